"""What an environment of PettingZoo says of its agents, one after the other or all at once."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Seat
from aquelarre.lab.extras import needed

try:
    from gymnasium import spaces

    from aquelarre.lab.environments.sight import Sight
except ModuleNotFoundError as problem:
    raise needed("pettingzoo", problem) from None


class Agents:
    """`player_0`, `player_1`…, in turn order, each with the spaces of a seat."""

    possible_agents: list[str]
    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Space[Any]]

    def seat_agents(self, sight: Sight) -> None:
        """One on each seat."""
        self.possible_agents = [f"player_{seat}" for seat in range(sight.seats)]
        self.seat_of: dict[str, Seat] = {
            agent: seat for seat, agent in enumerate(self.possible_agents)
        }
        both = {agent: sight.spaces() for agent in self.possible_agents}
        self.observation_spaces = {agent: pair[0] for agent, pair in both.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in both.items()}
        self.agents: list[str] = []  # nobody plays before the first `reset`

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]
