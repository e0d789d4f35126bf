"""Nobody can tell whether an answer was prepared or thought of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.people import TELLS
from tests.server.test_prepared import begun, finish_turn, offered, prepare

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving


async def test_at_a_slow_table_nobody_is_told_who_is_there(server: Serving) -> None:
    table, guests, lives = await begun(server)
    before = (await guests[0].get(f"/api/tables/{table}"))["people"]
    counts = len(lives[0].frames)
    await lives[1].close()
    await lives[0].sync()
    assert (await guests[0].get(f"/api/tables/{table}"))["people"] == before
    tables = [frame["table"]["people"] for frame in lives[0].frames[counts:] if "table" in frame]
    assert all(people == lives[0].table["people"] for people in tables)
    assert all(person["here"] for person in lives[0].table["people"])


async def all_told(server: Serving, table: str, live: Live, answer: tuple[int, int]) -> None:
    """The answer was given, and this client has heard of all that came of it."""
    match = server.match(table)
    await live.until(lambda: answer in match.answers, "the answer")
    await live.until(lambda: len(live.events) == len(match.events), "the same news")


class Fixed:
    """A clock that stands still."""

    def time(self) -> float:
        return 1_800_000_000.0

    monotonic = time


async def test_others_get_the_same_bytes_whether_an_answer_was_prepared_or_thought_of(
    server: Serving, never: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables with the same deal; at one the second player has prepared an answer and gone."""
    for module in ("summary", "absence"):
        monkeypatch.setattr(f"aquelarre.server.{module}.time", Fixed())
    monkeypatch.setattr("aquelarre.server.making.new_seed", lambda: "the same")
    worlds = []
    for beforehand in (True, False):
        table, _, (first, second, third) = await begun(server)
        watcher = await server.guest("Eve").live(table, -1)
        wanted = offered(second)[0]
        starts = [len(live.raw) for live in (first, third, watcher)]
        if beforehand:
            await prepare(second, wanted)
            await second.close()
        await finish_turn(server, table, first, wanted)
        if beforehand:
            here = server.table(table)
            here.prepared._due[second.seat] = 0.0
            here.prepared.wake()
        else:
            await second.until_asked()
            await second.answer(wanted)
            await second.close()
        for live in (first, third, watcher):
            await all_told(server, table, live, (second.seat, wanted))
            await live.sync()
        sent = []
        for live, start in zip((first, third, watcher), starts, strict=True):
            # who has gone is told in one frame that says nothing, sooner or later
            frames = [each for each in live.raw[start:] if TELLS.search(each)]
            sent.append([each.replace(table, "TABLE") for each in frames])
        worlds.append(sent)
        created = server.table(table).record.created
        worlds[-1] = [[each.replace(str(created), "") for each in one] for one in worlds[-1]]
    assert len(worlds[0][0]) > 3
    assert worlds[0] == worlds[1]
