"""The board as a seat sees it: places, spaces, tiles, boxes. See hidden.py for the shape."""

from __future__ import annotations

from aquelarre.games.discworld_witches.board import bonus, difficulty
from aquelarre.games.discworld_witches.ids import (
    BOXES,
    FAILURES,
    FIRST_HARD,
    GROUPS,
    PLACES,
    SPACES,
    SUCCESSES,
    TILES,
    Space,
    Tile,
)
from aquelarre.games.discworld_witches.odds import OUTCOMES, ways
from aquelarre.games.discworld_witches.state import NO_BOX, Lancre
from aquelarre.kernel import WATCHER, Seat, View


def places(s: Lancre) -> list[View]:
    """The board as this edition has it."""
    edition = s.edition
    sources = dict(edition.sources)
    near: dict[int, list[str]] = {}
    for one, other, _ in edition.paths:
        near.setdefault(one, []).append(PLACES[other])
        near.setdefault(other, []).append(PLACES[one])
    found = []
    for place, spaces in enumerate(edition.spaces_of):
        if spaces:
            found.append(
                {
                    "place": PLACES[place],
                    "spaces": [SPACES[space] for space in spaces],
                    "near": near.get(place, []),
                    "start": _start(s, spaces[0]),
                    "source": sources[f"{PLACES[place]}.name"],
                }
            )
    return found


def _start(s: Lancre, space: Space) -> str | None:
    if space in s.edition.green:
        return "green"
    return "violet" if space in s.edition.violet else None


def witches(s: Lancre, space: Space) -> list[Seat]:
    return [seat for seat, where in enumerate(s.witch) if where == space]


def space(s: Lancre, seat: Seat, space: Space) -> View:
    return {
        "space": SPACES[space],
        "place": PLACES[s.edition.place_of[space]],
        "tile": _tile(s, seat, space) if s.tiled >> space & 1 else None,
        "witches": witches(s, space),
    }


def knows_tile(s: Lancre, seat: Seat, space: Space) -> bool:
    """It lies face up, or the seat has looked at it. [LAN-55]"""
    return bool(s.up >> space & 1) or (seat != WATCHER and bool(s.known[space] >> seat & 1))


def _tile(s: Lancre, seat: Seat, space: Space) -> View:
    """A tile on the board, with its difficulty now. [LAN-17, LAN-55]"""
    up = bool(s.up >> space & 1)
    found: View = {
        "tile": None,
        "hard": True,
        "up": up,
        "looked": False,
        "crisis": s.crisis[space],
        **dict.fromkeys(("base", "points", "group", "failure", "success", "difficulty", "odds")),
    }
    if not knows_tile(s, seat, space):
        return found
    edition, tile = s.edition, s.tile[space]
    group = edition.group[tile]
    need = difficulty(s, space) - (bonus(s, seat) if seat != WATCHER else 0)
    found |= {
        "tile": TILES[tile],
        "hard": tile >= FIRST_HARD,
        "looked": not up,
        "base": edition.difficulty[tile],
        "points": edition.points[tile],
        "group": GROUPS[group] if group >= 0 else "",
        "failure": FAILURES[edition.failure[tile]],
        "success": SUCCESSES[edition.success[tile]],
        "difficulty": difficulty(s, space),
    }
    if s.house.show_odds:
        found["odds"] = {"of": OUTCOMES[4], "ways": ways(4, need)}
    return found


def kinds_of_tiles(s: Lancre) -> dict[str, View]:
    """What is printed on the tiles of this box."""
    edition = s.edition
    return {
        TILES[tile]: {
            "hard": tile >= FIRST_HARD,
            "difficulty": edition.difficulty[tile],
            "points": edition.points[tile],
            "copies": copies,
        }
        for tile, copies in enumerate(edition.copies)
        if copies
    }


def boxes(s: Lancre) -> list[View]:
    filled = [box for box in range(BOXES) if s.box_easy[box] or s.box_hard[box]]
    return [
        {
            "box": box + 1,
            "top": tile_label(s.box_top[box]),
            "easy": s.box_easy[box],
            "hard": s.box_hard[box],
            "next": filled[:1] == [box],
        }
        for box in range(BOXES)
    ]


def placing(s: Lancre) -> View | None:
    if s.placing == NO_BOX:
        return None
    return {"tile": tile_label(s.box_top[s.placing]), "box": s.placing + 1}


def tile_label(tile: Tile) -> str | None:
    return TILES[tile] if tile >= 0 else None
