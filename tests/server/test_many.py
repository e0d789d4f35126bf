"""Several servers that share a database and a bus: any of them takes any visitor."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from redis_bus import Redis

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

    from aquelarre.server.many.house import House

LEASE = 60.0  # seconds: nobody is taken for dead on a slow machine
PATIENCE = 120.0
Servers = Callable[..., Any]


async def until(found: Callable[[], Any]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not (result := found()):
            await asyncio.sleep(0.01)
        return result


@pytest.fixture
def servers(house: Opened, data: Path, database: str, shared_bus: Redis) -> Servers:
    """`async with servers(2) as (first, second)`: so many that know of each other."""

    @asynccontextmanager
    async def opened(count: int, **settings: Any) -> AsyncIterator[list[Serving]]:
        async with AsyncExitStack() as stack:
            found = []
            for n in range(count):
                more = {"store": database, "bus": shared_bus.address, "lease": LEASE, **settings}
                found.append(
                    await stack.enter_async_context(house(data=data / f"house{n}", **more))
                )
            await acquainted(found)
            yield found

    return opened


async def acquainted(servers: list[Serving]) -> None:
    """All hear of all."""
    houses = [part(serving) for serving in servers]
    await until(lambda: all(house.bus.there for house in houses))
    for house in [*houses, *houses]:
        await house.estate.beat()
    for house in houses:
        assert house.estate.alive >= {each.name for each in houses}


def part(serving: Serving) -> House:
    """The server's part in the house."""
    found = serving.server.house
    assert found is not None
    return found


def moved(guest: Guest, server: Serving) -> Guest:
    """The same device at another server."""
    found = server.guest(guest.name)
    found.http.cookies.set("aquelarre", guest.cookie)
    return found


def owners(table: str, servers: list[Serving]) -> list[int]:
    """Which servers have the table in memory."""
    return [n for n, each in enumerate(servers) if each.server.hall.look(table) is not None]


async def test_two_people_on_two_servers_play_a_whole_game(servers: Servers) -> None:
    async with servers(2) as (first, second):
        ana, bea = first.guest("Ana"), second.guest("Bea")
        made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
        table = made["table"]
        assert await bea.join(table, made["invite"]) == {"seat": 1}
        lives = await ana.live(table, 0), await bea.live(table, 1)
        assert owners(table, [first, second]) == [0]
        await asyncio.gather(*(live.play(Dice(f"{live.seat}")) for live in lives))
        for live in lives:
            await live.until_over()
        one, other = (live.position["returns"] for live in lives)
        assert one == other
        assert len(lives[0].events) == len(lives[1].events)
        assert owners(table, [first, second]) == [0]
        await lives[1].ask("say", text="¡Otra!")
        await lives[0].until(lambda: any(line["text"] == "¡Otra!" for line in lives[0].chat))
        assert part(second).carrier.carried
        again = await bea.post(f"/api/tables/{table}/rematch")
        assert again["seat"] == 1
        assert owners(again["table"], [first, second]) == [0]
