"""A night as numbers, for programs that learn. What was seen before is not there. [WAL-06]"""

from __future__ import annotations

from typing import Any

from aquelarre.games.walpurgisnacht.box.cards import DATA, IDS
from aquelarre.games.walpurgisnacht.box.mountain import SLOT_NAMES
from aquelarre.games.walpurgisnacht.verbs import SEATS
from aquelarre.kernel.encoding import (
    Each,
    Encoding,
    Flag,
    Number,
    Numbers,
    OneOf,
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
KIND_OF = {str(card["id"]): str(card["kind"]) for card in DATA}
WISP_OF = {str(card["id"]): str(card["wisp"]) for card in DATA}
KINDS = tuple(dict.fromkeys(KIND_OF.values()))
PLACE_OF = {name: place for place, name in enumerate(SLOT_NAMES)}
TRACK = 40  # squares that a marker rarely passes
MOST_DOWN = 6  # cards face down before one player, rarely more
MOST_HAND = 6


def _slots(view: Seen) -> list[Any]:
    """The places of the mountain, those of the wide foot too. [WAL-04]"""
    there = {slot["slot"]: slot for slot in view["mountain"]}
    return [there.get(name) for name in SLOT_NAMES]


class Slots(Each):
    """The places of the mountain: what its parts say, written in one go, for there are many."""

    __slots__ = ()

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
                out[here + 4 + KINDS.index(KIND_OF[face])] = 1.0
                if WISP_OF[face] in WISPS:
                    out[here + 4 + len(KINDS) + WISPS.index(WISP_OF[face])] = 1.0


def _own_down(view: Seen) -> Any:
    """The reader's own cards face down."""
    seat = view["seat"]
    return view["players"][seat]["down_cards"] if seat >= 0 else ()


ENCODING = Encoding(
    [
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
        Slots(
            "slot",
            SLOT_NAMES,
            "each place of the mountain, from the summit down",
            _slots,
            [
                Flag("card", "does a card lie there?", lambda slot: slot["card"]),
                Flag("blocked", "is it blocked?", lambda slot: slot["blocked"]),
                Flag("danced", "has it moved this turn?", lambda slot: slot["danced"]),
                Flag("open", "does it lie face up?", lambda slot: slot["open"]),
                OneOf("kind", KINDS, "what it is", lambda slot: KIND_OF.get(slot["face"])),
                OneOf("wisp", WISPS, "its wisp", lambda slot: WISP_OF.get(slot["face"])),
            ],
        ),
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
)
