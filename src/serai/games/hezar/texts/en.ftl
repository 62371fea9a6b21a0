# Hezār-o yek šab in English. $card is a tale card, $tale a tale or any, $asks a number of stories.

tagline = The sultan wants to hear how the stories go on. Tell them together before the night is over.
genre = Cooperative card game
option-difficulty = Difficulty
option-difficulty-about = How many sultan cards are in the pile. The more there are, the harder it gets.
value-difficulty-6 = 6 sultan cards
value-difficulty-7 = 7 sultan cards
value-difficulty-8 = 8 sultan cards
value-difficulty-9 = 9 sultan cards

## The cards.

tale-aladdin = Aladdin
tale-ali-baba = Ali Baba
tale-merchant = The Merchant
tale-sinbad = Sinbad
tale-any = Any tale
card-sheherazade = Shéhérazade
card-palace = Palace
a-card = { $card ->
    [aladdin-character] an Aladdin character
    [ali-baba-character] an Ali Baba character
    [merchant-character] a Merchant character
    [sinbad-character] a Sinbad character
    [sheherazade] Shéhérazade
    [aladdin-landscape] an Aladdin landscape
    [ali-baba-landscape] an Ali Baba landscape
    [merchant-landscape] a Merchant landscape
    [sinbad-landscape] a Sinbad landscape
    [palace] the Palace
    [tiger] a tiger
   *[book] a book
}
the-character = { $character ->
    [aladdin-character] an Aladdin character
    [ali-baba-character] an Ali Baba character
    [merchant-character] a Merchant character
    [sinbad-character] a Sinbad character
   *[sheherazade] Shéhérazade
}
the-landscape = { $landscape ->
    [aladdin-landscape] an Aladdin landscape
    [ali-baba-landscape] an Ali Baba landscape
    [merchant-landscape] a Merchant landscape
    [sinbad-landscape] a Sinbad landscape
   *[palace] the Palace
}
a-wish = { $tale ->
    [aladdin] { $asks ->
        [one] one Aladdin story
       *[other] two Aladdin stories
    }
    [ali-baba] { $asks ->
        [one] one Ali Baba story
       *[other] two Ali Baba stories
    }
    [merchant] { $asks ->
        [one] one Merchant story
       *[other] two Merchant stories
    }
    [sinbad] { $asks ->
        [one] one Sinbad story
       *[other] two Sinbad stories
    }
   *[any] one story of any tale
}

## What happens, told in the log.

log-sultan = The sultan asks for { a-wish }.
log-deal = { $you ->
    [yes] You receive
   *[no] { $seat } receives
} { a-card }.
log-back = Too early for { a-card }: it goes back into the spread.
log-open = The discard starts with { a-card }.
log-first-player = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
log-draw-discard = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { a-card } from the discard.
log-draw-face = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { a-card }, face up in the spread.
log-draw-spread = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} from the spread.
log-get = { $you ->
    [yes] You find
   *[no] { $seat } finds
} { a-card }{ $card ->
    [tiger] : everyone discards a card
    [book] : three cards of the spread are turned up
   *[other] { "" }
}.
log-turn-up = The book turns up { a-card }{ $card ->
    [tiger] : everyone discards a card
    [book] : three more cards are turned up
   *[other] { "" }
}.
log-feed = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { a-card } for the tiger.
log-tell = { $you ->
    [yes] You tell
   *[no] { $seat } tells
} the sultan { $tale ->
    [aladdin] an Aladdin story
    [ali-baba] an Ali Baba story
    [merchant] a Merchant story
    [sinbad] a Sinbad story
   *[any] a story of any tale
} with { the-character } and { the-landscape }: { $served ->
    [yes] his wish is granted
   *[no] he wants one more
}.
log-discard = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { a-card }.
log-keep = { $you ->
    [yes] You discard nothing.
   *[no] { $seat } discards nothing.
}

## The end.

winners = Won together!
end-won = The sultan has heard every story he asked for. You have all won!
end-lost = The spread is empty, and for two full rounds you told no story and the discard did not shrink. You have all lost.
score-stories = Stories told

