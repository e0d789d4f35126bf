"""How a card is played: with which answer, by whom, and what to say to who tries it otherwise.
[BRU-09, BRU-17, BRU-19, BRU-20, BRU-27]"""

from __future__ import annotations

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import (
    AFTERLIFE,
    AIMED_EVENTS,
    CAN_CANCEL,
    DURING,
    EVENTS,
    EVERY_CARD,
    IN_TRIAL,
    NO_CARD,
    ONE_SHOT,
    ROTATING,
    RUMOURS,
    TRIALS,
    Card,
    of_kind,
)
from aquelarre.games.las_brujas.box.characters import HERMIT
from aquelarre.games.las_brujas.rules.floor import OF_SPECTRES
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import NOTHING, Action, Seat, Verb, Why

RUMOUR_PLAYS = (verbs.SPREAD, verbs.SPEND, verbs.SUPPLANT)
IN_OWN_TURN = (verbs.END_TURN, verbs.EVENT, verbs.EVENT_ON, *RUMOUR_PLAYS, verbs.ACCUSE)
IN_SPECTRES_TURN = (verbs.HAUNT, verbs.HAUNT_TWO, verbs.ERASE)
PLEAS = (verbs.PLEAD, verbs.BRIBE, verbs.BEAR_WITNESS)
IN_A_TRIAL = (verbs.COUNTER, *PLEAS)
PAID = (verbs.DISCARD, verbs.HAND_ON, verbs.RETURN)
OF_THE_HAND = (*IN_OWN_TURN[1:], *IN_SPECTRES_TURN, *IN_A_TRIAL, *PAID)
ONLY_IN_A_TRIAL = CAN_CANCEL | DURING | IN_TRIAL


def played(card: Card, other: Seat) -> Action:
    """The card is played, on this player if on anybody."""
    verb = played_with(card)
    return verb.at(card, *[other] * (len(verb.names) - 1))


def played_with(card: Card) -> Verb:
    """The kind of answer with which the card is played."""
    return next((verb for cards, verb in PLAYED_WITH if cards >> card & 1), verbs.EVENT)


PLAYED_WITH = (
    (CAN_CANCEL, verbs.COUNTER),
    (DURING | IN_TRIAL, verbs.PLEAD),
    (RUMOURS, verbs.SPREAD),
    (TRIALS, verbs.ACCUSE),
    (AIMED_EVENTS, verbs.EVENT_ON),
    (of_kind("U12"), verbs.HAUNT_TWO),
    (of_kind("U13"), verbs.ERASE),
    (ROTATING | ONE_SHOT, verbs.HAUNT),
)


def played_otherwise(card: Card) -> Why:
    """How and when the card is played, for one who tries it another way."""
    found = next(why for cards, why in OTHERWISE if cards >> card & 1)
    return Why(found.rule, found.case, card=card)


OTHERWISE = (
    (CAN_CANCEL, Why("BRU-20", "as-counter", card=NO_CARD)),
    (DURING, Why("BRU-19", "in-trial", card=NO_CARD)),
    (IN_TRIAL, Why("BRU-27", "in-trial", card=NO_CARD)),
    (RUMOURS, Why("BRU-09", "as-rumour", card=NO_CARD)),
    (TRIALS, Why("BRU-17", "as-trial", card=NO_CARD)),
    (AIMED_EVENTS, Why("BRU-09", "as-aimed", card=NO_CARD)),
    (ROTATING | ONE_SHOT, Why("BRU-27", "as-haunting", card=NO_CARD)),
    (EVERY_CARD, Why("BRU-09", "as-event", card=NO_CARD)),
)


def not_playable(s: Village, seat: Seat, verb: Verb, card: Card) -> Why:
    """Only spectres play it so, the seat does not hold it, or nobody ever plays it in this way;
    nothing, if none of that keeps it back. [BRU-03, BRU-27]"""
    spectre = not s.alive >> seat & 1
    theirs = AFTERLIFE if verb in IN_SPECTRES_TURN else OF_SPECTRES.get(verb, 0)
    if theirs >> card & 1 and not spectre:
        return Why("BRU-27", "spectres")
    if not s.hand[seat] >> card & 1:
        return Why("BRU-03", card=card)
    return played_otherwise(card) if _never_so(verb, card, spectre) else NOTHING


def _never_so(verb: Verb, card: Card, spectre: bool) -> bool:
    """Is the card never played in this way, whenever it may be? [BRU-19, BRU-27]"""
    for_trials = bool(ONLY_IN_A_TRIAL >> card & 1)
    if verb in IN_SPECTRES_TURN:
        return for_trials or not spectre
    if spectre and verb in IN_OWN_TURN:  # its cards are for other moments
        return True
    return (verb in PLEAS and not for_trials) or bool(~OF_VERB.get(verb, EVERY_CARD) >> card & 1)


OF_VERB = {verbs.ACCUSE: TRIALS, verbs.COUNTER: CAN_CANCEL, **dict.fromkeys(RUMOUR_PLAYS, RUMOURS)}
OF_VERB |= dict.fromkeys((verbs.EVENT, verbs.EVENT_ON), EVENTS)


def why_doll(s: Village, seat: Seat, receiver: Seat) -> Why:
    """The doll goes to another living player who is no hermit, for two cards. [S16, P12]"""
    if s.doll != seat:
        return Why("BRU-09", "doll")
    if receiver == seat:
        return Why("BRU-09", "others")
    if not s.alive >> receiver & 1:
        return Why("BRU-26", "dead", seat=receiver)
    if s.character[receiver] == HERMIT:
        return Why("BRU-09", "hermit", seat=receiver)
    return Why("BRU-09", "doll-price")
