"""Puzzles: each can be reached, its question is open, its answers are legal, what is told of it
has a text in each language, and is the same whatever lies hidden from the seat."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.kernel import AquelarreError, Dice, Game, Reason, Window, holds
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.snapshot import home_of
from aquelarre.laws.texts import LANGUAGES, read_texts
from aquelarre.match import Match
from aquelarre.puzzles.book import EASIEST, HARDEST, BadPuzzles, Puzzle, book, name_of
from aquelarre.puzzles.question import explanation

LAW = "puzzles"
DREAMS = 4  # worlds in which the coach is asked again
NEARLY = 20  # thousandths by which an answer as good may be ahead by chance


def puzzle_faults(game: Game[Any], home: Traversable | None = None) -> Iterator[LawBroken]:
    """All that is wrong with the puzzles of a game. It need not have any."""
    home = home_of(game, home)
    try:
        puzzles = book(game, home)
    except BadPuzzles as problem:
        yield LawBroken(LAW, str(problem))
        return
    ids = [puzzle.id for puzzle in puzzles]
    for puzzle in puzzles:
        where = f"the puzzle {puzzle.id}"
        if ids.count(puzzle.id) > 1:
            yield LawBroken(LAW, f"{where} is there twice.")
        for fault in (*_written(puzzle), *_texts(puzzle, home)):
            yield LawBroken(LAW, f"{where} {fault}")
        try:
            match = puzzle.match()
        except AquelarreError as problem:
            yield LawBroken(LAW, f"{where} cannot be reached: {problem}")
            continue
        for fault in _asked(puzzle, match):
            yield LawBroken(LAW, f"{where} {fault}")


def _written(puzzle: Puzzle) -> Iterator[str]:
    if not EASIEST <= puzzle.difficulty <= HARDEST:
        yield f"has the difficulty {puzzle.difficulty}."
    question = (puzzle.game.key, puzzle.seats, puzzle.settings, puzzle.answers, puzzle.seat)
    if puzzle.id != name_of(*question):
        yield f"would be called {name_of(*question)} by what it asks."
    if puzzle.right(puzzle.plain):
        yield "is solved by a plain player."
    if puzzle.best in puzzle.also or len(set(puzzle.also)) < len(puzzle.also):
        yield "names an answer twice."
    compared = dict(puzzle.chances)
    if not {puzzle.best, puzzle.plain, *puzzle.also} <= set(compared):
        yield "does not tell the chances of its answers."
    elif max(compared.values()) > min(1000, compared[puzzle.best] + NEARLY):
        yield "has better chances with another answer than the best."
    if not puzzle.praise and not puzzle.blame:
        yield "is not explained."


def _asked(puzzle: Puzzle, match: Match[Any]) -> Iterator[str]:
    if not holds(match.state.owed, puzzle.seat):
        yield f"does not ask its seat {puzzle.seat} anything."
        return
    options = match.state.options(puzzle.seat)
    for action in (puzzle.best, *puzzle.also, puzzle.plain, *dict(puzzle.chances)):
        if action not in options:
            yield f"speaks of the answer {action}, which is not possible."
    if any(match.state.partial(puzzle.seat)):
        yield "asks for an answer in parts."
    yield from _blind(puzzle, match)


def _blind(puzzle: Puzzle, match: Match[Any]) -> Iterator[str]:
    """The coach says the same in other worlds that the seat could be in."""
    if not puzzle.game.secrets:
        return
    seat, told, dice = puzzle.seat, match.news(puzzle.seat), Dice(puzzle.id)

    def said(window: Window[Any]) -> tuple[list[Reason], list[Reason]]:
        return explanation(window, told, dice, puzzle.best, puzzle.plain)

    here = said(match.window(seat))
    for number in range(DREAMS):
        dream = match.game.imagine(match.state, seat, dice.child(number))
        if said(Window(match.game, dream, seat)) != here:
            yield "is explained by what its seat cannot know."
            return


def _texts(puzzle: Puzzle, home: Traversable) -> Iterator[str]:
    said: list[Reason] = [*puzzle.praise, *puzzle.blame]
    for language in LANGUAGES:
        if (home / "locale" / f"{language}.ftl").is_file():
            texts = read_texts(home, language)
            for key in dict.fromkeys(f"advice-{reason.key}" for reason in said):
                if key not in texts:
                    yield f"says {key}, which has no text in locale/{language}.ftl."
