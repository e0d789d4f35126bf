"""Texts: the locales in parts, so that a page loads only what it shows.

Those of the house are what every page needs, and parts for some of them (`APART`). Those of a game
are five: what the lobby says of it, what its table says, and its rules in full, its reasons for
refusals and what its guide says, which are fetched when somebody wants to read them. (The table's
part has the rules' titles.)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import ast, parse, serialize

from aquelarre.kernel.catalog import find, folder, names
from aquelarre.server.errors import BadRequest
from aquelarre.words.language import LANGUAGES

HOUSE = "-"  # the texts that belong to no game
PARTS = BRIEF, TABLE, RULES, WHY, ADVICE = "brief", "table", "rules", "why", "advice"
# What is said only to some: about fair chance, to the host of the server, about a file they bring,
# to who makes the page suit him.
APART = {
    "fair": ("web-fair-",),
    "admin": ("web-admin-", "web-audit-"),
    "files": ("error-bad-edition", "error-bad-file"),
    "comfort": ("web-comfort-",),
    "about": ("web-about-",),
}
IN_BRIEF = ("game-", "setting-")  # what the lobby and its forms say of a game
SHARED = ("error-", "player-", "result-", "table-", "log-empty")  # with the terminal
ONLY_TERMINAL = (
    "error-bad-fair-code",
    "error-game-name",
    "error-misnamed",
    "error-not-touched",
    "error-not-understood",
    "error-store",
    "error-unknown-language",
    "error-unknown-thing",
    "error-bot-failed",
    "error-file",
    "error-game-failed",
    "error-left-out",
    "error-new-game",
    "error-package",
    "error-with",
    "error-unknown-command",
    "error-no-such",
    "error-speak",
)
ONLY_PRINTED = ("show-component", "source-")  # what a terminal prints of a game's components
LINES = "show-"  # lines of a terminal; a board may use some of them, by their names in its scripts
NAMED = re.compile(r"show-[a-z0-9-]*")


@cache
def texts(lang: str, game: str, part: str = TABLE) -> str:
    """One part of the texts as a Fluent text, without comments."""
    parts = (TABLE, *APART) if game == HOUSE else PARTS
    if lang not in LANGUAGES or game not in (HOUSE, *names()) or part not in parts:
        raise BadRequest("There are no such texts.")
    entries = _house(lang, part) if game == HOUSE else _game(lang, game, part)
    return str(serialize(ast.Resource(body=list(entries))))


def _house(lang: str, part: str) -> Iterator[ast.EntryType]:
    for home in (files("aquelarre.words"), files("aquelarre") / "web"):
        for entry in _messages(home, lang):
            if _part_of_house(entry.id.name) == part:
                yield entry


def _part_of_house(key: str) -> str:
    """Which part a text of the house belongs to; "" if no page needs it."""
    if not key.startswith(("web-", *SHARED)) or key.startswith(ONLY_TERMINAL):
        return ""
    return next((part for part, keys in APART.items() if key.startswith(keys)), TABLE)


def _game(lang: str, name: str, part: str) -> Iterator[ast.EntryType]:
    drawn = _drawn(folder(find(name)))
    for entry in _messages(folder(find(name)), lang):
        key = entry.id.name
        if key.startswith(ONLY_PRINTED) or (key.startswith(LINES) and not key.startswith(drawn)):
            continue
        if isinstance(entry, ast.Term) or part in _parts_of(entry.id.name):
            yield entry
        elif part == TABLE and entry.attributes:  # a rule: its title will do
            yield ast.Message(entry.id, attributes=entry.attributes)


def _drawn(home: Traversable) -> tuple[str, ...]:
    """The lines of the terminal that the game's board says, too; of some only how they begin."""
    scripts = home / "ui"
    if not scripts.is_dir():
        return ()
    texts = [each.read_text("utf-8") for each in scripts.iterdir() if each.name.endswith(".js")]
    return tuple(sorted({key for text in texts for key in NAMED.findall(text)}))


def _parts_of(key: str) -> tuple[str, ...]:
    if key.startswith("rule-"):
        return (RULES,)
    if key.startswith("why-"):
        return (WHY,)
    if key.startswith("advice-"):
        return (ADVICE,)
    return (BRIEF, TABLE) if key.startswith(IN_BRIEF) else (TABLE,)


def _messages(home: Traversable, lang: str) -> Iterator[ast.Message | ast.Term]:
    source = home / "locale" / f"{lang}.ftl"
    if source.is_file():
        for entry in parse(source.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                entry.comment = None
                yield entry
