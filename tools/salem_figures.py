"""New Salem: how guides choose and how their games end, counted; what bots that look ahead go by.

    python tools/salem_figures.py --games 800 --seats 4 5

Guides play among themselves. What they choose in the draft and as constable becomes the habits of
imagined players (`guide/offhand.py`); what positions ended in becomes the outlook
(`guide/ahead.py`): points and despair to come by regression, and how sure that is by likelihood.
Everything is written to `guide/figures.toml` of the game. A quarter of the games is kept apart, and
what the outlook says about those is told: the logarithmic loss, by what is left to build.
It needs numpy and scipy, for this tool only.
"""

from __future__ import annotations

import argparse
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize

from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.protocol import Heard
from aquelarre.bots.simple import GuideBot
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import (
    DEATH,
    EVENTS,
    JUSTICE,
    SET_OF_TYPE,
    SIDE,
    SIDES,
    TYPE,
    WITCHES,
    Card,
    counts_of,
    threshold,
)
from aquelarre.games.new_salem.box.edition import OURS
from aquelarre.games.new_salem.guide import ahead
from aquelarre.games.new_salem.rules.scoring import letter_points
from aquelarre.games.new_salem.state import Launching, Town
from aquelarre.games.new_salem.verbs import DISCARD_BOTH, END_PHASE, KEEP, LAUNCH, PICK
from aquelarre.kernel import Action, Dice, Seat, Window

Array = Any  # of numpy
LIKINGS = ("own", "completes", "second", "first", "hope", "despair", "removal", "death", "justice")
TIMES = ((1, 2), (3,), (4, 5))  # rounds in which guides choose alike
NEITHER = -1  # but the top of the deck
HARDLY = 0.19
LEAST_SPREAD = 0.5  # of despair at the end: few games would say that nothing is open
SURE = 30.0  # in logarithms of odds
APART = 4  # every fourth game is for testing
HEAD = """# How guides choose and how their games end: made by tools/salem_figures.py, not by hand.
# {games} games for each of {seats} seats, seed {seed}. The rows: guide/ahead.py, offhand.py.
"""


class Choice(NamedTuple):
    """A pick out of a pack: what each card had to say for it, and which was taken."""

    side: int
    round: int
    cards: list[list[int]]
    taken: int


class Position(NamedTuple):
    """A moment of a game, as `guide/ahead.py` looks at it."""

    game: int
    left: int
    witches: int
    sides: list[int]
    despair: float  # if it ended now
    omens: list[float]
    points: list[float]  # if it ended now
    prospects: list[list[float]]
    hope: list[int]


class Ending(NamedTuple):
    """What it came to."""

    despair: int
    points: list[int]
    won: list[bool]


