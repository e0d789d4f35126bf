"""Groups: made by anybody, joined by a link, seen by members alone; their tables, and what is kept
when somebody leaves."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.clubs import club, do, games, join, make, names, page, ratings, table, to_the_end

from aquelarre.server.groups import groups
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving

Data = dict[str, Any]


async def test_a_group_is_joined_by_its_link_and_seen_by_members_alone(server: Serving) -> None:
    ana, bea, eve = server.guest("Ana"), server.guest("Bea"), server.guest("Eve")
    made = await make(ana, "  The   Coven \u202e ")
    found = await page(ana, made)
    assert found["name"] == "The Coven"
    assert names(found) == ["Ana"]
    assert found["owner"]
    assert not found["rated"]
    assert not found["bots"]
    assert found["members"][0]["me"]
    # whoever is no member cannot tell it from one that there is not
    refused = await page(eve, made, 404)
    assert refused == await eve.get("/api/groups/none", 404)
    for what in ("games", "ratings", "export", "results"):
        await eve.get(f"/api/groups/{made['group']}/{what}", 404)
    assert (await do(eve, made, "knock", 403, code="wrong"))["error"] == "error-bad-code"
    await do(eve, {"group": "none"}, "knock", 403, code="wrong")
    await join(eve, {**made, "code": ""}, 403)
    # the link tells what it leads to, and leads there
    assert await do(bea, made, "knock", code=made["code"]) == {"name": "The Coven", "members": 1}
    await page(bea, made, 404)
    await join(bea, made)
    await join(bea, made)
    found = await page(bea, made)
    assert names(found) == ["Ana", "Bea"]
    assert not found["owner"]
    (mine,) = (await bea.get("/api/groups"))["groups"]
    assert mine == {
        "group": made["group"],
        "name": "The Coven",
        "members": 2,
        "owner": False,
        "tables": 0,
    }
    assert (await eve.get("/api/groups"))["groups"] == []
    await server.restart()
    assert names(await page(bea, made)) == ["Ana", "Bea"]


async def test_nothing_of_devices_or_codes_is_told(server: Serving) -> None:
    made, (ana, bea) = await club(server, "Ana", "Bea")
    await table(made, [ana, bea])
    said = ""
    for what in ("", "/games", "/ratings", "/export", "/results"):
        answer = await bea.http.get(f"/api/groups/{made['group']}{what}")
        assert answer.status_code == 200
        said += answer.text
    for guest in (ana, bea):
        device = server.store.devices(b"\0" * 32, b"\xff" * 32)
        assert device
        assert not any(each.hex()[:10] in said for each in device)
        assert guest.cookie not in said
    assert made["code"] not in said


async def test_only_owners_change_a_group(server: Serving) -> None:
    made, (ana, bea, caz) = await club(server, "Ana", "Bea", "Caz")
    eve = server.guest("Eve")
    asked: dict[str, Data] = {
        "change": {"name": "Ours", "rated": True, "bots": True},
        "link": {},
        "member": {"member": 0, "do": "remove"},
        "game": {"table": "x", "do": "strike"},
        "delete": {},
    }
    for what, body in asked.items():
        assert (await do(bea, made, what, 403, **body))["error"] == "error-not-owner"
        assert (await do(eve, made, what, 404, **body))["error"] == "error-no-group"
    for what in ("leave", "me"):
        await do(eve, made, what, 404, **({"name": "x"} if what == "me" else {}))
    await do(ana, made, "change", name="Ours", rated=True, bots=False)
    found = await page(bea, made)
    assert found["name"] == "Ours"
    assert found["rated"]
    assert not found["bots"]
    # owners make owners; the last one stays one
    assert (await do(ana, made, "leave", 409))["error"] == "error-last-owner"
    assert (await do(ana, made, "member", 409, member=0, do="plain"))["error"] == "error-last-owner"
    await do(ana, made, "member", member=1, do="owner")
    await do(bea, made, "member", member=0, do="plain")
    await do(ana, made, "link", 403)
    await do(bea, made, "member", member=2, do="remove")
    assert names(await page(ana, made)) == ["Ana", "Bea"]
    await page(caz, made, 404)
    await do(bea, made, "member", 400, member=2, do="remove")
    await do(bea, made, "me", name="Beatriz")
    assert names(await page(ana, made)) == ["Ana", "Beatriz"]
    # another link: the old one leads nowhere
    fresh = await do(bea, made, "link")
    await join(caz, made, 403)
    await join(caz, {**made, **fresh})
    await do(bea, made, "delete")
    for guest in (ana, bea, caz):
        await page(guest, made, 404)
        assert (await guest.get("/api/groups"))["groups"] == []


async def test_what_cannot_be_understood_changes_nothing(server: Serving) -> None:
    ana = server.guest("Ana")
    for body in ({"name": ""}, {"name": " \u202e"}, {"name": "x" * 121}, {"name": 1}, {}):
        await ana.post("/api/groups", 400, **body)
    made = await make(ana, "x" * 60)
    assert (await page(ana, made))["name"] == "x" * groups.MOST_NAME
    wrong: dict[str, Data] = {
        "change": {"name": "x", "rated": 1, "bots": False},
        "member": {"member": -1, "do": "remove"},
        "game": {"table": "x", "do": "strike"},
        "me": {"name": "x" * 81},
    }
    for what, body in wrong.items():
        await do(ana, made, what, 400, **body)
    await ana.get(f"/api/groups/{made['group']}/games?from=x", 400)
    assert (await games(ana, made, 99))["games"] == []


async def test_members_see_the_tables_and_may_sit_down(server: Serving) -> None:
    made, (ana, bea) = await club(server, "Ana", "Bea")
    eve = server.guest("Eve")
    refused = await eve.post(
        "/api/tables", 404, game="carcassonne", seats=2, name="Eve", group=made["group"]
    )
    assert refused["error"] == "error-no-group"
    for game in ("carcassonne", "new_salem"):
        found = await ana.make(game, 3, group=made["group"])
        (shown,) = [
            each for each in (await page(bea, made))["tables"] if each["table"] == found["table"]
        ]
        assert shown["status"] == "waiting"
        assert not any(each["mine"] for each in shown["people"])
        assert (await eve.get("/api/tables"))["open"] == []
        await eve.join(found["table"], status=403)
        assert (await bea.join(found["table"]))["seat"] == 1
    # what a seat may see is as everywhere: a running game with secrets needs a new invitation
    await ana.seat(found["table"], 2, "bot", bot="random")
    await bea.seat(found["table"], 1, "leave")
    assert (await bea.join(found["table"], status=403))["error"] == "error-needs-invite"
    # another table, and not a group's, is closed to members as to all
    other = await ana.make("carcassonne", 2)
    await bea.join(other["table"], status=403)


async def test_joined_devices_are_one_member(server: Serving) -> None:
    """Also those that were members before: all that either has played is theirs."""
    made, (laptop, bea, phone) = await club(server, "Ana", "Bea", "Anita")
    await do(laptop, made, "change", name="Club", rated=True, bots=False)
    for who in (laptop, phone):
        await to_the_end(server, await table(made, [who, bea]), [who, bea])
    (rated,) = (await ratings(bea, made))["tables"]
    assert {one["name"] for one in rated["ratings"]} == {"Ana", "Anita", "Bea"}
    code = (await laptop.post("/api/devices/code", name=""))["code"]
    await phone.post("/api/devices/join", code=code, name="")
    for guest in (laptop, phone):
        found = await page(guest, made)
        assert names(found) == ["Ana", "Bea"]
        assert found["owner"]
        assert [each["me"] for each in found["members"]] == [True, False]
    assert {
        who["name"] for game in (await games(bea, made))["games"] for who in game["players"]
    } == {
        "Ana",
        "Bea",
    }
    (rated,) = (await ratings(bea, made))["tables"]
    assert {(one["name"], one["games"]) for one in rated["ratings"]} == {("Ana", 2), ("Bea", 2)}
    await join(phone, made)
    assert names(await page(bea, made)) == ["Ana", "Bea"]


async def test_everything_can_be_taken_along(server: Serving) -> None:
    ana, eve = server.guest("=Ana"), server.guest("Eve")
    made = await make(ana)
    found = await ana.make("carcassonne", 2, group=made["group"])
    await eve.join(found["table"], found["invite"])
    await to_the_end(server, found["table"], [ana, eve])
    whole = await ana.get(f"/api/groups/{made['group']}/export")
    assert whole["format"] == "aquelarre-group"
    assert whole["version"] == 1
    assert [one["name"] for one in whole["members"]] == ["=Ana"]
    (game,) = whole["games"]
    assert [who["name"] for who in game["players"]] == ["=Ana", "Eve"]
    answer = await ana.http.get(f"/api/groups/{made['group']}/results")
    assert answer.headers["content-disposition"] == 'attachment; filename="aquelarre-results.csv"'
    rows = list(csv.DictReader(io.StringIO(answer.text.removeprefix("\ufeff"))))
    assert [row["name"] for row in rows] == ["'=Ana", "Eve"]  # no formula
    assert [row["counts"] for row in rows] == ["no", "no"]
    assert [float(row["result"]) for row in rows] == [who["result"] for who in game["players"]]


async def test_groups_are_bounded(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groups, "MOST_GROUPS", 2)
    monkeypatch.setattr(groups, "MOST_MEMBERS", 2)
    made, (ana, bea) = await club(server, "Ana", "Bea")
    caz = server.guest("Caz")
    refused = await join(caz, made, 409)
    assert refused["error"] == "error-group-full"
    assert refused["values"]["what"] == "members"
    await make(bea)
    refused = await bea.post("/api/groups", 409, name="Third", me="Bea")
    assert refused["error"] == "error-group-full"
    assert refused["values"]["what"] == "groups"
    third = await make(ana)
    await join(bea, third, 409)
    await do(bea, made, "leave")
    await join(bea, third)


async def test_too_much_is_refused(house: Opened) -> None:
    slow = Rate(2, 1e-9)
    async with house(limits=Limits(new_groups=slow, groups=slow, histories=slow)) as server:
        ana = server.guest("Ana")
        made = await make(ana)
        await make(ana)
        assert (await ana.post("/api/groups", 429, name="x"))["error"] == "error-too-much"
        for status in (200, 200, 429):
            await page(ana, made, status)
        for status in (200, 200, 429):
            await do(ana, made, "me", status, name="Anna")


async def test_the_disk_did_not_take_it(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    made, (ana, _) = await club(server, "Ana", "Bea")

    async def fails(*changes: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(server.store, "write", fails)
    for what, body in {
        "change": {"name": "x", "rated": True, "bots": True},
        "link": {},
        "delete": {},
    }.items():
        assert (await do(ana, made, what, 500, **body))["error"] == "error-stumbled"
    monkeypatch.undo()
    found = await page(ana, made)
    assert found["name"] == "Club"
    assert not found["rated"]


async def test_who_is_banned_sees_no_group(server: Serving) -> None:
    made, (ana, bea) = await club(server, "Ana", "Bea")
    await table(made, [ana, bea])
    device = server.store.members(made["group"])[1].person
    await server.server.hall.bans.put(device.hex()[:10])
    assert (await page(bea, made, 403))["error"] == "error-banned"
