"""Clocks: for a decision, for the whole game; they stand still while nobody can play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aquelarre.kernel import Dice

if TYPE_CHECKING:
    from tests.server.conftest import Serving


class Hours:
    """A clock that is set by hand."""

    now = 5000.0

    def monotonic(self) -> float:
        return self.now

    time = monotonic


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """The clock of the tables."""
    found = Hours()
    for module in ("live", "summary", "absence"):
        monkeypatch.setattr(f"aquelarre.server.{module}.time", found)
    return found


async def test_the_table_is_told_when_the_time_for_a_decision_is_up(server: Serving) -> None:
    limit = {"kind": "decision", "seconds": 1, "extra": 0}
    table, _, lives = await server.party("carcassonne", 2, 2, clock=limit)
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    assert 0 < asked.table["clock"]["left"][str(asked.seat)] <= 1000
    await lives[0].until(lambda: lives[0].table["absent"], "the time to be up")
    assert (await asked.ask("vote", vote="wait"))["error"] == "error-not-now"
    assert (await asked.answer(asked.question["options"][0]["action"]))["t"] == "ack"
    assert server.table(table).course.length > 0


async def test_a_bank_counts_the_time_of_each_person(server: Serving, hours: Hours) -> None:
    limit = {"kind": "bank", "seconds": 600, "extra": 0}
    table, _, (live,) = await server.party("carcassonne", 2, 1, clock=limit)
    for number in range(5):
        await live.until_asked()
        hours.now += 2
        await live.play(Dice(number), 1)
    people = server.table(table).people
    assert people[0].used_ms == 10_000
    assert people[1].used_ms == 0, "bots have no clock"
    stored = server.server.store.table(table)
    assert stored is not None
    assert stored.people[0].used_ms == people[0].used_ms


async def test_a_pause_does_not_give_time_back(server: Serving, hours: Hours) -> None:
    limit = {"kind": "bank", "seconds": 600, "extra": 0}
    table, (ana, _), lives = await server.party("carcassonne", 2, 2, clock=limit)
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    hours.now += 100
    await ana.post(f"/api/tables/{table}/pause", paused=True)
    await ana.post(f"/api/tables/{table}/pause", paused=False)
    await asked.sync()
    assert asked.table["clock"]["left"][str(asked.seat)] <= 500_000


async def test_clocks_stand_still_while_the_server_is_down(server: Serving, hours: Hours) -> None:
    bank = {"kind": "bank", "seconds": 600, "extra": 0}
    table, _, lives = await server.party("carcassonne", 2, 2, clock=bank)
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    hours.now += 120
    await asked.play(Dice(1), 1)
    assert server.table(table).people[asked.seat].used_ms == 120_000
    await server.stop()
    hours.now += 3600
    await server.start()
    for place, live in enumerate(lives):
        await live.until_closed()
        lives[place] = await server.guests[place].live(table, live.seat, live)
    for live in lives:
        await live.sync()
    left = lives[0].table["clock"]["left"]
    asked_now = next(live for live in lives if live.my_turn())
    used = 120_000 if asked_now.seat == asked.seat else 0
    assert left[str(asked_now.seat)] == 600_000 - used
    assert lives[0].table["absent"] == []
