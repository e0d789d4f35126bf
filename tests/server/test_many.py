"""Several servers that share a database and a bus: any of them takes any visitor."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from redis.asyncio import Redis as Client
from tests.server import far
from tests.server.far import part
from tests.server.people import TELLS

from aquelarre.kernel import Dice
from aquelarre.server.limits import Limits, Rate
from aquelarre.server.many.carrying import Passage
from aquelarre.server.many.wire import EVENT, unpacked
from aquelarre.server.store import Writing
from aquelarre.server.tokens import hashed
from postgres import Cluster
from redis_bus import Redis

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving


DEAD = "UPDATE aquelarre_servers SET until = clock_timestamp() WHERE name = ?"
GROWN_UP = """
UPDATE aquelarre_servers SET since = clock_timestamp() - interval '1 day' WHERE name = ?
"""
LEASE = 60.0  # seconds: nobody is taken for dead on a slow machine
PATIENCE = 120.0
Servers = Callable[..., Any]


async def until(found: Callable[[], Any]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not (result := found()):
            await asyncio.sleep(0.01)
        return result


@pytest.fixture
def servers(
    house: Opened,
    data: Path,
    database: str,
    shared_bus: Redis,
    monkeypatch: pytest.MonkeyPatch,
) -> Servers:
    """`async with servers(2) as (first, second)`: so many that know of each other."""
    far.patient(monkeypatch)

    @asynccontextmanager
    async def opened(count: int, **settings: Any) -> AsyncIterator[list[Serving]]:
        async with AsyncExitStack() as stack:
            found = []
            for n in range(count):
                more = {"store": database, "bus": shared_bus.address, "lease": LEASE, **settings}
                found.append(
                    await stack.enter_async_context(house(data=data / f"house{n}", **more))
                )
            await acquainted(found)
            yield found

    return opened


async def acquainted(servers: list[Serving]) -> None:
    """All hear of all."""
    await far.acquainted(*(serving.server for serving in servers))


def moved(guest: Guest, server: Serving) -> Guest:
    """The same device at another server."""
    found = server.guest(guest.name)
    found.http.cookies.set("aquelarre", guest.cookie)
    return found


def owners(table: str, servers: list[Serving]) -> list[int]:
    """Which servers have the table in memory."""
    return [n for n, each in enumerate(servers) if each.server.hall.look(table) is not None]


async def test_two_people_on_two_servers_play_a_whole_game(servers: Servers) -> None:
    async with servers(2) as (first, second):
        ana, bea = first.guest("Ana"), second.guest("Bea")
        made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
        table = made["table"]
        assert await bea.join(table, made["invite"]) == {"seat": 1}
        lives = await ana.live(table, 0), await bea.live(table, 1)
        assert owners(table, [first, second]) == [0]
        await asyncio.gather(*(live.play(Dice(f"{live.seat}")) for live in lives))
        for live in lives:
            await live.until_over()
        one, other = (live.position["returns"] for live in lives)
        assert one == other
        assert len(lives[0].events) == len(lives[1].events)
        assert owners(table, [first, second]) == [0]
        await lives[1].ask("say", text="¡Otra!")
        await lives[0].until(lambda: any(line["text"] == "¡Otra!" for line in lives[0].chat))
        assert part(second.server).carrier.carried
        again = await bea.post(f"/api/tables/{table}/rematch")
        assert again["seat"] == 1
        assert owners(again["table"], [first, second]) == [0]


class Tap:
    """Hears everything on the bus, and who it was for."""

    def __init__(self, bus: Redis) -> None:
        self._client: Any = Client.from_url(bus.address)
        self._line: Any = self._client.pubsub()
        self._open = asyncio.Event()
        self.heard: list[tuple[str, str]] = []  # server, what

    async def open(self) -> None:
        await self._line.psubscribe("*")
        self._task = asyncio.create_task(self._listen())
        await asyncio.wait_for(self._open.wait(), PATIENCE)

    async def _listen(self) -> None:
        async for message in self._line.listen():
            if message["type"] == "psubscribe":
                self._open.set()
                continue
            server = message["channel"].decode().rpartition(":")[2]
            for parcel in unpacked(message["data"]):
                said = parcel.body if parcel.kind == EVENT else {}
                text = said.get("text") or (said.get("body") or b"").decode("utf-8", "replace")
                self.heard.append((server, text))

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._line.aclose()
        await self._client.aclose()


async def test_a_seats_frames_go_to_no_server_without_a_visitor_of_that_seat(
    servers: Servers, shared_bus: Redis
) -> None:
    """Nor do anybody's go over the bus who came to the owner."""
    async with servers(3) as (owner, second, third):
        ana, bea, caz = owner.guest("Ana"), second.guest("Bea"), third.guest("Caz")
        made = await ana.make("walpurgisnacht", 4, bots={"3": "random"})
        table = made["table"]
        for guest in (bea, caz):
            await guest.join(table, made["invite"])
        tap = Tap(shared_bus)
        await tap.open()
        lives = [await guest.live(table, seat) for seat, guest in enumerate((ana, bea, caz))]
        await asyncio.gather(*(live.play(Dice(f"{live.seat}")) for live in lives))
        for live in lives:
            await live.sync()
        await tap.close()
        own = [set(live.raw) for live in lives]
        names = {
            part(server.server).name: seat for seat, server in enumerate((owner, second, third))
        }
        passed: Counter[int] = Counter()
        for name, text in tap.heard:
            if not TELLS.match(text, 1) and not text.startswith('{"t":"chat"'):
                continue
            seat = names[name]
            assert text in own[seat], "what one seat is told went elsewhere"
            passed[seat] += 1
        assert passed[0] == 0
        assert passed[1] > 3 < passed[2]


