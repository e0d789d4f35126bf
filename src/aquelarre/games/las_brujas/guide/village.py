"""What people think in a village whose secrets are all known: for searches in imagined games.

Everybody goes by what all have seen (`suspicion`), also there: who imagines that the others act on
the truth finds every trial won, and nothing worth hiding.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import POSITIVE
from aquelarre.games.las_brujas.box.characters import HERMIT
from aquelarre.games.las_brujas.guide.suspicion import (
    Chances,
    Deed,
    Seen,
    Sides,
    chances,
    kept_back,
)
from aquelarre.games.las_brujas.seen.history import SIDES
from aquelarre.games.las_brujas.state import ACCOUNTS, NOBODY, VILLAGER, WITCH, Trial, Village
from aquelarre.kernel import Dice, Seat, Seats, members

VILLAGERS = SIDES[1]


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
    """As `suspicion.seen` of a watcher's view, and much faster. [A law of tests]"""
    alive = tuple([bool(s.alive >> seat & 1) for seat in range(s.n)])
    return Seen(
        tuple(_deeds(s)),
        tuple([total if here else 0 for total, here in zip(s.reputation, alive, strict=True)]),
        _kept(s, alive),
        alive,
        bool(s.settings["random_sides"]),
    )


def _kept(s: Village, alive: tuple[bool, ...]) -> tuple[float, ...]:
    shares = [here and s.character[seat] != HERMIT for seat, here in enumerate(alive)]
    counts = [0] * s.n
    if s.rules >= ACCOUNTS:
        counts = [sum(s.given[seat * s.n : (seat + 1) * s.n]) for seat in range(s.n)]
    return kept_back(counts, shares)


def _deeds(s: Village) -> list[Deed]:
    found: list[Deed] = []
    dead: Seats = 0
    for _, accused, accuser, _, condemned, _, guilty, innocent in s.records:
        found += _votes(accused, accuser, guilty, innocent)
        voted = 1 << accused | guilty | innocent | dead
        found += [(x, accused, "abstains") for x in range(s.n) if not voted >> x & 1]
        if condemned != NOBODY:
            dead |= 1 << condemned
    if s.rules >= ACCOUNTS:
        for _, accused, accuser, by, guilty, innocent in s.cancelled:
            found += _votes(accused, accuser, guilty, innocent)
            if by != accused:
                found.append((by, accused, "rescues"))
        pairs = [divmod(place, s.n) for place, count in enumerate(s.given) if count]
        found += [(giver, receiver, "gives") for giver, receiver in pairs]
    trial = s.inside(Trial)
    if trial is not None and trial.accuser != NOBODY:
        found.append((trial.accuser, trial.accused, "accuses"))
    for told in s.gossip:
        seat, on = told >> 11, told >> 7 & 15
        if seat != on:
            found.append((seat, on, "praises" if POSITIVE >> (told & 127) & 1 else "slanders"))
    for seat in range(s.n):
        found += [(seat, other, "suspects") for other in members(s.suspects[seat])]
        found += [(seat, other, "trusts") for other in members(s.trusts[seat])]
    return found


def _votes(accused: Seat, accuser: Seat, guilty: Seats, innocent: Seats) -> list[Deed]:
    """What a trial was, for suspicion: who accused, and how the others voted."""
    found: list[Deed] = [] if accuser == NOBODY else [(accuser, accused, "accuses")]
    found += [(seat, accused, "guilty") for seat in members(guilty) if seat != accuser]
    found += [(seat, accused, "innocent") for seat in members(innocent) if seat != accused]
    return found
