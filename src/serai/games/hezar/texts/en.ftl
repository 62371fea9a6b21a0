# Hezār-o yek šab in English. $card is a tale card, $tale a tale or any, $asks a number of stories.

tagline = The sultan wants the rest of the story: find it together before the night is over.
option-difficulty = Difficulty
option-difficulty-about = How many sultan cards are in the pile: the more there are, the harder it is.
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
card-aladdin-character = Aladdin: character
card-ali-baba-character = Ali Baba: character
card-merchant-character = The Merchant: character
card-sinbad-character = Sinbad: character
card-sheherazade = Shéhérazade
card-aladdin-landscape = Aladdin: landscape
card-ali-baba-landscape = Ali Baba: landscape
card-merchant-landscape = The Merchant: landscape
card-sinbad-landscape = Sinbad: landscape
card-palace = Palace
card-tiger = Tiger
card-book = Book
a-card = { $card ->
    [aladdin-character] a character of Aladdin
    [ali-baba-character] a character of Ali Baba
    [merchant-character] a character of the Merchant
    [sinbad-character] a character of Sinbad
    [sheherazade] Shéhérazade
    [aladdin-landscape] a landscape of Aladdin
    [ali-baba-landscape] a landscape of Ali Baba
    [merchant-landscape] a landscape of the Merchant
    [sinbad-landscape] a landscape of Sinbad
    [palace] the Palace
    [tiger] a tiger
   *[book] a book
}
the-character = { $character ->
    [aladdin-character] a character of Aladdin
    [ali-baba-character] a character of Ali Baba
    [merchant-character] a character of the Merchant
    [sinbad-character] a character of Sinbad
   *[sheherazade] Shéhérazade
}
the-landscape = { $landscape ->
    [aladdin-landscape] a landscape of Aladdin
    [ali-baba-landscape] a landscape of Ali Baba
    [merchant-landscape] a landscape of the Merchant
    [sinbad-landscape] a landscape of Sinbad
   *[palace] the Palace
}
a-wish = { $asks ->
    [one] one story
   *[other] two stories
} { $tale ->
    [aladdin] of Aladdin
    [ali-baba] of Ali Baba
    [merchant] of the Merchant
    [sinbad] of Sinbad
   *[any] of any tale
}

## What happens, told in the log.

