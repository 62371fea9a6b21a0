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
log-turn = { $tile } comes to the top of { $floor ->
    [ground] the ground floor’s
    [walls] the walls’
    [residences] the residences’
   *[roofs] the roofs’
} pile.
log-look = { $you ->
    [yes] You see { $tile }
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
} { $tile } at place { $place } of { $floor ->
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
log-move = { $you ->
    [yes] You set
   *[no] { $seat } sets
} { $tile } down at place { $place } of { $floor ->
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
} { $tile } back under its pile.
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
} the red djinn, who lifts { $tile }.
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
