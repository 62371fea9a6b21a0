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