## The rules page.

section-goal = Goal
rule-goal = Tell the sultan every story he asks for. A story is a pair: a character and a landscape of the same tale.
rule-together = You play together: you all win, or you all lose.
section-cards = The cards
rule-sultan-cards = There are nine sultan cards. Each of the four tales (Aladdin in red, Ali Baba in green, the Merchant in yellow, Sinbad in blue) has two: one asks for two stories, the other for one. The ninth card asks for one story of any tale.
rule-tale-cards = There are forty-six tale cards: five characters and five landscapes of each tale, Shéhérazade, the Palace, two tigers and two books.
section-setup = Setup
rule-difficulty = Choose how hard the game will be: six, seven, eight or nine sultan cards, drawn at random, form the pile. The others stay in the box, unseen. Turn up the first three cards of the pile.
rule-deal = Lay out the tale cards face down: they are the spread. Draw two each and lay them face up in front of you. Turn up one more to start the discard.
rule-special-in-setup = If you draw a tiger or a book during setup, put it back into the spread and draw another card.
rule-first-player = The first player is drawn at random. Then play goes clockwise.
section-turn = A turn
rule-turn-order = Your turn has three steps, in this order: draw a tale card, tell a story if you like, discard a card if you like (with three cards, you must).
rule-known-to-all = All hands lie open. Nobody knows what will come from the spread or from the sultan pile, or which sultan cards are in the box.
section-draw = First, draw
rule-draw-first = You begin your turn by drawing a card. Nobody may skip it.
rule-draw-discard = You may take the top card of the discard, if there is one.
rule-draw-spread = You may draw a random face-down card of the spread, if there is one.
rule-draw-face-up = You may take any card of the spread that a book has turned face up.
rule-one-draw = You draw once a turn, before anything else.
rule-no-circles = If for two full rounds every draw comes from the discard and no story is told, the discard is closed: the next card must come from the spread. Then the discard is open again. The board counts down to it.
section-specials = Tigers and books
rule-special-at-once = A tiger or a book takes effect as soon as it is turned over, then leaves the game.
rule-special-is-the-draw = If you draw a tiger or a book, you draw no other card instead.
rule-book = Book: turn up three random face-down cards of the spread, one after the other, or as many as there are. They stay there face up and can be drawn later.
rule-book-chain = If a book turns up a tiger or another book, that one takes effect at once. Then the first book goes on.
rule-tiger = Tiger: each player discards a card of their choice, in turn order, starting with the player whose turn it is. Players without cards are skipped.
section-tell = Then, tell a story
rule-own-pair = You tell a story with a character and a landscape that are both in front of you.
rule-one-tale = The character and the landscape must belong to the same tale.
rule-sheherazade = Shéhérazade is a joker: a character who goes with any landscape.
rule-palace = The Palace is a joker: a landscape that goes with any character.
rule-both-jokers = Shéhérazade and the Palace together make a story of any tale you like.
rule-visible-sultan = Lay the pair on a face-up sultan card that asks for it.
section-sultan = What the sultan asks for
rule-asked-tale = A sultan card takes only stories of the tale it asks for.
rule-any-tale = The sultan card for any tale takes a story of any tale.
rule-two-stories = Some sultan cards ask for two stories. The first story stays on the card until the second is told, by anyone.
rule-next-sultan = When a sultan card has all its stories, it leaves the game with them. Turn up the next card of the pile, if there is one.
rule-one-story = You can tell one story a turn: you never hold more than three cards.
section-discard = Last, discard
rule-hand-limit = You may keep two cards at the end of your turn. If you have three, discard one.
rule-may-discard = If you have one or two, you may still discard one: it may be just what the next player needs.
rule-discard-own = You discard one of your own cards.
section-end = End of the game
rule-won = You win as soon as every sultan card of the pile has its stories.
rule-empty-spread = When the spread is empty, you draw from the discard.
rule-lost = When the spread is empty, you lose if for two full rounds no story is told and the discard does not shrink.

