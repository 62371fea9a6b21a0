"""Nothing that is hidden leaves the house: every message is exactly what its reader's eyes may see."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from serai.games.state import WATCHER
from serai.house.messages import Happened, Picture, Presence, ToBrowser
from serai.table import record
from tests.house.guest import Guest, Line, play_to_the_end

Guests = Callable[[str], Guest]


def test_a_watcher_and_the_other_player_are_told_what_their_eyes_may_see_and_no_more(guest: Guests) -> None:
    ali, badr, watcher = guest("Ali"), guest("Badr"), guest("Watcher")
    table = ali.make_table("me", "open", "random")
    badr.sit(table, 1)
    lines = {0: ali.join(table), 1: badr.join(table), WATCHER: watcher.join(table)}
    lines[0].start()
    play_to_the_end(list(lines.values()), Random(3))
    for line in lines.values():
        line.send({"do": "catch-up"})
        line.until("picture")
    exported = record.read(ali.http.get(f"/api/tables/{table}/log").content)
    secrets = [value for person in (ali, badr, watcher) for value in person.http.cookies.values()]
    secrets += [hashlib.sha256(secret.encode()).hexdigest() for secret in secrets]
    for eye, line in lines.items():
        check_moves(line, eye, exported)
        for message in line.heard:
            text = json.dumps(message)
            assert not any(secret in text for secret in secrets)
            assert exported.seed not in text or message["table"]["status"] == "over"
            assert_nothing_added(message)
            assert [seen["seat"] for seen in message.get("eyes", [])] in ([], [eye])


def check_moves(line: Line, eye: int, exported: record.Record) -> None:
    """Each move was told as the eye saw it, with the view that the game allows it, and nothing else."""
    game, moments = record.replay(exported)
    told = [message for message in line.heard if message["say"] == "happened" and message["entry"]["kind"] == "move"]
    assert len(told) == len(moments)
    for message, moment in zip(told, moments, strict=True):
        assert message["eyes"][0]["view"] == plain(game.view(moment.after, eye))
        seen = game.write(moment.before.seen(moment.seat, moment.move, eye))
        line_told = plain(game.tell(moment.before, moment.after, moment.seat, moment.move, eye))
        assert message["entry"]["moves"] == [seen]
        assert message["entry"]["lines"] == [line_told]
        legal = [game.write(move) for move in moment.after.moves(eye)] if eye >= 0 else []
        assert [move["move"] for move in message["eyes"][0]["moves"]] == legal
    picture = line.heard[-1]
    assert [entry for entry in picture["log"] if entry["kind"] == "move"] == [message["entry"] for message in told]


def assert_nothing_added(message: dict[str, Any]) -> None:
    """The message has the fields of its type, and no others."""
    kind = msgspec.convert(message, ToBrowser)
    assert isinstance(kind, Picture | Happened | Presence)
    assert plain(kind) == message


def plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def test_over_http_a_stranger_sees_no_hand_seed_or_holder(guest: Guests) -> None:
    ali, stranger = guest("Ali"), guest("Stranger")
    table = ali.make_table("me", "random")
    ali.join(table).start()
    text = json.dumps([stranger.get(f"/tables/{table}"), stranger.get(f"/tables/{table}/replay"), stranger.get("/me")])
    assert '"seed": null' in text
    assert "holder" not in text
    replay = stranger.get(f"/tables/{table}/replay")
    assert all(frame["view"]["hand"] == [] for frame in replay["frames"])
    drawn = [move for frame in replay["frames"] for move in frame["entry"]["moves"] or [] if move.startswith("draw")]
    assert drawn.count("draw ?") == len(drawn) - 1, "only the card that opens the square is seen"
