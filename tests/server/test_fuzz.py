"""Nonsense: malformed frames and requests change nothing, and the server goes on serving.

What is known to make it stumble has a test of its own (see test_limits.py and test_security.py),
so numbers here have at most seventy bits and headers are those of a page of ours.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from aquelarre.kernel import Dice
from aquelarre.server.errors import BadRequest, TooMuch
from aquelarre.server.messages import Message, decoder, understood

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

PATIENCE = 120.0  # seconds
MESSAGES: list[dict[str, Any]] = [
    {"t": "hello", "events": 0, "chat": 0},
    {"t": "answer", "id": "1", "question": 3, "action": 17},
    {"t": "undo", "id": "2"},
    {"t": "why", "id": "3", "thing": "place:0,0"},
    {"t": "why", "id": "4", "thing": 12},
    {"t": "vote", "id": "5", "vote": "wait"},
    {"t": "keep", "id": "6", "occasion": 1, "on": True},
    {"t": "ping"},
]
REQUESTS: list[tuple[str, dict[str, Any]]] = [
    ("/api/tables", {"game": "carcassonne", "seats": 2, "settings": {}, "name": "x", "bots": {}}),
    ("/api/tables", {"game": "walpurgisnacht", "seats": 3, "clock": {"kind": "none"}, "names": []}),
    ("/api/tables/{table}/join", {"invite": "x", "seat": 0, "name": "x"}),
    ("/api/tables/{table}/pass", {"seat": 0}),
    ("/api/tables/{table}/claim", {"pass": "x"}),
    ("/api/tables/{table}/invite", {}),
    ("/api/tables/{table}/seat", {"seat": 0, "do": "bot", "bot": "guide", "name": "x"}),
    ("/api/tables/{table}/start", {}),
    ("/api/tables/{table}/pause", {"paused": True}),
    ("/api/tables/{table}/holiday", {"seat": 0, "days": 2}),
    ("/api/tables/{table}/rematch", {}),
    ("/api/tables/{table}/send?seat=-1", {"t": "ping"}),
    ("/api/import", {"aquelarre": 1, "game": "carcassonne", "seats": 2, "status": "finished"}),
]
PATHS = ["/api/tables/{table}", "/api/tables/{table}/file", "/api/tables/{table}/replay?seat=0"]
PATHS += [
    "/api/text/en/-",
    "/api/qr?text=x",
    "/api/tables",
    "/web/ui.js",
    "/t/x",
    "/r/x",
    "/rules/x",
]
VALUES: list[Any] = [
    None, True, -1, 0, 1, 31, 2**31, 2**53, 2**63, 2**70, -(2**70), 0.5, 1e308, "", "x", "0", "-1",
    "\x00", "\u202e", "é" * 30, "x" * 81, "x" * 600, [], {}, [[]], {"a": {"b": []}}, ["x"] * 40,
    {str(n): n for n in range(50)}, "../../etc/passwd", "'; DROP TABLE tables; --", "seat:0", ":",
]  # fmt: skip
STRUCTURE = b'{}[]",:\\0-\x00\xff'


def mutated(data: dict[str, Any], dice: Dice) -> bytes:
    """A valid piece of JSON with something wrong about it (or, now and then, nothing)."""
    changed = dict(data)
    for _ in range(1 + dice.below(2)):
        kind = dice.below(5)
        names = list(changed)
        name = names[dice.below(len(names))] if names else "x"
        if kind == 0:
            changed.pop(name, None)
        elif kind == 1:
            changed[f"{name}{dice.below(3)}"] = VALUES[dice.below(len(VALUES))]
        else:
            changed[name] = VALUES[dice.below(len(VALUES))]
    raw = bytearray(json.dumps(changed, ensure_ascii=dice.below(2) == 0).encode())
    for _ in range(dice.below(4)):  # and some bytes
        place = dice.below(len(raw) + 1)
        kind = dice.below(4)
        if kind == 0:
            del raw[place:]
        elif kind == 1:
            raw[place:place] = bytes([STRUCTURE[dice.below(len(STRUCTURE))]])
        elif kind == 2 and place < len(raw):
            raw[place] = dice.below(256)
        else:
            raw[place:place] = b"[" * dice.below(3000)
        if len(raw) > 12_000:
            break
    return bytes(raw)


class Wary:
    """A table that nobody may change, and ears for every mistake."""

    def __init__(self, server: Serving, table: str, records: list[logging.LogRecord]) -> None:
        self.server, self.table, self.records = server, table, records
        self.before = self._picture()
        asyncio.get_running_loop().set_exception_handler(
            lambda loop, context: records.append(logging.makeLogRecord({"msg": str(context)}))
        )

    def _picture(self) -> tuple[Any, str]:
        stored = self.server.server.store.table(self.table)
        return stored, self.server.match(self.table).fingerprint()

    async def check(self, guest: Guest) -> None:
        assert self._picture() == self.before, "the state has changed"
        assert (await guest.http.get("/health")).text == "ok\n"
        wrong = [each for each in self.records if each.levelno >= logging.WARNING or each.exc_info]
        wrong += [each for each in self.records if "Exception" in each.getMessage()]
        assert not wrong, [each.getMessage() for each in wrong[:3]]


async def quiet_table(server: Serving, caplog: pytest.LogCaptureFixture) -> tuple[Wary, Live, Live]:
    """A game without chat, whose player who is not asked will send nonsense; and a watcher."""
    caplog.set_level(logging.INFO)
    table, _, lives = await server.party("carcassonne", 2, 2, chat="off")
    for live in lives:
        await live.sync()
    idle = next(live for live in lives if not live.my_turn())
    watcher = await server.guest().live(table, -1)
    return Wary(server, table, caplog.records), idle, watcher


async def fuzz_frames(server: Serving, caplog: Any, count: int, seed: str) -> None:
    wary, idle, watcher = await quiet_table(server, caplog)
    dice = Dice(seed)
    for number in range(count):
        live = (idle, watcher)[number % 2]
        raw = mutated(MESSAGES[dice.below(len(MESSAGES))], dice)
        if dice.below(2):
            await live.socket.send(raw)
        else:
            await live.socket.send(raw.decode("utf-8", "replace"))
        if number % 50 == 49:
            await live.sync()
    for live in (idle, watcher):
        await live.sync()
        kinds = {frame["t"] for frame in live.frames}
        assert "ack" not in kinds
        assert "refused" in kinds
        assert not live.closed
    await wary.check(server.guests[0])


async def fuzz_requests(server: Serving, caplog: Any, count: int, seed: str) -> None:
    wary, _, _ = await quiet_table(server, caplog)
    dice, mallory = Dice(seed), server.guest()
    for _ in range(count):
        path, body = REQUESTS[dice.below(len(REQUESTS))]
        raw = mutated(body, dice)
        name = wary.table if dice.below(8) else ("", "..", "%00", "x" * 60, "ñ")[dice.below(5)]
        answer = await mallory.http.post(path.replace("{table}", name), content=raw)
        assert answer.status_code < 500, (path, raw[:200], answer.text)
        if dice.below(4) == 0:
            odd = PATHS[dice.below(len(PATHS))].replace("{table}", name)
            noise = str(VALUES[dice.below(len(VALUES))])[:50]
            query = {("seat", "from", "to", "events", "text")[dice.below(5)]: noise}
            looked = await mallory.http.get(odd.partition("?")[0], params=query)
            assert looked.status_code < 500, (odd, query, looked.text)
    await wary.check(server.guests[0])


async def test_malformed_frames(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    await fuzz_frames(server, caplog, 2500, "frames")


async def test_malformed_requests(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    await fuzz_requests(server, caplog, 1000, "requests")


@pytest.mark.deep
async def test_many_malformed_frames(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    await fuzz_frames(server, caplog, 50_000, "deep frames")


@pytest.mark.deep
async def test_many_malformed_requests(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    await fuzz_requests(server, caplog, 50_000, "deep requests")


async def test_a_host_who_posts_nonsense_makes_nobody_stumble(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    """What he may do he may do; but nothing of it is a mistake of ours."""
    wary, _, _ = await quiet_table(server, caplog)
    dice, host = Dice("host"), server.guest("Host")
    own = (await host.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"}))["table"]
    for _ in range(300):
        path, body = REQUESTS[dice.below(len(REQUESTS))]
        raw = mutated(body, dice)
        answer = await host.http.post(path.replace("{table}", own), content=raw)
        assert answer.status_code < 500, (path, raw[:200], answer.text)
    await wary.check(server.guests[0])


async def test_bytes_that_are_no_requests_at_all(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    wary, _, _ = await quiet_table(server, caplog)
    dice = Dice("bytes")
    start = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    for number in range(60):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        noise = bytes(dice.below(256) for _ in range(dice.below(200)))
        writer.write((start if number % 2 else b"") + noise + b"\r\n\r\n")
        writer.write_eof()
        await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        await writer.wait_closed()
    problems = [each for each in caplog.records if "Invalid HTTP" in each.getMessage()]
    for each in problems:  # uvicorn says that in one line, and that is all right
        caplog.records.remove(each)
    await wary.check(server.guests[0])


@settings(max_examples=600, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(raw=st.one_of(st.binary(max_size=400), st.text(max_size=400)))
def test_anything_is_understood_or_refused(raw: str | bytes) -> None:
    check_understood(raw)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
kinds = st.sampled_from(["hello", "answer", "undo", "why", "say", "vote", "keep", "ping", "x", ""])
names = st.sampled_from(
    ["id", "question", "action", "thing", "text", "vote", "events", "chat", "occasion", "on"]
)


@settings(max_examples=600)
@given(kind=kinds, fields=st.dictionaries(names, json_values, max_size=4))
def test_any_fields_are_understood_or_refused(kind: str, fields: dict[str, Any]) -> None:
    check_understood(json.dumps({"t": kind, **fields}))


def check_understood(raw: str | bytes) -> None:
    with suppress(BadRequest, TooMuch):
        assert isinstance(understood(raw, decoder), Message)
