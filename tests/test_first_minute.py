"""What somebody reads who has just fetched Serai and waits for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
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


def test_where_nothing_has_changed_make_play_does_nothing_but_open(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    part_of_each = ["pyproject.toml", "hatch_build.py", "constraints.txt", "web/src/App.svelte", "src/serai/en.ftl"]
    sources = [*part_of_each, *(f"src/serai/{room}.py" for room in ("games/state", "games/a/rules", "minds/search"))]
    for age, names in ((200, sources), (100, [".venv/bin/python", ".venv/installed"])):
        for name in names:
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            os.utime(path, (time.time() - age,) * 2)

    def planned() -> list[str]:
        asked = ["make", "--dry-run", "--no-print-directory", "play", "OPEN=--no-browser"]
        return subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=True).stdout.splitlines()

    assert planned() == [".venv/bin/serai open --no-browser"]
    for name in sources:
        then = (tmp_path / name).stat().st_mtime
        (tmp_path / name).touch()
        assert any("pip install" in line for line in planned()), f"{name} is new"
        os.utime(tmp_path / name, (then, then))
    assert len(planned()) == 1


def test_make_play_says_what_it_does_and_can_be_told_how_to_open() -> None:
    asked = ["make", "--always-make", "--dry-run", "play", "OPEN=--no-browser"]
    planned = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    steps = ["Creating .venv", "Fetching the tools that build Serai", "SERAI_PROGRESS=", "serai open --no-browser"]
    places = [planned.index(step) for step in steps]
    assert places == sorted(places)
