"""One table whose rows make no sense breaks nobody else."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from aquelarre.kernel import Dice
from aquelarre.server.app import FILE
from aquelarre.server.journal import Lines

if TYPE_CHECKING:
    from tests.server.conftest import Serving

# What has happened to the rows of a table, `?` is its name.
BAD = {
    "settings are no JSON": "UPDATE tables SET settings = '{' WHERE id = ?",
    "settings are of another kind": "UPDATE tables SET settings = '[1]' WHERE id = ?",
    "settings are unknown": "UPDATE tables SET settings = '{\"dragons\":1}' WHERE id = ?",
    "settings are deep": "UPDATE tables SET settings = '" + "[" * 9999 + "' WHERE id = ?",
    "the clock is no JSON": "UPDATE tables SET clock = 'midnight' WHERE id = ?",
    "the clock is of another kind": 'UPDATE tables SET clock = \'{"kind":"x"}\' WHERE id = ?',
    "the game is unknown": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "the game is no text": "UPDATE tables SET game = CAST(X'FFFE' AS TEXT) WHERE id = ?",
    "the status is unknown": "UPDATE tables SET status = 'dancing' WHERE id = ?",
    "too many seats": "UPDATE tables SET seats = 4000000000 WHERE id = ?",
    "no seats": "UPDATE tables SET seats = -1 WHERE id = ?",
    "a seat is missing": 'DELETE FROM seats WHERE "table" = ? AND seat = 1',
    "all seats are missing": 'DELETE FROM seats WHERE "table" = ?',
    "a seat is somewhere else": 'UPDATE seats SET seat = 7 WHERE "table" = ? AND seat = 1',
    "an edition": "UPDATE tables SET edition = 'garbage' WHERE id = ?",
}
BAD_GAMES = {
    "an answer is missing": 'DELETE FROM answers WHERE "table" = ? AND n = 1',
    "an answer is not allowed": 'UPDATE answers SET action = 99999 WHERE "table" = ? AND n = 1',
    "an answer is beyond all": 'UPDATE answers SET action = -1 << 62 WHERE "table" = ? AND n = 1',
    "nobody has that seat": 'UPDATE answers SET seat = 4000000 WHERE "table" = ? AND n = 1',
    "somebody else answers": 'UPDATE answers SET seat = -3 WHERE "table" = ? AND n = 1',
}
ORDINARY = ("error-unreadable", "error-other-rules")


async def spoil(server: Serving, changes: dict[str, str]) -> None:
    """To the rows of these tables, while the server is down."""
    await server.stop()
    with closing(sqlite3.connect(server.config.data / FILE)) as connection, connection:
        for table, change in changes.items():
            assert connection.execute(change, (table,)).rowcount > 0
    await server.start()


async def check_the_others_go_on(server: Serving, bad: Iterable[str]) -> None:
    """Among so many bad tables."""
    ana, bea = server.guests[0], server.guest("Bea")
    good = (await ana.make(seats=3, bots={"1": "random", "2": "random"}))["table"]
    waiting = (await ana.make(seats=3, open=True))["table"]
    await server.restart()
    mine = {each["table"] for each in (await ana.get("/api/tables"))["mine"]}
    assert {good, waiting} <= mine
    listed = {each["table"] for each in (await bea.get("/api/tables"))["open"]}
    assert waiting in listed
    headers = {"Authorization": f"Bearer {server.config.admin}"}
    admin = await ana.http.get("/api-admin/tables", headers=headers)
    assert admin.status_code == 200
    assert good in {each["table"] for each in admin.json()["tables"]}
    for table in bad:
        answer = await ana.http.get(f"/api/tables/{table}")
        if answer.status_code == 200:  # kept, and to be looked at as far as it goes
            assert answer.json()["status"] == "stopped", table
        else:
            assert answer.status_code == 409
            assert answer.json()["error"] in ORDINARY, table
    live = await ana.live(good, 0)
    await live.play(Dice("on"), 3)
    await bea.join(waiting)


@pytest.mark.parametrize("status", ["waiting", "playing"])
async def test_rows_that_make_no_sense(server: Serving, status: str) -> None:
    ana = server.guest("Ana")
    bots = {"1": "random", "2": "random"} if status == "playing" else {}
    made = {(await ana.make(seats=3, bots=bots, open=True))["table"]: BAD[what] for what in BAD}
    await spoil(server, made)
    await check_the_others_go_on(server, made)


async def test_games_that_make_no_sense(server: Serving) -> None:
    ana, made = server.guest("Ana"), {}
    for what in BAD_GAMES:
        table = (await ana.make("carcassonne", 2, names=["Ana", "Bea"]))["table"]
        lives = [await ana.live(table, seat) for seat in range(2)]
        for _ in range(3):
            for live in lives:
                await live.sync()
            await next(live for live in lives if live.my_turn()).play(Dice("bad"), 1)
        made[table] = BAD_GAMES[what]
    await spoil(server, made)
    await check_the_others_go_on(server, made)


async def test_texts_that_are_none_are_patched_up(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.ask("say", text="hello")
    await spoil(server, {table: "UPDATE chat SET text = CAST(X'FF' AS TEXT) WHERE \"table\" = ?"})
    again = await ana.live(table, 0)
    await again.sync()
    assert [line["text"] for line in again.chat] == ["\ufffd"]


async def test_a_name_that_is_no_text_breaks_no_list(server: Serving) -> None:
    ana = server.guest("Ana")
    await ana.make(seats=3, open=True)
    bad = (await ana.make(seats=3, open=True))["table"]
    await server.stop()
    with closing(sqlite3.connect(server.config.data / FILE)) as connection, connection:
        for name in ("tables", "seats", "grants", "used", "audit", "comings"):
            column = "id" if name == "tables" else '"table"'
            sql = f"UPDATE {name} SET {column} = CAST(X'ff4142' AS TEXT) WHERE {column} = ?"
            connection.execute(sql, (bad,))
    await server.start()
    await check_the_others_go_on(server, [])
    headers = {"Authorization": f"Bearer {server.config.admin}"}
    listed = (await ana.http.get("/api-admin/tables", headers=headers)).json()
    assert [each["table"] for each in listed["unreadable"]] == ["\ufffdAB"]
    assert (await ana.http.get("/api-admin/audit", headers=headers)).status_code == 200
    later = time.time() + 1e9
    expired = server.server.store.expired(later, later, later, 10)
    assert len(expired) == 3, "the others"
    assert all(name.isascii() for name in expired)


async def test_a_bad_table_can_be_deleted_and_spares_nobody_a_ban(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = [await ana.make(seats=3, open=True) for _ in range(3)]
    tables = [each["table"] for each in made]
    for table in tables:
        await bea.join(table)
    bad = sorted(tables)[1]
    await spoil(server, {bad: BAD["settings are no JSON"]})
    headers = {"Authorization": f"Bearer {server.config.admin}"}
    path = f"/api-admin/tables/{tables[0] if tables[0] != bad else tables[1]}"
    devices = (await ana.http.get(path, headers=headers)).json()["devices"]
    (name,) = {each["device"] for each in devices if each["seat"] == 1}
    banned = await ana.http.post("/api-admin/ban", headers=headers, json={"device": name})
    assert banned.status_code == 200
    for table in set(tables) - {bad}:
        assert not server.table(table).people[1].taken
    listed = (await ana.http.get("/api-admin/tables", headers=headers)).json()
    assert [each["table"] for each in listed["unreadable"]] == [bad]
    for status in (200, 404):
        gone = await ana.http.post(f"/api-admin/tables/{bad}/delete", headers=headers, json={})
        assert gone.status_code == status


async def test_the_log_names_the_table_and_no_secrets(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    ana = server.guest("Ana")
    bad = (await ana.make(seats=3, open=True))["table"]
    await spoil(server, {bad: "UPDATE tables SET settings = '{\"sesame\":' WHERE id = ?"})
    with caplog.at_level(logging.ERROR, "aquelarre.server"):
        for _ in range(3):
            await server.guest().get("/api/tables")
    (record,) = caplog.records
    line = Lines().format(record)
    assert bad in line
    assert not any(secret in line for secret in ("sesame", "Ana", "Traceback"))
