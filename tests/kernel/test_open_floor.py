"""The open floor: seats that speak up while a question waits for others."""

from __future__ import annotations

from typing import Self

import pytest

from aquelarre.kernel import (
    SILENT,
    Action,
    Ask,
    Choice,
    Floor,
    Seat,
    Seats,
    State,
    Step,
    Verb,
    everyone,
    only,
)

PASS, BID = 1, 2  # answers
HOPE, STOP, FALL, HAIL, END = 10, 11, 12, 13, 14  # asides


class Table(State):
    __slots__ = ("lines", "out", "spoken")

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.out: Seats = 0  # of the auction
        self.spoken: Seats = 0
        self.lines: list[str] = []

    def clone(self) -> Self:
        copy = type(self)(self.n)
        copy.copy_kernel(self)
        copy.out, copy.spoken, copy.lines = self.out, self.spoken, self.lines.copy()
        return copy


class Auction(Ask[Table]):
    """All answer at once; everybody may speak up once, those who are asked as well."""

    __slots__ = ()

    def seats(self, s: Table) -> Seats:
        return everyone(s.n) & ~s.out

    def options(self, s: Table, seat: Seat) -> list[Action]:
        return [PASS, BID]

    def may(self, s: Table) -> Seats:
        return everyone(s.n) & ~s.spoken

    def asides(self, s: Table, seat: Seat) -> list[Action]:
        return [HOPE, STOP, FALL, HAIL, END]

    def interjected(self, s: Table, seat: Seat, action: Action) -> None:
        s.lines.append(f"{seat} says {action}")
        s.spoken |= only(seat)
        if action == STOP:
            s.reopen()
        elif action == FALL:
            s.out = everyone(s.n)
        elif action == HAIL:
            s.then(Greet(1))
        elif action == END:
            s.out |= only(seat)

    def decided(self, s: Table, answers: list[Action]) -> None:
        s.lines.append(f"sold {answers[: s.n]}")


class Greet(Choice[Table]):
    """A question of its own that an aside leads to."""

    __slots__ = ()

    def options(self, s: Table, seat: Seat) -> list[Action]:
        return [PASS, BID]

    def chose(self, s: Table, action: Action) -> None:
        s.lines.append(f"{self.seat} greets with {action}")


class Line(Step[Table]):
    __slots__ = ()

    def run(self, s: Table) -> None:
        s.lines.append("line")


class Count(Ask[Table]):
    """Says which answers it got, from whichever chair."""

    __slots__ = ()

    def seats(self, s: Table) -> Seats:
        return 0b010

    def options(self, s: Table, seat: Seat) -> list[Action]:
        return [PASS]

    def decided(self, s: Table, answers: list[Action]) -> None:
        s.lines.append(f"counted {answers}")


def auction(*after: Step[Table], n: int = 3) -> Table:
    s = Table(n)
    s.then(Auction(), *after)
    s.settle()
    return s


def test_an_aside_takes_effect_at_once_and_the_question_stays_open() -> None:
    s = auction()
    s.answer(2, HOPE)
    assert s.lines == ["2 says 10"]
    assert (s.asked, s.owed, s.question) == (0b111, 0b111, 0)


def test_who_may_speak_is_seen_afresh_after_each_aside() -> None:
    s = auction()
    assert s.asides(2) == [HOPE, STOP, FALL, HAIL, END]
    s.answer(2, HOPE)
    assert s.may == 0b011
    assert s.asides(2) == []
    assert s.options(2) == [PASS, BID]


def test_nobody_waits_for_asides() -> None:
    s = auction()
    for seat in range(3):
        s.answer(seat, PASS)
    assert s.lines == ["sold [1, 1, 1]"]
    assert s.over
    assert s.may == 0


def test_answers_already_given_stand() -> None:
    s = auction()
    s.answer(0, BID)
    s.answer(1, HOPE)
    assert s.asked == 0b110
    s.answer(1, PASS)
    s.answer(2, PASS)
    assert s.lines[-1] == "sold [2, 1, 1]"


def test_one_who_has_answered_may_still_speak_and_keeps_the_answer() -> None:
    s = auction()
    s.answer(0, BID)
    s.answer(0, HOPE)
    assert s.asked == 0b110
    assert s.heard == [BID, SILENT, SILENT, SILENT]


def test_reopening_forgets_the_answers_and_moves_the_number() -> None:
    s = auction()
    s.answer(0, BID)
    s.answer(1, STOP)
    assert (s.asked, s.question) == (0b111, 1)
    assert s.heard == [SILENT] * 4
    assert isinstance(s.open_question(), Auction)


