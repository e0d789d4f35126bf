"""What is in the box, for programs: cards and characters of the edition that is played."""

from __future__ import annotations

from aquelarre.games.las_brujas.box import effects
from aquelarre.games.las_brujas.box.cards import FAMILY_OF, KIND, LABELS, Card
from aquelarre.games.las_brujas.box.characters import IDS, NO_ABILITY
from aquelarre.games.las_brujas.box.edition import Box, Row, rows_of
from aquelarre.kernel import Piece, Pieces

HEAD = ("id", "name", "sources", "special", "against", "every", "ability")


def pieces(box: Box) -> Pieces:
    """Each card of its own, copies too; `kind` is the one in its label, `effect` what it does.
    [BRU-01]"""
    facts = box.facts
    return {
        "card": [_card(box, card, row) for card, row in enumerate(rows_of(facts))],
        "character": [_character(box, row) for row in facts["characters"]],
    }


def _card(box: Box, card: Card, row: Row) -> Piece:
    face = box.face[card]
    facts = {fact: value for fact, value in row.items() if fact not in HEAD}
    if box.against[card]:
        facts["against"] = box.against[card]
    if FAMILY_OF[KIND[card]] == "event":
        facts["target"] = box.target[card]
    if FAMILY_OF[KIND[card]] == "afterlife":
        rotates, in_trial = face in effects.ROTATING, face in effects.IN_TRIAL
        facts["type"] = "rotating" if rotates else "in_trial" if in_trial else "once"
    facts |= dict.fromkeys(row.get("special", ()), True)
    head = {"label": LABELS[card], "kind": KIND[card], "family": FAMILY_OF[KIND[card]]}
    return head | facts | {"source": _source(row), "name_source": row["sources"]["name"]}


def _source(row: Row) -> str:
    """Where what is printed on the card, or what it is worth, comes from."""
    sources = row["sources"]
    return str(sources["value" if "value" in sources else "effect"])


def _character(box: Box, row: Row) -> Piece:
    sources, ability = row["sources"], box.ability[IDS.index(row["id"])]
    return {
        "label": row["id"],
        "sex": row["sex"],
        "base": row["base"],
        "every": row["every"],
        "ability": row["ability"],
        "like": "" if ability == NO_ABILITY else IDS[ability],
        "source": sources["name"],
        "base_source": sources["base"],
        "ability_source": sources["ability"],
    }
