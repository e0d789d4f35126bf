"""Ratings: the Bradley-Terry model, fitted by maximum likelihood, with 95 % intervals.

Of two bots with ratings a and b (in logits), the first gets the point with probability
1 / (1 + exp(b - a)); a game that both finish alike is half a point for each. Ratings are told on
the scale of chess: 400 points are odds of ten to one. Only differences mean something, so the mean
of all bots is 0.

Every pair also counts one drawn game that was never played. Without it a bot that has won all its
games would be infinitely good, and nothing could be said of it.

The interval is the wider of two. One comes from the Fisher information, as if all games were
independent. The other comes from what was observed, deal by deal (a sandwich estimator): games from
the same deal share their luck. The first is honest where somebody has won everything, when nothing
varies; the second where deals matter more than the players.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from aquelarre.bots.tally import Z95

POINTS = 400 / log(10)  # of the scale, for a logit
DRAWN = 1.0  # games that every pair has drawn beforehand
STEPS = 200
CLOSE = 1e-12
LONGEST = 1.0  # logits that one step changes at most

Vector = list[float]
Matrix = list[list[float]]


class Result(NamedTuple):
    """One game: which two bots, what the first got, and which deal it was."""

    one: int
    two: int
    score: float
    deal: object


class Rating(NamedTuple):
    """What a bot is worth, in points of the scale, and the interval."""

    value: float
    low: float
    high: float


def ratings(count: int, results: Iterable[Result]) -> list[Rating]:
    """The ratings of so many bots after these games."""
    games = list(results)
    played: Matrix = [[0.0] * count for _ in range(count)]
    won: Matrix = [[0.0] * count for _ in range(count)]
    for one, two, score, _ in games:
        played[one][two] += 1
        played[two][one] += 1
        won[one][two] += score
        won[two][one] += 1 - score
    for one in range(count):
        for two in range(count):
            if played[one][two]:
                played[one][two] += DRAWN
                won[one][two] += DRAWN / 2
    worth = fit(played, won)
    covariance = inverse_information(worth, played)
    observed = sandwich(worth, games, covariance)
    found = []
    for place, value in enumerate(worth):
        reach = Z95 * sqrt(max(covariance[place][place], observed[place][place], 0.0))
        ends = (value - reach, value + reach)
        found.append(Rating(POINTS * value, POINTS * ends[0], POINTS * ends[1]))
    return found


def expected(worth: Vector, one: int, two: int) -> float:
    """The part of the point that the first is expected to get."""
    return 1 / (1 + exp(worth[two] - worth[one]))


def fit(played: Matrix, won: Matrix) -> Vector:
    """The ratings that make the results most likely, by Newton's method."""
    count = len(played)
    worth = [0.0] * count
    for _ in range(STEPS):
        slope = [
            sum(
                won[one][two] - played[one][two] * expected(worth, one, two)
                for two in range(count)
                if two != one
            )
            for one in range(count)
        ]
        step = times(inverse_information(worth, played), slope)
        longest = max(map(abs, step))
        scale = min(1.0, LONGEST / longest) if longest else 0.0
        worth = [value + scale * change for value, change in zip(worth, step, strict=True)]
        if longest < CLOSE:
            break
    middle = sum(worth) / count
    return [value - middle for value in worth]


def inverse_information(worth: Vector, played: Matrix) -> Matrix:
    """The covariance that the Fisher information gives, of ratings whose mean is 0."""
    count = len(worth)
    share = 1 / count
    matrix = [[share] * count for _ in range(count)]  # fixes the mean, which no game can tell
    for one in range(count):
        for two in range(count):
            if one != two:
                chance = expected(worth, one, two)
                weight = played[one][two] * chance * (1 - chance)
                matrix[one][one] += weight
                matrix[one][two] -= weight
    return [[cell - share for cell in row] for row in inverse(matrix)]


def sandwich(worth: Vector, games: Sequence[Result], bread: Matrix) -> Matrix:
    """The covariance that is observed between deals."""
    count = len(worth)
    slopes: dict[object, Vector] = {}
    for one, two, score, deal in games:
        slope = slopes.setdefault(deal, [0.0] * count)
        surprise = score - expected(worth, one, two)
        slope[one] += surprise
        slope[two] -= surprise
    deals = len(slopes)
    if deals < 2:
        return [[0.0] * count for _ in range(count)]
    filling = [
        [sum(x[one] * x[two] for x in slopes.values()) for two in range(count)]
        for one in range(count)
    ]
    wider = deals / (deals - 1)
    inner = product(product(bread, filling), bread)
    return [[wider * cell for cell in row] for row in inner]


def times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def product(one: Matrix, two: Matrix) -> Matrix:
    columns = list(zip(*two, strict=True))
    return [[sum(a * b for a, b in zip(row, col, strict=True)) for col in columns] for row in one]


def inverse(matrix: Matrix) -> Matrix:
    """By elimination, the largest pivot first."""
    count = len(matrix)
    rows = [
        [*row, *(float(at == place) for at in range(count))] for place, row in enumerate(matrix)
    ]
    for place in range(count):
        best = max(range(place, count), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [cell / pivot for cell in rows[place]]
        for other in range(count):
            if other != place:
                factor = rows[other][place]
                pairs = zip(rows[other], rows[place], strict=True)
                rows[other] = [cell - factor * above for cell, above in pairs]
    return [row[count:] for row in rows]
