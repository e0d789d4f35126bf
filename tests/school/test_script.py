"""The script: who takes which line, and what becomes of it when the game goes elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from aquelarre.games._template import GAME
from aquelarre.games._template.verbs import DEAL, DRAW, KEEP, SHOW, SWAP
from aquelarre.match import load, save
from aquelarre.match.fair import redeal
from aquelarre.school import Progress, Teaching
from aquelarre.school.pupil import begun

if TYPE_CHECKING:
    from tests.school.conftest import Told

STEP = '[[step]]\nname = "one"\nwhen = { asked = "choose" }\n'
YOU, OTHER = 0, 1


def decide(match: Any, *actions: int) -> None:
    for seat, action in enumerate(actions):
        match.play(seat, action)


def test_nature_says_what_is_written_and_then_what_the_dice_say(told: Told) -> None:
    teaching, match = told(STEP, "nature draw card=C5\n")
    assert [action for _, action in match.answers] == [DEAL.at(1), DEAL.at(3)]
    decide(match, SWAP.at(), SWAP.at())
    drawn = [action for _, action in match.answers[-2:]]
    assert drawn[0] == DRAW.at(4)
    assert match.stacked == (DEAL.at(1), DEAL.at(3), DRAW.at(4)), "the fourth was the dice's"
    assert teaching.script.left(match) == []


def test_a_file_says_what_was_laid_out(told: Told) -> None:
    _, match = told(STEP, "nature draw card=C5\n")
    decide(match, SWAP.at(), SWAP.at())
    assert match.over
    again = load(save(match))
    assert again.stacked == match.stacked
    assert set(redeal(again).wrong) <= {1, 2, 5}, "the last card came of the seed"


def test_a_partner_takes_the_next_line_of_her_own(told: Told) -> None:
    teaching, match = told(STEP, "you keep\n1 swap\n")
    assert teaching.script.answer(match, OTHER) == SWAP.at()
    match.play(OTHER, SWAP.at())
    assert teaching.script.next(match, OTHER) is None
    assert not teaching.script.strayed


def test_a_line_that_is_no_answer_to_the_question_waits(told: Told) -> None:
    """Nature is asked to draw, and her line is about a deal that is over."""
    teaching, match = told(STEP, "nature deal card=C1\n")
    decide(match, SWAP.at(), KEEP.at())
    assert not teaching.script.strayed
    assert len(teaching.script.left(match)) == 1


def test_one_that_is_not_possible_any_more_ends_the_script_for_all(told: Told) -> None:
    """There is only one card of the fourth kind, and the partner has it."""
    teaching, match = told(STEP, "nature draw card=C4\n1 swap\n")
    match.play(YOU, SWAP.at())
    assert teaching.script.answer(match, OTHER) == SWAP.at()
    match.play(OTHER, KEEP.at())
    assert teaching.script.strayed
    assert teaching.script.next(match, OTHER) is None
    assert match.over


def test_a_soft_one_waits_for_its_time(told: Told) -> None:
    teaching, match = told(STEP, "nature? draw card=C4\n")
    decide(match, SWAP.at(), SWAP.at())
    assert not teaching.script.strayed
    assert len(teaching.script.left(match)) == 1


def test_a_spare_one_is_left_out_once_the_line_after_it_is_possible(told: Told) -> None:
    """Of nobody is it asked what only the first of two lines is an answer to."""
    teaching, match = told(STEP, "nature?? deal card=C1\nnature draw card=C5\n")
    decide(match, SWAP.at(), SWAP.at())
    drawn = [action for _, action in match.answers[-2:]]
    assert drawn[0] == DRAW.at(4)
    assert match.stacked[2:] == (DRAW.at(4),)
    assert not teaching.script.strayed
    assert teaching.script.left(match) == []


def test_a_spare_one_is_given_where_it_is_possible(told: Told) -> None:
    teaching, match = told(STEP, "nature?? draw card=C5\nnature draw card=C3\n")
    decide(match, SWAP.at(), SWAP.at())
    assert [action for _, action in match.answers[-2:]] == [DRAW.at(4), DRAW.at(2)]
    assert teaching.script.left(match) == []


def test_unasked_words_come_when_all_lines_above_were_given(told: Told) -> None:
    more = "0 keep\n1 show\n".replace("0", "you")
    teaching, match = told(STEP, more)
    assert teaching.script.silences(match, OTHER)
    assert teaching.script.aside(match, OTHER) == SHOW.at(), "the learner's lines bind nobody"
    match.play(OTHER, SHOW.at())
    assert teaching.script.aside(match, OTHER) is None
    assert not teaching.script.silences(match, OTHER)


def test_unasked_words_wait_for_what_stands_above_them(told: Told) -> None:
    teaching, match = told(STEP, "nature draw card=C5\n1 show\n")
    assert teaching.script.aside(match, OTHER) is None


def test_a_script_is_taken_up_where_the_log_ends(told: Told) -> None:
    """As a server does after a restart: all that is known is the log, and what was kept."""
    teaching, match = told(STEP, "1 swap\nnature draw card=C5\n")
    match.play(YOU, SWAP.at())
    lesson = teaching.lesson
    later = Teaching(lesson, Progress(dict(teaching.progress.passed)))
    again = begun(GAME, lesson, later, "another seed")
    assert again.answers == match.answers[:2]
    again.play(YOU, SWAP.at())
    assert later.script.answer(again, OTHER) == SWAP.at()
    again.play(OTHER, SWAP.at())
    assert again.answers[4] == (2, DRAW.at(4))
