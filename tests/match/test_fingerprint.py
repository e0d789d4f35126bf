"""Fingerprints stand for what is true on the table, not for how the code keeps it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aquelarre.games._template.game import Template
from aquelarre.games._template.rules import Choose, Reveal
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DEAL, KEEP, SHOW, SWAP
from aquelarre.kernel import Action, Dice, Seat
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match
from aquelarre.match.fingerprint import fingerprint, of_earlier_kind

GAME = Template()


def middle() -> TemplateState:
    """Both hands are dealt and one answer is in."""
    s = GAME.start(2)
    s.answer(2, DEAL.at(1))
    s.answer(2, DEAL.at(3))
    s.answer(0, KEEP.at())
    return s


def test_equal_positions_have_the_same() -> None:
    assert fingerprint(GAME, middle()) == fingerprint(GAME, middle().clone())
    assert not of_earlier_kind(fingerprint(GAME, middle()))
    assert of_earlier_kind("b99459d944e754b0"), "as they were before: of classes and fields"


CHANGES: list[Callable[[TemplateState], object]] = [
    lambda s: s.answer(0, SWAP.at()),  # what has been answered
    lambda s: s.answer(0, SHOW.at()),
    lambda s: s.answer(1, KEEP.at()),
    lambda s: s.cards.face.reverse(),  # what one seat sees
    lambda s: s.cards.show(0, 0b10),  # who sees it
    lambda s: s.deck.put(0),
    lambda s: s.hand.reverse(),
    lambda s: setattr(s, "may", 0),  # what one may say meanwhile
    lambda s: setattr(s, "owed", 0b01),  # whom the question is put to
    lambda s: setattr(s, "shown", 0b10),  # what one may answer
]


@pytest.mark.parametrize("change", range(len(CHANGES)))
def test_whatever_somebody_could_notice_counts(change: int) -> None:
    s = middle()
    CHANGES[change](s)
    assert fingerprint(GAME, s) != fingerprint(GAME, middle())


def test_other_deals_have_other_fingerprints() -> None:
    found = {fingerprint(GAME, GAME.imagine(middle(), 0, Dice(seed))) for seed in range(80)}
    assert len(found) == 6  # the other hand can be any of the six kinds that are left


class Decide(Choose):
    """The same question by another name in the code, with a field that nobody reads."""

    __slots__ = ("note",)

    def __init__(self) -> None:
        self.note = "tidied"

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return list(reversed(super().options(s, seat)))


class Tidied(TemplateState):
    """The same state by another name, with one field more."""

    __slots__ = ("memo",)
    memo: list[int]


def test_tidying_the_code_leaves_it_as_it_was() -> None:
    one = middle()
    other = Tidied(2, one.settings)
    for name in ("deck", "cards", "hand", "shown"):
        setattr(other, name, getattr(one, name))
    other.copy_kernel(one)
    other.memo = [1, 2, 3]
    other.agenda = [Reveal(), Decide()]
    assert fingerprint(GAME, other) == fingerprint(GAME, one)


def test_they_do_not_change_by_accident() -> None:
    """Tables and saved games carry them: another way of making them needs another kind."""
    assert fingerprint(GAME, middle()) == "2-ead3c0e39dde420f"


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_told_in_plain_data(game: str) -> None:
    """And a position that is met again by the same answers has the same fingerprint."""
    match: Match[Any] = Match(find(game), find(game).most_seats, seed="plain")
    dice, found = Dice("plain"), {}
    for _ in range(40):
        seat = match.asked[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
        found[len(match.answers)] = match.fingerprint()
        if match.over:
            break
    assert len(set(found.values())) == len(found), "every answer has made a difference"
    for count in list(found)[::10]:
        assert match.at(count).fingerprint() == found[count]
