"""Procedures: entered, left as a whole, gone when they end; cloned only while they last."""

from __future__ import annotations

from typing import Self

import pytest

from aquelarre.kernel import (
    Action,
    Ask,
    Choice,
    Floor,
    Procedure,
    Seat,
    Seats,
    State,
    Step,
    everyone,
    members,
)

GO, STOP = 0, 1


class Table(State):
    __slots__ = ("done",)

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.done: list[str] = []

    def clone(self) -> Table:
        copy = Table(self.n)
        copy.copy_kernel(self)
        copy.done = self.done.copy()
        return copy


class Trial(Procedure):
    __slots__ = ("votes",)

    def __init__(self, votes: int = 0) -> None:
        self.votes = votes

    def clone(self) -> Self:
        return type(self)(self.votes)


class Appeal(Trial):
    __slots__ = ()


class Quarrel(Trial):
    __slots__ = ()


class Do(Step[Table]):
    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        self.what = what

    def run(self, s: Table) -> None:
        s.done.append(self.what)


class Hold(Step[Table]):
    """Enters a trial, and perhaps something inside it."""

    __slots__ = ("inner",)

    def __init__(self, inner: type[Trial] | None = None) -> None:
        self.inner = inner

    def run(self, s: Table) -> None:
        inside = Enter(self.inner) if self.inner else Vote(0)
        s.enter(Trial(), Do("speech"), inside, Do("verdict"))


class Enter(Step[Table]):
    __slots__ = ("kind",)

    def __init__(self, kind: type[Trial]) -> None:
        self.kind = kind

    def run(self, s: Table) -> None:
        s.enter(self.kind(), Vote(0), Do("inner end"))


class Vote(Choice[Table]):
    __slots__ = ()

    def options(self, s: Table, seat: Seat) -> list[Action]:
        return [GO, STOP]

    def chose(self, s: Table, action: Action) -> None:
        s.within(Trial).votes += 1
        if action == STOP:
            s.leave(Trial)
            s.then(Do("cancelled"))


def held(inner: type[Trial] | None = None) -> Table:
    s = Table(2)
    s.then(Hold(inner), Do("after"))
    s.settle()
    return s


def test_a_procedure_that_ends_by_itself_is_gone_before_what_follows() -> None:
    s = held()
    assert s.within(Trial).votes == 0
    s.answer(0, GO)
    assert s.done == ["speech", "verdict", "after"]
    assert s.over
    assert s.inside(Trial) is None
    assert s.procedures == []
    assert s.agenda == []


def test_who_leaves_it_drops_what_was_still_to_do_in_it_and_nothing_else() -> None:
    s = held()
    s.answer(0, STOP)
    assert s.done == ["speech", "cancelled", "after"]
    assert s.procedures == []


def test_the_innermost_of_its_kind_is_left_and_the_outer_goes_on() -> None:
    s = held(Appeal)
    assert type(s.within(Trial)) is Appeal
    s.answer(0, STOP)
    assert s.done == ["speech", "cancelled", "verdict", "after"]


def test_leaving_the_outer_leaves_what_was_entered_inside() -> None:
    class Break(Step[Table]):
        __slots__ = ()

        def run(self, s: Table) -> None:
            s.leave(Appeal)

    s = Table(2)
    s.enter(Appeal(), Enter(Quarrel), Do("never"))
    s.settle()
    assert [type(each) for each in s.procedures] == [Appeal, Quarrel]
    s.agenda.pop()  # the question
    s.then(Break(), Do("never either"))
    s.settle()
    assert s.done == []
    assert s.procedures == []
    assert s.over


def test_facts_are_cloned_only_while_the_procedure_lasts() -> None:
    s = held()
    copy = s.clone()
    assert copy.within(Trial) is not s.within(Trial)
    copy.answer(0, GO)
    assert s.within(Trial).votes == 0
    assert copy.inside(Trial) is None
    assert not s.over


class Shout(Floor[Table]):
    """Anyone may break the trial off, and another begins."""

    __slots__ = ()

    def seats(self, s: Table) -> Seats:
        return everyone(s.n)

    def words(self, s: Table, seat: Seat) -> list[Action]:
        return [STOP]

    def said(self, s: Table, seat: Seat, action: Action) -> None:
        s.leave(Trial)
        s.enter(Trial(1), BALLOT)


class Ballot(Ask[Table]):
    __slots__ = ()
    floor = Shout()

    def seats(self, s: Table) -> Seats:
        return everyone(s.n)

    def options(self, s: Table, seat: Seat) -> list[Action]:
        return [GO]

    def decided(self, s: Table, answers: list[Action]) -> None:
        s.done.append("counted")


BALLOT = Ballot()


def test_answers_to_a_question_that_is_left_do_not_count_in_the_next_procedure() -> None:
    s = Table(2)
    s.enter(Trial(), BALLOT)
    s.settle()
    s.answer(0, GO)
    s.answer(1, STOP)  # an aside, while the ballot waits for seat 1
    assert s.within(Trial).votes == 1
    assert members(s.asked) == [0, 1]
    s.answer(1, GO)
    assert s.done == []
    s.answer(0, GO)
    assert s.done == ["counted"]


def test_a_game_that_ends_at_once_is_in_no_procedure() -> None:
    s = held(Quarrel)
    s.instead(Do("the end"))
    s.settle()
    assert s.over
    assert s.procedures == []
    assert s.done[-1] == "the end"


def test_rules_of_a_procedure_do_not_hold_outside() -> None:
    with pytest.raises(LookupError, match="no Trial is under way"):
        Table(2).within(Trial)


def test_a_procedure_must_say_how_it_is_copied() -> None:
    s = Table(2)
    s.enter(Procedure(), Vote(0))
    with pytest.raises(NotImplementedError, match="Procedure"):
        s.clone()
