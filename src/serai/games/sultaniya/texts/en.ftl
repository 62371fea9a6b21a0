# Sultaniya in English. $tile is a tile’s name (b7), $floor is ground, walls, residences or roofs.

tagline = Raise the finest palace of Sultaniya, tile by tile, with a little help from the djinns.
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
character-aladin = Aladin
character-sinbad = Sinbad
objective-row-guard = Guards on one floor
objective-row-sapphire = Sapphires on one floor
objective-row-tower = Towers on one floor
objective-row-window = Windows on one floor
objective-column-guard = Guards in one half-column
objective-column-sapphire = Sapphires in one half-column
objective-column-tower = Towers in one half-column
objective-column-window = Windows in one half-column
objective-djinns = Djinns held
objective-pairs = Pairs of sapphires held
pile = Pile
available = Available
treasury = Treasury
palace-of = The palace of { $name }

## Before the game.

option-characters = Characters
option-characters-about = Who the players may be: their boards are drawn at random.
value-characters-any = any of the eight
value-characters-side-a = side A: Ali Baba, Anis, Dunyazad, Scheherazade
value-characters-side-b = side B: Shahriyar, Ja’far, Aladin, Sinbad
option-advanced = Objectives
option-advanced-about = For seasoned players the objectives lie open from the start.
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
    [aladin] Aladin
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
    [column-guard] the objective “guards in one half-column”
    [column-sapphire] the objective “sapphires in one half-column”
    [column-tower] the objective “towers in one half-column”
    [column-window] the objective “windows in one half-column”
    [djinns] the objective “djinns held”
    [pairs] the objective “pairs of sapphires held”
   *[unseen] a secret objective
}.
log-show = { $you ->
    [yes] You turn over your objective
   *[no] { $seat } turns over an objective
}: { $objective ->
    [row-guard] guards on one floor
    [row-sapphire] sapphires on one floor
    [row-tower] towers on one floor
    [row-window] windows on one floor
    [column-guard] guards in one half-column
    [column-sapphire] sapphires in one half-column
    [column-tower] towers in one half-column
    [column-window] windows in one half-column
    [djinns] djinns held
   *[pairs] pairs of sapphires held
}.
log-first = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
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
log-turn = On top of { $floor ->
    [ground] the ground floor’s
    [walls] the walls’
    [residences] the residences’
   *[roofs] the roofs’
} pile comes { shown }.
log-look = { $you ->
    [yes] You see { shown }
   *[no] { $seat } looks at a tile
} in the pile.
log-reveal = { $you ->
    [yes] You reveal
   *[no] { $seat } reveals
} { $tiles ->
    [one] a tile
   *[other] { $tiles } tiles
} of { $floor ->
    [ground] the ground floor
    [walls] the walls
    [residences] the residences
   *[roofs] the roofs
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
    [one] {", "}for a sapphire
   *[other] {", "}for { $sapphires } sapphires
}.
log-build-turned = { log-build } The tile is turned over.
log-move = { $you ->
    [yes] You set
   *[no] { $seat } sets
} { shown } down at place { $place } of { $floor ->
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
log-move-turned = { log-move } The tile is turned over.
log-pass = { $you ->
    [yes] You pass and take
   *[no] { $seat } passes and takes
} { $sapphires ->
    [0] nothing: the treasury is empty
    [one] a sapphire
   *[other] { $sapphires } sapphires
}.
log-done = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
} it at that.
log-under = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { shown } back under its pile.
log-blue = { $you ->
    [yes] You call
   *[no] { $seat } calls
} the blue djinn: { $floor ->
    [ground] the ground floor
    [walls] the walls
    [residences] the residences
   *[roofs] the roofs
} in exchange for { $tiles ->
    [one] a new tile
   *[other] { $tiles } new tiles
}.
log-red = { $you ->
    [yes] You call
   *[no] { $seat } calls
} the red djinn, who lifts { shown }.
log-green = { $you ->
    [yes] You call
   *[no] { $seat } calls
} the green djinn, to build twice.
log-gold = { $you ->
    [yes] You call
   *[no] { $seat } calls
} the gold djinn, to look through the pile of { $floor ->
    [ground] the ground floor
    [walls] the walls
    [residences] the residences
   *[roofs] the roofs
}.

## The count.