def test_an_aside_that_leads_to_a_question_is_settled_first_and_reopens() -> None:
    s = auction()
    s.answer(0, BID)
    s.answer(2, HAIL)
    assert s.owed == 0b010
    assert isinstance(s.open_question(), Greet)
    assert s.heard == [SILENT] * 4
    number = s.question
    assert number > 0
    s.answer(1, BID)
    assert isinstance(s.open_question(), Auction)
    assert s.asked == 0b111
    assert s.question == number + 1
    assert s.lines == ["2 says 13", "1 greets with 2"]


def test_one_who_leaves_by_an_aside_is_not_waited_for() -> None:
    s = auction()
    s.answer(0, BID)
    s.answer(1, BID)
    s.answer(2, END)  # the last one owed goes: the question closes
    assert s.lines == ["2 says 14", "sold [2, 2, -1]"]
    assert s.over


def test_an_aside_that_leaves_nobody_to_ask_ends_the_question() -> None:
    s = auction(Line())
    s.answer(1, FALL)
    assert s.lines == ["1 says 12", "line"]
    assert s.over


def test_answers_to_a_question_that_fell_away_are_not_heard_by_the_next() -> None:
    s = auction(Count())
    s.answer(0, BID)
    number = s.question
    s.answer(1, FALL)
    assert s.question > number, "the old question is closed: a late answer must be noticed"
    assert s.heard == [SILENT] * 4
    s.answer(1, PASS)
    assert s.lines[-1] == "counted [-1, 1, -1, -1]"


def test_one_who_left_leaves_no_answer_behind() -> None:
    s = auction()
    s.answer(2, BID)
    s.answer(2, END)
    assert s.owed == 0b011
    s.answer(0, PASS)
    s.answer(1, PASS)
    assert s.lines[-1] == "sold [1, 1, -1]"


class Sober(Auction):
    """Once somebody has spoken, nobody may bid."""

    __slots__ = ()

    def options(self, s: Table, seat: Seat) -> list[Action]:
        return [PASS] if s.spoken else [PASS, BID]


def test_an_answer_that_an_aside_made_illegal_is_asked_for_again() -> None:
    s = Table(3)
    s.then(Sober())
    s.settle()
    s.answer(0, BID)
    s.answer(2, PASS)
    s.answer(1, HOPE)
    assert s.asked == 0b011
    assert s.heard == [SILENT, SILENT, PASS, SILENT]


def test_an_aside_means_the_same_on_a_clone() -> None:
    s = auction()
    s.answer(0, BID)
    copy = s.clone()
    copy.answer(1, STOP)
    assert (s.asked, s.question, s.lines) == (0b110, 0, [])
    assert (copy.asked, copy.question, copy.lines) == (0b111, 1, ["1 says 11"])


def test_a_question_without_a_floor_has_no_asides() -> None:
    s = Table(2)
    s.then(Greet(1))
    s.settle()
    assert s.may == 0
    assert s.asides(0) == s.asides(1) == []
    with pytest.raises(NotImplementedError):
        Greet(1).interjected(s, 0, HOPE)


class Silence(Auction):
    """Silence means something else for one of them."""

    __slots__ = ()
    lapse = PASS

    def lapses(self, s: Table, seat: Seat) -> Action:
        return BID if seat == 1 else super().lapses(s, seat)


def test_what_silence_means_may_depend_on_the_seat() -> None:
    s, step = auction(), Silence()
    assert [step.lapses(s, seat) for seat in range(3)] == [PASS, BID, PASS]
    assert Auction().lapses(s, 0) == SILENT, "unless a question says otherwise it means nothing"


def test_a_question_is_no_window_unless_it_says_so() -> None:
    assert not Auction.window
    assert Auction().occasion(auction()) == 0


class Murmur(Floor[Table]):
    """Everybody may murmur; how often that was listed is noted."""

    __slots__ = ()
    verbs = (Verb("murmur", HOPE, "X-01"),)

    def seats(self, s: Table) -> Seats:
        return everyone(s.n)

    def words(self, s: Table, seat: Seat) -> list[Action]:
        s.lines.append("listed")
        return [HOPE]

    def said(self, s: Table, seat: Seat, action: Action) -> None:
        s.lines.append(f"{seat} murmurs")


class Murmuring(Choice[Table]):
    __slots__ = ()
    floor = Murmur()

    def options(self, s: Table, seat: Seat) -> list[Action]:
        return [PASS]

    def chose(self, s: Table, action: Action) -> None:
        s.lines.append("passed")


def test_an_answer_does_not_list_what_might_be_said_instead() -> None:
    """Protects speed: in Las Brujas that list took half the time of a random game."""
    s = Table(2)
    s.then(Murmuring(0))
    s.settle()
    s.answer(1, HOPE)
    s.answer(0, PASS)
    assert s.lines == ["listed", "1 murmurs", "passed"]
