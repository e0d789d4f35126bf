"""What people think in a village whose secrets are all known: for searches in imagined games.

Everybody goes by what all have seen (`suspicion`), also there: who imagines that the others act on
the truth finds every trial won, and nothing worth hiding.
"""

from __future__ import annotations

from collections.abc import Hashable

from aquelarre.games.las_brujas.guide.suspicion import (
    Case,
    Chances,
    Deed,
    Seen,
    Sides,
    accusations,
    accusers_of,
    ballots,
    chances,
)
from aquelarre.games.las_brujas.seen.history import SIDES
from aquelarre.games.las_brujas.state import ACCOUNTS, NOBODY, VILLAGER, WITCH, Trial, Village
from aquelarre.kernel import Dice, Seat, Seats, members

VILLAGERS = SIDES[1]
MOST_KEPT = 16  # positions of which is kept what was to be seen in them
LATELY: dict[Hashable, Seen] = {}


def public(s: Village) -> Chances:
    """How likely everybody is a witch for all that the village knows."""
    return chances(seen_in(s), _shown(s), None)


def posed(s: Village, seat: Seat) -> Chances:
    """The same for a villager in this seat, or for a witch there who does as one would."""
    sides = list(_shown(s))
    sides[seat] = VILLAGERS
    return chances(seen_in(s), tuple(sides), seat)


def as_villager(s: Village, seat: Seat, dice: Dice) -> Village:
    """An imagined village as a villager in a living witch's seat would have to imagine it: there
    are as many witches among the other living. In such a one she finds what would give her away to
    nobody. It is changed, and returned. [BRU-02]"""
    if s.side[seat] != WITCH or not s.alive >> seat & 1:
        return s
    others = members(s.alive & ~(1 << seat))
    count = len([x for x in others if s.side[x] == WITCH]) + 1
    dice.shuffle(others)
    s.side[seat] = VILLAGER
    for place, other in enumerate(others):
        s.side[other] = WITCH if place < count else VILLAGER
    return s


def _shown(s: Village) -> Sides:
    return tuple([None if s.alive >> x & 1 else SIDES[s.side[x]] for x in range(s.n)])


def seen_in(s: Village) -> Seen:
    """As `suspicion.seen` of a watcher's view, and much faster. [A law of tests] Several are asked
    in turn while nothing new is to be seen: then it is the same object again."""
    key = _key(s)
    found = LATELY.get(key)
    if found is None:
        if len(LATELY) == MOST_KEPT:
            LATELY.clear()
        found = LATELY[key] = _seen(s)
    return found


def _key(s: Village) -> Hashable:
    """All that `_seen` looks at."""
    trial = s.inside(Trial)
    now = None if trial is None else (s.week, trial.accuser, trial.accused)
    facts = s.n, s.rules, s.first, s.alive, s.settings["random_sides"], s.box.positive
    told = s.records, s.cancelled, s.gossip
    lists = tuple(s.given), tuple(s.suspects), tuple(s.trusts), tuple(s.reputation)
    return now, facts, told, lists


def _seen(s: Village) -> Seen:
    alive = tuple([bool(s.alive >> seat & 1) for seat in range(s.n)])
    return Seen(
        tuple(_deeds(s)),
        tuple([total if here else 0 for total, here in zip(s.reputation, alive, strict=True)]),
        alive,
        bool(s.settings["random_sides"]),
    )


def _deeds(s: Village) -> list[Deed]:
    found: list[Deed] = []
    cases = _cases(s)
    dead: Seats = 0
    for week, accused, _, _, condemned, _, guilty, innocent in s.records:
        found += _ballots(week, accused, guilty, innocent, cases)
        voted = 1 << accused | guilty | innocent | dead
        found += [(x, accused, "abstains") for x in range(s.n) if not voted >> x & 1]
        if condemned != NOBODY:
            dead |= 1 << condemned
    if s.rules >= ACCOUNTS:
        for week, accused, _, by, guilty, innocent in s.cancelled:
            found += _ballots(week, accused, guilty, innocent, cases)
            if by != accused:
                found.append((by, accused, "rescues"))
        pairs = [divmod(place, s.n) for place, count in enumerate(s.given) if count]
        found += [(giver, receiver, "gives") for giver, receiver in pairs]
    found += accusations(cases, s.first, s.n)
    for told in s.gossip:
        seat, on = told >> 11, told >> 7 & 15
        if seat != on:
            good = s.box.positive >> (told & 127) & 1
            found.append((seat, on, "praises" if good else "slanders"))
    for seat in range(s.n):
        found += [(seat, other, "suspects") for other in members(s.suspects[seat])]
        found += [(seat, other, "trusts") for other in members(s.trusts[seat])]
    return found


def _cases(s: Village) -> list[Case]:
    """All trials, as `suspicion` has them."""
    found: list[Case] = []
    for week, accused, accuser, _, condemned, _, _, _ in s.records:
        found.append((week, _somebody(accuser), accused, condemned != NOBODY))
    if s.rules >= ACCOUNTS:
        for week, accused, accuser, _, _, _ in s.cancelled:
            found.append((week, _somebody(accuser), accused, False))
    trial = s.inside(Trial)
    if trial is not None:
        found.append((s.week, _somebody(trial.accuser), trial.accused, False))
    return found


def _somebody(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _ballots(
    week: int, accused: Seat, guilty: Seats, innocent: Seats, cases: list[Case]
) -> list[Deed]:
    """How the others voted in a trial, for suspicion."""
    accusers = accusers_of(accused, week, cases)
    return ballots(accused, accusers, members(guilty), members(innocent))
