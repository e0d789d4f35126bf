"""Frames: what one seat is sent of a match, as plain data.

Everything a client shows comes from here: the view, the open question with the legal answers,
what has happened, and what may be taken back. Numbers of things become labels, so that a client
needs no vocabulary.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from aquelarre.kernel import WATCHER, Action, Advice, Game, Seat, Told, Why, holds, members, only
from aquelarre.match import Match

Data = dict[str, Any]
KNOWN_OPTIONS = 50_000  # descriptions that are kept
encode = msgspec.json.Encoder().encode


def values(game: Game[Any], numbers: dict[str, int]) -> Data:
    """Named values as [kind, label] pairs; a plain number stays one."""
    return {name: value(game, name, number) for name, number in numbers.items()}


def value(game: Game[Any], name: str, number: int) -> int | list[str | int]:
    kind = game.kind(name)
    if kind == "number":
        return number
    if kind == "seat":
        return ["seat", number]
    if kind == "side":
        return ["side", game.sides[number] if 0 <= number < len(game.sides) else ""]
    return [kind, game.label(kind, number)]


def event(game: Game[Any], number: int, told: Told, places: str) -> Data:
    """Something that happened, as one seat was told."""
    return {
        "n": number,
        "key": told.key,
        "rule": told.rule,
        "known": told.known,
        "values": values(game, told.values),
        "places": [game.ref(places, place) for place in told.places],
    }


def option(game: Game[Any], action: Action) -> Raw:
    """A legal answer: what it is called, what it touches, which rule gives it. All editions of a
    game have the same."""
    return _option(game.ours, action)


@lru_cache(maxsize=KNOWN_OPTIONS)
def _option(game: Game[Any], action: Action) -> Raw:
    """It depends on nothing else, so it is worked out and packed once."""
    found = game.describe(action)
    packed = encode(
        {
            "action": action,
            "verb": found.verb,
            "args": values(game, found.args),
            "refs": found.refs,
            "rule": found.rule,
        }
    )
    return Raw(packed)


def why(game: Game[Any], reason: Why) -> Data:
    """Why something is not possible; without a rule nothing forbids it."""
    return {"rule": reason.rule, "values": values(game, reason.values)}


def advice(game: Game[Any], found: Advice) -> Data:
    """An answer that the guide would give, with its reasons: keys and values of their texts."""
    reasons = [{"key": each.key, "values": values(game, each.values)} for each in found.reasons]
    return {"action": found.action, "reasons": reasons}


def question(match: Match[Any], seat: Seat, passed: bool = False) -> Data | None:
    """The open question as the seat knows of it, with its legal answers. In a window it knows of
    nobody else's pass; its own may have been given without counting yet (`passed`)."""
    state, game = match.state, match.game
    step = state.open_question()
    if step is None:
        return None
    mine = seat != WATCHER and holds(state.owed, seat)
    secret = step.secret and not mine
    options = state.options(seat) if mine else []
    asides = state.asides(seat) if seat != WATCHER else []
    answered = mine and (passed or not holds(state.asked, seat))
    asked = state.asked
    if step.window:
        asked = state.owed & ~only(seat) if answered else state.owed
    return {
        "number": state.question,
        "key": "" if secret else step.key,
        "rule": "" if secret else step.rule,
        "mine": mine,
        "answered": answered,
        "asked": [] if step.secret else members(asked & ~(1 << state.n)),
        "window": step.window,
        "occasion": step.occasion(state) if step.window else 0,
        "options": [option(game, action) for action in options],
        "asides": [option(game, action) for action in asides],
        "rules": game.rules_now(state, seat) if mine else [],
        "advice": mine and not answered and game.may_advise(state),
    }


def edition(game: Game[Any]) -> Data | None:
    """Which edition is played, for people to compare; None where there is but one."""
    sheet = game.sheet
    if sheet is None:
        return None
    return {"title": sheet.title, "mark": sheet.mark, "ours": game is game.ours}


def packed_view(match: Match[Any]) -> bytes:
    """The view of a game without secrets, packed, but for whose it is: the same for all."""
    view = dict(match.view(WATCHER))
    del view["seat"]
    return encode(view)


def position(match: Match[Any], seat: Seat, open_view: bytes = b"", passed: bool = False) -> Data:
    """All that the seat may know of the match now, but not how it came there. Where there are no
    secrets, the open view may be given: it is packed once for all seats."""
    view = Raw(b'{"seat":%d,' % seat + open_view[1:]) if open_view else match.view(seat)
    return {
        "view": view,
        "question": question(match, seat, passed),
        "undo": seat != WATCHER and match.can_undo(seat),
        "over": match.over,
        "returns": match.returns() if match.over else None,
        "events": len(match.events),
    }


def news(match: Match[Any], seat: Seat, since: int) -> list[Data]:
    """What the seat is told now about the events from number `since` on."""
    events = match.events[since:]
    return [
        event(match.game, number, each.heard_by(seat), each.notice.places)
        for number, each in enumerate(events, start=since)
    ]


def log(match: Match[Any], seat: Seat, since: int = 0) -> list[Data]:
    """What may be told again: without what has been turned face down since."""
    told = match.log(seat)[since:]
    return [
        event(match.game, since + number, each, match.events[since + number].notice.places)
        for number, each in enumerate(told)
    ]
