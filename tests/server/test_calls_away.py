"""The tables cannot be asked who is to be called: no answer suffers, and the call comes later."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.server.push import calling as calling_module
from aquelarre.server.records import Called, Subscription
from aquelarre.server.store.postgres.problems import StoreAway

if TYPE_CHECKING:
    from tests.server.conftest import Serving

PATIENCE = 120.0  # seconds; machines can be slow


class Office:
    """Reaches the tables at the third try."""

    def __init__(self) -> None:
        self.asked, self.after, self.kinds = 0, 0.0, list[str]()

    def wanted(self, table: str) -> list[Called]:
        self.asked += 1
        if self.asked < 3:
            raise StoreAway("The tables cannot be reached just now.")
        return [Called(b"x", table, (0,), Subscription("", "", "", "en"), "")]

    def call(self, called: Called, message: Any, mark: str) -> None:
        self.kinds.append(message.kind)


@pytest.mark.parametrize("kind", ["turn", "begun"])
async def test_a_call_comes_later_if_the_tables_are_away(
    server: Serving, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(calling_module, "AGAIN", 0.01)
    made = await server.guest("Ana").make("carcassonne", 2, bots={"1": "random"})
    calling, office = server.table(made["table"]).calling, Office()
    calling.calls, calling._begun = office, kind == "turn"
    monkeypatch.setattr(calling, "asked", lambda: {0} if kind == "turn" else set())
    calling.wake()
    async with asyncio.timeout(PATIENCE):
        while kind not in office.kinds:
            await asyncio.sleep(0.01)
