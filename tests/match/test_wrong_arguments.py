"""What a stranger passes by mistake is told in a sentence, and what means the same is taken."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre import Match, find, load, save
from aquelarre.kernel import BadSetting


@pytest.fixture
def game() -> Any:
    return find("carcassonne")


def test_the_name_of_a_game_is_no_game() -> None:
    """Protects from "'str' object has no attribute 'check'", the first thing many would see."""
    wrong: Any = "carcassonne"
    number: Any = 5
    with pytest.raises(TypeError) as told:
        Match(wrong, 2)
    sentence = "A match wants a game, not 'carcassonne': find('carcassonne') gives one."
    assert str(told.value) == sentence
    with pytest.raises(TypeError, match=r"^A match wants a game, not 5: find\(…\) gives one\.$"):
        Match(number, 2)


@pytest.mark.parametrize("seats", ["2", None, 2.5])
def test_seats_are_a_whole_number(game: Any, seats: Any) -> None:
    with pytest.raises(BadSetting) as told:
        Match(game, seats)
    assert str(told.value) == f"carcassonne is for 2 to 6 players, not {seats!r}."


def test_settings_and_decks_are_by_name(game: Any) -> None:
    wrong: Any = ["mage_and_witch"]
    with pytest.raises(BadSetting) as told:
        Match(game, 2, wrong)
    assert str(told.value) == (
        "Table options are a dict of names and numbers, not ['mage_and_witch']."
    )
    with pytest.raises(TypeError) as told_of_decks:
        Match(game, 2, decks=wrong)
    assert str(told_of_decks.value) == (
        "Short decks are a dict of kinds and labels, such as {'tile': ['W', 'E']}, "
        "not ['mage_and_witch']."
    )


def test_a_number_in_quotation_marks_is_shown_with_them(game: Any) -> None:
    """Protects from "= 1; possible: 0, 1", which says that nothing is wrong."""
    wrong: Any = {"mage_and_witch": "1"}
    with pytest.raises(BadSetting) as told:
        Match(game, 2, wrong)
    assert str(told.value) == "carcassonne has no option 'mage_and_witch' = '1'; possible: 0, 1."


def test_true_is_one_also_in_a_file(game: Any) -> None:
    """Protects games: one that was made with True was saved as a file that nothing could load."""
    match = Match(game, 2, {"mage_and_witch": True}, seed=1)
    assert type(match.settings["mage_and_witch"]) is int
    assert load(save(match)).fingerprint() == match.fingerprint()


@pytest.mark.parametrize("wrong", [None, b"{}", 5])
def test_a_saved_game_is_a_text(wrong: Any) -> None:
    with pytest.raises(TypeError) as told:
        load(wrong)
    assert str(told.value) == (
        f"load wants the text of a saved game, not {type(wrong).__name__}; read(path) takes a file."
    )
