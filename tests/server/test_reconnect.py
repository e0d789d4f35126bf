"""Coming back: exactly what was missed; those who read too slowly; and the way without sockets."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from aquelarre.kernel import Dice
from aquelarre.server import frames
from aquelarre.server.listeners import MOST_WAITING, Listener

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving
    from websockets.asyncio.client import ClientConnection

    from aquelarre.server.live import LiveTable

Data = dict[str, Any]
FLEETING = ("revealed", "given_down", "passed_down", "put_down")


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


async def test_reconnecting_at_random_points_leaves_no_gap_and_no_repetition(
    server: Serving,
) -> None:
    table, guests, lives = await server.party("walpurgisnacht", 5, 3)
    watcher = await server.guest().live(table, -1)
    dice = Dice("drops")
    drops = 0
    while not server.match(table).over:
        for place, live in enumerate(lives):
            if dice.below(4):
                continue
            drops += 1
            live.socket.transport.abort()
            await live.until_closed()
            lives[place] = await guests[place].live(table, live.seat, live)
            (first, *_) = lives[place].frames
            changes = [x["n"] for x in live.events if x["key"] in FLEETING]
            if changes and first["position"]["over"]:  # a bot has ended it meanwhile: all is open
                changes.append(0)
            assert first["since"] == min([len(live.events), *changes]), (
                "what was missed, or changed"
            )
            assert lives[place].undone == 0
        for live in lives:
            if live.my_turn():
                await live.play(dice, 1)
        for live in lives:
            await live.sync()
    assert drops > 5
    match = server.match(table)
    for live in [*lives, watcher]:
        await live.until_over()
        assert live.events == plain(frames.log(match, live.seat))


async def test_a_client_that_claims_to_have_too_much_gets_everything(server: Serving) -> None:
    table, (ana, *_), _ = await server.party("walpurgisnacht", 3, 3)
    bare = await ana.open(table, 0)
    await bare.send('{"t":"hello","events":5000,"chat":5000}')
    update = json.loads(await bare.recv())
    assert update["since"] == 0
    assert update["events"] == plain(frames.log(server.match(table), 0))
    await bare.close()


async def test_who_was_away_during_an_undo_gets_what_was_put_in_its_place(
    server: Serving,
) -> None:
    table, guests, lives = await server.party("carcassonne", 2, 2)
    for live in lives:
        await live.sync()
    asked = next(live for live in lives if live.my_turn())
    other = lives[1 - asked.seat]
    options = asked.question["options"]
    await asked.answer(options[0]["action"])
    for live in lives:
        await live.sync()
    assert asked.position["undo"], "laying a tile can be taken back"
    await other.close()
    assert (await asked.ask("undo"))["t"] == "ack"
    assert (await asked.answer(options[-1]["action"]))["t"] == "ack"
    back = await guests[other.seat].live(table, other.seat, other)
    assert back.events == plain(frames.log(server.match(table), other.seat))


async def test_a_negative_number_of_events_is_none(server: Serving) -> None:
    table, (ana, *_), _ = await server.party("walpurgisnacht", 3, 3)
    path = f"/api/tables/{table}/stream?seat=0&events=-1&chat=-1"
    async with ana.http.stream("GET", path) as response:
        if response.status_code == 400:
            return
        async for line in response.aiter_lines():
            assert json.loads(line[6:])["since"] >= 0
            return


# -- slow readers ------------------------------------------------------------------------


async def test_a_queue_that_is_too_long_is_dropped_and_ends() -> None:
    listener = Listener(0)
    frame = b"x" * 1000
    for _ in range(MOST_WAITING // 1000):
        listener.send(frame)
    assert listener.gone is False
    listener.send(frame)
    assert (listener.gone, await listener.next()) == (True, None)


async def test_a_queue_that_is_read_goes_on_for_ever() -> None:
    listener = Listener(0)
    for _ in range(5 * MOST_WAITING // 1000):
        listener.send(b"x" * 1000)
        assert await listener.next() is not None
    assert not listener.gone


async def fill_up(server: Serving) -> tuple[LiveTable, ClientConnection, Live]:
    """A finished game with one watcher who never reads and one who does; the first has been
    sent more than it may leave lying."""
    table, _, (live,) = await server.party("carcassonne", 2, 1)
    await live.play(Dice(1))
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", server.port))
    slow = await server.guest().open(table, -1, sock=small)
    slow.transport.pause_reading()
    await slow.send('{"t":"hello"}')
    quick = await server.guest().live(table, -1)
    here = server.table(table)
    await quick.until(lambda: quick.table["watchers"] == 2, "the slow one")
    for _ in range(1000):
        if any(each.gone for each in here.listeners) or len(here.listeners) < 3:
            return here, slow, quick
        here.broadcast()
        await quick.sync()
    raise AssertionError("the slow one is never cut off")


async def test_who_does_not_read_is_cut_off_and_the_others_notice_nothing(house: Any) -> None:
    async with house(buffer=4096) as server:
        table, slow, quick = await fill_up(server)
        seqs = [frame["seq"] for frame in quick.frames if frame["t"] == "update"]
        assert seqs == list(range(seqs[0], seqs[0] + len(seqs))), "nothing is missing"
        assert quick.last["seq"] == table.seq
        slow.transport.abort()


async def test_who_is_cut_off_is_gone_at_once(house: Any) -> None:
    async with house(buffer=4096) as server:
        _, slow, quick = await fill_up(server)
        try:
            async with asyncio.timeout(15):  # by its pings a server notices after 20 s at best
                await quick.until(lambda: quick.table["watchers"] == 1, "the slow one to be gone")
        finally:
            slow.transport.abort()


# -- without sockets ---------------------------------------------------------------------


class Streaming:
    """A client that gets server-sent events and posts its answers."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.events: list[Data] = []
        self.undone = 0
        self.answers = 0

    async def send(self, **message: Any) -> Data:
        path = f"/api/tables/{self.table}/send?seat={self.seat}"
        answer = await self.guest.http.post(path, json=message)
        found: Data = answer.json()
        return found

    async def play(self, dice: Dice, take_events: Any) -> Data:
        """Play until the end; the stream is taken up again now and then."""
        last: Data = {}
        asked = -1
        while not last or not last["position"]["over"]:
            have = f"events={len(self.events)}&chat=0&past={last.get('past', '')}"
            path = f"/api/tables/{self.table}/stream?seat={self.seat}&{have}"
            async with self.guest.http.stream("GET", path) as response:
                assert response.headers["content-type"].startswith("text/event-stream")
                async for line in response.aiter_lines():
                    if not line.startswith("data: "):
                        continue
                    frame = json.loads(line[6:])
                    if frame["t"] != "update":
                        continue
                    last = frame
                    take_events(self, frame)
                    if frame["position"]["over"] or dice.below(12) == 0:
                        break
                    question = frame["position"]["question"]
                    if question["mine"] and question["number"] > asked:
                        asked = question["number"]
                        await self.answer(question, dice)
            asked = -1
        return last

    async def answer(self, question: Data, dice: Dice) -> None:
        self.answers += 1
        option = question["options"][dice.below(len(question["options"]))]
        reply = await self.send(
            t="answer",
            id=f"posted {self.answers}",
            question=question["number"],
            action=option["action"],
        )
        assert reply["t"] == "ack" or reply["error"] == "error-stale"


