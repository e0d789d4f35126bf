"""Bots that think elsewhere: on machines that do nothing else, and at servers that have room."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from redis.asyncio import Redis as Client
from tests.server import far
from tests.server.far import part
from tests.server.test_crew import on_linux

from aquelarre.editions import find
from aquelarre.kernel import Dice
from aquelarre.match.fingerprint import fingerprint
from aquelarre.server import thinking
from aquelarre.server.many import afar
from aquelarre.server.many.afar import THINKERS, pool
from aquelarre.server.many.seal import Seal
from aquelarre.server.many.thinker import Thinker, identity
from aquelarre.server.many.wire import ASK, FORGET, THINKING, THOUGHT, Parcel, packed, unpacked
from aquelarre.server.thinking import Thinkers
from redis_bus import Redis

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Said, Serving

PATIENCE = 120.0  # seconds
NEVER = 1e6  # seconds: on a slow machine nobody is taken for dead who is only slow


async def until(found: Any) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not (result := found()):
            await asyncio.sleep(0.01)
        return result


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many thoughts there were, and how many of them were thought at home."""
    found: Counter[str] = Counter()
    thought, do = Thinkers._thought, Thinkers._do

    async def counts_thought(self: Thinkers, *given: Any) -> Any:
        found["thoughts"] += 1
        return await thought(self, *given)

    async def counts_home(self: Thinkers, *given: Any) -> Any:
        found["home"] += 1
        return await do(self, *given)

    monkeypatch.setattr(Thinkers, "_thought", counts_thought)
    monkeypatch.setattr(Thinkers, "_do", counts_home)
    return found


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(afar, "SILENCE", NEVER)
    monkeypatch.setattr(afar, "PATIENCE", PATIENCE)


@asynccontextmanager
async def redis(bus: Redis) -> AsyncIterator[Any]:
    client = Client.from_url(bus.address)
    try:
        yield client
    finally:
        await client.aclose()


def place(server: Serving, of: str = THINKERS) -> str:
    """Where tokens lie."""
    return f"{part(server.server).bus._prefix}{pool(of)}"


async def until_tokens(bus: Redis, server: Serving, count: int) -> None:
    async with redis(bus) as client, asyncio.timeout(PATIENCE):
        while await client.scard(place(server)) < count:
            await asyncio.sleep(0.01)


@asynccontextmanager
async def thinker(bus: Redis, database: str, processes: int) -> AsyncIterator[Thinker]:
    """A machine that only thinks, in this process."""
    found = Thinker(bus.address, *await identity(database), processes)
    stop = asyncio.Event()
    running = asyncio.create_task(found.run(stop, lambda: None))
    try:
        await until(lambda: found.bus.there or running.done())
        yield found
    finally:
        stop.set()
        await running


