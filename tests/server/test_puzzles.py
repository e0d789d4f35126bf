"""Puzzles over the network: the seat's own eyes and nothing of the answer, whoever asks and however
often; and nothing is stored by looking."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice, Reason, catalog
from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.puzzles import BadPuzzles, Puzzle
from aquelarre.puzzles.book import name_of
from aquelarre.server import frames, puzzles, replays
from aquelarre.server.errands import Errands
from aquelarre.server.errors import Denied, TooMuch
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving

Data = dict[str, Any]
GAMES = catalog.names()
SOME = "walpurgisnacht"
encode = frames.encode


@cache
def made(game: str, seed: str = "tea") -> Puzzle:
    """A question in the middle of a game at random, with at least three answers: the second is
    the best, the third as good, the first what a plain player says."""
    kind = find(game)
    seats = max(3, kind.least_seats)
    match: Match[Any] = Match(kind, seats, seed=seed)
    dice, seen = Dice(seed), 0
    while True:
        seat = match.asked[0]
        options = match.state.options(seat)
        seen += len(options) > 2
        if seen > 12:
            break
        match.play(seat, options[dice.below(len(options))])
    plain, best, also = options[:3]
    answers = tuple(match.answers)
    return Puzzle(
        kind,
        name_of(game, seats, {}, answers, seat),
        seats,
        {},
        seed,
        match.rules,
        answers,
        seat,
        best,
        (also,),
        plain,
        ((best, 640), (also, 636), (plain, 410)),
        3,
        (Reason("made-for-it", seat=seat),),
        (Reason("made-against-it"),),
    )


@pytest.fixture(autouse=True)
def books(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[Puzzle]]:
    """Every game has one puzzle."""
    found = {game: [made(game)] for game in GAMES}
    monkeypatch.setattr(puzzles, "book", lambda game: found.get(game.key, []))
    return found


def at(puzzle: Puzzle, rest: str = "") -> str:
    return f"/api/puzzles/{puzzle.game.key}/{puzzle.id}{rest}"


def plain(data: Any) -> Any:
    return json.loads(encode(data))


async def test_the_list_says_nothing_of_the_answers(
    server: Serving, books: dict[str, list[Puzzle]]
) -> None:
    answer = await server.guest().http.get("/api/puzzles")
    assert answer.status_code == 200
    listed = answer.json()
    assert [each["game"] for each in listed] == GAMES
    for each in listed:
        (puzzle,) = books[each["game"]]
        head = {"id": puzzle.id, "difficulty": 3, "seats": puzzle.seats, "settings": {}}
        assert each["puzzles"] == [head]
    counts = {each["key"]: each["puzzles"] for each in await server.guest().get("/api/games")}
    assert counts == dict.fromkeys(GAMES, 1), "the lobby knows how many there are"


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_the_frame_of_its_seat(
    server: Serving, books: dict[str, list[Puzzle]], game: str
) -> None:
    """The same as a replay shows those eyes, and no field more."""
    (puzzle,) = books[game]
    shown = await server.guest().get(at(puzzle))
    frame = replays.frame(puzzle.match(), None, puzzle.seat, 0)
    assert shown["position"] == plain(frame["position"])
    assert shown["events"] == plain(frame["events"])
    head = {"game": game, "id": puzzle.id, "seat": puzzle.seat, "seats": puzzle.seats}
    assert {key: shown[key] for key in head} == head
    known = {"difficulty", "settings", "names", "position", "events"}
    assert set(shown) == {*head, *known}
    assert [bool(name) for name in shown["names"]] == [
        seat != puzzle.seat for seat in range(puzzle.seats)
    ]
    assert "made-" not in json.dumps(shown), "no reason is told before the answer"


@pytest.mark.parametrize("game", [game for game in GAMES if find(game).secrets])
async def test_an_imagined_world_looks_the_same(
    server: Serving, books: dict[str, list[Puzzle]], game: str
) -> None:
    """What the seat cannot know is nowhere: with the secrets dealt otherwise nothing changes."""
    (puzzle,) = books[game]
    shown = await server.guest().get(at(puzzle))
    for world in range(5):
        match = puzzle.match()
        match.state = match.game.imagine(match.state, puzzle.seat, Dice(f"world {world}"))
        position = plain(frames.position(match, puzzle.seat))
        assert position["view"] == shown["position"]["view"]
        assert position["question"] == shown["position"]["question"]
    told = [each.heard_by(puzzle.seat) for each in puzzle.match().events]
    assert [each["values"] for each in shown["events"]] == [
        plain(frames.values(puzzle.game, each.values)) for each in told
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_an_answer_is_right_or_not_and_why(
    server: Serving, books: dict[str, list[Puzzle]], game: str
) -> None:
    (puzzle,), ana = books[game], server.guest()
    best, (also,), poor = puzzle.best, puzzle.also, puzzle.plain
    for action, right in ((best, True), (also, True), (poor, False), (None, False)):
        said = await ana.post(at(puzzle), **({} if action is None else {"action": action}))
        assert said["right"] is right
        assert said["action"] == (None if action is None else option(puzzle, action))
        assert said["best"] == option(puzzle, best)
        assert said["also"] == [option(puzzle, also)]
        assert said["plain"] == option(puzzle, poor)
        assert [(each["action"]["action"], each["chance"]) for each in said["chances"]] == [
            (best, 640),
            (also, 636),
            (poor, 410),
        ]
        values = plain(frames.values(puzzle.game, {"seat": puzzle.seat}))
        assert said["reasons"] == {
            "for": [{"key": "made-for-it", "values": values}],
            "against": [{"key": "made-against-it", "values": {}}],
        }


def option(puzzle: Puzzle, action: int) -> Data:
    found: Data = plain(frames.option(puzzle.game, action))
    return found


async def test_why_something_is_not_possible(
    server: Serving, books: dict[str, list[Puzzle]]
) -> None:
    (puzzle,), ana = books[SOME], server.guest()
    said = await ana.post(at(puzzle, "/why"), thing=puzzle.best)
    assert said == {"rule": "", "values": {}}, "it is possible"
    options = set(puzzle.window().options())
    other = next(number for number in range(10_000) if number not in options)
    assert (await ana.post(at(puzzle, "/why"), thing=other))["rule"]
    assert (await ana.post(at(puzzle, "/why"), thing="seat:0"))["rule"]


@pytest.mark.parametrize("game", GAMES)
async def test_it_is_played_on_from_there(
    server: Serving, books: dict[str, list[Puzzle]], game: str
) -> None:
    """At a table of its own, with the eyes of that seat, to an end."""
    (puzzle,), ana = books[game], server.guest("Ana")
    table = await ana.post(at(puzzle, "/play"), name="Ana")
    assert table["seat"] == puzzle.seat
    live = await ana.live(table["table"], puzzle.seat)
    shown = await ana.get(at(puzzle))
    first = live.frames[0]  # others who are asked, too, may have answered since
    question = first["position"]["question"]
    assert [each["action"] for each in question["options"]] == [
        each["action"] for each in shown["position"]["question"]["options"]
    ]
    assert first["position"]["view"] == shown["position"]["view"]
    people = first["table"]["people"]
    assert [bool(each["bot"]) for each in people] == [
        seat != puzzle.seat for seat in range(puzzle.seats)
    ]
    assert people[puzzle.seat]["name"] == "Ana"
    await live.play(Dice("on"))
    await live.until_over()


BAD: list[tuple[str, str, Data | None, int, str]] = [
    ("get", "/api/puzzles/chess/aaaaa", None, 404, "error-puzzle-gone"),
    ("get", "/api/puzzles/walpurgisnacht/aaaaa", None, 404, "error-puzzle-gone"),
    ("get", "/api/puzzles/_template/aaaaa", None, 404, "error-puzzle-gone"),
    ("get", f"/api/puzzles/{'x' * 3000}/y", None, 404, "error-puzzle-gone"),
    ("post", "", {"action": -1}, 400, "error-bad-request"),
    ("post", "", {"action": 2**53}, 400, "error-bad-request"),
    ("post", "", {"action": "1"}, 400, "error-bad-request"),
    ("post", "", {"action": True}, 400, "error-bad-request"),
    ("post", "", {"action": 0, "seat": 1}, 400, "error-bad-request"),
    ("post", "/why", {}, 400, "error-bad-request"),
    ("post", "/why", {"thing": "x" * 81}, 400, "error-bad-request"),
    ("post", "/play", {"name": "x" * 81}, 400, "error-bad-request"),
    ("post", "/play", {"seat": 0}, 400, "error-bad-request"),
]


@pytest.mark.parametrize(("how", "path", "body", "status", "error"), BAD, ids=str)
async def test_bad_input_is_one_clear_sentence(
    server: Serving,
    books: dict[str, list[Puzzle]],
    how: str,
    path: str,
    body: Data | None,
    status: int,
    error: str,
) -> None:
    (puzzle,), ana = books[SOME], server.guest()
    if how == "get":
        answer = await ana.http.get(path)
    else:
        answer = await ana.http.post(at(puzzle, path), json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["sentence"].endswith(".")


async def test_an_aside_or_another_seat_s_answer_is_none(
    server: Serving, books: dict[str, list[Puzzle]]
) -> None:
    """Only what the seat is asked for can be right or wrong."""
    (puzzle,), ana = books["las_brujas"], server.guest()
    options = puzzle.window().options()
    foreign = next(number for number in range(10_000) if number not in options)
    assert (await ana.post(at(puzzle), 400, action=foreign))["error"] == "error-bad-request"


async def test_nothing_is_stored_by_looking(
    server: Serving, books: dict[str, list[Puzzle]]
) -> None:
    ana, tables = server.guest(), server.server.store.tables()
    for puzzle in (each for found in books.values() for each in found):
        await ana.get(at(puzzle))
        await ana.post(at(puzzle), action=puzzle.best)
    assert server.server.store.tables() == tables
    assert server.server.hall.loaded() == []
    assert "aquelarre" not in ana.http.cookies, "nobody needs to be known for it"


async def test_a_position_is_made_once_for_all(
    server: Serving, books: dict[str, list[Puzzle]]
) -> None:
    (puzzle,), errands = books[SOME], server.server.hall.errands
    before = errands.crew.done
    shown = await asyncio.gather(*(server.guest().get(at(puzzle)) for _ in range(8)))
    assert errands.crew.done == before + 1
    assert all(each == shown[0] for each in shown)
    await server.guest().post(at(puzzle), action=puzzle.best)
    assert errands.crew.done == before + 1


async def test_positions_that_are_kept_are_bounded(
    monkeypatch: pytest.MonkeyPatch, server: Serving, books: dict[str, list[Puzzle]]
) -> None:
    monkeypatch.setattr(puzzles, "MOST_KEPT", 2)
    for found in books.values():
        await server.guest().get(at(found[0]))
    assert len(server.server.hall.puzzles._posed) == 2


async def test_a_rate_for_one_address(house: Opened, books: dict[str, list[Puzzle]]) -> None:
    (puzzle,) = books[SOME]
    async with house(limits=Limits(puzzles=Rate(3, 0.001))) as server:
        ana = server.guest()
        await ana.get(at(puzzle))
        await ana.post(at(puzzle), action=puzzle.best)
        await ana.post(at(puzzle, "/why"), thing=0)
        assert (await ana.post(at(puzzle), 429, action=puzzle.best))["error"] == "error-too-much"
        assert (await ana.http.get(at(puzzle))).status_code == 429
        assert (await ana.http.get("/api/puzzles")).status_code == 200, "the list is but a list"


async def test_one_that_today_s_rules_do_not_reach_is_none(
    server: Serving, books: dict[str, list[Puzzle]], caplog: pytest.LogCaptureFixture
) -> None:
    """It takes nobody's page with it, and the host is told which it is."""
    (puzzle,) = books[SOME]
    broken = puzzle._replace(answers=(*puzzle.answers[:5], (0, 999_999)), id="bbbbb")
    books[SOME].append(broken)
    for _ in range(2):
        answer = await server.guest().http.get(at(broken))
        assert (answer.status_code, answer.json()["error"]) == (404, "error-puzzle-gone")
    assert "bbbbb" in caplog.text


