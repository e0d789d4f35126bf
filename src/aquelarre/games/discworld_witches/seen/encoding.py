"""Lancre as numbers, for programs that learn. Facts of the box that never change in a game are left
out; what an edition prints on tiles and cards is read from the view."""

from __future__ import annotations

from typing import Any

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.state import MODES
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
    SeatsOf,
    Seen,
    Some,
)

SEATS = ids.MOST_SEATS
QUESTIONS = (
    *("choose", "start", "before", "place", "crisis", "act", "pass", "walk_on", "dungeon", "leave"),
    *("tackle", "first_pair", "second_pair", "flee_to", "retreat", "last_word", "look"),
    *("transmute", "tea", "take_from", "lose", "finish"),
)
STAGES = ("setup", "place", "act", "refill", "end")
FLAGS = ("hard", "up", "looked")  # of a tile
PLACE_OF = {name: place for place, name in enumerate(ids.SPACES)}
DIFFICULTY, POINTS, TURNS, HAND = 30, 30, 32, 10  # rarely more


def _own(view: Seen) -> Any:
    """The reader's own cards."""
    seat = view["seat"]
    return view["players"][seat]["cards"] if seat >= 0 else ()


def _known(view: Seen) -> list[str]:
    """Kinds of cards that the reader knows in the hands of others."""
    return [card["kind"] for player in view["players"] for card in player["known"]]


def _spaces(view: Seen) -> list[Any]:
    """The spaces of this edition, each in its place among all there can be."""
    there = {space["space"]: space for space in view["spaces"]}
    return [there.get(name) for name in ids.SPACES]


class Spaces(Each):
    """The spaces of the board: what its parts say, written in one go, for there are many."""

    __slots__ = ()

    def write(self, seen: Seen, out: Numbers, at: int, me: int, n: int) -> None:
        for space in seen["spaces"]:
            tile = space["tile"]
            if tile is None and not space["witches"]:
                continue
            here = at + PLACE_OF[space["space"]] * self.stride
            for seat in space["witches"]:
                out[here + (seat - me) % n] = 1.0
            if tile is not None:
                here += SEATS
                out[here] = 1.0
                for place, name in enumerate(FLAGS, 1):
                    if tile[name]:
                        out[here + place] = 1.0
                for part, offset in self.parts[len(FLAGS) + 2 :]:
                    part.write(space, out, here - SEATS + offset, me, n)


def _tile(name: str) -> Any:
    """How to read a fact of the tile on a space."""
    return lambda space: space["tile"] and space["tile"][name]


SPACE: list[Part] = [
    SeatsOf("witches", SEATS, "who is there", lambda space: space["witches"]),
    Flag("tile", "does a tile lie there?", lambda space: space["tile"]),
    Flag("hard", "is it a hard one?", _tile("hard")),
    Flag("up", "does it lie face up?", _tile("up")),
    Flag("looked", "does the reader know it face down?", _tile("looked")),
    Number("crisis", 3, "tokens on it", _tile("crisis")),
    Number("difficulty", DIFFICULTY, "if it is known", _tile("difficulty")),
    Number("points", 5, "if they are known", _tile("points")),
    OneOf("group", ids.GROUPS, "of whom it is", _tile("group")),
    OneOf("failure", ids.FAILURES[1:], "what failing brings", _tile("failure")),
]

ATTEMPT: list[Part] = [
    OneOf("tile", ids.TILES, "the problem", lambda attempt: attempt["tile"]),
    OneOf("stage", ("before", "first", "second"), "how far", lambda attempt: attempt["stage"]),
    Number("difficulty", DIFFICULTY, "its difficulty", lambda attempt: attempt["difficulty"]),
    Number("total", DIFFICULTY, "what is reached", lambda attempt: attempt["total"]),
    Number("missing", DIFFICULTY, "what is missing", lambda attempt: attempt["missing"]),
    Flag("stayed", "has she decided to stay?", lambda attempt: attempt["stayed"]),
    Number("cackles", 4, "faces that will be taken", lambda attempt: attempt["cackles"]),
    Each(
        "die",
        ids.DICE,
        "each die",
        lambda attempt: attempt["dice"],
        [
            OneOf("face", ids.FACES, "what it shows", lambda die: die["face"]),
            Flag("live", "can it be rolled again?", lambda die: die["live"]),
        ],
    ),
]

