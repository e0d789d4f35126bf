"""The vote, the count and the tie. [BRU-21, BRU-22, BRU-23]"""

from __future__ import annotations

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import BY_WATER, CARDS, MIGHTY
from aquelarre.games.las_brujas.box.characters import EXECUTIONER, MIDWIFE, NO_CHARACTER, WOMAN
from aquelarre.games.las_brujas.rules import claims
from aquelarre.games.las_brujas.rules.asking import touched
from aquelarre.games.las_brujas.rules.floor import TrialFloor, voters
from aquelarre.games.las_brujas.rules.hands import Roll, RollOff, Steps
from aquelarre.games.las_brujas.state import (
    ABSTAIN,
    AGAINST,
    FOR,
    GUILTY,
    INNOCENT,
    NO_BALLOT,
    NOBODY,
    SECOND_READING,
    TIED,
    TOLD_AS_IT_IS,
    VOTING,
    Trial,
    Village,
)
from aquelarre.games.las_brujas.verbs import DECIDE, DUEL, REASONS, SINGLE, VOTE, VOTE_AS, VOTE_BOTH
from aquelarre.kernel import Action, Ask, Seat, Seats, Step, Why, members

NEITHER = 2  # to abstain, in either
VOTING_TIME = 60.0  # seconds after which a live table takes silence for that [A8, ruling L3]
MEANS = (GUILTY, INNOCENT, ABSTAIN, GUILTY, INNOCENT)
IN_DUEL = (3, 4, 2)  # how a ballot is told there
SAVED_FROM = 4  # on the die of an accused without accuser
CAUSE_OF = (AGAINST, FOR)  # of a ballot
PLAIN, AS_EXECUTIONER, AS_MIDWIFE, BRIBERY, ABSTAINS = range(len(REASONS))
WEIGHTS = (1, 2, 2, 0, 0)  # by reason


def casts(s: Village, trial: Trial) -> Seat:
    """The spectre that casts the ballot of the possessed in this trial, or nobody. [U10]"""
    if s.possessed != NOBODY and voters(s, trial) >> s.possessed & 1:
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
    verbs = (VOTE, VOTE_AS, VOTE_BOTH)
    floor = TrialFloor(VOTING)
    grace = VOTING_TIME
    renews = False

    def meant(self, s: Village, seat: Seat, kind: str, number: int) -> Action:
        return touched(self, s, seat, kind, number)

    def seats(self, s: Village) -> Seats:
        trial = s.trial
        asked, spectre = voters(s, trial), casts(s, trial)
        return asked if spectre == NOBODY else asked & ~(1 << s.possessed) | 1 << spectre

    def options(self, s: Village, seat: Seat) -> list[Action]:
        trial = s.trial
        ballots = DUEL if trial.double else SINGLE
        if casts(s, trial) != seat:
            return [VOTE.base + ballot for ballot in ballots]
        if not voters(s, trial) >> seat & 1:
            return [VOTE_AS.base + ballot for ballot in ballots]
        return [VOTE_BOTH.at(own, other) for own in ballots for other in ballots]

    def lapses(self, s: Village, seat: Seat) -> Action:
        if casts(s, s.trial) != seat:
            return VOTE.at(NEITHER)
        votes_too = voters(s, s.trial) >> seat & 1
        return VOTE_BOTH.at(NEITHER, NEITHER) if votes_too else VOTE_AS.at(NEITHER)

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        if casts(s, s.trial) != seat and not VOTE.owns(action):
            return Why("BRU-21", "possesses")
        if casts(s, s.trial) == seat and VOTE.owns(action):
            return Why("BRU-21", "victim")
        return Why("BRU-21", "double" if s.trial.double else "ballot")

    def left_out(self, s: Village, seat: Seat) -> Why:
        """The accused, the possessed and most spectres do not vote. [BRU-21, BRU-26, U10]"""
        trial = s.trial
        if seat == trial.accused and not trial.double:
            return Why("BRU-21", "accused")
        if seat == s.possessed and casts(s, trial) != NOBODY:
            return Why("BRU-21", "possessed")
        return Why("BRU-26", "vote")

    def decided(self, s: Village, answers: list[Action]) -> None:
        trial = s.trial
        spectre = casts(s, trial)
        for seat in members(voters(s, trial)):
            possessed = seat == s.possessed and spectre != NOBODY
            trial.ballots[seat] = _ballot_of(answers[spectre if possessed else seat], possessed)
        for seat in members(voters(s, trial)):
            _tell_ballot(s, trial, seat, spectre)
        s.case.cast |= spectre != NOBODY


def _ballot_of(given: Action, possessed: bool) -> int:
    if given >= VOTE_BOTH.base:
        own, other = VOTE_BOTH.args(given)
        return MEANS[other if possessed else own]
    return MEANS[given - (VOTE_AS.base if given >= VOTE_AS.base else VOTE.base)]


