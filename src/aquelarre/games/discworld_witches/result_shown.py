"""How a game came out, with the whole accounting. See hidden.py for the shape."""

from __future__ import annotations

from aquelarre.games.discworld_witches.board import hard_left
from aquelarre.games.discworld_witches.ending import (
    VERDICTS,
    easy_points,
    hard_points,
    hardest,
    points,
    tie_break,
    tokens,
    verdict,
)
from aquelarre.games.discworld_witches.ids import SPACES, TILES
from aquelarre.games.discworld_witches.state import (
    ALL_SOLVED,
    BY_POINTS,
    OUTCOMES,
    SOLO,
    TOO_MANY_LEFT,
    Lancre,
)
from aquelarre.games.discworld_witches.turn import elf_spaces
from aquelarre.kernel import Seat, View, members


def result(s: Lancre) -> View:
    """How it ended, with the whole accounting. [LAN-28, LAN-50, LAN-51]"""
    counted = s.outcome in (BY_POINTS, ALL_SOLVED, TOO_MANY_LEFT)
    alone = s.house.mode == SOLO and counted
    return {
        "outcome": OUTCOMES[s.outcome],
        "winners": members(s.winners),
        "verdict": VERDICTS[verdict(s)] if alone else None,
        "hard_left": hard_left(s),
        "elves": [SPACES[space] for space in elf_spaces(s)],
        "players": [_account(s, seat) for seat in range(s.n)] if counted else [],
    }


def _account(s: Lancre, seat: Seat) -> View:
    """The points of a player, tile by tile. [LAN-28]"""
    tiles = s.easy[seat] + s.hard[seat]
    best = max(points(s, other) for other in range(s.n))
    decided = tie_break(s) if s.outcome == BY_POINTS and points(s, seat) == best else ""
    won = bool(s.winners >> seat & 1)
    return {
        "seat": seat,
        "tiles": [{"tile": TILES[tile], "points": s.edition.points[tile]} for tile in tiles],
        "easy": easy_points(s, seat),
        "hard": hard_points(s, seat),
        "aliss": s.aliss[seat],
        "cackles": s.cackles[seat],
        "total": points(s, seat),
        "tokens": tokens(s, seat),
        "hardest": hardest(s, seat),
        "won": won,
        "tie": decided or None,
    }
