"""Tables that nobody looks at rest: they cost nothing, and go on when somebody comes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server import bot_seats
from aquelarre.server.bot_seats import UNWATCHED, WATCHED
from aquelarre.server.crew import AT_ONCE

if TYPE_CHECKING:
    from tests.server.conftest import Serving


async def _settle(server: Serving, table: str, guest: Any) -> None:
    """Until nothing goes on at the table any more; every request lets the loop turn."""
    while not server.table(table).idle:
        await guest.get("/api/games")


async def test_bots_among_themselves_stop_when_nobody_looks_and_go_on_when_somebody_does(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "ALONE", 0.0)
    table, (ana,), (live,) = await server.party("carcassonne", 2, 1)
    await live.close()
    await ana.seat(table, 0, "leave")
    await _settle(server, table, ana)
    before = server.match(table).fingerprint()
    assert not server.match(table).over
    for _ in range(5):
        await ana.get(f"/api/tables/{table}")
    assert server.match(table).fingerprint() == before, "only looking at its summary wakes nobody"
    watcher = await ana.live(table, -1)
    await watcher.until_over()


async def test_bots_go_on_for_a_while_when_the_last_one_has_gone(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.close()
    await ana.seat(table, 0, "leave")
    await _settle(server, table, ana)
    assert server.match(table).over, "with no pace a game is shorter than that while"


async def test_where_all_people_are_away_bots_go_on_until_one_of_them_is_asked(
    server: Serving,
) -> None:
    table, (ana,), (live,) = await server.party("carcassonne", 4, 1)
    question = await live.until_asked()
    path = f"/api/tables/{table}/send?seat=0"
    await live.close()
    answer = {"t": "answer", "id": "x", "question": question["number"]}
    action = question["options"][0]["action"]
    reply = await ana.http.post(path, json={**answer, "action": action})
    assert reply.json()["t"] == "ack"
    await _settle(server, table, ana)
    assert server.match(table).asked == [0]
    again = await ana.live(table, 0)
    await again.play(Dice(1), 3)


async def test_after_a_restart_no_table_is_touched_until_somebody_comes(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice(1), 2)
    before = len(server.match(table).answers)
    await server.restart()
    await ana.get("/api/games")
    assert server.server.hall.loaded() == []
    again = await ana.live(table, 0)
    await again.play(Dice(2))
    assert again.over
    assert len(server.match(table).answers) > before


async def test_the_bots_of_people_who_wait_come_before_those_of_others(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    bots = server.table(table).bots
    assert bots.urgency() == AT_ONCE
    watcher = await ana.live(table, -1)
    await live.close()
    await watcher.until(lambda: not watcher.table["people"][0]["here"], "the person to be gone")
    assert bots.urgency() == WATCHED
    await watcher.close()
    while server.table(table).listeners:
        await ana.get("/api/games")
    assert bots.urgency() == UNWATCHED
