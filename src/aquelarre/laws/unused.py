"""Unused: a text that nothing asks for is left over, or hides a misspelt key."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.kernel import Game
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.rules import python_sources
from aquelarre.laws.texts import LANGUAGES, LAW, Texts

QUOTES = ('"', "'", "`")


def unused(
    game: Game[Any], home: Traversable, texts: Texts, needs: Collection[str]
) -> Iterator[LawBroken]:
    """Beside what the game's lists ask for, the code names each text in quotes: whole, or its
    beginning up to a dash (`f"show-slot-{state}"`)."""
    sources = " ".join(_sources(home))
    kinds = {game.kind(name) for notice in game.notices for name in notice.shown + notice.hidden}
    pieces = set(game.pieces())
    for key in texts:
        name = key.partition(".")[0]
        head, _, tail = name.partition("-")
        if key in needs or head in kinds or head in ("why", "lesson"):  # see refusals, lessons
            continue
        if head == "tell" and tail.partition("-")[0] in pieces:  # the page asks for it by itself
            continue
        asked = [*_said(name)]
        if head == "advice":  # which the kernel puts before it; or other reasons are made of it
            asked = [*_said(tail), *(f"{name}{quote}" for quote in QUOTES)]
        if not any(f"{quote}{word}" in sources for word in asked for quote in QUOTES):
            yield LawBroken(LAW, f"{name} has a text that nothing asks for.", about=name)


def _said(name: str) -> Iterator[str]:
    """How code can name a text: `"show-slot-` as well as `"show-slot-open"`."""
    yield from (f"{name}{quote}" for quote in QUOTES)
    for place, letter in enumerate(name):
        if letter == "-":
            yield from (f"{name[: place + 1]}{rest}" for rest in ("{", "$", *QUOTES))


def _sources(home: Traversable) -> Iterator[str]:
    """The game's own code, that of its board, and texts that others are put together from."""
    yield from (source for path, source in python_sources(home) if not path.startswith("tests/"))
    board = home / "ui"
    if board.is_dir():
        for file in board.iterdir():
            if file.name.endswith(".js"):
                yield file.read_text(encoding="utf-8")
    for language in LANGUAGES:
        text = (home / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        yield text.replace("{ ", '"').replace(" }", '"')
