"""Games played at random, followed by the referee: the rulebook's sums once more, the slow way."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from aquelarre.games.las_brujas.tests.referee_trial import Referee
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.kernel import Dice
from aquelarre.laws.walk import walk

FIVE = ["P05", "P17", "P10", "P22", "P06"]


def follow(n: int, game: int) -> int:
    """One game to its end, with the options in turn; returns how many trials there were."""
    wanted = {"double_trial": game % 2, "limit": game // 2 % 2}
    if n in (5, 7, 8, 10):
        wanted["random_sides"] = game // 2 % 2
    settings = GAME.check(n, wanted)
    s = GAME.start(n, settings, listen=True)
    referee = Referee(s, settings)
    for _ in walk(GAME, s, Dice(f"referee {n} {game}")):
        referee.follow()
    referee.follow()
    return s.trials


@pytest.mark.rule("BRU-06", "BRU-11", "BRU-12", "BRU-16", "BRU-22", "BRU-23", "BRU-24")
@pytest.mark.parametrize("n", range(3, 13))
def test_a_second_reading_of_the_rules_agrees(n: int) -> None:
    assert sum(follow(n, game) for game in range(4)) > 4


@pytest.mark.deep
@pytest.mark.parametrize("n", range(3, 13))
def test_a_second_reading_of_the_rules_agrees_for_long(n: int) -> None:
    assert sum(follow(n, game) for game in range(100)) > 100


@pytest.mark.parametrize("spoil", ["nothing", "reputation", "hand", "office", "rumours", "ballot"])
def test_the_referee_is_strict(spoil: str) -> None:
    """A card or a vote more or less, and it protests."""
    scene = Scene("wvvvw", FIVE).hold(0, "J1a").rumours(1)
    for seat in range(1, 5):
        scene.hold(seat)
    referee = Referee(scene.s, GAME.check(5, {}))
    referee.hand = [1, 0, 0, 0, 0]
    scene.s.news = [x for x in scene.s.news or [] if x.notice.key in ("chosen", "week", "begins")]
    referee.rolls = {0: 6}
    referee.active = 0
    referee.follow()
    scene.trial(0, "J1a", 1).vote(guilty=[0, 2, 3])
    if spoil == "reputation":
        scene.s.reputation[0] += 1
    elif spoil == "hand":
        scene.s.hand[2] |= 1
    elif spoil == "office":
        scene.s.influential = 3
    elif spoil == "rumours":
        referee.rumours[0] = [0, 1, 2]
    elif spoil == "ballot":
        assert scene.s.news is not None
        scene.s.news = [x for x in scene.s.news if x.heard_by(-1).values.get("seat") != 3]
    with nullcontext() if spoil == "nothing" else pytest.raises(AssertionError):
        referee.follow()
