"""Tables: making them, sitting down, moving, leaving, being replaced, coming back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.bots import kinds
from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import names

if TYPE_CHECKING:
    from tests.server.conftest import Serving

Data = dict[str, Any]


def person(summary: Data, seat: int) -> Data:
    found: Data = summary["people"][seat]
    return found


# -- making and finding ------------------------------------------------------------------


async def test_a_table_is_made_and_shown(server: Serving) -> None:
    ana = server.guest("  Ana\n María ")
    clock = {"kind": "bank", "seconds": 300, "extra": 10}
    settings = {"memory_aid": 1}
    made = await ana.make(seats=4, settings=settings, clock=clock, bots={"3": "guide"})
    assert made["seat"] == 0
    assert len(made["invite"]) >= 32
    shown = await ana.get(f"/api/tables/{made['table']}")
    assert (shown["game"], shown["seats"], shown["status"]) == ("walpurgisnacht", 4, "waiting")
    assert shown["settings"] == {"memory_aid": 1, "wide_foot": 0}
    assert {name: shown["clock"][name] for name in clock} == clock
    assert shown["host"] is True
    assert [each["name"] for each in shown["people"]][:3] == ["Ana María", "", ""]
    assert [each["mine"] for each in shown["people"]] == [True, False, False, False]
    assert [each["free"] for each in shown["people"]] == [False, True, True, False]
    assert [each["bot"] for each in shown["people"]] == ["", "", "", "guide"]


async def test_the_games_and_their_texts(server: Serving) -> None:
    ana = server.guest()
    games = {game["key"]: game for game in await ana.get("/api/games")}
    assert set(games) == set(names())
    assert {"carcassonne", "walpurgisnacht"} <= set(games)
    assert games["walpurgisnacht"]["secrets"] is True
    assert games["walpurgisnacht"]["bots"] == kinds()
    for lang in ("es", "en"):
        for game in (*games, "-"):
            text = await ana.http.get(f"/api/text/{lang}/{game}")
            assert text.status_code == 200
            assert " = " in text.text
    assert (await ana.http.get("/api/text/xx/-")).status_code == 400
    assert (await ana.http.get("/api/text/en/unknown")).status_code == 400


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"seats": 2},
        {"seats": 9},
        {"settings": {"memory_aid": 7}},
        {"settings": {"nothing": 1}},
        {"bots": {"3": "guide"}},
        {"bots": {"1": "genius"}},
        {"bots": {"0": "guide", "1": "guide", "2": "guide"}},
        {"names": ["A", "B", "C", "D"]},
        {"chat": "loud"},
        {"unknown": 1},
        {"name": 7},
    ],
    ids=str,
)
async def test_a_table_that_cannot_be_is_refused(server: Serving, wish: Data) -> None:
    ana = server.guest("Ana")
    answer = await ana.http.post("/api/tables", json={"game": "walpurgisnacht", "seats": 3, **wish})
    assert answer.status_code in (400, 409)
    assert answer.json()["error"].startswith("error-")
    assert answer.json()["sentence"].endswith(".")
    assert server.server.hall.loaded() == []
    assert await ana.get("/api/tables") == {"open": [], "mine": []}


async def test_open_tables_are_listed_and_anybody_may_sit_down(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    hidden = await ana.make("carcassonne", 3)
    listed = await ana.make("carcassonne", 3, open=True)
    seen = await bea.get("/api/tables")
    assert [each["table"] for each in seen["open"]] == [listed["table"]]
    assert seen["mine"] == []
    mine = await ana.get("/api/tables")
    assert {each["table"] for each in mine["mine"]} == {hidden["table"], listed["table"]}
    assert mine["open"] == []
    assert await bea.join(listed["table"]) == {"seat": 1}
    assert (await bea.join(hidden["table"], status=403))["error"] == "error-bad-code"


async def test_a_table_that_is_not_there(server: Serving) -> None:
    ana = server.guest()
    assert (await ana.get("/api/tables/nowhere", 404))["error"] == "error-no-table"
    await ana.join("nowhere", status=404)


# -- sitting down ------------------------------------------------------------------------


async def test_a_friend_joins_by_invite_and_the_game_begins_when_all_are_there(
    server: Serving,
) -> None:
    ana, bea, caz = (server.guest(name) for name in ("Ana", "Bea", "Caz"))
    made = await ana.make(seats=3)
    table, invite = made["table"], made["invite"]
    host = await ana.live(table, 0)
    assert host.last["position"] is None
    assert await bea.join(table, invite, seat=2) == {"seat": 2}
    assert (await bea.get(f"/api/tables/{table}"))["status"] == "waiting"
    assert await caz.join(table, invite) == {"seat": 1}
    await host.until(lambda: host.last["position"], "the deal")
    assert host.table["status"] == "playing"
    assert [each["name"] for each in host.table["people"]] == ["Ana", "Caz", "Bea"]
    assert (await bea.get(f"/api/tables/{table}"))["host"] is False


async def test_wrong_invites_and_taken_seats_are_refused(server: Serving) -> None:
    ana, bea, caz = (server.guest(name) for name in ("Ana", "Bea", "Caz"))
    made = await ana.make(seats=4)
    table, invite = made["table"], made["invite"]
    other = await ana.make(seats=3)
    for wrong in ("", "x", invite[:-1], invite + "x", other["invite"]):
        assert (await bea.join(table, wrong, status=403))["error"] == "error-bad-code"
    await bea.join(table, invite, seat=1)
    for taken in (0, 1):
        refused = await caz.join(table, invite, seat=taken, status=409)
        assert refused["error"] == "error-seat-taken"
    await caz.join(table, invite, seat=9, status=409)
    shown = await caz.get(f"/api/tables/{table}")
    assert [each["free"] for each in shown["people"]] == [False, False, True, True]


async def test_two_who_want_the_last_seat_at_once(server: Serving) -> None:
    ana, bea, caz = (server.guest(name) for name in ("Ana", "Bea", "Caz"))
    made = await ana.make("carcassonne", 2)
    path = f"/api/tables/{made['table']}/join"
    wish = {"invite": made["invite"], "name": "x"}
    answers = await asyncio.gather(
        bea.http.post(path, json=wish), caz.http.post(path, json=wish), return_exceptions=False
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_new_invite_ends_the_old_one(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(seats=3)
    await bea.post(f"/api/tables/{made['table']}/invite", 403)
    new = (await ana.post(f"/api/tables/{made['table']}/invite"))["invite"]
    assert new != made["invite"]
    await bea.join(made["table"], made["invite"], status=403)
    await bea.join(made["table"], new)


# -- another device ----------------------------------------------------------------------


async def test_a_pass_takes_the_seat_to_another_device_and_works_once(server: Serving) -> None:
    table, (ana,), (laptop,) = await server.party("walpurgisnacht", 4, 1)
    while server.table(table).bots.thinking:  # until all wait for Ana, and she knows
        await laptop.sync()
    await laptop.sync()
    phone, thief = server.guest(), server.guest()
    code = (await ana.post(f"/api/tables/{table}/pass", seat=0))["pass"]
    assert (await phone.post(f"/api/tables/{table}/claim", **{"pass": code})) == {"seat": 0}
    for guest in (phone, thief):
        refused = await guest.post(f"/api/tables/{table}/claim", 403, **{"pass": code})
        assert refused["error"] == "error-bad-code"
    await laptop.until_closed()
    mobile = await phone.live(table, 0)
    assert mobile.position == laptop.position
    await mobile.play(Dice("phone"))
    assert mobile.over


async def test_passes_are_for_those_who_hold_the_seat_and_for_one_table(server: Serving) -> None:
    table, (ana, bea), _ = await server.party("walpurgisnacht", 4, 2)
    other = (await ana.make(seats=3))["table"]
    await bea.post(f"/api/tables/{table}/pass", 403, seat=0)
    await bea.post(f"/api/tables/{table}/pass", 403, seat=-1)
    await ana.post(f"/api/tables/{table}/pass", 403, seat=2)
    code = (await ana.post(f"/api/tables/{table}/pass", seat=0))["pass"]
    await bea.post(f"/api/tables/{other}/claim", 403, **{"pass": code})
    await ana.seat(table, 0, "leave")
    await bea.post(f"/api/tables/{table}/claim", 403, **{"pass": code})


# -- leaving and coming back -------------------------------------------------------------


async def test_who_leaves_before_the_start_frees_the_seat(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(seats=3)
    await bea.join(made["table"], made["invite"])
    await bea.seat(made["table"], 1, "leave")
    shown = await bea.get(f"/api/tables/{made['table']}")
    assert person(shown, 1) | {"seat": 1} == {
        "seat": 1, "name": "", "bot": "", "free": True, "here": False, "mine": False,
        "offered": True, "had": True, "agent": "",
    }  # fmt: skip
    await bea.seat(made["table"], 1, "leave", 403)


async def test_a_bot_keeps_the_seat_of_who_leaves_until_somebody_takes_it(server: Serving) -> None:
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 3, 2)
    await second.play(Dice(1), 1)
    await bea.seat(table, 1, "leave")
    await second.until_closed()
    await first.until(lambda: person(first.table, 1)["bot"], "the bot")
    assert person(first.table, 1)["free"] is True
    invite = (await ana.post(f"/api/tables/{table}/invite"))["invite"]
    dee = server.guest("Dee")
    assert await dee.join(table, invite) == {"seat": 1}
    third = await dee.live(table, 1)
    assert (person(third.table, 1)["name"], person(third.table, 1)["bot"]) == ("Dee", "")
    await asyncio.gather(first.play(Dice("a")), third.play(Dice("d")))
    assert first.over
    assert third.over


async def test_the_host_removes_a_player_who_then_has_nothing_left(server: Serving) -> None:
    table, (ana, bea), (_, second) = await server.party("walpurgisnacht", 3, 2)
    await bea.seat(table, 0, "remove", 403)
    await ana.seat(table, 1, "remove")
    await second.until_closed()
    await bea.seat(table, 1, "back", 403)
    await bea.post(f"/api/tables/{table}/pause", 403, paused=True)
    watching = await bea.live(table, -1)
    assert watching.position["view"]["seat"] == -1


async def test_a_bot_plays_for_somebody_until_they_are_back(server: Serving) -> None:
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 3, 2)
    await ana.seat(table, 1, "bot", bot="guide")
    await first.until(lambda: person(first.table, 1)["bot"] == "guide", "the bot")
    assert person(first.table, 1)["name"] == "Bea"
    await first.play(Dice(1), 2)
    await ana.seat(table, 1, "back", 403)
    await bea.seat(table, 1, "back")
    await second.until(lambda: person(second.table, 1)["bot"] == "", "the person")
    await asyncio.gather(first.play(Dice("a")), second.play(Dice("b")))
    assert second.over


async def test_the_host_fills_free_seats_with_bots_and_opens_them_again(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(seats=4)
    table = made["table"]
    await bea.seat(table, 2, "bot", 403)
    await ana.seat(table, 2, "bot", bot="random")
    await ana.seat(table, 2, "bot", 409, bot="genius")
    await ana.seat(table, 2, "open")
    await bea.join(table, made["invite"], seat=2)
    await ana.seat(table, 1, "bot")
    assert (await ana.get(f"/api/tables/{table}"))["status"] == "waiting"
    await ana.seat(table, 3, "bot")
    assert (await ana.get(f"/api/tables/{table}"))["status"] == "playing"
    await ana.seat(table, 9, "bot", 400)
    await ana.seat(table, -1, "leave", 400)


async def test_renaming(server: Serving) -> None:
    table, (ana, bea), (first, _) = await server.party("walpurgisnacht", 3, 2)
    await bea.seat(table, 1, "name", name="<b>Bea</b>\u202e\x07 of the very long name indeed")
    await first.until(lambda: person(first.table, 1)["name"] != "Bea", "the new name")
    assert person(first.table, 1)["name"] == "<b>Bea</b> of the very l"
    await bea.seat(table, 0, "name", 403, name="Nobody")
    await ana.seat(table, 1, "name", name="Bea")
    await first.until(lambda: person(first.table, 1)["name"] == "Bea", "the old name")


async def test_a_name_on_a_free_seat_does_not_take_it(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make(seats=3, bots={"1": "guide"})
    await ana.http.post(
        f"/api/tables/{made['table']}/seat", json={"seat": 2, "do": "name", "name": "Nobody"}
    )
    shown = await ana.get(f"/api/tables/{made['table']}")
    assert person(shown, 2)["free"] is True
    assert shown["status"] == "waiting"


async def test_the_saved_game_says_that_a_person_took_over_from_the_bot(server: Serving) -> None:
    table, (ana, bea), (first, _) = await server.party("walpurgisnacht", 3, 2)
    await bea.seat(table, 1, "leave")
    invite = (await ana.post(f"/api/tables/{table}/invite"))["invite"]
    dee = server.guest("Dee")
    await dee.join(table, invite)
    third = await dee.live(table, 1)
    await asyncio.gather(first.play(Dice("a")), third.play(Dice("d")))
    header = (await ana.http.get(f"/api/tables/{table}/file")).text.splitlines()[0]
    assert '{"name":"Dee"}' in header
