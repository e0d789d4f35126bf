"""New Salem: how one who looks ahead should lean otherwise than the guides, found by play.

    python tools/salem_leanings.py --seats 5 --games 60000 --workers 2 --out found.toml

One seat among guides answers as it plans (`Game.plan`), by the leanings of its side
(`guide/leanings.toml`), and each of their numbers is moved by chance, in every game otherwise. What
each move did to winning is worked out by regression for each side: what it changes, and by how many
standard errors. `--out` writes leanings moved that way, each that is clear of chance (`--clear`) by
`--step` of what it changes at most; round them, look at them, and begin anew from there. It needs
numpy, for this tool only.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from copy import deepcopy
from functools import partial
from math import exp
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.protocol import Bot, Heard
from aquelarre.bots.simple import GuideBot
from aquelarre.bots.workers import spread
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import EVENTS, SIDE, SIDES
from aquelarre.games.new_salem.guide.guide import weigh
from aquelarre.games.new_salem.guide.leaning import ALIKE, Leaning, rows
from aquelarre.kernel import Action, Dice, Window, heaviest

Row = dict[str, Any]
BY_PART = ("cube", "point", "hope", "trial")
TIMES = (
    *("rival", "deny", "reins", "others_hope", "sets", "spread", "whim"),
    *("whole", "finds", "removals"),
)
FACTOR = 0.5  # a move of 1 is a factor of e to this
CHANCE = 0.02  # or so much of a chance to win
GROWTH = 0.1  # or so much despair for each building
NORMAL = 12  # throws whose sum is near enough a normal one, of variance 1
FINE = 1000
# What is moved: the name in the row, and the part of the game or the event.
MOVED: tuple[tuple[str, int], ...] = (
    *[(name, part) for name in BY_PART for part in range(len(ALIKE))],
    *[(name, 0) for name in TIMES],
    ("growth", 0),
    ("ends", 0),
    ("ends", 1),
    *[("events", event) for event in range(len(EVENTS))],
)


class Played(NamedTuple):
    """One game: the side of the seat, whether it won, and how everything was moved."""

    side: int
    won: bool
    moves: list[float]


class Leaner:
    """A guide that leans. (It holds one: of a compiled class nothing can be derived.)"""

    def __init__(self, dice: Dice, leaning: Leaning) -> None:
        self.guide = GuideBot(dice)
        self.dice = dice
        self.leaning = leaning

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self.guide.hear(window, heard)

    def answer(self, window: Window[Any]) -> Action:
        belief = self.guide.belief(window)
        return heaviest(window.options(), weigh(window, self.dice, belief, self.leaning))

    def aside(self, window: Window[Any]) -> Action | None:
        return self.guide.aside(window)


def moved(row: Row, moves: Sequence[float]) -> Row:
    """The leanings with each number moved."""
    found = deepcopy(row)
    for (name, place), move in zip(MOVED, moves, strict=True):
        if name in BY_PART:
            found.setdefault(name, list(ALIKE))[place] *= exp(FACTOR * move)
        elif name in TIMES:
            found[name] = found.get(name, 1.0) * exp(FACTOR * move)
        elif name == "growth":
            found[name] = found.get(name, 0.0) + GROWTH * move
        elif name == "ends":
            found.setdefault(name, [0.0, 0.0])[place] += CHANCE * move
        else:
            events = found.setdefault(name, {})
            events[EVENTS[place]] = events.get(EVENTS[place], 0.0) + CHANCE * move
    return found


def normal(dice: Dice) -> float:
    return sum(dice.below(FINE) + 0.5 for _ in range(NORMAL)) / FINE - NORMAL / 2


def play(seats: int, seed: str, scale: float, number: int) -> Played:
    dice = Dice(seed).child(seats).child(number)
    s = GAME.start(seats, listen=True)
    nature, chance = dice.child("nature"), dice.child("moves")
    let_nature_answer(s, nature)
    seat = number % seats
    side = SIDE[s.characters.face[seat]]
    moves = [scale * normal(chance) for _ in MOVED]
    row = moved(rows().get(str(seats), {}).get(SIDES[side], {}), moves)
    bots: list[Bot] = [GuideBot(dice.child(f"seat {x}")) for x in range(seats)]
    bots[seat] = Leaner(dice.child(f"seat {seat}"), Leaning(row))
    play_out(GAME, s, bots, nature)
    return Played(side, bool(s.winners >> seat & 1), moves)


class Effect(NamedTuple):
    """What a move of 1 does to winning, and how sure that is."""

    worth: float
    error: float

    @property
    def clear(self) -> float:
        return self.worth / self.error if self.error else 0.0


def effects(games: Sequence[Played]) -> list[Effect]:
    """By least squares, with squares of the moves beside, so that too much of them is no slope."""
    moves = np.array([game.moves for game in games])
    won = np.array([game.won for game in games], float)
    columns = np.concatenate([np.ones((len(moves), 1)), moves, moves**2], 1)
    square = np.linalg.pinv(columns.T @ columns)
    found = square @ (columns.T @ won)
    spread_ = float((won - columns @ found).std())
    errors = spread_ * np.sqrt(np.diag(square))
    return [Effect(float(found[1 + x]), float(errors[1 + x])) for x in range(len(MOVED))]


def steps(found: Sequence[Effect], step: float, clear: float) -> list[float]:
    """The longest one is `step`; what is not clear stays."""
    worths = [each.worth if abs(each.clear) >= clear else 0.0 for each in found]
    most = max(abs(worth) for worth in worths)
    return [step * worth / most if most else 0.0 for worth in worths]


def written(seats: int, side: int, row: Row) -> list[str]:
    """The row as it stands in the file."""
    lines = [f"[{seats}.{SIDES[side]}]"]
    for name, value in row.items():
        if isinstance(value, dict):
            said = ", ".join(f"{key} = {part:.3f}" for key, part in value.items() if part)
            lines.append(f"{name} = {{ {said} }}")
        elif isinstance(value, list):
            lines.append(f"{name} = [{', '.join(f'{part:.3g}' for part in value)}]")
        else:
            lines.append(f"{name} = {value:.3g}")
    return lines


def name_of(moved_one: tuple[str, int]) -> str:
    name, place = moved_one
    return EVENTS[place] if name == "events" else f"{name} {place}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", default="leanings")
    parser.add_argument("--scale", type=float, default=0.6, help="how far numbers are moved")
    parser.add_argument("--step", type=float, default=1.0)
    parser.add_argument("--clear", type=float, default=2.0, help="standard errors")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    wishes = parser.parse_args()
    one = partial(play, wishes.seats, wishes.seed, wishes.scale)
    games = list(spread(one, range(wishes.games), wishes.workers))
    lines: list[str] = []
    for side, name in enumerate(SIDES):
        mine = [game for game in games if game.side == side]
        found = effects(mine)
        print(f"{name}: {len(mine)} games, won {sum(x.won for x in mine) / len(mine):.1%}")
        for what, effect in sorted(zip(MOVED, found, strict=True), key=lambda x: -abs(x[1].clear)):
            print(f"  {name_of(what)}: {effect.worth:+.2%} ({effect.clear:+.1f})")
        row = rows().get(str(wishes.seats), {}).get(name, {})
        lines += written(wishes.seats, side, moved(row, steps(found, wishes.step, wishes.clear)))
    if wishes.out is not None:
        wishes.out.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
