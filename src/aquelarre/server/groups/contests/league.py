"""Leagues: in each round as many full tables as there can be, so that everybody meets everybody as
evenly as possible and sits out as seldom as anybody else. The same seed gives the same rounds."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.kernel import Dice
from aquelarre.server.groups.contests.records import Pairing, Round
from aquelarre.server.groups.contests.seating import seated

TRIES = 6  # beginnings from which better rounds are looked for
Tables = list[list[int]]  # of a round


def rounds_of(players: int, seats: int, rounds: int, seed: str) -> tuple[Round, ...]:
    """All rounds of a league among the places 0 to `players` - 1."""
    dice = Dice(f"league {players} {seats} {rounds} {seed}")
    order = list(range(players))
    dice.shuffle(order)
    sitting = [_sitting_out(order, seats, number) for number in range(rounds)]
    if seats == 2:
        found = [_pairs(order, number) for number in range(rounds)]
        sitting = [[each for each in order if all(each not in t for t in some)] for some in found]
    else:
        found = _mixed(order, seats, sitting, dice)
    flat = seated([table for some in found for table in some], seats)
    at, made = 0, []
    for tables, byes in zip(found, sitting, strict=True):
        here = flat[at : at + len(tables)]
        at += len(tables)
        made.append(Round(tuple(Pairing(each) for each in here), tuple(sorted(byes))))
    return tuple(made)


def usual(players: int, seats: int) -> int:
    """Rounds in which everybody can meet everybody about once."""
    if seats == 2:
        return players - 1 + players % 2
    return -(-(players - 1) // (seats - 1))


def _sitting_out(order: Sequence[int], seats: int, number: int) -> list[int]:
    """Who is left over goes on around the circle, so that nobody is twice before all were once."""
    over = len(order) % seats
    return [order[(number * over + k) % len(order)] for k in range(over)]


def _pairs(order: Sequence[int], number: int) -> Tables:
    """The circle: one stays, the others move on by one; whoever meets nobody sits out. After a
    whole turn everybody has met everybody once, and it begins again."""
    ring: list[int | None] = [*order, None] if len(order) % 2 else [*order]
    turn = number % (len(ring) - 1)
    moved = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    half = len(moved) // 2
    pairs = zip(moved[:half], moved[: half - 1 : -1], strict=True)
    return [[a, b] for a, b in pairs if a is not None and b is not None]


def _mixed(
    order: Sequence[int], seats: int, sitting: Sequence[Sequence[int]], dice: Dice
) -> list[Tables]:
    """The best of several attempts: fewest who meet again and again."""
    best: tuple[int, list[Tables]] | None = None
    for attempt in range(TRIES):
        found = _attempt(order, seats, sitting, dice.child(attempt))
        cost = sum(count * count for row in _met(len(order), found) for count in row)
        if best is None or cost < best[0]:
            best = cost, found
    assert best is not None
    return best[1]


def _attempt(
    order: Sequence[int], seats: int, sitting: Sequence[Sequence[int]], dice: Dice
) -> list[Tables]:
    """By chance at first; then two change places wherever that is better, until it is not."""
    rounds: list[Tables] = []
    for out in sitting:
        playing = [each for each in order if each not in out]
        dice.shuffle(playing)
        rounds.append([playing[k : k + seats] for k in range(0, len(playing), seats)])
    met = _met(len(order), rounds)
    better = True
    while better:
        better = sum(_improved(tables, met) for tables in rounds) > 0
    return rounds


def _met(players: int, rounds: Sequence[Tables]) -> list[list[int]]:
    """How often each has met each."""
    met = [[0] * players for _ in range(players)]
    for tables in rounds:
        for table in tables:
            for one in table:
                for other in table:
                    met[one][other] += one != other
    return met


def _improved(tables: Tables, met: list[list[int]]) -> bool:
    """Were two of this round better at each other's table? Each change makes the sum of the squares
    less, so that it comes to an end."""
    found = False
    for k, first in enumerate(tables):
        for second in tables[k + 1 :]:
            for i in range(len(first)):
                for j in range(len(second)):
                    found |= _exchanged(first, i, second, j, met)
    return found


def _exchanged(first: list[int], i: int, second: list[int], j: int, met: list[list[int]]) -> bool:
    one, other = first[i], second[j]
    mine = [each for each in first if each != one]
    theirs = [each for each in second if each != other]
    change = 0  # of the sum of the squares, over two, but for what is the same in any case
    for each in mine:
        change += met[other][each] - met[one][each] + 1
    for each in theirs:
        change += met[one][each] - met[other][each] + 1
    if change >= 0:
        return False
    for some, gone, come in ((mine, one, other), (theirs, other, one)):
        for each in some:
            for a, b, by in ((gone, each, -1), (come, each, 1)):
                met[a][b] += by
                met[b][a] += by
    first[i], second[j] = other, one
    return True
