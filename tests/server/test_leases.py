"""Leases of tables in a database that several servers share: whatever stalls, dies or comes twice,
nothing is written under a tenure that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from aquelarre.server.records import ChatLine, TableRecord
from aquelarre.server.store import Change, Tenure, Writing, put_audit, put_chat, put_table
from aquelarre.server.store.postgres.problems import DatabaseProblem, Fault, Overtaken
from aquelarre.server.store.postgres.store import PostgresStore

LASTS = 3600.0  # seconds: nobody dies of a slow machine
DEAD = "UPDATE aquelarre_servers SET until = clock_timestamp() - interval '1 s' WHERE name = ?"
GROWN = "UPDATE aquelarre_servers SET since = clock_timestamp() - interval '1 day'"
Opened = Callable[[str], PostgresStore]


def record(name: str = "t") -> TableRecord:
    return TableRecord(
        id=name,
        game="walpurgisnacht",
        seats=2,
        settings={},
        seed="s",
        created=1.0,
        status="waiting",
    )


def said(n: int, table: str = "t") -> Change:
    return put_chat(table, ChatLine(n, 0, "Ana", f"line {n}", 1.0, -1))


def by_hand(query: str, *values: Any) -> Change:
    """What happens to the database meanwhile."""

    def change(connection: Writing) -> None:
        connection.execute(query, values)

    return change


@pytest.fixture
def opened(database: str) -> Iterator[Opened]:
    with ExitStack() as stack:

        def one(name: str) -> PostgresStore:
            found = PostgresStore(database, name, LASTS)
            stack.callback(found.close)
            return found

        yield one


async def made(store: PostgresStore, table: str = "t") -> Tenure:
    """A table of this server."""
    assert store.leases is not None
    await store.leases.beat()
    tenure = await store.leases.take(table, new=True)
    assert isinstance(tenure, Tenure)
    await store.write(put_table(record(table)), under=(tenure,))
    return tenure


async def test_a_table_is_one_servers_at_a_time(opened: Opened) -> None:
    first, second = opened("first"), opened("second")
    assert first.leases is not None
    assert second.leases is not None
    tenure = await made(first)
    await second.leases.beat()
    assert await second.leases.take("t") == "first"
    assert await second.leases.take("nothing") == ""
    assert await first.leases.mine() == {tenure}
    await first.leases.give_back(tenure)
    after = await second.leases.take("t")
    assert isinstance(after, Tenure)
    assert after.fence > tenure.fence
    assert (await second.leases.beat()).alive == {"first", "second"}


async def test_who_was_overtaken_writes_nothing_more(opened: Opened) -> None:
    first, second = opened("first"), opened("second")
    assert first.leases is not None
    assert second.leases is not None
    stale = await made(first)
    await second.leases.beat()
    await first.write(by_hand(DEAD, "first"), by_hand(GROWN))
    assert (await second.leases.beat()).orphans == ("t",)
    tenure = await second.leases.take("t")
    assert isinstance(tenure, Tenure)
    await second.write(said(0), under=(tenure,))
    with pytest.raises(Overtaken):
        await first.write(said(1), under=(stale,))
    # Not even when it has come back and has the table again: that is another tenure.
    assert (await first.leases.beat()).lapsed
    await second.leases.give_back(tenure)
    again = await first.leases.take("t")
    assert isinstance(again, Tenure)
    with pytest.raises(Overtaken):
        await first.write(said(1), under=(stale,))
    await first.write(said(1), under=(again,))
    lines = [first.line("t", n) for n in range(3)]
    assert [line and line.text for line in lines] == ["line 0", "line 1", None]
    assert first.well, "that was nobody's fault"


async def test_others_in_the_same_transaction_do_not_suffer(opened: Opened) -> None:
    first, second = opened("first"), opened("second")
    assert first.leases is not None
    assert second.leases is not None
    good, stale = await made(first, "good"), await made(first, "bad")
    await second.leases.beat()
    await first.write(by_hand(DEAD, "first"), by_hand(GROWN))
    assert isinstance(await second.leases.take("bad"), Tenure)
    both = [
        first.write(said(0, "good"), under=(good,)),
        first.write(said(0, "bad"), under=(stale,)),
    ]
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Overtaken)


async def test_a_change_of_a_table_needs_a_tenure_of_it(opened: Opened) -> None:
    first = opened("first")
    tenure = await made(first)
    for under in ((), (Tenure("other", tenure.fence),)):
        with pytest.raises(Fault):
            await first.write(said(0), under=under)
    await first.write(put_audit("made", "t"))  # of no table


async def test_nobody_takes_from_the_dead_before_they_could_come_back(opened: Opened) -> None:
    """The database was away, and all seem dead: whoever comes back first takes nothing."""
    first, second = opened("first"), opened("second")
    assert first.leases is not None
    assert second.leases is not None
    tenure = await made(first)
    await second.leases.beat()
    await first.write(by_hand(DEAD, "first"), by_hand(DEAD, "second"), by_hand(GROWN))
    assert await second.leases.take("t") == "first", "the dead take nothing"
    assert (await second.leases.beat()).orphans == ()
    assert await second.leases.take("t") == "first"
    assert (await first.leases.beat()).lapsed
    assert await first.leases.mine() == {tenure}
    await first.write(said(0), under=(tenure,))


async def test_who_leaves_leaves_nothing(opened: Opened) -> None:
    first, second = opened("first"), opened("second")
    assert first.leases is not None
    assert second.leases is not None
    await made(first)
    await first.leases.leave()
    assert (await second.leases.beat()).alive == {"second"}
    assert isinstance(await second.leases.take("t"), Tenure)


def test_alone_and_shared_exclude_each_other(
    database: str, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aquelarre.server.store.postgres.store.TAKING", 0.0)
    alone = PostgresStore(database)
    with pytest.raises(DatabaseProblem):
        opened("first")
    alone.close()
    shared = PostgresStore(database, "first", LASTS)
    with pytest.raises(DatabaseProblem):
        PostgresStore(database)
    shared.close()
    PostgresStore(database).close()


async def test_who_shared_before_somebody_was_alone_never_writes_again(
    database: str, opened: Opened
) -> None:
    """However it comes about: the epoch is another."""
    first = opened("first")
    tenure = await made(first)
    await first.write(by_hand("UPDATE aquelarre SET fence = fence + 1"))
    with pytest.raises(Fault):
        await first.write(said(0), under=(tenure,))
    second = opened("second")
    assert second.leases
    assert (await second.leases.beat()).alive == {"second"}