class Counted:
    """All that was seen."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.launched: Counter[tuple[int, int, str]] = Counter()
        self.launchable: Counter[tuple[int, int, str]] = Counter()
        self.positions: list[Position] = []
        self.endings: list[Ending] = []


class Watched:
    """A guide whose choices are counted, by somebody who sees everything."""

    def __init__(self, guide: GuideBot, s: Town, counted: Counted, seen: set[int]) -> None:
        self.guide, self.s, self.counted, self.seen = guide, s, counted, seen

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self.guide.hear(window, heard)

    def aside(self, window: Window[Any]) -> Action | None:
        return self.guide.aside(window)

    def answer(self, window: Window[Any]) -> Action:
        s, options, question = self.s, window.options(), window.question()
        moment = 100 * s.round + 50 * (s.inside(Launching) is not None) + ahead.builds_left(s)
        if moment not in self.seen:
            self.seen.add(moment)
            self.counted.positions.append(position(s, len(self.counted.endings)))
        answer = self.guide.answer(window)
        if question in ("pick", "last_pick") and len(options) > 1:
            first = PICK.base if question == "pick" else KEEP.base
            cards = [action - first for action in options if action != DISCARD_BOTH.base]
            said = [likings(s, window.seat, card) for card in cards]
            side = SIDE[s.characters.face[window.seat]]
            taken = NEITHER if answer == DISCARD_BOTH.base else cards.index(answer - first)
            self.counted.choices.append(Choice(side, s.round, said, taken))
        elif question == "launch":
            for action in options:
                name = "ends" if action == END_PHASE.base else EVENTS[action - LAUNCH.base]
                key = SIDE[s.characters.face[window.seat]], s.round, name
                self.counted.launchable[key] += 1
                self.counted.launched[key] += action == answer
        return answer


def likings(s: Town, seat: Seat, card: Card) -> list[int]:
    """What speaks for a card, in the order of LIKINGS."""
    counts, kind = counts_of(s.streets[seat]), TYPE[card]
    three = [counts[each] for each in SET_OF_TYPE[kind]]
    lacking = three.count(min(three)) if counts[card] == min(three) else 0
    own = kind in OURS.types_of(s.characters.face[seat], s.settings["witch_types"])
    last = lacking == 1
    symbols = OURS.hope[card], OURS.despair[card], OURS.removals[card]
    found = (own, last, lacking == 2, lacking == 3, *symbols)
    return [int(each) for each in (*found, last and kind == DEATH, last and kind == JUSTICE)]


def position(s: Town, game: int) -> Position:
    faces = s.characters.face
    sides = [SIDE[face] for face in faces]
    types = s.settings["witch_types"]
    streets = [ahead.street_of(s.streets[x], OURS.types_of(faces[x], types)) for x in range(s.n)]
    left = ahead.builds_left(s)
    return Position(
        game,
        left,
        sides.count(WITCHES),
        sides,
        ahead.despair_now(s, sides, streets),
        ahead.omens(s, sides, streets, left / ahead.BUILDS),
        [streets[x][ahead.NOW] + letter_points(s, x) for x in range(s.n)],
        [ahead.prospects(s, x, streets[x], left) for x in range(s.n)],
        s.wealth.copy(),
    )


def play(seats: int, dice: Dice, counted: Counted) -> None:
    s = GAME.start(seats, listen=True)
    nature = dice.child("nature")
    let_nature_answer(s, nature)
    seen: set[int] = set()
    guides = [GuideBot(dice.child(f"seat {seat}")) for seat in range(seats)]
    play_out(GAME, s, [Watched(guide, s, counted, seen) for guide in guides], nature)
    won = [bool(s.winners >> seat & 1) for seat in range(seats)]
    counted.endings.append(Ending(s.final_despair, s.points, won))


# -- choices -----------------------------------------------------------------------------


def taste(choices: list[Choice]) -> dict[str, float]:
    """What speaks for a card by how much: a conditional logit, by Newton's steps."""
    said, there = packs([choice for choice in choices if choice.taken != NEITHER])
    taken = said[:, 0]
    weights, little = np.zeros(len(LIKINGS)), 0.001 * np.eye(len(LIKINGS))
    for _ in range(40):
        value = said @ weights + there
        likely = np.exp(value - value.max(1, keepdims=True))
        likely /= likely.sum(1, keepdims=True)
        mean = (likely[:, :, None] * said).sum(1)
        slope = (taken - mean).mean(0) - little @ weights
        square = np.einsum("nk,nkf,nkg->fg", likely, said, said) / len(taken)
        curve = square - np.einsum("nf,ng->fg", mean, mean) / len(taken) + little
        weights = weights + 0.7 * np.linalg.solve(curve, slope)
    found = {name: round(float(x), 2) for name, x in zip(LIKINGS, weights, strict=True)}
    # What is kept of two is hardly ever worse than this, so what is worse is not kept.
    said, there = packs([x for x in choices if len(x.cards) == 2 and x.taken != NEITHER])
    found["enough"] = round(float(np.quantile((said @ weights + there).max(1), HARDLY)), 2)
    return found


