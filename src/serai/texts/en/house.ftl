# The house itself, in English: everything around the boards.

## On every page.

skip-to-content = Skip to the content
home-link = Serai, home
house-pages = The house
about-link = About
language = Language
language-name = { $language ->
    [fr] Français
   *[en] English
}
what-happens = What happens
waiting = One moment…
house-silent = The house does not answer. Check your connection and try again.
try-again = Try again
to-the-shelf = To the shelf of games
close = Close
open = Open
nowhere-title = There is no such room
nowhere-text = This address leads nowhere in the house.
quoted = “{ $words }”

## Home.

home-title = Five board games from the Thousand and One Nights
home-text = Play alone, against bots, with friends at one screen or far away. No account, just a link.
shelf = The shelf of games
coming = Coming
play = Play
players-and-minutes = { $low }–{ $high } players · { $minutes } min
your-tables = Your tables
your-turn = Your turn
your-turn-in-short = Your turn
open-seat = Free seat
table-status = { $status ->
    [gathering] Waiting for guests
    [playing] Being played
   *[over] Over
}
not-affiliated = The games belong to their authors and publishers, and so do their names. Serai is not affiliated with them.

## A new table.

new-table-of = New table of { $game }
no-such-game = There is no such game in the house
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
open-about = Whoever opens the link of the table can sit here.
open-about-short = Waiting for a guest
clock = Time for a move
clock-choice = { $seconds ->
    [0] As long as one likes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
}
play-now = Play
watch-bots = Watch them play
levels-measured = Each level is a measured step above the one before.
set-table-first = Set the table first
set-table-and-invite = Set the table and invite
traveller = Traveller

## A table that gathers.

table-of = A table of { $game }
waiting-for-guests = { $count ->
    [one] One seat is free: share the link.
   *[other] { $count } seats are free: share the link.
}
all-here = Everyone is here.
seats = Seats
seat = Seat
at-this-screen = At this screen
here = Here
away = Away
sit-down = Sit down
take-over = Take over
leave = Leave
leave-to-bot = Leave to a bot
start = Start the game
start-with-bots = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on the free seats
}
sit-to-start = Sit down to join. Those who sit can start the game.
share = Invite
share-text = Whoever has this link can come: to play, or to watch.
share-only-here = This house is open on this machine only. To be reached from the network, open it with “--host 0.0.0.0”.
table-link = Link to the table
copy = Copy
copied = Copied
qr-code = The link as a QR code
no-such-table = There is no such table
no-such-table-text = The link may be mistyped, or the table was set in another house.

## The fair shuffle.

fair-shuffle = Fair shuffle
fair-text = { $when ->
    [gathering] The house has sealed a secret seed and shows its fingerprint now. Add any words: every draw depends on the seed and on the words, so nobody can steer it. After the game the seed is shown, and anyone can check.
    [playing] Before the first draw the house sealed a secret seed, and everyone could add words. Every draw depends on both, so nobody can steer it. After the game the seed is shown, and anyone can check.
   *[over] Every draw followed from the seed, whose fingerprint was shown before the first one, and from everyone’s words. Anyone can check it.
}
fair-hash = Fingerprint of the seed
fair-words-of = Words of { $name }
fair-seed = Seed
fair-seed-later = Shown after the game
fair-add = Words of your own
add = Add
fair-check = Check the shuffle
fair-sound = { $draws ->
    [one] The seed is the promised one, and the draw follows from it and from whatever words were added.
   *[other] The seed is the promised one, and all { $draws } draws follow from it and from whatever words were added.
}
fair-broken-seed = The seed is not the one that was promised.
fair-broken-draw = Draw { $number } does not follow from the seed and the words.

## The game.

