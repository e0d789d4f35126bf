"""A turn of the living, the week, and what comes after. Start reading here. [BRU-09, BRU-10]"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import RUMOURS, TRIALS, Card, CardSet, cards_in
from aquelarre.games.las_brujas.box.characters import (
    BEGGAR,
    HERMIT,
    MINSTREL,
    PIOUS_NEIGHBOUR,
    WOMAN,
)
from aquelarre.games.las_brujas.box.effects import CHAINS, CHILL, FOG, WHISPERS
from aquelarre.games.las_brujas.notices import NO_DRAW, SHOWN, TURN, TURN_LOST, WEEK
from aquelarre.games.las_brujas.rules import abilities, claims, events, rotating, spectres
from aquelarre.games.las_brujas.rules.asking import touched
from aquelarre.games.las_brujas.rules.assembly import HoldAssembly
from aquelarre.games.las_brujas.rules.burning import EndOfGame
from aquelarre.games.las_brujas.rules.hands import (
    AnyOfHand,
    Discards,
    DrawUp,
    OfSeat,
    Steps,
    not_held,
    numbers,
)
from aquelarre.games.las_brujas.rules.manner import played_otherwise, played_with, why_doll
from aquelarre.games.las_brujas.rules.reputation import spread_on, spreads, why_one_goes
from aquelarre.games.las_brujas.rules.rotating import bears, borne, why_negative
from aquelarre.games.las_brujas.rules.trial import accuse
from aquelarre.games.las_brujas.seen import knowledge
from aquelarre.games.las_brujas.state import (
    DEEDS,
    NO_QUESTION,
    NO_WINNER,
    NOBODY,
    SECOND_READING,
    Turn,
    Village,
)
from aquelarre.games.las_brujas.verbs import (
    ACCUSE,
    END_TURN,
    EVENT,
    EVENT_ON,
    LOSE,
    MOVE,
    PASS_DOLL,
    SEATS,
    SPEND,
    SPREAD,
    SUPPLANT,
    USE,
    USE_ON,
)
from aquelarre.kernel import NOTHING, Action, Choice, Seat, Seats, Step, Why, members, others

BEGGARS_HAND = 3  # with so many cards or fewer the beggar draws two
DOLL_PRICE = 2
LAST_WEEK = 52  # with the option `limit`: a year [A19]
EARLIER_LAST_WEEK = 30  # before the second reading
BEYOND = (SPEND, SUPPLANT)  # a rumour beyond the limit


def turn_of(seat: Seat) -> Steps:
    """The turn of this seat, and what comes after."""
    return (TakeTurn(seat), EndTurn(seat))


class TakeTurn(OfSeat):
    """Draw a card, then act in any order. Spectres keep their seat and their turn. [BRU-09,
    BRU-27, BRU-31, A3]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        seat = self.seat
        s.active = seat
        if not s.alive >> seat & 1:
            s.then(*spectres.turn(s, seat))
        elif s.curfew >> seat & 1:  # a lost turn counts as played [S13]
            s.curfew &= ~(1 << seat)
            s.tell(TURN_LOST, seat)
        else:
            if s.box.every[s.character[seat]] == "T":
                s.spent &= ~(1 << seat)
            s.tell(TURN, seat)
            whispers: Steps = (Whisper(seat),) if bears(s, seat, WHISPERS) else ()
            s.enter(Turn(), *whispers, DrawUp(seat, turn_draw(s, seat)), Act(seat))


def turn_draw(s: Village, seat: Seat) -> int:
    """One card; two for the beggar with three cards or fewer; none in the grave chill. [BRU-09,
    P21, U06]"""
    if bears(s, seat, CHILL):
        s.tell(NO_DRAW, seat, borne(s, seat, CHILL))
        return 0
    beggar = s.character[seat] == s.box.holder[BEGGAR]
    return 2 if beggar and s.hand[seat].bit_count() <= BEGGARS_HAND else 1


class Whisper(AnyOfHand):
    """The bearer of the whispers shows all a random card. [U05]"""

    __slots__ = ()

    def fell(self, s: Village, outcome: Action) -> None:
        card = outcome - LOSE.base
        knowledge.show_all(s, card, self.seat)
        s.tell(SHOWN, self.seat, card)


# -- acting ------------------------------------------------------------------------------


