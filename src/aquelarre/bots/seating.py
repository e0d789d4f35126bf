"""Seating: which bot plays which seat of a study, by seats in turn or by sides.

Some games deal the sides at once, others ask something first (Las Brujas: which character?). There
the bots take turns on the seats until the sides are known, and then each takes over its side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots.guarded import BotFailed
from aquelarre.bots.hearing import end_of
from aquelarre.bots.named import bot
from aquelarre.bots.protocol import Bot, Heard, listens
from aquelarre.kernel import Action, Dice, Event, Game, Seat, State, Window


class Seating:
    """The bots of one game: number `index` of a study, so that they take turns from game to
    game."""

    def __init__(
        self, game: Game[Any], state: State, kinds: Sequence[str], by_sides: bool, index: int
    ) -> None:
        self.game = game
        self.state = state
        self.kinds = kinds
        self.by_sides = by_sides
        self.index = index
        self._teams = self._teams_now()  # as they are dealt: in some games somebody changes sides

    def _teams_now(self) -> list[int]:
        return [self.game.side(self.state, seat) for seat in range(self.state.n)]

    def teams(self) -> list[int]:
        """The team of each seat, -1 where it has none, or none yet."""
        if -1 in self._teams:
            self._teams = self._teams_now()
        return self._teams

    def which(self) -> list[int]:
        """Which bot of the list sits on each seat: turning with the number of the game, so that
        it is fair."""
        teams = self.teams()
        by_sides = self.by_sides and -1 not in teams
        places = teams if by_sides else range(len(teams))
        return [(place + self.index) % len(self.kinds) for place in places]

    def players(self, dice: Dice) -> list[Bot]:
        """The bots on their seats."""
        own = [dice.child(f"seat {seat}") for seat in range(self.state.n)]
        if self.by_sides and -1 in self.teams():
            return [_latecomer(self, seat, dice) for seat, dice in enumerate(own)]
        return [bot(self.kinds[which], dice) for which, dice in zip(self.which(), own, strict=True)]


class _Latecomer:
    """A player of a study by sides who is known only once the sides are."""

    __slots__ = ("bots", "seat", "seating")

    def __init__(self, seating: Seating, seat: Seat, bots: Sequence[Bot]) -> None:
        self.seating = seating
        self.seat = seat
        self.bots = bots

    def answer(self, window: Window[Any]) -> Action:
        return self.bots[self.seating.which()[self.seat]].answer(window)

    def aside(self, window: Window[Any]) -> Action | None:
        return self.bots[self.seating.which()[self.seat]].aside(window)


class _ListeningLatecomer(_Latecomer):
    """One of several bots, of whom some listen: all of those hear what the seat is told."""

    __slots__ = ()

    @property
    def faults(self) -> list[BotFailed]:
        return [fault for each in self.bots for fault in getattr(each, "faults", ())]

    def hear(self, window: Window[Any], heard: Heard) -> None:
        for each in self.bots:
            if listens(each):
                each.hear(window, heard)

    def over(self, window: Window[Any], returns: Sequence[float]) -> None:
        for each in self.bots:
            if listens(each):
                end_of(each, window, returns)


def _latecomer(seating: Seating, seat: Seat, dice: Dice) -> Bot:
    bots = [bot(kind, dice) for kind in seating.kinds]
    if any(listens(each, seating.game) for each in bots):
        return _ListeningLatecomer(seating, seat, bots)
    return _Latecomer(seating, seat, bots)


class FirstTurn(list[Event]):
    """Listens to a new game until it tells whose the first turn is (`Game.begins`), and no longer:
    a game that nobody listens to is faster. With `keep` some bot listens, and all events are kept.
    Where nobody begins, seat 0 counts as the first."""

    def __init__(self, game: Game[Any], state: State, keep: bool = False) -> None:
        super().__init__()
        self.notice = game.begins
        self.state = state
        self.keep = keep
        self.seat: Seat = 0
        if keep or self.notice is not None:
            state.news = self

    def append(self, event: Event) -> None:
        if self.keep:
            super().append(event)
        if event.notice is self.notice:
            self.seat = event.shown[event.notice.shown.index("seat")]
            self.notice = None
            if not self.keep:
                self.state.news = None
