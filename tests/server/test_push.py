"""People whose page is closed are called to their table: what they are told, when, and when not.

A receiver of our own stands for the services of browsers; it opens every message with keys of its
own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice, holds
from aquelarre.server.push import office
from aquelarre.server.push.quiet import quiet_until
from aquelarre.server.push.sealing import Message
from aquelarre.server.records import Subscription
from push_receiver import Browser, Receiver, signed

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Opened, Serving

Data = dict[str, Any]
# Services may be here, and nobody waits a quarter of a minute.
HOME: Data = {"push_networks": ["127.0.0.0/8"], "push_after": 0.0}
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


def path(table: str) -> str:
    return f"/api/tables/{table}/push"


async def subscribe(guest: Guest, table: str, where: Receiver, **more: Any) -> Browser:
    browser = Browser()
    wish = {"endpoint": f"{where.base}/{guest.name}", "keys": browser.keys, **more}
    await guest.post(path(table), **wish)
    return browser


async def away(server: Serving, table: str, *lives: Live) -> None:
    """They close their pages, and the table has noticed."""
    for live in lives:
        await live.close()
    seats = {live.seat for live in lives}
    async with asyncio.timeout(60):
        while server.table(table).company.here() & seats:
            await asyncio.sleep(0)


async def turn(server: Serving, table: str, live: Live) -> None:
    """Somebody plays as long as they are asked, if they are."""
    while holds(server.match(table).state.asked, live.seat):
        await live.play(Dice(1), 1)


async def settled(server: Serving, count: int) -> None:
    """Wait until so many calls were brought to their end."""
    async with asyncio.timeout(60):
        while sum(outcomes().values()) < count:
            await asyncio.sleep(0.01)


def outcomes() -> dict[str, float]:
    from aquelarre.server import counts

    found = counts.calls.collect()
    return {
        sample.labels["outcome"]: sample.value
        for metric in found
        for sample in metric.samples
        if sample.name.endswith("_total")
    }


@pytest.fixture(autouse=True)
def from_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    """And on a slow machine nobody but the test looks again at what had to wait."""
    from aquelarre.server import counts

    counts.calls.clear()
    monkeypatch.setattr(office, "EVERY", 1e6)


async def test_who_is_away_is_called_when_it_is_their_turn(house: Opened) -> None:
    async with receiving() as there, house(**HOME) as server:
        table, (_ana, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2)
        browser = await subscribe(bea, table, there, lang="es")
        await away(server, table, at_bea)
        await turn(server, table, at_ana)
        (post,) = await there.until(1)
        assert browser.opened(post.body) == {
            "table": table,
            "kind": "turn",
            "lang": "es",
            "title": "Carcassonne con Mago y Bruja",
            "body": "Bea: te toca. En la mesa: Ana.",
        }
        assert post.path == "/Bea"
        assert post.headers["content-encoding"] == "aes128gcm"
        assert int(post.headers["ttl"]) > 0
        assert len(post.headers["topic"]) <= 32
        assert table not in str(post.headers), "services need not know tables"
        claims, key = signed(post.headers["authorization"])
        assert key == (await bea.get("/api/push"))["key"]
        assert claims["aud"] == "http://127.0.0.1"
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert claims["sub"] == "mailto:webmaster@localhost"


async def test_nobody_is_called_whose_page_is_open(house: Opened) -> None:
    async with receiving() as there, house(**HOME) as server:
        table, (ana, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2)
        await subscribe(ana, table, there)
        await subscribe(bea, table, there)
        for live in (at_ana, at_bea, at_ana):
            await turn(server, table, live)
        await at_ana.sync()
        assert there.posts == []
        assert outcomes() == {}


async def test_whoever_comes_back_in_time_is_not_called(house: Opened) -> None:
    async with receiving() as there, house(**{**HOME, "push_after": 3600.0}) as server:
        table, (_, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2)
        await subscribe(bea, table, there)
        await away(server, table, at_bea)
        await turn(server, table, at_ana)
        part = server.table(table).calling
        assert part.alarm.is_set
        await bea.live(table, 1)
        assert not part.alarm.is_set


async def test_the_same_turn_is_told_once(house: Opened) -> None:
    """Also after a restart, when somebody else comes to the table."""
    async with receiving() as there, house(**HOME) as server:
        table, (ana, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2)
        await subscribe(bea, table, there)
        await away(server, table, at_bea)
        await turn(server, table, at_ana)
        await there.until(1)
        await settled(server, 1)
        await server.restart()
        again = await ana.live(table, 0)
        looked = await bea.live(table, 1)
        await away(server, table, looked)
        await again.sync()
        back = await bea.live(table, 1)
        await turn(server, table, back)
        await away(server, table, back)
        await turn(server, table, again)
        await there.until(2)
        assert len(there.posts) == 2, "one for each turn"


async def until_told(there: Receiver, browser: Browser, kind: str) -> Data:
    """Wait for a call of this kind; others may come before."""
    for count in range(1, 100):
        told = browser.opened((await there.until(count))[count - 1].body)
        if told["kind"] == kind:
            return told
    raise AssertionError(f"never told: {kind}")


async def test_over_and_rematch(house: Opened) -> None:
    async with receiving() as there, house(**HOME) as server:
        table, (ana, bea), (at_ana, at_bea) = await server.party("walpurgisnacht", 3, 2)
        browser = await subscribe(bea, table, there)
        await away(server, table, at_bea)
        await bea.seat(table, 1, "bot")  # it plays on for her, and she is not asked
        await at_ana.play(Dice(3))
        assert at_ana.over
        over = await until_told(there, browser, "over")
        assert over["body"].startswith("The game is over.")
        made = await ana.post(f"/api/tables/{table}/rematch")
        assert (await until_told(there, browser, "rematch"))["table"] == made["table"]
        assert (await bea.get(path(made["table"])))["on"], "wanted at one, wanted at the next"


async def test_the_game_has_begun(house: Opened) -> None:
    async with receiving() as there, house(**HOME) as server:
        ana, bea, caz = (server.guest(name) for name in ("Ana", "Bea", "Caz"))
        made = await ana.make("carcassonne", 3)
        await bea.join(made["table"], made["invite"])
        keys = {f"/{each.name}": await subscribe(each, made["table"], there) for each in (ana, bea)}
        await caz.join(made["table"], made["invite"])
        asked = server.match(made["table"]).state.asked
        told = {post.path: keys[post.path].opened(post.body) for post in await there.until(2)}
        assert told.keys() == keys.keys()
        for seat, name in enumerate(("/Ana", "/Bea")):
            assert told[name]["kind"] == ("turn" if holds(asked, seat) else "begun")
        begun = next(each["body"] for each in told.values() if each["kind"] == "begun")
        assert begun.startswith("The game has begun. At the table: ")


async def test_time_runs_out(house: Opened) -> None:
    clock = {"kind": "decision", "seconds": 24 * 3600, "extra": 0}
    async with receiving() as there, house(**HOME) as server:
        table, (_, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2, clock=clock)
        browser = await subscribe(bea, table, there)
        await away(server, table, at_bea)
        await turn(server, table, at_ana)
        await there.until(1)
        live = server.table(table)
        live.absences.timer._since[1] -= 23 * 3600 + 1  # nearly a day has gone by
        live.calling.wake()
        posts = await there.until(2)
        assert [browser.opened(post.body)["kind"] for post in posts] == ["turn", "time"]
        assert posts[0].headers["topic"] == posts[1].headers["topic"], "one takes the other's place"


async def test_one_device_with_two_seats_is_called_by_name(house: Opened) -> None:
    async with receiving() as there, house(**HOME) as server:
        ana, caz = server.guest("Ana"), server.guest("Caz")
        made = await ana.make("carcassonne", 3, names=["Ana", "Bea"])
        await caz.join(made["table"], made["invite"])
        lives = [await ana.live(made["table"], 0), await ana.live(made["table"], 1)]
        browser = await subscribe(ana, made["table"], there)
        at_caz = await caz.live(made["table"], 2)
        for live in (lives[0], at_caz, lives[0]):  # whoever begins
            await turn(server, made["table"], live)
        await away(server, made["table"], *lives)
        (post,) = await there.until(1)
        assert browser.opened(post.body)["body"] == "Bea: it is your turn. At the table: Caz."


# -- quiet hours --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "quiet", "zone", "until"),
    [
        ("2026-11-18T22:30:00Z", (22, 8), "UTC", "2026-11-19T08:00:00Z"),
        ("2026-11-18T07:59:59Z", (22, 8), "UTC", "2026-11-18T08:00:00Z"),
        ("2026-11-18T08:00:00Z", (22, 8), "UTC", None),
        ("2026-11-18T21:30:00Z", (22, 8), "Europe/Madrid", "2026-11-19T07:00:00Z"),
        ("2026-11-18T21:30:00Z", (22, 8), "UTC", None),
        ("2026-11-18T13:00:00Z", (13, 15), "UTC", "2026-11-18T15:00:00Z"),
        ("2026-11-18T15:00:00Z", (13, 15), "UTC", None),
        ("2026-11-18T15:00:00Z", (13, 13), "UTC", None),
        ("2026-11-18T15:00:00Z", None, "UTC", None),
        # the night in which Madrid puts its clocks back
        ("2026-10-24T22:30:00Z", (0, 8), "Europe/Madrid", "2026-10-25T07:00:00Z"),
    ],
)
def test_quiet_hours(at: str, quiet: Any, zone: str, until: str | None) -> None:
    from datetime import datetime

    to = Subscription("", "", "", "es", zone, quiet)
    found = quiet_until(to, datetime.fromisoformat(at).timestamp())
    assert found == (datetime.fromisoformat(until).timestamp() if until else None)


async def test_who_sleeps_is_called_in_the_morning(house: Opened) -> None:
    """If there is still a reason for it; also where the server was started again meanwhile."""
    async with receiving() as there, house(**HOME) as server:
        table, (_ana, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2)
        night = MIDNIGHT
        server.server.hall.office.clock = lambda: night
        browser = await subscribe(bea, table, there, quiet=[22, 8], zone="UTC")
        await away(server, table, at_bea)
        await turn(server, table, at_ana)
        await settled(server, 1)
        assert outcomes() == {"quiet": 1}
        assert there.posts == []
        await server.restart()
        office_ = server.server.hall.office
        office_.clock = lambda: night + 7.9 * 3600
        await office_.look_again()
        assert not server.server.hall.has(table)
        office_.clock = lambda: night + 8 * 3600
        await office_.look_again()
        (post,) = await there.until(1)
        assert browser.opened(post.body)["kind"] == "turn"


async def test_who_has_played_meanwhile_is_not_called_in_the_morning(house: Opened) -> None:
    async with receiving() as there, house(**HOME) as server:
        table, (_, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2)
        night = MIDNIGHT
        server.server.hall.office.clock = lambda: night
        await subscribe(bea, table, there, quiet=[22, 8])
        await away(server, table, at_bea)
        await turn(server, table, at_ana)
        await settled(server, 1)
        await turn(server, table, await bea.live(table, 1))
        server.server.hall.office.clock = lambda: night + 9 * 3600
        await server.server.hall.office.look_again()
        assert server.server.hall.store.calls_due(night + 1e9, 10) == []
        assert there.posts == []


# -- what comes back ----------------------------------------------------------------------------


async def called_away(server: Serving, there: Receiver) -> tuple[str, Guest, Live]:
    """It is Bea's turn, and she is not there."""
    table, (_, bea), (at_ana, at_bea) = await server.party("carcassonne", 2, 2)
    await subscribe(bea, table, there)
    await away(server, table, at_bea)
    await turn(server, table, at_ana)
    return table, bea, at_ana


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_listens_no_more_is_forgotten(house: Opened, status: int) -> None:
    async with receiving() as there, house(**HOME) as server:
        there.status = status
        table, bea, _ = await called_away(server, there)
        await settled(server, 1)
        assert outcomes() == {"gone": 1}
        async with asyncio.timeout(60):
            while (await bea.get(path(table)))["on"]:
                await asyncio.sleep(0)


