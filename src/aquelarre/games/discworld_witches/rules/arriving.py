"""The secondary action: solve a problem, take tea, rest at Granny's, or nothing. [LAN-16, LAN-25,
LAN-51]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import GRANNYS_HOUSE
from aquelarre.games.discworld_witches.notices import GAVE_BACK, RESTED, TEA
from aquelarre.games.discworld_witches.rules.attempt import begin
from aquelarre.games.discworld_witches.rules.board import company
from aquelarre.games.discworld_witches.rules.tokens import give_back
from aquelarre.games.discworld_witches.rules.touching import Settling
from aquelarre.games.discworld_witches.state import SOLO, Lancre
from aquelarre.games.discworld_witches.verbs import GIVE_BACK
from aquelarre.kernel import Action, Seat, Seats, Why

HOSTESS, GUEST = 3, 2  # cackles: of whose turn it is, of the others [LAN-25]
AT_GRANNYS = 2  # [LAN-51]


def secondary(s: Lancre, seat: Seat) -> None:
    """What the witch finds where she is. [LAN-16]"""
    space = s.witch[seat]
    if s.tiled >> space & 1:
        begin(s, space)
    elif guests := company(s, seat, space):
        tea(s, seat, guests)
    elif s.settings["mode"] == SOLO and space == GRANNYS_HOUSE:
        rest(s, seat)


def rest(s: Lancre, seat: Seat) -> None:
    """Alone, and with no problem there, Granny's house is worth two cackles. [LAN-51, ruling 32]"""
    count = min(AT_GRANNYS, s.cackles[seat])
    if count:
        give_back(s, seat, count)
        s.tell(RESTED, seat, count)


# -- tea ---------------------------------------------------------------------------------


def tea(s: Lancre, seat: Seat, guests: list[Seat]) -> None:
    """Whose turn it is gives back up to three, the others up to two. [LAN-25]

    Who plays together gives back all that is allowed: there is no reason to keep any.
    """
    s.tell(TEA, seat, s.witch[seat], places=(s.witch[seat],))
    thirsty = [other for other in (seat, *guests) if s.cackles[other]]
    if not s.together:
        s.then(TeaTime(sum(1 << other for other in thirsty)))
        return
    for other in thirsty:
        drink(s, other, most_back(s, other))


def most_back(s: Lancre, seat: Seat) -> int:
    return min(HOSTESS if seat == s.active else GUEST, s.cackles[seat])


def drink(s: Lancre, seat: Seat, count: int) -> None:
    give_back(s, seat, count)
    s.tell(GAVE_BACK, seat, count)


class TeaTime(Settling):
    """How many cackles does everybody give back? All at once. [LAN-25, ruling 10]"""

    __slots__ = ("thirsty",)
    key = "tea"
    rule = "LAN-25"
    verbs = (GIVE_BACK,)

    def __init__(self, thirsty: Seats) -> None:
        self.thirsty = thirsty

    def seats(self, s: Lancre) -> Seats:
        return self.thirsty

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return [GIVE_BACK.base + count for count in range(most_back(s, seat) + 1)]

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        return Why("LAN-25", "most", count=most_back(s, seat))

    def decided(self, s: Lancre, answers: list[Action]) -> None:
        for seat in range(s.n):
            if self.thirsty >> seat & 1:
                drink(s, seat, answers[seat] - GIVE_BACK.base)
