"""The vote, the count and the tie. [BRU-21, BRU-22, BRU-23]"""

from __future__ import annotations

from aquelarre.games.las_brujas import claims, floor
from aquelarre.games.las_brujas.cards import BY_WATER, CARDS, MIGHTY
from aquelarre.games.las_brujas.characters import EXECUTIONER, MIDWIFE, NO_CHARACTER, SEX, WOMAN
from aquelarre.games.las_brujas.hands import Roll, RollOff, Steps
from aquelarre.games.las_brujas.notices import (
    ALONE_LOST,
    ALONE_SAVED,
    CARD_VOTES,
    CHARACTER_VOTES,
    COUNTED,
    COUNTED_DOUBLE,
    DECIDES,
    FOUND_GUILTY,
    FOUND_INNOCENT,
    REPUTATION_HARMS,
    REPUTATION_HELPS,
    REPUTATION_SILENT,
    REPUTATION_VOTES,
    TIE_DICE,
    TIE_INFLUENTIAL,
    TIE_INQUISITOR,
    VOTED,
    VOTED_POSSESSED,
)
from aquelarre.games.las_brujas.state import (
    ABSTAIN,
    AGAINST,
    FOR,
    GUILTY,
    INNOCENT,
    NO_BALLOT,
    NOBODY,
    TIED,
    VERDICT,
    VOTING,
    Village,
)
from aquelarre.games.las_brujas.verbs import DECIDE, REASONS, VOTE, VOTE_AS, VOTE_BOTH
from aquelarre.kernel import Action, Ask, Seat, Seats, Step, everyone, members

# Ballots as arguments of verbs: guilty, innocent, abstain, or accused, accuser in a double trial.
SINGLE, DUEL = (0, 1, 2), (2, 3, 4)
NEITHER = 2  # to abstain, in either
VOTING_TIME = 60.0  # seconds after which a live table takes silence for that [A8, ruling L3]
MEANS = (GUILTY, INNOCENT, ABSTAIN, GUILTY, INNOCENT)
IN_DUEL = (3, 4, 2)  # how a ballot is told there
SAVED_FROM = 4  # on the die of an accused without accuser
CAUSE_OF = (AGAINST, FOR)  # of a ballot
PLAIN, AS_EXECUTIONER, AS_MIDWIFE, BRIBERY, ABSTAINS = range(len(REASONS))
WEIGHTS = (1, 2, 2, 0, 0)  # by reason


def casts(s: Village) -> Seat:
    """The spectre that casts the ballot of the possessed in this trial, or nobody. [U10]"""
    if s.possessed != NOBODY and floor.voters(s) >> s.possessed & 1:
        return s.possessor
    return NOBODY


class Ballot(Ask[Village]):
    """All living but the accused vote at once, and so do spectres that have raised their voice;
    the ballots are shown together. A spectre casts the ballot of whom it possesses. [BRU-21, A20]

    A counter-trial may still be played. [BRU-20] Silence is an abstention. [A8]
    """

    __slots__ = ()
    key = "vote"
    rule = "BRU-21"
    grace = VOTING_TIME
    renews = False

    def seats(self, s: Village) -> Seats:
        if s.phase != VOTING:
            return 0
        asked = floor.voters(s)
        spectre = casts(s)
        return asked if spectre == NOBODY else asked & ~(1 << s.possessed) | 1 << spectre

    def options(self, s: Village, seat: Seat) -> list[Action]:
        ballots = DUEL if floor.is_double(s) else SINGLE
        if casts(s) != seat:
            return [VOTE.base + ballot for ballot in ballots]
        if not floor.voters(s) >> seat & 1:
            return [VOTE_AS.base + ballot for ballot in ballots]
        return [VOTE_BOTH.at(own, other) for own in ballots for other in ballots]

    def lapses(self, s: Village, seat: Seat) -> Action:
        if casts(s) != seat:
            return VOTE.at(NEITHER)
        votes_too = floor.voters(s) >> seat & 1
        return VOTE_BOTH.at(NEITHER, NEITHER) if votes_too else VOTE_AS.at(NEITHER)

    def may(self, s: Village) -> Seats:
        return everyone(s.n)

    def asides(self, s: Village, seat: Seat) -> list[Action]:
        return floor.asides(s, seat)

    def interjected(self, s: Village, seat: Seat, action: Action) -> None:
        s.then(*floor.interject(s, seat, action))

    def decided(self, s: Village, answers: list[Action]) -> None:
        spectre = casts(s)
        for seat in members(floor.voters(s)):
            given = answers[spectre if seat == s.possessed and spectre != NOBODY else seat]
            s.ballots[seat] = _ballot_of(given, seat == s.possessed and spectre != NOBODY)
        for seat in members(floor.voters(s)):
            _tell_ballot(s, seat, spectre)
        s.cast |= spectre != NOBODY


