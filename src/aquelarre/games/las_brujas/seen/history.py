"""What everybody has seen happen and may keep accounts of: trials, rumours and gifts."""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import LABELS
from aquelarre.games.las_brujas.state import ACCOUNTS, NOBODY, Village
from aquelarre.kernel import View, members

SIDES: tuple[str, ...] = ("witches", "villagers")


def history(s: Village) -> View:
    """For its shape see view.py."""
    found: View = {"trials": _past_trials(s), "rumours": _past_rumours(s)}
    if s.rules >= ACCOUNTS:
        found["cancelled"] = _cancelled_trials(s)
        found["gifts"] = [s.given[seat * s.n : (seat + 1) * s.n] for seat in range(s.n)]
    return found


def trials(s: Village) -> View:
    """As much of it as is about trials."""
    if s.rules < ACCOUNTS:
        return {"trials": _past_trials(s)}
    return {"trials": _past_trials(s), "cancelled": _cancelled_trials(s)}


def _past_trials(s: Village) -> list[View]:
    """Every trial that came to a verdict, with how everybody voted. [BRU-21, BRU-24]"""
    return [
        {
            "week": week,
            "accused": accused,
            "accuser": None if accuser == NOBODY else accuser,
            "verdict": ("guilty", "innocent")[verdict],
            "condemned": None if condemned == NOBODY else condemned,
            "side": None if side < 0 else SIDES[side],
            "guilty": members(guilty),
            "innocent": members(innocent),
        }
        for week, accused, accuser, verdict, condemned, side, guilty, innocent in s.records
    ]


def _cancelled_trials(s: Village) -> list[View]:
    """Every trial that was broken off, by whom, with the votes if it had come to them. [BRU-20]"""
    return [
        {
            "week": week,
            "accused": accused,
            "accuser": None if accuser == NOBODY else accuser,
            "by": by,
            "guilty": members(guilty),
            "innocent": members(innocent),
        }
        for week, accused, accuser, by, guilty, innocent in s.cancelled
    ]


def _past_rumours(s: Village) -> list[View]:
    """Who has spread what about whom."""
    return [
        {"seat": told >> 11, "on": told >> 7 & 15, "card": LABELS[told & 127]} for told in s.gossip
    ]