def packs(choices: list[Choice]) -> tuple[Array, Array]:
    """What speaks for the cards, that which was taken first; and where there is one at all."""
    most = max(len(choice.cards) for choice in choices)
    said = np.zeros((len(choices), most, len(LIKINGS)))
    there = np.full((len(choices), most), -1e9)
    for row, choice in enumerate(choices):
        taken = max(0, choice.taken)
        cards = [choice.cards[taken], *choice.cards[:taken], *choice.cards[taken + 1 :]]
        said[row, : len(cards)] = cards
        there[row, : len(cards)] = 0
    return said, there


def readiness(counted: Counted, side: int, rounds: tuple[int, ...]) -> dict[str, float]:
    """How readily each event is launched, where it can be: the odds."""
    found = {}
    for name in (*EVENTS, "ends"):
        could = sum(counted.launchable[side, turn, name] for turn in rounds)
        did = sum(counted.launched[side, turn, name] for turn in rounds)
        if could:
            found[name] = round((did + 0.2) / (could - did + 0.8), 3)
    return found


# -- endings -----------------------------------------------------------------------------


class Endings:
    """All positions of games with so many seats, as arrays."""

    def __init__(self, seats: int, counted: Counted) -> None:
        rows = counted.positions
        ends = [counted.endings[row.game] for row in rows]
        self.seats = seats
        self.test = np.array([row.game % APART == 0 for row in rows])
        self.left = np.array([row.left for row in rows], float)
        self.witches = np.array([row.witches for row in rows])
        self.witch = np.array([row.sides for row in rows]) == WITCHES
        self.despair = np.array([row.despair for row in rows], float)
        self.omens = np.array([row.omens for row in rows], float)
        self.points = np.array([row.points for row in rows], float)
        self.prospects = np.array([row.prospects for row in rows], float)
        self.hope = np.array([row.hope for row in rows], float)
        self.reached = np.array([end.despair for end in ends]) >= threshold(seats)
        self.scored = np.array([end.points for end in ends], float)
        self.won = np.array([end.won for end in ends])

    def growths(self) -> Array:
        """Columns for despair to come by the number of witches."""
        part = self.left / ahead.BUILDS
        there = [self.witches == count for count in range(ahead.MOST_WITCHES + 1)]
        return np.stack([each * power for each in there for power in (1, part, part**2)], -1)

    def fit(self) -> dict[str, list[float]]:
        train = ~self.test
        columns = np.concatenate([self.growths(), self.omens], -1)
        count = columns.shape[1]

        def loss(x: Array, rows: Array) -> Any:
            spread = LEAST_SPREAD + np.exp(x[count]) + np.exp(x[count + 1]) * self.left[rows]
            margin = self.despair[rows] + columns[rows] @ x[:count] - threshold(self.seats)
            margin = np.clip(margin / spread, -SURE, SURE)
            error = np.logaddexp(0, np.where(self.reached[rows], -margin, margin))
            chance = 1 / (1 + np.exp(-margin)) - self.reached[rows]
            slope = np.concatenate(
                [
                    (chance / spread) @ columns[rows],
                    [
                        -(chance * margin / spread).sum() * np.exp(x[count]),
                        -(chance * margin / spread * self.left[rows]).sum() * np.exp(x[count + 1]),
                    ],
                ]
            ) / len(error)
            slope[:count] += 2e-5 * x[:count]
            return error.mean() + 1e-5 * (x[:count] ** 2).sum(), slope

        start = np.zeros(count + 2)
        despair = minimize(loss, start, args=(train,), jac=True, method="L-BFGS-B").x
        flat = self.prospects[train].reshape(-1, self.prospects.shape[-1])
        to_come = (self.scored - self.points)[train].reshape(-1)
        points = np.linalg.lstsq(flat, to_come, rcond=None)[0]
        growth = [despair[3 * x : 3 * x + 3] for x in range(ahead.MOST_WITCHES + 1)]
        figures = {
            **{f"growth_{x}": row for x, row in enumerate(self.continued(growth))},
            "despair": despair[self.growths().shape[1] : count],
            "spread": np.array([LEAST_SPREAD, 0.0]) + np.exp(despair[count:]),
            "points": points,
        }
        best = minimize(
            lambda x: self.loss({**figures, "lead": np.exp(x)}, train),
            np.log([1.0, 0.2, 0.1]),
            method="Nelder-Mead",
        )
        figures["lead"] = np.exp(best.x)
        return {name: [round(float(x), 3) for x in row] for name, row in figures.items()}

    def continued(self, growth: list[Array]) -> list[Array]:
        """Numbers of witches that these seats are never dealt, but others who go by the same
        figures: in even steps."""
        there = sorted(set(self.witches.tolist()))
        found = growth.copy()
        for number in range(len(found)):
            near, next_to = (there[0], there[1]) if number < there[0] else (there[-1], there[-2])
            if number not in there:
                step = growth[near] - growth[next_to]
                found[number] = growth[near] + abs(number - near) * step
        return found

    def chances(self, figures: dict[str, Any]) -> Array:
        """How likely each seat wins, as the outlook says."""
        growth = np.concatenate([figures[f"growth_{x}"] for x in range(ahead.MOST_WITCHES + 1)])
        expected = self.despair + self.growths() @ growth + self.omens @ figures["despair"]
        spread = figures["spread"][0] + figures["spread"][1] * self.left
        margin = np.clip((expected - threshold(self.seats)) / spread, -SURE, SURE)
        reached = (1 / (1 + np.exp(-margin)))[:, None]
        points = self.points + self.prospects @ figures["points"] + figures["lead"][2] * self.hope
        points = points / (figures["lead"][0] + figures["lead"][1] * self.left)[:, None]
        strength = np.exp(points - points.max(1, keepdims=True))
        rivals = np.where(
            self.witch,
            (strength * self.witch).sum(1, keepdims=True),
            (strength * ~self.witch).sum(1, keepdims=True),
        )
        return np.where(self.witch, reached, 1 - reached) * strength / rivals

    def loss(self, figures: dict[str, Any], rows: Array) -> float:
        chance = np.clip(self.chances(figures)[rows], 0.0001, 0.9999)
        return float(-np.log(np.where(self.won[rows], chance, 1 - chance)).mean())

    def told(self, figures: dict[str, Any]) -> list[str]:
        """How well games that were kept apart are foretold; beside it, by the share alone."""
        found = []
        for low, high in ((0, 0), (1, 3), (4, 7), (8, 11), (12, 14)):
            rows = self.test & (self.left >= low) & (self.left <= high)
            share = self.won[rows].mean()
            plain = -(share * np.log(share) + (1 - share) * np.log(1 - share))
            found.append(f"{low}-{high} left: {self.loss(figures, rows):.3f} ({plain:.3f})")
        return found


