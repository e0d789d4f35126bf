"""The end: trials, sets, despair against the threshold, points, ties. [SAL-21 … SAL-25]"""

from __future__ import annotations

from aquelarre.games.new_salem.cards import (
    ALL_COPIES,
    COPIES,
    DEATH,
    JUSTICE,
    LETTER,
    PURITANS,
    SET_OF_TYPE,
    SIDE,
    TYPES,
    WITCHES,
    Building,
    buildings_in,
    complete_sets,
    threshold,
    types_of,
)
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.town import town_despair
from aquelarre.games.new_salem.verbs import (
    ALL_LOST,
    CHARACTER_SHOWN,
    DEATH_SETS,
    HOPE_COUNTED,
    JUSTICE_SETS,
    LETTER_SCORED,
    POINTS_COUNTED,
    PURITAN_TRIED,
    SET_SCORED,
    SETS_SUMMED,
    SHARED,
    TOWN_COUNTED,
    TRIALS_SUMMED,
    TYPE_SCORED,
    WITCH_FREE,
    WITCH_TRIED,
    WITCHES_FAIL,
    WITCHES_REACH,
    WON,
)
from aquelarre.kernel import ALL, Seat, Step, members

TRIAL_DESPAIR = 2
SET_DESPAIR = 3
SET_POINTS = 2
LETTER_POINTS = 2


class FinalReckoning(Step[Town]):
    """All characters are shown; then the four steps of the end. [SAL-21 … SAL-25]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        for seat in range(s.n):
            s.characters.show(seat, ALL)
            s.tell(CHARACTER_SHOWN, seat, s.characters.face[seat], side_of(s, seat))
        before = town_despair(s)
        s.tell(TOWN_COUNTED, before)
        after_trials = after_step(before, trials(s))
        s.tell(TRIALS_SUMMED, before, after_trials - before, after_trials)
        s.final_despair = after_step(after_trials, sets(s))
        s.tell(SETS_SUMMED, after_trials, s.final_despair - after_trials, s.final_despair)
        reached = s.final_despair >= threshold(s.n)
        s.tell(WITCHES_REACH if reached else WITCHES_FAIL, s.final_despair, threshold(s.n))
        s.points = [score(s, seat) for seat in range(s.n)]
        announce(s)


def side_of(s: Town, seat: Seat) -> int:
    """Witch or puritan. [SAL-01]"""
    return SIDE[s.characters.face[seat]]


def after_step(despair: int, change: int) -> int:
    """Each step is summed first; a town has never less than no despair. [Ruling C12]"""
    return max(0, despair + change)


def trials(s: Town) -> int:
    """A witch on trial −2, a witch at large +2, a puritan on trial +2. [SAL-21]"""
    change = 0
    for seat in range(s.n):
        tried = s.tried >> seat & 1
        if side_of(s, seat) == WITCHES:
            here = -TRIAL_DESPAIR if tried else TRIAL_DESPAIR
            s.tell(WITCH_TRIED if tried else WITCH_FREE, seat, here)
            change += here
        elif tried:
            s.tell(PURITAN_TRIED, seat, TRIAL_DESPAIR)
            change += TRIAL_DESPAIR
    return change


def sets(s: Town) -> int:
    """Every complete set of death +3, of justice −3, also before those on trial. [SAL-22]"""
    change = 0
    for seat, street in enumerate(s.streets):
        death, justice = complete_sets(street, DEATH), complete_sets(street, JUSTICE)
        if death:
            places = tuple(sets_of(street, DEATH, death))
            s.tell(DEATH_SETS, seat, death, SET_DESPAIR * death, places=places)
        if justice:
            places = tuple(sets_of(street, JUSTICE, justice))
            s.tell(JUSTICE_SETS, seat, justice, -SET_DESPAIR * justice, places=places)
        change += SET_DESPAIR * (death - justice)
    return change


def sets_of(street: int, kind: int, count: int) -> list[Building]:
    """The buildings of so many sets: each belongs to one. [Ruling C13]"""
    found: list[Building] = []
    for card in SET_OF_TYPE[kind]:
        copies = street & ALL_COPIES << card * COPIES
        found += buildings_in(copies)[:count]
    return sorted(found)


def of_type(street: int, kind: int) -> list[Building]:
    mask = sum(ALL_COPIES << card * COPIES for card in SET_OF_TYPE[kind])
    return buildings_in(street & mask)


def score(s: Town, seat: Seat) -> int:
    """1 for each building of a type on the own character, 2 for each set of any type, 2 for the
    Letter of recommendation. [SAL-24, V21]"""
    street = s.streets[seat]
    total = 0
    for kind in types_of(s.characters.face[seat], s.witch_types):
        own = of_type(street, kind)
        if own:
            s.tell(TYPE_SCORED, seat, kind, len(own), places=tuple(own))
        total += len(own)
    for kind in range(len(TYPES)):
        count = complete_sets(street, kind)
        if count:
            places = tuple(sets_of(street, kind, count))
            s.tell(SET_SCORED, seat, kind, count, SET_POINTS * count, places=places)
        total += SET_POINTS * count
    if s.keeper[LETTER] == seat:
        s.tell(LETTER_SCORED, seat, LETTER, LETTER_POINTS)
        total += LETTER_POINTS
    s.tell(POINTS_COUNTED, seat, total)
    return total


def winning_side(s: Town) -> int:
    """The witches with enough despair in town, else the puritans. [SAL-23]"""
    return WITCHES if s.final_despair >= threshold(s.n) else PURITANS


def announce(s: Town) -> None:
    """Most points among the players of the winning side; then most hope; else they share. Enough
    despair and no witch: all lose. [SAL-23, SAL-25]"""
    side = winning_side(s)
    rivals = [seat for seat in range(s.n) if side_of(s, seat) == side]
    if not rivals:
        s.tell(ALL_LOST, s.final_despair, threshold(s.n))
        return
    best = max(s.points[seat] for seat in rivals)
    rivals = [seat for seat in rivals if s.points[seat] == best]
    if len(rivals) > 1:
        for seat in rivals:
            s.tell(HOPE_COUNTED, seat, s.wealth[seat])
        most = max(s.wealth[seat] for seat in rivals)
        rivals = [seat for seat in rivals if s.wealth[seat] == most]
    for seat in rivals:
        s.winners |= 1 << seat
        s.tell(WON if len(rivals) == 1 else SHARED, seat, side, best)


def results(s: Town) -> list[float]:
    """1 for who has won, alone or together with others; -1 for everybody else. [SAL-25]"""
    winners = members(s.winners)
    return [1.0 if seat in winners else -1.0 for seat in range(s.n)]
