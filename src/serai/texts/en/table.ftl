# What happens at a table, and why something cannot be.

log-made = The table is ready.
log-sat = { $name } sits down.
log-left = { $known ->
    [no] { $to ->
        [bot] { $bot } takes over the seat.
       *[open] A seat is free again.
    }
   *[yes] { $to ->
        [bot] { $name } left; { $bot } plays on.
       *[open] { $name } left; the seat is free.
    }
}
log-words = { $you ->
    [yes] You add
   *[no] { $seat } adds
} words to the shuffle.
log-commit = { $you ->
    [yes] Your browser seals
   *[no] { $seat }’s browser seals
} its part of the shuffle.
log-opening = The shuffle is opened.
log-reveal = { $you ->
    [yes] Your browser opens
   *[no] { $seat }’s browser opens
} its part of the shuffle.
log-called-off = { $why ->
    [late] The start was called off: no answer from { $names }. Start again.
    [left] The start was called off. Start again.
   *[unknown] The start was called off: a browser did not open its part of the shuffle. Start again.
}
log-start = The game begins.
log-in-stead = Time is up: a move was made automatically. { $line }
time-up-for = Time is up: a move was made automatically for { $names }.
log-over = The game is over.
log-talk = { $name }: { $talk }
log-team-talk = { $name }, to the team: { $talk }
log-aside = { $name } writes to the team.
log-moved = { $you ->
    [yes] You make
   *[no] { $seat } makes
} a move.
log-written = { $seat }: { $move }
log-drawn = Drawn: { $move }
log-undo-asked = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} to undo a move.
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
log-undo = The move is undone.
log-take-back = { $you ->
    [yes] You withdraw your choice.
   *[no] { $seat } withdraws a choice.
}
log-rematch = A new game begins with the same players.

## Rules of every game.

rule-over = The game is over.
rule-not-your-turn = It is not your turn.
rule-not-natures = Chance cannot do this now.
rule-not-a-players = Only chance can make this move.

## Refusals.

error-over = The game is over.
error-not-over = The game is not over yet.
error-not-started = The game has not begun yet.
error-already-started = The game has already begun.
error-shuffle-opening = The shuffle is being opened. If the game does not begin, try again in ten seconds.
error-already-committed = This seat has already sealed its part of the shuffle.
error-no-reveal-asked = Nobody is waiting for this seat’s part of the shuffle.
error-bad-reveal = That is not what this seat’s browser sealed.
error-seats-open = Some seats are free: wait for players, or let bots take them.
error-seat-taken = { $name } already sits there. Choose another seat.
error-nobody-there = That seat is empty.
error-no-such-seat = There is no such seat: this table has { $seats }.
error-stale = The game moved on before your move arrived. Look again and choose.
error-unreadable-move = This is not a move of this game.
error-illegal-move = This move is not allowed.
error-nothing-to-undo = You cannot undo now: something has been revealed since your last move.
error-late-undo = Your time is up: nothing can be undone now.
error-nothing-to-take-back = Your choice can no longer be changed.
error-undo-pending = Someone has already asked to undo a move. Wait for the answer.
error-no-undo-asked = Nobody is asking to undo a move.
error-no-coach = The coach is not allowed at this table.
error-coach-later = You can ask the coach when it is your turn.
error-coach-busy = The coach is already thinking. Wait a moment.

## Refusals of the house.

error-bad-name = Choose a name of 1 to { NUMBER($most) } characters.
error-bad-talk = Write a message of 1 to { NUMBER($most) } characters.
error-bad-words = Write 1 to { NUMBER($most) } characters for the shuffle.
error-no-team = You are not in a team here.
error-name-needed = Choose a name first, so that the others know who is writing.
error-not-yours = That is not your seat.
error-already-seated = You already play at this table. A second seat would show you another player’s secrets.
error-not-your-eye = Until the game ends you can replay it only from your own seat or as a spectator.
error-no-such-table = Table not found. Check the link.
error-no-script = { $title } does not have this guided game yet.
error-no-such-moment = There is no such moment in the guided game; the last is { $last }.
error-no-such-page = Page not found. Check the address.
error-no-such-mind = There is no such bot here. Choose one of: { $minds }.
error-bad-clock = Choose { NUMBER($low) } to { NUMBER($high) } seconds per move.
error-bad-message = Serai could not read this message: { $detail }.
error-bad-request = Serai could not read this request: { $detail }.
error-wrong-method = This address does not accept this kind of request.
error-too-big = Too long: at most { NUMBER($most) } bytes.
error-too-fast = Too many requests. Wait a moment and try again.
error-busy = The house is busy right now. Wait a moment and try again.
error-table-crowded = This table is full: { NUMBER($most) } people are already watching. Try again later.
error-talked-enough = Enough has been said here: the chat is full.
error-table-full = That has been done too often at this table: only the game itself goes on.
error-other-site = Request refused: it comes from another site.
error-house-error = Something went wrong. Your game is safe: try again.
error-other-host = Serai does not answer to the name “{ $host }” here. It can be allowed with --allow-host.
error-link-too-long = This link is too long for a QR code.
error-not-frozen = This table is not frozen: you can play on.

