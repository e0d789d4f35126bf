"""Stored answers are given again; where today's rules ask more, what goes unsaid is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aquelarre.games._template.game import Template
from aquelarre.games._template.rules import Choose
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import KEEP, SHOW, SWAP
from aquelarre.kernel import Action, Ask, Illegal, Seat, Seats, Step
from aquelarre.match import Match, Player
from aquelarre.match.fair import redeal
from aquelarre.match.replaying import Mark, replayed


class Nod(Ask[TemplateState]):
    """A question that the rules did not ask before: everybody can only go on."""

    __slots__ = ()
    key = "choose"

    def seats(self, s: TemplateState) -> Seats:
        return (1 << s.n) - 1

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [KEEP.at()]

    def decided(self, s: TemplateState, answers: list[Action]) -> None:
        pass


class NodOrShow(Nod):
    """Some could do something else, and their silence means that they go on."""

    __slots__ = ()

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [KEEP.at(), SHOW.at()]

    def lapses(self, s: TemplateState, seat: Seat) -> Action:
        return KEEP.at()


class Decide(NodOrShow):
    """Something that nobody may say for another."""

    __slots__ = ()

    def lapses(self, s: TemplateState, seat: Seat) -> Action:
        return -1


def asking(new: Callable[[], Step[Any]] | None, after: bool = False) -> Template:
    """The template's game with another question before (or after) its own."""

    class Asking(Template):
        def start(self, *args: Any, **more: Any) -> TemplateState:
            s = super().start(*args, **more)
            place = next(n for n, step in enumerate(s.agenda) if isinstance(step, Choose))
            if new is not None:
                s.agenda.insert(place if after else place + 1, new())
            return s

    return Asking()


def played() -> Match[TemplateState]:
    match = Match(asking(None), 2, {"showing": 1}, seed="brocken")
    match.play(0, SWAP.at())
    match.play(1, KEEP.at())
    assert match.over
    return match


def again(game: Template, answers: list[tuple[int, int]], **more: Any) -> Any:
    return replayed(game, 2, {"showing": 1}, "brocken", [Player(), Player()], answers, **more)


def test_the_same_rules_lead_to_the_same_position() -> None:
    match = played()
    found = again(asking(None), match.answers)
    assert found.whole
    assert (found.taken, found.bridged) == (len(match.answers), 0)
    assert found.match.fingerprint() == match.fingerprint()


@pytest.mark.parametrize("new", [Nod, NodOrShow])
@pytest.mark.parametrize("after", [False, True])
def test_what_goes_without_saying_is_said(new: type[Nod], after: bool) -> None:
    match = played()
    found = again(asking(new, after), match.answers, older=True)
    assert found.whole
    assert found.bridged == (0 if after else 2)
    if not after:
        assert found.match.over
        assert len(found.match.answers) == len(match.answers) + 2
        assert found.match.game.returns(found.match.state) == match.returns()
    else:  # the new question is the open one now: people answer it
        assert found.match.asked == [0, 1]


def test_the_rules_of_today_need_every_answer() -> None:
    found = again(asking(Nod), played().answers)
    assert isinstance(found.refusal, Illegal)
    assert found.bridged == 0


def test_nobody_is_made_to_decide() -> None:
    match = played()
    found = again(asking(Decide), [*match.answers[:2], (0, 99)], older=True)
    assert found.refusal is not None
    assert (found.taken, found.bridged) == (2, 0)
    assert found.match.answers == match.answers[:2], "as far as it goes"


def test_an_answer_of_who_has_answered_belongs_to_a_later_question() -> None:
    answers = played().answers
    found = again(asking(Nod), [*answers[:2], (0, KEEP.at()), (0, SWAP.at())], older=True)
    assert found.whole
    assert found.bridged == 1
    assert found.match.answers[2:] == [(0, KEEP.at()), (1, KEEP.at()), (0, SWAP.at())]


def test_the_mark_is_compared_where_it_was_made() -> None:
    match = played()
    for n in range(len(match.answers) + 1):
        there = Mark(n, match.at(n).fingerprint())
        assert again(asking(None), match.answers, mark=there).whole
        found = again(asking(None), match.answers, mark=Mark(n, "elsewhere"))
        assert found.strayed
        assert found.taken == n


def test_a_game_of_earlier_rules_is_dealt_again_as_it_was() -> None:
    """Nature's answers are numbered as they were before today's rules asked for more."""
    found = again(asking(Nod), played().answers, older=True)
    assert found.match.bridged == [2, 3]
    assert redeal(found.match).wrong == []
    found.match.bridged.clear()
    assert redeal(found.match).wrong, "that is why they are noted"
