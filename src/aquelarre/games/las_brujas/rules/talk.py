"""Who may talk, and who hears it. [BRU-17, BRU-26]

The living talk to all; nobody has a secret channel, the witches neither. During the speeches of a
trial only who has the floor talks. Spectres are not heard by the living in assemblies and trials,
but talk among themselves; one that has raised its voice in a trial (U14) is heard by all there.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.rules.claims import is_heard
from aquelarre.games.las_brujas.rules.trial import Speech
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import ALL, Seat, Seats, Why, everyone, holds


def may_talk(s: Village, seat: Seat) -> Why:
    """Why the seat must be silent now; without a rule it may talk."""
    question = s.open_question()
    if isinstance(question, Speech) and holds(s.alive, seat) and seat != question.seat:
        return Why("BRU-17", "speech", speaker=question.seat)
    return Why("")


def hearers(s: Village, seat: Seat) -> Seats:
    """All, or the spectres alone when a spectre talks during an assembly or a trial. [BRU-26]"""
    return ALL if is_heard(s, seat) else everyone(s.n) & ~s.alive


def apart(s: Village, seat: Seat) -> Why:
    """Why only spectres hear the seat now; without a rule all do. [BRU-26]"""
    return Why("") if is_heard(s, seat) else Why("BRU-26", "apart")
