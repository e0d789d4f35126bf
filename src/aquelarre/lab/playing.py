"""A game among bots through a `Match`: slower than the arena, but with a log that can be saved,
replayed and dealt again, and with somebody who watches each decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from aquelarre.bots.faults import faults_of
from aquelarre.bots.guarded import BotFailed
from aquelarre.bots.hearing import Ears, name_of
from aquelarre.bots.playing import first
from aquelarre.bots.protocol import Bot, listens
from aquelarre.kernel import SILENT, Action, Dice, Seat, Seats
from aquelarre.lab.names import public_name
from aquelarre.match import Match

# Called before a decision takes effect: whose it is, what was chosen (None: to keep silent), and
# whether the seat spoke up unasked.
Note = Callable[[Seat, Action | None, bool], None]


def nobody(seat: Seat, action: Action | None, unasked: bool) -> None:
    """Notes nothing."""


def play_through(match: Match[Any], bots: Sequence[Bot], note: Note = nobody) -> int:
    """Play a match to its end; returns how many decisions were taken. Seats are asked in the same
    order as in the arena (`bots.playing.play_out`), and nature answers by the match's seed. Bots
    that listen hear what their seats are told."""
    windows = [match.window(seat) for seat in range(match.seats)]
    ears = Ears(windows, match.state, bots, name_of(Dice(match.seed)))
    ears.events = match.events
    polled: Seats = 0
    given = 0
    while not match.over:
        state = match.state
        question, waiting = state.question, state.may & ~polled
        if waiting:
            seat = first(waiting)
            polled |= 1 << seat
            ears.tell(seat)
            aside = bots[seat].aside(windows[seat])
            note(seat, aside, True)
            if aside is None:
                continue
            match.play(seat, aside)
        else:
            seat = first(state.asked)
            going = state.goes_on(seat)
            if going != SILENT:
                match.play(seat, going)
                polled = polled if state.question == question else 0
                continue  # there was nothing to decide
            ears.tell(seat)
            answer = bots[seat].answer(windows[seat])
            note(seat, answer, False)
            match.play(seat, answer)
        if state.question != question:
            polled = 0
        given += 1
    if any(map(listens, bots)):
        ears.over(match.game, match.state)
    return given


def told_faults(bots: Sequence[Bot]) -> list[dict[str, int | str]]:
    """What engines did wrong in a game, in which the guide answered for them: each kind of it once,
    as plain data."""
    found = faults_of(bots)
    return [
        {**first.values, "kind": public_name(str(first.values["kind"])), "count": count}
        for count, first in found or ()
    ]


def fault_of(told: dict[str, int | str]) -> BotFailed:
    """The same as an error that can be put into words."""
    values = {name: value for name, value in told.items() if name != "count"}
    return BotFailed(f"The bot {told['kind']} has failed: {told['what']}.", **values)


def first_turn(match: Match[Any]) -> Seat:
    """The seat that had the first turn; where nobody begins, seat 0."""
    begins = match.game.begins
    for event in match.events:
        if event.notice is begins and begins is not None:
            seat: Seat = event.shown[begins.shown.index("seat")]
            return seat
    return 0


def side_names(match: Match[Any]) -> list[str | None]:
    """The side of each seat as it is now; None where it has none, or none yet."""
    game, found = match.game, []
    for seat in range(match.seats):
        side = game.side(match.state, seat)
        found.append(game.sides[side] if side >= 0 else None)
    return found
