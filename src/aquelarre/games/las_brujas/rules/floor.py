"""What can be played inside a trial: rumours, trial cards, counter-trials, spectral cards.

All of it is an aside: everybody is asked alike to pass, and whoever wants to act speaks up instead.
Being asked tells nothing, and a pass stands until somebody acts. [BRU-18, BRU-19, BRU-20, A.9]"""

from __future__ import annotations

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import (
    CARDS,
    DURING,
    MUTE_ACCUSED,
    NO_CARD,
    RUMOURS,
    SUMMARY,
    Card,
    CardSet,
    cards_in,
)
from aquelarre.games.las_brujas.box.characters import HEALER, RICH_WIDOW, Ability
from aquelarre.games.las_brujas.box.edition import Box
from aquelarre.games.las_brujas.box.effects import FOG
from aquelarre.games.las_brujas.rules import claims
from aquelarre.games.las_brujas.rules.counter_trials import counter, counters, remember
from aquelarre.games.las_brujas.rules.counter_trials import why as why_counter
from aquelarre.games.las_brujas.rules.hands import (
    Discards,
    OfSeat,
    Roll,
    Steps,
    not_held,
    numbers,
    play_out,
)
from aquelarre.games.las_brujas.rules.reputation import spread_on, spreads, why_one_goes
from aquelarre.games.las_brujas.rules.rotating import bears, why_negative
from aquelarre.games.las_brujas.rules.whose import not_theirs
from aquelarre.games.las_brujas.state import (
    AGAINST,
    FOR,
    NO_QUESTION,
    NO_REVOTE,
    NOBODY,
    OPEN,
    REVOTE_CALLED,
    SPEECHES,
    VERDICT,
    VOTING,
    Trial,
    Village,
)
from aquelarre.games.las_brujas.verbs import (
    BEAR_WITNESS,
    BRIBE,
    COUNTER,
    FAVOUR,
    HEAL,
    PLEAD,
    REPLY,
    SEATS,
    SPEND,
    SPREAD,
    SUPPLANT,
)
from aquelarre.kernel import NOTHING, Action, Floor, Seat, Seats, Verb, Why, everyone, members

WINDOWS = (OPEN, VERDICT)
BEYOND = (SPEND, SUPPLANT)  # a rumour beyond the limit
HEAL_FROM = 5  # on the die
# A witness on either side, and the mob against somebody of negative reputation.
VOTES_OF = {"D1": FOR, "D2": AGAINST, "D3": AGAINST}


# -- what may be played ------------------------------------------------------------------


def of_spectres(box: Box, verb: Verb) -> CardSet:
    """The cards that only spectres play with this kind of answer. [BRU-27]"""
    if verb is COUNTER:
        return box.mercy
    if verb is PLEAD:
        return box.in_trial
    return box.witness if verb is BEAR_WITNESS else 0


