"""The guide's reckoning of an attempt: exact odds, and the cards worth spending on it."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.ids import VALUES
from aquelarre.games.discworld_witches.guide.odds import Attempt, Means, Task, cheapest, reckon
from aquelarre.games.discworld_witches.seen.odds import OUTCOMES, ways

FIGHT = Task(need=14, gain=4.0, fail=1.0, flee=None)
CACKLES = (0.0, 0.3, 0.7, 1.2, 1.8, 2.5, 3.3)  # the more of them, the dearer the next


def by_hand(task: Task, means: Means) -> float:
    """The same, slowly: every outcome of four dice, every set of symbols, every set of adds."""
    pairs = [(a, b) for a in VALUES for b in VALUES]
    covers = cheapest(means.adds)

    def cost(count: int, taken: int) -> float:
        return means.cackles[taken + count] - means.cackles[taken] if any(means.cackles) else 0.0

    def mended(short: int, taken: int) -> float:
        enough = [task.gain - price for points, price in covers if points >= short]
        return max([-task.fail - cost(1, taken), *enough])

    def faces(taken: int) -> float:
        return sum(cost((a == 0) + (b == 0), taken) for a, b in pairs) / len(pairs)

    def second(need: int, taken: int) -> float:
        first = [mended(need - a - b, taken) for a, b in pairs]
        value = sum(first) / len(pairs)
        for price in means.rerolls:
            again = value - price
            value = sum(max(each, again) for each in first) / len(pairs)
        return value - faces(taken)

    def after(need: int) -> float:
        stay = max(
            second(need - heads - 2 * magics, magics)
            - sum(means.heads[:heads])
            - sum(means.magics[:magics])
            - cost(magics, 0)
            for heads in range(len(means.heads) + 1)
            for magics in range(len(means.magics) + 1)
        )
        return stay if task.flee is None else max(stay, task.flee)

    return sum(after(task.need - a - b) for a, b in pairs) / len(pairs) - faces(0)


@pytest.mark.parametrize("need", [1, 8, 12, 14, 20, 25])
def test_with_dice_alone_it_is_the_chance_of_four_dice(need: int) -> None:
    found = reckon(FIGHT._replace(need=need), Means(cackles=(0.0, 0.3, 0.6)))
    chance = ways(4, need) / OUTCOMES[4]
    assert found.chance == pytest.approx(chance)
    pairs = 2 * 0.3 * 12 / 36  # a cackle on each sixth die
    assert found.value == pytest.approx(4 * chance - 1.3 * (1 - chance) - pairs)


@pytest.mark.parametrize(
    "means",
    [
        Means(heads=(0.2, 0.3), magics=(0.6,)),
        Means(heads=(0.2,), magics=(0.1, 0.3), cackles=CACKLES),
        Means(adds=((2, 0.3), (4, 0.5))),
        Means(rerolls=(0.4,)),
        Means((), (0.2,), ((2, 0.2),), (0.3, 0.6), cackles=CACKLES),
    ],
)
@pytest.mark.parametrize("flee", [None, 0.0, -2.0])
@pytest.mark.parametrize("need", [9, 14, 19])
def test_it_is_exact_with_cards(means: Means, flee: float | None, need: int) -> None:
    task = FIGHT._replace(need=need, flee=flee)
    assert reckon(task, means).value == pytest.approx(by_hand(task, means))


@pytest.mark.parametrize("need", range(2, 20))
def test_a_plan_is_the_same_half_way(need: int) -> None:
    """After each symbol the rest of them is still the best to add, whatever cackles cost."""
    means = Means(heads=(0.1, 0.4), magics=(0.0, 0.2, 0.3), cackles=CACKLES)
    stay, spend = Attempt(FIGHT, means).staying(need)
    if spend == 0:
        return
    by_head = Attempt(FIGHT, means).adding(need, 1, 0)
    if by_head == pytest.approx(stay.value):
        rest, points, price = means._replace(heads=means.heads[1:]), 1, means.heads[0]
    else:
        costs = tuple(cost - CACKLES[1] for cost in CACKLES[1:])
        rest, points = means._replace(magics=means.magics[1:], cackles=costs), 2
        price = means.magics[0] + CACKLES[1]
    then, more = Attempt(FIGHT, rest).staying(need - points)
    assert more == spend - points
    assert then.value - price == pytest.approx(stay.value)


def test_what_solves_it_at_once_is_certain() -> None:
    assert reckon(FIGHT._replace(need=25), Means(sure=1.0)) == (3.0, 1.0, 0.0)


def test_getting_away_bounds_the_loss() -> None:
    dire = Task(need=25, gain=4.0, fail=9.0, flee=None, away=-1.0)
    fled = Attempt(dire, Means(slip=0.5)).mended(10)
    assert fled.value == pytest.approx(-1.5), "also where she has stayed, or no way leads out"
    assert Attempt(dire, Means()).mended(10).value == -9.0


def test_the_least_that_enough_points_cost() -> None:
    assert cheapest(((1, 0.5), (2, 0.4), (1, 0.1))) == [
        (0, 0.0),
        (1, 0.1),
        (2, 0.4),
        (3, pytest.approx(0.5)),
        (4, pytest.approx(1.0)),
    ]


def test_where_there_is_no_retreat_a_failure_costs_two_cackles() -> None:
    trapped = Attempt(FIGHT._replace(price=2), Means(cackles=CACKLES))
    assert trapped.lost == pytest.approx(1.7)
    assert trapped.mended(1).value == pytest.approx(-1.7)
