"""The engine protocol over the network: a program in any language takes a seat with a link."""

from __future__ import annotations

import asyncio
import json
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aquelarre.bots.engine.command import command_of
from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find, names
from aquelarre.lab import joining as joining_module
from aquelarre.lab.far import Link, Turned
from aquelarre.lab.joining import EngineLeft, Joining
from aquelarre.laws.doors import check_door
from aquelarre.match import Match
from aquelarre.server import frames
from aquelarre.server.engine_door import FAULTS
from aquelarre.server.interpreter import Interpreter

if TYPE_CHECKING:
    from tests.server.conftest import Serving

ENGINE = Path(__file__).parents[2] / "examples" / "engine_python" / "engine.py"
PATIENCE = 120.0  # seconds
SAYS = {"t": "hello", "protocol": 1, "name": "Far", "games": ["*"]}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FIRST_WAIT", "LONGEST_WAIT"):
        monkeypatch.setattr(joining_module, name, 0.01)


async def invited(server: Serving, game: str, seats: int) -> tuple[str, Link]:
    """Ana's table, with one free seat, and a link to it."""
    bots = {str(seat): "random" for seat in range(2, seats)}
    made = await server.guest("Ana").make(game, seats, bots=bots)
    return made["table"], Link(server.base, made["table"], made["invite"])


