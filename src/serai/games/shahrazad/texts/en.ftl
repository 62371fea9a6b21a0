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
propose-place = { $you ->
    [yes] You place
   *[no] { $seat } places
} tile { $tile }, { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[black] black
}, { $side ->
    [above] above
    [below] below
    [above-left] to the upper left of
    [above-right] to the upper right of
    [below-left] to the lower left of
   *[below-right] to the lower right of
} tile { $near }.
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

## The count and the king’s verdict: nobody wins or loses, he judges the points.

won = Has told
you-win = Your tales are told
winners = { $count ->
    [one] { $names } has told their tales
   *[other] { $names } have told their tales
}

end-after-one-round = The first round scores nothing, so there is no second. “I have not understood a word,” says the king.
end-verdict-1 = “I have not understood a word,” says the king.
end-verdict-2 = “I knew all that from my nurse,” says the king.
end-verdict-3 = “Well told. I nodded off only once,” says the king.
end-verdict-4 = “Another one tomorrow night,” says the king.
end-verdict-5 = “Stay with me and never stop telling,” says the king.
score-round-1 = Round 1
score-round-2 = Round 2
score-red = Red group
score-blue = Blue group
score-yellow = Yellow group
score-black = Black group
score-order = Tiles out of order
score-path = Tiles off the path
score-gaps = Gaps
score-floor = Never below zero

## The rules page.

section-goal = What it is about
rule-goal = Lay twenty-two story tiles, numbered 0 to 21, in columns: numbers should rise from left to right, and tiles of a colour should touch. There are seven red, six blue, five yellow and four black ones.
rule-together = You play alone, or two together: there is one table and one score.
section-setup = Before the first turn
rule-first-tile = A tile drawn at random lies face up in the middle. For a first game you may agree on tile 10 or 11 instead.
rule-deal = Every player gets two tiles and keeps them secret; the rest is the pile. Whoever sits first deals and begins, in both rounds. (Who deals: house ruling.)
section-turn = A turn
rule-tile-in-hand = On your turn, choose a tile from your hand, alone, and place it or replace another with it.
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

## The board.

place-board = The table of tales
place-table = The tiles on the table
place-hand = Your hand
place-pile = in the pile
tile-name = Tile { $tile }, { $colour ->
    [red] red flame
    [blue] blue bird
    [yellow] yellow flower
   *[black] black mask
}
tile-chosen = Chosen, for all to see.
tile-turned = Turned face down.
mark-order = It would be turned: it touches a lower number on its right.
mark-path = It would be turned: it is on no path from the first column to the last.
place-column = Column { $column }
place-new-left = A new column on the left
place-new-right = A new column on the right
place-left = right of { $tiles }
place-right = left of { $tiles }
place-above = under { $tiles }
place-below = above { $tiles }
place-higher = half a tile higher
place-lower = half a tile lower
slot-allowed = Place tile { $tile } here.
slot-forbidden = Tile { $tile } cannot go here.
slot-replace = Put tile { $tile } in the place of tile { $replaced }.
slot-point = Point at it.
slot-pointed = { $name } points here.
shown-by = { $name } shows
hint-setup = The tiles are being dealt.
hint-choosing = { $owed ->
    [0] { $hand ->
        [one] Your turn: take your last tile.
       *[other] Your turn: choose a tile from your hand.
    }
    [2] You hold three tiles: place two of them. Choose the first.
   *[1] Choose the second tile to place.
}
hint-placing = Where does tile { $tile } go? Choose a glowing place{ $replace ->
    [yes] , or a tile to replace.
   *[no] .
}
hint-choosing-of = { $name } is choosing a tile.
hint-placing-of = { $name } seeks a place for tile { $tile }.{ $points ->
    [yes] { " " }Point at one you like.
   *[no] { "" }
}
hint-drawing-of = { $name } draws a tile.
hint-keeping = Choose the column that stays for the second round.
hint-keeping-of = { $name } chooses the column that stays.{ $points ->
    [yes] { " " }Point at one you like.
   *[no] { "" }
}
hint-over = The tales are told.
hint-pointed = { $name } points at: { $place }.
foresee-sum = So far this makes { $sum }{ $same ->
    [yes] , as before.
   *[no] { " " }({ $change }).
}
foresee-turns = { $count ->
    [one] Tile { $tiles } would be turned over.
   *[other] Tiles { $tiles } would be turned over.
}
foresee-mends = { $count ->
    [one] Tile { $tiles } would stay face up.
   *[other] Tiles { $tiles } would stay face up.
}
foresee-gap = There would be a gap.
foresee-replaced = Tile { $tile } comes to your hand.
foresee-keep = { $count ->
    [one] Tile { $tiles } stays
   *[other] Tiles { $tiles } stay
}; { $shuffled } { $shuffled ->
    [one] is shuffled
   *[other] are shuffled
}, { $gone } { $gone ->
    [one] leaves
   *[other] leave
} the game.
action-place = Place
action-replace = Replace
action-keep = Keep
action-show = Show this tile
action-put-back = Put back
action-next = Next
action-skip = Skip
action-tell = Tell the count
action-closer = Look closer
tally-title = The count so far
tally-group = Largest { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[black] black
} group: { $count }
tally-order = Out of order: { $count }
tally-path = Off the path: { $count }
tally-gaps = Gaps: { $count }
tally-round-one = Round 1
tally-round-two = Round 2
tally-before = Round 1: { $points }
tell-order = { $count ->
    [0] Every tile is in order.
    [one] One tile touches a lower number on its right: it is turned over. −1
   *[other] { $count } tiles touch a lower number on their right: they are turned over. −{ $count }
}
tell-path = { $count ->
    [0] Every tile left is on a path from the first column to the last.
    [one] One tile is on no path from the first column to the last. −1
   *[other] { $count } tiles are on no path from the first column to the last. −{ $count }
}
tell-red = The largest red group has { $count ->
    [one] one tile
   *[other] { $count } tiles
}. +{ $count }
tell-blue = The largest blue group has { $count ->
    [one] one tile
   *[other] { $count } tiles
}. +{ $count }
tell-yellow = The largest yellow group has { $count ->
    [one] one tile
   *[other] { $count } tiles
}. +{ $count }
tell-black = The largest black group has { $count ->
    [one] one tile
   *[other] { $count } tiles
}. +{ $count }
tell-gaps = { $count ->
    [one] One gap in a column. −1
   *[other] { $count } gaps in columns. −{ $count }
}
tell-sum = The round scores { $count ->
    [one] one point
   *[other] { $count } points
}.
tell-below = There is less than nothing left: the round scores 0 points.
verdict-rounds = { $rounds ->
    [1] { $first } in the only round:
   *[2] { $first } and { $second } in two rounds:
}
verdict-score = { $points ->
    [one] one point
   *[other] { $points } points
}
summary-title = The table in words
summary-round = Round { $round } of 2.
summary-column = Column { $column }, from top to bottom: { $tiles }.
summary-count = Count so far: red { $red }, blue { $blue }, yellow { $yellow }, black { $black }; tiles to turn { $turned }, gaps { $gaps }; in all { $sum }.
player-line = { $name }: { $hand ->
    [one] one tile
   *[other] { $hand } tiles
} in hand{ $turn ->
    [yes] , to move.
   *[no] .
}
pile-line = Pile: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
picture-goal = Five tiles in three columns: 6 above 4 on the left, 10 in the middle, 12 above 11 on the right. The red ones touch, and so do the blue ones.
picture-setup = One tile face up, the pile beside it, and two tiles in hand.
picture-turn = A tile from the hand, and two places left of tile 10; the partner points at the upper one.
picture-place = Around one tile six places glow. Beside a column of three tiles, others.
picture-replace = A tile takes the place of another, which goes to the hand; with the one drawn there are three.
picture-count = Of seven tiles in four columns two are turned: 12, which touches 11 on its right, and 3, whose path is cut off. A gap costs one more point.
picture-second-round = A column of three tiles stays; the others lie face down.
picture-verdict = The king: angry, drowsy, delighted.

