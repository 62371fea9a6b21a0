"""What somebody reads who has just fetched Serai and waits for it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import hatch_build
import pytest

ROOT = Path(__file__).parents[1]


def test_each_long_step_of_a_build_is_said_before_it_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    progress = tmp_path / "progress"
    said: list[str] = []

    def npm(_: Path, *arguments: str) -> None:
        said.append(f"npm {arguments[0]} after: {progress.read_text().splitlines()[-1].strip()}")

    monkeypatch.setenv("SERAI_PROGRESS", str(progress))
    monkeypatch.setattr(hatch_build, "npm", npm)
    (tmp_path / "web").mkdir()
    for name in ("package-lock.json", "index.html"):
        (tmp_path / "web" / name).touch()
    hatch_build.build_bundle(tmp_path)
    assert said == [
        "npm ci after: Fetching what builds the pages (15 s)",
        "npm run after: Building the pages (10 s)",
    ]


def test_without_somebody_who_waits_a_build_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SERAI_PROGRESS", raising=False)
    hatch_build.say("Compiling")


def test_make_play_says_what_it_does_and_can_be_told_how_to_open() -> None:
    asked = ["make", "--always-make", "--dry-run", "play", "OPEN=--no-browser"]
    planned = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    steps = ["Creating .venv", "Fetching the tools that build Serai", "SERAI_PROGRESS=", "serai open --no-browser"]
    places = [planned.index(step) for step in steps]
    assert places == sorted(places)
