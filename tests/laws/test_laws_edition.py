"""The law of editions: a game with another box keeps every law, and slips are caught."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from aquelarre.editions import Boxed, Fault, Names, Sheet
from aquelarre.editions.names import taken_out
from aquelarre.games._template import GAME as TEMPLATE
from aquelarre.kernel import Dice
from aquelarre.laws import LawBroken, check_games
from aquelarre.laws.check import PLAYED
from aquelarre.laws.edition import check_edition, damaged
from aquelarre.words import Words


def test_a_game_with_another_edition_keeps_the_laws(boxed: Boxed[Any]) -> None:
    text = boxed.edition_text().replace('"C6", copies = 1', '"C6", copies = 8')
    other = boxed.with_edition(text)
    for game in (boxed, other):
        check_edition(game)
        check_games(game, PLAYED, games=12, sample=2)


def test_slips_are_of_many_kinds(boxed: Boxed[Any]) -> None:
    text = boxed.edition_text()
    texts = {damaged(text, Dice(number)) for number in range(200)}
    assert len(texts) > 40
    assert text not in texts - {text}


def test_a_game_without_editions_has_nothing_to_keep() -> None:
    check_edition(TEMPLATE)


def broken_by(game: Boxed[Any]) -> str:
    with pytest.raises(LawBroken) as caught:
        check_edition(game)
    assert caught.value.law == "edition"
    return caught.value.sentence


def test_a_game_that_finds_fault_with_its_own_box(boxed: Boxed[Any], monkeypatch: Any) -> None:
    monkeypatch.setattr(type(boxed), "faults", lambda *_: [Fault(("habit",), "missing")])
    assert "its own box: habit: this is missing" in broken_by(boxed)


def test_a_game_that_lets_a_slip_pass(boxed: Boxed[Any], monkeypatch: Any) -> None:
    monkeypatch.setattr(type(boxed), "faults", lambda *_: [])
    assert "makes the game fail" in broken_by(boxed)


def test_a_game_that_stumbles_over_a_slip(boxed: Boxed[Any], monkeypatch: Any) -> None:
    def careless(self: Any, facts: Any) -> list[Fault]:
        return [] if facts["cards"][0]["copies"] < 9 else [Fault(("cards",), "rows")]

    monkeypatch.setattr(type(boxed), "faults", careless)
    assert "makes the game fail" in broken_by(boxed)


def test_a_fault_on_a_line_that_is_not_there(boxed: Boxed[Any], monkeypatch: Any) -> None:
    before = Sheet.complaint

    def elsewhere(self: Any, faults: Any) -> Any:
        found = before(self, faults)
        found.line = 1000
        return found

    monkeypatch.setattr(Sheet, "complaint", elsewhere)
    assert "line 1000" in broken_by(boxed)


def test_a_fault_that_is_told_elsewhere(boxed: Boxed[Any], monkeypatch: Any) -> None:
    faults = type(boxed).faults

    def of_the_head(self: Any, facts: Any) -> list[Fault]:
        return [Fault(("habit",), each.reason, **each.values) for each in faults(self, facts)]

    monkeypatch.setattr(type(boxed), "faults", of_the_head)
    assert "is told on line 3, habit" in broken_by(boxed)


def test_a_name_that_is_lost(boxed: Boxed[Any], monkeypatch: Any) -> None:
    def forgotten(facts: Any, named: Any) -> tuple[Names, list[Fault]]:
        return {}, taken_out(facts, named)[1]

    monkeypatch.setattr(sys.modules[Boxed.__module__], "taken_out", forgotten)
    assert "is lost" in broken_by(boxed)


def test_a_name_that_is_said_otherwise(boxed: Boxed[Any], monkeypatch: Any) -> None:
    monkeypatch.setattr("aquelarre.laws.edition.Words", Mumbling)
    assert "is called '?' in es" in broken_by(boxed)


class Mumbling(Words):
    def say(self, key: str, **values: int | str) -> str:
        return "?"


def test_another_vocabulary(boxed: Boxed[Any], monkeypatch: Any) -> None:
    def corrected(self: Any, facts: Any) -> Any:
        other = type(self)(facts)
        other.verbs = self.verbs[:-1]
        return other

    monkeypatch.setattr(type(boxed), "corrected", corrected)
    assert "another vocabulary" in broken_by(boxed)
