"""Exported games: whether they were fair, and how they went."""

from pathlib import Path
from typing import TYPE_CHECKING

from serai.cli.said import harmless
from serai.games.game import Impossible
from serai.texts import Texts

if TYPE_CHECKING:
    from serai.table.record import BadRecord, Record

#: What a record may be guilty of that is not a matter of reading it.
UNFAIR = ("record-seed", "record-nonce", "record-promise", "record-draw", "record-illegal-move", "record-unfinished")


class Unfair(Impossible):
    """A record that can be read, but does not tell of a fair and legal game."""


def read_record(file: Path) -> "Record":
    """The record in a file."""
    from serai.table.record import BadRecord, read

    try:
        return read(file.read_bytes())
    except OSError:
        raise Impossible("cli-no-file", file=str(file)) from None
    except BadRecord as error:
        raise unusable(error) from None


def unusable(error: "BadRecord") -> Impossible:
    """What is wrong with a record."""
    kind = Unfair if error.line.text in UNFAIR else Impossible
    return kind(error.line.text, **error.line.args)


def check_record(texts: Texts, file: Path, promise: str | None = None) -> None:
    """Check that a game was legal and its draws were those promised, as the file or its reader has it."""
    from serai.table.record import BadRecord, is_promise, promises, verify

    if promise is not None and not is_promise(promise):
        raise Impossible("cli-bad-promise", promise=promise)
    record = read_record(file)
    try:
        draws = verify(record, promise)
    except BadRecord as error:
        raise unusable(error) from None
    print(texts.say("cli-verified", {"moves": len(record.moves), "draws": draws}))
    seed, fingerprint = promises(record)
    if promise is None:
        print(texts.say("cli-unpromised", {"hash": seed, "fingerprint": fingerprint}))
    else:
        print(texts.say("cli-promised-seed" if promise.lower() == seed else "cli-promised-all"))


def tell_record(texts: Texts, file: Path) -> None:
    """Tell a game move by move, and how it ended."""
    from serai.games.state import WATCHER
    from serai.study.tables import print_outcome
    from serai.table.record import BadRecord, replay

    record = read_record(file)
    try:
        game, moments = replay(record)
    except BadRecord as error:
        raise unusable(error) from None
    names = [harmless(player.name) for player in record.players]
    for number, seat, move, before, after in moments:
        # The game is over, so each move is told as one who saw it would.
        eye = next((eye for eye in range(before.seats) if before.seen(seat, move, eye) == move), 0)
        told = texts.tell(game.tell(before, after, seat, move, eye), names, WATCHER, game.id)
        if record.moves[number - 1].by == "clock":
            told = texts.say("log-in-stead", {"line": told})
        print(f"{number:>4}  {told}")
    if moments:
        print_outcome(texts, game, moments[-1].after, names)
