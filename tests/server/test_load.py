"""Measuring: people beside a crowd, small enough for a test."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from aquelarre.server.crowd import AmongBots, Around, Crowd, abandoned, fill
from aquelarre.server.swarm import Swarm

if TYPE_CHECKING:
    from tests.server.conftest import Opened


async def test_people_beside_a_crowd(house: Opened, data: Path) -> None:
    crowd = Crowd(idle=5, abandoned=20, bots=1, kind="random")
    await fill(data / "house", "walpurgisnacht", 3, crowd.abandoned)
    async with house() as server:
        swarm = Swarm(server.base, "walpurgisnacht", 1, 3)
        await swarm.gather()
        around, among = Around(swarm, crowd), AmongBots(swarm)
        await around.gather()
        playing = asyncio.create_task(among.play())
        while len(among.waited) < 3 or not around.lobby:
            await asyncio.sleep(0)
            assert not playing.done()
        assert around.open >= crowd.idle
        assert server.table(abandoned(1)).listeners
        sitting = [{one.bot for one in each.people} for each in server.server.hall.loaded()]
        assert {crowd.kind} in sitting  # a table of nobody else
        assert await swarm.tables[0].answer()
        await swarm.leave()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await around.leave()
        assert swarm.report.errors == 0
