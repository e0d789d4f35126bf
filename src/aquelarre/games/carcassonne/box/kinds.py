"""The kinds of tiles: ours by their tables, and spare ids for an owner's own. Append only.

A kind's number is its place in KINDS; a face's number is four times that plus its rotation. The
rules read what lies on a tile from the `Box` of the state (edition.py), never from here.
"""

from __future__ import annotations

from aquelarre.games.carcassonne.box.tiles import ROTATIONS, Face, Kind, read

TABLES = ("tiles.toml", "mage_and_witch.toml", "crop_circles.toml")  # of each set
BASE = read(TABLES[0])
MAGE_AND_WITCH = read(TABLES[1])
CROP_CIRCLES = read(TABLES[2])
OURS: list[Kind] = [*BASE, *MAGE_AND_WITCH, *CROP_CIRCLES]
SPARE = tuple(f"Z{number}" for number in range(1, 13))  # ids for kinds of an owner's own


def spare(label: str) -> Kind:
    """What a spare id is in a box that has no such tile: a meadow, of which there is none."""
    return Kind({"label": label, "copies": 0, "edges": "FFFF", "farms": ["01234567"]}, TABLES[0])


KINDS: list[Kind] = [*OURS, *(spare(label) for label in SPARE)]
LABELS = [kind.label for kind in KINDS]
FACES = [Face(kind, k, turn) for k, kind in enumerate(KINDS) for turn in range(ROTATIONS)]
START_KIND = next(k for k, kind in enumerate(KINDS) if kind.start)
FIRST_SPARE = len(OURS)

Fits = tuple[tuple[int, ...], ...]  # the rotations, for each pattern of edges around a place


def fits_of(faces: list[Face]) -> Fits:
    """For each pattern of edges around a place the rotations in which a kind fits: its four faces
    are given. [CAR-03]"""
    found: list[list[int]] = [[] for _ in range(256)]
    for face in faces:
        for known in range(16):  # the sides on which a tile lies already
            mask = sum(3 << 2 * side for side in range(4) if known >> side & 1)
            found[face.pattern & mask].append(face.rotation)
    return tuple([tuple(rotations) for rotations in found])


def first_alike(kind: Kind) -> tuple[int, ...]:
    """For each rotation the first that looks the same: a straight road has two that differ."""
    looks = [kind.look(rotation) for rotation in range(ROTATIONS)]
    return tuple([looks.index(look) for look in looks])


FITS = [fits_of(FACES[k * ROTATIONS : (k + 1) * ROTATIONS]) for k in range(len(KINDS))]
FIRST_ALIKE = [first_alike(kind) for kind in KINDS]
