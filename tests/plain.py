"""The rules as plain Python, beside the compiled ones: a copy of the sources, run in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import serai

ROOT = Path(__file__).parent.parent
SOURCES = Path(serai.__file__).parent


def hot_modules() -> list[str]:
    """The modules that a build compiles where it can, as the build itself finds them."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    found = [path for pattern in build["hooks"]["custom"]["compiled"] for path in sorted(ROOT.glob(pattern))]
    return [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in found]


def plain_modules() -> list[str]:
    """Those of them that run as plain Python here."""
    return [name for name in hot_modules() if str(import_module(name).__file__).endswith(".py")]


def copy_plain(folder: Path) -> Path:
    """A copy of the package without anything compiled; the folder to put on PYTHONPATH."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "bundle")
    shutil.copytree(SOURCES, folder / SOURCES.name, ignore=compiled)
    return folder


def run_plain(folder: Path, module: str, *arguments: str) -> str:
    """What a module of the tests prints when it is run over a plain copy of the sources."""
    path = os.pathsep.join([str(folder), str(ROOT)])
    command = [sys.executable, "-m", module, *arguments]
    run = subprocess.run(
        command, cwd=folder, env=os.environ | {"PYTHONPATH": path}, text=True, encoding="utf-8", stdout=subprocess.PIPE
    )
    assert run.returncode == 0, f"{' '.join(command)} failed over the plain copy; its error is above"
    return run.stdout
