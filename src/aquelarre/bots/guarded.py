"""Guarded: somebody else's bot, held to what a bot may do. Its mistakes are told as its own."""

from __future__ import annotations

from typing import Any

from aquelarre.bots.protocol import Bot
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
