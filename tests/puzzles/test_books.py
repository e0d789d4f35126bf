"""The books that ship: each keeps the law of puzzles, and is worth opening."""

from __future__ import annotations

import zlib
from collections import Counter
from typing import Any

import pytest

from aquelarre.bots.search.rolling import worth
from aquelarre.kernel import Dice, Window
from aquelarre.kernel.catalog import find, folder, names
from aquelarre.laws.puzzles import puzzle_faults
from aquelarre.puzzles import Puzzle, book
from aquelarre.puzzles.book import FILE, read, written
from aquelarre.puzzles.checking import Effort, glance, search
from aquelarre.puzzles.question import Question
from aquelarre.puzzles.race import Race
from aquelarre.words import Words
from aquelarre.words.language import LANGUAGES

ENOUGH = 30  # puzzles of a title
# What there is so far of titles with fewer: it may only grow (docs/PUZZLES.md says why).
SO_FAR = {"carcassonne": 13, "las_brujas": 26}
OF_ONE_GAME = 2
LARGEST = 80_000  # bytes of all books in the wheel
SMALL = Effort(glance=8, search=32, arms=8)
LASTING = 50  # thousandths by which the best must lead in a search with new dice


@pytest.mark.parametrize("name", names())
def test_a_book_keeps_the_law(name: str) -> None:
    assert [str(fault) for fault in puzzle_faults(find(name))] == []


@pytest.mark.parametrize("name", names())
def test_a_book_is_worth_opening(name: str) -> None:
    """Enough puzzles, or all that there are so far; from many games, of more than one difficulty
    and number of seats, the easiest first, and in the file as they are read."""
    game = find(name)
    puzzles = book(game)
    assert len(puzzles) >= min(ENOUGH, SO_FAR.get(name, ENOUGH))
    assert max(Counter(puzzle.seed for puzzle in puzzles).values()) <= OF_ONE_GAME
    levels = [puzzle.difficulty for puzzle in puzzles]
    assert levels == sorted(levels)
    assert len(set(levels)) >= 2
    if len(puzzles) >= ENOUGH:
        assert len({game.describe(puzzle.best).verb for puzzle in puzzles}) >= 3
        assert len({puzzle.seats for puzzle in puzzles}) >= 3
        sides = Counter(game.side(puzzle.match().state, puzzle.seat) for puzzle in puzzles)
        assert all(sides[side] >= 5 for side in range(len(game.sides)))
    text = (folder(game) / FILE).read_bytes()
    assert written(read(game, text)) == text


def test_the_books_are_small() -> None:
    texts = [(folder(find(name)) / FILE).read_bytes() for name in names()]
    assert sum(len(zlib.compress(text, 9)) for text in texts) < LARGEST


@pytest.mark.parametrize("name", names())
def test_what_is_told_of_a_puzzle_can_be_said(name: str) -> None:
    game = find(name)
    for puzzle in book(game):
        view = puzzle.window().view()
        for lang in LANGUAGES:
            words = Words(lang, game, reader=puzzle.seat)
            said = [words.reason(reason) for reason in (*puzzle.praise, *puzzle.blame)]
            said += [words.option(game.describe(each), view) for each, _ in puzzle.chances]
            assert all(said)
            assert not any("advice-" in each for each in said)


def dreamt(puzzle: Puzzle, number: int) -> Question:
    """The question in another world that fits all that its seat has seen and heard."""
    found = Question(puzzle.match(), puzzle.seat, Dice("dream"))
    world = puzzle.game.imagine(found.match.state, puzzle.seat, Dice(number))
    found.window = Window(puzzle.game, world, puzzle.seat)
    found.belief = puzzle.game.belief(found.window, found.told)
    return found


@pytest.mark.parametrize("name", [name for name in names() if find(name).secrets])
def test_nothing_depends_on_what_the_seat_cannot_know(name: str) -> None:
    """Another hidden world behind the same window gives the same candidate, the same verdict, the
    same plain answer, difficulty and reasons."""
    for number, puzzle in enumerate(book(find(name))[::9]):
        here, there = Question(puzzle.match(), puzzle.seat, Dice("dream")), dreamt(puzzle, number)
        assert here.plain == there.answer_of("guide", here.dice.child("plain"))
        assert glance(here, SMALL) == glance(there, SMALL)
        assert search(here, SMALL) == search(there, SMALL)
        assert here.reasons(puzzle.best) == there.reasons(puzzle.best)


def lead(puzzle: Puzzle, seed: str, worlds: int) -> dict[int, float]:
    """By how many thousandths the best answer leads each that was compared and is not as good."""
    asked = Question(puzzle.match(), puzzle.seat, Dice(seed))
    others = [each for each, _ in puzzle.chances if not puzzle.right(each)]
    race = Race(asked.ahead("anew", worlds), [puzzle.best, *others])
    race.more(worlds)
    return {each: 1000 * race.gap(puzzle.best, each).lead for each in others}


@pytest.mark.deep
@pytest.mark.parametrize("name", names())
def test_a_search_with_new_dice_says_the_same(name: str) -> None:
    for puzzle in book(find(name))[::4]:
        leads = lead(puzzle, f"anew {puzzle.id}", 256)
        assert min(leads.values()) >= LASTING, (puzzle.id, leads)


def test_worth_is_what_is_compared() -> None:
    """A lead is that of `worth`, halved to chances: what the judge of reviews goes by, too."""
    puzzle: Any = book(find("carcassonne"))[0]
    asked = Question(puzzle.match(), puzzle.seat, Dice(1))
    ahead = asked.ahead("worth", 4)
    race = Race(ahead, [puzzle.best, puzzle.plain])
    race.more(4)

    def mean(action: int) -> float:
        ends = [ahead.after(action, number) for number in range(4)]
        return sum(worth(asked.game, s, asked.seat) for s in ends) / 4

    assert race.gap(puzzle.best, puzzle.plain).lead == pytest.approx(
        (mean(puzzle.best) - mean(puzzle.plain)) / 2
    )