def _ballot_of(given: Action, possessed: bool) -> int:
    if given >= VOTE_BOTH.base:
        own, other = VOTE_BOTH.args(given)
        return MEANS[other if possessed else own]
    return MEANS[given - (VOTE_AS.base if given >= VOTE_AS.base else VOTE.base)]


def _tell_ballot(s: Village, seat: Seat, spectre: Seat) -> None:
    """Vote by vote, with what it is worth; and whoever voted may be asked why."""
    ballot = s.ballots[seat]
    told = IN_DUEL[ballot] if floor.is_double(s) else ballot
    if seat == s.possessed and spectre != NOBODY:
        s.tell(VOTED_POSSESSED, spectre, seat, told, weight(s, seat), reason(s, seat))
        return
    s.tell(VOTED, seat, told, weight(s, seat), reason(s, seat))
    if ballot == GUILTY:
        s.deeds[claims.DID_VOTE_GUILTY] |= 1 << seat
    elif ballot == INNOCENT:
        s.deeds[claims.DID_VOTE_INNOCENT] |= 1 << seat


def reason(s: Village, seat: Seat) -> int:
    """Why a ballot counts what it does: nothing for the bribed, two for the executioner's «guilty»
    and for the midwife's «innocent» when another woman is accused, else one. [D4, P09, P14]"""
    ballot = s.ballots[seat]
    if ballot in (ABSTAIN, NO_BALLOT):
        return ABSTAINS
    if s.bribed >> seat & 1:
        return BRIBERY
    who = s.character[seat] if s.alive >> seat & 1 else NO_CHARACTER
    if who == EXECUTIONER and ballot == GUILTY:
        return AS_EXECUTIONER
    another_woman = seat != s.accused and SEX[s.character[s.accused]] == WOMAN
    return AS_MIDWIFE if who == MIDWIFE and ballot == INNOCENT and another_woman else PLAIN


def weight(s: Village, seat: Seat) -> int:
    """What a ballot counts. [BRU-21]"""
    return WEIGHTS[reason(s, seat)]


def reputation_votes(s: Village, seat: Seat) -> int:
    """Positive reputation gives votes for a player, negative ones against. It counts nothing in
    a trial by water; a confession takes the accused's good name away. [BRU-22, J5, D5]"""
    if s.marks & BY_WATER:
        return 0
    votes = s.reputation[seat]
    return min(votes, 0) if s.confessed and seat == s.accused else votes


def count(s: Village) -> tuple[int, int]:
    """Votes for and against the accused. In a double trial the first number is the guilt of the
    accuser and the second that of the accused: votes against less reputation. [BRU-22, A18]"""
    sums = [0, 0]
    for seat, ballot in enumerate(s.ballots):
        if ballot in (GUILTY, INNOCENT):
            sums[CAUSE_OF[ballot]] += weight(s, seat)
    for _, cause, votes in s.pleas:
        sums[cause] += votes
    votes = reputation_votes(s, s.accused)
    if floor.is_double(s):
        sums[AGAINST] -= votes
        sums[FOR] -= reputation_votes(s, s.accuser)
    elif votes > 0:
        sums[FOR] += votes
    else:
        sums[AGAINST] -= votes
    return sums[FOR], sums[AGAINST]


