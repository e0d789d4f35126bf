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
from aquelarre.lab.assistant.guest import Guest, position, told_to
from aquelarre.lab.assistant.hall import Hall, NearSeat
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
