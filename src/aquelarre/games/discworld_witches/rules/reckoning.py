"""The numbers of an attempt: what is reached, missing, and still to cackle. [LAN-17, LAN-18]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import CACKLE_FACE, VALUES
from aquelarre.games.discworld_witches.rules.board import bonus, difficulty
from aquelarre.games.discworld_witches.rules.tokens import TakeCackles
from aquelarre.games.discworld_witches.state import Lancre, Tackling
from aquelarre.kernel import Seat, Step


def total(s: Lancre, seat: Seat, attempt: Tackling) -> int:
    """Dice, symbols, effects, and the bonus for hard tiles won before. [LAN-17]"""
    return sum([VALUES[face] for face in attempt.dice]) + attempt.points + bonus(s, seat)


def missing(s: Lancre, seat: Seat) -> int:
    """How much more is needed; nothing or less if it is enough. [LAN-17]"""
    return difficulty(s, s.witch[seat]) - total(s, seat, s.within(Tackling))


def pending(attempt: Tackling) -> int:
    """Cackle faces of the pair just rolled, not taken yet. [LAN-18, ruling 12]"""
    return attempt.dice[attempt.taken :].count(CACKLE_FACE)


def settle_cackles(seat: Seat, attempt: Tackling) -> list[Step[Lancre]]:
    """The window for re-rolling closes: the faces that lie there count. [LAN-18]"""
    count = pending(attempt)
    attempt.taken = len(attempt.dice)
    return [TakeCackles(seat, count)] if count else []