class TrialFloor(Floor[Village]):
    """What may be interjected in one phase of a trial, by everybody alike. [BRU-17 … BRU-20]"""

    __slots__ = ("phase",)
    verbs = (COUNTER, PLEAD, SPREAD, BRIBE, BEAR_WITNESS, HEAL, FAVOUR, *claims.CLAIMS, *BEYOND)

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def seats(self, s: Village) -> Seats:
        return everyone(s.n)

    def words(self, s: Village, seat: Seat) -> list[Action]:
        """All that a seat may interject now, from what it holds and is. During the speeches only
        who has the floor makes claims, during the vote nobody. [Ruling L4]"""
        found: list[Action] = []
        phase, hand = self.phase, s.hand[seat]
        if phase == VERDICT and may_heal(s, seat):
            found.append(HEAL.base)
        elif phase == OPEN and may_favour(s, seat):
            found += [FAVOUR.base + FOR, FAVOUR.base + AGAINST]
        if phase != VOTING and (phase != SPEECHES or s.owed >> seat & 1):
            found += claims.options(s, seat)
        if hand & s.box.can_cancel:
            found += numbers(COUNTER.base, counters(s, seat))
        if hand and phase in WINDOWS:
            found += _plays(s, seat, hand, phase)
        return sorted(found)

    def said(self, s: Village, seat: Seat, action: Action) -> None:
        """An act puts the question of a window to all again, a claim does not. [Ruling L1]"""
        if claims.is_claim(action):
            claims.make(s, seat, action)
            return
        if self.phase in WINDOWS:
            s.reopen()
        s.then(*interject(s, seat, action))

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        if claims.is_claim(action):
            return self._why_silent(s, seat, action)
        if HEAL.owns(action) or FAVOUR.owns(action):
            return why_ability(s, seat, HEALER if HEAL.owns(action) else RICH_WIDOW, self.phase)
        verb = next(verb for verb in self.verbs if verb.owns(action))
        card, *chosen = verb.args(action)
        if of_spectres(s.box, verb) >> card & s.alive >> seat & 1:
            return Why("BRU-27", "spectres")
        found = not_held(s, seat, card)
        if found:
            return found
        if verb is COUNTER:
            return why_counter(s, seat, card)
        if verb is SPREAD or verb in BEYOND:
            found = why_rumour(s, seat, card, chosen[0], self.phase)
            if not found and self.phase == SPEECHES:
                return Why("BRU-18", "after-speeches")
            return found or why_one_goes(s, seat, action)
        return why_plea(s, card, self.phase, chosen)

    def _why_silent(self, s: Village, seat: Seat, action: Action) -> Why:
        if not s.settings["claims"]:
            return Why("BRU-17", "menus")
        if self.phase == SPEECHES and s.alive & ~s.owed & 1 << seat:
            return Why("BRU-17", "speech", speaker=members(s.owed)[0])
        unasked = REPLY.owns(action) and s.questions[seat] == NO_QUESTION
        if self.phase == VOTING and claims.may_claim(s, seat) and not unasked:
            return Why("BRU-17", "vote")
        return claims.why(s, seat, action)


def _plays(s: Village, seat: Seat, hand: CardSet, phase: str) -> list[Action]:
    """Cards that add to or change the trial."""
    living, trial, box = s.alive >> seat & 1, s.trial, s.box
    usable = hand & (during(s, trial, phase) if living else spectral(box, trial, seat, phase))
    found = numbers(PLEAD.base, usable & ~(box.bribe | box.witness))
    if living and phase == OPEN and hand & RUMOURS:
        for card in cards_in(rumours(s, trial, seat)):
            found += spreads(s, seat, card, [trial.accused])
    for card in cards_in(usable & box.bribe):
        base = BRIBE.base + card * SEATS
        found += [base + voter for voter in members(voters(s, trial) & ~trial.bribed)]
    for card in cards_in(usable & box.witness):
        base = BEAR_WITNESS.base + card * 2
        found += [base + FOR, base + AGAINST]
    return found


def rumours(s: Village, trial: Trial, seat: Seat) -> CardSet:
    """Any number on the accused, by anyone living; the accused never plays a negative one on
    himself. None in a summary trial, none by an accused with the devil's mark, no negative ones
    in the fog. [BRU-18, ruling A13, J3, J6, U03]"""
    if trial.marks & SUMMARY:
        return 0
    held = s.hand[seat] & RUMOURS
    if seat == trial.accused:
        return 0 if trial.marks & MUTE_ACCUSED else held & s.box.positive
    return held & ~s.box.negative if bears(s, seat, FOG) else held


def why_rumour(s: Village, seat: Seat, card: Card, receiver: Seat, phase: str) -> Why:
    """By the living, on the accused, while the floor is open; nothing, if just that is so. [BRU-18,
    A13, J3, J6, U03]"""
    if not RUMOURS >> card & 1:  # as all of a spectre's cards
        return Why("BRU-18", "kind", card=card)
    trial = s.trial
    if trial.marks & SUMMARY:
        return Why("BRU-18", "summary")
    if phase not in (SPEECHES, OPEN):
        return Why("BRU-18", "before-vote")
    if receiver != trial.accused:
        return Why("BRU-18", "accused", accused=trial.accused)
    if trial.marks & MUTE_ACCUSED and seat == trial.accused:
        return Why("BRU-18", "mark")
    return why_negative(s, seat, receiver) if s.box.negative >> card & 1 else NOTHING


