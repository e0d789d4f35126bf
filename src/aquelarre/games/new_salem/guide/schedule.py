"""Schedule: how much of the game is still to come."""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import DEALT
from aquelarre.games.new_salem.state import Town
from aquelarre.kernel import Seat


def to_build(s: Town, seat: Seat) -> int:
    """How many buildings each player will still build. [SAL-06]"""
    later = sum(dealt - 1 for dealt in DEALT[s.round :])
    return later + max(0, len(s.packs[seat]) - 1)
