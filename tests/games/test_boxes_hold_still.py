"""What is in a box is never altered: all positions of a game share it, and the laws go by a word
that stands for it (`spelling`). So there is nothing in it that could be altered."""

from __future__ import annotations

import pytest

from aquelarre.editions import Boxed
from aquelarre.kernel import catalog
from aquelarre.kernel.spelling import attributes

NAMES = [name for name in catalog.names() if isinstance(catalog.find(name), Boxed)]


def changeable(thing: object, name: str, seen: set[int]) -> list[str]:
    """The parts of a thing that somebody could alter."""
    if thing is None or isinstance(thing, str | int | float | bytes | frozenset | type):
        return []
    if id(thing) in seen:
        return []
    seen.add(id(thing))
    if isinstance(thing, tuple):
        return [found for each in thing for found in changeable(each, f"{name}[…]", seen)]
    fields = attributes(thing)
    if not fields:  # a list, a dict, a set, or something that we know nothing about
        return [f"{name}: {type(thing).__name__}"]
    inside = ((field, getattr(thing, field)) for field in fields)
    return [bad for field, each in inside for bad in changeable(each, f"{name}.{field}", seen)]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_in_a_box_can_be_altered(name: str) -> None:
    state = catalog.find(name).start(3)
    boxes = [each for each in attributes(state) if hasattr(getattr(state, each), "spelling")]
    assert len(boxes) == 1, boxes
    box = getattr(state, boxes[0])
    assert isinstance(box.spelling, str)
    assert changeable(box, boxes[0], set()) == []
