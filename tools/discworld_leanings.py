"""Discworld: how one who looks ahead should lean otherwise than the guide, found by play.

    python tools/discworld_leanings.py --games 20000 --workers 2 --out found.toml

Two witches answer as guides who lean (`guide/leanings.toml`), and each number of both is moved by
chance, in every game otherwise. What each move did to the lead at the end is worked out by
regression, with its square: what a move of 1 changes, and by how many standard errors. `--out`
writes leanings moved to where the best is then to be expected, no further than `--step`; round
them, look at them, and begin anew from there. It needs numpy, for this tool only.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from math import exp
from pathlib import Path
from typing import NamedTuple

import numpy as np

from aquelarre.bots.playing import let_nature_answer
from aquelarre.bots.workers import spread
from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.guide.ahead import to_come
from aquelarre.games.discworld_witches.guide.facts import facts
from aquelarre.games.discworld_witches.guide.guide import weigh
from aquelarre.games.discworld_witches.guide.leaning import MORE, TABLE, TIMES, Leaning, Row, rows
from aquelarre.games.discworld_witches.state import BY_POINTS, Lancre
from aquelarre.kernel import Dice, Seat, Window, heaviest, members

FACTOR = 0.5  # a move of 1 is a factor of e to this
POINTS = {"hard": 0.6, "easy": 0.4}  # or so much
MOVED = (*TIMES, *MORE)
NORMAL = 12  # throws whose sum is near enough a normal one, of variance 1
FINE = 1000
FAR = 30  # points: a lead beyond it says no more
BEND, BENDS = -0.4, 0.3  # what the square of a move is held for before, and how surely
LEAST_BEND = -0.12


class Duel(NamedTuple):
    """One game: how both were moved, the lead of the first at the end, whether she began, and what
    her facts were at the beginning of each turn."""

    moves: list[list[float]]
    lead: int
    won: float
    began: bool
    facts: list[list[float]]
    left: list[list[float]]  # turns to come for each, then


def moved(row: Row, moves: Sequence[float]) -> Row:
    """The leanings with each number moved."""
    found = dict(row)
    for name, move in zip(MOVED, moves, strict=True):
        if name in POINTS:
            found[name] = row.get(name, 0.0) + POINTS[name] * move
        else:
            found[name] = row.get(name, 1.0) * exp(FACTOR * move)
    return found


def normal(dice: Dice) -> float:
    return sum(dice.below(FINE) + 0.5 for _ in range(NORMAL)) / FINE - NORMAL / 2


def play(seed: str, scale: float, row: Row, number: int) -> Duel | None:
    """One game of two who lean like this, moved so far; None: everybody lost."""
    dice = Dice(seed).child(number)
    s = GAME.start(2)
    nature, chance = dice.child("n"), dice.child("moves")
    let_nature_answer(s, nature)
    moves = [[round(scale * normal(chance), 3) for _ in MOVED] for _ in range(s.n)]
    leanings = [Leaning(moved(row, each)) for each in moves]
    windows: list[Window[Lancre]] = [Window(GAME, s, seat) for seat in range(s.n)]
    own = [dice.child(f"s{seat}") for seat in range(s.n)]
    turn, began = 0, False
    found: list[list[float]] = []
    left: list[list[float]] = []
    while s.asked:
        if s.turn != turn:
            began = began or (s.turn == 1 and s.active == 0)
            turn = s.turn
            left.append([to_come(s, seat) for seat in range(s.n)])
            found.append(facts(s, 0, left[-1]))
        seat: Seat = members(s.asked)[0]
        options = windows[seat].options()
        answer = options[0]
        if len(options) > 1:
            answer = heaviest(options, weigh(windows[seat], own[seat], leanings[seat]))
        s.answer(seat, answer)
        let_nature_answer(s, nature)
    first, second = GAME.points(s)
    if s.outcome != BY_POINTS:
        return None
    won = (1 + GAME.returns(s)[0]) / 2
    return Duel(moves, first - second, won, began, found, left)


class Effect(NamedTuple):
    """What a move of 1 does to the lead, how sure that is; and the same of its square."""

    worth: float
    error: float
    bend: float
    bend_error: float

    @property
    def clear(self) -> float:
        return self.worth / self.error if self.error else 0.0

    def best(self, step: float) -> float:
        """Where the lead is to be expected highest: what is hardly more than chance counts less,
        and the square for what such squares usually are as long as little is known of it."""
        worth = self.worth**3 / (self.worth**2 + self.error**2)
        sure, usual = 1 / self.bend_error**2, 1 / BENDS**2
        bend = min(LEAST_BEND, (self.bend * sure + BEND * usual) / (sure + usual))
        return max(-step, min(step, -worth / (2 * bend)))


def effects(games: Sequence[Duel]) -> list[Effect]:
    """By least squares."""
    first = np.array([game.moves[0] for game in games])
    second = np.array([game.moves[1] for game in games])
    began = np.array([[1.0 if game.began else -1.0] for game in games])
    lead = np.clip(np.array([game.lead for game in games], float), -FAR, FAR)
    columns = np.concatenate([first - second, first**2 - second**2, began], 1)
    square = np.linalg.pinv(columns.T @ columns)
    found = square @ (columns.T @ lead)
    errors = float((lead - columns @ found).std()) * np.sqrt(np.diag(square))
    both = list(zip(found.tolist(), errors.tolist(), strict=True))
    many = len(MOVED)
    return [Effect(*both[x], *both[many + x]) for x in range(many)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", default="leanings")
    parser.add_argument("--scale", type=float, default=0.8, help="how far numbers are moved")
    parser.add_argument("--step", type=float, default=1.2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    wishes = parser.parse_args()
    row = rows().get(TABLE, {})
    one = partial(play, wishes.seed, wishes.scale, row)
    games = [game for game in spread(one, range(wishes.games), wishes.workers) if game]
    found = effects(games)
    steps = [each.best(wishes.step) for each in found]
    named = list(zip(MOVED, found, steps, strict=True))
    for name, effect, step in sorted(named, key=lambda x: -abs(x[1].clear)):
        print(f"{name}: {effect.worth:+.2f} ({effect.clear:+.1f}), {effect.bend:+.2f}: {step:+.2f}")
    if wishes.out is not None:
        found_row = moved(row, steps)
        text = "".join(f"{name} = {value:.3f}\n" for name, value in found_row.items())
        wishes.out.write_text(f"[{TABLE}]\n{text}", "utf-8")


if __name__ == "__main__":
    main()
