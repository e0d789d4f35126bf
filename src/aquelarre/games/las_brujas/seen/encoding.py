"""A village as numbers, for programs that learn."""

from __future__ import annotations

from typing import Any

from aquelarre.games.las_brujas.box.cards import LABELS
from aquelarre.games.las_brujas.box.characters import IDS
from aquelarre.games.las_brujas.state import (
    EXECUTION,
    OPEN,
    SPEECHES,
    TIED,
    VERDICT,
    VOTING,
)
from aquelarre.games.las_brujas.verbs import SEATS
from aquelarre.kernel.encoding import (
    Each,
    Encoding,
    Flag,
    Number,
    OneOf,
    Part,
    Players,
    SeatOf,
    SeatsOf,
    Seen,
    Some,
)

SIDES = ("witches", "villagers")
QUESTIONS = (
    *("choose", "act", "discard", "take", "drop", "keep", "order", "give_back", "share", "calm"),
    *("election", "name", "sermon", "priest", "prevent", "speech", "floor", "vote", "decide"),
    *("verdict", "cure", "haunt", "raise", "rob_grave", "procession", "storm", "dream", "point_at"),
)
STAGES = ("setup", "turns", "assembly")
PHASES = (SPEECHES, OPEN, VOTING, TIED, VERDICT, EXECUTION)
MARKS = ("mute_accused", "unpaid", "by_water", "summary", "mighty")
HAND, RUMOURS, REPUTATION, VOTES, WEEKS = 8, 8, 10, 12, 12  # rarely more
DECK, BEYOND = 93, 20  # cards of the general deck, and of the afterlife


def _own(view: Seen, name: str) -> Any:
    """What the reader knows of herself."""
    seat = view["seat"]
    return view["players"][seat][name] if seat >= 0 else None


def _known(view: Seen) -> list[str]:
    """Cards that the reader knows to be in the hands of others."""
    return [card for player in view["players"] for card in player["known"]]


def _rumours(view: Seen) -> list[str]:
    """Rumours that lie before somebody."""
    return [card for player in view["players"] for card in (*player["good"], *player["bad"])]


def _bearers(view: Seen) -> list[int]:
    return [each["seat"] for each in view["effects"]["rotating"]]


def _inner(view: Seen, name: str, part: str) -> Any:
    """A part of an effect that may not be there."""
    found = view["effects"][name]
    return None if found is None else found[part]


def _draft(view: Seen) -> list[str]:
    """What the reader is putting together: gifts, or cards to be discarded."""
    gifts = (view["assembly"] or {}).get("gifts", ())
    return [*(gift["card"] for gift in gifts), *view.get("draft", ())]


TABLE: list[Part] = [
    Flag("over", "is the game over?", lambda view: view["over"]),
    OneOf("winner", (*SIDES, "nobody"), "at the end", lambda view: view["winner"]),
    OneOf("question", QUESTIONS, "the open question", lambda view: view["question"]),
    OneOf("stage", STAGES, "what the week has come to", lambda view: view["stage"]),
    Number("week", WEEKS, "the week", lambda view: view["week"]),
    SeatOf("active", SEATS, "whose turn it is", lambda view: view["active"]),
    SeatOf("influential", SEATS, "the influential citizen", lambda view: view["influential"]),
    Number("deck", DECK, "cards in the general deck", lambda view: view["deck"]),
    Number("afterlife_deck", BEYOND, "and in the other", lambda view: view["afterlife_deck"]),
    Some(
        "option",
        ("double_trial", "random_sides", "limit", "claims"),
        "how this table plays",
        lambda view: [name for name, value in view["options"].items() if value],
    ),
    Some(
        "effect",
        ("truce", "inquisitor", "no_counter_trials"),
        "what holds for a while",
        lambda view: [name for name, value in view["effects"].items() if value is True],
    ),
    SeatOf("doll", SEATS, "before whom it lies", lambda view: _inner(view, "doll", "seat")),
    SeatOf(
        "possession.victim", SEATS, "possessed", lambda view: _inner(view, "possession", "victim")
    ),
    SeatOf(
        "possession.spectre", SEATS, "by whom", lambda view: _inner(view, "possession", "spectre")
    ),
    SeatsOf("rotating", SEATS, "who bears a rotating card", _bearers),
]

