"""Mistakes of ours in what a table does by itself, and at the end: none is lost, and none takes
anything else along."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.server import counts
from aquelarre.server.app import FILE
from aquelarre.server.errors import TableClosed
from aquelarre.server.live import LiveTable
from aquelarre.server.push.keys import FILE as KEYS
from aquelarre.server.store import SqliteStore
from aquelarre.server.tasks import started

if TYPE_CHECKING:
    from tests.server.conftest import Serving


def errors() -> float:
    found = counts.REGISTRY.get_sample_value("aquelarre_errors_total")
    assert found is not None
    return found


async def stumbling(*given: Any) -> None:
    raise ZeroDivisionError("as planned")


async def ended(task: asyncio.Task[None]) -> None:
    await asyncio.wait([task])
    await asyncio.sleep(0)  # who waits for the task may come before who counts


async def test_what_fails_by_itself_is_counted_and_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    before = errors()
    await ended(started(stumbling()))
    assert errors() == before + 1
    assert [record.getMessage() for record in caplog.records] == ["stumbled"]
    assert caplog.records[0].exc_info is not None


async def test_what_is_refused_or_broken_off_is_no_mistake() -> None:
    async def refused() -> None:
        raise TableClosed("in the meantime")

    before = errors()
    await ended(started(refused()))
    broken_off = started(asyncio.sleep(3600))
    broken_off.cancel()
    await ended(broken_off)
    assert errors() == before


@pytest.mark.parametrize("part", ["absences", "grace", "reactions", "fairness", "noting"])
async def test_alarms_that_stumble_are_counted(
    server: Serving, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    table, _, _ = await server.party("carcassonne", 2, 2)
    alarm = getattr(server.table(table), part).alarm
    monkeypatch.setattr(alarm, "_work", stumbling)
    before = errors()
    alarm.ring()
    await ended(alarm._working)
    monkeypatch.undo()
    assert errors() == before + 1


async def test_a_bot_that_stumbles_is_counted(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, (live,) = await server.party("carcassonne", 2, 1)
    bots = server.table(table).bots
    seen = asyncio.Event()

    class Noticing(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.getMessage() == "stumbled":
                seen.set()

    noticing = Noticing()
    log = logging.getLogger("aquelarre.server")
    log.addHandler(noticing)
    monkeypatch.setattr(bots, "_thought", stumbling)
    before = errors()
    try:
        while not seen.is_set():
            await live.sync()
            if live.my_turn():
                await live.answer(live.question["options"][0]["action"])
            await asyncio.sleep(0)
    finally:
        log.removeHandler(noticing)
    assert errors() == before + 1


async def test_a_table_that_stumbles_at_the_end_takes_nothing_along(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bad, _, _), (good, _, _) = [await server.party("carcassonne", 2, 2) for _ in range(2)]
    note, noted = LiveTable.note_standing, []

    async def noting(self: LiveTable) -> None:
        if self.record.id == bad:
            await stumbling()
        await note(self)
        noted.append(self.record.id)

    monkeypatch.setattr(LiveTable, "note_standing", noting)
    close = LiveTable.close

    def closing(self: LiveTable) -> None:
        close(self)
        raise ZeroDivisionError("as planned")

    monkeypatch.setattr(LiveTable, "close", closing)
    before = errors()
    await server.stop()
    monkeypatch.undo()
    assert noted == [good]
    assert errors() >= before + 2
    SqliteStore(server.config.data / FILE).close()  # it has been let go
    assert {each.name for each in server.config.data.iterdir()} == {FILE, "tables.lock", KEYS}
    await server.start()
