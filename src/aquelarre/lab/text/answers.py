"""Answers: what a reader of text writes back, told apart strictly.

A number of the list, with or without brackets, is an answer. A few words ask for something. All
else is refused: nobody guesses what was meant, and nothing is searched in a long reply.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from aquelarre.lab.text.page import Page
from aquelarre.lab.text.sight import Sight

MOST_TEXT = 2_000  # characters of a reply; more is not looked at
MOST_SAID = 500  # of a line of talk, as at a table of people
NUMBER = re.compile(r"\[?([0-9]{1,6})\]?", re.ASCII)
# Words of both languages are understood in both.
COMMANDS = {
    "why": ("why", "por qué", "por que", "porqué", "porque"),
    "rule": ("rule", "regla"),
    "rules": ("rules", "reglas"),
    "look": ("look", "mirar"),
    "log": ("log", "registro"),
    "say": ("say", "decir"),
    "help": ("help", "ayuda"),
}
# Those that say what they are about, and what is said where they do not.
LACKING = {"why": "text-why-what", "rule": "text-rule-what", "say": "text-say-what"}
_WORDS = {word: name for name, words in COMMANDS.items() for word in words}


class Wish(NamedTuple):
    """What somebody wants: an `answer` by its number, something to be told, or nothing that can be
    understood (`wrong`, with the reason)."""

    what: str
    rest: str = ""
    number: int = 0


def understood(text: object) -> Wish:
    """A reply, read strictly. What is no text at all is no answer either."""
    if not isinstance(text, str):
        return Wish("wrong", "text-not-understood")
    line = text.strip()
    if len(line) > MOST_TEXT:
        return Wish("wrong", "text-too-long")
    number = NUMBER.fullmatch(line)
    if number and line.startswith("[") == line.endswith("]"):
        return Wish("answer", number=int(number[1]))
    head, rest = _command(line)
    if head in LACKING:
        return Wish(head, rest) if rest else Wish("wrong", LACKING[head])
    if head and not rest:
        return Wish(head)
    return Wish("wrong", "text-not-understood")


def _command(line: str) -> tuple[str, str]:
    """The command with which a line begins, and the rest of it; or nothing."""
    for word, name in _WORDS.items():
        head, rest = line[: len(word)].casefold(), line[len(word) :]
        if head == word and (not rest or rest[0].isspace()):
            return name, rest.strip()
    return "", ""


def out_of_range(page: Page, sight: Sight, number: int) -> str:
    """Why a number is none of the list, with the rule by which the seat is asked, or is not."""
    count = len(sight.answers)
    if not count:
        waits = page.say("text-wait")
        return f"{waits} [{page.game.rule_of_turns}]"
    rule = sight.question["rule"] or page.game.rule_of_turns
    none = page.say("text-no-such-number", number=str(number), count=str(count))
    return f"{none} [{rule}]"