## Tables that cannot be played on.

frozen-version = This game was started with version { NUMBER($version) } of the rules of { $title }. Serai now has version { NUMBER($known) }: the game cannot continue.
frozen-game = Serai no longer has the game “{ $game }”.
frozen-edition = Serai cannot read the edition of { $title } used at this table.
frozen-setup = Serai can no longer play { $title } with these players and options.
frozen-damaged = This table’s log is damaged from event { NUMBER($number) } on.

## Records of games.

record-unreadable = This file is not a game exported by Serai ({ $detail }).
record-version = This game was played with version { NUMBER($version) } of the rules; this Serai has version { NUMBER($known) }.
record-edition = The edition named in this file is not an edition of { $title }.
record-unreadable-move = Move { NUMBER($number) }, “{ $move }”, is not a move of this game.
record-illegal-move = Move { NUMBER($number) }, “{ $move }”, is not allowed at that point.
record-unfinished = The file stops before the end of the game.
record-seed = The seed is not the one whose hash was promised.
record-nonce = What a player’s browser added to the shuffle cannot be read.
record-promise = This is not the game whose promise you noted: neither its seed’s hash nor its fingerprint is the same.
record-draw = Move { NUMBER($number) } of the record, “{ $move }”, does not follow from the seed and what was added.

## What does not exist.

unknown-game = There is no game “{ $game }” here. The games are: { $games }.
setup-players = { $title } is for { NUMBER($low) } to { NUMBER($high) } players, not { NUMBER($seats) }.
setup-option = { $title } has no option “{ $option }”. Its options: { $options }.
setup-value = The option { $option } cannot be “{ $value }”. It can be: { $values }.
setup-no-edition = { $title } has no edition to choose: its rulebook lists everything in the box.
setup-spoiled-edition = The chosen edition of { $title } can no longer be used. Whoever runs this Serai can see why with “serai edition { $game }”, or go back to the house’s own with “serai edition { $game } --reset”.

## People at a table.

log-filled = { $for ->
    [person] { $name } is away; a bot plays for them.
   *[bot] { $name } takes the free seat.
}
log-returned = { $you ->
    [yes] You are back and play on.
   *[no] { $seat } is back and plays on.
}
log-carried = { $you ->
    [yes] You continue on another device.
   *[no] { $seat } continues on another device.
}
log-seat-asked = { $name } asks for a seat.
log-seat-agreed = A yes for { $name }: someone else who plays must agree, too.
log-seat-answered = { $agree ->
    [yes] { $name } can sit down.
   *[no] { $name } does not get a seat.
}
log-arranged = The host changed the table.
log-hosted = { $name } is the host now.
log-closed = The host closed this table.
error-closed = The host has closed this table.
error-consent-needed = The game has begun: ask for the seat.
error-already-sitting = You already have a seat here. To add somebody at this screen, choose “Add a player here”.
error-seen-secrets = You have seen another hand in this game: you can only go back to your own seat.
error-already-asked = You have already asked for a seat. Wait for the answer.
error-seat-refused = You cannot ask for a seat any more in this game.
error-nothing-asked = This request has already been answered.
error-not-yet-away = { $name } is here, or left less than { NUMBER($seconds) } seconds ago.
error-not-their-turn = A bot can take over when it is { $name }’s turn.
error-bot-plays = A bot already plays there.
error-seats-changed = Somebody sat down or left meanwhile. Look again, then change the seats.
error-seat-twice = Nobody can sit in two seats at once.
error-host-stays = The host needs a seat. To go, leave the table or make somebody else the host.
error-not-host = Only the host can do that.
error-not-answerer = You are not asked here.
error-seat-kept = This seat stays for the player who left it. A bot can play there.
error-dead-link = This link no longer works. Ask whoever made it for a new one.
