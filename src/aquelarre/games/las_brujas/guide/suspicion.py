"""How likely is each player a witch? Worked out from what everybody could see and hear.

Whoever accuses, votes, breaks off a trial, gives cards, spreads a rumour or makes a claim says
something about two players: the one who does it and the one it is about. Witches know one another
and spare their own; villagers guess, and better than by chance. `TELLS` has what each deed says,
and all ways in which the witches could sit at the table are weighed by it. What is known for sure
(the dead, one's own side, a side card looked at) is never guessed, and of a suspect's word little
is left: if its speaker is a witch, it says the opposite.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp
from typing import NamedTuple

from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.box.edition import Box
from aquelarre.games.las_brujas.rules.setup import RANDOM_SIDES, WITCHES
from aquelarre.kernel import Seat, View, added


class Tell(NamedTuple):
    """What a deed says: natural logarithms of how much likelier it is than among villagers."""

    witch_on_witch: float
    witch_on_villager: float
    villager_on_witch: float


# Rounded towards nothing: twice as much makes everybody sure of what is not so. A deed says no more
# than it costs to do otherwise, or whoever knows this table wins by that alone. How many cards
# somebody gives away costs next to nothing and says nothing; to whom counts once, however many they
# were. Words and rumours say little, votes and rescues more, and most a stone: an accusation in the
# first weeks of one who has accused nobody. No villager has a reason for it yet; later on everybody
# accuses, and who never does must not look much better for it (`tools/brujas_deviations.py`).
TELLS = {
    "accuses": Tell(-0.7, 0.3, 0.3),
    "stones": Tell(-1.5, 1.2, -0.1),
    "guilty": Tell(-0.15, 0.2, 0.1),
    "innocent": Tell(0.4, -0.3, -0.1),
    "abstains": Tell(0.05, 0.03, 0.02),
    "slanders": Tell(-0.1, 0.03, 0.0),
    "praises": Tell(0.1, 0.1, -0.1),
    "suspects": Tell(-0.1, 0.02, 0.05),
    "trusts": Tell(0.06, -0.02, -0.05),
    "rescues": Tell(0.5, -0.8, -0.4),
    "gives": Tell(0.1, 0.0, -0.05),
}
ILL_REPUTE = 0.01  # a point less of reputation makes a witch so much likelier: people talk
FIRST_WEEKS = 3  # in which nobody has a reason yet to accuse one who has accused nobody
MOST = 4.0  # no heap of evidence counts more than this

Deed = tuple[Seat, Seat, str]  # who, about whom, what
Case = tuple[int, Seat | None, Seat, bool]  # week, accuser, accused, and did somebody burn?
Sides = tuple[str | None, ...]  # of each seat, None where it is not known
Sizes = tuple[tuple[int, float], ...]  # so many witches among the unknown, and how likely a set is


class Seen:
    """All that speaks for or against anybody, for everybody to see. It never changes, and is looked
    up often: see `chances`."""

    __slots__ = ("_hash", "alive", "done", "random_sides", "repute")

    def __init__(
        self,
        done: tuple[Deed, ...],
        repute: tuple[int, ...],
        alive: tuple[bool, ...],
        random_sides: bool,
    ) -> None:
        self.done = done
        self.repute = repute
        self.alive = alive
        self.random_sides = random_sides
        self._hash = hash((done, repute, alive, random_sides))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Seen) and (
            self.done == other.done
            and self.repute == other.repute
            and self.alive == other.alive
            and self.random_sides == other.random_sides
        )


class Chances(NamedTuple):
    """What one looker must think."""

    witch: list[float]  # for each seat, how likely it is a witch
    counts: list[tuple[int, float, list[float]]]  # for each number of living witches: how likely
    # it is, and for each seat how likely that and that it is one of them

    @property
    def living(self) -> float:
        """How many living witches are to be expected."""
        return added([count * share for count, share, _ in self.counts])


def seen(view: View, box: Box) -> Seen:
    """What there is to go by in a view."""
    players = view["players"]
    repute = [each["reputation"]["total"] if each["reputation"] else 0 for each in players]
    alive = tuple([each["alive"] for each in players])
    random_sides = bool(view["options"]["random_sides"])
    return Seen(_deeds(view, box), tuple(repute), alive, random_sides)


def _deeds(view: View, box: Box) -> tuple[Deed, ...]:
    """All that players have done about others."""
    found: list[Deed] = []
    cases = cases_of(view)
    dead: list[Seat] = []
    for trial in view["history"]["trials"]:
        accused, guilty, innocent = trial["accused"], trial["guilty"], trial["innocent"]
        found += ballots(accused, accusers_of(accused, trial["week"], cases), guilty, innocent)
        voted = [accused, *guilty, *innocent, *dead]
        found += [(x, accused, "abstains") for x in range(len(view["players"])) if x not in voted]
        dead.append(trial["condemned"])
    for trial in view["history"].get("cancelled", ()):
        accused, guilty, innocent = trial["accused"], trial["guilty"], trial["innocent"]
        found += ballots(accused, accusers_of(accused, trial["week"], cases), guilty, innocent)
        if trial["by"] != accused:
            found.append((trial["by"], accused, "rescues"))
    for giver, row in enumerate(view["history"].get("gifts", ())):
        found += [(giver, receiver, "gives") for receiver, count in enumerate(row) if count]
    if cases:  # before that perhaps nobody is the first yet
        found += accusations(cases, view["first"], len(view["players"]))
    for told in view["history"]["rumours"]:
        if told["seat"] != told["on"]:
            good = box.positive >> NUMBER[told["card"]] & 1
            found.append((told["seat"], told["on"], "praises" if good else "slanders"))
    for player in view["players"]:
        seat, says = player["seat"], player["says"]
        found += [(seat, other, "suspects") for other in says["suspects"]]
        found += [(seat, other, "trusts") for other in says["trusts"]]
    return tuple(found)


def cases_of(view: View) -> list[Case]:
    """All trials: those that came to an end, those that were broken off, and the one going on."""
    history, trial = view["history"], view["trial"]
    ended = [
        (each["week"], each["accuser"], each["accused"], each["condemned"] is not None)
        for each in history["trials"]
    ]
    broken = [
        (each["week"], each["accuser"], each["accused"], False)
        for each in history.get("cancelled", ())
    ]
    now = [(view["week"], trial["accuser"], trial["accused"], False)] if trial else []
    return [*ended, *broken, *now]


def accusers_of(accused: Seat, week: int, cases: list[Case]) -> list[Seat | None]:
    """Who accused somebody in that week."""
    return [accuser for when, accuser, whom, _ in cases if (when, whom) == (week, accused)]


def ballots(
    accused: Seat, accusers: list[Seat | None], guilty: list[Seat], innocent: list[Seat]
) -> list[Deed]:
    """How others voted. A ballot of the accused is for their life, and one of who accused them that
    week says no more than the accusation: or a witch could accuse, vote innocent, and look good."""
    others = [seat for seat in innocent if seat != accused and seat not in accusers]
    found = [(seat, accused, "guilty") for seat in guilty if seat not in accusers]
    return found + [(seat, accused, "innocent") for seat in others]


def accusations(cases: list[Case], first: Seat, n: int) -> list[Deed]:
    """Who accused whom, in the order of turns; until somebody has burnt or the first weeks are
    over, whoever accuses one that has accused nobody throws a stone."""
    order = [
        (week, (accuser - first) % n if accuser is not None else n, place)
        for place, (week, accuser, _, _) in enumerate(cases)
    ]
    found: list[Deed] = []
    accusers: list[Seat] = []
    burnt = False
    for _, _, place in sorted(order):
        week, accuser, accused, condemned = cases[place]
        if accuser is not None:
            rash = not burnt and week <= FIRST_WEEKS and accused not in accusers
            found.append((accuser, accused, "stones" if rash else "accuses"))
            accusers.append(accuser)
        burnt = burnt or condemned
    return found


def known_sides(view: View) -> Sides:
    """The sides that the seat knows: of the dead, its own, those it has looked at, and a witch
    all of them."""
    return tuple([player["side"] for player in view["players"]])


def shown_sides(view: View) -> Sides:
    """The sides that everybody knows: of the dead."""
    return tuple([None if player["alive"] else player["side"] for player in view["players"]])


@lru_cache(maxsize=256)
def chances(seen: Seen, sides: Sides, looker: Seat | None) -> Chances:
    """How likely everybody is a witch, after all that was seen, for one who knows these sides: a
    seat, or (None) the village at large."""
    unknown = [seat for seat, side in enumerate(sides) if side is None]
    place = [-1] * len(sides)  # of each seat among them
    for index, seat in enumerate(unknown):
        place[seat] = index
    single = [-ILL_REPUTE * seen.repute[seat] for seat in unknown]
    pair = [[0.0] * len(unknown) for _ in unknown]
    for deed in seen.done:
        if deed[0] != looker:  # nobody learns from their own deeds
            _weigh(deed, sides, place, single, pair)
    ones = [_times(weight) for weight in single]
    twos = [
        [_times(weight) if weight else 1.0 for weight in row[index + 1 :]]
        for index, row in enumerate(pair)
    ]
    counts = []
    for size, prior in _sizes(seen, sides):
        inside = [0.0] * len(unknown)
        total = _grow(0, size, prior, ones, twos, inside) if size else prior
        counts.append((size, total, inside))
    return _by_seat(counts, seen, sides, unknown)


def _weigh(
    deed: Deed,
    sides: Sides,
    place: list[int],
    single: list[float],
    pair: list[list[float]],
) -> None:
    """Add what a deed says about the two, where their sides are not known."""
    actor, target, what = deed
    both, on_villager, by_villager = TELLS[what]
    one, other = place[actor], place[target]
    if one >= 0 and other >= 0:
        single[one] += on_villager
        single[other] += by_villager
        less, more = (one, other) if one < other else (other, one)
        pair[less][more] += both - on_villager - by_villager
    elif one >= 0:
        single[one] += both - by_villager if sides[target] == "witches" else on_villager
    elif other >= 0:
        single[other] += both - on_villager if sides[actor] == "witches" else by_villager


def _times(weight: float) -> float:
    """A logarithm as a factor."""
    return exp(max(-MOST, min(MOST, weight)))


def _sizes(seen: Seen, sides: Sides) -> Sizes:
    """How many witches there can be among those of unknown side, and how likely each set of so
    many is before anything is known of them. The witches have not won yet. [BRU-02, BRU-06,
    BRU-30]"""
    n = len(sides)
    known, unknown = sides.count("witches"), sides.count(None)
    if seen.random_sides:
        witches, villagers = RANDOM_SIDES[n]  # one card too many: either of them may be missing
        totals = {witches: villagers / (n + 1), witches - 1: witches / (n + 1)}
    else:
        totals = {WITCHES[n]: 1.0}
    here = _known_living(seen, sides)
    found = []
    for total, share in totals.items():
        count = total - known
        if 0 <= count <= unknown and 2 * (count + here) <= sum(seen.alive):
            found.append((count, share / comb(n, total)))
    return tuple(found)


def _known_living(seen: Seen, sides: Sides) -> int:
    """How many living witches are known."""
    return sum([here and side == "witches" for here, side in zip(seen.alive, sides, strict=True)])


def _grow(
    start: int,
    left: int,
    weight: float,
    factors: list[float],
    twos: list[list[float]],
    inside: list[float],
) -> float:
    """The weight of all sets with `left` more members, from place `start` on; it is added to
    every member's share. `factors` has how much each further member makes a set likelier, for
    what is known of it and of those already in."""
    total = 0.0
    if left == 1:
        for place in range(start, len(factors)):
            grown = weight * factors[place]
            inside[place] += grown
            total += grown
        return total
    for place in range(start, len(factors) - left + 1):
        after = place + 1
        ahead = [x * y for x, y in zip(factors[after:], twos[place], strict=True)]
        grown = _grow(
            after, left - 1, weight * factors[place], factors[:after] + ahead, twos, inside
        )
        inside[place] += grown
        total += grown
    return total


def _by_seat(
    found: list[tuple[int, float, list[float]]], seen: Seen, sides: Sides, unknown: list[Seat]
) -> Chances:
    """Weights as chances, at their seats, with those whose side is known."""
    everything = added([total for _, total, _ in found])
    here = _known_living(seen, sides)
    counts = []
    witch = [1.0 if side == "witches" else 0.0 for side in sides]
    for size, total, inside in found:
        share = total / everything
        row = [share if alive else 0.0 for alive in seen.alive]
        row = [part * known for part, known in zip(row, witch, strict=True)]
        counts.append((size + here, share, row))
        for seat, part in zip(unknown, inside, strict=True):
            row[seat] = part / everything
    for seat in unknown:
        witch[seat] = added([row[seat] for _, _, row in counts])
    return Chances(witch, counts)
