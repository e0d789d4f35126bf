"""Answers by name: verbs and labels lead to numbers, and what is wrong says what there is."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel import Game, Misnamed
from aquelarre.kernel.catalog import find, names
from aquelarre.words import Words

GAMES = [*names(), "_template"]


@pytest.mark.parametrize("name", GAMES)
def test_every_label_of_every_argument_leads_back_to_its_number(name: str) -> None:
    game = find(name)
    for verb in game.verbs:
        for argument, size in zip(verb.names, verb.sizes, strict=True):
            kind = game.kind(argument)
            for value in range(size):
                assert game.thing(kind, game.label(kind, value)) == value, (verb.name, argument)


@pytest.mark.parametrize("name", GAMES)
def test_what_describe_tells_can_be_said_again(name: str) -> None:
    """By labels, as the refs have them, and by numbers."""
    game = find(name)
    for verb in game.verbs:
        for action in {verb.base, verb.base + verb.size // 2, verb.end - 1}:
            option = game.describe(action)
            labels = [ref.partition(":")[2] for ref in option.refs]
            assert game.action(option.verb, **option.args) == action
            by_label: dict[str, Any] = dict(zip(option.args, labels, strict=True))
            assert game.action(option.verb, **by_label) == action


def test_labels_and_numbers_may_be_mixed() -> None:
    game = find("carcassonne")
    lay = game.verb("lay")
    place = game.thing("place", "0,1")
    assert place is not None
    assert game.action("lay", place="0,1", rotation=2) == lay.at(place, 2)
    assert game.action("lay", rotation="2", place=place) == lay.at(place, 2)


WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "lie",
        {},
        "verb",
        "There is no verb 'lie'; there are: no_follower, add_none, all_add, all_take, ",
    ),
    ("lay", {"plaice": "0,1"}, "argument", "'lay' takes no 'plaice'; it takes: place, rotation."),
    ("no_follower", {"spot": 1}, "argument", "'no_follower' takes no 'spot'; it takes: —."),
    ("lay", {"place": "0,1"}, "missing", "'lay' also needs: rotation."),
    ("lay", {"place": "0,1", "rotation": 5}, "number", "possible: 0, 1, 2, 3."),
    ("lay", {"place": "0,1", "rotation": "5"}, "label", "possible: 0, 1, 2, 3."),
    ("lay", {"place": "0,1", "rotation": True}, "number", "'True' is no rotation of 'lay'"),
    ("lay", {"place": "0,1", "rotation": -1}, "number", "'-1' is no rotation of 'lay'"),
    ("lay", {"place": "0;1", "rotation": 0}, "label", "possible: -99,-99 … 99,99."),
    (
        "follower",
        {"spot": "city-X"},
        "label",
        "'city-X' is no spot of 'follower'; possible: city-N",
    ),
    ("draw", {"tile": "AA"}, "label", "'AA' is no tile of 'draw'; possible: A, B, C"),
]


@pytest.mark.parametrize(("verb", "things", "what", "told"), WRONG)
def test_what_is_not_there_is_refused_with_what_is(
    verb: str, things: dict[str, Any], what: str, told: str
) -> None:
    game: Game[Any] = find("carcassonne")
    with pytest.raises(Misnamed) as problem:
        game.action(verb, **things)
    assert told in str(problem.value)
    assert problem.value.values["what"] == what
    for lang in ("es", "en"):
        said = Words(lang).error(problem.value)
        assert str(problem.value.values["possible"]) in said
        assert "{" not in said


def test_a_verb_that_is_not_there() -> None:
    assert find("walpurgisnacht").verb("reveal").rule == "WAL-10"
    with pytest.raises(Misnamed, match="there are: ready, stop"):
        find("walpurgisnacht").verb("lie")
