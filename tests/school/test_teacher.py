"""The teacher: which step is said when, what it waits for, and replies to poor answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.verbs import KEEP, SHOW, SWAP
from aquelarre.kernel.catalog import find, names
from aquelarre.school import Teaching, lessons_of

if TYPE_CHECKING:
    from tests.school.conftest import Told

ASKED = 'when = { asked = "choose" }\n'
YOU, OTHER = 0, 1


def saying(teaching: Teaching) -> str:
    step = teaching.teacher.step
    return step.name if step else ""


def replied(teaching: Teaching) -> str:
    reply = teaching.teacher.reply
    return reply.poor.says if reply else ""


def play(teaching: Teaching, match: Any, seat: int, action: int) -> bool:
    """Give an answer, if the teacher lets it pass. Was it given?"""
    if teaching.holds_back(match, seat, action):
        return False
    aside = action in match.state.asides(seat)
    match.play(seat, action)
    teaching.answered(match, seat, action, aside)
    return True


def test_a_step_waits_for_the_learner_to_go_on_and_the_next_follows(told: Told) -> None:
    steps = f'[[step]]\nname = "one"\n{ASKED}[[step]]\nname = "two"\n'
    teaching, match = told(steps)
    assert (saying(teaching), teaching.teacher.pauses) == ("one", True)
    assert not teaching.go_on(match, "two"), "that is not what is being said"
    assert teaching.go_on(match, "one")
    assert saying(teaching) == "two"
    assert teaching.go_on(match, "two")
    assert (saying(teaching), teaching.teacher.pauses) == ("", False)


def test_of_several_that_are_due_the_first_of_the_file_is_said(told: Told) -> None:
    steps = f'[[step]]\nname = "one"\n{ASKED}[[step]]\nname = "two"\n{ASKED}'
    teaching, match = told(steps)
    assert saying(teaching) == "one"
    teaching.go_on(match, "one")
    assert saying(teaching) == "two"


def test_the_answers_that_are_waited_for_are_pointed_at_by_their_numbers(told: Told) -> None:
    step = f'[[step]]\nname = "one"\n{ASKED}does = ["keep", "swap"]\n'
    teaching, match = told(step + 'point = ["seat:you", "page:answer"]\n')
    swaps = [x for x in match.state.options(YOU) if GAME.describe(x).verb == "swap"]
    keeps = [x for x in match.state.options(YOU) if GAME.describe(x).verb == "keep"]
    assert keeps
    assert swaps
    pointed = teaching.points(match)
    assert pointed[0] == "seat:0"
    first = sorted(f"answer:{action}" for action in keeps)
    assert sorted(pointed[1:]) == first, "what is named first, where it is possible"
    both = f'[[step]]\nname = "one"\n{ASKED}does = "keep|swap"\npoint = ["page:answer"]\n'
    teaching, match = told(both)
    assert sorted(teaching.points(match)) == sorted(f"answer:{x}" for x in keeps + swaps)


@pytest.mark.parametrize(
    ("when", "said"),
    [
        ('{ asked = "choose" }', True),
        ('{ asked = "other" }', False),
        ('{ told = "dealt seat=you" }', True),
        ('{ told = "dealt seat=you card=C2" }', True),
        ('{ told = "dealt seat=you card=C3|C4" }', False),
        ('{ told = "dealt seat=1 card=C4" }', False),  # a secret of the partner
        ('{ told = ["won", "dealt seat=1"] }', True),
        ('{ can = "show" }', True),
        ('{ can = ["swap", "keep"], asked = "choose" }', True),
        ('{ can = "deal" }', False),
        ('{ sees = { "players.0.card" = 1 } }', True),
        ('{ sees = { "players.1.card" = 3 } }', False),  # not seen from here
        ("{ sees = { deck = { least = 7 } } }", True),
        ("{ sees = { deck = { least = 7, most = 6 } } }", False),
        ('{ sees = { "no.such.thing" = 3 } }', False),
        ("{ over = true }", False),
        ("{ over = false }", True),
        ('{ after = "never" }', False),
        ('{ before = "never" }', True),
    ],
)
def test_a_moment_is_what_the_learner_knows(told: Told, when: str, said: bool) -> None:
    never = '[[step]]\nname = "never"\nwhen = { told = "won" }\n'
    teaching, _ = told(f'[[step]]\nname = "one"\nwhen = {when}\n{never}')
    assert saying(teaching) == ("one" if said else "")


def test_a_step_may_wait_for_an_answer_and_is_over_with_any(told: Told) -> None:
    steps = f'[[step]]\nname = "one"\n{ASKED}does = "swap"\n[[step]]\nname = "two"\n'
    for action in (SWAP.at(), KEEP.at()):
        teaching, match = told(steps)
        assert (saying(teaching), teaching.teacher.pauses) == ("one", False)
        assert play(teaching, match, OTHER, KEEP.at())
        assert saying(teaching) == "one", "somebody else has answered"
        assert play(teaching, match, YOU, action)
        assert saying(teaching) == "two"


def test_a_step_that_waits_for_an_answer_comes_when_that_is_possible(told: Told) -> None:
    teaching, match = told(f'[[step]]\nname = "one"\n{ASKED}does = "swap"\n')
    assert saying(teaching) == "one"
    assert play(teaching, match, YOU, SHOW.at()), "a shown card is not swapped any more"
    assert saying(teaching) == ""


def test_what_is_said_unasked_is_no_answer(told: Told) -> None:
    teaching, match = told(f'[[step]]\nname = "one"\n{ASKED}')
    play(teaching, match, YOU, SHOW.at())
    assert saying(teaching) == "one"
    play(teaching, match, YOU, KEEP.at())
    assert saying(teaching) == "", "but an answer goes on"


def test_a_step_may_wait_for_news(told: Told) -> None:
    steps = '[[step]]\nname = "one"\nwhen = { told = "dealt" }\nuntil = "shown"\n'
    teaching, match = told(steps)
    assert saying(teaching) == "", "the learner is asked: there is nothing to wait for"
    match.play(YOU, KEEP.at())
    teaching.answered(match, YOU, KEEP.at(), aside=False)
    assert (saying(teaching), teaching.teacher.pauses) == ("one", False)
    match.play(OTHER, SHOW.at())
    teaching.answered(match, OTHER, SHOW.at(), aside=True)
    assert saying(teaching) == ""


POOR = 'poor = [{ does = "keep", says = "why" }]\n'


def test_a_poor_answer_is_not_given_before_the_learner_insists(told: Told) -> None:
    teaching, match = told(f'[[step]]\nname = "one"\n{ASKED}does = "swap"\n{POOR}')
    assert not play(teaching, match, YOU, KEEP.at())
    assert replied(teaching) == "why"
    assert match.answers[2:] == []
    teaching.teacher.never_mind()
    assert replied(teaching) == ""
    assert not play(teaching, match, YOU, KEEP.at()), "she has chosen anew, and is told again"
    assert play(teaching, match, YOU, KEEP.at())
    assert replied(teaching) == ""


def test_some_poor_answers_are_never_given(told: Told) -> None:
    poor = 'poor = [{ does = "*", says = "why", may = false }]\n'
    teaching, match = told(f'[[step]]\nname = "one"\n{ASKED}does = "swap"\n{poor}')
    for _ in range(3):
        assert not play(teaching, match, YOU, KEEP.at())
    assert play(teaching, match, YOU, SHOW.at()), "`*` means answers, not what is said unasked"


def test_some_answers_are_poor_whatever_is_said_until_a_step_is_behind_her(told: Told) -> None:
    poor = 'poor = [{ does = "show", says = "too_early", before = "late" }]\n'
    steps = f'[[step]]\nname = "one"\n{ASKED}[[step]]\nname = "late"\ndoes = "keep"\n'
    teaching, match = told(poor + steps)
    assert not play(teaching, match, YOU, SHOW.at()), "nothing is waited for but to go on"
    assert (saying(teaching), replied(teaching)) == ("one", "too_early")
    teaching.progress.passed["late"] = match.question
    assert play(teaching, match, YOU, SHOW.at())
    teaching, match = told(poor + steps)
    teaching.teacher.step = None
    assert not play(teaching, match, YOU, SHOW.at()), "nor need anything be said"
    assert play(teaching, match, YOU, SHOW.at()), "she insists"


def test_others_and_impossible_answers_are_not_held_back(told: Told) -> None:
    teaching, match = told(f'[[step]]\nname = "one"\n{ASKED}does = "swap"\n{POOR}')
    assert not teaching.holds_back(match, OTHER, KEEP.at())
    assert not teaching.holds_back(match, YOU, 99), "the rules have their own reason"


def test_what_is_taken_back_is_said_again(told: Told) -> None:
    steps = f'[[step]]\nname = "one"\n{ASKED}[[step]]\nname = "two"\ndoes = "keep"\n'
    teaching, match = told(steps)
    teaching.go_on(match, "one")
    play(teaching, match, OTHER, KEEP.at())
    before = match.question
    teaching.teacher.answered(GAME.describe(KEEP.at()), aside=False, question=before + 1)
    assert "two" in teaching.progress.passed
    teaching.taken_back(match)
    assert (saying(teaching), list(teaching.progress.passed)) == ("two", ["one"])


def test_a_learner_may_do_without(told: Told) -> None:
    teaching, match = told(f'[[step]]\nname = "one"\n{ASKED}does = "swap"\n{POOR}')
    teaching.progress.quiet = True
    assert not teaching.teacher.pauses
    assert play(teaching, match, YOU, KEEP.at())


def test_nobody_else_gives_advice_while_she_speaks_unless_she_points_at_it(told: Told) -> None:
    teaching, match = told(
        f'[[step]]\nname = "one"\n{ASKED}[[step]]\nname = "two"\npoint = ["page:advice"]\n'
    )
    assert teaching.teacher.has_the_word
    teaching.go_on(match, "one")
    assert (saying(teaching), teaching.teacher.has_the_word) == ("two", False)
    teaching.go_on(match, "two")
    assert not teaching.teacher.has_the_word


def test_the_counter_never_goes_back_and_leaves_remarks_out(told: Told) -> None:
    """A step that is met late does not make the way behind longer."""
    late = 'when = { asked = "choose", after = "two" }\n'
    steps = (
        f'[[step]]\nname = "one"\n{late}[[step]]\nname = "two"\n{ASKED}[[step]]\nname = "three"\n'
    )
    remarks = f'[[step]]\nname = "maybe"\nsometimes = true\n{ASKED}'
    remarks += '[[step]]\nname = "end"\nwhen = { over = true }\n'
    teaching, match = told(steps + remarks)
    teacher = teaching.teacher
    assert [step.name for step in teaching.lesson.essential] == ["one", "two", "three"]
    seen = []
    while saying(teaching):
        seen.append((saying(teaching), teacher.reached, teacher.taught))
        teaching.go_on(match, saying(teaching))
    assert seen == [("two", 2, False), ("one", 2, False), ("three", 3, False), ("maybe", 3, True)]
    assert (teacher.reached, teacher.taught) == (3, True)


ESSENTIAL = {
    "carcassonne": {"first": "your_game", "magic": "yours"},
    "discworld_witches": {"solo": "more_cards", "together": "alone"},
    "las_brujas": {"village": "alone", "witch": "alone"},
    "new_salem": {"puritan": "alone_too", "witch": "alone"},
    "walpurgisnacht": {"village": "alone_too", "witch": "alone"},
}


@pytest.mark.parametrize("game", names())
def test_the_essentials_end_where_the_learner_is_left_alone(game: str) -> None:
    ends = {lesson.name: lesson.essential[-1].name for lesson in lessons_of(find(game))}
    assert ends == ESSENTIAL[game]
