"""The trial, from the accusation to what comes after it. [BRU-17 … BRU-24, A.9]

Accusation, speeches, the open floor, the vote, the count, the window after the verdict, the
execution. Counter-trials may be played until somebody burns; they break the trial off, the case
is closed and the turn that was interrupted goes on.
"""

from __future__ import annotations

from typing import ClassVar

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import NO_CARD, Card
from aquelarre.games.las_brujas.box.characters import ABBESS
from aquelarre.games.las_brujas.rules import claims, counter_trials
from aquelarre.games.las_brujas.rules.asking import touched
from aquelarre.games.las_brujas.rules.ballot import Ballot, Tally
from aquelarre.games.las_brujas.rules.burning import CheckVictory, execution
from aquelarre.games.las_brujas.rules.floor import TrialFloor
from aquelarre.games.las_brujas.rules.hands import Steps, play_out
from aquelarre.games.las_brujas.seen.votes import votes_now
from aquelarre.games.las_brujas.state import (
    GUILTY,
    INNOCENT,
    NO_BALLOT,
    NO_SIDE,
    NOBODY,
    OPEN,
    REVOTE_CALLED,
    REVOTE_HELD,
    REVOTES,
    SPEECHES,
    VERDICT,
    Case,
    Trial,
    Village,
)
from aquelarre.games.las_brujas.verbs import END_SPEECH, PASS
from aquelarre.kernel import Action, Ask, Choice, Seat, Seats, Step, everyone

# Seconds after which a live table takes silence for the end of a speech or a pass. [Ruling L3]
SPEAKING_TIME, FLOOR_TIME, VERDICT_TIME = 90.0, 30.0, 15.0
# And of a pass of who has nothing to play: time to say something where that may still move a vote.
TALKING_TIME, NO_TIME = 10.0, 3.0  # [Ruling L26]


# -- how it begins -----------------------------------------------------------------------


def accuse(s: Village, seat: Seat, card: Card, accused: Seat) -> Steps:
    """A trial card is played against another living player. The first one against the abbess
    comes to nothing: she has asylum. [BRU-17, P24]"""
    claims.did(s, claims.DID_ACCUSE, seat, accused)
    if s.character[accused] == s.box.holder[ABBESS] and not s.spent >> accused & 1:
        s.spent |= 1 << accused
        play_out(s, seat, card)
        s.tell(notices.ACCUSED, seat, accused, card)
        s.tell(notices.ASYLUM, accused)
        return ()
    s.hand[seat] ^= 1 << card
    return (OpenCase(seat, accused, card, card),)


class OpenCase(Step[Village]):
    """Somebody is accused, with a trial card or without. [BRU-17, BRU-33]"""

    __slots__ = ("accused", "accuser", "card", "cause")

    def __init__(self, accuser: Seat, accused: Seat, cause: Card, card: Card = NO_CARD) -> None:
        self.accuser = accuser
        self.accused = accused
        self.cause = cause
        self.card = card

    def run(self, s: Village) -> None:
        s.trials += 1
        if self.accuser == NOBODY:
            s.tell(notices.ACCUSED_ALONE, self.accused, self.cause)
        else:
            s.tell(notices.ACCUSED, self.accuser, self.accused, self.cause)
        case = Case(self.card, s.claims)
        s.claims = claims.fresh(s, claims.IN_TRIAL)
        s.enter(case, HoldTrial(self.accuser, self.accused, self.cause), CloseCase())


class HoldTrial(Step[Village]):
    """A trial begins; without an accuser only the accused speaks, and just one can burn. [BRU-17,
    BRU-29, BRU-33, A18]"""

    __slots__ = ("accused", "accuser", "cause")

    def __init__(self, accuser: Seat, accused: Seat, cause: Card) -> None:
        self.accuser = accuser
        self.accused = accused
        self.cause = cause

    def run(self, s: Village) -> None:
        alone = self.accuser == NOBODY
        double = bool(s.settings["double_trial"]) and not alone
        cause = self.cause
        trial = Trial(
            s.n,
            self.accuser,
            self.accused,
            cause,
            double=double,
            marks=s.box.marks[cause],
            against=s.box.against[cause],
        )
        accusation: Steps = () if alone else (Speech(self.accuser),)
        s.enter(trial, *accusation, Speech(self.accused), *REST_OF_TRIAL)


class Speech(Choice[Village]):
    """The accuser states the reasons, then the accused may answer; each has the floor alone and
    ends their own speech. A counter-trial may be played already. [BRU-17, BRU-20]"""

    __slots__ = ()
    key = "speech"
    rule = "BRU-17"
    verbs = (END_SPEECH,)
    floor = TrialFloor(SPEECHES)
    grace = SPEAKING_TIME
    lapse = END_SPEECH.base
    renews = False  # a speech does not get longer by what is said in it

    def meant(self, s: Village, seat: Seat, kind: str, number: int) -> Action:
        return touched(self, s, seat, kind, number)

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [END_SPEECH.base]

    def chose(self, s: Village, action: Action) -> None:
        pass  # whoever is next in the trial goes on


