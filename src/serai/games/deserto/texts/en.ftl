# Deserto in English. $card is vizier, thief, treasure, oasis or unseen.

tagline = Catch the thief, guard the treasure: a quick card chase on four squares of sand.
card-vizier = Vizier
card-thief = Thief
card-treasure = Treasure
card-oasis = Oasis
a-card = { $card ->
    [vizier] a vizier
    [thief] a thief
    [treasure] a treasure
    [oasis] an oasis
   *[unseen] a card
}

## What happens, told in the log.

log-play = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $card ->
    [vizier] a vizier
    [thief] a thief
    [treasure] a treasure
   *[oasis] an oasis
} on { $cell }{ $four ->
    [yes] : four viziers! { $won } cards won
   *[no] { $won ->
        [0] { "" }
        [one] {" "}and { $you ->
            [yes] win
           *[no] wins
        } one card
       *[other] {" "}and { $you ->
            [yes] win
           *[no] wins
        } { $won } cards
    }
}.
log-pass = { $you ->
    [yes] You pass and give
   *[no] { $seat } passes and gives
} { $card ->
    [vizier] a vizier
    [thief] a thief
    [treasure] a treasure
    [oasis] an oasis
   *[unseen] a card
} to { $to-you ->
    [yes] you
   *[no] { $to }
}.
log-draw = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card ->
    [vizier] a vizier
    [thief] a thief
    [treasure] a treasure
    [oasis] an oasis
   *[unseen] a card
}.
log-first-card = { $card ->
    [vizier] A vizier
    [thief] A thief
    [treasure] A treasure
   *[oasis] An oasis
} opens the square.
log-first-player = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}

## The count.

end-all-played = The pile is empty and every hand is played.
score-won = Won in the square
score-gifts = Received from passes

## At the table.