class Act(Choice[Village]):
    """At most one positive and one negative rumour, any number of events and trials, their
    ability, the doll; until the player ends the turn. Who has died in it is not asked again.
    [BRU-09, BRU-31]"""

    __slots__ = ()
    key = "act"
    rule = "BRU-09"
    verbs = (END_TURN, EVENT, SPREAD, ACCUSE, EVENT_ON, MOVE, USE, USE_ON, PASS_DOLL, *BEYOND)
    floor = claims.TALK
    lapse = END_TURN.base
    pause = spectres.NOTHING_LEFT

    def meant(self, s: Village, seat: Seat, kind: str, number: int) -> Action:
        return touched(self, s, seat, kind, number)

    def acts(self, s: Village, seat: Seat) -> list[Action]:
        return []  # who can only end the turn may talk in the next one as well

    def seats(self, s: Village) -> Seats:
        return s.alive & 1 << self.seat

    def options(self, s: Village, seat: Seat) -> list[Action]:
        hand, turn, box = s.hand[seat], s.turn, s.box
        found = [END_TURN.base, *numbers(EVENT.base, hand & box.plain_events)]
        rumours = rumour_plays(s, turn, seat, hand)
        found += [play for play in rumours if play < SPREAD.end]
        if hand & TRIALS:
            found += accusations(s, seat, hand & TRIALS, turn.barred)
        for card in cards_in(hand & box.aimed_events):
            base = EVENT_ON.base + card * SEATS
            found += [base + other for other in events.targets(s, seat, card)]
        found += abilities.moves(s, seat)
        found += abilities.uses(s, seat)
        if s.doll == seat:
            found += doll_passes(s, seat)
        found += sorted(play for play in rumours if play >= SPEND.base)
        return found

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        verb = next(verb for verb in self.verbs if verb.owns(action))
        if verb in (MOVE, USE, USE_ON):
            return abilities.why(s, seat, action)
        if verb is PASS_DOLL:
            return why_doll(s, seat, action - PASS_DOLL.base)
        card, *chosen = verb.args(action)
        found = not_held(s, seat, card)
        kind = SPREAD if verb in BEYOND else verb
        if found or kind is not played_with(s.box, card):
            return found or played_otherwise(s.box, card)
        found = WHY_ON[kind.name](s, seat, card, chosen[0])
        return found or why_one_goes(s, seat, action)

    def chose(self, s: Village, action: Action) -> None:
        if action == END_TURN.base:
            return
        s.then(*act(s, self.seat, action), self)


def act(s: Village, seat: Seat, action: Action) -> Steps:
    """What the player does, and what follows from it."""
    if action < EVENT.end:
        return events.play(s, seat, action - EVENT.base)
    if action < SPREAD.end or action >= SPEND.base:
        return play_rumour(s, seat, action)
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
    return (Discards(1 << seat, DOLL_PRICE), PassDoll(seat, action - PASS_DOLL.base))


# -- rumours -----------------------------------------------------------------------------


def may_praise(s: Village, turn: Turn, seat: Seat) -> Seats:
    """On whom a positive rumour may be played: once a turn on anyone living; the minstrel once
    more, on somebody else and not himself. [BRU-09, P10]"""
    if not turn.praised:
        return s.alive
    if s.character[seat] == s.box.holder[MINSTREL] and turn.praised.bit_count() == 1:
        return s.alive & ~turn.praised & ~(1 << seat)
    return 0


def may_slander(s: Village, turn: Turn, seat: Seat) -> Seats:
    """On whom a negative rumour may be played: once a turn on another living player; the pious
    neighbour once more, on a third one. Nobody does in the fog. [BRU-09, P13, U03]"""
    if bears(s, seat, FOG):
        return 0
    if not turn.slandered:
        return s.alive & ~(1 << seat)
    if s.character[seat] == s.box.holder[PIOUS_NEIGHBOUR] and turn.slandered.bit_count() == 1:
        return s.alive & ~turn.slandered & ~(1 << seat)
    return 0


def why_rumour(s: Village, seat: Seat, card: Card, receiver: Seat) -> Why:
    """One of each kind, negative ones on others; nothing, if nothing of this forbids it. [BRU-09,
    P10, P13, U03]"""
    if not s.alive >> receiver & 1:
        return Why("BRU-26", "dead", seat=receiver)
    good = s.box.positive >> card & 1
    found = NOTHING if good else why_negative(s, seat, receiver)
    rest = (may_praise if good else may_slander)(s, s.turn, seat)
    if found or rest >> receiver & 1:
        return found
    if good:
        return Why("BRU-09", "praise-again" if rest else "praised")
    return Why("BRU-09", "slander-again" if rest else "slandered")


def rumour_plays(s: Village, turn: Turn, seat: Seat, hand: CardSet) -> list[Action]:
    """All rumours that may be played in one's own turn. [BRU-09]"""
    found: list[Action] = []
    held, positive = hand & RUMOURS, s.box.positive
    praised = members(may_praise(s, turn, seat)) if held & positive else []
    slandered = members(may_slander(s, turn, seat)) if held & ~positive else []
    for card in cards_in(held):
        found += spreads(s, seat, card, praised if positive >> card & 1 else slandered)
    return found


