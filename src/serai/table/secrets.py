"""Whoever has seen a seat's secrets takes no other seat of that game.

Folded from the log: who held a seat while it knew something, or had a team that may have said
something, that others must not know; and who sat there when something was said to a team.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.games.game import Game
from serai.games.state import WATCHER, State
from serai.table.events import Seat, Talked


def has_team(game: Game[Any], state: State, seat: int) -> bool:
    """Whether a seat has mates now to whom it can say and show what others must not know."""
    mates = game.mates(state, seat)
    return bool(mates) and WATCHER not in mates


class Secrets:
    """What each guest has seen or heard at a table that others have not."""

    def __init__(self) -> None:
        self.seen: dict[str, set[int]] = {}  # the seats whose secrets each guest has seen
        self.heard: dict[int, dict[int, set[str]]] = {}  # talk to a team, by its event: who heard it at each seat

    def look(self, game: Game[Any], state: State, seats: Sequence[Seat]) -> None:
        """Those who hold a seat now see its secrets, if it has some: what it knows, or what its team says and shows."""
        for place, seat in enumerate(seats):
            if seat.holder is not None and (game.has_secret(state, place) or has_team(game, state, place)):
                self.seen.setdefault(seat.holder, set()).add(place)

    def may_take(self, holder: str, seat: int) -> bool:
        """Whether a guest may sit there: one who has seen no secrets, or this seat's own."""
        return not self.seen.get(holder) or seat in self.seen[holder]

    def hear(self, number: int, said: Talked, seats: Sequence[Seat]) -> None:
        """Something is said: to a team, only those who sit there now hear it."""
        if said.to is not None:
            self.heard[number] = {seat: {holder} for seat in said.to if (holder := seats[seat].holder) is not None}

    def has_heard(self, number: int, eye: int, holder: str | None) -> bool:
        """Whether a guest sat at that seat when something was said to its team."""
        return holder in self.heard[number].get(eye, ())

    def carry(self, seat: int, before: str | None, after: str) -> None:
        """The same person goes on under another mark: they have seen and heard what they had before."""
        if before in self.seen:
            self.seen.setdefault(after, set()).update(self.seen[before])
        for heard in self.heard.values():
            if before in heard.get(seat, ()):
                heard[seat].add(after)
