"""Choosing: what the numbers that an agent answers with mean.

Number 0 is always silence. In the mode `choice` number k is the k-th option on the list; in `dense`
(see dense.py) a number means the same all through a game.
"""

from __future__ import annotations

from typing import Any, Protocol

from aquelarre.kernel import SILENT, Action, Game
from aquelarre.lab.environments.table import Table

MODES = ("choice", "dense")


class Mode(Protocol):
    """A way to answer with small numbers."""

    size: int  # how many numbers there are, silence included

    def numbers(self, table: Table) -> list[int]:
        """The legal numbers of the seat whose decision it is, in ascending order."""
        ...

    def action(self, table: Table, number: int) -> Action | None:
        """The answer that a number means now; None if it is none."""
        ...


class Choice:
    """Number k is the k-th option, from 1 on."""

    __slots__ = ("size",)

    def __init__(self, game: Game[Any]) -> None:
        self.size = 1 + game.most_options

    def numbers(self, table: Table) -> list[int]:
        return list(range(0 if table.floor else 1, len(table.options) + 1))

    def action(self, table: Table, number: int) -> Action | None:
        if number == 0:
            return SILENT if table.floor else None
        return table.options[number - 1] if 0 < number <= len(table.options) else None


def whole(answer: Any, size: int) -> int:
    """What an agent has answered as a plain number: libraries bring types of their own for it."""
    try:
        return int(answer)
    except (TypeError, ValueError, OverflowError):
        raise ValueError(
            f"An agent answers with a whole number from 0 to {size - 1}, not {answer!r}."
        ) from None


def mode_of(name: str, game: Game[Any]) -> Mode:
    """The mode of this name."""
    if name == "choice":
        return Choice(game)
    if name == "dense":
        from aquelarre.lab.environments.dense import Dense

        return Dense(game)
    raise ValueError(f"There is no mode {name!r} of answering; there is: {', '.join(MODES)}.")
