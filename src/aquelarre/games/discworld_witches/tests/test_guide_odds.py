"""The guide's reckoning of an attempt: exact odds, and the cards worth spending on it."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.ids import VALUES
from aquelarre.games.discworld_witches.guide.odds import Attempt, Means, Task, cheapest, reckon
from aquelarre.games.discworld_witches.seen.odds import OUTCOMES, ways

FIGHT = Task(need=14, gain=4.0, fail=1.0, flee=None)


def by_hand(task: Task, means: Means) -> float:
    """The same, slowly: every outcome of four dice, every set of symbols, every set of adds."""
    pairs = [a + b for a in VALUES for b in VALUES]
    boosts, covers = cheapest(means.symbols), cheapest(means.adds)

    def mended(short: int) -> float:
        enough = [task.gain - price for points, price in covers if points >= short]
        return max([-task.fail, *enough])

    def second(need: int) -> float:
        first = [mended(need - total) for total in pairs]
        value = sum(first) / len(pairs)
        for price in means.rerolls:
            again = value - price
            value = sum(max(each, again) for each in first) / len(pairs)
        return value - means.pair

    def after(need: int) -> float:
        stay = max(second(need - points) - price for points, price in boosts)
        return stay if task.flee is None else max(stay, task.flee)

    return sum(after(task.need - total) for total in pairs) / len(pairs) - means.pair


@pytest.mark.parametrize("need", [1, 8, 12, 14, 20, 25])
def test_with_dice_alone_it_is_the_chance_of_four_dice(need: int) -> None:
    found = reckon(FIGHT._replace(need=need), Means(pair=0.1))
    chance = ways(4, need) / OUTCOMES[4]
    assert found.chance == pytest.approx(chance)
    assert found.value == pytest.approx(5 * chance - 1 - 0.2)


@pytest.mark.parametrize(
    "means",
    [
        Means(symbols=((1, 0.2), (1, 0.3), (2, 0.9))),
        Means(adds=((2, 0.3), (4, 0.5))),
        Means(rerolls=(0.4,)),
        Means(((2, 0.5),), ((2, 0.2),), (0.3, 0.6), pair=0.15),
    ],
)
@pytest.mark.parametrize("flee", [None, 0.0, -2.0])
@pytest.mark.parametrize("need", [9, 14, 19])
def test_it_is_exact_with_cards(means: Means, flee: float | None, need: int) -> None:
    task = FIGHT._replace(need=need, flee=flee)
    assert reckon(task, means).value == pytest.approx(by_hand(task, means))


def test_what_solves_it_at_once_is_certain() -> None:
    assert reckon(FIGHT._replace(need=25), Means(sure=1.0)) == (3.0, 1.0, 0.0)


def test_getting_away_bounds_the_loss() -> None:
    dire = Task(need=25, gain=4.0, fail=9.0, flee=-1.0)
    fled = Attempt(dire, Means(slip=0.5)).mended(10)
    assert fled.value == pytest.approx(-1.5)
    assert Attempt(dire, Means()).mended(10).value == -9.0


def test_the_least_that_enough_points_cost() -> None:
    assert cheapest(((1, 0.5), (2, 0.4), (1, 0.1))) == [
        (0, 0.0),
        (1, 0.1),
        (2, 0.4),
        (3, pytest.approx(0.5)),
        (4, pytest.approx(1.0)),
    ]
