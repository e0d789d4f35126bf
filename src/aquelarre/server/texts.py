"""Texts: the locales in parts, so that a page loads only what it shows.

The texts of the house are one part. Those of a game are four: what the lobby says of it, what its
table says, and its rules in full and what its guide says, which are fetched when somebody wants to
read them. (The table's part has the rules' titles.)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import ast, parse, serialize

from aquelarre.kernel.catalog import find, folder, names
from aquelarre.server.errors import BadRequest
from aquelarre.words.language import LANGUAGES

HOUSE = "-"  # the texts that belong to no game
PARTS = BRIEF, TABLE, RULES, ADVICE = "brief", "table", "rules", "advice"
IN_BRIEF = ("game-", "setting-")  # what the lobby and its forms say of a game
ONLY_TERMINAL = ("help-", "command-", "usage-", "serve-", "study-", "bench-", "load-", "backup-")
ONLY_PRINTED = ("show-component", "source-")  # what a terminal prints of a game's components


@cache
def texts(lang: str, game: str, part: str = TABLE) -> str:
    """One part of the texts as a Fluent text, without comments."""
    if lang not in LANGUAGES or game not in (HOUSE, *names()) or part not in PARTS:
        raise BadRequest("There are no such texts.")
    entries = _house(lang) if game == HOUSE else _game(lang, game, part)
    return str(serialize(ast.Resource(body=list(entries))))


def _house(lang: str) -> Iterator[ast.EntryType]:
    for home in (files("aquelarre.words"), files("aquelarre") / "web"):
        for entry in _messages(home, lang):
            if not entry.id.name.startswith(ONLY_TERMINAL):
                yield entry


def _game(lang: str, name: str, part: str) -> Iterator[ast.EntryType]:
    for entry in _messages(folder(find(name)), lang):
        if entry.id.name.startswith(ONLY_PRINTED):
            continue
        if isinstance(entry, ast.Term) or part in _parts_of(entry.id.name):
            yield entry
        elif part == TABLE and entry.attributes:  # a rule: its title will do
            yield ast.Message(entry.id, attributes=entry.attributes)


def _parts_of(key: str) -> tuple[str, ...]:
    if key.startswith("rule-"):
        return (RULES,)
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
