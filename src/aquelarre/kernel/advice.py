"""Advice: what the guide would answer, and why, for a person who plays alone against the board."""

from __future__ import annotations

from aquelarre.kernel.seats import Action


class Reason:
    """One reason: a text `advice-<key>` of the game's locales, and the values in it."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, **values: int) -> None:
        self.key = key
        self.values = values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.values.items())))

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.values!r})"


class Advice:
    """An answer that the guide would give to the open question, with its reasons."""

    __slots__ = ("action", "reasons")

    def __init__(self, action: Action, reasons: list[Reason]) -> None:
        self.action = action
        self.reasons = reasons
