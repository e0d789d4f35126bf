"""A command that comes again with the same id is not done again, also after a restart."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aquelarre.kernel import Dice
from aquelarre.server.app import FILE
from aquelarre.server.commands import Commands, key_of
from aquelarre.server.store import REMEMBERED, Done, SqliteStore

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving


async def back(server: Serving, table: str, live: Live, guest: Any) -> Live:
    """The same client after a restart, with what it has."""
    await server.restart()
    await live.until_closed()
    found: Live = await guest.live(table, live.seat, live)
    return found


async def test_a_line_of_chat_is_not_said_twice(server: Serving) -> None:
    table, guests, lives = await server.party("walpurgisnacht", 3, 1)
    assert (await lives[0].ask("say", id="hello", text="Hello!"))["t"] == "ack"
    again = await back(server, table, lives[0], guests[0])
    assert (await again.ask("say", id="hello", text="Hello!"))["t"] == "ack"
    assert (await again.ask("say", id="more", text="Hello!"))["t"] == "ack"
    assert [line.text for line in server.table(table).talk.lines] == ["Hello!", "Hello!"]


async def test_an_answer_and_an_undo_are_acknowledged_again(server: Serving) -> None:
    """Not refused: the client shall know that they were done."""
    table, guests, (live,) = await server.party("carcassonne", 2, 1)
    question = await live.until_asked()
    answer = {"question": question["number"], "action": question["options"][0]["action"]}
    await live.ask("answer", id="lay", **answer)
    await live.until(lambda: live.position["undo"], "something to take back")
    undo = {"question": live.question["number"]}
    assert (await live.ask("undo", id="back", **undo))["t"] == "ack"
    before = list(server.match(table).answers)
    again = await back(server, table, live, guests[0])
    for t, name, rest in (("answer", "lay", answer), ("undo", "back", undo)):
        assert (await again.ask(t, id=name, **rest))["t"] == "ack"
    assert server.match(table).answers == before
    assert server.table(table).record.undone == 1


async def test_the_vote_that_decides_is_acknowledged_again(server: Serving) -> None:
    table, guests, lives = await server.party(
        "carcassonne", 2, 2, clock={"kind": "decision", "seconds": 1, "extra": 0}
    )
    for live in lives:
        await live.sync()
    slow = next(live for live in lives if live.my_turn())
    voter = next(live for live in lives if live is not slow)
    await voter.until(lambda: voter.table["absent"], "the time to be up")
    assert (await voter.ask("vote", id="enough", vote="pause"))["t"] == "ack"
    again = await back(server, table, voter, guests[voter.seat])
    assert (await again.ask("vote", id="enough", vote="pause"))["t"] == "ack"
    assert again.table["status"] == "paused"


async def test_two_devices_may_call_their_commands_alike(server: Serving) -> None:
    """The seat has moved to another device, which counts from one as the first did."""
    table, (ana, *_), lives = await server.party("walpurgisnacht", 3, 1)
    await lives[0].ask("say", id="1", text="from the laptop")
    code = (await ana.post(f"/api/tables/{table}/pass", seat=0))["pass"]
    phone = server.guest("Ana")
    await phone.post(f"/api/tables/{table}/claim", **{"pass": code})
    live = await phone.live(table, 0)
    assert (await live.ask("say", id="1", text="from the phone"))["t"] == "ack"
    said = [line.text for line in server.table(table).talk.lines]
    assert said == ["from the laptop", "from the phone"]


def test_keys_are_of_device_and_name() -> None:
    assert key_of(b"one", "1") != key_of(b"two", "1")
    assert key_of(b"one", "1") == key_of(b"one", "1") != key_of(b"one", "2")
    assert key_of(b"", "1")
    assert key_of(b"one", "") == ""
    assert key_of(b"one", "\udcff"), "half a character harms nobody"


def test_what_is_only_in_memory_goes_to_the_disk_with_what_follows() -> None:
    """A pass that waits for its moment: after a crash it may be sent again, and counts then."""
    commands = Commands("t", [])
    commands.hold(0, "pass")
    assert commands.knows(0, "pass")
    assert commands.doing(1, "other").rows == [("t", 1, 0, 0, "other")], "another seat's"
    assert not Commands("t", []).knows(0, "pass"), "after a crash"
    counted = commands.doing(0, "")
    assert [row[-1] for row in counted.rows] == ["pass"]
    commands.done(counted)
    assert commands.doing(0, "next").rows == [("t", 0, 1, 1, "next")]
    assert commands.knows(0, "pass")


def test_what_was_not_written_may_come_again() -> None:
    commands = Commands("t", [])
    commands.doing(0, "full disk")
    assert not commands.knows(0, "full disk")


async def test_the_latest_of_each_seat_are_kept_and_no_more(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / FILE)
    commands = {table: Commands(table, []) for table in ("one", "two")}
    for number in range(3 * REMEMBERED + 7):
        done = [
            (each, each.doing(seat, f"{number}")) for each in commands.values() for seat in (0, 1)
        ]
        await asyncio.gather(*(store.write(change) for _, change in done))
        for each, change in done:
            each.done(change)
    store.close()
    connection = sqlite3.connect(tmp_path / FILE)
    rows = connection.execute(
        'SELECT seat, n, id FROM commands WHERE "table" = ? ORDER BY n', ("one",)
    )
    kept = Commands("one", list(rows))
    (count,) = connection.execute("SELECT count(*) FROM commands").fetchone()
    connection.close()
    assert count == 2 * 2 * REMEMBERED
    last = 3 * REMEMBERED + 6
    for seat in (0, 1):
        assert kept.knows(seat, str(last))
        assert kept.knows(seat, str(last - REMEMBERED + 1))
        assert not kept.knows(seat, str(last - REMEMBERED))
        assert isinstance(kept.doing(seat, "x"), Done)
        assert kept.doing(seat, "x").start == last + 1


async def test_all_or_nothing(server: Serving) -> None:
    """What the disk did not take is done when it comes again."""
    table, _, (live,) = await server.party("carcassonne", 2, 1)
    question = await live.until_asked()
    action = question["options"][Dice(1).below(len(question["options"]))]["action"]
    before = list(server.match(table).answers)
    store, written = server.server.store, server.server.store.write

    async def full(*changes: Any, under: Any = ()) -> None:
        raise OSError("full")

    store.write = full  # type: ignore[method-assign]
    refused = await live.ask("answer", id="x", question=question["number"], action=action)
    assert refused["t"] == "refused"
    assert server.match(table).answers == before
    store.write = written  # type: ignore[method-assign]
    reply = await live.ask("answer", id="x", question=question["number"], action=action)
    assert reply["t"] == "ack"
    assert server.match(table).answers[: len(before) + 1] == [*before, (0, action)]
