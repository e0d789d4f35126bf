"""A new game begins as a copy of the template, green before its first edit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations
from keyword import iskeyword
from pathlib import Path

from aquelarre.kernel import catalog
from aquelarre.terminal.trouble import Trouble

TEMPLATE = catalog.TEMPLATE
CLASS = "Template"
PREFIX = "TPL"
LONGEST = 30  # letters of a name
IMPORTS = re.compile(r"(?:^from [\w.]+ import (?:\([^)]*\)|[^\n]*)\n)+", re.MULTILINE)
ONE_IMPORT = re.compile(r"^from [\w.]+ import (?:\([^)]*\)|[^\n]*)\n", re.MULTILINE)
RULE_ROW = re.compile(r"^\|\s*`?([A-Z]{3})-[0-9]+`?\s*\|", re.MULTILINE)


def new_game(name: str, home: Path, package: str = catalog.HOME) -> Path:
    """Copy the template into a folder of this name at `home`; returns the folder.

    The game's key, the names of its classes and the prefix of its rule ids follow from the name.
    `package` is the one that it will be imported from, "" if it is to be a package of its own.
    """
    check_name(name, home)
    prefix = _free_prefix(name, home)
    module = f"{package}.{name}" if package else name
    changed = (
        (f"{catalog.HOME}.{TEMPLATE}", module),
        (TEMPLATE, name),
        (CLASS, camel(name)),
        (PREFIX, prefix),
    )
    folder = home / name
    for path, text in _template():
        for old, new in changed:
            text = text.replace(old, new)
        if not package and path.suffix == ".py":
            text = IMPORTS.sub(lambda found: _own_last(found[0], name), text)
            text = text.replace("import pytest\n\nfrom aquelarre", "import pytest\nfrom aquelarre")
        copy = folder / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8", newline="\n")
    return folder


def _own_last(imports: str, name: str) -> str:
    """In a package of its own, what the game imports from itself stands apart, below what is
    somebody else's: ours is, there."""
    lines = ONE_IMPORT.findall(imports)
    own = [line for line in lines if re.match(rf"from {name}\b", line)]
    others = [line for line in lines if line not in own]
    return "".join([*others, "\n" if own and others else "", *own])


def camel(name: str) -> str:
    """`night_owls` as the name of a class: `NightOwls`.

    `testament` is `GameTestament`, because pytest takes every class called Test… for tests.
    """
    joined = "".join(word.capitalize() for word in name.split("_"))
    return f"Game{joined}" if joined.startswith("Test") else joined


def check_name(name: str, home: Path) -> None:
    """Refuse a name that no game can have, or that another one has."""
    if not re.match(r"[a-z]", name):
        raise _unfit(name, "begin")
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise _unfit(name, "letters")
    if iskeyword(name):
        raise _unfit(name, "word")
    if len(name) > LONGEST:
        raise _unfit(name, "long")
    taken = {*catalog.names(), *(problem.values["name"] for problem in catalog.left_out())}
    if (home / name).exists() or name in taken:
        raise _unfit(name, "taken")


def _unfit(name: str, reason: str) -> Trouble:
    """The refusal of a name; `reason` is one word of the locales."""
    return Trouble("game-name", name=name, reason=reason, longest=LONGEST)


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
    raise _unfit(name, "prefix")


def _pages() -> Iterator[Path]:
    """The rule lists of the games that are installed."""
    yield from Path(str(files(catalog.HOME))).glob("*/RULES.md")