async def test_whoever_is_banned_is_kept_out_everywhere(servers: Servers) -> None:
    async with servers(2) as (first, second):
        ana, bea = first.guest("Ana"), second.guest("Bea")
        made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
        await bea.join(made["table"], made["invite"])
        live = await bea.live(made["table"], 1)
        device = hashed(bea.cookie).hex()[:10]
        host = {"Authorization": f"Bearer {second.config.admin}"}
        done = await second.guest("Eva").http.post(
            "/api-admin/ban", json={"device": device}, headers=host
        )
        assert done.status_code == 200
        await live.until_closed()
        assert live.frames[-1] == {"t": "bye", "reason": "banned"}
        await until(lambda: first.table(made["table"]).people[1].bot)
        again = moved(bea, first)
        refused = await again.http.get(f"/api/tables/{made['table']}")
        assert refused.json()["error"] == "error-banned"


async def test_limits_of_an_address_hold_at_all_servers_together(servers: Servers) -> None:
    few = Limits.none()
    few = msgspec.structs.replace(few, requests=Rate(20, 1e-6), connections=2)
    async with servers(2, limits=few) as (first, second):
        ana, bea = first.guest("Ana"), second.guest("Bea")
        for _ in range(20):
            await ana.get("/api/games")
        await ana.get("/api/games", 429)
        requests = second.server.shared_buckets()["requests"]
        await until(lambda: requests.empty("127.0.0.1"))
        await bea.get("/api/games", 429)


async def test_lists_and_figures_are_those_of_all_servers(servers: Servers) -> None:
    async with servers(2) as (first, second):
        ana, bea = first.guest("Ana"), second.guest("Bea")
        made = await ana.make("walpurgisnacht", 3, open=True)
        live = await ana.live(made["table"], 0)

        async def seen() -> bool:
            (summary,) = (await bea.get("/api/tables"))["open"]
            here: bool = summary["people"][0]["here"]
            return here

        host = {"Authorization": f"Bearer {second.config.admin}"}

        async def told() -> bool:
            figures = (await bea.http.get("/metrics", headers=host)).text
            wanted = ("connections 1.0", "servers 2.0", "tables_loaded 1.0")
            return all(f"\naquelarre_{each}\n" in figures for each in wanted)

        async with asyncio.timeout(PATIENCE):
            while not (await seen() and await told()):
                await asyncio.sleep(0.05)
        await live.close()


async def test_a_server_that_stops_hands_its_tables_over(servers: Servers) -> None:
    """Whoever was carried to it comes again, and is carried to the next."""
    async with servers(3) as (first, second, third):
        ana, bea = first.guest("Ana"), second.guest("Bea")
        made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
        table = made["table"]
        await bea.join(table, made["invite"])
        live = await bea.live(table, 1)
        before = await ana.live(table, 0)
        await before.play(Dice("before"), 1)
        await live.sync()
        await first.stop()
        await live.until_closed()
        assert live.frames[-1] == {"t": "bye", "reason": "restart"}
        after = await bea.live(table, 1, live)
        again = await moved(ana, third).live(table, 0, before)
        assert owners(table, [second, third]) == [0]
        await until(lambda: len(again.events) == len(after.events))
        await asyncio.gather(again.play(Dice("a")), after.play(Dice("b")))
        await first.start()


async def test_while_the_bus_is_away_the_owner_goes_on(
    house: Opened, data: Path, database: str, own_bus: Redis
) -> None:
    settings = {"store": database, "bus": own_bus.address, "lease": LEASE}
    async with (
        house(data=data / "a", **settings) as first,
        house(data=data / "b", **settings) as second,
    ):
        await acquainted([first, second])
        ana, bea = first.guest("Ana"), second.guest("Bea")
        made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
        table = made["table"]
        await bea.join(table, made["invite"])
        far, near = await bea.live(table, 1), await ana.live(table, 0)
        await asyncio.to_thread(own_bus.stop, signal.SIGKILL)
        await far.until_closed()
        assert far.frames[-1] == {"t": "bye", "reason": "restart"}
        refused = await bea.http.get(f"/api/tables/{table}")
        assert refused.json()["error"] == "error-elsewhere"
        await near.ask("say", text="still here")
        await asyncio.to_thread(own_bus.start)
        await until(lambda: part(first.server).bus.there and part(second.server).bus.there)
        again = await bea.live(table, 1, far)
        assert [line["text"] for line in again.chat] == ["still here"]
        await asyncio.gather(near.play(Dice("a")), again.play(Dice("b")))


