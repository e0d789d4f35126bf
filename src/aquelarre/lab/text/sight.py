"""Sight: all that one seat knows of a position, in the plain data that a page is sent.

Text is made of it and of nothing else. So whoever reads text is told no more than a page on the
same seat would be, and it makes no difference whether the table is in this process or far away.
"""

from __future__ import annotations

from typing import Any

import msgspec

from aquelarre.kernel import Game, Option, Seat, Told, View, Why
from aquelarre.match import Match
from aquelarre.server import frames

Data = dict[str, Any]


class Sight:
    """A position as one seat sees it: `position` of an update (docs/PROTOCOL.md)."""

    __slots__ = ("asides", "game", "options", "position", "seat")

    def __init__(self, game: Game[Any], seat: Seat, position: Data | None) -> None:
        """Without a position the game has not begun."""
        self.game = game
        self.seat = seat
        self.position = position or {}
        question = self.question
        self.options = [game.describe(each["action"]) for each in question.get("options", [])]
        self.asides = [game.describe(each["action"]) for each in question.get("asides", [])]

    @property
    def question(self) -> Data:
        """The open question as the seat knows of it; nothing before the game and after it."""
        found: Data = self.position.get("question") or {}
        return found

    @property
    def view(self) -> View | None:
        """What the seat sees; None before the game."""
        found: View | None = self.position.get("view")
        return found

    @property
    def begun(self) -> bool:
        return bool(self.position)

    @property
    def over(self) -> bool:
        return bool(self.position.get("over"))

    @property
    def asked(self) -> bool:
        """Is this seat's answer awaited?"""
        return bool(self.question.get("mine")) and not self.question["answered"]

    @property
    def answers(self) -> list[Option]:
        """All that the seat may answer or say now, in the order of their numbers in a text: what it
        is asked for comes first. Who has answered already may only speak up."""
        return [*self.options, *self.asides] if self.asked else self.asides


def seen(match: Match[Any], seat: Seat) -> Sight:
    """A match of this process as the seat sees it: packed and unpacked, as if it had been sent."""
    sent = frames.encode(frames.position(match, seat))
    return Sight(match.game, seat, msgspec.json.decode(sent))


def told(game: Game[Any], event: Data) -> Told:
    """An event of an update, as it was before it was sent."""
    return Told(event["key"], event["rule"], _numbers(game, event["values"]), event["known"])


def forbidden(game: Game[Any], reason: Data) -> Why:
    """Why something is not possible, as it was before it was sent."""
    values = dict(reason["values"])
    case = values.pop("case", "")
    return Why(reason["rule"], case, **_numbers(game, values))


def _numbers(game: Game[Any], values: Data) -> dict[str, int]:
    """Named values with labels, as numbers of things again."""
    found = {}
    for name, value in values.items():
        if isinstance(value, list):
            kind, label = value
            number = label if kind == "seat" else game.thing(kind, str(label))
            found[name] = -1 if number is None else number
        else:
            found[name] = value
    return found
