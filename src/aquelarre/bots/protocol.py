"""Bot: what answers for a seat when no person does."""

from __future__ import annotations

from typing import Any, Protocol

from aquelarre.kernel import Action, Window


class Bot(Protocol):
    """A player that sees only what its seat may see."""

    def answer(self, window: Window[Any]) -> Action:
        """One of `window.options()`, of which there is at least one."""
        ...

    def aside(self, window: Window[Any]) -> Action | None:
        """One of `window.asides()`, or None to keep silent."""
        ...