@asynccontextmanager
async def command(bus: Redis, database: str, processes: int) -> AsyncIterator[Any]:
    """`aquelarre think`, as it is started."""
    words = [sys.executable, "-m", "aquelarre", "think", "--bus", bus.address]
    process = await asyncio.create_subprocess_exec(
        *(*words, "--bot-processes", str(processes)),
        env={**os.environ, "AQUELARRE_STORE": database, "AQUELARRE_LANG": "en"},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    said = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    assert b"for the bots of all servers" in said
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@asynccontextmanager
async def server_of(house: Opened, database: str, bus: Redis, **more: Any) -> AsyncIterator[Any]:
    settings = {"store": database, "bus": bus.address, "lease": far.LEASE, **more}
    async with house(**settings) as found:
        await far.acquainted(found.server)
        yield found


async def test_all_thoughts_of_a_table_are_thought_by_the_machine_that_only_thinks(
    house: Opened, database: str, shared_bus: Redis, counted: Counter[str]
) -> None:
    async with server_of(house, database, shared_bus) as server:
        async with command(shared_bus, database, 2) as process:
            await until_tokens(shared_bus, server, 2)
            _, _, (live,) = await server.party("carcassonne", 2, 1)
            await live.play(Dice("all of it"))
            assert live.over
            assert counted["thoughts"] > 20
            assert counted["home"] == 0
            figures = server.server.own_figures()
            assert figures["thoughts_afar"] == counted["thoughts"]
            assert figures["thoughts_missed"] == 0
            process.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
            assert b"Closed." in await process.stdout.read()
        async with redis(shared_bus) as client:
            assert not await client.exists(place(server)), "it has taken its tokens away"
        _, _, (live,) = await server.party("carcassonne", 2, 1)
        await live.play(Dice("at home"), 3)
        await until(lambda: counted["home"])


def workers_of(process: int) -> list[int]:
    """Processes that this one has started."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = entry.read_bytes().rpartition(b")")[2].split()
            found += [int(entry.parent.name)] * (int(fields[1]) == process)
    return found


@on_linux
async def test_the_game_goes_on_when_the_thinker_is_killed_in_the_middle_of_a_thought(
    house: Opened,
    database: str,
    shared_bus: Redis,
    counted: Counter[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with server_of(house, database, shared_bus) as server:
        ours = part(server.server).afar
        async with command(shared_bus, database, 1) as process:
            await until_tokens(shared_bus, server, 1)
            _, _, (live,) = await server.party("carcassonne", 2, 1)
            await live.play(Dice(1), 2)
            await live.until_asked()
            await until(lambda: ours.done and not ours.under_way)
            workers = workers_of(process.pid)
            assert workers
            for each in workers:  # what is thought from now on is never thought to its end
                os.kill(each, signal.SIGSTOP)
            begun = asyncio.Event()
            hear = ours.hear

            def hears(parcel: Parcel) -> None:
                hear(parcel)
                if parcel.kind == THINKING:
                    begun.set()

            monkeypatch.setattr(ours, "hear", hears)
            await until_tokens(shared_bus, server, 1)
            playing = asyncio.create_task(live.play(Dice(2)))
            await asyncio.wait_for(begun.wait(), PATIENCE)
            ours.silence = 0.3  # from the next word on
            await until(lambda: ours.under_way)
            begun.clear()
            await asyncio.wait_for(begun.wait(), PATIENCE)
            for each in (process.pid, *workers):
                os.kill(each, signal.SIGKILL)
            await playing
        assert live.over
        assert ours.missed
        assert counted["home"]


async def test_nobody_is_asked_who_says_nothing(
    house: Opened,
    database: str,
    shared_bus: Redis,
    counted: Counter[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tokens of the dead, of the deaf and of nobody lie there."""
    async with (
        server_of(house, database, shared_bus) as server,
        redis(shared_bus) as client,
    ):
        ours = part(server.server).afar
        ours.silence = 0.1
        # Who was silent is not asked again while this goes on.
        monkeypatch.setattr(ours, "clock", lambda: 0.0)
        deaf = client.pubsub()
        await deaf.subscribe(part(server.server).bus._channel("deaf"))
        await deaf.get_message(timeout=PATIENCE)
        tokens = [b"dead 0", b"deaf 0", b"deaf 1", b"", b"x", b"\xff\xfe 1", b"y " + b"9" * 50]
        await client.sadd(place(server), *tokens)
        _, _, (live,) = await server.party("carcassonne", 2, 1)
        await live.play(Dice("alone"))
        assert live.over
        assert counted["home"] == counted["thoughts"]
        assert ours.missed == 3, "once the deaf one, the dead one and the one of no name"
        await client.set(place(server), "no set at all")
        _, _, (live,) = await server.party("carcassonne", 2, 1)
        await live.play(Dice("again"), 5)
        await deaf.aclose()


class Evil:
    """Whoever unpacks it makes a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> Any:
        return Path.touch, (self.path,)


async def test_nothing_is_unpacked_that_one_of_us_has_not_sealed(
    house: Opened, database: str, shared_bus: Redis, tmp_path: Path, counted: Counter[str]
) -> None:
    """Whatever lies on the bus harms neither those who think nor those who ask."""
    made = tmp_path / "made"
    evil = pickle.dumps((Evil(made), ()))
    async with (
        server_of(house, database, shared_bus) as server,
        thinker(shared_bus, database, 2) as elsewhere,
        redis(shared_bus) as client,
    ):
        ours = part(server.server)
        await until_tokens(shared_bus, server, 2)
        names = [elsewhere.bus.server, ours.name]
        own, wrong = Seal((await identity(database))[1]), Seal("another key")
        for name in names:
            channel = ours.bus._channel(name)
            for garbage in (b"", b"\xff" * 9, b"\x91\x01", evil, b"\x91\x95"):
                assert await client.publish(channel, garbage) == 1
            for kind in (ASK, FORGET, THINKING, THOUGHT, "no such kind"):
                parcel = Parcel(kind, "stranger", "1", 0, evil)
                others = own.put(parcel, "somebody else")  # it was sealed, but not for them
                for said in (parcel, wrong.put(parcel, name), others):
                    await client.publish(channel, packed([said]))
                for body in (None, 1, "x", (1, 2), ("a", "b"), (b"", b"", b"")):
                    said = Parcel(kind, "stranger", "2", 0, body)
                    await client.publish(channel, packed([said]))
        _, _, (live,) = await server.party("carcassonne", 2, 1)
        await live.play(Dice("in spite of it"))
        assert live.over
        assert counted["home"] == 0
        assert elsewhere.lending.done == counted["thoughts"]
        assert not made.exists()


async def test_over_the_bus_goes_what_a_worker_gets_and_nothing_else(
    house: Opened, database: str, shared_bus: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a seat that is what the seat imagines; and only to whoever was asked."""
    game = find("walpurgisnacht", "")
    imagine, imagined = type(game).imagine, set()

    def imagines(self: Any, state: Any, seat: int, dice: Dice) -> Any:
        found = imagine(self, state, seat, dice)
        imagined.add((seat, fingerprint(self, found)))
        return found

    monkeypatch.setattr(type(game), "imagine", imagines)
    async with (
        server_of(house, database, shared_bus) as server,
        thinker(shared_bus, database, 2) as elsewhere,
        redis(shared_bus) as client,
    ):
        await until_tokens(shared_bus, server, 2)
        tap = client.pubsub()
        await tap.subscribe(part(server.server).bus._channel(elsewhere.bus.server))
        await tap.get_message(timeout=PATIENCE)
        _, _, (live,) = await server.party("walpurgisnacht", 3, 1)
        raw: list[bytes] = []

        async def listen() -> None:
            async for message in tap.listen():
                raw[len(raw) :] = [message["data"]]

        listening = asyncio.create_task(listen())
        await live.play(Dice("heard"), 15)
        await until(lambda: len(raw) > 2)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await tap.aclose()
        parcels = [parcel for each in raw for parcel in unpacked(each)]
        assert {parcel.kind for parcel in parcels} <= {ASK, FORGET}
        assert not any(parcel.body[1] for parcel in parcels if parcel.kind == FORGET)
        asked = [pickle.loads(each.body[1]) for each in parcels if each.kind == ASK]
        assert asked
        for work, (key, state, seat, kind, _, _, _, heard) in asked:
            assert (work, key, kind) == (thinking.think, "walpurgisnacht", "random")
            assert heard is None
            assert seat in (1, 2)
            assert (seat, fingerprint(game, state)) in imagined


async def test_a_server_that_is_full_asks_one_that_has_room(
    house: Opened, data: Path, database: str, shared_bus: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One worker each server keeps for itself. A server with room of its own asks nobody."""
    settings = {"store": database, "bus": shared_bus.address, "lease": far.LEASE}
    async with (
        house(data=data / "a", thinkers=0, **settings) as asks,
        house(data=data / "b", thinkers=2, **settings) as lends,
    ):
        await far.acquainted(asks.server, lends.server)
        async with redis(shared_bus) as client, asyncio.timeout(PATIENCE):
            while await client.scard(place(asks, afar.SERVERS)) < 1:
                await asyncio.sleep(0.01)
            assert await client.scard(place(asks, afar.SERVERS)) == 1
        assert lends.server.own_figures()["thoughts_lent"] == 0
        _, _, (live,) = await asks.party("carcassonne", 2, 1)
        await live.play(Dice("elsewhere"), 5)
        await until(lambda: lends.server.own_figures()["thoughts_lent"])
        before = lends.server.own_figures()["thoughts_lent"]
        monkeypatch.setattr(asks.server.hall.thinkers.afar, "_token", None)  # nobody asks any more
        _, _, (near,) = await lends.party("carcassonne", 2, 1)
        await near.play(Dice("at home"), 5)
        assert lends.server.own_figures()["thoughts_lent"] == before
        assert part(lends.server).afar.done == 0


def test_the_command_complains_in_one_sentence(
    said: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("AQUELARRE_BUS", "AQUELARRE_STORE"):
        monkeypatch.delenv(name, raising=False)
    assert said("think") == (2, "", "Whose bots shall think here? Name the bus of the servers "
                             "with --bus.\n")  # fmt: skip
    assert "with --store" in said("think", "--bus", "redis://localhost")[2]
    assert "address of a bus" in said("think", "--bus", "gibberish")[2]
    assert "whole number" in said("think", "--bot-processes", "0")[2]
    store = f"postgresql://nobody@/nothing?host={tmp_path}"
    assert "cannot be reached" in said("think", "--bus", "redis://h", "--store", store)[2]


def test_a_database_that_no_server_shares_is_refused(said: Said, database: str) -> None:
    status, _, complaint = said("think", "--bus", "unix:///nowhere", "--store", database)
    assert status == 2
    assert "No server shares the tables" in complaint


async def test_a_bus_that_is_not_there_is_told(
    house: Opened, database: str, shared_bus: Redis, tmp_path: Path
) -> None:
    async with server_of(house, database, shared_bus):
        words = ["think", "--bus", f"unix://{tmp_path}/nothing", "--store", database]
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "aquelarre", *words, "--lang", "es"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        out, complaint = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert (process.returncode, out) == (2, b"")
        assert "No se llega al bus" in complaint.decode()
        assert complaint.count(b"\n") == 1
