import os
import shutil
import sysconfig
from pathlib import Path

from tests.conformance.digest import digest
from tests.conformance.settings import settings
from tests.plain import copy_plain, hot_modules, plain_modules, run_plain


def test_where_there_is_a_c_compiler_the_rules_are_compiled() -> None:
    """Asked of the continuous integration only: who edits the rules runs them plain."""
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if os.environ.get("CI") == "true" and shutil.which(compiler):
        assert not plain_modules(), "these rules run as plain Python; build them with `make`, without SERAI_BUILD=plain"


def test_the_rules_play_the_same_games_as_their_plain_sources_step_by_step(tmp_path: Path) -> None:
    """Compiled against plain; where nothing is compiled (the run's header says so), plain against plain."""
    plain, *printed = run_plain(copy_plain(tmp_path), "tests.conformance.digest").splitlines()
    assert plain.split()[1:] == hot_modules(), "the copy must have nothing compiled in it"
    here = [line for setting in settings() for line in digest(setting)]
    for ours, theirs in zip(here, printed, strict=False):
        assert ours == theirs
    assert len(here) == len(printed) > 0
