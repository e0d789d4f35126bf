"""Las Brujas: can anybody beat the guides by one habit? A side of guides with one habit more plays
against plain guides, sides in turn.

    python tools/brujas_deviations.py --games 100
    python tools/brujas_deviations.py --games 100 --only generous --only stingy

A habit that wins much more than half shows what the guides' suspicion can be fooled by: who gives
more cards must not look innocent for it, nor who never accuses. Told is, with Wilson's 95 %
intervals, how often each habit won, and how often as either side; of `plain`, guides on both sides,
also how often the first who burns is a witch, beside how often that would be by lot. Pairs of games
are dealt alike, and the habit has changed sides.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NamedTuple

from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.simple import GuideBot
from aquelarre.bots.tally import proportion
from aquelarre.games.las_brujas.game import LasBrujas
from aquelarre.games.las_brujas.rules.claims import is_claim
from aquelarre.games.las_brujas.state import NO_SIDE, NOBODY, WITCH, Village
from aquelarre.games.las_brujas.verbs import ACCUSE, BALLOTS, GIVE, SPREAD, VOTE
from aquelarre.kernel import Action, Dice, Seat, Window, heaviest

Tilt = Callable[[Action, Dice], float]  # how much more an option is worth to who has the habit

MORE = 0.022  # what a gift need not win: as `A_FAVOUR` at -0.02 instead of 0.002
ALWAYS = 10.0  # more than anything is worth
ONCE_IN = 12  # accusations at random, so that some turns pass without one


def _gifts(worth: float) -> Tilt:
    return lambda action, dice: worth if GIVE.owns(action) else 0.0


def _ballot(name: str) -> Tilt:
    wanted = VOTE.base + BALLOTS.index(name)
    return lambda action, dice: ALWAYS if action == wanted else 0.0


def _rashly(action: Action, dice: Dice) -> float:
    return ALWAYS if ACCUSE.owns(action) and dice.below(ONCE_IN) == 0 else 0.0


def _peaceful(action: Action, dice: Dice) -> float:
    return -ALWAYS if ACCUSE.owns(action) else 0.0


def _quiet(action: Action, dice: Dice) -> float:
    return -ALWAYS if SPREAD.owns(action) else 0.0


def _as_it_is(action: Action, dice: Dice) -> float:
    return 0.0


HABITS: dict[str, Tilt] = {
    "plain": _as_it_is,
    "generous": _gifts(MORE),  # gives more than guides do
    "stingy": _gifts(-MORE),  # gives less
    "gives all": _gifts(ALWAYS),
    "gives least": _gifts(-ALWAYS),
    "guilty": _ballot("guilty"),  # votes so always
    "innocent": _ballot("innocent"),
    "rash": _rashly,  # accuses at random
    "peaceful": _peaceful,  # never accuses
    "quiet": _quiet,  # spreads no rumours in the own turn
    "mute": _as_it_is,  # never says anything
}


class Habit:
    """A guide with a habit."""

    def __init__(self, name: str, dice: Dice) -> None:
        self.guide = GuideBot(dice)
        self.tilt = HABITS[name]
        self.mute = name == "mute"
        self.dice = dice.child("habit")

    def answer(self, window: Window[Any]) -> Action:
        options = window.options()
        weights = window.game.weigh(window, self.guide.dice)
        tilted = [
            weight + self.tilt(action, self.dice)
            for action, weight in zip(options, weights, strict=True)
        ]
        return heaviest(options, tilted)

    def aside(self, window: Window[Any]) -> Action | None:
        found = self.guide.aside(window)
        return None if self.mute and found is not None and is_claim(found) else found


class Seated:
    """Whoever sits there: the habit if the seat is of its side, else a plain guide. Sides are dealt
    only once the characters are chosen. [BRU-02]"""

    def __init__(self, s: Village, seat: Seat, side: int, name: str, dice: Dice) -> None:
        self.s, self.seat, self.side = s, seat, side
        self.plain, self.habit = GuideBot(dice), Habit(name, dice.clone())

    @property
    def own(self) -> GuideBot | Habit:
        known = self.s.side[self.seat]
        return self.habit if known != NO_SIDE and known == self.side else self.plain

    def answer(self, window: Window[Any]) -> Action:
        return self.own.answer(window)

    def aside(self, window: Window[Any]) -> Action | None:
        return self.own.aside(window)


class Played(NamedTuple):
    """A game as it went."""

    side: int  # the side with the habit
    won: bool  # did it win?
    witches_won: bool
    first: bool | None  # was the first who burnt a witch? None: nobody burnt
    lot: float  # how likely by lot


def play(name: str, seats: int, seed: str, index: int) -> Played:
    """Game number `index` of a habit."""
    game = LasBrujas()
    dice, side = Dice(seed).child(index // 2), index % 2
    s = game.start(seats)
    nature = dice.child("nature")
    let_nature_answer(s, nature)
    own = [dice.child(f"seat {seat}") for seat in range(seats)]
    bots = [Seated(s, seat, side, name, own[seat]) for seat in range(seats)]
    play_out(game, s, bots, nature)
    burnt = [record[4] for record in s.records if record[4] != NOBODY]
    first = s.side[burnt[0]] == WITCH if burnt else None
    lot = s.side.count(WITCH) / seats
    return Played(side, s.winner == side, s.winner == WITCH, first, lot)


def told(name: str, games: list[Played]) -> str:
    """A line about a habit."""
    as_witches = [x.won for x in games if x.side == WITCH]
    as_villagers = [x.won for x in games if x.side != WITCH]
    line = f"{name:12} {share([x.won for x in games])}"
    line += f"  as witches {share(as_witches)}, as villagers {share(as_villagers)}"
    if name == "plain":
        burnt = [x for x in games if x.first is not None]
        lot = sum([x.lot for x in burnt]) / max(1, len(burnt))
        line += f"\n  witches won {share([x.witches_won for x in games])}"
        line += f"\n  first burnt a witch {share([bool(x.first) for x in burnt])}"
        line += f", by lot {100 * lot:.1f} %"
    return line


def share(found: list[bool]) -> str:
    margin = proportion(sum(found) / max(1, len(found)), len(found))
    return f"{100 * margin.value:.1f} % ({100 * margin.low:.1f}–{100 * margin.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seats", type=int, default=7)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="deviations")
    parser.add_argument("--only", action="append", choices=sorted(HABITS), metavar="HABIT")
    wishes = parser.parse_args()
    for name in wishes.only or HABITS:
        games = [play(name, wishes.seats, wishes.seed, index) for index in range(wishes.games)]
        print(told(name, games), flush=True)


if __name__ == "__main__":
    main()
