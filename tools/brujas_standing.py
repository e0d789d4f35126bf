"""Las Brujas: what a village's standing says about who wins, learnt from games among guides.

    python tools/brujas_standing.py --games 1500 --seed 1

Guides play at tables of several sizes; now and then one of them does something else that it holds
for good, so that it is seen what comes of that. At the start of every turn the features of the
whole village (`guide/standing.py`) are noted, with who won. A logistic regression is written to
`guide/standing.toml`; printed is how well it foretells games that it has not seen (log loss, five
folds by game), beside the hunt alone. It needs numpy.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy

from aquelarre.bots.playing import play_out
from aquelarre.bots.simple import GuideBot
from aquelarre.games.las_brujas import GAME
from aquelarre.games.las_brujas.guide import standing
from aquelarre.games.las_brujas.guide.standing import NAMES, features
from aquelarre.games.las_brujas.state import VILLAGER, Village
from aquelarre.kernel import Action, Dice, Window

SEATS = (7, 7, 7, 6, 8)  # tables, in turn
ELSE = 12  # once in so many answers a guide does something else
BEST = 4  # one of so many that it holds for good
FOLDS = 5
CALM = 2.0  # the weights are held back by this much (ridge)
OLD = ("always", "hunt")
FILE = Path(standing.__file__).with_name("standing.toml")
HEAD = """# What speaks for the villagers: made by tools/brujas_standing.py, not by hand.
# {games} games of guides, seed {seed}; {rows} turns. Log-odds: see standing.py.
"""

Row = list[float]


class Noted:
    """A guide that tries things, and beside it somebody who notes how the village stands."""

    def __init__(self, dice: Dice, s: Village, rows: list[Row], turns: set[tuple[int, int]]):
        self.dice, self.guide = dice, GuideBot(dice)
        self.s, self.rows, self.turns = s, rows, turns

    def aside(self, window: Window[Any]) -> Action | None:
        return self.guide.aside(window)

    def answer(self, window: Window[Any]) -> Action:
        turn = self.s.week, self.s.active
        if window.question() == "act" and turn not in self.turns:
            self.turns.add(turn)
            self.rows.append(features(self.s))
        options = window.options()
        if len(options) == 1 or self.dice.below(ELSE):
            return self.guide.answer(window)
        weights = GAME.weigh(window, self.dice)
        order = sorted(range(len(options)), key=lambda place: -weights[place])[:BEST]
        return options[order[self.dice.below(len(order))]]


def played(seats: int, dice: Dice) -> tuple[list[Row], bool]:
    """One game: the village at each turn, and whether the villagers won."""
    s = GAME.start(seats)
    rows: list[Row] = []
    turns: set[tuple[int, int]] = set()
    bots = [Noted(dice.child(f"seat {seat}"), s, rows, turns) for seat in range(seats)]
    play_out(GAME, s, bots, dice.child("nature"))
    return rows, s.winner == VILLAGER


def fitted(data: Any, won: Any, parts: Any) -> Any:
    """Weights of a logistic regression, each game counting as much as another, by Newton."""
    weights = numpy.zeros(data.shape[1])
    hold = CALM * numpy.eye(data.shape[1])
    for _ in range(25):
        chance = 1 / (1 + numpy.exp(-data @ weights))
        slope = data.T @ (parts * (won - chance)) - hold @ weights
        curve = (data * (parts * chance * (1 - chance))[:, None]).T @ data + hold
        weights += numpy.linalg.solve(curve, slope)
    return weights


def loss(data: Any, won: Any, parts: Any, games: Any) -> float:
    """Log loss in games that the fit has not seen."""
    total = 0.0
    for fold in range(FOLDS):
        ask = games % FOLDS == fold
        weights = fitted(data[~ask], won[~ask], parts[~ask])
        chance = 1 / (1 + numpy.exp(-data[ask] @ weights))
        right = numpy.where(won[ask] > 0, chance, 1 - chance)
        total -= float((parts[ask] * numpy.log(right)).sum())
    return total / float(parts.sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    wishes = parser.parse_args()
    rows, won, parts, games = [], [], [], []
    for number in range(wishes.games):
        found, good = played(SEATS[number % len(SEATS)], Dice(wishes.seed).child(number))
        rows += found
        won += [float(good)] * len(found)
        parts += [10 / len(found)] * len(found)
        games += [number] * len(found)
    data, labels = numpy.array(rows), numpy.array(won)
    share, number_of = numpy.array(parts), numpy.array(games)
    old = [NAMES.index(name) for name in OLD]
    print("log loss, the hunt alone:", round(loss(data[:, old], labels, share, number_of), 4))
    print("log loss, all features:", round(loss(data, labels, share, number_of), 4))
    weights = dict(zip(NAMES, fitted(data, labels, share).tolist(), strict=True))
    text = HEAD.format(games=wishes.games, seed=wishes.seed, rows=len(rows)) + "\n[villagers]\n"
    text += "".join(f"{name} = {weight:.4f}\n" for name, weight in weights.items())
    print(text)
    if not wishes.dry:
        FILE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