def during(s: Village, trial: Trial, phase: str) -> CardSet:
    """Cards of A.6 that can be played in this phase. [BRU-19]"""
    if trial.marks & SUMMARY:
        return 0
    if phase == VERDICT:
        return s.box.outcry if trial.revote == NO_REVOTE else 0
    torches = 0 if s.reputation[trial.accused] < 0 else s.box.torches
    return s.box.before_vote & ~torches


def spectral(box: Box, trial: Trial, seat: Seat, phase: str) -> CardSet:
    """Afterlife cards that the spectre can play in this phase, counter-trials aside. It raises its
    voice once in a trial. [BRU-27, ruling L21]"""
    if trial.marks & SUMMARY:
        return 0
    wind = box.wind if trial.last != NO_CARD else 0
    if phase == VERDICT:
        return wind if trial.revote == REVOTE_CALLED else 0
    voice = 0 if trial.voices >> seat & 1 else box.voice
    return box.witness | voice | wind


def why_plea(s: Village, card: Card, phase: str, chosen: list[int]) -> Why:
    """Cards playable during a trial: when, and on which condition. [BRU-19, BRU-27]"""
    box = s.box
    if not (DURING | box.in_trial) >> card & 1:
        return Why("BRU-19", "kind")
    if s.trial.marks & SUMMARY:
        return Why("BRU-19", "summary")
    if phase == SPEECHES:
        return Why("BRU-19", "after-speeches")
    if box.wind >> card & 1:
        return Why("BRU-19", "wind")
    if box.outcry >> card & 1:
        return Why("BRU-19", "after-count" if s.trial.revote == NO_REVOTE else "outcry-again")
    if phase != OPEN:
        return Why("BRU-19", "before-vote")
    if box.bribe >> card & 1:
        return Why("BRU-19", "bribe")
    if box.witness >> card & 1:
        return Why("BRU-19", "witness")
    if chosen:
        return Why("BRU-19", "otherwise")
    return Why("BRU-19", "torches" if box.torches >> card & 1 else "voice")


def may_favour(s: Village, seat: Seat) -> bool:
    """P16: once a week, for two cards, in a trial that is not hers."""
    return (
        s.character[seat] == s.box.holder[RICH_WIDOW]
        and bool(s.alive & ~s.spent & 1 << seat)
        and seat != s.trial.accused
        and s.hand[seat].bit_count() >= 2
    )


def may_heal(s: Village, seat: Seat) -> bool:
    """P15: once a game, when somebody else is to burn."""
    return (
        s.character[seat] == s.box.holder[HEALER]
        and bool(s.alive & ~s.spent & 1 << seat)
        and s.trial.condemned not in (seat, NOBODY)
        and s.trial.revote != REVOTE_CALLED
    )


def why_ability(s: Village, seat: Seat, ability: Ability, phase: str) -> Why:
    """What the healer or the rich widow lacks. [P15, P16]"""
    found = not_theirs(s, seat, s.box.holder[ability])
    if found or s.spent >> seat & 1:
        return found or Why("BRU-01", "used")
    if ability == HEALER:
        herself = s.trial.condemned == seat
        return Why("BRU-20", "healer-herself" if herself else "healer")
    if seat == s.trial.accused:
        return Why("BRU-19", "widow")
    if phase != OPEN:
        return Why("BRU-19", "after-speeches" if phase == SPEECHES else "before-vote")
    return Why("BRU-01", "price", count=2)


def voters(s: Village, trial: Trial) -> Seats:
    """All living but the accused, and the spectres that have raised their voice. In a double
    trial accuser and accused vote too. [BRU-21, BRU-29]"""
    living = s.alive if trial.double else s.alive & ~(1 << trial.accused)
    return living | trial.voices


# -- what it does ------------------------------------------------------------------------


