"""Frames: what one seat is sent of a match, as plain data.

Everything a client shows comes from here: the view, the open question with the legal answers,
what has happened, and what may be taken back. Numbers of things become labels, so that a client
needs no vocabulary.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from aquelarre.editions import ours, saying
from aquelarre.kernel import (
    WATCHER,
    Action,
    Advice,
    Game,
    Reason,
    Seat,
    State,
    View,
    Why,
    holds,
    members,
    only,
)
from aquelarre.kernel.why import touched
from aquelarre.match import Match, data
from aquelarre.match.data import edition as edition
from aquelarre.match.data import event as event
from aquelarre.match.data import values as values
from aquelarre.server import plain

Data = dict[str, Any]
KNOWN_OPTIONS = 50_000  # descriptions that are kept
encode = msgspec.json.Encoder().encode


def option(game: Game[Any], action: Action) -> Raw:
    """A legal answer: what it is called, what it touches, which rule gives it. All editions of a
    game have the same, but for what their boxes say otherwise: that is not kept."""
    return options(game, (action,))[0]


def options(game: Game[Any], actions: Sequence[Action]) -> list[Raw]:
    """The same of several."""
    common = ours(game)
    if game is common:
        return [_option(common, action) for action in actions]
    said = [(saying(game, action), action) for action in actions]
    return [_option(*each) if each[0] is common else _packed(*each) for each in said]


@lru_cache(maxsize=KNOWN_OPTIONS)
def _option(game: Game[Any], action: Action) -> Raw:
    """It depends on nothing else, so it is worked out and packed once."""
    return _packed(game, action)


def _packed(game: Game[Any], action: Action) -> Raw:
    return Raw(encode(data.option(game, action)))


def why(game: Game[Any], reason: Why) -> Data:
    """Why something is not possible; without a rule nothing forbids it."""
    return {"rule": reason.rule, "values": values(game, reason.values)}


def why_not(match: Match[Any], seat: Seat, thing: Action | str) -> Data:
    """The same for what somebody has asked about. Nothing forbids what is no thing at all."""
    return why(match.game, touched(match.game, match.state, seat, thing))


def advice(game: Game[Any], found: Advice) -> Data:
    """An answer that the guide would give, with its reasons."""
    return {
        "action": found.action,
        "reasons": reasons(game, found.reasons),
        "against": reasons(game, found.against),
    }


def reasons(game: Game[Any], told: Iterable[Reason]) -> list[Data]:
    """What a coach says: keys and values of its texts."""
    return [{"key": each.key, "values": values(game, each.values)} for each in told]


def question(
    match: Match[Any],
    seat: Seat,
    passed: bool = False,
    goes_on: bool = False,
    coached: bool = False,
    numbers: bool = False,
) -> Data | None:
    """The open question as the seat knows of it, with its legal answers. In a window it knows of
    nobody else's pass; its own may have been given without counting yet (`passed`), or be given
    by the table, since it can do nothing else (`goes_on`). Is there a coach (`coached`)? The
    options are described, or `numbers`."""
    state, game = match.state, match.game
    step = state.open_question()
    if step is None:
        return None
    mine = seat != WATCHER and holds(state.owed, seat)
    secret = step.secret and not mine
    legal = state.options(seat) if mine else []
    asides = state.asides(seat) if seat != WATCHER else []
    answered = mine and (passed or goes_on or not holds(state.asked, seat))
    asked = state.asked
    if step.window:
        asked = state.owed & ~only(seat) if answered else state.owed
    elif answered:
        asked &= ~only(seat)
    return {
        "number": state.question,
        "key": "" if secret else step.key,
        "rule": "" if secret else step.rule,
        "mine": mine,
        "answered": answered,
        "goes_on": goes_on,
        "asked": [] if step.secret else members(asked & ~(1 << state.n)),
        "window": step.window,
        "parts": step.parts,
        "completes": _completing(state, seat, legal) if step.parts else [],
        "occasion": step.occasion(state) if step.window else 0,
        "options": legal if numbers else options(game, legal),
        "asides": asides if numbers else options(game, asides),
        "rules": game.rules_now(state, seat) if mine else [],
        "advice": mine and not answered and coached,
    }


def _completing(state: State, seat: Seat, options: list[Action]) -> list[Action]:
    """Those of the options that complete an answer put together of parts: no taking back then."""
    parts = set(state.partial(seat)) if options else set()
    return [action for action in options if action not in parts]


def open_view(match: Match[Any]) -> View | None:
    """The view of a game without secrets, which is the same for all but for whose it is."""
    if not plain.has_board(ours(match.game)):
        return None  # its lines are made of the view, for each seat
    return plain.seen(match, WATCHER)


def position(
    match: Match[Any],
    seat: Seat,
    shared: View | None = None,
    passed: bool = False,
    goes_on: bool = False,
    coached: bool = False,
    numbers: bool = False,
) -> Data:
    """All that the seat may know of the match now, but not how it came there. Where there are no
    secrets, the open view may be `shared`."""
    seen = plain.seen(match, seat) if shared is None else {**shared, "seat": seat}
    lines = plain.lines(match, seen, seat) if shared is None else None
    return {
        "view": seen,
        "question": question(match, seat, passed, goes_on, coached, numbers),
        "undo": seat != WATCHER and match.can_undo(seat),
        "over": match.over,
        "returns": match.returns() if match.over else None,
        "events": len(match.events),
        **({"lines": lines} if lines else {}),
        **(plain.ending(match, seat) if match.over else {}),
    }


def log(match: Match[Any], seat: Seat, since: int = 0) -> list[Data]:
    """What may be told again: without what has been turned face down since."""
    return [
        event(match.game, number, each, match.events[number].notice.places)
        for number, each in enumerate(match.log(seat, since), start=since)
    ]


def told(
    match: Match[Any], seat: Seat, since: int, fresh: int, packed: dict[tuple[int, bool], Raw]
) -> list[Raw]:
    """The events of a running match from number `since` on: as they may be repeated, and from
    `fresh` on as they are heard. All to whom the same is known are told the same: what is `packed`
    for one is there for the next."""
    gone = min(fresh, match.forgotten()) if since < fresh else since
    found = []
    for number, each in enumerate(match.events[since:], start=since):
        known = each.known_to(seat, again=number < gone)
        raw = packed.get((number, known))
        if raw is None:
            frame = event(match.game, number, each.told(known), each.notice.places)
            raw = packed[number, known] = Raw(encode(frame))
        found.append(raw)
    return found
