"""The edition's file: the house's own, an owner's, and what is wrong with one that is not accepted."""

from pathlib import Path

import pytest

from serai.games.aladin import GAME, AladinGame
from serai.games.aladin.edition import HOUSE_EDITION, read_edition
from tests.games.editions import changed, refusal

HOUSE = read_edition(HOUSE_EDITION)


@pytest.mark.parametrize("side", ["star", "moon"])
def test_the_house_has_thirty_six_holes_a_side_on_some_cells_two(side: str) -> None:
    cells = [cell for tile in HOUSE.tiles for cell in getattr(tile, side)]
    assert sum(cell.replace("-o", "").count("o") for cell in cells) == 36
    assert any("oo" in cell for cell in cells)


def test_the_house_s_storm_is_stronger_both_ways() -> None:
    stars, moons = ([cell for tile in HOUSE.tiles for cell in getattr(tile, side)] for side in ("star", "moon"))
    for sign in ("-1", "-2", "+2", "+3"):
        assert sum(sign in cell for cell in moons) >= sum(sign in cell for cell in stars), sign


def test_the_house_honours_the_one_reward_that_is_known() -> None:
    stars = next(reward for reward in HOUSE.rewards if reward.name == "stars")
    assert (stars.price.clouds, stars.points) == (7, 8)


def test_three_rewards_are_for_clouds_and_nine_for_stones_each_worth_clearly_more_than_its_price() -> None:
    assert [reward.price.clouds > 0 for reward in HOUSE.rewards].count(True) == 3
    assert all(reward.points >= 1.5 * reward.price.sale() for reward in HOUSE.rewards)


def test_no_colour_is_better_than_another() -> None:
    stones = [reward.price for reward in HOUSE.rewards if not reward.price.clouds]
    assert [sum(getattr(price, colour) for price in stones) for colour in ("ruby", "emerald", "sapphire")] == [7, 7, 7]


def test_an_owner_can_play_with_other_tiles_flights_and_prices(tmp_path: Path) -> None:
    path = changed(
        "aladin", tmp_path, "price = { ruby = 1, emerald = 1 }, points = 6", "price = { ruby = 1 }, points = 3"
    )
    game = AladinGame("aladin", path)
    first = GAME.read("buy gate") - GAME.read("buy moon")
    assert (game.edition.points[first], GAME.edition.points[first]) == (3, 6)
    assert game.setup(2).edition.prices[first * 4 : first * 4 + 4] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '    { star = ["o", "+1", "", "o"], moon = ["o", "+2", "-1", "o"] }, # 1, the palace\n',
            "",
            "“tiles” needs 16 entries, not 15",
        ),
        ('    "URURURU", # stairs to the right\n', "", "“tornadoes” needs 8 entries, not 7"),
        ('    { name = "stars", price = { clouds = 7 }, points = 8 },\n', "", "“rewards” needs 12 entries, not 11"),
        ('star = ["o", "+1", "", "o"]', 'star = ["o", "+1", "o"]', "tile 1, star side: a side has 4 cells, not 3"),
        ('moon = ["o", "+2", "-1", "o"]', 'moon = ["o", "+4", "-1", "o"]', "tile 1, moon side: “+4” is not a cell"),
        ('star = ["o", "+1", "", "o"]', 'star = ["o", " +1", "", "o"]', "tile 1, star side: “ +1” is not a cell"),
        ('star = ["o", "+1", "", "o"]', 'star = ["oo", "+1", "", "o"]', "star sides have 36 holes in all, not 37"),
        ('moon = ["o", "+2", "-1", "o"]', 'moon = ["o", "+2", "-1", ""]', "moon sides have 36 holes in all, not 35"),
        ("palace = 1 ", "palace = 17 ", "tiles 1 to 16, not 17"),
        ("URURURU", "URURUR", "tornado 1: “URURUR” must be seven steps"),
        ("URURURU", "RURURUR", "tornado 1: “RURURUR” must be seven steps"),
        ("URURURU", "URXRURU", "tornado 1: “URXRURU” must be seven steps"),
        ("URURURU", "UDURURU", "tornado 1: “UDURURU” goes straight back"),
        ("URURURU", "UUUURRU", "tornado 1: “UUUURRU” has 2 turns"),
        ("URURURU", "ULULULU", "tornado 1: “ULULULU” is listed twice"),
        ('name = "stars"', 'name = "comet"', "reward comet: each of these must be listed once: moon, stars"),
        ('name = "stars"', 'name = "moon"', "reward moon: each of these must be listed once"),
        ("price = { clouds = 7 }", "price = { clouds = 7, ruby = 1 }", "reward stars: the price must be"),
        ("price = { clouds = 7 }", "price = {}", "reward stars: the price must be"),
        ("price = { ruby = 2 }", "price = { ruby = 6 }", "reward terrace: a team holds at most 5 stones"),
        ("price = { clouds = 7 }", "price = { clouds = 11 }", "reward stars: a team holds at most 5 stones and 10"),
        (
            "price = { ruby = 2 }, points = 7",
            "price = { ruby = 2 }, points = 2",
            "reward terrace: 2 points are no more",
        ),
        ("price = { ruby = 2 }", "price = { clouds = 2 }", "3 rewards are paid with clouds, not 4"),
        ("palace = 1 ", 'palace = "one" ', "palace"),
        ("palace = 1 ", "palace = 1\nsmell = 2 ", "smell"),
        ('name = "Serai"', "name = ", "cannot be read"),
    ],
)
def test_what_is_wrong_is_told_with_the_entry(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert told in refusal("aladin", changed("aladin", tmp_path, old, new))