async def test_while_the_database_is_away_nothing_is_acknowledged(
    house: Opened, data: Path, own_cluster: Cluster, shared_bus: Redis
) -> None:
    with own_cluster.database() as database:
        settings = {"store": database, "bus": shared_bus.address, "lease": LEASE}
        async with (
            house(data=data / "a", **settings) as first,
            house(data=data / "b", **settings) as second,
        ):
            await acquainted([first, second])
            ana, bea = first.guest("Ana"), second.guest("Bea")
            made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
            table = made["table"]
            await bea.join(table, made["invite"])
            far, near = await bea.live(table, 1), await ana.live(table, 0)
            await asyncio.to_thread(own_cluster.stop, signal.SIGQUIT)
            for live in (far, near):
                reply = await live.ask("say", text=f"lost {live.seat}")
                assert reply["t"] == "refused"
            await asyncio.to_thread(own_cluster.start)

            async def said() -> bool:
                reply = await near.ask("say", text="kept")
                return bool(reply["t"] == "ack")

            async with asyncio.timeout(PATIENCE):
                while not await said():
                    await asyncio.sleep(0.1)
            await far.until(lambda: far.chat, "a line")
            assert {line["text"] for line in far.chat} == {"kept"}
            assert owners(table, [first, second]) == [0], "it was not taken away for that"
        own_cluster.tell("SELECT 1")


async def test_a_server_that_has_a_table_without_knowing_it_is_told(servers: Servers) -> None:
    """It took it, and the database was away before it heard so; or it could not give it back."""
    async with servers(2) as (first, second):
        ana, bea = first.guest("Ana"), second.guest("Bea")
        made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
        table, forgetful = made["table"], part(first.server).estate
        forgetful.lose(forgetful._mine[table][0])
        assert not forgetful.has(table)
        answer = await bea.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        assert forgetful.has(table)


async def test_a_running_table_that_its_server_has_forgotten_goes_on(servers: Servers) -> None:
    """Also if nobody comes: its clocks run."""
    async with servers(1) as (server,):
        _, _, (live,) = await server.party("walpurgisnacht", 3, 1)
        table, estate = live.last["table"]["table"], part(server.server).estate
        estate.lose(estate._mine[table][0])
        await live.until_closed()
        await estate._look_at_mine()
        assert owners(table, [server]) == [0]


async def test_a_visitor_whose_line_is_closed_meanwhile_is_gone() -> None:
    """The server stops, and what the owner still says cannot be passed on."""

    class Said:
        left = False

        async def next(self) -> Any:
            return {"type": "websocket.send", "text": "{}"}

        async def send(self, event: Any) -> None:
            pass

        def breaks(self) -> None:
            self.left = True

    async def receive() -> Any:
        await asyncio.Event().wait()

    async def send(event: Any) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send', after 'websocket.close'.")

    session: Any = Said()
    await Passage(session, {"type": "websocket"}, receive, send).run()
    assert session.left, "the owner is told"


async def test_an_owner_that_was_held_up_acknowledges_nothing_more(servers: Servers) -> None:
    """The others have taken its table over; neither it nor its visitors know that."""
    async with servers(2) as (first, second):
        ana, bea = first.guest("Ana"), second.guest("Bea")
        made = await ana.make("carcassonne", 2)  # no bot: it would notice at any time
        table = made["table"]
        await bea.join(table, made["invite"])
        near = await ana.live(table, 0)
        held_up, other = part(first.server), part(second.server)
        held_up.estate.left = True  # it says no more that it lives
        await held_up.estate.beat()  # and what it was just saying has been said

        def dies(connection: Writing) -> None:
            connection.execute(DEAD, (held_up.name,))
            connection.execute(GROWN_UP, (other.name,))

        await second.store.write(dies)
        await other.estate.beat()
        far = await bea.live(table, 1)
        assert owners(table, [first, second]) == [0, 1], "both believe that it is theirs"
        await far.ask("say", text="kept")
        await near.send(t="say", id="late", text="lost")
        await near.until_closed()
        assert near.frames[-1] == {"t": "bye", "reason": "restart"}
        assert not [frame for frame in near.frames if frame.get("id") == "late"]
        assert owners(table, [first, second]) == [1]
        again = await moved(ana, second).live(table, 0, near)
        assert [line["text"] for line in again.chat] == ["kept"]
        reply = await again.ask("say", id="late", text="lost")
        assert reply["t"] == "ack", "it comes again, and is done"
        held_up.estate.left = False
