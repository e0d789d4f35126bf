"""The pictures: every tile looks like what it is, and the landscape like its tiles."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from aquelarre.games.carcassonne.box.kinds import FACES, FIRST_SPARE, LABELS
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import CITY, CLOISTER, FARM, ROAD, ROTATIONS, SPOTS
from aquelarre.games.carcassonne.seen.picture import CENTRE, HIGH, WIDE, landscape, picture

OURS = FACES[: FIRST_SPARE * ROTATIONS]
EVERY_FACE = pytest.mark.parametrize(
    "number",
    range(FIRST_SPARE * ROTATIONS),
    ids=[f"{face.kind.label}/{face.rotation}" for face in OURS],
)
SIDE_CELLS = ((3, 0), (6, 1), (3, 2), (0, 1))  # the middle of each side
IN_A_ROW = 8


def text(rows: list[str]) -> str:
    return "\n" + "\n".join(rows) + "\n"


ALL_KINDS = r"""
A         B         C         D         E         F         G         H
.     .   .     .   ▒▒▒▒▒▒▒   .\▒▒▒/.   .\▒▒▒/.   \     /   \     /   .\▒▒▒/.
  [+]       [+]     ▒*▒▒▒▒▒   ───────             ▒*▒▒▒▒▒   ▒▒▒▒▒▒▒
.  │  .   .     .   ▒▒▒▒▒▒▒   .     .   .     .   /     \   /     \   ./▒▒▒\.

I         J         K         L         M         N         O         P
\\▒▒▒/.   .\▒▒▒/.   .\▒▒▒/.   .\▒▒▒/.   ▒▒▒▒▒/.   ▒▒▒▒▒/.   ▒▒▒▒▒/.   ▒▒▒▒▒/.
▒▒)          ┌───   ───┐      ───o───   ▒*/       ▒▒/       ▒*/┌───   ▒▒/┌───
/     .   .  │  .   .  │  .   .  │  .   /     .   /     .   /  │  .   /  │  .

Q         R         S         T         U         V         W         X
▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒   .     .   .     .   .     .   .  │  .
▒*▒▒▒▒▒   ▒▒▒▒▒▒▒   ▒*▒▒▒▒▒   ▒▒▒▒▒▒▒   ───────   ───┐      ───o───   ───o───
/     \   /     \   /  │  \   /  │  \   .     .   .  │  .   .  │  .   .  │  .

MW1       MW2       MW3       MW4       MW5       MW6       MW7       MW8
.\▒▒▒/.   ▒▒▒▒▒/.   \\▒▒▒//   \  │  /   %\▒▒▒/.   ▒▒▒▒▒▒▒   .\▒▒▒/.   \\▒▒▒/.
───o───   ▒▒/┌───   ▒▒)┌(▒▒   ▒▒▒▒▒▒▒             ▒▒▒▒▒▒▒   ───┐└──   ▒▒)┌───
.  │ %.   /  │ %.   /  │ %\   /  │ %\   ./▒▒▒\.   /  │ %\   .  │ %.   /  │ %.

