"""Another mix of tiles, and kinds of an owner's own: read, refused, drawn and played."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest

from aquelarre.editions import BadEdition
from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.edition import OURS as BOX
from aquelarre.games.carcassonne.box.farms import farms_between
from aquelarre.games.carcassonne.box.kinds import FIRST_SPARE, KINDS, LABELS, OURS
from aquelarre.games.carcassonne.box.tiles import CITY, FARM, ROAD, ROTATIONS
from aquelarre.games.carcassonne.game import Carcassonne
from aquelarre.games.carcassonne.seen.picture import HIGH, WIDE, picture
from aquelarre.games.carcassonne.tests.boxes import (
    BENDS,
    CHAPEL,
    KEEP,
    Row,
    any_box,
    game_of,
    rows,
    text_of,
)
from aquelarre.kernel import Dice
from aquelarre.laws import check_games, check_random_game
from aquelarre.laws.check import PLAYED
from aquelarre.laws.edition import check_edition, check_slips
from aquelarre.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def mine() -> Carcassonne:
    return game_of(CHAPEL, KEEP, BENDS, U=4, V=5)


# -- reading -----------------------------------------------------------------------------


@pytest.mark.rule("CAR-01")
def test_what_is_exported_is_toml_and_the_printed_box() -> None:
    facts = tomllib.loads(GAME.edition_text())
    assert [row["id"] for row in facts["tiles"]] == LABELS[:FIRST_SPARE]
    assert sum(row["copies"] for row in facts["tiles"]) == 72 + 8 + 6
    assert GAME.with_edition(text_of(rows())) is GAME
    assert BOX.own == ()
    assert [KINDS[k].copies for k in range(len(KINDS))] == list(BOX.copies)


def test_another_mix_is_in_the_bag(mine: Carcassonne) -> None:
    bag = mine.start(2, {"mage_and_witch": 0}).bag
    assert bag.counts[LABELS.index("U")] == 4
    assert bag.total == 72 - 4 - 4 + 3 - 1  # of the mix, the chapels, and not the start tile
    assert mine.start(2, {"crop_circles": 6}).bag.total == bag.total + 8 + 2 + 6 + 2


def test_another_tile_may_be_the_first() -> None:
    tiles = rows(CHAPEL | {"start": True})
    game = GAME.with_edition(text_of([row | {"start": row["id"] == "Z1"} for row in tiles]))
    s = game.start(2)
    assert game.view(s, 0)["tiles"][0]["tile"] == "Z1"
    assert check_random_game(game, 3, {}, 1) > 10


@pytest.mark.rule("CAR-42")
def test_one_circle_of_the_box_is_mixed_in() -> None:
    none = {f"CC{number}": 0 for number in range(1, 7)}
    s = game_of(BENDS, **none).start(2, {"crop_circles": 1})
    assert s.options(s.n) == [100 + LABELS.index("Z5")]


@pytest.mark.rule("CAR-12")
@pytest.mark.parametrize("kind", OURS, ids=lambda kind: kind.label)
def test_fields_lie_where_cities_and_roads_leave_them(kind: Any) -> None:
    """As on our tiles, but for two circles that part fields of their own [CAR-41], and for MW3,
    whose road leads to the last of its cities."""
    cities, roads = (
        [segment.sides for segment in kind.segments if segment.feature == feature]
        for feature in (CITY, ROAD)
    )
    centre = bool(kind.mark) or kind.cloister >= 0
    found = farms_between(kind.edges, cities, roads, centre)
    if kind.label == "MW3":
        assert found == ["4>W,N,E", "5>W"]
    elif kind.label in ("CC1", "CC5"):
        assert len(found) == kind.features.count(FARM) - 1
    else:
        names = ["".join("NESW"[side] for side in sides) for sides in cities]
        wanted = []
        for segment in kind.segments:
            if segment.feature == FARM:
                touched = [name for k, name in enumerate(names) if segment.touches >> k & 1]
                wanted.append("".join(map(str, segment.halves)) + ">" * bool(touched))
                wanted[-1] += ",".join(touched)
        assert sorted(found) == sorted(wanted)


# -- refusing ----------------------------------------------------------------------------

WRONG: list[tuple[Row, str, str]] = [
    ({"id": "Z13"}, "id", "value"),
    ({"copies": 41}, "copies", "value"),
    ({"copies": True}, "copies", "value"),
    ({"edges": "CRXR"}, "edges", "value"),
    ({"edges": "CRRR"}, "edges", "side"),
    ({"cities": []}, "edges", "side"),
    ({"cities": ["N++"]}, "cities.1", "value"),
    ({"cities": "N"}, "cities", "value"),
    ({"cities": ["N", "NN"]}, "cities.2", "value"),
    ({"roads": ["EW"]}, "cloister", "middle"),
    ({"roads": ["EWS"]}, "roads.1", "value"),
    ({"roads": ["E", "W", "N", "S", "E"]}, "roads", "count"),
    ({"farms": ["27>N", "345"]}, "farms", "half"),
    ({"farms": ["27>N", "3456", "3"]}, "farms", "half"),
    ({"farms": ["27", "3456"]}, "farms", "untouched"),
    ({"farms": ["27>N", "34", "56"]}, "farms", "parted"),
    ({"farms": ["27>S", "3456"]}, "farms.1", "value"),
    ({"farms": ["2456>N", "37"]}, "farms", "cross"),
    ({"cloister": 1}, "cloister", "value"),
    ({"mark": "city"}, "mark", "middle"),
    ({"mark": "moon"}, "mark", "value"),
    ({"colour": "red"}, "colour", "unknown"),
    ({"start": 1}, "start", "value"),
    ({"sources": {"copies": "Q"}}, "sources.copies", "value"),
    ({"name": "x" * 41}, "name", "head"),
    ({"edges": "CRFF", "roads": ["E"], "cloister": False, "farms": ["27>N"]}, "farms", "half"),
    ({"cities": ["N"], "roads": ["EW"], "cloister": False}, "edges", "alike"),
]


def told(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(BadEdition) as caught:
        GAME.with_edition(text)
    for each in caught.value.all:
        for lang in LANGUAGES:
            assert "\n" not in Words(lang, strict=True).error(each)
    return [(each.line, each.field, each.reason) for each in caught.value.all]


@pytest.mark.parametrize(("change", "field", "reason"), WRONG, ids=lambda each: str(each)[:30])
def test_a_tile_that_cannot_be_names_its_line_and_field(
    change: Row, field: str, reason: str
) -> None:
    text = text_of(rows(CHAPEL | change))
    line = next(k for k, row in enumerate(text.split("\n"), 1) if 'id = "Z1' in row)
    name = f"tiles.{change.get('id', 'Z1')}.{field}"
    assert (line, name, reason) in told(text)


@pytest.mark.parametrize(
    ("tiles", "field", "reason"),
    [
        (rows()[1:], "tiles", "needed"),
        (rows(rows()[0]), "tiles.A.id", "twice"),
        (rows({"id": "A2", "copies": 1}), "tiles.A2.id", "value"),
        (rows(V=24), "tiles", "most"),
        (rows(D=0), "tiles.D.start", "start"),
        (rows(**{row["id"]: int(row["id"] == "D") for row in rows()}), "tiles", "lacking"),
        ([row | {"start": False} for row in rows()], "tiles", "times"),
        ([row | {"start": True} for row in rows()], "tiles", "times"),
        ([row | {"start": row["id"] == "MW1"} for row in rows()], "tiles.MW1.start", "start"),
        (rows(CHAPEL, CHAPEL | {"id": "Z2"}), "tiles.Z2.edges", "alike"),
    ],
)
def test_a_box_that_cannot_be_is_refused(tiles: list[Row], field: str, reason: str) -> None:
    assert (field, reason) in [each[1:] for each in told(text_of(tiles))]


def test_slips_of_the_pen(mine: Carcassonne) -> None:
    for game in (GAME, mine):
        found = check_slips(game, 60, Dice("a short night"))
        for number, played in enumerate(found[:4]):
            check_random_game(played, 2 + number % 5, {"crop_circles": (0, 1, 6)[number % 3]}, 1)


IN_LISTS = re.compile(r'(?<=[\[ ])(?<!= )"([NESW]+\+?|[0-7]+(>[NESW,]+)?)"(?=[,\]])')


def check_slip(text: str, dice: Dice) -> bool:
    """A slip in what cities, roads or farms join: refused on its line, or a tile that can be."""
    found = list(IN_LISTS.finditer(text))
    wrong = found[dice.below(len(found))]
    other = (*(each[0] for each in found), '"SW"', '"+"', '""', "0")[dice.below(len(found) + 4)]
    slipped = text[: wrong.start()] + other + text[wrong.end() :]
    line = text.count("\n", 0, wrong.start()) + 1
    faults = faults_of(slipped)
    told_here = [each.line == line or each.reason == "alike" for each in faults]
    assert all(told_here), slipped
    assert all(each.field for each in faults), slipped
    if not faults:
        check_random_game(GAME.with_edition(slipped), 2 + dice.below(5), {"crop_circles": 6}, 1)
    return not faults


def faults_of(text: str) -> list[BadEdition]:
    try:
        GAME.with_edition(text)
    except BadEdition as problem:
        return problem.all
    return []


def any_text(number: int) -> str:
    """A box with kinds of its own, some of which say where their fields lie."""
    game = any_box(number)
    tiles = [dict(row) for row in game.sheet.facts["tiles"]]
    for row in tiles[FIRST_SPARE::2]:
        kind = game.box.kinds[LABELS.index(row["id"])]
        names = ["".join("NESW"[side] for side in s.sides) for s in kind.segments]
        farms = [segment for segment in kind.segments if segment.feature == FARM]
        row["farms"] = []
        for farm in farms:
            touched = ",".join(name for k, name in enumerate(names) if farm.touches >> k & 1)
            row["farms"].append("".join(map(str, farm.halves)) + (f">{touched}" if touched else ""))
    text = text_of(tiles)
    assert GAME.with_edition(text).sheet.mark != game.sheet.mark
    return text


def test_slips_in_descriptions() -> None:
    text = any_text(1)
    played = [check_slip(text, Dice(f"slip {number}")) for number in range(30)]
    assert 0 < sum(played) < 30


@pytest.mark.deep
def test_two_thousand_slips_in_descriptions() -> None:
    texts = [any_text(number) for number in range(10)]
    for number in range(2000):
        check_slip(texts[number % 10], Dice(f"slip {number}"))


@pytest.mark.deep
def test_two_thousand_slips(mine: Carcassonne) -> None:
    """Refused on the right line and field; or a box that keeps the laws of play."""
    for game in (GAME, mine):
        found = check_slips(game, 2000, Dice("a long night"))
        assert len(found) > 40, "some are boxes that could be"
        for number, played in enumerate(found):
            settings = {"crop_circles": (0, 1, 6)[number % 3], "mage_and_witch": number % 2}
            assert check_random_game(played, 2 + number % 5, settings, number) > 10


# -- playing -----------------------------------------------------------------------------


def test_it_keeps_the_laws(mine: Carcassonne) -> None:
    check_edition(mine)
    check_games(mine, PLAYED, games=2, sample=40)


@pytest.mark.parametrize("number", range(6))
def test_any_box_is_drawn_and_played(number: int) -> None:
    follow(number)


@pytest.mark.deep
@pytest.mark.parametrize("number", range(6, 206))
def test_many_boxes_are_drawn_and_played(number: int) -> None:
    follow(number)


def follow(number: int) -> None:
    game = any_box(number)
    assert len(game.box.own) > 3
    for kind in game.box.own:
        for face in game.box.faces[kind * ROTATIONS : (kind + 1) * ROTATIONS]:
            everywhere = {k: ["A2"] for k in range(len(face.kind.segments))}
            painted = picture(face).rows(everywhere)
            assert [len(row) for row in painted] == [WIDE] * HIGH
    settings = {"crop_circles": (0, 1, 6)[number % 3], "mage_and_witch": number % 2}
    assert check_random_game(game, 2 + number % 5, settings, number) > 10


# -- what is told of it ------------------------------------------------------------------


def test_a_view_shows_the_kinds_that_are_not_ours(mine: Carcassonne) -> None:
    s = mine.start(2)
    kinds = mine.view(s, 0)["kinds"]
    assert kinds.keys() == {"Z1", "Z2", "Z5"}
    assert kinds["Z1"]["edges"] == "CRFR"
    assert kinds["Z2"]["magic"]
    assert kinds["Z5"]["mark"] == "farm"
    json.dumps(kinds)
    assert "kinds" not in GAME.view(GAME.start(2), 0)
    assert "kinds" not in game_of(V=3).view(game_of(V=3).start(2), 0)


def test_pieces_say_how_many_there_are(mine: Carcassonne) -> None:
    tiles = {tile["label"]: tile for tile in mine.pieces()["tile"]}
    assert (tiles["U"]["copies"], tiles["Z1"]["copies"], tiles["Z3"]["copies"]) == (4, 3, 0)
    assert [label for label, tile in tiles.items() if tile.get("own")] == ["Z1", "Z2", "Z5"]
    assert tiles["Z2"]["set"] == "mage_and_witch"
    assert not any(tile.get("own") for tile in GAME.pieces()["tile"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_called_what_its_owner_calls_it(mine: Carcassonne, lang: str) -> None:
    name = CHAPEL["name"][lang]
    words = Words(lang, mine, strict=True)
    assert words.thing("tile", LABELS.index("Z1")) == name
    assert words.thing("tile", LABELS.index("Z2")).endswith("(Z2)")
    found = mine.components(words.say)
    assert any(line.endswith(f"3 × {name}") for line in found)
    assert not any("(Z3)" in line for line in found)
    assert words.say("game-source") not in found
    s = mine.start(2)
    assert Words(lang, mine).why(mine.why_not(s, 0, "tile:Z3"))


def test_our_numbers_stay_where_they_are(mine: Carcassonne) -> None:
    """Programs that have learnt with our box go on; what an edition adds comes after."""
    ours, more = GAME.encoding().fields(), mine.encoding().fields()
    assert len(ours) == 931
    assert more[:931] == ours
    assert game_of(V=3).encoding() is GAME.encoding()
    s = mine.start(2)
    s.drawn = LABELS.index("Z1")
    seen = dict(zip(more, mine.encoding().encode(mine.view(s, 0)), strict=True))
    assert seen == dict(zip(more, mine.encoding().encode(mine.glance(s, 0)), strict=True))
    on = {name for name, number in seen.items() if name.startswith("own_tile.Z1") and number}
    wanted = ("drawn", "copies", "edge_N.C", "edge_E.R", "edge_S.F", "edge_W.R", "pennants")
    parts = ("part.city", "part.road", "part.farm", "part.cloister")
    assert on == {f"own_tile.Z1.{name}" for name in (*wanted, *parts)}