def _tell_ballot(s: Village, trial: Trial, seat: Seat, spectre: Seat) -> None:
    """Vote by vote, with what it is worth; and whoever voted may be asked why."""
    ballot = trial.ballots[seat]
    told = IN_DUEL[ballot] if trial.double else ballot
    why = reason(s, trial, seat)
    if seat == s.possessed and spectre != NOBODY:
        s.tell(notices.VOTED_POSSESSED, spectre, seat, told, WEIGHTS[why], why)
        return
    s.tell(notices.VOTED, seat, told, WEIGHTS[why], why)
    if ballot == GUILTY:
        claims.did(s, claims.DID_VOTE_GUILTY, seat, trial.accused)
    elif ballot == INNOCENT:
        claims.did(s, claims.DID_VOTE_INNOCENT, seat, trial.accused)
        if trial.double and s.rules >= SECOND_READING:  # which is a vote to burn the other
            claims.did(s, claims.DID_VOTE_GUILTY, seat, trial.accuser)


def reason(s: Village, trial: Trial, seat: Seat) -> int:
    """Why a ballot counts what it does: nothing for the bribed, two for the executioner's «guilty»
    and for the midwife's «innocent» when another woman is accused, else one. [D4, P09, P14]"""
    ballot = trial.ballots[seat]
    if ballot in (ABSTAIN, NO_BALLOT):
        return ABSTAINS
    if trial.bribed >> seat & 1:
        return BRIBERY
    who = s.character[seat] if s.alive >> seat & 1 else NO_CHARACTER
    if who == s.box.holder[EXECUTIONER] and ballot == GUILTY:
        return AS_EXECUTIONER
    another_woman = seat != trial.accused and s.box.sex[s.character[trial.accused]] == WOMAN
    midwife = who == s.box.holder[MIDWIFE]
    return AS_MIDWIFE if midwife and ballot == INNOCENT and another_woman else PLAIN


def weight(s: Village, trial: Trial, seat: Seat) -> int:
    """What a ballot counts. [BRU-21]"""
    return WEIGHTS[reason(s, trial, seat)]


def reputation_votes(s: Village, trial: Trial, seat: Seat) -> int:
    """Positive reputation gives votes for a player, negative ones against. It counts nothing in
    a trial by water; a confession takes the accused's good name away. [BRU-22, J5, D5]"""
    if trial.marks & BY_WATER:
        return 0
    votes = s.reputation[seat]
    return min(votes, 0) if trial.confessed and seat == trial.accused else votes


def count(s: Village, trial: Trial) -> tuple[int, int]:
    """Votes for and against the accused. In a double trial the first number is the guilt of the
    accuser and the second that of the accused: votes against less reputation. [BRU-22, A18]"""
    sums = [0, 0]
    for seat, ballot in enumerate(trial.ballots):
        if ballot in (GUILTY, INNOCENT):
            sums[CAUSE_OF[ballot]] += weight(s, trial, seat)
    for _, cause, votes in trial.pleas:
        sums[cause] += votes
    votes = reputation_votes(s, trial, trial.accused)
    if trial.double:
        sums[AGAINST] -= votes
        sums[FOR] -= reputation_votes(s, trial, trial.accuser)
    elif votes > 0:
        sums[FOR] += votes
    else:
        sums[AGAINST] -= votes
    return sums[FOR], sums[AGAINST]


