"""The law of puzzles bites: each mistake planted into a book is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.laws.coaches import coached_by, other_card
from tests.puzzles.careless import holding

from aquelarre.games._template import GAME
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import KEEP, SHOW, SWAP
from aquelarre.kernel import Action, Reason, Window
from aquelarre.laws import broken_laws
from aquelarre.laws.puzzles import puzzle_faults
from aquelarre.puzzles.book import FILE, Puzzle, name_of, written

Change = Callable[[Puzzle], Puzzle]


def puzzle() -> Puzzle:
    """The lowest card: it should go."""
    match = holding(1)
    return Puzzle(
        game=GAME,
        id=name_of(GAME.key, 2, match.settings, match.answers, 0),
        seats=2,
        settings=match.settings,
        seed=match.seed,
        rules=1,
        answers=tuple(match.answers),
        seat=0,
        best=SWAP.at(),
        also=(),
        plain=KEEP.at(),
        chances=((SWAP.at(), 600), (KEEP.at(), 200)),
        difficulty=1,
        praise=(Reason("swapped", number=3),),
        blame=(),
    )


def told(home: Path, *puzzles: Puzzle) -> str:
    (home / FILE).write_bytes(written(puzzles))
    return "\n".join(str(fault) for fault in puzzle_faults(GAME, home))


def named(changed: Puzzle) -> Puzzle:
    question = (changed.settings, changed.answers, changed.seat)
    return changed._replace(id=name_of(GAME.key, changed.seats, *question))


def test_a_book_that_is_in_order_keeps_it(home: Path) -> None:
    assert told(home, puzzle()) == ""
    assert broken_laws(GAME, games=1, home=home) == []


def test_a_game_needs_no_book(home: Path) -> None:
    assert list(puzzle_faults(GAME, home)) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda p: p._replace(id="abcde"), "would be called"),
        (lambda p: p._replace(difficulty=6), "has the difficulty 6"),
        (lambda p: p._replace(plain=SWAP.at()), "is solved by a plain player"),
        (lambda p: p._replace(also=(SWAP.at(),)), "names an answer twice"),
        (lambda p: p._replace(chances=((SWAP.at(), 600),)), "does not tell the chances"),
        (
            lambda p: p._replace(chances=((SWAP.at(), 600), (KEEP.at(), 700))),
            "has better chances with another answer",
        ),
        (lambda p: p._replace(praise=()), "is not explained"),
        (lambda p: p._replace(praise=(Reason("moon"),)), "no text in locale/es.ftl"),
        (lambda p: p._replace(best=SHOW.at()), f"the answer {SHOW.at()}, which is not possible"),
        (lambda p: named(p._replace(answers=p.answers[:-1])), "does not ask its seat 0"),
        (lambda p: named(p._replace(answers=((7, 7),))), "cannot be reached"),
        (lambda p: named(p._replace(seats=9)), "cannot be reached"),
    ],
)
def test_it_bites(home: Path, change: Change, fault: str) -> None:
    assert fault in told(home, change(puzzle()))


def test_the_same_one_twice(home: Path) -> None:
    assert "is there twice" in told(home, puzzle(), puzzle())


def test_what_cannot_be_read(home: Path) -> None:
    (home / FILE).write_text("[{]", "utf-8")
    assert FILE in "\n".join(str(fault) for fault in puzzle_faults(GAME, home))


def test_an_explanation_that_knows_too_much(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach who has looked into the other's hand."""

    def peeking(window: Window[TemplateState], action: Action, own: list[Reason]) -> list[Reason]:
        return [Reason("swapped", 1.0 + other_card(window), number=other_card(window))]

    monkeypatch.setattr(GAME, "reasons", coached_by(peeking)().reasons, raising=False)
    assert "what its seat cannot know" in told(home, puzzle())
