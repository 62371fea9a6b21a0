# The command line.

cli-serai = Serai, a house of board games from the Thousand and One Nights. Without a command, it opens in the browser.
cli-open = Open the house in the browser.
cli-games = List the games.
cli-simulate = Play many games between bots, and sum them up.
cli-ladder = Let all levels of a game play each other, or each alone, and rate them.
cli-duel = Let two minds duel, every deal twice with the sides swapped, and see which is better.
cli-tune = Find better weights for what the bots of a game go by, by letting them play themselves.
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
cli-meetings = How many games each pair of levels plays at least, or each level where all play as one (100 by default).
cli-minds = One mind for all, or one for each seat: random, search, search:500 (iterations a move), search:0.1s (seconds a move). By default random; search alone thinks 1000 iterations.
cli-ladder-minds = The minds to compare, from the weakest to the strongest (by default, the five levels).
cli-table-size = How many play (by default 2, or as few as the game can be played by where all play as one).
cli-out = Folder of the pages: the ladder becomes a section of the game’s own, with a plot (by default, it is printed).
cli-cluster = Play on a Ray cluster: the one that RAY_ADDRESS names, or else the one that runs here.
cli-option = An option of the game: see “serai games”. May be given several times.
cli-duel-mind = The mind that is measured (search by default).
cli-duel-against = The mind it is measured against (by default openspiel: OpenSpiel’s own search, fed by our rules).
cli-duel-budget = What both think for each move: 500 (iterations) or 0.2s (seconds, 0.2s by default).
cli-duel-deals = How many deals to play, each twice (20 by default).
cli-tune-mind = Who plays with the weights: sight (the move that looks best), a level, or search:30 (iterations a move, by default).
cli-tune-only = The weights to tune, by name (by default, all that are not 0).
cli-tune-steps = How many steps to take (30 by default).
cli-tune-bouts = How many deals decide a step, each played twice (24 by default).
cli-tune-deals = How many fresh deals confirm what was found, each played twice (200 by default).
cli-tune-out = File for the weights found, written only if they are surely better.
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
cli-few-minds = A ladder or a duel compares different minds, at least 2.
cli-no-ray = There is no Ray here: --cluster needs it. Install it with: pip install "serai[cluster]"
cli-no-cluster = No Ray cluster answers at “{ $address }”. Start one with “ray start --head”, or name it in RAY_ADDRESS.
cli-no-folder = Nothing can be kept in { $folder } ({ $reason }).
cli-few-deals = At least 2 deals must be played, not { $deals }.
tune-no-weights = { $title } has no weights to tune.
tune-no-weight = { $title } has no weight “{ $weight }”; its weights are: { $weights }.
no-openspiel = There is no OpenSpiel here: the mind “openspiel” needs it. Install it with: pip install "serai[openspiel]"
cli-bad-option = An option is given as “name=value”, not “{ $option }”.
cli-no-file = “{ $file }” cannot be read; an exported game is a .json file made by the house.
cli-edition-one = One thing at a time: --check, --use or --reset.
cli-bad-port = A port is a number from 0 (any that is free) to { NUMBER($highest, useGrouping: 0) }, not { NUMBER($port, useGrouping: 0) }.

## What was done.

cli-playing = Playing
cli-wrote = The ladder is in { $file }.
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
tune-wins = Wins with the weights found, less those with the present ones: { $mean } of the games on { $deals } fresh deals, each played twice (95% interval: { $low } to { $high }).
tune-points = Points with the weights found, less those with the present ones: { $mean } a game on { $deals } fresh deals, each played twice (95% interval: { $low } to { $high }).
tune-better = They are better.
tune-not-better = It is not sure that they are better.
tune-wrote = The weights are in { $file }.
cli-duel-thought = Iterations and seconds are those of an average decision that was thought about.

## Tables.

cli-table-weight = Weight
cli-table-before = Present
cli-table-found = Found
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

## Ladders: also on a page under docs/minds.

ladder-heading = Ladder, { $players ->
    [one] one player
   *[other] { $players } players
}
ladder-rivals = { $games } games of { $title }: on { $deals ->
    [one] one deal
   *[other] each of { $deals } deals
}, every table that can be made of the levels, each level once at every place; so each pair met at least { $asked ->
    [one] once
   *[other] { $asked } times
}.
ladder-alone = { $games } games of { $title }: on { $deals ->
    [one] the same deal
   *[other] each of the same { $deals } deals
}, every level once at all seats, alone.
ladder-how = Ratings are on the Elo scale, where 400 points are odds of ten to one and the first level has 1000: Plackett and Luce’s model, fitted by Hunter’s MM algorithm (2004). Whoever shares the victory is equal, the others rank by their points; every two levels are given one draw more, so that none is infinitely strong. Intervals hold 95%: of ratings by the bootstrap over deals, of shares by Wilson.
ladder-how-alone = Intervals hold 95%: of shares by Wilson, of means and of differences, deal by deal, by the normal distribution.
ladder-by-clock = { $moves ->
    [0] No thought was ended by the clock: the same command plays the same games on any machine.
    [one] The clock ended one thought, which might end elsewhere on another machine.
   *[other] The clock ended { $moves } thoughts, which might end elsewhere on another machine.
}
ladder-command = To repeat it:
ladder-kept = { $games ->
    [0] No game is kept
    [one] One game is kept
   *[other] { $games } games are kept
}; the same command goes on from there.

ladder-ratings = Ratings
ladder-results = Results at the same deals
ladder-matrix = How often the level of a row came ahead of the level of a column
ladder-paces = Seconds a move
ladder-level = Level
ladder-rating = Rating
ladder-interval = 95% interval
ladder-games = Games
ladder-won = Won
ladder-below = Ahead of the level below
ladder-gain = More than the level below
ladder-points = Points
ladder-moves = Moves
ladder-mean = Mean
ladder-most-below = 95% below
ladder-longest = Longest
ladder-clock = By the clock

## Opening the house.

open-at = Serai is open at { $address }
open-no-port = The house cannot open on { $host }, port { $port } ({ $reason }). Choose another port with --port.
open-no-data = The house cannot keep its games in { $folder } ({ $reason }). Choose another folder with --data.
open-newer-data = The house cannot open: its games were written by a newer Serai. Open them with that one, or choose another folder with --data.
open-data-in-use = The house cannot open: another Serai is already open on { $folder }. Go there, or choose another folder with --data.
