"""Playing on: what comes of an answer when sensible players go on to the end of the game.

The worlds are imagined ones that fit all that the seat has seen and heard, the likely ones more
often. Its own aims are known to the seat, so they hold in all of them: a witch who is judged is a
witch there (a seer at the table may think as a villager would, `Game.suppose`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots import Heard, bot
from aquelarre.bots.playing import play_out
from aquelarre.bots.protocol import Bot, listens
from aquelarre.bots.search.rolling import worth
from aquelarre.bots.search.worlds import POOL, Worlds
from aquelarre.kernel import Action, Belief, Dice, Game, State, Told, Window

PLAYERS = "guide"  # who goes on: answers of their own take a moment, and are sensible


class Imagined(Worlds):
    """Worlds in which the seat is what it is."""

    __slots__ = ()

    def _supposed(self, number: int) -> State:
        imagined: State = self.window.imagine(self.dice.child(number))
        return imagined


class Deaf:
    """A player who goes by what lies on the table: nobody knows what others were told before."""

    __slots__ = ("player",)

    def __init__(self, player: Bot) -> None:
        self.player = player

    def answer(self, window: Window[Any]) -> Action:
        return self.player.answer(window)

    def aside(self, window: Window[Any]) -> Action | None:
        return self.player.aside(window)


class Knowing(Deaf):
    """The seat that has answered: it knows what it was told until then, and hears what comes. What
    it answered it stands by, and says nothing as long as that question is open."""

    __slots__ = ("answered", "before", "state")

    def __init__(self, player: Bot, state: State, window: Window[Any], told: Sequence[Told]):
        super().__init__(player)
        self.state = state
        self.answered = state.question
        self.before = len(told)
        if listens(player, window.game):
            player.hear(window, Heard(0, told))

    def listens_to(self, game: Game[Any]) -> bool:
        return listens(self.player, game)

    def hear(self, window: Window[Any], heard: Heard) -> None:
        if listens(self.player, window.game):
            self.player.hear(window, Heard(self.before + heard.since, heard.told))

    def aside(self, window: Window[Any]) -> Action | None:
        return None if self.state.question == self.answered else super().aside(window)


class PlayingOn:
    """Games that go on from a question, in worlds that the seat could think of. The same number is
    the same world with the same luck, whatever is answered."""

    __slots__ = ("dice", "told", "window", "worlds")

    def __init__(
        self,
        window: Window[Any],
        told: Sequence[Told],
        belief: Belief[Any],
        dice: Dice,
        games: int = POOL,
    ) -> None:
        """`games`: about so many are to be played."""
        self.window = window
        self.told = told
        self.dice = dice
        self.worlds = Imagined(window, belief, dice.child("worlds"), games)

    def worth_of(self, action: Action, number: int) -> float:
        """What the game of this number comes to for the seat after this answer, from -1 to 1."""
        game, seat = self.window.game, self.window.seat
        s, dice = self.worlds.world(number), self.dice.child(number)
        players: list[Bot] = [Deaf(bot(PLAYERS, dice.child(each))) for each in range(s.n)]
        own = bot(PLAYERS, dice.child(seat))
        players[seat] = Knowing(own, s, self.window, self.told)
        if listens(own, game):
            s.news = []  # it hears also what comes of its answer at once
        s.answer(seat, action)
        play_out(game, s, players, dice.child("nature"))
        return worth(game, s, seat)
