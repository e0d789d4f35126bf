"""OpenSpiel: importing this module registers all our games there, as `aquelarre_walpurgisnacht`…

    pyspiel.load_game("aquelarre_walpurgisnacht(players=4,memory_aid=1)")

Needs `aquelarre[openspiel]`. Parameters are `players`, every option of the game by its name,
`actions` (`choice` or `dense`), `max_decisions` (after so many a game is broken off, as a draw) and
`edition` (its text in hexadecimal, see `edition_parameter`).
"""

from __future__ import annotations

from typing import Any

from aquelarre.editions import find
from aquelarre.kernel import WATCHER, Chance, Dice, Game, Seat
from aquelarre.kernel.catalog import names
from aquelarre.lab.environments.choosing import mode_of
from aquelarre.lab.environments.recall import named
from aquelarre.lab.environments.table import Table, encode, usual_seats
from aquelarre.lab.extras import needed

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as problem:
    raise needed("openspiel", problem) from None

PREFIX = "aquelarre_"
LIMIT = 20_000  # decisions, unless another limit is given
MOST_CHANCES = 256  # outcomes of one question to nature


def edition_parameter(text: str) -> str:
    """An edition as the parameter `edition`: parameters may hold no commas."""
    return text.encode().hex()


def _type_of(game: Game[Any]) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.key,
        long_name=f"Aquelarre: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if game.secrets else information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": usual_seats(game),
            "actions": "choice",
            "max_decisions": LIMIT,
            "edition": "",
            **{setting.name: setting.default for setting in game.settings},
        },
    )


def _edition_of(parameter: str) -> str:
    """The text of an edition that was given as a parameter."""
    try:
        return bytes.fromhex(parameter).decode()
    except ValueError:
        raise ValueError(
            f"{parameter[:40]!r} is no edition in hexadecimal: edition_parameter(text) gives it."
        ) from None


class AquelarreGame(pyspiel.Game):
    """A game of ours with its parameters. What each of our games adds is its type."""

    key = ""  # of the game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        edition = _edition_of(given["edition"])
        self.rules = find(self.key, edition)
        self.seats = int(given["players"])
        chosen = {setting.name: int(given[setting.name]) for setting in self.rules.settings}
        self.settings = self.rules.check(self.seats, chosen)
        self.limit = int(given["max_decisions"])
        self.mode = mode_of(given["actions"], self.rules)
        self.encoding = self.rules.encoding()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.mode.size,
            max_chance_outcomes=MOST_CHANCES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.limit,
        )
        super().__init__(self.kind, info, params or {})
        self._first: Table | None = None

    def first_table(self) -> Table:
        """A new game, at its first question."""
        if self._first is None:
            self._first = Table(
                self.rules, self.seats, self.settings, limit=self.limit, listen=True
            )
        return self._first.clone()

    def new_initial_state(self) -> AquelarreState:
        return AquelarreState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> Observer:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, iig_obs_type or usual, params)


class Held:
    """The table of a state, if its game has begun: how OpenSpiel copies and keeps it.

    It is not saved with a state, which is saved as its answers: they lead to the same table.
    """

    __slots__ = ("imagined", "table")

    def __init__(self, table: Table | None = None, imagined: bool = False) -> None:
        self.table = table
        self.imagined = imagined

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.table.clone() if self.table is not None else None, self.imagined)

    def __reduce__(self) -> tuple[type[Held], tuple[()]]:
        if self.imagined:
            raise TypeError("A state that was imagined has no answers to be saved by.")
        return Held, ()


