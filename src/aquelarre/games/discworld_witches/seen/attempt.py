"""The problem being tackled, as everybody sees it. See view.py for the shape."""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card, Space
from aquelarre.games.discworld_witches.rules.board import bonus, difficulty
from aquelarre.games.discworld_witches.rules.reckoning import pending, total
from aquelarre.games.discworld_witches.seen.odds import OUTCOMES, ways
from aquelarre.games.discworld_witches.state import MAGIC_TOKEN, USES, Lancre, Tackling
from aquelarre.kernel import View

LADDER = 13  # chances are given for 0 to 12 more points


def attempt(s: Lancre) -> View | None:
    """The problem being tackled: everything about it lies open. [LAN-17]"""
    found, seat = s.inside(Tackling) or s.fatal, s.active
    if found is None:
        return None
    here = s.witch[seat]
    if not s.up >> here & 1:  # about to be turned up
        return _unrolled(s, here)
    tile, reached, needed = s.tile[here], total(s, seat, found), difficulty(s, here)
    return {
        **_unrolled(s, here),
        "tile": ids.TILES[tile],
        "base": s.edition.difficulty[tile],
        "difficulty": needed,
        "stage": ("before", "first", "second")[len(found.dice) // 2],
        "dice": [_die(found, place) for place in range(len(found.dice))],
        "cards": [_used(card, value, use) for card, value, use in found.played],
        "total": reached,
        "missing": max(0, needed - reached),
        "stayed": bool(found.stayed),
        "cackles": pending(found),
        "odds": _odds(s, 4 - len(found.dice), needed - reached),
    }


def _unrolled(s: Lancre, here: Space) -> View:
    """Before a hard tile is turned up there is nothing else to say."""
    return {
        "seat": s.active,
        "space": ids.SPACES[here],
        "tile": None,
        "base": None,
        "crisis": s.crisis[here],
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


def _die(found: Tackling, place: int) -> View:
    face = found.dice[place]
    return {
        "die": ids.DICE[place],
        "face": ids.FACES[face],
        "value": ids.VALUES[face],
        "live": place >= found.taken,
        "cackled": face == ids.CACKLE_FACE and place < found.taken,
    }


def _used(card: Card, value: int, use: int) -> View:
    return {
        "card": None if card == MAGIC_TOKEN else ids.CARDS[card],
        "as": USES[use],
        "value": value,
    }


def _odds(s: Lancre, dice: int, left: int) -> View | None:
    """With how many outcomes of the dice still to roll it is solved, for 0 to 12 more points."""
    if not s.settings["show_odds"]:
        return None
    return {"of": OUTCOMES[dice], "ways": [ways(dice, left - more) for more in range(LADDER)]}
