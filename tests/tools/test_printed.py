"""Printed games: everything that happened is in them, what was weighed, and why."""

from __future__ import annotations

import sys

import pytest

import printed


def test_all_that_happened_is_printed_and_each_choice_with_its_numbers_and_reasons() -> None:
    found = printed.printed("walpurgisnacht", 3, "guide", "brocken", drawn=False)
    events = [line for line in found.lines if line.startswith("    - ")]
    assert len(events) == len(found.match.events)
    assert found.match.over
    assert found.lines[-1].startswith("= ")
    chosen = [line for line in found.lines if " > " in line]
    reasons = [line for line in found.lines if line.startswith("      because ")]
    assert found.turns > 3
    assert len(chosen) > 3 * found.turns
    assert len(reasons) >= len(chosen), "the coach has something to say for each"
    assert all("(" in line for line in chosen), "what it weighs"
    assert not any(line.startswith("    : ") for line in found.lines)


def test_secrets_are_printed_with_those_who_were_told() -> None:
    lines = printed.printed("walpurgisnacht", 3, "guide", "brocken").lines
    assert any(line.startswith("    - (Ana) Ana gets a role: “") for line in lines)
    assert any(line.startswith("    : ") for line in lines), "the position is drawn"


def test_a_seer_says_what_each_answer_was_worth_and_how_sure_it_is() -> None:
    lines = printed.printed("walpurgisnacht", 3, "seer@8", "brocken", drawn=False).lines
    assert any(", sure " in line for line in lines if " > " in line)


def test_what_is_said_unasked_is_printed() -> None:
    found = printed.printed("las_brujas", 3, "guide", "village", drawn=False)
    assert any(" speaks up: " in line for line in found.lines)


def test_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = "printed.py carcassonne --seats 2 --bots random --set mage_and_witch=0 --lang es"
    monkeypatch.setattr(sys, "argv", [*given.split(), "--drawn", "no"])
    printed.main()
    text = capsys.readouterr().out
    assert "Ana" in text
    assert "returns" in text
