"""Dense numbers: every answer of a game has one that means the same all through it, for a mask.

Number 0 is silence and number 1 stands for answers that have no number of their own: whoever gives
it gives the first of those. After them come the verbs of the players, in the order of the
vocabulary, without gaps. Where a vocabulary is too large for a mask, a kind of thing is looked at
through a window, and its number is its place in it:

- Carcassonne's places, through a window around the middle of the landscape;
- Discworld's cards, through the reader's hand: the first card in it, the second…

Both windows are made of what the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aquelarre.kernel import SILENT, Action, ChanceVerb, Game, Verb, View
from aquelarre.lab.environments.table import Table

QUIET, ELSEWHERE, FIRST = 0, 1, 2
ACROSS = 35  # places of Carcassonne's window in each direction
HAND = 16  # cards of Discworld's
MANY = 1 << 20  # numbers of a vocabulary that is too large for a mask

Places = dict[int, int]  # of things, in a window


class Pane:
    """A window on a kind of thing: how many places it has, and which things it shows now."""

    def __init__(self, size: int, shows: Callable[[Game[Any], View], Places]) -> None:
        self.size = size
        self.shows = shows


def _around_the_middle(game: Game[Any], view: View) -> Places:
    """The places around the middle of the landscape, from the north-west on."""
    laid = [tuple(map(int, tile["place"].split(","))) for tile in view["tiles"]]
    xs, ys = [x for x, _ in laid] or [0], [y for _, y in laid] or [0]
    west, north = (min(xs) + max(xs) - ACROSS) // 2, (min(ys) + max(ys) - ACROSS) // 2
    shown: Places = {}
    for y in range(ACROSS):
        for x in range(ACROSS):
            place = game.thing("place", f"{west + x},{north + y}")
            if place is not None:
                shown[place] = y * ACROSS + x
    return shown


def _in_hand(game: Game[Any], view: View) -> Places:
    """The reader's own cards, in order."""
    cards = view["players"][view["seat"]]["cards"] if view["seat"] >= 0 else []
    numbers = [game.thing("card", card["card"]) for card in cards[:HAND]]
    return {number: place for place, number in enumerate(numbers) if number is not None}


PANES: dict[str, dict[str, Pane]] = {
    "carcassonne": {"place": Pane(ACROSS * ACROSS, _around_the_middle)},
    "discworld_witches": {"card": Pane(HAND, _in_hand)},
}


class Dense:
    """A mode of answering (`choosing.Mode`)."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.panes = PANES.get(game.key, {})
        self.kinds: dict[str, list[str]] = {}  # of each verb's arguments
        self.sizes: dict[str, list[int]] = {}
        self.bases: dict[str, int] = {}
        at = FIRST
        for verb in game.verbs:
            if isinstance(verb, ChanceVerb):
                continue
            kinds = self.kinds[verb.name] = [game.kind(name) for name in verb.names]
            sizes = self.sizes[verb.name] = [
                self.panes[kind].size if kind in self.panes else size
                for kind, size in zip(kinds, verb.sizes, strict=True)
            ]
            self.bases[verb.name] = at
            for_all = 1
            for size in sizes:
                for_all *= size
            at += for_all
        self.size = at
        if self.size > MANY:
            raise ValueError(
                f"{game.key} has {self.size} numbers: too many for a mask. Use actions='choice'."
            )
        self._told: tuple[Any, int, dict[int, Action]] = (None, -1, {})

    def numbers(self, table: Table) -> list[int]:
        return sorted(self._meanings(table))

    def action(self, table: Table, number: int) -> Action | None:
        return self._meanings(table).get(number)

    def _meanings(self, table: Table) -> dict[int, Action]:
        """What the legal numbers mean at this decision; worked out once for each."""
        whose, when, found = self._told
        if whose is table.options and when == table.decisions:
            return found
        found = {QUIET: SILENT} if table.floor else {}
        shown = self._shown(table)
        for action in table.options:
            verb = self.game.vocabulary.find(action)
            assert verb is not None
            found.setdefault(self._number(verb, action, shown), action)
        self._told = (table.options, table.decisions, found)
        return found

    def _shown(self, table: Table) -> dict[str, Places]:
        if not self.panes or table.seat < 0:
            return {}
        view = table.view(table.seat)
        return {kind: pane.shows(self.game, view) for kind, pane in self.panes.items()}

    def _number(self, verb: Verb, action: Action, shown: dict[str, Places]) -> int:
        number = 0
        args = zip(self.kinds[verb.name], self.sizes[verb.name], verb.args(action), strict=True)
        for kind, size, value in args:
            place = shown[kind].get(value) if kind in shown else value
            if place is None:
                return ELSEWHERE
            number = number * size + place
        return self.bases[verb.name] + number
