# Shahrazad in English. $colour is red, blue, yellow or black; $tile a tile’s number.

tagline = Place twenty-two tales side by side so that they flow from left to right, and the king will listen until dawn.
genre = Tile-laying puzzle, alone or together
edition-note = The rulebook counts the tiles of each colour but names only three: 6 and 10 are red, 9 is black. The colours of the other nineteen, the 22 tales and their pictures are the house’s own. If you have the box, you can play with what is printed in it.
option-first = First tile
option-first-about = The tile that starts the table. For a first game, 10 or 11 is easier.
value-first-any = At random
value-first-10 = Tile 10
value-first-11 = Tile 11
colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-black = Black

## The tales.

tale-shahrazad = Shahrazad and King Shahriyar
tale-fisherman = The Fisherman and the Djinn
tale-roc = Sinbad and the Roc
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
}, starts the table.
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
}{ $last ->
    [yes] : the round is over
   *[no] { "" }
}.
propose-choose = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} tile { $tile }, { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[black] black
}, for the place { $side ->
    [above] above
    [below] below
    [above-left] to the upper left of
    [above-right] to the upper right of
    [below-left] to the lower left of
    [below-right] to the lower right of
   *[instead] of
} tile { $near }.
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
}, in the place of tile { $replaced } and { $you ->
    [yes] take
   *[no] takes
} that one.
propose-keep = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} column { $column }{ $kept ->
    [0] {" "}with no tile
    [one] : tile { $last }
   *[other] : tiles { $tiles } and { $last }
}.
log-keep = { $points ->
    [one] One point
   *[other] { $points } points
} in round 1. { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} a column of { $kept ->
    [one] one tile
   *[other] { $kept } tiles
}; { $gone ->
    [0] no tile leaves
    [one] one tile leaves
   *[other] { $gone } tiles leave
} the game and { $shuffled } { $shuffled ->
    [one] is shuffled
   *[other] are shuffled
}.

## The count and the king’s verdict: nobody wins or loses, he judges the points.

won = Has told
you-win = Your tales are told
winners = { $count ->
    [one] { $names } has told all the tales
   *[other] { $names } have told all the tales
}

end-after-one-round = The first round scores nothing, so there is no second one. “I have not understood a word,” says the king.
end-verdict-1 = “I have not understood a word,” says the king.
end-verdict-2 = “My nurse told me all that,” says the king.
end-verdict-3 = “Well told. I only dozed off once,” says the king.
end-verdict-4 = “Another one tomorrow night,” says the king.
end-verdict-5 = “Stay with me and never stop telling tales,” says the king.
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

