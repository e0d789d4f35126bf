"""The sixteen events, one function for each. [BRU-09, A.7]

An effect gets the player, the card and whom the event aims at (nobody for most), changes what it
changes and returns the steps that follow.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import Card, cards_in
from aquelarre.games.las_brujas.box.characters import HERMIT, SPINNER
from aquelarre.games.las_brujas.rules.hands import (
    ChoiceAbout,
    Discards,
    DiscardSome,
    DrawUp,
    OfSeat,
    Roll,
    Steps,
    look_at_hand,
    not_held,
    numbers,
    play_out,
    take,
)
from aquelarre.games.las_brujas.rules.preaching import Preach, Preaching
from aquelarre.games.las_brujas.rules.reputation import lay_doll, remove_and_tell
from aquelarre.games.las_brujas.rules.rotating import next_living
from aquelarre.games.las_brujas.rules.trial import OpenCase
from aquelarre.games.las_brujas.seen import knowledge
from aquelarre.games.las_brujas.state import NOBODY, ONE_SHARING, SECOND_READING, Village
from aquelarre.games.las_brujas.verbs import CANCEL, DROP, HAND_ON, LET_BE, POINT_AT, TAKE
from aquelarre.kernel import Action, Ask, Choice, Seat, Seats, Why, members, only


def targets(s: Village, seat: Seat, card: Card) -> list[Seat]:
    """Whom the event may choose: never the hermit, unless he does so himself. [P12, A.7]"""
    target, hermit = s.box.target[card], s.box.holder[HERMIT]
    wanted = s.alive if target == "any" else s.alive & ~(1 << seat)
    himself = seat if s.rules >= SECOND_READING else NOBODY  # before, nobody at all
    found = [x for x in members(wanted) if s.character[x] != hermit or x == himself]
    if target == "with_cards":
        return [other for other in found if s.hand[other]]
    return found


def why_target(s: Village, seat: Seat, card: Card, victim: Seat) -> Why:
    """Not the hermit, nobody dead, and somebody with cards where it needs some. [BRU-09, P12]"""
    if not s.alive >> victim & 1:
        return Why("BRU-26", "dead", seat=victim)
    if s.character[victim] == s.box.holder[HERMIT]:
        return Why("BRU-09", "hermit", seat=victim)
    if s.box.target[card] == "with_cards" and not s.hand[victim]:
        return Why("BRU-09", "empty", seat=victim)
    return Why("BRU-09", "others")


def play(s: Village, seat: Seat, card: Card) -> Steps:
    """An event that chooses nobody."""
    play_out(s, seat, card)
    s.tell(notices.EVENT_PLAYED, seat, card)
    return EFFECTS[s.box.face[card]](s, seat, card, NOBODY)


def play_on(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """An event that chooses somebody, who may be able to prevent it."""
    play_out(s, seat, card)
    return aim(s, seat, card, victim)


def aim(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """The spinner, once a week, may cancel an event that chooses her; she may decline. [P22]"""
    s.tell(notices.EVENT_AIMED, seat, card, victim)
    spinner = s.character[victim] == s.box.holder[SPINNER]
    if spinner and not s.spent >> victim & 1 and victim != seat:
        return (Prevent(victim, seat, card),)
    return EFFECTS[s.box.face[card]](s, seat, card, victim)


class Prevent(Choice[Village]):
    """Does the spinner cut the thread? [P22]"""

    __slots__ = ("player", "card")
    key = "prevent"
    rule = "BRU-09"
    verbs = (LET_BE, CANCEL)

    def __init__(self, seat: Seat, player: Seat, card: Card) -> None:
        super().__init__(seat)
        self.player = player
        self.card = card

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [LET_BE.base, CANCEL.base]

    def chose(self, s: Village, action: Action) -> None:
        if action == LET_BE.base:
            effect = EFFECTS[s.box.face[self.card]]
            s.then(*effect(s, self.player, self.card, self.seat))
            return
        s.spent |= 1 << self.seat
        s.tell(notices.EVENT_CANCELLED, self.seat, self.card)


def in_turn(s: Village, seat: Seat) -> list[Seat]:
    """The living from this seat on, to the right."""
    order = [(seat + step) % s.n for step in range(s.n)]
    return [other for other in order if s.alive >> other & 1]


# -- cards for all -----------------------------------------------------------------------


def village_fair(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S01: every living player draws a card, or several."""
    return tuple(DrawUp(other, s.box.amount[card]) for other in in_turn(s, seat))


