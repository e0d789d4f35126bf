"""How a village stands whose secrets are all known: for searches in imagined games."""

from __future__ import annotations

from aquelarre.games.las_brujas.guide.outlook import villagers_chance
from aquelarre.games.las_brujas.state import NO_SIDE, WITCH, Village
from aquelarre.kernel import Seat, members

A_POINT = 0.04  # a point of reputation that one side has more than the other, on the average
SURE = 0.95  # nobody has won before the end


def standing(s: Village) -> list[float]:
    """From -1 to 1, each seat by its side: from the numbers of the living, as if any of them were
    as likely to burn next as any other, and from who has the better name. [BRU-06, BRU-08]"""
    if NO_SIDE in s.side:
        return [0.0] * s.n
    living = members(s.alive)
    witches = [seat for seat in living if s.side[seat] == WITCH]
    villagers = [seat for seat in living if s.side[seat] != WITCH]
    good = 2 * villagers_chance(len(witches), len(villagers)) - 1
    good += A_POINT * (_name(s, villagers) - _name(s, witches))
    good = max(-SURE, min(SURE, good))
    return [-good if side == WITCH else good for side in s.side]


def _name(s: Village, seats: list[Seat]) -> float:
    """The average reputation of these."""
    return sum([s.reputation[seat] for seat in seats]) / max(1, len(seats))
