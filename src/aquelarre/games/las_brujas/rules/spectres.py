"""A spectre's turn: one afterlife card is drawn and at most one is played. [BRU-27, A.8]

Cards playable in a trial are in floor.py. One function for each effect here.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import (
    AFTERLIFE,
    TRIALS,
    Card,
    CardSet,
    cards_in,
)
from aquelarre.games.las_brujas.rules import rotating
from aquelarre.games.las_brujas.rules.asking import touched
from aquelarre.games.las_brujas.rules.claims import TALK
from aquelarre.games.las_brujas.rules.hands import (
    AnyOfHand,
    ChoiceAbout,
    DrawUp,
    Steps,
    discard,
    look_at_hand,
    not_held,
    numbers,
    pass_on,
    play_out,
)
from aquelarre.games.las_brujas.rules.manner import played_otherwise, played_with
from aquelarre.games.las_brujas.rules.reputation import OneRumour, carrier, put, remove, too_many
from aquelarre.games.las_brujas.state import Village
from aquelarre.games.las_brujas.verbs import (
    DONE,
    END_TURN,
    ERASE,
    HAUNT,
    HAUNT_TWO,
    LOSE,
    RAISE,
    SEATS,
    TAKE,
)
from aquelarre.kernel import Action, Choice, Seat, Why, members

NOTHING_LEFT = 2.0  # seconds after which a table ends the turn of who can do nothing else [L26]


def turn(s: Village, seat: Seat) -> Steps:
    """Draw one, play at most one. [BRU-27]"""
    s.tell(notices.SPECTRE_TURN, seat)
    return (DrawUp(seat, 1, AFTERLIFE), Haunt(seat))


class Haunt(Choice[Village]):
    """One afterlife card, or none. [BRU-27, A17]"""

    __slots__ = ()
    key = "haunt"
    rule = "BRU-27"
    verbs = (END_TURN, HAUNT, HAUNT_TWO, ERASE)
    floor = TALK
    lapse = END_TURN.base
    pause = NOTHING_LEFT

    def meant(self, s: Village, seat: Seat, kind: str, number: int) -> Action:
        return touched(self, s, seat, kind, number)

    def acts(self, s: Village, seat: Seat) -> list[Action]:
        return []  # who can only end the turn may talk in the next one as well

    def options(self, s: Village, seat: Seat) -> list[Action]:
        hand, box = s.hand[seat], s.box
        found = [END_TURN.base]
        for card in cards_in(hand & box.haunting):
            base = HAUNT.base + card * SEATS
            found += [base + other for other in victims(s, card)]
        for card in cards_in(hand & box.desecration):
            found += [
                HAUNT_TWO.at(card, victim, receiver)
                for victim in victims(s, card)
                for receiver in members(s.alive & ~(1 << victim))
            ]
        for card in cards_in(hand & box.oblivion):
            found += [ERASE.at(card, rumour) for rumour in cards_in(lying(s))]
        return found

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        """On the living, and only where it can do something. [BRU-26, BRU-27]"""
        verb = next(verb for verb in self.verbs if verb.owns(action))
        card, *chosen = verb.args(action)
        found = not_held(s, seat, card)
        if found or verb is not played_with(s.box, card):
            return found or played_otherwise(s.box, card)
        if verb is ERASE or not victims(s, card):
            return Why("BRU-27", "useless")
        for victim in chosen:
            if not s.alive >> victim & 1:
                return Why("BRU-26", "dead", seat=victim)
        empty = not s.hand[chosen[0]]
        return Why("BRU-09", "empty", seat=chosen[0]) if empty else Why("BRU-09", "target")

    def chose(self, s: Village, action: Action) -> None:
        if action == END_TURN.base:
            return
        s.then(*haunt(s, self.seat, action))


def with_cards(s: Village) -> list[Seat]:
    """The living who have cards."""
    return [seat for seat in members(s.alive) if s.hand[seat]]


def lying(s: Village) -> CardSet:
    """All rumours before living players."""
    found = 0
    for seat in members(s.alive):
        found |= s.good[seat] | s.bad[seat]
    return found


def victims(s: Village, card: Card) -> list[Seat]:
    """On whom the card may be played: living players only, and only where it can do something.
    [BRU-26, A.8]"""
    kind = s.box.face[card]
    if kind in ("U07", "U11", "U12"):
        return with_cards(s)
    if kind == "U08" and not s.discard & s.box.negative:
        return []
    if kind == "U09" and not s.discard & s.box.positive:
        return []
    return members(s.alive)


def haunt(s: Village, seat: Seat, action: Action) -> Steps:
    """The card takes effect. [BRU-27, BRU-28]"""
    if action < HAUNT.end:
        card, victim = HAUNT.args(action)
        s.tell(notices.HAUNTED, seat, card, victim)
        if s.box.rotating >> card & 1:
            s.hand[seat] ^= 1 << card
            rotating.lay(s, card, victim)
            return ()
        play_out(s, seat, card)
        return EFFECTS[s.box.face[card]](s, seat, victim)
    if action < HAUNT_TWO.end:
        card, victim, receiver = HAUNT_TWO.args(action)
        play_out(s, seat, card)
        s.tell(notices.HAUNTED_TWO, seat, card, victim, receiver)
        return (Desecrate(victim, receiver, seat),)
    card, rumour = ERASE.args(action)
    return oblivion(s, seat, card, rumour)


def poltergeist(s: Village, seat: Seat, victim: Seat) -> Steps:
    """U07: a living player discards a random card."""
    return (LoseAny(victim),)


class LoseAny(AnyOfHand):
    """A random card is discarded. [U07]"""

    __slots__ = ()

    def fell(self, s: Village, outcome: Action) -> None:
        discard(s, self.seat, outcome - LOSE.base)


def apparition(s: Village, seat: Seat, victim: Seat) -> Steps:
    """U08: a negative rumour of the discard pile comes before a living player; of one too many
    the spectre says which goes."""
    return (Raise(seat, victim, 0),)


def blessing(s: Village, seat: Seat, victim: Seat) -> Steps:
    """U09: the same with a positive one; of one too many who receives it says which goes."""
    return (Raise(seat, victim, 1),)


class Raise(OneRumour):
    """Which rumour of the discard pile? [U08, U09]"""

    __slots__ = ()
    key = "raise"
    rule = "BRU-27"
    verbs = (RAISE,)
    refusal = Why("BRU-27", "pile")

    def options(self, s: Village, seat: Seat) -> list[Action]:
        wanted = s.box.positive if self.good else s.box.negative
        return numbers(RAISE.base, s.discard & wanted)

    def chose(self, s: Village, action: Action) -> None:
        card = action - RAISE.base
        s.discard ^= 1 << card
        put(s, self.receiver, card)
        s.tell(notices.RAISED, self.seat, self.receiver, card, s.reputation[self.receiver])
        s.then(*too_many(s, self.seat, self.receiver, card))


def possession(s: Village, seat: Seat, victim: Seat) -> Steps:
    """U10: in the next trial of this week in which the victim votes, the spectre decides how."""
    s.possessed, s.possessor = victim, seat
    return ()


def dream(s: Village, seat: Seat, victim: Seat) -> Steps:
    """U11: look at a hand; a trial card in it may be discarded."""
    look_at_hand(s, seat, victim)
    return (Dream(seat, victim),)


class Dream(ChoiceAbout):
    """Is one of the trial cards just seen discarded? Asked even if there is none, so that the
    others learn nothing. [U11]"""

    __slots__ = ()
    key = "dream"
    rule = "BRU-27"
    verbs = (TAKE, DONE)
    refusal = Why("BRU-27", "dream")

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [DONE.base, *numbers(TAKE.base, s.hand[self.other] & TRIALS)]

    def chose(self, s: Village, action: Action) -> None:
        if action != DONE.base:
            discard(s, self.other, action - TAKE.base)


class Desecrate(AnyOfHand):
    """A random card of one living player goes to another; the three of them know which. [U12]"""

    __slots__ = ("receiver", "spectre")

    def __init__(self, seat: Seat, receiver: Seat, spectre: Seat) -> None:
        super().__init__(seat)
        self.receiver = receiver
        self.spectre = spectre

    def fell(self, s: Village, outcome: Action) -> None:
        pass_on(s, self.seat, self.receiver, outcome - LOSE.base, self.spectre)


def oblivion(s: Village, seat: Seat, card: Card, rumour: Card) -> Steps:
    """U13: any rumour of a living player is discarded."""
    play_out(s, seat, card)
    receiver = carrier(s, rumour)
    remove(s, receiver, rumour)
    s.tell(notices.ERASED, seat, card, receiver, rumour, s.reputation[receiver])
    return ()


EFFECTS: dict[str, Callable[[Village, Seat, Seat], Steps]] = {
    "U07": poltergeist,
    "U08": apparition,
    "U09": blessing,
    "U10": possession,
    "U11": dream,
}