# -- the two windows ---------------------------------------------------------------------


class PassAround(Ask[Village]):
    """Everybody, living or spectre, is asked alike to pass; whoever wants to act speaks up
    instead, and then all are asked again. It closes when all have passed in a row, so being asked
    tells nothing about anybody's hand. [BRU-18, BRU-19, A.9]

    Nobody sees who has passed: who is slow could be thinking about a card. [Ruling L1] A table
    passes for who has nothing to play, as most spectres, in the same moment for all; whoever has
    something to say may say it until then. [Ruling L26]"""

    __slots__ = ()
    after_count: ClassVar[bool]
    verbs = (PASS,)
    lapse = PASS.base
    window = True

    def meant(self, s: Village, seat: Seat, kind: str, number: int) -> Action:
        return touched(self, s, seat, kind, number)

    def occasion(self, s: Village) -> int:
        """Each window of each trial is one; an outcry makes another of the one after the count.
        [Ruling L20]"""
        return (s.trials * 2 + self.after_count) * REVOTES + s.trial.revote

    def seats(self, s: Village) -> Seats:
        return everyone(s.n)

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [PASS.base]

    def acts(self, s: Village, seat: Seat) -> list[Action]:
        return [word for word in self.asides(s, seat) if not claims.is_claim(word)]


class OpenFloor(Step[Village]):
    """The speeches are over: rumours and cards may be played. [BRU-18]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        s.tell(notices.FLOOR_OPEN, s.trial.accused)


class Floor(PassAround):
    """Rumours on the accused by anyone living, cards playable during a trial, counter-trials, the
    spectres' cards: any number, in any order. [BRU-18, BRU-19, BRU-20]"""

    __slots__ = ()
    key = "floor"
    rule = "BRU-18"
    after_count = False
    floor = TrialFloor(OPEN)
    grace = FLOOR_TIME
    pause = TALKING_TIME

    def decided(self, s: Village, answers: list[Action]) -> None:
        begin_vote(s, s.trial)


def begin_vote(s: Village, trial: Trial) -> None:
    """No more cards before the ballots are shown. [BRU-21]"""
    trial.last = NO_CARD
    trial.ballots = [NO_BALLOT] * s.n
    s.tell(notices.VOTE_BEGINS, trial.accused)


class Verdict(PassAround):
    """After the count and before anybody burns: the outcry that makes all vote again, the healer,
    counter-trials. [BRU-20, D6, P15]"""

    __slots__ = ()
    key = "verdict"
    rule = "BRU-20"
    after_count = True
    floor = TrialFloor(VERDICT)
    grace = VERDICT_TIME
    pause = NO_TIME

    def decided(self, s: Village, answers: list[Action]) -> None:
        trial = s.trial
        if trial.revote != REVOTE_CALLED:
            return
        trial.revote = REVOTE_HELD
        trial.verdict = NO_BALLOT
        trial.condemned = NOBODY
        s.tell(notices.REVOTE, trial.accused)
        begin_vote(s, trial)
        s.then(Ballot(), Tally(), Verdict())


# -- how it ends -------------------------------------------------------------------------


class Execute(Step[Village]):
    """The verdict is carried out; from here on nothing can cancel it. [BRU-20, BRU-24]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        trial = s.trial
        trial.tally = votes_now(s, trial)
        _record(s, trial)
        if trial.condemned == NOBODY:
            s.tell(notices.ACQUITTED, trial.accused)
            return
        s.then(*execution(s, trial.condemned))


def _record(s: Village, trial: Trial) -> None:
    """Who accused whom, how it ended and who voted how: for all to remember."""
    condemned = trial.condemned
    side = NO_SIDE if condemned == NOBODY else s.side[condemned]
    verdict = GUILTY if condemned == trial.accused else INNOCENT
    votes = counter_trials.by_ballot(trial)
    s.records += ((s.week, trial.accused, trial.accuser, verdict, condemned, side, *votes),)


class CloseCase(Step[Village]):
    """The trial is over, however it ended: its card is discarded, a possession that was used
    ends, and with a false witness the accuser is tried now. [C4, U10]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        case = s.case
        s.claims = case.weekly
        if case.card != NO_CARD:
            s.discard |= 1 << case.card
        if case.cast and s.possessed != NOBODY:
            s.tell(notices.POSSESSION_OVER, s.possessed)
            s.possessed = s.possessor = NOBODY
        s.leave(Case)
        turned: Steps = (OpenCase(*case.turned),) if case.turned else ()
        s.then(*turned, CheckVictory())


REST_OF_TRIAL: Steps = (
    OpenFloor(),
    Floor(),
    Ballot(),
    Tally(),
    Verdict(),
    Execute(),
)
