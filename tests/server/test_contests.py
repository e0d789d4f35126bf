"""Leagues and knock-outs: shown before they begin, tables made when a round opens, results taken
once, whatever becomes of the server meanwhile."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.server.fair import Fairness
from aquelarre.server.groups.contests import contests as room
from aquelarre.server.groups.contests import tables as tables_of
from aquelarre.server.groups.contests.records import (
    CUP,
    LEAGUE,
)

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Serving

Data = dict[str, Any]


@pytest.fixture(autouse=True)
def lots(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same draws and the same games each time."""
    numbers, test = count(), request.node.nodeid
    monkeypatch.setattr(room, "new_seed", lambda: f"{test} draw {next(numbers)}")
    monkeypatch.setattr(tables_of, "new_seed", lambda: f"{test} game {next(numbers)}")

    def name() -> str:
        return sha256(f"{test} table {next(numbers)}".encode()).hexdigest()[:14]

    monkeypatch.setattr(tables_of, "new_table_name", name)


async def club(server: Serving, *names: str, bots: bool = False) -> tuple[Data, list[Guest]]:
    guests = [server.guest(name) for name in names]
    made = await guests[0].post("/api/groups", name="Club", me=names[0])
    for guest in guests[1:]:
        await guest.post(f"/api/groups/{made['group']}/join", code=made["code"], name=guest.name)
    where = f"/api/groups/{made['group']}"
    await guests[0].post(f"{where}/change", name="Club", rated=True, bots=bots)
    return {**made, "where": where}, guests


def wish(kind: str = LEAGUE, members: int = 3, **more: Any) -> Data:
    told = {"name": "Autumn", "kind": kind, "game": "carcassonne", "seats": 2}
    return {**told, "members": list(range(members)), **more}


async def make(guest: Guest, made: Data, status: int = 200, **more: Any) -> Data:
    return await guest.post(f"{made['where']}/contests", status, **wish(**more))


async def do(guest: Guest, made: Data, what: str, status: int = 200, **more: Any) -> Data:
    number = more.pop("contest", 0)
    return await guest.post(f"{made['where']}/contests/{number}/{what}", status, **more)


async def look(guest: Guest, made: Data, number: int = 0) -> Data:
    found: list[Data] = (await guest.get(f"{made['where']}/contests"))["contests"]
    return next(each for each in found if each["contest"] == number)


async def play(server: Serving, guests: list[Guest], tables: list[str]) -> None:
    """Everybody gets up at these tables, and bots play to the end: a quick way to a result. Who has
    left is last."""
    for name in tables:
        for guest in guests:
            for person in (await guest.get(f"/api/tables/{name}"))["people"]:
                if person["mine"]:
                    await guest.seat(name, person["seat"], "bot", bot="random")
        watcher = await guests[0].live(name, -1)
        await watcher.until_over()
        await watcher.close()


def tables(found: Data, number: int) -> list[str]:
    return [pairing["table"] for pairing in found["rounds"][number]["pairings"]]


async def test_a_league_from_the_draw_to_the_end(server: Serving) -> None:
    made, guests = await club(server, "Ana", "Bea", "Caz")
    ana, bea, _ = guests
    await make(ana, made)
    found = await look(bea, made)
    assert [len(some["pairings"]) for some in found["rounds"]] == [1, 1, 1]
    assert [len(some["byes"]) for some in found["rounds"]] == [1, 1, 1]
    assert not found["begun"]
    assert all(not table for some in found["rounds"] for table in tables({"rounds": [some]}, 0))
    # drawn again as often as one likes, until it begins
    await do(ana, made, "draw")
    drawn = await look(bea, made)
    assert drawn["seed"] != found["seed"]
    for number in range(3):
        await do(ana, made, "open")
        now = await look(bea, made)
        (pairing,) = now["rounds"][number]["pairings"]
        assert pairing["players"] == drawn["rounds"][number]["pairings"][0]["players"]
        shown = await bea.get(f"/api/tables/{pairing['table']}")
        assert [each["name"] for each in shown["people"]] == [
            now["players"][player]["name"] for player in pairing["players"]
        ]
        assert shown["status"] == "playing"  # everybody has their seat
        assert not shown["invited"]
        for guest in guests:
            assert not (await guest.get(f"/api/tables/{pairing['table']}"))["host"]
        await play(server, guests, [pairing["table"]])
        await server.restart()
    await do(ana, made, "draw", 409)
    await do(ana, made, "open", 409)
    done = await look(bea, made)
    assert done["over"]
    assert [line["played"] for line in done["standings"]] == [2, 2, 2]
    assert sum(line["score"] for line in done["standings"]) == 3 * 2 + 3  # and a bye for each
    assert [line["place"] for line in done["standings"]] == [1, 2, 3]
    games = await ana.get(f"{made['where']}/games")
    assert games["total"] == 3
    assert {game["contest"] for game in games["games"]} == {0}
    refused = await ana.post(
        f"{made['where']}/game", 409, table=games["games"][0]["table"], do="delete"
    )
    assert refused["error"] == "error-not-now"
    whole = await ana.get(f"{made['where']}/export")
    assert whole["contests"][0]["standings"] == done["standings"]
    # the contest goes, its games stay
    await do(ana, made, "delete")
    assert (await ana.get(f"{made['where']}/contests"))["contests"] == []
    assert (await ana.get(f"{made['where']}/games"))["total"] == 3