## The guided first game.

first-welcome = Welcome, storyteller! Every night you lay tales before the king, side by side. Tile 11 opens the table, and you and Morgiane lay the other twenty-one together: there is one table and one score.
first-choose = You hold two tiles that only you see. On your turn you choose one of them: take tile 14.
first-rise = Now everyone sees it, and you say where it goes: beside any tile. Numbers should rise from left to right, so 14 belongs on the right of 11, half a tile lower or higher.
first-groups = 11 and 14 are blue birds, and they touch. For each colour the largest group of touching tiles scores one point a tile. You drew a new tile; now take 15.
first-columns = When two play, a column holds at most three tiles. 15 fits above 14, and on the right of 11.
first-count = Above the table you always see what the round would bring if it ended now: a number for each colour, then what is taken off. Lay 18 on the right and watch the black masks.
first-grow = Look at a place before you choose it: the tile shows itself there, and what it would change. Below 11 your 12 joins the birds to a group of three.
first-order = When the round ends, every tile that touches a lower number on its right is turned over and costs a point. Your 5 fits between 1 and 8.
first-path = Then every tile is turned that is on no path of face-up tiles from the first column to the last. The little golden arrows show where the story flows on. Lay 17 among the last ones.
first-talk = You choose a tile alone. But once it is shown, your partner may point at a place; at a table with a friend, you will talk it over here. Now 3 goes below 1.
first-gaps = An empty place between two tiles of a column costs a point too. 7 goes right under 5, without a gap.
first-replace = Look at the red flames: 1 and 6 touch, 7 and 10 touch, but your 5 lies between them. Take tile 4: it is red.
first-swap = Instead of placing a tile you may put it where another one lies, and take that one into your hand. Put 4 in the place of 5, and five flames burn together!
first-two = After replacing you drew a tile, so you hold three. Now you place two of them, one after the other, and may not replace: first 20, then 19.
first-last = Here comes 5 again, the last tile of all. Below 3 it touches only higher numbers on its right.
first-keep = No tile is turned: the round scores fifteen points! For a second round one column stays, and all other tiles are shuffled and dealt anew. Keep 1, 3 and 5: a good beginning.
first-farewell = A second round follows, and both scores are added up; then the king gives his verdict, and at forty points he would never let you stop. Now tell tales of your own!

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

## What a good player looks at. $amount is how much of it.

weighs-scored = { $amount } { $amount ->
    [one] point scored
   *[other] points scored
}
weighs-groups = { $amount } { $amount ->
    [one] tile in the colour groups
   *[other] tiles in the colour groups
}
weighs-disordered = { $amount } { $amount ->
    [one] tile out of order
   *[other] tiles out of order
}
weighs-severed = { $amount } { $amount ->
    [one] tile off the path
   *[other] tiles off the path
}
weighs-gaps = { $amount } { $amount ->
    [one] gap in a column
   *[other] gaps in columns
}
weighs-ready = { $amount } { $amount ->
    [one] good place for a tile still in hand
   *[other] good places for tiles still in hand
}
