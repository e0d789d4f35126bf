"""Facts by their paths: one value of a box is read, or changed, and nothing else with it."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.editions import BadEdition, Boxed, NoFact, Sheet, fact_at, find, with_facts
from aquelarre.editions import boxed as as_boxed
from aquelarre.editions.facts import as_text, spelled
from aquelarre.words import LANGUAGES, Words

WINTER = ("hard", "winter", "difficulty")


@pytest.fixture
def lancre() -> Boxed[Any]:
    return as_boxed(find("discworld_witches"))


def test_a_box_is_written_and_read_as_itself(lancre: Boxed[Any], boxed: Boxed[Any]) -> None:
    for game in (lancre, boxed):
        text = as_text(game.key, "mine", game.sheet.facts)
        assert Sheet(text).fingerprint == game.sheet.fingerprint
        assert game.with_edition(text) is game


def test_odd_names_and_texts_are_written_so_that_they_are_read_alike() -> None:
    facts: dict[str, Any] = {
        "plain": True,
        "two words": 'a "quoted" \\ text\u00e9\t\x7f',
        "rows": [{"id": "a.b", "empty": {}, "list": [1, -2, [False]]}, {}],
        "nothing": [],
    }
    sheet = Sheet(as_text("boxed", "", {**facts}))
    assert sheet.facts == facts


def test_a_fact_is_found_by_its_path(lancre: Boxed[Any]) -> None:
    facts = lancre.sheet.facts
    assert fact_at(facts, WINTER) == 25
    assert fact_at(facts, ("paths", "1", "between")) == ["LT", "LC"]  # rows without an id
    assert spelled(("hard", "two words", "x")) == 'hard."two words".x'


def test_one_fact_changes_and_no_other(lancre: Boxed[Any]) -> None:
    changed = with_facts(lancre, {WINTER: 20})
    assert changed.ours is lancre
    assert fact_at(changed.sheet.facts, WINTER) == 20
    again = with_facts(changed, {WINTER: 25})
    assert again is lancre  # our facts are our box
    assert fact_at(lancre.sheet.facts, WINTER) == 25


def test_facts_that_must_fit_each_other_change_at_once(lancre: Boxed[Any]) -> None:
    fever, pig = ("easy", "fever", "copies"), ("easy", "pig", "copies")
    before = [fact_at(lancre.sheet.facts, path) for path in (fever, pig)]
    with pytest.raises(BadEdition) as caught:
        with_facts(lancre, {fever: before[0] - 1})
    assert caught.value.reason == "sum"
    both = with_facts(lancre, {fever: before[0] - 1, pig: before[1] + 1})
    assert fact_at(both.sheet.facts, pig) == before[1] + 1


@pytest.mark.parametrize(
    ("path", "part", "known"),
    [
        (("hardest", "winter"), "hardest", "hard"),
        (("hard", "wimter", "points"), "wimter", "winter"),
        (("hard", "winter", "colour"), "colour", "difficulty"),
        (("hard", "winter", "difficulty", "deep"), "deep", "-"),
    ],
)
def test_a_path_that_leads_nowhere(
    path: tuple[str, ...], part: str, known: str, lancre: Boxed[Any]
) -> None:
    with pytest.raises(NoFact) as caught:
        with_facts(lancre, {path: 1})
    assert caught.value.values["part"] == part
    for lang in LANGUAGES:
        said = Words(lang, strict=True).error(caught.value)
        assert part in said
        assert known in said
