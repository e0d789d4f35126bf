"""The board as a seat sees it: places, spaces, tiles, boxes. See view.py for the shape."""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Space, Tile
from aquelarre.games.discworld_witches.rules.board import bonus, difficulty
from aquelarre.games.discworld_witches.seen.odds import OUTCOMES, ways
from aquelarre.games.discworld_witches.state import Lancre, Placing
from aquelarre.kernel import WATCHER, Seat, View


def places(s: Lancre) -> list[View]:
    """The board as this edition has it."""
    edition = s.edition
    sources = dict(edition.sources)
    near: dict[int, list[str]] = {}
    for one, other, _ in edition.paths:
        near.setdefault(one, []).append(ids.PLACES[other])
        near.setdefault(other, []).append(ids.PLACES[one])
    found = []
    for place, spaces in enumerate(edition.spaces_of):
        if spaces:
            found.append(
                {
                    "place": ids.PLACES[place],
                    "spaces": [ids.SPACES[space] for space in spaces],
                    "near": near.get(place, []),
                    "start": _start(s, spaces[0]),
                    "source": sources[f"{ids.PLACES[place]}.name"],
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
        "space": ids.SPACES[space],
        "place": ids.PLACES[s.edition.place_of[space]],
        "tile": _tile(s, seat, space) if s.tiled >> space & 1 else None,
        "witches": witches(s, space),
    }


def knows_tile(s: Lancre, seat: Seat, space: Space) -> bool:
    """It lies face up, or the seat has looked at it. [LAN-55]"""
    return bool(s.up >> space & 1) or (seat != WATCHER and bool(s.known[space] >> seat & 1))


def spaces_in_use(s: Lancre, seat: Seat) -> list[View]:
    """The spaces with a tile or a witch, without odds."""
    there: dict[Space, list[Seat]] = {}
    for each, where in enumerate(s.witch):
        there.setdefault(where, []).append(each)
    return [
        {
            "space": ids.SPACES[space],
            "tile": _facts(s, seat, space) if s.tiled >> space & 1 else None,
            "witches": there.get(space, []),
        }
        for space in s.edition.spaces
        if s.tiled >> space & 1 or space in there
    ]


def _tile(s: Lancre, seat: Seat, space: Space) -> View:
    """A tile on the board, with the chances of who looks at it. [LAN-17, LAN-55]"""
    found = _facts(s, seat, space)
    if s.settings["show_odds"] and found["tile"] is not None:
        need = found["difficulty"] - (bonus(s, seat) if seat != WATCHER else 0)
        found["odds"] = {"of": OUTCOMES[4], "ways": ways(4, need)}
    return found


def _facts(s: Lancre, seat: Seat, space: Space) -> View:
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
    found |= {
        "tile": ids.TILES[tile],
        "hard": tile >= ids.FIRST_HARD,
        "looked": not up,
        "base": edition.difficulty[tile],
        "points": edition.points[tile],
        "group": ids.GROUPS[group] if group >= 0 else "",
        "failure": ids.FAILURES[edition.failure[tile]],
        "success": ids.SUCCESSES[edition.success[tile]],
        "difficulty": difficulty(s, space),
    }
    return found


def kinds_of_tiles(s: Lancre) -> dict[str, View]:
    """What is printed on the tiles of this box."""
    edition = s.edition
    return {
        ids.TILES[tile]: {
            "hard": tile >= ids.FIRST_HARD,
            "difficulty": edition.difficulty[tile],
            "points": edition.points[tile],
            "copies": copies,
        }
        for tile, copies in enumerate(edition.copies)
        if copies
    }


def boxes(s: Lancre) -> list[View]:
    filled = [box for box in range(ids.BOXES) if s.box_easy[box] or s.box_hard[box]]
    return [
        {
            "box": box + 1,
            "top": tile_label(s.box_top[box]),
            "easy": s.box_easy[box],
            "hard": s.box_hard[box],
            "next": filled[:1] == [box],
        }
        for box in range(ids.BOXES)
    ]


def placing(s: Lancre) -> View | None:
    found = s.inside(Placing)
    if found is None:
        return None
    return {"tile": tile_label(s.box_top[found.box]), "box": found.box + 1}


def tile_label(tile: Tile) -> str | None:
    return ids.TILES[tile] if tile >= 0 else None
