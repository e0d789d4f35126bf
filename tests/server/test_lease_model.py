"""Whatever servers do in whatever order, no two of them write to one table at a time.

Three servers with a real database: they live and die, stall for as long as it takes with a change
in hand, do things twice or never hear what came of them, and the clock of the database jumps. What
was written must have come under the fence that the table had in that moment. Without the fence
Hypothesis finds what goes wrong.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from aquelarre.server.records import ChatLine, TableRecord
from aquelarre.server.store import Tenure, Writing, put_chat, put_table
from aquelarre.server.store.postgres import shared_pen
from aquelarre.server.store.postgres.leases import Leases
from aquelarre.server.store.postgres.problems import Overtaken
from aquelarre.server.store.postgres.store import PostgresStore

LASTS = 10_000.0  # seconds of the database's clock, which jumps; nothing here takes as long
JUMPS = [-30_000, -5_000, 5_000, 11_000, 30_000]
NAMES = ("first", "second", "third")
WHO = st.integers(0, len(NAMES) - 1)


def often(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        database=None,
        stateful_step_count=30,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )


class World:
    """Three servers, and everything that they can be asked to do."""

    def __init__(self, address: str) -> None:
        self.runner = asyncio.Runner()
        self.stores = [PostgresStore(address, name, LASTS) for name in NAMES]

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def sql(self, query: str, *values: Any) -> Any:
        """By hand, in the database."""
        found: list[Any] = []

        def change(connection: Writing) -> None:
            found.extend(connection.execute(query, values))

        self.run(self.stores[0].write(change))
        return found

    def fence(self) -> int:
        """Of the table, as it is now."""
        rows = self.sql("SELECT fence FROM aquelarre_leases WHERE name = 't'")
        return int(rows[0][0]) if rows else 0

    def begin(self) -> None:
        """As if nothing had been."""
        self.sql("DELETE FROM aquelarre_leases")
        self.sql(
            "UPDATE aquelarre_servers SET until = clock_timestamp(), since = clock_timestamp()"
        )
        self.run(self.leases(0).beat())
        tenure = self.run(self.leases(0).take("t", new=True))
        assert isinstance(tenure, Tenure)
        record = TableRecord(
            id="t",
            game="walpurgisnacht",
            seats=2,
            settings={},
            seed="s",
            created=1.0,
            status="waiting",
        )
        self.run(self.stores[0].write(put_table(record), _forget_lines, under=(tenure,)))
        self.run(self.leases(0).give_back(tenure))

    def leases(self, who: int) -> Leases:
        found = self.stores[who].leases
        assert found is not None
        return found

    def jump(self, seconds: int) -> None:
        """The clock of the database goes on by so much, or back."""
        self.sql(
            "UPDATE aquelarre_servers SET until = until - make_interval(secs => ?), "
            "since = since - make_interval(secs => ?)",
            float(seconds),
            float(seconds),
        )

    def close(self) -> None:
        for store in self.stores:
            store.close()
        self.runner.close()


@pytest.fixture
def world(database: str) -> Iterator[World]:
    found = World(database)
    yield found
    found.close()


def machine(world: World) -> type[RuleBasedStateMachine]:
    """The rules by which things happen in this world."""

    class Servers(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            world.begin()
            self.believes: list[Tenure | None] = [None] * len(NAMES)
            self.in_hand: list[tuple[int, Tenure]] = []  # changes that somebody has stalled with
            self.lines = 0

        @rule(who=WHO)
        def lives(self, who: int) -> None:
            world.run(world.leases(who).beat())

        @rule(who=WHO, hears=st.booleans(), times=st.integers(1, 2))
        def takes(self, who: int, hears: bool, times: int) -> None:
            """What comes of it may be lost, and it may be done twice."""
            for _ in range(times):
                found = world.run(world.leases(who).take("t"))
                if hears and isinstance(found, Tenure):
                    self.believes[who] = found

        @rule(seconds=st.sampled_from(JUMPS))
        def clock_jumps(self, seconds: int) -> None:
            world.jump(seconds)

        @rule(who=WHO)
        def gives_back(self, who: int) -> None:
            """It does not forget its tenure: the message may have been sent twice."""
            tenure = self.believes[who]
            if tenure is not None:
                world.run(world.leases(who).give_back(tenure))

        @rule(who=WHO)
        def stalls_with_a_change(self, who: int) -> None:
            tenure = self.believes[who]
            if tenure is not None:
                self.in_hand.append((who, tenure))

        @rule(data=st.data())
        def goes_on(self, data: st.DataObject) -> None:
            """A change comes to the store at last; it may come again."""
            if self.in_hand:
                self.writes(*data.draw(st.sampled_from(self.in_hand)))

        @rule(who=WHO)
        def changes(self, who: int) -> None:
            tenure = self.believes[who]
            if tenure is not None:
                self.writes(who, tenure)

        def writes(self, who: int, tenure: Tenure) -> None:
            self.lines += 1
            line = ChatLine(self.lines, 0, NAMES[who], str(tenure.fence), 1.0, -1)
            now = world.fence()
            try:
                world.run(world.stores[who].write(put_chat("t", line), under=(tenure,)))
            except Overtaken:
                assert tenure.fence != now, "its own owner was refused"
            else:
                assert tenure.fence == now, "somebody wrote who had lost the table"

    return Servers


def _forget_lines(connection: Writing) -> None:
    connection.execute('DELETE FROM chat WHERE "table" = ?', ("t",))


def test_no_two_owners_write(world: World) -> None:
    run_state_machine_as_test(machine(world), settings=often(40))


@pytest.mark.deep
def test_no_two_owners_write_however_often_it_is_tried(world: World) -> None:
    run_state_machine_as_test(machine(world), settings=often(1500))


def test_without_the_fence_two_owners_do_write(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then a server that lives believes what it has heard, and that is not enough."""
    unfenced = shared_pen.COMPARE.replace("AND lease.fence = given.fence", "").replace(
        "JOIN unnest", "RIGHT JOIN unnest"
    )
    monkeypatch.setattr(
        shared_pen,
        "COMPARE",
        unfenced.replace("lease.name FROM", "given.name FROM").replace(
            "ORDER BY lease.name FOR SHARE OF lease", "ORDER BY given.name"
        ),
    )
    with pytest.raises(AssertionError, match="who had lost the table"):
        run_state_machine_as_test(machine(world), settings=often(500))


