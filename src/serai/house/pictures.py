"""What a browser is shown of a table: built anew for each guest, out of what the guest's own eyes may see."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from serai.games.game import find_game, game_ids
from serai.games.state import CHANCE, WATCHER, State
from serai.house import messages
from serai.house.clock import now
from serai.house.limits import LOG_PAGE
from serai.house.messages import (
    Draw,
    Entry,
    EntryKind,
    Eye,
    Frame,
    Happened,
    LegalMove,
    Older,
    Picture,
    Proof,
    Replay,
    SeatInfo,
    TableInfo,
)
from serai.house.store import Summary
from serai.table.events import (
    Arranged,
    CalledOff,
    Carried,
    Closed,
    Committed,
    Ended,
    Event,
    Filled,
    Hosted,
    Left,
    Logged,
    Made,
    Moved,
    Opening,
    Rematched,
    Returned,
    Revealed,
    Sat,
    SeatAgreed,
    SeatAnswered,
    SeatAsked,
    Started,
    TakenBack,
    Talked,
    UndoAnswered,
    UndoAsked,
    Undone,
    Worded,
)
from serai.table.table import Moment, Table

KINDS: dict[type, EntryKind] = {
    Made: "made",
    Sat: "sat",
    Left: "left",
    Arranged: "arranged",
    Hosted: "hosted",
    SeatAsked: "seat-asked",
    SeatAgreed: "seat-agreed",
    SeatAnswered: "seat-answered",
    Filled: "filled",
    Returned: "returned",
    Carried: "carried",
    Closed: "closed",
    Worded: "words",
    Committed: "commit",
    Opening: "opening",
    Revealed: "reveal",
    CalledOff: "called-off",
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
    """Who looks: a guest (or nobody known); the guests who are at the table now, and the names of those who watch.

    `may_fill`: from when on a bot may play at a seat whose holder is away, by seat; `may_ask`: from when on
    somebody else may ask for it; `heir_at`: from when on one who sits there may take over from an absent host.
    """

    guest: str | None
    present: Collection[str]
    watching: Sequence[str] = ()
    may_fill: Mapping[int, int] = {}
    may_ask: Mapping[int, int] = {}
    heir_at: int | None = None


def seats_of(table: Table, guest: str | None) -> list[int]:
    """The seats a guest holds."""
    return table.seats_of(guest)


def eyes_of(table: Table, guest: str | None) -> list[int]:
    """The eyes a guest sees with: those of the own seats, or else the watcher's."""
    return seats_of(table, guest) or [WATCHER]


# --- the table -----------------------------------------------------------------------------------


def edition_of(table: Table) -> str | None:
    """The name of a table's edition, where it is not the house's own."""
    return table.game.edition_name if table.edition else None


def table_info(table: Table, viewer: Viewer) -> TableInfo:
    """A table as everyone may see it."""
    return TableInfo(
        id=table.id,
        game=table.game.id,
        version=table.version,
        edition=edition_of(table),
        options=table.options,
        seats=[
            SeatInfo(
                kind=seat.kind,
                name=seat.name,
                mind=seat.mind,
                yours=viewer.guest is not None and seat.holder == viewer.guest,
                away=seat.kind == "person" and seat.holder not in viewer.present,
                fill_at=viewer.may_fill.get(place),
                ask_at=viewer.may_ask.get(place),
            )
            for place, seat in enumerate(table.seats)
        ],
        host=table.host_seat(),
        hosting=viewer.guest is not None and viewer.guest == table.host,
        heir_at=viewer.heir_at,
        requests=[
            messages.SeatRequest(
                number,
                asked.seat,
                asked.name,
                yours=asked.holder == viewer.guest,
                asked=viewer.guest is not None and table.is_asked(number, viewer.guest),
                kept=viewer.guest is not None and table.consent.is_kept(viewer.guest, table.seats, asked.seat),
            )
            for number, asked in table.requests.items()
        ],
        watching=list(viewer.watching),
        status=table.status,
        actors=table.actors(),
        number=table.number,
        fairness=fairness(table),
        clock=table.clock,
        deadline=table.deadline,
        last_call=table.last_call,
        coach=table.coach,
        undo=messages.UndoAsked(table.undo.seat, table.undo.to, table.waiting()) if table.undo else None,
        can_undo=[seat for seat in range(len(table.seats)) if can_undo(table, seat)],
        can_take_back=[seat for seat in range(len(table.seats)) if can_take_back(table, seat)],
        outcome=table.outcome(),
        rematch=table.rematch,
    )


