"""The numbers of an attempt: what is reached, missing, and still to cackle. [LAN-17, LAN-18]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.board import bonus, difficulty
from aquelarre.games.discworld_witches.ids import CACKLE_FACE, VALUES
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.tokens import TakeCackles
from aquelarre.kernel import Seat


def total(s: Lancre, seat: Seat) -> int:
    """Dice, symbols, effects, and the bonus for hard tiles won before. [LAN-17]"""
    return sum([VALUES[face] for face in s.dice]) + s.symbols + s.added + bonus(s, seat)


def missing(s: Lancre, seat: Seat) -> int:
    """How much more is needed; nothing or less if it is enough. [LAN-17]"""
    return difficulty(s, s.at) - total(s, seat)


def pending(s: Lancre) -> int:
    """Cackle faces of the pair just rolled, not taken yet. [LAN-18, ruling 12]"""
    return s.dice[s.taken :].count(CACKLE_FACE)


def settle_cackles(s: Lancre, seat: Seat) -> TakeCackles:
    """The window for re-rolling closes: the faces that lie there count. [LAN-18]"""
    count, s.taken = pending(s), len(s.dice)
    return TakeCackles(seat, count)
