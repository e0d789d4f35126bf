"""Checking: is one answer clearly best, and does the plain player miss it?

A first look picks what may be one. Then all answers race in imagined worlds until each is clearly
worse than the best or as good. What is left is tried again in other worlds with other dice, twice
as long, and played out to the end; all must say the same (docs/PUZZLES.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from aquelarre.kernel import Action
from aquelarre.puzzles.question import Question
from aquelarre.puzzles.race import Race

CLEAR = 0.08  # of the chances every other answer must lose, beyond noise
AS_GOOD = 0.02  # of the chances: who loses no more is as good
AT_THE_END = 0.05  # of the chances they must still lose when all is played out by anybody
SURE = 2.0  # standard errors of noise
SURER = 3.0  # before the last world was tried
HOPELESS = 1.5  # with which it would still not be enough: nothing is wasted on it
MOST_ALSO = 6  # answers that may be as good as the best, and no more than
PART_ALSO = 3  # one in so many of all
BATCH = 16  # worlds between two looks
WHOLE = 4  # the second search tries all of them in one of so many of its worlds
RIVALS = 6  # of the others, the best: they are tried again
BLINK = 4  # worlds of the first look, after which most are left alone; in it are the plain answer
FIRST = 3  # and the first few of those that a seer would think about
HOPE = (0.04, 0.96)  # the chances at which there is something to win and to lose


class Effort(NamedTuple):
    """In how many worlds an answer is tried, at most."""

    glance: int = 16
    search: int = 256
    again: int = 512
    ends: int = 512
    arms: int = 64  # answers to a question: all of them are compared, or it is left alone


USUAL = Effort()


class Verdict(NamedTuple):
    """An answer that is clearly best, those that are as good, and the others, best first."""

    best: Action
    also: tuple[Action, ...]
    worse: tuple[Action, ...]

    @property
    def right(self) -> tuple[Action, ...]:
        return (self.best, *self.also)


def glance(question: Question, effort: Effort) -> Action | None:
    """What looks clearly better than what the plain player answers, if anything."""
    tried = question.shortlist()
    if len(tried) < 2:
        return None
    look = Race(question.ahead("glance", effort.glance), tried)
    first = list(dict.fromkeys([question.plain, *tried[:FIRST]]))
    look.more(BLINK, first)
    if look.gap(max(first, key=look.mean), question.plain).lead < AT_THE_END:
        return None
    look.more(BLINK, [each for each in tried if each not in first])
    look.more(max(0, effort.glance - BLINK))
    best = max(tried, key=look.mean)
    if best == question.plain or not HOPE[0] < look.chance(best) < HOPE[1]:
        return None
    gap = look.gap(best, question.plain)
    if gap.lead < CLEAR or gap.least(1.0) <= 0:
        return None
    look.more(2 * effort.glance)
    best = max(tried, key=look.mean)
    leads = [look.gap(best, each).lead for each in tried]
    near = sum(lead <= AS_GOOD for lead in leads)
    between = sum(AS_GOOD < lead < AT_THE_END for lead in leads)
    return best if not between and near <= 1 + most_also(question) else None


def most_also(question: Question) -> int:
    """How many answers may be as good as the best: if many are, there is nothing to find."""
    return min(MOST_ALSO, len(question.options) // PART_ALSO)


def search(question: Question, effort: Effort) -> Verdict | None:
    """The first search: all answers."""
    tried = question.options
    race = Race(question.ahead("search", effort.search), tried)
    found = _race(race, tried, question, effort.search)
    return found if found is not None and question.plain in found.worse else None


def again(question: Question, found: Verdict, effort: Effort) -> Race | None:
    """The second search, in other worlds: does it say the same? Then what it saw."""
    rivals = list(dict.fromkeys([*found.worse[:RIVALS], question.plain]))
    tried = [*found.right, *rivals]
    race = Race(question.ahead("again", effort.again), tried)
    race.more(effort.again // WHOLE)
    other = _race(race, tried, question, effort.again)
    if other is None or set(other.right) != set(found.right):
        return None
    return race


def ends(question: Question, found: Verdict, effort: Effort) -> bool:
    """Played out to the end: do the plain answer and the nearest rival still lose?"""
    if not question.game.horizon:
        return True
    rivals = list(dict.fromkeys([question.plain, found.worse[0]]))
    played = Race(question.ahead("ends", effort.ends, 0), [found.best, *rivals])
    while played.worlds(found.best) < effort.ends:
        played.more(2 * BATCH)
        gaps = [played.gap(found.best, each) for each in rivals]
        if any(gap.most(HOPELESS) < AT_THE_END for gap in gaps):
            return False
        if all(gap.least(SURER) > 0 and gap.lead >= AT_THE_END for gap in gaps):
            return True
    return all(gap.least(SURE) > 0 and gap.lead >= AT_THE_END for gap in gaps)


def _race(race: Race, tried: Sequence[Action], question: Question, most: int) -> Verdict | None:
    """All are tried until each is clearly worse than the best or as good; None if that is not so
    in the end, or cannot be any more."""
    alive, plain, most_near = list(tried), question.plain, most_also(question)
    while True:
        race.more(BATCH, alive)
        last = race.worlds(alive[0]) >= most
        best = max(alive, key=race.mean)
        gaps = {each: race.gap(best, each) for each in alive if each != best}
        sure = SURE if last else SURER
        alive = [each for each in alive if each == best or gaps[each].least(sure) < CLEAR]
        if (
            plain in alive
            and (plain == best or gaps[plain].most(SURE) < CLEAR)
            and (last or race.worlds(plain) >= 2 * BATCH)
        ):
            return None
        near = [each for each in alive if each != best]
        if last or not near:
            break
        if sum(gaps[each].most(SURE) < CLEAR for each in near) > most_near:
            return None  # too many are about as good
    if len(near) > most_near or any(gaps[each].lead > AS_GOOD for each in near):
        return None
    worse = sorted((each for each in tried if each not in alive), key=lambda x: -race.mean(x))
    return Verdict(best, tuple(near), tuple(worse))
