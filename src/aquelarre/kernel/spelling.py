"""Spelling: things as text, by class and fields; for people who look for a mistake, and for laws
that compare everything. It changes with every tidying of the code: nothing that is kept may hold
it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from aquelarre.kernel.state import State
from aquelarre.kernel.steps import Step


def attributes(thing: object) -> list[str]:
    """The names of all fields, in a stable order; also of classes compiled by mypyc."""
    names: list[str] = []
    for kind in reversed(type(thing).__mro__):
        own = kind.__dict__.get("__slots__") or kind.__dict__.get("__mypyc_attrs__") or ()
        names += [own] if isinstance(own, str) else list(own)
    names += list(getattr(thing, "__dict__", {}))
    return sorted(set(names) - {"__dict__", "__weakref__", "__orig_class__"})


def spelled(value: Any) -> str:
    """A value as text: plain data as it is, objects by class and fields."""
    if value is None or isinstance(value, int | str | bytes | float):
        return repr(value)
    if isinstance(value, list | tuple):
        return "[" + ",".join(spelled(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ",".join(f"{spelled(k)}:{spelled(v)}" for k, v in value.items()) + "}"
    if isinstance(value, set | frozenset):
        return "<" + ",".join(sorted(spelled(item) for item in value)) + ">"
    own = getattr(value, "spelling", None)  # of what is never altered and too much to spell out
    if isinstance(own, str):
        return f"{type(value).__name__}({own})"
    fields = [f"{name}={spelled(getattr(value, name))}" for name in attributes(value)]
    return f"{type(value).__name__}({','.join(fields)})"


def in_short(facts: object) -> str:
    """A word that stands for plain data too much to spell out: the `spelling` of a box."""
    return blake2b(repr(facts).encode(), digest_size=8).hexdigest()


def to_do(s: State) -> list[str]:
    """The agenda as a readable list, next step first."""
    steps: list[Step[Any]] = list(reversed(s.agenda))
    return [spelled(step) for step in steps]
