"""New Salem: how witches and puritans among the bots act, counted; what their suspicion goes by.

    python tools/salem_habits.py --games 2000

Bots play at tables of four to six; every deed that all can see is counted by the side of who did
it, and written as logarithms to `guide/habits.toml` of the game. Since bots act by what they
suspect, and suspect by this table, make it twice when they have changed.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import exp, log
from pathlib import Path

from aquelarre.bots.named import bot
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import (
    CARDS,
    PURITANS,
    SIDE,
    SIDES,
    TYPE,
    WITCHES,
    Card,
)
from aquelarre.games.new_salem.box.edition import OURS
from aquelarre.games.new_salem.guide import habits
from aquelarre.games.new_salem.guide.deeds import Clues, Record
from aquelarre.games.new_salem.guide.habits import ALWAYS, EARLY, LATE
from aquelarre.games.new_salem.guide.suspicion import likelihood, possible_witches
from aquelarre.games.new_salem.state import NOBODY, Town
from aquelarre.kernel import WATCHER, Dice, Seat

SEATS = (4, 5, 5, 6)  # tables, in turn
PRIOR = 4.0  # deeds of either side that are imagined, so that no few of them are taken for a law
PRIOR_BONDS = 15.0
FIRM = 2.0  # no single deed counts more than this
TIMES = (EARLY, LATE, ALWAYS)
HEAD = """# How witches and puritans among the bots act: made by tools/salem_habits.py, not by hand.
# {games} games of {bots}, seed {seed}. Natural logarithms: see habits.py.
"""


class Tally:
    """What was counted in all games."""

    def __init__(self) -> None:
        self.built: Counter[tuple[str, int, bool, int]] = Counter()  # time, side, own type, card
        self.builds: Counter[tuple[str, int, bool, int]] = Counter()  # and of how many buildings
        self.done: Counter[tuple[str, str, int]] = Counter()  # occasion, deed, side
        self.bonds: Counter[tuple[str, int, int]] = Counter()  # kind, side of actor, of target
        self.expected: dict[tuple[str, int, int], float] = {}  # the same, by chance


class Counting(Record):
    """A record that counts, for it knows the truth."""

    def __init__(self, s: Town, tally: Tally) -> None:
        super().__init__(s.n, s.settings["witch_types"])
        self.faces, self.tally = list(s.characters.face), tally
        self.sides = [SIDE[face] for face in self.faces]

    def deed(self, seat: Seat, occasion: str, done: str, target: Seat = NOBODY) -> None:
        super().deed(seat, occasion, done, target)
        self.tally.done[occasion, done, self.sides[seat]] += 1

    def bond(self, kind: str, actor: Seat, target: Seat) -> None:
        if actor != target:
            knowing = f"{kind} knowing" if (actor, target) in self.knows else kind
            side, tally = self.sides[actor], self.tally
            tally.bonds[knowing, side, self.sides[target]] += 1
            witch = chance_of(self, len(self.sides), actor, side, target)
            for of, chance in ((WITCHES, witch), (PURITANS, 1 - witch)):
                key = knowing, side, of
                tally.expected[key] = tally.expected.get(key, 0.0) + chance
        super().bond(kind, actor, target)

    def build(self, seat: Seat, card: Card) -> None:
        super().build(seat, card)
        types = OURS.types_of(self.faces[seat], self.witch_types)
        for time in (self.time, ALWAYS):
            for each in range(len(CARDS)):
                key = time, self.sides[seat], TYPE[each] in types, each
                self.tally.builds[key] += 1
                self.tally.built[key] += each == card


def chance_of(clues: Clues, n: int, actor: Seat, side: int, target: Seat) -> float:
    """How likely the target is a witch to all the others, if the actor is of this side."""
    ratios, ties = [clues.ratio(seat) for seat in range(n)], clues.ties()
    yes = whole = 1e-12
    for witches, ways in possible_witches(n):
        if (witches >> actor & 1) == (side == WITCHES):
            weight = ways * exp(likelihood(ties, witches, ratios))
            whole += weight
            yes += weight if witches >> target & 1 else 0.0
    return yes / whole


def play(kind: str, seed: str, number: int, tally: Tally) -> None:
    dice = Dice(seed).child(number)
    s = GAME.start(SEATS[number % len(SEATS)], listen=True)
    nature = dice.child("nature")
    let_nature_answer(s, nature)
    record = Counting(s, tally)
    bots = [bot(kind, dice.child(f"seat {seat}")) for seat in range(s.n)]
    play_out(GAME, s, bots, nature)
    assert s.news is not None
    record.hear([event.heard_by(WATCHER) for event in s.news])


def firm(value: float) -> float:
    return round(max(-FIRM, min(FIRM, value)), 3)


def table(tally: Tally) -> str:
    """The text of habits.toml, but for its head."""
    lines = []
    for time in TIMES:
        for side, name in enumerate(SIDES):
            lines.append(f"[builds.{time}.{name}]")
            for own, row in ((True, "own"), (False, "other")):
                keys = [(time, side, own, card) for card in range(len(CARDS))]
                chances = [
                    (tally.built[key] + PRIOR / len(CARDS)) / (tally.builds[key] + PRIOR)
                    for key in keys
                ]
                lines.append(f"{row} = {[round(log(chance), 3) for chance in chances]}")
    for occasion in sorted({key[0] for key in tally.done}):
        lines.append(f'[deeds."{occasion}"]')
        names = sorted({key[1] for key in tally.done if key[0] == occasion})
        whole = [sum(tally.done[occasion, name, side] for name in names) for side in (0, 1)]
        for name in names:
            part = [tally.done[occasion, name, side] for side in (0, 1)]
            usual = sum(part) / sum(whole)
            rates = [(part[x] + PRIOR * usual) / (whole[x] + PRIOR) for x in (0, 1)]
            lines.append(f'"{name}" = {firm(log(rates[WITCHES] / rates[PURITANS]))}')
    lines.append("[bonds]")
    for kind in sorted({key[0] for key in tally.bonds}):
        likely = []
        for side in (WITCHES, PURITANS):
            for of in (WITCHES, PURITANS):
                there = tally.bonds[kind, side, of]
                expected = tally.expected.get((kind, side, of), 0.0)
                likely.append(firm(log((there + PRIOR_BONDS) / (expected + PRIOR_BONDS))))
        lines.append(f'"{kind}" = {likely}')
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="guide")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--out", type=Path, default=Path(habits.__file__).with_suffix(".toml"))
    wishes = parser.parse_args()
    tally = Tally()
    for number in range(wishes.games):
        play(wishes.bots, wishes.seed, number, tally)
    head = HEAD.format(games=wishes.games, bots=wishes.bots, seed=wishes.seed)
    wishes.out.write_text(head + table(tally), "utf-8")


if __name__ == "__main__":
    main()
