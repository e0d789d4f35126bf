"""EngineBot: an engine as a bot like any other. Where it fails, the game's guide answers for it,
and what was wrong is noted."""

from __future__ import annotations

import atexit
from collections.abc import Sequence
from multiprocessing.util import Finalize
from typing import Any

from aquelarre.bots.engine.command import Command
from aquelarre.bots.engine.messages import ANSWER, ASIDE
from aquelarre.bots.engine.session import Fault, Session
from aquelarre.bots.guarded import BotFailed
from aquelarre.bots.protocol import Heard
from aquelarre.kernel import Action, Dice, Seat, Told, Window

MOST = 16  # engines that run for one process of ours


class Pool:
    """The engines that run. Each is busy with one seat of one game, and takes up another when that
    is over, or when it has been longest without a question and a place is needed."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._sessions: list[Session] = []  # the one that was asked last is last

    def session(self, command: Command, game: str, seat: Seat) -> Session:
        """The engine for this seat of this game."""
        found = self.busy(command, game, seat) or self._free(command)
        if found is None:
            if len(self._sessions) >= self.most:
                self._sessions.pop(0).close()
            found = Session(command)
        else:
            self._sessions.remove(found)
        self._sessions.append(found)
        found.serve(game, seat)
        return found

    def busy(self, command: Command, game: str, seat: Seat) -> Session | None:
        """The engine that is busy with this seat already, if one is."""
        of = game, seat
        return next((each for each in self._of(command) if each.of == of), None)

    def _free(self, command: Command) -> Session | None:
        return next((each for each in self._of(command) if each.of is None), None)

    def _of(self, command: Command) -> list[Session]:
        return [each for each in self._sessions if each.command.kind == command.kind]

    def close(self) -> None:
        """All leave, each while the others do."""
        for each in self._sessions:
            each.part()
        for each in self._sessions:
            each.close()
        self._sessions.clear()


POOL = Pool()
atexit.register(POOL.close)
Finalize(None, POOL.close, exitpriority=1)  # processes of a study end without `atexit`


class EngineBot:
    """A program that plays. It listens; its mistakes are in `faults`."""

    def __init__(self, command: Command, dice: Dice, pool: Pool = POOL) -> None:
        self.command = command
        self.dice = dice
        self.pool = pool
        self.faults: list[BotFailed] = []
        self.game = ""
        self.names: list[str] = []
        self.told: list[Told] = []

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self.told[heard.since :] = heard.told
        self.game, self.names = heard.game, heard.names

    def answer(self, window: Window[Any]) -> Action:
        options = window.options()
        try:
            chosen = self._ask(window, ANSWER, options)
        except Fault as fault:
            self._note(fault)
            return window.game.guide(window, self.dice)
        assert chosen is not None
        return options[chosen]

    def aside(self, window: Window[Any]) -> Action | None:
        asides = window.asides()
        if not asides:
            return None
        try:
            chosen = self._ask(window, ASIDE, asides)
        except Fault as fault:
            self._note(fault)
            return window.game.guide_aside(window, self.dice)
        return None if chosen is None else asides[chosen]

    def over(self, window: Window[Any], returns: Sequence[float]) -> None:
        session = self.pool.busy(self.command, self.game, window.seat)
        if session is not None:
            session.end(window, self.told, self.names, returns)

    def _ask(self, window: Window[Any], ask: str, actions: Sequence[Action]) -> int | None:
        session = self.pool.session(self.command, self.game, window.seat)
        return session.ask(window, self.told, self.names, ask, actions, self.dice.word())

    def _note(self, fault: Fault) -> None:
        self.faults.append(failed(self.command.kind, fault))


def failed(kind: str, fault: Fault) -> BotFailed:
    """A fault of an engine as people are told of it."""
    return BotFailed(
        f"The engine {kind} has failed: {fault.reason}: {fault.what}.",
        kind=kind,
        reason=f"engine-{fault.reason}",
        what=fault.what,
    )