section-goal = Goal
rule-goal = Place 22 story tiles, numbered 0 to 21, in columns. Numbers must rise from left to right, and tiles of the same colour should touch. There are 7 red, 6 blue, 5 yellow and 4 black tiles.
rule-together = You play alone, or two of you together with one table and one score.
section-setup = Setup
rule-first-tile = A random tile is placed face up in the middle of the table. For your first game, take tile 10 or 11 instead.
rule-deal = Each player gets two tiles and keeps them secret. The rest is the pile.
rule-dealer = The player in the first seat deals and begins, in both rounds.
section-turn = Your turn
rule-tile-in-hand = Choose a tile from your hand by yourself. Place it, or put it in the place of another tile.
rule-tile-then-place = First choose the tile: from then on everyone sees it. Then choose its place. Your partner may point at one, but you decide.
rule-draw = At the end of your turn, draw a tile while the pile lasts.
section-place = Placing a tile
rule-touch = A tile must touch at least one tile on the table.
rule-half-tile = Neighbouring columns are shifted by half a tile. So a tile has one neighbour above, one below, two on the left and two on the right.
rule-column-limit = A column has at most three tiles with two players, four when you play alone. Tiles are counted, not height: gaps are allowed.
rule-any-number-of-columns = There is no limit to the number of columns.
section-replace = Replacing a tile
rule-replace = Instead of placing your tile, you can put it in the place of any tile on the table. You take that tile into your hand.
rule-place-two = After replacing and drawing you hold three tiles. On your next turn you must place two of them, and you cannot replace any.
rule-no-replacing-without-pile = You cannot replace a tile once the pile is empty.
section-end = End of a round
rule-round-end = A round ends when all tiles are on the table.
rule-empty-hand = A player with no tile in hand is skipped.
section-count = Scoring a round
rule-order = First, turn face down every tile that touches a lower number on its right.
rule-at-once = All these tiles are turned at once. Going from left to right gives the same result.
rule-path = Then turn face down every tile that is not on a path from the first column to the last. A path is made of face-up tiles, each touching the next one on its right.
rule-broken-path = If a whole column is face down, there is no path: every tile is turned face down.
rule-groups = For each colour, the largest group of touching face-up tiles scores one point per tile. If groups tie, only one of them counts.
rule-turned-tiles = Each face-down tile costs one point.
rule-gaps = Each empty place between two tiles of a column costs one point.
rule-never-below-zero = A round never scores less than zero.
section-second-round = Second round
rule-second-round = If the first round scores more than zero, play a second round in the same way and add both scores. Otherwise the game ends.
rule-turned-tiles-leave = Face-down tiles leave the game. You cannot look at them any more.
rule-keep-a-column = Keep one column of your choice and close its gaps. The other face-up tiles are shuffled and dealt as before.
rule-who-keeps = The first player chooses the column.
section-verdict = The king’s verdict
rule-verdict = The king has five verdicts: below 10 points, from 10, from 20, from 30 and from 40.
rule-same-scale = The scale is the same for one player and for two, unless an edition says otherwise.

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
tile-chosen = Chosen: everyone sees it.
tile-turned = Turned face down.
mark-order = Out of order: it touches a lower number on its right. It costs a point.
mark-path = Off the path: no path from the first column to the last can lead through it any more. It costs a point.
mark-open = Not joined yet: no path from the first column to the last leads through it so far.
place-column = Column { $column }
place-new-left = A new column on the left
place-new-right = A new column on the right
place-left = right of { $tiles }
place-right = left of { $tiles }
place-above = below { $tiles }
place-below = above { $tiles }
place-higher = half a tile higher
place-lower = half a tile lower
slot-allowed = You can place tile { $tile } here.
slot-forbidden = Tile { $tile } cannot go here.
slot-replace = Put tile { $tile } in the place of tile { $replaced }.
slot-point = Point here.
slot-pointed = { $name } points here.
shown-by = { $name } shows
hint-setup = The tiles are being dealt.
hint-choosing = { $owed ->
    [0] { $hand ->
        [one] Your turn: take your last tile.
       *[other] Your turn: choose a tile from your hand.
    }
    [2] You hold three tiles: place two of them. Choose the first.
   *[1] Now choose the second tile to place.
}
hint-placing = Where does tile { $tile } go? Choose a place{ $replace ->
    [yes] , or a tile to replace.
   *[no] .
}
hint-choosing-of = { $name } is choosing a tile.
hint-placing-of = { $name } is looking for a place for tile { $tile }.{ $points ->
    [yes] { " " }Point at one you like.
   *[no] { "" }
}
hint-drawing-of = { $name } draws a tile.
hint-keeping = Choose the column to keep for the second round.
hint-keeping-of = { $name } is choosing the column to keep.{ $points ->
    [yes] { " " }Point at one you like.
   *[no] { "" }
}
hint-over = All the tales are told.
hint-pointed = { $name } points at: { $place }.
foresee-gain = { $change } { $amount ->
    [one] point
   *[other] points
}: { $parts }.
foresee-same = Worth as much as before.
part-group = { $colour ->
    [red] red group
    [blue] blue group
    [yellow] yellow group
   *[black] black group
} { $change }
part-order = out of order { $change }
part-path = off the path { $change }
part-gaps = gaps { $change }
foresee-lost = { $count ->
    [one] Tile { $tiles } would be out of order.
   *[other] Tiles { $tiles } would be out of order.
}
foresee-joins = { $count ->
    [one] Joins tile { $tiles }.
   *[other] Joins tiles { $tiles }.
}
foresee-opens = { $count ->
    [one] Tile { $tiles } would still have to be joined.
   *[other] { $count } tiles would still have to be joined.
}
foresee-replaced = You take tile { $tile }.
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
action-stop-pointing = Stop pointing
action-next = Next
action-skip = Skip
action-tell = Show the scoring
action-closer = Zoom in
tally-title = What the table is worth
tally-group = Largest { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[black] black
} group: { $count }
tally-order = Out of order: { $count }
tally-path = Off the path: { $count }
tally-gaps = Gaps: { $count }
tally-open = Not joined yet: { $count }. Each one costs a point if it is not joined at the end of the round.
short-order = out of order
short-path = off path
short-gaps = gaps
short-open = to join
tally-now = now { $points }
tally-round-one = Round 1
tally-round-two = Round 2
tally-before = Round 1: { $points }
tell-order = { $count ->
    [0] Every tile is in order.
    [one] One tile touches a lower number on its right and is turned face down. −1
   *[other] { $count } tiles touch a lower number on their right and are turned face down. −{ $count }
}
tell-path = { $count ->
    [0] Every face-up tile is on a path from the first column to the last.
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
tell-below = Below zero: the round scores 0.
verdict-score = { $points ->
    [one] one point
   *[other] { $points } points
}
verdict-next = { $points ->
    [one] One more point for the next verdict
   *[other] { $points } more points for the next verdict
}
verdict-best = The best verdict there is
summary-title = The table in words
summary-round = Round { $round } of 2.
summary-column = Column { $column }, from top to bottom: { $tiles }.
summary-count = Score so far: red { $red }, blue { $blue }, yellow { $yellow }, black { $black }; tiles to turn { $turned }, gaps { $gaps }; in all { $sum }.
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
picture-goal = Five tiles in three columns, their numbers rising to the right and upwards. Three of one colour touch, and so do two of another.
picture-setup = One tile face up, the pile beside it, and two tiles in hand.
picture-turn = A tile from the hand, and two places on the left of tile 10. The partner points at the upper one.
picture-place = One tile has six places around it. A column of three tiles is full: the places are beside it.
picture-replace = A tile takes the place of another, which goes to the hand. With the one drawn, that makes three.
picture-count = Two of seven tiles are turned: one that touches a lower number on its right, and one whose path is cut off. A gap costs one more point.
picture-second-round = A column of three tiles stays. The others lie face down.
picture-verdict = The king: angry, drowsy, delighted.

## The guided first game.

first-welcome = Welcome, storyteller! Tonight you tell the king your tales. Tile 11 starts the table, and you and Morgiane place the other twenty-one together: one table, one score.
first-choose = You hold two tiles that only you can see. On your turn you choose one of them: take tile 14.
first-why-higher = Keep the other tile: its number is higher, so it can still go further to the right later.
first-rise = Now everyone sees it. Numbers must rise from left to right, so 14 goes on the right of 11, half a tile lower or higher. Choose the place that glows.
first-why-rise = On the left of 11 it would be out of order. Your story should go on to the right: take the place that glows.
first-groups = 11 and 14 are blue birds, and they touch. For each colour, your largest group of touching tiles scores one point per tile. You drew a new tile; now take 15.
first-columns = With two players, a column has at most three tiles. 15 fits above 14, on the right of 11.
first-why-columns = Elsewhere 15 would cost points, or take the room on the right that your 18 needs.
first-count = Above the table you always see what your tiles are worth: a number for each colour, then what you lose. Place 18 on the right and watch the black masks.
first-why-count = 18 makes a pair of masks with 15. On the right of both 14 and 15 it keeps every tile on a path.
first-grow = Look at a place before you choose it: you see the tile there, and what it would change. Below 11, your 12 joins the birds: a group of three.
first-why-grow = Below 11 your 12 touches both birds and is in order. Above 11 it would do as well: take the place that glows.
first-order = When the round ends, every tile that touches a lower number on its right is turned face down and costs a point. Your 5 fits between 1 and 8.
first-why-order = Between 1 and 8 your 5 is in order, and joined on both sides. 3 is a lower number: it can still go further to the left.
first-path = Then every tile that is on no path from the first column to the last is turned face down. The small golden arrows show where the story goes on. Place 17 among the last ones.
first-why-path = On the right of 14 your 17 joins the birds, and a path ends with it. 3 will find its place on the left.
first-talk = You choose a tile by yourself. Once everyone sees it, your partner may point at a place: this is when you talk it over. Now 3 goes below 1.
first-why-talk = Below 1 your 3 makes a pair of flowers with 0, and costs nothing. 7 has its turn next.
first-gaps = An empty place between two tiles of a column costs a point too. 7 goes right below 5, without a gap.
first-why-gaps = Right below 5 your 7 costs nothing. Next, with 4, you will see how to replace a tile.
first-replace = Look at the red flames: 1 and 6 touch, 7 and 10 touch, but your 5 lies between them. Take tile 4: it is red.
first-why-replace = 19 is yellow. Only a red tile brings the two pairs of flames together.
first-swap = Instead of placing a tile, you can put it in the place of another one and take that one into your hand. Put 4 in the place of 5, and five flames burn together!
first-why-swap = In the place of 5 your 4 joins both pairs of flames and breaks no other group. No other place is worth as much.
first-two = You replaced a tile and drew one, so you hold three. Now you must place two of them, and you cannot replace any: first 20, then 19.
first-why-two = In the last column, below 21, your 20 ends a path, and 19 can lead to it next. Keep 5 for the end.
first-why-nineteen = Below 17 your 19 leads to 20, in order and on a path. 5 comes last.
first-last = Here is 5 again, the very last tile. Place it below 3: there it touches only higher numbers on its right.
first-why-last = Everywhere else points are lost: a tile out of order or cut off, or a gap.
first-keep = No tile is turned: the round scores fifteen points! For the second round you keep one column; the other tiles are shuffled and dealt again. Keep 1, 3 and 5: a good start.
first-why-keep = Any column may stay. But 1, 3 and 5 are low: most tiles can follow on their right.
first-farewell = A second round follows, and both scores are added. Then the king gives his verdict: with forty points, he never wants you to stop. Now tell tales of your own!

## What can be wrong with an edition’s file.

edition-unreadable = { $file } cannot be read: { $problem }.
edition-number = { $file }, tile { $tile }: the tiles are numbered 0 to 21.
edition-twice = { $file }: tile { $tile } is there { $times } times; each tile must be there once.
edition-missing = { $file }: tile { $tile } is missing; there must be 22 tiles, numbered 0 to 21.
edition-colour = { $file }, tile { $tile }: there is no colour { $colour }; possible colours are { $colours }.
edition-colours = { $file }: { $wanted } tiles must be { $colour }, not { $found } ({ $tiles }).
edition-tale-or-title = { $file }, tile { $tile } needs either a tale of the house or a title of its own.
edition-title = { $file }, tile { $tile }: a title must be words, and must not begin with “tale-”.
edition-tale = { $file }, tile { $tile }: the house has no tale { $tale }; it has { $tales }.
edition-verdicts = { $file }, verdicts of { $players }: there must be four rising scores above zero, not { $scores }.

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
