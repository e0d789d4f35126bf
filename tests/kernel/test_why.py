"""Why not: what the kernel says for every game, and when the step gives its own reason."""

from __future__ import annotations

from typing import ClassVar

from aquelarre.games._template import GAME
from aquelarre.games._template.verbs import DEAL, KEEP, SHOW, SWAP
from aquelarre.kernel import (
    NOTHING,
    WATCHER,
    Action,
    Choice,
    Floor,
    Game,
    Notice,
    Seat,
    Seats,
    State,
    Verb,
    Why,
)
from aquelarre.match import Match

LAY = Verb("lay", 0, "SOM-01", card=4, seat=3)
NOD = Verb("nod", 20, "SOM-02")
SIT = Verb("sit", 30, "SOM-03", chair=3)


class Cards(State):
    __slots__ = ()

    def clone(self) -> Cards:
        copy = Cards(self.n, self.settings)
        copy.copy_kernel(self)
        return copy


class Lay(Choice[Cards]):
    """Card 1 or 2 before the other player."""

    __slots__ = ()
    key = "lay"
    rule = "SOM-01"
    verbs: ClassVar[tuple[Verb, ...]] = (LAY, NOD)

    def options(self, s: Cards, seat: Seat) -> list[Action]:
        return [LAY.at(card, 1 - seat) for card in (1, 2)]

    def why(self, s: Cards, seat: Seat, action: Action) -> Why:
        if NOD.owns(action):
            return Why("SOM-02")
        card, other = LAY.args(action)
        return Why("SOM-01", "self") if other == seat else Why("SOM-01", "strange", card=card)


class Knock(Lay):
    """The same, but a chair stands for nodding."""

    __slots__ = ()

    def meant(self, s: Cards, seat: Seat, kind: str, number: int) -> Action:
        return NOD.at() if kind == "chair" else super().meant(s, seat, kind, number)


class Nodding(Floor[Cards]):
    """Seat 0 may nod, whoever is asked."""

    __slots__ = ()
    verbs = (NOD,)

    def seats(self, s: Cards) -> Seats:
        return 1

    def words(self, s: Cards, seat: Seat) -> list[Action]:
        return [NOD.at()]

    def why(self, s: Cards, seat: Seat, action: Action) -> Why:
        return Why("SOM-02", "eldest")


class LayAmongNods(Lay):
    __slots__ = ()
    verbs = (LAY,)
    floor = Nodding()


class LayWithoutGuests(LayAmongNods):
    """Seat 2 is a guest: not asked, and told so."""

    __slots__ = ()

    def left_out(self, s: Cards, seat: Seat) -> Why:
        return Why("SOM-02", "guest") if seat == 2 else NOTHING


class Some(Game[Cards]):
    key = "some"
    most_seats = 3
    verbs: ClassVar[list[Verb]] = [LAY, NOD, SIT]
    notices: ClassVar[list[Notice]] = []
    rules = ("SOM-01", "SOM-02", "SOM-03", "SOM-04", "SOM-05")
    rule_of_seats, rule_of_turns, rule_of_the_end = "SOM-03", "SOM-04", "SOM-05"


SOME = Some()


def asked(question: Lay | None) -> Cards:
    s = Cards(2)
    if question:
        s.then(question)
    s.settle()
    return s


def test_what_is_legal_is_forbidden_by_nothing() -> None:
    assert SOME.why_not(asked(Lay(0)), 0, LAY.at(1, 1)) == NOTHING
    assert not SOME.why_not(asked(Lay(0)), 0, "card:2")


def test_a_game_that_is_over() -> None:
    assert SOME.why_not(asked(None), 0, LAY.at(1, 1)) == Why("SOM-05")


def test_a_player_who_is_not_there() -> None:
    assert SOME.why_not(asked(Lay(0)), 0, LAY.at(1, 2)) == Why("SOM-03")
    assert SOME.why_not(asked(Lay(0)), 0, "seat:2") == Why("SOM-03")


