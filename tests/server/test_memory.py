"""Tables leave the memory when nobody uses them, and come back as they were."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from aquelarre.kernel import Dice
from aquelarre.server import loaded

if TYPE_CHECKING:
    from tests.server.conftest import Serving


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "KEPT", -1.0)


async def until(found: Callable[[], bool]) -> None:
    while not found():
        await asyncio.sleep(0)


def names(server: Serving) -> set[str]:
    gc.collect()
    return {table.record.id for table in server.server.hall.loaded()}


async def test_a_table_that_nobody_uses_leaves_the_memory(server: Serving, forgetful: None) -> None:
    server.server.hall.callers.after = 0.0  # whoever has left is called at once, not at last
    table, guests, lives = await server.party("carcassonne", 2, 1)
    await lives[0].play(Dice("memory"), 5)
    await lives[0].until_asked()
    before = server.match(table).fingerprint()
    await guests[0].make()
    assert table in names(server)  # Ana is there
    await lives[0].close()
    await until(lambda: server.table(table).idle)
    await guests[0].make()
    await until(lambda: table not in names(server))
    assert server.match(table).fingerprint() == before
    back = await guests[0].live(table, 0)
    assert back.my_turn()
    await back.play(Dice("memory"), 2)


async def test_a_table_is_never_in_memory_twice(server: Serving, forgetful: None) -> None:
    ana = server.guest("Ana")
    made = await ana.make(bots={"1": "random", "2": "random"})
    here = server.table(made["table"])
    await until(lambda: here.idle)
    await ana.make()
    assert server.table(made["table"]) is here


async def test_a_table_stays_for_a_while(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make()
    await ana.make()
    assert made["table"] in names(server)
