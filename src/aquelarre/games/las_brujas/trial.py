"""The trial, from the accusation to what comes after it. [BRU-17 … BRU-24, A.9]

Accusation, speeches, the open floor, the vote, the count, the window after the verdict, the
execution. Counter-trials may be played until somebody burns; then what is left of the trial is
skipped (phase CLOSED) and the turn that was interrupted goes on.
"""

from __future__ import annotations

from aquelarre.games.las_brujas import claims, floor
from aquelarre.games.las_brujas.ballot import Ballot, Tally
from aquelarre.games.las_brujas.burning import CheckVictory, execution
from aquelarre.games.las_brujas.cards import (
    NO_CARD,
    NUMBER,
    TRIAL_AGAINST,
    TRIAL_MARKS,
    Card,
)
from aquelarre.games.las_brujas.characters import ABBESS
from aquelarre.games.las_brujas.hands import Steps, play_out
from aquelarre.games.las_brujas.notices import (
    ACCUSED,
    ACCUSED_ALONE,
    ACQUITTED,
    ASYLUM,
    FLOOR_OPEN,
    POSSESSION_OVER,
    REVOTE,
    VOTE_BEGINS,
)
from aquelarre.games.las_brujas.state import (
    AGAINST,
    EXECUTION,
    GUILTY,
    NO_BALLOT,
    NO_REVOTE,
    NO_SIDE,
    NO_TRIAL,
    NOBODY,
    OPEN,
    PHASES,
    REVOTE_CALLED,
    REVOTE_HELD,
    REVOTES,
    SPEECHES,
    VERDICT,
    VOTING,
    Village,
)
from aquelarre.games.las_brujas.verbs import END_SPEECH, PASS
from aquelarre.games.las_brujas.votes_shown import votes_now
from aquelarre.kernel import Action, Ask, Choice, Seat, Seats, Step, everyone

FALSE_WITNESS = NUMBER["C4"]
# Seconds after which a live table takes silence for the end of a speech or a pass. [Ruling L3]
SPEAKING_TIME, FLOOR_TIME, VERDICT_TIME = 90.0, 30.0, 15.0


# -- how it begins -----------------------------------------------------------------------


def accuse(s: Village, seat: Seat, card: Card, accused: Seat) -> Steps:
    """A trial card is played against another living player. The first one against the abbess
    comes to nothing: she has asylum. [BRU-17, P24]"""
    s.deeds[claims.DID_ACCUSE] |= 1 << seat
    if s.character[accused] == ABBESS and not s.spent >> accused & 1:
        s.spent |= 1 << accused
        play_out(s, seat, card)
        s.tell(ACCUSED, seat, accused, card)
        s.tell(ASYLUM, accused)
        return ()
    s.hand[seat] ^= 1 << card
    s.case = card
    return declare(s, seat, accused, card)


def declare(s: Village, accuser: Seat, accused: Seat, cause: Card) -> Steps:
    """A trial begins; without an accuser only the accused speaks. [BRU-17, BRU-33]"""
    s.phase = SPEECHES
    s.trials += 1
    s.accuser = accuser
    s.accused = accused
    s.cause_of = cause
    s.marks = TRIAL_MARKS[cause]
    s.pleas = ((cause, AGAINST, TRIAL_AGAINST[cause]),) if TRIAL_AGAINST[cause] else ()
    s.bribed = s.confessed = s.voices = s.turned = s.cast = 0
    s.ballots = [NO_BALLOT] * s.n
    s.last = NO_CARD
    s.revote = NO_REVOTE
    s.verdict = NO_BALLOT
    s.condemned = NOBODY
    s.tally = ()
    s.trial_claims = [claims.IN_TRIAL] * s.n
    if accuser == NOBODY:
        s.tell(ACCUSED_ALONE, accused, cause)
        return (Speech(accused), *REST_OF_TRIAL)
    s.tell(ACCUSED, accuser, accused, cause)
    return (Speech(accuser), Speech(accused), *REST_OF_TRIAL)


class Speech(Choice[Village]):
    """The accuser states the reasons, then the accused may answer; each has the floor alone and
    ends their own speech. A counter-trial may be played already. [BRU-17, BRU-20]"""

    __slots__ = ()
    key = "speech"
    rule = "BRU-17"
    grace = SPEAKING_TIME
    lapse = END_SPEECH.base
    renews = False  # a speech does not get longer by what is said in it

    def seats(self, s: Village) -> Seats:
        return 1 << self.seat if s.phase == SPEECHES else 0

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [END_SPEECH.base]

    def may(self, s: Village) -> Seats:
        return everyone(s.n)

    def asides(self, s: Village, seat: Seat) -> list[Action]:
        return floor.asides(s, seat)

    def interjected(self, s: Village, seat: Seat, action: Action) -> None:
        if claims.is_claim(action):
            claims.make(s, seat, action)
        else:
            s.then(*floor.interject(s, seat, action))

    def chose(self, s: Village, action: Action) -> None:
        pass  # whoever is next in the trial goes on


