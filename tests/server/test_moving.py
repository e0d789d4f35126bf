"""Tables move from a file into a database and back: nothing is lost or changed, the source stays as
it is, and half a move is no move."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from aquelarre.kernel import Dice
from aquelarre.server.app import FILE
from aquelarre.server.lock import StoreInUse
from aquelarre.server.records import SeatRecord
from aquelarre.server.store import StoreProblem, put_audit, put_people, put_used
from aquelarre.server.store.choosing import opened
from aquelarre.server.store.moving import move
from aquelarre.server.store.moving.ends import NotEmpty, NotTheSame
from aquelarre.server.store.moving.move import Moved
from aquelarre.server.store.postgres.dialect import layouts
from aquelarre.server.store.postgres.pen import LOCK
from aquelarre.server.store.postgres.problems import DatabaseProblem
from aquelarre.server.store.problems import NoTables

if TYPE_CHECKING:
    from tests.server.conftest import Live, Opened, Said

IN_USE = StoreInUse, DatabaseProblem
# Has somebody asked for our lock and not got it?
ASKED = """
SELECT EXISTS (
    SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND state = 'idle' AND query LIKE 'SELECT pg_try_advisory_lock%'
)
"""
# A move that is killed when so many tables have gone over, or right before its end.
KILLED = """
import asyncio, os, signal, sys
from aquelarre.server.store.moving import move
from aquelarre.server.store.moving import files, databases

left = int(sys.argv[3])

def dying(kind, name):
    work = getattr(kind, name)
    async def maybe(*given):
        global left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        await work(*given)
    setattr(kind, name, maybe)

for kind in (files.FileEnd, databases.DatabaseEnd):
    dying(kind, "fill")
    dying(kind, "done")
asyncio.run(move(sys.argv[1], sys.argv[2]))
"""


def rows(place: str, file: Path) -> dict[str, list[Any]]:
    """Everything that is kept there."""
    with closing(opened(place, file)) as store:
        reading: Any = store
        return {
            table: sorted(reading._reading.execute(f"SELECT * FROM {table}").fetchall(), key=repr)
            for table in layouts()
        }


async def some_answers(lives: list[Live], count: int) -> None:
    for _ in range(count):
        for live in lives:
            await live.sync()
        asked = next(live for live in lives if live.my_turn())
        assert await asked.play(Dice("any"), 1)


def print_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A file with something in it, also more than goes over at once."""
    file = tmp_path / "full" / FILE

    async def fill() -> None:
        with closing(opened("", file)) as store:
            people = [SeatRecord(f"çğ🜨 {n}", "", True, n * 2**33) for n in range(2500)]
            await store.write(put_people("t", people), put_used(["t"], 1.5), put_audit("x"))

    asyncio.run(fill())
    return file


def test_there_and_back_again(full: Path, database: str, tmp_path: Path) -> None:
    before, back = print_of(full), tmp_path / "back" / FILE
    there = asyncio.run(move(str(full), database))
    again = asyncio.run(move(database, str(back)))
    assert there == again
    assert there.rows == 2502
    assert print_of(full) == before
    kept = rows("", full)
    assert kept["seats"]
    assert rows(database, full) == kept == rows("", back)
    with closing(opened(database, full)) as store:  # its own numbers go on
        asyncio.run(store.write(put_audit("y")))
        assert [line.n for line in store.audited(0, 2)] == [2, 1]


async def test_a_game_goes_on_where_it_has_moved_to(
    house: Opened, data: Path, database: str
) -> None:
    async with house() as server:
        table, _, lives = await server.party("carcassonne", 2, 2)
        await some_answers(lives, 6)
        fingerprint = server.match(table).fingerprint()
        cookies = [guest.http.cookies for guest in server.guests]
    await move(str(data / "house" / FILE), database)
    async with house(store=database) as server:
        assert server.match(table).fingerprint() == fingerprint
        guests = [server.guest(name) for name in ("Ana", "Bea")]
        for guest, jar in zip(guests, cookies, strict=True):
            guest.http.cookies.update(jar)
        lives = [await guest.live(table, seat) for seat, guest in enumerate(guests)]
        await some_answers(lives, 4)


def test_a_target_with_tables_is_refused(full: Path, database: str, tmp_path: Path) -> None:
    asyncio.run(move(str(full), database))
    other = tmp_path / "other" / FILE
    asyncio.run(move(str(full), str(other)))
    for target in (database, str(other)):
        with pytest.raises(NotEmpty):
            asyncio.run(move(str(full), target))
    with pytest.raises(NotEmpty):
        asyncio.run(move(database, str(full)))
    assert rows(database, full) == rows("", full)


