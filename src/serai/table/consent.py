"""Who lets somebody sit down during a game, and who may return to a seat.

Folded from the log. The host with whom the game began lets in alone. Any other host (the role was
passed on, handed on or taken over) might let in a second browser of their own: they need the yes of
another person who has sat there since the game began. While nobody else of those sits, a seat to
which another person may return stays theirs, and a bot may play there; the others the host may give.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.table.events import Seat


class Consent:
    """Whose word counts when somebody asks for a seat."""

    def __init__(self) -> None:
        self.first_host: str | None = None
        self.founders: set[str] = set()  # who sat there when the game began
        self.former: dict[int, set[str]] = {}  # who has left each seat during the game, and may return to it
        self.agreed: dict[int, set[str]] = {}  # who has agreed to each request for a seat
        self.marks: dict[str, str] = {}  # the first mark of whoever goes on under another one

    def begin(self, host: str | None, seats: Sequence[Seat]) -> None:
        """The game begins; whoever only sat here before is a guest like others."""
        self.first_host = None if host is None else self.person(host)
        self.founders = self.people(seats)

    def leave(self, seat: int, holder: str | None) -> None:
        """Somebody leaves a seat during the game."""
        if holder is not None:
            self.former.setdefault(seat, set()).add(holder)

    def carry(self, before: str | None, after: str) -> None:
        """The same person goes on under another mark."""
        if before is not None:
            self.marks[after] = self.person(before)

    def agree(self, request: int, holder: str) -> None:
        """Somebody agrees to a request."""
        self.agreed.setdefault(request, set()).add(self.person(holder))

    # --- what is so --------------------------------------------------------------------------------

    def person(self, holder: str) -> str:
        """Who a mark stands for, on whatever device."""
        return self.marks.get(holder, holder)

    def people(self, seats: Sequence[Seat]) -> set[str]:
        """Who sits there."""
        return {self.person(seat.holder) for seat in seats if seat.holder is not None}

    def may_return(self, holder: str, seat: int) -> bool:
        """Whether a guest has left that seat during the game: they sit down again without asking."""
        return holder in self.former.get(seat, ())

    def is_alone(self, host: str | None) -> bool:
        """Whether the host lets in alone."""
        return host is not None and self.person(host) == self.first_host

    def others(self, host: str | None, seats: Sequence[Seat], wanted: int) -> set[str]:
        """Those of whom one must agree besides the host, when somebody wants that seat."""
        if host is None or self.is_alone(host):
            return set()
        sitting = [seat for place, seat in enumerate(seats) if place != wanted]
        return (self.people(sitting) & self.founders) - {self.person(host)}

    def is_asked(self, holder: str, host: str | None, seats: Sequence[Seat], wanted: int, request: int) -> bool:
        """Whether a guest's word on a request is still to come."""
        who = self.person(holder)
        wanting = holder == host or who in self.others(host, seats, wanted)
        return wanting and who not in self.agreed.get(request, ())

    def is_kept(self, host: str, seats: Sequence[Seat], wanted: int) -> bool:
        """Whether a seat stays for those who may return to it, since nobody else could agree to give it away."""
        if self.is_alone(host) or self.others(host, seats, wanted):
            return False
        owners = {self.person(holder) for holder in self.former.get(wanted, ())} | self.people([seats[wanted]])
        return bool(owners - {self.person(host)})

    def is_granted(self, host: str | None, seats: Sequence[Seat], wanted: int, request: int, by: str) -> bool:
        """Whether all have agreed who must, once somebody does."""
        agreed = self.agreed.get(request, set()) | {self.person(by)}
        others = self.others(host, seats, wanted)
        return host is not None and self.person(host) in agreed and (not others or bool(others & agreed))
