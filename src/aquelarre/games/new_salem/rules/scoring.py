"""The end: trials, sets, despair against the threshold, points, ties. [SAL-21 … SAL-25]"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    ALL_COPIES,
    COPIES,
    DEATH,
    EVENTS,
    JUSTICE,
    LETTER,
    PURITANS,
    SET_OF_TYPE,
    SIDE,
    SIDES,
    TYPES,
    WITCHES,
    Building,
    building_name,
    buildings_in,
    complete_sets,
    threshold,
)
from aquelarre.games.new_salem.rules.town import town_despair
from aquelarre.games.new_salem.state import Town
from aquelarre.games.new_salem.verbs import (
    ALL_LOST,
    CHARACTER_SHOWN,
    DEATH_SETS,
    HOPE_COUNTED,
    JUSTICE_SETS,
    KINDS,
    LETTER_SCORED,
    POINTS_COUNTED,
    PURITAN_TRIED,
    SET_SCORED,
    SETS_SUMMED,
    SHARED,
    TOWN_COUNTED,
    TOWN_EMPTIED,
    TRIALS_SUMMED,
    TYPE_SCORED,
    WITCH_FREE,
    WITCH_TRIED,
    WITCHES_FAIL,
    WITCHES_REACH,
    WON,
)
from aquelarre.kernel import ALL, Notice, Seat, Seats, Step, View, members

TRIAL_DESPAIR = 2
SET_DESPAIR = 3
SET_POINTS = 2

LABELS = {"type": TYPES, "event": EVENTS, "side": SIDES}


class FinalReckoning(Step[Town]):
    """All characters are shown; then the four steps of the end. [SAL-21 … SAL-25]"""

    __slots__ = ()

    def run(self, s: Town) -> None:
        for seat in range(s.n):
            s.characters.show(seat, ALL)
            s.tell(CHARACTER_SHOWN, seat, s.characters.face[seat], side_of(s, seat))
        end = Reckoning(s)
        s.final_despair, s.points, s.winners = end.despair, end.points, end.winners
        for line in end.lines:
            s.tell(line.notice, *line.values, places=line.places)


class Line:
    """One line of the reckoning: what is told, its values, and the buildings it is about."""

    __slots__ = ("notice", "values", "places")

    def __init__(
        self, notice: Notice, values: tuple[int, ...], places: tuple[Building, ...]
    ) -> None:
        self.notice = notice
        self.values = values
        self.places = places


class Reckoning:
    """The end worked out from the table as it lies: every number, and the lines that explain it.

    It changes nothing. So the same lines can be told once as events and shown in the view for as
    long as anybody looks at it.
    """

    __slots__ = ("s", "lines", "despair", "points", "winners")

    def __init__(self, s: Town) -> None:
        self.s = s
        self.lines: list[Line] = []
        self.despair = self._despair()
        self.points = [self._score(seat) for seat in range(s.n)]
        self.winners = self._winners()

    def _note(self, notice: Notice, *values: int, places: list[Building] | None = None) -> None:
        self.lines.append(Line(notice, values, tuple(places or ())))

    # -- despair -------------------------------------------------------------------------

    def _despair(self) -> int:
        """What lies in town, then trials, then sets; enough for the witches? [SAL-21 … SAL-23]"""
        before = town_despair(self.s)
        self._note(TOWN_COUNTED, before)
        after_trials = self._sum(TRIALS_SUMMED, before, self._trials())
        total = self._sum(SETS_SUMMED, after_trials, self._sets())
        needed = threshold(self.s.n)
        self._note(WITCHES_REACH if total >= needed else WITCHES_FAIL, total, needed)
        return total

    def _sum(self, notice: Notice, before: int, change: int) -> int:
        """Each step is summed first; a town has never less than no despair. [Ruling C12]"""
        total = max(0, before + change)
        if before + change < 0:
            self._note(TOWN_EMPTIED, before, -change)
        self._note(notice, before, total - before, total)
        return total

    def _trials(self) -> int:
        """A witch on trial −2, a witch at large +2, a puritan on trial +2. [SAL-21]"""
        change = 0
        for seat in range(self.s.n):
            tried = self.s.tried >> seat & 1
            if side_of(self.s, seat) == WITCHES:
                here = -TRIAL_DESPAIR if tried else TRIAL_DESPAIR
                self._note(WITCH_TRIED if tried else WITCH_FREE, seat, here)
                change += here
            elif tried:
                self._note(PURITAN_TRIED, seat, TRIAL_DESPAIR)
                change += TRIAL_DESPAIR
        return change

    def _sets(self) -> int:
        """Every complete set of death +3, of justice −3, also before those on trial. [SAL-22]"""
        change = 0
        for seat, street in enumerate(self.s.streets):
            for kind, notice, each in (
                (DEATH, DEATH_SETS, SET_DESPAIR),
                (JUSTICE, JUSTICE_SETS, -SET_DESPAIR),
            ):
                count = complete_sets(street, kind)
                if count:
                    places = sets_of(street, kind, count)
                    self._note(notice, seat, count, each * count, places=places)
                change += each * count
        return change

    # -- points --------------------------------------------------------------------------

    def _score(self, seat: Seat) -> int:
        """1 for each building of a type on their character, 2 for each set of any type, and what
        a Letter of recommendation is worth. [SAL-24, V21]"""
        s = self.s
        street = s.streets[seat]
        total = 0
        for kind in s.edition.types_of(s.characters.face[seat], s.settings["witch_types"]):
            own = of_type(street, kind)
            if own:
                self._note(TYPE_SCORED, seat, kind, len(own), places=own)
            total += len(own)
        for kind in range(len(TYPES)):
            count = complete_sets(street, kind)
            if count:
                places = sets_of(street, kind, count)
                self._note(SET_SCORED, seat, kind, count, SET_POINTS * count, places=places)
            total += SET_POINTS * count
        for event in s.edition.with_effect[LETTER]:
            if s.keeper[event] == seat:
                self._note(LETTER_SCORED, seat, event, s.edition.amount[event])
        total += letter_points(s, seat)
        self._note(POINTS_COUNTED, seat, total)
        return total

    def _winners(self) -> Seats:
        """Most points among the players of the winning side; then most hope; else they share.
        Enough despair and no witch: all lose. [SAL-23, SAL-25]"""
        s = self.s
        side = winning_side(s.n, self.despair)
        rivals = [seat for seat in range(s.n) if side_of(s, seat) == side]
        if not rivals:
            self._note(ALL_LOST, self.despair, threshold(s.n))
            return 0
        best = max(self.points[seat] for seat in rivals)
        rivals = [seat for seat in rivals if self.points[seat] == best]
        if len(rivals) > 1:
            for seat in rivals:
                self._note(HOPE_COUNTED, seat, s.wealth[seat])
            most = max(s.wealth[seat] for seat in rivals)
            rivals = [seat for seat in rivals if s.wealth[seat] == most]
        for seat in rivals:
            self._note(WON if len(rivals) == 1 else SHARED, seat, side, best)
        return sum(1 << seat for seat in rivals)


def letter_points(s: Town, seat: Seat) -> int:
    """What the player's kept cards are worth at the end. [V21]"""
    found = 0
    for event in s.edition.with_effect[LETTER]:
        if s.keeper[event] == seat:
            found += s.edition.amount[event]
    return found


