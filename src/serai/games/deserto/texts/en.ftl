# Deserto in English. $card is vizier, thief, treasure, oasis or unseen.

tagline = Catch the thief, guard the treasure: a quick card chase on four patches of sand.
genre = Quick tactical card game
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
won-by = { $points ->
    [one] One card ahead
   *[other] { $points } cards ahead
}
lost-by = { $points ->
    [one] Lost by one card
   *[other] Lost by { $points } cards
}
score-won = Won in the square
score-gifts = Received when others passed

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
place-heap = Cards won
hint-your-turn = Your turn: choose a card.
hint-place = Choose a place for { the-card }.
hint-no-place = No place for { the-card } now.
hint-turn-of = { $name } is choosing.
hint-setup = The cards are being dealt.
hint-over = All cards are played.
hint-only-pass = None of your cards can be played. You must pass: choose a card to give to { $name }.
hint-give-which = Pass: choose a card to give to { $name }.
hint-give = Give { the-card } to { $name }?
seat-passed = passes
count-title = Cards won
count-total = Total
count-crowned = wins
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
cell-allowed = You can play { the-card } here.
cell-forbidden = You cannot play { the-card } here.
hand-card = { a-card }, { $places ->
    [0] cannot be played
    [one] one place to play it
   *[other] { $places } places to play it
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
picture-place = In a square with two cards, you can play on the empty places beside them. In a complete square, you can play on top of any stack.
picture-stronger = A thief cannot go beside a vizier, nor a treasure beside a thief. Diagonally is fine.
picture-win = A vizier wins the two stacks beside it that show a thief. Four viziers win everything.
picture-pass = A card goes face down to the cards won by the previous player.
picture-draw = A card of the pile fills a hand of two up to three.
picture-end = The pile is empty and the hands are played: whoever won the most cards wins.

## The rules page.

section-goal = Goal
rule-goal = Win the most cards.
rule-chase = The vizier catches the thief. The thief steals the treasure. Vizier and treasure ignore each other.
rule-oasis = The oasis is neutral: it takes nothing, and nothing takes it.
section-setup = Setup
rule-deal = Shuffle the 51 cards: 15 viziers, 15 thieves, 15 treasures and 6 oases. Deal three to each player. The rest is the pile.
rule-first-card = Turn the next card face up: it opens the square.
rule-first-player = The first player is drawn at random. Then play goes clockwise.
section-place = Where you can play a card
rule-card-in-hand = On your turn, play one card from your hand, or pass.
rule-fill-the-square = The square is 2 × 2 cards. While it has an empty place, play on an empty place.
rule-beside-a-card = Play beside a card that is already there, never only diagonally. If the square is empty, play anywhere.
rule-cover = Once the square is complete, play on top of any stack.
section-stronger = Never beside a stronger card
rule-thief-beside-vizier = You cannot play a thief beside a visible vizier.
rule-treasure-beside-thief = You cannot play a treasure beside a visible thief.
rule-visible-only = Only the top cards beside your card count. Cards underneath, the card you cover and the card diagonally opposite do not.
section-win = Winning stacks
rule-win-weaker = Your card wins every stack beside it whose top card is weaker. You win the whole stack, and you can win several at once.
rule-win-is-not-a-choice = You must take every stack you win.
rule-four-viziers = When four viziers are visible, the player who played the last one wins all four stacks. The square is then empty.
section-pass = Passing
rule-pass = If you cannot or do not want to play, give a card of your choice to the previous player, who keeps it as a card won.
rule-gift-is-secret = Only the two of you see that card.
section-draw = Drawing
rule-draw = After your turn, draw back to three cards while the pile lasts.
rule-draw-after-a-pass = You draw after a pass, too.
section-end = End of the game
rule-end = The game ends when the pile is empty and every hand is played.
rule-left-in-the-square = Cards left in the square count for nobody.
rule-winner = Whoever wins the most cards wins the game.
rule-tie = Players who tie share the victory.

## The guided first game.

first-welcome = Welcome to the desert! Viziers, thieves, treasures and oases cross it. You hold three cards, and one lies in the square. Win the most cards to win the game.
first-steal = A thief steals a treasure beside it. Take your thief and play it to the right of the treasure.
first-why-steal = Only a thief beside the treasure wins it now. This story puts yours on its right.
first-catch = The treasure is yours, and you drew a new card: you always draw back to three. Now Morgiane has played a thief. A vizier catches a thief beside it: play yours on the free place just below that thief.
first-why-catch = A vizier on either free place wins a thief; nothing else wins a card now. Take Morgiane’s thief, on the left.
first-forbidden = You cannot play a card beside a visible stronger one. On the last free place, your treasures would be beside a thief: that is forbidden.
first-oasis = An oasis takes nothing, and nothing takes it, so it can go anywhere. Complete the square with yours.
first-why-oasis = Passing would give a card away, and your oasis has a place where nothing can take it.
first-cover = The square is complete: now you play on top of any stack. The card you cover no longer counts, only the cards beside yours do. Play your vizier on the oasis at the top left, beside a thief.
first-why-cover = Only your vizier wins a card now: the thief, from either oasis beside it. Cover the oasis at the top left.
first-pass = Morgiane passed. Whoever passes gives a card to the previous player: this one is yours, as a card won.
first-fill = The square has an empty place, so you must play there. Your treasure is safe beside a vizier: vizier and treasure ignore each other.
first-why-fill = Nothing wins a card here. Keep your vizier for the next thief, and do not pass: that gives a card away.
first-stacks = Her thief won two whole stacks at once. But now it is in the open: catch it!
first-why-stacks = Only a vizier beside the thief wins its stack. From the other free place he would, too: choose the one that glows.
first-four = Three viziers are visible. A fourth one wins all four stacks, whatever lies below!
first-why-four = Nothing else brings you a card now: your vizier wins four whole stacks.
first-farewell = All four stacks are yours: well played! When the pile is used up and every hand is played, the cards won are counted. Cards left in the square count for nobody. Now play a game of your own!

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
    [one] { $amount } card the next player could win
   *[other] { $amount } cards the next player could win
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
