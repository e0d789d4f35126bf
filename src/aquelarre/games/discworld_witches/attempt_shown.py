"""The problem being tackled, as everybody sees it. See hidden.py for the shape."""

from __future__ import annotations

from aquelarre.games.discworld_witches.board import bonus, difficulty
from aquelarre.games.discworld_witches.ids import (
    CACKLE_FACE,
    CARDS,
    DICE,
    FACES,
    SPACES,
    TILES,
    VALUES,
    Card,
)
from aquelarre.games.discworld_witches.odds import OUTCOMES, ways
from aquelarre.games.discworld_witches.reckoning import missing, pending, total
from aquelarre.games.discworld_witches.state import MAGIC_TOKEN, USES, Lancre
from aquelarre.kernel import View

LADDER = 13  # chances are given for 0 to 12 more points


def attempt(s: Lancre) -> View:
    """The problem being tackled: everything about it lies open. [LAN-17]"""
    seat, tile = s.active, s.tile[s.at]
    if not s.up >> s.at & 1:  # about to be turned up
        return _unrolled(s)
    left = missing(s, seat)
    return {
        **_unrolled(s),
        "tile": TILES[tile],
        "base": s.edition.difficulty[tile],
        "difficulty": difficulty(s, s.at),
        "stage": ("before", "first", "second")[len(s.dice) // 2],
        "dice": [_die(s, place) for place in range(len(s.dice))],
        "cards": [_used(card, value, use) for card, value, use in s.played],
        "total": total(s, seat),
        "missing": max(0, left),
        "stayed": bool(s.stayed),
        "cackles": pending(s),
        "odds": _odds(s, left),
    }


def _unrolled(s: Lancre) -> View:
    """Before a hard tile is turned up there is nothing else to say."""
    return {
        "seat": s.active,
        "space": SPACES[s.at],
        "tile": None,
        "base": None,
        "crisis": s.crisis[s.at],
        "difficulty": None,
        "stage": "before",
        "dice": [],
        "cards": [],
        "bonus": bonus(s, s.active),
        "total": bonus(s, s.active),
        "missing": None,
        "stayed": False,
        "cackles": 0,
        "odds": None,
    }


def _die(s: Lancre, place: int) -> View:
    face = s.dice[place]
    return {
        "die": DICE[place],
        "face": FACES[face],
        "value": VALUES[face],
        "live": place >= s.taken,
        "cackled": face == CACKLE_FACE and place < s.taken,
    }


def _used(card: Card, value: int, use: int) -> View:
    return {"card": None if card == MAGIC_TOKEN else CARDS[card], "as": USES[use], "value": value}


def _odds(s: Lancre, left: int) -> View | None:
    """With how many outcomes of the dice still to roll it is solved, for 0 to 12 more points."""
    if not s.house.show_odds:
        return None
    dice = 4 - len(s.dice)
    return {"of": OUTCOMES[dice], "ways": [ways(dice, left - more) for more in range(LADDER)]}
