"""PettingZoo, one agent after the other (AEC): `env("walpurgisnacht", seats=5)`.

Needs `aquelarre[pettingzoo]`.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Dice, Game, Seat, View
from aquelarre.lab.environments.agents import Agents
from aquelarre.lab.environments.choosing import whole
from aquelarre.lab.environments.drawing import RENDERS, checked_render, drawn
from aquelarre.lab.environments.infos import Info
from aquelarre.lab.environments.rewards import ILLEGAL, Shaping
from aquelarre.lab.environments.sight import Arrays, Sight, next_seed
from aquelarre.lab.extras import needed
from aquelarre.match.match import new_seed

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.env import AECIterable
except ModuleNotFoundError as problem:
    raise needed("pettingzoo", problem) from None


class AquelarreAEC(Agents, AECEnv[str, Arrays, int]):
    """A game of ours as PettingZoo knows games. Agents are `player_0`, `player_1`…, in turn order.

    The reward is what the finished game is worth to each (`Game.returns`), and 0 before. An answer
    that is not legal ends the game: -1 for who gave it, 0 for the others.
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
        recall: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`actions`: `choice` or `dense`. `rows`: are the options described in observations?
        `points`: are points on the score track rewarded as they come? `max_decisions`: after so
        many the game is truncated; 0: never. `recall`: `information(agent)` is kept."""
        super().__init__()
        self.sight = Sight(game, seats, settings, edition, actions, rows)
        self.render_mode = checked_render(render_mode)
        self.metadata = {
            "name": f"aquelarre_{self.sight.game.key}_v0",
            "render_modes": list(RENDERS),
            "is_parallelizable": False,
        }
        self.max_decisions = max_decisions
        self.recall = recall
        self.shaping = Shaping(points)
        self.seat_agents(self.sight)
        self.seeds = Dice(new_seed())

    # -- playing -------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same one."""
        if seed is not None:
            self.seeds = Dice(seed)
        self.begun = True
        self.table = self.sight.table(next_seed(self.seeds), self.max_decisions, self.recall)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.shaping.begin(self.table)
        self.agent_selection = self.agents[self.table.seat]
        self._inform()

    def step(self, action: int | None) -> None:
        """The answer of the agent whose decision it is."""
        if not self.agents:
            raise self.too_early("step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        if action is None:
            raise ValueError(f"{agent} still plays and has to answer with a number.")
        answer = self.sight.mode.action(table, whole(action, self.sight.mode.size))
        self._cumulative_rewards[agent] = 0.0
        if answer is None:
            table.stop()
            self._end(terminated=True)
            self._reward([ILLEGAL if each == agent else 0.0 for each in self.possible_agents])
            return
        table.act(answer)
        if table.ended:
            self._end(terminated=table.over)
            self._reward(self.shaping.rewards(table))
            return
        if self.shaping.on:
            self._reward(self.shaping.rewards(table))
        self.agent_selection = self.possible_agents[table.seat]
        self._inform()

    def _reward(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()

    def _end(self, terminated: bool) -> None:
        """The game is over, or broken off: every agent takes its leave."""
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, not terminated)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _inform(self) -> None:
        agent = self.agent_selection
        self.infos[agent] = Info(self.table, self.table.seat)

    # -- looking -------------------------------------------------------------------------

    def last(self, observe: bool = True) -> tuple[Arrays | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose decision it is sees, and what came of its last answer."""
        if not self.agents:
            raise self.too_early("last")
        found: tuple[Arrays | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Arrays, int]:
        """The agents in the order in which they answer."""
        self.needs_game("agent_iter")
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Arrays:
        self.needs_game("observe")
        return self.sight.observe(self.table, self.seat_of[agent])

    def view(self, agent: str) -> View:
        """All that the agent sees, as plain data."""
        self.needs_game("view")
        return self.table.view(self.seat_of[agent])

    def information(self, agent: str) -> str:
        """A text that stands for all that the agent knows, with a perfect memory (`recall`)."""
        self.needs_game("information")
        if not self.recall:
            raise ValueError("What agents recall is kept on request only: env(…, recall=True).")
        return self.table.information(self.seat_of[agent])

    def render(self) -> Any:
        """The table as the agent sees it whose decision it is."""
        self.needs_game("render")
        seat: Seat = self.seat_of[self.agent_selection]
        return drawn(self.table, self.render_mode, seat)

    def close(self) -> None:
        """Nothing to close."""


def env(game: Game[Any] | str, *args: Any, **options: Any) -> AquelarreAEC:
    """A game of ours for PettingZoo: see `AquelarreAEC`."""
    return AquelarreAEC(game, *args, **options)