class Tally(Step[Village]):
    """All votes are added up and told; equal ones are a tie. [BRU-22, BRU-23]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        trial = s.trial
        yes, no = count(s, trial)
        tell_count(s, trial, yes, no)
        if yes == no:
            s.then(*break_tie(s, trial, yes))
        else:
            find(s, GUILTY if no > yes else INNOCENT)


def tell_count(s: Village, trial: Trial, yes: int, no: int) -> None:
    """What counts besides the ballots, and the sums. [BRU-22]"""
    against = trial.double and s.rules >= TOLD_AS_IT_IS
    on_card = notices.CARD_VOTES_DOUBLE if against else notices.CARD_VOTES
    on_character = notices.CHARACTER_VOTES_DOUBLE if against else notices.CHARACTER_VOTES
    for what, cause, votes in trial.pleas:
        whom = victim_of(trial, cause) if against else cause
        if what < CARDS:
            s.tell(on_card, what, whom, votes)
        else:
            s.tell(on_character, what - CARDS, whom, votes)
    if trial.double:
        for seat in (trial.accused, trial.accuser):
            _tell_reputation(s, trial, seat)
        s.tell(notices.COUNTED_DOUBLE, trial.accused, no, trial.accuser, yes)
    else:
        _tell_reputation(s, trial, trial.accused)
        s.tell(notices.COUNTED, yes, no)


def victim_of(trial: Trial, cause: int) -> Seat:
    """Whom a vote is against in a double trial. [BRU-29]"""
    return trial.accuser if cause == FOR else trial.accused


def _tell_reputation(s: Village, trial: Trial, seat: Seat) -> None:
    """Votes of its own; in a double trial more or fewer votes against its owner. [BRU-22, A18]"""
    votes, total = reputation_votes(s, trial, seat), s.reputation[seat]
    if not votes:
        s.tell(notices.REPUTATION_SILENT, seat, total)
    elif trial.double:
        notice = notices.REPUTATION_HELPS if votes > 0 else notices.REPUTATION_HARMS
        s.tell(notice, seat, total, abs(votes))
    else:
        s.tell(notices.REPUTATION_VOTES, seat, total, FOR if votes > 0 else AGAINST, abs(votes))


def tie_rule(s: Village, trial: Trial) -> str:
    """How a tie is broken now: the inquisitor's presence condemns; then the influential citizen's
    vote counts once more, unless there is none, or a trial against the mighty, or no such vote;
    else dice. [BRU-23, S12, J9, A6, A7]"""
    if s.inquisitor:
        return "inquisitor"
    citizen = s.influential
    if trial.marks & MIGHTY or citizen == NOBODY or not weight(s, trial, citizen):
        return "dice"
    return "influential"


def break_tie(s: Village, trial: Trial, votes: int) -> Steps:
    """Settle a tie of so many votes at once, or by dice. [BRU-23, BRU-33]"""
    rule = tie_rule(s, trial)
    if rule == "inquisitor":
        s.tell(notices.TIE_INQUISITOR)
        find(s, GUILTY)
        return ()
    if rule == "influential":
        ballot, sums = trial.ballots[s.influential], [votes, votes]
        sums[CAUSE_OF[ballot]] += weight(s, trial, s.influential)
        _tell_tie(s, trial, CAUSE_OF[ballot], sums[FOR], sums[AGAINST])
        find(s, ballot)
        return ()
    s.tell(notices.TIE_DICE)
    if trial.accuser == NOBODY:
        return (Roll(trial.accused), FateOfTheLonely())
    return (RollOff(1 << trial.accuser | 1 << trial.accused), Decide())


def _tell_tie(s: Village, trial: Trial, cause: int, yes: int, no: int) -> None:
    """The influential citizen's vote counts once more; in a double trial against whom. [BRU-23,
    BRU-29]"""
    if trial.double and s.rules >= TOLD_AS_IT_IS:
        whom = victim_of(trial, cause)
        pair = (trial.accused, no, trial.accuser, yes)
        s.tell(notices.TIE_INFLUENTIAL_DOUBLE, s.influential, whom, *pair)
    else:
        s.tell(notices.TIE_INFLUENTIAL, s.influential, cause, yes, no)


class FateOfTheLonely(Step[Village]):
    """Without an accuser the accused rolls alone, and is saved by a 4 or more. [BRU-33, A6]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        accused = s.trial.accused
        die = s.rolls[accused]
        s.tell(notices.ALONE_SAVED if die >= SAVED_FROM else notices.ALONE_LOST, accused, die)
        find(s, INNOCENT if die >= SAVED_FROM else GUILTY)


class Decide(Ask[Village]):
    """Accuser and accused have rolled: the higher decides how the trial ends. [BRU-23]"""

    __slots__ = ()
    key = "decide"
    rule = "BRU-23"
    verbs = (DECIDE,)
    floor = TrialFloor(TIED)

    def meant(self, s: Village, seat: Seat, kind: str, number: int) -> Action:
        return touched(self, s, seat, kind, number)

    def seats(self, s: Village) -> Seats:
        return 1 << s.lucky

    def options(self, s: Village, seat: Seat) -> list[Action]:
        ballots = DUEL[1:] if s.trial.double else SINGLE[:2]
        return [DECIDE.base + ballot for ballot in ballots]

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        return Why("BRU-23", "double" if s.trial.double else "either")

    def left_out(self, s: Village, seat: Seat) -> Why:
        return Why("BRU-23")

    def decided(self, s: Village, answers: list[Action]) -> None:
        ballot = answers[s.lucky] - DECIDE.base
        s.tell(notices.DECIDES, s.lucky, ballot)
        find(s, MEANS[ballot])


def find(s: Village, verdict: int) -> None:
    """The verdict; in a double trial one of the two is always to burn. [BRU-24, BRU-29]"""
    trial = s.trial
    if verdict == GUILTY or trial.double:
        trial.verdict = GUILTY
        trial.condemned = trial.accused if verdict == GUILTY else trial.accuser
        s.tell(notices.FOUND_GUILTY, trial.condemned)
    else:
        trial.verdict = INNOCENT
        s.tell(notices.FOUND_INNOCENT, trial.accused)
