"""Tables of earlier versions: they are all there, and go on."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server.app import FILE
from aquelarre.server.store import SqliteStore
from aquelarre.server.store.schema import SCHEMA, STEPS

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

EARLIER = Path(__file__).parent / "earlier"  # what servers of their days had written
GAMES = {
    "walp": "walpurgisnacht",
    "carc": "carcassonne",
    "new_": "new_salem",
    "las_": "las_brujas",
    "disc": "discworld_witches",
}
PEOPLE = {"walp": 3, "carc": 2, "new_": 3, "las_": 5, "disc": 2}  # each with a device; then a bot
STATUSES = ("playing", "paused", "finished", "waiting")
CHAT = ["¡Buenas noches!", "¿Quién empieza?"]
# By version: the file, and what makes it one of that version. The first two did not have all
# columns yet; the tables of the fourth were used a moment ago, or they might be too old to be kept.
USED_NOW = "UPDATE used SET at = CAST(strftime('%s', 'now') AS REAL);"
VERSIONS = {
    1: (
        "schema-3.sql",
        "ALTER TABLE tables DROP COLUMN edition; ALTER TABLE chat DROP COLUMN hearers;",
    ),
    2: ("schema-3.sql", "ALTER TABLE tables DROP COLUMN edition;"),
    3: ("schema-3.sql", ""),
    **{
        version: ("schema-4.sql", USED_NOW + "".join(STEPS[3 : version - 1]))
        for version in (4, 5, 6, 8, *range(10, SCHEMA))
    },
}
# Where the tables of the fourth stood: the fingerprint of what every seat saw.
STOOD = {
    "walp-playing": "2-2252ed679d7b0185",
    "walp-paused": "2-e58554f70a692c69",
    "walp-finished": "2-defb1d23156264ec",
    "carc-playing": "2-28e44e487209fb89",
    "carc-paused": "2-bc35ca09a63acefd",
    "carc-finished": "2-ab8cfaee583c8e22",
    "new_-playing": "2-66767abfbd937b86",
    "new_-paused": "2-1fba3c3832a997fd",
    "new_-finished": "2-268785badc911f86",
    "las_-playing": "2-0825d544858b4257",
    "las_-paused": "2-e0fa3e4901769f94",
    "las_-finished": "2-a10e68d805595ac8",
    "disc-playing": "2-3d3e0b6c3c7e9566",
    "disc-paused": "2-dd537edbe7d253d9",
    "disc-finished": "2-19941914c9ddd53e",
}


def write_earlier(folder: Path, version: int = 3) -> Path:
    """The file that a server of that version left. The first two knew no editions."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        file, changes = VERSIONS[version]
        connection.executescript((EARLIER / file).read_text("utf-8"))
        connection.executescript(f"{changes} PRAGMA user_version = {version};")
    return path


def content(path: Path) -> dict[str, list[Any]]:
    """All rows of the tables that every version has, without what later ones added."""
    columns = {
        "tables": "id, game, seats, settings, seed, created, status, open, clock, chat, invite",
        "seats": '"table", seat, name, bot, taken, used_ms',
        "answers": '"table", n, seat, action',
        "chat": '"table", n, seat, name, text, at',
        "grants": 'device, "table", seat',
        "passes": 'code, "table", seat',
    }
    with closing(sqlite3.connect(path)) as connection:
        return {
            table: connection.execute(f"SELECT {names} FROM {table} ORDER BY 1, 2, 3").fetchall()
            for table, names in columns.items()
        }


def device(server: Serving, code: str) -> Guest:
    """Somebody whose cookie is from before."""
    guest = server.guest()
    guest.http.cookies.set("aquelarre", code, domain="127.0.0.1")
    return guest


async def at_the_table(server: Serving, name: str) -> list[Live]:
    people = [device(server, f"device {seat}") for seat in range(PEOPLE[name[:4]])]
    return [await guest.live(name, seat) for seat, guest in enumerate(people)]


# -- the file ----------------------------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS)
def test_every_row_is_kept(data: Path, version: int) -> None:
    path = write_earlier(data, version)
    before = content(path)
    store = SqliteStore(path)
    kept = store.tables(*STATUSES)
    assert {table.id for table in kept} == {f"{game}-{s}" for game in GAMES for s in STATUSES}
    assert sum(bool(table.edition) for table in kept) == (4 if version >= 3 else 0)
    assert all(store.table(table.id) is not None for table in kept)
    store.close()
    assert content(path) == before
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("version", VERSIONS)
def test_an_upgraded_file_has_what_a_new_one_has(data: Path, version: int) -> None:
    """Columns in the same order: rows are written by place."""
    path = write_earlier(data / "old", version)
    shapes = []
    for each in (path, data / "new" / FILE):
        SqliteStore(each).close()
        with closing(sqlite3.connect(each)) as connection:
            names = connection.execute(
                "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
            ).fetchall()
            info = "SELECT name, type, pk, dflt_value FROM pragma_table_info(?)"
            shapes.append({name: connection.execute(info, (name,)).fetchall() for (name,) in names})
    assert shapes[0] == shapes[1]


