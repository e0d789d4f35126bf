"""Slow games: clocks of hours and days, which outlast the server, and holidays, for which they
stand still. Nothing waits: the hours are set by hand."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.games.walpurgisnacht.rules.setup import Preview
from aquelarre.games.walpurgisnacht.verbs import READY
from aquelarre.kernel import Dice
from aquelarre.server.app import FILE
from aquelarre.server.clock import Timer
from aquelarre.server.holidays import Holidays
from aquelarre.server.records import DAY, Clock

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

HOUR = 3600
ONE_DAY = {"kind": "decision", "seconds": DAY, "extra": 0, "holidays": 14}


class Calendar:
    """A calendar that is set by hand; the steady clock begins anew with each server."""

    now = 1_800_000_000.0

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now - 1_799_999_000.0


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    found = Calendar()
    for module in ("summary", "absence"):
        monkeypatch.setattr(f"aquelarre.server.{module}.time", found)
    return found


async def clock(guest: Guest, table: str) -> dict[str, Any]:
    return (await guest.get(f"/api/tables/{table}"))["clock"]  # type: ignore[no-any-return]


async def begun(server: Serving, **more: Any) -> tuple[str, list[Guest], Live, Live]:
    """A table of two: who is asked, and the other."""
    table, guests, lives = await server.party("carcassonne", 2, 2, **{"clock": ONE_DAY, **more})
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    return table, guests, asked, next(live for live in lives if live is not asked)


async def holiday(guest: Guest, table: str, seat: int, days: int, status: int = 200) -> None:
    await guest.post(f"/api/tables/{table}/holiday", status, seat=seat, days=days)


# -- reckoning ------------------------------------------------------------------------------


def test_a_day_that_has_begun_counts_and_the_others_come_back() -> None:
    own = Holidays(14)
    own.take(0, 5, 1000.0)
    assert (own.spare(0), own.spare(1)) == (9, 14)
    own.end(0, 1000.0 + 1.2 * DAY)
    assert (own.spare(0), own.away) == (12, {})
    own.take(0, 1, 0.0)
    own.end(0, 10.0)
    assert own.spare(0) == 11
    own.take(0, 3, 0.0)
    own.end(0, 99.0 * DAY)
    assert own.spare(0) == 8
    own.forget(0)
    assert own.spare(0) == 14


def slow_timer() -> Timer:
    return Timer(Clock("decision", DAY, 0, 14))


@pytest.mark.parametrize("looked", [False, True])
def test_the_clock_stands_still_on_holiday(looked: bool) -> None:
    """Whether or not anybody looks meanwhile."""
    own = slow_timer()
    own.ask([0, 1], set(), 0.0)
    own.holidays.take(0, 3, 6.0 * HOUR)
    for now in (7 * HOUR, 2 * DAY, 3 * DAY + 5 * HOUR) if looked else ():
        own.ask([0, 1], set(), float(now))
    own.ask([0, 1], set(), 4.0 * DAY)
    assert own.holidays.away == {}
    assert (own.limit(0, 0.0), own.limit(1, 0.0)) == (4.0 * DAY, DAY)
    assert own.of_clock(0, 0.0) == (4.0 * DAY, DAY)


def test_who_is_asked_during_a_holiday_has_all_their_time_afterwards() -> None:
    own = slow_timer()
    own.holidays.take(0, 2, 0.0)
    own.ask([0], set(), 1.0 * DAY)
    assert own.limit(0, 0.0) == 3.0 * DAY
    own.back(0, 1.5 * DAY)
    assert own.limit(0, 0.0) == 2.5 * DAY


def test_two_holidays_during_one_question() -> None:
    own = slow_timer()
    own.ask([0], set(), 0.0)
    for start in (1, 5):
        own.holidays.take(0, 1, float(start * HOUR))
        own.back(0, float((start + 2) * HOUR))
    assert own.limit(0, 0.0) == DAY + 4 * HOUR


@pytest.mark.parametrize("resumed", [1.5, 9.0])
def test_a_pause_during_a_holiday_counts_once(resumed: float) -> None:
    """Paused after a day of two, six hours of the clock having gone by before."""
    own = slow_timer()
    own.ask([0], set(), 0.0)
    own.holidays.take(0, 2, 6.0 * HOUR)
    own.stop(DAY)
    own.ask([], set(), DAY)
    own.ask([0], set(), resumed * DAY)
    free = max(resumed * DAY, 2 * DAY + 6 * HOUR)
    assert own.limit(0, 0.0) == free + 18 * HOUR


def test_a_clock_that_was_kept_goes_on_as_it_stood() -> None:
    own, again, anew = slow_timer(), slow_timer(), slow_timer()
    own.ask([0, 1], set(), 0.0)
    own.wait_longer(1)
    own.holidays.take(0, 2, 100.0)
    kept = own.kept("7 0")
    again.restore(kept, "7 0")
    assert again.kept("7 0") == kept
    assert again.limit(1, 0.0) == 1.5 * DAY
    anew.restore(kept, "8 0")
    assert (anew.limit(1, 0.0), anew.holidays.spare(0)) == (None, 12)


# -- clocks of days -------------------------------------------------------------------------


async def test_nobody_need_be_there_until_the_time_is_up(
    server: Serving, calendar: Calendar
) -> None:
    table, (ana, _), asked, other = await begun(server)
    assert (await clock(ana, table))["left"] == {str(asked.seat): DAY * 1000}
    await asked.close()
    calendar.now += DAY - 1
    assert (await ana.get(f"/api/tables/{table}"))["absent"] == []
    calendar.now += 2
    absent = (await ana.get(f"/api/tables/{table}"))["absent"]
    assert [each["seat"] for each in absent] == [asked.seat]
    assert (await other.ask("vote", vote="wait"))["t"] == "ack"
    assert (await clock(ana, table))["left"] == {str(asked.seat): (DAY // 2 - 1) * 1000}
    calendar.now += DAY
    assert (await other.ask("vote", vote="bot"))["t"] == "ack"
    await other.until(lambda: other.table["people"][asked.seat]["bot"], "a bot to play on")


async def test_the_time_goes_on_while_the_server_does_not(
    server: Serving, calendar: Calendar
) -> None:
    table, (ana, _), asked, _ = await begun(server)
    seat = str(asked.seat)
    calendar.now += 5 * HOUR
    await server.restart()
    calendar.now += 2 * HOUR
    (listed,) = (await ana.get("/api/tables"))["mine"]
    assert not server.server.hall.has(table), "a list brings no table into memory"
    assert listed["clock"]["left"] == {seat: 17 * HOUR * 1000}
    assert (await clock(ana, table))["left"] == {seat: 17 * HOUR * 1000}
    again = await server.guests[asked.seat].live(table, asked.seat)
    await again.play(Dice(1), 1)
    await again.sync()
    for left in (await clock(ana, table))["left"].values():
        assert left == DAY * 1000, "a new decision"


async def test_a_pause_of_a_slow_game_outlasts_a_restart(
    server: Serving, calendar: Calendar
) -> None:
    table, (ana, _), asked, _ = await begun(server)
    calendar.now += 20 * HOUR
    await ana.post(f"/api/tables/{table}/pause", paused=True)
    await server.restart()
    calendar.now += 30 * DAY
    assert (await clock(ana, table))["left"] == {}
    await ana.post(f"/api/tables/{table}/pause", paused=False)
    least = DAY // 4 * 1000  # to be found again
    assert (await clock(ana, table))["left"] == {str(asked.seat): least}


@pytest.mark.parametrize(
    "nonsense",
    [
        "[[[",
        "[" * 100_000,
        '{"since": {"0": 1e308, "1": 1e308}}',
        '{"since": {"0": 1, "1": 1}, "away": {"0": {"start": 0, "until": 1e300}}}',
        '{"used": {"0": -5}}',
    ],
)
async def test_what_is_kept_of_a_clock_may_be_nonsense(
    server: Serving, calendar: Calendar, nonsense: str
) -> None:
    """Then everybody is asked anew."""
    table, (ana, _), asked, _ = await begun(server)
    await server.stop()
    with closing(sqlite3.connect(Path(server.config.data) / FILE)) as connection, connection:
        assert connection.execute("UPDATE slow SET data = ?", (nonsense,)).rowcount == 1
    await server.start()
    calendar.now += DAY
    assert (await ana.get("/api/tables"))["mine"][0]["clock"]["left"] == {}
    await ana.live(table, 0)
    assert (await clock(ana, table))["left"] == {str(asked.seat): DAY * 1000}


async def test_clocks_of_minutes_keep_nothing(server: Serving, calendar: Calendar) -> None:
    table, (ana, _), asked, _ = await begun(
        server, clock={"kind": "decision", "seconds": 300, "extra": 0, "holidays": 14}
    )
    assert server.server.store.slow(table) is None
    assert (await clock(ana, table))["spare"] == {}
    await holiday(server.guests[asked.seat], table, asked.seat, 1, 409)


# -- holidays -------------------------------------------------------------------------------


async def test_everybody_sees_who_is_away_until_when(server: Serving, calendar: Calendar) -> None:
    table, guests, asked, other = await begun(server)
    seat = str(asked.seat)
    calendar.now += 6 * HOUR
    await holiday(guests[asked.seat], table, asked.seat, 3)
    until = int(calendar.now + 3 * DAY)
    for live in (asked, other):
        await live.sync()
        assert live.table["clock"]["away"] == {seat: until}
        assert live.table["clock"]["spare"] == {seat: 11, str(other.seat): 14}
    calendar.now += 2 * DAY
    assert (await clock(guests[0], table))["left"] == {seat: 18 * HOUR * 1000}
    await server.restart()
    (listed,) = (await guests[0].get("/api/tables"))["mine"]
    assert listed["clock"]["away"] == {seat: until}
    assert listed["clock"]["left"] == {seat: 18 * HOUR * 1000}
    calendar.now += DAY + HOUR
    found = await clock(guests[0], table)
    assert (found["away"], found["left"]) == ({}, {seat: 17 * HOUR * 1000})
    await guests[0].live(table, 0)
    assert (await clock(guests[0], table))["left"] == {seat: 17 * HOUR * 1000}


async def test_who_comes_back_early_keeps_their_days(server: Serving, calendar: Calendar) -> None:
    table, guests, asked, _ = await begun(server)
    own, seat = guests[asked.seat], asked.seat
    await holiday(own, table, seat, 10)
    calendar.now += DAY + HOUR
    await holiday(own, table, seat, 0)
    found = await clock(own, table)
    assert (found["away"], found["spare"][str(seat)]) == ({}, 12)
    assert found["left"] == {str(seat): DAY * 1000}
    await holiday(own, table, seat, 0)  # once more: nothing is wrong with that


async def test_who_plays_is_back(server: Serving, calendar: Calendar) -> None:
    table, guests, asked, _ = await begun(server)
    await holiday(guests[asked.seat], table, asked.seat, 2)
    await asked.play(Dice(1), 1)
    found = await clock(guests[0], table)
    assert (found["away"], found["spare"][str(asked.seat)]) == ({}, 13)
    await server.restart()
    assert (await clock(guests[0], table))["away"] == {}


async def test_who_has_no_right_to_holidays(server: Serving, calendar: Calendar) -> None:
    table, guests, asked, other = await begun(server)
    own, stranger = guests[asked.seat], server.guest("Eve")
    await holiday(stranger, table, asked.seat, 1, 403)
    await holiday(guests[other.seat], table, asked.seat, 1, 403)
    await holiday(own, table, -1, 1, 400)
    await holiday(own, table, asked.seat, 61, 400)
    await holiday(own, table, asked.seat, 15, 409)
    await holiday(own, table, asked.seat, 14)
    await holiday(own, table, asked.seat, 1, 409)
    await holiday(own, table, asked.seat, 0)
    await guests[0].post(f"/api/tables/{table}/pause", paused=True)
    await holiday(own, table, asked.seat, 1, 409)
    await guests[0].post(f"/api/tables/{table}/pause", paused=False)
    calendar.now += 2 * DAY  # when the time is up it is too late
    await holiday(own, table, asked.seat, 1, 409)


async def test_a_bot_has_no_holidays_and_who_comes_has_their_own(
    server: Serving, calendar: Calendar
) -> None:
    table, guests, asked, _ = await begun(server)
    own, seat = guests[asked.seat], asked.seat
    await holiday(own, table, seat, 4)
    await own.seat(table, seat, "bot")
    await holiday(own, table, seat, 1, 409)
    found = await clock(own, table)
    assert (found["away"], str(seat) in found["spare"]) == ({}, False)
    await own.seat(table, seat, "back")
    assert (await clock(own, table))["spare"][str(seat)] == 13, "the day had begun"
    await own.seat(table, seat, "leave")
    invite = (await guests[0].post(f"/api/tables/{table}/invite"))["invite"]
    await server.guest("Dee").join(table, invite, seat)
    assert (await clock(guests[0], table))["spare"][str(seat)] == 14


async def test_holidays_that_are_not_kept_have_not_begun(
    server: Serving, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests, asked, _ = await begun(server)

    async def full(*changes: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(server.server.store, "write", full)
    await holiday(guests[asked.seat], table, asked.seat, 4, 500)
    found = await clock(guests[0], table)
    assert (found["away"], found["spare"][str(asked.seat)]) == ({}, 14)
    monkeypatch.undo()


async def test_a_rematch_has_the_same_clock_and_new_holidays(
    server: Serving, calendar: Calendar
) -> None:
    table, (ana, bea), (at_ana, _) = await server.party("walpurgisnacht", 3, 2, clock=ONE_DAY)
    await holiday(bea, table, 1, 2)
    await bea.seat(table, 1, "bot")
    await at_ana.play(Dice(3))
    made = await ana.post(f"/api/tables/{table}/rematch")
    found = await clock(ana, made["table"])
    assert {name: found[name] for name in ONE_DAY} == ONE_DAY
    assert found["spare"] == {"0": 14} or found["spare"] == {"0": 14, "1": 14}


# -- silence --------------------------------------------------------------------------------


async def test_silence_counts_after_the_time_for_a_decision(
    server: Serving, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has closed the page for the night is not passed over because somebody else looks in."""
    monkeypatch.setattr(Preview, "grace", 0.01)
    monkeypatch.setattr(Preview, "lapse", READY.base)
    table, guests, lives = await server.party("walpurgisnacht", 3, 3, clock=ONE_DAY)
    await lives[0].answer(READY.base)
    await holiday(guests[2], table, 2, 2)
    calendar.now += DAY - 1
    await server.restart()

    async def looked_in() -> Live:
        """Somebody opens the page: by now all has happened that had to."""
        live = await guests[1].live(table, 1)
        await live.sync()
        return live

    for later in (0, 2, DAY - HOUR):  # the last two while somebody is on holiday
        calendar.now += later
        live = await looked_in()
        assert live.question["key"] == Preview.key
        shown = await clock(guests[0], table)
        assert (shown["grace"], shown["left"]) == (None, {}), "nobody sees who has passed"
        (listed,) = (await guests[0].get("/api/tables"))["mine"]
        assert listed["clock"]["left"] == {}
        await live.close()
    calendar.now += 2 * HOUR
    live = await looked_in()
    await live.until_past(Preview.key)