CARDS: list[Part] = [
    Some("hand", LABELS, "the reader's hand", lambda view: _own(view, "cards")),
    Some("draft", LABELS, "what the reader is putting together", _draft),
    Some("known", LABELS, "cards that the reader knows in the hands of others", _known),
    Some("rumour", LABELS, "rumours before anybody", _rumours),
    Some(
        "discarded",
        LABELS,
        "in the discard piles",
        lambda view: (*view["discard"], *view["afterlife_discard"]),
    ),
    Some("offered", IDS, "characters to choose from", lambda view: _own(view, "offered")),
]

TRIAL: list[Part] = [
    OneOf("phase", PHASES, "where it is", lambda trial: trial["phase"]),
    SeatOf("accused", SEATS, "the accused", lambda trial: trial["accused"]),
    SeatOf("accuser", SEATS, "the accuser", lambda trial: trial["accuser"]),
    SeatOf("speaker", SEATS, "who has the floor", lambda trial: trial["speaker"]),
    SeatOf("condemned", SEATS, "who is to burn", lambda trial: trial["condemned"]),
    SeatsOf("voters", SEATS, "whose ballots count", lambda trial: trial["voters"]),
    SeatsOf("bribed", SEATS, "who was bribed", lambda trial: trial["bribed"]),
    OneOf("cause", LABELS, "the card that brought it about", lambda trial: trial["cause"]),
    Flag("double", "does it burn one of two?", lambda trial: trial["double"]),
    Some("mark", MARKS, "what is special about it", lambda trial: trial["marks"]),
    Flag("confession", "has somebody confessed?", lambda trial: trial["confession"]),
    Number("yes", VOTES, "votes for the accused", lambda trial: trial["yes"]),
    Number("no", VOTES, "votes against", lambda trial: trial["no"]),
    OneOf("verdict", ("guilty", "innocent"), "if it is known", lambda trial: trial["verdict"]),
    OneOf("revote", ("called", "held"), "a second vote", lambda trial: trial["revote"]),
]

PLAYER: list[Part] = [
    Flag("alive", "alive, or a spectre?", lambda player: player["alive"]),
    OneOf("character", IDS, "the character", lambda player: player["character"]),
    OneOf("side", SIDES, "if the reader knows it", lambda player: player["side"]),
    Number("hand", HAND, "cards in hand", lambda player: player["hand"]),
    Number("good", RUMOURS, "good rumours", lambda player: len(player["good"])),
    Number("bad", RUMOURS, "bad rumours", lambda player: len(player["bad"])),
    Number(
        "reputation",
        REPUTATION,
        "reputation",
        lambda player: (player["reputation"] or {}).get("total"),
    ),
    Flag(
        "ability",
        "can it be used now?",
        lambda player: player["ability"] and player["ability"]["ready"],
    ),
    Flag("curfew", "loses the next turn", lambda player: player["curfew"]),
    Number("claims", 3, "claims left", lambda player: player["claims"]),
    Flag("says.villager", "claims to be one", lambda player: player["says"]["villager"]),
    SeatsOf("says.suspects", SEATS, "whom, as said", lambda player: player["says"]["suspects"]),
    SeatsOf("says.trusts", SEATS, "whom, as said", lambda player: player["says"]["trusts"]),
]

ENCODING = Encoding(
    [
        *TABLE,
        *CARDS,
        Each("trial", ("now",), "the trial under way", lambda view: [view["trial"]], TRIAL),
        Each(
            "assembly",
            ("now",),
            "the assembly under way",
            lambda view: [view["assembly"]],
            [
                SeatsOf("tied", SEATS, "to be elected from", lambda found: found["tied"]),
                SeatsOf("cleared", SEATS, "who has lost a rumour", lambda found: found["cleared"]),
                Number("quota", RUMOURS, "rumours to be lost", lambda found: found["quota"]),
            ],
        ),
        Players(SEATS, PLAYER),
    ]
)
