"""The map in docs/ARCHITECTURE.md: it names what is there, and all of what everybody looks for."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOME = ROOT / "src" / "aquelarre"
MAP = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")
NAMED = set(re.findall(r"`([\w./*-]+\.(?:py|js))`", MAP))
FILES = [
    path.relative_to(ROOT).as_posix()
    for folder in ("src", "tests", "tools")
    for path in (ROOT / folder).rglob("*.*")
    if path.suffix in (".py", ".js")
]


@pytest.mark.parametrize("name", sorted(NAMED))
def test_what_the_map_names_is_there(name: str) -> None:
    assert any(fnmatch(f"/{path}", f"*/{name}") for path in FILES)


@pytest.mark.parametrize("part", ["bots", "kernel", "laws", "match", "words"])
def test_no_module_of_these_parts_is_left_out(part: str) -> None:
    lone = {name.rpartition("/")[2] for name in NAMED}
    modules = {path.name for path in (HOME / part).glob("*.py")}
    assert modules - lone - {"__init__.py", "__main__.py"} == set()
