"""Who burns, what that brings and costs, the afterlife, and who has won. [BRU-06 … BRU-08, BRU-24,
BRU-25, BRU-30 … BRU-32]"""

from __future__ import annotations

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import (
    AFTERLIFE,
    MIGHTY,
    NO_CARD,
    UNPAID,
    Card,
    cards_in,
)
from aquelarre.games.las_brujas.box.characters import BAILIFF, GRAVEDIGGER, Ability
from aquelarre.games.las_brujas.rules import rotating
from aquelarre.games.las_brujas.rules.hands import (
    DrawUp,
    OfSeat,
    Steps,
    discard,
    look_at_hand,
    numbers,
    take,
)
from aquelarre.games.las_brujas.rules.reputation import remove, remove_doll
from aquelarre.games.las_brujas.seen import knowledge
from aquelarre.games.las_brujas.state import (
    NO_WINNER,
    NOBODY,
    SECOND_READING,
    UNDECIDED,
    VILLAGER,
    WITCH,
    Case,
    Village,
)
from aquelarre.games.las_brujas.verbs import DONE, KEEP, TAKE
from aquelarre.kernel import Action, Choice, Seat, Seats, Step, Why, members

AFTERLIFE_CARDS = 3  # drawn by a new spectre
REWARD, MIGHTY_REWARD = 3, 4
ROBBED = 2  # cards the gravedigger may take
KEPT = 2  # cards the bailiff keeps


def living(s: Village, side: int) -> int:
    """How many of the side are alive."""
    return sum(s.side[seat] == side for seat in members(s.alive))


def seat_of(s: Village, ability: Ability) -> Seat:
    """The living player with this ability, or nobody: abilities are lost on death."""
    character = s.box.holder[ability]
    for seat in members(s.alive):
        if s.character[seat] == character:
            return seat
    return NOBODY


# -- death -------------------------------------------------------------------------------


def execution(s: Village, condemned: Seat) -> Steps:
    """The condemned burns; then the accuser is paid. [BRU-24]"""
    return (*burn(s, condemned), PayAccuser(condemned))


def burn(s: Village, victim: Seat) -> Steps:
    """The player dies, shows the side and becomes a spectre: the hand is discarded (after the
    gravedigger has had a look), rumours and cards before them go, three afterlife cards come.
    [BRU-24, BRU-25, P08, A16]"""
    s.alive &= ~(1 << victim)
    s.curfew &= ~(1 << victim)
    s.tell(notices.BURNT, victim, s.side[victim])
    if s.influential == victim:  # the office is empty until the next election [BRU-32]
        s.influential = NOBODY
        s.tell(notices.OFFICE_EMPTY, victim)
    if s.possessed == victim:  # the dead have no ballot to cast
        s.possessed = s.possessor = NOBODY
    if is_decided(s):  # nobody robs a grave or pays any more [BRU-06]
        return (Bury(victim), CheckVictory())
    after: Steps = (Bury(victim), DrawUp(victim, AFTERLIFE_CARDS, AFTERLIFE))
    digger = seat_of(s, GRAVEDIGGER)
    if digger == NOBODY or not s.hand[victim]:
        return after
    look_at_hand(s, digger, victim)
    return (RobGrave(digger, victim, ROBBED), *after)


class RobGrave(Choice[Village]):
    """The gravedigger takes up to two cards of the dead. [P08]"""

    __slots__ = ("victim", "count")
    key = "rob_grave"
    rule = "BRU-25"
    verbs = (TAKE, DONE)
    refusal = Why("BRU-09", "take")

    def __init__(self, seat: Seat, victim: Seat, count: int) -> None:
        super().__init__(seat)
        self.victim = victim
        self.count = count

    def seats(self, s: Village) -> Seats:
        return 1 << self.seat if s.hand[self.victim] else 0

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [DONE.base, *numbers(TAKE.base, s.hand[self.victim])]

    def chose(self, s: Village, action: Action) -> None:
        if action == DONE.base:
            return
        take(s, self.seat, self.victim, action - TAKE.base)
        if self.count > 1:
            s.then(RobGrave(self.seat, self.victim, self.count - 1))


