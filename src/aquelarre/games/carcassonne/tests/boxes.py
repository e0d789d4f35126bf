"""Boxes that nobody has, and that could be: editions for tests."""

from __future__ import annotations

from typing import Any

from aquelarre.editions.facts import as_text
from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.check import problems_of
from aquelarre.games.carcassonne.box.edition import own_kind
from aquelarre.games.carcassonne.box.kinds import SPARE
from aquelarre.games.carcassonne.box.tiles import SIDES
from aquelarre.games.carcassonne.game import Carcassonne
from aquelarre.kernel import Dice

Row = dict[str, Any]
CHAPEL: Row = {
    "id": "Z1",
    "name": {"es": "Ermita del camino", "en": "Chapel by the road"},
    "copies": 3,
    "edges": "CRFR",
    "cities": ["N+"],
    "roads": ["E", "W"],
    "cloister": True,
}
KEEP: Row = {"id": "Z2", "copies": 2, "edges": "CCCC", "cities": ["NESW"], "mark": "mage"}
BENDS: Row = {"id": "Z5", "copies": 2, "edges": "RRRR", "roads": ["NE", "SW"], "mark": "farm"}


def rows(*more: Row, **copies: int) -> list[Row]:
    """Our rows with other numbers of copies, and with more rows."""
    ours = [dict(row) for row in GAME.sheet.facts["tiles"]]
    return [row | {"copies": copies.get(row["id"], row["copies"])} for row in ours] + list(more)


def text_of(tiles: list[Row], title: str = "Mine") -> str:
    return as_text("carcassonne", title, {"tiles": tiles})


def game_of(*more: Row, **copies: int) -> Carcassonne:
    game = GAME.with_edition(text_of(rows(*more, **copies)))
    assert isinstance(game, Carcassonne)
    return game


def any_kind(dice: Dice, label: str) -> Row:
    """Some kind of tile that can be printed, whatever it is."""
    while True:
        row = _any_row(dice, label)
        if not problems_of(own_kind(row)):
            return row


def _any_row(dice: Dice, label: str) -> Row:
    edges = "".join("CRF"[dice.below(3)] for _ in range(4))
    row: Row = {"id": label, "copies": 1 + dice.below(2), "edges": edges}
    for field, edge in (("cities", "C"), ("roads", "R")):
        row[field] = _joined([side for side in range(4) if edges[side] == edge], dice, edge)
    if not dice.below(4):
        row["cloister"] = True
    if not dice.below(3):
        row["mark"] = ("mage", "road", "farm", "city")[dice.below(4)]
    return row


def _joined(sides: list[int], dice: Dice, edge: str) -> list[str]:
    """The sides, some of them joined; a road joins no more than two."""
    found: list[str] = []
    for side in sides:
        room = [k for k, text in enumerate(found) if edge == "C" or len(text) < 2]
        if room and dice.below(2):
            found[room[dice.below(len(room))]] += SIDES[side]
        else:
            found.append(SIDES[side])
    return [text + "+" * (edge == "C" and not dice.below(4)) for text in found]


def any_box(number: int) -> Carcassonne:
    """Kinds of an owner's own under many ids, and few of ours."""
    dice = Dice(f"any box {number}")
    looks: set[str] = set()
    more: list[Row] = []
    for label in SPARE:
        row = any_kind(dice, label)
        kind = own_kind(row)
        look = min(kind.look(rotation) for rotation in range(4))
        if look not in looks | OUR_LOOKS:
            looks.add(look)
            more.append(row)
    ours = {row["id"]: dice.below(3) for row in GAME.sheet.facts["tiles"]}
    return game_of(*more, **{**ours, "D": 1, "V": 20, "MW1": 1, "CC1": 1})


OUR_LOOKS = {
    min(kind.look(rotation) for rotation in range(4)) for kind in GAME.box.kinds[: -len(SPARE)]
}
