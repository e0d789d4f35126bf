"""Fair chance at tables: who commits to what before whom, and what comes of a host who cheats."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from aquelarre.kernel import Dice
from aquelarre.match import load, save
from aquelarre.match.fair import Mix, code_of, commitment_to, promise_of, redeal
from aquelarre.server import fair
from aquelarre.server.errors import NotKept
from aquelarre.server.store import Writing, put_fair

if TYPE_CHECKING:
    from tests.server.conftest import Data, Guest, Opened, Serving


def number(name: str) -> str:
    """What a page has thought of."""
    return sha256(name.encode()).hexdigest()


def promised(name: str) -> str:
    return promise_of(number(name))


async def show(guest: Guest, table: str) -> Data:
    found: Data = await guest.get(f"/api/tables/{table}/fair")
    return found


async def send(guest: Guest, table: str, seat: int, status: int = 200, **what: str) -> Data:
    return await guest.post(f"/api/tables/{table}/fair", status, seat=seat, **what)


async def tell(guest: Guest, table: str, seat: int, status: int = 200) -> Data:
    return await send(guest, table, seat, status, contribution=number(guest.name))


async def join(guest: Guest, made: Data, **more: Any) -> int:
    path = f"/api/tables/{made['table']}/join"
    wish = {"invite": made["invite"], "seat": -1, "name": guest.name, **more}
    return int((await guest.post(path, **wish))["seat"])


async def three(server: Serving) -> tuple[str, list[Guest]]:
    """A table about to begin: all have promised, nobody has told."""
    ana, bea, caz = (server.guest(name) for name in ("Ana", "Bea", "Caz"))
    made = await ana.make(promise=promised("Ana"))
    for guest in (bea, caz):
        await join(guest, made, promise=promised(guest.name))
    return made["table"], [ana, bea, caz]


async def begun(server: Serving) -> tuple[str, list[Guest]]:
    table, guests = await three(server)
    for seat, guest in enumerate(guests):
        await tell(guest, table, seat)
    return table, guests


async def finished(server: Serving) -> tuple[str, list[Guest]]:
    table, guests = await begun(server)
    lives = [await guest.live(table, seat) for seat, guest in enumerate(guests)]
    await asyncio.gather(*(live.play(Dice(str(live.seat))) for live in lives))
    return table, guests


# -- the order of things -----------------------------------------------------------------


async def test_the_table_commits_before_anybody_promises(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make()
    seen = await ana.get(f"/api/tables/{made['table']}")
    secret = server.table(made["table"]).record.seed
    assert seen["fair"] == {"stage": "gathering", "code": commitment_to(secret)}
    await send(ana, made["table"], 0, promise=promised("Ana"))
    shown = await show(server.guest(), made["table"])
    assert shown["commitment"] == seen["fair"]["code"]
    assert shown["promises"] == {"0": promised("Ana")}
    assert shown["secret"] == ""
    assert shown["contributions"] == {}


async def test_promises_are_fixed_before_numbers_are_told(server: Serving) -> None:
    table, (ana, bea, caz) = await three(server)
    shown = await show(ana, table)
    promises = {seat: promised(each.name) for seat, each in enumerate((ana, bea, caz))}
    code = code_of(shown["commitment"], 1, promises)
    assert (shown["stage"], shown["code"]) == ("opening", code)
    late = await send(
        ana, table, 0, promise=promised("another")
    )  # it was on its way: no fault of Ana's
    assert late == await show(caz, table) == shown
    await tell(ana, table, 0)
    seen = await show(caz, table)
    assert (seen["code"], seen["told"], seen["contributions"]) == (code, [0], {})
    await tell(bea, table, 1)
    assert (await ana.get(f"/api/tables/{table}"))["status"] == "waiting"
    dealt = await tell(caz, table, 2)
    assert (dealt["stage"], dealt["code"]) == ("closed", code)
    assert dealt["contributions"] == {str(s): number(g.name) for s, g in enumerate((ana, bea, caz))}
    assert dealt["secret"] == ""


async def test_the_seed_is_made_of_all_of_it(server: Serving) -> None:
    table, guests = await three(server)
    secret = server.table(table).record.seed
    for seat, guest in enumerate(guests):
        await tell(guest, table, seat)
    told = {seat: number(guest.name) for seat, guest in enumerate(guests)}
    assert server.match(table).seed == server.table(table).record.seed == Mix(secret, 1, told).seed


async def test_a_number_that_was_not_promised_is_refused(server: Serving) -> None:
    table, (ana, bea, _) = await three(server)
    refused = await send(ana, table, 0, status=409, contribution=number("a better one"))
    assert refused["error"] == "error-not-promised"
    await send(bea, table, 0, status=403, contribution=number("Ana"))
    for bad in ({}, {"promise": "ab", "contribution": "cd"}, {"contribution": "xyz"}):
        await send(ana, table, 0, status=400, **bad)
    both = {"promise": promised("Ana"), "contribution": number("Ana")}
    await send(ana, table, 0, status=400, **both)
    assert (await show(ana, table))["told"] == []
    await tell(ana, table, 0)
    await tell(ana, table, 0)  # a page may send it again
    assert (await show(ana, table))["told"] == [0]


async def test_no_number_is_told_too_early_or_too_late(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make(promise=promised("Ana"))
    early = await tell(ana, made["table"], 0)
    assert (early["stage"], early["told"], early["contributions"]) == ("gathering", [], {})
    table, guests = await begun(server)
    dealt, seed = await show(guests[0], table), server.match(table).seed
    assert await tell(guests[0], table, 0) == dealt  # it is the one that was told
    assert await send(guests[0], table, 0, contribution=number("another")) == dealt
    assert await send(guests[0], table, 0, promise=promised("another")) == dealt
    assert server.match(table).seed == seed


async def test_a_table_for_one_and_bots_begins_when_its_page_has_told(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make(bots={"1": "random", "2": "random"}, promise=promised("Ana"))
    assert (await ana.get(f"/api/tables/{made['table']}"))["fair"]["stage"] == "opening"
    await ana.post(f"/api/tables/{made['table']}/start")  # the page may ask for it meanwhile
    await tell(ana, made["table"], 0)
    assert server.match(made["table"]).seed.startswith("aquelarre fair 1 round=1 0=")


async def test_several_seats_of_a_device_have_one_number(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make("walpurgisnacht", 3, names=["Ana", "Bea", "Caz"], promise=promised("Ana"))
    dealt = await tell(ana, made["table"], 0)
    assert dealt["stage"] == "closed"
    assert list(dealt["contributions"]) == ["0"]


async def test_who_promises_nothing_is_not_waited_for(server: Serving) -> None:
    ana, bea, caz = (server.guest(name) for name in ("Ana", "Bea", "Caz"))
    made = await ana.make()
    await join(bea, made, promise=promised("Bea"))
    await join(caz, made)
    dealt = await tell(bea, made["table"], 1)
    assert (dealt["stage"], list(dealt["promises"])) == ("closed", ["1"])


async def test_without_promises_everything_is_as_it_was(server: Serving) -> None:
    table, _, (live, *_) = await server.party("walpurgisnacht", 3, 3)
    secret = server.table(table).record.seed
    assert live.table["fair"] == {"stage": "closed", "code": commitment_to(secret)}


# -- people who are late, or leave -------------------------------------------------------


async def test_a_page_that_was_closed_is_not_waited_for_for_ever(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair, "PATIENCE", 0.0)
    table, (ana, *_) = await three(server)
    live = await ana.live(table, 0)
    await live.until(lambda: live.last["position"], "the deal")
    shown = await show(ana, table)
    assert (shown["stage"], shown["contributions"]) == ("closed", {})
    assert len(shown["promises"]) == 3, "all see who has not kept a promise"


async def test_when_somebody_leaves_everything_begins_anew(server: Serving) -> None:
    table, (ana, _, caz) = await three(server)
    before = await show(ana, table)
    await tell(ana, table, 0)
    await caz.seat(table, 2, "leave")
    after = await show(ana, table)
    assert (after["stage"], after["round"], after["promises"]) == ("gathering", 2, {})
    assert after["commitment"] != before["commitment"]
    await send(ana, table, 0, promise=promised("Ana again"))
    await ana.seat(table, 2, "bot", bot="random")
    await tell(ana, table, 0, status=409)
    dealt = await send(ana, table, 0, contribution=number("Ana again"))
    assert (dealt["stage"], dealt["round"]) == ("closed", 2)
    assert dealt["commitment"] == after["commitment"]
    assert list(dealt["promises"]) == ["0"], "Bea's page is not open, and has promised nothing"


async def test_who_leaves_early_takes_the_promise_along(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(promise=promised("Ana"))
    await join(bea, made, promise=promised("Bea"))
    await bea.seat(made["table"], 1, "leave")
    shown = await show(ana, made["table"])
    assert (shown["round"], list(shown["promises"])) == (1, ["0"])


async def test_a_restart_between_loses_nothing(house: Opened) -> None:
    async with house() as server:
        table, guests = await three(server)
        await tell(guests[0], table, 0)
        before = await show(guests[0], table)
        await server.restart()
        assert await show(guests[0], table) == before
        for seat in (1, 2):
            await tell(guests[seat], table, seat)
        seed = server.match(table).seed
        await server.restart()
        assert server.match(table).seed == seed
        shown = await show(guests[0], table)
        assert (shown["stage"], shown["code"]) == ("closed", before["code"])


async def test_a_server_that_was_killed_before_the_deal_deals_when_somebody_comes(
    house: Opened,
) -> None:
    """All numbers are on the disk, and the game is not."""
    async with house() as server:
        table, guests = await three(server)
        told = {seat: number(guest.name) for seat, guest in enumerate(guests)}
        fixed = replace(server.table(table).fairness.record, told=told)
        await server.server.store.write(put_fair(table, fixed))
        code = (await show(guests[0], table))["code"]
        await server.restart()
        live = await guests[0].live(table, 0)
        await live.until(lambda: live.last["position"], "the deal")
        shown = await show(guests[0], table)
        assert (shown["code"], len(shown["contributions"])) == (code, 3)


async def test_if_the_disk_fails_nothing_is_told(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = await three(server)
    for seat in (0, 1):
        await tell(guests[seat], table, seat)
    live, before = server.table(table), server.table(table).record.seed

    async def broken(*_: Any) -> None:
        raise NotKept("The disk is full.")

    with monkeypatch.context() as patched:
        patched.setattr(live.keeping, "keep", broken)
        await tell(guests[2], table, 2, status=500)
    assert (live.record.seed, live.record.status, live.match) == (before, "waiting", None)
    dealt = await tell(guests[2], table, 2)  # the page sends it again
    assert dealt["stage"] == "closed"


# -- the end, and again ------------------------------------------------------------------


async def test_at_the_end_everything_is_published_and_can_be_dealt_again(server: Serving) -> None:
    table, (ana, *_) = await finished(server)
    shown = await show(server.guest(), table)
    mix = Mix.of(server.match(table).seed)
    assert (shown["stage"], shown["secret"]) == ("told", mix.secret)
    assert shown["commitment"] == commitment_to(shown["secret"])
    found = await ana.get(f"/api/tables/{table}/fair/redeal")
    nature = sum(seat == 3 for seat, _ in server.match(table).answers)
    assert (found["wrong"], found["count"]) == (0, nature)
    text = (await ana.http.get(f"/api/tables/{table}/file")).text
    assert Mix.of(load(text).seed).code == shown["code"]
    brought = (await ana.http.post("/api/import", content=text)).json()["table"]
    assert (await show(ana, brought))["code"] == shown["code"]


async def test_while_a_game_runs_its_secret_is_nowhere(server: Serving, caplog: Any) -> None:
    caplog.set_level(0)
    table, guests = await three(server)
    secret = server.table(table).record.seed
    lives = [await guest.live(table, seat) for seat, guest in enumerate(guests)]
    for seat, guest in enumerate(guests):
        await tell(guest, table, seat)
    await lives[0].until(lambda: lives[0].last["position"], "the deal")
    await guests[0].get(f"/api/tables/{table}/fair/redeal", status=409)
    await guests[0].get(f"/api/tables/{table}/file", status=409)
    seen = [line for live in lives for line in live.raw]
    seen += [str(await show(guest, table)) for guest in guests]
    seen += [caplog.text, str(await guests[0].get("/api/tables"))]
    assert not [text for text in seen if secret in text]


async def test_a_rematch_has_numbers_of_all_whose_pages_are_open(server: Serving) -> None:
    table, (ana, bea, caz) = await finished(server)
    for seat, guest in enumerate((ana, bea, caz)):
        await send(guest, table, seat, promise=promised(f"{guest.name} again"))
    assert set((await show(ana, table))["next"]) == {"0", "1", "2"}
    await caz.lives[0].close()
    here = server.table(table)
    while 2 in here.company.here():
        await asyncio.sleep(0)
    again = (await bea.post(f"/api/tables/{table}/rematch"))["table"]
    shown = await show(ana, again)
    assert (shown["stage"], shown["round"], set(shown["promises"])) == ("opening", 1, {"0", "1"})
    await send(ana, again, 0, contribution=number("Ana again"))
    dealt = await send(bea, again, 1, contribution=number("Bea again"))
    assert dealt["stage"] == "closed"
    assert dealt["commitment"] != (await show(ana, table))["commitment"]


def no_fair_rows(connection: Writing) -> None:
    connection.execute("DELETE FROM fair")


async def test_a_table_of_an_earlier_version_begins_as_it_did(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make()
    await server.server.store.write(no_fair_rows)
    await server.restart()
    for seat in (1, 2):
        await ana.seat(made["table"], seat, "bot", bot="random")
    assert (await show(ana, made["table"]))["stage"] == "closed"


# -- a host who cheats -------------------------------------------------------------------


async def test_a_host_who_changes_the_deal_is_found_out(server: Serving) -> None:
    """Another seed, another number, one card: what the file says does not fit what was dealt."""
    table, _ = await finished(server)
    match, code = server.match(table), (await show(server.guest(), table))["code"]
    mix = Mix.of(match.seed)
    honest = load(save(match))
    assert redeal(honest).wrong == []
    assert Mix.of(honest.seed).code == code
    for lie in (
        Mix("a secret that deals me the better cards", 1, mix.told),
        Mix(mix.secret, 1, {**mix.told, 2: number("chosen late")}),
    ):
        told = load(save(match)).resumed(lie.seed)
        assert redeal(told).wrong, "the cards are not those of the seed that he shows now"
        assert Mix.of(told.seed).code != code, "and it is not the one that he has shown before"
