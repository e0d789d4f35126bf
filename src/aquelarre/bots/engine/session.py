"""Session: an engine at work. It is started when it is first needed, told what it does not know
yet, asked, and started again a few times if it ends."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from aquelarre.bots.engine import command as times
from aquelarre.bots.engine import messages
from aquelarre.bots.engine.command import Command
from aquelarre.bots.engine.messages import TooLarge
from aquelarre.bots.engine.process import LEAVING, Endless, Gone, Process, Silent
from aquelarre.bots.engine.replies import Answer, Complaint, Garbled, Hello, Reply, read, tidy
from aquelarre.kernel import Seat, Told, Window

STARTS = 3  # of an engine in one game
LATE = 2  # answers in a row that come too late, or not at all, before it is started again
IGNORED = 1_000  # lines that say nothing, while it is asked
Clock = Callable[[], float]


class Fault(Exception):
    """What an engine has done wrong: a reason, and what exactly."""

    def __init__(self, reason: str, what: str = "") -> None:
        super().__init__(reason, what)
        self.reason = reason
        self.what = what


class Session:
    """One engine and what it knows."""

    def __init__(self, command: Command, clock: Clock = time.monotonic) -> None:
        self.command = command
        self.clock = clock
        self.of: tuple[str, Seat] | None = None  # the game and seat that it is busy with
        self.process: Process | None = None
        self.hello: Hello | None = None
        self._new = b""  # the game that it was told of
        self._told: list[Told] = []  # and all that it has heard of it
        self._starts = 0  # in this game
        self._late = 0
        self._asked = 0  # the number of the last question
        self._parted = False  # was goodbye said?

    # -- asking ----------------------------------------------------------------------------

    def serve(self, game: str, seat: Seat) -> None:
        """From now on it is about this seat of this game."""
        if self.of != (game, seat):
            self.of, self._starts = (game, seat), 1 if self.process is not None else 0

    def ask(
        self,
        window: Window[Any],
        told: Sequence[Told],
        names: Sequence[str],
        ask: str,
        actions: Sequence[int],
        seed: int,
    ) -> int | None:
        """The number of what the engine chooses among these; None: it keeps silent. Raises a
        `Fault` if it does not choose, and is ready for the next question all the same."""
        self._start()
        try:
            self._tell(window, told, names)
            words = messages.spoken(window, self._hello.texts, names)
            self._asked += 1
            self._send(messages.position(window, words))
            self._send(messages.options(window, words, ask, actions))
            self._send(messages.go(self._asked, self.command.ms, seed))
            found = self._answer()
            if found is None and ask != messages.ASIDE:
                raise Fault("silent", "null")
            if found is not None and not 0 <= found < len(actions):
                raise Fault("option", f"{found} / 0…{len(actions) - 1}")
            self._late = 0
            return found
        except TooLarge as problem:
            raise Fault("large", str(problem)) from None
        except Fault as fault:
            self._reproach(fault)
            raise

    def end(
        self,
        window: Window[Any],
        told: Sequence[Told],
        names: Sequence[str],
        returns: Sequence[float],
    ) -> None:
        """The game is over. An engine that has nothing to do with it is not started for that."""
        if self.process is not None and self._new:
            with suppress(Fault, TooLarge):
                self._tell(window, told, names)
                words = messages.spoken(window, self._hello.texts, names)
                self._send(messages.position(window, words))
                self._send(messages.over(returns))
        self.of, self._new, self._told = None, b"", []

    @property
    def _hello(self) -> Hello:
        assert self.hello is not None
        return self.hello

    def _tell(self, window: Window[Any], told: Sequence[Told], names: Sequence[str]) -> None:
        """The game it is about, and what it has not heard yet."""
        hello, game = self._hello, window.game
        if not hello.plays(game.key):
            raise Fault("game", game.key)
        assert self.of is not None
        new = messages.new(window, self.of[0], names)
        same = _alike(self._told, told)
        if new != self._new or (not self.of[0] and same < len(self._told)):
            self._send(new)
            self._new, self._told, same = new, [], 0
        if same < max(len(told), len(self._told)):
            words = messages.spoken(window, hello.texts, names)
            for line in messages.told(game, words, same, told[same:]):
                self._send(line)
            self._told = list(told)

    def _answer(self) -> int | None:
        until = self.clock() + self.command.ms / 1000 + times.GRACE
        for _ in range(IGNORED):
            reply = self._reply(until, "slow")
            if isinstance(reply, Answer) and reply.id == self._asked:
                return reply.n
            if isinstance(reply, Complaint):
                raise Fault("error", reply.sentence)
        raise Fault("garbled", f"{IGNORED}")

    def _reproach(self, fault: Fault) -> None:
        """Tell it what was wrong, as far as it still listens; end it if that is no use."""
        if self.process is None:
            return
        self._late = self._late + 1 if fault.reason == "slow" else 0
        if self._late >= LATE:
            self._drop()
            return
        with suppress(Fault):
            if fault.reason == "slow":
                self._send(messages.stop(self._asked))
            else:
                self._send(messages.error(sentence(fault)))

    # -- the process -----------------------------------------------------------------------

    def _start(self) -> None:
        """See to it that it runs and has said hello."""
        if self.process is not None:
            return
        if self._starts >= STARTS:
            raise Fault("given-up", str(STARTS))
        self._starts += 1
        try:
            self.process = Process(self.command.args)
        except OSError as problem:
            raise Fault("start", problem.strerror or str(problem)) from None
        self._send(messages.hello())
        reply = self._reply(self.clock() + times.HELLO, "start")
        if not isinstance(reply, Hello):
            self._drop()
            raise Fault("hello", "" if reply is None else type(reply).__name__.lower())
        self.hello = reply

    def _send(self, lines: bytes) -> None:
        assert self.process is not None
        try:
            self.process.send(lines)
        except Gone:
            raise self._lost() from None

    def _reply(self, until: float, late: str) -> Reply | None:
        """The next thing that it says; `late` is the reason if it says nothing in time."""
        assert self.process is not None
        try:
            return read(self.process.take(until - self.clock()))
        except Silent:
            if late == "slow":
                raise Fault(late, str(self.command.ms)) from None
            raise Fault(late, self._lost().what) from None
        except Garbled as problem:
            if late == "start":
                self._drop()
                raise Fault("hello", str(problem)) from None
            raise Fault("garbled", str(problem)) from None
        except Endless:
            self._drop()
            raise Fault("garbled", f"> {messages.MOST}") from None
        except Gone:
            raise self._lost() from None

    def _lost(self) -> Fault:
        """It has ended by itself: with which last words?"""
        process, greeted = self.process, self.hello is not None
        self._drop()
        words = tidy(process.last_words()) if process is not None else ""
        return Fault("died" if greeted else "start", words)

    def _drop(self) -> None:
        process, self.process, self.hello = self.process, None, None
        self._new, self._told, self._late = b"", [], 0
        if process is not None:
            process.close()

    def part(self) -> None:
        """Say goodbye, without waiting until it has left."""
        if self.process is not None and not self._parted:
            self._parted = True
            with suppress(Gone):
                self.process.send(messages.bye())
            self.process.hang_up()

    def close(self) -> None:
        """Say goodbye, and see to it that it leaves."""
        self.part()
        process, self.process = self.process, None
        if process is not None:
            process.left(LEAVING)
            process.close()


def sentence(fault: Fault) -> str:
    """What an engine is told about a fault of its own."""
    said = {
        "option": f"The answer {fault.what} is none of the options.",
        "silent": "A question must be answered: n was null.",
        "garbled": f"This was not understood: {fault.what}.",
        "game": f"The hello did not name the game {fault.what}.",
        "error": "The guide has answered.",
    }
    return said.get(fault.reason, f"{fault.reason}: {fault.what}")


def _alike(one: Sequence[Told], other: Sequence[Told]) -> int:
    """How many events they have in common, from the first on."""
    for place, (mine, yours) in enumerate(zip(one, other, strict=False)):
        if mine is not yours and mine != yours:
            return place
    return min(len(one), len(other))
