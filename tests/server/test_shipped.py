"""Boxes that come with a game: the lobby knows them, and tables are made with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aquelarre.editions import Boxed, shipped
from aquelarre.server.texts import texts

if TYPE_CHECKING:
    from tests.server.conftest import Serving


async def test_the_lobby_knows_which_boxes_come_with_a_game(
    server: Serving, boxed: Boxed[Any], moons: str
) -> None:
    games = {game["key"]: game for game in await server.guest().get("/api/games")}
    assert games["boxed"]["editions"] == [moons]
    assert "edition-moons = Moons" in texts("en", "boxed", "brief")


async def test_a_table_is_made_with_one_and_tells_its_name(
    server: Serving, boxed: Boxed[Any], moons: str
) -> None:
    ana = server.guest("Ana")
    file = await ana.http.get(f"/api/editions/boxed/{moons}")
    assert file.text == shipped(boxed)[moons].text
    assert file.headers["content-disposition"].startswith("attachment")
    made = await ana.make("boxed", 2, open=True, edition=file.text)
    expected = {
        "title": "Lunas / Moons",
        "mark": shipped(boxed)[moons].mark,
        "ours": False,
        "name": moons,
    }
    assert (await ana.get(f"/api/tables/{made['table']}"))["edition"] == expected
    listed = await server.guest().get("/api/tables")
    assert [table["edition"] for table in listed["open"]] == [expected]


async def test_what_does_not_come_with_a_game_is_not_found(
    server: Serving, boxed: Boxed[Any], moons: str
) -> None:
    for path in ("boxed/suns", "boxed/..", "carcassonne/moons", "_template/moons", "poker/moons"):
        answer = await server.guest().http.get(f"/api/editions/{path}")
        assert 400 <= answer.status_code < 500, path