end-roof = A palace has its fifth roof.
end-turns = The last turn is played.
end-passes = Everyone has passed twice in a row.
score-small = Windows or towers
score-middle = Cupolas or gardens
score-great = Gates or minarets
score-guards = Guards
score-bonus = Roofs with +4 and +5
score-row = Objectives: one floor
score-column = Objectives: one half-column
score-djinns = Objective: djinns
score-pairs = Objective: pairs of sapphires

## The board.

place-table = The table
palace-own = Your palace
action-build = Build
action-flip = Turn over
action-put-back = Put back
action-forget = Never mind
action-under = Under its pile
action-done = Leave it at that
action-pass = Pass
action-call = Call him
action-close = Close
hint-setup = The table is being set.
hint-showing = The secret objectives are turned over.
hint-over = The palaces are finished.
hint-turn-of = { $name } is to play.
hint-revealing = { $name } reveals tiles.
hint-looking = { $name } looks through a pile with the gold djinn.
hint-your-turn = Your turn: reveal tiles or take one, call a djinn, or pass.
hint-take = Now take an available tile and build it.
hint-nothing-fits = Nothing available fits: your turn becomes a pass.
hint-place = Choose a place that shines.
hint-no-place = This tile fits nowhere now.
hint-lifted = Set the lifted tile down elsewhere, or put it under its pile.
hint-wish-blue = Choose before a pile how many.
hint-wish-red = Choose a tile of your palace.
hint-wish-green = Call him now?
hint-wish-gold = Choose a pile.
hint-with-blue = You may take a tile, or leave it at that.
hint-with-red = You may build as usual, or leave it at that.
hint-with-green = { $fits ->
    [yes] { $builds ->
        [one] Build one more tile.
       *[other] Build { $builds } tiles; you may reveal from two piles.
    }
   *[no] Nothing fits now: reveal, or leave it at that.
}
hint-with-gold = Take one of these tiles and build it.
last-round = Last round: a roof is complete.
turns-left = { $turns ->
    [one] The last turn
   *[other] { $turns } turns left
}
djinns = The djinns
djinn-costs = { $price ->
    [one] one sapphire.
   *[other] { $price } sapphires.
}
djinn-does-blue = He puts the tiles before a pile under it and reveals others.
djinn-does-red = He lifts a tile you have built, to move it or put it back.
djinn-does-green = He lets you build twice.
djinn-does-gold = He shows you a whole pile, to build one of its tiles.
djinn-free = Nobody holds him.
djinn-holder = He stands beside the palace of { $name }.
tile-named = Tile { $tile }: { $shows }
tile-face = { $left }, { $first }; { $second }, { $right }
tile-lintel = a gate’s lintel, between { $left } and { $right }
tile-spire = a minaret’s spire, between { $left } and { $right }
tile-fits = It fits.
tile-fits-not = It fits nowhere now.
half-empty = nothing
and-between = {" "}and{" "}
told-of = { $what }: { $words }
symbol-bonus = { $points } points
joint-wall = wall
joint-arcade = arcade
joint-gate = half a gate
joint-shaft = half a shaft
spot = { $floor }, place { $place }
spot-build = Build here.
spot-build-turned = Build here, turned over.
spot-forbidden = It cannot stand here.
spot-lift = Lift it.
spot-lift-not = It cannot be lifted.
foresee = { $completes ->
    [gate] Completes a gate!{" "}
    [minaret] Completes a minaret!{" "}
   *[nothing] { "" }
}{ $points ->
    [0] No points now
    [one] One point
   *[other] { $points } points
}{ $sapphires ->
    [0] { "" }
    [one] { $points ->
        [0] , but
       *[other] {" "}and
    } a sapphire
   *[other] { $points ->
        [0] , but
       *[other] {" "}and
    } { $sapphires } sapphires
}.
pile-top = Pile of { $floor }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}; on top, only to be seen, { $tile }: { $shows }
pile-empty = Pile of { $floor }: empty
pile-look = Look through it.
pile-line = { $floor }: { $count ->
    [0] pile empty
    [one] one tile in the pile
   *[other] { $count } tiles in the pile
}, { $available } available
draw-reveal = { $floor }: reveal { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
draw-exchange = { $floor }: exchange for { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
tray = { $floor }: the pile, from the top down
treasury-has = Treasury: { $count }
purse = { $count ->
    [0] No sapphire
    [one] One sapphire
   *[other] { $count } sapphires
}
ledger = What your palace is worth
ledger-line = { $line }: { $number }, { $points ->
    [one] one point
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
look-at-palace = Look at the palace of { $name }
telling = The count
telling-again = Tell it again
summary-title = The table in words
player-line = { $name }, { $character }: { $points ->
    [one] one point
   *[other] { $points } points
}, { $sapphires ->
    [0] no sapphire
    [one] one sapphire
   *[other] { $sapphires } sapphires
}, { $guards ->
    [0] no guard
    [one] one guard
   *[other] { $guards } guards
}{ $turn ->
    [yes] {";"} to move
   *[no] { "" }
}.

## The first game.

first-welcome = You are Ali Baba: your palace scores windows, cupolas and gates. Before each pile there is room for three tiles; reveal three of the ground floor.
first-edges = Take the tile with half a gate. Touching edges must show the same pattern: turned over, its arcade meets yours, and its sapphire comes to you.
first-gate = A gate has two halves side by side. Build the other half beside the first.
first-lintel = Now a lintel above their joint, and the gate is complete: six points. Every floor is shifted by half a tile against the one below.
first-djinn = Your rival passes, for two sapphires. You have four: the green djinn asks two and lets you build twice. Call him; he stays beside your palace until someone else does.
first-twice = With his help you may even reveal from two piles. Reveal a tile of the walls.
first-hole = An empty place must never be closed in. Fill the gap beside your gate while you can.
first-residences = One more tile. Reveal two residences.
first-shifted = A cupola brings you three points, a window one. It stands above the two walls.
first-roofs = Your two objectives are secret: watch what each is worth, below your palace. Now reveal a roof.
first-roof = A roof already, with another cupola and a guard: most guards bring nine points.
first-farewell = Whoever builds a fifth roof begins the last round; then everything is counted. The rest you will find out at the table: may your palace be the finest!

## What the pictures of the rules page show.

picture-goal = A palace of four floors, blue, red, green and gold, with a gate, a minaret, cupolas and a garden.
picture-build = A pile whose top roof is only to be seen, and three roofs that lie available before it.
picture-place = Two tiles whose arcades meet: allowed. An arcade beside a wall: not allowed.
picture-crowns = A gate of two ground tiles and a lintel; a minaret of two residences and a spire.
picture-sapphires = A tile that shows two sapphires brings two.
picture-djinns = The blue djinn costs one sapphire, the red and the green two, the gold three.
picture-count = A window or tower is worth 1, a cupola or garden 3, a gate or minaret 6, most guards 9, 6 or 3.
picture-objectives = A palace with one floor and one half-column marked.

## The rules page.

section-goal = The palace
rule-goal = Raise a palace on your board; whoever scores most becomes grand vizier.
rule-four-floors = A palace has four floors: the ground floor (blue, six places), the walls (red, five), the residences (green, six) and the roofs (gold, five). Every floor is shifted by half a tile against the one below. Three tiles are printed on every board: two ground tiles in the middle and the wall above their joint. (How the floors lie: house ruling.)
section-setup = Before the first turn
rule-tiles-in-use = Two players use the tiles marked 2+, three also those marked 3+, four all 93.
rule-piles = The tiles of each floor are shuffled into a pile, face up: everyone sees its top tile.
rule-boards = Everyone is given a board at random: of side A, of side B, or of all eight, as was agreed. (Drawing them: house ruling.)
rule-start-sapphires = Ali Baba, Scheherazade, Shahriyar and Ja’far take the sapphires shown on their boards. The others start with guards or with elements in their printed tiles.
rule-objectives = Everyone gets two of the ten secret objectives and shows them to nobody.
rule-first-player = The first player is drawn at random; turns then go to the left. In a turn you build, or call a djinn, or pass.
section-build = Building: reveal, then take
rule-three-available = To build, you may first reveal tiles of one pile: they are moved from its top to its foot, where they are available. At most three tiles lie available before a pile.
rule-reveal-one-pile = You reveal from one pile only, and once.
rule-pile-runs-out = No more tiles can be revealed than the pile still has.
rule-top-tile = The top tile of a pile is seen by all, but nobody can take it, not even with the gold djinn. (With the gold djinn: house ruling.)
rule-take-available = Take one available tile, of any pile, and place it in your palace.
rule-take-one = Whoever has begun to build must take a tile as long as an available one fits.
section-place = Where a tile may stand
rule-free-place = A tile stands on a free place of its own floor.
rule-touch-the-palace = It touches the palace: a tile beside it, above it or below it.
rule-foundations = Above the ground floor, at least one of the two tiles below it must be there.
rule-edges-match = Where its side edges touch other tiles, both show the same pattern: wall, arcade, gate or shaft.
rule-within-the-limits = Nothing stands beyond the two secret objectives at the board’s sides: twelve half-columns are all there is.
rule-no-hole = No tile may close in an empty place, so that no way is left through empty places to the sky or past the palace’s ends.
rule-two-faces = Tiles have two faces: the back is the front’s mirror image, and you choose.
rule-same-on-both-faces = A tile that looks the same on both faces is placed on its front. (House ruling.)
section-crowns = Gates and minarets
rule-gate = A gate is three tiles: two ground tiles side by side, each with a gate edge at their joint, and a lintel above it.
rule-minaret = A minaret is three tiles: two residences side by side, each with a shaft edge at their joint, and a spire above it.
rule-lintel = A lintel stands over gate edges only; one of the two uprights may still be missing.
rule-spire = A spire stands over shaft edges only; one of the two uprights may still be missing.
rule-walled-up = Any other tile may stand above uprights, and walls them up. (House ruling.)
section-sapphires = Sapphires
rule-sapphires = Building a tile brings as many sapphires from the treasury as it shows.
rule-treasury = There are fifty-five sapphires; what the treasury does not have is not taken.
section-djinns = The djinns
rule-djinn-price = A djinn is paid before he helps: blue 1 sapphire, red 2, green 2, gold 3.
rule-one-djinn = One djinn a turn.
rule-djinn-or-build = A djinn is called at the start of a turn, before anything is revealed.
rule-djinn-builds = What is built with a djinn’s help brings no sapphires.
rule-djinn-reveals = With the blue djinn nothing more is revealed than he reveals; with the gold djinn nothing is.
rule-djinn-stays = A djinn stands beside his caller’s palace until someone else calls him. His holder may call him again, at the same price.
section-blue = The blue djinn
rule-blue-djinn = Put all available tiles of a pile under it, reveal up to three others of it, then you may take and place any available tile. There must be tiles to put back. (House ruling.)
rule-done-with-a-djinn = Only a turn with the blue, red or green djinn can be left at that, without taking a tile.
section-red = The red djinn
rule-red-djinn = Lift a tile that you have built; never a printed one (house ruling). Then you may build as usual.
rule-red-djinn-stands = What stays must still stand, touch and leave no hole. (House ruling.)
rule-red-djinn-holds = The lifted tile comes first: place it, or put it under its pile.
rule-red-djinn-moves = A lifted tile is moved to another place, not set back where it was.
rule-nothing-lifted = Only a lifted tile can be put under its pile.
section-green = The green djinn
rule-green-djinn = Build twice. You can call him when a tile fits, or one that does may be revealed; when nothing fits any more, his work ends. (House ruling.)
rule-green-djinn-reveals = With him you may reveal from two different piles, once from each, before the tiles you take or between them.
section-gold = The gold djinn
rule-gold-djinn = Look through a pile in secret, take a tile from under its top and place it. One of them must fit. (House ruling.)
rule-gold-djinn-takes = Whoever has looked through a pile must take one of its tiles, and no other.
rule-gold-djinn-order = The order of the other tiles does not change, and only those who have looked know it.
section-pass = Passing
rule-pass = Whoever cannot or will not play passes and takes two sapphires.
rule-pass-without-a-djinn = Whoever has called a djinn cannot pass as well.
rule-nothing-fits = When nothing available fits after revealing, the turn becomes a pass. (House ruling.)
section-end = The end
rule-fifth-roof = When someone has built a fifth roof, every other player has one more turn.
rule-all-pass = The game also ends when all players pass twice in a row; alone, passing ends nothing. (House ruling.)
rule-fifty-turns = After fifty turns each the game ends as well; hardly any comes so far. (House ruling.)
rule-solo = Alone you use the tiles of two players and have at most twenty turns, passes included; play for the highest score.
section-count = The count
rule-small = By your board: one point for each window, or for each tower.
rule-middle = By your board: three points for each cupola, or for each garden.
rule-great = By your board: six points for each complete gate, or for each complete minaret.
rule-whole-on-a-roof = Some roofs show a whole gate or minaret: it counts as complete.
rule-guards = Most guards bring 9 points, second most 6, third 3, fourth 0. Equal players all get the lower of the places they share. No guard, no points; alone, 9 with a guard. (No guard, and alone: house ruling.)
rule-bonus = Roofs with +4 or +5 bring that.
section-objectives = The objectives
rule-row = One point for each of the symbol (guard, sapphire, tower or window) on the floor that has most of it.
rule-column = One point for each of the symbol in the half-column that has most of it, and one more. The symbols must be in line, not the tiles.
rule-objective-djinns = Two points for each djinn beside your palace.
rule-pairs = One point for each pair of sapphires that you hold; those on tiles do not count here.
rule-advanced = In the game for seasoned players the objectives lie open from the start; otherwise they are turned over at the end.
section-winner = The grand vizier
rule-winner = The highest score wins; of equals, whoever holds more sapphires; if those are equal too, they share. (Sharing: house ruling.)

## What is wrong with an edition’s file. Entries are called as they are in the file.

edition-unreadable = { $file } cannot be read: { $problem }.
edition-tiles = { $file }, { $floor }: there are { $wanted } tiles, not { $found }.
edition-marks = { $file }, { $floor }: there are { $wanted } tiles with players = { $players }, not { $found }.
edition-crowns = { $file }, { $floor }: with players = { $players }, the number of tiles of kind { $kind } is { $wanted }, not { $found }.
edition-kind = { $file }, { $entry }: there is no { $kind } on this floor; lintels are walls, spires are roofs.
edition-edge = { $file }, { $entry }: there is no edge “{ $edge }” among the { $floor }; there are { $edges }.
edition-symbol = { $file }, { $entry }: there is no symbol “{ $symbol }” among the { $floor }; there are { $symbols }.
edition-nowhere = { $file }: { $where ->
    [roof] no roof
   *[tile] no tile
} shows “{ $symbol }”, but the rulebook names it.
edition-two-and-two = { $file }, roofs: none shows two windows and two towers, but some do.
edition-uprights = { $file }, { $floor }: among the tiles with players = 2, at least two have an edge “{ $edge }”.
edition-board-times = { $file }, boards: { $board } is there { $times } times; each character is there once.
edition-board-unknown = { $file }, boards: there is no character { $board }; there are { $characters }.
edition-board-scores = { $file }, boards { $board }: another board scores { $scores } too.
edition-side-scores = { $file }, boards: on side { $side }, { $element } is scored by two boards, not { $found }.
edition-board-side = { $file }, boards { $board }: not on side { $side }; there are { $characters }.
edition-some-sapphires = { $file }, boards { $board }: this character starts with 1 to 10 sapphires, not { $sapphires }.
edition-no-sapphires = { $file }, boards { $board }: this character starts with no sapphires, not { $sapphires }.
edition-joint = { $file }, boards { $board }: the ground tiles meet with “{ $left }” and “{ $right }”, but touching edges are the same.
edition-no-guards = { $file }, boards: none of those without sapphires starts with guards, but some do.
edition-no-elements = { $file }, boards: none of those without sapphires starts with elements worth points, but some do.

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
edge-wall = wall
edge-arcade = arcade
edge-gate = gate
edge-shaft = shaft
kind-lintel = lintel
kind-spire = spire

## What a good player weighs: $amount is a number, with a fraction where it is only to be expected.

weighs-points = { $amount ->
    [one] { $amount } sure point
   *[other] { $amount } sure points
}
weighs-guards = { $amount ->
    [one] { $amount } point to expect for guards
   *[other] { $amount } points to expect for guards
}
weighs-crowns = { $amount ->
    [one] { $amount } point in prospect for a gate or minaret begun
   *[other] { $amount } points in prospect for gates or minarets begun
}
weighs-rooms = { $amount ->
    [one] { $amount } point in prospect on free places
   *[other] { $amount } points in prospect on free places
}
weighs-sapphires = { $amount ->
    [one] { $amount } sapphire
   *[other] { $amount } sapphires
}
weighs-rival = { $amount ->
    [one] { $amount } point in prospect for the best rival
   *[other] { $amount } points in prospect for the best rival
}
weighs-leaves = { $amount ->
    [one] { $amount } point within the next player’s reach
   *[other] { $amount } points within the next player’s reach
}
