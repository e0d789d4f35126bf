"""Bench: how fast a game plays in one process, measured in CPU time.

A decision is one answer of a player; all legal options are listed for each. The player takes
one of them with the language's ordinary random generator, as in the studies we compare with; or
bots play, by turns on the seats, and their thinking is measured too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from sys import getsizeof
from time import process_time
from typing import Any

from aquelarre.bots.hearing import end_of, name_of
from aquelarre.bots.named import bot
from aquelarre.bots.playing import play_out, random_step
from aquelarre.bots.protocol import Bot, Heard, listens
from aquelarre.kernel import Action, Dice, Game, State, Window
from aquelarre.kernel.spelling import attributes
from aquelarre.kernel.steps import Step

SAMPLES = 64  # mid-game states kept for timing clones
EVERY = 7  # decisions between two samples: no divisor of usual turn lengths
CLONING = 0.2  # share of the time that goes to clones


class Speed:
    """What was measured of one game at one table."""

    def __init__(self, game: str, seats: int, settings: dict[str, int]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings  # those that are not the usual ones
        self.games = 0
        self.decisions = 0
        self.options = 0
        self.playing_s = 0.0
        self.clone_us = 0.0
        self.state_bytes = 0

    def as_dict(self) -> dict[str, int | float | str]:
        return {
            "game": self.game,
            "seats": self.seats,
            "settings": ",".join(f"{name}={value}" for name, value in self.settings.items()),
            "decisions_per_s": round(self.decisions / self.playing_s),
            "games_per_s": round(self.games / self.playing_s, 2),
            "clone_us": round(self.clone_us, 2),
            "state_bytes": self.state_bytes,
            "decisions_per_game": round(self.decisions / max(1, self.games), 1),
            "options_per_decision": round(self.options / max(1, self.decisions), 1),
            "games": self.games,
            "cpu_s": round(self.playing_s, 3),
        }


def measure(
    game: Game[Any],
    seats: int,
    seconds: float,
    seed: int = 0,
    settings: dict[str, int] | None = None,
    bots: Sequence[str] = (),
    progress: Callable[[float], None] | None = None,
) -> Speed:
    """Play games for about so many CPU seconds, at random or among bots of these kinds, then time
    clones of mid-game states. `progress` is told between two games which share of the time is
    over; what it does with that is not measured."""
    speed = Speed(game.key, seats, settings or {})
    chance = Random(seed)
    settings = game.check(seats, settings or {})
    samples: list[State] = []
    began, telling = process_time(), 0.0
    # The last game is always finished, so that whole games are counted.
    while speed.games == 0 or process_time() - began - telling < seconds * (1 - CLONING):
        state = game.new(seats, settings)
        if bots:
            _play_bots(game, state, speed, bots, Dice(seed).child(speed.games))
        else:
            _play(state, speed, chance)
        speed.games += 1
        if progress is not None:
            now = process_time()
            progress((now - began - telling) / seconds)
            telling += process_time() - now
    speed.playing_s = max(process_time() - began - telling, 1e-9)
    while len(samples) < SAMPLES:
        _sample(game.new(seats, settings), samples, chance)
    speed.clone_us = _clone_time(samples, seconds * CLONING)
    if progress is not None:
        progress(1.0)
    speed.state_bytes = round(median(own_bytes(state, state.clone()) for state in samples))
    return speed


def _play(state: State, speed: Speed, chance: Random) -> None:
    """One random game; counts decisions and options."""
    decisions = options = 0
    state.settle()
    while state.asked:
        listed = random_step(state, chance)
        if listed:
            decisions += 1
            options += listed
    speed.decisions += decisions
    speed.options += options


class _Counting:
    """A bot whose options are counted."""

    __slots__ = ("bot", "speed")

    def __init__(self, bot: Bot, speed: Speed) -> None:
        self.bot = bot
        self.speed = speed

    def answer(self, window: Window[Any]) -> Action:
        self.speed.options += len(window.options())
        return self.bot.answer(window)

    def aside(self, window: Window[Any]) -> Action | None:
        return self.bot.aside(window)


class _CountingListener(_Counting):
    """The same of a bot that listens."""

    __slots__ = ()

    def hear(self, window: Window[Any], heard: Heard) -> None:
        if listens(self.bot):
            self.bot.hear(window, heard)

    def over(self, window: Window[Any], returns: Sequence[float]) -> None:
        end_of(self.bot, window, returns)


def _counting(game: Game[Any], player: Bot, speed: Speed) -> Bot:
    return (_CountingListener if listens(player, game) else _Counting)(player, speed)


def _play_bots(
    game: Game[Any], state: State, speed: Speed, bots: Sequence[str], dice: Dice
) -> None:
    """One game among bots; counts decisions and options."""
    players = [
        _counting(
            game, bot(bots[(seat + speed.games) % len(bots)], dice.child(f"seat {seat}")), speed
        )
        for seat in range(state.n)
    ]
    if any(listens(player, game) for player in players):
        state.news = []
    state.settle()
    speed.decisions += play_out(game, state, players, dice.child("nature"), name_of(dice))


def _sample(state: State, samples: list[State], chance: Random) -> None:
    """One random game, not timed; every so often its state is kept."""
    decisions = 0
    state.settle()
    while state.asked and len(samples) < SAMPLES:
        if random_step(state, chance):
            decisions += 1
            if decisions % EVERY == 1 and state.asked:
                samples.append(state.clone())


def _clone_time(samples: list[State], seconds: float) -> float:
    """Microseconds per clone, over all samples alike."""
    rounds = 0
    began = process_time()
    while rounds == 0 or process_time() - began < seconds:
        for state in samples:
            state.clone()
        rounds += 1
    return (process_time() - began) / (rounds * len(samples)) * 1e6


def own_bytes(thing: object, copy: object) -> int:
    """The memory of a state's own parts: what a clone of it, this one, had to make anew. What both
    hold together counts nothing: steps, numbers, texts, and all that is in the box."""
    if thing is copy or isinstance(thing, Step | int | str | bytes | float | None | type):
        return 0
    total = getsizeof(thing)
    if isinstance(thing, set | bytearray):
        return total
    if isinstance(thing, list) and isinstance(copy, list):
        return total + sum(map(own_bytes, thing, copy))
    if isinstance(thing, tuple) and isinstance(copy, tuple):  # may hold lists
        return sum(map(own_bytes, thing, copy))
    if isinstance(thing, dict) and isinstance(copy, dict):
        return total + sum(own_bytes(part, copy.get(key)) for key, part in thing.items())
    pairs = ((getattr(thing, name), getattr(copy, name)) for name in attributes(thing))
    return total + sum(own_bytes(part, other) for part, other in pairs)