def events_taker() -> Any:
    import sys

    return sys.modules["tests.server.conftest"].take_events


@pytest.mark.parametrize("game", ["walpurgisnacht", "carcassonne"])
async def test_a_whole_game_over_events_and_posts(server: Serving, game: str) -> None:
    table, (ana, bea, _), (_, second, _) = await server.party(game, 3, 3)
    await server.guests[0].lives[0].close()
    caz = server.guests[2].lives[0]
    streaming = Streaming(ana, table, 0)
    last, *_ = await asyncio.gather(
        streaming.play(Dice("stream"), events_taker()),
        second.play(Dice("b")),
        caz.play(Dice("c")),
    )
    assert last["position"]["returns"] == server.match(table).returns()
    assert len(streaming.events) == len(server.match(table).events)
    assert streaming.undone == 0
    assert streaming.answers > 3
    assert bea.cookie


async def test_posts_are_checked_like_messages(server: Serving) -> None:
    table, (ana, bea, _), _ = await server.party("walpurgisnacht", 3, 3)
    before = server.match(table).fingerprint()  # and no bot moves
    streaming = Streaming(ana, table, 0)
    assert await streaming.send(t="ping") == {"t": "pong"}
    assert (await streaming.send(t="hello"))["error"] == "error-bad-request"
    assert (await streaming.send(t="nonsense"))["error"] == "error-bad-request"
    stale = await streaming.send(t="answer", id="1", question=9, action=0)
    assert (stale["t"], stale["error"]) == ("refused", "error-stale")
    path = f"/api/tables/{table}/send?seat=0"
    foreign = await bea.http.post(path, json={"t": "answer", "id": "1", "question": 0, "action": 0})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "error-not-yours")
    stranger = await server.guest().http.get(f"/api/tables/{table}/stream?seat=1")
    assert stranger.status_code == 403
    large = await ana.http.post(path, content=b"[" * 20_000)
    assert large.status_code == 429
    assert server.match(table).fingerprint() == before


async def test_a_stream_ends_when_the_seat_is_taken_away(server: Serving) -> None:
    table, (ana, bea), _ = await server.party("walpurgisnacht", 3, 2)
    path = f"/api/tables/{table}/stream?seat=1"
    async with bea.http.stream("GET", path) as response:
        lines = response.aiter_lines()
        assert (await anext(lines)).startswith("data: ")
        await ana.seat(table, 1, "remove")
        try:
            async with asyncio.timeout(60):
                async for _ in lines:
                    pass
        except httpx.RemoteProtocolError:
            pass
