"""What a table's draws follow from: the house's seed, players' words, and nonces of their browsers.

A browser commits to its nonce (128 random bits) when it sits down, and opens it once the start is
asked for. Nobody can choose theirs to suit the others', nor the seed. docs/fair.md tells it all.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from serai.table import fair
from serai.table.events import CalledOff, Committed, Logged, Opening, Revealed, Started, Worded

#: How long the start waits for a browser, in milliseconds, before it may be asked for anew.
PATIENCE_MS = 10_000


class Shuffle:
    """The part of a table that fixes every draw before the first one is made."""

    def __init__(self, seed: str, seats: int) -> None:
        self.seed = seed
        self.words = [""] * seats
        self.commitments = [""] * seats
        self.nonces = [""] * seats
        self.opening: Opening | None = None
        self.opening_at = 0
        #: How often a start was called off while nonces were being opened.
        self.called_off = 0

    @property
    def seed_hash(self) -> str:
        """The house's promise, made before anyone has added anything."""
        return fair.seed_hash(self.seed)

    def missing(self) -> list[int]:
        """The seats whose browsers have still to open their commitments; none unless the start waits."""
        return [seat for seat in self.opening.asked if not self.nonces[seat]] if self.opening else []

    def is_late(self, now: int) -> bool:
        """Whether the start has waited long enough for somebody's browser."""
        return now - self.opening_at >= PATIENCE_MS

    def draw(self, number: int, total: int) -> int:
        """The draw of that number: a whole number from 0 to total - 1."""
        return fair.draw(self.seed, self.words, self.nonces, number, total)

    def fold(self, logged: Logged) -> None:
        """Take in an event; those that are none of the shuffle's business change nothing."""
        match logged.event:
            case Worded(seat, words):
                self.words[seat] = words
            case Committed(seat, commitment):
                self.commitments[seat] = commitment
            case Opening() as opening:
                self.opening, self.opening_at = opening, logged.at
                # What is not opened is no part of the shuffle. Those who open see what is, before they do.
                self.commitments = [
                    sealed if seat in opening.asked else "" for seat, sealed in enumerate(self.commitments)
                ]
            case Revealed(seat, nonce):
                self.nonces[seat] = nonce
            case Started():
                self.opening = None
            case CalledOff():
                self.call_off()

    def change_seat(self, seat: int) -> None:
        """Somebody else sits there from now on: the browser before cannot open its commitment."""
        self.call_off()
        self.commitments[seat] = ""

    def rearrange(self, before: Sequence[Hashable], after: Sequence[Hashable]) -> None:
        """The seats change: those who stay keep their words, and their commitments where they sit as before."""
        self.call_off()
        words = dict(zip(before, self.words, strict=True))
        kept = [before[seat] if seat < len(before) else None for seat in range(len(after))]
        stays = [one == other for one, other in zip(kept, after, strict=True)]
        self.commitments = [self.commitments[seat] if stay else "" for seat, stay in enumerate(stays)]
        self.words = [words.get(one, "") for one in after]
        self.nonces = [""] * len(after)

    def call_off(self) -> None:
        """Wait no longer. What was opened is known now, so that everyone has to commit anew."""
        if self.opening:
            self.opening = None
            self.called_off += 1
            self.commitments = [""] * len(self.commitments)
            self.nonces = [""] * len(self.nonces)
