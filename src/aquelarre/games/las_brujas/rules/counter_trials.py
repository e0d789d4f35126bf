"""Counter-trials: who may cancel a trial, when, and what else that does. [BRU-20, A.5]"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas.box.cards import NO_CARD, Card, CardSet, cards_in
from aquelarre.games.las_brujas.notices import CARD_RETURNS, COUNTERED
from aquelarre.games.las_brujas.rules import claims
from aquelarre.games.las_brujas.rules.hands import Discards, Steps, play_out
from aquelarre.games.las_brujas.seen import knowledge
from aquelarre.games.las_brujas.state import (
    GUILTY,
    INNOCENT,
    NOBODY,
    SECOND_READING,
    Trial,
    Village,
)
from aquelarre.kernel import Seat, Seats, Why

LAST_WEEK_OF_COUNTERS = 39  # with the option `limit` [A19]
EARLIER_LAST_WEEK_OF_COUNTERS = 11  # before the second reading


def counters(s: Village, seat: Seat) -> CardSet:
    """The counter-trials of this hand that could cancel the trial now. [BRU-20, A.5, A19]"""
    if not counters_allowed(s):
        return 0
    trial = s.trial
    found = 0
    for card in cards_in(s.hand[seat] & s.box.can_cancel):
        if CONDITIONS[s.box.face[card]][0](s, trial, seat):
            found |= 1 << card
    return found


def counters_allowed(s: Village) -> bool:
    """From week 40 on no counter-trial may be played, where games are limited. [A19]"""
    new = s.rules >= SECOND_READING
    last = LAST_WEEK_OF_COUNTERS if new else EARLIER_LAST_WEEK_OF_COUNTERS
    return not s.settings["limit"] or s.week <= last


Condition = Callable[[Village, Trial, Seat], bool]

# Who may play each of them and when, and what to say if it is not so. [A.5]
CONDITIONS: dict[str, tuple[Condition, Why]] = {
    "C1": (lambda s, trial, seat: s.reputation[trial.accused] >= 0, Why("BRU-20", "good-name")),
    "C2": (lambda s, trial, seat: seat == trial.accused, Why("BRU-20", "accused")),
    "C3": (lambda s, trial, seat: seat == s.influential != trial.accused, Why("BRU-20", "citizen")),
    "C4": (
        lambda s, trial, seat: seat == trial.accused and trial.accuser != NOBODY,
        Why("BRU-20", "accuser"),
    ),
    "C5": (lambda s, trial, seat: s.case.card != NO_CARD, Why("BRU-20", "card")),
    "C6": (  # two cards beside this one
        lambda s, trial, seat: s.hand[trial.accused].bit_count() - (seat == trial.accused) >= 2,
        Why("BRU-20", "bail"),
    ),
    "U16": (lambda s, trial, seat: s.n - s.alive.bit_count() >= 2, Why("BRU-20", "spectres")),
}


def why(s: Village, seat: Seat, card: Card) -> Why:
    """Which condition is missing? [BRU-20, A.5, A19]"""
    if not s.box.can_cancel >> card & 1:
        return Why("BRU-20", "kind")
    return CONDITIONS[s.box.face[card]][1] if counters_allowed(s) else Why("BRU-20", "late")


def counter(s: Village, seat: Seat, card: Card) -> Steps:
    """The trial is broken off; some counter-trials do more. [BRU-20]"""
    play_out(s, seat, card)
    s.tell(COUNTERED, seat, card)
    remember(s, seat)
    effect = COUNTER_EFFECTS.get(s.box.face[card])
    after = effect(s, card) if effect else ()
    s.leave(Trial)
    return after


def remember(s: Village, seat: Seat) -> None:
    """Whose trial the seat has broken off, and who had voted how: for all to remember."""
    trial = s.trial
    s.cancelled += ((s.week, trial.accused, trial.accuser, seat, *by_ballot(trial)),)


def by_ballot(trial: Trial) -> tuple[Seats, Seats]:
    """Who voted guilty, and who innocent, so far."""
    guilty = innocent = 0
    for seat, ballot in enumerate(trial.ballots):
        if ballot == GUILTY:
            guilty |= 1 << seat
        elif ballot == INNOCENT:
            innocent |= 1 << seat
    return guilty, innocent


def _false_witness(s: Village, card: Card) -> Steps:
    """C4: a normal trial of the accuser begins, and the accused accuses."""
    accused, accuser = s.trial.accused, s.trial.accuser
    s.case.turned = (accused, accuser, card)
    if s.rules >= SECOND_READING:  # before, nobody could be asked about it
        claims.did(s, claims.DID_ACCUSE, accused, accuser)
    return ()


def _adjournment(s: Village, card: Card) -> Steps:
    """C5: the trial card goes back to the accuser, but not for this turn."""
    played, accuser = s.case.card, s.trial.accuser
    s.case.card = NO_CARD
    s.turn.barred = played
    s.hand[accuser] |= 1 << played
    knowledge.show_all(s, played, accuser)
    s.tell(CARD_RETURNS, accuser, played)
    return ()


def _bail(s: Village, card: Card) -> Steps:
    """C6: the accused discards two cards of their choice."""
    return (Discards(1 << s.trial.accused, 2),)


COUNTER_EFFECTS: dict[str, Callable[[Village, Card], Steps]] = {
    "C4": _false_witness,
    "C5": _adjournment,
    "C6": _bail,
}
