"""A server at which everything is done by another: its visitors are carried there. So what is
tested with one server can be tested with two."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Scope

from aquelarre.server.app import Server
from aquelarre.server.many import carrying
from aquelarre.server.many.house import House
from aquelarre.server.many.shared import DESK

LEASE = 600.0  # seconds: nobody is taken for dead on a slow machine
PATIENCE = 120.0
home_of = carrying.home_of


def part(server: Server) -> House:
    """The server's part in the house."""
    assert server.house is not None
    return server.house


async def acquainted(*servers: Server) -> None:
    """All hear of all."""
    houses = [part(server) for server in servers]
    async with asyncio.timeout(PATIENCE):
        while not all(house.bus.there for house in houses):
            await asyncio.sleep(0.01)
    for house in [*houses, *houses]:
        await house.estate.beat()
    for house in houses:
        assert house.estate.alive >= {each.name for each in houses}


def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gives up whom they wait for because the machine is slow."""
    monkeypatch.setattr(carrying, "WAITS", PATIENCE)
    monkeypatch.setattr(carrying, "ANSWERS", PATIENCE)


def everything(scope: Scope) -> str:
    """Also what any server could do: the desk does it."""
    return home_of(scope) or DESK


def settings(data: Path, database: str, bus: str) -> dict[str, Any]:
    return {"data": data, "store": database, "bus": bus, "lease": LEASE}
