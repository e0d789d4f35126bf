"""Things: what of a box can be played, and whether it was.

A thing is played by the seat that names it in an answer. What no answer of a player can name, but
is told of a seat (the tile that somebody laid in Carcassonne), is played when it is told. Copies of
a card count as one: `C01a` and `C01b` are `C01`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from aquelarre.kernel import Action, Event, Game, Notice, Seat
from aquelarre.kernel.verbs import ChanceVerb

SEAT = "seat"
MOST_KNOWN = 100_000  # answers
Known = TypeVar("Known")
Uses = Counter[tuple[str, Seat]]  # by ref and seat


class Where(NamedTuple):
    """At which places of an event's values its seat stands, and things of which kinds."""

    seat: int
    things: list[tuple[int, str]]


class Answers(dict[Action, Known]):
    """Something about every answer of a game, found out when it is first asked for. Some games have
    more answers than are worth keeping."""

    def __init__(self, find: Callable[[Action], Known]) -> None:
        super().__init__()
        self.find = find

    def __missing__(self, action: Action) -> Known:
        if len(self) >= MOST_KNOWN:
            self.clear()
        self[action] = found = self.find(action)
        return found


class Things:
    """The things of a game's box that studies count, by kind."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        answered = {
            game.kind(name)
            for verb in game.verbs
            if not isinstance(verb, ChanceVerb)
            for name in verb.names
        }
        told = {
            game.kind(name)
            for notice in game.notices
            if SEAT in notice.shown
            for name in (*notice.shown, *notice.hidden)
        }
        pieces = game.pieces()
        self.answered = {kind for kind in pieces if kind in answered}
        self.told = {kind for kind in pieces if kind in told} - self.answered
        self.verb_of = Answers(lambda action: self.in_answer(action)[0])
        self.refs_of = Answers(lambda action: self.in_answer(action)[1])
        self.rule_of = Answers(lambda action: game.verb(self.verb_of[action]).rule)
        self._where = {notice.key: self._in_notice(notice) for notice in game.notices}
        self._called: dict[tuple[str, int], str] = {}
        self._number: dict[str, int] = {}  # of the first copy, by ref
        for kind in pieces:
            if kind in self.answered | self.told:
                for piece in pieces[kind]:
                    self._enter(kind, piece)

    def _in_notice(self, notice: Notice) -> Where | None:
        """Where such an event tells of things that no answer names; None if it does not."""
        if SEAT not in notice.shown:
            return None
        kinds = [self.game.kind(name) for name in (*notice.shown, *notice.hidden)]
        things = [(at, kind) for at, kind in enumerate(kinds) if kind in self.told]
        return Where(notice.shown.index(SEAT), things) if things else None

    def _enter(self, kind: str, piece: dict[str, Any]) -> None:
        label = str(piece["label"])
        number = self.game.thing(kind, label)
        if number is None:
            return
        same = piece.get("kind")
        is_copy = isinstance(same, str) and bool(same) and label.startswith(same)
        ref = f"{kind}:{same if is_copy else label}"
        self._called[kind, number] = ref
        self._number.setdefault(ref, number)

    @property
    def refs(self) -> list[str]:
        """All things that are in the box."""
        return list(self._number)

    def first(self, ref: str) -> tuple[str, int] | None:
        """Kind and number of a thing; of several copies, the first."""
        return (ref.partition(":")[0], self._number[ref]) if ref in self._number else None

    def in_answer(self, action: Action) -> tuple[str, list[str]]:
        """The verb of an answer, and the things that it names."""
        game = self.game
        verb = game.vocabulary.find(action)
        assert verb is not None
        refs = []
        for name, value in zip(verb.names, verb.args(action), strict=True):
            ref = self._called.get((game.kind(name), value))
            if ref is not None and game.kind(name) in self.answered:
                refs.append(ref)
        return verb.name, refs

    def in_events(self, events: Iterable[Event]) -> Uses:
        """What seats are told to have played: of several kinds of events that tell of a thing (it
        was drawn, then laid), the most frequent counts."""
        by_notice: dict[str, list[tuple[str, Seat]]] = {}
        for event in events:
            notice = event.notice
            where = self._where[notice.key]
            if where is None:
                continue
            seat, named = event.shown[where.seat], (*event.shown, *event.hidden)
            for at, kind in where.things:
                ref = self._called.get((kind, named[at]))
                if ref is not None:
                    by_notice.setdefault(notice.key, []).append((ref, seat))
        found: Uses = Counter()
        for uses in by_notice.values():
            found |= Counter(uses)  # the larger of both counts
        return found


@lru_cache(maxsize=256)
def things_of(game: Game[Any]) -> Things:
    """The things of a game, kept ready."""
    return Things(game)
