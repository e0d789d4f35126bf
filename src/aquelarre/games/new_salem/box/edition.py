"""An edition: what is in the box, as unchangeable facts for the rules.

The rules read symbols, numbers, types, costs and effects from the `Edition` of the state, never
from this module: whoever owns the box can play with what theirs says. `salem.toml` is ours, with
the source of every fact. Whether data is sound is the business of `check.py`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from aquelarre.games.new_salem.box.cards import (
    AMOUNTS,
    CARDS,
    CHARACTERS,
    DEATH,
    EFFECTS,
    EVENTS,
    JUSTICE,
    POOL,
    SAFE_CONDUCT,
    SYMBOLS,
    THREE_TYPES,
    TRIAL,
    TYPE,
    TYPES,
    Card,
    Character,
    Effect,
    EventCard,
)
from aquelarre.kernel.spelling import in_short

Row = dict[str, Any]
Names = tuple[str, ...]


class Edition:
    """The facts of a box. Nothing in it is ever altered: all states and clones share it.

    Tuples by number: of a card, a character, an event. `amount` and `more` are the numbers of an
    effect (`AMOUNTS`). `copies` and `in_game` are by the number of players first. [SAL-02]
    """

    __slots__ = (
        *("symbols", "numbers", "hope", "despair", "removals", "copies"),  # of buildings
        *("types", "two_types", "scoring"),  # of characters
        *("cost", "effect", "amount", "more", "event_numbers", "in_game"),  # of events
        *("kept", "handed_out", "with_effect"),
        *("like_card", "like_event", "changed", "sources", "spelling"),
    )

    def __init__(self, data: Row, ours: Edition | None = None) -> None:
        """From data that `check.problems` has nothing to say against; `ours`: what bots know."""
        self._read_buildings({row["id"]: row for row in data["buildings"]})
        self._read_characters({row["id"]: row for row in data["characters"]})
        self._read_events({row["id"]: row for row in data["events"]})
        usual = ours or self
        # What bots know to be most like it: they have learnt with our box.
        self.like_card: tuple[Card, ...] = tuple(
            _like_card(self, usual, card) for card in range(len(CARDS))
        )
        self.like_event: tuple[EventCard, ...] = tuple(
            _like_event(self, usual, event) for event in range(len(EVENTS))
        )
        # Events whose text in the locales would be wrong.
        self.changed: tuple[EventCard, ...] = tuple(
            event for event in range(len(EVENTS)) if self.does(event) != usual.does(event)
        )
        self.sources = _sources(data)
        self.spelling: str = in_short((data, ours is None))  # stands for all of it

    def _read_buildings(self, rows: dict[str, Row]) -> None:
        self.symbols: tuple[Names, ...] = tuple(tuple(rows[name]["symbols"]) for name in CARDS)
        self.numbers: tuple[tuple[int, ...], ...] = tuple(
            tuple(rows[name]["numbers"]) for name in CARDS
        )
        self.hope: tuple[int, ...] = tuple(some.count(SYMBOLS[0]) for some in self.symbols)
        self.despair: tuple[int, ...] = tuple(some.count(SYMBOLS[1]) for some in self.symbols)
        self.removals: tuple[int, ...] = tuple(some.count(SYMBOLS[2]) for some in self.symbols)
        self.copies = _by_players(self.numbers)

    def _read_characters(self, rows: dict[str, Row]) -> None:
        every = [rows[name] for name in CHARACTERS]
        self.types: tuple[tuple[int, ...], ...] = tuple(_types(row["types"]) for row in every)
        self.two_types: tuple[tuple[int, ...], ...] = tuple(
            _types(row["two_types" if "two_types" in row else "types"]) for row in every
        )
        printed = {kind for types in (*self.types, *self.two_types) for kind in types}
        self.scoring: tuple[bool, ...] = tuple(kind in printed for kind in range(len(TYPES)))

    def _read_events(self, rows: dict[str, Row]) -> None:
        every = [rows[name] for name in EVENTS]
        self.cost: tuple[int, ...] = tuple(row["cost"] for row in every)
        self.effect: tuple[Effect, ...] = tuple(EFFECTS.index(row["effect"]) for row in every)
        self.amount: tuple[int, ...] = tuple(_amount(row, 0) for row in every)
        self.more: tuple[int, ...] = tuple(_amount(row, 1) for row in every)
        self.event_numbers: tuple[tuple[int, ...], ...] = tuple(
            tuple(row["numbers"]) for row in every
        )
        self.in_game = _by_players(self.event_numbers)
        self.handed_out: tuple[EventCard, ...] = tuple(
            event for event, effect in enumerate(self.effect) if effect >= SAFE_CONDUCT
        )
        self.kept: tuple[bool, ...] = tuple(
            event == TRIAL or event in self.handed_out for event in range(len(EVENTS))
        )
        self.with_effect: tuple[tuple[EventCard, ...], ...] = tuple(
            tuple(x for x, own in enumerate(self.effect) if own == each and self.event_numbers[x])
            for each in range(len(EFFECTS))
        )

    def types_of(self, character: Character, witch_types: int) -> tuple[int, ...]:
        """The types of building that score for a character. [SAL-24]"""
        if witch_types == THREE_TYPES:
            return self.types[character]
        return self.two_types[character]

    def does(self, event: EventCard) -> Row:
        """What an event does, in plain data: the effect and its numbers by their names."""
        name = EFFECTS[self.effect[event]]
        values = (self.amount[event], self.more[event])
        return {"effect": name} | dict(zip(AMOUNTS.get(name, ()), values, strict=False))

    def otherwise(self) -> dict[str, Row]:
        """The events that do something else than in our box, with what that is."""
        return {EVENTS[event]: self.does(event) for event in self.changed}

    def source(self, label: str, fact: str) -> str:
        """Where we know a fact from: R, D, F or X."""
        return next(mark for name, what, mark in self.sources if (name, what) == (label, fact))


def _by_players(numbers: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """How many of each take part, for each number of players: a copy with a number above it stays
    in the box. [SAL-02]"""
    return tuple(
        tuple(sum(number <= n for number in some) for some in numbers) for n in range(max(POOL) + 1)
    )


def _types(names: list[str]) -> tuple[int, ...]:
    return tuple(TYPES.index(name) for name in names)


def _amount(row: Row, place: int) -> int:
    names = AMOUNTS.get(row["effect"], ())
    return int(row[names[place]]) if place < len(names) else 0


# -- what bots take it for ---------------------------------------------------------------


def _kind(card: Card) -> int:
    """Sets of Death and of Justice count otherwise; the other types are alike."""
    return TYPE[card] if TYPE[card] in (DEATH, JUSTICE) else 0


def _like_card(edition: Edition, ours: Edition, card: Card) -> Card:
    """The building of our box that does most nearly the same; of equal ones itself first."""

    def far(other: Card) -> tuple[bool, int, bool]:
        apart = abs(edition.hope[card] - ours.hope[other])
        apart += abs(edition.despair[card] - ours.despair[other])
        apart += abs(edition.removals[card] - ours.removals[other])
        return _kind(card) != _kind(other), apart, other != card

    return min(range(len(CARDS)), key=far)


def _like_event(edition: Edition, ours: Edition, event: EventCard) -> EventCard:
    """The event of our box that does most nearly the same; of equal ones itself first."""

    def far(other: EventCard) -> tuple[bool, int, bool]:
        apart = abs(edition.amount[event] - ours.amount[other])
        apart += abs(edition.more[event] - ours.more[other])
        return edition.effect[event] != ours.effect[other], apart, other != event

    return min(range(len(EVENTS)), key=far)


def _sources(data: Row) -> tuple[tuple[str, str, str], ...]:
    """`("V01", "name", "R")`…: where every fact comes from, for those who ask."""
    return tuple(
        (row["id"], fact, mark)
        for part in ("buildings", "characters", "events")
        for row in data[part]
        for fact, mark in row["sources"].items()
    )


def our_data() -> Row:
    """`salem.toml` as it was read."""
    folder = files("aquelarre.games.new_salem.box")
    return tomllib.loads(folder.joinpath("salem.toml").read_text(encoding="utf-8"))


OURS = Edition(our_data())
