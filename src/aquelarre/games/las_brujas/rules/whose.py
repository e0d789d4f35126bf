"""Whose ability is it? [BRU-01, BRU-25]"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.characters import Character
from aquelarre.games.las_brujas.box.edition import NOBODY_HAS
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import NOTHING, Seat, Why


def not_theirs(s: Village, seat: Seat, who: Character) -> Why:
    """An ability belongs to its character, who may not be at this table, or to nobody in this box.
    It is lost on death. Nothing, if it is the seat's. [BRU-01, BRU-25]"""
    if who == NOBODY_HAS:
        return Why("BRU-01", "nobody")
    if who not in s.character:
        return Why("BRU-01", "absent", character=who)
    if not s.alive >> seat & 1:
        return Why("BRU-25")
    return NOTHING if s.character[seat] == who else Why("BRU-01", "ability", character=who)
