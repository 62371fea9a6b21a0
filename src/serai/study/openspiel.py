"""The house's games as games of OpenSpiel: with this imported, `pyspiel.load_game("serai_<id>(players=3)")`.

Moves are OpenSpiel's actions, by their numbers. Nature's moves are chance nodes with our odds. Where several seats
decide at once they do so one after another, none seeing what another chose: to OpenSpiel that is the same game, and
its searches of information sets take no simultaneous nodes. An information state is all that a seat has seen, move by
move; an observation is what it sees now, in JSON. A position can be resampled, so that they can search our games.

OpenSpiel comes with `pip install 'serai[openspiel]'`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec
import pyspiel

from serai.games.dice import Dice
from serai.games.game import Game, Option, find_game, game_ids
from serai.games.state import CHANCE, NOBODY, SEVERAL, State

#: No game of the house is nearly as long: OpenSpiel wants a bound.
MOST_MOVES = 10_000

#: A parameter of a game as OpenSpiel reads it.
Parameter = int | str
#: What the end of a game is worth to each seat.
Value = Callable[[State], list[float]]


# --- a position ----------------------------------------------------------------------------------


class Walk:
    """A position, and what each seat has seen since its memory began: at the setup, or in a world dealt anew.

    OpenSpiel copies a state by copying its attributes deeply; this makes it cheap.
    """

    def __init__(self, position: State, seen: list[str], began: list[State | None]) -> None:
        self.position = position
        self.seen = seen
        self.began = began  # a seat: the world in which its memory begins, until it is asked for

    def __deepcopy__(self, memo: object) -> Walk:
        return Walk(self.position.copy(), self.seen[:], self.began[:])


class HouseState(pyspiel.State):  # type: ignore[misc]
    """A position of one of our games."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.walk = Walk(game.start.copy(), [""] * game.start.seats, [None] * game.start.seats)

    def house_game(self) -> HouseGame:
        """The game, with what is ours about it."""
        game: HouseGame = self.get_game()
        return game

    def current_player(self) -> int:
        mover = self.walk.position.to_move()
        if mover == SEVERAL:
            mover = self.walk.position.actors()[0]
        if mover >= 0:
            return mover
        return int(pyspiel.PlayerId.CHANCE if mover == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.walk.position.to_move() == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.walk.position.moves(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.walk.position.odds()
        whole = sum(odds)
        return [(move, part / whole) for move, part in zip(self.walk.position.moves(CHANCE), odds, strict=True)]

    def _apply_action(self, move: int) -> None:
        position, write = self.walk.position, self.house_game().house.write
        mover = self.current_player()
        seat = mover if mover >= 0 else CHANCE
        for eye in range(position.seats):
            self.walk.seen[eye] += f"{mover} {write(position.seen(seat, move, eye))}\n"
        position.play(seat, move)

    def _action_to_string(self, player: int, move: int) -> str:
        return self.house_game().house.write(move)

    def returns(self) -> list[float]:
        position = self.walk.position
        return self.house_game().value(position) if self.is_terminal() else [0.0] * position.seats

    def __str__(self) -> str:
        return str(self.walk.position.key())

    def begin_at(self, world: State) -> None:
        """Go on from this position; of how it came about, everybody knows only what they see in it."""
        self.walk = Walk(world, [""] * world.seats, [world.copy()] * world.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HouseState:
        """Another position that looks the same to a player; OpenSpiel's `history` of it stays that of the true one."""
        return self.redeal(player, Dice(int(sampler() * 2**53)))

    def redeal(self, player: int, dice: Dice) -> HouseState:
        """Another position that looks the same to a player."""
        other: HouseState = self.clone()
        other.begin_at(self.walk.position.redeal(player, dice))
        other.walk.seen[player] = self.remembered(player)
        other.walk.began[player] = None
        return other

    def remembered(self, player: int) -> str:
        """All that a player knows: what it saw where its memory begins, and every move since, as it saw it."""
        walk, began = self.walk, self.walk.began[player]
        if began is not None:
            walk.seen[player] = f"{observe(self.house_game().house, began, player)}\n{walk.seen[player]}"
            walk.began[player] = None
        return walk.seen[player]


def observe(game: Game[Any], position: State, player: int) -> str:
    """What a player sees of a position."""
    return msgspec.json.encode(game.view(position, player)).decode()


class Eyes:
    """OpenSpiel's observer: what a player sees, and with perfect recall what it has seen."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def __init__(self, recall: bool) -> None:
        self.recall = recall

    def set_from(self, state: HouseState, player: int) -> None:
        """Nothing to set: there is no tensor."""

    def string_from(self, state: HouseState, player: int) -> str:
        """What the player knows, in words."""
        if self.recall:
            return state.remembered(player)
        return observe(state.house_game().house, state.walk.position, player)


# --- a game --------------------------------------------------------------------------------------


class HouseGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house at a number of players, with its options chosen; `value` is what players are after."""

    id: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Parameter], value: Value = lambda end: end.results()) -> None:
        self.house: Game[Any] = find_game(self.id)
        self.value = value
        seats = int(parameters["players"])
        options = {option.id: value_of(option, parameters[option.id]) for option in self.house.options}
        self.start = self.house.setup(seats, options)
        moves = max(self.house.conceivable()) + 1
        info = pyspiel.GameInfo(
            num_distinct_actions=moves,
            max_chance_outcomes=moves,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if are_rivals(self.house, seats) else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(self.house, seats), info, dict(parameters))

    def new_initial_state(self) -> HouseState:
        return HouseState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_MOVES

    def make_py_observer(self, kind: Any = None, parameters: object = None) -> Eyes:
        return Eyes(kind is not None and kind.perfect_recall)


def are_rivals(game: Game[Any], seats: int) -> bool:
    """Whether there is always one win to be had or shared."""
    return game.aim == "beat-others" and seats > 1


def game_type(game: Game[Any], seats: int) -> Any:
    """How OpenSpiel describes a game at a number of players."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"serai_{game.id}",
        long_name=game.card.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if hides_nothing(game)
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if are_rivals(game, seats) else kinds.Utility.IDENTICAL,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.card.max_players,
        min_num_players=game.card.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=usual_parameters(game),
    )


def hides_nothing(game: Game[Any]) -> bool:
    """Whether everybody sees everything: where something is hidden, the rules tell how moves are `seen`."""
    return type(game.setup(game.card.min_players)).seen is State.seen


# --- parameters ----------------------------------------------------------------------------------


def usual_parameters(game: Game[Any]) -> dict[str, Parameter]:
    """The parameters of a game as they are when nobody says otherwise: two players, or the fewest there may be."""
    usual: dict[str, Parameter] = {"players": max(2, game.card.min_players)}
    return usual | {option.id: parameter_of(option, option.default) for option in game.options}


def parameters_of(game: Game[Any], seats: int, options: Mapping[str, str]) -> dict[str, Parameter]:
    """The parameters that stand for a number of players and options."""
    chosen = game.choose(options)
    return {"players": seats} | {option.id: parameter_of(option, chosen[option.id]) for option in game.options}


def parameter_of(option: Option, value: str) -> Parameter:
    """A value of an option as a parameter: all of one type, and what looks like a number is one to OpenSpiel."""
    if all(other.isdecimal() for other in option.values):
        return int(value)
    return f"{option.id}-{value}" if value.isdecimal() else value


def value_of(option: Option, parameter: Parameter) -> str:
    """The value that a parameter stands for."""
    return str(parameter).removeprefix(f"{option.id}-")


# A class for each game: OpenSpiel keeps what makes a game beyond the end of Python, which only a class survives.
GAMES: dict[str, type[HouseGame]] = {id: type(id, (HouseGame,), {"id": id}) for id in game_ids()}
for _id, _class in GAMES.items():
    _game = find_game(_id)
    pyspiel.register_game(game_type(_game, int(usual_parameters(_game)["players"])), _class)