KILLED = """
import os, signal, sqlite3, sys
from pathlib import Path
from aquelarre.server.store import opening, schema

path, statement = Path(sys.argv[1]), 0
while True:
    child = os.fork()
    if not child:
        left = [statement]
        def count(sql):
            left[0] -= 1
            if left[0] < 0:
                os.kill(os.getpid(), signal.SIGKILL)
        connection = opening.connect(path)
        connection.set_trace_callback(count)
        schema.prepare(connection)
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break  # it came to the end
    statement += 1
    with sqlite3.connect(path) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        names = connection.execute("SELECT name FROM sqlite_master ORDER BY name").fetchall()
    connection.close()
    print(version, len(names))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="os.fork")
def test_an_upgrade_that_is_killed_has_not_begun(data: Path) -> None:
    """Before each statement of it in turn; then it is done after all."""
    path = write_earlier(data, 1)
    before = content(path)
    with closing(sqlite3.connect(path)) as connection:
        (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    ran = subprocess.run(
        [sys.executable, "-c", KILLED, str(path)], capture_output=True, text=True, check=True
    )
    seen = ran.stdout.splitlines()
    assert len(seen) > 12, "so many statements"
    assert set(seen) == {f"1 {things}"}
    assert content(path) == before
    store = SqliteStore(path)
    assert len(store.tables(*STATUSES)) == len(GAMES) * len(STATUSES)
    store.close()


# -- the people --------------------------------------------------------------------------


@pytest.mark.parametrize("version", [3, 4])
async def test_everybody_finds_their_tables_and_what_was_said(
    house: Any, data: Path, version: int
) -> None:
    write_earlier(data / "house", version)
    async with house() as server:
        ana = device(server, "device 0")
        mine = {each["table"]: each for each in (await ana.get("/api/tables"))["mine"]}
        assert {name: each["status"] for name, each in mine.items()} == {
            f"{game}-{status}": status for game in GAMES for status in STATUSES
        }
        for game, name in GAMES.items():
            assert mine[f"{game}-playing"]["game"] == name
            live = await ana.live(f"{game}-paused", 0)
            await live.sync()
            assert [line["text"] for line in live.chat] == CHAT
            assert [who["name"] for who in live.table["people"]][:2] == ["Ana", "Bea"]


@pytest.mark.parametrize("version", [3, 4])
async def test_links_from_before_still_work(house: Any, data: Path, version: int) -> None:
    write_earlier(data / "house", version)
    async with house() as server:
        for game, name in GAMES.items():
            phone, claim = server.guest("Fay"), f"/api/tables/{game}-playing/claim"
            assert await phone.post(claim, **{"pass": f"pass {game}-playing"}) == {"seat": 0}
            await server.guest().post(claim, 403, **{"pass": f"pass {game}-playing"})
            guest = server.guest("Gus")
            await guest.join(f"{game}-waiting", f"invite {name}", 1)
            await server.guest("Hal").join(f"{game}-waiting", f"invite {name}", 1, status=409)
            host = device(server, f"host {name}")
            assert (await host.post(f"/api/tables/{game}-playing/invite"))["invite"]


@pytest.mark.parametrize("version", [3, 4])
async def test_a_finished_game_can_be_told_again(house: Any, data: Path, version: int) -> None:
    write_earlier(data / "house", version)
    async with house() as server:
        ana = device(server, "device 0")
        for game in GAMES:
            table = f"{game}-finished"
            assert (await ana.live(table, 0)).over
            told = await ana.get(f"/api/tables/{table}/replay?from=0&to=3")
            match = server.match(table)
            assert told["count"] == sum(seat != match.nature for seat, _ in match.answers)
            assert [frame["n"] for frame in told["frames"]] == [0, 1, 2, 3]
            assert (await ana.http.get(f"/api/tables/{table}/file")).status_code == 200


async def played_to_the_end(server: Serving, name: str) -> None:
    if name.endswith("-paused"):
        host = device(server, f"host {GAMES[name[:4]]}")
        await host.post(f"/api/tables/{name}/pause", paused=False)
    before = server.server.store.table(name)
    assert before is not None
    lives = await at_the_table(server, name)
    await asyncio.gather(*(live.play(Dice(f"{name} {live.seat}")) for live in lives))
    assert all(live.over for live in lives)
    after = server.server.store.table(name)
    assert after is not None
    assert after.table.status == "finished"
    later = iter(after.answers)  # what earlier rules did not ask may be answered in between
    assert all(answer in later for answer in before.answers)
    assert len(after.answers) > len(before.answers)


async def test_a_table_stands_where_it_stood_and_tells_what_it_told(house: Any, data: Path) -> None:
    """Of the fourth version on, both are kept with the answers; a table that differs would stop."""
    write_earlier(data / "house", 4)
    async with house() as server:
        for name, stood in STOOD.items():
            await at_the_table(server, name)
            assert not server.table(name).course.standing.outdated, name
            assert server.match(name).fingerprint() == stood, name


@pytest.mark.parametrize(
    ("status", "version"),
    [
        ("playing", 3),
        ("paused", 4),
        pytest.param("playing", 4, marks=pytest.mark.deep),
        pytest.param("paused", 3, marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize("game", GAMES)
async def test_an_open_game_is_played_to_its_end(
    house: Any, data: Path, game: str, status: str, version: int
) -> None:
    write_earlier(data / "house", version)
    async with house() as server:
        await played_to_the_end(server, f"{game}-{status}")


@pytest.mark.parametrize("version", VERSIONS)
async def test_people_at_tables_from_before_can_take_notes(
    house: Any, data: Path, version: int
) -> None:
    write_earlier(data / "house", version)
    async with house() as server:
        ana, notes = device(server, "device 0"), "/api/tables/las_-playing/notes"
        assert (await ana.get(f"{notes}?seat=0"))["text"] == ""
        await ana.post(notes, seat=0, text="Bea?", marks={"1 witches": 2})
        assert (await ana.get(f"{notes}?seat=0"))["marks"] == {"1 witches": 2}