class Tally(Step[Village]):
    """All votes are added up and told; equal ones are a tie. [BRU-22, BRU-23]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        if s.phase != VOTING:
            return
        tell_count(s)
        s.phase = TIED
        yes, no = count(s)
        if yes == no:
            s.then(*break_tie(s, yes, no))
        else:
            find(s, GUILTY if no > yes else INNOCENT)


def tell_count(s: Village) -> None:
    """What counts besides the ballots, and the sums. [BRU-22]"""
    for what, cause, votes in s.pleas:
        if what < CARDS:
            s.tell(CARD_VOTES, what, cause, votes)
        else:
            s.tell(CHARACTER_VOTES, what - CARDS, cause, votes)
    yes, no = count(s)
    if floor.is_double(s):
        for seat in (s.accused, s.accuser):
            _tell_reputation(s, seat, double=True)
        s.tell(COUNTED_DOUBLE, s.accused, no, s.accuser, yes)
    else:
        _tell_reputation(s, s.accused, double=False)
        s.tell(COUNTED, yes, no)


def _tell_reputation(s: Village, seat: Seat, *, double: bool) -> None:
    """Votes of its own; in a double trial more or fewer votes against its owner. [BRU-22, A18]"""
    votes, total = reputation_votes(s, seat), s.reputation[seat]
    if not votes:
        s.tell(REPUTATION_SILENT, seat, total)
    elif double:
        s.tell(REPUTATION_HELPS if votes > 0 else REPUTATION_HARMS, seat, total, abs(votes))
    else:
        s.tell(REPUTATION_VOTES, seat, total, FOR if votes > 0 else AGAINST, abs(votes))


def tie_rule(s: Village) -> str:
    """How a tie is broken now: the inquisitor's presence condemns; then the influential citizen's
    vote counts once more, unless there is none, or a trial against the mighty, or no such vote;
    else dice. [BRU-23, S12, J9, A6, A7]"""
    if s.inquisitor:
        return "inquisitor"
    citizen = s.influential
    if s.marks & MIGHTY or citizen == NOBODY or not weight(s, citizen):
        return "dice"
    return "influential"


def break_tie(s: Village, yes: int, no: int) -> Steps:
    """Settle a tie at once, or by dice. [BRU-23, BRU-33]"""
    rule = tie_rule(s)
    if rule == "inquisitor":
        s.tell(TIE_INQUISITOR)
        find(s, GUILTY)
        return ()
    if rule == "influential":
        ballot, more = s.ballots[s.influential], weight(s, s.influential)
        yes, no = (yes + more, no) if ballot == INNOCENT else (yes, no + more)
        s.tell(TIE_INFLUENTIAL, s.influential, CAUSE_OF[ballot], yes, no)
        find(s, ballot)
        return ()
    s.tell(TIE_DICE)
    if s.accuser == NOBODY:
        return (Roll(s.accused), FateOfTheLonely())
    return (RollOff(1 << s.accuser | 1 << s.accused), Decide())


class FateOfTheLonely(Step[Village]):
    """Without an accuser the accused rolls alone, and is saved by a 4 or more. [BRU-33, A6]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        die = s.rolls[s.accused]
        s.tell(ALONE_SAVED if die >= SAVED_FROM else ALONE_LOST, s.accused, die)
        find(s, INNOCENT if die >= SAVED_FROM else GUILTY)


class Decide(Ask[Village]):
    """Accuser and accused have rolled: the higher decides how the trial ends. [BRU-23]"""

    __slots__ = ()
    key = "decide"
    rule = "BRU-23"

    def seats(self, s: Village) -> Seats:
        return 1 << s.lucky if s.phase == TIED else 0

    def options(self, s: Village, seat: Seat) -> list[Action]:
        ballots = DUEL[1:] if floor.is_double(s) else SINGLE[:2]
        return [DECIDE.base + ballot for ballot in ballots]

    def may(self, s: Village) -> Seats:
        return everyone(s.n)

    def asides(self, s: Village, seat: Seat) -> list[Action]:
        return floor.asides(s, seat)

    def interjected(self, s: Village, seat: Seat, action: Action) -> None:
        if claims.is_claim(action):
            claims.make(s, seat, action)
        else:
            s.then(*floor.interject(s, seat, action))

    def decided(self, s: Village, answers: list[Action]) -> None:
        ballot = answers[s.lucky] - DECIDE.base
        s.tell(DECIDES, s.lucky, ballot)
        find(s, MEANS[ballot])


def find(s: Village, verdict: int) -> None:
    """The verdict; in a double trial one of the two is always to burn. [BRU-24, BRU-29]"""
    s.phase = VERDICT
    s.verdict = verdict
    s.condemned = NOBODY
    if verdict == GUILTY:
        s.condemned = s.accused
    elif floor.is_double(s):
        s.condemned = s.accuser
        s.verdict = GUILTY
    if s.condemned == NOBODY:
        s.tell(FOUND_INNOCENT, s.accused)
    else:
        s.tell(FOUND_GUILTY, s.condemned)
