# People at a table: seats, the host, those who are away, other devices.

host = Host
bot-plays-for = Away: a bot plays ({ $mind })
add-player-here = Add a player here
ask-for-seat = Ask for this seat
asked-for-seat = You asked for this seat
withdraw = Cancel request
leave-seat = Leave…
leave-seat-ask = { $playing ->
    [yes] Leave your seat? A bot plays on, under a name of its own. You can come back as long as nobody else has taken the seat.
   *[no] Leave your seat? It will be free again.
}
stay = Stay
leave-now = Leave
let-bot-play = Let a bot play
put-bot-here = Put a bot here
bot-level = Level of the bot
cancel = Cancel
free-seat = Free this seat
remove-player = Remove { $name }
make-host = Make { $name } the host
host-away = { $known ->
    [yes] { $name }, the host, has been away for a while.
   *[no] The host has been away for a while.
}
host-answers = Only the host, who is away, can answer.
become-host = Become the host
move-up = Move { $name } up
move-down = Move { $name } down
change-seat = Change seat { $number }
add-seat = Add a seat
remove-seat = Remove this seat
seat-asked-by = { $name } asks to take { $bot }’s seat.
seat-asked-open = { $name } asks for the free seat.
seat-asked-away = { $name } asks to take over the seat of { $away }, who has been away for a while.
let-in = Let them play
keep-out = Not now
waits-for-answer = You asked for a seat. Waiting for an answer…
idle-for-long = { $name } has done nothing for a while. A bot can play until they do something again.
away-for-long = { $name } has been away for a while. A bot can play until they are back.
seat-stays-open = A seat is free and nobody plays there. A bot can take it.
close-table = Close this table
close-table-ask = { $playing ->
    [yes] Close this table for everyone? The game ends here. Nobody wins.
   *[no] Close this table for everyone? Nobody can sit down here any more.
}
close-now = Close the table
table-closed = This table is closed
table-closed-text = { $name } closed it.
table-closed-by-host = The host closed it.
still-missing = { $count ->
    [one] { $names } is not here yet.
   *[other] { $names } are not here yet.
}
looking-on = { $count ->
    [one] One more person has opened the link.
   *[other] { $count } more people have opened the link.
} { $names }
invite-first = Copy the invitation
invite-copied = Link copied
table-settings = Settings
setting-told = { $setting }: { $value }
share-only-here-host = Only this computer can open this link. To let other devices in, close Serai and start it again with “serai open --host 0.0.0.0”.
screen-only-here = Only this computer can open this table.

## Another device.

way-back = Continue on another device
way-back-text = Open this link to continue as { $name } on another device. Keep it to yourself: anyone who opens it can play for you.
keep-your-seat = Keep your seat
keep-your-seat-text = With a private link you can come back from any device, even if this browser forgets you.
way-show = Show my private link
way-new = New link
way-new-about = A new link ends the old one.
way-link = Private link of { $name }
back-title = Continue as { $name }?
back-text = You continue on this device. The other one can then only watch.
back-yours = You already play as { $name } on this device.
back-go = Continue here
back-dead = This link no longer works

## Your tables.

table-result = { $kind ->
    [won] You won, { $points } to { $to }
    [lost] { $winners } won, { $points } to { $to }
    [won-together] You won together
    [lost-together] You lost together
    [scored] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [shared] { $count ->
        [one] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Shared victory, { $points } each
    }
   *[others] { $winners } won, { $points } to { $to }
}
remove-table = Remove from this list
remove-table-of = Remove from this list: { $game }
table-removed = Removed: { $game }
bring-back = Undo

## Teams.

teams = Teams
team-number = Team { $number }
teams-about = Teams alternate from seat to seat: to change the teams, change the seats. Chance decides which team is { $one } and which is { $other }.
