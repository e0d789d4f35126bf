"""Edition: a box that owners can correct is read as it was written, and no text breaks the game.

Only for games that are `Boxed`; a game with another edition keeps all other laws like ours.
"""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.editions import BadEdition, Boxed
from aquelarre.kernel import Dice, Game
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.vocabulary import lines

LAW = "edition"
DAMAGES = 60  # texts with a slip of the pen that are tried
SLIPS = ("0", "1", "99", "-1", '""', '"?"', "true", "[]", "{}", "")


def check_edition(game: Game[Any], home: Traversable | None = None) -> None:
    """The edition comes back as itself; a damaged one is refused, or is a box to play with."""
    if not isinstance(game, Boxed):
        return
    if game.faults(game.sheet.facts):
        raise LawBroken(LAW, f"the game finds fault with its own box: {_first(game)}.")
    if game.with_edition(game.edition_text()).sheet is not game.sheet:
        raise LawBroken(LAW, "the text of the edition is not read as this edition.")
    commented = game.with_edition("# by another hand\n" + game.edition_text())
    if commented.sheet.fingerprint != game.sheet.fingerprint:
        raise LawBroken(LAW, "a comment makes another edition.")
    dice = Dice(f"{game.key} edition")
    for number in range(DAMAGES):
        _check_damaged(game, damaged(game.edition_text(), dice.child(number)))


def _first(game: Boxed[Any]) -> str:
    return repr(game.faults(game.sheet.facts)[0])


def damaged(text: str, dice: Dice) -> str:
    """The text with a line that is lost or there twice, or with another value somewhere."""
    rows = text.split("\n")
    written = [place for place, row in enumerate(rows) if row.strip() and row.strip()[0] != "#"]
    place = written[dice.below(len(written))]
    values = list(re.finditer(r'(?<== )("[^"]*"|-?[0-9]+|true|false)', rows[place]))
    what = dice.below(4)
    if what == 0:
        del rows[place]
    elif what == 1 or not values:
        rows.insert(place, rows[place])
    else:
        value = values[dice.below(len(values))]
        slip = SLIPS[dice.below(len(SLIPS))]
        rows[place] = rows[place][: value.start()] + slip + rows[place][value.end() :]
    return "\n".join(rows)


def _check_damaged(game: Boxed[Any], text: str) -> None:
    """Refused on a line that is there, or playable at every table, in the same words."""
    try:
        found = game.with_edition(text)
        for n in range(found.least_seats, found.most_seats + 1):
            found.start(n)
    except BadEdition as problem:
        if not 1 <= problem.line <= text.count("\n") + 1:
            raise LawBroken(
                LAW, f"a fault is on line {problem.line}, which is not there."
            ) from None
        return
    except Exception as problem:
        what = f"{type(problem).__name__}: {problem}"
        raise LawBroken(LAW, f"a damaged edition makes the game fail: {what}.") from problem
    if lines(found) != lines(game):
        raise LawBroken(LAW, "another edition has another vocabulary.")