## The board.

place-table = The table
place-thrones = What the sultan asks for
place-sultans = To come
place-served = Stories
place-spread = The spread
place-discard = Discard
place-hand = Your cards
sultan-line = The sultan asks for { a-wish }{ $told ->
    [0] .
   *[other] {","} and has heard one.
}
sultan-pile = { $count ->
    [0] No sultan card is still to come.
    [one] One sultan card is still to come.
   *[other] { $count } sultan cards are still to come.
}
served-count = { $count ->
    [0] No sultan card has all its stories yet
    [one] One sultan card has all its stories
   *[other] { $count } sultan cards have all their stories
}
stories-line = Stories told: { $count }.
tell-here = Tell him a story.
tell-story = Tell the sultan who asks for { $tale ->
    [any] any tale
    [aladdin] Aladdin
    [ali-baba] Ali Baba
    [merchant] the Merchant
   *[sinbad] Sinbad
} a story with { the-character } and { the-landscape }.
foresee-wins = It is the last one: you win!
foresee-serves = That is all he asks for.
foresee-one-more = He will want one more.
action-tell = Tell it
badge-wins = You win!
badge-serves = Granted!
badge-one-more = One of two
foresee-card = { $useful ->
    [0] It makes no story with your cards yet.
   *[other] You can tell a story with it.
}
foresee-spread = { $useful ->
    [0] None
    [one] One
   *[other] { $useful }
} of the { $cards } face-down cards would give you a story.
no-cards = no card
waiting-setup = Dealing the cards.
waiting-drawing = { $name } is drawing a card.
waiting-turning = { $name } is drawing from the spread.
waiting-reading = The book turns up cards.
waiting-tiger = { $name } is choosing a card for the tiger.
waiting-telling = { $name } is thinking about a story.
waiting-sultan = The sultan has another wish.
waiting-discarding = { $name } may discard a card.
spread-line = { $count ->
    [0] The spread has no face-down card.
    [one] The spread has one face-down card.
   *[other] The spread has { $count } face-down cards.
}
spread-count = { $count } face down
spread-useful = { $useful ->
    [one] · { $useful } makes a story
   *[other] · { $useful } make a story
}
draw-hidden = Draw one of them.
draw-it = Take it.
face-line = Face up in the spread: { a-card }
faces-line = Face up in the spread: { $cards }.
patience-line = { $left ->
    [one] Last turn! Tell a story or make the discard smaller, or the game is lost.
   *[other] The spread is empty. { $left } turns left to tell a story or make the discard smaller.
}
circles-line = { $left ->
    [0] The discard is closed: the next card must come from the spread.
    [one] After one more card from here, the discard closes.
   *[other] After { $left } more cards from here, the discard closes.
}
discard-line = { $count ->
    [0] The discard is empty.
   *[other] On the discard: { a-card }.
}
discard-here = Discard { a-card }.
point-at = { $name }: { a-card }. Point at it.

## What a hand that points means: $card is the card, $mine the card that goes with it, $who somebody else.

says = { $name }: { $words }
says-you = You: { $words }
point-draw-spread = Draw from the spread.
point-draw-card = Take { a-card }.
point-draw-story = Take { a-card }: you can tell a story with it.
point-tell = Tell a story to the sultan who asks for { a-wish }.
point-discard = Discard { a-card }.
point-discard-any = Discard a card.
point-give-me = Give me { a-card }: I have { $mine }.
point-give = Discard { a-card } for { $who }, who has { $mine }.
point-tiger = Discard { a-card } for the tiger.
point-mine = I have { a-card }.
point-theirs = { $who } has { a-card }.
point-wish = The sultan asks for { a-wish }.
point-look-spread = Look at the spread.
point-look-discard = Look at the discard.
point-look-card = Look: { a-card }.

## What there is to do.

