"""A finished game is played on from a step of its replay, at a table of its own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from aquelarre.editions import boxed, edition_text
from aquelarre.games.carcassonne import GAME as CARCASSONNE
from aquelarre.kernel import Dice, Game, catalog
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player, load, save
from aquelarre.match.forking import laid_out, steps_of
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

Data = dict[str, Any]
NAMES = ["Ana", "Bea", "Caz", "Dee"]


def finished(game: str | Game[Any], seed: str = "once") -> Match[Any]:
    """A game of people, played at random to its end."""
    kind = find(game) if isinstance(game, str) else game
    seats = max(3, kind.least_seats)
    people = [Player(name) for name in NAMES[:seats]]
    match: Match[Any] = Match(kind, seats, seed=seed, players=people)
    dice = Dice(seed)
    while not match.over:
        options = match.state.options(match.asked[0])
        match.play(match.asked[0], options[dice.below(len(options))])
    return match


async def brought(guest: Guest, match: Match[Any]) -> str:
    """The finished game as a table to look at."""
    answer = await guest.http.post("/api/import", content=save(match).encode())
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


async def fork(guest: Guest, table: str, step: int, status: int = 200, **more: Any) -> Data:
    wish = {"step": step, "names": {"0": guest.name}, **more}
    return await guest.post(f"/api/tables/{table}/fork", status, **wish)


def middle(match: Match[Any]) -> int:
    return (len(steps_of(match.answers, match.nature)) - 1) // 2


@pytest.mark.parametrize("game", catalog.names())
async def test_it_goes_on_from_there_to_an_end_of_its_own(server: Serving, game: str) -> None:
    match = finished(game)
    eva = server.guest("Eva")
    table, step = await brought(eva, match), middle(match)
    before = server.server.store.table(table)
    bots = {str(seat): "random" for seat in range(match.seats) if seat != 1}
    made = await fork(eva, table, step, names={"1": "Eva"}, bots=bots)
    assert made["seat"] == 1
    live = await eva.live(made["table"], 1)
    new, count = server.match(made["table"]), steps_of(match.answers, match.nature)[step]
    assert new.answers[:count] == match.answers[:count]
    assert new.seed != match.seed
    assert live.table["origin"] == {"table": table, "step": step}
    assert [who["name"] for who in live.table["people"]][:3] == ["Ana", "Eva", "Caz"]
    assert [bool(who["bot"]) for who in live.table["people"]][:3] == [True, False, True]
    await live.play(Dice(2))
    await live.until_over()
    assert server.server.store.table(table) == before, "the original is untouched"


@pytest.mark.parametrize("game", ["las_brujas", "new_salem", "walpurgisnacht"])
async def test_a_seat_sees_only_what_it_may_see_from_the_first_frame_on(
    server: Serving, game: str
) -> None:
    """The replay has shown everything; the table shows what the seat was shown then."""
    match = finished(game)
    eva = server.guest("Eva")
    table, step = await brought(eva, match), middle(match)
    made = await fork(eva, table, step, names={"2": "Eva"})
    as_it_was = match.at(steps_of(match.answers, match.nature)[step])
    live = await eva.live(made["table"], 2)
    first = next(frame for frame in live.frames if frame["t"] == "update")
    assert first["position"]["view"] == json.loads(json.dumps(as_it_was.view(2)))
    told = as_it_was.log(2)
    assert [(each["key"], each["known"]) for each in first["events"][: len(told)]] == [
        (each.key, each.known) for each in told
    ]
    for other in (0, 1):
        assert (await eva.http.get(f"/api/tables/{made['table']}/stream?seat={other}")).is_error
    refused = await eva.join(made["table"], made["invite"], 0, status=409)
    assert refused["error"] in ("error-seat-taken", "error-seat-secrets")


async def test_several_seats_on_one_device_and_bots_of_several_kinds(server: Serving) -> None:
    match = finished("walpurgisnacht")
    eva = server.guest("Eva")
    table = await brought(eva, match)
    made = await fork(eva, table, 3, names={"0": "Eva", "2": "Flo"}, bots={"1": "seer"})
    shown = await eva.get(f"/api/tables/{made['table']}")
    assert [who["mine"] for who in shown["people"]] == [True, False, True]
    assert [who["bot"] for who in shown["people"]] == ["", "seer", ""]
    assert shown["host"]


async def test_nobody_else_has_the_name_of_who_plays_on(server: Serving) -> None:
    match = finished("carcassonne")
    ana = server.guest("ana")
    made = await fork(ana, await brought(ana, match), 4, names={"2": "ana"})
    names = [who.name for who in server.table(made["table"]).people]
    assert names[1:] == ["Bea", "ana"]
    assert names[0].casefold() not in ("", "ana", "bea", "caz")


async def test_it_is_kept_saved_dealt_again_and_rematched(server: Serving) -> None:
    match = finished("carcassonne")
    eva = server.guest("Eva")
    table = await brought(eva, match)
    made = await fork(eva, table, 6, bots={"1": "random", "2": "random"})
    live = await eva.live(made["table"], 0)
    await live.play(Dice(1), 2)
    given = server.match(made["table"]).answers
    await server.restart()
    assert server.match(made["table"]).answers[: len(given)] == given
    live = await eva.live(made["table"], 0)
    await live.play(Dice(1))
    await live.until_over()
    text = (await eva.http.get(f"/api/tables/{made['table']}/file")).text
    taken = match.answers[: steps_of(match.answers, match.nature)[6]]
    assert list(load(text).stacked) == laid_out(taken, match.nature)
    dealt = await eva.get(f"/api/tables/{made['table']}/fair/redeal")
    assert (dealt["wrong"], dealt["given"]) == (0, len(load(text).stacked))
    assert dealt["count"] + dealt["given"] == len(laid_out(load(text).answers, match.nature))
    again = await brought(eva, load(text))
    assert (await eva.get(f"/api/tables/{again}/fair/redeal"))["wrong"] == 0
    assert (await eva.get(f"/api/tables/{made['table']}/replay"))["count"] > 6
    after = await eva.post(f"/api/tables/{made['table']}/rematch")
    shown = await eva.get(f"/api/tables/{after['table']}")
    assert (shown["origin"], shown["status"]) == (None, "playing")
    assert not server.match(after["table"]).stacked


async def test_a_fork_is_forked(server: Serving) -> None:
    match = finished("carcassonne")
    eva = server.guest("Eva")
    made = await fork(eva, await brought(eva, match), 5, bots={"1": "random", "2": "random"})
    live = await eva.live(made["table"], 0)
    await live.play(Dice(3))
    await live.until_over()
    first = server.match(made["table"])
    again = await fork(eva, made["table"], 12, names={"1": "Eva"})
    second = server.match(again["table"])
    count = steps_of(first.answers, first.nature)[12]
    assert second.answers[:count] == first.answers[:count]
    assert len(second.stacked) == len(laid_out(first.answers[:count], first.nature))


async def test_steps_that_are_not_there_get_one_clear_sentence(server: Serving) -> None:
    match = finished("carcassonne")
    eva = server.guest("Eva")
    table, last = await brought(eva, match), len(steps_of(match.answers, match.nature)) - 2
    for step in (-1, last + 1, 900_000):
        refused = await fork(eva, table, step, 409)
        assert (refused["error"], refused["values"]["last"]) == ("error-no-step", last)
    await fork(eva, table, last)
    assert (await fork(eva, table, 10**9, 400))["error"] == "error-bad-request"
    assert (await fork(eva, table, 1, 400, names={}))["error"] == "error-bad-request"
    assert (await fork(eva, table, 1, 400, names={"7": "Eva"}))["error"] == "error-bad-request"
    assert (await fork(eva, table, 1, 400, names={"x": "Eva"}))["error"] == "error-bad-request"
    assert (await fork(eva, table, 1, 400, bots={"0": "guide"}))["error"] == "error-bad-request"
    assert (await fork(eva, table, 1, 400, bots={"5": "guide"}))["error"] == "error-bad-request"
    assert await fork(eva, table, 1, 409, bots={"1": "somebody:Clever"})
    assert (await fork(eva, "nowhere", 1, 404))["error"] == "error-no-table"


async def test_a_running_game_is_not_forked(server: Serving) -> None:
    table, (ana,), _ = await server.party("carcassonne", 2, 1)
    assert (await fork(ana, table, 1, 409))["error"] == "error-not-now"


async def test_a_game_by_rules_that_are_gone_cannot_be_played_on(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = finished("carcassonne")
    eva = server.guest("Eva")
    table = await brought(eva, match)
    monkeypatch.setattr(server.table(table).course.standing, "outdated", True)
    assert (await fork(eva, table, 2, 409))["error"] == "error-other-rules"


async def test_a_game_by_earlier_rules_goes_on_by_them(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules that are kept: the new table is played by those of the original."""
    rules = CARCASSONNE.rules_version
    match = finished("carcassonne")
    eva = server.guest("Eva")
    table = await brought(eva, match)
    monkeypatch.setattr(type(CARCASSONNE), "oldest_rules", rules)
    monkeypatch.setattr(type(CARCASSONNE), "rules_version", rules + 1)
    made = await fork(eva, table, 2)
    assert server.match(made["table"]).rules == rules
    assert not server.table(made["table"]).course.standing.outdated


