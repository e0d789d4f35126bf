"""The agenda: steps in written order, questions that wait, answers that take effect together."""

from __future__ import annotations

from typing import Self

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquelarre.kernel import (
    SILENT,
    Action,
    Ask,
    Chance,
    Choice,
    Notice,
    Seat,
    Seats,
    State,
    Step,
    everyone,
)

HAPPENED = Notice("happened", "XXX-01", ("number",))


class Diary(State):
    """A state that writes down what the steps do."""

    __slots__ = ("alive", "lines")

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.alive: Seats = everyone(n)
        self.lines: list[str] = []

    def clone(self) -> Self:
        copy = type(self)(self.n)
        copy.copy_kernel(self)
        copy.alive = self.alive
        copy.lines = self.lines.copy()
        return copy


class Write(Step[Diary]):
    """Writes a line, then does what it was given."""

    __slots__ = ("after", "line")

    def __init__(self, line: str, *after: Step[Diary]) -> None:
        self.line = line
        self.after = after

    def run(self, s: Diary) -> None:
        s.lines.append(self.line)
        s.then(*self.after)


class Vote(Ask[Diary]):
    """All who are alive answer at once."""

    __slots__ = ()
    key = "vote"

    def seats(self, s: Diary) -> Seats:
        return s.alive

    def options(self, s: Diary, seat: Seat) -> list[Action]:
        return [1, 2, 3]

    def decided(self, s: Diary, answers: list[Action]) -> None:
        s.lines.append(f"voted {answers}")


class Pick(Choice[Diary]):
    __slots__ = ()

    def options(self, s: Diary, seat: Seat) -> list[Action]:
        return [4, 5]

    def chose(self, s: Diary, action: Action) -> None:
        s.lines.append(f"{self.seat} picked {action}")
        s.then(Write("after the pick"))


class Toss(Chance[Diary]):
    __slots__ = ()

    def options(self, s: Diary, seat: Seat) -> list[Action]:
        return [6, 7]

    def odds(self, s: Diary) -> list[int]:
        return [1, 1]

    def fell(self, s: Diary, outcome: Action) -> None:
        s.lines.append(f"fell {outcome}")


class Kill(Step[Diary]):
    __slots__ = ("seats",)

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    def run(self, s: Diary) -> None:
        s.alive &= ~self.seats


class EndAtOnce(Step[Diary]):
    __slots__ = ()

    def run(self, s: Diary) -> None:
        s.instead(Write("the end"), Pick(0))


def begun(*steps: Step[Diary], n: int = 3) -> Diary:
    s = Diary(n)
    s.then(*steps)
    s.settle()
    return s


# -- the agenda --------------------------------------------------------------------------


def test_steps_run_in_the_order_written() -> None:
    assert begun(Write("a"), Write("b"), Write("c")).lines == ["a", "b", "c"]


def test_what_follows_from_a_step_comes_before_what_was_waiting() -> None:
    s = begun(Write("a", Write("a1", Write("a1x")), Write("a2")), Write("b"))
    assert s.lines == ["a", "a1", "a1x", "a2", "b"]


def test_two_thens_run_last_first_which_is_why_there_is_a_law() -> None:
    s = Diary(2)
    s.then(Write("a"))
    s.then(Write("b"))
    s.settle()
    assert s.lines == ["b", "a"]


def test_a_game_with_nothing_left_to_do_is_over() -> None:
    s = begun(Write("a"))
    assert s.over
    assert (s.owed, s.asked, s.may) == (0, 0, 0)
    assert s.open_question() is None
    assert [s.options(seat) + s.asides(seat) for seat in range(4)] == [[], [], [], []]


def test_instead_drops_what_was_still_to_do() -> None:
    s = begun(Write("a"), EndAtOnce(), Vote(), Write("never"))
    assert s.lines == ["a", "the end"]
    s.answer(0, 4)
    assert s.lines == ["a", "the end", "0 picked 4", "after the pick"]
    assert s.over


def test_a_question_waits_and_the_agenda_with_it() -> None:
    s = begun(Write("a"), Pick(1), Write("b"))
    assert s.lines == ["a"]
    assert (s.owed, s.asked) == (0b010, 0b010)
    assert isinstance(s.open_question(), Pick)
    s.answer(1, 5)
    assert s.lines == ["a", "1 picked 5", "after the pick", "b"]


def test_whom_to_ask_is_settled_when_the_question_comes_up() -> None:
    assert begun(Kill(0b010), Vote()).owed == 0b101


def test_a_question_to_nobody_is_skipped_without_a_trace() -> None:
    s = begun(Kill(0b111), Vote(), Write("b"), Pick(2))
    assert s.lines == ["b"]
    assert (s.owed, s.question) == (0b100, 0)


def test_nature_is_asked_on_the_chair_after_the_last() -> None:
    s = begun(Toss(), Pick(0))
    assert s.nature_asked
    assert s.owed == 0b1000
    assert s.options(3) == [6, 7]
    s.answer(3, 7)
    assert s.lines == ["fell 7"]
    assert not s.nature_asked


