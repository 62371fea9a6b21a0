"""What a browser is shown of a table: built anew for each guest, out of what the guest's own eyes may see."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import msgspec

from serai.games.state import CHANCE, WATCHER, State
from serai.house import messages
from serai.house.clock import now
from serai.house.messages import (
    Draw,
    Entry,
    EntryKind,
    Eye,
    Frame,
    Happened,
    LegalMove,
    Picture,
    Proof,
    Replay,
    SeatInfo,
    TableInfo,
)
from serai.house.store import Summary
from serai.table.events import (
    Ended,
    Event,
    Left,
    Logged,
    Made,
    Moved,
    Rematched,
    Sat,
    Started,
    TakenBack,
    Talked,
    UndoAnswered,
    UndoAsked,
    Undone,
    Worded,
)
from serai.table.table import Table

KINDS: dict[type, EntryKind] = {
    Made: "made",
    Sat: "sat",
    Left: "left",
    Worded: "words",
    Started: "start",
    Moved: "move",
    Ended: "over",
    Talked: "talk",
    UndoAsked: "undo-asked",
    Undone: "undo",
    TakenBack: "take-back",
    Rematched: "rematch",
}


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: a guest (or nobody known), and the guests who are at the table now."""

    guest: str | None
    present: Collection[str]


def seats_of(table: Table, guest: str | None) -> list[int]:
    """The seats a guest holds."""
    return [place for place, seat in enumerate(table.seats) if guest is not None and seat.holder == guest]


def eyes_of(table: Table, guest: str | None) -> list[int]:
    """The eyes a guest sees with: those of the own seats, or else the watcher's."""
    return seats_of(table, guest) or [WATCHER]


# --- the table -----------------------------------------------------------------------------------


def table_info(table: Table, viewer: Viewer) -> TableInfo:
    """A table as everyone may see it."""
    over = table.status == "over"
    return TableInfo(
        id=table.id,
        game=table.game.id,
        version=table.version,
        edition=table.game.edition_name if table.edition else None,
        options=table.options,
        seats=[
            SeatInfo(
                kind=seat.kind,
                name=seat.name,
                mind=seat.mind,
                yours=viewer.guest is not None and seat.holder == viewer.guest,
                away=seat.kind == "person" and seat.holder not in viewer.present,
            )
            for seat in table.seats
        ],
        status=table.status,
        actors=table.actors(),
        number=table.number,
        fairness=messages.Fairness(table.seed_hash, table.words, table.seed if over else None),
        clock=table.clock,
        deadline=table.deadline,
        coach=table.coach,
        undo=messages.UndoAsked(table.undo.seat, table.undo.to, table.waiting()) if table.undo else None,
        can_undo=[seat for seat in range(len(table.seats)) if can_undo(table, seat)],
        can_take_back=[seat for seat in range(len(table.seats)) if can_take_back(table, seat)],
        outcome=table.outcome(),
        rematch=table.rematch,
    )


def can_undo(table: Table, seat: int) -> bool:
    """Whether a person there may ask to take a move back."""
    return table.undo is None and table.seats[seat].kind == "person" and table.undo_point(seat) is not None


def can_take_back(table: Table, seat: int) -> bool:
    """Whether a person there may take a sealed choice back."""
    return table.seats[seat].kind == "person" and table.sealed_choice(seat) is not None


def info_meanwhile(info: TableInfo, number: int, state: State) -> TableInfo:
    """The table just after an event that others followed at once: nothing of what they brought shows yet."""
    return msgspec.structs.replace(
        info,
        number=number,
        status="playing",
        actors=state.actors(),
        fairness=msgspec.structs.replace(info.fairness, seed=None),
        can_undo=[],
        can_take_back=[],
        outcome=None,
    )


# --- what the eyes see ---------------------------------------------------------------------------


def look(table: Table, state: State, eye: int) -> Eye:
    """What an eye sees of a position; what it may do, if the position is the present one."""
    moves: list[LegalMove] = []
    if state is table.state and eye in table.actors():
        moves = [LegalMove(table.game.write(move), table.game.foresee(state, eye, move)) for move in state.moves(eye)]
    mates = table.game.mates(state, eye) if eye != WATCHER else []
    return Eye(eye, table.game.view(state, eye), moves, mates)


