"""The bots at a table in the terminal: made for each thought, told what their seats were told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aquelarre.bots import Bot, BotFailed, Heard, bot
from aquelarre.bots.faults import Faults
from aquelarre.bots.hearing import end_of, name_of
from aquelarre.bots.protocol import listens
from aquelarre.kernel import Action, Dice, Seat
from aquelarre.match import Match


class BotPlayers:
    """Answers for the seats of bots. What a program did wrong, for which the guide has answered, is
    told once for each kind of fault."""

    def __init__(self, match: Match[Any], tell: Callable[[BotFailed], None]) -> None:
        self.match = match
        self.tell = tell
        self._faults = Faults()
        self._later: list[BotFailed] = []  # that somebody could have spoken up may be a secret

    def answer(self, seat: Seat) -> Action:
        step, player = self.match.state.open_question(), self._bot(seat)
        found = player.answer(self.match.window(seat))
        self._note(player, known=step is None or not (step.secret or step.window))
        return found

    def aside(self, seat: Seat) -> Action | None:
        player = self._bot(seat)
        found = player.aside(self.match.window(seat))
        self._note(player, known=False)
        return found

    def over(self) -> None:
        """The game is over: bots that listen hear it, and nothing is a secret any more."""
        for fault in self._later:
            self._tell(fault)
        for seat, who in enumerate(self.match.players):
            player = self._bot(seat) if who.bot else None
            if player is not None and listens(player, self.match.game):
                end_of(player, self.match.window(seat), self.match.returns())

    def _bot(self, seat: Seat) -> Bot:
        """Its chance depends on the seed and the moment only, so a resumed game goes on as it would
        have."""
        match = self.match
        dice = Dice(match.seed).child(f"bot {seat}").child(len(match.answers))
        player = bot(match.players[seat].bot, dice)
        if listens(player, match.game):
            names = [each.name for each in match.players]
            heard = Heard(0, match.news(seat), name_of(Dice(match.seed)), names)
            player.hear(match.window(seat), heard)
        return player

    def _note(self, player: Bot, known: bool) -> None:
        for fault in getattr(player, "faults", ()):
            if known:
                self._tell(fault)
            else:
                self._later.append(fault)

    def _tell(self, fault: BotFailed) -> None:
        if self._faults.note(fault):
            self.tell(fault)