# -- answers -----------------------------------------------------------------------------


def test_only_those_asked_have_options() -> None:
    s = begun(Pick(1))
    assert [s.options(seat) for seat in range(4)] == [[], [4, 5], [], []]


def test_answers_take_effect_together() -> None:
    s = begun(Vote(), Write("b"))
    s.answer(2, 3)
    s.answer(0, 1)
    assert s.lines == []
    assert s.asked == 0b010
    assert s.owed == 0b111
    s.answer(1, 2)
    assert s.lines == ["voted [1, 2, 3, -1]", "b"]
    assert s.heard == [SILENT] * 4


@given(order=st.permutations(range(4)), votes=st.lists(st.integers(1, 3), min_size=4, max_size=4))
def test_arrival_order_is_forgotten(order: list[int], votes: list[int]) -> None:
    s = begun(Vote(), n=4)
    for seat in order:
        s.answer(seat, votes[seat])
    assert s.lines == [f"voted {[*votes, SILENT]}"]


def test_an_answer_may_be_changed_until_the_last_is_in() -> None:
    s = begun(Vote())
    s.answer(0, 1)
    assert s.options(0) == [1, 2, 3]
    s.answer(0, 3)
    assert (s.asked, s.question) == (0b110, 0)
    s.answer(1, 2)
    s.answer(2, 2)
    assert s.lines == ["voted [3, 2, 2, -1]"]


def test_the_number_moves_when_a_question_closes_and_not_before() -> None:
    s = begun(Vote(), Write("a"), Pick(0), Toss(), Pick(0))
    numbers = [s.question]
    for seat, action in [(1, 1), (2, 1), (0, 1), (0, 4), (3, 6)]:
        s.answer(seat, action)
        numbers.append(s.question)
    assert numbers == [0, 0, 0, 1, 2, 3]


# -- news and clones ---------------------------------------------------------------------


def test_nobody_listens_unless_told_to() -> None:
    s = Diary(2)
    s.tell(HAPPENED, 1)
    assert s.news is None
    s.news = []
    s.tell(HAPPENED, 2)
    assert [event.shown for event in s.news] == [(2,)]


def test_a_clone_goes_its_own_way_in_silence() -> None:
    s = begun(Vote(), Write("b"), Pick(0))
    s.news = []
    s.answer(0, 1)
    copy = s.clone()
    for seat in (1, 2):
        copy.answer(seat, 2)
    assert copy.lines == ["voted [1, 2, 2, -1]", "b"]
    assert copy.news is None
    assert (s.lines, s.asked, s.question) == ([], 0b110, 0)
    assert s.heard == [1, SILENT, SILENT, SILENT]
    assert isinstance(s.open_question(), Vote)


def test_steps_must_say_what_they_do() -> None:
    s = Diary(2)
    step: Step[Diary] = Step()
    question: Ask[Diary] = Choice(0)
    with pytest.raises(NotImplementedError, match="Step"):
        step.run(s)
    with pytest.raises(NotImplementedError, match="Choice"):
        question.options(s, 0)
    with pytest.raises(NotImplementedError, match="Choice"):
        question.decided(s, [4, SILENT, SILENT])


def test_a_state_must_say_how_it_is_cloned() -> None:
    with pytest.raises(NotImplementedError, match="State"):
        State(2).clone()


# -- answers in parts ----------------------------------------------------------------------


class Draft(Ask[Diary]):
    """All put marks together: 1 to 3 add one, 11 to 13 take it back, 0 completes the answer."""

    __slots__ = ()
    key = "draft"
    parts = True

    def seats(self, s: Diary) -> Seats:
        return s.alive

    def options(self, s: Diary, seat: Seat) -> list[Action]:
        mine = [int(line[2]) for line in s.lines if line.startswith(f"{seat} ")]
        return [0, *(x if x not in mine else 10 + x for x in (1, 2, 3))]

    def is_part(self, s: Diary, seat: Seat, action: Action) -> bool:
        return action != 0

    def added(self, s: Diary, seat: Seat, action: Action) -> None:
        if action < 10:
            s.lines.append(f"{seat} {action}")
        else:
            s.lines.remove(f"{seat} {action - 10}")

    def takes_back(self, s: Diary, seat: Seat, action: Action) -> Action:
        return action - 10 if action > 10 else SILENT

    def decided(self, s: Diary, answers: list[Action]) -> None:
        s.lines.append("closed")


def test_an_answer_is_put_together_of_parts_until_it_is_complete() -> None:
    s = Diary(2)
    s.then(Draft())
    s.settle()
    number = s.question
    s.answer(0, 1)
    s.answer(0, 2)
    assert (s.asked, s.question) == (0b11, number), "nobody has answered yet"
    s.answer(0, 0)
    assert s.asked == 0b10
    s.answer(0, 11)
    assert s.asked == 0b11, "who takes something back is asked again"
    s.answer(1, 0)
    s.answer(0, 0)
    assert s.lines == ["0 2", "closed"]
    assert s.over