def test_what_is_in_use_is_refused(
    full: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aquelarre.server.store.postgres.store.TAKING", 0.0)
    empty = tmp_path / "empty" / FILE
    for used in ((database, full), ("", empty)):
        with closing(opened(*used)), pytest.raises(IN_USE):
            asyncio.run(move(str(full), used[0] or str(empty)))
    with closing(opened("", full)), pytest.raises(IN_USE):
        asyncio.run(move(str(full), database))
    asyncio.run(move(str(full), database))  # both were left empty, and may be moved into
    asyncio.run(move(database, str(empty)))


async def test_a_move_waits_for_the_lock_of_a_server_that_has_just_died(
    full: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database takes a moment to notice that nobody is there any more."""
    monkeypatch.setattr("aquelarre.server.store.postgres.store.TAKING", 120.0)
    dead, watching = await asyncpg.connect(database), await asyncpg.connect(database)
    await dead.execute(f"SELECT pg_advisory_lock({LOCK})")
    moving = asyncio.create_task(move(str(full), database))
    while not (await watching.fetchval(ASKED) or moving.done()):
        await asyncio.sleep(0.01)
    await dead.close()
    assert isinstance(await moving, Moved)
    await watching.close()


def test_where_there_are_no_tables_nothing_is_moved(database: str, tmp_path: Path) -> None:
    with pytest.raises(NoTables):
        asyncio.run(move(str(tmp_path / "nowhere" / FILE), database))
    with pytest.raises(NoTables):
        asyncio.run(move(database, str(tmp_path / FILE)))


@pytest.mark.parametrize("into", ["file", "database"])
@pytest.mark.parametrize("tables", [0, 3, len(layouts())])
def test_a_move_that_was_killed_is_done_again(
    full: Path, database: str, tmp_path: Path, into: str, tables: int
) -> None:
    """`tables` have gone over when it ends; with all of them only the mark is still to go."""
    target = database if into == "database" else str(tmp_path / "new" / FILE)
    before = print_of(full)
    command = [sys.executable, "-c", KILLED, str(full), target, str(tables)]
    assert subprocess.run(command, check=False).returncode == -9
    assert print_of(full) == before
    with pytest.raises((DatabaseProblem, StoreProblem)) as refused:
        opened(target if into == "database" else "", tmp_path / "new" / FILE)
    assert refused.value.values["reason"] == "moving"
    asyncio.run(move(str(full), target))
    where = (database, full) if into == "database" else ("", tmp_path / "new" / FILE)
    assert rows(*where) == rows("", full)


def test_what_arrives_otherwise_is_refused(
    full: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from aquelarre.server.store.moving.databases import DatabaseEnd

    fill = DatabaseEnd.fill

    async def worse(self: DatabaseEnd, table: str, rows: Any) -> None:
        await fill(self, table, rows)
        await self.connection.execute("UPDATE seats SET used_ms = 5 WHERE seat = 4")

    with monkeypatch.context() as bad:
        bad.setattr(DatabaseEnd, "fill", worse)
        with pytest.raises(NotTheSame):
            asyncio.run(move(str(full), database))
    with pytest.raises(DatabaseProblem):
        opened(database, full)
    assert isinstance(asyncio.run(move(str(full), database)), Moved)


def test_the_command(full: Path, database: str, said: Said, tmp_path: Path) -> None:
    status, out, _ = said("migrate", full.parent, database)
    assert status == 0
    assert "2502 rows" in out.replace("\u2068", "").replace("\u2069", "").replace(",", "")
    status, _, complaint = said("migrate", full.parent, database)
    assert status == 2
    assert "already" in complaint
    assert said("migrate", database, tmp_path / "back")[0] == 0
    assert rows("", tmp_path / "back" / FILE) == rows("", full)


async def test_what_lies_beside_tables_that_are_not_there_is_not_thrown_away(
    tmp_path: Path,
) -> None:
    """The file itself may only have been moved away."""
    source, target = tmp_path / "from" / FILE, tmp_path / "to" / FILE
    opened("", source).close()
    target.parent.mkdir()
    left = target.with_name(f"{FILE}-wal")
    left.write_bytes(b"what was written last")
    with pytest.raises(StoreProblem) as problem:
        await move(str(source), str(target))
    assert problem.value.reason == "lost"
    assert left.read_bytes() == b"what was written last"
