"""How a card is played: with which answer, by whom, and what to say to who tries it otherwise.
[BRU-09, BRU-17, BRU-19, BRU-20, BRU-27]"""

from __future__ import annotations

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import (
    AFTERLIFE,
    DURING,
    EVENTS,
    EVERY_CARD,
    RUMOURS,
    TRIALS,
    Card,
    CardSet,
)
from aquelarre.games.las_brujas.box.characters import HERMIT
from aquelarre.games.las_brujas.box.edition import Box
from aquelarre.games.las_brujas.rules.floor import of_spectres
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import NOTHING, Action, Seat, Verb, Why

RUMOUR_PLAYS = (verbs.SPREAD, verbs.SPEND, verbs.SUPPLANT)
IN_OWN_TURN = (verbs.END_TURN, verbs.EVENT, verbs.EVENT_ON, *RUMOUR_PLAYS, verbs.ACCUSE)
IN_SPECTRES_TURN = (verbs.HAUNT, verbs.HAUNT_TWO, verbs.ERASE)
PLEAS = (verbs.PLEAD, verbs.BRIBE, verbs.BEAR_WITNESS)
IN_A_TRIAL = (verbs.COUNTER, *PLEAS)
PAID = (verbs.DISCARD, verbs.HAND_ON, verbs.RETURN)
OF_THE_HAND = (*IN_OWN_TURN[1:], *IN_SPECTRES_TURN, *IN_A_TRIAL, *PAID)


def played(box: Box, card: Card, other: Seat) -> Action:
    """The card is played, on this player if on anybody."""
    verb = played_with(box, card)
    return verb.at(card, *[other] * (len(verb.names) - 1))


def played_with(box: Box, card: Card) -> Verb:
    """The kind of answer with which the card is played."""
    ways: tuple[tuple[CardSet, Verb], ...] = (
        (box.can_cancel, verbs.COUNTER),
        (DURING | box.in_trial, verbs.PLEAD),
        (RUMOURS, verbs.SPREAD),
        (TRIALS, verbs.ACCUSE),
        (box.aimed_events, verbs.EVENT_ON),
        (box.desecration, verbs.HAUNT_TWO),
        (box.oblivion, verbs.ERASE),
        (AFTERLIFE, verbs.HAUNT),
    )
    return next((verb for cards, verb in ways if cards >> card & 1), verbs.EVENT)


def played_otherwise(box: Box, card: Card) -> Why:
    """How and when the card is played, for one who tries it another way."""
    if box.can_cancel >> card & 1:
        return Why("BRU-20", "as-counter", card=card)
    if DURING >> card & 1:
        return Why("BRU-19", "in-trial", card=card)
    if box.in_trial >> card & 1:
        return Why("BRU-27", "in-trial", card=card)
    if RUMOURS >> card & 1:
        return Why("BRU-09", "as-rumour", card=card)
    if TRIALS >> card & 1:
        return Why("BRU-17", "as-trial", card=card)
    if AFTERLIFE >> card & 1:
        return Why("BRU-27", "as-haunting", card=card)
    aimed = box.aimed_events >> card & 1
    return Why("BRU-09", "as-aimed" if aimed else "as-event", card=card)


def not_playable(s: Village, seat: Seat, verb: Verb, card: Card) -> Why:
    """Only spectres play it so, the seat does not hold it, or nobody ever plays it in this way;
    nothing, if none of that keeps it back. [BRU-03, BRU-27]"""
    spectre = not s.alive >> seat & 1
    theirs = AFTERLIFE if verb in IN_SPECTRES_TURN else of_spectres(s.box, verb)
    if theirs >> card & 1 and not spectre:
        return Why("BRU-27", "spectres")
    if not s.hand[seat] >> card & 1:
        return Why("BRU-03", card=card)
    never = _never_so(s.box, verb, card, spectre)
    return played_otherwise(s.box, card) if never else NOTHING


def _never_so(box: Box, verb: Verb, card: Card, spectre: bool) -> bool:
    """Is the card never played in this way, whenever it may be? [BRU-19, BRU-27]"""
    for_trials = bool(box.only_in_trial >> card & 1)
    if verb in IN_SPECTRES_TURN:
        return for_trials or not spectre
    if spectre and verb in IN_OWN_TURN:  # its cards are for other moments
        return True
    so = box.can_cancel if verb is verbs.COUNTER else OF_VERB.get(verb, EVERY_CARD)
    return (verb in PLEAS and not for_trials) or not so >> card & 1


OF_VERB = {verbs.ACCUSE: TRIALS, **dict.fromkeys(RUMOUR_PLAYS, RUMOURS)}
OF_VERB |= dict.fromkeys((verbs.EVENT, verbs.EVENT_ON), EVENTS)


def why_doll(s: Village, seat: Seat, receiver: Seat) -> Why:
    """The doll goes to another living player who is no hermit, for two cards. [S16, P12]"""
    if s.doll != seat:
        return Why("BRU-09", "doll")
    if receiver == seat:
        return Why("BRU-09", "others")
    if not s.alive >> receiver & 1:
        return Why("BRU-26", "dead", seat=receiver)
    if s.character[receiver] == s.box.holder[HERMIT]:
        return Why("BRU-09", "hermit", seat=receiver)
    return Why("BRU-09", "doll-price")