log-sultan = The sultan asks for { a-wish }.
log-deal = { $you ->
    [yes] You receive
   *[no] { $seat } receives
} { a-card }.
log-back = Too early for { a-card }: it goes back into the spread.
log-open = The discard opens with { a-card }.
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
} { a-card } from the spread, where it lay face up.
log-draw-spread = { $you ->
    [yes] You reach
   *[no] { $seat } reaches
} into the spread.
log-get = { $you ->
    [yes] You draw
   *[no] { $seat } draws
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
    [yes] You leave
   *[no] { $seat } leaves
} { a-card } to the tiger.
log-tell = { $you ->
    [yes] You tell
   *[no] { $seat } tells
} the sultan a story { $tale ->
    [aladdin] of Aladdin
    [ali-baba] of Ali Baba
    [merchant] of the Merchant
    [sinbad] of Sinbad
   *[any] of his liking
} with { the-character } and { the-landscape }: { $served ->
    [yes] his wish is fulfilled
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
end-no-pair = The spread is empty, and no story that the sultan asks for can be told any more. The game is lost.
end-two-rounds = The spread is empty, and two rounds have passed without a story. The game is lost.
score-stories = Stories told together

## The rules page.

section-goal = The sultan’s wishes
rule-goal = Tell the sultan every story he asks for: a story is a pair, a character and a landscape of one tale.
rule-together = You play together: all win, or all lose.
section-cards = The cards
rule-sultan-cards = There are nine sultan cards. For each of the four tales (Aladdin in red, Ali Baba in green, the Merchant in yellow, Sinbad in blue) one asks for two stories and one for one story; the last asks for one story of any tale.
rule-tale-cards = There are forty-six tale cards: five characters and five landscapes of each tale, Shéhérazade, the Palace, two tigers and two books.
section-setup = Before the first turn
rule-difficulty = Choose how hard it shall be: six, seven, eight or nine sultan cards, drawn at random, make the pile, and the others stay unseen in the box. Three of the pile are turned up.
rule-deal = The tale cards lie face down: this is the spread. Everyone draws two and lays them down face up; one more opens the discard.
rule-special-in-setup = A tiger or a book drawn during the setup goes back into the spread, and another card is drawn.
rule-first-player = The first player is drawn at random; turns then go to the left.
section-turn = A turn
rule-turn-order = A turn has three steps, in this order: draw a tale card, tell a story if you like, discard a card.
rule-known-to-all = All hands lie open. Nobody knows what comes from the spread or from the sultan pile, nor which sultan cards were left in the box.
section-draw = First, draw
rule-draw-first = A turn begins with a draw; nobody may do without.
rule-draw-discard = You may take the top card of the discard, if there is one.
rule-draw-spread = You may draw a card of the spread at random, while some lie face down.
rule-draw-face-up = You may take any card of the spread that a book has turned face up.
rule-one-draw = You draw once a turn, before anything else.
rule-no-circles = After two full rounds without a story in which everybody took from the discard, the next card must come from the spread, as long as it has one. (House ruling, so that every game ends.)
section-specials = Tigers and books
rule-special-at-once = A tiger or a book takes effect as soon as it is turned over, then leaves the game. Who draws it draws nothing else for it. (No other draw: house ruling.)
rule-book = Book: three face-down cards of the spread, or as many as there are, are turned up at random, one after the other. They stay there face up and can be drawn later.
rule-book-chain = A tiger or a book that a book turns up takes effect at once; then the first book goes on.
rule-tiger = Tiger: everyone discards a card of their choice, in turn order from the player whose turn it is. Whoever has no card is passed over.
section-tell = Then, tell a story
rule-own-pair = You tell a story with a character and a landscape that both lie before you.
rule-one-tale = The character and the landscape belong to one tale.
rule-sheherazade = Shéhérazade is a character of any tale: she goes with every landscape.
rule-palace = The Palace is a landscape of any tale: it goes with every character.
rule-both-jokers = Shéhérazade in the Palace is a story of any tale you like. (House ruling.)
rule-visible-sultan = A story is laid on a sultan card that is turned up.
section-sultan = What the sultan asks for
rule-asked-tale = A sultan card takes stories of the tale it asks for.
rule-any-tale = The sultan card of any tale takes a story of whichever tale.
rule-two-stories = Some sultan cards ask for two stories. The first one stays on the card until the second comes, from whomever.
rule-next-sultan = A sultan card that has all its stories leaves the game with them, and the next of the pile is turned up, while there is one.
rule-one-story = One story a turn is all there can be: nobody has more than three cards.
section-discard = Last, discard
rule-hand-limit = At the end of your turn you keep two cards at most: with three, one must go on the discard.
rule-may-discard = With two cards or one, you may discard one all the same: it may be just what the next player needs.
rule-discard-own = You discard a card that lies before you.
section-end = The end
rule-won = You win when every sultan card of the pile has been served.
rule-empty-spread = When the spread is empty, cards are drawn from the discard; if that is empty too, nothing is drawn. (House ruling.)
rule-lost-without-pair = You lose when the spread is empty and the cards before the players and in the discard hold no pair that a visible sultan card asks for.
rule-lost-after-two-rounds = You also lose when the spread is empty and two full rounds pass without a story. (House ruling.)

## The board.

place-table = The table
place-thrones = What the sultan asks for
place-sultans = To come
place-served = Stories
place-spread = The spread
place-discard = Discard
place-hand = Your cards
wish-any = Any tale
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
tell-story = Tell { $tale ->
    [any] the sultan of any tale
    [aladdin] the sultan of Aladdin
    [ali-baba] the sultan of Ali Baba
    [merchant] the sultan of the Merchant
   *[sinbad] the sultan of Sinbad
} a story with { the-character } and { the-landscape }.
foresee-wins = It is the last one: you all win!
foresee-serves = That is all he asks for.
foresee-one-more = He will want one more.
action-tell = Tell it
badge-wins = Victory!
badge-serves = Granted!
badge-one-more = One of two
foresee-card = { $useful ->
    [0] It makes no story with your cards yet.
   *[other] With it you could tell a story.
}
foresee-spread = { $useful ->
    [0] None
    [one] One
   *[other] { $useful }
} of the { $cards } hidden cards would give you a story.
no-cards = no card
waiting-setup = The cards are being dealt.
waiting-drawing = { $name } is drawing a card.
waiting-turning = { $name } reaches into the spread.
waiting-reading = The book turns up cards.
waiting-tiger = The tiger waits for a card of { $name }.
waiting-telling = { $name } may tell a story.
waiting-sultan = The sultan has another wish.
waiting-discarding = { $name } may discard.
spread-line = { $count ->
    [0] No card of the spread is hidden.
    [one] One card of the spread is hidden.
   *[other] { $count } cards of the spread are hidden.
}
spread-count = { $count } hidden
spread-useful = · { $useful } for a story
draw-hidden = Draw one of them.
draw-it = Draw it.
face-line = Face up in the spread: { a-card }
faces-line = Face up in the spread: { $cards }.
patience-line = { $left ->
    [0] The spread is empty: tell a story this turn, or the sultan loses patience.
    [one] The spread is empty: the sultan’s patience lasts one more turn.
   *[other] The spread is empty: the sultan’s patience lasts { $left } turns.
}
discard-line = { $count ->
    [0] The discard is empty.
   *[other] On the discard: { a-card }.
}
discard-here = Discard { a-card }.
point-at = { $name }: { a-card }. Point at it.
points-at = { $name } points at { $place ->
    [spread] the spread
    [discard] the discard
    [sultan] the sultan who asks for { a-wish }
   *[card] { a-card }
}.
can-be-told = can be told
hint-draw = Your turn: draw a card.
hint-tell = Tell a story, or choose a card to discard.
hint-which-pair = With which pair?
hint-pair = Choose a sultan who glows.
hint-held-story = Tell a story with it, or discard it.
hint-held = Discard { a-card }, or choose another card?
foresee-gift = { $name } could tell a story with { a-card }.
hint-must-discard = Choose a card to discard.
hint-may-discard = You may discard a card, or keep all.
hint-tiger = A tiger! Choose a card to leave to it.
hint-feed = Leave { a-card } to the tiger?
action-discard = Discard
action-feed = Leave it
action-keep = Keep all
action-put-back = Put back
action-close = Close
to-come = What may come
to-come-spread = { $count ->
    [0] Nothing is hidden in the spread
    [one] Hidden in the spread: one card
   *[other] Hidden in the spread: { $count } cards
}
hidden-kind = { $card ->
    [aladdin-character] characters of Aladdin
    [ali-baba-character] characters of Ali Baba
    [merchant-character] characters of the Merchant
    [sinbad-character] characters of Sinbad
    [sheherazade] Shéhérazade
    [aladdin-landscape] landscapes of Aladdin
    [ali-baba-landscape] landscapes of Ali Baba
    [merchant-landscape] landscapes of the Merchant
    [sinbad-landscape] landscapes of Sinbad
    [palace] the Palace
    [tiger] tigers
   *[book] books
}: { $count } hidden
to-come-sultans = { $count ->
    [0] No sultan card is still to come
   *[other] Sultan cards still to come: { $count } of these { $of }
}
summary-title = The table in words
player-line = { $name }: { $cards }{ $turn ->
    [yes] {";"} to move
   *[no] { "" }
}.
finale = { $stories } stories, and it is morning: the sultan smiles.

## What the pictures of the rules page show.

picture-goal = A character and a landscape of Aladdin go to a sultan card that asks for stories of Aladdin.
picture-cards = The twelve kinds of tale cards: a character and a landscape for each of the four tales, Shéhérazade, the Palace, the tiger and the book.
picture-setup = The sultan pile and three sultan cards turned up, the spread face down, a hand of two open cards.
picture-draw = A card comes from the spread, face down or face up, or from the discard.
picture-specials = A book turns up three cards of the spread. A tiger takes a card of everyone.
picture-tell = Three ways to tell a story of Sinbad: with a character and a landscape of Sinbad, with Shéhérazade, or with the Palace.
picture-sultan = A sultan card that asks for two stories: with none, with one, with both.
picture-discard = Of three cards, one goes on the discard.
picture-end = Three sultan cards with all their stories.

## The guided first game.

first-welcome = Good evening! The sultan wants to hear stories, and his three cards say which: one of Aladdin, two of Sinbad, one of Ali Baba. You and Morgiane tell them together, with all your cards open.
first-draw = A story is a pair: a character and a landscape of one tale. You have Aladdin himself; his landscape lies on the discard. Every turn begins with a draw: take it.
first-tell = Now you hold both halves of the story. Choose Aladdin and his landscape, then tell them to the sultan who asks for Aladdin.
first-keep = His wish is granted, and he has another one at once. At the end of a turn you may discard a card. The Merchant’s landscape will be of use now: keep it.
first-spread = Morgiane has pleased him too. On the discard there is nothing for you: draw a hidden card of the spread. The number below it says how many of them would make a story for you.
first-gift = A landscape of Sinbad: not for you, but Morgiane has Sinbad before her! What you discard, she may draw. Choose it and discard it.
first-two-stories = She understood. This sultan asks for two stories, so his card stays until it has both; anyone may tell the second. Draw from the spread again.
first-no-story = Nobody asks for Aladdin any more, but the card of any tale would take him. You keep two cards at most, and two is what you have: keep both.
first-book = Morgiane drew a book: it turned up three cards of the spread, for everyone to draw. One of them is just what you need: take the Merchant.
first-three-cards = Tell the Merchant’s story with his landscape. With the one card that is left you do as you like: keep it.
first-tiger = A tiger! Everyone leaves it a card, starting with whoever drew it. Morgiane has none, so it is you alone: choose your card and leave it.
first-sheherazade = Shéhérazade goes with every landscape: a joker. She lies face up in the spread; take her before the night does, and keep her.
first-night = The spread is the night. When it is empty and no story can be told any more, all is lost. Try your luck.
first-jokers = The Palace: the landscape of all tales! Together they are a story of any tale you like. Give the sultan of the Merchant his second story with them.
first-farewell = One wish after the other: two are left, and the night is still long. When every sultan card has its stories, you have all won. Now play a game of your own, and talk: all of it is allowed!

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
    [one] { $amount } card of a tale asked for
   *[other] { $amount } cards of the tales asked for
}
weighs-jokers = { $amount ->
    [one] { $amount } joker
   *[other] { $amount } jokers
}
weighs-offered = { $amount ->
    [one] { $amount } card on the discard with which the next player can tell a story
   *[other] { $amount } cards on the discard with which the next player can tell a story
}
weighs-buried = { $amount ->
    [one] { $amount } useful card buried in the discard
   *[other] { $amount } useful cards buried in the discard
}
