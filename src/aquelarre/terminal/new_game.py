"""A new game begins as a copy of the template, green before its first edit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from keyword import iskeyword
from pathlib import Path

from aquelarre.kernel import BadSetting, catalog

TEMPLATE = "_template"
CLASS = "Template"
PREFIX = "TPL"
LONGEST = 30  # letters of a name
RULE_ROW = re.compile(r"^\|\s*`?([A-Z]{3})-[0-9]+`?\s*\|", re.MULTILINE)


def new_game(name: str, home: Path) -> Path:
    """Copy the template into a folder of this name at `home`; returns the folder.

    The game's key, the names of its classes and the prefix of its rule ids follow from the name.
    """
    _check(name, home)
    prefix = _free_prefix(name, home)
    folder = home / name
    for path, text in _template():
        for old, new in ((TEMPLATE, name), (CLASS, camel(name)), (PREFIX, prefix)):
            text = text.replace(old, new)
        copy = folder / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8", newline="\n")
    return folder


def camel(name: str) -> str:
    """`night_owls` as the name of a class: `NightOwls`.

    `testament` is `GameTestament`, because pytest takes every class called Test… for tests.
    """
    joined = "".join(word.capitalize() for word in name.split("_"))
    return f"Game{joined}" if joined.startswith("Test") else joined


def _check(name: str, home: Path) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or iskeyword(name):
        raise BadSetting(
            f"{name!r} cannot be the name of a game: use small letters, digits and _, "
            "for example night_owls.",
            name="name",
            value=name,
        )
    if len(name) > LONGEST:
        raise BadSetting(
            f"The name of a game has at most {LONGEST} letters, not {len(name)}.",
            name="name",
            value=name,
        )
    if (home / name).exists() or name in catalog.names():
        raise BadSetting(f"There is already a game called {name}.", name="name", value=name)


def _template() -> Iterator[tuple[Path, str]]:
    """The files of the template with their texts, without what Python leaves behind."""
    root = Path(str(files(f"{catalog.HOME}.{TEMPLATE}")))
    for path in sorted(root.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(root), path.read_text(encoding="utf-8")


def _free_prefix(name: str, home: Path) -> str:
    """Three letters of the name, in their order, that no other game has."""
    taken = {PREFIX} | {
        prefix
        for page in [*home.glob("*/RULES.md"), *_pages()]
        for prefix in RULE_ROW.findall(page.read_text(encoding="utf-8"))
    }
    letters = re.sub(r"[^a-z]", "", name).upper() + "XX"
    for three in combinations(letters, 3):
        if "".join(three) not in taken:
            return "".join(three)
    raise BadSetting(
        f"All rule prefixes that fit {name} are taken; choose another name.",
        name="name",
        value=name,
    )


def _pages() -> Iterator[Path]:
    """The rule lists of the games that are installed."""
    yield from Path(str(files(catalog.HOME))).glob("*/RULES.md")
