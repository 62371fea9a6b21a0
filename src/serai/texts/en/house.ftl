# The house itself, in English: everything around the boards.

## On every page.

skip-to-content = Skip to the content
home-link = Serai, home
house-pages = Main menu
about-link = About
language = Language
language-name = { $language ->
    [fr] Français
   *[en] English
}
what-happens = Game events
waiting = One moment…
house-silent = Serai is not responding. Check your connection and try again.
try-again = Try again
to-the-shelf = See all games
close = Close
open = Open
nowhere-title = Page not found
nowhere-text = There is nothing at this address. Check the link, or choose a game.
quoted = “{ $words }”

## Home.

home-title = Five board games from the Thousand and One Nights
home-text = Play alone, against bots, with friends on one screen or online. No account, just a link.
shelf = Games
new-here = New here? Start with a guided game of { $game }.
start-guided = Start the guided game
coming = Coming soon
play = Play
players-and-minutes = { $low }–{ $high } players · { $minutes } min
your-tables = Your tables
your-turn = Your turn
your-turn-in-short = Your turn
clock-last-call = { $seconds } s more
open-seat = Free seat
table-status = { $status ->
    [gathering] Waiting for players
    [playing] In progress
    [frozen] Frozen
    [closed] Closed
   *[over] Finished
}
not-affiliated = The games and their names belong to their authors and publishers. Serai is not affiliated with them.

## A new table.

new-table-of = New { $game } table
no-such-game = Game not found
from-age = age { $age } and up
by-authors = A game by { $authors }
drawn-by = illustrated by { $names }
published-by = published by { $names }
read-rules = Read the rules
how-many = Players
seat-number = Seat { $number }
seat-kind-me = Me
seat-kind-friend = Friend here
seat-kind-open = Guest
seat-kind-bot = Bot
name-of-seat = Name of player { $number }
mind-of-seat = Bot at seat { $number }
level-of = Level { $level }: { $name }
your-name = Your name
friends-name = Your friend’s name
open-about = Anyone with the link can sit here.
open-about-short = Waiting for a player
clock = Time per move
clock-about = When time is up, you have ten more seconds; then a move is made for you.
clock-choice = { $seconds ->
    [0] No time limit
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
}
play-now = Play
watch-bots = Watch the bots play
levels-measured = Each level is measurably stronger than the one before.
set-table-first = Create without starting
set-table-and-invite = Create the table and invite
traveller = Traveller

## A table that gathers.

table-of = { $game } table
waiting-for-guests = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
all-here = Everyone is here.
seats = Seats
seat = Seat
at-this-screen = At this screen
here = Here
away = Away
sit-down = Sit down
take-over = Take over
start = Start the game
start-with-bots = { $count ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the free seats
}
sit-to-start = Sit down to play. Anyone seated can start the game.
share = Invite
share-text = Anyone with this link can play or watch.
table-link = Link to the table
copy = Copy
copied = Copied
qr-code = QR code of the link
no-such-table = Table not found
no-such-table-text = The link may be incomplete, or the table may be on another Serai server.
frozen = This table is frozen
frozen-kept = Nothing is lost: you can still read who played and what was said.
frozen-kept-over = Nothing is lost: you can still read and export the game.

## The fair shuffle.

fair-shuffle = Fair shuffle
fair-text = { $when ->
    [gathering] Serai has drawn a secret seed and shows its hash. Each player’s browser adds a secret number, revealed only at the start. Every draw follows from all of these: with your number among them, nobody can choose it unnoticed.
    [playing] Every draw follows from Serai’s secret seed and from what the players’ browsers added at the start. After the game the seed is shown and you can check.
   *[over] Every draw follows from Serai’s seed and from what the players’ browsers added at the start. You can check it here.
}
fair-hash = Hash of the seed
fair-browsers = Browsers taking part
fair-added = { $status ->
    [gathering] { $names } (sealed until the start)
   *[other] { $names }
}
fair-none-added = None: you have to take Serai’s word for it.
fair-waiting = Waiting for { $names }…
fair-called-off = { $times ->
    [one] The start was called off once; every browser then drew a new number.
   *[other] The start was called off { $times } times; every browser then drew a new number.
}
fair-fingerprint = Fingerprint of this shuffle
fair-words-of = { $name }’s words
fair-seed = Seed
fair-seed-later = Shown after the game
fair-add = Add words of your own
add = Add
fair-check = Check the shuffle
fair-sound = { $draws ->
    [one] The draw follows
   *[other] All { $draws } draws follow
} from the promised seed and what was added. { $witnessed ->
    [all] They are the draws this browser saw.
    [some] This browser saw { $seen } of them, and those are the same.
   *[none] This browser saw none of them: ask a player to check too.
} { $added ->
    [yes] Your own number is among what was added.
    [missing] This browser’s number is not in it: unless somebody you trust added one, whoever runs this server could have chosen the draws.
   *[no] This browser added nothing itself.
} Serai itself named each draw’s outcomes and odds: only “serai verify” checks those by the rules.
fair-missing = This browser’s number is not in this shuffle: Serai says it was not here in time. Unless somebody you trust added one, whoever runs this server could have chosen the draws.
fair-broken-seed = This is not the seed that was promised.
fair-changed = What was added to the shuffle is not what this browser saw at the start.
fair-broken-commitment = The shuffle was changed after this browser had shown its number: someone may have chosen the draws.
fair-left-out = This browser’s own number was left out of the shuffle.
fair-broken-draw = Draw { $number } does not follow from the seed and what was added.
fair-other-draw = Draw { $number } is not the one this browser saw.

