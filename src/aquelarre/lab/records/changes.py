"""Changes: what has to be changed in one view so that it becomes another.

The views of two seats are alike but for what each of them hides, so the truth beside a view is
small. A change is `[path, value]`, or `[path]` for something that is not there; a path is a list of
names and places in lists. Lists of different lengths are changed as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

Path = list[str | int]
Change = list[Any]


def changes(one: Any, other: Any) -> list[Change]:
    """What makes the other of the one."""
    found: list[Change] = []
    _compare(one, other, [], found)
    return found


def _compare(one: Any, other: Any, path: Path, found: list[Change]) -> None:
    if isinstance(one, dict) and isinstance(other, dict):
        for name, value in other.items():
            if name in one:
                _compare(one[name], value, [*path, name], found)
            else:
                found.append([[*path, name], value])
        found += [[[*path, name]] for name in one if name not in other]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (here, there) in enumerate(zip(one, other, strict=True)):
            _compare(here, there, [*path, place], found)
    elif type(one) is not type(other) or one != other:
        found.append([path, other])


def changed(one: Any, what: Sequence[Change]) -> Any:
    """A copy of the one with these changes."""
    whole = [deepcopy(one)]  # in a list, so that a change of everything is one like the others
    for change in what:
        way: Path = [0, *change[0]]
        inner: Any = whole
        for step in way[:-1]:
            inner = inner[step]
        if len(change) > 1:
            inner[way[-1]] = deepcopy(change[1])
        else:
            del inner[way[-1]]
    return whole[0]
