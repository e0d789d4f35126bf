"""The laws' text of a position: every field of the state counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.rules import Reveal, Swap
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DEAL, KEEP, SHOW
from aquelarre.kernel import Dice
from aquelarre.laws.position import position


def middle() -> TemplateState:
    """Both hands are dealt and one answer is in."""
    s = GAME.start(2)
    s.answer(2, DEAL.at(1))
    s.answer(2, DEAL.at(3))
    s.answer(0, KEEP.at())
    return s


CHANGES: list[Callable[[TemplateState], object]] = [
    lambda s: s.agenda.append(Reveal()),
    lambda s: s.agenda.append(Swap(1)),
    lambda s: s.answer(0, SHOW.at()),
    lambda s: s.answer(1, KEEP.at()),
    lambda s: s.cards.face.reverse(),
    lambda s: s.cards.show(0, 0b10),
    lambda s: s.deck.put(0),
    lambda s: s.hand.reverse(),
    lambda s: setattr(s, "asked", 0b11),
    lambda s: setattr(s, "heard", [11, -1, -1]),
    lambda s: setattr(s, "may", 0),
    lambda s: setattr(s, "owed", 0b01),
    lambda s: setattr(s, "question", 99),
    lambda s: setattr(s, "settings", {"showing": 0}),
    lambda s: setattr(s, "shown", 0b10),
]


def test_equal_positions_are_equal() -> None:
    assert position(middle()) == position(middle()) == position(middle().clone())
    assert "deck=Bag(counts=[2,1,2,0,1,1])" in position(middle())


@pytest.mark.parametrize("change", range(len(CHANGES)))
def test_every_field_counts(change: int) -> None:
    s = middle()
    CHANGES[change](s)
    assert position(s) != position(middle())


def test_steps_count_with_what_they_hold() -> None:
    one, other = middle(), middle()
    one.agenda.append(Swap(0))
    other.agenda.append(Swap(1))
    assert position(one) != position(other)


def test_who_listens_is_not_part_of_the_position() -> None:
    s = middle()
    s.news = []
    s.tell(GAME.notices[1], 0)
    assert position(s) == position(middle())


def test_other_deals_are_other_positions() -> None:
    found = {position(GAME.imagine(middle(), 0, Dice(seed))) for seed in range(80)}
    assert len(found) == 6  # the other hand can be any of the six kinds that are left
