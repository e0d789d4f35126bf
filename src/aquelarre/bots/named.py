"""Bots by name, as a person asks for them.

Five kinds of name: `guide`, `random`, `seer` and the `characters`; `seer@600` or `seer@2s`, which
says for how many simulations or seconds it may think; what other packages offer under the entry
point group `aquelarre.bots`, as `name = "package:Class"`; and `package:Class` itself, or
`cmd:./program` for an engine, which are code that gets run because somebody named it. So a name
that comes from elsewhere than the command line or a program (a saved game, a request) must be
`known`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import cache, partial
from importlib.metadata import EntryPoint
from pathlib import PurePath
from typing import Any

from aquelarre.bots.characters import Neighbour, Novice, Sage
from aquelarre.bots.engine.command import command_of, is_engine
from aquelarre.bots.guarded import BotFailed, guarded
from aquelarre.bots.protocol import Bot, listens
from aquelarre.bots.search.budget import budget_of
from aquelarre.bots.search.seer import Seer
from aquelarre.bots.simple import GuideBot, RandomBot
from aquelarre.kernel import AquelarreError, Dice, Game, LeftOut, plugins
from aquelarre.kernel.plugins import told

Maker = Callable[[Dice], Bot]
BOTS = "aquelarre.bots"  # the group of entry points
FORM = re.compile(r"\w+(\.\w+)*:(\w+(\.\w+)*)?")  # package:Class, or a package that has BOT
# From the weakest that tries to the strongest there is; and one that does not try.
_MAKERS: dict[str, Maker] = {
    "novice": Novice,
    "neighbour": Neighbour,
    "guide": GuideBot,
    "seer": Seer,
    "sage": Sage,
    "random": RandomBot,
}
SEER = "seer@"  # and how long it may think

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


class NoSuchBot(UnknownBot):
    """The same to a person who has typed the name, and may have meant a bot of their own."""

    key = "error-no-such-bot"


def kinds() -> list[str]:
    """The kinds of bots that are always there."""
    return list(_MAKERS)


def installed() -> list[str]:
    """The kinds of bots that other packages offer."""
    return [kind for kind, entry in _offers().items() if not isinstance(entry, LeftOut)]


def left_out() -> list[LeftOut]:
    """The bots that are offered but cannot be used, each with the reason."""
    return [entry for entry in _offers().values() if isinstance(entry, LeftOut)]


def known(kind: str) -> str:
    """The kind, if it is a bot of ours or of a package that is installed."""
    if ours(kind) or kind in installed():
        return kind
    for problem in left_out():
        if problem.values["name"] == kind:
            raise problem
    raise unknown(kind, [*kinds(), *installed()])


def ours(kind: str) -> bool:
    """Is it one of the bots that are always there?"""
    thinks = kind.startswith(SEER) and budget_of(kind.removeprefix(SEER)) is not None
    return kind in _MAKERS or thinks


def checked(kind: str) -> str:
    """The kind, if there are bots of it, also those that are named as `package:Class`."""
    _maker(kind)
    return kind


def listening(kind: str, game: Game[Any]) -> bool:
    """Do bots of this kind want to hear what happens in this game?"""
    return is_engine(kind) or kind.startswith(SEER) or listens(_maker(kind), game)


def bot(kind: str, dice: Dice) -> Bot:
    """A bot of this kind, which throws these dice. Bots of others are held to the rules."""
    maker = _maker(kind)
    if ours(kind) or is_engine(kind):
        return maker(dice)
    try:
        return guarded(kind, maker(dice))
    except KeyboardInterrupt:
        raise
    except BaseException as problem:
        what = told(problem)
        raise BotFailed(
            f"The bot {kind} cannot be made: {what}.", kind=kind, reason="made", what=what
        ) from problem


def unknown(kind: str, there: Collection[str]) -> UnknownBot:
    """The refusal of a bot that is not among these."""
    listed = ", ".join(there)
    return UnknownBot(
        f"There is no bot called {kind!r}; there is: {listed}.", kind=kind, known=listed
    )


def look_again() -> None:
    """Forget what was found: other packages are there now."""
    _offers.cache_clear()
    _named.cache_clear()
    _engine.cache_clear()


def _maker(kind: str) -> Maker:
    if kind in _MAKERS:
        return _MAKERS[kind]
    if ours(kind):
        return partial(_seer, kind)
    if is_engine(kind):
        return _engine(kind)
    if ":" in kind:
        return _named(kind)
    found = _offers()[_typed(kind)]
    assert not isinstance(found, LeftOut)
    return found


def _typed(kind: str) -> str:
    """The kind, if it is known. Else its refusal says how bots that are not installed are named."""
    try:
        return known(kind)
    except UnknownBot as problem:
        script = kind.endswith(".py")
        own = f"{PurePath(kind).stem if script else 'module'}:Class"
        program = f"cmd:{kind if '/' in kind else './program'}"
        sentence = f"{problem} One of your own is named {own}, or {program}."
        raise NoSuchBot(sentence, **problem.values, own=own, program=program) from None


def _seer(kind: str, dice: Dice) -> Seer:
    return Seer(dice, budget_of(kind.removeprefix(SEER)))


@cache
def _engine(kind: str) -> Maker:
    """The bots of a program. What is needed to talk to one is loaded when there is one."""
    command = command_of(kind)
    from aquelarre.bots.engine.player import EngineBot

    return lambda dice: EngineBot(command, dice)


@cache
def _named(kind: str) -> Maker:
    """The bots of a class that is named as `package:Class`. Whoever typed the name is told what
    is wrong with it, not with a package."""
    entry = EntryPoint(kind, kind, BOTS)
    module, _, name = kind.partition(":")
    if not FORM.fullmatch(kind):
        raise _misnamed(entry, "form", kind)
    try:
        return _class_of(entry)
    except LeftOut as problem:
        reason, what, cause = problem.values["reason"], problem.values["what"], problem.__cause__
        if isinstance(cause, ModuleNotFoundError) and f"{module}.".startswith(f"{cause.name}."):
            reason, what = "module", module
        elif reason == "missing" and what != name:  # a module, without a BOT of its own
            reason = "bot"
        raise _misnamed(entry, str(reason), str(what)) from cause


def _misnamed(entry: EntryPoint, reason: str, what: str) -> LeftOut:
    """The refusal of a `package:Class` that somebody typed."""
    sentence = {
        "form": f"{what!r} names no bot: write module:Class.",
        "module": f"There is no bot {entry.name}, because there is no module called {what}.",
        "missing": f"There is no bot {entry.name}, because its module has no {what}.",
        "import": f"The bot {entry.name} cannot be loaded. {what}",
    }.get(reason, f"{entry.name} is no bot: it is no class with 'answer' and 'aside'.")
    return plugins.left_out(entry, f"named-{reason}", what, sentence)


@cache
def _offers() -> dict[str, Maker | LeftOut]:
    """What other packages offer; a name that is ours stays ours, of two alike the first counts."""
    found: dict[str, Maker | LeftOut] = {}
    for entry in plugins.offered(BOTS):
        try:
            if entry.name in _MAKERS or entry.name in found or ":" in entry.name:
                raise plugins.left_out(entry, "bot-name", entry.name)
            found[entry.name] = _class_of(entry)
        except LeftOut as problem:
            found.setdefault(f"{entry.name} = {entry.value}", problem)
    return found


def _class_of(entry: EntryPoint) -> Maker:
    made = plugins.load(entry, "BOT")
    lacking = [name for name in ("answer", "aside") if not callable(getattr(made, name, None))]
    if not callable(made) or lacking:
        raise plugins.left_out(entry, "bot", ", ".join(lacking) or entry.value)
    maker: Maker = made  # what it makes is looked at as it plays
    return maker


def free_names(taken: Collection[str]) -> list[str]:
    """Names for bots that nobody at the table has."""
    return [name for name in NAMES if name not in taken]