class Wire:
    """A program at the other end of the door, line by line."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[dict[str, Any]] = []

    async def until(self, t: str) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                self.seen.append(message)
                if message["t"] == t:
                    return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))


async def wire(server: Serving, table: str, **entry: Any) -> Wire:
    where = f"ws{server.base.removeprefix('http')}/api/tables/{table}/door"
    origin: Any = server.base
    found = Wire(await connect(where, origin=origin, proxy=None, open_timeout=PATIENCE))
    assert (await found.until("hello"))["protocol"] == [1]
    await found.send(**{**SAYS, **entry})
    return found


def joining(link: Link, *args: str, name: str = "") -> Joining:
    return Joining(link, args, name, lambda seat: None)


@pytest.mark.parametrize("game", ["walpurgisnacht", "las_brujas"])
async def test_an_engine_of_ours_plays_at_a_friend_s_table(server: Serving, game: str) -> None:
    """Over a line that breaks, and a server that is started anew."""
    seats = find(game).least_seats
    table, link = await invited(server, game, seats)
    far = joining(link, *command_of(f"cmd:{shlex.join([sys.executable, str(ENGINE)])}").args)
    playing = asyncio.create_task(far.play())
    ana = await server.guests[0].live(table, 0)
    await ana.play(Dice("Ana"), 4)
    await server.restart()
    again = await server.guests[0].live(table, 0, ana)
    await again.play(Dice("Ana again"))
    returns = await asyncio.wait_for(playing, PATIENCE)
    match = server.match(table)
    assert returns == match.returns()
    assert sum(who == 1 for who, _ in match.answers) > 0
    assert server.table(table).people[1].agent == "program"
    assert server.table(table).people[1].name


async def test_the_messages_are_those_of_the_engine_protocol(server: Serving) -> None:
    table, link = await invited(server, "walpurgisnacht", 3)
    far = await wire(server, table, invite=link.invite)
    seat = await far.until("seat")
    go = await far.until("go")
    assert [each["t"] for each in far.seen] == "hello seat new told position options go".split()
    by = {each["t"]: each for each in far.seen}
    assert (by["new"]["game"], by["new"]["seat"]) == ("walpurgisnacht", seat["seat"])
    assert by["position"]["view"] == server.match(table).view(1)
    option = by["options"]["options"][0]
    assert set(option) >= {"n", "action", "verb", "args", "refs", "rule", "part", "text"}
    assert all(event["text"] for event in by["told"]["events"])
    await far.send(t="answer", id=go["id"], n=len(by["options"]["options"]))
    assert "none of the" in (await far.until("error"))["sentence"]
    again = await far.until("go")
    assert again["id"] == go["id"] + 1
    await far.send(t="nonsense")
    await far.send(t="say", text="hello, people")
    assert (await far.until("said"))["lines"][0]["text"] == "hello, people"
    await far.socket.close()


async def test_it_comes_back_with_its_key_and_nobody_else_does(server: Serving) -> None:
    table, link = await invited(server, "walpurgisnacht", 3)
    far = await wire(server, table, invite=link.invite, texts="", key="easy to guess")
    seat = await far.until("seat")
    assert seat["key"] != "easy to guess"
    await far.until("new")
    await far.socket.close()
    back = await wire(server, table, key=seat["key"], seat=seat["seat"])
    assert (await back.until("seat"))["seat"] == 1
    for entry in ({"key": "x" * 30, "seat": 1}, {"key": seat["key"], "seat": 0}, {"invite": "no"}):
        stranger = await wire(server, table, **entry)
        assert (await stranger.until("error"))["sentence"]
        with pytest.raises(ConnectionClosed):
            await stranger.until("new")
    await back.socket.close()


async def test_who_does_nothing_right_is_sent_away(server: Serving) -> None:
    table, link = await invited(server, "walpurgisnacht", 3)
    far = await wire(server, table, invite=link.invite, texts="")
    await far.until("seat")
    for _ in range(FAULTS):
        await far.socket.send("no JSON")
        await far.until("error")
    with pytest.raises(ConnectionClosed):
        await far.until("never")
    rude = await wire(server, table, protocol=7)
    with pytest.raises(ConnectionClosed):
        await rude.until("seat")


async def test_a_program_that_ends_leaves_the_seat_to_a_bot(server: Serving) -> None:
    table, link = await invited(server, "walpurgisnacht", 3)
    hello = json.dumps(SAYS)
    far = joining(link, sys.executable, "-c", f"input(); print({hello!r}, flush=True); input()")
    with pytest.raises(EngineLeft) as left:
        await far.play()
    assert left.value.values["reason"] == "ended"
    assert server.table(table).people[1].bot == "guide"
    silent = joining(link, sys.executable, "-c", "print('hi')")
    with pytest.raises(EngineLeft):
        await silent.play()
    with pytest.raises(Turned):
        await joining(link, sys.executable, str(ENGINE)).play()  # the seat is taken


async def test_the_command(server: Serving, said: Any) -> None:
    table, link = await invited(server, "walpurgisnacht", 3)
    bad = await asyncio.to_thread(said, "join", "nowhere", "--bot", "cmd:python")
    assert bad[0] == 2
    assert "no link" in bad[2]
    none = await asyncio.to_thread(said, "join", str(link), "--bot", "cmd:./no-such-program")
    assert none[0] == 2
    bot = f"cmd:{shlex.join([sys.executable, str(ENGINE)])}"
    wish = ["join", str(link), "--bot", bot, "--name", "Mine"]
    joined = asyncio.create_task(asyncio.to_thread(said, *wish))
    ana = await server.guests[0].live(table, 0)
    await ana.play(Dice("Ana"))
    status, out, _ = await joined
    assert status == 0
    assert "The program sits in seat 2." in out
    assert "The game is over" in out
    assert server.table(table).people[1].name == "Mine"


def told_by_door(window: Any, told: Any) -> bytes:
    """All that the door writes to a program on this seat."""
    match = Match(window.game, window._state.n, seed=1, scripted=True)
    match.state, match.answers, match.events = window._state, [], []
    places = {notice.key: notice.places for notice in window.game.notices}
    events = [frames.event(window.game, n, each, places[each.key]) for n, each in enumerate(told)]
    people = [{"seat": s, "name": "", "bot": "", "agent": ""} for s in range(match.seats)]
    clock: dict[str, Any] = {"left": {}, "grace": None}
    table = {"table": "t", "seats": match.seats, "settings": {}, "edition": None}
    update = {
        "table": {**table, "people": people, "clock": clock, "status": "playing"},
        "position": msgspec.json.decode(frames.encode(frames.position(match, window.seat))),
        "since": 0,
        "events": events,
    }
    seat = Interpreter(window.game, window.seat, "en")
    lines = seat.take(update, window.partial())
    seat._silent_at = match.question
    lines += seat.ask()
    return b"".join(line for line in lines if b'"t":"go"' not in line)


@pytest.mark.parametrize("game", sorted(names()))
def test_the_door_tells_no_secrets(game: str) -> None:
    check_door(find(game), told_by_door, pairs=20, seed=5)


@pytest.mark.deep
@pytest.mark.parametrize("game", sorted(names()))
def test_the_door_tells_no_secrets_in_many_pairs(game: str) -> None:
    apart = check_door(find(game), told_by_door, pairs=500, seed=6)
    assert apart > 100 or not find(game).secrets
