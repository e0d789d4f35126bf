"""However much is said at a table, who comes is told the last of it, and the disk keeps so much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.test_admin import do, look

from aquelarre.server import talk
from aquelarre.server.store import changes, tables

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving

TOLD, KEPT = 5, 12


@pytest.fixture(autouse=True)
def few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (talk, tables):
        monkeypatch.setattr(module, "MOST_TOLD", TOLD)
    for module in (talk, changes):
        monkeypatch.setattr(module, "MOST_LINES", KEPT)


async def say(live: Live, count: int, first: int = 0) -> None:
    for number in range(first, first + count):
        assert (await live.ask("say", text=f"line {number}."))["t"] == "ack"


async def greeted(guest: Any, table: str, chat: int = 0) -> Any:
    """The frame of chat that somebody gets who comes with the lines before this number."""
    live = await guest.live(table, 0, chat=chat)
    return await live.until(lambda: next((f for f in live.frames if f["t"] == "chat"), None))


def numbers(frame: Any) -> list[int]:
    return [line["n"] for line in frame["lines"]]


async def test_who_comes_is_told_the_last_lines_only(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await say(live, 9)
    for _ in range(2):
        assert numbers(await greeted(ana, table)) == [4, 5, 6, 7, 8]
        assert numbers(await greeted(ana, table, chat=2)) == [4, 5, 6, 7, 8]
        assert numbers(await greeted(ana, table, chat=7)) == [7, 8]
        assert numbers(await greeted(ana, table, chat=9)) == []
        assert len(server.table(table).talk.lines) == TOLD
        await server.restart()
    again = await ana.live(table, 0)
    await say(again, 1, first=9)
    await again.until(lambda: again.chat[-1]["n"] == 9, "the next number")
    assert again.chat[-1]["text"] == "line 9."


async def test_the_disk_keeps_the_newest_lines(server: Serving) -> None:
    table, _, (live,) = await server.party("walpurgisnacht", 3, 1)
    await say(live, KEPT + 3)
    store = server.server.store
    assert [store.line(table, n) is not None for n in range(KEPT + 4)] == [
        *[False] * 3,
        *[True] * KEPT,
        False,
    ]


async def test_a_line_that_is_not_told_any_more_can_be_taken_away(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await say(live, 9)
    await do(ana, f"tables/{table}/chat", n=1)
    news = await live.until(lambda: next((f for f in live.frames if f.get("gone")), None))
    assert (news["gone"], news["lines"]) == ([1], [])
    await do(ana, f"tables/{table}/chat", n=6)
    for _ in range(2):
        frame = await greeted(ana, table)
        assert (numbers(frame), frame["gone"]) == ([4, 5, 7, 8], [1, 6])
        assert [line["n"] for line in (await look(ana, f"tables/{table}"))["chat"]] == [4, 5, 7, 8]
        await server.restart()
    line = server.server.store.line(table, 1)
    assert line is not None
    assert line.text == ""
    again = await ana.live(table, 0)
    await say(again, 5, first=9)  # line 1 is not kept any more
    assert (await greeted(ana, table))["gone"] == [6]
