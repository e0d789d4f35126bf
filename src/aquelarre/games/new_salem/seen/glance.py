"""A glance at the town: as much of the view as its encoding reads, for programs in a hurry.

A law of tests: encoded, it gives the same as the whole view.
"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    CARDS,
    CHARACTERS,
    EVENTS,
    SIDE,
    SIDES,
    TRIAL,
    TYPES,
    buildings_in,
    card_of,
    threshold,
)
from aquelarre.games.new_salem.rules.duty import launchable
from aquelarre.games.new_salem.rules.scoring import winning_side
from aquelarre.games.new_salem.rules.town import loose_place, town_despair
from aquelarre.games.new_salem.seen.view import drawn_for, duty_of, launched_event, passed_on
from aquelarre.games.new_salem.state import NOBODY, NOTHING, Town
from aquelarre.kernel import WATCHER, Seat, View

SHOWN = [{"card": label} for label in CARDS]  # never altered


def glance(s: Town, seat: Seat) -> View:
    """What the encoding reads."""
    question = s.open_question()
    side = SIDES[winning_side(s.n, s.final_despair)] if s.winners else "nobody"
    return {
        "seat": seat,
        "over": s.over,
        "question": question.key if question else "",
        "round": s.round,
        "phase": s.phase,
        "witch_types": s.settings["witch_types"],
        "constable": s.constable if s.constable != NOBODY else None,
        "town": {
            "despair": s.final_despair if s.over else town_despair(s),
            "threshold": threshold(s.n),
            "hope": sum(s.wealth),
        },
        "duty": duty_of(s),
        "deck": s.deck.total + sum(len(cards) for _, cards in s.bottom),
        "event_deck": s.event_deck.total + len(s.event_bottom),
        "trials": {"pile": s.pile},
        "badges": s.n - s.badges.bit_count(),
        "events": _events(s),
        "launched": launched_event(s),
        "pack": [SHOWN[card] for card in s.packs[seat]] if seat != WATCHER else [],
        "passed": passed_on(s, seat),
        "drawn": drawn_for(s, seat),
        "players": [_player(s, seat, other) for other in range(s.n)],
        "result": {"side": side} if s.over else None,
    }


def _events(s: Town) -> list[View]:
    if s.constable == NOBODY:
        return []
    hope, cost = s.wealth[s.constable], s.edition.cost
    return [
        {"event": EVENTS[x], "launchable": launchable(s, x), "payable": hope >= cost[x]}
        for x in (0, TRIAL, *s.shown)
        if x != NOTHING
    ]


def _player(s: Town, seat: Seat, other: Seat) -> View:
    known = len(s.characters) > other and s.characters.knows(other, seat)
    character = s.characters.face[other] if known else NOTHING
    street, despair = buildings_in(s.streets[other]), s.despair
    return {
        "constable": other == s.constable,
        "badge": s.badges >> other & 1,
        "tried": s.tried >> other & 1,
        "spared": s.spared >> other & 1,
        "kept": [EVENTS[event] for event in s.edition.handed_out if s.keeper[event] == other],
        "hope": s.wealth[other],
        "despair": despair[loose_place(other)] + sum([despair[building] for building in street]),
        "pack": len(s.packs[other]),
        "street": [SHOWN[card_of(building)] for building in street],
        "character": CHARACTERS[character] if known else None,
        "side": SIDES[SIDE[character]] if known else None,
        "types": (
            [TYPES[x] for x in s.edition.types_of(character, s.settings["witch_types"])]
            if known and other == seat
            else None
        ),
        "score": s.points[other] if s.over else None,
    }
