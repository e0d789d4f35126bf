"""Leanings: how a witch who looks ahead cares otherwise than a guide, in the same coin.

The guide keeps her cackles down and likes tea, which saves whoever plays alone or together. Against
one other witch cackles decide hardly anything but a tie, and the problems hardly last to the end:
what lies there now is worth more than what a plan would bring. By how much was found by play among
guides (`leanings.toml`, `tools/discworld_leanings.py`). Tables for which that was not done have
none: who looks ahead there begins from the guide's answer.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

from aquelarre.games.discworld_witches.state import COMPETITIVE, MODES

Row = dict[str, float]
TIMES = (  # so many times what it is to a guide
    *("limit", "bonus", "cackle", "card", "loss", "second", "next"),
    *("magic", "headology", "broom", "add", "reroll", "draw", "trio"),
)
MORE = (  # so much more, in points
    *("hard", "easy"),
)


class Leaning:
    """What things are worth to somebody beside what a guide makes of them; one that names nothing
    is a guide's."""

    __slots__ = (*TIMES, *MORE, "dice")

    def __init__(self, row: Row) -> None:
        # The hand's limit and the bonus in later turns, cackles, what cards cost to play, what it
        # costs that everybody loses, the second action and the next turn:
        self.limit: float = row.get("limit", 1.0)
        self.bonus: float = row.get("bonus", 1.0)
        self.cackle: float = row.get("cackle", 1.0)
        self.card: float = row.get("card", 1.0)
        self.loss: float = row.get("loss", 1.0)
        self.second: float = row.get("second", 1.0)
        self.next: float = row.get("next", 1.0)
        # What a card in hand is kept for:
        self.magic: float = row.get("magic", 1.0)
        self.headology: float = row.get("headology", 1.0)
        self.broom: float = row.get("broom", 1.0)
        self.add: float = row.get("add", 1.0)
        self.reroll: float = row.get("reroll", 1.0)
        self.draw: float = row.get("draw", 1.0)
        self.trio: float = row.get("trio", 1.0)
        # How much surer she is of what she reckons at the dice, where less is at stake then:
        self.dice: float = row.get("dice", 1.0)
        # Solving a hard problem, and an easy one:
        self.hard: float = row.get("hard", 0.0)
        self.easy: float = row.get("easy", 0.0)


def rows() -> dict[str, Row]:
    """What `leanings.toml` says, by the name of the mode and the number of players."""
    folder = files("aquelarre.games.discworld_witches.guide")
    found: dict[str, Row] = tomllib.loads(folder.joinpath("leanings.toml").read_text("utf-8"))
    return found


PLAIN = Leaning({})
TABLE = f"{MODES[COMPETITIVE]}-2"  # the one for which that was done
DUEL = Leaning(rows().get(TABLE, {}))


def leaning_of(seats: int, mode: int) -> Leaning:
    """What was found for such a table; else a guide's."""
    return DUEL if seats == 2 and mode == COMPETITIVE else PLAIN
