"""Thinking: bots answer in processes of their own, so that nobody's socket waits for them.

A bot gets a state that its seat imagines, never the true one: the secrets of others do not even
reach its process.
"""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from aquelarre.bots import bot
from aquelarre.kernel import Action, Advice, Dice, Game, Seat, State, Window
from aquelarre.kernel.catalog import find


class Thinkers:
    """A pool of processes for the bots of all tables; with no processes they think right here."""

    def __init__(self, processes: int) -> None:
        self._pool: ProcessPoolExecutor | None = None
        if processes:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(processes, context, initializer=_begin)

    async def answer(
        self, game: Game[Any], state: State, seat: Seat, kind: str, dice: Dice
    ) -> Action:
        found = await self._run(game, state, seat, kind, dice, False)
        assert found is not None
        return found

    async def aside(
        self, game: Game[Any], state: State, seat: Seat, kind: str, dice: Dice
    ) -> Action | None:
        return await self._run(game, state, seat, kind, dice, True)

    async def advise(self, game: Game[Any], state: State, seat: Seat, dice: Dice) -> Advice:
        imagined = game.imagine(state, seat, dice.child("imagined"))
        work = (game.key, imagined, seat, dice.child("thought"), game.edition_text())
        if self._pool is None:
            return advise(*work)
        return await asyncio.get_running_loop().run_in_executor(self._pool, advise, *work)

    async def _run(
        self, game: Game[Any], state: State, seat: Seat, kind: str, dice: Dice, aside: bool
    ) -> Action | None:
        imagined = game.imagine(state, seat, dice.child("imagined"))
        edition = game.edition_text()
        work = (game.key, imagined, seat, kind, dice.child("thought"), aside, edition)
        if self._pool is None:
            return think(*work)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, *work)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server hears Ctrl-C and ends us


def think(
    game: str, imagined: State, seat: Seat, kind: str, dice: Dice, aside: bool, edition: str
) -> Action | None:
    """What a bot on this seat says, from what it knows."""
    window = Window(find(game, edition), imagined, seat)
    player = bot(kind, dice)
    return player.aside(window) if aside else player.answer(window)


def advise(game: str, imagined: State, seat: Seat, dice: Dice, edition: str) -> Advice:
    """What the guide would answer on this seat, and why."""
    found = find(game, edition)
    return found.advise(Window(found, imagined, seat), dice)