board-of = Board of { $game }
players = Players
thinking = Thinking…
to-move = To move
won = Won
you-watch = You are watching
line-lost = The line to the house is down. Calling again; nothing is lost.
see-rule = See the rule
skip-ahead = Skip ahead
bots-play = Only bots play here
pace = Pace
pace-slow = Slow
pace-usual = Usual
pace-fast = Fast
beside-the-board = Beside the board
tab-log = Log
tab-talk = Talk
tab-table = Table
unheard = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
turn-sound = Sound on your turn
on = on
off = off
see-moment = See this moment
edition-of-table = Edition: “{ $name }”
log-more = { $count } more like this one
back-to-now = Back to now
while-away = { $count ->
    [one] While you were away: one move
   *[other] While you were away: { $count } moves
}
show-me = Show me
talk = Talk
nothing-said = Nobody has said anything yet.
say-something = Say something
say = Say
undo = Take back
talk-to = To
talk-to-table = Everyone
talk-to-team = My team
take-back = Change my choice
undo-asked-by = { $name } asks to take a move back.
undo-waiting = Waiting for { $names } to agree.
agree = Agree
refuse = Refuse
rules = Rules

## The coach.

coach = Coach
coach-ask = Ask the coach
coach-key = Ask the coach (C)
coach-thinking = The coach is thinking…
coach-about = The coach sees what you see, nothing more, and expects everyone to play sensibly.
coach-mix = A secret choice is best mixed: whoever always chose the same would be seen through.
coach-chance = { $amount }% chance to win
coach-points = { $amount ->
    [one] { $amount } point in the end
   *[other] { $amount } points in the end
}
coach-alike = Each of these moves: { $expected }
coach-share = { $amount }% of the time
coach-gains = Gains { $things }.
coach-spares = Avoids { $things }.
coach-keeps = Keeps { $things }.
coach-costs = Costs { $things }.
coach-risks = Risks { $things }.
coach-little = Changes little for now.
coach-show = Show it on the board
coach-make = Make this move
coach-allowed = The coach
coach-choice = { $allowed ->
    [yes] May be asked
   *[no] Nobody asks it
}
coach-forbidden = No coach at this table

## Several people at one screen.

pass-screen = Pass the screen to { $name }
pass-screen-text = Everyone else looks away. Only { $name } should see the next hand.
lift-curtain = I am { $name }: show my hand
others-play = The others are playing
others-play-text = The screen will be passed on when somebody here is to move.

## The end.

you-win = You win!
nobody-wins = Lost, this time
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
subtotal = Subtotal
total = Total
rematch = Play again
to-rematch = To the next game
replay = Replay
export = Export
see-board = See the board
show-result = Show the result

## Replay.

replay-of = Replay of { $game }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forth = One step on
replay-last = To the end
replay-moment = Moment of the game
moment-of = { $at } of { $count }
seen-by = Seen by
a-watcher = a watcher
to-the-table = To the table
nothing-yet = Nothing has happened yet.

## Rules page.

rules-of = The rules of { $game }
contents = Contents

## About.

about-title = About Serai
about-letters = Set in Figtree by Erik Kennedy and Lora by Cyreal, both under the SIL Open Font License.
about-text = A caravanserai is the inn where travellers stop, tell stories and play. Serai is such a house for five board games of the Thousand and One Nights: free, open, without accounts, and every picture in it is drawn by the house.
credits = The games and their makers
version = Serai { $version }
api-link = For programmers: the house’s API

## The guided first game.

first-game = Guided first game
first-game-of = A first game of { $game }
storyteller = The storyteller
first-game-progress = Your moves so far
first-game-follow = Your move: follow the glow.
first-game-strayed = A thought for later! For now, follow the glow: it shows what the story needs.
go-on = Go on
play-a-game = Play a game
once-more = Once more

## One shared screen, and phones as hands.

phones-as-hands = Shared screen, phones as hands
phones-join = Scan the QR code with your phone: it leads to your hand.
phones-wait = Waiting for everyone. A phone that has sat down can also start, with bots on the free seats.
phones-start = Everyone is here: one of the phones can start.
phones = Phones
whole-table = The whole table
hand-of = The hand of { $name }
show-on-screen = Show this table on a shared screen
