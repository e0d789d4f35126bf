"""Puzzles are found where one answer is clearly best and the plain player misses it; nowhere else,
and the same each time."""

from __future__ import annotations

import pytest
from tests.puzzles.careless import GAME, holding

from aquelarre.games._template.game import Template
from aquelarre.games._template.verbs import KEEP, SWAP
from aquelarre.kernel import Dice
from aquelarre.puzzles.book import Puzzle
from aquelarre.puzzles.checking import Effort, again, ends, glance, search
from aquelarre.puzzles.finding import Finding
from aquelarre.puzzles.question import Question
from aquelarre.puzzles.tables import Table, number_of, seed_of

TINY = Effort(glance=16, search=64, again=96, ends=96)


def question(value: int) -> Question:
    return Question(holding(value), 0, Dice("puzzle"))


def test_what_is_clearly_best_and_missed_is_found() -> None:
    match = holding(1)
    found = Finding(GAME, "tests", 1, effort=TINY).puzzle_of(match, 0)
    assert found is not None
    assert (found.best, found.also, found.plain) == (SWAP.at(), (), KEEP.at())
    chances = dict(found.chances)
    assert chances[SWAP.at()] > chances[KEEP.at()] + 80
    assert [reason.key for reason in found.praise] == ["swapped"]
    assert found.answers == tuple(match.answers)


def test_a_coin_flip_is_no_puzzle() -> None:
    """An average card is as good as another: whatever leads, leads by luck."""
    tossed = question(3)
    assert search(tossed, TINY) is None


def test_what_the_plain_player_finds_is_no_puzzle() -> None:
    best = question(6)
    assert glance(best, TINY) is None
    assert search(best, TINY) is None


def test_a_second_search_and_the_end_may_say_otherwise() -> None:
    """An answer that only looked good in the first search is dropped."""
    clear, tossed = question(1), question(3)
    verdict = search(clear, TINY)
    assert verdict is not None
    assert again(clear, verdict, TINY) is not None
    assert ends(clear, verdict, TINY)
    assert again(tossed, verdict, TINY) is None
    wrong = verdict._replace(best=KEEP.at(), worse=(SWAP.at(),))
    assert again(clear, wrong, TINY) is None


def test_a_game_that_looks_only_so_far_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    clear = question(1)
    verdict = search(clear, TINY)
    assert verdict is not None
    monkeypatch.setattr(type(GAME), "horizon", 1)
    assert ends(clear, verdict, TINY)
    assert not ends(question(3), verdict, TINY), "by luck alone"


def some(count: int, before: list[Puzzle] | None = None) -> list[Puzzle]:
    return list(Finding(GAME, "tests", count, before or [], effort=TINY).puzzles())


def test_games_are_looked_through_the_same_each_time() -> None:
    found = some(4)
    assert len(found) == 4
    assert found == some(4)
    assert len({puzzle.id for puzzle in found}) == 4
    assert {len(puzzle.answers) for puzzle in found} != {0}


def test_it_goes_on_where_it_ended() -> None:
    """No game is looked through twice, and nothing that was found is lost."""
    first = some(2)
    finding = Finding(GAME, "tests", 4, first, effort=TINY)
    assert finding.number == 1 + max(number_of("tests", puzzle.seed) for puzzle in first)
    later = list(finding.puzzles())
    assert finding.found == [*first, *later]
    assert len({puzzle.id for puzzle in finding.found}) == 4


def test_a_limit_of_games_ends_it() -> None:
    finding = Finding(Template(), "tests", 5, effort=TINY)
    assert list(finding.puzzles(games=6)) == []
    assert finding.seen["games"] == 6


def test_not_all_puzzles_are_of_one_game() -> None:
    counts = [puzzle.seed for puzzle in some(6)]
    assert max(counts.count(seed) for seed in counts) <= 2


def test_tables_differ_and_can_be_dealt_again() -> None:
    tables = [Table(GAME, "tests", number) for number in range(12)]
    assert {table.match.seats for table in tables} == {2, 3, 4}
    assert {table.match.settings["showing"] for table in tables} == {0, 1}
    again_ = Table(GAME, "tests", 3)
    assert again_.match.fingerprint() == tables[3].match.fingerprint()
    assert number_of("tests", seed_of("tests", 7)) == 7
    assert number_of("others", seed_of("tests", 7)) == -1


def test_the_more_minds_miss_it_the_harder_it_is() -> None:
    """Weaker minds choose among what weighs most: a low card is easier to give away than what
    nobody would think of."""
    easy = question(1)
    assert 1 <= easy.difficulty([SWAP.at()]) <= easy.difficulty([]) == 5
    assert easy.difficulty([SWAP.at(), KEEP.at()]) == 1
