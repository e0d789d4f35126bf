"""The guide plays whole games of every kind, and sees no more than its seat."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.state import (
    ALL_SOLVED,
    BY_POINTS,
    COOPERATIVE,
    Lancre,
)
from aquelarre.games.discworld_witches.tests.scenario_guide import asked
from aquelarre.kernel import Chance, Dice, Window, members


def play(seats: int, seed: int, **options: int) -> Lancre:
    """A game that the guide plays on all seats."""
    s, dice = GAME.start(seats, options), Dice(seed)
    for seat in asked(s, dice):
        s.answer(seat, GAME.guide(Window(GAME, s, seat), dice))
    return s


def test_it_sees_nothing_that_its_seat_does_not_see() -> None:
    """Other hands and other faces where nobody has looked change no answer."""
    s, dice = GAME.start(3, {}), Dice("blind")
    compared = 0
    while not s.over and compared < 60:
        question = s.open_question()
        if isinstance(question, Chance):
            s.answer(3, question.options(s, 3)[dice.pick(question.odds(s))])
            continue
        seat = members(s.asked)[0]
        other = GAME.imagine(s, seat, dice.child(compared))
        answers = {GAME.guide(Window(GAME, x, seat), Dice(compared)) for x in (s, other)}
        assert len(answers) == 1
        compared += 1
        s.answer(seat, answers.pop())


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (2, {}), (3, {"mode": 2}), (4, {"mode": 1}), (2, {"mode": 1, "inside": 1})],
)
def test_it_plays_whole_games(seats: int, options: dict[str, int]) -> None:
    s = play(seats, 7, **options)
    assert s.over
    assert len(GAME.returns(s)) == seats


def test_it_scores_far_better_than_chance() -> None:
    games = [play(2, seed) for seed in range(4)]
    assert sum(sum(GAME.points(s)) for s in games) / len(games) > 2 * 25


def test_alone_it_keeps_clear_of_black_aliss_and_is_often_a_witch() -> None:
    games = [play(1, seed) for seed in range(24)]
    assert sum(s.outcome == BY_POINTS for s in games) > 20
    assert sum(GAME.points(s)[0] for s in games) / len(games) > 27


def test_together_it_wins_more_often_than_not() -> None:
    assert sum(play(4, seed, mode=COOPERATIVE).outcome == ALL_SOLVED for seed in range(6)) > 3
