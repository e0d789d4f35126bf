"""Edition: a box that owners can correct is read as it was written, and no text breaks the game.

Only for games that are `Boxed`; a game with another edition keeps all other laws like ours.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.editions import BadEdition, Boxed, shipped
from aquelarre.kernel import Dice, Game
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.forms import check_form
from aquelarre.laws.vocabulary import lines
from aquelarre.words import LANGUAGES, Words

LAW = "edition"
OF_THE_WHOLE = (  # reasons: facts that do not fit each other
    *("twice", "sum", "few", "times", "seldom", "needed", "absent", "unused", "unreached"),
    *("itself", "endless", "lacking", "most", "alike"),
)
RENAMED = 3  # things that get a name of an owner's own
NAMES = {"es": 'La «{ $x }» de "Ñ"', "en": "A { $x } \\ of 'N'"}  # that no text may trip over
DAMAGES = 60  # texts with a slip of the pen that are tried
VALUE = r'("[^"]*"|-?[0-9]+|true|false)'
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
    for name in shipped(game):
        _check_shipped(game, name)
    dice = Dice(f"{game.key} edition")
    _check_names(game, dice.child("names"))
    check_form(game, dice.child("form"))
    check_slips(game, DAMAGES, dice)


def _check_shipped(game: Boxed[Any], name: str) -> None:
    """A box that comes with the game can be played, and is told from ours and from the others."""
    sheet = shipped(game)[name]
    try:
        found = game.with_edition(sheet.text)
    except BadEdition as problem:
        raise LawBroken(LAW, f"the edition {name} cannot be played: {problem}") from problem
    if found is game.ours:
        raise LawBroken(LAW, f"the edition {name} has the facts of ours.")
    if not sheet.title:
        raise LawBroken(LAW, f"the edition {name} has no title.")
    same = [each for each, other in shipped(game).items() if other.fingerprint == sheet.fingerprint]
    if same != [name]:
        raise LawBroken(LAW, f"the editions {' and '.join(same)} are the same box.")
    for n in range(found.least_seats, found.most_seats + 1):
        found.start(n)


def check_slips(game: Boxed[Any], count: int, dice: Dice) -> list[Boxed[Any]]:
    """So many texts with a slip of the pen: the law tries a few, and a long night more. Returns the
    games whose boxes can be played with all the same, for whoever holds them to other laws."""
    found = []
    for number in range(count):
        text, line = slip(game.edition_text(), dice.child(number))
        played = _check_damaged(game, text, line)
        if played is not None and played.sheet.fingerprint != game.sheet.fingerprint:
            found.append(played)
    return found


def _first(game: Boxed[Any]) -> str:
    return repr(game.faults(game.sheet.facts)[0])


def damaged(text: str, dice: Dice) -> str:
    """The text with a line that is lost or there twice, or with another value somewhere."""
    return slip(text, dice)[0]


def slip(text: str, dice: Dice) -> tuple[str, int]:
    """The same, and the line with another value; 0 if there is none."""
    rows = text.split("\n")
    written = [place for place, row in enumerate(rows) if row.strip() and row.strip()[0] != "#"]
    place = written[dice.below(len(written))]
    values = list(re.finditer(rf"(?<== ){VALUE}", rows[place]))
    what, line = dice.below(4), 0
    if what == 0:
        del rows[place]
    elif what == 1 or not values:
        rows.insert(place, rows[place])
    else:
        value = values[dice.below(len(values))]
        slipped = SLIPS[dice.below(len(SLIPS))]
        if what == 2:  # the value of another row
            same = re.findall(rf"\b{_field(rows[place], value)} = {VALUE}", text)
            slipped = same[dice.below(len(same))]
        rows[place] = rows[place][: value.start()] + slipped + rows[place][value.end() :]
        line = place + 1
    return "\n".join(rows), line


def _field(row: str, value: re.Match[str]) -> str:
    """What stands before a value and its sign."""
    names: list[str] = re.findall(r"[\w-]+", row[: value.start()])
    return names[-1]


def _check_damaged(game: Boxed[Any], text: str, line: int) -> Boxed[Any] | None:
    """Refused where it is wrong, or playable at every table, in the same words."""
    try:
        found = game.with_edition(text)
        for n in range(found.least_seats, found.most_seats + 1):
            found.start(n)
    except BadEdition as problem:
        _check_place(problem, text, line)
        return None
    except Exception as problem:
        what = f"{type(problem).__name__}: {problem}"
        raise LawBroken(LAW, f"a damaged edition makes the game fail: {what}.") from problem
    if lines(found) != lines(game):
        raise LawBroken(LAW, "another edition has another vocabulary.")
    return found


def _check_place(problem: BadEdition, text: str, line: int) -> None:
    """A fault is on a line that is there. What is wrong with one value (`line`) is told there, of
    a field, unless it is the box as a whole that cannot be."""
    for each in problem.all:
        if not 1 <= each.line <= text.count("\n") + 1:
            raise LawBroken(LAW, f"a fault is on line {each.line}, which is not there.") from None
        if line and each.reason not in OF_THE_WHOLE and (each.line != line or not each.field):
            where = f"on line {each.line}, {each.field or 'of no field'}"
            raise LawBroken(LAW, f"a slip on line {line} is told {where}: {each}") from None


# -- names of an owner's own -------------------------------------------------------------


def _check_names(game: Boxed[Any], dice: Dice) -> None:
    """What a row calls its thing is said in the place of our name, whatever it is."""
    rows = [
        row["id"]
        for part, some in game.sheet.facts.items()
        for row in (some if isinstance(some, list) else [])
        if "id" in row and game.named(part, row["id"])
    ]
    for row in [rows[dice.below(len(rows))] for _ in range(RENAMED) if rows]:
        found = game.with_edition(with_name(game.edition_text(), row, NAMES))
        for key in [key for key, names in found.names.items() if names == NAMES]:
            for lang in LANGUAGES:
                said = Words(lang, found, strict=True).say(key)
                if said != NAMES[lang]:
                    raise LawBroken(LAW, f"the {row} of an owner is called {said!r} in {lang}.")
        if not found.names:
            raise LawBroken(LAW, f"the name of {row} is lost.")


def with_name(text: str, row: str, names: Mapping[str, str]) -> str:
    """The text with a name for the first row of this id, in braces or under a heading."""
    quoted = {lang: name.replace("\\", "\\\\").replace('"', '\\"') for lang, name in names.items()}
    field = "name = { " + ", ".join(f'{lang} = "{name}"' for lang, name in quoted.items()) + " }"
    place = re.search(rf'id = "{re.escape(row)}"(?:, |(?=\s*(?:#|\n|\Z)))', text)
    if place is None:
        raise LawBroken(LAW, f"no row has the id {row!r} at its beginning.")
    between = (field + ", ") if place[0].endswith(", ") else "\n" + field
    return text[: place.end()] + between + text[place.end() :]
