"""What players have done, as everybody could see it, and what it says about them.

A record hears what a seat is told from the start of the game. Each deed counts by how often witches
and puritans do such a thing (`habits`): what was built, removed, launched and given; and what was
done to whom, for a player who judges well tries witches, and a witch does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, log
from typing import NamedTuple

from aquelarre.games.new_salem.box.cards import (
    CHARACTERS,
    COPIES,
    EVENTS,
    SIDE,
    WITCHES,
    Card,
    Character,
)
from aquelarre.games.new_salem.guide.habits import HABITS, Habits, time_of
from aquelarre.games.new_salem.state import NOBODY
from aquelarre.kernel import Seat, Told, added

CLEARLY = 0.5  # so much more suspect than the others, or less, in logarithms of odds
MOST_GIFTS = 2  # in one phase: more than that say no more
UNREAD = -1e9  # no street says that


class Deed(NamedTuple):
    """Something that witches do more often than puritans, or less: on an occasion of `Habits`."""

    occasion: str
    done: str
    target: Seat  # NOBODY where it was done to nobody


class Bond(NamedTuple):
    """Something that one did to another: how likely, by the sides of both (see `Habits`)."""

    actor: Seat
    target: Seat
    likely: list[float]
    kind: str


Tie = tuple[Seat, Seat, list[float]]  # a bond without its kind: compiled, a tuple costs less


class Clues:
    """What speaks for and against each player. Rows are never changed but replaced: copies share
    them."""

    __slots__ = ("accuser", "bonds", "builders", "built", "done", "lean")

    def __init__(self, n: int) -> None:
        self.accuser: list[Seat] = [NOBODY] * n  # who put a player on trial last
        # For each seat and character: how likely that one has built what the seat has.
        self.builders: list[list[float]] = [[0.0] * len(CHARACTERS) for _ in range(n)]
        self.lean = [0.0] * n  # how much likelier other deeds are for a witch
        self.bonds: list[Bond] = []
        # What all that comes from, for a coach: how often each built which card early or late, and
        # did what else.
        self.built: list[dict[tuple[Card, str], int]] = [{} for _ in range(n)]
        self.done: list[dict[Deed, int]] = [{} for _ in range(n)]

    def ties(self) -> list[Tie]:
        """All bonds, for who weighs many worlds by them."""
        return [(actor, target, likely) for actor, target, likely, _ in self.bonds]

    def ratio(self, seat: Seat, seen: Sequence[Character] = ()) -> float:
        """How much likelier all is for a witch than for a puritan, if those whose characters were
        seen are somebody else."""
        return street_ratio(self.builders[seat], seen) + self.lean[seat]


def street_ratio(builders: list[float], seen: Sequence[Character]) -> float:
    """How much likelier a witch has built a street than a puritan, neither of those seen."""
    witch = puritan = 0.0
    witches = puritans = 0
    for character, side in enumerate(SIDE):
        if character in seen:
            continue
        if side == WITCHES:
            witch += exp(builders[character])
            witches += 1
        else:
            puritan += exp(builders[character])
            puritans += 1
    if not witches or not puritans:  # all of a side have been seen: nobody else is of it
        return 0.0
    return log(witch / witches * puritans / puritan)


class Record(Clues):
    """Clues out of what a seat was told."""

    __slots__ = ("gifts", "habits", "knows", "round", "streets", "witch_types")

    def __init__(self, n: int, witch_types: int, habits: Habits = HABITS) -> None:
        super().__init__(n)
        self.habits = habits
        self.witch_types = witch_types
        self.round = 1
        self.streets = [0.0] * n  # what each street says to those who know nobody, or UNREAD
        self.gifts: list[list[Seat]] = [[] for _ in range(n)]  # of this phase: to whom
        self.knows: set[tuple[Seat, Seat]] = set()  # who has seen whose character

    @property
    def time(self) -> str:
        return time_of(self.round)

    def clone(self) -> Record:
        """One that has heard the same, and can hear other things from now on."""
        copy = Record(0, self.witch_types, self.habits)
        copy.accuser = self.accuser.copy()
        copy.builders = self.builders.copy()
        copy.lean = self.lean.copy()
        copy.bonds = self.bonds.copy()
        copy.built = self.built.copy()
        copy.done = self.done.copy()
        copy.round = self.round
        copy.streets = self.streets.copy()
        copy.gifts = self.gifts.copy()
        copy.knows = self.knows.copy()
        return copy

    def fits(self, n: int, witch_types: int, habits: Habits) -> bool:
        """Is it about such a game?"""
        alike = len(self.lean) == n and self.witch_types == witch_types
        return alike and self.habits is habits

    def hear(self, told: Iterable[Told]) -> Record:
        for each in told:
            hears = HEARS.get(each.key)
            if hears is not None:
                hears(self, each.values)
        return self

    # -- what counts -----------------------------------------------------------------------

    def build(self, seat: Seat, card: Card) -> None:
        """A building, which each character would have built so often."""
        own = self.builders[seat].copy()
        likely = self.habits.building(card, self.time, self.witch_types)
        for character, value in enumerate(likely):
            own[character] += value
        self.builders[seat] = own
        self.streets[seat] = UNREAD
        built = self.built[seat].copy()
        built[card, self.time] = built.get((card, self.time), 0) + 1
        self.built[seat] = built

    def deed(self, seat: Seat, occasion: str, done: str, target: Seat = NOBODY) -> None:
        """Something that witches do more often than puritans, or less."""
        self.lean[seat] += self.habits.deeds.get(occasion, {}).get(done, 0.0)
        deed, before = Deed(occasion, done, target), self.done[seat].copy()
        before[deed] = before.get(deed, 0) + 1
        self.done[seat] = before

    def bond(self, kind: str, actor: Seat, target: Seat) -> None:
        """Something that one did to another of his choice."""
        if actor == target:
            return
        self.deed(actor, kind, self.look_of(actor, target), target)
        kind = f"{kind} knowing" if (actor, target) in self.knows else kind
        likely = self.habits.bonds.get(kind)
        if likely:
            self.bonds.append(Bond(actor, target, likely, kind))

    def look_of(self, actor: Seat, target: Seat) -> str:
        """Is somebody more suspect than the others, or less, to those who know nobody?"""
        for seat, read in enumerate(self.streets):
            if read == UNREAD:
                self.streets[seat] = street_ratio(self.builders[seat], ())
        looks = [a + b for a, b in zip(self.streets, self.lean, strict=True)]
        rest = added(looks) - looks[actor] - looks[target]
        more = looks[target] - rest / (len(looks) - 2)
        return "dark" if more > CLEARLY else "bright" if more < -CLEARLY else "grey"

    # -- what is heard ---------------------------------------------------------------------

    def _round(self, told: dict[str, int]) -> None:
        self.round = told["round"]

    def _built(self, told: dict[str, int]) -> None:
        self.build(told["seat"], told["building"] // COPIES)

    def _removed(self, told: dict[str, int]) -> None:
        whose = "own" if told["seat"] == told["owner"] else "other"
        self.deed(told["seat"], f"removed {self.time}", whose)

    def _launched(self, told: dict[str, int]) -> None:
        self.deed(told["seat"], f"constable {self.time}", EVENTS[told["event"]])

    def _ends(self, told: dict[str, int]) -> None:
        self.deed(told["seat"], f"constable {self.time}", "ends")

    def _gave(self, told: dict[str, int]) -> None:
        given = self.gifts[told["seat"]]
        if told["receiver"] not in given:
            self.bond("gave", told["seat"], told["receiver"])
        self.gifts[told["seat"]] = [*given, told["receiver"]]

    def _phase_ended(self, told: dict[str, int]) -> None:
        for seat, given in enumerate(self.gifts):
            self.deed(seat, f"gifts {self.time}", str(min(len(given), MOST_GIFTS)))
            self.gifts[seat] = []

    def _seen(self, told: dict[str, int]) -> None:
        self.knows.add((told["viewer"], told["seat"]))

    def _tried(self, told: dict[str, int]) -> None:
        self.accuser[told["receiver"]] = told["seat"]
        self.bond("tried", told["seat"], told["receiver"])

    def _named(self, told: dict[str, int]) -> None:
        self.bond("named", told["seat"], told["receiver"])

    def _absolved(self, told: dict[str, int]) -> None:
        self.bond("absolved", told["seat"], told["receiver"])

    def _handed(self, told: dict[str, int]) -> None:
        self.bond(f"handed {EVENTS[told['event']]}", told["seat"], told["receiver"])


HEARS: dict[str, Callable[[Record, dict[str, int]], None]] = {
    "round_began": Record._round,
    "built": Record._built,
    "removed": Record._removed,
    "launched": Record._launched,
    "ends_phase": Record._ends,
    "gave": Record._gave,
    "phase_ended": Record._phase_ended,
    "character_seen": Record._seen,
    "on_trial": Record._tried,
    "trial_annulled": Record._tried,
    "constable_named": Record._named,
    "absolved": Record._absolved,
    "handed": Record._handed,
}