class AquelarreState(pyspiel.State):
    """A game in progress. Questions to several are put seat by seat; nobody sees what others have
    answered to the same one."""

    def __init__(self, game: AquelarreGame) -> None:
        super().__init__(game)
        # OpenSpiel makes a new state for each copy and then replaces what is in it: so a game is
        # begun only when it is needed.
        self._held = Held()

    @property
    def table(self) -> Table:
        table = self._held.table
        if table is None:  # a new state, or one that was read from a text: its answers again
            table = self._held.table = self.get_game().first_table()
            for each in self.full_history():
                self._apply_action(each.action)
        return table

    def current_player(self) -> int:
        table = self._held.table or self.table  # asked for several times in each step
        seat = table.seat
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.TERMINAL if table.ended else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        table = self._held.table or self.table
        return table.stopped or table.state.owed == 0

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        return self.get_game().mode.numbers(table) if player == table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's answers by their place on her list."""
        state = self.table.state
        step = state.open_question()
        if not isinstance(step, Chance) or self.is_terminal():
            raise ValueError("Chance has nothing to answer now.")
        weights = step.odds(state)
        total = sum(weights)
        return [(place, weight / total) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.seat < 0:
            if table.ended:
                raise ValueError("The game is over.")
            outcomes = table.state.options(table.state.n)
            if not 0 <= action < len(outcomes):
                raise ValueError(f"{action} is none of the {len(outcomes)} outcomes of chance now.")
            table.nature_answers(outcomes[action])
            return
        answer = self.get_game().mode.action(table, action)
        if answer is None:
            raise ValueError(f"{action} is no possible answer of player {table.seat} now.")
        table.act(answer)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = table.state.options(table.state.n) if table.nature else []
            there = 0 <= action < len(outcomes)
            return named(table.game, outcomes[action]) if there else f"{action}"
        answer = self.get_game().mode.action(table, action) if player == table.seat else None
        return f"{action}" if answer is None else named(table.game, answer)

    def returns(self) -> list[float]:
        table = self.table
        return table.returns() if table.ended else [0.0] * table.state.n

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        table = self.table
        step = table.state.open_question()
        return f"{table.game.key}: {step.key if step else 'over'} after {table.decisions}"

    def resample_from_infostate(self, player: int, sampler: Any) -> AquelarreState:
        """A state that could be this one for all that the player knows (`Game.imagine`)."""
        _check_player(player, self.table.state.n)
        other: AquelarreState = self.get_game().new_initial_state()
        other._held = Held(self.table.imagined(player, Dice(str(sampler()))), imagined=True)
        return other

    def information(self, player: int) -> list[str]:
        """What the player has been told and has answered since the beginning, in lines."""
        recall = self.table.recall
        assert recall is not None
        _check_player(player, self.table.state.n)
        return recall.lines(player)


def _check_player(player: Any, players: int) -> None:
    """Refuse who does not play, but for a watcher (-1)."""
    if not isinstance(player, int) or not WATCHER <= player < players:
        raise ValueError(f"There is no player {player!r} in a game of {players}.")


class Observer:
    """What a player sees: the encoding as `observation`, the view as text."""

    def __init__(
        self,
        game: AquelarreGame,
        iig_obs_type: pyspiel.IIGObservationType,
        params: dict[str, Any] | None,
    ) -> None:
        if params:
            raise ValueError(f"There are no parameters of an observation; given: {params}.")
        self.recalls = iig_obs_type.perfect_recall
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.encoding = game.encoding
        self.players = game.seats
        self.tensor = None if self.recalls else np.zeros(self.encoding.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def _eyes(self, player: int) -> Seat:
        if not self.private:
            return WATCHER
        _check_player(player, self.players)
        return player

    def set_from(self, state: AquelarreState, player: int) -> None:
        if self.tensor is not None:
            table = state.table
            seen = table.game.glance(table.state, self._eyes(player))
            self.tensor[:] = self.encoding.encode(seen)

    def string_from(self, state: AquelarreState, player: int) -> str:
        table, seat = state.table, self._eyes(player)
        if self.recalls:
            return table.information(seat)
        options = [table.floor, table.options] if seat == table.seat else []
        return encode([table.view(seat), options]).decode()


def _register(key: str) -> None:
    game = find(key)
    kind = _type_of(game)
    made = type(f"Aquelarre_{key}", (AquelarreGame,), {"key": key, "kind": kind})
    pyspiel.register_game(kind, made)


for _key in names():
    _register(_key)