def interject(s: Village, seat: Seat, action: Action) -> Steps:
    """Somebody acts; returns what has to be done before the window goes on."""
    if action == HEAL.base:
        return heal(s, seat)
    if action < FAVOUR.end:
        return favour(s, seat, action - FAVOUR.base)
    if action < COUNTER.end:
        return counter(s, seat, action - COUNTER.base)
    if action < PLEAD.end:
        return plead(s, seat, action - PLEAD.base)
    s.trial.last = NO_CARD
    if action < SPREAD.end or action >= SPEND.base:
        verb = next(verb for verb in (SPREAD, *BEYOND) if verb.owns(action))
        card, receiver = verb.args(action)[:2]
        deed = claims.DID_PRAISE if s.box.positive >> card & 1 else claims.DID_SLANDER
        claims.did(s, deed, seat, receiver)
        return spread_on(s, seat, action)
    if action < BRIBE.end:
        card, voter = BRIBE.args(action)
        return bribe(s, seat, card, voter)
    card, cause = BEAR_WITNESS.args(action)
    return bear_witness(s, seat, card, cause)


def add_votes(trial: Trial, what: int, cause: int, votes: int) -> None:
    """Votes of a card, or of CARDS + a character, for or against the accused. [BRU-19]"""
    trial.pleas += ((what, cause, votes),)


def heal(s: Village, seat: Seat) -> Steps:
    """P15: with a 5 or 6 the condemned is saved and the trial comes to nothing."""
    s.spent |= 1 << seat
    return (Roll(seat), Healing(seat))


class Healing(OfSeat):
    """What the healer's die says. [P15]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        die = s.rolls[self.seat]
        healed = die >= HEAL_FROM
        s.tell(notices.HEALED if healed else notices.NOT_HEALED, self.seat, s.trial.condemned, die)
        if healed:
            remember(s, self.seat)
            s.leave(Trial)


def favour(s: Village, seat: Seat, cause: int) -> Steps:
    """P16: two cards for one vote on either side."""
    s.spent |= 1 << seat
    add_votes(s.trial, CARDS + s.character[seat], cause, 1)
    s.tell(notices.FAVOURED, seat, cause)
    return (Discards(1 << seat, 2),)


def bribe(s: Village, seat: Seat, card: Card, voter: Seat) -> Steps:
    """D4: the vote of one voter is worth nothing."""
    play_out(s, seat, card)
    s.trial.bribed_before = s.trial.bribed
    s.trial.bribed |= 1 << voter
    s.trial.last = card
    s.tell(notices.BRIBED, seat, card, voter)
    return ()


def bear_witness(s: Village, seat: Seat, card: Card, cause: int) -> Steps:
    """U15: one vote on either side, or several, from beyond."""
    play_out(s, seat, card)
    add_votes(s.trial, card, cause, s.box.votes[card])
    s.tell(notices.WITNESSED, seat, card, cause)
    return ()


def plead(s: Village, seat: Seat, card: Card) -> Steps:
    """A card of A.6, or a spectre's voice or wind. [BRU-19, BRU-27]"""
    trial, box = s.trial, s.box
    annulled = trial.last
    play_out(s, seat, card)
    trial.last = card if DURING >> card & 1 else NO_CARD
    if box.wind >> card & 1:
        annul(box, trial, annulled)
        s.tell(notices.ANNULLED, seat, card, annulled)
        return ()
    s.tell(notices.PLEADED, seat, card)
    face = box.face[card]
    if face in VOTES_OF:
        add_votes(trial, card, VOTES_OF[face], box.votes[card])
    elif box.outcry >> card & 1:
        trial.revote = REVOTE_CALLED  # once in a trial all vote again; the other votes stay
    elif box.voice >> card & 1:
        trial.voices |= 1 << seat  # the spectre votes in this trial, and all hear it there
    else:
        trial.confessed += 1  # D5: a positive reputation of the accused counts nothing
    return ()


def annul(box: Box, trial: Trial, card: Card) -> None:
    """U17: the card of A.6 that was played last has no effect."""
    trial.pleas = tuple(plea for plea in trial.pleas if plea[0] != card)
    if box.outcry >> card & 1:
        trial.revote = NO_REVOTE
    elif box.bribe >> card & 1:
        trial.bribed = trial.bribed_before
    elif box.face[card] == "D5":
        trial.confessed -= 1