# -- the two windows ---------------------------------------------------------------------


class PassAround(Ask[Village]):
    """Everybody, living or spectre, is asked alike to pass; whoever wants to act speaks up
    instead, and then all are asked again. It closes when all have passed in a row, so being asked
    tells nothing about anybody's hand. [BRU-18, BRU-19, A.9]

    Nobody sees who has passed: who is slow could be thinking about a card. [Ruling L1]"""

    __slots__ = ()
    phase = OPEN
    lapse = PASS.base
    window = True

    def occasion(self, s: Village) -> int:
        """Each window of each trial is one; an outcry makes another of the one after the count.
        [Ruling L20]"""
        return (s.trials * PHASES + s.phase) * REVOTES + s.revote

    def seats(self, s: Village) -> Seats:
        return everyone(s.n) if s.phase == self.phase else 0

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [PASS.base]

    def may(self, s: Village) -> Seats:
        return everyone(s.n)

    def asides(self, s: Village, seat: Seat) -> list[Action]:
        return floor.asides(s, seat)

    def interjected(self, s: Village, seat: Seat, action: Action) -> None:
        if claims.is_claim(action):
            claims.make(s, seat, action)  # words do not open the window again
            return
        s.reopen()
        s.then(*floor.interject(s, seat, action))


class OpenFloor(Step[Village]):
    """The speeches are over: rumours and cards may be played. [BRU-18]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        if s.phase == SPEECHES:
            s.phase = OPEN
            s.tell(FLOOR_OPEN, s.accused)


class Floor(PassAround):
    """Rumours on the accused by anyone living, cards playable during a trial, counter-trials, the
    spectres' cards: any number, in any order. [BRU-18, BRU-19, BRU-20]"""

    __slots__ = ()
    key = "floor"
    rule = "BRU-18"
    phase = OPEN
    grace = FLOOR_TIME

    def decided(self, s: Village, answers: list[Action]) -> None:
        begin_vote(s)


def begin_vote(s: Village) -> None:
    """No more cards before the ballots are shown. [BRU-21]"""
    s.phase = VOTING
    s.last = NO_CARD
    s.ballots = [NO_BALLOT] * s.n
    s.tell(VOTE_BEGINS, s.accused)


class Verdict(PassAround):
    """After the count and before anybody burns: the outcry that makes all vote again, the healer,
    counter-trials. [BRU-20, D6, P15]"""

    __slots__ = ()
    key = "verdict"
    rule = "BRU-20"
    phase = VERDICT
    grace = VERDICT_TIME

    def decided(self, s: Village, answers: list[Action]) -> None:
        if s.revote != REVOTE_CALLED:
            return
        s.revote = REVOTE_HELD
        s.verdict = NO_BALLOT
        s.condemned = NOBODY
        s.tell(REVOTE, s.accused)
        begin_vote(s)
        s.then(Ballot(), Tally(), Verdict())


# -- how it ends -------------------------------------------------------------------------


class Execute(Step[Village]):
    """The verdict is carried out; from here on nothing can cancel it. [BRU-20, BRU-24]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        if s.phase != VERDICT:
            return
        s.tally = votes_now(s)
        s.phase = EXECUTION
        _record(s)
        if s.condemned == NOBODY:
            s.tell(ACQUITTED, s.accused)
            return
        s.then(*execution(s))


def _record(s: Village) -> None:
    """Who accused whom, how it ended and who voted how: for all to remember."""
    side = NO_SIDE if s.condemned == NOBODY else s.side[s.condemned]
    masks = [0, 0]
    for seat, ballot in enumerate(s.ballots):
        if 0 <= ballot < len(masks):
            masks[ballot] |= 1 << seat
    verdict = GUILTY if s.condemned == s.accused else 1
    s.records += ((s.week, s.accused, s.accuser, verdict, s.condemned, side, *masks),)


class CloseTrial(Step[Village]):
    """The trial is over, however it ended: its card is discarded, a possession that was used
    ends, and with a false witness the accuser is tried now. [C4, U10]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        accuser, accused, turned = s.accuser, s.accused, s.turned
        s.phase = NO_TRIAL
        if s.case != NO_CARD:
            s.discard |= 1 << s.case
            s.case = NO_CARD
        if s.cast and s.possessed != NOBODY:
            s.tell(POSSESSION_OVER, s.possessed)
            s.possessed = s.possessor = NOBODY
        s.accused = s.accuser = s.condemned = NOBODY
        s.cause_of = NO_CARD
        if turned:
            s.then(*declare(s, accused, accuser, FALSE_WITNESS))


REST_OF_TRIAL: Steps = (
    OpenFloor(),
    Floor(),
    Ballot(),
    Tally(),
    Verdict(),
    Execute(),
    CloseTrial(),
    CheckVictory(),
)
