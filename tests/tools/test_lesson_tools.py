"""The tools for lessons: the tables in RULES.md are those of today, and a lesson is read aloud."""

from __future__ import annotations

from typing import Any

import pytest

import lesson as reading_tool
import lessons_table
from aquelarre.kernel.catalog import find


def test_the_tables_are_up_to_date() -> None:
    assert lessons_table.outdated() == [], "python tools/lessons_table.py writes them"


def test_a_table_says_what_is_taught_and_what_is_not() -> None:
    table = lessons_table.table(find("_template"))
    assert "| first | Your first card (3 min) | TPL-02, TPL-03, TPL-07, TPL-08 |" in table
    assert "| *in no lesson* | TPL-01, TPL-04, TPL-05, TPL-06, TPL-09 |" in table


def test_a_table_is_put_in_the_place_of_the_last() -> None:
    game = find("_template")
    once = lessons_table.page("# Rules\n", game)
    assert lessons_table.page(once, game) == once
    assert once.startswith("# Rules\n\n## Lessons\n")


def test_a_lesson_is_read_as_a_learner_meets_it(monkeypatch: Any, capsys: Any) -> None:
    monkeypatch.setattr("sys.argv", ["lesson.py", "_template", "--lang", "es"])
    assert reading_tool.main() == 0
    printed = capsys.readouterr().out
    assert "=== Tu primera carta (first), 3 min" in printed
    assert "[choose: answer]" in printed
    assert "(too_low) Puedes quedártela" in printed


@pytest.mark.parametrize("name", ["walpurgisnacht"])
def test_together_the_lessons_of_a_game_teach_what_a_normal_game_needs(name: str) -> None:
    """What is in no lesson is of no use in a first game: how many cards the box has."""
    game = find(name)
    last = lessons_table.table(game).splitlines()[-1]
    assert [rule for rule in game.rules if rule in last] == ["WAL-01"]
