"""Structured claims: what the living may say by picking it from a menu. [BRU-17, ruling L4]

A claim is an aside: nobody waits for it and it changes nothing but what has been said. Each
player has a few for every week and a few for every trial, so that nobody can flood the table.
The latest word counts: who suspects somebody no longer trusts them.
"""

from __future__ import annotations

from functools import cache

from aquelarre.games.las_brujas.notices import (
    ASKED_WHY,
    CLAIMED_SUSPECT,
    CLAIMED_TRUST,
    CLAIMED_VILLAGER,
)
from aquelarre.games.las_brujas.state import NO_TRIAL, SETTING_UP, SPEECHES, Village
from aquelarre.games.las_brujas.verbs import (
    ASK_WHY,
    SAY_SUSPECT,
    SAY_TRUST,
    SAY_VILLAGER,
    SEATS,
)
from aquelarre.kernel import Action, Seat, Seats, others

WEEKLY = 3  # claims of each player between two assemblies' ends
IN_TRIAL = 3  # and in each trial

# What somebody did this week and may be asked about: places in verbs.DEEDS.
DID_ACCUSE, DID_VOTE_GUILTY, DID_VOTE_INNOCENT, DID_SLANDER, DID_PRAISE = range(5)


def is_claim(action: Action) -> bool:
    return SAY_VILLAGER.base <= action < ASK_WHY.end


def left(s: Village, seat: Seat) -> int:
    """How many claims the player may still make now. [Ruling L4]"""
    if not s.claiming or s.stage == SETTING_UP or not s.alive >> seat & 1:
        return 0
    return s.claims[seat] if s.phase == NO_TRIAL else s.trial_claims[seat]


@cache
def _about(seat: Seat, alive: Seats) -> tuple[Action, ...]:
    """Claims about oneself and about each of the other living."""
    rest = others(alive, seat)
    return (
        SAY_VILLAGER.base,
        *(SAY_SUSPECT.base + other for other in rest),
        *(SAY_TRUST.base + other for other in rest),
    )


def options(s: Village, seat: Seat) -> list[Action]:
    """What the player may claim now. During the speeches only who has the floor. [BRU-17]"""
    if not left(s, seat) or (s.phase == SPEECHES and not s.owed >> seat & 1):
        return []
    found = list(_about(seat, s.alive))
    for deed, doers in enumerate(s.deeds):
        rest = doers & s.alive & ~(1 << seat)
        if rest:
            base = ASK_WHY.base + deed * SEATS
            found += [base + other for other in range(s.n) if rest >> other & 1]
    return found


def make(s: Village, seat: Seat, action: Action) -> None:
    """It is said, and heard by all."""
    if s.phase == NO_TRIAL:
        s.claims[seat] -= 1
    else:
        s.trial_claims[seat] -= 1
    if action == SAY_VILLAGER.base:
        s.villagers_said |= 1 << seat
        s.tell(CLAIMED_VILLAGER, seat)
    elif action < SAY_TRUST.base:
        other = action - SAY_SUSPECT.base
        s.suspects[seat] |= 1 << other
        s.trusts[seat] &= ~(1 << other)
        s.tell(CLAIMED_SUSPECT, seat, other)
    elif action < ASK_WHY.base:
        other = action - SAY_TRUST.base
        s.trusts[seat] |= 1 << other
        s.suspects[seat] &= ~(1 << other)
        s.tell(CLAIMED_TRUST, seat, other)
    else:
        deed, other = ASK_WHY.args(action)
        s.tell(ASKED_WHY, seat, other, deed)
