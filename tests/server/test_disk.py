"""Nobody is told what is not on the disk; what cannot be written has not happened."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server.store import Change, Store, Writing

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving

PATIENCE = 120.0  # seconds


class Gate:
    """A store whose writing can be stopped, or made to fail."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.problem: Exception | None = None
        self.open = asyncio.Event()
        self.open.set()
        self.knocked = asyncio.Event()

    async def write(self, *changes: Change, under: Any = ()) -> None:
        self.knocked.set()
        await self.open.wait()
        if self.problem is not None:
            raise self.problem
        await self.store.write(*changes)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


def gate_of(server: Serving, table: str) -> Gate:
    live = server.table(table)
    gate = Gate(live.keeping.store)
    live.keeping.store = gate
    return gate


async def one_asked(lives: list[Live]) -> Live:
    for live in lives:
        await live.sync()
    return next(live for live in lives if live.my_turn())


async def test_no_acknowledgement_and_no_update_before_the_answer_is_on_disk(
    server: Serving,
) -> None:
    table, _, lives = await server.party("carcassonne", 2, 2)
    watcher = await server.guest().live(table, -1)
    asked = await one_asked(lives)
    (other,) = (live for live in lives if live is not asked)
    gate = gate_of(server, table)
    gate.open.clear()
    seen = {live: len(live.frames) for live in (asked, other, watcher)}
    reply = asyncio.create_task(asked.answer(asked.question["options"][0]["action"]))
    await asyncio.wait_for(gate.knocked.wait(), PATIENCE)
    for live in (other, watcher):
        await live.sync()
        assert {frame["t"] for frame in live.frames[seen[live] :]} == {"pong"}
    assert asked.frames[seen[asked] :] == []
    assert not reply.done()
    gate.open.set()
    assert (await reply)["t"] == "ack"
    for live in (asked, other, watcher):
        await live.sync()
        assert live.last["seq"] == server.table(table).seq


async def test_who_comes_while_an_answer_is_being_written_does_not_see_it_yet(
    server: Serving,
) -> None:
    table, _, lives = await server.party("carcassonne", 2, 2)
    asked = await one_asked(lives)
    before = asked.position
    gate = gate_of(server, table)
    gate.open.clear()
    reply = asyncio.create_task(asked.answer(asked.question["options"][0]["action"]))
    await asyncio.wait_for(gate.knocked.wait(), PATIENCE)
    coming = asyncio.create_task(server.guests[asked.seat].live(table, asked.seat))
    for _ in range(50):  # it comes before the gate opens
        await lives[1 - asked.seat].sync()
    gate.open.set()
    fresh = await coming
    await reply
    await fresh.sync()
    shown = [frame for frame in fresh.frames if frame["t"] == "update"]
    assert fresh.undone == 0, "no event is told twice"
    assert shown[0]["seq"] == server.table(table).seq or shown[0]["position"] == before


async def test_what_cannot_be_written_has_not_happened_and_play_goes_on(server: Serving) -> None:
    table, guests, lives = await server.party("carcassonne", 2, 2)
    asked = await one_asked(lives)
    (other,) = (live for live in lives if live is not asked)
    match = server.match(table)
    fingerprint, answers = match.fingerprint(), list(match.answers)
    seen, action = len(other.frames), asked.question["options"][0]["action"]
    gate = gate_of(server, table)
    gate.problem = sqlite3.OperationalError("disk full")
    await asked.send(t="answer", id="lost", question=asked.question["number"], action=action)
    await asyncio.wait_for(gate.knocked.wait(), PATIENCE)
    await other.sync()
    assert server.match(table).fingerprint() == fingerprint
    assert server.match(table).answers == answers
    assert not any(frame["t"] == "update" for frame in other.frames[seen:])
    gate.problem = None
    again = await guests[asked.seat].live(table, asked.seat)
    assert (await again.answer(action, id="lost"))["t"] == "ack", "the same command, once more"
    stored = server.server.store.table(table)
    assert stored is not None
    assert stored.answers == server.match(table).answers != answers
    for _ in range(6):
        await (await one_asked([again, other])).play(Dice("on"), 1)


async def test_who_gave_the_answer_is_told_that_it_was_not_taken(server: Serving) -> None:
    table, _, lives = await server.party("carcassonne", 2, 2)
    asked = await one_asked(lives)
    gate = gate_of(server, table)
    gate.problem = sqlite3.OperationalError("disk full")
    reply = await asked.answer(asked.question["options"][0]["action"])
    assert reply["t"] == "refused"
    gate.problem = None
    assert (await asked.answer(asked.question["options"][0]["action"]))["t"] == "ack"


