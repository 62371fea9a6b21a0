# The command line.

cli-serai = Serai: five board games from the Thousand and One Nights. Without a command, opens in the browser.
cli-open = Open Serai in the browser.
cli-games = List the games.
cli-simulate = Play many games between bots and summarise them.
cli-ladder = Rate all levels of a game, by playing them against each other or each alone.
cli-duel = Compare two bots: every deal is played twice, with the sides swapped.
cli-tune = Find better weights for the bots of a game through self-play.
cli-edition = Show the edition of a game, check your own, or use it.
cli-check = Replay all tables, and list those that this version cannot continue.
cli-backup = Copy all games into a file, even while Serai is open.
cli-verify = Check that an exported game followed the rules and its draws were the promised ones.
cli-replay = Tell an exported game move by move.

## Headings and options of the help pages.

cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-help = Show this page.
cli-version = Show the version.
cli-lang = Language: fr or en (default: the system’s).
cli-json = Print JSON, for programs.
cli-host-name = HOST
cli-host = Address to listen on: 127.0.0.1 for this machine only (default), 0.0.0.0 for the whole network.
cli-port = Port to listen on (default: 8001).
cli-data-name = FOLDER
cli-data = Folder for the games (default: the user’s data folder).
cli-no-browser = Do not open a browser.
cli-name = NAME
cli-allow-host = Another name under which Serai can be reached, besides this machine’s own. Can be repeated.
cli-game-name = GAME
cli-game = A game: see “serai games”.
cli-players = Number of players (default: one per bot named, at least as many as the game needs).
cli-how-many = Number of games (default: 1000).
cli-meetings = Games that each pair of levels plays at least; in cooperative games, games per level (default: 100).
cli-minds = One bot for all seats, or one per seat: random, search, search:500 (iterations per move), search:0.1s (seconds per move). Default: random; plain search thinks for 1000 iterations.
cli-ladder-minds = The bots to compare, from weakest to strongest (default: the five levels).
cli-table-size = Number of players (default: 2; in cooperative games, the fewest possible).
cli-out = Folder for the report: the ladder becomes a section of the game’s page, with a plot (default: printed).
cli-cluster = Play on a Ray cluster: the one in RAY_ADDRESS, or else the one running here.
cli-option = An option of the game: see “serai games”. Can be repeated.
cli-duel-mind = The bot to measure (default: search).
cli-duel-against = The bot to measure it against (default: openspiel, OpenSpiel’s own search on our rules).
cli-duel-budget = How long both think per move: 500 (iterations) or 0.2s (seconds; default: 0.2s).
cli-duel-deals = Number of deals, each played twice (default: 20).
cli-tune-mind = Which bot uses the weights: sight (the move that looks best), a level, or search:30 (iterations per move; default).
cli-tune-only = The weights to tune, by name (default: all that are not 0).
cli-tune-steps = Number of steps (default: 30).
cli-tune-bouts = Deals that decide a step, each played twice (default: 24).
cli-tune-deals = Fresh deals that confirm the result, each played twice (default: 200).
cli-tune-out = File for the new weights, written only if they are clearly better.
cli-seed = The same seed plays the same games, unless bots think by the clock (default: 1).
cli-with-edition = Play with the edition in this file instead of the house’s own.
cli-edition-check = Check that a file is an edition that respects every number in the rulebook, or say what is wrong.
cli-edition-use = Use the edition in this file for all new tables.
cli-edition-reset = Go back to the house’s own edition.
cli-promise-name = HASH
cli-promise = The hash of the seed, or the fingerprint of the shuffle, that you noted at the table.
cli-bad-promise = “{ $promise }” is not a promise: it has 64 digits from 0 to f, as the table shows it.
cli-unpromised = The file itself says what was promised. To be sure, compare these with what you saw at the table, or give one with --promise.
    Fingerprint of the shuffle, which fixes all that the draws follow from: { $fingerprint }
    Hash of the seed, which fixes the seed alone: { $hash }
cli-promised-seed = The hash you gave proves the seed alone: the rules, and all that players and browsers added, are as the file says. The fingerprint of the shuffle proves those too.
cli-promised-all = The fingerprint you gave proves the seed, the rules, and all that players and browsers added.
cli-file-name = FILE
cli-file = An exported game.
cli-copy = Where to put the copy.

## What cannot be.

cli-usage = Unknown argument. “{ $command }” takes: { $possible }.
cli-whole-number = { $option } takes a whole number.
cli-needs-value = { $option } needs a value.
cli-unknown-language = There is no language “{ $language }”. The languages are: { $languages }.
cli-no-games = Play at least 1 game, not { $games }.
cli-minds-impossible = With { $players } players, --minds takes 1 bot for all or { $players } bots, not { $minds }.
cli-few-minds = A ladder or a duel needs at least 2 different bots.
cli-no-ray = Ray is not installed, and --cluster needs it. Install it with: pip install "serai[cluster]"
cli-no-cluster = No Ray cluster answers at “{ $address }”. Start one with “ray start --head”, or set RAY_ADDRESS.
cli-no-folder = Cannot write to { $folder } ({ $reason }).
cli-few-deals = Play at least 2 deals, not { $deals }.
tune-no-weights = { $title } has no weights to tune.
tune-no-weight = { $title } has no weight “{ $weight }”. Its weights are: { $weights }.
no-openspiel = OpenSpiel is not installed, and the bot “openspiel” needs it. Install it with: pip install "serai[openspiel]"
cli-bad-option = Write an option as “name=value”, not “{ $option }”.
cli-no-file = Cannot read “{ $file }”. An exported game is a .json file made by Serai.
cli-edition-one = Choose one of --check, --use and --reset.
cli-bad-port = A port is a number from 0 (any free port) to { NUMBER($highest, useGrouping: 0) }, not { NUMBER($port, useGrouping: 0) }.

