"""Lean: our scripts as pages get them, without the comments that stand on lines of their own or at
the end of one.

They are a quarter of what a page would load, and only people who read the code need them. Empty
lines take their place, so that a line in a browser's console is the same line here. A test compares
what both mean. What others wrote, vendored or in packages of their own, is left as it is.
"""

from __future__ import annotations

import os
import re
from functools import lru_cache
from pathlib import Path

# At the end of a line after what can end one, and not if it may be a part of some text.
BEHIND = re.compile(r"(?<=[;{,])[ \t]+// [^\n'\"`]*$", re.MULTILINE)
KEPT = 500  # scripts; the house has fewer
OURS = Path(__file__).parents[1]
VENDOR = OURS / "web" / "vendor"
COMMENT = re.compile(r"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/|//[^\n]*)[ \t]*$", re.MULTILINE)


def is_ours(path: Path) -> bool:
    """Is it a script of this package, and not one that is only kept here?"""
    return path.suffix == ".js" and path.is_relative_to(OURS) and not path.is_relative_to(VENDOR)


def lean(source: str) -> str:
    return BEHIND.sub("", COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source))


def script(path: Path, about: os.stat_result) -> bytes:
    """What is sent of a script; it is made anew when the file has changed."""
    return _script(path, about.st_mtime_ns, about.st_size)


@lru_cache(KEPT)
def _script(path: Path, _changed: int, _size: int) -> bytes:
    return lean(path.read_text("utf-8")).encode()
