"""Bot: what answers for a seat when no person does. One that listens is told what happens, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeGuard

from aquelarre.kernel import Action, Game, Told, Window


class Bot(Protocol):
    """A player that sees only what its seat may see."""

    def answer(self, window: Window[Any]) -> Action:
        """One of `window.options()`, of which there is at least one."""
        ...

    def aside(self, window: Window[Any]) -> Action | None:
        """One of `window.asides()`, or None to keep silent."""
        ...


class Heard:
    """What a seat was told, in order: all events from number `since` on, as the seat heard them at
    that moment. They take the place of whatever the bot had from there on: usually of nothing; but
    an answer can be taken back, and a bot that is made in the middle of a game hears it whole."""

    __slots__ = ("game", "names", "since", "told")

    def __init__(
        self, since: int, told: Sequence[Told], game: str = "", names: Sequence[str] = ()
    ) -> None:
        self.since = since
        self.told = list(told)
        self.game = game  # a name for the game without any meaning, the same in all of it
        self.names = list(names)  # of the players, where they have any


class Listener(Bot, Protocol):
    """A bot that listens. That is all the memory it may rely on: at a table a bot is made anew for
    each thought, perhaps in another process, and told everything again from the start. One that
    listens to some games only says so: `listens_to(game)`."""

    def hear(self, window: Window[Any], heard: Heard) -> None:
        """Before the bot is asked: what is new."""
        ...

    def over(self, window: Window[Any], returns: Sequence[float]) -> None:
        """The game is over, and everything was told: what it was worth to each seat."""
        ...


def listens(bot: object, game: Game[Any] | None = None) -> TypeGuard[Listener]:
    """Does the bot, or do the bots of this class, want to hear what happens (in this game)?"""
    if not callable(getattr(bot, "hear", None)):
        return False
    listens_to = getattr(bot, "listens_to", None)
    return game is None or listens_to is None or bool(listens_to(game))
