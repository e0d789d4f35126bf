"""Ratings: known answers, and intervals that hold as often as they say."""

from __future__ import annotations

from math import exp, log10

import pytest

from aquelarre.kernel import Dice
from aquelarre.lab.league.rating import Result, fit, ratings


def games(one: int, two: int, wins: int, losses: int, draws: int = 0) -> list[Result]:
    scores = [1.0] * wins + [0.0] * losses + [0.5] * draws
    return [Result(one, two, score, (one, two, deal)) for deal, score in enumerate(scores)]


def test_two_bots_have_the_odds_of_their_games() -> None:
    """With the drawn game that counts beforehand, 29.5 points of 40 against 10.5."""
    one, two = ratings(2, games(0, 1, 29, 10))
    assert one.value - two.value == pytest.approx(400 * log10(29.5 / 10.5))
    assert one.value == pytest.approx(-two.value)
    assert one.low < one.value < one.high


def test_draws_are_half_a_point_for_each() -> None:
    drawn, split = ratings(2, games(0, 1, 0, 0, 40)), ratings(2, games(0, 1, 20, 20))
    assert [each.value for each in drawn] == pytest.approx([each.value for each in split])


def test_the_ratings_are_the_likeliest() -> None:
    """Where the likelihood is greatest, everybody has won as much as was to be expected."""
    played = [[0.0, 30.0, 10.0], [30.0, 0.0, 20.0], [10.0, 20.0, 0.0]]
    won = [[0.0, 20.0, 9.0], [10.0, 0.0, 11.0], [1.0, 9.0, 0.0]]
    worth = fit(played, won)
    for one in range(3):
        expected = sum(
            played[one][two] / (1 + exp(worth[two] - worth[one])) for two in range(3) if two != one
        )
        assert expected == pytest.approx(sum(won[one]))
    assert sum(worth) == pytest.approx(0)


def test_who_has_won_everything_is_not_infinitely_good_and_not_surely_so() -> None:
    few, many = ratings(2, games(0, 1, 5, 0)), ratings(2, games(0, 1, 500, 0))
    assert 0 < few[0].value < many[0].value < 1000
    for one, _ in (few, many):
        assert one.high - one.low > 200


def test_games_that_share_their_deal_do_not_count_as_many() -> None:
    """Ten deals that were decided by luck are ten, however often each is played."""
    apart = [Result(0, 1, score, deal) for deal, score in enumerate([1.0, 0.0] * 50)]
    alike = [Result(0, 1, float(deal % 2), deal) for deal in range(10) for _ in range(10)]
    wide, narrow = ratings(2, alike)[0], ratings(2, apart)[0]
    assert wide.value == pytest.approx(narrow.value)
    assert wide.high - wide.low > 2 * (narrow.high - narrow.low)


def test_intervals_hold_as_often_as_they_say() -> None:
    """Made-up leagues of four whose true ratings are known."""
    truth = [0.9, 0.2, -0.3, -0.8]
    dice = Dice("leagues")
    held = 0
    leagues = 150
    for _ in range(leagues):
        found = []
        for one in range(4):
            for two in range(one + 1, 4):
                chance = 1 / (1 + exp(truth[two] - truth[one]))
                for deal in range(30):
                    won = dice.below(1_000_000) < chance * 1_000_000
                    found.append(Result(one, two, float(won), deal))
        for place, each in enumerate(ratings(4, found)):
            held += each.low <= truth[place] * 400 / 2.302585093 <= each.high
    assert 0.93 <= held / (4 * leagues) <= 0.99
