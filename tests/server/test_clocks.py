"""Clocks: for a decision, for the whole game; they stand still while nobody can play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.test_limits import NEVER, limits

from aquelarre.kernel import Dice
from aquelarre.server.limits import Rate

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving


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
    for module in ("summary", "absence"):
        monkeypatch.setattr(f"aquelarre.server.{module}.time", found)
    return found


async def test_the_table_is_told_when_the_time_for_a_decision_is_up(
    server: Serving, hours: Hours
) -> None:
    limit = {"kind": "decision", "seconds": 1, "extra": 0}
    table, _, lives = await server.party("carcassonne", 2, 2, clock=limit)
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    assert asked.table["clock"]["left"][str(asked.seat)] == 1000
    hours.now += 1  # what wakes the table has a clock of its own, and looks at this one
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
    for paused in (True, True, False):  # twice: two people may press it
        await ana.post(f"/api/tables/{table}/pause", paused=paused)
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


DECISION = {"kind": "decision", "seconds": 60, "extra": 0}


async def asked_of(lives: list[Live]) -> Live:
    for live in lives:
        await live.sync()
    return next(live for live in lives if live.my_turn())


async def test_after_a_pause_nobody_is_overdue_at_once(server: Serving, hours: Hours) -> None:
    """Whoever had no time left has a moment to come back to the game, and no more than that."""
    table, guests, lives = await server.party("carcassonne", 2, 2, clock=DECISION)
    asked = await asked_of(lives)
    other = guests[1 - asked.seat]
    for _ in range(2):
        hours.now += 100
        await other.post(f"/api/tables/{table}/pause", paused=True)
        hours.now += 1000
        await other.post(f"/api/tables/{table}/pause", paused=False)
        await asked.sync()
        assert asked.table["absent"] == []
        assert asked.table["clock"]["left"][str(asked.seat)] == 30_000
    hours.now += 31
    await server.guest().live(table, -1)
    await asked.sync()
    assert [each["seat"] for each in asked.table["absent"]] == [asked.seat]


@pytest.mark.parametrize("seconds", [60, 7 * 24 * 3600])
async def test_nobody_comes_to_more_time_by_pausing(
    server: Serving, hours: Hours, seconds: int
) -> None:
    """Else one could pause a game whenever time is nearly up, and let it go on, for ever."""
    clock = {"kind": "decision", "seconds": seconds, "extra": 0}
    table, guests, lives = await server.party("carcassonne", 2, 2, clock=clock)
    asked = await asked_of(lives)
    hours.now += seconds - 5
    for paused in (True, False):
        await guests[asked.seat].post(f"/api/tables/{table}/pause", paused=paused)
        hours.now += 1000 * paused
    await asked.sync()
    assert asked.table["clock"]["left"][str(asked.seat)] == 5_000


@pytest.mark.parametrize("kind", ["decision", "bank"])
async def test_nobody_comes_to_more_time_by_taking_back(
    server: Serving, hours: Hours, kind: str
) -> None:
    """Else one could answer whenever time is nearly up, and take it back, for ever."""
    clock = {"kind": kind, "seconds": 60, "extra": 0}
    _, _, lives = await server.party("carcassonne", 2, 2, clock=clock)
    asked = await asked_of(lives)
    first = asked.question
    for left in (40_000, 20_000):
        hours.now += 10
        assert (await asked.answer(first["options"][0]["action"]))["t"] == "ack"
        await asked.until(lambda: asked.question["number"] > first["number"], "the next question")
        hours.now += 10
        assert (await asked.ask("undo"))["t"] == "ack"
        await asked.until(lambda: asked.question["number"] == first["number"], "the first again")
        assert asked.table["clock"]["left"][str(asked.seat)] == left
    hours.now += 20
    await server.guest().live(asked.table["table"], -1)
    await asked.until(lambda: asked.table["absent"], "the time to be up")


async def test_nobody_keeps_all_others_from_playing_by_pausing(house: Any) -> None:
    async with house(limits=limits(pauses=Rate(2, NEVER))) as server:
        table, (ana, bea), _ = await server.party("carcassonne", 2, 2)
        for status in (200, 200, 429):
            await ana.post(f"/api/tables/{table}/pause", status, paused=True)
            await bea.post(f"/api/tables/{table}/pause", paused=False)
        assert server.table(table).record.status == "playing"
        await bea.post(f"/api/tables/{table}/pause", paused=True)
        await ana.post(f"/api/tables/{table}/pause", paused=False)


async def test_what_a_vote_gave_outlasts_a_pause(server: Serving, hours: Hours) -> None:
    table, (ana, _), lives = await server.party("carcassonne", 2, 2, clock=DECISION)
    asked = await asked_of(lives)
    other = next(live for live in lives if live is not asked)
    hours.now += 61
    assert (await other.ask("vote", vote="wait"))["t"] == "ack"
    for paused in (True, False):
        await ana.post(f"/api/tables/{table}/pause", paused=paused)
    await asked.sync()
    assert asked.table["clock"]["left"][str(asked.seat)] == 59_000


async def test_who_plays_alone_with_bots_is_never_overdue(server: Serving, hours: Hours) -> None:
    """Nobody could decide anything about them."""
    table, _, (live,) = await server.party("carcassonne", 2, 1, clock=DECISION)
    await live.until_asked()
    hours.now += 1000
    await server.guest().live(table, -1)
    await live.sync()
    assert (live.table["absent"], live.table["clock"]["left"]) == ([], {})


async def test_an_answer_after_the_replacement_is_refused(
    server: Serving, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even before the bot has answered: until the person says that they are back."""
    table, (ana, bea), lives = await server.party("carcassonne", 2, 2, clock=DECISION)
    monkeypatch.setattr(server.table(table).bots, "wake", lambda: None)  # it thinks for long
    asked = await asked_of(lives)
    other = next(live for live in lives if live is not asked)
    hours.now += 61
    assert (await other.ask("vote", vote="bot"))["t"] == "ack"
    action = asked.question["options"][0]["action"]
    for refused in (await asked.answer(action), await asked.ask("undo")):
        assert (refused["t"], refused["error"]) == ("refused", "error-bot-plays")
    await (ana, bea)[asked.seat].seat(table, asked.seat, "back")
    assert (await asked.answer(action))["t"] == "ack"


async def test_a_command_that_was_done_is_acknowledged_after_the_replacement(
    server: Serving,
) -> None:
    """It came twice, and in between a bot was asked to play on."""
    table, (ana, bea), lives = await server.party("carcassonne", 2, 2)
    asked = await asked_of(lives)
    number, action = asked.question["number"], asked.question["options"][0]["action"]
    assert (await asked.answer(action, number, id="once"))["t"] == "ack"
    await (ana, bea)[asked.seat].seat(table, asked.seat, "bot", bot="random")
    assert (await asked.answer(action, number, id="once"))["t"] == "ack"