async def test_a_knock_out_from_the_draw_to_the_end(server: Serving) -> None:
    made, guests = await club(server, "Ana", "Bea", "Caz", "Dee", "Eva")
    await make(guests[0], made, kind=CUP, members=5)
    found = await look(guests[1], made)
    assert len(found["rounds"]) == 1  # the others are not known yet
    assert len(found["rounds"][0]["byes"]) == 3
    for number, many in enumerate((1, 2, 1)):
        await do(guests[0], made, "open")
        await do(guests[0], made, "open", 409)  # not before this one is over
        found = await look(guests[1], made)
        assert len(found["rounds"][number]["pairings"]) == many
        await play(server, guests, tables(found, number))
        await server.restart()
    found = await look(guests[1], made)
    assert found["over"]
    (final,) = found["rounds"][-1]["pairings"]
    assert found["winner"] == final["on"][0]
    await do(guests[0], made, "open", 409)


async def test_a_restart_between_making_and_beginning(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables of the round are there, once, and begin when somebody looks."""
    made, guests = await club(server, "Ana", "Bea", "Caz", "Dee")
    await make(guests[0], made, members=4)

    async def stopped(fairness: Fairness) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(Fairness, "begin", stopped)
        person = server.store.members(made["group"])[0].person
        with pytest.raises(asyncio.CancelledError):
            await server.server.hall.contests.open_round(made["group"], person, 0)
    await server.restart()
    found = await look(guests[2], made)
    names = tables(found, 0)
    assert len(set(names)) == 2
    for name in names:
        assert (await guests[2].get(f"/api/tables/{name}"))["status"] == "playing"
    assert tables(await look(guests[2], made), 0) == names


async def test_nothing_is_opened_if_the_disk_does_not_take_it(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, guests = await club(server, "Ana", "Bea")
    await make(guests[0], made, members=2)
    before = await look(guests[0], made)

    async def fails(*changes: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(server.store, "write", fails)
    await do(guests[0], made, "open", 500)
    monkeypatch.undo()
    assert await look(guests[0], made) == before
    assert (await guests[0].get(made["where"]))["tables"] == []


async def test_two_who_open_at_once_open_two_rounds_and_no_table_twice(server: Serving) -> None:
    made, guests = await club(server, "Ana", "Bea", "Caz")
    await make(guests[0], made)
    await asyncio.gather(do(guests[0], made, "open"), do(guests[0], made, "open"))
    found = await look(guests[0], made)
    assert [some["opened"] for some in found["rounds"]] == [True, True, False]
    running = (await guests[0].get(made["where"]))["tables"]
    assert len(running) == 2


async def test_who_does_not_come_loses_if_an_owner_says_so(server: Serving) -> None:
    made, guests = await club(server, "Ana", "Bea", "Caz", "Dee")
    ana = guests[0]
    await make(ana, made, kind=CUP, members=4)
    found = await look(ana, made)
    one, other = found["rounds"][0]["pairings"][0]["players"]
    await do(ana, made, "decide", 409, round=0, pairing=0, absent=[one])  # nothing is open
    await do(ana, made, "open")
    found = await look(ana, made)
    first, second = found["rounds"][0]["pairings"]
    stranger = second["players"][0]
    for absent in ([stranger], []):
        status = 400 if absent else 200
        await do(ana, made, "decide", status, round=0, pairing=0, absent=absent)
    await do(ana, made, "decide", 400, round=0, pairing=2, absent=[one])
    await do(ana, made, "decide", round=0, pairing=0, absent=[one])
    await do(ana, made, "decide", round=0, pairing=1, absent=[stranger])
    found = await look(ana, made)
    assert found["rounds"][0]["pairings"][0]["places"] == [2, 1]
    assert found["rounds"][0]["pairings"][0]["on"] == [other]
    # the game goes on, and changes nothing any more; unless the owner lets it decide after all
    await play(server, guests, [first["table"]])
    assert (await look(ana, made))["rounds"][0]["pairings"][0]["on"] == [other]
    await do(ana, made, "decide", round=0, pairing=0, absent=[])
    (game,) = (await ana.get(f"{made['where']}/games"))["games"]
    places = [who["place"] for who in game["players"]]  # both had left: as it came out
    assert (await look(ana, made))["rounds"][0]["pairings"][0]["places"] == places
    await do(ana, made, "open")
    await do(ana, made, "decide", 409, round=0, pairing=0, absent=[one])  # too late
    await do(guests[1], made, "decide", 403, round=1, pairing=0, absent=[0])


async def test_who_has_left_the_group_has_lost(server: Serving) -> None:
    made, guests = await club(server, "Ana", "Bea")
    await make(guests[0], made, members=2)
    await guests[1].post(f"{made['where']}/leave")
    await do(guests[0], made, "open")
    found = await look(guests[0], made)
    (pairing,) = found["rounds"][0]["pairings"]
    assert pairing["table"] == ""
    assert [found["players"][player]["former"] for player in pairing["absent"]] == [True]
    assert found["over"]
    assert "Bea" not in str(found)


async def test_bots_fill_seats_if_the_group_says_so(server: Serving) -> None:
    made, guests = await club(server, "Ana", "Bea", bots=True)
    ana = guests[0]
    await make(ana, made, members=2, seats=3, bots=["random"])
    await do(ana, made, "open")
    found = await look(ana, made)
    assert [player["bot"] for player in found["players"]] == ["", "", "random"]
    await play(server, guests, tables(found, 0))
    assert (await look(ana, made))["over"]
    refused = await make(ana, made, 409, members=1, bots=["random", "random"])
    assert refused["values"] == {"why": "people"}
    await ana.post(f"{made['where']}/change", name="Club", rated=True, bots=False)
    assert (await make(ana, made, 409, members=2, seats=3, bots=["random"]))["values"] == {
        "why": "bots"
    }


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"members": 1}, 409),
        ({"seats": 4}, 409),
        ({"kind": CUP, "seats": 4, "advance": 4, "members": 5}, 409),
        ({"game": "new_salem", "seats": 2}, 409),
        ({"game": "discworld_witches", "settings": {"mode": 1}}, 409),
        ({"game": "none"}, 400),
        ({"kind": "ladder"}, 400),
        ({"seats": 13}, 400),
        ({"rounds": 41}, 400),
        ({"name": " "}, 400),
        ({"settings": {"none": 1}}, 409),
    ],
)
async def test_what_cannot_be_is_refused(server: Serving, more: Data, status: int) -> None:
    made, guests = await club(server, "Ana", "Bea", "Caz", "Dee", "Eva")
    refused = await make(guests[0], made, status, **more)
    assert refused["sentence"]
    assert (await guests[0].get(f"{made['where']}/contests"))["contests"] == []


async def test_only_owners_lead_and_only_members_look(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, (ana, bea) = await club(server, "Ana", "Bea")
    eve = server.guest("Eve")
    await make(ana, made, members=2)
    await eve.get(f"{made['where']}/contests", 404)
    for guest, status in ((bea, 403), (eve, 404)):
        await make(guest, made, status, members=2)
        for what in ("draw", "open", "delete"):
            await do(guest, made, what, status)
        await do(guest, made, "decide", status, round=0, pairing=0, absent=[0])
    for number in ("x", "-1", "7"):
        await do(ana, made, "open", 400, contest=number)
    monkeypatch.setattr(room, "MOST_CONTESTS", 1)
    assert (await make(ana, made, 409, members=2))["error"] == "error-group-full"
