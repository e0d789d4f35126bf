"""Slow games call people with hours and days in mind: how much is left, when time runs out, and not
on holiday. The calendar is set by hand, and nothing waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice, holds
from aquelarre.server import counts
from aquelarre.server.push import office
from push_receiver import Browser, Receiver

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Opened, Serving

# Services may be here, and nobody waits a quarter of a minute.
HOME: dict[str, Any] = {"push_networks": ["127.0.0.0/8"], "push_after": 0.0}
# Long after today: a server that starts looks once by the true clock at what had to wait.
MIDNIGHT = 4_102_444_800.0


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    found = Receiver()
    await found.start()
    try:
        yield found
    finally:
        await found.close()


async def subscribe(guest: Guest, table: str, where: Receiver, **more: Any) -> Browser:
    browser = Browser()
    wish = {"endpoint": f"{where.base}/{guest.name}", "keys": browser.keys, **more}
    await guest.post(f"/api/tables/{table}/push", **wish)
    return browser


async def away(server: Serving, table: str, live: Live) -> None:
    """Somebody closes the page, and the table has noticed."""
    await live.close()
    async with asyncio.timeout(60):
        while live.seat in server.table(table).company.here():
            await asyncio.sleep(0)


async def turn(server: Serving, table: str, live: Live) -> None:
    """Somebody plays as long as they are asked, if they are."""
    while holds(server.match(table).state.asked, live.seat):
        await live.play(Dice(1), 1)


async def sent(count: int) -> None:
    """So many calls were brought to their end."""
    async with asyncio.timeout(60):
        while counts.calls.labels("sent")._value.get() < count:
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def from_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody but the test looks again at what had to wait."""
    counts.calls.clear()
    monkeypatch.setattr(office, "EVERY", 1e6)


class Calendar:
    """Set by hand."""

    now = MIDNIGHT

    def time(self) -> float:
        return self.now

    monotonic = time


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    found = Calendar()
    for module in ("summary", "absence"):
        monkeypatch.setattr(f"aquelarre.server.{module}.time", found)
    return found


SLOW = {"kind": "decision", "seconds": 2 * 24 * 3600, "extra": 0, "holidays": 14}


async def slow_turn(server: Serving, there: Receiver, lang: str) -> tuple[str, Guest, Browser]:
    """Bea is away, and it is her turn."""
    table, (_, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2, clock=SLOW)
    browser = await subscribe(bea, table, there, lang=lang)
    await away(server, table, at_bea)
    await turn(server, table, at_ana)
    return table, bea, browser


@pytest.mark.parametrize(
    ("lang", "bodies"),
    [
        ("es", ["te toca. Te quedan 2 días.", "se te acaba el tiempo. Te quedan 12 horas."]),
        (
            "en",
            [
                "it is your turn. You have 2 days left.",
                "your time is running out. You have 12 hours left.",
            ],
        ),
    ],
)
async def test_a_slow_game_says_how_much_time_is_left(
    house: Opened, calendar: Calendar, lang: str, bodies: list[str]
) -> None:
    """Half a day before the end: people sleep. Also if the server was started again meanwhile, and
    nobody has looked."""
    async with receiving() as there, house(**HOME) as server:
        table, _, browser = await slow_turn(server, there, lang)
        await there.until(1)
        await sent(1)
        calendar.now += 30 * 3600
        await server.restart()
        await server.server.hall.office.wake_slow()
        live = server.server.hall.look(table)
        assert live is not None, "it calls by itself"
        assert live.calling.alarm.is_set
        assert len(there.posts) == 1
        calendar.now += 6 * 3600
        live.calling.wake()
        posts = await there.until(2)
        told = [browser.opened(post.body)["body"] for post in posts]
        here = {"es": "En la mesa: Ana.", "en": "At the table: Ana."}[lang]
        assert told == [f"Bea: {body} {here}" for body in bodies]
        assert posts[1].headers["ttl"] == str(12 * 3600)


async def test_nobody_is_called_on_holiday(house: Opened, calendar: Calendar) -> None:
    """But when it is over."""
    async with receiving() as there, house(**HOME) as server:
        table, (_, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2, clock=SLOW)
        browser = await subscribe(bea, table, there)
        await bea.post(f"/api/tables/{table}/holiday", seat=1, days=3)
        await away(server, table, at_bea)
        await turn(server, table, at_ana)
        live = server.table(table)
        assert holds(server.match(table).state.asked, 1)
        (called,) = server.server.store.called(table)
        live.calling.again(called)  # a call that had to wait for another reason
        calendar.now += 2.9 * 24 * 3600
        live.calling.wake()
        await at_ana.sync()
        assert (there.posts, live.calling.alarm.is_set) == ([], True)
        calendar.now += 0.1 * 24 * 3600
        live.calling.wake()
        (post,) = await there.until(1)
        told = browser.opened(post.body)["body"]
        assert told == "Bea: it is your turn. You have 2 days left. At the table: Ana."
