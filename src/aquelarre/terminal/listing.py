"""Listing: the legal answers with their numbers, all of them or those that touch a thing.

A number stands for the same answer however the list is narrowed. What a seat may say though
nobody waits for it comes last, with letters: one for each, or, where there are more than letters,
one for each kind and numbers within it (`c.2`).
"""

from __future__ import annotations

import re
from functools import cached_property
from itertools import groupby
from string import ascii_lowercase

from aquelarre.kernel import Option, View
from aquelarre.words import Words
from aquelarre.words.things import plain

WORD_ENDS = r"[^\w,-]+"
SHORT = 16  # up to so many answers are always listed in full
FEW = 6  # so are up to so many of the same verb in a longer list


class Listing:
    """What one seat may answer now."""

    def __init__(
        self,
        options: list[Option],
        asides: list[Option],
        words: Words,
        view: View | None = None,
    ) -> None:
        """`view`: what the seat sees, to tell apart what is called alike."""
        self.options = options
        self.asides = asides
        self._spoken = _lettered(asides)
        self._words = words
        self._texts = [words.option(option, view) for option in options]

    # -- choosing ------------------------------------------------------------------------

    def numbered(self, text: str) -> Option | None:
        """The answer with this number or letter, with or without the dot of the list."""
        text = text.removesuffix(".")
        if text.isascii() and text.isdigit():
            place = int(text[:9]) - 1  # more digits than that are no number of a list
            return self.options[place] if 0 <= place < len(self.options) else None
        return self._spoken.get(text.lower())

    def touching(self, name: str) -> list[int]:
        """The places of the answers that this name means: a ref, a label, a thing as it is called,
        a word of the text.

        Several names together mean the answers that all of them touch.
        """
        whole = self._meant(plain(name)) or self._meant(plain(name).replace(", ", ","))
        if whole or " " not in name:
            return whole
        listed = [self._exactly(each) for each in re.split(r"[,;] ", plain(name))]
        if all(listed):  # whole names, not words of them
            return sorted(set.intersection(*map(set, listed)))
        words = [word.strip(",;") for word in plain(name).split()]
        parts = [set(self._meant(word)) for word in words if len(word) > 1 or self._meant(word)]
        return sorted(set.intersection(*parts)) if parts else []

    def named(self, name: str) -> str | None:
        """The ref of the thing of this name, if any answer touches it."""
        return self._called.get(plain(name))

    @cached_property
    def _called(self) -> dict[str, str]:
        """The refs of the things that answers touch, by what they are called."""
        game = self._words.game
        if game is None:
            return {}
        return {
            plain(self._words.thing(game.kind(name), value)): ref
            for option in self.options
            for ref, (name, value) in zip(option.refs, option.args.items(), strict=True)
            if game.kind(name) != "number"
        }

    def _exactly(self, name: str) -> list[int]:
        called = self._called.get(name)
        return [
            place
            for place, option in enumerate(self.options)
            if name in _handles(option) or called in option.refs
        ]

    def _meant(self, name: str) -> list[int]:
        places = range(len(self.options))
        exact = self._exactly(name)
        if exact or len(name) < 2:
            return exact
        texts = [f" {re.sub(WORD_ENDS, ' ', plain(text))} " for text in self._texts]
        whole = [place for place in places if f" {name} " in texts[place]]
        return whole or [place for place in places if name in plain(self._texts[place])]

    # -- printing ------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """All answers if they are few; else one line for each long group of the same verb, and
        the things one may name to see its answers."""
        lines: list[str] = []
        summed_up: list[int] = []
        short = len(self.options) <= SHORT
        places = range(len(self.options))
        for _, group in groupby(places, lambda place: self.options[place].verb):
            same = list(group)
            if short or len(same) <= FEW:
                lines += self.some(same)
            else:
                lines.append(self._summary(same))
                summed_up += same
        if summed_up:
            lines.append(self._words.say("list-names", names=", ".join(self._names(summed_up))))
        return lines

    def all(self) -> list[str]:
        """Every answer."""
        return self.some(list(range(len(self.options))))

    def some(self, places: list[int]) -> list[str]:
        """These answers, with their numbers."""
        width = len(str(len(self.options)))
        return [f"{place + 1:>{width + 2}}. {self._texts[place]}" for place in places]

    def spoken_up(self) -> list[str]:
        """What may be said unasked, with letters; long kinds are one line, as in `lines`."""
        lines: list[str] = []
        for letter, group in groupby(self._spoken, lambda handle: handle[0]):
            same = list(group)
            if len(same) <= FEW:
                lines += self.spoken_of(letter)
                continue
            example = self._words.option(self._spoken[same[0]])
            many = {"first": same[0], "last": same[-1], "example": example}
            lines.append(f"  {letter}. " + self._words.say("list-many", count=len(same), **many))
        return lines

    def spoken_of(self, letter: str) -> list[str]:
        """All that may be said with this letter."""
        return [
            f"  {handle}. {self._words.option(aside)}"
            for handle, aside in self._spoken.items()
            if handle[0] == letter.lower()
        ]

    def _summary(self, places: list[int]) -> str:
        """Many answers of one verb: how many, and an example."""
        return "  " + self._words.say(
            "list-many",
            count=len(places),
            first=str(places[0] + 1),
            last=str(places[-1] + 1),
            example=self._texts[places[0]],
        )

    def _names(self, places: list[int]) -> list[str]:
        """The things that these answers touch, in the order of their kinds and numbers."""
        game = self._words.game
        assert game is not None
        things = {
            (game.kind(name), value)
            for place in places
            for name, value in self.options[place].args.items()
            if game.kind(name) != "number"
        }
        return [self._words.thing(kind, value) for kind, value in sorted(things)]


def _handles(option: Option) -> set[str]:
    """The names by which an answer is meant exactly: the refs it touches, and their labels."""
    return {plain(name) for ref in option.refs for name in (ref, ref.partition(":")[2])}


def _lettered(asides: list[Option]) -> dict[str, Option]:
    """What is said unasked, by letters; where these are too few, by kind and number."""
    if len(asides) <= len(ascii_lowercase):
        return dict(zip(ascii_lowercase, asides, strict=False))
    found: dict[str, Option] = {}
    kinds = groupby(asides, lambda option: option.verb)
    for letter, (_, group) in zip(ascii_lowercase, kinds, strict=False):
        same = list(group)
        if len(same) == 1:
            found[letter] = same[0]
        else:
            found |= {f"{letter}.{number}": each for number, each in enumerate(same, 1)}
    return found