def side_of(s: Town, seat: Seat) -> int:
    """Witch or puritan. [SAL-01]"""
    return SIDE[s.characters.face[seat]]


def winning_side(n: int, despair: int) -> int:
    """The witches with enough despair in town, else the puritans. [SAL-23]"""
    return WITCHES if despair >= threshold(n) else PURITANS


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


def results(s: Town) -> list[float]:
    """1 for who has won, alone or together with others; -1 for everybody else. [SAL-25]"""
    winners = members(s.winners)
    return [1.0 if seat in winners else -1.0 for seat in range(s.n)]


# -- the end, told again -----------------------------------------------------------------


def steps_of_the_end(s: Town) -> list[View]:
    """The lines of the reckoning as plain data, for the view of a game that is over."""
    return [
        {
            "key": line.notice.key,
            "rule": line.notice.rule,
            "values": {
                name: _plain(name, value)
                for name, value in zip(line.notice.shown, line.values, strict=True)
            },
            "places": [f"building:{building_name(place)}" for place in line.places],
        }
        for line in Reckoning(s).lines
    ]


def _plain(name: str, value: int) -> int | list[str | int]:
    """A number, or what kind of thing it is and how it is called."""
    kind = KINDS.get(name, name)
    if kind == "number":
        return value
    return [kind, value if kind == "seat" else LABELS[kind][value]]
