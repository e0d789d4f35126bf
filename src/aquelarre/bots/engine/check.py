"""The validator: an engine is tried out, and everything that is wrong with it is said.

It plays the beginning of a game of each title that it claims, is told to stop, hurried, told things
that it cannot know, and said goodbye to. What is found are values of texts, like everything that
people read: `engine-check-…` for what went well, `engine-tried-…` for what did not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from aquelarre.bots.engine import command as times
from aquelarre.bots.engine import messages
from aquelarre.bots.engine.command import Command
from aquelarre.bots.engine.messages import ANSWER, ASIDE
from aquelarre.bots.engine.player import failed
from aquelarre.bots.engine.process import Endless, Gone, Process, Silent
from aquelarre.bots.engine.replies import ANY_GAME
from aquelarre.bots.engine.session import Fault, Session
from aquelarre.bots.guarded import BotFailed
from aquelarre.bots.playing import play_out
from aquelarre.bots.protocol import Bot, Heard
from aquelarre.bots.simple import RandomBot
from aquelarre.kernel import Action, Dice, Game, Told, Window
from aquelarre.kernel.catalog import find, names

ASKED = 12  # questions to the engine in a game of each title
AGAIN = 2  # and in a second one, after the first is over
FAULTS = 3  # in one game, after which the engine is asked nothing more in it
LEAVES = 10.0  # seconds for an engine to leave: generous, for machines are busy
HURRY = 1  # milliseconds
MOST_SAID = 200  # characters of a list of games
STRANGE = b'{"t":"weather","wind":[{"from":"north"}]}\n'  # what no version of ours ever says


# What is tried; what went well is said of the last four only.
TRIED = ("play", "stop", "hurry", "strange", "over", "hello", "game", "bye", "end")
SAID = TRIED[-4:]


class Finding:
    """Something that was tried, with the values of its text, and what went wrong, if anything."""

    __slots__ = ("fault", "tried", "values")

    def __init__(self, tried: str, fault: BotFailed | None = None, **values: str | int) -> None:
        self.tried = tried
        self.fault = fault
        self.values = values


class Trial(Session):
    """A session in which an engine is also teased."""

    def greet(self) -> None:
        """Start it, and let it say hello."""
        self._start()

    def stopped(
        self, window: Window[Any], told: Sequence[Told], ask: str, actions: Sequence[Action]
    ) -> None:
        """Ask, and take the question back at once. What it may still say to it is ignored."""
        self._start()
        self._tell(window, told, ())
        words = messages.spoken(window, self._hello.texts, ())
        self._asked += 1
        self._send(messages.position(window, words))
        self._send(messages.options(window, words, ask, actions))
        self._send(messages.go(self._asked, self.command.ms, 0))
        self._send(messages.stop(self._asked))

    def baffled(self) -> None:
        """Tell it something that no engine can know."""
        self._start()
        self._send(STRANGE)


class Pupil:
    """A bot that lets an engine answer, in a game that is played to try it out; when enough was
    asked, chance plays on."""

    def __init__(self, trial: Trial, dice: Dice, most: int) -> None:
        self.trial = trial
        self.most = most  # questions
        self.chance = RandomBot(dice.child("chance"))
        self.dice = dice
        self.asked = 0
        self.faults: list[tuple[str, Fault]] = []  # with what was tried
        self.told: list[Told] = []

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self.told[heard.since :] = heard.told

    def over(self, window: Window[Any], returns: Sequence[float]) -> None:
        self.trial.end(window, self.told, (), returns)

    def answer(self, window: Window[Any]) -> Action:
        options = window.options()
        chosen = self._ask(window, ANSWER, options)
        return self.chance.answer(window) if chosen is None else options[chosen]

    def aside(self, window: Window[Any]) -> Action | None:
        asides = window.asides()
        chosen = self._ask(window, ASIDE, asides) if asides else None
        return None if chosen is None else asides[chosen]

    def _ask(self, window: Window[Any], ask: str, actions: Sequence[Action]) -> int | None:
        if self.asked >= self.most or len(self.faults) >= FAULTS:
            return None
        self.asked += 1
        what = {2: "stop", 4: "hurry", 6: "strange"}.get(self.asked, "play")
        usual = self.trial.command.ms
        try:
            if what == "stop":
                self.trial.stopped(window, self.told, ask, actions)
            elif what == "strange":
                self.trial.baffled()
            elif what == "hurry":
                self.trial.command.ms = HURRY
            return self.trial.ask(window, self.told, (), ask, actions, self.dice.word())
        except Fault as fault:
            self.faults.append((what, fault))
            return None
        finally:
            self.trial.command.ms = usual


def check_engine(command: Command, wanted: Sequence[str] = ()) -> Iterator[Finding]:
    """Try an engine out, with these games or with all that it claims."""
    trial = Trial(command)
    try:
        try:
            trial.greet()
        except Fault as fault:
            yield Finding("hello", failed(command.kind, fault))
            return
        hello = trial.hello
        assert hello is not None
        claimed, said = hello.games, ", ".join(hello.games)[:MOST_SAID]
        if ANY_GAME in claimed:
            claimed, said = names(), "all"
        yield Finding("hello", name=hello.name, games=said)
        for key in wanted or claimed:
            yield from _game(trial, key)
    finally:
        trial.close()
    yield _leaves(command, "bye", messages.bye())
    yield _leaves(command, "end", b"")


def _game(trial: Trial, key: str) -> Iterator[Finding]:
    if key not in names():
        unknown = failed(trial.command.kind, Fault("unknown-game", key[:80]))
        yield Finding("game", unknown, game=key[:80])
        return
    asked = 0
    for name, most in (("first", ASKED), ("second", AGAIN)):
        pupil = _played(trial, find(key), name, most)
        asked += pupil.asked
        for what, fault in pupil.faults:
            tried = what if name == "first" else "over"
            yield Finding(tried, failed(trial.command.kind, fault), game=key)
        if pupil.faults:
            return
    yield Finding("game", game=key, asked=asked)


def _played(trial: Trial, game: Game[Any], name: str, most: int) -> Pupil:
    """A whole game, in which the engine on the first seat is asked so many times."""
    dice = Dice(f"engine check {game.key} {name}")
    pupil = Pupil(trial, dice.child("engine"), most)
    trial.serve(name, 0)
    state = game.new(game.least_seats, game.check(game.least_seats, {}))
    state.news = []
    state.settle()
    others: list[Bot] = [RandomBot(dice.child(seat)) for seat in range(1, state.n)]
    play_out(game, state, [pupil, *others], dice.child("nature"))
    return pupil


def _leaves(command: Command, key: str, farewell: bytes) -> Finding:
    """Does it leave when it is told to, or (without a farewell) when its input ends?"""
    process = Process(command.args)
    try:
        process.send(messages.hello())
        process.take(times.HELLO)
        if farewell:
            process.send(farewell)
        else:
            process.hang_up()
        if not process.left(LEAVES):
            return Finding(key, failed(command.kind, Fault("stays", f"{LEAVES:.0f}")))
    except (Silent, Endless):
        return Finding(key, failed(command.kind, Fault("start")))
    except Gone:  # before it was told to
        return Finding(key, failed(command.kind, Fault("died", process.last_words())))
    finally:
        process.close()
    return Finding(key)
