"""What is in the box, for programs: buildings, characters and events of the edition played."""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    CARDS,
    CHARACTERS,
    EVENTS,
    POSITION,
    POSITIONS,
    RED,
    SIDE,
    SIDES,
    TYPE,
    TYPES,
)
from aquelarre.games.new_salem.box.edition import Edition
from aquelarre.kernel import Piece, Pieces

SOURCES = {"R": "rulebook", "D": "deduced", "F": "found", "X": "reconstructed"}


def pieces(edition: Edition) -> Pieces:
    """A copy of a building or an event takes part with as many players as its number says, or
    more. [SAL-01 … SAL-03]"""
    return {
        "card": [_building(edition, card) for card in range(len(CARDS))],
        "character": [_character(edition, character) for character in range(len(CHARACTERS))],
        "event": [_event(edition, event) for event in range(len(EVENTS))],
        "type": [{"label": name} for name in TYPES],
    }


def _building(edition: Edition, card: int) -> Piece:
    return {
        "label": CARDS[card],
        "type": TYPES[TYPE[card]],
        "pos": POSITIONS[POSITION[card]],
        "symbols": list(edition.symbols[card]),
        "numbers": list(edition.numbers[card]),
        "name_source": source(edition, CARDS[card], "name"),
        "symbols_source": source(edition, CARDS[card], "symbols"),
        "numbers_source": source(edition, CARDS[card], "numbers"),
    }


def _character(edition: Edition, character: int) -> Piece:
    label = CHARACTERS[character]
    return {
        "label": label,
        "side": SIDES[SIDE[character]],
        "types": [TYPES[kind] for kind in edition.types[character]],
        "two_types": [TYPES[kind] for kind in edition.two_types[character]],
        "types_source": source(edition, label, "types"),
        "name_source": source(edition, label, "name"),
    }


def _event(edition: Edition, event: int) -> Piece:
    label = EVENTS[event]
    return {
        "label": label,
        "cost": edition.cost[event],
        "numbers": list(edition.event_numbers[event]),
        "red": RED[event],
        "kept": edition.kept[event],
        "does": edition.does(event),
        "name_source": source(edition, label, "name"),
        "text_source": source(edition, label, "effect"),
        "cost_source": source(edition, label, "cost"),
        "numbers_source": source(edition, label, "numbers"),
    }


def source(edition: Edition, label: str, fact: str) -> str:
    """Where we know a fact from, in a word of the locales."""
    return SOURCES[edition.source(label, fact)]
