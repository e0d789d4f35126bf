"""Foresight: questions that a seat can answer before they are put, because what it may answer then
is known now, or nothing but a pass is meant.

A table keeps such an answer and gives it when the question comes. The game only says which
questions can be foreseen, and what could be answered as things stand; whether the answer is legal
is looked at when it is given.
"""

from __future__ import annotations

from aquelarre.kernel.seats import Action


class Foreseen:
    """A question that may come to a seat, as far as that seat can know."""

    __slots__ = ("again", "key", "occasion", "options")

    def __init__(self, key: str, occasion: int, options: list[Action], again: bool = False) -> None:
        self.key = key  # of the question
        # The same number for as long as what was prepared should hold; as soon as it is another
        # one, or the question is foreseen no more, the prepared answer has lapsed.
        self.occasion = occasion
        self.options = options  # what could be answered as things stand
        self.again = again  # may it come several times on this occasion, to be answered alike?