## The game.

board-of = Board of { $game }
players = Players
thinking = Thinking…
to-move = To move
won = Won
you-watch = You are watching
line-lost = Connection lost, reconnecting. Your game is safe.
see-rule = See the rule
skip-ahead = Skip ahead
bots-play = Only bots are playing
pace = Speed
pace-slow = Slow
pace-usual = Normal
pace-fast = Fast
beside-the-board = Game panel
tab-log = Log
tab-talk = Chat
tab-table = Table
unheard = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
talk-unheard = Chat: { unheard }
see-moment = See this moment
edition-of-table = Edition: “{ $name }”
log-more = { $count } more like this
log-older = Show earlier
back-to-now = Back to now
while-away = { $count ->
    [one] While you were away: one move
   *[other] While you were away: { $count } moves
}
show-me = Show me
talk = Chat
nothing-said = No messages yet.
say-something = Write a message
say = Send
undo = Undo my move
talk-to = To
talk-to-table = Everyone
talk-to-team = My team
take-back = Change my choice
undo-asked-by = { $name } asks to undo a move.
undo-waiting = Waiting for { $names } to agree.
agree = Agree
refuse = Refuse
rules = Rules

## The coach.

coach = Coach
coach-key = Ask the coach (C)
coach-thinking = The coach is thinking…
coach-about = The coach sees what you see, nothing more, and assumes that everyone plays well.
coach-mix = Vary your secret choices, or others will see them coming.
coach-chance = { $amount }% chance of winning
coach-points = { $amount ->
    [one] { $amount } point at the end
   *[other] { $amount } points at the end
}
coach-alike = Any of these moves: { $expected }
coach-share = Choose this { $amount }% of the time
coach-gains = Gains { $things }.
coach-spares = Avoids { $things }.
coach-keeps = Keeps { $things }.
coach-costs = Costs { $things }.
coach-risks = Risks { $things }.
coach-little = Makes little difference for now.
coach-show = Show on the board
coach-make = Play this move
coach-allowed = Coach
coach-allowed-about = Suggests moves to a player who asks, and says why.
coach-choice = { $allowed ->
    [yes] Allowed
   *[no] Not allowed
}
coach-forbidden = No coach at this table

## Several people at one screen.

pass-screen = Pass the screen to { $name }
pass-screen-text = Everyone else, look away: only { $name } should see what comes next.
lift-curtain = I am { $name }: continue
others-play = The others are playing
others-play-text = A message appears here when it is someone’s turn at this screen.

## The end.

you-win = You win!
nobody-wins = Lost this time
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
subtotal = Subtotal
total = Total
rematch = Play again
to-rematch = Go to the next game
replay = Replay
export = Export
show-result = Show the result

## Replay.

replay-of = Replay of { $game }
replay-first = Go to the start
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-forth = Next step
replay-last = Go to the end
replay-turn-back = Previous turn
replay-turn-forth = Next turn
replay-speed = Steps per second
replay-link = Copy a link to this move
replay-moment = Point in the game
moment-of = { $at } of { $count }
seen-by = Seen by
a-watcher = a spectator
all-hands = all hands
to-the-table = Back to the table
nothing-yet = Nothing has happened yet.

## Rules page.

rules-of = Rules of { $game }
contents = Contents
house-ruling = House rule
house-ruling-about = The rulebook leaves this open. This is how we play it.
house-edition = The house’s own edition
whole-rules-page = Open the rules page

## About.

about-title = About Serai
about-letters = Fonts: Figtree by Erik Kennedy and Lora by Cyreal, both under the SIL Open Font License.
about-text = A caravanserai is an inn where travellers stop, tell stories and play. Serai is one for five board games from the Thousand and One Nights: free, open source, without accounts, and with pictures drawn just for it.
credits = The games and their makers
version = Serai { $version }
api-link = For developers: the API

## The guided first game.

first-game = Guided game
first-game-of = Guided game of { $game }
storyteller = The storyteller
first-game-progress = Progress
first-game-follow = Your move: play what glows.
first-game-strayed = You could do that. But first try the move that glows: it shows something new.
go-on = Continue
play-a-game = Play a game
once-more = Play it again

## One shared screen, and phones as hands.

phones-as-hands = Shared screen, cards on phones
phones-join = Scan the QR code to play on your phone.
phones-wait = Waiting for players. Any phone that has joined can start; bots take the free seats.
phones-start = Everyone is here: start the game on any phone.
phones = Phones
whole-table = Whole table
hand-of = { $name }’s hand
show-on-screen = Show this table on a shared screen
