"""The gist that the guide reads: a part of the view, and enough for it."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.games.las_brujas.guide.gist import gist
from aquelarre.games.las_brujas.guide.suspicion import seen
from aquelarre.games.las_brujas.state import Village
from aquelarre.games.las_brujas.tests.scenario import GAME
from aquelarre.kernel import Dice, Window
from aquelarre.laws.walk import walk


def part_of(less: Any, whole: Any) -> bool:
    """Is all of it there, in the same place and the same?"""
    if isinstance(less, dict):
        return all(key in whole and part_of(value, whole[key]) for key, value in less.items())
    if isinstance(less, list) and isinstance(whole, list) and len(less) == len(whole):
        return all(part_of(one, other) for one, other in zip(less, whole, strict=True))
    return type(less) is type(whole) and bool(less == whole)


def villages(number: int, settings: dict[str, int]) -> list[Village]:
    """Positions on the way of a random game."""
    s = GAME.start(7, settings)
    steps = walk(GAME, s, Dice("gist").child(number))
    return [s.clone() for count, _ in enumerate(steps) if count % 12 == 0]


@pytest.mark.parametrize("settings", [{}, {"double_trial": 1, "random_sides": 1}])
def test_it_is_a_part_of_the_view(settings: dict[str, int]) -> None:
    """Protects secrets: a guide is shown nothing that its seat may not see."""
    looked = 0
    for number in range(3):
        for s in villages(number, settings):
            for seat in range(s.n):
                short, view = gist(s, seat), GAME.view(s, seat)
                assert short.pop("seen") == seen(view, GAME.box)
                assert part_of(short, view), (number, seat)
                looked += 1
    assert looked > 300


@pytest.mark.parametrize("settings", [{}, {"double_trial": 1, "random_sides": 1}])
def test_the_guide_answers_by_it_as_by_the_whole_view(
    settings: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0
    for number in range(2):
        for s in villages(number, settings):
            for seat in range(s.n):
                window = Window(GAME, s, seat)
                if not s.asked >> seat & 1 or seat >= s.n or not window.question():
                    continue
                quick = GAME.weigh(window, Dice(1)), GAME.guide_aside(window, Dice(2))
                with monkeypatch.context() as without:
                    without.setattr(Window, "gist", Window.view)
                    assert quick == (GAME.weigh(window, Dice(1)), GAME.guide_aside(window, Dice(2)))
                asked += 1
    assert asked > 60
