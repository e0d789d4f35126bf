"""Bots by name, as a person asks for them."""

from __future__ import annotations

from collections.abc import Callable, Collection

from aquelarre.bots.protocol import Bot
from aquelarre.bots.simple import GuideBot, RandomBot
from aquelarre.kernel import AquelarreError, Dice

_MAKERS: dict[str, Callable[[Dice], Bot]] = {"guide": GuideBot, "random": RandomBot}

# Bots are called after women tried for witchcraft, and figures of tales, of many countries.
NAMES = (
    "Graciana",
    "Walda",
    "Maritxu",
    "Agnes",
    "Estebanía",
    "Griselda",
    "Yaga",
    "Morgana",
    "Endregoto",
    "Runa",
    "Circe",
    "Isobel",
)


class UnknownBot(AquelarreError):
    """No bot of that kind."""

    key = "error-unknown-bot"


def kinds() -> list[str]:
    """The kinds of bots there are."""
    return list(_MAKERS)


def checked(kind: str) -> str:
    """The kind, if there are bots of it."""
    if kind not in _MAKERS:
        known = ", ".join(_MAKERS)
        raise UnknownBot(
            f"There is no bot called {kind!r}; there is: {known}.", kind=kind, known=known
        )
    return kind


def bot(kind: str, dice: Dice) -> Bot:
    """A bot of this kind, which throws these dice."""
    return _MAKERS[checked(kind)](dice)


def free_names(taken: Collection[str]) -> list[str]:
    """Names for bots that nobody at the table has."""
    return [name for name in NAMES if name not in taken]
