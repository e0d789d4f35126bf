"""How a game came out, with the whole accounting. See view.py for the shape."""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import SPACES, TILES
from aquelarre.games.discworld_witches.rules import ending
from aquelarre.games.discworld_witches.rules.board import hard_left
from aquelarre.games.discworld_witches.rules.turn import elf_spaces
from aquelarre.games.discworld_witches.state import (
    ALL_SOLVED,
    BY_POINTS,
    OUTCOMES,
    SOLO,
    TOO_MANY_LEFT,
    Lancre,
)
from aquelarre.kernel import Seat, View, members


def result(s: Lancre) -> View:
    """How it ended, with the whole accounting. [LAN-28, LAN-50, LAN-51]"""
    counted = s.outcome in (BY_POINTS, ALL_SOLVED, TOO_MANY_LEFT)
    alone = s.settings["mode"] == SOLO and counted
    return {
        "outcome": OUTCOMES[s.outcome],
        "winners": members(s.winners),
        "verdict": ending.VERDICTS[ending.verdict(s)] if alone else None,
        "hard_left": hard_left(s),
        "elves": [SPACES[space] for space in elf_spaces(s)],
        "players": [_account(s, seat) for seat in range(s.n)] if counted else [],
    }


def _account(s: Lancre, seat: Seat) -> View:
    """The points of a player, tile by tile. [LAN-28]"""
    tiles = s.easy[seat] + s.hard[seat]
    best = max(ending.points(s, other) for other in range(s.n))
    decided = (
        ending.tie_break(s) if s.outcome == BY_POINTS and ending.points(s, seat) == best else ""
    )
    won = bool(s.winners >> seat & 1)
    return {
        "seat": seat,
        "tiles": [{"tile": TILES[tile], "points": s.edition.points[tile]} for tile in tiles],
        "easy": ending.easy_points(s, seat),
        "hard": ending.hard_points(s, seat),
        "aliss": s.aliss[seat],
        "cackles": s.cackles[seat],
        "total": ending.points(s, seat),
        "tokens": ending.tokens(s, seat),
        "hardest": ending.hardest(s, seat),
        "won": won,
        "tie": decided or None,
    }
