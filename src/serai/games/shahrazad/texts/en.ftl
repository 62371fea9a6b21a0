# Shahrazad in English. $colour is red, blue, yellow or black; $tile a tile’s number.

tagline = Lay twenty-two tales side by side so that they flow from left to right, and the king will hear them out until dawn.
option-first = First tile
option-first-about = The tile that opens the table. For a first game, one from the middle makes things easier.
value-first-any = Any, at random
value-first-10 = Tile 10
value-first-11 = Tile 11
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-black = Black
sign-red = flame
sign-blue = bird
sign-yellow = flower
sign-black = mask

## The tales.

tale-shahrazad = Shahrazad and King Shahriyar
tale-fisherman = The Fisherman and the Jinni
tale-roc = Sindbad and the Roc
tale-beauty = Beauty and the Beast
tale-lamp = Aladdin and the Lamp
tale-talking-bird = The Talking Bird
tale-firebird = The Firebird
tale-vasilisa = Vasilisa the Fair
tale-bamboo = The Bamboo Cutter’s Daughter
tale-forty-thieves = Ali Baba and the Forty Thieves
tale-city-of-brass = The City of Brass
tale-crane = The Grateful Crane
tale-ebony-horse = The Ebony Horse
tale-anansi = Anansi and the Box of Stories
tale-swans = The Six Swans
tale-bluebeard = Bluebeard
tale-coyote = How Coyote Stole Fire
tale-bird-maidens = Hasan of Basra and the Bird Maidens
tale-puss = Puss in Boots
tale-blossom = The Old Man Who Made the Trees Blossom
tale-cobbler = Maruf the Cobbler
tale-last-night = The Thousand and First Night

## What happens, told in the log.

log-first-tile = Tile { $tile }, { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[black] black
}, opens the table.
log-draw = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} tile { $tile }, { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[black] black
}.
log-draw-unseen = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} a tile.
log-choose = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} tile { $tile }, { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[black] black
}.
log-place = { $you ->
    [yes] You place
   *[no] { $seat } places
} tile { $tile }, { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[black] black
}{ $round ->
    [0] { "" }
    [1] : the first round scores { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[2] : the second round scores { $points ->
        [one] one point
       *[other] { $points } points
    }
}.
log-replace = { $you ->
    [yes] You put
   *[no] { $seat } puts
} tile { $tile }, { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[black] black
}, in the place of tile { $replaced }, which goes to the hand.
log-keep = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} a column of { $kept ->
    [one] one tile
   *[other] { $kept } tiles
} for the second round; { $gone ->
    [0] no tile leaves
    [one] one tile leaves
   *[other] { $gone } tiles leave
} the game and { $shuffled } are shuffled.

## The count and the king’s verdict.

end-after-one-round = The first round scores nothing, so there is no second. “I have not understood a word,” says the king.
end-verdict-1 = “I have not understood a word,” says the king.
end-verdict-2 = “I knew all that from my nurse,” says the king.
end-verdict-3 = “Well told. I nodded off only once,” says the king.
end-verdict-4 = “Another one tomorrow night,” says the king.
end-verdict-5 = “Stay with me and never stop telling,” says the king.
score-1-red = Round one: largest red group
score-1-blue = Round one: largest blue group
score-1-yellow = Round one: largest yellow group
score-1-black = Round one: largest black group
score-1-order = Round one: tiles turned, out of order
score-1-path = Round one: tiles turned, off the path
score-1-gaps = Round one: gaps in columns
score-1-floor = Round one: never below zero
score-2-red = Round two: largest red group
score-2-blue = Round two: largest blue group
score-2-yellow = Round two: largest yellow group
score-2-black = Round two: largest black group
score-2-order = Round two: tiles turned, out of order
score-2-path = Round two: tiles turned, off the path
score-2-gaps = Round two: gaps in columns
score-2-floor = Round two: never below zero

## The rules page.

