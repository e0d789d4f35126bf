"""An edition: what is in the box and on the board, as unchangeable facts for the rules.

The rules read difficulties, points, paths, symbols, effects, locations and copies from the
`Edition` of the state, never from this module: whoever owns the box can play with what theirs
says. `lancre.toml` is ours, with the source of every fact. Whether data is sound is the business
of `check.py`; `edition_of` only turns sound data into tuples.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card, Place, Space, Tile
from aquelarre.kernel.spelling import in_short

Row = dict[str, Any]
SpaceSet = int  # one bit for each space
NONE = -1  # no group, no character, no location


class Edition:
    """The facts of a box. Nothing in it is ever altered: all states and clones share it.

    Tuples by number: of a space, a tile, a card. A card that is not in the box has no location.
    `near` are the spaces one path away, `siblings` the others of the same place.
    """

    __slots__ = (
        *("spaces", "place_of", "spaces_of", "near", "siblings", "green", "violet", "paths"),
        *("board", "place_set", "near_set", "sibling_set"),  # sets of spaces
        *("difficulty", "points", "copies", "group", "failure", "success"),  # of tiles
        *("cards", "symbol", "effect", "amount", "against", "cackle", "trio", "location"),
        *("sources", "spelling"),
    )

    def __init__(self, data: Row) -> None:
        """From data that `check.problems` has nothing to say against."""
        rows = {row["id"]: row for row in data["places"]}
        self.spaces: tuple[Space, ...] = tuple(
            sorted(x for row in data["places"] for x in _spaces(row))
        )
        self.place_of: tuple[Place, ...] = tuple(_place_of(name) for name in ids.SPACES)
        self.spaces_of: tuple[tuple[Space, ...], ...] = tuple(
            _spaces(rows[name]) if name in rows else () for name in ids.PLACES
        )
        self.near = _near(data["paths"], self.place_of, self.spaces_of)
        self.siblings: tuple[tuple[Space, ...], ...] = tuple(
            tuple(x for x in self.spaces_of[place] if x != space)
            for space, place in enumerate(self.place_of)
        )
        self.board: SpaceSet = _set(self.spaces)
        self.place_set: tuple[SpaceSet, ...] = tuple(_set(some) for some in self.spaces_of)
        self.near_set: tuple[SpaceSet, ...] = tuple(_set(some) for some in self.near)
        self.sibling_set: tuple[SpaceSet, ...] = tuple(_set(some) for some in self.siblings)
        self.green, self.violet = (
            tuple(_spaces(row)[0] for row in data["places"] if row["start"] == colour)
            for colour in ("green", "violet")
        )
        self._read_tiles([*data["easy"], *data["hard"]])
        self._read_cards(data["cards"])
        self.paths: tuple[tuple[Place, Place, str], ...] = tuple(
            (*(ids.PLACES.index(name) for name in row["between"]), row["source"])
            for row in data["paths"]
        )
        self.sources = _sources(data)
        self.spelling: str = in_short(data)  # stands for all of it

    def _read_tiles(self, rows: list[Row]) -> None:
        tiles = {row["id"]: row for row in rows}
        every = [tiles.get(name, {}) for name in ids.TILES]
        self.difficulty: tuple[int, ...] = tuple(row.get("difficulty", 0) for row in every)
        self.points: tuple[int, ...] = tuple(row.get("points", 0) for row in every)
        self.copies: tuple[int, ...] = tuple(row.get("copies", 0) for row in every)
        self.group: tuple[int, ...] = tuple(
            ids.GROUPS.index(row["group"]) if row.get("group") else NONE for row in every
        )
        self.failure: tuple[int, ...] = tuple(
            ids.FAILURES.index(row.get("failure", "")) for row in every
        )
        self.success: tuple[int, ...] = tuple(
            ids.SUCCESSES.index(row.get("success", "")) for row in every
        )

    def _read_cards(self, rows: list[Row]) -> None:
        kinds = {row["id"]: row for row in rows}
        every = [(kinds.get(kind), copy) for kind in ids.CARD_KINDS for copy in range(ids.COPIES)]
        symbol, effect, trio, location = ([NONE] * len(ids.CARDS) for _ in range(4))
        amount, cackle = ([0] * len(ids.CARDS) for _ in range(2))
        against: list[tuple[int, ...]] = [()] * len(ids.CARDS)
        for card, (row, copy) in enumerate(every):
            if row is None or copy >= len(row["locations"]):
                continue
            symbol[card] = ids.SYMBOLS.index(row["symbol"])
            effect[card] = ids.EFFECTS.index(row["effect"])
            amount[card] = row.get("amount", 0)
            cackle[card] = row.get("cackle", 0)
            against[card] = tuple(ids.GROUPS.index(name) for name in row.get("against", ()))
            trio[card] = ids.CHARACTERS.index(row["trio"]) if row["trio"] else NONE
            location[card] = ids.PLACES.index(row["locations"][copy])
        self.cards: tuple[Card, ...] = tuple(
            card for card, place in enumerate(location) if place != NONE
        )
        self.symbol, self.effect = tuple(symbol), tuple(effect)
        self.amount, self.cackle = tuple(amount), tuple(cackle)
        self.against, self.trio = tuple(against), tuple(trio)
        self.location: tuple[Place, ...] = tuple(location)

    def easy_copies(self) -> list[int]:
        """How many easy tiles of each kind are in the box, hard ones left out."""
        return [n if tile < ids.FIRST_HARD else 0 for tile, n in enumerate(self.copies)]

    def hard_copies(self) -> list[int]:
        """The same the other way round."""
        return [n if tile >= ids.FIRST_HARD else 0 for tile, n in enumerate(self.copies)]


def _set(spaces: tuple[Space, ...]) -> SpaceSet:
    return sum(1 << space for space in spaces)


def _place_of(space: str) -> Place:
    wide = space[:-1] in ids.WIDE
    return ids.PLACES.index(space[:-1] if wide else space)


def _spaces(row: Row) -> tuple[Space, ...]:
    """The spaces of a place in this edition."""
    name: str = row["id"]
    if name not in ids.WIDE:
        return (ids.SPACES.index(name),)
    return tuple(ids.SPACES.index(f"{name}{number}") for number in range(1, row["spaces"] + 1))


def _near(
    paths: list[Row], place_of: tuple[Place, ...], spaces_of: tuple[tuple[Space, ...], ...]
) -> tuple[tuple[Space, ...], ...]:
    """The spaces one path away from each; no path leads to the dungeon, or to what is not there."""
    linked: list[set[Place]] = [set() for _ in ids.PLACES]
    for row in paths:
        one, other = (ids.PLACES.index(name) for name in row["between"])
        linked[one].add(other)
        linked[other].add(one)
    return tuple(
        tuple(sorted(space for other in linked[place] for space in spaces_of[other]))
        for place in place_of
    )


def _sources(data: Row) -> tuple[tuple[str, str], ...]:
    """`("LT.name", "R")`…: where every fact comes from, for those who ask."""
    found = []
    for part in ("places", "easy", "hard", "cards"):
        for row in data[part]:
            found += [(f"{row['id']}.{fact}", mark) for fact, mark in row["sources"].items()]
    return tuple(found)


def our_data() -> Row:
    """`lancre.toml` as it was read."""
    folder = files("aquelarre.games.discworld_witches.box")
    return tomllib.loads(folder.joinpath("lancre.toml").read_text(encoding="utf-8"))


def is_hard(tile: Tile) -> bool:
    """Violet tiles are hard problems, green ones easy. [LAN-02, LAN-03]"""
    return tile >= ids.FIRST_HARD


OURS = Edition(our_data())
assert len(ids.EASY) == ids.FIRST_HARD
assert len(ids.EASY) + len(ids.HARD) == len(ids.TILES)
