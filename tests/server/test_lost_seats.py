"""A device that loses its seat is told where it went: at once, and whenever it comes again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving


def goodbye(live: Live) -> str:
    return next((str(frame["reason"]) for frame in live.frames if frame["t"] == "bye"), "")


async def had(guest: Guest, table: str) -> list[int]:
    people = (await guest.get(f"/api/tables/{table}"))["people"]
    return [who["seat"] for who in people if who["had"]]


async def test_a_seat_that_moves(server: Serving) -> None:
    table, (_, bea), (_, live) = await server.party("walpurgisnacht", 3, 2)
    code = (await bea.post(f"/api/tables/{table}/pass", seat=1))["pass"]
    phone = server.guest("Bea")
    await phone.post(f"/api/tables/{table}/claim", **{"pass": code})
    await live.until_closed()
    assert goodbye(live) == "moved"
    assert await had(bea, table) == [1]
    assert await had(phone, table) == []
    lines = (await bea.get(f"/api/tables/{table}"))["comings"]
    assert (lines[-1]["seat"], lines[-1]["what"]) == (1, "moved")


async def test_a_seat_that_is_taken_away(server: Serving) -> None:
    table, (ana, bea), (_, live) = await server.party("walpurgisnacht", 3, 2)
    await ana.seat(table, 1, "remove")
    await live.until_closed()
    assert goodbye(live) == "removed"
    assert await had(bea, table) == [1]
    assert await had(ana, table) == []


async def test_before_the_game_the_goodbye_says_it(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make("walpurgisnacht", 3)
    await bea.join(made["table"], made["invite"])
    live = await bea.live(made["table"], 1)
    await ana.seat(made["table"], 1, "remove")
    await live.until_closed()
    assert goodbye(live) == "removed"


async def test_who_leaves_hears_it_in_the_other_tab(server: Serving) -> None:
    table, (_, bea), (_, live) = await server.party("walpurgisnacht", 3, 2)
    await bea.seat(table, 1, "leave")
    await live.until_closed()
    assert goodbye(live) == "left"