# -- all together ------------------------------------------------------------------------


def table(name: str, row: dict[str, Any]) -> list[str]:
    return [f"[{name}]", *[f'"{key}" = {value}' for key, value in row.items()]]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 5])
    parser.add_argument("--seed", default="figures")
    # Not where the code is, which may be compiled elsewhere.
    default = Path(str(files("aquelarre.games.new_salem.guide").joinpath("figures.toml")))
    parser.add_argument("--out", type=Path, default=default)
    wishes = parser.parse_args()
    every, lines = Counted(), []
    for seats in wishes.seats:
        counted = Counted()
        for number in range(wishes.games):
            play(seats, Dice(wishes.seed).child(seats).child(number), counted)
        every.choices += counted.choices
        every.launched += counted.launched
        every.launchable += counted.launchable
        endings = Endings(seats, counted)
        figures = endings.fit()
        lines += table(f"outlook.{seats}", figures)
        print(seats, "seats;", "; ".join(endings.told(figures)), flush=True)
    for side, name in enumerate(SIDES):
        for rounds in TIMES:
            mine = [x for x in every.choices if x.side == side and x.round in rounds]
            liked, ready = taste(mine), readiness(every, side, rounds)
            for turn in rounds:
                lines += table(f'tastes.{name}."round {turn}"', liked)
                lines += table(f'launches.{name}."round {turn}"', ready)
    head = HEAD.format(games=wishes.games, seats=wishes.seats, seed=wishes.seed)
    wishes.out.write_text(head + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
