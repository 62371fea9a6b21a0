"""What is true of every position of Aladdin's carpet."""

from serai.games.aladin.rules import Aladin
from serai.games.aladin.rules_box import BY_REWARDS, BY_STORM, BY_UNANIMITY, KINDS, NONE, holes, stone
from serai.games.aladin.rules_table import BUYING, DRAWING, DROPPING, LAYING, OVER, STONING, VOTING
from serai.games.state import WATCHER

#: The exact worlds of every seat are followed for this many moves at least, and those of the watcher.
FOLLOWED_FROM_A_SEAT = {2: 140, 3: 150, 4: 160, 5: 170, 6: 100, 7: 70, 8: 60}
FOLLOWED_FROM_OUTSIDE = {2: 140, 3: 150, 4: 160, 5: 100, 6: 70, 7: 60, 8: 60}


def worlds_followed(seats: int, eye: int) -> int:
    return (FOLLOWED_FROM_OUTSIDE if eye == WATCHER else FOLLOWED_FROM_A_SEAT)[seats]


def check(state: Aladin) -> None:
    if state.phase <= STONING or state.phase == OVER:
        the_board_is_whole(state)
    teams_are_as_even_as_possible(state)
    nobody_holds_too_much(state)
    points_come_from_somewhere(state)
    the_cards_of_a_round_are_there(state)
    if state.phase == OVER:
        assert state.round == 8


def the_board_is_whole(state: Aladin) -> None:
    laid = [tile for tile in state.tiles if tile != NONE]
    assert len(set(laid)) == len(laid)
    colours = [stone(cell, hole) for cell in state.cells for hole in range(holes(cell))]
    in_bag = [(state.bag >> 8 * colour) & 255 for colour in range(3)]
    assert [colours.count(colour) + in_bag[colour] for colour in range(3)] == [12, 12, 12]
    if state.phase > STONING:
        assert len(laid) == 16 and len(colours) == 36 and not any(in_bag)


def teams_are_as_even_as_possible(state: Aladin) -> None:
    sizes = [int(state.size_of(0)), int(state.size_of(1))]
    assert sum(sizes) == state.seats and abs(sizes[0] - sizes[1]) <= 1
    assert [state.team_of(seat) for seat in range(state.seats)].count(0) == sizes[0]


def nobody_holds_too_much(state: Aladin) -> None:
    for team in range(2):
        choosing = state.phase == DROPPING and state.active() == team
        assert 0 <= state.stones_of(team) <= (6 if choosing else 5)
        assert 0 <= state.clouds[team] <= 10
    assert min(state.stones) >= 0
    assert all(state.tokens_left(colour) >= 0 for colour in range(3))


def points_come_from_somewhere(state: Aladin) -> None:
    for team in range(2):
        points = state.points[team * KINDS : team * KINDS + KINDS]
        bought = [reward for reward, owner in enumerate(state.owners) if owner == team]
        assert points[BY_REWARDS] == sum(state.edition.points[reward] for reward in bought)
        assert len(bought) <= 4
        assert points[BY_UNANIMITY] in (0, 3, 6, 9, 12)
        assert points[BY_STORM] in ((0, 1, 2) if state.storm else (0,))
    assert state.points[BY_STORM] + state.points[KINDS + BY_STORM] <= 3
    for seat in range(state.seats):
        most = sum((round + 1) // 2 for round in range(1, state.round + 1) if round % 2 == state.team_of(seat))
        assert 0 <= state.personal[seat] <= most


def the_cards_of_a_round_are_there(state: Aladin) -> None:
    drawn = bin(state.drawn).count("1")
    if state.phase == DRAWING:
        assert drawn == state.cursor < 4
    elif state.phase > DRAWING:
        assert drawn == 4
    if state.phase > LAYING:
        assert len(set(state.laid)) == 4 and all((state.drawn >> card) & 1 for card in state.laid)
    down = len(state.votes) - state.votes.count(NONE)
    if state.phase == VOTING:
        assert state.waiting == state.cards_down() - down > 0
    elif state.phase > VOTING:
        assert down == state.cards_down()
    if state.phase == DROPPING or (state.phase == BUYING and state.path != NONE):
        assert state.votes_left(state.path) > 0
