"""One game among bots, as fast as the kernel allows: no match, no log, no checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from aquelarre.bots.hearing import Ears
from aquelarre.bots.protocol import Bot, listens
from aquelarre.bots.simple import SPEAKS_UP
from aquelarre.kernel import SILENT, Action, Dice, Game, Seat, Seats, State, Window
from aquelarre.kernel.steps import Chance

# Called before a decision takes effect: whose it is, what was chosen (None: to keep silent), and
# whether the seat spoke up unasked.
Note = Callable[[Seat, Action | None, bool], None]


def let_nature_answer(state: State, dice: Dice) -> None:
    """Chance answers until a player is asked or the game is over."""
    while state.asked >> state.n:
        step = state.agenda[-1]
        assert isinstance(step, Chance)
        outcomes = step.options(state, state.n)
        state.answer(state.n, outcomes[dice.pick(step.odds(state))])


def play_out(
    game: Game[Any],
    state: State,
    bots: Sequence[Bot],
    dice: Dice,
    name: str = "",
    note: Note | None = None,
) -> int:
    """Play a game to its end; returns how many decisions the players took. A bot that listens hears
    what has been told since (or since the state has been listened to): see `Listener`. `name` is
    what the game is called to those bots; `note` is told every decision."""
    windows = [Window(game, state, seat) for seat in range(state.n)]
    listening = any(listens(bot, game) for bot in bots)
    ears = Ears(windows, state, bots, name) if listening else None

    def goes_on(seat: Seat, action: Action) -> None:
        state.answer(seat, action)
        let_nature_answer(state, dice)

    let_nature_answer(state, dice)
    given = go_round(state, bots, windows, ears, goes_on, note)
    if ears is not None:
        ears.over(game, state)
    return given


def go_round(
    state: State,
    bots: Sequence[Bot],
    windows: Sequence[Window[Any]],
    ears: Ears | None,
    answer: Callable[[Seat, Action], object],
    note: Note | None,
) -> int:
    """Ask the bots until the game is over; returns how many decisions they took. `answer` takes an
    answer and lets nature go on from there.

    Before the seats that owe an answer are asked, each seat that may speak up is polled once, in
    turn order. It is polled again when another question is open: the last one was answered, or
    somebody's aside has led to it or opened it anew. Who is polled or asked hears before that what
    is new.
    """
    polled: Seats = 0
    given = 0
    while state.asked:
        question, waiting = state.question, state.may & ~polled
        if not waiting:
            seat = first(state.asked)
            going = state.goes_on(seat)
            if going != SILENT:
                answer(seat, going)
                polled = polled if state.question == question else 0
                continue  # there was nothing to decide
        else:
            seat = first(waiting)
            polled |= 1 << seat
        if ears is not None:
            ears.tell(seat)
        bot, window = bots[seat], windows[seat]
        said = bot.aside(window) if waiting else bot.answer(window)
        if note is not None:
            note(seat, said, bool(waiting))
        if said is None:
            continue
        answer(seat, said)
        if state.question != question:
            polled = 0
        given += 1
    return given


def first(seats: Seats) -> int:
    """The first seat of a set that is not empty."""
    return (seats & -seats).bit_length() - 1


def random_step(state: State, chance: Random) -> int:
    """One answer of whoever is asked, any of them as likely as the others, with the language's
    ordinary generator; returns how many a player had (0 for nature)."""
    if state.asked >> state.n:
        state.befall(chance.random())
        return 0
    if state.may and not int(chance.random() * SPEAKS_UP):
        seat = first(state.may)
        asides = state.asides(seat)
        if asides:
            state.answer(seat, asides[int(chance.random() * len(asides))])
            return len(asides)
    seat = first(state.asked)
    options = state.options(seat)
    state.answer(seat, options[int(chance.random() * len(options))])
    return len(options)
