"""The votes of a trial as a list that explains the sums. [BRU-21, BRU-22, BRU-23]

Once somebody burns their reputation, ability and office are gone, but not the votes they were: the
list is kept as it was when the verdict was carried out (`Trial.tally`).
"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import CARDS, LABELS
from aquelarre.games.las_brujas.box.characters import IDS
from aquelarre.games.las_brujas.rules.ballot import (
    CAUSE_OF,
    PLAIN,
    casts,
    count,
    reason,
    reputation_votes,
    tie_rule,
    weight,
)
from aquelarre.games.las_brujas.state import (
    ABSTAIN,
    AGAINST,
    FOR,
    NO_BALLOT,
    NOBODY,
    Trial,
    Village,
    Vote,
)
from aquelarre.games.las_brujas.verbs import CAUSES, REASONS
from aquelarre.kernel import Seat, View

WHATS = ("ballot", "reputation", "card", "character", "influential")
BALLOT, REPUTATION, CARD, CHARACTER, INFLUENTIAL = range(len(WHATS))
POSSESSED = len(REASONS)
WHYS = ("", *REASONS[1:], "possessed")
NEITHER = -1  # an abstention


def votes_of(s: Village, trial: Trial) -> tuple[list[View], int, int]:
    """Ballots that have been shown, votes of cards and characters, and reputation; and the sums
    for and against the accused."""
    votes = _counted(s, trial)
    return [_shown(vote) for vote in votes], _sum(votes, FOR), _sum(votes, AGAINST)


def tie_shown(s: Village, trial: Trial) -> str:
    """How the tie is or was broken, if the ballots that have been shown were one."""
    if not trial.voted:
        return ""
    votes = _counted(s, trial)
    if votes[-1][0] == INFLUENTIAL:
        return "influential"
    if _sum(votes, FOR) != _sum(votes, AGAINST):
        return ""
    return "inquisitor" if s.inquisitor else "dice"


def votes_now(s: Village, trial: Trial) -> tuple[Vote, ...]:
    """Everything that counts now, vote by vote; at the end the influential citizen's once more if
    that breaks a tie. [BRU-23]"""
    cast = [seat for seat, given in enumerate(trial.ballots) if given != NO_BALLOT]
    found = [_ballot(s, trial, seat) for seat in cast]
    for what, cause, votes in trial.pleas:
        family, number = (CARD, what) if what < CARDS else (CHARACTER, what - CARDS)
        found.append((family, number, cause, votes, PLAIN))
    found += _reputation(s, trial)
    yes, no = count(s, trial)
    if yes == no and cast and tie_rule(s, trial) == "influential":
        cause, more = CAUSE_OF[trial.ballots[s.influential]], weight(s, trial, s.influential)
        found.append((INFLUENTIAL, s.influential, cause, more, PLAIN))
    return tuple(found)


def _counted(s: Village, trial: Trial) -> tuple[Vote, ...]:
    return trial.tally or votes_now(s, trial)


def _sum(votes: tuple[Vote, ...], wanted: int) -> int:
    return sum(worth for _, _, cause, worth, _ in votes if cause == wanted)


def _ballot(s: Village, trial: Trial, seat: Seat) -> Vote:
    ballot = trial.ballots[seat]
    cause = NEITHER if ballot == ABSTAIN else CAUSE_OF[ballot]
    return BALLOT, seat, cause, weight(s, trial, seat), _why(s, trial, seat)


def _why(s: Village, trial: Trial, seat: Seat) -> int:
    """Why the ballot is worth what it is, where that is not plain."""
    found = reason(s, trial, seat)
    if found != PLAIN:
        return found
    return POSSESSED if seat == s.possessed and casts(s, trial) != NOBODY else PLAIN


def _reputation(s: Village, trial: Trial) -> list[Vote]:
    votes = reputation_votes(s, trial, trial.accused)
    if trial.double:
        other = reputation_votes(s, trial, trial.accuser)
        return [
            (REPUTATION, trial.accused, AGAINST, -votes, PLAIN),
            (REPUTATION, trial.accuser, FOR, -other, PLAIN),
        ]
    return [(REPUTATION, trial.accused, FOR if votes > 0 else AGAINST, abs(votes), PLAIN)]


def _shown(vote: Vote) -> View:
    what, number, cause, votes, why = vote
    return {
        "what": WHATS[what],
        "seat": number if what in (BALLOT, REPUTATION, INFLUENTIAL) else None,
        "card": LABELS[number] if what == CARD else None,
        "character": IDS[number] if what == CHARACTER else None,
        "cause": "none" if cause == NEITHER else CAUSES[cause],
        "votes": votes,
        "why": WHYS[why],
    }
