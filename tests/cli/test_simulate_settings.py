"""Every game can be simulated at every number of players, with every option, and is summed up as its players would."""

from __future__ import annotations

import pytest

from serai.study.simulate import Match, simulate
from serai.study.tables import print_summary
from tests.cli.conftest import Serai
from tests.conformance.settings import Setting, for_every_setting
from tests.conformance.texts import READERS

GAMES = 2
WHO_WINS = {"en": "Wins and scores by seat", "fr": "Victoires et points par place"}


@for_every_setting
def test_every_setting_is_played_and_told_in_both_languages(
    setting: Setting, capsys: pytest.CaptureFixture[str]
) -> None:
    game = setting.game
    summary = simulate(Match(game.id, ["random"] * setting.seats, 1, dict(setting.options)), GAMES, processes=1)
    assert (summary.games, summary.players, summary.options) == (GAMES, setting.seats, dict(setting.options))
    # Who wins is asked where players are rivals, and there is somebody to beat.
    rivals = game.aim == "beat-others" and setting.seats > 1
    for language, texts in READERS.items():
        print_summary(texts, summary)
        out = capsys.readouterr().out
        assert (WHO_WINS[language] in out) == rivals
        for reason in summary.reasons:
            assert texts.say(reason, game=game.id)[:20] in out
    if rivals:
        assert sum(seat.won.wins for seat in summary.seats) == pytest.approx(GAMES)
    assert len(summary.by_team) == len(game.teams)
    if game.teams:
        assert sum(team.won.wins for team in summary.by_team) == pytest.approx(GAMES)


def test_those_who_win_together_are_told_how_often(serai: Serai) -> None:
    said = serai("simulate", "hezar", "--games", "6", "--option", "difficulty=7")
    for part in ("Difficulty: 7 sultan cards.", "Won together", "Points", "You have all lost."):
        assert part in said.out
    assert "by seat" not in said.out


def test_those_who_score_together_are_told_their_points_and_verdicts(serai: Serai) -> None:
    said = serai("simulate", "shahrazad", "--games", "6", "--players", "2")
    assert "Points" in said.out and "says" in said.out and "the king" in said.out
    assert "Won" not in said.out


def test_whoever_plays_alone_is_told_their_points(serai: Serai) -> None:
    said = serai("simulate", "sultaniya", "--games", "6", "--players", "1", "--option", "advanced=yes")
    assert "Objectives: open from the start." in said.out
    assert "Points" in said.out
    assert "Won" not in said.out


def test_teams_are_compared_too(serai: Serai) -> None:
    said = serai("simulate", "aladin", "--games", "6", "--players", "5")
    assert "Wins by team" in said.out
    assert "Day" in said.out and "Night" in said.out
    assert "Wins and scores by seat" in said.out