can-be-told = can be told
hint-draw = Your turn: draw a card.
hint-tell = Tell a story, or choose a card to discard.
hint-which-pair = With which pair?
hint-pair = Choose a sultan card that glows.
hint-held-story = Tell a story with it, or discard it.
hint-held = Discard { a-card }? Or choose another card.
foresee-gift = { $name } can tell a story with { a-card }.
hint-must-discard = You have three cards: choose one to discard.
hint-may-discard = Discard a card if you like, or keep them all.
hint-tiger = Choose a card to discard for the tiger.
hint-feed = Discard { a-card } for the tiger?
action-discard = Discard
action-feed = Discard
action-keep = Keep all
action-put-back = Put back
action-stop-pointing = Stop pointing
action-close = Close
to-come = Unseen cards
to-come-spread = { $count ->
    [0] No card lies face down in the spread
    [one] Face down in the spread: one card
   *[other] Face down in the spread: { $count } cards
}
hidden-kind = { $card ->
    [aladdin-character] Aladdin characters
    [ali-baba-character] Ali Baba characters
    [merchant-character] Merchant characters
    [sinbad-character] Sinbad characters
    [sheherazade] Shéhérazade
    [aladdin-landscape] Aladdin landscapes
    [ali-baba-landscape] Ali Baba landscapes
    [merchant-landscape] Merchant landscapes
    [sinbad-landscape] Sinbad landscapes
    [palace] the Palace
    [tiger] tigers
   *[book] books
}: { $count } unseen
to-come-sultans = { $count ->
    [0] No sultan card is still to come
   *[other] Sultan cards still to come: { $count } of these { $of }
}
look-through = Look through the discard
look-through-title = { $count ->
    [0] The discard is empty
    [one] The discard: one card
   *[other] The discard: { $count } cards, the top one first
}
tiger-title = A tiger!
tiger-line = Everyone discards a card.
tiger-order = { $name }: { $state ->
    [done] done
    [now] choosing now
   *[next] still to choose
}
night-line = { $count ->
    [0] The spread is empty.
    [one] One card is left in the spread.
   *[other] { $count } cards are left in the spread.
}
summary-title = The table in words
player-line = { $name }: { $cards }{ $turn ->
    [yes] {";"} to move
   *[no] { "" }
}.
finale = { $stories ->
    [one] One story told
   *[other] { $stories } stories told
}
finale-won = Dawn breaks, and the sultan smiles.
finale-lost = The night is over, and the sultan frowns.
finale-untold = { $count ->
    [one] One sultan card without its stories
   *[other] { $count } sultan cards without their stories
}

## What the pictures of the rules page show.

picture-goal = An Aladdin character and an Aladdin landscape go to a sultan card that asks for Aladdin stories.
picture-cards = The twelve kinds of tale cards: a character and a landscape for each of the four tales, Shéhérazade, the Palace, the tiger and the book.
picture-setup = The sultan pile and three sultan cards turned up, the spread face down, a hand of two open cards.
picture-draw = A card comes from the spread, face down or face up, or from the discard.
picture-specials = A book turns up three cards of the spread. A tiger takes a card from each player.
picture-tell = Three ways to tell a Sinbad story: with a Sinbad character and a Sinbad landscape, with Shéhérazade, or with the Palace.
picture-sultan = A sultan card that asks for two stories: with none, with one, with both.
picture-discard = One of three cards goes on the discard.
picture-end = Three sultan cards with all their stories.

## The guided first game.

