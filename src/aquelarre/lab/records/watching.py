"""Watching: a match as rows, made while it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aquelarre.kernel import WATCHER, Action, Seat, Told
from aquelarre.lab.playing import first_turn, side_names
from aquelarre.lab.records.changes import changes
from aquelarre.match import Match
from aquelarre.match.saved import save

Row = dict[str, Any]


class Watcher:
    """Sits beside a match, sees what each seat sees, and writes a row before each decision."""

    def __init__(
        self,
        match: Match[Any],
        number: int,
        bots: Callable[[], list[str]],
        silences: bool,
        write: Callable[[Row], None],
    ) -> None:
        self.match = match
        self.number = number
        self.bots = bots  # the kinds of bots on the seats, as they sit now
        self.silences = silences  # also write down chances to speak up that were not taken
        self.write = write
        self.written = 0
        self._told = [0] * match.seats  # how many events each seat has been told of in rows

    def note(self, seat: Seat, action: Action | None, unasked: bool) -> None:
        """A decision of a seat that is about to take effect."""
        if action is None and not self.silences:
            return
        match = self.match
        window = match.window(seat)
        options = window.asides() if unasked else window.options()
        if not options:
            return  # nothing could be said, so nothing was decided
        views = [match.view(each) for each in range(match.seats)]
        self.write(
            {
                "game": self.number,
                "number": self.written,
                "log": len(match.answers),
                "question": match.question,
                "asked": window.question(),
                "seat": seat,
                "bot": self.bots()[seat],
                "unasked": unasked,
                "told": self._news(seat),
                "view": views[seat],
                "options": [self._option(each) for each in options],
                "answer": action,
                "chosen": None if action is None else options.index(action),
                "sides": side_names(match),
                "truth": [changes(views[seat], view) for view in views],
            }
        )
        self.written += 1

    def ended(self, faults: list[dict[str, int | str]]) -> Row:
        """The row of the whole game, when it is over."""
        match = self.match
        return {
            "game": self.number,
            "seed": match.seed,
            "bots": self.bots(),
            "first": first_turn(match),
            "sides": side_names(match),
            "returns": match.returns(),
            "points": list(match.game.points(match.state)),
            "decisions": self.written,
            "faults": faults,
            "told": [self._news(seat) for seat in range(match.seats)],
            "end": match.view(WATCHER),
            "saved": save(match),
        }

    def _news(self, seat: Seat) -> list[Row]:
        news = self.match.news(seat, self._told[seat])
        self._told[seat] = len(self.match.events)
        return [event_row(told) for told in news]

    def _option(self, action: Action) -> Row:
        option = self.match.game.describe(action)
        return {"action": action, "verb": option.verb, "refs": option.refs}


def event_row(told: Told) -> Row:
    """An event as one seat heard it."""
    return {
        "key": told.key,
        "rule": told.rule,
        "values": told.values,
        "known": told.known,
        "places": list(told.places),
    }