async def test_a_bot_whose_answer_could_not_be_written_tries_again(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make("carcassonne", 2, bots={"1": "random"})
    live = await ana.live(made["table"], 0)
    table, gate = server.table(made["table"]), gate_of(server, made["table"])

    class OnlyOnce(Exception):
        """The disk is full for a moment."""

    async def failing(*changes: Change, under: Any = ()) -> None:
        new = server.match(made["table"]).answers[len(table.keeping.saved) :]
        if new[0][0] == 1 and not gate.knocked.is_set():
            gate.knocked.set()
            raise OnlyOnce
        await gate.store.write(*changes)

    gate.write = failing  # type: ignore[method-assign]
    await live.play(Dice(1), 8)
    assert gate.knocked.is_set()
    assert table.course.playing


async def test_an_alarm_that_rings_while_an_answer_is_written_does_not_tell_it(
    server: Serving,
) -> None:
    table, _, lives = await server.party("carcassonne", 2, 2)
    asked = await one_asked(lives)
    (other,) = (live for live in lives if live is not asked)
    gate = gate_of(server, table)
    gate.open.clear()
    before = other.position["view"]
    reply = asyncio.create_task(asked.answer(asked.question["options"][0]["action"]))
    await asyncio.wait_for(gate.knocked.wait(), PATIENCE)
    server.table(table).absences.alarm.ring()
    await other.sync()
    shown = other.position["view"]
    gate.open.set()
    await reply
    assert shown == before


async def test_a_line_that_breaks_while_its_answer_is_written_takes_nothing_back(
    server: Serving,
) -> None:
    """The answer is on the disk already, so it counts, also in memory."""
    table, _, lives = await server.party("carcassonne", 2, 2)
    asked = await one_asked(lives)
    (other,) = (live for live in lives if live is not asked)
    gate, here = gate_of(server, table), server.table(table)
    write = gate.store.write

    async def slow(*changes: Change, under: Any = ()) -> None:
        await write(*changes)
        gate.knocked.set()
        await gate.open.wait()

    gate.open.clear()
    gate.write = slow  # type: ignore[method-assign]
    question = asked.question
    action = question["options"][0]["action"]
    await asked.send(t="answer", id="1", question=question["number"], action=action)
    await asyncio.wait_for(gate.knocked.wait(), PATIENCE)
    asked.socket.transport.abort()
    for _ in range(50):  # something is sent to the one who is gone
        here.send_summary()
        await other.sync()
    gate.open.set()
    await other.until(lambda: not other.table["people"][asked.seat]["here"], "that he is gone")
    async with here.lock:
        stored = server.server.store.table(table)
    assert stored is not None
    assert server.match(table).answers == stored.answers


async def test_a_failed_write_does_not_harm_the_writes_beside_it(server: Serving) -> None:
    """Changes are written together; one that fails may not take the others along."""
    store = server.store

    def bad(connection: Writing) -> None:
        connection.execute("INSERT INTO nowhere VALUES (1)")

    def good(number: int) -> Change:
        def change(connection: Writing) -> None:
            row = ("t", number, 0, "", f"line {number}", 0.0, -1)
            connection.execute("INSERT INTO chat VALUES (?,?,?,?,?,?,?)", row)

        return change

    work = [store.write(bad) if number == 7 else store.write(good(number)) for number in range(20)]
    both = store.write(good(99), bad)
    results = await asyncio.gather(*work, both, return_exceptions=True)
    failed = [number for number, result in enumerate(results) if result is not None]
    assert failed == [7, 20]
    rows = store._reading.execute("SELECT n FROM chat WHERE \"table\" = 't' ORDER BY n")
    assert [n for (n,) in rows] == [number for number in range(20) if number != 7]


async def test_who_sits_where_stays_if_the_disk_does_not_take_it(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    """It is refused as such, and is no mistake of ours."""
    table, (ana, bea), lives = await server.party("walpurgisnacht", 3, 2)
    invite = (await ana.post(f"/api/tables/{table}/invite"))["invite"]
    hall, where = server.server.hall, f"/api/tables/{table}"
    before = list(server.table(table).people)
    gate = Gate(hall.store)
    gate.problem = sqlite3.OperationalError("database or disk is full")
    hall.store = gate
    refused = [
        await ana.post(f"{where}/invite", 500),
        await ana.post(f"{where}/pass", 500, seat=0),
        await bea.seat(table, 1, "leave", 500),
        await ana.seat(table, 1, "bot", 500, bot="guide"),
        await ana.seat(table, 0, "name", 500, name="Eva"),
        await ana.post(f"{where}/notes", 500, seat=0, text="", marks={}),
        await ana.post("/api/tables", 500, game="walpurgisnacht", seats=3, name="Ana"),
    ]
    assert {each["error"] for each in refused} == {"error-stumbled"}
    assert {record.getMessage() for record in caplog.records} == {"not kept"}
    hall.store = gate.store
    assert server.table(table).people == before
    assert (await ana.get(where))["people"][1]["name"] == "Bea"
    await lives[1].sync()
    await bea.seat(table, 1, "leave")
    assert await server.guest("Caz").join(table, invite, 1, 403), "who left has ended it"