the-card = { $card ->
    [vizier] the vizier
    [thief] the thief
    [treasure] the treasure
   *[oasis] the oasis
}
place-table = The table
place-square = The square
place-hand = Your hand
place-pile = Pile
place-heap = Your cards
hint-your-turn = Your turn: choose a card.
hint-place = Choose a glowing place for { the-card }.
hint-no-place = There is no place for { the-card }.
hint-turn-of = { $name } is choosing.
hint-setup = The cards are being dealt.
hint-over = The last card is played.
hint-give-which = Choose a card to give to { $name }.
hint-give = Give { the-card } to { $name }?
action-play = Play
action-pass = Pass
action-give = Give
action-put-back = Put back
foresee-nothing = Wins nothing.
foresee-win = Wins { $stacks ->
    [one] a stack
   *[other] { $stacks } stacks
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
foresee-four = Four viziers! Wins all { $cards } cards.
cell-empty = { $cell }: empty
cell-stack = { $cell }: { a-card }{ $under ->
    [0] { "" }
    [one] {" "}on top of one card
   *[other] {" "}on top of { $under } cards
}
cell-allowed = Play { the-card } here.
cell-forbidden = Playing { the-card } here is not possible.
hand-card = { a-card }, { $places ->
    [0] no place to go
    [one] one place to go
   *[other] { $places } places to go
}
heap-count = { $count ->
    [0] No card won
    [one] One card won
   *[other] { $count } cards won
}
unseen-title = Unseen cards
unseen-kind = { $card ->
    [vizier] viziers
    [thief] thieves
    [treasure] treasures
   *[oasis] oases
}: { $count } unseen
summary-title = The table in words
player-line = { $name }: { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand, { $won } won{ $turn ->
    [yes] {";"} to move
   *[no] { "" }
}
pile-line = Pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}

## What the pictures of the rules page show.

picture-goal = A vizier catches a thief, the thief steals a treasure; an oasis stands apart.
picture-setup = A hand of three cards, the pile, and a square with one card turned up.
picture-place = A square with two cards: a card may go to the empty places that touch one. A complete square: a card may go on top of any stack.
picture-stronger = A thief may not go beside a vizier, nor a treasure beside a thief; across the corner it may.
picture-win = A vizier wins the two stacks beside it that show a thief. Four viziers win everything.
picture-pass = A card goes, face down, to the previous player’s heap.
picture-draw = A card of the pile fills a hand of two up to three.
picture-end = The pile is empty, the hands are played, and the largest heap wins.

## The rules page.

section-goal = The chase
rule-goal = Win the most cards.
rule-chase = The vizier catches the thief; the thief steals the treasure.
rule-oasis = The oasis is neutral: it takes nothing and nothing takes it.
section-setup = Before the first turn
rule-deal = Fifty-one cards are shuffled: fifteen viziers, fifteen thieves, fifteen treasures and six oases. Everyone gets three; the rest is the pile.
rule-first-card = The next card is turned up and opens the square.
rule-first-player = The first player is drawn at random; turns then go to the left.
section-place = Where a card may go
rule-card-in-hand = On your turn, play one card of your hand, or pass.
rule-fill-the-square = The square is two cards by two. While a place in it is empty, cards go to empty places only.
rule-beside-a-card = A card that fills the square touches a card already there by a side, never only by a corner. In an empty square any place will do.
rule-cover = Once the square is complete, a card goes on top of any stack.
section-stronger = Never beside a stronger card
rule-thief-beside-vizier = No thief may be played beside a visible vizier.
rule-treasure-beside-thief = No treasure may be played beside a visible thief.
rule-visible-only = Only the top cards beside it count: not those underneath, not the one being covered, not the one across the corner.
section-win = Winning stacks
rule-win-weaker = A card wins every stack beside it whose top card is weaker: the whole stack, and several at once.
rule-win-is-not-a-choice = Winning is not a choice: what is won is taken. (House ruling.)
rule-four-viziers = When four viziers are visible, whoever played the last one wins all four stacks, and the square is empty.
section-pass = Passing
rule-pass = Whoever cannot or will not play gives a card of their choice to the previous player, who keeps it as won.
rule-gift-is-secret = Only the giver and the receiver see a card given by a pass. (House ruling.)
section-draw = Drawing
rule-draw = After playing or passing, draw back to three cards while the pile lasts. (After a pass: house ruling.)
section-end = The end
rule-end = The game ends when the pile is empty and every hand is played. Whoever has no card left is passed over.
rule-left-in-the-square = Cards left in the square count for nobody. (House ruling.)
rule-winner = Most cards won wins; equal players share the victory. (Sharing: house ruling.)

## The guided first game.

first-welcome = Welcome to the desert! Four kinds of cards cross it: viziers, thieves, treasures and oases. Three are in your hand, and one lies open. Whoever has won the most cards at the end wins.
first-steal = A thief steals a treasure that lies beside it. Take your thief and lay it to the right of the treasure.
first-catch = The treasure is yours, and you drew a card: one always draws back to three. Now Morgiane has laid a thief of her own. A vizier catches a thief beside it: lay yours on the free place just below that thief.
first-forbidden = A card may never lie beside a visible stronger one: on the last free place your treasures would lie beside a thief, and that is forbidden.
first-oasis = An oasis takes nothing, and nobody takes it: it may lie anywhere. Close the square with yours.
first-cover = Now the square is full, so a card goes on top of any stack. What it covers no longer counts, only what is beside it. Cover the oasis at the top left, beside a thief, with your vizier.
first-pass = Morgiane passed: who passes gives a card to the previous player, here to you, as a card won.
first-fill = The square has a hole: while it has, cards go only there. Your treasure may lie beside a vizier, who does not care for gold.
first-stacks = Her thief took two stacks at once, and a stack is won whole. But it stands in the open: catch it.
first-four = Three viziers stand in the square. A fourth one wins all four stacks, whatever lies below them!
first-farewell = The square is empty and your heap has grown. When the pile is used up and all hands are played, the heaps are counted; what is left in the square is nobody’s. Now play a game of your own!

## What a good player weighs: $amount is a number, with a fraction where it is only to be expected.

weighs-won = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
weighs-ahead = a lead of { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
weighs-danger = { $amount ->
    [one] { $amount } card that the next player could win
   *[other] { $amount } cards that the next player could win
}
weighs-reach = { $amount ->
    [one] { $amount } card within reach of your hand
   *[other] { $amount } cards within reach of your hand
}
weighs-viziers = { $amount ->
    [one] { $amount } vizier in hand
   *[other] { $amount } viziers in hand
}
weighs-oases = { $amount ->
    [one] { $amount } oasis in hand
   *[other] { $amount } oases in hand
}
weighs-given = { $amount ->
    [one] { $amount } card for another player
   *[other] { $amount } cards for other players
}
