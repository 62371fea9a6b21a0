# What happens at a table, and why something cannot be.

log-made = The table is set.
log-sat = { $name } sits down.
log-left = { $to ->
    [bot] { $name } takes over the seat.
   *[open] A seat is free.
}
log-words = { $you ->
    [yes] You add
   *[no] { $seat } adds
} words to the shuffle.
log-start = The game begins.
log-in-stead = Time is up, the house chooses. { $line }
log-over = The game is over.
log-talk = { $name }: { $talk }
log-team-talk = { $name }, to the team: { $talk }
log-aside = { $name } says something to the team.
log-undo-asked = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} to take a move back.
log-undo-answered = { $agree ->
    [yes] { $you ->
        [yes] You agree.
       *[no] { $seat } agrees.
    }
   *[no] { $you ->
        [yes] You do not agree.
       *[no] { $seat } does not agree.
    }
}
log-undo = The move is taken back.
log-take-back = { $you ->
    [yes] You take your choice back.
   *[no] { $seat } takes a choice back.
}
log-rematch = The same company plays again.

## Rules of every game.

rule-over = The game is over.
rule-not-your-turn = It is not your turn.
rule-not-natures = Chance cannot do that now.
rule-not-a-players = Only chance can make this move.

## Refusals.

error-over = The game is over.
error-not-over = The game is not over yet.
error-not-started = The game has not begun yet.
error-already-started = The game has already begun.
error-seats-open = Some seats are still free: wait for guests, or let bots take them.
error-seat-taken = { $name } already sits there.
error-nobody-there = Nobody sits there.
error-no-such-seat = There is no such seat; this table has { $seats }.
error-stale = Something happened before your move arrived; look again and choose anew.
error-unreadable-move = That is not a move of this game.
error-illegal-move = That move is not allowed.
error-nothing-to-undo = There is nothing to take back: something has been shown since your last move.
error-nothing-to-take-back = You have no choice that could still be taken back.
error-undo-pending = Somebody has already asked to take a move back.
error-no-undo-asked = Nobody is asking you to take a move back.
error-no-coach = Nobody asks the coach at this table: that was agreed when it was set up.
error-coach-later = The coach can be asked when it is your turn.
error-coach-busy = The coach is already thinking about it.

## Refusals of the house.

error-bad-name = A name has 1 to { NUMBER($most) } characters.
error-bad-talk = Say something, in at most { NUMBER($most) } characters.
error-bad-words = Words for the shuffle have 1 to { NUMBER($most) } characters.
error-no-team = You have no team of your own here.
error-name-needed = Give yourself a name first, so that the others know who speaks.
error-not-yours = You do not hold that seat.
error-already-seated = You already play at this table; a second seat would show you another hand.
error-not-your-eye = While the game lasts you can only look through your own eyes, or a watcher’s.
error-no-such-table = There is no such table; check the link.
error-no-script = { $title } has no such game to show yet.
error-no-such-page = There is nothing at this address.
error-no-such-mind = There is no such bot here; there are: { $minds }.
error-bad-clock = A clock gives { NUMBER($low) } to { NUMBER($high) } seconds a move.
error-bad-message = The house did not understand that message: { $detail }.
error-bad-request = The house did not understand that request: { $detail }.
error-wrong-method = That cannot be done at this address.
error-too-big = That is too long: at most { NUMBER($most) } bytes.
error-too-fast = Not so fast! Wait a moment and try again.
error-table-crowded = There is no room left around this table: { NUMBER($most) } people are watching.
error-other-site = That request comes from another site, and the house does not answer it.
error-house-error = Something went wrong in the house. Nothing is lost; try again.

## Records of games.

record-unreadable = This file is not a record of a game of Serai ({ $detail }).
record-version = This record was played under version { NUMBER($version) } of the rules; this house knows version { NUMBER($known) }.
record-edition = The edition that this game is said to have been played with is none of { $title }.
record-unreadable-move = Move { NUMBER($number) } of the record, “{ $move }”, is not a move of this game.
record-illegal-move = Move { NUMBER($number) } of the record, “{ $move }”, is not allowed there.
record-unfinished = The record stops before the end of the game.
record-seed = The seed is not the one whose hash was promised.
record-draw = Move { NUMBER($number) } of the record, “{ $move }”, is not what the seed and the words draw.

## What does not exist.

unknown-game = There is no game “{ $game }” here. The games are: { $games }.
setup-players = { $title } is for { NUMBER($low) } to { NUMBER($high) } players, not { NUMBER($seats) }.
setup-option = { $title } has no option “{ $option }”. Its options: { $options }.
setup-value = The option { $option } cannot be “{ $value }”. It can be: { $values }.
setup-no-edition = { $title } has no edition to choose: its rulebook lists all that is in the box.
setup-spoiled-edition = The edition of { $title } that this house plays cannot be used any more. Whoever keeps the house can see why with “serai edition { $game }”, or go back with “serai edition { $game } --reset”.
