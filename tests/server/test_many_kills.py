"""Killing any of five processes at random points: three servers, their database and their bus.
What was acknowledged is there, once, for ever; every player sees every event once and in order,
whichever server they come to; and a table has another owner within seconds.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.ordeal import Ordeal

from postgres import Cluster
from redis_bus import Redis


async def test_a_few_kills_of_any_of_five(data: Path, own_cluster: Cluster, own_bus: Redis) -> None:
    await Ordeal(data, own_cluster, own_bus, tables=5, seed="five").suffer(kills=6, every=3)


async def test_servers_are_restarted_one_after_the_other(
    data: Path, cluster: Cluster, shared_bus: Redis
) -> None:
    """Nothing that was acknowledged is lost, and every line heals."""
    await Ordeal(data, cluster, shared_bus, tables=5, seed="roll").roll()


@pytest.mark.deep
@pytest.mark.timeout(7200)
async def test_two_hundred_kills_of_any_of_five(
    data: Path, own_cluster: Cluster, own_bus: Redis
) -> None:
    await Ordeal(data, own_cluster, own_bus, tables=40, seed="200", pause=0.25).suffer(
        kills=200, every=25
    )
