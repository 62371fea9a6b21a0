# The command line.

cli-serai = Serai, a house of board games from the Thousand and One Nights. Without a command, it opens in the browser.
cli-open = Open the house in the browser.
cli-games = List the games.
cli-simulate = Play many games between bots, and sum them up.
cli-duel = Let two minds duel, every deal twice with the sides swapped, and see which is better.
cli-edition = Show the edition of a game, check one of your own, or have the house play it.
cli-verify = Check that an exported game was legal and its draws were those promised.
cli-replay = Tell an exported game, move by move.

## Headings and options of the help pages.

cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help = Show this page.
cli-version = Show the version.
cli-lang = Language: fr or en (by default, that of the system).
cli-json = Print JSON, for programs.
cli-host-name = HOST
cli-host = Address to listen on: 127.0.0.1 for this machine alone (by default), 0.0.0.0 for the whole network.
cli-port = Port to listen on (8001 by default).
cli-data-name = FOLDER
cli-data = Folder where games are kept (by default, the user’s own data folder).
cli-no-browser = Do not open a browser.
cli-game-name = GAME
cli-game = A game of the house: see “serai games”.
cli-players = How many play (by default, one for each mind named, and at least as many as the game needs).
cli-how-many = How many games to play (1000 by default).
cli-minds = One mind for all, or one for each seat: random, search, search:500 (iterations a move), search:0.1s (seconds a move). By default random; search alone thinks 1000 iterations.
cli-option = An option of the game: see “serai games”. May be given several times.
cli-duel-players = How many play (two by default, or as many as the game needs).
cli-duel-mind = The mind that is measured (search by default).
cli-duel-against = The mind it is measured against (by default openspiel: OpenSpiel’s own search, fed by our rules).
cli-duel-budget = What both think for each move: 500 (iterations) or 0.2s (seconds, 0.2s by default).
cli-duel-deals = How many deals to play, each twice (20 by default).
cli-seed = The same seed plays the same games, unless minds think by the clock (1 by default).
cli-with-edition = Play with the edition of a file, instead of the house’s own.
cli-edition-check = Say whether a file is an edition that honours every count of the rulebook, or what is wrong with it.
cli-edition-use = Have the house play the edition of a file at the tables made from now on.
cli-edition-reset = Have the house play its own edition again.
cli-file-name = FILE
cli-file = An exported game.

## What cannot be.

cli-usage = This cannot be understood; “{ $command }” takes: { $possible }.
cli-whole-number = { $option } takes a whole number.
cli-needs-value = { $option } needs a value after it.
cli-unknown-language = There is no language “{ $language }” here; the languages are: { $languages }.
cli-no-games = At least 1 game must be played, not { $games }.
cli-minds-impossible = With { $players } players, --minds names 1 mind for all or { $players } minds, not { $minds }.
cli-few-deals = At least 2 deals must be played, not { $deals }.
cli-duel-alone = Nobody can duel alone: --players must be 2 or more.
no-openspiel = OpenSpiel is not installed here; it comes with: pip install open_spiel
cli-bad-option = An option is given as “name=value”, not “{ $option }”.
cli-no-file = “{ $file }” cannot be read; an exported game is a .json file made by the house.
cli-edition-one = One thing at a time: --check, --use or --reset.
cli-bad-port = A port is a number from 0 (any that is free) to { NUMBER($highest, useGrouping: 0) }, not { NUMBER($port, useGrouping: 0) }.

## What was done.

cli-playing = Playing
cli-edition-checked = { $file } honours every count of the rulebook: “{ $name }”, an edition of { $title } ({ $parts }).
cli-edition-used = From now on the house plays { $title } with “{ $name }” ({ $parts }). Tables that are already made keep their edition.
cli-edition-reset-done = From now on the house plays { $title } with its own edition. Tables that are already made keep theirs.
cli-edition-own = { $title } is played with the house’s own edition, “{ $name }” ({ $parts }).
cli-edition-chosen = { $title } is played with the edition that was chosen for this house, “{ $name }” ({ $parts }; { $file }).
cli-verified = This game was legal and fair: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $draws ->
    [0] no draw
    [one] of which one draw, just as its seed gives it
   *[other] of which { $draws } draws, all just as their seed gives them
}.

cli-simulated = { $games ->
    [one] One game
   *[other] { $games } games
} of { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}, seed { NUMBER($seed, useGrouping: 0) }.
cli-simulated-with = { $what }: { $which }.
cli-simulated-edition = Edition: “{ $name }”.
cli-simulated-minds = Playing: { $minds }.
cli-simulated-rotation = From game to game everyone moves one seat on.
cli-simulated-speed = { $moves } moves a second in each process, nature’s included; { $seconds } s in all.

cli-dueled = { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $deals } deals, each played twice, seed { NUMBER($seed, useGrouping: 0) }.
cli-duel-wins = Wins of { $first } less those of { $second }: { $mean } of the games (95% interval: { $low } to { $high }).
cli-duel-points = Points of { $first } less those of { $second }: { $mean } a game (95% interval: { $low } to { $high }).
cli-duel-thought = Iterations and seconds are those of an average decision that was thought about.

## Tables.

cli-table-id = Id
cli-table-title = Title
cli-table-players = Players
cli-table-minutes = Minutes
cli-table-age = Age
cli-table-options = Options
cli-table-coming = to come
cli-table-by-mind = Wins and scores by mind
cli-table-by-seat = Wins and scores by seat
cli-table-by-team = Wins by team, and the mean scores of its players
cli-table-together = Won together
cli-table-points = Points
cli-table-duel = Wins and points by side
cli-table-iterations = Iterations
cli-table-seconds = Seconds
cli-table-ends = How games end
cli-table-lengths = Moves of the players in a game
cli-table-count = The count
cli-table-mind = Mind
cli-table-seat = Seat
cli-table-team = Team
cli-table-games = Games
cli-table-won = Won
cli-table-interval = 95% interval
cli-table-mean = Mean
cli-table-sd = SD
cli-table-quartiles = Quartiles
cli-table-range = Range
cli-table-reason = Reason
cli-table-share = Share
cli-table-line = Line
cli-table-total = Total
cli-table-percent = { $number }%

## Opening the house.

open-at = Serai is open at { $address }
open-no-port = The house cannot open on { $host }, port { $port } ({ $reason }). Choose another port with --port.
open-no-data = The house cannot keep its games in { $folder } ({ $reason }). Choose another folder with --data.
open-newer-data = The house cannot open: its games were written by a newer Serai. Open them with that one, or choose another folder with --data.
open-data-in-use = The house cannot open: another Serai is already open on { $folder }. Go there, or choose another folder with --data.
