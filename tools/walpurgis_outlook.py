"""Walpurgisnacht: how much each fact about a night says of how it ends; what its outlook goes by.

    python tools/walpurgis_outlook.py --games 1500

Bots play; whenever a turn begins, the facts are noted, and a logistic regression (on the result of
the night) weighs them. The weights are written to `guide/outlook.toml` of the game, and it is told
how well they foretell nights that they were not made from. Needs numpy, for this tool only.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from aquelarre.bots.hearing import Ears
from aquelarre.bots.named import bot
from aquelarre.bots.playing import first, let_nature_answer
from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.guide.outlook import FACTS, facts
from aquelarre.games.walpurgisnacht.rules.scoring import team_of, winner
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.kernel import Dice, Window

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "src/aquelarre/games/walpurgisnacht/guide/outlook.toml"
RIDGE = 1.0  # no weight grows without a reason
FOLDS = 10  # parts of the games, of which each is foretold by the others
HEAD = """# What each fact about a night says of its end, as log-odds of the witches (outlook.py).
# By tools/walpurgis_outlook.py, not by hand: {games} games of {bots}, {seats} seats, seed {seed}.
# Log-loss in games it was not made from: {loss:.3f} (by the share of all nights: {usual:.3f}).
"""
Numbers = Any  # an array


def night(kinds: list[str], seats: int, dice: Dice, number: int) -> tuple[list[list[float]], float]:
    """One game: the facts at the beginning of each turn, and what it was worth to the witches. The
    bots have a side each, in turn."""
    s = GAME.start(seats, listen=True)
    nature = dice.child("nature")
    let_nature_answer(s, nature)
    sides = [team_of(s, seat) for seat in range(seats)]
    own = [dice.child(seat) for seat in range(seats)]
    bots = [bot(kinds[(x + number) % len(kinds)], d) for x, d in zip(sides, own, strict=True)]
    windows = [Window(GAME, s, seat) for seat in range(seats)]
    ears = Ears(windows, s, bots)
    found: list[list[float]] = []
    polled, active = 0, -1
    while s.asked:
        if begins(s) and s.active != active:
            active = s.active
            found.append(facts(s))
        question, waiting = s.question, s.may & ~polled
        seat = first(waiting or s.asked)
        ears.tell(seat)
        if waiting:
            polled |= 1 << seat
            aside = bots[seat].aside(windows[seat])
            if aside is not None:
                s.answer(seat, aside)
        else:
            s.answer(seat, bots[seat].answer(windows[seat]))
        let_nature_answer(s, nature)
        if s.question != question:
            polled = 0
    return found, {WITCHES: 1.0, VILLAGERS: 0.0}.get(winner(s), 0.5)


def begins(s: Night) -> bool:
    """Is a turn about to begin?"""
    question = s.open_question()
    return question is not None and question.key == "follow_wisps" and not s.hand


def weights(x: Numbers, y: Numbers) -> Numbers:
    """Logistic regression, by Newton's method."""
    found = np.zeros(x.shape[1])
    for _ in range(60):
        chance = 1 / (1 + np.exp(-x @ found))
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + RIDGE * np.eye(len(found))
        step = np.linalg.solve(bend, x.T @ (y - chance) - RIDGE * found)
        found += step
        if abs(step).max() < 1e-9:
            break
    return found


def loss(chance: Numbers, y: Numbers) -> float:
    chance = np.clip(chance, 1e-4, 1 - 1e-4)
    return float(-(y * np.log(chance) + (1 - y) * np.log(1 - chance)).mean())


def foretold(x: Numbers, y: Numbers, game: Numbers) -> Numbers:
    """The chance in each position, by the games of other folds."""
    found = np.zeros(len(y))
    for fold in range(FOLDS):
        part = game % FOLDS == fold
        found[part] = 1 / (1 + np.exp(-x[part] @ weights(x[~part], y[~part])))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="guide", help="or two, one for each side: seer@100,guide")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="outlook")
    parser.add_argument("--out", type=Path, default=OUT)
    wishes = parser.parse_args()
    x, y, game = [], [], []
    for number in range(wishes.games):
        dice = Dice(wishes.seed).child(number)
        found, result = night(wishes.bots.split(","), wishes.seats, dice, number)
        x += found
        y += [result] * len(found)
        game += [number] * len(found)
    facts_of, results, games = np.array(x), np.array(y), np.array(game)
    usual = loss(np.full(len(y), results.mean()), results)
    found_loss = loss(foretold(facts_of, results, games), results)
    head = HEAD.format(loss=found_loss, usual=usual, **vars(wishes))
    lines = zip(FACTS, weights(facts_of, results), strict=True)
    text = head + "".join(f"{name} = {value:.3f}\n" for name, value in lines)
    wishes.out.write_text(text, "utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
