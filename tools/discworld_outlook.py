"""Discworld: what each fact about a duel is worth in points; what its outlook goes by.

    python tools/discworld_outlook.py --games 1500 --workers 2

Two guides play, each of whose numbers is moved a little by chance (`discworld_leanings.py`), so
that all kinds of positions come. Facts are noted whenever a turn begins. What they are worth is
worked out from what comes a turn later (least squares of temporal differences, with traces): so a
fact is credited with what it brings, and not with all the luck until the end. The weights are
written to `guide/outlook.toml` of the game, and it is told how well they foretell the lead and the
winner of games that they were not made from. Needs numpy, for this tool only.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from math import erf, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from aquelarre.bots.workers import spread
from aquelarre.games.discworld_witches.guide.facts import FACTS
from discworld_leanings import Duel, play

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "src/aquelarre/games/discworld_witches/guide/outlook.toml"
POINTS = FACTS.index("points")  # worth what they are
TRACE = 0.8  # how far what comes later counts
RIDGE = 10.0  # no weight grows without a reason
FOLDS = 5  # parts of the games, of which each is foretold by the others
HEAD = """# What each fact about a duel is worth in points to who has more of it (facts.py), and how
# far the lead at the end is from that, with so many turns to come for both (ahead.py).
# By tools/discworld_outlook.py, not by hand: {games} games of guides moved by {scale}, seed
# {seed}. In games that it was not made from the lead was off by {off:.1f} points (root of the mean
# square; by the points alone: {plain:.1f}), log-loss {loss:.3f} (of the bare share: {usual:.3f}).
"""
Numbers = Any  # an array


class Learnt(NamedTuple):
    """What each fact is worth, and the spread: at the end, and more for each turn to come."""

    worth: Numbers
    spread: tuple[float, float]


def learn(games: Sequence[Duel]) -> Learnt:
    worth = worths(games)
    found = np.concatenate([np.array(game.facts) @ worth - game.lead for game in games])
    turns = np.concatenate([[turns_of(each) for each in game.left] for game in games])
    columns = np.stack([np.ones(len(turns)), turns], 1)
    # How far off, as a line over the turns to come; of a normal one the mean is 0.8 of the spread.
    line = np.linalg.lstsq(columns, np.abs(found) * sqrt(np.pi / 2), rcond=None)[0]
    return Learnt(worth, (float(line[0]), float(line[1])))


def turns_of(left: Sequence[float]) -> float:
    return left[0] + left[1]


def worths(games: Sequence[Duel]) -> Numbers:
    """Least squares of temporal differences: what is foretold at the beginning of one turn is the
    points made in it and what is foretold at the next."""
    rest = [x for x in range(len(FACTS)) if x != POINTS]
    every = np.concatenate([np.array(game.facts) for game in games])
    scale = np.sqrt((every[:, rest] ** 2).mean(0)) + 1e-9
    a, b = RIDGE * np.eye(len(rest)), np.zeros(len(rest))
    for game in games:
        noted = np.array(game.facts)
        facts = np.vstack([noted[:, rest] / scale, np.zeros(len(rest))])
        lead = np.append(noted[:, POINTS], game.lead)
        trace = np.zeros(len(rest))
        for turn in range(len(noted)):
            trace = TRACE * trace + facts[turn]
            a += np.outer(trace, facts[turn] - facts[turn + 1])
            b += trace * (lead[turn + 1] - lead[turn])
    found = np.ones(len(FACTS))
    found[rest] = np.linalg.solve(a, b) / scale
    return found


def chances(games: Sequence[Duel], by: Learnt) -> Numbers:
    """That the first wins, in every position."""
    found = []
    for game in games:
        for facts, left in zip(game.facts, game.left, strict=True):
            spread_ = by.spread[0] + by.spread[1] * turns_of(left)
            found.append((1 + erf(float(np.array(facts) @ by.worth) / spread_ / sqrt(2))) / 2)
    return np.array(found)


def loss(chance: Numbers, won: Numbers) -> float:
    chance = np.clip(chance, 0.01, 0.99)  # as the outlook: never sure
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def how_well(games: Sequence[Duel]) -> dict[str, float]:
    """How well each part of the games is foretold by the others."""
    chance, won, off, plain = [], [], [], []
    for fold in range(FOLDS):
        by = learn([game for x, game in enumerate(games) if x % FOLDS != fold])
        part = [game for x, game in enumerate(games) if x % FOLDS == fold]
        chance.append(chances(part, by))
        won += [game.won for game in part for _ in game.facts]
        for game in part:
            facts = np.array(game.facts)
            off += list((facts @ by.worth - game.lead) ** 2)
            plain += list((facts[:, POINTS] - game.lead) ** 2)
    results = np.array(won)
    usual = loss(np.full(len(won), results.mean()), results)
    return {
        "loss": loss(np.concatenate(chance), results),
        "usual": usual,
        "off": sqrt(float(np.mean(off))),
        "plain": sqrt(float(np.mean(plain))),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="outlook")
    parser.add_argument("--scale", type=float, default=0.5)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    wishes = parser.parse_args()
    one = partial(play, wishes.seed, wishes.scale, {})
    games = [game for game in spread(one, range(wishes.games), wishes.workers) if game]
    found = learn(games)
    head = HEAD.format(**how_well(games), **vars(wishes))
    lines = [f"{name} = {value:.3f}\n" for name, value in zip(FACTS, found.worth, strict=True)]
    lines += [f"spread = {found.spread[0]:.3f}\n", f"spread_a_turn = {found.spread[1]:.3f}\n"]
    wishes.out.write_text(head + "".join(lines), "utf-8")
    print(head + "".join(lines), end="")


if __name__ == "__main__":
    main()
