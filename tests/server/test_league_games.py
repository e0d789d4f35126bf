"""A game of a league is opened at the tables and replayed, whatever bots have played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aquelarre.kernel.catalog import find
from aquelarre.lab.league.plan import plan_of, table_of
from aquelarre.lab.league.playing import play, seated
from aquelarre.match import load, save

if TYPE_CHECKING:
    from tests.server.conftest import Serving


@pytest.mark.parametrize("game", ["walpurgisnacht", "carcassonne"])
async def test_a_game_of_a_league_is_opened_and_replayed(server: Serving, game: str) -> None:
    played = find(game)
    table = table_of(played, played.least_seats, {})
    plan = plan_of([table], ["random", "guide"], 1, "owl")
    match = load(play(plan, next(plan.fixtures()))[1])
    match.players[0] = seated("cmd:somebody_elses.py", 0)
    ana = server.guest("Ana")
    answer = await ana.http.post("/api/import", content=save(match).encode())
    assert answer.status_code == 200, answer.text
    made = answer.json()
    shown = await ana.get(f"/api/tables/{made['table']}")
    assert shown["status"] == "finished"
    assert shown["people"][0]["name"] == "somebody_elses.py 1"
    path = f"/api/tables/{made['table']}/replay?seat=-2"
    last = (await ana.get(f"{path}&from=0&to=1"))["count"]
    replayed = await ana.get(f"{path}&from={last - 1}&to={last}")
    assert last > 20
    assert replayed["frames"][-1]["position"]["view"] == match.view(-1)
