"""Editions: the house's, and what is wrong with others."""

import re
from collections import Counter
from pathlib import Path

import pytest

from serai.games.sultaniya import SultaniyaGame
from serai.games.sultaniya.edition import FLOOR_NAMES, HOUSE_EDITION, MARKS, read_edition
from tests.games.editions import changed, refusal, written

HOUSE = HOUSE_EDITION.read_text("utf-8")


def spoiled(folder: Path, was: str, now: str, times: int = 1) -> str:
    """What is said about the house's edition with something changed."""
    return refusal("sultaniya", changed("sultaniya", folder, was, now, times))


def line(name: str) -> str:
    """The line of a tile in the house's edition."""
    return next(line for line in HOUSE.splitlines() if line.endswith(f"# {name}"))


def test_the_house_has_ninety_three_tiles_and_eight_boards() -> None:
    source = read_edition(HOUSE_EDITION)
    assert [len(tiles) for _, tiles in source.floors()] == [20, 20, 28, 25]
    assert len(source.boards) == 8


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("floor", FLOOR_NAMES)
def test_the_house_is_as_rich_in_windows_as_in_towers_and_in_cupolas_as_in_gardens(floor: str, players: int) -> None:
    shown: Counter[str] = Counter()
    for tile in dict(read_edition(HOUSE_EDITION).floors())[floor]:
        if tile.players <= players:
            shown += tile.symbols()
    assert shown["window"] == shown["tower"]
    assert shown["cupola"] == shown["garden"]
    assert shown["gate"] == shown["minaret"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_house_shows_every_two_wishes_together_as_often(players: int) -> None:
    """A tile that pleases a board twice would else make two of the four combinations richer than the others."""
    together: Counter[tuple[str, str]] = Counter()
    for _, tiles in read_edition(HOUSE_EDITION).floors():
        for tile in tiles:
            shown = tile.symbols()
            if tile.players <= players:
                together.update(
                    (low, high)
                    for low in ("window", "tower")
                    for high in ("cupola", "garden")
                    if shown[low] and shown[high]
                )
    assert len(together) == 4
    assert len(set(together.values())) == 1


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    path = written(tmp_path, re.sub(r"sapphires = [1-9]", "sapphires = 7", HOUSE))
    state = SultaniyaGame("sultaniya", path).setup(2)
    assert max(state.edition.board_sapphires) == 7


@pytest.mark.parametrize("floor", FLOOR_NAMES)
def test_a_missing_tile_is_counted(floor: str, tmp_path: Path) -> None:
    letter = "brgy"[FLOOR_NAMES.index(floor)]
    said = spoiled(tmp_path, line(f"{letter}20") + "\n", "")
    total = sum(MARKS[floor].values())
    assert f"{floor}: there must be {total} tiles, not {total - 1}" in said


def test_a_tile_marked_for_another_number_of_players_is_counted(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("b1"), line("b1").replace("players = 2", "players = 3"))
    assert "ground: there must be 12 tiles with players = 2, not 11" in said


def test_a_number_of_players_that_there_is_not_is_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("b1"), line("b1").replace("players = 2", "players = 5"))
    assert "ground[0].players" in said


@pytest.mark.parametrize(("name", "kind"), [("r1", "lintel"), ("y1", "spire")])
def test_a_missing_lintel_or_spire_is_counted(name: str, kind: str, tmp_path: Path) -> None:
    said = spoiled(tmp_path, line(name), line(name).replace(f', kind = "{kind}"', ""))
    assert f"with players = 2, there must be 2 tiles of kind {kind}, not 1" in said


def test_a_spire_on_the_walls_is_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("r4"), line("r4").replace(" },", ', kind = "spire" },'))
    assert "walls 4 (r4): there is no spire on this floor" in said


@pytest.mark.parametrize(("name", "edge"), [("b2", "shaft"), ("r4", "gate"), ("g1", "gate"), ("y8", "shaft")])
def test_an_edge_on_the_wrong_floor_is_named(name: str, edge: str, tmp_path: Path) -> None:
    said = spoiled(tmp_path, line(name), re.sub(r'edges = \["\w+"', f'edges = ["{edge}"', line(name)))
    assert f"({name}): there is no edge “{edge}”" in said


def test_a_symbol_that_there_is_not_is_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("b3"), line("b3").replace("window", "balcony"))
    assert "ground 3 (b3): there is no symbol “balcony” among the ground" in said


def test_a_bonus_below_the_roofs_is_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("r4"), line("r4").replace("guard", "+4"))
    assert "walls 4 (r4): there is no symbol “+4” among the walls" in said


@pytest.mark.parametrize("symbol", ["guard", "+4", "+5", "minaret"])
def test_a_symbol_that_is_nowhere_is_missed(symbol: str, tmp_path: Path) -> None:
    tiles, boards = HOUSE.split("[[boards]]", 1)
    without = re.sub(rf'(?<=["\s]){re.escape(symbol)}(?=["\s])', "", tiles)
    said = refusal("sultaniya", written(tmp_path, f"{without}[[boards]]{boards}"))
    assert f"shows “{symbol}”, but the rulebook names it" in said


def test_some_roof_shows_two_windows_and_two_towers(tmp_path: Path) -> None:
    said = spoiled(tmp_path, '"window tower", "window tower"', '"window tower", "window"', times=99)
    assert "at least one must show two windows and two towers" in said


def test_a_board_that_is_missing_or_unknown_is_named(tmp_path: Path) -> None:
    assert "boards: anis is there 0 times" in spoiled(tmp_path, 'name = "anis"', 'name = "aida"')


def test_two_boards_with_the_same_combination_are_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, '"window", "garden", "minaret"', '"window", "cupola", "gate"')
    assert "boards ali-baba: another board scores window, cupola, gate too" in said


def test_a_board_on_the_wrong_side_is_named(tmp_path: Path) -> None:
    assert "boards ali-baba: not on side B" in spoiled(tmp_path, 'side = "A"', 'side = "B"')


def test_sapphires_go_to_those_who_start_with_some(tmp_path: Path) -> None:
    said = spoiled(tmp_path, "sapphires = 0", "sapphires = 2")
    assert "boards anis: this character must start without sapphires, not with 2" in said


def test_printed_tiles_meet_with_the_same_pattern(tmp_path: Path) -> None:
    head, boards = HOUSE.split("[[boards]]", 1)
    apart = re.sub(r'edges = \["(\w+)", "wall"\]', r'edges = ["\1", "arcade"]', boards, count=1)
    said = refusal("sultaniya", written(tmp_path, f"{head}[[boards]]{apart}"))
    assert "boards ali-baba: the ground floor tiles meet with “arcade” and “wall”" in said


def test_an_edition_holds_nothing_unknown(tmp_path: Path) -> None:
    assert "colour" in spoiled(tmp_path, line("b1"), line("b1").replace("players", 'colour = "blue", players'))
