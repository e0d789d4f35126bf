"""The villager's evening where the learner leads it elsewhere: what comes up is told as it comes
up, and what cards are worth before the first one is given away."""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.school import Lesson, lessons_of
from aquelarre.school.pupil import Pupil
from aquelarre.school.sight import sight_of

LONGEST = 4000  # answers
GAMES = 6
PURPLE = {GAME.thing("card", f"W{number:02}") for number in (2, 3, 4, 9, *range(11, 14))}
PURPLE |= {GAME.thing("card", f"W{number}") for number in range(19, 25)}
INNER = {GAME.thing("slot", f"I{number}") for number in range(5)}


def village() -> Lesson:
    return next(each for each in lessons_of(GAME) if each.name == "village")


def came_up(pupil: Pupil) -> set[str]:
    """The scenes that the learner has been told of by now, by what teaches their rule."""
    found = set()
    for told in sight_of(pupil.match, pupil.lesson.you).told:
        values = told.values
        if told.key == "revealed" and values["slot"] in INNER:
            found.add("inner")
        if told.key == "eye_given":
            found.add("cats_eye")
        given = told.key in ("given_up", "given_down", "eye_given")
        if given and values["receiver"] == pupil.lesson.you and values["card"] in PURPLE:
            found.add("poisoned")
    return found


@pytest.mark.parametrize("number", range(GAMES))
def test_a_scene_that_came_up_another_way_is_told_then(number: int) -> None:
    """Not when she is left alone, in words for somebody who has never seen such a thing."""
    pupil = Pupil(GAME, village(), f"newcomer {number}")
    said: set[str] = set()
    for step in pupil.steps(Pupil.stray, LONGEST):
        if step.name == "alone":
            assert came_up(pupil) <= said
        if not step.in_other_words:
            said.add(step.name.removesuffix("_other"))
        else:
            assert step.name not in came_up(pupil)


def test_no_scene_is_told_twice() -> None:
    for number in range(GAMES):
        pupil = Pupil(GAME, village(), f"newcomer {number}")
        for _ in pupil.steps(Pupil.stray, LONGEST):
            pass
        names = [step.name.removesuffix("_other") for step in pupil.said]
        twice = {name for name in names if names.count(name) > 1}
        assert not twice & {"inner", "cats_eye", "poisoned", "forced"}


def test_what_cards_are_worth_is_told_before_the_first_is_given() -> None:
    pupil = Pupil(GAME, village())
    for step in pupil.steps(Pupil.follow, LONGEST):
        if step.name in ("values", "values_more"):
            assert sight_of(pupil.match, pupil.lesson.you).key == "first_gift"
    names = [step.name for step in pupil.said]
    assert names.index("values") < names.index("values_more") < names.index("give")
