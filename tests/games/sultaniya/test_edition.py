"""Editions: the house's, and what is wrong with others."""

import re
from collections import Counter
from pathlib import Path

import pytest

from serai.games.sultaniya import SultaniyaGame
from serai.games.sultaniya.edition import FLOOR_NAMES, HOUSE_EDITION, MARKS, BadEdition, Source, read_edition

HOUSE = HOUSE_EDITION.read_text("utf-8")


def spoiled(folder: Path, was: str, now: str, times: int = 1) -> str:
    """What is said about the house's edition with something changed."""
    assert was in HOUSE
    path = folder / "mine.toml"
    path.write_text(HOUSE.replace(was, now, times), "utf-8")
    with pytest.raises(BadEdition) as refusal:
        read_edition(path)
    return str(refusal.value)


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


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(r"sapphires = [1-9]", "sapphires = 7", HOUSE), "utf-8")
    state = SultaniyaGame("sultaniya", path).setup(2)
    assert max(state.edition.board_sapphires) == 7


@pytest.mark.parametrize("floor", FLOOR_NAMES)
def test_a_missing_tile_is_counted(floor: str, tmp_path: Path) -> None:
    letter = "brgy"[FLOOR_NAMES.index(floor)]
    said = spoiled(tmp_path, line(f"{letter}20") + "\n", "")
    total = sum(MARKS[floor].values())
    assert f"{floor}: {total - 1} tiles, but there are {total}" in said


def test_a_tile_marked_for_another_number_of_players_is_counted(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("b1"), line("b1").replace("players = 2", "players = 3"))
    assert "ground: 11 tiles with players = 2, but there are 12" in said


def test_a_number_of_players_that_there_is_not_is_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("b1"), line("b1").replace("players = 2", "players = 5"))
    assert "ground[0].players" in said


@pytest.mark.parametrize(("name", "kind"), [("r1", "lintel"), ("y1", "spire")])
def test_a_missing_lintel_or_spire_is_counted(name: str, kind: str, tmp_path: Path) -> None:
    said = spoiled(tmp_path, line(name), line(name).replace(f', kind = "{kind}"', ""))
    assert f"1 {kind}s with players = 2, but there are 2" in said


def test_a_spire_on_the_walls_is_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("r4"), line("r4").replace(" },", ', kind = "spire" },'))
    assert "walls tile 4 (r4): there is no spire on the walls" in said


@pytest.mark.parametrize(("name", "edge"), [("b2", "shaft"), ("r4", "gate"), ("g1", "gate"), ("y8", "shaft")])
def test_an_edge_on_the_wrong_floor_is_named(name: str, edge: str, tmp_path: Path) -> None:
    said = spoiled(tmp_path, line(name), re.sub(r'edges = \["\w+"', f'edges = ["{edge}"', line(name)))
    assert f"({name}): no edge '{edge}'" in said


def test_a_symbol_that_there_is_not_is_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("b3"), line("b3").replace("window", "balcony"))
    assert "ground tile 3 (b3): no symbol 'balcony' on the ground" in said


def test_a_bonus_below_the_roofs_is_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, line("r4"), line("r4").replace("guard", "+4"))
    assert "walls tile 4 (r4): no symbol '+4' on the walls" in said


@pytest.mark.parametrize("symbol", ["guard", "+4", "+5", "minaret"])
def test_a_symbol_that_is_nowhere_is_missed(symbol: str, tmp_path: Path) -> None:
    tiles, boards = HOUSE.split("[[boards]]", 1)
    path = tmp_path / "mine.toml"
    path.write_text(re.sub(rf'(?<=["\s]){re.escape(symbol)}(?=["\s])', "", tiles) + "[[boards]]" + boards, "utf-8")
    with pytest.raises(BadEdition, match=re.escape(f"shows '{symbol}', but the rulebook names it")):
        read_edition(path)


def test_some_roof_shows_two_windows_and_two_towers(tmp_path: Path) -> None:
    said = spoiled(tmp_path, '"window tower", "window tower"', '"window tower", "window"', times=99)
    assert "none shows two windows and two towers" in said


def test_a_board_that_is_missing_or_unknown_is_named(tmp_path: Path) -> None:
    assert "board 'anis' is there 0 times" in spoiled(tmp_path, 'name = "anis"', 'name = "aida"')


def test_two_boards_with_the_same_combination_are_named(tmp_path: Path) -> None:
    said = spoiled(tmp_path, '"window", "garden", "minaret"', '"window", "cupola", "gate"')
    assert "board 'ali-baba': another board scores window, cupola, gate too" in said


def test_a_board_on_the_wrong_side_is_named(tmp_path: Path) -> None:
    assert "board 'ali-baba': not on side B" in spoiled(tmp_path, 'side = "A"', 'side = "B"')


def test_sapphires_go_to_those_who_start_with_some(tmp_path: Path) -> None:
    said = spoiled(tmp_path, "sapphires = 0", "sapphires = 2")
    assert "board 'anis': 2 sapphires, but this character starts with none" in said


def test_printed_tiles_meet_with_the_same_pattern(tmp_path: Path) -> None:
    head, boards = HOUSE.split("[[boards]]", 1)
    changed = re.sub(r'edges = \["(\w+)", "wall"\]', r'edges = ["\1", "arcade"]', boards, count=1)
    path = tmp_path / "mine.toml"
    path.write_text(f"{head}[[boards]]{changed}", "utf-8")
    with pytest.raises(BadEdition, match="board 'ali-baba': its ground tiles meet with 'arcade' and 'wall'"):
        read_edition(path)


def test_what_is_no_edition_is_refused_with_its_name(tmp_path: Path) -> None:
    for text in ("", "not toml at all [", 'name = "x"'):
        path = tmp_path / "other.toml"
        path.write_text(text, "utf-8")
        with pytest.raises(BadEdition, match=r"other\.toml: "):
            read_edition(path)
    with pytest.raises(BadEdition, match=r"nowhere\.toml"):
        read_edition(tmp_path / "nowhere.toml")


def test_an_edition_holds_nothing_unknown(tmp_path: Path) -> None:
    assert "colour" in spoiled(tmp_path, line("b1"), line("b1").replace("players", 'colour = "blue", players'))
    assert isinstance(read_edition(HOUSE_EDITION), Source)
