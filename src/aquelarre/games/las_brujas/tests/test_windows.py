"""Redaction where it is most at risk: in the windows of trials, and in sealed questions.

The shared law tests look at all kinds of positions; these look at the ones in which somebody's
silence could betray a hand. `./test --deep` compares two thousand pairs for each number of seats.
"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas.tests.scenario import GAME
from aquelarre.kernel import Dice
from aquelarre.laws.redaction import check_secrets
from aquelarre.laws.walk import walk

SEALED = ("floor", "verdict", "vote", "speech", "share", "decide")


def compare(n: int, pairs: int) -> None:
    """Pairs of a true position and one that a seat, or a watcher, imagines there."""
    found = game = 0
    while found < pairs:
        settings = {"double_trial": game % 2, "limit": game // 2 % 2}
        if n in (5, 7, 8, 10):
            settings["random_sides"] = game // 4 % 2
        dice = Dice(f"windows {n} {game}")
        s = GAME.start(n, settings, listen=True)
        for _ in walk(GAME, s, dice):
            step = s.open_question()
            if step is not None and step.key in SEALED and dice.below(12) == 0 and found < pairs:
                check_secrets(GAME, s, dice.below(n + 1) - 1, dice.child(found))
                found += 1
            if s.news is not None and len(s.news) > 50:
                s.news.clear()
        game += 1


@pytest.mark.rule("BRU-19", "BRU-20")
@pytest.mark.parametrize("n", range(3, 13))
def test_windows_betray_nobody(n: int) -> None:
    compare(n, 20)


@pytest.mark.deep
@pytest.mark.parametrize("n", range(3, 13))
def test_two_thousand_pairs_of_windows(n: int) -> None:
    compare(n, 2000)
