"""Boxes that come with a game beside ours: found by their names, told from others, kept to law."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aquelarre.editions import Boxed, find, shipped, shipped_as
from aquelarre.games._template import GAME as TEMPLATE
from aquelarre.kernel import catalog
from aquelarre.laws import LawBroken
from aquelarre.laws.edition import check_edition
from aquelarre.laws.locale import locale_faults
from aquelarre.match.data import edition
from aquelarre.words import Words


def file_of(game: Boxed[Any], name: str) -> Path:
    return Path(str(catalog.folder(game))) / "editions" / f"{name}.toml"


def test_most_games_come_with_one_box(boxed: Boxed[Any]) -> None:
    assert not shipped(boxed)
    assert not shipped(TEMPLATE)
    assert (shipped_as(boxed), shipped_as(TEMPLATE)) == ("", "")


def test_a_box_that_comes_with_the_game_is_known_by_its_name(boxed: Boxed[Any], moons: str) -> None:
    assert list(shipped(boxed)) == [moons]
    text = shipped(boxed)[moons].text
    other = boxed.with_edition(text)
    assert other.copies[5] == 8  # type: ignore[attr-defined]
    assert list(shipped(other)) == [moons]
    assert [shipped_as(each) for each in (boxed, other)] == ["", moons]
    assert edition(other) == {
        "title": "Lunas / Moons",
        "mark": other.sheet.mark,
        "ours": False,
        "name": moons,
    }
    assert "name" not in (edition(boxed) or {})


def test_it_is_the_facts_that_count(boxed: Boxed[Any], moons: str) -> None:
    """Another comment or title is the same box; another fact is another."""
    text = shipped(boxed)[moons].text
    same = find("boxed", "# mine\n" + text.replace("Lunas / Moons", "Mine"))
    other = find("boxed", text.replace('"C6", copies = 8', '"C6", copies = 7'))
    assert [shipped_as(each) for each in (same, other)] == [moons, ""]


def test_files_that_are_called_otherwise_are_none(boxed: Boxed[Any], moons: str) -> None:
    place = file_of(boxed, moons).parent
    for name in ("Moons.toml", ".moons.toml.swp", "read me.txt"):
        (place / name).write_text("nothing", "utf-8")
    assert list(shipped(boxed)) == [moons]


def test_the_laws_hold_for_it(boxed: Boxed[Any], moons: str) -> None:
    check_edition(boxed)
    for lang, called in (("es", "Lunas"), ("en", "Moons")):
        assert Words(lang, boxed, strict=True).say(f"edition-{moons}") == called


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("copies = 8", "copies = 88", "cannot be played"),
        ('title = "Lunas / Moons"', 'title = " "', "has no title"),
        ('habit = "swap"', 'habit = "swap"', "are the same box"),
    ],
)
def test_a_box_that_breaks_the_law(
    boxed: Boxed[Any], moons: str, old: str, new: str, what: str
) -> None:
    text = file_of(boxed, moons).read_text("utf-8")
    assert old in text
    file_of(boxed, "broken").write_text(text.replace(old, new), "utf-8")
    if "same" not in what:
        file_of(boxed, moons).unlink()
    with pytest.raises(LawBroken, match=what):
        check_edition(boxed)


def test_our_own_facts_are_no_other_box(boxed: Boxed[Any], moons: str) -> None:
    ours = boxed.edition_text().replace('title = ""', 'title = "Ours"')
    file_of(boxed, moons).write_text(ours, "utf-8")
    with pytest.raises(LawBroken, match="moons has the facts of ours"):
        check_edition(boxed)


def test_it_has_a_name_in_both_languages(boxed: Boxed[Any], moons: str) -> None:
    file_of(boxed, moons).rename(file_of(boxed, "suns"))
    found = [fault.sentence for fault in locale_faults(boxed)]
    assert any("edition-suns" in each for each in found), found