CC1       CC2       CC3       CC4       CC5       CC6
.     .   .  │  .   .\▒▒▒/.   .\▒▒▒/.   .\▒▒▒/.   ▒▒▒▒▒//
──┐@───   ──┐@───      @      ───@───      @      ▒▒/@/▒▒
. └┐  .   . └┐  .   .  │  .   .     .   ./▒▒▒\.   //▒▒▒▒▒
"""


def test_every_kind_of_tile() -> None:
    found = []
    for first in range(0, FIRST_SPARE, IN_A_ROW):
        kinds = range(first, min(first + IN_A_ROW, FIRST_SPARE))
        heads = [LABELS[kind].ljust(WIDE) for kind in kinds]
        rows = zip(*(picture(FACES[kind * ROTATIONS]).rows({}) for kind in kinds), strict=True)
        found += ["   ".join(row).rstrip() for row in (heads, *rows)] + [""]
    assert text(found[:-1]) == ALL_KINDS


def test_what_looks_the_same_is_the_same() -> None:
    looks = [(picture(face).rows({}), face) for face in OURS]
    for (look, face), (other_look, other) in combinations(looks, 2):
        same = face.kind.look(face.rotation) == other.kind.look(other.rotation)
        assert (look == other_look) is same


@EVERY_FACE
def test_a_picture_shows_what_lies_on_each_side(number: int) -> None:
    face, painted = FACES[number], picture(FACES[number])
    for side, port in enumerate(face.ports):
        assert painted.owner[SIDE_CELLS[side]] == port[len(port) // 2]
    rows = painted.rows({})
    assert [len(row) for row in rows] == [WIDE] * HIGH


@EVERY_FACE
def test_every_segment_has_room_and_none_runs_into_another(number: int) -> None:
    face, painted = FACES[number], picture(FACES[number])
    features = face.kind.features
    for k in range(len(features)):
        assert painted.stands(k)
    signs = "stuvwxyz"[: len(features)]
    marked = "".join(painted.rows({k: [sign] for k, sign in enumerate(signs)}))
    assert all(marked.count(sign) == 1 for sign in signs)
    for (x, y), k in painted.owner.items():
        for beside in ((x + 1, y), (x, y + 1)):
            other = painted.owner.get(beside, -1)
            if -1 not in (k, other) and k != other:
                farms = features[k] == features[other] == FARM
                cities = features[k] == features[other] == CITY
                # Two farms never touch, and between two cities there is a wall.
                assert not farms
                assert not cities or {(x, y), beside} & painted.fixed


@EVERY_FACE
def test_roads_are_drawn_from_their_sides_to_what_ends_them(number: int) -> None:
    face, painted = FACES[number], picture(FACES[number])
    for k, feature in enumerate(face.kind.features):
        if feature == ROAD:
            cells = [at for at, owner in painted.owner.items() if owner == k]
            sides = [side for side, port in enumerate(face.ports) if k in port]
            assert {at for at in SIDE_CELLS if at in cells} == {SIDE_CELLS[s] for s in sides}
            # in one piece, from the first side on
            reached, to_do = set[tuple[int, int]](), [SIDE_CELLS[sides[0]]]
            while to_do:
                x, y = at = to_do.pop()
                if at in cells and at not in reached:
                    reached.add(at)
                    to_do += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            assert len(reached) == len(cells)
    ending = [s for s in face.kind.segments if s.feature == ROAD and len(s.sides) == 1]
    if ending and "MW" not in face.kind.label:
        assert painted.signs[CENTRE] in "o@+▒*()"


def test_what_stands_on_a_tile() -> None:
    crossing = picture(FACES[LABELS.index("X") * ROTATIONS])
    segments = {spot: crossing.face.segment(SPOTS.index(spot)) for spot in ("road-N", "farm-NNE")}
    tokens = {segments["road-N"]: ["A2", "M"], segments["farm-NNE"]: ["b"]}
    assert crossing.rows(tokens) == [". MA2b.", "───o───", ".  │  ."]
    assert crossing.rows({}, laid=True) == ["┏  │  ┓", "───o───", "┗  │  ┛"]
    cloister = picture(FACES[LABELS.index("A") * ROTATIONS])
    own = cloister.face.segment(SPOTS.index("cloister"))
    assert cloister.rows({own: ["C2"]})[1] == "  [C2  "
    city = picture(FACES[LABELS.index("F") * ROTATIONS])
    assert city.rows({0: ["A3", "W"]})[1] == "▒*▒▒WA3"
    small = picture(FACES[LABELS.index("E") * ROTATIONS + 1])
    assert small.rows({0: ["A2", "M"]})[1] == "    MA2"  # on the wall


def test_what_has_no_room_on_its_segment_stands_beside_it() -> None:
    """A road of a single cell, between a city and the side of the tile."""
    tile = picture(FACES[LABELS.index("MW4") * ROTATIONS + 1])
    road = tile.face.segment(SPOTS.index("road-E"))
    assert tile.rows({road: ["A", "M"]}) == ["%\\▒▒▒/M", "─)▒▒▒(A", "./▒▒▒\\."]
    assert tile.rows({road: ["A2", "M"]}) == tile.rows({road: ["A", "M"]})  # no room for the 2


@EVERY_FACE
def test_a_follower_and_both_figures_are_always_to_be_seen(number: int) -> None:
    """Followers stand on one segment of a tile; the figures on two roads or cities, which may be
    the same. No sign is ever left out, and a number only where its segment is very small."""
    painted = picture(FACES[number])
    features = painted.face.kind.features
    places = [k for k, feature in enumerate(features) if feature in (CITY, ROAD)]
    for k, (mage, witch) in product(range(len(features)), permutations([*places, -1, -2], 2)):
        sign = "a" if features[k] == FARM else "A"
        for count in ("", "2"):
            tokens = {k: [sign + count]}
            for figure, at in (("M", mage), ("W", witch)):
                if at >= 0:
                    tokens.setdefault(at, []).append(figure)
            rows = painted.rows(tokens)
            assert [len(row) for row in rows] == [WIDE] * HIGH
            signs = sorted(text[0] for texts in tokens.values() for text in texts)
            assert sorted(sign for row in rows for sign in row if sign in "AaMW") == signs
            if len(painted.stands(k)) > 3 or features[k] in (CITY, CLOISTER):
                assert any(sign + count in row for row in rows)


VILLAGE = r"""
      -1      0      1      2
           .     ..     .+     +
 -1        ────────────A─ 2,-1
           ./▒M▒\..     .+     +
    +     +.\▒▒▒/..     /
  0  -1,0  ──────────┐(▒▒
    +     +.     ..b B  \
           +     ++     +
  1          0,1    1,1
           +     ++     +
      -1      0      1      2
"""


def test_a_landscape() -> None:
    """Painted from faces: signs stand where they belong, only fitting places are marked."""
    tiles = [("D", 0, 0, 0), ("J", 1, 0, 1), ("D", 0, -1, 2), ("U", 1, -1, 0)]
    faces = {place_at(x, y): FACES[LABELS.index(kind) * ROTATIONS + r] for kind, x, y, r in tiles}
    tokens: dict[int, dict[int, list[str]]] = {}
    for x, y, spot, sign in (
        (0, -1, "city-S", "M"),
        (1, -1, "road-E", "A"),
        (1, 0, "road-S", "B"),
        (1, 0, "farm-SSW", "b"),
    ):
        segment = faces[place_at(x, y)].segment(SPOTS.index(spot))
        tokens.setdefault(place_at(x, y), {})[segment] = [sign]
    fits = [place_at(2, -1), place_at(-1, 0), place_at(0, 1), place_at(1, 1)]
    (band,) = landscape(faces, tokens, fits)
    assert band.columns == range(-1, 3)
    assert text(band.lines) == VILLAGE


BANDS = r"""
     -5     -4     -3     -2     -1      0      1
                                      .\▒▒▒/..     .
 0                                    ──────────────
                                      .     ..     .
   .     ..     ..     ..     ..     ..     ..     .
 1 ─────────────────────────────────────────────────
   .     ..     ..     ..     ..     ..     ..     .
     -5     -4     -3     -2     -1      0      1
      2      3      4      5      6      7      8
   .     ..     ..     ..     ..     ..     ..     .
 0 ─────────────────────────────────────────────────
   .     ..     ..     ..     ..     ..     ..     .
 1
                                             .     .
 2                                           ───────
                                             .     .
      2      3      4      5      6      7      8
"""


def test_a_landscape_that_is_too_wide_comes_in_bands() -> None:
    """Of about the same width, each with the rows in which something lies."""
    straight = FACES[LABELS.index("U") * ROTATIONS]
    faces = {place_at(x, 0): straight for x in range(1, 9)}
    faces |= {place_at(x, 1): straight for x in range(-5, 2)} | {place_at(8, 2): straight}
    faces[place_at(0, 0)] = FACES[LABELS.index("D") * ROTATIONS]
    bands = landscape(faces, {}, [])
    assert [band.columns for band in bands] == [range(-5, 2), range(2, 9)]
    assert text([line for band in bands for line in band.lines]) == BANDS
