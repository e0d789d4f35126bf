"""Counter-trials: who may cancel a trial, when, and what else that does. [BRU-20, A.5]"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import knowledge
from aquelarre.games.las_brujas.cards import CAN_CANCEL, FACE, NO_CARD, Card, CardSet, cards_in
from aquelarre.games.las_brujas.hands import DiscardSome, Steps, play_out
from aquelarre.games.las_brujas.notices import CARD_RETURNS, COUNTERED
from aquelarre.games.las_brujas.state import CLOSED, NOBODY, SPEECHES, VERDICT, Village
from aquelarre.kernel import Seat

LAST_WEEK_OF_COUNTERS = 11  # with the option `limit` [A19]


def counters(s: Village, seat: Seat) -> CardSet:
    """The counter-trials of this hand that could cancel the trial now. [BRU-20, A.5, A19]"""
    if not SPEECHES <= s.phase <= VERDICT or not counters_allowed(s):
        return 0
    held = s.hand[seat] & CAN_CANCEL
    found = 0
    for card in cards_in(held):
        if CONDITIONS[FACE[card]](s, seat):
            found |= 1 << card
    return found


def counters_allowed(s: Village) -> bool:
    """From week 12 on no counter-trial may be played, where games are limited. [A19]"""
    return not s.limit or s.week <= LAST_WEEK_OF_COUNTERS


def _of_good_repute(s: Village, seat: Seat) -> bool:
    """C1: any living, if the reputation of the accused is not negative."""
    return s.reputation[s.accused] >= 0


def _is_accused(s: Village, seat: Seat) -> bool:
    """C2: the accused only."""
    return seat == s.accused


def _influential_intercedes(s: Village, seat: Seat) -> bool:
    """C3: the influential citizen, unless accused."""
    return seat == s.influential and seat != s.accused


def _accused_by_somebody(s: Village, seat: Seat) -> bool:
    """C4: the accused, if there is an accuser."""
    return seat == s.accused and s.accuser != NOBODY


def _declared_by_card(s: Village, seat: Seat) -> bool:
    """C5: any living, if a trial card was played."""
    return s.case != NO_CARD


def _accused_can_pay(s: Village, seat: Seat) -> bool:
    """C6: any living, if the accused has two cards (beside this one)."""
    return s.hand[s.accused].bit_count() - (seat == s.accused) >= 2


def _two_spectres(s: Village, seat: Seat) -> bool:
    """U16: a spectre, if there are two or more."""
    return s.n - s.alive.bit_count() >= 2


CONDITIONS: dict[str, Callable[[Village, Seat], bool]] = {
    "C1": _of_good_repute,
    "C2": _is_accused,
    "C3": _influential_intercedes,
    "C4": _accused_by_somebody,
    "C5": _declared_by_card,
    "C6": _accused_can_pay,
    "U16": _two_spectres,
}


def counter(s: Village, seat: Seat, card: Card) -> Steps:
    """The trial is cancelled; some counter-trials do more. [BRU-20]"""
    play_out(s, seat, card)
    s.phase = CLOSED
    s.tell(COUNTERED, seat, card)
    effect = COUNTER_EFFECTS.get(FACE[card])
    return effect(s) if effect else ()


def _false_witness(s: Village) -> Steps:
    """C4: a normal trial of the accuser begins, and the accused accuses."""
    s.turned = 1
    return ()


def _adjournment(s: Village) -> Steps:
    """C5: the trial card goes back to the accuser, but not for this turn."""
    card, accuser = s.case, s.accuser
    s.case = NO_CARD
    s.barred = card
    s.hand[accuser] |= 1 << card
    knowledge.show_all(s, card, accuser)
    s.tell(CARD_RETURNS, accuser, card)
    return ()


def _bail(s: Village) -> Steps:
    """C6: the accused discards two cards of their choice."""
    return (DiscardSome(1 << s.accused, 2),)


COUNTER_EFFECTS: dict[str, Callable[[Village], Steps]] = {
    "C4": _false_witness,
    "C5": _adjournment,
    "C6": _bail,
}
