"""Nobody sits down on somebody's secrets: two devices, and every way to get at a second hand."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving


Data = dict[str, Any]
GAME = "walpurgisnacht"
SECRETS = "error-seat-secrets"
EARLIER = Path(__file__).with_name("earlier")


async def new_invite(host: Guest, table: str) -> str:
    return str((await host.post(f"/api/tables/{table}/invite"))["invite"])


async def new_pass(guest: Guest, table: str, seat: int) -> str:
    return str((await guest.post(f"/api/tables/{table}/pass", seat=seat))["pass"])


async def claim(guest: Guest, table: str, code: str, status: int = 200) -> Data:
    return await guest.post(f"/api/tables/{table}/claim", status, **{"pass": code})


async def sees_only(guest: Guest, table: str, seats: set[int], all_seats: int = 3) -> None:
    """The device gets a line for these seats, and for no other, over sockets and streams."""
    for seat in range(all_seats):
        path = f"/api/tables/{table}/stream?seat={seat}"
        async with guest.http.stream("GET", path) as answer:
            assert answer.status_code == (200 if seat in seats else 403), seat


# -- sitting down on a second hand -----------------------------------------------------------


@pytest.mark.parametrize("paused", [False, True])
async def test_the_host_cannot_remove_a_player_and_take_the_seat(
    server: Serving, paused: bool
) -> None:
    table, (ana, _), _ = await server.party(GAME, 3, 2)
    await ana.post(f"/api/tables/{table}/pause", paused=paused)
    await ana.seat(table, 1, "remove")
    before = server.server.store.table(table)
    for seat in (1, -1):
        refused = await ana.join(table, await new_invite(ana, table), seat, status=409)
        assert refused["error"] == SECRETS
    after = server.server.store.table(table)
    assert before is not None
    assert after is not None
    assert after.people == before.people
    await sees_only(ana, table, {0})


async def test_the_host_cannot_open_the_seat_of_a_bot_and_take_it(server: Serving) -> None:
    table, (ana, _), _ = await server.party(GAME, 3, 2)
    await ana.seat(table, 2, "open")
    refused = await ana.join(table, await new_invite(ana, table), 2, status=409)
    assert refused["error"] == SECRETS
    await sees_only(ana, table, {0})


async def test_an_old_invitation_opens_no_vacated_seat(server: Serving) -> None:
    ana, bea, caz = (server.guest(name) for name in ("Ana", "Bea", "Caz"))
    made = await ana.make(GAME, 3)
    table = made["table"]
    for guest in (bea, caz):
        await guest.join(table, made["invite"])
    await caz.seat(table, 2, "leave")
    dee = server.guest("Dee")
    for guest in (bea, dee):
        await guest.join(table, made["invite"], status=403)
    assert not (await dee.get(f"/api/tables/{table}"))["invited"]
    fresh = await new_invite(ana, table)
    assert (await bea.join(table, fresh, status=409))["error"] == SECRETS
    assert await dee.join(table, fresh) == {"seat": 2}
    await sees_only(bea, table, {1})
    await sees_only(dee, table, {2})


async def test_a_table_for_all_needs_an_invitation_once_there_are_secrets(server: Serving) -> None:
    ana, bea, dee = (server.guest(name) for name in ("Ana", "Bea", "Dee"))
    made = await ana.make(GAME, 3, bots={"2": "random"}, open=True)
    table = made["table"]
    await bea.join(table)
    await bea.seat(table, 1, "leave")
    assert (await dee.join(table, status=403))["error"] == "error-needs-invite"
    await dee.join(table, await new_invite(ana, table))


async def test_a_pass_gives_no_second_hand_and_is_not_lost_by_trying(server: Serving) -> None:
    table, (ana, bea), _ = await server.party(GAME, 3, 2)
    code = await new_pass(bea, table, 1)
    assert (await claim(ana, table, code, 409))["error"] == SECRETS
    await sees_only(ana, table, {0})
    phone = server.guest()
    assert await claim(phone, table, code) == {"seat": 1}
    await sees_only(phone, table, {1})
    await sees_only(bea, table, set())


async def test_who_has_given_a_seat_away_gets_no_other(server: Serving) -> None:
    """Ana goes to her phone, and her first device then wants Bea's seat."""
    table, (ana, bea), _ = await server.party(GAME, 3, 2)
    phone = server.guest()
    await claim(phone, table, await new_pass(ana, table, 0))
    code = await new_pass(bea, table, 1)
    for device in (ana, phone):
        assert (await claim(device, table, code, 409))["error"] == SECRETS
    await ana.seat(table, 1, "remove")
    invite = await new_invite(ana, table)
    for device in (ana, phone):
        assert (await device.join(table, invite, 1, status=409))["error"] == SECRETS


