"""The numbered answers: stable numbers, summaries of long lists, narrowing by names."""

from __future__ import annotations

import pytest

from aquelarre.kernel.catalog import find
from aquelarre.terminal.listing import Listing
from aquelarre.words import Words
from aquelarre.words.things import Things

GAME = find("walpurgisnacht")
VERBS = {verb.name: verb for verb in GAME.verbs}
WORDS = Words("en", GAME, players=["Ana", "Beto", "Caro"], strict=True)


def listing() -> Listing:
    """A dance with an end, thirty moves and three swaps; and Mephistopheles may declare."""
    actions = [VERBS["rest"].at()]
    actions += [VERBS["move"].at(slot, to) for slot in range(5, 10) for to in range(10, 16)]
    actions += [VERBS["swap"].at(5, other) for other in (6, 7, 8)]
    options = [GAME.describe(action) for action in actions]
    return Listing(options, [GAME.describe(VERBS["declare"].at())], WORDS)


def test_long_groups_are_summed_up_and_short_ones_listed() -> None:
    assert listing().lines() == [
        "   1. End the dance",
        "  2 to 31: 30 choices like “Move the card on inner 1 to pentagram 1”.",
        "  32. Swap inner 1 and inner 2",
        "  33. Swap inner 1 and inner 3",
        "  34. Swap inner 1 and inner 4",
        "Name one or two things to see only their choices, or type “list” for all: "
        "inner 1, inner 2, inner 3, inner 4, inner 5, pentagram 1, pentagram 2, pentagram 3, "
        "pentagram 4, pentagram 5, outer 1.",
    ]
    assert len(listing().all()) == 34


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("I1", [*range(7, 13), 31]),
        ("slot:i1", [*range(7, 13), 31]),
        ("inner 2", [*range(7, 13), 31]),
        ("I1 S3", [10]),
        ("s3 i1", [10]),
        ("end the dance", [0]),
        ("swap", [31, 32, 33]),
        ("swap i3", [33]),
        ("P4", []),
        ("I1 P4", []),
        ("x", []),
    ],
)
def test_names_narrow_the_list(name: str, places: list[int]) -> None:
    assert listing().touching(name) == places


def test_a_narrowed_list_keeps_the_numbers() -> None:
    assert listing().some([10]) == ["  11. Move the card on inner 2 to pentagram 4"]


@pytest.mark.parametrize(
    ("typed", "verb"),
    [
        ("1", "rest"),
        ("34", "swap"),
        ("035", None),
        ("0", None),
        ("35", None),
        ("9" * 5000, None),
        ("a", "declare"),
        ("A", "declare"),
        ("b", None),
        ("", None),
        ("²", None),
        ("٣", None),
    ],
)
def test_numbers_and_letters(typed: str, verb: str | None) -> None:
    chosen = listing().numbered(typed)
    assert (chosen.verb if chosen else None) == verb


@pytest.mark.parametrize(
    ("name", "ref"),
    [
        ("S3", "slot:S3"),
        ("s3", "slot:S3"),
        ("slot:S3", "slot:S3"),
        ("W05", "card:W05"),
        ("Bells", "card:W05"),
        ("brocken", "card:W15"),
        ("bonfire", ""),  # there are three
        ("Beto", "seat:1"),
        ("dragon", ""),
        ("", ""),
    ],
)
def test_things_are_found_by_ref_label_or_text(name: str, ref: str) -> None:
    assert Things(GAME, WORDS, 3).find(name) == ref


# -- places and turns: a tile of Carcassonne ---------------------------------------------------

LAND = find("carcassonne")


def land(lang: str, *labels: str) -> Listing:
    """A tile with eight ways to lie on two places."""
    lay = next(verb for verb in LAND.verbs if verb.name == "lay")
    places = [LAND.thing("place", label) or 0 for label in labels or ("0,-1", "1,0")]
    options = [LAND.describe(lay.at(place, turn)) for place in places for turn in range(4)]
    return Listing(options, [], Words(lang, LAND, strict=True))


@pytest.mark.parametrize(
    ("lang", "name", "places"),
    [
        ("en", "1,0", [4, 5, 6, 7]),
        ("en", "1, 0", [4, 5, 6, 7]),
        ("en", "clockwise", [1, 5]),  # and not anticlockwise
        ("en", "1,0 a quarter turn clockwise", [5]),
        ("en", "1,0, half a turn", [6]),
        ("es", "0,-1 un cuarto de vuelta a la derecha", [1]),
        ("es", "media vuelta", [2, 6]),
        ("es", "a", []),
    ],
)
def test_a_place_and_a_turn_are_named_together(lang: str, name: str, places: list[int]) -> None:
    assert land(lang).touching(name) == places


def test_a_place_is_meant_by_its_whole_name() -> None:
    found = land("en", "1,0", "1,-1")
    assert found.touching("1 east") == [0, 1, 2, 3]
    assert found.touching("1 east and 1 north") == [4, 5, 6, 7]
    assert found.touching("1 east, half a turn") == [2]
    assert found.named("1 East and 1 north") == "place:1,-1"
    assert found.named("2 east") is None


@pytest.mark.parametrize(("name", "ref"), [("mago", "figure:mage"), ("la bruja", "figure:witch")])
def test_a_thing_is_found_without_its_article(name: str, ref: str) -> None:
    assert Things(LAND, Words("es", LAND, strict=True), 2).find(name) == ref
