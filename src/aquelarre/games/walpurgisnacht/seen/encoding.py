"""A night as numbers, for programs that learn. What was seen before is not there. [WAL-06]"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from aquelarre.games.walpurgisnacht.box.cards import IDS, KINDS
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.box.mountain import SLOT_NAMES
from aquelarre.games.walpurgisnacht.verbs import SEATS
from aquelarre.kernel.encoding import (
    Each,
    Encoding,
    Flag,
    Number,
    Numbers,
    OneOf,
    Part,
    Players,
    SeatOf,
    Seen,
    Some,
)

SIDES = ("witches", "villagers")
QUESTIONS = (
    *("preview", "follow_wisps", "first_gift", "second_gift", "third_gift", "mephisto_acts"),
    *("hand_over", "put_back", "turn_down", "movement"),
)
WISPS = ("purple", "green")
PLACE_OF = {name: place for place, name in enumerate(SLOT_NAMES)}
TRACK = 40  # squares that a marker rarely passes
MOST_DOWN = 6  # cards face down before one player, rarely more
MOST_HAND = 6
KNOWN = 8  # editions whose encodings are kept ready


def _slots(view: Seen) -> list[Any]:
    """The places of the mountain, those of the wide foot too. [WAL-04]"""
    there = {slot["slot"]: slot for slot in view["mountain"]}
    return [there.get(name) for name in SLOT_NAMES]


class Slots(Each):
    """The places of the mountain: what its parts say, written in one go, for there are many."""

    __slots__ = ("kind_of", "wisp_of")

    def __init__(self, edition: Edition) -> None:
        faces = {name: edition.printed(card) for card, name in enumerate(IDS)}
        kind_of: dict[str, str] = {name: face["kind"] for name, face in faces.items()}
        wisp_of: dict[str, str] = {name: face["wisp"] for name, face in faces.items()}
        super().__init__(
            "slot",
            SLOT_NAMES,
            "each place of the mountain, from the summit down",
            _slots,
            [
                Flag("card", "does a card lie there?", lambda slot: slot["card"]),
                Flag("blocked", "is it blocked?", lambda slot: slot["blocked"]),
                Flag("danced", "has it moved this turn?", lambda slot: slot["danced"]),
                Flag("open", "does it lie face up?", lambda slot: slot["open"]),
                OneOf("kind", KINDS, "what it is", lambda slot: kind_of.get(slot["face"])),
                OneOf("wisp", WISPS, "its wisp", lambda slot: wisp_of.get(slot["face"])),
            ],
        )
        self.kind_of = kind_of
        self.wisp_of = wisp_of

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        for slot in seen["mountain"]:
            if not slot["card"] and not slot["danced"]:
                continue
            here = at + PLACE_OF[slot["slot"]] * self.stride
            out[here] = float(slot["card"])
            out[here + 1] = float(slot["blocked"])
            out[here + 2] = float(slot["danced"])
            out[here + 3] = float(slot["open"])
            face = slot["face"]
            if face is not None:
                out[here + 4 + KINDS.index(self.kind_of[face])] = 1.0
                if self.wisp_of[face] in WISPS:
                    out[here + 4 + len(KINDS) + WISPS.index(self.wisp_of[face])] = 1.0


def _own_down(view: Seen) -> Any:
    """The reader's own cards face down."""
    seat = view["seat"]
    return view["players"][seat]["down_cards"] if seat >= 0 else ()


OF_THE_TURN: list[Part] = [
    Flag("over", "is the game over?", lambda view: view["over"]),
    Flag("memory_aid", "do faces that were seen stay seen?", lambda view: view["memory_aid"]),
    OneOf("question", QUESTIONS, "the open question", lambda view: view["question"]),
    SeatOf("active", SEATS, "whose turn it is", lambda view: view["active"]),
    Number("score.witches", TRACK, "their marker", lambda view: view["score"]["witches"]),
    Number("score.villagers", TRACK, "their marker", lambda view: view["score"]["villagers"]),
    Number("movements", 3, "dances made this turn", lambda view: view["movements"]),
    Number("hand.count", MOST_HAND, "cards of this turn", lambda view: view["hand"]["count"]),
    Some("hand", IDS, "those of them that the reader sees", lambda view: view["hand"]["cards"]),
    OneOf(
        "stake.side",
        SIDES,
        "who would score if the wisps ended here",
        lambda view: (view["stake"] or {}).get("side"),
    ),
    Number("stake.points", 6, "and how much", lambda view: (view["stake"] or {}).get("points")),
    SeatOf(
        "order.giver",
        SEATS,
        "whom Mephistopheles makes give",
        lambda view: (view["order"] or {}).get("giver"),
    ),
    SeatOf(
        "order.receiver",
        SEATS,
        "and to whom",
        lambda view: (view["order"] or {}).get("receiver"),
    ),
    Some("own_down", IDS, "the reader's own cards face down", _own_down),
]
OF_PLAYERS: list[Part] = [
    Players(
        SEATS,
        [
            OneOf("side", SIDES, "if the reader knows it", lambda player: player["side"]),
            Flag("declared", "has he shown himself?", lambda player: player["declared"]),
            Number("down", MOST_DOWN, "cards face down", lambda player: player["down"]),
            Some("up", IDS, "cards face up", lambda player: player["up"]),
        ],
    ),
    OneOf("winner", (*SIDES, "nobody"), "at the end", lambda view: view["winner"]),
]


@lru_cache(maxsize=KNOWN)
def encoding(edition: Edition) -> Encoding:
    """Of a view, with what the cards of this edition are; as many numbers for every one."""
    return Encoding([*OF_THE_TURN, Slots(edition), *OF_PLAYERS])
