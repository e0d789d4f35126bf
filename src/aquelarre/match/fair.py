"""Fair chance: a seed that nobody could choose, and games that are dealt again to check it.

A table commits to a secret before anybody sits down. Each player's page promises a number (it
publishes the hash), and tells it only when it has seen the commitment and everybody's promises. The
seed is all of that in one text, so a saved game has its own proof in it: see docs/FAIR-SHUFFLES.md.
"""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from typing import Any

from aquelarre.match.match import Match

CONTRIBUTION = re.compile(r"[0-9a-f]{64}")  # 32 random bytes of a page; promises look the same
MIXED = re.compile(
    r"aquelarre fair 1 round=([1-9][0-9]{0,5})((?: [0-9]{1,2}[=?][0-9a-f]{64})+) secret=(.*)", re.S
)
Numbers = dict[int, str]  # of each seat that has one


def commitment_to(secret: str) -> str:
    """What a table publishes of its secret when it is made."""
    return _hash("aquelarre commitment 1:" + secret)


def promise_of(contribution: str) -> str:
    """What a page publishes of its contribution when it sits down."""
    return _hash("aquelarre promise 1:" + contribution)


def code_of(commitment: str, round: int, promises: Numbers) -> str:
    """One code for all that was fixed before the first page told its number. As long as no page has
    promised any, that is the table's commitment alone."""
    if not promises:
        return commitment
    lines = ["aquelarre opening 1", f"round {round}", f"commitment {commitment}"]
    lines += [f"promise {seat} {promise}" for seat, promise in sorted(promises.items())]
    return _hash("".join(line + "\n" for line in lines))


def _hash(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class Mix:
    """What a seed is made of: the table's secret, and the numbers of the pages."""

    def __init__(
        self, secret: str, round: int = 1, told: Numbers | None = None, kept: Numbers | None = None
    ) -> None:
        self.secret = secret
        self.round = round  # how often the table has begun to gather promises
        self.told: Numbers = told or {}  # contributions
        self.kept: Numbers = kept or {}  # promises whose contribution never came

    @classmethod
    def of(cls, seed: str) -> Mix:
        """What this seed is made of; any text is at least a secret."""
        found = MIXED.fullmatch(seed)
        if found is None:
            return cls(seed)
        told: Numbers = {}
        kept: Numbers = {}
        for part in found[2].split():
            seat, mark, number = part.partition("=") if "=" in part else part.partition("?")
            (told if mark == "=" else kept)[int(seat)] = number
        mix = cls(found[3], int(found[1]), told, kept)
        return mix if mix.seed == seed else cls(seed)  # there is one way to write it

    @property
    def seed(self) -> str:
        """The text that nature's dice are made from; without promises it is the secret alone."""
        marks = {seat: f"={number}" for seat, number in self.told.items()}
        marks |= {seat: f"?{promise}" for seat, promise in self.kept.items()}
        if not marks:
            return self.secret
        parts = "".join(f" {seat}{mark}" for seat, mark in sorted(marks.items()))
        return f"aquelarre fair 1 round={self.round}{parts} secret={self.secret}"

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    @property
    def promises(self) -> Numbers:
        return {seat: promise_of(number) for seat, number in self.told.items()} | self.kept

    @property
    def code(self) -> str:
        return code_of(self.commitment, self.round, self.promises)


class Redeal:
    """What came of dealing a game again."""

    def __init__(self) -> None:
        self.checked: Counter[str] = Counter()  # answers of nature, by the rule that asked for them
        # The numbers, from 1 on, of answers that do not come of the seed.
        self.wrong: list[int] = []
        self.given = 0  # answers that were laid out, as is known, and not compared

    @property
    def count(self) -> int:
        return sum(self.checked.values())


def redeal(match: Match[Any], given: int = 0) -> Redeal:
    """Play the match again from its log and compare each card and die with what the seed gives: all
    but the first `given`, of which it is known that they were taken over from another game."""
    found, again = Redeal(), match.at(0)
    added = 0  # so far, of answers that nobody was asked for when these cards were dealt
    for place, (seat, action) in enumerate(match.answers):
        added += place in match.bridged
        if seat == again.nature and found.given < given:
            found.given += 1
        elif seat == again.nature:
            step = again.state.open_question()
            found.checked[step.rule if step is not None else ""] += 1
            if again.nature_says(place - added) != action:
                found.wrong.append(place - added + 1)
        again.play(seat, action)
    return found
