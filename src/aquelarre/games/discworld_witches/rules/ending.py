"""The end: everybody loses, or points are counted. [LAN-12, LAN-27, LAN-28, LAN-49 … LAN-51]"""

from __future__ import annotations

from aquelarre.games.discworld_witches import notices
from aquelarre.games.discworld_witches.box.ids import Space
from aquelarre.games.discworld_witches.rules.board import hard_left
from aquelarre.games.discworld_witches.state import (
    ALL_SOLVED,
    BY_POINTS,
    COOPERATIVE,
    SOLO,
    TOO_MANY_LEFT,
    Lancre,
    Tackling,
)
from aquelarre.kernel import Notice, Seat, everyone, members

FEW = 4  # so many hard problems left, and a co-operative game is lost [LAN-50]
LICENCE, HONOURS = 30, 40  # points of a solo game [LAN-51]
PIGS, WITCH, WITH_HONOURS = range(3)
VERDICTS = ("pigs", "witch", "honours")


def finish(s: Lancre, outcome: int) -> None:
    """Nothing is done any more."""
    s.outcome = outcome
    s.fatal = s.inside(Tackling)
    s.instead()


def all_lose(
    s: Lancre, outcome: int, notice: Notice, *values: int, places: tuple[Space, ...] = ()
) -> None:
    """The game ends at once, and everybody has lost. [LAN-12, LAN-27, LAN-49]"""
    s.tell(notice, *values, places=places)
    finish(s, outcome)


# -- points ------------------------------------------------------------------------------


def easy_points(s: Lancre, seat: Seat) -> int:
    return sum(s.edition.points[tile] for tile in s.easy[seat])


def hard_points(s: Lancre, seat: Seat) -> int:
    return sum(s.edition.points[tile] for tile in s.hard[seat])


def points(s: Lancre, seat: Seat) -> int:
    """Points of the tiles won, one less for every Black Aliss token. [LAN-28]"""
    return easy_points(s, seat) + hard_points(s, seat) - s.aliss[seat]


def tokens(s: Lancre, seat: Seat) -> int:
    """Cackles and Black Aliss: the fewer, the better in a tie. [LAN-28]"""
    return s.cackles[seat] + s.aliss[seat]


def hardest(s: Lancre, seat: Seat) -> int:
    """The printed difficulty of the hardest tile won. [LAN-28]"""
    return max((s.edition.difficulty[tile] for tile in s.easy[seat] + s.hard[seat]), default=0)


def standing(s: Lancre, seat: Seat) -> tuple[int, int, int, int]:
    """The more, the better: points, few tokens, points in hard tiles, the hardest. [LAN-28]"""
    return points(s, seat), -tokens(s, seat), hard_points(s, seat), hardest(s, seat)


def verdict(s: Lancre) -> int:
    """What becomes of a solo player. [LAN-51]"""
    total = points(s, 0)
    return PIGS if total < LICENCE else WITCH if total <= HONOURS else WITH_HONOURS


# -- the last turn is over ---------------------------------------------------------------


def count_up(s: Lancre) -> None:
    """The last tile was placed, and the turn is over. [LAN-28, LAN-50, LAN-51]"""
    for seat in range(s.n):
        s.tell(
            notices.SCORED,
            seat,
            easy_points(s, seat),
            hard_points(s, seat),
            s.aliss[seat],
            points(s, seat),
        )
    if s.settings["mode"] == COOPERATIVE:
        _together(s)
    elif s.settings["mode"] == SOLO:
        _alone(s)
    else:
        _compete(s)


def _together(s: Lancre) -> None:
    """Won with fewer than four hard problems left on the board. [LAN-50]"""
    left = hard_left(s)
    if left < FEW:
        s.winners = everyone(s.n)
    s.tell(notices.ALL_WON if left < FEW else notices.ALL_LOST, left)
    finish(s, ALL_SOLVED if left < FEW else TOO_MANY_LEFT)


def _alone(s: Lancre) -> None:
    """A licence from thirty points on. [LAN-51]"""
    found = verdict(s)
    s.winners = 0 if found == PIGS else 1
    s.tell((notices.SOLO_PIGS, notices.SOLO_WITCH, notices.SOLO_HONOURS)[found], 0, points(s, 0))
    finish(s, BY_POINTS)


def _compete(s: Lancre) -> None:
    """The highest total wins; then come the tie-breaks. [LAN-28]"""
    best = max(standing(s, seat) for seat in range(s.n))
    s.winners = sum(1 << seat for seat in range(s.n) if standing(s, seat) == best)
    first = members(s.winners)[0]
    decided = tie_break(s)
    if decided == "tokens":
        s.tell(notices.TIE_BY_TOKENS, first, tokens(s, first))
    elif decided == "hard":
        s.tell(notices.TIE_BY_HARD, first, hard_points(s, first))
    elif decided == "difficulty":
        s.tell(notices.TIE_BY_DIFFICULTY, first, hardest(s, first))
    for seat in members(s.winners):
        s.tell(notices.SHARED if decided == "shared" else notices.WON, seat, points(s, seat))
    finish(s, BY_POINTS)


def tie_break(s: Lancre) -> str:
    """What decided between those with the same points: "" if nothing had to. [LAN-28]"""
    rows = [standing(s, seat) for seat in range(s.n)]
    equal = [row for row in rows if row[0] == max(rows)[0]]
    if len(equal) == 1:
        return ""
    for place, name in enumerate(("tokens", "hard", "difficulty"), start=1):
        most = max(row[place] for row in equal)
        equal = [row for row in equal if row[place] == most]
        if len(equal) == 1:
            return name
    return "shared"


def results(s: Lancre) -> list[float]:
    """Won or lost: who shares the victory has won. [LAN-28]"""
    return [1.0 if s.winners >> seat & 1 else -1.0 for seat in range(s.n)]
