"""What people type, and what they read."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai import cli
from serai.games.game import game_ids, shelf
from serai.house import serve
from serai.table import record
from serai.table.events import Seat
from serai.table.table import Table
from tests.cli.conftest import Serai


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    return export_to(tmp_path / "game.json")


def export_to(file: Path, words: str = "") -> Path:
    """The game of two bots that take the first move there is; the first has said these words before."""
    bots = [Seat("bot", "", "random"), Seat("bot", "", "random")]
    table = Table.make("t", "deserto", bots, {}, None, "ab" * 32, now=0)
    if words:
        table.add_words(0, words, 0)
    table.start(0)
    while table.status == "playing":
        seat = table.state.to_move()
        table.play(seat, table.game.write(table.state.moves(seat)[0]), table.number, 0)
    file.write_bytes(msgspec.json.encode(record.export(table)))
    return file


# --- the house -----------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr(
        serve, "serve", lambda *arguments, language, names: calls.append((*arguments, language, *names))
    )
    return calls


def test_serai_alone_opens_the_house(serai: Serai, opened: list[tuple[Any, ...]]) -> None:
    assert serai().code == 0
    assert opened == [("127.0.0.1", 8001, None, True, "en")]


def test_open_takes_an_address_a_folder_and_leaves_the_browser_closed(
    serai: Serai, opened: list[tuple[Any, ...]]
) -> None:
    serai("open", "--host", "0.0.0.0", "--port", "9", "--data", "here", "--no-browser", "--allow-host", "a.example")
    assert opened == [("0.0.0.0", 9, Path("here"), False, "en", "a.example")]


def test_a_house_that_cannot_open_says_why(serai: Serai, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = serai("open", "--port", port, "--data", str(tmp_path), "--no-browser")
    assert said.code == 2
    assert said.err.startswith("Serai cannot listen on 127.0.0.1, port ")
    assert port in said.err


# --- the games -----------------------------------------------------------------------------------


def test_the_shelf_shows_every_box(serai: Serai) -> None:
    said = serai("games")
    assert said.code == 0
    assert all(id in said.out for id in shelf())
    assert "difficulty = 6, 7, 8, 9" in said.out
    assert "2–8" in said.out


def test_the_shelf_for_programs(serai: Serai) -> None:
    boxes = json.loads(serai("games", "--json").out)
    assert [box["id"] for box in boxes] == list(shelf())
    assert [box["id"] for box in boxes if not box["coming"]] == game_ids()
    options = {box["id"]: [option["id"] for option in box["options"]] for box in boxes}
    assert options["aladin"] == ["tornadoes", "storm", "grandmaster"]


# --- simulations ---------------------------------------------------------------------------------


def test_a_simulation_tells_ends_scores_lengths_and_speed(serai: Serai) -> None:
    said = serai("simulate", "deserto", "--players", "3", "--games", "12")
    assert said.code == 0
    assert said.err == ""
    assert said.out.startswith("12 games of Deserto, 3 players, seed 1.\nBots: random.\n")
    for part in (
        "by seat",
        "every hand is played",
        "Player moves per game",
        "moves per second",
    ):
        assert part in said.out
    assert "by bot" not in said.out


def test_different_minds_are_compared(serai: Serai) -> None:
    said = serai("simulate", "deserto", "--games", "4", "--minds", "search:5,random")
    assert "Wins and scores by bot" in said.out
    assert "search:5" in said.out


def test_the_same_seed_plays_the_same_games_and_another_seed_others(serai: Serai) -> None:
    def scores(seed: str) -> Any:
        summary = json.loads(serai("simulate", "deserto", "--games", "12", "--seed", seed, "--json").out)
        return summary["seats"], summary["reasons"], summary["moves"]

    assert scores("5") == scores("5") != scores("6")


# --- exported games ------------------------------------------------------------------------------


def test_a_fair_game_is_said_to_be_fair(serai: Serai, game_file: Path) -> None:
    said = serai("verify", str(game_file))
    assert said.code == 0
    assert said.out.startswith("This game followed the rules")


def test_a_promise_that_was_noted_is_kept_or_broken(serai: Serai, game_file: Path) -> None:
    promise = json.loads(game_file.read_text())["seed_hash"]
    assert promise in serai("verify", str(game_file)).out, "without a promise, the one to compare is named"
    kept = serai("verify", str(game_file), "--promise", promise)
    assert kept.code == 0 and promise not in kept.out
    broken = serai("verify", str(game_file), "--promise", "ab" * 32)
    assert (broken.code, broken.out) == (1, "")
    assert broken.err.startswith("This is not the game whose promise you noted")
    assert "is not a promise" in serai("verify", str(game_file), "--promise", "sesame").err


def test_the_hash_of_the_seed_proves_less_than_the_fingerprint(serai: Serai, game_file: Path) -> None:
    seed, fingerprint = record.promises(record.read(game_file.read_bytes()))
    assert fingerprint in serai("verify", str(game_file)).out, "without a promise, both to compare are named"
    by_seed = serai("verify", str(game_file), "--promise", seed.upper()).out
    by_fingerprint = serai("verify", str(game_file), "--promise", fingerprint).out
    assert "proves the seed alone" in by_seed
    assert "proves the seed, the rules, and all that players and browsers added" in by_fingerprint
    # Somebody who can read the seed has tried words until the deal suits: only the fingerprint shows it.
    tried = export_to(game_file, words="the four of viziers")
    assert "proves the seed alone" in serai("verify", str(tried), "--promise", seed).out
    assert serai("verify", str(tried), "--promise", fingerprint).code == 1


def test_a_forged_draw_is_found(serai: Serai, game_file: Path) -> None:
    game = json.loads(game_file.read_text())
    game["seed"] = "cd" * 32
    game_file.write_text(json.dumps(game))
    said = serai("verify", str(game_file))
    assert (said.code, said.out) == (1, "")
    assert said.err == "The seed is not the one whose hash was promised.\n"


def test_a_game_is_told_move_by_move_to_its_count(serai: Serai, game_file: Path) -> None:
    moves = json.loads(game_file.read_text())["moves"]
    said = serai("replay", str(game_file))
    assert said.code == 0
    assert f"{len(moves):>4}  " in said.out
    assert "draws a card" not in said.out  # the game is over: everything may be told
    assert "Total" in said.out
    assert "★" in said.out


def test_a_game_told_says_where_the_house_chose_because_time_was_up(serai: Serai, game_file: Path) -> None:
    game = json.loads(game_file.read_text())
    slow = next(number for number, made in enumerate(game["moves"]) if made["seat"] >= 0)
    game["moves"][slow]["by"] = "clock"
    game_file.write_text(json.dumps(game))
    assert (
        serai("replay", str(game_file))
        .out.splitlines()[slow]
        .startswith(f"{slow + 1:>4}  Time is up: a move was made automatically. ")
    )


def test_a_name_that_would_command_the_terminal_is_only_a_name(serai: Serai, game_file: Path) -> None:
    game = json.loads(game_file.read_text())
    game["players"][0]["name"] = "\x1b[2J[red]Ali[/]"
    game_file.write_text(json.dumps(game))
    said = serai("replay", str(game_file))
    assert "\x1b" not in said.out
    assert "[2J[red]Ali[/] begins." in said.out or "[2J[red]Ali[/] plays" in said.out
    assert "[2J[red]Ali[/]" in said.out.rpartition("Scoring")[2]


# --- what cannot be ------------------------------------------------------------------------------

IMPOSSIBLE = [
    (["simulate", "chess"], f"There is no game “chess” here. The games are: {', '.join(game_ids())}."),
    (["simulate", "deserto", "--players", "5"], "Deserto is for 2 to 4 players, not 5."),
    (
        ["simulate", "deserto", "--minds", "djinn"],
        "There is no bot “djinn” here. The bots are: random, search, child,",
    ),
    (["simulate", "deserto", "--minds", "search:soon"], "“soon” is not a thinking time"),
    (["simulate", "deserto", "--players", "3", "--minds", "search,random"], "1 bot for all or 3 bots, not 2."),
    (["simulate", "deserto", "--games", "0"], "Play at least 1 game, not 0."),
    (["simulate", "deserto", "--games", "many"], "--games takes a whole number."),
    (["simulate", "deserto", "--games"], "--games needs a value."),
    (["simulate", "deserto", "--fast"], "“serai simulate” takes: GAME, --players, --games"),
    (["simulate"], "“serai simulate” takes: GAME, --players, --games"),
    (["dance"], "“serai” takes: open, games, simulate, ladder, duel, tune, edition, check, backup, verify, replay"),
    (["verify", "nowhere.json"], "Cannot read “nowhere.json”"),
    (["replay", "."], "Cannot read “.”"),
    (["open", "--port", "99999", "--no-browser"], "A port is a number from 0 (any free port) to 65535, not 99999."),
    (["games", "--lang", "de"], "There is no language “de”. The languages are: en, fr."),
    (["games", "--lang"], "The languages are: en, fr."),
]


@pytest.mark.parametrize(("arguments", "sentence"), IMPOSSIBLE, ids=lambda value: " ".join(value)[:40])
def test_what_cannot_be_is_answered_with_what_can(serai: Serai, arguments: list[str], sentence: str) -> None:
    said = serai(*arguments)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [arguments for arguments, _ in IMPOSSIBLE[:-2]], ids=" ".join)
def test_it_is_said_in_french_too(serai: Serai, arguments: list[str]) -> None:
    english, french = serai(*arguments), serai("--lang", "fr", *arguments)
    assert french.code == 2
    assert french.err != english.err


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"[1, 2]"])
def test_a_file_that_is_no_game_is_refused(serai: Serai, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "no-game").write_bytes(content)
    for command in ("verify", "replay"):
        said = serai(command, str(tmp_path / "no-game"))
        assert (said.code, said.out) == (2, "")
        assert "not a game exported by Serai" in said.err


# --- languages -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("variable", "value"), [("LANG", "fr_FR.UTF-8"), ("LC_ALL", "fr")])
def test_the_system_s_language_is_spoken(
    serai: Serai, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert "Joueurs" in serai("games").out
    assert "Players" in serai("games", "--lang=en").out


@pytest.mark.parametrize("command", ["open", "games", "simulate", "ladder", "edition", "check", "backup", "replay"])
def test_every_command_explains_itself_in_both_languages(serai: Serai, command: str) -> None:
    assert "Show this page." in serai(command, "--help").out
    french = serai(command, "--help", "--lang", "fr")
    assert french.code == 0
    assert "Afficher cette page." in french.out
    assert "required" not in french.out


def test_the_installed_command_runs() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES")}
    run = subprocess.run(
        [sys.executable, "-m", "serai.cli", "simulate", "deserto", "--games", "3", "--json"],
        env=environment | {"LANG": "fr_FR.UTF-8"},
        capture_output=True,
        timeout=120,
        text=True,
        encoding="utf-8",
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert json.loads(run.stdout)["games"] == 3


def test_an_option_is_named_with_its_value(serai: Serai) -> None:
    said = serai("simulate", "deserto", "--option", "wind")
    assert (said.code, said.err) == (2, "Write an option as “name=value”, not “wind”.\n")
    said = serai("simulate", "deserto", "--option", "wind=strong")
    assert (said.code, said.err) == (2, "Deserto has no option “wind”. Its options: –.\n")


def test_ctrl_c_ends_any_command_quietly(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "show_games", interrupted)
    assert serai("games") == (130, "", "")
