# Sultaniya in English. $tile is a tile’s name (b7), $floor is ground, walls, residences or roofs.

tagline = Build the finest palace of Sultaniya, tile by tile, with a little help from the djinns.
genre = Palace building with tiles and djinns
edition-note = The rulebook counts the tiles of each floor and the boards but does not list what each one shows. What the 93 tiles show, what the eight characters start with and what they score are the house’s own; they respect every number in the rulebook. If you have the box, you can play with what is printed in it.
floor-ground = Ground floor
floor-walls = Walls
floor-residences = Residences
floor-roofs = Roofs
symbol-window = window
symbol-tower = tower
symbol-guard = guard
symbol-sapphire = sapphire
symbol-cupola = cupola
symbol-garden = garden
symbol-gate = gate
symbol-minaret = minaret
djinn-blue = Blue djinn
djinn-red = Red djinn
djinn-green = Green djinn
djinn-gold = Gold djinn
character-ali-baba = Ali Baba
character-anis = Anis
character-dunyazad = Dunyazad
character-scheherazade = Scheherazade
character-shahriyar = Sultan Shahriyar
character-jafar = Vizier Ja’far
character-aladin = Aladdin
character-sinbad = Sinbad
objective-row-guard = Guards on one floor
objective-row-sapphire = Sapphires on one floor
objective-row-tower = Towers on one floor
objective-row-window = Windows on one floor
objective-column-guard = Guards in one column
objective-column-sapphire = Sapphires in one column
objective-column-tower = Towers in one column
objective-column-window = Windows in one column
objective-djinns = Djinns held
objective-pairs = Pairs of sapphires held
pile = Pile
available = Available
treasury = Treasury
palace-of = { $name }’s palace

## Before the game.

option-characters = Characters
option-characters-about = Which boards are in play. The rulebook allows any of the eight; with four players it advises the four of one side.
value-characters-balanced = as the rulebook advises
value-characters-any = the eight, even with four
value-characters-side-a = side A: Ali Baba, Anis, Dunyazad, Scheherazade
value-characters-side-b = side B: Shahriyar, Ja’far, Aladdin, Sinbad
option-boards = Boards
option-boards-about = How each player gets a character’s board.
value-boards-choose = chosen in turn order
value-boards-draw = drawn at random
option-advanced = Objectives
option-advanced-about = Open objectives bring more interaction, for experienced players.
value-advanced-no = secret until the end
value-advanced-yes = open from the start

## What happens, told in the log.