def entry(table: Table, logged: Logged, eyes: Sequence[int]) -> Entry:
    """An event of the log as some eyes saw it."""
    event = logged.event
    if isinstance(event, UndoAnswered):
        kind: EntryKind = "undo-agreed" if event.agree else "undo-refused"
    else:
        kind = KINDS[type(event)]
    return Entry(
        number=logged.number,
        at=logged.at,
        kind=kind,
        seat=getattr(event, "seat", None),
        lines=[table.told(logged, eye) for eye in eyes],
        moves=[table.seen(logged.number, eye) for eye in eyes] if isinstance(event, Moved) else None,
        in_stead=isinstance(event, Moved) and event.by == "clock",
        talk=event.text if isinstance(event, Talked) and may_all_hear(event, eyes) else None,
        to=gone_back_to(event),
    )


def may_all_hear(event: Talked, eyes: Sequence[int]) -> bool:
    """Whether something was said to all of these eyes."""
    return event.to is None or set(eyes) <= set(event.to)


def gone_back_to(event: Event) -> int | None:
    """Where an undo went back to, or which choice was taken back."""
    match event:
        case Undone(to):
            return to
        case TakenBack(_, number):
            return number
    return None


def picture(table: Table, viewer: Viewer) -> Picture:
    """Everything a guest may see now."""
    eyes = eyes_of(table, viewer.guest)
    return Picture(
        table=table_info(table, viewer),
        eyes=[look(table, table.state, eye) for eye in eyes],
        log=[entry(table, logged, eyes) for logged in table.log],
        now=now(),
    )


def happened(table: Table, before: State, events: Sequence[Logged], viewer: Viewer) -> Iterator[Happened]:
    """New events one by one, each with what was known just after it; `before` is the position before them."""
    eyes = eyes_of(table, viewer.guest)
    info = table_info(table, viewer)
    state = before
    for logged in events:
        if isinstance(logged.event, Moved):
            state = table.moments[logged.number].after
        last = logged is events[-1]
        if last:
            state = table.state
        yield Happened(
            table=info if last else info_meanwhile(info, logged.number, state),
            eyes=[look(table, state, eye) for eye in eyes],
            entry=entry(table, logged, eyes),
        )


def replay(table: Table, eye: int, viewer: Viewer) -> Replay:
    """The game from its start as one eye saw it, without what was taken back."""
    frames: list[Frame] = []
    standing = set(table.path)
    state: State = table.game.setup(len(table.seats), table.options)
    for logged in table.log:
        if logged.number in standing:
            state = table.moments[logged.number].after
        elif not isinstance(logged.event, Started | Ended):
            continue
        frames.append(Frame(entry(table, logged, [eye]), table.game.view(state, eye)))
    return Replay(table_info(table, viewer), eye, frames)


def proof(table: Table) -> Proof:
    """All of nature's draws in a finished game."""
    moments = (table.moments[number] for number in table.path)
    draws = [
        Draw(moment.before.odds(), moment.before.moves(CHANCE).index(moment.move))
        for moment in moments
        if moment.seat == CHANCE
    ]
    return Proof(table.seed, table.words, draws)


# --- in short ------------------------------------------------------------------------------------


def summary(table: Table) -> Summary:
    """A table in short, for the store."""
    actors = table.actors()
    waits_for_bot = any(table.seats[seat].kind == "bot" for seat in actors)
    return Summary(
        game=table.game.id,
        names=table.names(),
        holders=[seat.holder for seat in table.seats],
        status=table.status,
        actors=actors,
        changed=table.changed,
        awake=waits_for_bot or table.deadline is not None,
    )


def table_card(id: str, summary: Summary, guest: str) -> messages.TableCard:
    """A table in short, for one of those who sit there."""
    return messages.TableCard(
        id=id,
        game=summary.game,
        names=summary.names,
        status=summary.status,
        your_turn=any(summary.holders[seat] == guest for seat in summary.actors),
        changed=summary.changed,
    )