async def test_a_book_that_cannot_be_read_is_empty(
    monkeypatch: pytest.MonkeyPatch, server: Serving
) -> None:
    def torn(game: Any) -> Any:
        raise BadPuzzles("puzzles.json", "it is torn.")

    monkeypatch.setattr(puzzles, "book", torn)
    assert await server.guest().get("/api/puzzles") == []
    assert {each["puzzles"] for each in await server.guest().get("/api/games")} == {0}


def test_the_errand_of_a_failed_position_is_tried_again(
    books: dict[str, list[Puzzle]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What could not be made once is not remembered as impossible."""
    (puzzle,) = books[SOME]
    outcomes: list[Callable[[], tuple[bytes, list[int]]]] = [
        _too_much,
        _stumble,
        lambda: (b"", [1]),
    ]

    async def posed(self: Errands, *given: Any) -> tuple[bytes, list[int]]:
        return outcomes.pop(0)()

    monkeypatch.setattr(Errands, "posed", posed)

    async def twice() -> puzzles.Posed:
        errands = Errands()
        found = puzzles.Puzzles(errands)
        with pytest.raises(Denied):
            await found.posed(puzzle)
        with pytest.raises(ZeroDivisionError):
            await found.posed(puzzle)
        try:
            return await found.posed(puzzle)
        finally:
            errands.close()

    assert asyncio.run(twice()).options == [1]


def _too_much() -> tuple[bytes, list[int]]:
    raise TooMuch("There is too much to do just now.")


def _stumble() -> tuple[bytes, list[int]]:
    raise ZeroDivisionError