def play_rumour(s: Village, seat: Seat, action: Action) -> Steps:
    """A rumour of one's own turn: it counts against the limit. [BRU-09]"""
    verb = next(verb for verb in (SPREAD, *BEYOND) if verb.owns(action))
    card, receiver = verb.args(action)[:2]
    if s.box.positive >> card & 1:
        s.turn.praised |= 1 << receiver
        claims.did(s, claims.DID_PRAISE, seat, receiver)
    else:
        s.turn.slandered |= 1 << receiver
        claims.did(s, claims.DID_SLANDER, seat, receiver)
    return spread_on(s, seat, action)


# -- accusations -------------------------------------------------------------------------


def may_accuse(s: Village, seat: Seat) -> bool:
    """Not during the truce of God, and not in chains. [S11, U04]"""
    return not s.truce and not bears(s, seat, CHAINS)


def accusable(s: Village, seat: Seat, card: Card) -> list[Seat]:
    """Whom a trial card may accuse: another living player, of those it names. [BRU-09, A.4]"""
    rest, wanted = others(s.alive, seat), s.box.target[card]
    if wanted == "any":
        return rest
    if wanted == "ill_repute":
        return [other for other in rest if s.reputation[other] <= -1]
    if wanted == "influential":
        return [other for other in rest if other == s.influential]
    sex_is_female = wanted == "woman"
    return [x for x in rest if (s.box.sex[s.character[x]] == WOMAN) == sex_is_female]


def why_accused(s: Village, seat: Seat, card: Card, accused: Seat) -> Why:
    """Not in the truce, not in chains, not twice after an adjournment, and only whom the card
    names. [BRU-17, A.4, S11, U04, C5]"""
    if s.truce:
        return Why("BRU-17", "truce")
    if not may_accuse(s, seat):
        return Why("BRU-27", "chains")
    if card == s.turn.barred:
        return Why("BRU-20", "adjourned")
    if not s.alive >> accused & 1:
        return Why("BRU-26", "dead", seat=accused)
    if accused == seat:
        return Why("BRU-17", "self")
    wanted = s.box.target[card]
    nobody = wanted == "influential" and s.influential == NOBODY
    return Why("BRU-17", "no-influential") if nobody else WANTED[wanted]


WANTED = {
    "ill_repute": Why("BRU-17", "ill-repute"),
    "woman": Why("BRU-17", "women"),
    "man": Why("BRU-17", "men"),
    "influential": Why("BRU-17", "influential"),
}
WHY_ON = {"spread": why_rumour, "accuse": why_accused, "event_on": events.why_target}


def accusations(s: Village, seat: Seat, cards: CardSet, barred: Card) -> list[Action]:
    """All trials that may be declared now; one that was adjourned waits for the next turn.
    [BRU-09, C5]"""
    found: list[Action] = []
    if not may_accuse(s, seat):
        return found
    for card in cards_in(cards):
        if card != barred:
            base = ACCUSE.base + card * SEATS
            found += [base + other for other in accusable(s, seat, card)]
    return found


# -- the doll ----------------------------------------------------------------------------


def doll_passes(s: Village, seat: Seat) -> list[Action]:
    """For two cards the doll goes to another living player; never to the hermit. [S16, P12]"""
    if s.hand[seat].bit_count() < DOLL_PRICE:
        return []
    hermit = s.box.holder[HERMIT]
    rest = [other for other in others(s.alive, seat) if s.character[other] != hermit]
    return [PASS_DOLL.base + other for other in rest]


class PassDoll(Step[Village]):
    """It is paid for: the doll moves, unless the spinner prevents it. [S16, P22]"""

    __slots__ = ("seat", "receiver")

    def __init__(self, seat: Seat, receiver: Seat) -> None:
        self.seat = seat
        self.receiver = receiver

    def run(self, s: Village) -> None:
        s.then(*events.aim(s, self.seat, s.box.doll, self.receiver))


# -- the end of turn and week ------------------------------------------------------------


class EndTurn(OfSeat):
    """Rotating cards move on; then the next seat to the right, or the assembly when the week is
    over. [BRU-05, BRU-10, A3]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        rotating.turn_over(s, self.seat)
        after = (self.seat + 1) % s.n
        if after == s.first:
            s.then(HoldAssembly(), NewWeek())
        else:
            s.then(*turn_of(after))


class NewWeek(Step[Village]):
    """The seat that began plays first again, living or not. [BRU-10, BRU-16, A3] Endless games
    are over after a year. [A19]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        last = LAST_WEEK if s.rules >= SECOND_READING else EARLIER_LAST_WEEK
        if s.settings["limit"] and s.week >= last:
            s.instead(EndOfGame(NO_WINNER))
            return
        s.week += 1
        begin_week(s)
        s.then(*turn_of(s.first))


def begin_week(s: Village) -> None:
    """New claims; what was asked last week is forgotten. [BRU-10, ruling L4]"""
    s.deeds = [0] * DEEDS
    s.questions = [NO_QUESTION] * s.n
    s.claims = claims.fresh(s, claims.WEEKLY)
    s.tell(WEEK, s.week)
