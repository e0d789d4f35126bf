"""The encodings of all games, for people who let programs learn.

    python tools/encodings_page.py

writes docs/ENCODINGS.md: every number that a view is turned into, in order, with its name. A test
fails while that page does not say what the games write.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from aquelarre.kernel import Game
from aquelarre.kernel.catalog import find, names
from aquelarre.kernel.encoding import (
    Each,
    Flag,
    Number,
    OneOf,
    Part,
    Players,
    SeatOf,
    SeatsOf,
    Some,
)
from aquelarre.words import Words

FILE = Path(__file__).parents[1] / "docs/ENCODINGS.md"
LISTED = 12  # labels; of more, the first and the last

HEAD = """# What a view is as numbers

Written by `python tools/encodings_page.py`. How to use it: [environments](ENVIRONMENTS.md).

`game.encoding().encode(view)` gives as many numbers for every position of a game, at every table; `game.encoding().fields()` has the name of each, `player.me.score`, in the same order. All lie between -1 and 1. They are made of the view alone, so they tell nothing that the seat may not see, and of the past only what the view shows.

In the tables, *from* and *to* are places in the row, the last one included. A **flag** is 1 if it is so. A **number** is divided by the figure after the stroke and cut off at 1 (and -1); what does not exist is 0. **one of** has a 1 for what it is, and only zeros if it is none of them; **how many** has a share of the figure after the stroke for each. Seats are counted from the reader on: `me`, `next`, `2`… Chairs at which nobody sits are zeros. A dot before a name: it comes again for each of the things above it, one after the other.
"""  # noqa: E501  # prose of a page


def page() -> str:
    """The text of the page."""
    return "\n".join([HEAD, *(_game(find(name)) for name in names())])


def _game(game: Game[Any]) -> str:
    encoding = game.encoding()
    title = Words("en", game).say("game-title")
    lines = [f"## {title}", "", f'`find("{game.key}").encoding()`: {encoding.size} numbers.', ""]
    lines += ["| from | to | name | what | how |", "| --- | --- | --- | --- | --- |"]
    for part, at in encoding.parts:
        lines += _rows(part, at, "")
    return "\n".join([*lines, ""])


def _rows(part: Part, at: int, before: str) -> list[str]:
    found = [
        f"| {at} | {at + part.size - 1} | {before}`{part.name}` | {part.what} | {_how(part)} |"
    ]
    if isinstance(part, Each):
        for inner, offset in part.parts:
            found += _rows(inner, at + offset, f"{before}· ")
    return found


def _how(part: Part) -> str:
    if isinstance(part, Each):
        which = "players" if isinstance(part, Players) else "things"
        each = "one number" if part.stride == 1 else f"{part.stride} numbers"
        return f"{len(part.names)} {which}, {each} each: {_listed(part.names)}"
    if isinstance(part, Flag):
        return "flag"
    if isinstance(part, Number):
        return f"number / {part.most}"
    if isinstance(part, OneOf):
        return f"one of {_listed(part.labels())}"
    if isinstance(part, Some):
        return f"how many / {part.most} of {_listed(part.labels())}"
    if isinstance(part, SeatOf):
        return "one of the seats"
    if isinstance(part, SeatsOf):
        return "any of the seats"
    return f"one for each of {_listed(part.labels())}"


def _listed(labels: Any) -> str:
    named = [f"`{label}`" for label in labels]
    return ", ".join(named) if len(named) <= LISTED else f"{named[0]} … {named[-1]}"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
