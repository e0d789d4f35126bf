"""One of several servers says that it lives, whatever else it has to do."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, cast

import pytest

from aquelarre.server.many.shared import Shared
from aquelarre.server.store import Tenure
from aquelarre.server.store.postgres.leases import Beat, Leases

PATIENCE = 60.0  # seconds


class OfTheDead:
    """Leases as they are told after a server with a table has died."""

    server, lasts = "us", 0.01

    def __init__(self) -> None:
        self.beats = 0
        self.enough = asyncio.Event()
        self.fences = count()
        self.lapsed: list[bool] = []

    async def beat(self) -> Beat:
        self.beats += 1
        if self.beats == 20:
            self.enough.set()
        lapsed = self.lapsed.pop(0) if self.lapsed else False
        return Beat(lapsed, frozenset({"us"}), ("orphan",))

    async def take(self, table: str, new: bool = False) -> Tenure | str:
        return Tenure(table, next(self.fences))

    async def mine(self) -> set[Tenure]:
        return set()

    async def leave(self) -> None:
        pass


async def test_it_says_that_it_lives_while_it_takes_over_what_a_dead_one_has_left() -> None:
    """That can take longer than a lease lasts, and the others would take it for dead, too."""
    leases, never, adopting = OfTheDead(), asyncio.Event(), asyncio.Event()
    estate = Shared(cast("Leases", leases))

    async def adopt(table: str) -> None:
        adopting.set()
        await never.wait()

    estate.adopt = adopt
    running = asyncio.create_task(estate.run())
    async with asyncio.timeout(PATIENCE):
        await adopting.wait()
        await leases.enough.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_lapse_that_it_hears_of_meanwhile_is_not_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leases, go_on, adopting = OfTheDead(), asyncio.Event(), asyncio.Event()
    leases.lapsed = [False, True]
    estate = Shared(cast("Leases", leases), clock=lambda: 0.0)
    looked = asyncio.Event()
    mine: Any = leases.mine

    async def looks() -> set[Tenure]:
        looked.set()
        found: set[Tenure] = await mine()
        return found

    async def adopt(table: str) -> None:
        adopting.set()
        await go_on.wait()

    monkeypatch.setattr(leases, "mine", looks)
    estate.adopt = adopt
    running = asyncio.create_task(estate.run())
    async with asyncio.timeout(PATIENCE):
        await adopting.wait()
        await leases.enough.wait()
        assert not looked.is_set()
        go_on.set()
        await looked.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
