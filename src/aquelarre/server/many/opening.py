"""Opening: a server that shares its tables with others. Nothing of it is loaded without a bus."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

from aquelarre.kernel import AquelarreError
from aquelarre.server.store.choosing import check_address
from aquelarre.server.store.postgres.problems import shown

if TYPE_CHECKING:
    from aquelarre.server.config import Config
    from aquelarre.server.many.house import House

SCHEMES = ("redis", "rediss", "unix")
SETTING = "AQUELARRE_BUS"  # the address, so that no list of processes shows a password


class BusProblem(AquelarreError):
    """Several servers cannot be had like this: `reason`, one word, says why."""

    key = "error-bus"

    def __init__(self, reason: str, address: str) -> None:
        super().__init__(
            f"{shown_bus(address)}: {reason}", reason=reason, address=shown_bus(address)
        )


def shown_bus(address: str) -> str:
    """The address without a password."""
    return address.partition("?")[0] if address.startswith("unix:") else shown(address)


def check_bus(bus: str, store: str) -> None:
    """Are these the addresses of a bus and of a database, and have we what it takes?"""
    if bus.partition("://")[0] not in SCHEMES:
        raise BusProblem("address", bus)
    if not store:
        raise BusProblem("store", bus)
    check_address(store)
    if find_spec("redis") is None:
        raise BusProblem("extra", bus)


def opened_house(config: Config) -> House:
    """The server's part in the house, its database open."""
    check_bus(config.bus, config.store)
    from aquelarre.server.many.house import House

    return House(config)


def default_bus() -> str:
    """Over which bus a server shares its tables if nobody says."""
    return os.environ.get(SETTING, "")