async def test_the_host_does_not_take_it_with_another_device_of_the_host(server: Serving) -> None:
    """Rights of a host that were shared show that two devices belong together."""
    table, (ana, bea), _ = await server.party(GAME, 3, 2)
    phone = server.guest("Ana")
    await claim(phone, table, await new_pass(ana, table, -1))
    await phone.seat(table, 1, "remove")
    invite = await new_invite(phone, table)
    assert (await phone.join(table, invite, 1, status=409))["error"] == SECRETS
    assert await bea.join(table, invite) == {"seat": 1}
    await claim(bea, table, await new_pass(phone, table, -1))
    await ana.seat(table, 0, "leave")
    assert await ana.join(table, await new_invite(bea, table)) == {"seat": 0}, "her own"


async def test_a_host_who_does_not_play_may_help_out(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(GAME, 3, bots={"1": "random", "2": "random"}, names=[])
    table = made["table"]
    await ana.seat(table, 0, "leave")
    await bea.join(table, await new_invite(ana, table))
    await ana.seat(table, 1, "open")
    refused = await ana.join(table, await new_invite(ana, table), 1, status=409)
    assert refused["error"] == SECRETS, "she was dealt cards"
    quiet = await ana.make(GAME, 3)
    await ana.seat(quiet["table"], 0, "leave")
    for seat in range(3):
        await ana.seat(quiet["table"], seat, "bot")
    await ana.seat(quiet["table"], 1, "open")
    assert await ana.join(quiet["table"], await new_invite(ana, quiet["table"])) == {"seat": 1}


async def test_who_left_may_come_back_to_that_seat_only(server: Serving) -> None:
    table, (ana, bea), _ = await server.party(GAME, 4, 2)
    await ana.seat(table, 2, "open")
    await bea.seat(table, 1, "leave")
    invite = await new_invite(ana, table)
    assert (await bea.join(table, invite, 2, status=409))["error"] == SECRETS
    assert await bea.join(table, invite) == {"seat": 1}, "their own seat, among the free ones"
    await sees_only(bea, table, {1}, 4)


async def test_what_was_held_is_known_after_a_restart(server: Serving) -> None:
    table, (ana, bea), _ = await server.party(GAME, 4, 2)
    await bea.seat(table, 1, "leave")
    await ana.seat(table, 2, "open")
    await server.restart()
    invite = await new_invite(ana, table)
    assert (await bea.join(table, invite, 2, status=409))["error"] == SECRETS
    await bea.join(table, invite, 1)


async def test_a_watcher_may_sit_down_and_a_player_may_watch(server: Serving) -> None:
    table, (ana, bea), _ = await server.party(GAME, 3, 2)
    dee = server.guest("Dee")
    await dee.live(table, -1)
    watching = await ana.live(table, -1)
    assert watching.position["view"]["seat"] == -1
    await bea.seat(table, 1, "leave")
    assert await dee.join(table, await new_invite(ana, table)) == {"seat": 1}


async def test_where_nothing_is_secret_everybody_may_sit_anywhere(server: Serving) -> None:
    table, (ana, bea), _ = await server.party("carcassonne", 3, 2)
    invite = await new_invite(ana, table)
    await ana.seat(table, 2, "open")
    assert await ana.join(table, invite, 2) == {"seat": 2}
    code = await new_pass(bea, table, 1)
    assert await claim(ana, table, code) == {"seat": 1}


async def test_chairs_changed_before_the_deal_do_not_count(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(GAME, 4, bots={"3": "random"})
    table, invite = made["table"], made["invite"]
    await bea.join(table, invite, 1)
    await bea.seat(table, 1, "leave")
    await bea.join(table, invite, 2)
    await ana.seat(table, 1, "bot")
    await bea.seat(table, 2, "leave")
    await bea.join(table, await new_invite(ana, table), 2)
    await sees_only(bea, table, {2}, 4)


# -- several people at one device ------------------------------------------------------------


async def test_a_device_with_several_people_keeps_its_seats_and_gets_no_further(
    server: Serving,
) -> None:
    ana, phone = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(GAME, 4, names=["Ana", "Bea"], bots={"2": "random", "3": "random"})
    table = made["table"]
    await sees_only(ana, table, {0, 1}, 4)
    await ana.seat(table, 1, "bot")
    await ana.seat(table, 1, "back")
    await ana.seat(table, 2, "open")
    invite = await new_invite(ana, table)
    assert (await ana.join(table, invite, 2, status=409))["error"] == SECRETS
    await claim(phone, table, await new_pass(ana, table, 1))
    await sees_only(ana, table, {0}, 4)
    code = await new_pass(phone, table, 1)
    assert (await claim(ana, table, code, 409))["error"] == SECRETS, "Bea has cards of her own now"


# -- after the game --------------------------------------------------------------------------


async def finished(server: Serving) -> tuple[str, Guest, Guest]:
    """Bea has left during the game and a bot has played for her; now it is over."""
    table, (ana, bea, caz), (first, _, third) = await server.party(GAME, 3, 3)
    await bea.seat(table, 1, "leave")
    await asyncio.gather(first.play(Dice(1)), third.play(Dice(3)))
    return table, ana, caz


async def test_nobody_collects_seats_for_the_rematch(server: Serving) -> None:
    table, ana, caz = await finished(server)
    refused = await ana.join(table, await new_invite(ana, table), 1, status=409)
    assert refused["error"] == "error-not-now"
    assert (await claim(ana, table, await new_pass(caz, table, 2), 409))["error"] == SECRETS
    again = (await ana.post(f"/api/tables/{table}/rematch"))["table"]
    shown = await ana.get(f"/api/tables/{again}")
    assert [each["mine"] for each in shown["people"]] == [True, False, False]
    assert (shown["status"], shown["people"][1]["free"]) == ("waiting", True)
    await ana.seat(again, 1, "bot")
    await ana.seat(again, 2, "remove")
    refused = await ana.join(again, await new_invite(ana, again), 2, status=409)
    assert refused["error"] == SECRETS, "the rule holds at the new table too"


async def test_who_leaves_after_the_game_leaves_an_empty_seat_for_the_rematch(
    server: Serving,
) -> None:
    table, ana, caz = await finished(server)
    await caz.seat(table, 2, "leave")
    again = (await ana.post(f"/api/tables/{table}/rematch"))["table"]
    shown = await ana.get(f"/api/tables/{again}")
    assert shown["status"] == "waiting"
    assert [each["free"] for each in shown["people"]] == [False, True, True]
    assert [each["name"] for each in (await ana.get(f"/api/tables/{table}"))["people"]][2] == "Caz"


# -- codes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["claimed", "left", "removed"])
async def test_moving_a_seat_ends_every_older_pass(server: Serving, way: str) -> None:
    table, (ana, bea), _ = await server.party(GAME, 3, 2)
    old = [await new_pass(bea, table, 1) for _ in range(3)]
    dee = server.guest("Dee")
    if way == "claimed":
        await claim(dee, table, old.pop())
    else:
        who = bea if way == "left" else ana
        await who.seat(table, 1, "leave" if way == "left" else "remove")
        await dee.join(table, await new_invite(ana, table), 1)
    for code in old:
        refused = await claim(server.guest(), table, code, 403)
        assert refused["error"] == "error-bad-code"
    await sees_only(dee, table, {1})


async def test_no_pass_is_made_by_who_is_being_removed(server: Serving) -> None:
    """Both at once, in every order in which the table can see them."""
    for first in ("pass", "remove"):
        table, (ana, bea, _), _ = await server.party(GAME, 3, 3)  # no bot waits for the lock
        here = server.table(table)
        await here.lock.acquire()
        path = f"/api/tables/{table}"
        asked = {
            "pass": partial(bea.http.post, f"{path}/pass", json={"seat": 1}),
            "remove": partial(ana.http.post, f"{path}/seat", json={"seat": 1, "do": "remove"}),
        }
        tasks = {}
        for count, what in enumerate(sorted(asked, reverse=first == "remove"), 1):
            tasks[what] = asyncio.create_task(asked[what]())
            while len(here.lock._waiters or ()) < count and not tasks[what].done():
                await asyncio.sleep(0)
        here.lock.release()
        answers = {what: await task for what, task in tasks.items()}
        assert answers["remove"].status_code == 200
        if answers["pass"].status_code == 200:
            await claim(server.guest(), table, answers["pass"].json()["pass"], 403)
        await sees_only(bea, table, set())


# -- tables of an earlier version ------------------------------------------------------------


async def test_the_rule_holds_at_tables_that_began_under_an_earlier_version(
    house: Opened, data: Path
) -> None:
    (data / "house").mkdir()
    with closing(sqlite3.connect(data / "house" / "tables.sqlite3")) as old:
        old.executescript((EARLIER / "schema-3.sql").read_text("utf-8"))
    async with house() as server:
        hall, table = server.server.hall, server.table("walp-paused")
        holders = {
            seat: device for seat, device, _ in hall.store.devices_of("walp-paused") if seat >= 0
        }
        assert sorted(holders) == [0, 1, 2]
        for seat, device in holders.items():
            assert hall.seating.offered(table, device) == {seat}
        assert hall.seating.offered(table, b"somebody new") == {0, 1, 2, 3}
        assert len(hall.lobby(holders[0])["mine"]) == 20
        assert await server.server.retention.round(time.time()) == 0, "nothing has expired yet"
