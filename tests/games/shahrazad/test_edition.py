"""The edition's file: the house's own, an owner's, and what is wrong with one that is not accepted."""

from pathlib import Path

import pytest

from serai.games.shahrazad import GAME, ShahrazadGame
from serai.games.shahrazad.edition import TALES, read_edition
from tests.games.editions import changed, refusal


def tiles_of(colour: int) -> list[int]:
    return [tile for tile, own in enumerate(GAME.edition.colours) if own == colour]


def test_the_house_plays_its_own_edition() -> None:
    assert [tiles_of(colour) for colour in range(4)] == [
        [1, 4, 6, 7, 10, 16, 20],
        [2, 5, 11, 12, 14, 17],
        [0, 3, 8, 19, 21],
        [9, 13, 15, 18],
    ]


def test_the_house_honours_what_is_known_of_the_printed_tiles() -> None:
    assert {6, 10} <= set(tiles_of(0)) and 9 in tiles_of(3)


def test_each_of_the_twenty_two_tiles_tells_another_tale_of_the_house() -> None:
    assert sorted(GAME.edition.tales) == sorted(f"tale-{tale}" for tale in TALES)
    assert len(set(GAME.edition.tales)) == 22


def test_an_owner_can_play_with_other_colours_and_printed_titles(tmp_path: Path) -> None:
    path = changed(
        "shahrazad",
        tmp_path,
        'number = 0\ncolour = "yellow"\ntale = "shahrazad"',
        'number = 0\ncolour = "red"\ntitle = "The Frog"',
    )
    path.write_text(
        path.read_text("utf-8").replace('number = 1\ncolour = "red"', 'number = 1\ncolour = "yellow"'), "utf-8"
    )
    game = ShahrazadGame("shahrazad", path)
    state = game.setup(2, {"first": "10"})
    assert state.colours[:2] == [0, 2]
    seen = game.view(state, 0)
    assert (seen.colours[0], seen.tales[0], seen.tales[1]) == ("red", "The Frog", "tale-fisherman")


def test_an_edition_may_have_another_scale_for_two(tmp_path: Path) -> None:
    edition = read_edition(changed("shahrazad", tmp_path, "two = [10, 20, 30, 40]", "two = [5, 15, 25, 35]"))
    assert (edition.verdict(1, 35), edition.verdict(2, 35)) == (4, 5)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'number = 7\ncolour = "red"',
            'number = 7\ncolour = "green"',
            "tile 7: there is no colour green; possible colours are red",
        ),
        (
            'number = 7\ncolour = "red"',
            'number = 7\ncolour = "blue"',
            "7 tiles must be red, not 6 (1, 4, 6, 10, 16, 20)",
        ),
        ("number = 7\n", "number = 8\n", "tile 8 is there 2 times"),
        ("number = 7\n", "number = 22\n", "tile 22: the tiles are numbered 0 to 21"),
        ("number = 7\n", "number = -1\n", "tile -1: the tiles are numbered 0 to 21"),
        ('[[tile]]\nnumber = 7\ncolour = "red"\ntale = "vasilisa"\n', "", "tile 7 is missing"),
        ('tale = "vasilisa"', 'tale = "cinderella"', "tile 7: the house has no tale cinderella; it has shahrazad"),
        ('tale = "vasilisa"', 'tale = "vasilisa"\ntitle = "V"', "tile 7 needs either a tale"),
        ('tale = "vasilisa"\n', "", "tile 7 needs either a tale"),
        ('tale = "vasilisa"', 'title = " "', "tile 7: a title must be words"),
        ("solo = [10, 20, 30, 40]", "solo = [10, 20, 30]", "verdicts of solo: there must be four rising scores"),
        ("two = [10, 20, 30, 40]", "two = [10, 30, 20, 40]", "verdicts of two: there must be four rising scores"),
        ("two = [10, 20, 30, 40]", "two = [0, 20, 30, 40]", "verdicts of two: there must be four rising scores"),
        ("number = 7\n", 'number = "seven"\n', "tile[7].number"),
        ("number = 7\n", "number = 7\nsmell = 1\n", "tile[7]"),
        ('name = "Serai"', "name = ", "cannot be read"),
    ],
)
def test_what_is_wrong_is_told_with_the_entry(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert told in refusal("shahrazad", changed("shahrazad", tmp_path, old, new))
