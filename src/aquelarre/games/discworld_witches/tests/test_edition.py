"""Editions: what owners of the box can correct, what no box can be, and that any box is played."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from typing import Any

import pytest
from tests.editions.written import Written, line_of, names_its_line, saved_and_loaded

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.check import problems
from aquelarre.games.discworld_witches.box.edition import OURS, our_data
from aquelarre.games.discworld_witches.box.ids import DUNGEON, SPACES, TILES
from aquelarre.kernel import Dice
from aquelarre.kernel.spelling import spelled
from aquelarre.laws import check_games, check_random_game
from aquelarre.laws.check import PLAYED
from aquelarre.laws.edition import check_slips
from aquelarre.words import Words

HERE = Written(GAME)
TEXT, edited, without = HERE.text, HERE.edited, HERE.without


def game_with(**parts: list[dict[str, Any]]) -> Any:
    """The game with other rows in some parts, as an owner could have written them."""
    facts = our_data() | parts
    assert problems(facts) == []
    return GAME.corrected(facts)


# -- our own -----------------------------------------------------------------------------


def test_what_is_exported_is_toml_and_our_box() -> None:
    data = tomllib.loads(TEXT)
    assert (data.pop("game"), data.pop("title")) == (GAME.key, "")
    assert data == our_data()
    assert problems(data) == []
    assert GAME.with_edition(TEXT) is GAME
    assert GAME.edition is OURS


def test_one_number_is_another_edition_of_the_same_game() -> None:
    text = edited(
        ('"winter", difficulty = 25', '"winter", difficulty = 24'), ('""  #', '"Mine"  #')
    )
    other = GAME.with_edition(text)
    winter = TILES.index("winter")
    assert isinstance(other, type(GAME))
    assert (other.edition.difficulty[winter], OURS.difficulty[winter]) == (24, 25)
    assert other.start(2).edition is other.edition
    assert other.sheet is not None
    assert other.sheet.title == "Mine"
    state = saved_and_loaded(other, 2, text)
    assert spelled(state.edition) == spelled(other.edition) != spelled(OURS)


# -- what cannot be ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "field", "reason"),
    [
        ("pig", "difficulty = 8", "difficulty = 0", "easy.pig.difficulty", "value"),
        ("pig", "difficulty = 8", "difficulty = 99", "easy.pig.difficulty", "value"),
        ("winter", "difficulty = 25", "difficulty = 99", "hard.winter.difficulty", "value"),
        ("pig", "difficulty = 8", "difficulty = true", "easy.pig.difficulty", "value"),
        ("pig", "difficulty = 8", 'difficulty = "8"', "easy.pig.difficulty", "value"),
        ("pig", "difficulty = 8", "difficulty = [8]", "easy.pig.difficulty", "value"),
        ("pig", "difficulty = 8", "difficulty = nan", "easy.pig.difficulty", "kind"),
        ("pig", "difficulty = 8", "difficulty = 8.0", "easy.pig.difficulty", "kind"),
        ("pig", "difficulty = 8, ", "", "easy.pig.difficulty", "missing"),
        ("pig", "difficulty = 8", "difficulty = 8, wind = 1", "easy.pig.wind", "unknown"),
        ("pig", '"pig"', '"cow"', "easy.cow.id", "value"),
        ("pig", '"pig"', '"fever"', "easy.fever.id", "twice"),
        ("pig", '"pig"', "3", "easy.2.id", "value"),
        ("pig", 'id = "pig", ', "", "easy.2.id", "missing"),
        ("pig", "copies = 5", "copies = 6", "easy.copies", "sum"),
        ("pig", 'points = "F"', 'points = "?"', "easy.pig.sources.points", "value"),
        ("pig", 'points = "F"', 'wind = "F"', "easy.pig.sources.points", "missing"),
        ("pig", 'points = "F"', 'points = "F", wind = "F"', "easy.pig.sources.wind", "unknown"),
        ("pig", "sources = {", "source = {", "easy.pig.sources", "missing"),
        ("pig", "sources = {", 'sources = "F", source = {', "easy.pig.sources", "value"),
        ("winter", 'failure = "winter"', 'failure = "summer"', "hard.winter.failure", "value"),
        ("winter", 'group = "winter"', 'group = ["winter"]', "hard.winter.group", "value"),
        ("winter", 'success = ""', "success = {}", "hard.winter.success", "value"),
        ("C08", "amount = 4", "amount = 3", "cards.C08.amount", "value"),
        ("C08", "amount = 4, ", "", "cards.C08.amount", "missing"),
        ("C08", '["magpyr", "bela"]', '["magpyr", "owls"]', "cards.C08.against.2", "value"),
        ("C08", '["magpyr", "bela"]', '"magpyr"', "cards.C08.against", "value"),
        ("C08", 'against = ["magpyr", "bela"], ', "", "cards.C08.against", "missing"),
        ("C08", 'effect = "add"', "effect = []", "cards.C08.effect", "value"),
        ("C05", "cackle = 1", "cackle = true", "cards.C05.cackle", "value"),
        ("C07", 'trio = ""', 'trio = "", cackle = 1', "cards.C07.cackle", "unknown"),
        ("C01", '["GW", "BA", "LC"]', "[]", "cards.C01.locations", "count"),
        ("C01", '["GW", "BA", "LC"]', '["GW", "BA", "LC", "BA", "BA"]', "cards.C01", "count"),
        ("C01", '["GW", "BA", "LC"]', '["GW", "BA", "DG"]', "cards.C01.locations.3", "value"),
        ("C01", '["GW", "BA", "LC"]', '["GW", "BA", "P1"]', "cards.C01.locations", "absent"),
        ("C01", '["GW", "BA", "LC"]', '["GW", "BA"]', "cards.locations", "sum"),
        ("LT", "spaces = 3", "spaces = 1", "places.LT.spaces", "value"),
        ("LT", "spaces = 3", "spaces = 6", "places.LT.spaces", "value"),
        ("BA", "spaces = 1", "spaces = 2", "places.BA.spaces", "value"),
        ("BA", 'start = "green"', 'start = ""', "places", "times"),
        ("BA", 'start = "green"', 'start = "blue"', "places.BA.start", "value"),
    ],
)
def test_a_fact_that_cannot_be_names_its_line_and_field(
    name: str, old: str, new: str, field: str, reason: str
) -> None:
    text, found = HERE.misspelt(name, old, new)
    assert found.reason == reason
    assert found.field.startswith(field)
    about_all = found.field in ("places", "easy.copies", "cards.locations")
    part = found.field.partition(".")[0]
    assert found.line == (line_of(text, f"{part} = [") if about_all else HERE.line(name))
    names_its_line(found)


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        (TEXT.partition("places = [")[0], "places", "missing"),
        (TEXT + "\nwinds = []\n", "winds", "unknown"),
        (re.sub(r"easy = \[.*?\n\]", "easy = 3", TEXT, flags=re.S), "easy", "rows"),
        (re.sub(r"easy = \[.*?\n\]", "easy = [1, 2]", TEXT, flags=re.S), "easy", "rows"),
        (re.sub(r"easy = \[.*?\n\]", "easy = []", TEXT, flags=re.S), "easy.copies", "sum"),
        (re.sub(r"cards = \[.*?\n\]", "cards = []", TEXT, flags=re.S), "places.LT", "unused"),
        (re.sub(r"paths = \[.*?\n\]", "paths = []", TEXT, flags=re.S), "places.LC", "unreached"),
        (without("C43"), "cards.locations", "sum"),
        (without("GW"), "places", "needed"),
        (without("MT"), "places", "times"),
        (edited(('["LT", "LC"]', '["LT", "LT"]')), "paths.1.between", "itself"),
        (edited(('["LT", "LC"]', '["LC", "LG"]')), "paths.5.between", "twice"),
        (edited(('["LT", "LC"]', '["LT", "P1"]')), "paths.1.between", "absent"),
        (edited(('["LT", "LC"]', '["LT", "BA"]')), "paths", "needed"),
        (edited(('["LT", "LC"]', '["LT"]')), "paths.1.between", "count"),
        (edited(('["LT", "LC"]', "7")), "paths.1.between", "value"),
        (edited(('["LT", "LC"]', '["LT", "LC"], sources = 1')), "paths.1.sources", "unknown"),
        (edited(('["LT", "LC"]', '["LT", ["LC"]]')), "paths.1.between.2", "value"),
    ],
)
def test_a_box_that_cannot_be_is_refused(text: str, field: str, reason: str) -> None:
    assert (field, reason) in HERE.faults(text)


# -- any box is played -------------------------------------------------------------------


def boxes() -> dict[str, dict[str, list[dict[str, Any]]]]:
    """Boxes that nobody has, and that could be."""
    ours = our_data()
    marks = {"name": "R", "spaces": "R", "start": "R"}
    more = [{"id": f"P{n}", "spaces": 1, "start": "", "sources": marks} for n in range(1, 7)]
    names = [place["id"] for place in ours["places"]]
    chain = [names[0], *names[1:], *(f"P{n}" for n in range(1, 7))]
    there = [card | {"locations": list(card["locations"])} for card in ours["cards"]]
    for n, card in enumerate([each for each in there if len(each["locations"]) > 1][:6], start=1):
        card["locations"][-1] = f"P{n}"
    alike = [tile | {"copies": 30 if tile["id"] == "death" else 0} for tile in ours["easy"]]
    elves = [tile | {"copies": 17 if tile["id"] == "elves" else 0} for tile in ours["hard"]]
    return {
        "a long road": {
            "places": [*ours["places"], *more],
            "paths": [{"between": [a, b], "source": "R"} for a, b in pairwise(chain)],
            "cards": there,
        },
        "wide": {
            "places": [
                place | {"spaces": 5 if place["id"] in ("LT", "LC") else 1}
                for place in ours["places"]
            ]
        },
        "narrow": {
            "places": [
                place | {"spaces": 2 if place["id"] in ("LT", "LC") else 1}
                for place in ours["places"]
            ]
        },
        "only death": {"easy": alike},
        "only elves": {"hard": elves},
        "hopeless": {
            part: [tile | {"difficulty": 98} for tile in ours[part]] for part in ("easy", "hard")
        },
        "child's play": {
            part: [tile | {"difficulty": 1, "points": 98} for tile in ours[part]]
            for part in ("easy", "hard")
        },
        "winter": {
            "hard": [
                tile | {"failure": "winter", "success": "banish", "group": "magpyr"}
                for tile in ours["hard"]
            ]
        },
        "one trick": {
            "cards": [
                {k: card[k] for k in ("id", "trio", "locations", "sources")}
                | {"symbol": "magic", "effect": "transmute"}
                for card in ours["cards"]
            ]
        },
    }


@pytest.mark.parametrize(("number", "name"), list(enumerate(boxes())))
def test_any_box_is_played_to_the_end(number: int, name: str) -> None:
    game = game_with(**boxes()[name])
    for seed in range(12):
        mode = (number + seed) % 3
        assert check_random_game(game, 1 + seed % 4, {"mode": mode}, seed) > 10


def slipped(count: int, seed: str) -> int:
    """Each slip is refused on the right line and field; or is a box that keeps the laws of play."""
    found = check_slips(GAME, count, Dice(seed))
    for number, game in enumerate(found):
        assert check_random_game(game, 1 + number % 4, {"mode": number % 3}, number) > 10
    return len(found)


def test_slips_of_the_pen() -> None:
    assert slipped(40, "a short night") > 0


@pytest.mark.deep
def test_two_thousand_slips_of_the_pen() -> None:
    assert slipped(2000, "a long night") > 40


@pytest.mark.deep
@pytest.mark.parametrize("name", boxes())
def test_any_box_keeps_the_laws(name: str) -> None:
    check_games(game_with(**boxes()[name]), PLAYED, games=4, sample=40)


def test_spare_places_are_on_the_board_only_where_the_edition_has_them() -> None:
    spare = SPACES.index("P1")
    assert spare not in OURS.spaces
    assert OURS.near[spare] == ()
    long = game_with(**boxes()["a long road"]).edition
    assert spare in long.spaces
    assert len(long.near[spare]) == 2
    assert long.near[DUNGEON] == ()


@pytest.mark.parametrize(("lang", "price"), [("es", "carcajeo"), ("en", "cackle")])
def test_a_card_says_what_it_costs_in_this_box(lang: str, price: str) -> None:
    dear = HERE.row("C04").replace("cackle = 0", "cackle = 1")
    theirs = GAME.with_edition(edited((HERE.row("C04"), dear)))
    action = GAME.action("draw_two", card="C04a")
    assert price in Words(lang, theirs, strict=True).option(theirs.describe(action))
    assert price not in Words(lang, GAME, strict=True).option(GAME.describe(action))
