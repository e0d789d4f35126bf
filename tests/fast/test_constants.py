"""The compiler is told what capitals tell people, and every line stays where it was."""

from __future__ import annotations

import ast

from aquelarre import compiled
from constants import FINAL, with_finals

HEAD = "from __future__ import annotations\n"


def changed(text: str) -> str:
    """What becomes of these lines below the first."""
    return with_finals(HEAD + text).removeprefix(FINAL + "\n").removeprefix(HEAD)


def test_constants_become_final() -> None:
    assert changed("MOST = 7  # of them\n") == "MOST: Final = 7  # of them\n"
    assert changed("NOBODY: Seat = -1\n") == "NOBODY: Final[Seat] = -1\n"
    assert changed("CITY, ROAD = range(2)\n") == "CITY: Final = 0; ROAD: Final = 1\n"
    assert changed("ONE, TWO = 1, 1 + 1\n") == "ONE: Final = 1; TWO: Final = 1 + 1\n"


def test_what_changes_or_is_none_stays() -> None:
    for text in (
        "S = TypeVar('S')\n",
        "Seat = int\n",
        "MOST = 1\nMOST = 2\n",
        "COUNT = 0\ndef f() -> None:\n    global COUNT\n    COUNT = 1\n",
        "FIRST, *REST = names()\n",
        "class A:\n    KEY = 1\n",
        "HOPES = (0.2, 0.45)\n",
        "def f() -> None:\n    LOCAL = 1\n",
    ):
        assert changed(text) == text


def test_all_sources_can_be_read_and_keep_their_lines() -> None:
    marked = 0
    for path in compiled.sources():
        text = path.read_text("utf-8")
        found = with_finals(text)
        ast.parse(found)
        assert found.count("\n") == text.count("\n")
        marked += found.count(": Final")
    assert marked > 1000
