"""What is in the box and on the board, for programs: of the edition that is played."""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.edition import NONE, Edition, is_hard
from aquelarre.games.discworld_witches.box.ids import (
    APPRENTICES,
    CARDS,
    CHARACTERS,
    DICE,
    EFFECTS,
    FACES,
    FAILURES,
    GROUPS,
    PLACES,
    SPACES,
    SUCCESSES,
    SYMBOLS,
    TILES,
    VALUES,
    Card,
    Place,
    Space,
    Tile,
)
from aquelarre.kernel import Piece, Pieces

SOURCES = {"R": "rulebook", "D": "deduced", "F": "found", "X": "reconstructed"}


def pieces(edition: Edition) -> Pieces:
    """Ids that this edition does not use are left out. `sources`: where we know each fact from.
    [LAN-01 … LAN-04]"""
    return {
        "place": [_place(edition, x) for x, spaces in enumerate(edition.spaces_of) if spaces],
        "space": [_space(edition, space) for space in edition.spaces],
        "tile": [_tile(edition, tile) for tile, copies in enumerate(edition.copies) if copies],
        "card": [_card(edition, card) for card in edition.cards],
        "apprentice": [{"label": name} for name in APPRENTICES],
        "die": [{"label": name} for name in DICE],
        "face": [
            {"label": name, "value": value} for name, value in zip(FACES, VALUES, strict=True)
        ],
    }


def _place(edition: Edition, place: Place) -> Piece:
    spaces = edition.spaces_of[place]
    green, violet = spaces[0] in edition.green, spaces[0] in edition.violet
    return {
        "label": PLACES[place],
        "spaces": [SPACES[space] for space in spaces],
        "start": "green" if green else "violet" if violet else "",
        "paths": sorted(
            PLACES[one if other == place else other]
            for one, other, _ in edition.paths
            if place in (one, other)
        ),
        "sources": _sources(edition, PLACES[place]),
    }


def _space(edition: Edition, space: Space) -> Piece:
    return {
        "label": SPACES[space],
        "place": PLACES[edition.place_of[space]],
        "near": [SPACES[other] for other in edition.near[space]],
    }


def _tile(edition: Edition, tile: Tile) -> Piece:
    group = edition.group[tile]
    return {
        "label": TILES[tile],
        "hard": is_hard(tile),
        "copies": edition.copies[tile],
        "difficulty": edition.difficulty[tile],
        "points": edition.points[tile],
        "group": GROUPS[group] if group != NONE else "",
        "failure": FAILURES[edition.failure[tile]],
        "success": SUCCESSES[edition.success[tile]],
        "sources": _sources(edition, TILES[tile]),
    }


def _card(edition: Edition, card: Card) -> Piece:
    trio = edition.trio[card]
    return {
        "label": CARDS[card],
        "kind": CARDS[card][:-1],
        "symbol": SYMBOLS[edition.symbol[card]],
        "effect": EFFECTS[edition.effect[card]],
        "amount": edition.amount[card],
        "against": [GROUPS[group] for group in edition.against[card]],
        "cackle": edition.cackle[card],
        "trio": CHARACTERS[trio] if trio != NONE else "",
        "location": PLACES[edition.location[card]],
        "sources": _sources(edition, CARDS[card][:-1]),
    }


def _sources(edition: Edition, row: str) -> dict[str, str]:
    """The facts of a row of the box, each with where it is from."""
    split = [(*key.split("."), mark) for key, mark in edition.sources]
    return {fact: SOURCES[mark] for name, fact, mark in split if name == row}