PLAYER: list[Part] = [
    OneOf("apprentice", ids.APPRENTICES, "who she is", lambda player: player["apprentice"]),
    Flag("token", "is her token unused?", lambda player: player["tokens"]),
    OneOf("space", ids.SPACES, "where she is", lambda player: player["space"]),
    Number("cackles", 6, "cackle tokens", lambda player: player["cackles"]),
    Number("aliss", 3, "Black Aliss tokens", lambda player: player["aliss"]),
    Number("hand", HAND, "cards", lambda player: player["hand"]),
    Number("limit", HAND, "up to how many she draws", lambda player: player["limit"]),
    Some("easy", ids.EASY, "easy tiles won", lambda player: player["easy"], 4),
    Some("hard", ids.HARD, "hard tiles won", lambda player: player["hard"], 2),
    Number("bonus", 6, "of hard tiles", lambda player: player["bonus"]),
    Number("score", POINTS, "points", lambda player: player["score"]),
]

ENCODING = Encoding(
    [
        Flag("over", "is the game over?", lambda view: view["over"]),
        OneOf("question", QUESTIONS, "the open question", lambda view: view["question"]),
        OneOf("mode", MODES, "how this table plays", lambda view: view["mode"]),
        Some(
            "option",
            ("many_crises", "inside", "felmet_refill", "show_odds", "tea_by_space"),
            "its options",
            lambda view: [name for name, value in view["options"].items() if value],
        ),
        OneOf("stage", STAGES, "the phase", lambda view: view["stage"]),
        Number("turn", TURNS, "the turn", lambda view: view["turn"]),
        Number("action", 2, "the action of the turn", lambda view: view["action"]),
        Flag("last", "does the game end with this turn?", lambda view: view["last"]),
        SeatOf("active", SEATS, "whose turn it is", lambda view: view["active"]),
        Number("supply.cackle", 20, "tokens left", lambda view: view["supply"]["cackle"]),
        Number("supply.crisis", 20, "tokens left", lambda view: view["supply"]["crisis"]),
        Number("supply.aliss", 5, "tokens left", lambda view: view["supply"]["aliss"]),
        Number("deck", 70, "cards left", lambda view: view["deck"]),
        Some(
            "card",
            ids.CARD_KINDS,
            "the reader's cards, by kind",
            lambda view: [card["kind"] for card in _own(view) or ()],
            ids.COPIES,
        ),
        Some(
            "symbol",
            ids.SYMBOLS,
            "and by symbol",
            lambda view: [card["symbol"] for card in _own(view) or ()],
            5,
        ),
        Some(
            "effect",
            ids.EFFECTS,
            "and by effect",
            lambda view: [card["effect"] for card in _own(view) or ()],
            3,
        ),
        Some("known", ids.CARD_KINDS, "known in the hands of others", _known, ids.COPIES),
        OneOf(
            "placing",
            ids.TILES,
            "the tile being placed",
            lambda view: (view["placing"] or {}).get("tile"),
        ),
        Number("walk", 4, "steps left", lambda view: (view["walk"] or {}).get("steps")),
        Flag("walk.unseen", "unseen?", lambda view: (view["walk"] or {}).get("unseen")),
        Number("look", 4, "looks left", lambda view: (view["look"] or {}).get("left")),
        Each(
            "box",
            [str(box) for box in range(1, ids.BOXES + 1)],
            "the boxes of tiles that wait",
            lambda view: view["boxes"],
            [
                OneOf("top", ids.EASY, "the tile on top", lambda box: box["top"]),
                Number("easy", 8, "easy tiles", lambda box: box["easy"]),
                Number("hard", 8, "hard tiles below them", lambda box: box["hard"]),
            ],
        ),
        Spaces("space", ids.SPACES, "each space of the board", _spaces, SPACE),
        Each("attempt", ("now",), "the problem tackled", lambda view: [view["attempt"]], ATTEMPT),
        Players(SEATS, PLAYER),
    ]
)
