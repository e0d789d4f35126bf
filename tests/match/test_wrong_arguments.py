"""What a stranger passes by mistake is told in a sentence, and what means the same is taken."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from aquelarre import Match, find, load, save
from aquelarre.kernel import WATCHER, BadSetting, Misnamed, NotAsked, NotClean, UnknownGame, Why
from aquelarre.match import Player
from aquelarre.words import LANGUAGES, UnknownLanguage, Words


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


LOOKS: dict[str, Callable[[Match[Any], Any], object]] = {
    "view": lambda match, seat: match.view(seat),
    "window": lambda match, seat: match.window(seat),
    "news": lambda match, seat: match.news(seat),
    "log": lambda match, seat: match.log(seat),
    "why_not": lambda match, seat: match.why_not(seat, "card:W05"),
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("seat", [3, 9, "0", None, 1.0])
def test_who_sits_nowhere_sees_nothing(look: str, seat: Any) -> None:
    """Protects from a bot that plays blind: seat 9 was shown what a watcher sees."""
    match = Match(find("walpurgisnacht"), 3, seed=1)
    with pytest.raises(NotAsked) as told:
        LOOKS[look](match, seat)
    assert str(told.value) == f"There is no seat {seat!r} at this table."


@pytest.mark.parametrize("look", [look for look in LOOKS if look != "view"])
def test_below_a_watcher_there_is_nobody(look: str) -> None:
    """Only a view is given to marks of nobody: -2 where it is nobody's turn."""
    match = Match(find("walpurgisnacht"), 3, seed=1)
    with pytest.raises(NotAsked, match=r"^There is no seat -2 at this table\.$"):
        LOOKS[look](match, -2)
    assert match.view(-2) == {**match.view(WATCHER), "seat": -2}


@pytest.mark.parametrize("look", LOOKS)
def test_players_and_watchers_see_what_is_theirs(look: str) -> None:
    match = Match(find("walpurgisnacht"), 3, seed=1)
    for seat in (WATCHER, 0, 1, 2):
        LOOKS[look](match, seat)
    assert [match.view(seat)["seat"] for seat in (WATCHER, 0, 2)] == [-1, 0, 2]


@pytest.mark.parametrize(
    ("thing", "wrong", "possible"),
    [
        ("nonsense", "nonsense", "card:W00 …, seat:0 …, side:witches …, slot:P0 …, wisp:purple …"),
        ("", "", "card:W00 …, seat:0 …, side:witches …, slot:P0 …, wisp:purple …"),
        ("nope:1", "nope:1", "card:W00 …, seat:0 …, side:witches …, slot:P0 …, wisp:purple …"),
        ("wisp:red", "wisp:red", "wisp:purple, wisp:green, wisp:none"),
        ("seat:x", "seat:x", "seat:0 …"),
        ("side:red", "side:red", "side:witches, side:villagers"),
        ("card:W05 wisp:red", "wisp:red", "wisp:purple, wisp:green, wisp:none"),
        ("wisp:red card:W05", "wisp:red", "wisp:purple, wisp:green, wisp:none"),
        (None, "None", "card:W00 …, seat:0 …, side:witches …, slot:P0 …, wisp:purple …"),
        (3.5, "3.5", "card:W00 …, seat:0 …, side:witches …, slot:P0 …, wisp:purple …"),
    ],
)
def test_why_not_of_what_is_no_thing(thing: Any, wrong: str, possible: str) -> None:
    """Protects from an empty reason, which says that nothing forbids it."""
    match = Match(find("walpurgisnacht"), 3, seed=1)
    with pytest.raises(Misnamed) as told:
        match.why_not(0, thing)
    assert str(told.value) == f"There is no thing {wrong!r}; possible: {possible}."
    for lang in LANGUAGES:
        said = Words(lang, match.game).error(told.value)
        assert wrong in said
        assert possible in said
        assert said != str(told.value)


def test_why_not_of_what_there_is_has_an_answer(game: Any) -> None:
    """Whatever the game: every thing of a legal answer, and every answer."""
    match = Match(game, 2, seed=1)
    seat = match.asked[0]
    for option in match.options(seat):
        assert match.why_not(seat, option.action) == Why("")
        for ref in option.refs:
            assert match.why_not(seat, ref) == Why("")
    assert match.why_not(seat, "place:7,7").rule
    assert match.why_not(1 - seat, "place:0,1").rule


@pytest.mark.parametrize("wrong", [["Ana", "Bea"], "ab", 3])
def test_players_are_no_names(game: Any, wrong: Any) -> None:
    """Protects a game that is played to its end and cannot be saved then."""
    with pytest.raises(TypeError) as told:
        Match(game, 2, players=wrong)
    assert str(told.value) == (
        f"Players are a list of Player(name), one for each seat, not {wrong!r}."
    )
    name: Any = 3
    with pytest.raises(TypeError, match=r"^The name of a player is a text, not 3\.$"):
        Player(name)


def test_a_short_deck_is_a_list_of_labels(game: Any) -> None:
    wrong: Any = {"tile": 3}
    with pytest.raises(TypeError) as told:
        Match(game, 2, decks=wrong)
    assert str(told.value) == (
        "Short decks are a dict of kinds and labels, such as {'tile': ['W', 'E']}, not {'tile': 3}."
    )


@pytest.mark.parametrize("count", ["1", None, 1.5, -1, 99])
def test_the_match_after_no_number_of_answers(game: Any, count: Any) -> None:
    match = Match(game, 2, seed=1)
    sentence = f"there are {len(match.answers)} answers, not {count!r}"
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        match.at(count)


def test_nobody_takes_back_what_nature_has_answered() -> None:
    """Protects from a match that stands still: she would not be asked again."""
    match = Match(find("walpurgisnacht"), 3, seed=1)
    assert match.answers[-1][0] == match.nature
    assert not match.can_undo(match.nature)
    with pytest.raises(NotClean):
        match.undo(match.nature)


def test_a_game_and_a_language_are_named_by_a_text() -> None:
    wrong: Any = 3
    with pytest.raises(UnknownGame, match=r"^There is no game called 3\. There is: carcassonne, "):
        find(wrong)
    with pytest.raises(
        UnknownLanguage, match=r"^Aquelarre does not speak 3; it speaks es and en\.$"
    ):
        Words(wrong, find("carcassonne"))
