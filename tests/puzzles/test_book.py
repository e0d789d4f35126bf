"""The book of puzzles: written and read again, and each puzzle stands at its question."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aquelarre.games._template.game import Template
from aquelarre.games._template.verbs import KEEP, SWAP
from aquelarre.kernel import Reason, holds
from aquelarre.match import Match
from aquelarre.puzzles.book import FILE, BadPuzzles, Puzzle, book, name_of, read, written

GAME = Template()


def made(difficulty: int = 2, seed: str = "tea") -> Puzzle:
    """A puzzle after the first answer of a game for three."""
    match = Match(GAME, 3, {"showing": 0}, seed=seed)
    match.play(match.asked[0], KEEP.at())
    seat = match.asked[0]
    settings = {"showing": 0}
    return Puzzle(
        game=GAME,
        id=name_of(GAME.key, 3, settings, match.answers, seat),
        seats=3,
        settings=settings,
        seed=seed,
        rules=1,
        answers=tuple(match.answers),
        seat=seat,
        best=SWAP.at(),
        also=(),
        plain=KEEP.at(),
        chances=((SWAP.at(), 640), (KEEP.at(), 410)),
        difficulty=difficulty,
        praise=(Reason("swap"),),
        blame=(Reason("low", value=1),),
    )


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    puzzles = [made(3, "tea"), made(1, "cake")]
    (tmp_path / FILE).write_bytes(written(puzzles))
    assert book(GAME, tmp_path) == [puzzles[1], puzzles[0]], "the easiest first"
    lines = (tmp_path / FILE).read_text().splitlines()
    assert len(lines) == 4, "one puzzle a line"
    assert json.loads(lines[1].rstrip(","))["reasons"]["against"] == [
        {"key": "low", "values": {"value": 1}}
    ]


def test_a_game_without_a_book_has_no_puzzles(tmp_path: Path) -> None:
    assert book(GAME, tmp_path) == []


def test_a_puzzle_stands_at_its_question() -> None:
    puzzle = made()
    match = puzzle.match()
    assert match.answers == list(puzzle.answers)
    assert holds(match.state.owed, puzzle.seat)
    assert puzzle.window().options() == match.state.options(puzzle.seat)
    assert puzzle.best in puzzle.window().options()


def test_right_and_wrong_and_the_chances() -> None:
    puzzle = made()
    assert puzzle.right(SWAP.at())
    assert not puzzle.right(KEEP.at())
    assert puzzle._replace(also=(KEEP.at(),)).right(KEEP.at())
    assert puzzle.chance(KEEP.at()) == 410
    assert puzzle.chance(12345) is None


def test_an_id_is_made_of_the_question_alone() -> None:
    one, other = made(), made(seed="cake")
    assert one.id == made(difficulty=5).id
    assert one.id != other.id
    again = name_of(GAME.key, 3, {"showing": 0}, one.answers, one.seat + 1)
    assert again != one.id


@pytest.mark.parametrize("text", [b"{", b"[{}]", b"[1]", b'[{"id": 1}]', b"\xff"])
def test_what_cannot_be_read_is_said(text: bytes) -> None:
    with pytest.raises(BadPuzzles) as problem:
        read(GAME, text)
    assert problem.value.values["where"] == FILE
