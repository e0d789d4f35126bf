"""The tile tables: what is in the box, and that every tile can be printed like that."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.games.carcassonne.box.check import Problem, alike, problems_of
from aquelarre.games.carcassonne.box.edition import OURS as BOX
from aquelarre.games.carcassonne.box.kinds import (
    BASE,
    CROP_CIRCLES,
    FACES,
    FITS,
    KINDS,
    LABELS,
    MAGE_AND_WITCH,
    OURS,
    SPARE,
    START_KIND,
)
from aquelarre.games.carcassonne.box.tiles import (
    CITY,
    CITY_EDGE,
    CLOISTER,
    FARM,
    FIELD_EDGE,
    ROAD,
    Kind,
)


@pytest.mark.rule("CAR-01")
def test_the_base_game_has_72_tiles_six_cloisters_and_ten_pennants() -> None:
    assert sum(kind.copies for kind in BASE) == 72
    assert len(BASE) == 24
    assert sum(kind.copies for kind in BASE if CLOISTER in kind.features) == 6
    pennants = {k.label: k.copies * sum(k.pennants) for k in BASE if sum(k.pennants)}
    assert pennants == {"C": 1, "F": 2, "M": 2, "O": 2, "Q": 1, "S": 2}
    assert LABELS[START_KIND] == "D"
    assert [kind.start for kind in KINDS].count(True) == 1


@pytest.mark.rule("CAR-20")
def test_mage_and_witch_brings_eight_tiles_without_pennants_or_cloisters() -> None:
    assert sum(kind.copies for kind in MAGE_AND_WITCH) == len(MAGE_AND_WITCH) == 8
    assert not any(sum(k.pennants) or CLOISTER in k.features for k in MAGE_AND_WITCH)


@pytest.mark.rule("CAR-42")
def test_crop_circles_brings_six_tiles_two_of_each_mark() -> None:
    assert sum(kind.copies for kind in CROP_CIRCLES) == len(CROP_CIRCLES) == 6
    marks = [kind.mark for kind in CROP_CIRCLES]
    assert marks == ["road", "road", "farm", "farm", "city", "city"]
    assert not any(kind.mark for kind in BASE + MAGE_AND_WITCH)


@pytest.mark.rule("CAR-41")
def test_circles_end_roads_and_divide_fields_as_the_table_says() -> None:
    by_label = dict(zip(LABELS, KINDS, strict=True))
    assert by_label["CC4"].features.count(ROAD) == 2  # W and E are two roads, unlike tile D
    assert by_label["D"].features.count(ROAD) == 1
    assert by_label["CC5"].features.count(FARM) == 2  # 23 and 67, unlike tile H
    assert by_label["H"].features.count(FARM) == 1
    assert by_label["CC3"].features.count(FARM) == 1  # the road ends before it divides the field


def problems(kinds: list[Kind]) -> list[str]:
    return [repr(problem) for kind in kinds for problem in problems_of(kind)]


def test_nothing_is_wrong_with_the_tables() -> None:
    assert problems(OURS) == []
    assert len(set(LABELS)) == len(KINDS) == 38 + len(SPARE)


ROW: dict[str, Any] = {
    "label": "Z",
    "edges": "CRFR",
    "cities": ["N"],
    "roads": ["EW"],
    "farms": ["27>N", "3456"],
}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"edges": "CRFF"}, Problem("edges", "side", value="W", edge="F")),
        ({"cities": []}, Problem("edges", "side", value="N", edge="C")),
        ({"farms": ["27>N", "345"]}, Problem("farms", "half", value=6, found=0, wanted=1)),
        ({"farms": ["27>N", "34", "56"]}, Problem("farms", "parted", value="S")),
        ({"farms": ["234567>N"]}, Problem("farms", "unparted", value="E")),
        ({"farms": ["27", "3456"]}, Problem("farms", "untouched", value=2)),
        ({"farms": ["2456>N", "37"]}, Problem("farms", "cross", value="2456", other="37")),
    ],
)
def test_a_tile_that_cannot_be_is_found(change: dict[str, Any], problem: Problem) -> None:
    row = {**ROW, **change}
    if change.get("cities") == []:
        row["farms"] = ["27", "3456"]
    assert problems([Kind(ROW)]) == []
    assert repr(problem) in problems([Kind(row)])


def test_two_kinds_that_look_alike_are_found_in_any_rotation() -> None:
    turned = {"label": "Y", "edges": "RCRF", "cities": ["E"], "roads": ["NS"],
              "farms": ["14>E", "0567"]}  # fmt: skip
    assert alike([Kind(ROW), Kind(turned)]) == [(1, "Z")]
    assert alike(OURS) == []


def test_four_quarter_turns_change_nothing() -> None:
    for kind in KINDS:
        assert kind.look(4) == kind.look(0)
        assert [s.spot(4) for s in kind.segments] == [s.spot(0) for s in kind.segments]


def test_turning_moves_edges_and_segments_together() -> None:
    """Wherever two faces may touch, city meets city, road meets road, farm meets farm."""
    for face in FACES:
        for side in range(4):
            segments = [face.kind.features[k] for k in face.ports[side]]
            if face.edges[side] == CITY_EDGE:
                assert segments == [CITY]
            elif face.edges[side] == FIELD_EDGE:
                assert segments == [FARM]
            else:
                assert segments == [FARM, ROAD, FARM]
            assert face.ports[side] == face.faced[side ^ 2][::-1]
        assert len({spot for spot, _ in face.by_spot}) == len(face.kind.segments)


def test_a_face_turned_once_more_shows_its_sides_one_further() -> None:
    for face in FACES:
        after = FACES[face.kind_number * 4 + (face.rotation + 1) % 4]
        for side in range(4):
            assert after.edges[(side + 1) % 4] == face.edges[side]
            assert after.ports[(side + 1) % 4] == face.ports[side]


@pytest.mark.rule("CAR-03")
def test_fits_are_those_of_an_edge_by_edge_comparison() -> None:
    for kind in range(len(KINDS)):
        for pattern in range(256):
            asked = [pattern >> 2 * side & 3 for side in range(4)]
            wanted = tuple(
                turn
                for turn in range(4)
                if all(
                    want in (0, edge)
                    for want, edge in zip(asked, FACES[kind * 4 + turn].edges, strict=True)
                )
            )
            assert FITS[kind][pattern] == wanted


def test_a_symmetric_tile_has_fewer_distinct_rotations() -> None:
    found = dict(zip(LABELS, BOX.distinct, strict=True))
    assert found["B"] == (0,)
    assert found["U"] == (0, 1)
    assert found["X"] == found["C"] == (0,)
    assert found["D"] == (0, 1, 2, 3)
    assert found["CC2"] == (0, 1, 2, 3)