## What was done.

cli-playing = Playing
cli-wrote = The ladder is in { $file }.
cli-edition-checked = { $file } respects every number in the rulebook: “{ $name }”, an edition of { $title } ({ $parts }).
cli-edition-used = New tables of { $title } now use “{ $name }” ({ $parts }). Existing tables keep their edition.
cli-edition-reset-done = New tables of { $title } now use the house’s own edition. Existing tables keep theirs.
cli-edition-own = { $title } uses the house’s own edition, “{ $name }” ({ $parts }).
cli-edition-chosen = { $title } uses the edition chosen here, “{ $name }” ({ $parts }; { $file }).
cli-verified = This game followed the rules: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, { $draws ->
    [0] no draw
    [one] of which one draw, exactly as its seed gives it
   *[other] of which { $draws } draws, all exactly as their seed gives them
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
cli-simulated-minds = Bots: { $minds }.
cli-simulated-rotation = Bots move one seat on after each game.
cli-simulated-speed = { $moves } moves per second in each process, chance included; { $seconds } s in all.

cli-dueled = { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $deals } deals, each played twice, seed { NUMBER($seed, useGrouping: 0) }.
cli-duel-wins = Wins of { $first } minus wins of { $second }: { $mean } of the games (95% interval: { $low } to { $high }).
cli-duel-points = Points of { $first } minus points of { $second }: { $mean } per game (95% interval: { $low } to { $high }).
tune-wins = Wins with the new weights minus wins with the present ones: { $mean } of the games on { $deals } fresh deals, each played twice (95% interval: { $low } to { $high }).
tune-points = Points with the new weights minus points with the present ones: { $mean } per game on { $deals } fresh deals, each played twice (95% interval: { $low } to { $high }).
tune-better = They are clearly better.
tune-not-better = They are not clearly better.
tune-wrote = The weights are in { $file }.
cli-duel-thought = Iterations and seconds are averages over decisions that needed thought.

## Tables.

cli-table-weight = Weight
cli-table-before = Present
cli-table-found = New
cli-table-id = Id
cli-table-title = Title
cli-table-players = Players
cli-table-minutes = Minutes
cli-table-age = Age
cli-table-options = Options
cli-table-coming = coming soon
cli-table-by-mind = Wins and scores by bot
cli-table-by-seat = Wins and scores by seat
cli-table-by-team = Wins by team, and mean scores of its players
cli-table-together = Won together
cli-table-points = Points
cli-table-duel = Wins and points by side
cli-table-iterations = Iterations
cli-table-seconds = Seconds
cli-table-ends = How games end
cli-table-lengths = Player moves per game
cli-table-count = Scoring
cli-table-mind = Bot
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
ladder-rivals = { $games } games of { $title }. On { $deals ->
    [one] one deal
   *[other] each of { $deals } deals
}, every line-up of the levels plays, each level once in every seat. So each pair met at least { $asked ->
    [one] once
   *[other] { $asked } times
}.
ladder-alone = { $games } games of { $title }. On { $deals ->
    [one] the same deal
   *[other] each of the same { $deals } deals
}, every level plays all the seats by itself.
ladder-how = Ratings are on the Elo scale: 400 points are odds of ten to one, and the first level has 1000. They are those of the Plackett–Luce model, fitted with Hunter’s MM algorithm (2004). Joint winners are equal, the others rank by points; each pair of levels gets one extra draw, so that no rating is infinite. Intervals are 95%: bootstrap over deals for ratings, Wilson for shares.
ladder-how-alone = Intervals are 95%: Wilson for shares, normal for means and for differences deal by deal.
ladder-by-clock = { $moves ->
    [0] The clock cut no thought short: the same command plays the same games on any machine.
    [one] The clock cut one thought short, which could go differently on another machine.
   *[other] The clock cut { $moves } thoughts short, which could go differently on another machine.
}
ladder-command = To repeat it:
ladder-kept = { $games ->
    [0] No game is saved
    [one] One game is saved
   *[other] { $games } games are saved
}; the same command continues from there.

ladder-ratings = Ratings
ladder-results = Results at the same deals
ladder-matrix = How often the level in the row beat the level in the column
ladder-paces = Seconds per move
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
open-no-port = Serai cannot listen on { $host }, port { $port } ({ $reason }). Choose another port with --port.
open-no-data = Serai cannot store its games in { $folder } ({ $reason }). Choose another folder with --data.
open-newer-data = Serai cannot open these games: a newer version wrote them. Use that version, or choose another folder with --data.
open-data-in-use = Serai is already running with the games in { $folder }. Use that one, or choose another folder with --data.
open-damaged-data = Serai cannot open: its games in { $folder } are damaged ({ $reason }). Put a backup in their place, or choose another folder with --data.
no-games-there = There are no Serai games in { $folder }. Choose the folder with --data.

## Keeping the house.

check-frozen = { $id } ({ $names }): { $why }
check-done = { $frozen ->
    [0] { $tables ->
        [0] There are no tables
        [one] No table is frozen
       *[other] All { NUMBER($tables) } tables can be played on or replayed
    } ({ NUMBER($open) } still open).
   *[other] { NUMBER($frozen) } of { NUMBER($tables) } tables would be frozen ({ NUMBER($open) } still open). The others are fine.
}
backup-done = The games are copied to { $file }.
backup-exists = { $file } already exists. Choose another name.
backup-failed = The games could not be copied to { $file } ({ $reason }).
