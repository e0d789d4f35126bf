"""An assistant in a league: it comes in through the Model Context Protocol, and is rated."""

from __future__ import annotations

import asyncio
import importlib.util
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

from aquelarre.kernel import Dice, Told, Window
from aquelarre.kernel.catalog import find, names
from aquelarre.lab.assistant import guest
from aquelarre.lab.assistant import hall as halls
from aquelarre.lab.assistant.desk import Desk, DeskError
from aquelarre.lab.assistant.guest import Guest, position, told_to
from aquelarre.lab.assistant.hall import Hall, HallDesk, NearSeat
from aquelarre.lab.league.plan import plan_of, table_of
from aquelarre.lab.league.running import run
from aquelarre.lab.text.page import Page
from aquelarre.lab.text.sight import told
from aquelarre.laws.doors import check_door
from aquelarre.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "mcp_player.py"
KIND = "aquelarre.lab.assistant.guest:Guest"


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    monkeypatch.setattr(halls, "CLOSING", 60.0)  # who is slow to read is waited for
    opened = Hall("en", 0)
    monkeypatch.setattr(guest, "_halls", [opened])
    yield opened
    opened.close()


def example() -> Any:
    spec = importlib.util.spec_from_file_location("mcp_player", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_a_script_plays_a_league_through_mcp(hall: Hall, tmp_path: Path) -> None:
    """Three seats, so that it has two of them in one of the games: each is a seat of its own."""
    plan = plan_of([table_of(find("walpurgisnacht"), 3, {})], [KIND, "random"], rounds=1, seed="x")
    found: list[Any] = []

    def play() -> None:
        found.append(run(plan, tmp_path / "league"))
        hall.close()

    league = threading.Thread(target=play)
    league.start()
    asyncio.run(example().in_league(hall.address))
    league.join()
    (standings,) = found
    assert standings.games == 2
    assert {row.games for row in standings.ratings(0)} == {2}


def test_a_hall_that_closes_leaves_nothing_under_way(hall: Hall) -> None:
    """Or Python tells of it when the league ends: what watches over a stream goes on for ever."""
    watching = asyncio.run_coroutine_threadsafe(asyncio.Event().wait(), hall._loop)
    hall.close()
    assert watching.cancelled()
    assert not asyncio.all_tasks(hall._loop)


def test_where_nobody_else_sits_nobody_is_said_to_be_told() -> None:
    match = Match(find("carcassonne"), 2, seed=1)
    seat = NearSeat(match.game, 0, 2, dict(match.state.settings))
    for lang, said in (("en", "assistant sits there"), ("es", "asistente")):
        assert said in Desk("http://localhost", lang).add(seat)  # type: ignore[arg-type]
        assert said not in HallDesk(lang).add(seat)  # type: ignore[arg-type]


def test_who_takes_another_seat_may_still_read_how_the_last_game_ended() -> None:
    """Who plays several seats at once asks for the next one when it likes."""
    asyncio.run(read_late())


async def read_late() -> None:
    match = Match(find("carcassonne"), 2, seed=1)
    desk, asked = HallDesk("en"), match.asked[0]
    seats = [NearSeat(match.game, asked, 2, match.settings) for _ in range(3)]
    desk.free.extend(seats)
    name = example().SEAT.findall(await desk.take("league", ""))[0]
    end = {"over": True, "question": None, "returns": [1.0, -1.0]}
    seats[0].position = {**position(match.window(asked), []), **end}
    await desk.take("league", "")
    assert desk.unread() == {name}
    assert "## The end" in await desk.wait(name, 0)
    assert desk.unread() == set()
    await desk.take("league", "")
    with pytest.raises(DeskError):
        await desk.look(name)


def test_a_hall_stays_open_until_the_end_was_read(hall: Hall) -> None:
    """The last answer ends the game, and the league with it: who gave it has not looked yet."""
    asyncio.run(closed_early(hall))


async def closed_early(hall: Hall) -> None:
    match = Match(find("carcassonne"), 2, seed=1)
    seat = NearSeat(match.game, match.asked[0], 2, match.settings)
    hall.offer(seat)
    end = {"over": True, "question": None, "returns": [1.0, -1.0]}
    async with Client(hall.address) as client:
        said = await client.call_tool("take_seat", {"link": "league"})
        name = example().SEAT.findall(getattr(said.content[0], "text", ""))[0]
        hall.show(seat, {**position(match.window(match.asked[0]), []), **end}, [], None)
        closing = asyncio.create_task(asyncio.to_thread(hall.close))
        while not hall.desk.closed:
            await asyncio.sleep(0)
        assert not hall._server.should_exit
        said = await client.call_tool("wait", {"seat": name, "seconds": 0})
        assert "## The end" in getattr(said.content[0], "text", "")
        await closing


def test_what_is_not_for_a_league_is_refused_in_a_sentence(hall: Hall) -> None:
    asyncio.run(refusals(hall))


async def refusals(hall: Hall) -> None:
    seat = NearSeat(find("carcassonne"), 0, 2, {})
    hall.offer(seat)
    async with Client(hall.address) as client:

        async def said(tool: str, **arguments: Any) -> str:
            told = await client.call_tool(tool, arguments)
            return "\n".join(getattr(part, "text", "") for part in told.content)

        assert "A league is played here" in await said("games")
        assert "take_seat" in await said("create_table", game="carcassonne")
        name = example().SEAT.findall(await said("take_seat", link="league"))[0]
        assert "Nobody waits" in await said("answer", seat=name, number=1)
        assert "nobody hears" in await said("say", seat=name, text="Hello?")
        assert "Nothing has changed" in await said("wait", seat=name, seconds=0)


def test_an_assistant_that_leaves_or_does_not_come_ends_the_league(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(guest.PATIENCE, "0")
    match = Match(find("walpurgisnacht"), 3, seed=1)
    with pytest.raises(guest.GuestMissing):
        Guest(Dice(1)).answer(match.window(match.asked[0]))


def test_what_could_be_said_is_offered_with_the_question(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who answers then has answered; who speaks up is asked again."""
    match = Match(find("las_brujas"), 5, seed=1)
    while not any(match.window(seat).asides() for seat in match.asked):
        match.play(match.asked[0], match.window(match.asked[0]).options()[0])
    seat = next(seat for seat in match.asked if match.window(seat).asides())
    window = match.window(seat)
    player = Guest(Dice(1))
    for choice in (window.asides()[0], window.options()[0]):
        monkeypatch.setattr(Guest, "_ask", lambda self, window, asides, choice=choice: choice)
        assert player.aside(window) == (choice if choice in window.asides() else None)
    monkeypatch.setattr(Guest, "_ask", None)
    assert player.answer(window) == window.options()[0]


def read_by(window: Window[Any], heard: list[Told]) -> bytes:
    """The whole text that an assistant on this seat reads."""
    seat = NearSeat(window.game, window.seat, window.seats, window.settings)
    seat.position = position(window, window.asides())
    page = Page(window.game, "en", window.seat, seat.names)
    events = [told(window.game, each) for each in told_to(window.game, heard)]
    return page.whole(seat.sight, events, []).encode()


@pytest.mark.parametrize("game", sorted(names()))
def test_a_guest_is_told_no_secrets(game: str) -> None:
    check_door(find(game), read_by, pairs=20, seed=7)


@pytest.mark.deep
@pytest.mark.parametrize("game", sorted(names()))
def test_a_guest_is_told_no_secrets_in_many_pairs(game: str) -> None:
    apart = check_door(find(game), read_by, pairs=500, seed=8)
    assert apart > 100 or not find(game).secrets
