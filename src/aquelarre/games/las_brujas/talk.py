"""Who may talk, and who hears it. [BRU-17, BRU-26]

The living talk to all; nobody has a secret channel, the witches neither. During the speeches of a
trial only who has the floor talks. Spectres are not heard by the living in assemblies and trials,
but talk among themselves.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.state import ASSEMBLY, NO_TRIAL, SPEECHES, Village
from aquelarre.kernel import ALL, Seat, Seats, Why, everyone, holds, members


def may_talk(s: Village, seat: Seat) -> Why:
    """Why the seat must be silent now; without a rule it may talk."""
    if s.phase == SPEECHES and holds(s.alive, seat) and not holds(s.owed, seat):
        return Why("BRU-17", case=0, speaker=members(s.owed)[0])
    return Why("")


def hearers(s: Village, seat: Seat) -> Seats:
    """All, or the spectres alone when a spectre talks during an assembly or a trial. [BRU-26]"""
    return everyone(s.n) & ~s.alive if apart(s, seat).rule else ALL


def apart(s: Village, seat: Seat) -> Why:
    """Why only spectres hear the seat now; without a rule all do. [BRU-26]"""
    spectre = not holds(s.alive, seat)
    if spectre and not s.over and (s.stage == ASSEMBLY or s.phase != NO_TRIAL):
        return Why("BRU-26", case=4)
    return Why("")
