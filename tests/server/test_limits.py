"""Limits: how often and how much one client may, and that nobody else suffers."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from aquelarre.server import limits as limits_module
from aquelarre.server.errors import TooMuch
from aquelarre.server.limits import Bucket, Buckets, Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Serving

PATIENCE = 120.0  # seconds
NEVER = 1e-9  # a second: a bucket that is empty stays so


def limits(**changed: Any) -> Limits:
    """No limits but these."""
    free = Limits.none()
    given = {name: getattr(free, name) for name in Limits.__struct_fields__}
    return Limits(**{**given, **changed})


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(Rate(2, 0.5), 100.0)
    assert [bucket.take(100.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(101.0) is False
    assert bucket.take(102.0) is True
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False], "never more than that"


def test_one_bucket_for_each_and_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_KEYS", 3)
    buckets = Buckets(Rate(1, NEVER), clock=lambda: 0.0)
    for key in "abc":
        buckets.take(key)
        with pytest.raises(TooMuch):
            buckets.take(key)
    with pytest.raises(TooMuch):
        buckets.take("a")  # used last now
    buckets.take("d")
    with pytest.raises(TooMuch):
        buckets.take("a")
    buckets.take("b")


async def test_who_sends_too_much_is_slowed_then_cut_and_others_are_not(house: Any) -> None:
    async with house(limits=limits(messages=Rate(5, NEVER))) as server:
        _, _, (first, second) = await server.party("walpurgisnacht", 3, 2)
        for _ in range(8):
            await first.send(t="ping")
        await first.until_closed()
        kinds = [frame["t"] for frame in first.frames if frame["t"] in ("pong", "refused")]
        assert kinds == ["pong"] * 5 + ["refused"]
        refused = next(frame for frame in first.frames if frame["t"] == "refused")
        assert refused["error"] == "error-too-much"
        await second.until(lambda: not second.table["people"][0]["here"], "the other to be gone")
        await second.sync()


async def test_all_connections_of_an_address_share_a_bucket(house: Any) -> None:
    async with house(limits=limits(all_messages=Rate(6, NEVER))) as server:
        _, _, (first, second) = await server.party("walpurgisnacht", 3, 2)
        for _ in range(2):
            await first.sync()
            await second.sync()
        for live in (first, second):
            for _ in range(3):
                await live.send(t="ping")
            await live.until_closed()
        frames = [frame["t"] for live in (first, second) for frame in live.frames]
        assert (frames.count("pong"), frames.count("refused")) == (6, 2)


async def test_names_and_bots_are_limited_for_each_seat(house: Any) -> None:
    async with house(limits=limits(names=Rate(3, NEVER))) as server:
        table, (ana, bea), _ = await server.party("walpurgisnacht", 3, 2)
        for number in range(3):
            await ana.seat(table, 1, "name", name=f"Bea {number}")
        for do in ("name", "bot"):
            assert (await ana.seat(table, 1, do, 429, name="x"))["error"] == "error-too-much"
        await server.guest().seat(table, 1, "name", 403, name="x")
        await bea.seat(table, 1, "name", name="Eva")
        await ana.seat(table, 1, "remove")


async def test_chat_is_limited_for_each_seat(house: Any) -> None:
    async with house(limits=limits(chat=Rate(2, NEVER))) as server:
        table, (ana, _), (first, second) = await server.party("walpurgisnacht", 3, 2)
        replies = [await first.ask("say", text=str(number)) for number in range(4)]
        assert [reply["t"] for reply in replies] == ["ack", "ack", "refused", "refused"]
        assert replies[2]["error"] == "error-too-much"
        other_tab = await ana.live(table, 0)
        assert (await other_tab.ask("say", text="again"))["t"] == "refused"
        assert (await second.ask("say", text="hello"))["t"] == "ack"
        path = f"/api/tables/{table}/send?seat=0"
        posted = await ana.http.post(path, json={"t": "say", "id": "p", "text": "posted"})
        assert posted.json()["error"] == "error-too-much"
        assert len(server.table(table).talk.lines) == 3


async def test_new_tables_are_limited(house: Any) -> None:
    async with house(limits=limits(new_tables=Rate(3, NEVER))) as server:
        ana, bea = server.guest("Ana"), server.guest("Bea")
        for guest in (ana, bea, ana):
            await guest.make()
        for guest in (ana, bea):
            answer = await guest.http.post("/api/tables", json={"game": "carcassonne", "seats": 2})
            assert (answer.status_code, answer.json()["error"]) == (429, "error-too-much")
        assert (await ana.http.post("/api/import", content=b"x")).status_code == 429
        assert len(server.server.hall.loaded()) == 3


async def test_requests_are_limited(house: Any) -> None:
    async with house(limits=limits(requests=Rate(6, NEVER))) as server:
        ana = server.guest("Ana")
        made = await ana.make()
        statuses = [(await ana.http.get("/api/games")).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        answer = await ana.http.get("/api/tables")
        assert answer.status_code == 429
        assert answer.headers["x-content-type-options"] == "nosniff"
        # The files of the page are not counted: friends behind one router load them together.
        assert (await ana.http.get("/")).status_code == 200
        assert (await ana.http.get("/web/main.js")).status_code == 200
        with pytest.raises(InvalidStatus):
            await ana.open(made["table"], 0)


async def test_connections_are_limited(house: Any) -> None:
    async with house(limits=limits(connections=3)) as server:
        table, (ana, _), (first, _) = await server.party("walpurgisnacht", 3, 2)
        third = await ana.live(table, -1)
        with pytest.raises(InvalidStatus):
            await ana.open(table, -1)
        await third.close()
        await first.until(lambda: first.table["watchers"] == 0, "the place to be free")
        async with asyncio.timeout(PATIENCE):
            while sum(server.server.api.connections.count.values()) > 2:
                await first.sync()
        again = await ana.live(table, -1)
        assert not again.closed


async def test_streams_count_as_connections(house: Any) -> None:
    async with house(limits=limits(connections=2)) as server:
        table, (ana, _), _ = await server.party("walpurgisnacht", 3, 2)
        async with ana.http.stream("GET", f"/api/tables/{table}/stream") as answer:
            assert answer.status_code == 429


@pytest.mark.parametrize("size", [16_385, 100_000])
async def test_bodies_and_messages_that_are_too_large(server: Serving, size: int) -> None:
    table, (ana, _), (first, _) = await server.party("walpurgisnacht", 3, 2)
    before = server.server.store.table(table)
    for path in (f"/api/tables/{table}/join", f"/api/tables/{table}/send?seat=0", "/api/tables"):
        edition = 16 if path == "/api/tables" else 1  # there may be one in the wish for a table
        answer = await ana.http.post(path, content=b" " * (edition * size))
        assert (answer.status_code, answer.json()["error"]) == (429, "error-too-much")
    with suppress(ConnectionClosed):  # while we are still sending
        await first.socket.send("x" * size)
    await first.until_closed()
    assert first.socket.close_code == 1009
    assert server.server.store.table(table) == before
    again = await ana.live(table, 0)
    await again.sync()


async def test_the_largest_message_that_fits_is_read(server: Serving) -> None:
    _, _, (first, _) = await server.party("walpurgisnacht", 3, 2)
    ping = json.dumps({"t": "ping"})
    start = len(first.frames)
    await first.socket.send(ping + " " * (16_384 - len(ping)))
    answers = ("pong", "refused")  # a bot may move meanwhile
    found = await first.until(
        lambda: next((x["t"] for x in first.frames[start:] if x["t"] in answers), ""), "an answer"
    )
    assert found == "pong"


async def test_a_saved_game_that_is_too_large(server: Serving) -> None:
    answer = await server.guest().http.post("/api/import", content=b"x" * 2_000_001)
    assert (answer.status_code, answer.json()["values"]["reason"]) == (409, "size")


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "hourglass"},
        {"kind": "decision", "seconds": -5},
        {"kind": "bank", "seconds": 10**400},
        {"kind": "bank", "seconds": 10**30},
        {"kind": "bank", "seconds": 60, "extra": -60},
    ],
    ids=lambda clock: str(clock)[:40],
)
async def test_clocks_that_make_no_sense_are_refused(server: Serving, clock: Any) -> None:
    wish = {"game": "carcassonne", "seats": 2, "name": "A", "bots": {"1": "random"}, "clock": clock}
    answer = await server.guest().http.post("/api/tables", json=wish)
    assert answer.status_code == 400


async def test_a_seat_with_too_many_digits_is_refused(server: Serving) -> None:
    wish = {"game": "carcassonne", "seats": 2, "bots": {"1" * 5000: "random"}}
    answer = await server.guest().http.post("/api/tables", json=wish)
    assert answer.status_code == 400