def test_whoever_takes_over_waits_for_what_is_being_written(world: World) -> None:
    """A change that has passed the fence is there before the table is another's."""
    world.begin()
    first, second = (world.stores[n] for n in (0, 1))
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: Writing) -> None:
        put_chat("t", ChatLine(1, 0, "Ana", "slow", 1.0, -1))(connection)
        begun.set()
        assert go_on.wait(60)

    async def both() -> tuple[Tenure, Any]:
        await world.leases(0).beat()
        tenure = await world.leases(0).take("t")
        assert isinstance(tenure, Tenure)
        await world.leases(1).beat()
        await second.write(_age)
        writing = asyncio.ensure_future(first.write(slow, under=(tenure,)))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        taking = asyncio.ensure_future(world.leases(1).take("t"))
        done, _ = await asyncio.wait({taking}, timeout=0.3)
        assert not done, "the table was taken from under a change"
        go_on.set()
        await writing
        return tenure, await taking

    before, after = world.run(both())
    assert isinstance(after, Tenure)
    assert after.fence > before.fence


def _age(connection: Writing) -> None:
    """Everybody has lived long; the first is dead."""
    connection.execute("UPDATE aquelarre_servers SET since = clock_timestamp() - interval '1 day'")
    connection.execute(
        "UPDATE aquelarre_servers SET until = clock_timestamp() - interval '1 s' WHERE name = ?",
        ("first",),
    )
