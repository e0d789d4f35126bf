"""The boxes that we ship beside ours change only what we made up, and say so."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.editions import Sheet, boxed, find, shipped
from aquelarre.kernel.catalog import folder, names

BOXES = [(game, name) for game in names() for name in shipped(find(game))]
EFFECT = "effect"  # its numbers have its source


def rows(sheet: Sheet) -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (part, row["id"]): row for part, some in sheet.facts.items() for row in some if "id" in row
    }


def changed(game: str, name: str) -> list[tuple[str, str, str]]:
    """The facts that are others than in our box, as part, id and field."""
    ours, other = rows(boxed(find(game)).sheet), rows(shipped(find(game))[name])
    assert ours.keys() == other.keys()
    return [
        (*at, field)
        for at, row in ours.items()
        for field in row.keys() | other[at].keys()
        if row.get(field) != other[at].get(field)
    ]


def test_there_are_some() -> None:
    assert BOXES == [
        ("discworld_witches", "dark"),
        ("new_salem", "balanced"),
        ("walpurgisnacht", "few"),
    ]


@pytest.mark.parametrize(("game", "name"), BOXES)
def test_only_facts_that_we_made_up_are_others(game: str, name: str) -> None:
    ours = rows(boxed(find(game)).sheet)
    found = changed(game, name)
    assert found
    for part, row, field in found:
        sources = ours[part, row]["sources"]
        assert sources.get(field) or sources[EFFECT] == "X", (part, row, field)


@pytest.mark.parametrize(("game", "name"), BOXES)
def test_a_box_says_what_it_is_for(game: str, name: str) -> None:
    text = (folder(find(game)) / "editions" / f"{name}.toml").read_text("utf-8")
    head = text.partition("\ngame = ")[0]
    assert "docs/BALANCE-" in head
    assert "(X)" in head
