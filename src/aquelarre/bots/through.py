"""A game among bots through a `Match`: slower than the arena, but with a log that can be saved,
replayed and dealt again, and with somebody who watches each decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots.hearing import Ears, name_of
from aquelarre.bots.playing import Note, first
from aquelarre.bots.protocol import Bot, listens
from aquelarre.kernel import SILENT, Action, Dice, Seat, Seats
from aquelarre.match import Match


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