def test_somebody_else_is_asked() -> None:
    for seat in (1, WATCHER):
        assert SOME.why_not(asked(Lay(0)), seat, LAY.at(1, 1)) == Why("SOM-04", "waiting", seat=0)
        assert SOME.why_not(asked(Lay(0)), seat, "card:3") == Why("SOM-04", "waiting", seat=0)


def test_an_answer_to_another_question() -> None:
    assert SOME.why_not(asked(Lay(0)), 0, SIT.at(1)) == Why("SOM-04", "other")
    assert SOME.why_not(asked(Lay(0)), 0, "chair:1") == Why("SOM-04", "other")


def test_no_answer_at_all_and_no_thing() -> None:
    assert SOME.why_not(asked(Lay(0)), 0, 99) == Why("SOM-04", "nature")
    assert SOME.why_not(asked(Lay(0)), 0, "card:lost") == NOTHING


def test_the_step_gives_its_own_reason() -> None:
    assert SOME.why_not(asked(Lay(0)), 0, LAY.at(3, 1)) == Why("SOM-01", "strange", card=3)
    assert SOME.why_not(asked(Lay(0)), 0, LAY.at(1, 0)) == Why("SOM-01", "self")
    assert SOME.why_not(asked(Lay(0)), 0, NOD.at()) == Why("SOM-02")


def test_a_thing_stands_for_the_likely_answer_with_it() -> None:
    """A legal answer with this thing in the place of another."""
    assert SOME.why_not(asked(Lay(0)), 0, "card:3") == Why("SOM-01", "strange", card=3)
    assert SOME.why_not(asked(Lay(0)), 0, "seat:0") == Why("SOM-01", "self")


def test_a_step_may_say_what_is_meant_by_a_thing() -> None:
    assert SOME.why_not(asked(Knock(0)), 0, "chair:1") == Why("SOM-02")
    assert SOME.why_not(asked(Knock(0)), 0, "card:3") == Why("SOM-01", "strange", card=3)


def test_a_floor_gives_its_reason_to_whoever_wants_to_speak() -> None:
    s = asked(LayAmongNods(0))
    assert SOME.why_not(s, 0, NOD.at()) == NOTHING
    assert SOME.why_not(s, 1, NOD.at()) == Why("SOM-02", "eldest")
    assert SOME.why_not(s, WATCHER, NOD.at()) == Why("SOM-04", "waiting", seat=0)
    waiting = Why("SOM-04", "waiting", seat=1)
    assert SOME.why_not(asked(LayAmongNods(1)), 0, LAY.at(1, 1)) == waiting
    assert SOME.why_not(asked(LayAmongNods(1)), 0, "card:3") == waiting


def test_who_is_left_out_of_a_question_is_told_why() -> None:
    s = Cards(3)
    s.then(LayWithoutGuests(0))
    s.settle()
    assert SOME.why_not(s, 2, LAY.at(1, 1)) == Why("SOM-02", "guest")
    for seat in (1, WATCHER):
        assert SOME.why_not(s, seat, LAY.at(1, 1)) == Why("SOM-04", "waiting", seat=0)


def test_nature_decides_and_several_decide() -> None:
    match = Match(GAME, 2, scripted=True)
    assert match.why_not(0, KEEP.at()) == Why("TPL-03", "nature")
    for face in (0, 1):
        match.play(match.nature, DEAL.at(face))
    assert match.why_not(WATCHER, KEEP.at()) == Why("TPL-03", "several")
    assert match.why_not(0, DEAL.at(0)) == Why("TPL-03", "nature")
    match.play(0, SHOW.at())
    assert match.why_not(0, SWAP.at()) == Why("TPL-05", card=0)
    assert match.why_not(0, SHOW.at()) == Why("TPL-04", "once")


def test_cases_have_names() -> None:
    why = Why("SOM-01", "self", card=1)
    assert (why.case, why.values) == ("self", {"card": 1, "case": "self"})
    assert Why("SOM-01").case == ""
    assert Why("SOM-01") != why
    assert hash(why) == hash(Why("SOM-01", "self", card=1))
