"""How good was an answer? Judged with what the seat could know when it gave it, never by hindsight.

Three looks, each in other worlds than the one before, so that luck in finding something does not
count as strength:

1. The search (`bots/search`) says what it would have answered.
2. That answer, and what the guide would have done, are held to the one that was given as the search
   sees it, a few turns ahead. Mostly nothing speaks against what was given; then it was good.
3. Whatever is suspected is played on to the end by guides, after both answers, in the same worlds
   with the same luck (`playing_on.py`), until it is plain how much was lost. Only this is a
   verdict: how a position looks after a few turns may deceive, how games end does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.bots import bot
from aquelarre.bots.hearing import answer_after
from aquelarre.bots.search.budget import Budget
from aquelarre.bots.search.halving import think
from aquelarre.bots.search.seer import Ahead, shortlist
from aquelarre.kernel import Action, Belief, Dice, Told, Window
from aquelarre.review.comparing import Compared, Gap, Trial
from aquelarre.review.playing_on import PLAYERS, Imagined, PlayingOn

GOOD, IMPRECISE, MISTAKE, BLUNDER = VERDICTS = ("good", "imprecise", "mistake", "blunder")
# From how much of the chances an answer must have lost, beyond noise.
LOST = {BLUNDER: 0.20, MISTAKE: 0.10, IMPRECISE: 0.05}
FINDING = 2  # times as long as a seer of the game looks for an answer
ENOUGH = 48  # worlds for the chances of an answer
BATCH = 32  # worlds between two looks at how plain it is
PLAIN = 2.0  # standard errors between a loss and all limits, for the comparing to stop
HOPELESS = 1.5  # standard errors below all of them: hardly anything will come of it
NOISE = 1.0  # standard errors that speak for whoever answered
SUSPECT = 0.02  # of the chances, as the search sees it: less is not worth another look
CHOOSING = 24  # games after each answer that may be the better one, to choose one of them
GAMES = 192  # at most, after each of two answers


class Judged:
    """An answer that was judged: what would have been better, the chances that the seat had with
    it (from 0 to 1), how much of them was lost, and how sure that is (a standard error)."""

    __slots__ = ("action", "best", "chance", "error", "lost", "verdict", "worlds")

    def __init__(
        self, action: Action, best: Action, chance: float, lost: float, error: float, worlds: int
    ) -> None:
        self.action = action
        self.best = best
        self.chance = chance
        self.lost = lost
        self.error = error
        self.worlds = worlds
        self.verdict = verdict(lost, error)


def verdict(lost: float, error: float) -> str:
    """What so much is called; in doubt the better word."""
    for word, limit in LOST.items():
        if lost - NOISE * error >= limit:
            return word
    return GOOD


def judge(
    window: Window[Any],
    told: Sequence[Told],
    action: Action,
    dice: Dice,
    simulations: int = 0,
) -> Judged:
    """How good this answer to the open question is. So many simulations for finding a better one
    (0: as the game's seers take), and twice as many for each comparing; with fewer than a seer
    takes, fewer games are played on, too."""
    game = window.game
    budget = simulations or game.simulations
    belief = game.belief(window, told)
    fresh = Imagined(window, belief, dice.child("other worlds"), budget)
    ahead = Ahead(game, window.seat, fresh, dice.child("comparing"), belief)
    suspects = [
        each
        for each in _others(window, told, action, belief, dice, budget)
        if _looks_better(ahead, action, each, 2 * budget)
    ]
    enough = min(ENOUGH, budget)
    chance = _chance(ahead, action, enough)
    good = Judged(action, action, chance, 0.0, 0.0, enough)
    if not suspects:
        return good
    games = max(2, min(GAMES, GAMES * budget // game.simulations))
    best = suspects[0]
    if len(suspects) > 1:
        choosing = PlayingOn(window, told, belief, dice.child("choosing"), games)
        best = _best(choosing, suspects, min(CHOOSING, games))
    on = PlayingOn(window, told, belief, dice.child("playing on"), games)
    gap = side_by_side(on.worth_of, action, best, games, list(LOST.values()))
    found = Judged(action, best, chance, *gap)
    return good if found.verdict == GOOD else found


def side_by_side(
    trial: Trial, action: Action, best: Action, most: int, limits: Sequence[float] = ()
) -> Gap:
    """Both in the same worlds, with the same luck; with limits until it is plain on which side of
    them the difference is."""
    both = Compared(trial, (best, action))
    gap = both.gap(best, action)
    while gap.worlds < most and not (gap.worlds and limits and is_plain(gap, limits)):
        both.more(min(BATCH, most - gap.worlds))
        gap = both.gap(best, action)
    return gap


def is_plain(gap: Gap, limits: Sequence[float]) -> bool:
    """Would more worlds hardly bring it to the other side of a limit?"""
    sure = gap.least(NOISE)
    hopeless = min(limits) - sure > HOPELESS * gap.error
    return hopeless or all(abs(sure - limit) > PLAIN * gap.error for limit in limits)


def _others(
    window: Window[Any],
    told: Sequence[Told],
    action: Action,
    belief: Belief[Any],
    dice: Dice,
    budget: int,
) -> list[Action]:
    """What the search would have answered, what it had planned, and what the guide would do, as
    far as that is not what was given."""
    game, options = window.game, window.options()
    if len(options) < 2:
        return []
    weights = game.plan(window, dice.child("weigh"), belief)
    tried = shortlist(options, weights, game.shortlist, dice.child("ties"))
    usual = answer_after(bot(PLAYERS, dice.child("guide")), window, told)
    worlds = Imagined(window, belief, dice.child("worlds"), budget)
    ahead = Ahead(game, window.seat, worlds, dice.child("finding"), belief)
    all_of_them = list(dict.fromkeys((*tried, usual, action)))
    best = think(all_of_them, ahead.trial, Budget(FINDING * budget), game.guard).action
    return [each for each in dict.fromkeys((best, tried[0], usual)) if each != action]


def _looks_better(ahead: Ahead, action: Action, other: Action, most: int) -> bool:
    return side_by_side(ahead.trial, action, other, most, [SUSPECT]).least(NOISE) >= SUSPECT


def _chance(ahead: Ahead, action: Action, worlds: int) -> float:
    """The chances that an answer leaves."""
    after = [ahead.after(action, number) for number in range(worlds)]
    return (sum(ahead.game.outlook(s)[ahead.seat] for s in after) / worlds + 1) / 2


def _best(on: PlayingOn, suspects: Sequence[Action], games: int) -> Action:
    """Which of them does best when it is played on; of equal ones the first."""
    return max(suspects, key=lambda each: sum(on.worth_of(each, number) for number in range(games)))