@pytest.mark.parametrize("status", [500, 503, 429])
async def test_a_service_in_trouble_is_asked_again_and_not_for_ever(
    house: Opened, status: int
) -> None:
    async with receiving() as there, house(**HOME) as server:
        there.status = status
        table, bea, _ = await called_away(server, there)
        place, now = server.server.hall.office, time.time()
        for tries in range(1, office.MOST_TRIES + 1):
            await settled(server, tries)
            assert (await bea.get(path(table)))["on"]
            now += office.AGAIN * 2**tries
            place.clock = lambda now=now: now  # type: ignore[misc]
            async with asyncio.timeout(60):
                while not server.server.hall.store.calls_due(now, 10):
                    await asyncio.sleep(0)
            await place.look_again()
        await settled(server, office.MOST_TRIES + 2)  # failed once more, and gone
        assert outcomes() == {"failed": office.MOST_TRIES + 1, "gone": 1}
        assert len(there.posts) == office.MOST_TRIES + 1


async def test_a_service_in_trouble_is_not_asked_with_every_turn(house: Opened) -> None:
    """One stranger's address that never answers would keep all others waiting; and in a minute of
    trouble a lively game would use up all tries."""
    async with receiving() as there, house(**HOME) as server:
        there.status = 503
        table, bea, at_ana = await called_away(server, there)
        place, now = server.server.hall.office, time.time()
        await settled(server, 1)
        for _ in range(office.MOST_TRIES + 1):
            at_bea = await bea.live(table, 1)
            await turn(server, table, at_bea)
            await away(server, table, at_bea)
            await turn(server, table, at_ana)
        await at_ana.sync()
        there.status = 201
        place.clock = lambda: now + 2 * office.AGAIN
        async with asyncio.timeout(60):
            while not server.server.hall.store.calls_due(place.clock(), 10):
                await asyncio.sleep(0)
        await place.look_again()
        await settled(server, 2)
        assert outcomes() == {"failed": 1, "sent": 1}
        assert len(there.posts) == 2


