"""Checked: a file says who has held which facts against a box, and the box stays the same."""

from __future__ import annotations

import pytest

from aquelarre.editions import BadEdition, Boxed, Sheet, boxed, edition_text, find
from aquelarre.editions.checked import all_facts, by_whom
from aquelarre.editions.facts import as_text

GAME = "discworld_witches"
CHECKS = (
    '{ fact = "hard.winter.difficulty", by = "Ana", on = "2026-11-18" }',
    '{ fact = "easy.pig" }',
    '{ fact = "paths.1.between", by = "Bea" }',
    '{ fact = "cards.C01.name" }',
)


def with_checks(*checks: str) -> str:
    return f"{edition_text(find(GAME))}\nchecked = [{', '.join(checks)}]\n"


def test_checks_are_read_and_change_no_mark() -> None:
    ours = boxed(find(GAME))
    sheet = Sheet(with_checks(*CHECKS))
    assert [each.fact for each in sheet.checked][:2] == ["hard.winter.difficulty", "easy.pig"]
    assert (sheet.checked[0].by, sheet.checked[0].on) == ("Ana", "2026-11-18")
    assert (sheet.checked[1].by, sheet.checked[1].on) == ("", "")
    assert sheet.fingerprint == ours.sheet.fingerprint
    assert ours.with_edition(sheet.text) is ours
    assert Sheet(edition_text(ours)).checked == []


def test_an_edition_with_checks_carries_them() -> None:
    text = with_checks(*CHECKS).replace('"winter", difficulty = 25', '"winter", difficulty = 24')
    played = find(GAME, text)
    assert isinstance(played, Boxed)
    assert len(played.sheet.checked) == len(CHECKS)
    facts = Sheet(text).facts
    again = as_text(GAME, "", facts, [each.as_row() for each in played.sheet.checked])
    assert [each.as_row() for each in Sheet(again).checked] == [
        each.as_row() for each in played.sheet.checked
    ]
    assert Sheet(again).fingerprint == Sheet(text).fingerprint


def test_a_row_stands_for_all_that_it_says() -> None:
    sheet = Sheet(with_checks(*CHECKS))
    counts, covered, every = by_whom(sheet.facts, sheet.checked)
    assert every == len(list(all_facts(sheet.facts)))
    assert counts == {("Ana", "2026-11-18"): 1, ("", ""): 5, ("Bea", ""): 1}
    assert covered == 7


@pytest.mark.parametrize(
    ("check", "field", "reason"),
    [
        ("3", "checked", "rows"),
        ("{ }", "checked.1.fact", "missing"),
        ('{ fact = "hard.summer" }', "checked.1.fact", "absent"),
        ('{ fact = "hard" }', "checked.1.fact", "absent"),
        ('{ fact = "hard.winter.sources" }', "checked.1.fact", "absent"),
        ('{ fact = ["hard"] }', "checked.1.fact", "absent"),
        ('{ fact = "easy.pig" }, { fact = "easy.pig" }', "checked.2.fact", "twice"),
        ('{ fact = "easy.pig", by = 3 }', "checked.1.by", "head"),
        (f'{{ fact = "easy.pig", by = "{"x" * 41}" }}', "checked.1.by", "head"),
        ('{ fact = "easy.pig", on = "yesterday" }', "checked.1.on", "value"),
        ('{ fact = "easy.pig", why = "" }', "checked.1.why", "unknown"),
    ],
)
def test_what_cannot_be_said_is_refused(check: str, field: str, reason: str) -> None:
    with pytest.raises(BadEdition) as caught:
        Sheet(with_checks(check))
    assert (caught.value.field, caught.value.reason) == (field, reason)