first-welcome = Good evening! The sultan wants stories, and his three cards say which: one Aladdin story, two Sinbad stories, one Ali Baba story. You and Morgiane tell them together. All your cards lie open.
first-draw = A story is a pair: a character and a landscape of the same tale. You have an Aladdin character, and an Aladdin landscape lies on the discard. Every turn begins with a draw: take it.
first-why-sure = Nobody knows what the spread would give you; the discard gives you a story for sure.
first-tell = Now you have the pair. Choose both Aladdin cards, then the sultan who asks for Aladdin.
first-why-tell = That would break up your pair. Tell the story first: you discard at the end of your turn.
first-keep = His wish is granted, and he has another one at once: two Merchant stories. At the end of your turn you may discard a card. Your Merchant landscape will be useful: keep it.
first-why-keep = The sultan asks for two Merchant stories: this card is half of one.
first-partner = Morgiane drew an Ali Baba character, told the Ali Baba story, and kept her Sinbad character. The sultan’s new card asks for a story of any tale.
first-spread = The discard is empty: draw a card from the spread. The number below it says how many of its cards would give you a story.
first-gift = A Sinbad landscape is no use to you, but Morgiane has a Sinbad character! She plays next and may take what you discard. Choose the landscape and discard it.
first-why-gift = Your Merchant landscape is still asked for, and Morgiane gets only what you discard: leave her the Sinbad landscape.
first-two-stories = She took it and told the story. That sultan asks for two stories: his card stays until the second one is told, by either of you. Draw from the spread again.
first-no-story = No sultan asks for Aladdin any more, but the card for any tale would take an Aladdin story. You may keep two cards, and you have two: keep them all.
first-why-half = A sultan still takes a story of that tale. Your card is half of it, and Morgiane has nothing that goes with it.
first-book = Morgiane drew a book. It turned up three cards of the spread, for anyone to take. With the Merchant character you have a pair. (Shéhérazade would do too, but she fits everywhere: save her.) Take the Merchant.
first-why-book = The Merchant makes a story for sure, and spares Shéhérazade.
first-three-cards = Tell the Merchant story. Then keep the card you have left.
first-why-merchant = You have a Merchant pair: tell it to the sultan who wants the Merchant. The one who takes any tale can wait.
first-tiger = A tiger! Each player discards a card, starting with the one who drew it. Morgiane has none, so it is your turn: discard your Aladdin landscape.
first-sheherazade = Shéhérazade is still face up. She is a joker: a character who goes with any landscape. Take her.
first-why-sheherazade = Nothing gives you a story at once. But with Shéhérazade, a landscape of any tale that a sultan takes will do.
first-wait = You cannot tell a story yet, but you know what lies on the discard. Keep Shéhérazade.
first-why-wait = Shéhérazade goes with the landscape on the discard: keep her for your next turn.
first-sure = A story for sure! The Aladdin landscape on the discard goes with Shéhérazade. Take it.
first-any = No sultan asks for Aladdin, so tell this story to the one who takes any tale.
first-why-now = You have a pair that a sultan takes now. The night is short: tell it.
first-night = Morgiane told the second Sinbad story. Two stories are missing. The spread is your night: when it is empty and two rounds bring nothing new, you lose. Draw from it.
first-palace = The Palace, the other joker: a landscape that goes with any character. Keep it.
first-why-palace = The Palace goes with any character: it is half of whatever story comes next.
first-returned = Morgiane drew a Merchant character and left it to you! Take it, then tell the second Merchant story with the Palace.
first-last-half = A Sinbad character, for the very last story. Morgiane has the landscape. Keep your card: she has seen it.
first-why-last-half = That would do as well: Morgiane could take it and tell the last story. But the last story is yours to tell: keep your card.
first-last = She left you the landscape. Take it and tell the sultan his last story.
first-farewell = Dawn breaks: every sultan card has its stories, and you have both won! Now play a game of your own. Talk as much as you like, and point at cards to show what you mean.

## What a good player weighs: $amount is a number.

weighs-stories = { $amount ->
    [one] { $amount } story told
   *[other] { $amount } stories told
}
weighs-ready = { $amount ->
    [one] { $amount } story ready to tell
   *[other] { $amount } stories ready to tell
}
weighs-fitting = { $amount ->
    [one] { $amount } card of a tale the sultan asks for
   *[other] { $amount } cards of tales the sultan asks for
}
weighs-jokers = { $amount ->
    [one] { $amount } joker
   *[other] { $amount } jokers
}
weighs-offered = { $amount ->
    [one] { $amount } card on the discard that gives the next player a story
   *[other] { $amount } cards on the discard that give the next player a story
}
weighs-buried = { $amount ->
    [one] { $amount } useful card buried in the discard
   *[other] { $amount } useful cards buried in the discard
}
