"""Chance by one number: the same draw that `random.choices` makes of it."""

from __future__ import annotations

from random import Random

import pytest

from aquelarre.kernel import Chance
from aquelarre.kernel.catalog import find, names
from aquelarre.laws.position import position


@pytest.mark.parametrize("name", names())
def test_it_draws_what_random_choices_would(name: str) -> None:
    game = find(name)
    one, other = game.start(game.most_seats), game.start(game.most_seats)
    chance, same = Random(7), Random(7)
    drawn = 0
    while one.asked:
        step = one.open_question()
        if isinstance(step, Chance):
            drawn += 1
            options, odds = one.chances()
            assert (options, odds) == (step.options(one, one.n), step.odds(one))
            one.answer(one.n, chance.choices(options, odds)[0])
            other.befall(same.random())
        else:
            seat = (one.asked & -one.asked).bit_length() - 1
            action = one.options(seat)[0]
            one.answer(seat, action)
            other.answer(seat, action)
        if drawn == 60:
            break
    assert drawn
    assert position(one) == position(other)