log-board = { $you ->
    [yes] You are
   *[no] { $seat } is
} { $character ->
    [ali-baba] Ali Baba
    [anis] Anis
    [dunyazad] Dunyazad
    [scheherazade] Scheherazade
    [shahriyar] Sultan Shahriyar
    [jafar] Vizier Ja’far
    [aladin] Aladdin
   *[sinbad] Sinbad
}.
log-deal = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $objective ->
    [row-guard] the objective “guards on one floor”
    [row-sapphire] the objective “sapphires on one floor”
    [row-tower] the objective “towers on one floor”
    [row-window] the objective “windows on one floor”
    [column-guard] the objective “guards in one column”
    [column-sapphire] the objective “sapphires in one column”
    [column-tower] the objective “towers in one column”
    [column-window] the objective “windows in one column”
    [djinns] the objective “djinns held”
    [pairs] the objective “pairs of sapphires held”
   *[unseen] a secret objective
}.
log-show = { $you ->
    [yes] You reveal your objective
   *[no] { $seat } reveals an objective
}: { $objective ->
    [row-guard] guards on one floor
    [row-sapphire] sapphires on one floor
    [row-tower] towers on one floor
    [row-window] windows on one floor
    [column-guard] guards in one column
    [column-sapphire] sapphires in one column
    [column-tower] towers in one column
    [column-window] windows in one column
    [djinns] djinns held
   *[pairs] pairs of sapphires held
}.
log-first = { $you ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
# What a tile shows: up to three things, with a count where there is more than one.
next-to-show = { $third ->
    [none] {" and "}
   *[other] {", "}
}
shown = { $first ->
    [none] a plain tile
    [lintel] the lintel of a gate
    [spire] the spire of a minaret
    [gate] a tile with a whole gate
    [gates] a tile with { $first-count } whole gates
    [minaret] a tile with a whole minaret
    [minarets] a tile with { $first-count } whole minarets
    [cupola] a tile with a cupola
    [cupolas] a tile with { $first-count } cupolas
    [garden] a tile with a garden
    [gardens] a tile with { $first-count } gardens
    [window] a tile with a window
    [windows] a tile with { $first-count } windows
    [tower] a tile with a tower
    [towers] a tile with { $first-count } towers
    [guard] a tile with a guard
    [guards] a tile with { $first-count } guards
    [sapphire] a tile with a sapphire
    [sapphires] a tile with { $first-count } sapphires
    [half-gate] a tile with half a gate
    [half-gates] a tile with { $first-count } half gates
    [half-shaft] a tile with half a minaret
    [half-shafts] a tile with { $first-count } half minarets
   *[bonus] a tile with { $first-count } points
}{ $second ->
    [none] { "" }
    [gate] { next-to-show }a whole gate
    [gates] { next-to-show }{ $second-count } whole gates
    [minaret] { next-to-show }a whole minaret
    [minarets] { next-to-show }{ $second-count } whole minarets
    [cupola] { next-to-show }a cupola
    [cupolas] { next-to-show }{ $second-count } cupolas
    [garden] { next-to-show }a garden
    [gardens] { next-to-show }{ $second-count } gardens
    [window] { next-to-show }a window
    [windows] { next-to-show }{ $second-count } windows
    [tower] { next-to-show }a tower
    [towers] { next-to-show }{ $second-count } towers
    [guard] { next-to-show }a guard
    [guards] { next-to-show }{ $second-count } guards
    [sapphire] { next-to-show }a sapphire
    [sapphires] { next-to-show }{ $second-count } sapphires
    [half-gate] { next-to-show }half a gate
    [half-gates] { next-to-show }{ $second-count } half gates
    [half-shaft] { next-to-show }half a minaret
    [half-shafts] { next-to-show }{ $second-count } half minarets
   *[bonus] { next-to-show }{ $second-count } points
}{ $third ->
    [none] { "" }
    [gate] {" and "}a whole gate
    [gates] {" and "}{ $third-count } whole gates
    [minaret] {" and "}a whole minaret
    [minarets] {" and "}{ $third-count } whole minarets
    [cupola] {" and "}a cupola
    [cupolas] {" and "}{ $third-count } cupolas
    [garden] {" and "}a garden
    [gardens] {" and "}{ $third-count } gardens
    [window] {" and "}a window
    [windows] {" and "}{ $third-count } windows
    [tower] {" and "}a tower
    [towers] {" and "}{ $third-count } towers
    [guard] {" and "}a guard
    [guards] {" and "}{ $third-count } guards
    [sapphire] {" and "}a sapphire
    [sapphires] {" and "}{ $third-count } sapphires
    [half-gate] {" and "}half a gate
    [half-gates] {" and "}{ $third-count } half gates
    [half-shaft] {" and "}half a minaret
    [half-shafts] {" and "}{ $third-count } half minarets
   *[bonus] {" and "}{ $third-count } points
}
log-turn = Now on top of the { $floor ->
    [ground] ground floor
    [walls] walls
    [residences] residences
   *[roofs] roofs
} pile: { shown }.
log-look = { $you ->
    [yes] In the pile you see { shown }.
   *[no] { $seat } looks through the pile.
}
log-reveal-tiles = { $you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $floor ->
    [ground] { $tiles ->
        [one] a ground floor tile
       *[other] { $tiles } ground floor tiles
    }
    [walls] { $tiles ->
        [one] a wall
       *[other] { $tiles } walls
    }
    [residences] { $tiles ->
        [one] a residence
       *[other] { $tiles } residences
    }
   *[roofs] { $tiles ->
        [one] a roof
       *[other] { $tiles } roofs
    }
}.
log-build = { $you ->
    [yes] You build
   *[no] { $seat } builds
} { shown } at place { $place } of { $floor ->
    [ground] the ground floor
    [walls] the walls
    [residences] the residences
   *[roofs] the roofs
}{ $completes ->
    [gate] {" "}and { $you ->
        [yes] complete
       *[no] completes
    } a gate
    [minaret] {" "}and { $you ->
        [yes] complete
       *[no] completes
    } a minaret
   *[nothing] { "" }
}{ $sapphires ->
    [0] { "" }
    [one] {" "}and { $you ->
        [yes] take
       *[no] takes
    } a sapphire
   *[other] {" "}and { $you ->
        [yes] take
       *[no] takes
    } { $sapphires } sapphires
}.
log-move = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { shown } to place { $place } of { $floor ->
    [ground] the ground floor
    [walls] the walls
    [residences] the residences
   *[roofs] the roofs
}{ $completes ->
    [gate] {" "}and { $you ->
        [yes] complete
       *[no] completes
    } a gate
    [minaret] {" "}and { $you ->
        [yes] complete
       *[no] completes
    } a minaret
   *[nothing] { "" }
}.
propose-build = { log-build }{ proposed-face }
propose-move = { log-move }{ proposed-face }
proposed-face = { $turned ->
    [yes] {" "}The tile is turned over.
   *[no] { "" }
}{ $left ->
    [wall] {" "}A plain wall on its left
    [arcade] {" "}An arcade on its left
    [gate] {" "}Half a gate on its left
    [shaft] {" "}Half a minaret on its left
   *[alike] { "" }
}{ $right ->
    [wall] , a plain wall on its right.
    [arcade] , an arcade on its right.
    [gate] , half a gate on its right.
    [shaft] , half a minaret on its right.
   *[alike] { "" }
}
log-pass = { $you ->
    [yes] You pass and take
   *[no] { $seat } passes and takes
} { $sapphires ->
    [0] nothing: the treasury is empty
    [one] a sapphire
   *[other] { $sapphires } sapphires
}.
log-done = { $you ->
    [yes] You end your turn
   *[no] { $seat } ends the turn
} without building more.
log-under = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { shown } back under its pile.
log-blue = { $you ->
    [yes] You call
   *[no] { $seat } calls
} the blue djinn, who puts { $floor ->
    [ground] the ground floor tiles
    [walls] the walls
    [residences] the residences
   *[roofs] the roofs
} back and reveals { $tiles ->
    [one] another one
   *[other] { $tiles } others
}.
log-red = { $you ->
    [yes] You call
   *[no] { $seat } calls
} the red djinn, who picks up { shown } from place { $place } of { $floor ->
    [ground] the ground floor
    [walls] the walls
    [residences] the residences
   *[roofs] the roofs
}.
log-green = { $you ->
    [yes] You call
   *[no] { $seat } calls
} the green djinn, to build twice.
log-gold = { $you ->
    [yes] You call
   *[no] { $seat } calls
} the gold djinn and { $you ->
    [yes] look
   *[no] looks
} through the { $floor ->
    [ground] ground floor
    [walls] walls
    [residences] residences
   *[roofs] roofs
} pile.

## The count.

end-roof = Someone has built a fifth roof.
end-turns = The last turn has been played.
end-passes = Everyone has passed twice in a row.
score-small = Windows or towers
score-middle = Cupolas or gardens
score-great = Gates or minarets
score-guards = Guards
score-bonus = Roofs with +4 and +5
score-row = Objectives: one floor
score-column = Objectives: one column
score-djinns = Objective: djinns
score-pairs = Objective: pairs of sapphires

## The board.

place-table = The table
palace-own = Your palace
action-build = Build
action-flip = Turn over
action-put-back = Put back
action-forget = Cancel
action-under = Put under its pile
action-done = End my turn
action-choose = Choose { $character }
action-pass = Pass
action-call = Call him
action-close = Close
hint-setup = Setting up the table.
hint-choose = Choose your character.
hint-choosing = { $name } is choosing a character.
hint-showing = The secret objectives are revealed.
hint-over = The palaces are finished.
hint-turn-of = { $name }’s turn.
hint-revealing = { $name } is revealing tiles.
hint-looking = { $name } is looking through a pile with the gold djinn.
hint-your-turn = Your turn: reveal tiles or take one, call a djinn, or pass.
hint-take = Take an available tile and build it.
hint-nothing-fits = No available tile fits: you have to pass.
hint-place = Choose a place for it.
hint-no-place = This tile fits nowhere right now.
hint-lifted = Place the tile somewhere else, or put it under its pile.
hint-wish-blue = Choose a pile and how many tiles to reveal.
hint-wish-red = Choose the tile of your palace to pick up.
hint-wish-green = You must then build two tiles, as long as any fit.{ $ends ->
    [yes] {" "}Your fifth roof starts the last round.
   *[no] { "" }
}
hint-wish-gold = Choose the pile to look through.
hint-with-blue = You may take a tile, or end your turn.
hint-with-red = You may build as usual, or end your turn.
hint-with-green = { $fits ->
    [yes] { $builds ->
        [one] You must build one more tile.
       *[other] You must build two tiles. You may reveal from two piles.
    }
   *[no] Nothing fits right now: reveal tiles, or end your turn.
}
hint-with-gold = Take one of these tiles and build it.
last-round = Last round: someone has a fifth roof.
turns-left = { $turns ->
    [one] The last turn
   *[other] { $turns } turns left
}
djinns = The djinns
djinn-costs = { $price ->
    [one] 1 sapphire.
   *[other] { $price } sapphires.
}
djinn-does-blue = Swap the tiles in front of a pile for others, then build one if you like.
djinn-does-red = Move one of your tiles or put it under its pile, then build if you like.
djinn-does-green = Build twice; you must, as long as a tile fits.
djinn-does-gold = Look through a whole pile and build one of its tiles.
djinn-free = Nobody has him.
djinn-holder = He stands beside { $name }’s palace.
tile-named = Tile { $tile }: { $shows }
tile-face = { $left }, { $first }; { $second }, { $right }
tile-lintel = a gate’s lintel, between { $left } and { $right }
tile-spire = a minaret’s spire, between { $left } and { $right }
tile-fits = It fits.
tile-fits-not = It fits nowhere right now.
half-empty = nothing
and-between = {" "}and{" "}
told-of = { $what }: { $words }
symbol-bonus = { $points } points
joint-wall = plain wall
joint-arcade = arcade
joint-gate = half a gate
joint-shaft = half a minaret
spot = { $floor }, place { $place }
spot-build = Build here.
spot-build-turned = Build here, turned over.
spot-forbidden = It cannot go here.
spot-lift = Pick it up.
spot-lift-not = It cannot be picked up.
foresee = { $completes ->
    [gate] Completes a gate!{" "}
    [minaret] Completes a minaret!{" "}
   *[nothing] { "" }
}{ $points ->
    [0] No points now
    [one] 1 point
   *[other] { $points } points
}{ $sapphires ->
    [0] { "" }
    [one] {" "}and a sapphire
   *[other] {" "}and { $sapphires } sapphires
}.
foresee-part = { $line } { $points }
pile-top = { $floor } pile: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}; on top, visible, cannot be taken: { $tile }, { $shows }
pile-empty = { $floor } pile: empty
pile-look = Look through it.
pile-line = { $floor }: { $count ->
    [0] pile empty
    [one] 1 tile in the pile
   *[other] { $count } tiles in the pile
}, { $available } available
draw-reveal = { $floor }: reveal { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
draw-exchange = { $floor }: swap for { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
tray = { $floor }: the pile from top to bottom
treasury-has = Treasury: { $count }
purse = { $count ->
    [0] No sapphires
    [one] 1 sapphire
   *[other] { $count } sapphires
}
ledger = What your palace is worth
ledger-line = { $line }: { $number }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
objectives-secret = Your secret objectives
objectives-open = Objectives
wish-window = Windows, 1 point each
wish-tower = Towers, 1 point each
wish-cupola = Cupolas, 3 points each
wish-garden = Gardens, 3 points each
wish-gate = Gates, 6 points each
wish-minaret = Minarets, 6 points each
look-at-palace = Look at { $name }’s palace
telling = Scoring
telling-again = Show it again
board-scores = Scores: { $scores }
board-starts = Starts with: { $start }
board-start-sapphires = { $count ->
    [one] 1 sapphire
   *[other] { $count } sapphires
}
board-start-guards = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
board-start-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
summary-title = The table in words
player-line = { $name }, { $character }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $sapphires ->
    [0] no sapphires
    [one] 1 sapphire
   *[other] { $sapphires } sapphires
}, { $guards ->
    [0] no guards
    [one] 1 guard
   *[other] { $guards } guards
}{ $turn ->
    [yes] {";"} to move
   *[no] { "" }
}.
first-board = Every board scores something else. Choose Ali Baba: windows, cupolas and gates bring him points.
first-why-board = The story follows Ali Baba: the gate, the window and the cupolas you are about to build bring points to him.

## The first game.

first-welcome = Anis takes another board, and each of you gets two secret objectives. Now reveal three tiles of the ground floor: three is the most that may lie in front of a pile.
first-why-reveal = A palace is built from the ground up, and three tiles give you the most to choose from.
first-edges = Take the tile with half a gate. Edges that touch must show the same pattern: turn this one over, and its arcade meets yours. Its sapphire is yours too.
first-why-edges = Both halves of a gate lie here, and a whole gate is worth six points. Begin with the half that brings a sapphire, too.
first-gate = A gate has two halves side by side. Build the other half beside the first.
first-why-gate = Elsewhere your half gate would stay alone: it needs its other half right beside it.
first-lintel = Now build a lintel above the two halves: the gate is complete and worth six points. Every floor is shifted by half a tile.
first-why-lintel = Only the lintel completes the gate, for six points. Keep it on the side that is shown: the story builds on it.
first-djinn = Anis passes and takes two sapphires. You have four. The green djinn costs two and lets you build twice: call him. He stays beside your palace until someone else calls him.
first-why-djinn = Without him you build one tile. With the green djinn you build two, and have two sapphires left.
first-twice = With the green djinn you may reveal from two piles. Reveal a tile of the walls.
first-why-twice = Only a tile of the walls fills the gap beside your gate. One is enough: what you leave, Anis may take.
first-hole = You may never close in an empty place. Fill the gap beside your gate while you still can.
first-why-hole = While the gap is open, nothing may be built above it. Fill it first.
first-residences = One more tile to build. Reveal two residences.
first-why-residences = Your two walls carry a residence now. Two tiles leave you a choice, and little for Anis.
first-shifted = A cupola brings you three points, a window one. Above the two walls, build the tile that has both.
first-why-shifted = The other tile has windows only. Build this one above both walls, with the side that is shown: the story builds on it.
first-roofs = Under your palace you see what your two secret objectives are worth. Now reveal a roof.
first-why-roofs = Your residence carries a roof now. One is enough: what you leave, Anis may take.
first-roof = Build your first roof: another cupola and a guard. Most guards: nine points at the end.
first-why-roof = That would bring as much, but the story goes on with the place and side shown.
first-farewell = A fifth roof starts the last round, then all points are counted. You know enough to play: may your palace be the finest!

## What the pictures of the rules page show.

picture-goal = A palace of four floors, blue, red, green and gold, with a gate, a minaret, cupolas and a garden.
picture-build = A pile whose top roof is visible but cannot be taken, and three available roofs in front of it.
picture-place = Two tiles whose arcades meet: allowed. An arcade beside a plain wall: not allowed.
picture-crowns = A gate of two ground tiles and a lintel; a minaret of two residences and a spire.
picture-sapphires = A tile brings the sapphires that it shows.
picture-djinns = The blue djinn costs one sapphire, the red and the green two, the gold three.
picture-count = A window or tower is worth 1, a cupola or garden 3, a gate or minaret 6, most guards 9, 6 or 3.
picture-objectives = A palace with one floor and one column marked.

## The rules page.

section-goal = Goal
rule-goal = Build a palace on your board. Whoever has the most points at the end becomes grand vizier.
rule-four-floors = A palace has four floors: ground floor (blue, six places), walls (red, five), residences (green, six) and roofs (gold, five). Each floor is shifted by half a tile. Three tiles are printed on every board: two on the ground floor, in the middle, and the wall above them.
section-setup = Setup
rule-tiles-in-use = Two players use the tiles marked 2+, three players also those marked 3+, four players all 93.
rule-piles = Shuffle the tiles of each floor into a pile, face up. Everyone sees its top tile.
rule-boards = Everyone chooses a board. You can agree to draw the boards at random instead.
rule-boards-in-turn = Boards are chosen in turn order, starting with the first player. If all four must be of the same side, the first board settles it.
rule-one-board-each = Each board belongs to one player only.
rule-one-side = Only boards of the agreed side can be chosen. With four players, unless you agree otherwise, all four are of the same side: the rulebook advises it for perfect balance.
rule-board-first = Choose your board before you do anything else.
rule-start-sapphires = Ali Baba, Scheherazade, Shahriyar and Ja’far take the sapphires shown on their boards. The others start with guards or with elements on their printed tiles.
rule-objectives = Everyone gets two of the ten secret objectives. Look at yours and keep them secret.
rule-turn = On your turn, build, or call a djinn, or pass.
rule-first-player = The first player is drawn at random. Then play goes clockwise.
section-build = Building: reveal, then take
rule-three-available = To build, you may first reveal tiles of one pile: move them from its top to the row in front of it. At most three tiles are available in front of a pile.
rule-reveal-one-pile = You reveal from one pile only, once a turn.
rule-pile-runs-out = You cannot reveal more tiles than the pile has.
rule-top-tile = Everyone sees the top tile of a pile, but nobody can take it.
rule-take-available = Take one available tile from in front of any pile and place it in your palace.
rule-take-one = Once you have revealed tiles, you must take one if any available tile fits.
section-place = Placing a tile
rule-free-place = Place a tile on a free place of its own floor.
rule-touch-the-palace = It must touch your palace: a tile beside, above or below it.
rule-foundations = Above the ground floor, there must be at least one tile below it. Most places have two tiles below them; the residences at both ends have one.
rule-edges-match = Where its side edges touch other tiles, both must show the same pattern: plain wall, arcade, half a gate or half a minaret.
rule-within-the-limits = You cannot build beyond the two secret objectives on either side of your board: a palace is twelve columns wide, and a tile covers two.
rule-no-hole = You may not leave a hole: from every empty place there must be a way, through empty places, up to the sky or out at the ends of the palace.
rule-two-faces = Tiles have two sides: the back is the mirror image of the front. Choose either.
rule-same-on-both-faces = This tile looks the same on both sides: it is placed front side up.
rule-built-stays = A tile stays where you built it. Only the red djinn can move it.
section-crowns = Gates and minarets
rule-gate = A gate is three tiles: two ground floor tiles side by side, each with half a gate where they touch, and a lintel above them.
rule-minaret = A minaret is three tiles: two residences side by side, each with half a minaret where they touch, and a spire above them.
rule-few-crowns = There are only two lintels and two spires with two players, and three of each with three or four players.
rule-lintel = A lintel can only go above halves of a gate. One of the two may still be missing.
rule-spire = A spire can only go above halves of a minaret. One of the two may still be missing.
rule-walled-up = Any other tile can go above halves of a gate or minaret: these can then no longer be completed.
section-sapphires = Sapphires
rule-sapphires = When you build a tile, take as many sapphires from the treasury as it shows.
rule-treasury = There are 55 sapphires. If the treasury runs out, you get no more.
section-djinns = The djinns
rule-djinn-price = Pay a djinn before he helps: blue 1 sapphire, red 2, green 2, gold 3.
rule-one-djinn = You may call one djinn a turn.
rule-djinn-or-build = Call a djinn at the start of your turn, before you reveal anything.
rule-djinn-works = You can call a djinn only if he can do his work. Blue needs tiles to put back and others to reveal. Red needs a tile that can be taken away. Green needs a tile that fits, available or still to be revealed. Gold needs a tile that fits, below the top one of a pile.
rule-djinn-builds = What the blue, green and gold djinns build brings no sapphires. What you build after the red djinn’s move does.
rule-djinn-reveals = Besides the tiles that the blue djinn reveals, you reveal none. With the gold djinn you reveal nothing.
rule-djinn-stays = A djinn stands beside your palace until someone else calls him. You may call him again for the same price.
section-blue = The blue djinn
rule-blue-djinn = Put all available tiles of a pile under it and reveal up to three others of that pile. Then you may take and place any available tile.
rule-done-with-a-djinn = You can end your turn without taking a tile only with the blue, red or green djinn.
section-red = The red djinn
rule-red-djinn = Pick up a tile that you have built and place it somewhere else, or put it under its pile. Then you may build as usual.
rule-red-djinn-stands = Printed tiles never move. The rest of your palace must still stand, hold together and leave no hole.
rule-red-djinn-holds = First place the tile you picked up, or put it under its pile.
rule-red-djinn-moves = The tile goes to another place, not back to where it was.
rule-nothing-lifted = Only a tile picked up by the red djinn can be put under its pile.
section-green = The green djinn
rule-green-djinn = Build twice. You must build both tiles, unless nothing fits any more.
rule-green-djinn-reveals = You may reveal from two different piles, once each, before your first tile or between the two.
section-gold = The gold djinn
rule-gold-djinn = Look through a pile in secret, take one of its tiles and place it.
rule-top-tile-for-gold = The gold djinn cannot take the top tile of a pile either.
rule-gold-djinn-takes = Once you have looked through a pile, you must take one of its tiles.
rule-gold-djinn-order = The other tiles stay in their order. Only those who have looked know it.
section-pass = Passing
rule-pass = If you cannot or do not want to play, pass and take two sapphires.
rule-pass-without-a-djinn = You cannot pass once you have called a djinn.
rule-nothing-fits = If nothing available fits after you have revealed tiles, you pass. If nothing fits any more while the green djinn helps, your turn ends.
section-end = End of the game
rule-fifth-roof = When someone builds a fifth roof, every other player has one more turn.
rule-all-pass = The game also ends when all players pass twice in a row. In a solo game, passing ends nothing.
rule-fifty-turns = The game also ends after fifty turns each. Few games last that long. If a fifth roof is built in the last turn, every other player still has one more turn.
rule-solo = Solo: use the tiles for two players and choose a board. The game ends with your fifth roof, or after twenty turns, passes included. Play for the highest score.
section-count = Scoring
rule-small = By your board: 1 point for each window, or for each tower.
rule-middle = By your board: 3 points for each cupola, or for each garden.
rule-great = By your board: 6 points for each complete gate, or for each complete minaret.
rule-whole-on-a-roof = Some roofs show a whole gate or minaret: it counts as complete.
rule-guards = Most guards: 9 points. Second: 6. Third: 3. Fourth: nothing. Players with the same number all get the points of the lowest place they share.
rule-no-guards = Without a guard you get no points for guards. In a solo game, one guard is enough for the 9 points.
rule-bonus = Roofs marked +4 or +5 bring that many points.
section-objectives = The objectives
rule-row = 1 point for each symbol shown on the objective (guard, sapphire, tower or window), on the floor that has the most of them.
rule-column = 1 point for each symbol shown on the objective, in the column that has the most of them, plus 1 point. The symbols must be in line, not the tiles: each half of a tile is in its own column.
rule-objective-djinns = 2 points for each djinn beside your palace.
rule-pairs = 1 point for each pair of sapphires you hold. Those on tiles do not count here.
rule-advanced = For experienced players: play with open objectives from the start. Otherwise they are revealed at the end.
section-winner = Winner
rule-winner = The highest score wins. If scores are equal, whoever holds more sapphires wins.
rule-shared = If the sapphires are equal too, the victory is shared.

## What is wrong with an edition’s file. Entries are called as they are in the file.

edition-unreadable = { $file } cannot be read: { $problem }.
edition-tiles = { $file }, { $floor }: there must be { $wanted } tiles, not { $found }.
edition-marks = { $file }, { $floor }: there must be { $wanted } tiles with players = { $players }, not { $found }.
edition-crowns = { $file }, { $floor }: with players = { $players }, there must be { $wanted } tiles of kind { $kind }, not { $found }.
edition-kind = { $file }, { $entry }: there is no { $kind } on this floor; lintels are walls, spires are roofs.
edition-edge = { $file }, { $entry }: there is no edge “{ $edge }” among the { $floor }; there are { $edges }.
edition-symbol = { $file }, { $entry }: there is no symbol “{ $symbol }” among the { $floor }; there are { $symbols }.
edition-nowhere = { $file }: { $where ->
    [roof] no roof
   *[tile] no tile
} shows “{ $symbol }”, but the rulebook names it.
edition-two-and-two = { $file }, roofs: at least one must show two windows and two towers; none does.
edition-uprights = { $file }, { $floor }: at least two of the tiles with players = 2 must have an edge “{ $edge }”.
edition-board-times = { $file }, boards: { $board } is there { $times } times; each character must be there once.
edition-board-unknown = { $file }, boards: there is no character { $board }; there are { $characters }.
edition-board-scores = { $file }, boards { $board }: another board scores { $scores } too.
edition-side-scores = { $file }, boards: on side { $side }, two boards must score { $element }, not { $found }.
edition-board-side = { $file }, boards { $board }: not on side { $side }; there are { $characters }.
edition-some-sapphires = { $file }, boards { $board }: this character must start with 1 to 10 sapphires, not { $sapphires }.
edition-no-sapphires = { $file }, boards { $board }: this character must start without sapphires, not with { $sapphires }.
edition-joint = { $file }, boards { $board }: the ground floor tiles meet with “{ $left }” and “{ $right }”, but touching edges must be the same.
edition-no-guards = { $file }, boards: at least one character without sapphires must start with guards; none does.
edition-no-elements = { $file }, boards: at least one character without sapphires must start with elements worth points; none does.

## An edition as it is listed.

listed-tile = Tile
listed-tile-players = Players
listed-tile-kind = Kind
listed-left-edge = Left edge
listed-left-half = Left half
listed-right-half = Right half
listed-right-edge = Right edge
listed-bonus = +{ $points }
listed-boards = Boards
listed-board = Character
listed-board-side = Side
listed-board-sapphires = Sapphires
listed-board-scores = Scores
listed-printed = Tiles printed on the boards
listed-printed-where = Place
printed-left = ground left
printed-right = ground right
printed-wall = wall
edge-wall = plain wall
edge-arcade = arcade
edge-gate = half a gate
edge-shaft = half a minaret
kind-lintel = lintel
kind-spire = spire

## What a good player weighs: $amount is a whole number; $sure is no where it goes by what is revealed.

weighs-points = { $sure ->
    [yes] { $amount ->
        [one] { $amount } sure point
       *[other] { $amount } sure points
    }
   *[no] { $amount ->
        [one] about { $amount } point
       *[other] about { $amount } points
    }
}
weighs-guards = { $amount ->
    [one] { $amount } point expected for guards
   *[other] { $amount } points expected for guards
}
weighs-crowns = { $amount ->
    [one] { $amount } point expected for a gate or minaret begun
   *[other] { $amount } points expected for gates or minarets begun
}
weighs-rooms = { $amount ->
    [one] { $amount } point expected on free places
   *[other] { $amount } points expected on free places
}
weighs-sapphires = { $amount ->
    [one] { $amount } sapphire
   *[other] { $amount } sapphires
}
weighs-rival = { $amount ->
    [one] { $amount } point expected for your best rival
   *[other] { $amount } points expected for your best rival
}
weighs-leaves = { $amount ->
    [one] { $amount } point left for the next player
   *[other] { $amount } points left for the next player
}