def bad_harvest(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S02: every living player with cards discards one of their choice."""
    return (DiscardSome(s.alive),)


def plague(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S03: every living player of negative reputation discards two cards."""
    ill = sum(1 << other for other in members(s.alive) if s.reputation[other] < 0)
    return (Discards(ill, s.box.amount[card]),)


def procession(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S15: all living pass one card to the right, at the same time."""
    return (Procession(),)


class Procession(Ask[Village]):
    """Which card goes to the right? All at once. [S15]"""

    __slots__ = ()
    key = "procession"
    rule = "BRU-09"
    verbs = (HAND_ON,)

    def seats(self, s: Village) -> Seats:
        return sum(1 << seat for seat in members(s.alive) if s.hand[seat])

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(HAND_ON.base, s.hand[seat])

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        return not_held(s, seat, action - HAND_ON.base)

    def decided(self, s: Village, answers: list[Action]) -> None:
        transfers = [
            (seat, next_living(s, seat), answers[seat] - HAND_ON.base)
            for seat in members(s.alive)
            if answers[seat] >= 0
        ]
        for giver, receiver, card in transfers:
            s.hand[giver] ^= 1 << card
            s.tell(notices.PASSED, giver, receiver, hidden=(card,), to=only(giver) | only(receiver))
        for _, receiver, card in transfers:
            s.hand[receiver] |= 1 << card
        knowledge.handed_over(s, transfers)


# -- hands -------------------------------------------------------------------------------


def barter(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S04: two hands change owners."""
    s.hand[seat], s.hand[victim] = s.hand[victim], s.hand[seat]
    knowledge.exchanged(s, seat, victim)
    s.tell(notices.SWAPPED, seat, victim)
    return ()


def house_search(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S05: look at a hand and keep one card of it."""
    look_at_hand(s, seat, victim)
    return (TakeOne(seat, victim),)


class TakeOne(ChoiceAbout):
    """Which card of the hand just seen? [S05]"""

    __slots__ = ()
    key = "take"
    rule = "BRU-09"
    verbs = (TAKE,)
    refusal = Why("BRU-09", "take")

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(TAKE.base, s.hand[self.other])

    def chose(self, s: Village, action: Action) -> None:
        take(s, self.seat, self.other, action - TAKE.base)


# -- rumours -----------------------------------------------------------------------------


def pilgrimage(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S06: somebody loses all rumours, good and bad."""
    for rumour in cards_in(s.good[victim] | s.bad[victim]):
        remove_and_tell(s, victim, rumour)
    return ()


def storm(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S07: every living player discards one own positive rumour, of their choice. Who has just
    one is not asked."""
    for other in in_turn(s, seat):
        if s.good[other].bit_count() == 1:
            remove_and_tell(s, other, s.good[other].bit_length() - 1)
    return (Storm(sum(1 << other for other in members(s.alive) if s.good[other].bit_count() > 1)),)


class Storm(Ask[Village]):
    """Which positive rumour is lost? All at once. [S07]"""

    __slots__ = ("who",)
    key = "storm"
    rule = "BRU-09"
    verbs = (DROP,)

    def __init__(self, who: Seats) -> None:
        self.who = who

    def seats(self, s: Village) -> Seats:
        return self.who

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(DROP.base, s.good[seat])

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        return Why("BRU-12", "others", card=action - DROP.base)

    def decided(self, s: Village, answers: list[Action]) -> None:
        for seat in members(self.who):
            remove_and_tell(s, seat, answers[seat] - DROP.base)


def sermon(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S08: every living player loses one negative rumour, and who played the card says which,
    where there is a choice."""
    laden = [other for other in in_turn(s, seat) if s.bad[other].bit_count() > 1]
    for other in in_turn(s, seat):
        if s.bad[other].bit_count() == 1:
            remove_and_tell(s, other, s.bad[other].bit_length() - 1)
    if s.rules < ONE_SHARING or len(laden) < 2:
        return tuple(Preach(seat, other, 0) for other in laden)
    return (Preaching(seat, tuple(laden)),)


# -- trials ------------------------------------------------------------------------------


def missing_child(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S09: at once a trial, without accuser, of the living player of the lowest reputation; who
    played the card chooses among equals. [BRU-33]"""
    lowest = min(s.reputation[other] for other in members(s.alive))
    suspects = [other for other in members(s.alive) if s.reputation[other] == lowest]
    if len(suspects) > 1:
        return (PointAt(seat, sum(1 << other for other in suspects), card),)
    s.tell(notices.LOWEST, suspects[0], lowest)
    return (OpenCase(NOBODY, suspects[0], card),)


class PointAt(Choice[Village]):
    """Which of those with the lowest reputation? [S09]"""

    __slots__ = ("card", "suspects")
    key = "point_at"
    rule = "BRU-33"
    verbs = (POINT_AT,)
    general = (POINT_AT,)

    def __init__(self, seat: Seat, suspects: Seats, card: Card) -> None:
        super().__init__(seat)
        self.suspects = suspects
        self.card = card

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [POINT_AT.base + other for other in members(self.suspects)]

    def chose(self, s: Village, action: Action) -> None:
        accused = action - POINT_AT.base
        s.tell(notices.LOWEST, accused, s.reputation[accused])
        s.then(OpenCase(NOBODY, accused, self.card))


def gossips_finger(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S10: roll the die, count so many living players to the right and accuse that one."""
    return (Roll(seat), Point(seat, card))


class Point(OfSeat):
    """On whom the finger rests; on oneself: roll again. [S10]"""

    __slots__ = ("card",)

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: Village) -> None:
        die = s.rolls[self.seat]
        others = in_turn(s, self.seat)
        accused = others[die % len(others)]
        if accused == self.seat:
            s.tell(notices.FINGER_SELF, self.seat, die)
            s.then(Roll(self.seat), self)
        else:
            s.tell(notices.FINGER, self.seat, die, accused)
            s.then(OpenCase(self.seat, accused, self.card))


# -- until the assembly ------------------------------------------------------------------


def truce_of_god(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S11: no trial cards until the next assembly."""
    s.truce = 1
    s.tell(notices.TRUCE)
    return ()


def inquisitor_arrives(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S12: until the next assembly a tie condemns, whatever else is said about ties."""
    s.inquisitor = 1
    s.tell(notices.INQUISITOR)
    return ()


def curfew(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S13: another player loses the next turn, but votes."""
    s.curfew |= 1 << victim
    s.tell(notices.CURFEW, victim)
    return ()


def bishops_letter(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S14: the influential citizen loses the office; if it is vacant, the player gets it until
    the next assembly. [BRU-32]"""
    if s.influential == NOBODY:
        s.influential = seat
        s.tell(notices.APPOINTED, seat)
    else:
        s.tell(notices.VACANT, s.influential)
        s.influential = NOBODY
    return ()


def wax_doll(s: Village, seat: Seat, card: Card, victim: Seat) -> Steps:
    """S16: the doll lies before another player from now on."""
    s.discard &= ~(1 << card)
    lay_doll(s, victim)
    s.tell(notices.DOLL_LAID, seat, victim)
    return ()


EFFECTS: dict[str, Callable[[Village, Seat, Card, Seat], Steps]] = {
    "S01": village_fair,
    "S02": bad_harvest,
    "S03": plague,
    "S04": barter,
    "S05": house_search,
    "S06": pilgrimage,
    "S07": storm,
    "S08": sermon,
    "S09": missing_child,
    "S10": gossips_finger,
    "S11": truce_of_god,
    "S12": inquisitor_arrives,
    "S13": curfew,
    "S14": bishops_letter,
    "S15": procession,
    "S16": wax_doll,
}
