"""A turn of the living, the week, and what comes after. Start reading here. [BRU-09, BRU-10]"""

from __future__ import annotations

from aquelarre.games.las_brujas import abilities, claims, events, knowledge, rotating, spectres
from aquelarre.games.las_brujas.asking import TalkChoice
from aquelarre.games.las_brujas.assembly import Assembly
from aquelarre.games.las_brujas.burning import EndOfGame
from aquelarre.games.las_brujas.cards import (
    AIMED_EVENTS,
    DOLL,
    NEGATIVE,
    NO_CARD,
    NUMBER,
    PLAIN_EVENTS,
    POSITIVE,
    TARGET,
    TRIALS,
    Card,
    CardSet,
    cards_in,
)
from aquelarre.games.las_brujas.characters import (
    BEGGAR,
    EVERY,
    HERMIT,
    MINSTREL,
    PIOUS_NEIGHBOUR,
    SEX,
    WOMAN,
)
from aquelarre.games.las_brujas.hands import AnyOfHand, DiscardSome, DrawUp, Steps, numbers
from aquelarre.games.las_brujas.notices import NO_DRAW, SHOWN, TURN, TURN_LOST, WEEK
from aquelarre.games.las_brujas.reputation import spread
from aquelarre.games.las_brujas.rotating import bears
from aquelarre.games.las_brujas.state import DEEDS, NO_WINNER, TURNS, Village
from aquelarre.games.las_brujas.trial import accuse
from aquelarre.games.las_brujas.verbs import (
    ACCUSE,
    END_TURN,
    EVENT,
    EVENT_ON,
    LOSE,
    MOVE,
    PASS_DOLL,
    SEATS,
    SPREAD,
    USE,
    USE_ON,
)
from aquelarre.kernel import Action, Seat, Seats, Step, members, others

BEGGARS_HAND = 3  # with so many cards or fewer the beggar draws two
DOLL_PRICE = 2
LAST_WEEK = 30  # with the option `limit` [A19]
CHILL = NUMBER["U06"]


