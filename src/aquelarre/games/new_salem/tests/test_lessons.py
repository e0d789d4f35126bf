"""The witch's evening where the learner chooses before the teacher has come to it."""

from __future__ import annotations

from aquelarre.games.new_salem import GAME
from aquelarre.kernel import Action
from aquelarre.school import Lesson, lessons_of
from aquelarre.school.pupil import Pupil

LONGEST = 4000  # answers
GALLOWS, BANK = "MUE-R", "FIN-C"


def witch() -> Lesson:
    return next(each for each in lessons_of(GAME) if each.name == "witch")


def first_pick(pupil: Pupil, label: str) -> Action:
    card = GAME.thing("card", label)
    you = pupil.match.state.options(pupil.lesson.you)
    return next(Action(each) for each in you if GAME.describe(each).args.get("card") == card)


def test_a_telling_first_card_is_warned_of_during_the_introduction() -> None:
    pupil = Pupil(GAME, witch())
    teacher = pupil.teaching.teacher
    assert next(pupil.steps(Pupil.follow, LONGEST)).name == "hello"
    gallows, bank = first_pick(pupil, GALLOWS), first_pick(pupil, BANK)
    assert not pupil.teaching.holds_back(pupil.match, pupil.lesson.you, bank)
    assert pupil.teaching.holds_back(pupil.match, pupil.lesson.you, gallows)
    assert teacher.reply is not None
    assert (teacher.reply.poor.says, teacher.reply.poor.may) == ("too_open", True)
    assert not pupil.teaching.holds_back(pupil.match, pupil.lesson.you, gallows), "she insists"


def test_only_who_passed_both_cards_of_death_on_is_told_so() -> None:
    said = {}
    for label in (BANK, GALLOWS):
        chosen: list[Action] = []

        def answer(pupil: Pupil, label: str = label, chosen: list[Action] = chosen) -> Action:
            if not chosen:
                chosen.append(first_pick(pupil, label))
                return chosen[0]
            return pupil.follow()

        pupil = Pupil(GAME, witch())
        said[label] = [step.name for step in pupil.steps(answer, LONGEST)]
    assert "framed" in said[BANK]
    assert "framed" not in said[GALLOWS]
