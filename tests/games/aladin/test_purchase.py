"""Rewards, exchange and the end."""

import pytest

from serai.games.aladin.edition import read_edition
from serai.games.state import NOBODY
from tests.games.aladin.tables import EDITION, GAME, fly, may, play, points, shop, stones_of, table, vote, why_not

REWARDS = read_edition(EDITION).rewards


def test_one_reward_a_round_and_no_second() -> None:
    state = play(shop("rreee", 8), "buy gate")
    assert points(state)[0] - 3 == 5
    assert why_not(state, 0, "buy garden") == why_not(state, 0, "buy stars") == "one-reward"
    assert may(state) == ["sell emerald", "sell clouds", "done"]


def test_any_order_a_reward_is_bought_before_or_after_an_exchange() -> None:
    state = play(shop("rre", 3), "sell emerald")
    assert GAME.view(state, 0).may_buy and "buy gate" in may(state)
    play(state, "buy gate", "sell clouds")
    assert points(state) == [3 + 1 + 5 + 1, 0]
    assert may(state) == ["done"], "until the captain ends it"
    assert play(state, "done").round == 2


def test_any_order_what_is_exchanged_no_longer_pays_for_a_reward() -> None:
    state = play(shop("rr", 3), "sell ruby")
    assert why_not(state, 0, "buy gate") == "reward-price"


def test_one_reward_again_in_the_next_round() -> None:
    state = play(shop("rr", 3), "buy gate", "done")
    state = vote(table(round=2, clouds=(3, 8), gone={"gate": 0}), [1, 1], [2], 1)
    assert "buy stars" in may(state) and "buy gate" not in may(state)


@pytest.mark.parametrize("reward", REWARDS, ids=lambda reward: reward.name)
def test_reward_price_is_paid_and_its_points_are_scored_at_once(reward: object) -> None:
    assert isinstance(reward, type(REWARDS[0]))
    price = reward.price
    stones = "r" * price.ruby + "e" * price.emerald + "s" * price.sapphire
    clouds = max(1, price.clouds)
    state = play(shop(stones, clouds), f"buy {reward.name}")
    assert (stones_of(state, 0), state.clouds[0]) == ("", clouds - price.clouds)
    assert points(state) == [3 + reward.points, 0]
    assert GAME.foresee(shop(stones, clouds), 0, GAME.read(f"buy {reward.name}")).points == reward.points
    if stones:
        assert why_not(shop(stones[1:], 10), 0, f"buy {reward.name}") == "reward-price"
    else:
        assert why_not(shop("rrees", clouds - 1), 0, f"buy {reward.name}") == "reward-price"


def test_reward_price_the_rulebooks_example_nine_clouds_and_a_stone() -> None:
    # Seven of nine clouds for the stars, 8 points; a stone for 1 point; the two clouds left are kept.
    state = play(shop("r", 9), "buy stars", "sell ruby")
    assert points(state)[0] - 3 == 9
    assert (state.clouds[0], stones_of(state, 0)) == (2, "")
    assert play(state, "done").clouds[0] == 2


def test_reward_is_gone_once_someone_has_it() -> None:
    for owner in (0, 1):
        state = shop("rr", 3, gone={"gate": owner})
        assert why_not(state, 0, "buy gate") == "reward-is-gone"
        assert GAME.view(state, 0).rewards[3].owner == ("day", "night")[owner]


def test_exchange_any_number_of_stones_and_pairs_of_clouds() -> None:
    state = play(shop("rres", 5), "sell ruby", "sell clouds", "sell sapphire", "sell clouds", "sell emerald")
    assert points(state)[0] - 3 == 5
    assert (stones_of(state, 0), state.clouds[0]) == ("r", 1)


def test_exchange_needs_the_stone_or_two_clouds() -> None:
    state = shop("r", 1)
    assert may(state) == ["sell ruby", "done"]
    assert why_not(state, 0, "sell sapphire") == why_not(state, 0, "sell clouds") == "exchange"


def test_exchange_is_a_choice_and_the_rest_is_kept_for_later() -> None:
    state = play(shop("rres", 5), "done")
    assert (stones_of(state, 0), state.clouds[0]) == ("rres", 5)


def test_exchange_after_a_reward_too() -> None:
    state = play(shop("rrs", 3), "buy gate", "sell sapphire")
    assert points(state)[0] - 3 == 6


def test_purchase_without_a_flight_is_allowed() -> None:
    state = shop("rr", 7)
    assert GAME.view(state, 0).path is None
    assert {"buy gate", "buy stars", "sell clouds"} <= set(may(state))


def test_purchase_after_a_flight_that_was_stopped_is_allowed_too() -> None:
    state = fly(["r", "r", "-2", "", "", "", ""], clouds=1)
    assert "buy gate" in may(state)


@pytest.mark.parametrize("round", range(1, 9))
def test_end_after_the_eighth_round(round: int) -> None:
    state = play(vote(table(round=round), [1, 1], [2], 1), "done")
    assert (state.to_move() == NOBODY) == (round == 8)
    assert (GAME.outcome(state) is not None) == (round == 8)


def test_winner_has_the_highest_personal_total() -> None:
    state = vote(table(5, round=8), [1, 1], [1, 2, 3], 4)
    play(state, "fly 1", "done")
    # Night scored 3 by its unanimous votes; seat 0 of Day guessed right, for 4.
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([4, 3, 0, 3, 0], [0])


def test_winner_equal_totals_share() -> None:
    state = vote(table(4, round=8), [1, 1], [2, 3], 1)
    play(state, "done")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == [1, 3] and state.results() == [0, 0.5, 0, 0.5]


def test_winner_the_count_shows_where_the_points_come_from() -> None:
    state = vote(table(4, round=8, stones=("", "rrs"), clouds=(3, 4)), [1, 1], [1, 3], 1)
    play(state, "buy gate", "sell sapphire", "sell clouds", "done")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert {line.text: line.points for line in outcome.breakdown} == {
        "score-unanimity": [0, 3, 0, 3],
        "score-rewards": [0, 5, 0, 5],
        "score-exchange": [0, 2, 0, 2],
        "score-personal": [4, 0, 0, 0],
    }


def test_winner_a_mind_climbs_above_the_other_team_even_behind_its_own_mate() -> None:
    behind, ahead = table(4), table(4)
    behind.personal = ahead.personal = [0, 0, 4, 0]
    ahead.points[0] = 5
    assert behind.results()[0] == ahead.results()[0] == 0
    assert GAME.judge.worth(behind)[0] < GAME.judge.worth(ahead)[0] < GAME.judge.worth(ahead)[2]
