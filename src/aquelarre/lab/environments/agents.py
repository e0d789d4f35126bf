"""What an environment of PettingZoo says of its agents, one after the other or all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from aquelarre.kernel import Seat
from aquelarre.lab.extras import needed

try:
    from gymnasium import spaces

    from aquelarre.lab.environments.sight import Sight
except ModuleNotFoundError as problem:
    raise needed("pettingzoo", problem) from None


T = TypeVar("T")
# What there is of a game that has begun.
OF_A_GAME = {"agent_selection", "infos", "rewards", "round", "table", "terminations", "truncations"}


class ByAgent(dict[str, T]):
    """Something for each agent."""

    def __missing__(self, agent: object) -> T:
        raise KeyError(f"There is no agent {agent!r}; there is: {', '.join(self)}.")


class Agents:
    """`player_0`, `player_1`…, in turn order, each with the spaces of a seat. What comes too early
    is refused as by PettingZoo's `OrderEnforcingWrapper`."""

    begun = False  # has there been a `reset`?
    possible_agents: list[str]
    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Space[Any]]

    def seat_agents(self, sight: Sight) -> None:
        """One on each seat."""
        self.possible_agents = [f"player_{seat}" for seat in range(sight.seats)]
        self.seat_of: dict[str, Seat] = ByAgent(
            {agent: seat for seat, agent in enumerate(self.possible_agents)}
        )
        both = {agent: sight.spaces() for agent in self.possible_agents}
        self.observation_spaces = ByAgent({agent: pair[0] for agent, pair in both.items()})
        self.action_spaces = ByAgent({agent: pair[1] for agent, pair in both.items()})
        self.agents: list[str] = []  # nobody plays before the first `reset`

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def too_early(self, call: str) -> AssertionError:
        """The refusal of a call that needs a game."""
        if self.begun:
            return AssertionError(f"The game is over: reset() needs to be called before {call}.")
        return AssertionError(f"reset() needs to be called before {call}.")

    def needs_game(self, call: str) -> None:
        """Refuse what comes before the first `reset`."""
        if not self.begun:
            raise self.too_early(call)

    if not TYPE_CHECKING:  # only for what is not there

        def __getattr__(self, name: str) -> Any:
            if name in OF_A_GAME:
                raise AttributeError(f"{name} cannot be accessed before reset().")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
