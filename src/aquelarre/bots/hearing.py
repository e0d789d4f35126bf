"""Hearing: the bots of one game that listen are told what their seats are told.

A game to which nobody listens keeps no events and pays nothing for this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots.protocol import Bot, Heard, listens
from aquelarre.kernel import Action, Dice, Event, Game, Seat, State, Told, Window


class Ears:
    """What the seats of a game have heard so far. Before a bot is asked it hears what is new."""

    def __init__(
        self,
        windows: Sequence[Window[Any]],
        state: State,
        bots: Sequence[Bot],
        game: str = "",
        names: Sequence[str] = (),
    ) -> None:
        self.windows = windows
        self.bots = bots
        self.game = game
        self.names = names
        if state.news is None:
            state.news = []
        self.events: list[Event] = state.news  # all so far; nobody takes any out
        self._heard = [0] * len(bots)

    def tell(self, seat: Seat) -> None:
        """Let the bot on this seat hear what is new."""
        bot, since, count = self.bots[seat], self._heard[seat], len(self.events)
        if since < count and listens(bot, self.windows[seat].game):
            told = [event.heard_by(seat) for event in self.events[since:]]
            self._heard[seat] = count
            bot.hear(self.windows[seat], Heard(since, told, self.game, self.names))

    def over(self, game: Game[Any], state: State) -> None:
        """The game is over: everybody hears how it ended, and what it was worth."""
        returns = game.returns(state)
        for seat, bot in enumerate(self.bots):
            if listens(bot, game):
                self.tell(seat)
                end_of(bot, self.windows[seat], returns)


def answer_after(bot: Bot, window: Window[Any], told: Sequence[Told]) -> Action:
    """What a bot answers that has heard all this; one that does not listen, anyhow."""
    if listens(bot, window.game):
        bot.hear(window, Heard(0, told))
    return bot.answer(window)


def end_of(bot: Bot, window: Window[Any], returns: Sequence[float]) -> None:
    """Tell a bot that the game is over, if it wants to know."""
    over = getattr(bot, "over", None)
    if callable(over):
        over(window, returns)


def name_of(dice: Dice) -> str:
    """A name for the game of these dice: always the same, and nobody learns anything from it."""
    return f"{dice.child('name').word():08x}"