def fairness(table: Table) -> messages.Fairness:
    """What the draws follow from; the seed itself only when there is nothing left to draw."""
    shuffle = table.shuffle
    return messages.Fairness(
        seed_hash=shuffle.seed_hash,
        rules=table.rules_hash,
        words=shuffle.words,
        # Once they are opened, the nonces say as much.
        commitments=shuffle.commitments if table.status == "gathering" else [],
        nonces=shuffle.nonces,
        waiting=shuffle.missing() if table.status == "gathering" else [],
        called_off=shuffle.called_off,
        seed=shuffle.seed if table.status == "over" else None,
    )


def can_undo(table: Table, seat: int) -> bool:
    """Whether a person there may ask to take a move back."""
    return table.undo is None and table.seats[seat].decides and table.undo_point(seat) is not None


def can_take_back(table: Table, seat: int) -> bool:
    """Whether a person there may take a sealed choice back."""
    return table.seats[seat].decides and table.sealed_choice(seat) is not None


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
    secret = eye != WATCHER and table.status == "playing" and table.game.has_secret(state, eye)
    return Eye(eye, table.game.view(state, eye), moves, mates, secret)


def entry(table: Table, logged: Logged, eyes: Sequence[int], guest: str | None) -> Entry:
    """An event of the log as a guest saw it through some eyes."""
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
        lines=[table.told(logged, eye, guest) for eye in eyes],
        moves=[table.seen(logged.number, eye) for eye in eyes] if isinstance(event, Moved) else None,
        in_stead=isinstance(event, Moved) and event.by == "clock",
        talk=event.text if isinstance(event, Talked) and all_heard(table, logged.number, event, eyes, guest) else None,
        to=gone_back_to(event),
    )


def all_heard(table: Table, number: int, event: Talked, eyes: Sequence[int], guest: str | None) -> bool:
    """Whether something was said to all of a guest's eyes."""
    return event.to is None or all(table.secrets.has_heard(number, eye, guest) for eye in eyes)


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
        log=[entry(table, logged, eyes, viewer.guest) for logged in table.log[-LOG_PAGE:]],
        now=now(),
    )


def older(table: Table, viewer: Viewer, before: int) -> Older:
    """The page of the log just before an event."""
    eyes = eyes_of(table, viewer.guest)
    end = max(0, min(before - 1, table.number))
    return Older([entry(table, logged, eyes, viewer.guest) for logged in table.log[max(0, end - LOG_PAGE) : end]])


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
            entry=entry(table, logged, eyes, viewer.guest),
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
        frames.append(Frame(entry(table, logged, [eye], viewer.guest), table.game.view(state, eye)))
    return Replay(table_info(table, viewer), eye, frames)


def proof(table: Table) -> Proof:
    """All of nature's draws in a finished game."""
    moments = (table.moments[number] for number in table.path)
    draws = [draw(table, moment) for moment in moments if moment.seat == CHANCE]
    shuffle = table.shuffle
    return Proof(shuffle.seed, table.rules_hash, shuffle.words, shuffle.nonces, shuffle.called_off, draws)


def draw(table: Table, moment: Moment) -> Draw:
    """One of nature's draws, and what else it could have been."""
    write = table.game.write
    moves = [write(move) for move in moment.before.moves(CHANCE)]
    return Draw(moment.number, moves, moment.before.odds(), write(moment.move))


# --- in short ------------------------------------------------------------------------------------


def summary(table: Table) -> Summary:
    """A table in short, for the store."""
    actors, outcome = table.actors(), table.outcome()
    waits_for_bot = any(table.seats[seat].mind is not None for seat in actors)
    return Summary(
        game=table.game.id,
        names=table.names(),
        holders=[seat.holder for seat in table.seats],
        status=table.status,
        actors=actors,
        changed=table.changed,
        awake=waits_for_bot or table.deadline is not None,
        scores=outcome.scores if outcome else [],
        winners=outcome.winners if outcome else [],
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
        result=result_for(summary, guest),
    )


def result_for(summary: Summary, guest: str) -> messages.CardResult | None:
    """How a finished game went for a guest; nothing where that is not known."""
    own = [seat for seat, holder in enumerate(summary.holders) if holder == guest]
    if not summary.scores or summary.game not in game_ids():
        return None
    scores, winners = summary.scores, summary.winners
    names = [summary.names[seat] for seat in winners]
    aim = find_game(summary.game).aim
    if aim == "score-together":
        return messages.CardResult("scored", names, max(scores), 0)
    if aim == "win-together":
        return messages.CardResult("won-together" if winners else "lost-together", names, max(scores), 0)
    won = [seat for seat in own if seat in winners]
    losers = [score for seat, score in enumerate(scores) if seat not in winners]
    best = max(scores)
    if not losers:
        return messages.CardResult("shared", names, best, 0)
    second = max(losers)
    if len(own) == 1 and not won:
        return messages.CardResult("lost", names, best, scores[own[0]])
    if len(own) == 1:
        return messages.CardResult("won", names, scores[won[0]], second)
    return messages.CardResult("others", names, best, second)
