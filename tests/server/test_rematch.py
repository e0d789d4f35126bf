"""A rematch whose table is gone, and what is no game that could be brought in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, save

if TYPE_CHECKING:
    from tests.server.conftest import Serving


async def test_a_rematch_that_was_deleted_is_made_again(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice(1))
    path = f"/api/tables/{table}/rematch"
    first = (await ana.post(path))["table"]
    assert (await ana.post(path))["table"] == first
    await server.server.hall.throw_away(first, "deleted")
    second = await ana.post(path)
    assert second["table"] != first
    assert second["seat"] == 0
    assert (await ana.post(path)) == second
    assert (await ana.get(f"/api/tables/{table}"))["next"] == second["table"]


async def test_a_template_is_no_game_to_be_brought_in(server: Serving) -> None:
    match = Match(find("_template"), 2, seed=1)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, match.options(seat)[0].action)
    answer = await server.guest().http.post("/api/import", content=save(match).encode())
    assert (answer.status_code, answer.json()["values"]["reason"]) == (409, "game")
