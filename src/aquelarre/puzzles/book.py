"""The book of puzzles of a game: `puzzles.json` in its folder, one puzzle a line (docs/PUZZLES.md).

A puzzle is the record of a game up to its question, nature's answers included, so that it stands
there whatever chance brings today. The record holds what the seat must not know: whoever shows a
puzzle shows the window of its seat, and what is told of the answers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import msgspec

from aquelarre.editions import ours
from aquelarre.kernel import Action, AquelarreError, Game, Reason, Seat, Window
from aquelarre.kernel.catalog import folder
from aquelarre.match import Match

FILE = "puzzles.json"
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # of an id: none that looks like another
LENGTH = 5  # of an id
EASIEST, HARDEST = 1, 5

Answer = tuple[Seat, Action]


class BadPuzzles(AquelarreError):
    """A file of puzzles that cannot be read."""

    key = "error-bad-puzzles"

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}", where=where, what=what)


class Puzzle(NamedTuple):
    """A question to one seat, and what is known of its answers."""

    game: Game[Any]
    id: str
    seats: int
    settings: dict[str, int]
    seed: str
    rules: int  # the version by which it was played
    answers: tuple[Answer, ...]  # up to the question
    seat: Seat  # who is asked
    best: Action
    also: tuple[Action, ...]  # as good as the best for all that can be told
    plain: Action  # what a plain player answers
    chances: tuple[tuple[Action, int], ...]  # in thousandths, of those compared, the best first
    difficulty: int  # from 1 to 5
    praise: tuple[Reason, ...]  # what the coach says for the best answer
    blame: tuple[Reason, ...]  # and against the plain one

    def match(self) -> Match[Any]:
        """A match that stands at the question; nature waits."""
        match = Match(
            self.game,
            self.seats,
            self.settings,
            seed=self.seed,
            scripted=True,
            rules=self.game.played_by(self.rules),
        )
        for seat, action in self.answers:
            match.play(seat, action)
        return match

    def window(self) -> Window[Any]:
        """The question as its seat sees it."""
        return self.match().window(self.seat)

    def right(self, action: Action) -> bool:
        """Is this the best answer, or as good?"""
        return action == self.best or action in self.also

    def chance(self, action: Action) -> int | None:
        """The chances with this answer in thousandths; None if the first search had already found
        it clearly worse than others that are."""
        return dict(self.chances).get(action)


class Told(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A reason: the key of its text and the values in it."""

    key: str
    values: dict[str, int] = {}


class Written(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A puzzle as it stands in the file."""

    id: str
    seats: int
    seed: str
    rules: int
    answers: list[Answer]
    seat: Seat
    best: Action
    plain: Action
    chances: list[tuple[Action, int]]
    difficulty: int
    settings: dict[str, int] = {}
    also: list[Action] = []
    reasons: dict[str, list[Told]] = {}


def book(game: Game[Any], home: Traversable | None = None) -> list[Puzzle]:
    """The puzzles of a game, the easiest first; none where it brings none. `home`: where its files
    are, if not in its own folder."""
    return list(_book(ours(game)) if home is None else _read(ours(game), home / FILE))


@lru_cache(maxsize=64)
def _book(game: Game[Any]) -> tuple[Puzzle, ...]:
    return _read(game, folder(game) / FILE)


def _read(game: Game[Any], file: Traversable) -> tuple[Puzzle, ...]:
    return read(game, file.read_bytes(), file.name) if file.is_file() else ()


def read(game: Game[Any], text: bytes, where: str = FILE) -> tuple[Puzzle, ...]:
    """The puzzles that are written in a text, in their order."""
    try:
        found = msgspec.json.decode(text, type=list[Written])
    except msgspec.MsgspecError as problem:
        raise BadPuzzles(where, f"{problem}.") from None
    return in_order(_of(game, each) for each in found)


def in_order(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The easiest first."""
    return tuple(sorted(puzzles, key=lambda each: (each.difficulty, each.id)))


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """The puzzles as a file has them: a list in JSON, one puzzle a line."""
    lines = [msgspec.json.encode(_plain(each)) for each in in_order(puzzles)]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def name_of(
    game: str, seats: int, settings: dict[str, int], answers: Iterable[Answer], seat: Seat
) -> str:
    """The id of the puzzle of this question: another one for another question."""
    content = [game, seats, sorted(settings.items()), list(answers), seat]
    digest = blake2b(msgspec.json.encode(content), digest_size=LENGTH).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest)


def _of(game: Game[Any], each: Written) -> Puzzle:
    def reasons(side: str) -> tuple[Reason, ...]:
        return tuple(Reason(told.key, **told.values) for told in each.reasons.get(side, []))

    return Puzzle(
        game,
        each.id,
        each.seats,
        each.settings,
        each.seed,
        each.rules,
        tuple(each.answers),
        each.seat,
        each.best,
        tuple(each.also),
        each.plain,
        tuple(each.chances),
        each.difficulty,
        reasons("for"),
        reasons("against"),
    )


def _plain(puzzle: Puzzle) -> Written:
    def told(reasons: Iterable[Reason]) -> list[Told]:
        return [Told(reason.key, dict(reason.values)) for reason in reasons]

    return Written(
        puzzle.id,
        puzzle.seats,
        puzzle.seed,
        puzzle.rules,
        list(puzzle.answers),
        puzzle.seat,
        puzzle.best,
        puzzle.plain,
        list(puzzle.chances),
        puzzle.difficulty,
        puzzle.settings,
        list(puzzle.also),
        {"for": told(puzzle.praise), "against": told(puzzle.blame)},
    )
