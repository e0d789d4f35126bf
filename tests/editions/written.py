"""The box of a game as it is written down, and what its owner makes of it; to test editions."""

from __future__ import annotations

import re
from typing import Any

import pytest

from aquelarre.editions import BadEdition, Boxed, edition_text
from aquelarre.kernel import Dice
from aquelarre.laws.walk import any_answer
from aquelarre.match import Match, load, save
from aquelarre.words import LANGUAGES, Words


class Written:
    """Our box of a game, line by line."""

    def __init__(self, game: Boxed[Any]) -> None:
        self.game = game
        self.text = game.edition_text()
        self.lines = self.text.split("\n")

    def edited(self, *changes: tuple[str, str]) -> str:
        """With other words in it, each of which is there once."""
        text = self.text
        for old, new in changes:
            assert text.count(old) == 1, (old, text.count(old))
            text = text.replace(old, new)
        return text

    def row(self, name: str) -> str:
        """The line of a thing."""
        (found,) = [line for line in self.lines if f'id = "{name}",' in line]
        return found

    def line(self, name: str) -> int:
        """The number of that line."""
        return self.lines.index(self.row(name)) + 1

    def without(self, *names: str) -> str:
        """With no such rows."""
        rows = [f'id = "{name}",' for name in names]
        return "\n".join(line for line in self.lines if not any(row in line for row in rows))

    def refused(self, text: str) -> BadEdition:
        """What is said of a box that cannot be."""
        with pytest.raises(BadEdition) as caught:
            self.game.with_edition(text)
        return caught.value

    def misspelt(self, name: str, old: str, new: str) -> tuple[str, BadEdition]:
        """With other words in the row of a thing, where it cannot be; and what is said of it."""
        before = self.row(name)
        assert old in before
        text = self.edited((before, before.replace(old, new, 1)))
        return text, self.refused(text)

    def faults(self, text: str) -> list[tuple[str, str]]:
        """Everything that cannot be in a box: where, and why."""
        return [(fault.field, fault.reason) for fault in self.refused(text).all]


def line_of(text: str, what: str) -> int:
    """The first line that says so."""
    return next(n for n, line in enumerate(text.split("\n"), start=1) if what in line)


def names_its_line(found: BadEdition) -> None:
    """It is told in every language, with the line."""
    for lang in LANGUAGES:
        assert re.search(rf"^\w+ {found.line}, ", Words(lang, strict=True).error(found))


def saved_and_loaded(game: Boxed[Any], seats: int, text: str) -> Any:
    """The state of a game with that box after sixty answers at random, as a file gives it back."""
    match, dice = Match(game, seats, seed="an owner's box"), Dice(1)
    for _ in range(60):
        match.play(*any_answer(match.state, dice))
    again = load(save(match))
    assert again.fingerprint() == match.fingerprint() == match.at(len(match.answers)).fingerprint()
    assert edition_text(again.game) == text
    return again.state
