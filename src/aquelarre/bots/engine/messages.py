"""Messages: what the house tells an engine, made of a window and of what its seat was told, and
nothing else. The same window and the same hearing give the same bytes (`laws/doors.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from aquelarre.editions import names_of, ours, saying
from aquelarre.kernel import WATCHER, Action, Game, Seat, Told, Window
from aquelarre.match import data
from aquelarre.words import Words

PROTOCOL = 1  # the version that we speak
MOST = 65_536  # bytes of a line of an engine
MOST_OURS = 4 * 1024 * 1024  # bytes of a line of ours
AT_ONCE = 200  # events in one message
KNOWN = 20_000  # options whose descriptions and texts are kept
ANSWER, ASIDE = "answer", "aside"  # what an engine can be asked for
encode = msgspec.json.Encoder().encode


class TooLarge(Exception):
    """A message of ours would be longer than an engine has to expect."""


def line(t: str, **fields: Any) -> bytes:
    """One message: JSON without any line break, and one at its end."""
    packed = encode({"t": t, **fields})
    if len(packed) > MOST_OURS:
        raise TooLarge(f"{t}: {len(packed)}")
    return packed + b"\n"


def hello() -> bytes:
    from importlib.metadata import version

    return line("hello", protocol=[PROTOCOL], house=f"aquelarre {version('aquelarre')}", most=MOST)


def spoken(window: Window[Any], lang: str, names: Sequence[str]) -> Words | None:
    """The words in which an engine wants to read; None for one that wants none."""
    if not lang:
        return None
    return Words(lang, window.game, players=list(names), reader=window.seat)


def new(window: Window[Any], game: str, names: Sequence[str]) -> bytes:
    """A game begins: `game` is its name, without any meaning, `names` those of the players."""
    played: Game[Any] = window.game
    called = [*names, *[""] * window.seats][: window.seats]
    return line(
        "new",
        id=game,
        game=played.key,
        rules=played.rules_version,
        seats=window.seats,
        settings=window.settings,
        edition=data.edition(played),
        seat=window.seat,
        players=[{"seat": seat, "name": name} for seat, name in enumerate(called)],
    )


def told(game: Game[Any], words: Words | None, since: int, events: Sequence[Told]) -> list[bytes]:
    """What the seat was told from number `since` on, in messages of bounded length."""
    places = {notice.key: notice.places for notice in game.notices}
    lines = []
    for start in range(0, len(events), AT_ONCE):
        some = []
        for number, each in enumerate(events[start : start + AT_ONCE], start=since + start):
            found = data.event(game, number, each, places[each.key])
            if words is not None:
                found["text"] = words.event(each)
            some.append(found)
        lines.append(line("told", **{"from": since + start}, events=some))
    return lines or [line("told", **{"from": since}, events=[])]


def position(window: Window[Any], words: Words | None) -> bytes:
    """What the seat sees now."""
    question = window.question()
    fields: dict[str, Any] = {"question": question}
    if words is not None:
        fields["text"] = words.question(question) if question else ""
    return line("position", **fields, view=window.view())


def options(window: Window[Any], words: Words | None, ask: str, actions: Sequence[Action]) -> bytes:
    """What may be answered, numbered; or what may be said unasked."""
    parts = set(window.partial()) if ask == ANSWER and window.seat != WATCHER else set()
    common = ours(window.game)  # all editions have the same words, but for names and prices
    lang, players = (words.lang, tuple(words.players)) if words is not None else ("", ())
    listed = []
    for number, action in enumerate(actions):
        game = saying(window.game, action)
        described = _option(game, action) if game is common else data.option(game, action)
        found = {"n": number, **described, "part": action in parts}
        if words is not None and (game is not common or names_of(window.game)):
            found["text"] = words.option(game.describe(action))
        elif lang:
            found["text"] = _text(game, action, lang, players, window.seat)
        listed.append(found)
    return line("options", ask=ask, options=listed)


@lru_cache(maxsize=KNOWN)
def _option(game: Game[Any], action: Action) -> data.Data:
    """It depends on nothing else, so it is worked out once."""
    return data.option(game, action)


@lru_cache(maxsize=KNOWN)
def _text(
    game: Game[Any], action: Action, lang: str, players: tuple[str, ...], reader: Seat
) -> str:
    words = Words(lang, game, players=players, reader=reader)
    return words.option(game.describe(action))


def go(number: int, ms: int, seed: int) -> bytes:
    return line("go", id=number, ms=ms, seed=seed)


def stop(number: int) -> bytes:
    return line("stop", id=number)


def over(returns: Sequence[float]) -> bytes:
    return line("over", returns=list(returns))


def error(sentence: str) -> bytes:
    return line("error", sentence=sentence)


def bye() -> bytes:
    return line("bye")


def shown(window: Window[Any], told_so_far: Sequence[Told], lang: str = "en") -> bytes:
    """All that an engine on this seat would be sent by now, as one piece: what the law of doors
    compares."""
    words = spoken(window, lang, ())
    lines = [new(window, "game", ()), *told(window.game, words, 0, told_so_far)]
    lines.append(position(window, words))
    lines.append(options(window, words, ANSWER, window.options()))
    lines.append(options(window, words, ASIDE, window.asides()))
    return b"".join(lines)
