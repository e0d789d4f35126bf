"""What is in the box, as plain data: of every game, with labels that the game knows."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from aquelarre.editions import boxed
from aquelarre.kernel import Game
from aquelarre.kernel.catalog import find, names

GAMES = [*names(), "_template"]


@pytest.mark.parametrize("name", GAMES)
def test_pieces_are_plain_data_with_labels_that_the_game_knows(name: str) -> None:
    game = find(name)
    pieces = game.pieces()
    assert json.loads(json.dumps(pieces)) == pieces
    assert {"card", "tile"} & set(pieces)
    for kind, rows in pieces.items():
        labels = [row["label"] for row in rows]
        assert len(set(labels)) == len(labels), kind
        assert all(game.thing(kind, label) is not None for label in labels), kind


@pytest.mark.parametrize("name", GAMES)
def test_nobody_alters_the_box_by_altering_what_is_told_of_it(name: str) -> None:
    game = find(name)
    before = json.dumps(game.pieces())
    for rows in game.pieces().values():
        for row in rows:
            for value in row.values():
                if isinstance(value, list | dict):
                    value.clear()
            row.clear()
    assert json.dumps(game.pieces()) == before


def of(name: str, kind: str) -> dict[str, dict[str, Any]]:
    return {row["label"]: row for row in find(name).pieces()[kind]}


def test_every_thing_of_a_small_box_is_there() -> None:
    """Where labels stand for things of the box and nothing is to spare, each has its piece."""
    for name in ("carcassonne", "las_brujas", "new_salem", "walpurgisnacht", "_template"):
        game: Game[Any] = find(name)
        for kind in ("card", "tile", "character", "event"):
            if kind in game.labels:
                assert list(of(name, kind)) == list(game.labels[kind]), (name, kind)


def test_a_tile_says_what_is_on_it() -> None:
    start = of("carcassonne", "tile")["D"]
    assert (start["start"], start["copies"], start["edges"]) == (True, 4, "CRFR")
    city, road, north, south = start["segments"]
    assert city["spots"] == ["city-N", "city-E", "city-S", "city-W"]
    assert (road["feature"], road["sides"]) == ("road", ["E", "W"])
    assert north["touches"] == [0]
    assert south["halves"] == ["ESE", "SSE", "SSW", "WSW"]
    assert sum(tile["copies"] for tile in of("carcassonne", "tile").values()) == 72 + 8 + 6


def test_a_card_says_what_is_printed_on_it() -> None:
    assert of("las_brujas", "card")["R01b"]["woman"] == 1
    assert of("walpurgisnacht", "card")["W00"]["kind"] == "mephistopheles"
    assert of("new_salem", "event")["V01"]["cost"] == 3
    assert of("walpurgisnacht", "slot")["S0"]["blocked_by"] == ["O0", "O4"]
    families = Counter(card["family"] for card in of("las_brujas", "card").values())
    assert families["rumour"] == 38


def test_an_edition_has_its_own_pieces() -> None:
    game = boxed(find("discworld_witches"))
    text = game.edition_text().replace('"winter", difficulty = 25', '"winter", difficulty = 24')
    other = game.with_edition(text)
    difficulty = {
        which: {row["label"]: row["difficulty"] for row in each.pieces()["tile"]}
        for which, each in (("ours", game), ("other", other))
    }
    assert (difficulty["ours"]["winter"], difficulty["other"]["winter"]) == (25, 24)
    assert of("discworld_witches", "place")["LT"]["paths"] == ["BR", "LC", "MC", "NO"]
    assert of("discworld_witches", "space")["LT1"]["near"][0] == "LC1"


def test_discworld_says_where_each_fact_is_from() -> None:
    whence = {"rulebook", "deduced", "found", "reconstructed"}
    pieces = find("discworld_witches").pieces()
    for kind in ("place", "tile", "card"):
        assert all(
            row["sources"] and set(row["sources"].values()) <= whence for row in pieces[kind]
        )
    assert of("discworld_witches", "tile")["fever"]["sources"] == {
        "name": "rulebook",
        "difficulty": "rulebook",
        "points": "reconstructed",
        "copies": "deduced",
    }
