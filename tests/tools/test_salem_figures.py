"""The figures for bots that look ahead: made from games of guides, a row for all that is asked."""

from __future__ import annotations

import numpy as np
import pytest

from aquelarre.games.new_salem.box.cards import SIDES, WITCHES
from aquelarre.games.new_salem.guide import ahead
from aquelarre.games.new_salem.guide.figures import FIGURES
from aquelarre.kernel import Dice
from salem_figures import LIKINGS, Counted, Endings, play, readiness, taste


@pytest.fixture(scope="module")
def counted() -> Counted:
    found = Counted()
    for number in range(8):
        play(4, Dice("figures of a test").child(number), found)
    return found


def test_an_outlook_is_fitted_that_says_what_the_tool_says(counted: Counted) -> None:
    endings = Endings(4, counted)
    made = endings.fit()
    assert {name: len(row) for name, row in made.items()} == {
        name: len(row) for name, row in FIGURES["outlook"]["4"].items()
    }
    chances = endings.chances({name: np.array(row) for name, row in made.items()})
    assert ((chances >= 0) & (chances <= 1)).all()
    of_witches = (chances * endings.witch).sum(1)
    assert (of_witches <= 1.000001).all()  # one of them wins at most


def test_choices_are_counted(counted: Counted) -> None:
    mine = [choice for choice in counted.choices if choice.side != WITCHES]
    liked = taste(mine)
    assert set(liked) == {*LIKINGS, "enough"}
    assert liked["own"] > 0
    assert liked["completes"] > liked["first"]
    assert readiness(counted, WITCHES, (1, 2, 3, 4, 5))["ends"] > 0


def test_the_figures_that_are_shipped_have_all_rows() -> None:
    for name in SIDES:
        assert len(FIGURES["tastes"][name]) == len(FIGURES["launches"][name]) == 5
    for row in FIGURES["outlook"].values():
        assert len(row["points"]) == len(FIGURES["outlook"]["4"]["points"])
        assert row["growth_2"][0] > row["growth_1"][0]  # a second witch brings despair
    assert ahead.BY_SEATS[8] is ahead.BY_SEATS[5]
