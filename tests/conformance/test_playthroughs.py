import pytest

from tests.conformance.playthroughs import file_of, written
from tests.conformance.settings import TESTS_OF_GAMES, Setting, golden_settings

HOW = "`python -m tests.conformance.playthroughs --write` writes it; read what it says before you keep it"


@pytest.mark.parametrize("setting", golden_settings(), ids=lambda setting: f"{setting.game.id}-{setting.name}")
def test_the_golden_game_is_still_played_as_it_is_written(setting: Setting) -> None:
    path = file_of(setting)
    assert path.exists(), f"there is no {path.name} for {setting.game.id}: {HOW}"
    told = path.read_text("utf-8").splitlines()
    today = written(setting).splitlines()
    for number, (was, now) in enumerate(zip(told, today, strict=False), start=1):
        assert now == was, f"{path.name}, line {number} has changed: {HOW}"
    assert len(today) == len(told), f"{path.name} has another length: {HOW}"


def test_no_golden_game_is_left_over_from_a_setting_that_is_gone() -> None:
    kept = set(TESTS_OF_GAMES.glob("*/playthroughs/*.txt"))
    assert kept == {file_of(setting) for setting in golden_settings()}