section-goal = What it is about
rule-goal = Lay twenty-two story tiles, numbered 0 to 21, in columns: numbers should rise from left to right, and tiles of a colour should touch. There are seven red, six blue, five yellow and four black ones.
rule-together = You play alone, or two together: there is one table and one score.
section-setup = Before the first turn
rule-first-tile = A tile drawn at random lies face up in the middle. For a first game you may agree on tile 10 or 11 instead.
rule-deal = Every player gets two tiles and keeps them secret; the rest is the pile. Whoever sits first deals and begins, in both rounds. (Who deals: house ruling.)
section-turn = A turn
rule-tile-in-hand = On your turn, choose a tile of your hand, alone, and place it or replace another with it.
rule-tile-then-place = First you choose a tile, and from then on everyone sees it; then you say where it goes. In between your partner may point at a place, but you decide.
rule-draw = At the end of a turn, draw one tile while the pile lasts.
section-place = Placing a tile
rule-touch = A tile touches at least one tile that is on the table.
rule-half-tile = Neighbouring columns are shifted by half a tile: a tile has one neighbour above, one below, two on the left and two on the right.
rule-column-limit = A column has at most three tiles when two play, four when you are alone. Tiles are counted, not height: gaps are allowed.
rule-any-number-of-columns = There may be as many columns as you like.
section-replace = Replacing a tile
rule-replace = Instead of placing, put the chosen tile in the place of any tile on the table and take that one into your hand.
rule-place-two = After replacing and drawing you hold three tiles: in your next turn you place two of them, one after the other, and may not replace.
rule-no-replacing-without-pile = Once the pile is empty, nothing can be replaced.
section-end = The end of a round
rule-round-end = A round ends when every tile is on the table.
rule-empty-hand = A player with an empty hand is passed over. (House ruling.)
section-count = Counting a round
rule-order = First every tile that touches a lower number on its right is turned face down, all at once. (At once: house ruling; from left to right it comes to the same.)
rule-path = Then every tile is turned that is not on an unbroken path of face-up tiles from the first column to the last, each touching the next one on its right.
rule-broken-path = If a whole column is face down, no path is left: every tile is turned.
rule-groups = For each colour, the largest group of touching face-up tiles scores one point a tile. Of equal groups, one counts.
rule-turned-tiles = Each face-down tile costs one point.
rule-gaps = Each empty place between two tiles of a column costs one point.
rule-never-below-zero = A round never scores below zero. (House ruling.)
section-second-round = The second round
rule-second-round = If the first round scores above zero, there is a second one, played in the same way; both scores are added up.
rule-turned-tiles-leave = Tiles that were turned leave the game, and nobody may look them up.
rule-keep-a-column = The first player chooses one column, which stays and is closed up; the other face-up tiles are shuffled and dealt as before. (Who chooses: house ruling.)
section-verdict = The king’s verdict
rule-verdict = The king has five verdicts: below 10, from 10, from 20, from 30, and from 40 points.
rule-same-scale = The scale is the same for one player and for two, unless an edition says otherwise. (House ruling.)

## What can be wrong with an edition’s file.

edition-unreadable = { $file } cannot be read: { $problem }.
edition-number = { $file }, tile { $tile }: the tiles are numbered 0 to 21.
edition-twice = { $file }: tile { $tile } stands there { $times } times; each tile is there once.
edition-missing = { $file }: there is no tile { $tile }; there are 22, numbered 0 to 21.
edition-colour = { $file }, tile { $tile }: there is no colour { $colour }; there are { $colours }.
edition-colours = { $file }: { $wanted } tiles are { $colour }, not { $found } ({ $tiles }).
edition-tale-or-title = { $file }, tile { $tile } needs either a tale of the house or a title of its own.
edition-title = { $file }, tile { $tile }: a title is some words, and does not begin with “tale-”.
edition-tale = { $file }, tile { $tile }: the house has no tale { $tale }; it has { $tales }.
edition-verdicts = { $file }, verdicts of { $players }: four rising scores above zero, not { $scores }.

## An edition as it is listed.

listed-tiles = Tiles
listed-tile = Tile
listed-tile-colour = Colour
listed-tile-tale = Tale
listed-scale = Verdicts
listed-scale-verdict = Verdict
listed-scale-one = Points, one player
listed-scale-two = Points, two players
