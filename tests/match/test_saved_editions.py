"""Saved games carry the edition they are played with."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
import pytest

from aquelarre.editions import Boxed, edition_text, ours
from aquelarre.games._template import GAME as TEMPLATE
from aquelarre.kernel import BadFile, Dice
from aquelarre.laws.walk import any_answer
from aquelarre.match import Match, load, save
from aquelarre.words import LANGUAGES, Words


@pytest.fixture
def other(boxed: Boxed[Any]) -> Boxed[Any]:
    """Eight moons, and bots that swap."""
    text = boxed.edition_text().replace('title = ""', 'title = "Moons"').replace('"keep"', '"swap"')
    return boxed.with_edition(text.replace('"C6", copies = 1', '"C6", copies = 8'))


def header_of(text: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(text.split("\n", 1)[0])
    return found


def with_header(text: str, **changes: Any) -> str:
    """The file with another first line, and a checksum that fits."""
    first, *lines, last = text.splitlines(keepends=True)
    lines.insert(0, msgspec.json.encode(header_of(first) | changes).decode() + "\n")
    end = msgspec.json.decode(last) | {"check": sha256("".join(lines).encode()).hexdigest()}
    return "".join(lines) + msgspec.json.encode(end).decode() + "\n"


@pytest.mark.parametrize("sealed", [False, True])
def test_a_match_comes_back_with_its_edition(other: Boxed[Any], sealed: bool) -> None:
    match = Match(other, 3, seed="moons")
    dice = Dice(1)
    while not match.over:
        again = load(save(match, sealed=sealed))
        assert edition_text(again.game) == other.edition_text()
        assert ours(again.game) is other.ours
        assert again.fingerprint() == match.fingerprint()
        assert save(again, sealed=sealed) == save(match, sealed=sealed)
        match.play(*any_answer(match.state, dice))
    replayed = load(save(match))
    for count in range(len(match.answers) + 1):
        assert replayed.at(count).fingerprint() == match.at(count).fingerprint()


def test_the_same_answers_lead_elsewhere_with_another_box(other: Boxed[Any]) -> None:
    """Without its edition the file would be another game, and is noticed to be."""
    match = Match(other, 2, seed="moons")
    text = save(match, sealed=False)
    with pytest.raises(BadFile):
        load(with_header(text, edition=""))
    assert load(with_header(text)).fingerprint() == match.fingerprint()


def test_a_game_with_our_box_carries_it_too(boxed: Boxed[Any]) -> None:
    """So that it goes on as it was after we have corrected our reconstruction."""
    text = save(Match(boxed, 2, seed=1))
    assert header_of(text)["edition"] == boxed.edition_text()
    assert load(text).game is boxed


def test_files_without_an_edition_are_as_they_were(boxed: Boxed[Any]) -> None:
    assert "edition" not in header_of(save(Match(TEMPLATE, 2, seed=1)))
    old = with_header(save(Match(boxed, 2, seed=1)), edition="")
    assert load(old).game is boxed


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("nonsense", "the edition cannot be played. Line 1, nonsense"),
        ('game = "boxed"\ntitle = 3', "the edition cannot be played. Line 2, title"),
        ('game = "walpurgisnacht"', "the edition cannot be played. Line 1, game"),
        ("[" * 70_000, "the edition cannot be played. Line 1"),
    ],
)
def test_an_edition_that_cannot_be_played_is_one_sentence(
    other: Boxed[Any], edition: str, told: str
) -> None:
    with pytest.raises(BadFile) as caught:
        load(with_header(save(Match(other, 2, seed=1)), edition=edition))
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
    for lang in LANGUAGES:
        assert "edici" in Words(lang).error(caught.value) or lang == "en"


def test_an_edition_for_a_game_that_has_none_is_refused() -> None:
    with pytest.raises(BadFile, match="has no editions"):
        load(with_header(save(Match(TEMPLATE, 2, seed=1)), edition='game = "_template"'))


def test_a_file_in_which_the_edition_was_changed_is_noticed(other: Boxed[Any]) -> None:
    text = save(Match(other, 2, seed=1))
    with pytest.raises(BadFile, match="changed after it was saved"):
        load(text.replace("Moons", "Suns"))
