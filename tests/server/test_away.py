"""While somebody was away: what has happened since they looked last is told step by step, as their
seat was told it and saw it then, on whichever device they come back."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.people import PATIENCE, any_of

from aquelarre.kernel import Dice
from aquelarre.server.limits import Limits, Rate
from aquelarre.server.recaps import shown_steps

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Opened, Serving

Data = dict[str, Any]
LATELY = {"briefly": 0.0}  # nobody has to be away for long


@pytest.fixture
def house(house: Opened, kept: str) -> Opened:
    """With tables in a file, or in a database."""
    return partial(house, store=kept)


def path(table: str, seat: int, since: int) -> str:
    return f"/api/tables/{table}/away?seat={seat}&since={since}"


async def told(guest: Guest, table: str, seat: int, since: int, status: int = 200) -> Data:
    found: Data = await guest.get(path(table, seat, since), status)
    return found


async def sees(live: Live) -> int:
    """The page has shown everything to whoever sits there."""
    events, start = len(live.events), len(live.frames)
    await live.send(t="seen", events=events)
    await live.until(lambda: any(x["t"] == "pong" for x in live.frames[start:]), "a pong")
    return events


async def asked(lives: list[Live]) -> Live:
    """Whoever is asked first of these."""
    found = await any_of(lives, lambda live: live.my_turn(), "to be asked")
    return min(found, key=lambda live: live.seat)


async def moves(lives: list[Live], count: int) -> None:
    """So many answers of those who are asked, one after the other."""
    for number in range(count):
        await (await asked(lives)).play(Dice(number), 1)
        for each in lives:
            await each.sync()


async def test_who_comes_back_is_offered_what_has_happened(house: Opened) -> None:
    async with house(**LATELY) as server:
        table, (ana, _), lives = await server.party("carcassonne", 2, 2)
        assert "away" not in lives[0].frames[0], "nothing has happened yet"
        since = await sees(lives[0])
        await lives[0].close()
        before = lives[1].position["events"]
        assert before == since
        while not lives[1].my_turn():  # the game begins with whoever it likes
            lives[0] = await ana.live(table, 0)
            await lives[0].play(Dice(3), 1)
            since = await sees(lives[0])
            await lives[0].close()
            await lives[1].sync()
        await lives[1].play(Dice(1), 1)
        again = await ana.live(table, 0)
        away = again.last["away"]
        assert away["since"] == since
        assert away["steps"] >= 1
        found = await told(ana, table, 0, away["since"])
        assert found["count"] == away["steps"]
        assert found["start"]["events"] == since
        assert [n for frame in found["frames"] for n in (e["n"] for e in frame["events"])] == list(
            range(since, len(again.events))
        )
        assert found["frames"][-1]["position"]["view"] == again.position["view"]
        # offered, not forced: until it is looked at it is offered again, and then no more
        assert (await ana.live(table, 0)).last["away"] == away
        await sees(again)
        assert "away" not in (await ana.live(table, 0)).last


async def test_it_is_kept_with_the_seat_for_any_device_and_through_a_restart(
    house: Opened,
) -> None:
    async with house(**LATELY) as server:
        table, (ana, _), lives = await server.party("carcassonne", 2, 2)
        since = await sees(lives[0])
        await moves(lives, 3)
        for live in lives:
            await live.close()
        await server.restart()
        assert rows(server, table) == {0: since, 1: 0}
        assert (await ana.live(table, 0)).last["away"]["since"] == since
        code = (await ana.post(f"/api/tables/{table}/pass", seat=0))["pass"]
        phone = server.guest("Ana")
        await phone.post(f"/api/tables/{table}/claim", **{"pass": code})
        assert (await phone.live(table, 0)).last["away"]["since"] == since


def rows(server: Serving, table: str) -> dict[int, int]:
    asked = 'SELECT seat, events FROM looked WHERE "table" = ?'
    return dict(server.store._reading.execute(asked, (table,)).fetchall())


async def test_it_is_written_when_the_last_page_goes(house: Opened) -> None:
    async with house(**LATELY) as server:
        table, _, lives = await server.party("carcassonne", 2, 2)
        await moves(lives, 2)
        since = await sees(lives[0])
        await lives[0].close()
        await lives[1].until(lambda: not lives[1].table["people"][0]["here"], "they have gone")
        await lives[1].ask("say", text="after that")  # one thing after the other at a table
        assert rows(server, table) == {0: since, 1: 0}


async def test_who_was_here_a_moment_ago_is_offered_nothing(house: Opened) -> None:
    async with house() as server:
        table, (ana, _), lives = await server.party("carcassonne", 2, 2)
        await sees(lives[0])
        await lives[0].close()
        await lives[1].until(lambda: not lives[1].table["people"][0]["here"], "they have gone")
        server.table(table).comebacks.see(0, 0)
        await moves([lives[1], await ana.live(table, 0)], 2)
        for live in server.guests[0].lives:
            await live.close()
        await lives[1].until(lambda: not lives[1].table["people"][0]["here"], "they have gone")
        assert "away" not in (await ana.live(table, 0)).last
        await server.restart()  # nobody knows any more when that was
        assert "away" in (await ana.live(table, 0)).last


async def at_rest(server: Serving, table: str, live: Live) -> None:
    """The bots have done what they do, and the page has heard of it."""
    await live.until_asked()
    match = server.match(table)
    async with asyncio.timeout(PATIENCE):
        while set(match.asked) - {live.seat} or len(live.events) < len(match.events):
            await asyncio.sleep(0.01)
    await live.sync()


@pytest.mark.parametrize("game", ["new_salem", "carcassonne", "las_brujas", "discworld_witches"])
async def test_everything_is_as_the_seat_was_shown_it_then(house: Opened, game: str) -> None:
    """A page that was open all the time was sent each board and each line that is told later; and
    nothing else is told. So a recap knows no more than the seat did."""
    seats = {"las_brujas": 5}.get(game, 3)
    async with house(**LATELY) as server:
        table, (ana,), (live,) = await server.party(game, seats, 1)
        for number in range(12):
            if not await live.play(Dice(number), 1) or live.over:
                break
        await at_rest(server, table, live)
        assert not live.over
        shown: dict[int, list[Data]] = {}
        for frame in live.frames:
            if frame["t"] == "update":
                position = frame["position"]
                shown.setdefault(position["events"], []).append(position["view"])
        found = await told(ana, table, 0, 0)
        frames = list(found["frames"])
        while len(frames) < found["count"]:
            frames += (await told(ana, table, 0, frames[-1]["upto"]))["frames"]
        assert len(frames) == found["count"] > 3
        lines = [event for frame in frames for event in frame["events"]]
        assert lines == live.events[: len(lines)]
        seen = [frame for frame in frames if frame["upto"] in shown]
        assert len(seen) > 3
        for frame in seen:
            assert frame["position"]["view"] in shown[frame["upto"]]
            assert frame["position"]["question"] is None


async def test_a_game_of_memory_shows_no_earlier_board_and_no_face(house: Opened) -> None:
    """Whoever was away has not seen the cards that lay open meanwhile."""
    async with house(**LATELY) as server:
        table, (ana, *_), lives = await server.party("walpurgisnacht", 3, 3)
        await sees(lives[0])
        await moves(lives, 14)
        again = await ana.live(table, 0)
        found = await told(ana, table, 0, 0)
        assert found["start"] is None
        assert {frame["position"] for frame in found["frames"]} == {None}
        lines = [event for frame in found["frames"] for event in frame["events"]]
        assert lines == again.events[: len(lines)], "no more than a page that comes now is told"
        heard = {event["n"]: event for live in lives[:1] for event in events_of(live)}
        assert any(event["known"] and not lines[n]["known"] for n, event in heard.items()), (
            "nothing was forgotten: this shows nothing"
        )


def events_of(live: Live) -> list[Data]:
    """Every event as it was told first."""
    first: dict[int, Data] = {}
    for frame in live.frames:
        for event in frame.get("events", []) if frame["t"] == "update" else []:
            first.setdefault(event["n"], event)
    return list(first.values())


async def test_what_was_taken_back_has_not_been_seen(house: Opened) -> None:
    async with house(**LATELY) as server:
        table, (ana, bea), lives = await server.party("carcassonne", 2, 2)
        mover = await asked(lives)
        other = lives[1 - mover.seat]
        before = await sees(other)
        await mover.play(Dice(1), 1)
        await other.sync()
        assert await sees(other) > before
        reply = await mover.ask("undo", question=-1)
        assert reply["t"] == "ack", reply
        await other.sync()
        guest = (ana, bea)[other.seat]
        assert "away" not in (await guest.live(table, other.seat)).last
        await mover.play(Dice(2), 1)
        assert (await guest.live(table, other.seat)).last["away"]["since"] == before
        await server.restart()
        assert (await guest.live(table, other.seat)).last["away"]["since"] == before


async def test_who_sits_down_later_is_shown_nothing_of_the_time_before(house: Opened) -> None:
    async with house(**LATELY) as server:
        table, (ana, bea), lives = await server.party("new_salem", 4, 2)
        await moves(lives, 4)
        await bea.seat(table, 1, "leave")
        cid = server.guest("Cid")
        code = (await ana.post(f"/api/tables/{table}/invite"))["invite"]
        await cid.join(table, code, 1)
        sat = next(
            line["events"]
            for line in (await cid.get(f"/api/tables/{table}"))["comings"]
            if line["what"] == "sat"
        )
        assert sat > 0
        live = await cid.live(table, 1)
        assert live.last.get("away", {"since": sat})["since"] == sat
        found = await told(cid, table, 1, 0)
        assert found["since"] == sat
        assert all(event["n"] >= sat for frame in found["frames"] for event in frame["events"])


async def test_nobody_else_may_ask_and_only_while_it_runs(house: Opened) -> None:
    async with house(**LATELY) as server:
        table, (ana, bea), _ = await server.party("new_salem", 4, 2)
        await moves(ana.lives + bea.lives, 2)
        assert (await told(bea, table, 0, 0, 403))["error"] == "error-not-yours"
        assert (await told(ana, table, -1, 0, 400))["error"] == "error-bad-request"
        assert (await told(server.guest(), table, 0, 0, 403))["error"] == "error-not-yours"
        assert (await told(ana, table, 0, 10**6))["count"] == 0
        made = await ana.make("carcassonne", 2)
        assert (await told(ana, made["table"], 0, 0, 409))["error"] == "error-not-now"
        watching = await ana.live(table, -1)
        await watching.send(t="seen", events=3)
        await watching.until(
            lambda: watching.frames[-1].get("error") == "error-not-yours", "a refusal"
        )
        over, (eva,), (live,) = await server.party("carcassonne", 2, 1)
        await live.play(Dice(1))
        assert live.over
        assert (await told(eva, over, 0, 0, 409))["error"] == "error-not-now"
        assert "away" not in (await eva.live(over, 0)).last


async def test_it_has_a_rate(house: Opened) -> None:
    limits = Limits(replays=Rate(2, 0.0))
    async with house(limits=limits) as server:
        table, (ana,), _ = await server.party("carcassonne", 2, 1)
        for _ in range(2):
            await told(ana, table, 0, 0)
        assert (await told(ana, table, 0, 0, 429))["error"] == "error-too-much"


async def test_a_learner_is_offered_nothing(house: Opened) -> None:
    async with house(**LATELY) as server:
        ana = server.guest("Ana")
        made = await ana.post("/api/lessons", game="carcassonne", lesson="", name="Ana")
        assert "away" not in (await ana.live(made["table"], made["seat"])).last


def test_steps_are_those_in_which_something_was_told() -> None:
    assert shown_steps([4, 4, 7, 7, 9], 4) == [2, 4]
    assert shown_steps([4, 4, 7, 7, 9], 0) == [0, 2, 4]
    assert shown_steps([4, 4, 7, 7, 9], 5) == [2, 4]
    assert shown_steps([4, 4, 7, 7, 9], 9) == []
