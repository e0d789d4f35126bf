"""What a group keeps of its games: results, what does not count, strengths."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.clubs import club, do, games, join, page, ratings, table, to_the_end

from aquelarre.server.groups import groups

if TYPE_CHECKING:
    from tests.server.conftest import Serving


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
