"""The box: every kind of tile there is, and where a kind fits. Append only.

A kind's number is its place in KINDS; a face's number is four times that plus its rotation.
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.tiles import ROTATIONS, Face, Kind, read

BASE = read("tiles.toml")
MAGE_AND_WITCH = read("mage_and_witch.toml")
CROP_CIRCLES = read("crop_circles.toml")

KINDS: list[Kind] = [*BASE, *MAGE_AND_WITCH, *CROP_CIRCLES]
LABELS = [kind.label for kind in KINDS]
FACES = [Face(kind, k, turn) for k, kind in enumerate(KINDS) for turn in range(ROTATIONS)]
START_KIND = next(k for k, kind in enumerate(KINDS) if kind.start)

FIRST_MAGE_AND_WITCH = len(BASE)
FIRST_CROP_CIRCLE = FIRST_MAGE_AND_WITCH + len(MAGE_AND_WITCH)


def copies(*sets: list[Kind]) -> list[int]:
    """How many tiles of each kind there are in these sets."""
    return [kind.copies if any(kind in chosen for chosen in sets) else 0 for kind in KINDS]


def _fits(kind: int) -> list[tuple[int, ...]]:
    """For each pattern of edges around a place the rotations in which the kind fits. [CAR-03]"""
    found: list[list[int]] = [[] for _ in range(256)]
    for rotation in range(ROTATIONS):
        pattern = FACES[kind * ROTATIONS + rotation].pattern
        for known in range(16):  # the sides on which a tile lies already
            mask = sum(3 << 2 * side for side in range(4) if known >> side & 1)
            found[pattern & mask].append(rotation)
    return [tuple(rotations) for rotations in found]


FITS: list[list[tuple[int, ...]]] = [_fits(kind) for kind in range(len(KINDS))]


def _distinct(kind: Kind) -> tuple[int, ...]:
    looks = [kind.look(rotation) for rotation in range(ROTATIONS)]
    return tuple(turn for turn in range(ROTATIONS) if looks.index(looks[turn]) == turn)


# The rotations of each kind that differ from one another: a straight road has two.
DISTINCT_ROTATIONS = [_distinct(kind) for kind in KINDS]
