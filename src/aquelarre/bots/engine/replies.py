"""Replies: what an engine writes, looked at before anything is done with it."""

from __future__ import annotations

from typing import Any

import msgspec

from aquelarre.bots.engine.messages import PROTOCOL

LONGEST_NAME = 40  # characters
MOST_GAMES = 200
LONGEST_SENTENCE = 300
ANY_GAME = "*"
LANGUAGES = ("en", "es", "")


class Garbled(Exception):
    """What the engine wrote is no message; the text says what is wrong with it."""


class Hello(msgspec.Struct):
    """Who the engine is, and what it plays."""

    protocol: int
    name: str
    games: list[str]
    texts: str = "en"

    def plays(self, game: str) -> bool:
        return game in self.games or ANY_GAME in self.games


class Answer(msgspec.Struct):
    """The number of an option for the question `id`; None is silence."""

    id: int
    n: int | None


class Complaint(msgspec.Struct):
    """The engine cannot go on."""

    sentence: str


Reply = Hello | Answer | Complaint
KINDS: dict[str, type[Reply]] = {"hello": Hello, "answer": Answer, "error": Complaint}


def read(line: bytes) -> Reply | None:
    """A line of the engine; None if it is of a type that we do not know. Raises `Garbled`."""
    try:
        found: Any = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Garbled(f"this is no JSON: {clipped(line)}") from None
    if not isinstance(found, dict) or not isinstance(found.get("t"), str):
        raise Garbled(f"this has no type t: {clipped(line)}")
    kind = KINDS.get(found["t"])
    if kind is None:
        return None
    try:
        reply: Reply = msgspec.convert(found, type=kind)
    except msgspec.ValidationError as problem:
        raise Garbled(f"{found['t']}: {problem}") from None
    if isinstance(reply, Complaint):
        reply.sentence = tidy(reply.sentence)
    return _checked(reply) if isinstance(reply, Hello) else reply


def _checked(hello: Hello) -> Hello:
    if hello.protocol != PROTOCOL:
        raise Garbled(f"hello: protocol {hello.protocol} was not offered, only {PROTOCOL}")
    hello.name = tidy(hello.name)
    if not hello.name or len(hello.name) > LONGEST_NAME:
        raise Garbled(f"hello: a name has from 1 to {LONGEST_NAME} characters")
    if not 1 <= len(hello.games) <= MOST_GAMES:
        raise Garbled(f"hello: games has from 1 to {MOST_GAMES} names")
    if hello.texts not in LANGUAGES:
        raise Garbled("hello: texts is en, es or empty")
    return hello


def clipped(line: bytes) -> str:
    """As much of a line as fits into a sentence, and nothing that a terminal would obey."""
    return tidy(line[:80].decode("utf-8", "replace")) + ("…" if len(line) > 80 else "")


def tidy(text: str) -> str:
    """A text of somebody else's on one line, printable and short."""
    return "".join(c if c.isprintable() else " " for c in text)[:LONGEST_SENTENCE].strip()
