"""Forgetting: what the log still tells of a card lies open, for everybody to see.

`Game.lies_open` decides what logs and pages keep of fleeting events, and all are told in the same
moment when they forget. So it may neither keep what no view shows, nor depend on a secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from aquelarre.kernel import Dice, Game, Seat, State, holds
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.redaction import LAW, seat_name
from aquelarre.laws.walk import asking


def check_forgetting(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """The newest fleeting events, down to the first that is forgotten, as a seat sees them."""
    fleeting = [event for event in s.news or [] if event.notice.fleeting]
    if not fleeting or s.over:
        return
    imagined = game.imagine(s, seat, dice)
    shown = set(_texts(game.view(s, seat)))
    for event in reversed(fleeting):
        is_open = game.lies_open(s, event)
        told = f"at {asking(s)}, what {event.notice.key!r} told"
        if game.lies_open(imagined, event) != is_open:
            raise LawBroken(
                LAW, f"{told} lies open or not by something that {seat_name(seat)} cannot see."
            )
        if not is_open:
            return
        things = zip(event.notice.hidden, event.hidden, strict=True)
        labels = {game.label(game.kind(name), value) for name, value in things}
        if holds(event.to, seat) and not labels & shown:
            raise LawBroken(
                LAW,
                f"{told} is said to lie open (lies_open), but the view of {seat_name(seat)} shows "
                f"none of it: {', '.join(sorted(labels))}.",
            )


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, dict | list):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _texts(item)
    elif isinstance(value, str | int):
        yield str(value)