class Bury(OfSeat):
    """What the dead had goes to the discard pile; rotating cards move on. [BRU-25, A16]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        victim = self.seat
        s.tell(notices.HAND_LOST, victim, s.hand[victim].bit_count())
        for card in cards_in(s.hand[victim]):
            discard(s, victim, card)
        for card in cards_in(s.good[victim] | s.bad[victim]):
            remove(s, victim, card)
        if s.doll == victim:
            remove_doll(s)
        rotating.died(s, victim)
        knowledge.buried(s, victim)
        s.reputation[victim] = 0  # a spectre has none
        if s.active == victim and not is_decided(s):
            s.tell(notices.TURN_CUT, victim)


# -- reward and penalty ------------------------------------------------------------------


class PayAccuser(OfSeat):
    """A witch burnt: the accuser draws three cards. A villager: the whole hand is discarded. Only
    for the accuser of who was burnt, and not after an anonymous denunciation. [BRU-24, J4, J9]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        accuser, marks = s.trial.accuser, s.trial.marks
        if accuser in (NOBODY, self.seat):
            return
        if marks & UNPAID:
            s.tell(notices.UNPAID, accuser)
        elif s.side[self.seat] == WITCH:
            count = MIGHTY_REWARD if marks & MIGHTY else REWARD
            s.tell(notices.REWARDED, accuser, count)
            s.then(DrawUp(accuser, count))
        elif s.character[accuser] != s.box.holder[BAILIFF]:
            punish(s, accuser, 0)
        elif s.hand[accuser].bit_count() > KEPT:
            s.then(KeepTwo(accuser))


def punish(s: Village, accuser: Seat, kept: int) -> None:
    """All cards but those kept are discarded. [BRU-24, P03]"""
    lost = s.hand[accuser] & ~kept
    s.tell(notices.PUNISHED, accuser, lost.bit_count())
    for card in cards_in(lost):
        discard(s, accuser, card)


class KeepTwo(Choice[Village]):
    """The bailiff keeps two cards of his choice, one after the other. [P03]"""

    __slots__ = ("kept",)
    key = "keep"
    rule = "BRU-24"
    verbs = (KEEP,)

    def __init__(self, seat: Seat, kept: Card = NO_CARD) -> None:
        super().__init__(seat)
        self.kept = kept

    def options(self, s: Village, seat: Seat) -> list[Action]:
        held = s.hand[seat] if self.kept == NO_CARD else s.hand[seat] & ~(1 << self.kept)
        return numbers(KEEP.base, held)

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        card = action - KEEP.base
        return Why("BRU-24", "kept") if card == self.kept else Why("BRU-03", card=card)

    def chose(self, s: Village, action: Action) -> None:
        card = action - KEEP.base
        if self.kept == NO_CARD:
            s.then(KeepTwo(self.seat, card))
        else:
            punish(s, self.seat, 1 << card | 1 << self.kept)


# -- the end -----------------------------------------------------------------------------


def winner_now(s: Village) -> int:
    """Who has won: the villagers when no witch is left, the witches when they are more than the
    villagers or one of the last two. With random sides the villagers can only win when two are
    left. [BRU-06, BRU-07, BRU-30, A4, A5]"""
    witches = living(s, WITCH)
    left = s.alive.bit_count()
    if witches * 2 > left or (left == 2 and witches):
        return WITCH
    if witches == 0 and (left == 2 or not s.settings["random_sides"]):
        return VILLAGER
    return UNDECIDED


def is_decided(s: Village) -> bool:
    """Has the death that is being carried out ended the game? [BRU-06]"""
    if s.rules < SECOND_READING:  # that was seen only when all of the trial had been paid
        return False
    return winner_now(s) != UNDECIDED


class CheckVictory(Step[Village]):
    """With the death that decides it the game is over: what was left of the trial is dropped, and
    its card lies with the others. [BRU-06, A4]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        won = winner_now(s)
        if won == UNDECIDED:
            return
        case = s.inside(Case)
        if case is not None and case.card != NO_CARD:
            s.discard |= 1 << case.card
        s.instead(EndOfGame(won))


class EndOfGame(Step[Village]):
    """All show their sides; the dead win with theirs. [BRU-06, BRU-07, BRU-08]"""

    __slots__ = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, s: Village) -> None:
        s.winner = self.winner
        for seat in members(s.alive):
            s.tell(notices.SIDE_SHOWN, seat, s.side[seat])
        witches, left = living(s, WITCH), s.alive.bit_count()
        if self.winner == NO_WINNER:
            s.tell(notices.NOBODY_WINS, s.week)
        elif self.winner == VILLAGER:
            s.tell(notices.VILLAGERS_WIN)
        elif left == 2 and witches == 1:
            s.tell(notices.TWO_LEFT)
        else:
            s.tell(notices.WITCHES_WIN, witches, left - witches)


def results(s: Village) -> list[float]:
    """Everybody wins or loses with the side, dead or alive; nobody after the limit. [BRU-08]"""
    if s.winner == NO_WINNER:
        return [0.0] * s.n
    return [1.0 if side == s.winner else -1.0 for side in s.side]