async def test_a_forked_lesson_is_an_ordinary_table(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.post("/api/lessons", game="walpurgisnacht", lesson="village", name="Ana")
    live = await ana.live(made["table"], made["seat"])
    await live.ask("learn", do="quiet")
    await live.play(Dice(3))
    await live.until_over()
    new = await fork(ana, made["table"], 3)
    first = await ana.live(new["table"], 0)
    assert (first.table["lesson"], first.table["origin"]["step"]) == ("", 3)
    assert "teacher" not in first.last
    assert server.match(new["table"]).prompter is None
    await first.play(Dice(1))
    await first.until_over()


async def test_a_table_of_an_edition_goes_on_with_its_box(server: Serving) -> None:
    ours = boxed(find("discworld_witches"))
    text = ours.edition_text().replace('title = ""', 'title = "Attic"', 1)
    own = ours.with_edition(text.replace('"fever", difficulty = 7', '"fever", difficulty = 6'))
    eva = server.guest("Eva")
    made = await fork(eva, await brought(eva, finished(own)), 4)
    shown = await eva.get(f"/api/tables/{made['table']}")
    assert (shown["edition"]["title"], shown["edition"]["ours"]) == ("Attic", False)
    assert edition_text(server.match(made["table"]).game) == edition_text(own)


@pytest.mark.parametrize("limit", ["new_tables", "replays"])
async def test_it_costs_as_much_as_a_new_table_and_a_replay(house: Opened, limit: str) -> None:
    match, few = finished("carcassonne"), Rate(3, 0.0001)
    async with house(limits=structs.replace(Limits.none(), **{limit: few})) as server:
        ana = server.guest("Ana")
        table = await brought(ana, match)  # which is a new table, too
        for _ in range(2 if limit == "new_tables" else 3):
            await fork(ana, table, 1)
        assert (await fork(ana, table, 1, 429))["error"] == "error-too-much"
