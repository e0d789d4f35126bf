"""Editions on disk, the game that is played with one, and which edition a table plays."""

from __future__ import annotations

from typing import Any

from aquelarre.editions import (
    BadEdition,
    Fault,
    Sheet,
    find,
    is_printed,
    ours,
    sheet_of,
    shipped,
    shipped_as,
)
from aquelarre.editions.checked import by_whom
from aquelarre.editions.plain_toml import MOST_TEXT
from aquelarre.editions.spreadsheet import Spread, is_csv
from aquelarre.kernel import Game, catalog
from aquelarre.terminal import shelf
from aquelarre.terminal.trouble import Trouble, of_file
from aquelarre.terminal.wishes import game_of
from aquelarre.words import Words

MOST_BYTES = 4 * MOST_TEXT  # a character has no more


def read(name: str) -> str:
    """The text of a file; what is too large or no text is refused as an edition."""
    path = shelf.place(name)
    try:
        if path.exists() and not path.is_dir() and not path.is_file():
            raise Trouble("file-odd", path=str(path))  # a device may never end
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise of_file(problem, path) from None
    if len(raw) > MOST_BYTES:
        raise _bad(Fault((), "large", most=MOST_TEXT), 1)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise _bad(Fault((), "character"), raw.count(b"\n", 0, problem.start) + 1) from None


def _bad(fault: Fault, line: int) -> BadEdition:
    return BadEdition(fault.reason, line, "", fault.sentence, **fault.values)


def game_with(name: str | None, file: str | None) -> Game[Any]:
    """The game that is asked for, with the edition in the file, or with that of this name which
    comes with it; without a game's name, the game whose edition it is."""
    if file is None:
        assert name is not None
        return game_of(name)
    if name is not None and file in shipped(game_of(name)):
        return with_shipped(game_of(name), file)
    if name is None and not shelf.place(file).exists():
        _of_which_game(file)
    text = read(file)
    if is_csv(text):
        return _of_csv(name, text)
    key = game_of(name).key if name is not None else game_of(Sheet(text).game).key
    return find(key, text)


def _of_which_game(name: str) -> None:
    """Refuses the name of a box that comes with some games where no game was named."""
    games = [key for key in catalog.names() if name in shipped(catalog.find(key))]
    if games:
        raise Trouble("edition-whose", name=name, games=", ".join(games))


def with_shipped(game: Game[Any], name: str) -> Game[Any]:
    """The game with a box that comes with it."""
    known = shipped(game)
    if name not in known:
        listed = ", ".join(known)
        raise Trouble("no-such-edition", name=name, game=game.key, known=listed, count=len(known))
    return find(game.key, known[name].text)


def as_toml(file: str) -> str:
    """The edition in a file as the usual text."""
    text = read(file)
    return Spread(text).text if is_csv(text) else text


def _of_csv(name: str | None, text: str) -> Game[Any]:
    """The game with the edition of a spreadsheet; faults are told by its rows and columns."""
    spread = Spread(text)
    try:
        return find(game_of(name).key if name is not None else spread.game.key, spread.text)
    except BadEdition as problem:
        raise spread.told(problem) from None


def line(game: Game[Any], words: Words) -> list[str]:
    """Which edition is played, of a game that has several: one line, unless it is the printed."""
    sheet = sheet_of(game)
    if sheet is None or is_printed(game):
        return []
    name = shipped_as(game)
    title = words.say(f"edition-{name}") if name else sheet.title
    kind = "ours" if game is ours(game) else "titled" if title else "untitled"
    return [words.say("table-edition", kind=kind, mark=sheet.mark, title=title)]


def checks(sheet: Sheet, words: Words) -> list[str]:
    """How much of an edition was held against a box, and by whom."""
    if not sheet.checked:
        return []
    counts, covered, every = by_whom(sheet.facts, sheet.checked)
    found = [words.say("edition-checked", count=covered, every=every)]
    for (by, on), count in counts.items():
        who = by or words.say("edition-checked-somebody")
        kind = "dated" if on else "undated"
        found.append(words.say("edition-checked-by", who=who, on=on, kind=kind, count=count))
    return found
