"""What do two servers do beside one? By turns, on one machine, with a PostgreSQL and a Redis of its
own.

    python tools/many_load.py [GAME] [--tables 20] [--seconds 6] [--rounds 3]

Three ways take turns: one server alone on a core; two servers on two cores, whose people come to
the owner of their table; and the same where everybody comes to the other one and is carried. Each
server has people in a process of their own, who answer as fast as it goes. Where people, database
and servers share the cores (as they do on two), answers a second tell little; so the processor time
of the servers for an answer is compared, too: on cores of their own two servers do twice as many
answers as one, divided by that ratio. What an answer costs the database (transactions, bytes of its
log) and the bus (bytes that it passes on) is told with it: for plans, and whatever else runs here.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import postgres
import redis_bus

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PATIENCE = 120.0  # seconds until everybody sits
SETTLES = 1.5  # seconds until the database has counted what was done
ALONE, HOME, AWAY = "alone", "home", "away"
WAYS = {
    ALONE: "one server",
    HOME: "two, people come to the owner",
    AWAY: "two, people come to the other",
}
Found = dict[str, float]


@contextmanager
def server(core: int, data: str, store: str, bus: str) -> Iterator[tuple[str, int]]:
    """A server on a core of its own; its address and process."""
    command = [sys.executable, "-m", "aquelarre", "serve", "--local", "--port", "0"]
    command += ["--no-browser", "--no-limits", "--bot-processes", "0", "--data", data]
    environment = {**os.environ, "AQUELARRE_STORE": store, "AQUELARRE_BUS": bus}
    cores = {core % (os.cpu_count() or 1)}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**environment, "AQUELARRE_LANG": "en"},
        preexec_fn=lambda: os.sched_setaffinity(0, cores),
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield line.split()[-1].replace("localhost", "127.0.0.1"), process.pid
        finally:
            process.terminate()


async def people(base: str, door: str, game: str, tables: int, seconds: float) -> Found:
    """They make their tables at one address and come to them by another."""
    from aquelarre import find
    from aquelarre.server.swarm import Swarm

    seats = max(2, find(game).least_seats)
    maker = Swarm(base, game, 0, seats)

    class Visitors(Swarm):
        def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
            made = maker.post(path, body)
            self.cookie = maker.cookie
            return made

    swarm = Visitors(door, game, tables, seats)
    async with asyncio.timeout(PATIENCE):
        await swarm.gather()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await swarm.as_fast_as_it_goes(seconds)
    await swarm.leave()
    return swarm.report.as_dict()


def crowd(base: str, door: str, given: argparse.Namespace) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, given.game, "--people", base, door]
    command += ["--tables", str(given.tables), "--seconds", str(given.seconds)]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8")


async def _spent(store: str, bus: str) -> Found:
    import asyncpg
    from redis.asyncio import Redis

    connection = await asyncpg.connect(store)
    try:
        # What other sessions have counted is told once a second, and when they are idle.
        commits, log = await connection.fetchrow(
            "SELECT xact_commit, pg_current_wal_lsn() - '0/0'::pg_lsn FROM pg_stat_database "
            "WHERE datname = current_database()"
        )
    finally:
        await connection.close()
    client: Any = Redis.from_url(bus)
    try:
        passed = (await client.info("stats"))["total_net_output_bytes"]
    finally:
        await client.aclose()
    return {"commits": float(commits), "log_bytes": float(log), "bus_bytes": float(passed)}


def spent_outside(store: str, bus: str) -> Found:
    """What the database and the bus have done so far."""
    return asyncio.run(_spent(store, bus))


def one_round(way: str, store: str, bus: str, given: argparse.Namespace) -> Found:
    """Answers a second of all, and milliseconds of the servers for each."""
    from aquelarre.server.swarm import cpu_seconds

    count = 1 if way == ALONE else 2
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        servers = [
            stack.enter_context(server(n, f"{folder}/{n}", store, "" if way == ALONE else bus))
            for n in range(count)
        ]
        doors = [base for base, _ in servers]
        if way == AWAY:
            doors.reverse()
        crowds = [
            stack.enter_context(crowd(base, door, given))
            for (base, _), door in zip(servers, doors, strict=True)
        ]
        for each in crowds:
            assert each.stdout is not None
            assert each.stdout.readline().strip() == "ready"
        outside = spent_outside(store, bus)
        before = sum(cpu_seconds(process) for _, process in servers)
        for each in crowds:
            assert each.stdin is not None
            each.stdin.write("go\n")
            each.stdin.flush()
        told = [json.loads(each.stdout.readline()) for each in crowds if each.stdout is not None]
        spent = sum(cpu_seconds(process) for _, process in servers) - before
        time.sleep(SETTLES)
        after = spent_outside(store, bus)
    answers = sum(each["answers"] for each in told)
    assert not sum(each["errors"] for each in told), told
    return {
        "answers_per_s": answers / given.seconds,
        "cpu_ms": 1000 * spent / max(1, answers),
        "p50_ms": median(each["p50_ms"] for each in told),
        **{name: (after[name] - outside[name]) / max(1, answers) for name in outside},
    }


def measured(given: argparse.Namespace) -> dict[str, list[Found]]:
    found: dict[str, list[Found]] = {way: [] for way in WAYS}
    with postgres.running() as cluster, redis_bus.running() as bus:
        for _ in range(given.rounds):
            for way in WAYS:
                with cluster.database() as store:
                    found[way].append(one_round(way, store, bus.address, given))
                print(f"{WAYS[way]}: {told(found[way][-1])}", flush=True)
    return found


def told(found: Found) -> str:
    rate, cost, half = found["answers_per_s"], found["cpu_ms"], found["p50_ms"]
    commits, log, passed = found["commits"], found["log_bytes"], found["bus_bytes"]
    return (
        f"{rate:.0f} answers a second, half within {half:.0f} ms; for each {cost:.2f} ms of "
        f"servers, {commits:.2f} transactions, {log:.0f} bytes of log, {passed:.0f} bytes over the "
        "bus"
    )


def summary(found: dict[str, list[Found]]) -> list[str]:
    """Beside one server, round by round; medians with the lowest and the highest."""
    lines = [f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"]
    for way in (HOME, AWAY):
        pairs = list(zip(found[ALONE], found[way], strict=True))
        rates = [two["answers_per_s"] / one["answers_per_s"] for one, two in pairs]
        twice = [2 * one["cpu_ms"] / two["cpu_ms"] for one, two in pairs]
        lines.append(f"{WAYS[way]}: {spread(rates)} times the answers here, with everything on it;")
        lines.append(f"    {spread(twice)} times by the processor time of the servers")
    return lines


def spread(ratios: Sequence[float]) -> str:
    return f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", default="carcassonne")
    parser.add_argument("--tables", type=int, default=20, help="of each server's people")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--people", nargs=2, metavar="ADDRESS", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.people:
        base, door = given.people
        found = asyncio.run(people(base, door, given.game, given.tables, given.seconds))
        print(json.dumps(found), flush=True)
        return 0
    if not (postgres.make_sure() and redis_bus.make_sure()):
        print(postgres.MISSING, redis_bus.MISSING, sep="\n")
        return 1
    print(*summary(measured(given)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    sys.exit(main())