async def test_who_listens_at_another_place_now_is_called_there_at_once(house: Opened) -> None:
    async with receiving() as there, receiving() as elsewhere, house(**HOME) as server:
        there.status = 503
        table, bea, at_ana = await called_away(server, there)
        await settled(server, 1)
        await subscribe(bea, table, elsewhere)
        at_bea = await bea.live(table, 1)
        await turn(server, table, at_bea)
        await away(server, table, at_bea)
        await turn(server, table, at_ana)
        await elsewhere.until(1)
        assert len(there.posts) == 1


@pytest.mark.parametrize("status", [301, 302, 307])
async def test_redirects_are_not_followed(house: Opened, status: int) -> None:
    async with receiving() as there, receiving() as elsewhere, house(**HOME) as server:
        there.status, there.more = status, f"location: {elsewhere.base}/secret\r\n"
        table, bea, _ = await called_away(server, there)
        await settled(server, 1)
        assert outcomes() == {"refused": 1}
        assert elsewhere.connections == 0
        assert (await bea.get(path(table)))["on"]


async def test_a_service_that_never_answers_keeps_nobody_waiting(house: Opened) -> None:
    async with receiving() as there, house(**HOME) as server:
        there.silent = True
        server.server.hall.office.sender.within = 0.2
        table, bea, at_ana = await called_away(server, there)
        again = await bea.live(table, 1)
        await turn(server, table, again)  # while the call hangs
        await turn(server, table, at_ana)
        await settled(server, 1)
        assert outcomes() == {"failed": 1}


async def test_only_so_many_calls_wait(house: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "MOST_WAITING", 2)
    async with receiving() as there, house(**HOME) as server:
        table, guests, _ = await server.party("walpurgisnacht", 4, 4)
        for guest in guests:
            await subscribe(guest, table, there)
        place = server.server.hall.office
        monkeypatch.setattr(place, "_news", asyncio.Event())  # nobody works
        called = place.wanted(table)
        assert len(called) == 4
        message = Message(table, "walpurgisnacht", "over", -1, (), (), 1)
        for each in (*called, called[0]):
            place.call(each, message, "mark")
        assert len(place._waiting) == 2
        assert outcomes() == {"dropped": 2}
        place._waiting.clear()
