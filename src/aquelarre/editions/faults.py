"""Faults: what can be wrong with an edition, in words that every game shares.

A fault is a reason with values. The locales say it in the reader's language; the sentences here
are for programs and for those who look for a mistake.
"""

from __future__ import annotations

from collections.abc import Sequence

Path = tuple[str | int, ...]  # where a fact stands: ("easy", 2, "points")
LONGEST = 40  # characters of a value that are repeated in a sentence
MANY = 16  # choices that are all named

SENTENCES = {
    # what cannot be read
    "large": "an edition has at most {most} characters.",
    "many": "an edition has at most {most} values.",
    "character": "there is a character that cannot stand here; is it saved as UTF-8?",
    "name": "a name is expected here, such as points = 3.",
    "expected": "{wanted} is expected here.",
    "line": "something follows that does not belong on this line.",
    "escape": "{value} means nothing in a text.",
    "kind": "only a text in quotes, a whole number, true, false, a list [ ] or a row {{ }} "
    "can stand here.",
    "number": "a number has at most {most} digits.",
    "deep": "there are too many brackets within brackets.",
    "twice": "this is here twice.",
    # what the head of the file says
    "game": "this is an edition of {value}, not of {game}.",
    "head": "this is a text of at most {most} visible characters.",
    # single facts
    "missing": "this is missing.",
    "unknown": "there is no such field.",
    "rows": "this must be a list of rows.",
    "value": "this cannot be {value}; it can be {allowed}.",
    "count": "there are {found}, and there can be from {least} to {most}.",
    # facts that do not fit each other
    "sum": "these make {found} in all, and there must be {wanted}.",
    "few": "these make {found} in all, and there must be at least {wanted}.",
    "times": "{value} is here {found} times, and must be {wanted} times.",
    "seldom": "{value} is here {found} times, and must be {least} times at least.",
    "needed": "{value} is missing, and the rules need it.",
    "absent": "{value} is not in this box.",
    "unused": "nothing in the box names {value}.",
    "unreached": "no way leads from {start} to {value}.",
    "itself": "this leads from {value} to itself.",
    "lacking": "of {value} there are {found} tiles in all, and there must be at least {wanted}.",
    "most": "these make {found} in all, and there can be {most} at most.",
    "alike": "this looks the same as {value}.",
    "start": "the start tile must be one of the base game that is in the box.",
    # tiles that cannot be printed
    "parts": "this tile has {found} parts, and a tile has {most} at most.",
    "side": "on side {value} the edges say {edge}, and cities and roads say something else.",
    "half": "half edge {value} is in {found} farms, and must be in {wanted}.",
    "parted": "the field on side {value} is one, and here it is two farms.",
    "unparted": "the road on side {value} must part the farms on both sides of it.",
    "untouched": "the farm at half edge {value} touches the city beside it, and must say so.",
    "cross": "{value} and {other} cross.",
    "middle": "there is no room in the middle: {value} is there.",
    # a phase without an end
    "endless": "with {count} players, what these events give back is as much as they cost, and a "
    "phase need not end.",
}


class Fault:
    """One thing that is wrong: where, a reason (of `SENTENCES`) and the values of its text."""

    __slots__ = ("path", "reason", "values")

    def __init__(self, path: Path, reason: str, **values: int | str) -> None:
        self.path = path
        self.reason = reason
        self.values = values

    @property
    def sentence(self) -> str:
        return SENTENCES[self.reason].format(**self.values)

    def __repr__(self) -> str:
        return f"{'.'.join(map(str, self.path))}: {self.sentence}"


def shown(value: object) -> str:
    """A value of a file as it may be repeated: short, in one line, and harmless on a screen."""
    if isinstance(value, bool):
        text = str(value).lower()
    elif isinstance(value, str):
        inner = repr(value)[1:-1].replace('"', '\\"').replace("\\'", "'")
        text = f'"{inner}"'
    elif isinstance(value, list):
        text = "[…]" if value else "[]"
    elif isinstance(value, dict):
        text = "{…}" if value else "{}"
    else:
        text = str(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def choice(values: Sequence[object]) -> str:
    """What a value can be, for a sentence: all of it, or the first and the last."""
    if len(values) <= MANY and not isinstance(values, range):
        return ", ".join(map(shown, values))
    return f"{shown(values[0])} … {shown(values[-1])}"
