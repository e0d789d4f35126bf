"""Groups: made by anybody, joined by a link, seen by members alone; their tables, and what is kept
when somebody leaves."""

from __future__ import annotations

import csv
import io
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server.groups import groups
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

Data = dict[str, Any]


@pytest.fixture(autouse=True)
def names_of_groups(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same each time: what is looked for in what is sent is not found there by luck."""
    numbers = count()

    def name() -> str:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()[:14]

    monkeypatch.setattr(groups, "new_table_name", name)


async def make(guest: Guest, name: str = "Club") -> Data:
    return await guest.post("/api/groups", name=name, me=guest.name)


async def join(guest: Guest, made: Data, status: int = 200) -> Data:
    path = f"/api/groups/{made['group']}/join"
    return await guest.post(path, status, code=made["code"], name=guest.name)


async def page(guest: Guest, made: Data, status: int = 200) -> Data:
    found: Data = await guest.get(f"/api/groups/{made['group']}", status)
    return found


async def do(guest: Guest, made: Data, what: str, status: int = 200, **more: Any) -> Data:
    return await guest.post(f"/api/groups/{made['group']}/{what}", status, **more)


async def games(guest: Guest, made: Data, start: int = 0) -> Data:
    found: Data = await guest.get(f"/api/groups/{made['group']}/games?from={start}")
    return found


async def ratings(guest: Guest, made: Data) -> Data:
    found: Data = await guest.get(f"/api/groups/{made['group']}/ratings")
    return found


async def club(server: Serving, *names: str) -> tuple[Data, list[Guest]]:
    """A group with these members; the first is its owner."""
    guests = [server.guest(name) for name in names]
    made = await make(guests[0])
    for guest in guests[1:]:
        await join(guest, made)
    return made, guests


async def table(
    made: Data, guests: list[Guest], game: str = "carcassonne", seats: int = 2, **more: Any
) -> str:
    """A table of the group at which these members sit."""
    found = await guests[0].make(game, seats, group=made["group"], **more)
    for guest in guests[1:]:
        await guest.join(found["table"])
    name: str = found["table"]
    return name


async def to_the_end(server: Serving, name: str, guests: list[Guest]) -> None:
    """All of them play at random until the game is over."""
    seats = [
        [
            each["seat"]
            for each in (await guest.get(f"/api/tables/{name}"))["people"]
            if each["mine"]
        ]
        for guest in guests
    ]
    lives = [
        await guest.live(name, seat)
        for guest, own in zip(guests, seats, strict=True)
        for seat in own
    ]
    while not all(live.over for live in lives):
        for number, live in enumerate(lives):
            if not live.over and live.my_turn():
                await live.play(Dice(number + 1), 1)
        await lives[0].until(
            lambda: lives[0].over or any(live.over or live.my_turn() for live in lives), "a turn"
        )
    for live in lives:
        await live.close()


def names(found: Data) -> list[str]:
    return [each["name"] for each in found["members"]]


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


async def test_what_came_of_a_game_is_kept_once(server: Serving) -> None:
    made, (ana, bea) = await club(server, "Ana", "Bea")
    name = await table(made, [ana, bea])
    await to_the_end(server, name, [ana, bea])
    for _ in range(2):
        found = await games(bea, made)
        assert found["total"] == 1
        (game,) = found["games"]
        assert game["table"] == name
        assert game["replay"]
        assert game["counts"] == ""
        assert game["kind"] == "duel"
        match = server.match(name)
        assert [who["result"] for who in game["players"]] == list(match.returns())
        assert [who["points"] for who in game["players"]] == match.game.points(match.state)
        assert [who["name"] for who in game["players"]] == ["Ana", "Bea"]
        assert (await page(ana, made))["tables"] == []
        await server.restart()
    again = await ana.post(f"/api/tables/{name}/rematch")
    assert [each["table"] for each in (await page(bea, made))["tables"]] == [again["table"]]
    # the table may be gone; what came of it is the group's
    await server.server.hall.throw_away(name, "expired")
    (game,) = (await games(bea, made))["games"]
    assert not game["replay"]
    assert game["players"][0]["name"] == "Ana"
    await server.server.hall.throw_away(again["table"], "expired")
    assert (await page(bea, made))["tables"] == []


async def test_who_leaves_is_a_former_member_in_results(server: Serving) -> None:
    made, (ana, bea) = await club(server, "Ana", "Bea")
    await do(ana, made, "change", name="Club", rated=True, bots=False)
    await to_the_end(server, await table(made, [ana, bea]), [ana, bea])
    (rated,) = (await ratings(ana, made))["tables"]
    assert {one["name"] for one in rated["ratings"]} == {"Ana", "Bea"}
    before = next(one for one in rated["ratings"] if one["name"] == "Ana")
    await do(bea, made, "leave")
    await page(bea, made, 404)
    for what in ("", "/games", "/ratings", "/export", "/results"):
        assert "Bea" not in (await ana.http.get(f"/api/groups/{made['group']}{what}")).text
    (game,) = (await games(ana, made))["games"]
    assert [who["former"] for who in game["players"]] == [False, True]
    (rated,) = (await ratings(ana, made))["tables"]
    assert rated["ratings"] == [before]
    # who comes back begins anew
    await join(bea, made)
    (game,) = (await games(ana, made))["games"]
    assert game["players"][1]["former"]


async def test_a_bot_that_plays_for_a_member_keeps_no_name_of_theirs(server: Serving) -> None:
    """It goes by the name of whoever it plays for; when they leave the group, the name goes."""
    made, (ana, bea) = await club(server, "Ana", "Bea")
    name = await table(made, [ana, bea])
    await bea.seat(name, 1, "bot", bot="random")
    await to_the_end(server, name, [ana])
    (game,) = (await games(ana, made))["games"]
    assert [(who["name"], who["bot"]) for who in game["players"]] == [
        ("Ana", ""),
        ("Bea", "random"),
    ]
    assert game["counts"] == "replaced"
    await do(bea, made, "leave")
    for what in ("/games", "/export", "/results"):
        assert "Bea" not in (await ana.http.get(f"/api/groups/{made['group']}{what}")).text


async def test_games_are_struck_out_count_again_and_go(server: Serving) -> None:
    made, (ana, bea) = await club(server, "Ana", "Bea")
    await do(ana, made, "change", name="Club", rated=True, bots=False)
    name = await table(made, [ana, bea])
    await to_the_end(server, name, [ana, bea])
    before = await ratings(ana, made)
    await do(ana, made, "game", table=name, do="strike")
    assert (await games(ana, made))["games"][0]["counts"] == "struck"
    assert (await ratings(ana, made))["tables"] == []
    await do(ana, made, "game", table=name, do="count")
    assert await ratings(ana, made) == before
    await do(ana, made, "game", table=name, do="delete")
    assert (await games(ana, made))["total"] == 0
    assert (await ratings(ana, made))["tables"] == []


@pytest.mark.parametrize(
    ("way", "counts"),
    [
        ("guest", "guest"),
        ("shared", "shared"),
        ("bot", "bots"),
        ("left", "replaced"),
        ("agent", "agent"),
        ("solo", "together"),
        ("together", "together"),
    ],
)
async def test_what_does_not_count(server: Serving, way: str, counts: str) -> None:
    made, (ana, bea) = await club(server, "Ana", "Bea")
    eve = server.guest("Eve")
    players = [ana, bea]
    if way == "guest":
        found = await ana.make("carcassonne", 2, group=made["group"])
        name, players = found["table"], [ana, eve]
        await eve.join(name, found["invite"])
    elif way == "shared":
        players = [ana]
        name = await table(made, players, names=["Ana", "Bea"])
    elif way == "bot":
        players = [ana]
        name = await table(made, players, bots={"1": "random"})
    elif way == "agent":
        name = await table(made, players, agent="program")
    elif way == "solo":
        players = [ana]
        name = await table(made, players, "discworld_witches", 1)
    elif way == "together":
        name = await table(made, players, "discworld_witches", 2, settings={"mode": 1})
    else:
        name, players = await table(made, players), [ana]
        await bea.seat(name, 1, "leave")
    await to_the_end(server, name, players)
    (game,) = (await games(ana, made))["games"]
    assert game["counts"] == counts
    await do(ana, made, "change", name="Club", rated=True, bots=True)
    rated = await ratings(ana, made)
    assert bool(rated["tables"]) == (way == "bot")
    if way == "bot":
        (only,) = rated["tables"]
        assert {(one["name"], one["bot"]) for one in only["ratings"]} == {
            ("Ana", ""),
            ("", "random"),
        }


async def test_ratings_need_the_extra(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    made, (ana,) = await club(server, "Ana")
    assert (await ratings(ana, made))["rated"] is False
    await do(ana, made, "change", name="Club", rated=True, bots=False)
    assert (await ratings(ana, made))["installed"] is True
    monkeypatch.setattr("aquelarre.server.groups.groups.installed", lambda: False)
    assert await ratings(ana, made) == {"rated": True, "installed": False, "tables": []}


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


async def test_history_comes_in_pages(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groups, "PAGE", 2)
    made, (ana, bea) = await club(server, "Ana", "Bea")
    played = [await table(made, [ana, bea]) for _ in range(3)]
    for name in played:
        await to_the_end(server, name, [ana, bea])
    found = [await games(bea, made, start) for start in (0, 2)]
    assert [each["total"] for each in found] == [3, 3]
    assert [game["table"] for each in found for game in each["games"]] == played[::-1]


async def test_the_latest_games_are_kept(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aquelarre.server.store.groups.MOST_GAMES", 2)
    made, (ana, bea) = await club(server, "Ana", "Bea")
    played = [await table(made, [ana, bea]) for _ in range(3)]
    for name in played:
        await to_the_end(server, name, [ana, bea])
    found = await games(bea, made)
    assert [game["table"] for game in found["games"]] == played[:0:-1]


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
