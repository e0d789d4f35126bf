"""A game among bots through a `Match`: slower than the arena, but with a log that can be saved,
replayed and dealt again, and with somebody who watches each decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots.hearing import Ears, name_of
from aquelarre.bots.playing import Note, go_round
from aquelarre.bots.protocol import Bot, listens
from aquelarre.kernel import Dice
from aquelarre.match import Match


def play_through(match: Match[Any], bots: Sequence[Bot], note: Note | None = None) -> int:
    """Play a match to its end; returns how many decisions were taken. Seats are asked in the same
    order as in the arena, and nature answers by the match's seed. Bots that listen hear what their
    seats are told."""
    windows = [match.window(seat) for seat in range(match.seats)]
    ears = Ears(windows, match.state, bots, name_of(Dice(match.seed)))
    ears.events = match.events
    given = go_round(match.state, bots, windows, ears, match.play, note)
    if any(map(listens, bots)):
        ears.over(match.game, match.state)
    return given
