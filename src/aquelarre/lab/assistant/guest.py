"""Guest: an assistant as a bot like any other, so that it can play in leagues, studies and records.

    aquelarre league carcassonne:2 --bots aquelarre.lab.assistant.guest:Guest,guide --out league

Assistants are clients, and nobody can call one: the first time that a guest is wanted, this process
opens a server of the Model Context Protocol and says where. Whoever connects takes a seat there
with `take_seat`, and has the tools it has at a table. What it reads is made of the window of its
seat and of what that seat was told, and of nothing else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from aquelarre.bots.protocol import Heard
from aquelarre.kernel import Action, AquelarreError, Dice, Game, Told, Window
from aquelarre.lab.assistant.hall import Hall, NearSeat
from aquelarre.lab.far import Data
from aquelarre.match import data
from aquelarre.words import Words
from aquelarre.words.language import chosen

PORT, PATIENCE = "AQUELARRE_MCP_PORT", "AQUELARRE_MCP_SECONDS"
USUAL_PORT = 8766
USUAL_PATIENCE = 600  # seconds for an answer, the coming of an assistant included
_halls: list[Hall] = []  # the one of this process, once it is wanted


class GuestMissing(AquelarreError):
    """No assistant has answered in time, or it has left."""

    key = "error-guest"


def hall() -> Hall:
    """Where assistants come in: opened once, and open as long as this process runs."""
    if not _halls:
        from aquelarre.lab.assistant.serving import check_extra

        check_extra()
        lang = chosen(None, os.environ)
        _halls.append(Hall(lang, whole(os.environ, PORT, USUAL_PORT)))
        said = Words(lang).say("mcp-guests", address=_halls[0].address)
        print(said, file=sys.stderr, flush=True)
    return _halls[0]


def whole(environ: Mapping[str, str], name: str, usual: int) -> int:
    """A whole number that somebody set; what is none counts for nothing."""
    said = environ.get(name, "")
    return int(said) if said.isascii() and said.isdigit() else usual


class Guest:
    """A seat for whoever comes. What may be said unasked it is offered with a question of its own,
    as at a table; where it is asked nothing, it keeps silent."""

    def __init__(self, dice: Dice) -> None:
        self.told: list[Told] = []
        self._seat: NearSeat | None = None
        self._ahead: tuple[str, Action] | None = None  # answered when it could have spoken up

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self.told[heard.since :] = heard.told

    def answer(self, window: Window[Any]) -> Action:
        ahead, self._ahead = self._ahead, None
        if ahead is not None and ahead[0] == window.question() and ahead[1] in window.options():
            return ahead[1]
        return self._ask(window, [])

    def aside(self, window: Window[Any]) -> Action | None:
        asides, options = window.asides(), window.options()
        if not asides or not options:
            return None
        found = self._ask(window, asides)
        if found in asides:
            return found
        self._ahead = window.question(), found
        return None

    def over(self, window: Window[Any], returns: Sequence[float]) -> None:
        if self._seat is not None:
            found = {**position(window, []), "over": True, "returns": list(returns)}
            hall().show(self._seat, found, told_to(window.game, self.told), None)

    def _ask(self, window: Window[Any], asides: list[Action]) -> Action:
        place = hall()
        if self._seat is None:
            self._seat = NearSeat(window.game, window.seat, window.seats, window.settings)
            place.offer(self._seat)
        events = told_to(window.game, self.told)
        waited = place.show(self._seat, position(window, asides), events, window)
        try:
            return waited.result(whole(os.environ, PATIENCE, USUAL_PATIENCE))
        except TimeoutError:
            raise GuestMissing("No assistant has answered.", reason="late") from None


def position(window: Window[Any], asides: list[Action]) -> Data:
    """What a page on this seat would be sent while it is asked, as far as a text is made of it."""
    game = window.game
    question = {
        "key": window.question(),
        "number": 0,
        "mine": True,
        "answered": False,
        "options": [data.option(game, action) for action in window.options()],
        "asides": [data.option(game, action) for action in asides],
    }
    sent = {"view": window.view(), "question": question, "over": False, "returns": None}
    found: Data = msgspec.json.decode(msgspec.json.encode(sent))
    return found


def told_to(game: Game[Any], told: Sequence[Told]) -> list[Data]:
    """What the seat was told, as it is sent."""
    places = {notice.key: notice.places for notice in game.notices}
    return [data.event(game, n, each, places[each.key]) for n, each in enumerate(told)]
