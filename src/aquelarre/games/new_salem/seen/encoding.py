"""A town as numbers, for programs that learn."""

from __future__ import annotations

from typing import Any

from aquelarre.games.new_salem.box.cards import CARDS, CHARACTERS, EVENTS, ROUNDS, SIDES, TYPES
from aquelarre.games.new_salem.state import MOST_SEATS
from aquelarre.kernel.encoding import (
    Each,
    Encoding,
    Flag,
    Number,
    OneOf,
    Part,
    Players,
    SeatOf,
    Seen,
    Some,
)

QUESTIONS = (
    *("pick", "last_pick", "remove", "launch", "pay", "name", "last_call", "try", "question"),
    *("confess", "confess_to", "hand", "absolve", "burn", "seize", "offer", "swap_for", "emigrate"),
    *("clear", "build", "conscience", "bear"),
)
PHASES = ("setup", "build", "draw", "launch", "end")
MOST_CARDS = 5  # of a pack
COPIES = 4  # of a building in one street, rarely more
HOPE, DESPAIR = 20, 12  # of a player, rarely more


def _own(view: Seen, name: str) -> Any:
    """What the reader knows of herself."""
    seat = view["seat"]
    return view["players"][seat][name] if seat >= 0 else None


def _passed(view: Seen) -> list[str]:
    """Cards in packs that the reader has handed on."""
    return [card["card"] for pack in view["passed"] for card in pack["cards"]]


def _labels(cards: Any) -> list[str]:
    return [card["card"] for card in cards or ()]


TABLE: list[Part] = [
    Flag("over", "is the game over?", lambda view: view["over"]),
    OneOf("question", QUESTIONS, "the open question", lambda view: view["question"]),
    Number("round", ROUNDS, "the round", lambda view: view["round"]),
    OneOf("phase", PHASES, "the phase", lambda view: view["phase"]),
    Flag("three_types", "do witches score three types?", lambda view: view["witch_types"] == 3),
    SeatOf("constable", MOST_SEATS, "the constable", lambda view: view["constable"]),
    Number("town.despair", 40, "in all of the town", lambda view: view["town"]["despair"]),
    Number("town.threshold", 40, "what the witches need", lambda view: view["town"]["threshold"]),
    Number("town.hope", 80, "in all of the town", lambda view: view["town"]["hope"]),
    Number("duty.hope", HOPE, "of the constable", lambda view: (view["duty"] or {}).get("hope")),
    Number(
        "duty.dearest",
        HOPE,
        "the dearest event to launch",
        lambda view: (view["duty"] or {}).get("dearest"),
    ),
    Flag("duty.applies", "must one be launched?", lambda view: (view["duty"] or {}).get("applies")),
    Number("deck", 144, "building cards left", lambda view: view["deck"]),
    Number("event_deck", 40, "event cards left", lambda view: view["event_deck"]),
    Number("trials", 8, "Trial cards left", lambda view: view["trials"]["pile"]),
    Number("badges", 8, "badges in the middle", lambda view: view["badges"]),
    Some(
        "event",
        EVENTS,
        "events that lie face up",
        lambda view: [each["event"] for each in view["events"]],
    ),
    Some(
        "launchable",
        EVENTS,
        "those that can be launched and paid",
        lambda view: [
            each["event"] for each in view["events"] if each["launchable"] and each["payable"]
        ],
    ),
    OneOf(
        "launched",
        EVENTS,
        "the event being carried out",
        lambda view: (view["launched"] or {}).get("event"),
    ),
    Number("drawn.count", 5, "cards drawn for it", lambda view: view["drawn"]["count"]),
]

READER: list[Part] = [
    Some("pack", CARDS, "the reader's hand", lambda view: _labels(view["pack"]), MOST_CARDS),
    Some("passed", CARDS, "cards in packs that the reader has handed on", _passed, MOST_CARDS),
    Some(
        "drawn", CARDS, "if the reader sees them", lambda view: _labels(view["drawn"]["cards"]), 3
    ),
    OneOf("character", CHARACTERS, "the reader's", lambda view: _own(view, "character")),
    Some("types", TYPES, "what scores for it", lambda view: _own(view, "types")),
]

ENCODING = Encoding(
    [
        *TABLE,
        *READER,
        Players(
            MOST_SEATS,
            [
                Flag("constable", "is it the constable?", lambda player: player["constable"]),
                Flag("badge", "has the player a badge?", lambda player: player["badge"]),
                Flag("tried", "was there a trial?", lambda player: player["tried"]),
                Flag("spared", "cannot be tried this round", lambda player: player["spared"]),
                Number("hope", HOPE, "hope", lambda player: player["hope"]),
                Number("despair", DESPAIR, "despair", lambda player: player["despair"]),
                Number("pack", MOST_CARDS, "cards held", lambda player: player["pack"]),
                Some("kept", EVENTS, "events before the player", lambda player: player["kept"]),
                Some(
                    "street",
                    CARDS,
                    "buildings, by kind",
                    lambda player: _labels(player["street"]),
                    COPIES,
                ),
                OneOf("side", SIDES, "if the reader knows it", lambda player: player["side"]),
                Number("score", 60, "at the end", lambda player: player["score"]),
            ],
        ),
        Each(
            "result",
            ("all",),
            "at the end",
            lambda view: [view["result"]],
            [OneOf("side", (*SIDES, "nobody"), "who has won", lambda result: result["side"])],
        ),
    ]
)
