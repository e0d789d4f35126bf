"""Secrets: what looks the same to a seat reads the same, as text and in an assistant's answers."""

from __future__ import annotations

import asyncio
import copy
from functools import cache, partial
from typing import Any

import pytest
from mcp import Client

from aquelarre.kernel import Game, Told, Window
from aquelarre.kernel.catalog import find, names
from aquelarre.lab.assistant.desk import Desk, Place
from aquelarre.lab.assistant.tools import server_of
from aquelarre.lab.text import Sight, TextTable, seen
from aquelarre.lab.text.page import Page
from aquelarre.laws import LawBroken
from aquelarre.laws.doors import check_door, pairs_of
from aquelarre.match import Match, data

PAIRS, MANY = 20, 500
NAMES = ["Ana", "Bea", "Caz", "Dee", "Eva", "Fio", "Gil", "Hue", "Ida", "Jon", "Kai", "Leo", "Mia"]


def match_of(window: Window[Any]) -> Match[Any]:
    """A match that stands where the window looks: nobody could take anything back in it."""
    game, state = window.game, window._state
    found = Match(game, state.n, seed=1, scripted=True)
    found.state, found.answers, found.events = state, [], []
    return found


def things(window: Window[Any]) -> list[str]:
    """Some things that a person could ask about."""
    wanted = [f"seat:{seat}" for seat in range(window._state.n)]
    for verb in window.game.verbs[:6]:
        for name, size in zip(verb.names, verb.sizes, strict=True):
            kind = window.game.kind(name)
            if kind not in ("number", "seat"):
                wanted += [window.game.ref(kind, value) for value in {0, size // 2, size - 1}]
    return wanted


@cache
def page_of(game: Game[Any], lang: str, seat: int, seats: int) -> Page:
    return Page(game, lang, seat, NAMES[:seats])


def text_of(window: Window[Any], told: list[Told], lang: str = "en") -> bytes:
    """All that a text table says to the seat: the position, what it may answer, what it asks."""
    table = TextTable.__new__(TextTable)
    table.match = match_of(window)
    players = NAMES[: window._state.n]
    table.names, table.talk = players, []
    table.pages = [page_of(window.game, lang, window.seat, len(players))] * len(players)
    page = table.pages[0]
    whole = page.whole(seen(table.match, window.seat), told, [])
    asked = [table.act(window.seat, f"why {thing}").text for thing in things(window)]
    return "\n".join([whole, table.act(window.seat, "look").text, *asked]).encode()


class NearSeat:
    """A seat of a position in this process, as the desk holds one that is far away."""

    lost = None

    def __init__(self, window: Window[Any], told: list[Told]) -> None:
        match = match_of(window)
        self.game, self.seat, self._match = window.game, window.seat, match
        self.sight: Sight = seen(match, window.seat)
        self.names = NAMES[: match.seats]
        places = {notice.key: notice.places for notice in self.game.notices}
        self.events = [
            data.event(self.game, n, each, places[each.key]) for n, each in enumerate(told)
        ]
        self.update = {"past": "", "since": 0, "silent": self._silent(match), "apart": None}
        self.chat: list[Any] = []
        self.over = self.ended = match.over
        self.asked = self.sight.asked
        people = [{"free": False} for _ in range(match.seats)]
        self.summary = {"status": "playing", "people": people, "settings": match.settings}

    def _silent(self, match: Match[Any]) -> Any:
        reason = match.game.may_talk(match.state, self.seat)
        return {"rule": reason.rule, "values": {}} if reason.rule else None

    async def why(self, thing: str) -> Any:
        reason = self._match.why_not(self.seat, thing)
        return {"rule": reason.rule, "values": data.values(self.game, reason.values)}

    async def until(self, found: Any, seconds: float) -> None:
        if not found():
            raise TimeoutError


async def answers_of(window: Window[Any], told: list[Told]) -> bytes:
    """What the tools answer an assistant on this seat, through the SDK's client."""
    desk = Desk("http://localhost", "en")
    place = desk._places["here"] = Place(NearSeat(window, told), "en")  # type: ignore[arg-type]
    place._page = page_of(window.game, "en", window.seat, window._state.n)
    texts = []
    async with Client(server_of(desk)) as client:
        calls: list[tuple[str, dict[str, Any]]] = [("look", {}), ("options", {}), ("wait", {})]
        calls += [("why", {"thing": thing}) for thing in things(window)[:4]]
        calls += [("say", {"text": "x" * 501}), ("result", {})]
        for tool, arguments in calls:
            found = await client.call_tool(tool, {"seat": "here", **arguments})
            texts.append(getattr(found.content[0], "text", ""))
    return "\n".join(texts).encode()


def through_tools(window: Window[Any], told: list[Told]) -> bytes:
    return asyncio.run(answers_of(window, told))


@pytest.mark.parametrize("game", sorted(names()))
def test_a_text_tells_no_secrets(game: str) -> None:
    apart = check_door(find(game), text_of, pairs=PAIRS)
    assert apart or not find(game).secrets


@pytest.mark.parametrize("game", sorted(names()))
def test_an_assistant_is_told_no_secrets(game: str) -> None:
    check_door(find(game), through_tools, pairs=PAIRS, seed=1)


@pytest.mark.deep
@pytest.mark.parametrize("game", sorted(names()))
def test_a_text_tells_no_secrets_in_many_pairs(game: str) -> None:
    for lang, pairs in (("en", MANY), ("es", MANY // 5)):
        apart = check_door(find(game), partial(text_of, lang=lang), pairs, seed=2)
        assert apart > pairs // 4 or not find(game).secrets


@pytest.mark.deep
@pytest.mark.parametrize("game", sorted(names()))
def test_an_assistant_is_told_no_secrets_in_many_pairs(game: str) -> None:
    apart = check_door(find(game), through_tools, MANY, seed=4)
    assert apart > MANY // 4 or not find(game).secrets


def test_a_text_that_told_more_would_be_found() -> None:
    """The check bites: one that shows somebody else's view is caught."""
    game = find("las_brujas")

    def leaking(window: Window[Any], told: list[Told]) -> bytes:
        other = copy.copy(window)
        other.seat = (window.seat + 1) % window._state.n
        return text_of(window, told) + text_of(other, told)

    with pytest.raises(LawBroken):
        check_door(game, leaking, pairs=40)
    assert any(pair.apart for pair in pairs_of(game, 20))
