"""Guarded: somebody else's bot, held to what a bot may do. Its mistakes are told as its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots.hearing import end_of
from aquelarre.bots.protocol import Bot, Heard, Listener, listens
from aquelarre.kernel import Action, AquelarreError, Window
from aquelarre.kernel.plugins import told


class BotFailed(AquelarreError):
    """A bot has made a mistake: it raised, or gave an answer that is none of its options."""

    key = "error-bot-failed"


class Guarded:
    """A bot whose every answer is looked at: the arena itself checks nothing, for speed."""

    __slots__ = ("bot", "kind")

    def __init__(self, kind: str, bot: Bot) -> None:
        self.kind = kind
        self.bot = bot

    def answer(self, window: Window[Any]) -> Action:
        try:
            found = self.bot.answer(window)
        except KeyboardInterrupt:
            raise
        except BaseException as problem:  # a bot that wants to exit must not end the study
            raise self._failed("raised", told(problem)) from problem
        if type(found) is not int or found not in window.options():
            raise self._failed("option", f"{found!r} ({window.question()})")
        return found

    def aside(self, window: Window[Any]) -> Action | None:
        try:
            found = self.bot.aside(window)
        except KeyboardInterrupt:
            raise
        except BaseException as problem:
            raise self._failed("raised", told(problem)) from problem
        if found is not None and (type(found) is not int or found not in window.asides()):
            raise self._failed("aside", f"{found!r} ({window.question()})")
        return found

    def _failed(self, reason: str, what: str) -> BotFailed:
        return BotFailed(
            f"The bot {self.kind} has failed: {reason}: {what}.",
            kind=self.kind,
            reason=reason,
            what=what,
        )


class GuardedListener(Guarded):
    """The same for a bot that listens."""

    __slots__ = ("ears",)

    def __init__(self, kind: str, bot: Listener) -> None:
        super().__init__(kind, bot)
        self.ears = bot

    def hear(self, window: Window[Any], heard: Heard) -> None:
        try:
            self.ears.hear(window, heard)
        except KeyboardInterrupt:
            raise
        except BaseException as problem:
            raise self._failed("raised", told(problem)) from problem

    def over(self, window: Window[Any], returns: Sequence[float]) -> None:
        try:
            end_of(self.ears, window, returns)
        except KeyboardInterrupt:
            raise
        except BaseException as problem:
            raise self._failed("raised", told(problem)) from problem


def guarded(kind: str, bot: Bot) -> Bot:
    """Somebody else's bot, held to the rules."""
    return GuardedListener(kind, bot) if listens(bot) else Guarded(kind, bot)
