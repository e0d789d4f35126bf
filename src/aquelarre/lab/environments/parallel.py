"""PettingZoo, all agents at once (Parallel): `parallel_env("new_salem", seats=5)`.

For games whose questions are put to several at once: New Salem's draft, Las Brujas' votes. Needs
`aquelarre[pettingzoo]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aquelarre.kernel import Dice, Game, View
from aquelarre.lab.environments.agents import Agents
from aquelarre.lab.environments.choosing import whole
from aquelarre.lab.environments.drawing import RENDERS, checked_render, drawn
from aquelarre.lab.environments.infos import Info
from aquelarre.lab.environments.rewards import ILLEGAL, Shaping
from aquelarre.lab.environments.round import Round
from aquelarre.lab.environments.sight import Arrays, Sight, next_seed
from aquelarre.lab.extras import needed
from aquelarre.match.match import new_seed

try:
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as problem:
    raise needed("pettingzoo", problem) from None

Five = tuple[
    dict[str, Arrays],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class AquelarreParallel(Agents, ParallelEnv[str, Arrays, int]):
    """A game of ours in which all agents act in each step; who is neither asked nor may speak up
    has only silence. See `round.Round` for what happens in a step.

    An answer that is not legal ends the game: -1 for who gave it, 0 for the others.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        settings: dict[str, int] | None = None,
        *,
        edition: str = "",
        actions: str = "choice",
        rows: bool = True,
        points: bool = False,
        max_decisions: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """As `aec.AquelarreAEC`; `max_decisions` counts steps of all together."""
        self.sight = Sight(game, seats, settings, edition, actions, rows)
        self.render_mode = checked_render(render_mode)
        self.metadata = {
            "name": f"aquelarre_{self.sight.game.key}_parallel_v0",
            "render_modes": list(RENDERS),
        }
        self.max_decisions = max_decisions
        self.shaping = Shaping(points)
        self.seat_agents(self.sight)
        self.seeds = Dice(new_seed())

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Arrays], dict[str, dict[str, Any]]]:
        """A new game; the same seed deals the same one."""
        if seed is not None:
            self.seeds = Dice(seed)
        self.begun = True
        self.round = Round(self.sight, next_seed(self.seeds), self.max_decisions)
        self.agents = self.possible_agents[:]
        self.shaping.begin(self.round.tables[0])
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> Five:
        """What all answer: a number for each agent."""
        if not self.agents:
            raise self.too_early("step")
        culprits = self.round.step(self._numbers(actions))
        table = self.round.tables[0]
        if culprits:
            rewards = [ILLEGAL if seat in culprits else 0.0 for seat in range(self.sight.seats)]
        else:
            rewards = self.shaping.rewards(table)
        terminated, truncated = bool(culprits) or table.over, not culprits and table.stopped
        agents = self.agents
        five = (
            self._observations(),
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(agents, terminated),
            dict.fromkeys(agents, truncated and not terminated),
            self._infos(),
        )
        if terminated or truncated:
            self.agents = []
        return five

    def _numbers(self, actions: Mapping[str, int]) -> list[int]:
        """The answers in turn order; each agent gives one."""
        if not isinstance(actions, Mapping):
            raise ValueError(f"A step is a dict with the number of each agent, not {actions!r}.")
        size, agents = self.sight.mode.size, self.possible_agents
        missing = [agent for agent in agents if agent not in actions]
        if missing:
            raise ValueError(f"Every agent answers in a step; missing: {', '.join(missing)}.")
        return [whole(actions[agent], size) for agent in agents]

    def _observations(self) -> dict[str, Arrays]:
        tables = self.round.tables
        return {
            agent: self.sight.observe(tables[seat], seat) for agent, seat in self.seat_of.items()
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        tables = self.round.tables
        return {agent: Info(tables[seat], seat) for agent, seat in self.seat_of.items()}

    def view(self, agent: str) -> View:
        """All that the agent sees, as plain data."""
        self.needs_game("view")
        seat = self.seat_of[agent]
        return self.round.tables[seat].view(seat)

    def render(self) -> Any:
        """The table as everybody sees it."""
        self.needs_game("render")
        return drawn(self.round.tables[0], self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


def parallel_env(game: Game[Any] | str, *args: Any, **options: Any) -> AquelarreParallel:
    """A game of ours for PettingZoo, all at once: see `AquelarreParallel`."""
    return AquelarreParallel(game, *args, **options)
