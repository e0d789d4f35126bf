"""A person's own notes: kept with the seat for one device, and told to nobody else by any way."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from aquelarre.kernel import Dice
from aquelarre.server.app import FILE
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

Data = dict[str, Any]
MARKED = "xyzzy: Bea is lying"  # what is looked for in everything that is sent
MARKS = {"1 witches": 3, "2 puritans": 2}


def path(table: str) -> str:
    return f"/api/tables/{table}/notes"


async def read(guest: Guest, table: str, seat: int = 0, status: int = 200) -> Data:
    found: Data = await guest.get(f"{path(table)}?seat={seat}", status)
    return found


async def test_notes_are_there_after_a_restart(server: Serving) -> None:
    table, (ana, _), _ = await server.party("new_salem", 4, 2)
    assert await read(ana, table) == {"text": "", "marks": {}, "writes": True}
    await ana.post(path(table), seat=0, text=MARKED, marks=MARKS)
    await server.restart()
    assert await read(ana, table) == {"text": MARKED, "marks": MARKS, "writes": True}
    await ana.post(path(table), seat=0, text="", marks={})
    assert (await read(ana, table))["text"] == ""
    assert rows(server) == []


def rows(server: Serving) -> list[Any]:
    with closing(sqlite3.connect(server.config.data / FILE)) as connection:
        return connection.execute("SELECT * FROM notes").fetchall()


async def test_nobody_else_is_sent_any_of_it(server: Serving) -> None:
    """Over every way that there is: the others, a watcher, the host of the server, the files."""
    table, (ana, bea), lives = await server.party("new_salem", 4, 2)
    watcher = server.guest()
    watching = await watcher.live(table, -1)
    await ana.post(path(table), seat=0, text=MARKED, marks=MARKS)
    for guest in (bea, watcher):
        assert (await read(guest, table, 0, 403))["error"] == "error-not-yours"
    await watcher.post(path(table), 403, seat=0, text="mine", marks={})
    assert (await read(bea, table, 1))["text"] == ""
    await asyncio.gather(*(live.play(Dice(live.seat), 1) for live in lives))
    again = [await guest.live(table, seat) for guest, seat in ((bea, 1), (watcher, -1))]
    admin = {"Authorization": "Bearer the-token-of-the-admin"}
    paths = ["/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/fair"]
    paths += [f"/api/tables/{table}/replay?seat=-2", f"/api/tables/{table}/file"]
    paths += ["/api-admin/tables", f"/api-admin/tables/{table}", "/api-admin/audit", "/metrics"]
    sent = [text for live in (*lives, watching, *again) for text in live.raw]
    sent += [(await bea.http.get(where, headers=admin)).text for where in paths]
    assert len(sent) > 20
    assert not any("xyzzy" in text or '"1 witches"' in text for text in sent)


async def test_a_finished_game_and_its_rematch_have_none_of_it(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("new_salem", 4, 1)
    await ana.post(path(table), seat=0, text=MARKED, marks=MARKS)
    await live.play(Dice(1))
    assert live.over
    for where in ("file", "replay?seat=-2&to=40", "fair"):
        assert "xyzzy" not in (await ana.http.get(f"/api/tables/{table}/{where}")).text
    assert (await read(ana, table))["text"] == MARKED, "who wrote it may still read it"
    again = await ana.post(f"/api/tables/{table}/rematch")
    assert (await read(ana, again["table"]))["text"] == ""


@pytest.mark.parametrize("way", ["left", "removed", "moved"])
async def test_whoever_takes_the_seat_finds_nothing(server: Serving, way: str) -> None:
    table, (ana, bea), _ = await server.party("new_salem", 4, 2)
    await bea.post(path(table), seat=1, text=MARKED, marks={})
    new = server.guest("Caz")
    if way == "moved":
        code = (await bea.post(f"/api/tables/{table}/pass", seat=1))["pass"]
        await new.post(f"/api/tables/{table}/claim", **{"pass": code})
    else:
        await (bea if way == "left" else ana).seat(table, 1, "leave" if way == "left" else "remove")
        invite = (await ana.post(f"/api/tables/{table}/invite"))["invite"]
        await new.join(table, invite, 1)
    assert (await read(new, table, 1))["text"] == ""
    await read(bea, table, 1, 403)
    assert rows(server) == []


async def test_people_at_one_device_have_their_own(server: Serving) -> None:
    ana = server.guest()
    made = await ana.make("new_salem", 4, names=["Ana", "Bea"], bots={"2": "random", "3": "random"})
    await ana.post(path(made["table"]), seat=0, text="of Ana", marks={})
    await ana.post(path(made["table"]), seat=1, text="of Bea", marks={})
    assert (await read(ana, made["table"], 0))["text"] == "of Ana"
    assert (await read(ana, made["table"], 1))["text"] == "of Bea"


async def test_they_go_with_the_table(server: Serving) -> None:
    table, (ana,), _ = await server.party("new_salem", 4, 1)
    await ana.post(path(table), seat=0, text=MARKED, marks={})
    await server.server.hall.throw_away(table, "deleted")
    assert rows(server) == []


async def test_in_a_game_of_memory_only_suspicions_are_kept(server: Serving) -> None:
    table, (ana,), _ = await server.party("walpurgisnacht", 3, 1)
    assert (await read(ana, table))["writes"] is False
    await ana.post(path(table), 400, seat=0, text="S4: black cat", marks={})
    await ana.post(path(table), seat=0, text="", marks={"1 witches": 1})
    assert (await read(ana, table))["marks"] == {"1 witches": 1}


@pytest.mark.parametrize(
    "wrong",
    [
        {"text": "x" * 4001},
        {"marks": {"4 witches": 1}},
        {"marks": {"1 cats": 1}},
        {"marks": {"1 witches": 4}},
        {"marks": {"1 witches": "yes"}},
        {"seat": -1},
        {"more": 1},
    ],
)
async def test_odd_notes_are_refused(server: Serving, wrong: Data) -> None:
    table, (ana,), _ = await server.party("new_salem", 4, 1)
    await ana.post(path(table), 400, **{"seat": 0, "text": "", "marks": {}, **wrong})
    assert rows(server) == []


async def test_the_longest_notes_fit_whatever_their_letters(server: Serving) -> None:
    table, (ana,), _ = await server.party("new_salem", 4, 1)
    marks = {f"{seat} {side}": 3 for seat in range(4) for side in ("witches", "puritans")}
    for letter in ("\U0001f9d9", '"', "\n"):
        text = letter * 4000
        await ana.post(path(table), seat=0, text=text, marks=marks)
        assert (await read(ana, table))["text"] == text


async def test_they_have_a_rate(house: Opened) -> None:
    async with house(limits=replace(Limits.none(), notes=Rate(2, 1e-9))) as server:
        table, (ana,), _ = await server.party("new_salem", 4, 1)
        for status in (200, 200, 429):
            await ana.post(path(table), status, seat=0, text="x", marks={})


async def test_notes_that_make_no_sense_are_none(server: Serving) -> None:
    table, (ana,), _ = await server.party("new_salem", 4, 1)
    await ana.post(path(table), seat=0, text="x", marks={})
    with closing(sqlite3.connect(server.config.data / FILE)) as connection:
        connection.execute("UPDATE notes SET data = '{['")
        connection.commit()
    assert (await read(ana, table))["text"] == ""
