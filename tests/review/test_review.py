"""A finished game is judged by what each seat knew: fairly, blindly, and the same each time."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

from aquelarre.bots import Heard, bot
from aquelarre.bots.protocol import listens
from aquelarre.games._template.box import VALUES
from aquelarre.games._template.game import Template
from aquelarre.games._template.verbs import KEEP, SWAP
from aquelarre.kernel import Dice, Game
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match
from aquelarre.review import VERDICTS, Review, decisions, joined, judge, playing_on, review
from aquelarre.review.judge import side_by_side, verdict
from aquelarre.review.luck import Fortune, fortune
from aquelarre.review.reviewing import turning_points

GAME = Template()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played on anyhow, where it is not about how well."""
    monkeypatch.setattr(playing_on, "PLAYERS", "random")


def played(game: Game[Any], kinds: list[str], seed: object, most: int = 10_000) -> Match[Any]:
    """A game of these bots; or its beginning."""
    match = Match(game, len(kinds), seed=str(seed))
    bots = [bot(kind, Dice(f"{seed} {seat}")) for seat, kind in enumerate(kinds)]
    while not match.over and len(match.answers) < most:
        seat = match.asked[0]
        player = bots[seat]
        if listens(player, game):
            player.hear(match.window(seat), Heard(0, match.news(seat)))
        match.play(seat, player.answer(match.window(seat)))
    return match


def again(match: Match[Any]) -> Match[Any]:
    return Match(match.game, match.seats, match.settings, seed=match.seed, scripted=True)


def holding(value: int) -> Match[Any]:
    for seed in range(1000):
        match = Match(GAME, 2, seed=seed)
        if VALUES[match.view(0)["players"][0]["card"]] == value:
            return match
    raise AssertionError("no such card is ever dealt")


@pytest.mark.parametrize(
    ("lost", "error", "word"),
    [
        (0.0, 0.0, "good"),
        (0.07, 0.03, "good"),
        (0.07, 0.01, "imprecise"),
        (0.12, 0.01, "mistake"),
        (0.12, 0.05, "imprecise"),
        (0.35, 0.1, "blunder"),
        (-0.2, 0.0, "good"),
    ],
)
def test_doubt_speaks_for_whoever_answered(lost: float, error: float, word: str) -> None:
    assert verdict(lost, error) == word


def test_a_poor_answer_is_found_and_a_good_one_is_not() -> None:
    low = holding(1)
    poor = judge(low.window(0), low.news(0), KEEP.at(), Dice(1), 200)
    assert (poor.best, poor.verdict) == (SWAP.at(), "blunder")
    good = judge(low.window(0), low.news(0), SWAP.at(), Dice(1), 200)
    assert (good.best, good.verdict, good.lost) == (SWAP.at(), "good", 0.0)
    assert good.chance > poor.chance
    high = holding(6)
    assert judge(high.window(0), high.news(0), SWAP.at(), Dice(1), 200).verdict == "blunder"


def test_luck_is_what_came_against_what_could_have_come() -> None:
    """To be dealt the best card is luck, the worst is bad luck, and it is the other's loss."""
    for value, sign in ((6, 1), (1, -1)):
        match = holding(value)
        before = Match(GAME, 2, seed=match.seed, scripted=True).state
        found = fortune(GAME, before, match.state, Dice(5))
        assert sign * found.gained[0] > 2 * found.error(0)
    whole = Fortune(2)
    whole.add(found)
    whole.add(found)
    assert whole.gained[0] == 2 * found.gained[0]
    assert whole.error(0) == pytest.approx(2**0.5 * found.error(0))


def change(chance: int, lost: int = 0, word: str = "good", luck: int = 0) -> dict[str, Any]:
    return {"step": chance, "chance": chance, "lost": lost, "verdict": word, "luck": luck}


def test_turning_points_name_their_cause() -> None:
    found = [
        change(500),
        change(200, 300, "blunder"),
        change(450, luck=200),
        change(440),
        change(900),
        change(890),
        change(790),
    ]
    assert [(each["step"], each["change"], each["cause"]) for each in turning_points(found)] == [
        (200, -300, "own"),
        (450, 250, "luck"),
        (900, 460, "others"),
    ]


def test_suspicion_is_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looks better a few turns ahead may deceive: how games end decides."""
    monkeypatch.setattr(import_module("aquelarre.review.judge"), "SUSPECT", -2.0)
    for value, right, wrong in ((1, SWAP, KEEP), (6, KEEP, SWAP)):
        match = holding(value)
        window, told = match.window(0), match.news(0)
        good = judge(window, told, right.at(), Dice(1), 200)
        assert (good.best, good.verdict, good.lost) == (right.at(), "good", 0.0)
        poor = judge(window, told, wrong.at(), Dice(1), 200)
        assert (poor.best, poor.verdict) == (right.at(), "blunder")


def test_what_is_plain_is_not_looked_at_longer() -> None:
    """Both answers are tried in the same worlds, until it is clear on which side of the limits
    the difference is; or as often as is allowed."""

    def clear(action: int, number: int) -> float:
        return action * 0.5 + number % 7 / 10

    found = side_by_side(clear, 0, 1, 1000, [0.05])
    assert found.worlds == 32
    assert found.lead == pytest.approx(0.25)
    assert found.error == pytest.approx(0.0, abs=1e-6), "luck is the same for both"

    def doubtful(action: int, number: int) -> float:
        return action * (0.1 + (number % 2 * 2 - 1))

    found = side_by_side(doubtful, 0, 1, 100, [0.05])
    assert found.worlds == 100
    assert found.lead == pytest.approx(0.05)
    assert found.least(1.0) < found.lead


def test_who_answered_stands_by_it() -> None:
    """The guide shows the best card, which would take a swap back: here it has been answered."""
    match = holding(6)
    window, told = match.window(0), match.news(0)
    on = playing_on.PlayingOn(window, told, GAME.belief(window, told), Dice(1))
    gap = side_by_side(on.worth_of, SWAP.at(), KEEP.at(), 64)
    assert gap.lead > 0.2


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", names())
def test_a_review_is_plain_data_and_the_same_each_time(name: str) -> None:
    game = find(name)
    match = played(game, ["random", *["guide"] * (max(3, game.least_seats) - 1)], name, 30)
    seen: list[tuple[int, int]] = []
    found = review(again(match), match.answers, 0, 6, lambda *done: seen.append(done))
    places = [each.place for each in decisions(again(match), match.answers, 0)]
    assert [each["place"] for each in found["decisions"]] == places
    assert seen == [(number + 1, len(places)) for number in range(len(places))]
    assert all(each["verdict"] in VERDICTS for each in found["decisions"])
    assert all(0 <= each["chance"] <= 1000 for each in found["decisions"])
    for each in found["decisions"]:
        assert len(each["beliefs"]) == (match.seats if game.sides else 0)
        assert each["verdict"] == "good" or not game.advises or each["reasons"]["for"]
    assert json.loads(json.dumps(found)) == found
    assert review(again(match), match.answers, 0, 6) == found


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", names())
def test_pieces_made_apart_are_the_whole(name: str) -> None:
    """Each decision by itself, in any order and place: the same comes of it."""
    game = find(name)
    match = played(game, ["random", *["guide"] * (max(3, game.least_seats) - 1)], name, 25)
    places = [each.place for each in decisions(again(match), match.answers, 0)]
    pieces = []
    for since in reversed([0, *(place + 1 for place in places)]):
        one = Review(again(match), match.answers, 0, 8)
        one.skip(since)
        pieces.append(one.next())
    assert joined(0, pieces[::-1]) == review(again(match), match.answers, 0, 8)
