"""What nobody uses is thrown away after a while, a little at a time; the rest is kept."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server import retention
from aquelarre.server.records import FINISHED, HOST, PLAYING, SeatRecord, TableRecord
from aquelarre.server.store import grant, put_seat, put_table, put_used

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving

    from aquelarre.server.app import Server

DAY = 24 * 3600.0
ALL_OF_IT = 'SELECT name FROM pragma_table_list WHERE type = "table" AND name NOT LIKE "sqlite%"'


def rows_of(server: Server, table: str) -> dict[str, int]:
    """In how many rows of which tables of the store this table is named."""
    store: Any = server.store
    reading = store._reading
    found: dict[str, int] = {}
    for (name,) in reading.execute(ALL_OF_IT).fetchall():
        columns = [row[1] for row in reading.execute(f'PRAGMA table_info("{name}")')]
        column = "id" if name == "tables" else "table"
        if column in columns and name != "audit":
            (count,) = reading.execute(
                f'SELECT COUNT(*) FROM {name} WHERE "{column}" = ?', (table,)
            ).fetchone()
            found[name] = count
    return found


async def finished(server: Serving) -> str:
    """A game at which something was written into as many tables as possible."""
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 3, 2)
    await first.ask("say", text="hello")
    await bea.seat(table, 1, "bot")
    await first.play(Dice(1))
    await ana.post(f"/api/tables/{table}/pass", seat=0)
    for live in (first, second):
        await live.close()
    return table


async def test_a_finished_table_expires_with_everything_that_belongs_to_it(
    server: Serving,
) -> None:
    table = await finished(server)
    here, now = server.server, time.time()
    assert all(rows_of(here, table)[name] for name in ("tables", "answers", "chat", "held"))
    assert await here.retention.round(now + 179 * DAY) == 0
    here.retention._written.clear()
    assert await here.retention.round(now + (179 + 181) * DAY) == 1
    assert not any(rows_of(here, table).values())
    gone = await server.guest().get(f"/api/tables/{table}", 404)
    assert gone["error"] == "error-no-table"
    audited = here.store.audited(0, 5)
    assert (audited[0].what, audited[0].table) == ("expired", table)
    assert (await server.guests[0].get("/api/tables"))["mine"] == []


async def made(server: Serving, status: str, used: float, hosted: bool = True) -> str:
    record = TableRecord(
        id=f"table-{status}-{used:.0f}",
        game="carcassonne",
        seats=2,
        settings={},
        seed="x",
        created=used,
        status=status,
    )
    seats = [put_seat(record.id, seat, SeatRecord("Ana", "", True)) for seat in range(2)]
    await server.server.store.write(put_table(record), *seats, put_used([record.id], used))
    if hosted:
        await server.server.store.write(grant(b"host", record.id, HOST))
    return record.id


@pytest.mark.parametrize(
    ("status", "days"), [("waiting", 30), (FINISHED, 180), ("closed", 180), (PLAYING, 360)]
)
async def test_each_kind_of_table_has_its_time(server: Serving, status: str, days: int) -> None:
    now = time.time()
    kept = await made(server, status, now - (days - 1) * DAY)
    old = await made(server, status, now - (days + 1) * DAY)
    await server.server.retention.round(now)
    store = server.server.store
    assert [record.id for record, _ in store.briefs([kept, old])] == [kept]


async def test_a_game_from_a_file_is_kept_as_long_as_a_table_that_never_began(
    server: Serving,
) -> None:
    now = time.time()
    kept = await made(server, FINISHED, now - 29 * DAY, hosted=False)
    old = await made(server, FINISHED, now - 31 * DAY, hosted=False)
    await server.server.retention.round(now)
    assert [record.id for record, _ in server.server.store.briefs([kept, old])] == [kept]


async def test_zero_days_keep_everything(house: Opened) -> None:
    async with house(keep_days=0) as server:
        old = await made(server, "waiting", 0.0)
        assert await server.server.retention.round(time.time()) == 0
        assert server.server.store.briefs([old])


async def test_a_round_throws_only_some_away(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "MOST_AT_ONCE", 3)
    for number in range(7):
        await made(server, "waiting", float(number))
    now = time.time()
    assert [await server.server.retention.round(now) for _ in range(4)] == [3, 3, 1, 0]


async def test_who_is_there_or_asks_keeps_a_table(server: Serving) -> None:
    """Though the last note about it is old."""
    table, (ana, _), _ = await server.party("walpurgisnacht", 3, 2)
    asked = await made(server, "waiting", 0.0)
    await ana.get(f"/api/tables/{asked}")
    far = time.time() + 10_000 * DAY
    assert await server.server.retention.round(far) == 0
    assert server.server.store.briefs([table, asked])


async def test_use_is_noted_coarsely_and_survives_a_restart(server: Serving) -> None:
    ana = server.guest("Ana")
    table = (await ana.make())["table"]

    def noted() -> float:
        _, found = server.server.store.found(table, "", 0, 1)
        return found[0][1]

    await ana.get(f"/api/tables/{table}")
    await server.server.retention.round(1e10)
    assert noted() == 1e10
    await ana.get(f"/api/tables/{table}")
    await server.server.retention.round(1e10 + 60)
    assert noted() == 1e10, "not more than once an hour"
    await server.restart()
    assert noted() > time.time() - DAY, "what was used until the end is written down"


async def test_a_table_that_is_thrown_away_while_somebody_holds_it_keeps_nothing(
    server: Serving,
) -> None:
    table, (_, bea), (first, _) = await server.party("walpurgisnacht", 3, 2)
    here = server.table(table)
    await server.server.hall.throw_away(table, "deleted")
    await first.until_closed()
    assert first.frames[-1] == {"t": "bye", "reason": "gone"}
    await bea.get(f"/api/tables/{table}", 404)
    hall = server.server.hall
    for wish in (
        hall.seating.new_invite(here, b"x"),
        hall.seating.change_seat(here, b"x", 1, "leave", "", ""),
        hall.seating.join(here, b"x", "", -1, "Dee"),
        here.play(0, here.match.question if here.match else 0, 0),
        here.say(0, "hello"),
    ):
        with pytest.raises(Exception, match=r"no such table|closed|not talk"):
            await wish
    assert not any(rows_of(server.server, table).values())
