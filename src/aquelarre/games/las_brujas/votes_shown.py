"""The votes of a trial as a list that explains the sums. [BRU-21, BRU-22, BRU-23]

Once somebody burns their reputation, ability and office are gone, but not the votes they were: the
list is kept as it was when the verdict was carried out (`Village.tally`).
"""

from __future__ import annotations

from aquelarre.games.las_brujas.ballot import (
    CAUSE_OF,
    PLAIN,
    casts,
    count,
    reason,
    reputation_votes,
    tie_rule,
    weight,
)
from aquelarre.games.las_brujas.cards import CARDS, LABELS
from aquelarre.games.las_brujas.characters import IDS
from aquelarre.games.las_brujas.floor import is_double
from aquelarre.games.las_brujas.state import (
    ABSTAIN,
    AGAINST,
    EXECUTION,
    FOR,
    NO_BALLOT,
    NOBODY,
    TIED,
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


def votes_of(s: Village) -> tuple[list[View], int, int]:
    """Ballots that have been shown, votes of cards and characters, and reputation; and the sums
    for and against the accused."""
    votes = _counted(s)
    return [_shown(vote) for vote in votes], _sum(votes, FOR), _sum(votes, AGAINST)


def tie_shown(s: Village) -> str:
    """How the tie is or was broken, if the ballots that have been shown were one."""
    if not TIED <= s.phase <= EXECUTION:
        return ""
    votes = _counted(s)
    if votes[-1][0] == INFLUENTIAL:
        return "influential"
    if _sum(votes, FOR) != _sum(votes, AGAINST):
        return ""
    return "inquisitor" if s.inquisitor else "dice"


def votes_now(s: Village) -> tuple[Vote, ...]:
    """Everything that counts now, vote by vote; at the end the influential citizen's once more if
    that breaks a tie. [BRU-23]"""
    found = [_ballot(s, seat) for seat, given in enumerate(s.ballots) if given != NO_BALLOT]
    for what, cause, votes in s.pleas:
        family, number = (CARD, what) if what < CARDS else (CHARACTER, what - CARDS)
        found.append((family, number, cause, votes, PLAIN))
    found += _reputation(s)
    yes, no = count(s)
    if yes == no and TIED <= s.phase <= EXECUTION and tie_rule(s) == "influential":
        cause, more = CAUSE_OF[s.ballots[s.influential]], weight(s, s.influential)
        found.append((INFLUENTIAL, s.influential, cause, more, PLAIN))
    return tuple(found)


def _counted(s: Village) -> tuple[Vote, ...]:
    return s.tally if s.phase == EXECUTION else votes_now(s)


def _sum(votes: tuple[Vote, ...], wanted: int) -> int:
    return sum(worth for _, _, cause, worth, _ in votes if cause == wanted)


def _ballot(s: Village, seat: Seat) -> Vote:
    ballot = s.ballots[seat]
    cause = NEITHER if ballot == ABSTAIN else CAUSE_OF[ballot]
    return BALLOT, seat, cause, weight(s, seat), _why(s, seat)


def _why(s: Village, seat: Seat) -> int:
    """Why the ballot is worth what it is, where that is not plain."""
    found = reason(s, seat)
    if found != PLAIN:
        return found
    return POSSESSED if seat == s.possessed and casts(s) != NOBODY else PLAIN


def _reputation(s: Village) -> list[Vote]:
    votes = reputation_votes(s, s.accused)
    if is_double(s):
        other = reputation_votes(s, s.accuser)
        return [
            (REPUTATION, s.accused, AGAINST, -votes, PLAIN),
            (REPUTATION, s.accuser, FOR, -other, PLAIN),
        ]
    return [(REPUTATION, s.accused, FOR if votes > 0 else AGAINST, abs(votes), PLAIN)]


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
