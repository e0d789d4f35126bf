"""Saved games that are not over go on at a table: one sits down, the others are invited or bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player, save

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Serving

Data = dict[str, Any]


def running(game: str, people: list[tuple[str, str]], answers: int = 6, **more: Any) -> Match[Any]:
    """A game of these people (name and kind of bot) that is not over."""
    players = [Player(*who) for who in people]
    match = Match(find(game), len(people), seed="brought in", players=players, **more)
    dice = Dice("brought in")
    while len(match.answers) < answers:
        seat = next(s for s in range(match.seats) if match.state.asked >> s & 1)
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    assert not match.over
    return match


async def bring(guest: Guest, match: Match[Any], query: str = "", status: int = 200) -> Data:
    answer = await guest.http.post(f"/api/import{query}", content=save(match).encode())
    assert answer.status_code == status, answer.text
    found: Data = answer.json()
    return found


@pytest.mark.parametrize("game", ["carcassonne", "walpurgisnacht"])
async def test_who_plays_with_bots_goes_on_at_once(server: Serving, game: str) -> None:
    match = running(game, [("", "random"), ("Ana", ""), ("", "random")], 12)
    ana = server.guest("Ana")
    made = await bring(ana, match)
    assert (made["seat"], made["status"]) == (1, "playing")
    shown = await ana.get(f"/api/tables/{made['table']}")
    assert shown["host"]
    assert [who["mine"] for who in shown["people"]] == [False, True, False]
    assert shown["people"][1]["name"] == "Ana"
    live = await ana.live(made["table"], 1)
    assert server.match(made["table"]).answers[: len(match.answers)] == match.answers
    await live.play(Dice(1))
    await live.until_over()
    await server.restart()
    assert server.match(made["table"]).over


async def test_the_others_are_invited_to_the_seats_of_their_names(server: Serving) -> None:
    match = running("walpurgisnacht", [("Ana", ""), ("Bea", ""), ("", "guide"), ("Caz", "")])
    bea = server.guest("Bea")
    made = await bring(bea, match, "?seat=1")
    table = made["table"]
    assert (made["seat"], made["status"]) == (1, "paused")
    live = await bea.live(table, 1)
    assert [who["free"] for who in live.table["people"]] == [True, False, False, True]
    assert [who["name"] for who in live.table["people"]] == ["Ana", "Bea", "", "Caz"]
    caz, ana = server.guest("caz"), server.guest("Ana")
    assert await server.guest("Dee").join(table, status=403), "only with an invitation"
    assert await caz.join(table, made["invite"]) == {"seat": 3}
    assert await ana.join(table, made["invite"], 0) == {"seat": 0}
    await live.sync()
    lines = next(each for each in reversed(live.frames) if each["t"] == "comings")["lines"]
    assert [(line["what"], line["name"]) for line in lines] == [("came", "caz"), ("came", "Ana")]
    await bea.post(f"/api/tables/{table}/pause", paused=False)
    await live.sync()
    assert live.table["status"] == "playing"
    assert [bool(who["bot"]) for who in live.table["people"]] == [False, False, True, False]


async def test_bots_play_for_those_who_do_not_come_until_they_do(server: Serving) -> None:
    match = running("carcassonne", [("Ana", ""), ("Bea", "")])
    ana = server.guest("Ana")
    made = await bring(ana, match, "?seat=0")
    live = await ana.live(made["table"], 0)
    await ana.post(f"/api/tables/{made['table']}/pause", paused=False)
    await live.sync()
    people = live.table["people"]
    assert [(who["name"], who["bot"], who["free"]) for who in people] == [
        ("Ana", "", False),
        ("Bea", "guide", True),
    ]
    assert await server.guest("Bea").join(made["table"], made["invite"]) == {"seat": 1}
    await live.sync()
    assert live.table["people"][1]["bot"] == ""


async def test_who_brings_a_game_with_secrets_sits_on_one_seat_only(server: Serving) -> None:
    match = running("walpurgisnacht", [("Ana", ""), ("Bea", ""), ("Caz", "")])
    ana = server.guest("Ana")
    made = await bring(ana, match)
    refused = await ana.join(made["table"], made["invite"], 1, status=409)
    assert refused["error"] == "error-seat-secrets"


async def test_a_bot_that_is_not_allowed_here_becomes_the_guide(server: Serving) -> None:
    match = running("carcassonne", [("Ana", ""), ("Bot", "somebody:Clever")])
    made = await bring(server.guest(), match)
    assert server.table(made["table"]).people[1].bot == "guide"


async def test_what_cannot_go_on_here_is_told_as_it_is(server: Serving) -> None:
    """Not that nobody has understood it: each has a sentence of its own."""
    ana, game = server.guest(), find("carcassonne")
    first = game.action("begin", seat=0)
    wrong = {
        "stacked": [
            Match(game, 2, seed="x", scripted=True),
            Match(game, 2, seed="x", stacked=[first]),
        ],
        "decks": [Match(game, 2, seed="x", decks={"tile": ["W", "E"]})],
    }
    for reason, matches in wrong.items():
        for match in matches:
            refusal = await bring(ana, match, status=409)
            assert (refusal["error"], refusal["values"]["reason"]) == ("error-bad-file", reason)
    large = await ana.http.post("/api/import", content=b"x" * 750_001)
    assert (large.status_code, large.json()["values"]["reason"]) == (409, "size")
    assert not server.server.store.tables("finished", "playing", "waiting", "paused")
    assert ana.cookie == "", "nothing was made, and nobody is known"


async def test_there_is_no_such_seat(server: Serving) -> None:
    match = running("carcassonne", [("Ana", ""), ("Bea", "")])
    assert (await bring(server.guest(), match, "?seat=7", 400))["error"] == "error-bad-request"
