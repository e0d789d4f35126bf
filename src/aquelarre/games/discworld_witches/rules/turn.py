"""A turn: place a tile, two actions, draw cards; and what ends the game. [LAN-13, LAN-26 … LAN-28,
LAN-53]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import DUNGEON, ELF, Space
from aquelarre.games.discworld_witches.notices import ELVES, TURN_BEGAN
from aquelarre.games.discworld_witches.rules.asking import Args, PausingAsk
from aquelarre.games.discworld_witches.rules.board import spaces_in
from aquelarre.games.discworld_witches.rules.cards import Draw, hand_limit
from aquelarre.games.discworld_witches.rules.dungeon import IN_DUNGEON, LEAVE_ASK
from aquelarre.games.discworld_witches.rules.effects import FREE, free_effects
from aquelarre.games.discworld_witches.rules.ending import all_lose, count_up
from aquelarre.games.discworld_witches.rules.moving import ACT, STEPS
from aquelarre.games.discworld_witches.rules.placing import BEFORE, PLACEMENT
from aquelarre.games.discworld_witches.state import LOST_TO_ELVES, Lancre, Movement
from aquelarre.games.discworld_witches.verbs import END_TURN, FLY, STAY, WALK
from aquelarre.kernel import Action, Seat, Seats, Step, Verb, Why

TOO_MANY_ELVES = 3  # face up at the end of a turn [LAN-27]


class Turn(Step[Lancre]):
    """Three phases, in this order. [LAN-53]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Lancre) -> None:
        s.turn += 1
        s.active = self.seat
        s.action = 0
        s.tell(TURN_BEGAN, self.seat, s.turn)
        s.then(BEFORE, PLACEMENT, ACTIONS, REFILL, TURN_END)


class Actions(Step[Lancre]):
    """Phase 2: who is thrown into the dungeon leaves it at once. [LAN-13, LAN-43]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        s.enter(Movement(), FIRST_ACTION, SECOND_ACTION, FINISH)


class TakeAction(Step[Lancre]):
    """One of the two actions: a move, or staying, and then what is found there. [LAN-13]"""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Lancre) -> None:
        s.action = self.number
        movement = s.within(Movement)
        movement.walking = 0
        here = movement.began = s.witch[s.active]
        if here == DUNGEON:
            s.then(IN_DUNGEON if self.number == 1 else LEAVE_ASK)
            return
        movement.steps = STEPS
        s.then(ACT)


class Finish(PausingAsk):
    """The actions are done; effects may be played before cards are drawn. [LAN-08, ruling 36]"""

    __slots__ = ()
    key = "finish"
    rule = "LAN-26"
    verbs = (END_TURN, STAY, WALK, FLY, *FREE)  # nobody moves any more
    lapse = END_TURN.base

    def seats(self, s: Lancre) -> Seats:
        return 1 << s.active if s.hands[s.active] else 0

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return sorted([END_TURN.base, *free_effects(s, s.active)])

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        return Why("LAN-13", "done")

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        """The turn ends."""


class Refill(Step[Lancre]):
    """Cards up to the limit; those above it are kept. [LAN-26]

    Who has been thrown into the dungeon, too, unless the table plays it otherwise. [Ruling 16]
    """

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        seat = s.active
        if s.witch[seat] != DUNGEON or s.settings["felmet_refill"]:
            s.then(Draw(seat, hand_limit(s, seat) - len(s.hands[seat])))


class TurnEnd(Step[Lancre]):
    """Three elves face up: all lose. The last tile placed: points are counted. Else it is the turn
    of the next player, clockwise. [LAN-27, LAN-28, LAN-53, ruling 6]"""

    __slots__ = ()

    def run(self, s: Lancre) -> None:
        elves = elf_spaces(s)
        if len(elves) >= TOO_MANY_ELVES:
            all_lose(s, LOST_TO_ELVES, ELVES, len(elves), places=tuple(elves))
        elif s.last:
            count_up(s)
        else:
            s.then(Turn((s.active + 1) % s.n))


def elf_spaces(s: Lancre) -> list[Space]:
    """Where elves lie face up. [LAN-27]"""
    return [x for x in spaces_in(s.tiled & s.up) if s.edition.group[s.tile[x]] == ELF]


ACTIONS, FIRST_ACTION, SECOND_ACTION = Actions(), TakeAction(1), TakeAction(2)
FINISH, REFILL, TURN_END = Finish(), Refill(), TurnEnd()
