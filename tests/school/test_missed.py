"""What did not come up is told all the same before the learner is left alone, or at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.verbs import KEEP
from aquelarre.kernel.catalog import find
from aquelarre.school import Teaching, lessons_of
from aquelarre.school.pupil import Pupil
from aquelarre.school.reading import BadLesson

if TYPE_CHECKING:
    from tests.school.conftest import Told

NEVER = 'when = { told = "shown seat=you" }\n'
ASKED = 'when = { asked = "choose" }\n'
POINT = 'point = ["seat:you"]\n'


def step(name: str, *rest: str) -> str:
    return f'[[step]]\nname = "{name}"\n' + "".join(rest)


def heard(told: Told, steps: str) -> list[tuple[str, bool, int]]:
    """What is said before the learner answers: the text, whether late, and the counter."""
    teaching, match = told(steps)
    found = []
    while (now := teaching.teacher.step) is not None:
        assert teaching.teacher.pauses
        found.append((now.says, now.late, teaching.teacher.reached))
        teaching.go_on(match, now.name)
    return found


def test_it_is_told_before_she_leaves_the_learner_alone(told: Told) -> None:
    own = step("own", NEVER, 'does = "swap"\n', POINT, "missed = true\n")
    new = step("new", NEVER, 'rules = ["TPL-02"]\nanywhere = true\n')
    alone = step("alone", ASKED) + step("alone_too")
    assert heard(told, own + new + alone) == [
        ("own-missed", True, 1),
        ("new", True, 2),
        ("alone", False, 3),
        ("alone_too", False, 4),
    ]


def test_only_other_words_than_its_own_are_told_as_such(told: Told) -> None:
    """What is true anywhere needs no word before it that it had not come up."""
    own = step("own", NEVER, "missed = true\n")
    new = step("new", NEVER, 'rules = ["TPL-02"]\nanywhere = true\n')
    teaching, match = told(own + new + step("alone", ASKED))
    found = []
    while (now := teaching.teacher.step) is not None:
        found.append((now.name, now.late, now.in_other_words))
        teaching.go_on(match, now.name)
    assert found == [("own", True, True), ("new", True, False), ("alone", False, False)]


def test_as_mere_words(told: Told) -> None:
    own = step("own", NEVER, 'does = "swap"\npoor = [{ does = "keep", says = "why" }]\n', POINT)
    teaching, match = told(own + "missed = true\n" + step("alone", ASKED))
    assert teaching.points(match) == []
    assert not teaching.holds_back(match, 0, KEEP.at())


def test_a_hint_for_a_scene_is_gone_with_it_and_still_the_counter_is_full(told: Told) -> None:
    known = step("known", 'when = { told = "dealt" }\nrules = ["TPL-02"]\n')
    hint = step("hint", NEVER, 'rules = ["TPL-02"]\n')
    assert heard(told, known + hint + step("alone", ASKED)) == [
        ("known", False, 1),
        ("alone", False, 3),
    ]


def test_what_goes_on_from_it_is_told_in_the_same_way(told: Told) -> None:
    talk = step("talk", POINT, "anywhere = true\n")
    steps = step("own", NEVER, "missed = true\n") + talk + step("alone", ASKED)
    assert [(says, late) for says, late, _ in heard(told, steps)] == [
        ("own-missed", True),
        ("talk", True),
        ("alone", False),
    ]


def test_a_text_that_speaks_of_its_scene_is_never_said_without_it(told: Told) -> None:
    scene = step("scene", NEVER, 'rules = ["TPL-02"]\n')
    assert [says for says, _, _ in heard(told, scene + step("alone", ASKED))] == ["alone"]


def test_a_rule_that_was_taught_or_is_about_to_be_is_not_taught_late(told: Told) -> None:
    known = step("known", 'when = { told = "dealt" }\nrules = ["TPL-02"]\n')
    own = step("own", NEVER, 'rules = ["TPL-02"]\nmissed = true\n')
    soon = step("soon", NEVER, 'rules = ["TPL-03"]\nmissed = true\n')
    alone = step("alone", ASKED, 'rules = ["TPL-03"]\n')
    assert [says for says, _, _ in heard(told, known + own + soon + alone)] == ["known", "alone"]


def test_whoever_comes_back_hears_the_rest_in_the_same_way(told: Told) -> None:
    """What was said late is kept with the rest of the progress."""
    talk = step("talk", POINT, "anywhere = true\n")
    teaching, match = told(step("own", NEVER, "missed = true\n") + talk + step("alone", ASKED))
    teaching.go_on(match, "own")
    for _ in range(2):
        teaching = Teaching(teaching.lesson, teaching.progress.copy())
        teaching.look(match)
        assert teaching.teacher.step is not None
        assert (teaching.teacher.step.name, teaching.teacher.step.late) == ("talk", True)


def test_what_goes_on_from_words_of_its_own_needs_some(told: Told) -> None:
    with pytest.raises(BadLesson, match="talk goes on from own, which may be said without"):
        told(step("own", NEVER, "missed = true\n") + step("talk", POINT) + step("alone", ASKED))


def test_what_is_true_anywhere_needs_no_other_words(told: Told) -> None:
    with pytest.raises(BadLesson, match="needs no other words"):
        told(step("own", NEVER, "missed = true\nanywhere = true\n"))


def test_what_is_said_sometimes_is_never_missed(told: Told) -> None:
    maybe = step("maybe", NEVER, "sometimes = true\nmissed = true\n")
    assert [says for says, _, _ in heard(told, maybe + step("alone", ASKED))] == ["alone"]


def test_at_the_latest_it_is_told_when_the_game_is_over(told: Told) -> None:
    own = step("own", 'when = { asked = "nothing" }\nmissed = true\n')
    alone = step("alone", 'when = { asked = "nothing" }\n')
    teaching, _ = told(own + alone + step("end", "when = { over = true }\n"))
    pupil = Pupil(GAME, teaching.lesson)
    for _ in pupil.steps(Pupil.stray, 100):
        pass
    assert [each.says for each in pupil.said] == ["own-missed", "end"]


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("village", {"WAL-11", "WAL-21", "WAL-22", "WAL-24", "WAL-37"}),
        ("witch", {"WAL-21", "WAL-22", "WAL-24", "WAL-31", "WAL-32"}),
    ],
)
def test_who_never_follows_walpurgisnacht_s_lessons_hears_its_rules(
    name: str, rules: set[str], number: int
) -> None:
    game = find("walpurgisnacht")
    lesson = next(each for each in lessons_of(game) if each.name == name)
    pupil = Pupil(game, lesson, f"newcomer {number}")
    for _ in pupil.steps(Pupil.stray, 4000):
        pass
    assert rules <= {rule for each in pupil.said for rule in each.rules}


def test_the_witch_is_warned_before_she_declares_herself_at_once() -> None:
    game = find("walpurgisnacht")
    lesson = next(each for each in lessons_of(game) if each.name == "witch")
    pupil = Pupil(game, lesson)
    next(pupil.steps(Pupil.follow, 4000))
    declare = next(iter(pupil.match.state.asides(lesson.you)))
    assert pupil.teaching.holds_back(pupil.match, lesson.you, declare)
    reply = pupil.teaching.teacher.reply
    assert reply is not None
    assert (reply.poor.says, reply.poor.may) == ("too_early", True)