class Turn(Step[Village]):
    """Draw a card, then act in any order. Spectres keep their seat and their turn. [BRU-09,
    BRU-27, BRU-31, A3]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Village) -> None:
        seat = self.seat
        s.active = seat
        s.praised = s.slandered = 0
        s.barred = NO_CARD
        if not s.alive >> seat & 1:
            s.then(*spectres.turn(s, seat), EndTurn(seat))
        elif s.curfew >> seat & 1:  # a lost turn counts as played [S13]
            s.curfew &= ~(1 << seat)
            s.tell(TURN_LOST, seat)
            s.then(EndTurn(seat))
        else:
            if EVERY[s.character[seat]] == "T":
                s.spent &= ~(1 << seat)
            s.tell(TURN, seat)
            whispers: Steps = (Whisper(seat),) if bears(s, seat, "U05") else ()
            s.then(*whispers, DrawUp(seat, turn_draw(s, seat)), Act(seat), EndTurn(seat))


def turn_draw(s: Village, seat: Seat) -> int:
    """One card; two for the beggar with three cards or fewer; none in the grave chill. [BRU-09,
    P21, U06]"""
    if bears(s, seat, "U06"):
        s.tell(NO_DRAW, seat, CHILL)
        return 0
    poor = s.character[seat] == BEGGAR and s.hand[seat].bit_count() <= BEGGARS_HAND
    return 2 if poor else 1


class Whisper(AnyOfHand):
    """The bearer of the whispers shows all a random card. [U05]"""

    __slots__ = ()

    def fell(self, s: Village, outcome: Action) -> None:
        card = outcome - LOSE.base
        knowledge.show_all(s, card, self.owner)
        s.tell(SHOWN, self.owner, card)


# -- acting ------------------------------------------------------------------------------


class Act(TalkChoice):
    """At most one positive and one negative rumour, any number of events and trials, the own
    ability, the doll; until the player ends the turn. Who has died in it is not asked again.
    [BRU-09, BRU-31]"""

    __slots__ = ()
    key = "act"
    rule = "BRU-09"

    def seats(self, s: Village) -> Seats:
        return s.alive & 1 << self.seat

    def options(self, s: Village, seat: Seat) -> list[Action]:
        hand = s.hand[seat]
        found = [END_TURN.base, *numbers(EVENT.base, hand & PLAIN_EVENTS)]
        found += rumour_plays(s, seat, hand)
        if hand & TRIALS:
            found += accusations(s, seat, hand & TRIALS)
        for card in cards_in(hand & AIMED_EVENTS):
            base = EVENT_ON.base + card * SEATS
            found += [base + other for other in events.targets(s, seat, card)]
        found += abilities.moves(s, seat)
        found += abilities.uses(s, seat)
        if s.doll == seat:
            found += doll_passes(s, seat)
        return found

    def chose(self, s: Village, action: Action) -> None:
        if action == END_TURN.base:
            return
        s.then(*act(s, self.seat, action), self)


def act(s: Village, seat: Seat, action: Action) -> Steps:
    """What the player does, and what follows from it."""
    if action < EVENT.end:
        return events.play(s, seat, action - EVENT.base)
    if action < SPREAD.end:
        card, receiver = divmod(action - SPREAD.base, SEATS)
        return play_rumour(s, seat, card, receiver)
    if action < ACCUSE.end:
        card, accused = divmod(action - ACCUSE.base, SEATS)
        return accuse(s, seat, card, accused)
    if action < EVENT_ON.end:
        card, victim = divmod(action - EVENT_ON.base, SEATS)
        return events.play_on(s, seat, card, victim)
    if action < MOVE.end:
        return abilities.move(s, seat, action)
    if action < USE.end:
        return abilities.use(s, seat)
    if action < USE_ON.end:
        return abilities.use_on(s, seat, USE_ON.args(action)[1])
    return (DiscardSome(1 << seat, DOLL_PRICE), PassDoll(seat, action - PASS_DOLL.base))


# -- rumours -----------------------------------------------------------------------------


def may_praise(s: Village, seat: Seat) -> Seats:
    """On whom a positive rumour may be played: once a turn on anyone living; the minstrel once
    more, on somebody else and not himself. [BRU-09, P10]"""
    if not s.praised:
        return s.alive
    if s.character[seat] == MINSTREL and s.praised.bit_count() == 1:
        return s.alive & ~s.praised & ~(1 << seat)
    return 0


def may_slander(s: Village, seat: Seat) -> Seats:
    """On whom a negative rumour may be played: once a turn on another living player; the pious
    neighbour once more, on a third one. Nobody does in the fog. [BRU-09, P13, U03]"""
    if bears(s, seat, "U03"):
        return 0
    if not s.slandered:
        return s.alive & ~(1 << seat)
    if s.character[seat] == PIOUS_NEIGHBOUR and s.slandered.bit_count() == 1:
        return s.alive & ~s.slandered & ~(1 << seat)
    return 0


def rumour_plays(s: Village, seat: Seat, hand: CardSet) -> list[Action]:
    """All rumours that may be played in the own turn. [BRU-09]"""
    found = []
    if hand & POSITIVE:
        receivers = members(may_praise(s, seat))
        for card in cards_in(hand & POSITIVE):
            base = SPREAD.base + card * SEATS
            found += [base + other for other in receivers]
    if hand & NEGATIVE:
        receivers = members(may_slander(s, seat))
        for card in cards_in(hand & NEGATIVE):
            base = SPREAD.base + card * SEATS
            found += [base + other for other in receivers]
    return found


def play_rumour(s: Village, seat: Seat, card: Card, receiver: Seat) -> Steps:
    """A rumour of the own turn: it counts against the limit. [BRU-09]"""
    if POSITIVE >> card & 1:
        s.praised |= 1 << receiver
        s.deeds[claims.DID_PRAISE] |= 1 << seat
    else:
        s.slandered |= 1 << receiver
        s.deeds[claims.DID_SLANDER] |= 1 << seat
    return spread(s, seat, receiver, card)


# -- accusations -------------------------------------------------------------------------


def may_accuse(s: Village, seat: Seat) -> bool:
    """Not during the truce of God, and not in chains. [S11, U04]"""
    return not s.truce and not bears(s, seat, "U04")


def accusable(s: Village, seat: Seat, card: Card) -> list[Seat]:
    """Whom a trial card may accuse: another living player, of those it names. [BRU-09, A.4]"""
    rest, wanted = others(s.alive, seat), TARGET[card]
    if wanted == "any":
        return rest
    if wanted == "ill_repute":
        return [other for other in rest if s.reputation[other] <= -1]
    if wanted == "influential":
        return [other for other in rest if other == s.influential]
    sex_is_female = wanted == "woman"
    return [x for x in rest if (SEX[s.character[x]] == WOMAN) == sex_is_female]


def accusations(s: Village, seat: Seat, cards: CardSet) -> list[Action]:
    """All trials that may be declared now; one that was adjourned waits for the next turn.
    [BRU-09, C5]"""
    found: list[Action] = []
    if not may_accuse(s, seat):
        return found
    for card in cards_in(cards):
        if card != s.barred:
            base = ACCUSE.base + card * SEATS
            found += [base + other for other in accusable(s, seat, card)]
    return found


# -- the doll ----------------------------------------------------------------------------


def doll_passes(s: Village, seat: Seat) -> list[Action]:
    """For two cards the doll goes to another living player; never to the hermit. [S16, P12]"""
    if s.hand[seat].bit_count() < DOLL_PRICE:
        return []
    rest = [other for other in others(s.alive, seat) if s.character[other] != HERMIT]
    return [PASS_DOLL.base + other for other in rest]


class PassDoll(Step[Village]):
    """It is paid for: the doll moves, unless the spinner prevents it. [S16, P22]"""

    __slots__ = ("seat", "receiver")

    def __init__(self, seat: Seat, receiver: Seat) -> None:
        self.seat = seat
        self.receiver = receiver

    def run(self, s: Village) -> None:
        s.then(*events.aim(s, self.seat, DOLL, self.receiver))


# -- the end of turn and week ------------------------------------------------------------


class EndTurn(Step[Village]):
    """Rotating cards move on; then the next seat to the right, or the assembly when the week is
    over. [BRU-05, BRU-10, A3]"""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Village) -> None:
        rotating.turn_over(s, self.seat)
        after = (self.seat + 1) % s.n
        if after == s.first:
            s.then(Assembly(), NewWeek())
        else:
            s.then(Turn(after))


class NewWeek(Step[Village]):
    """The seat that began plays first again, living or not. [BRU-10, BRU-16, A3] Endless games
    are over after week 30. [A19]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        if s.limit and s.week >= LAST_WEEK:
            s.instead(EndOfGame(NO_WINNER))
            return
        s.week += 1
        begin_week(s)
        s.then(Turn(s.first))


def begin_week(s: Village) -> None:
    """New claims, nothing done yet. [BRU-10]"""
    s.stage = TURNS
    s.deeds = [0] * DEEDS
    s.claims = [claims.WEEKLY] * s.n
    s.tell(WEEK, s.week)
