"""Gymnasium: one seat for an agent, bots on the others. `env("new_salem", seat=0, bots="guide")`.

Importing this module registers all our games, too: `gymnasium.make("aquelarre/new_salem-v0")`.
Needs `aquelarre[gym]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from aquelarre.bots import bot
from aquelarre.bots.protocol import Bot
from aquelarre.kernel import SILENT, Action, Dice, Game, Seat, View, Window
from aquelarre.kernel.catalog import names
from aquelarre.lab.environments.choosing import whole
from aquelarre.lab.environments.drawing import RENDERS, checked_render, drawn
from aquelarre.lab.environments.infos import Info
from aquelarre.lab.environments.rewards import ILLEGAL, Shaping
from aquelarre.lab.environments.sight import Arrays, Sight
from aquelarre.lab.environments.table import Table
from aquelarre.lab.extras import needed

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
except ModuleNotFoundError as problem:
    raise needed("gym", problem) from None

SEEDS = 2**63  # of games
ANY = -1  # another seat each time, in turn


class AquelarreGym(gymnasium.Env[Arrays, int]):
    """A game of ours for one agent. What it is given and answers with is what the agents of
    `aec.AquelarreAEC` are; the reward, too."""

    metadata = {"render_modes": list(RENDERS), "render_fps": 1}  # noqa: RUF012  # as they have it

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        settings: dict[str, int] | None = None,
        *,
        seat: Seat = 0,
        bots: str | Sequence[str] = "random",
        edition: str = "",
        actions: str = "choice",
        rows: bool = True,
        points: bool = False,
        max_decisions: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`seat`: the agent's; -1: another one in each game, in turn. `bots`: the kind of all
        others, or of each of them in turn order from the agent on. `max_decisions` are those of
        all seats together."""
        self.sight = Sight(game, seats, settings, edition, actions, rows)
        self.wanted = _seat(seat, self.sight.seats)
        others = self.sight.seats - 1
        if not isinstance(bots, str) and not _are_kinds(bots):
            raise ValueError(f"Bots are named by their kind, or by a list of kinds, not {bots!r}.")
        self.kinds = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.kinds) != others:
            raise ValueError(f"There are {others} other seats, and bots for {len(self.kinds)}.")
        self.seat: Seat = max(0, self.wanted)
        self.max_decisions = max_decisions
        self.shaping = Shaping(points)
        self.render_mode = checked_render(render_mode)
        self.observation_space, self.action_space = self.sight.spaces()
        self.games = 0
        self.table: Table
        self.players: dict[Seat, tuple[Bot, Window[Any]]]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """A new game, up to the agent's first decision. Who ends it before that is not asked: then
        another one is dealt."""
        super().reset(seed=seed)
        if seed is not None:
            self.games = 0
        while True:
            self._deal(int(self.np_random.integers(SEEDS)))
            self._let_bots_answer()
            if not self.table.ended:
                return self._seen(), Info(self.table, self.seat)

    def _deal(self, seed: int) -> None:
        n = self.sight.seats
        self.seat = self.games % n if self.wanted == ANY else self.wanted
        self.games += 1
        self.table = table = self.sight.table(seed, self.max_decisions)
        dice = Dice(seed)
        self.players = {}
        for place, kind in enumerate(self.kinds, 1):
            seat = (self.seat + place) % n
            window = Window(table.game, table.state, seat)
            self.players[seat] = (bot(kind, dice.child(f"seat {seat}")), window)
        self.shaping.begin(table)

    def step(self, action: int) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """The agent's answer, and those of the bots until the agent is asked again."""
        if not self.games:
            raise _too_early("step")
        table = self.table
        answer = self.sight.mode.action(table, whole(action, self.sight.mode.size))
        if answer is None:
            table.stop()
            return self._seen(), ILLEGAL, True, False, Info(table, self.seat)
        table.act(answer)
        self._let_bots_answer()
        reward = self.shaping.rewards(table)[self.seat]
        return self._seen(), reward, table.over, table.stopped, Info(table, self.seat)

    def _let_bots_answer(self) -> None:
        table = self.table
        while not table.ended and table.seat != self.seat:
            player, window = self.players[table.seat]
            table.act(_answer(table, player, window))

    def _seen(self) -> Arrays:
        return self.sight.observe(self.table, self.seat)

    def view(self) -> View:
        """All that the agent sees, as plain data."""
        if not self.games:
            raise _too_early("view")
        return self.table.view(self.seat)

    def render(self) -> Any:
        """The table as the agent sees it."""
        if not self.games:
            raise _too_early("render")
        return drawn(self.table, self.render_mode, self.seat)


def _seat(wanted: Any, seats: int) -> Seat:
    """The agent's seat, if there is such a one."""
    try:
        seat = index(wanted)
    except TypeError:
        seat = ANY - 1
    if not ANY <= seat < seats:
        raise ValueError(f"There is no seat {wanted!r} at a table for {seats}.")
    return seat


def _are_kinds(bots: object) -> bool:
    """Are these kinds of bots?"""
    return isinstance(bots, Sequence) and all(isinstance(kind, str) for kind in bots)


def _too_early(call: str) -> ResetNeeded:
    """The refusal of a call that needs a game, as Gymnasium's own wrapper has it."""
    return ResetNeeded(f"Cannot call env.{call}() before calling env.reset()")


def _answer(table: Table, player: Bot, window: Window[Any]) -> Action:
    """What a bot says or answers."""
    if not table.floor:
        return player.answer(window)
    said = player.aside(window)
    return SILENT if said is None else said


for _key in names():
    gymnasium.register(
        id=f"aquelarre/{_key}-v0",
        entry_point="aquelarre.lab.environments.gym:AquelarreGym",
        kwargs={"game": _key},
    )


def env(game: Game[Any] | str, *args: Any, **options: Any) -> AquelarreGym:
    """A game of ours for Gymnasium: see `AquelarreGym`."""
    return AquelarreGym(game, *args, **options)
