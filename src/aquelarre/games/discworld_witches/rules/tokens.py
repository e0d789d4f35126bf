"""Cackle and Black Aliss tokens: taken, given back, and what happens when there are none.
[LAN-18, LAN-23, LAN-49]"""

from __future__ import annotations

from aquelarre.games.discworld_witches import notices
from aquelarre.games.discworld_witches.rules.ending import all_lose
from aquelarre.games.discworld_witches.rules.touching import SettlingChoice
from aquelarre.games.discworld_witches.state import LOST_TO_ALISS, PLAYING, Lancre
from aquelarre.games.discworld_witches.verbs import TAKE_FROM
from aquelarre.kernel import Action, Seat, Step, Why


def give_back(s: Lancre, seat: Seat, count: int) -> None:
    """Cackles go back to the supply."""
    s.cackles[seat] -= count
    s.cackle_supply += count


class TakeCackles(Step[Lancre]):
    """So many cackles: out of the supply, else from the player with most of them, else as Black
    Aliss tokens, one for each. [LAN-18, LAN-23]"""

    __slots__ = ("count", "seat")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Lancre) -> None:
        seat, left = self.seat, self.count
        there = min(left, s.cackle_supply)
        if there:
            s.cackle_supply -= there
            s.cackles[seat] += there
            s.tell(notices.TOOK_CACKLE, seat, there)
            left -= there
        while left and s.outcome == PLAYING:
            richest = richest_others(s, seat)
            if not richest:
                take_aliss(s, seat)
            elif len(richest) == 1:
                take_from(s, seat, richest[0])
            else:
                s.then(TakeFrom(seat, left))
                return
            left -= 1


def richest_others(s: Lancre, seat: Seat) -> list[Seat]:
    """Who has most cackles; nobody, if that is the seat itself, alone or with others. [LAN-23]"""
    most = max(s.cackles)
    if s.cackles[seat] == most:
        return []
    return [other for other in range(s.n) if s.cackles[other] == most]


def take_from(s: Lancre, seat: Seat, victim: Seat) -> None:
    s.cackles[victim] -= 1
    s.cackles[seat] += 1
    s.tell(notices.TOOK_FROM, seat, victim)


class TakeFrom(SettlingChoice):
    """Several have most cackles: whose is taken? [LAN-23]"""

    __slots__ = ("left",)
    key = "take_from"
    rule = "LAN-23"
    verbs = (TAKE_FROM,)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [TAKE_FROM.base + other for other in richest_others(s, seat)]

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        return Why("LAN-23", "most", count=max(s.cackles))

    def chose(self, s: Lancre, action: Action) -> None:
        take_from(s, self.seat, action - TAKE_FROM.base)
        s.then(TakeCackles(self.seat, self.left - 1))


def take_aliss(s: Lancre, seat: Seat) -> None:
    """A Black Aliss token. None left: nothing happens in a competition, but a table that plays
    together has lost. [LAN-23, LAN-45, LAN-49, ruling 22]"""
    if s.aliss_supply:
        s.aliss_supply -= 1
        s.aliss[seat] += 1
        s.tell(notices.TOOK_ALISS, seat, s.aliss_supply, -1)
    elif s.together:
        all_lose(s, LOST_TO_ALISS, notices.NO_ALISS_LEFT, seat)
    else:
        s.tell(notices.NO_ALISS, seat)
