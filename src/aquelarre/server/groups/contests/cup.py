"""Knock-outs: tables of up to so many, from each of which so many go on, until one table is left.

Where the numbers do not come out even, tables are a little smaller, and some sit the first round
out. `plan` looks for the way with the fewest rounds, with nobody sitting out later than in the
first round if that can be, and with as few who do at all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from aquelarre.kernel import Dice
from aquelarre.server.groups.contests.records import Pairing, Round


class Stage(NamedTuple):
    """How large the tables of a round are, and how many sit it out."""

    sizes: tuple[int, ...]
    byes: int


class _Way(NamedTuple):
    """From so many players on: what it costs, less is better, and the rounds."""

    rounds: int
    late: int  # who sit out a round that is not the first
    early: int
    tables: int
    stages: tuple[Stage, ...]


def plan(players: int, seats: int, least: int, advance: int) -> tuple[Stage, ...] | None:
    """The rounds from the first to the final; None if it cannot come out. `least`: the fewest that
    the game can be played with."""
    if not 1 <= advance < seats or players < 2:
        return None
    way = _best(players, seats, max(2, least), advance, True)
    return None if way is None else way.stages


@lru_cache(maxsize=4096)
def _best(players: int, seats: int, least: int, advance: int, first: bool) -> _Way | None:
    if players <= seats:
        return _Way(1, 0, 0, 1, (Stage((players,), 0),)) if players >= least else None
    smallest, found = max(least, advance + 1), []
    for tables in range(1, players // smallest + 1):
        fewest, most = tables * smallest, min(players, tables * seats)
        for seated in range(fewest, most + 1):
            byes = players - seated
            rest = _best(tables * advance + byes, seats, least, advance, False)
            if rest is None:
                continue
            late, early = (rest.late, byes) if first else (rest.late + byes, 0)
            stage = Stage(_even(seated, tables), byes)
            stages = stage, *rest.stages
            found.append(_Way(rest.rounds + 1, late, early, rest.tables + tables, stages))
    return min(found, default=None)


def _even(players: int, tables: int) -> tuple[int, ...]:
    """Sizes of tables that differ by one at most, the larger ones first."""
    small, more = divmod(players, tables)
    return (small + 1,) * more + (small,) * (tables - more)


def first_round(players: int, stage: Stage, seed: str) -> Round:
    """Drawn by lot."""
    dice = Dice(f"cup {players} 0 {seed}")
    order = list(range(players))
    dice.shuffle(order)
    byes, playing = order[: stage.byes], order[stage.byes :]
    pairings, at = [], 0
    for size in stage.sizes:
        pairings.append(Pairing(tuple(playing[at : at + size])))
        at += size
    return Round(tuple(pairings), tuple(sorted(byes)))


def next_round(
    number: int, stage: Stage, went_on: Sequence[Sequence[int]], byes: Sequence[int], seed: str
) -> Round:
    """Who went on from each table, the best first, and who has sat out. If somebody has to sit out
    now, it is the first of tables, by lot; then the second, and so on. Those from one table come to
    different ones as far as that is possible."""
    dice = Dice(f"cup {number} {seed}")
    deepest = max((len(some) for some in went_on), default=0)
    ranks = [[some[k] for some in went_on if k < len(some)] for k in range(deepest)]
    waiting: list[int] = []
    for rank in ranks:
        lots = list(rank)
        dice.shuffle(lots)
        waiting += lots
    sitting = set([*waiting, *byes][: stage.byes])
    came = {player: table for table, some in enumerate(went_on) for player in some}
    everybody = [*byes, *(player for rank in ranks for player in rank)]
    entering = [player for player in everybody if player not in sitting]
    tables: list[list[int]] = [[] for _ in stage.sizes]
    for player in entering:
        place = min(
            (at for at, size in enumerate(stage.sizes) if len(tables[at]) < size),
            key=lambda at: (
                len(tables[at]) - stage.sizes[at],
                sum(came.get(each, -1) == came.get(player, -2) for each in tables[at]),
                at,
            ),
        )
        tables[place].append(player)
    for table in tables:
        dice.shuffle(table)
    return Round(tuple(Pairing(tuple(table)) for table in tables), tuple(sorted(sitting)))
