"""The laws bite: each mistake planted into the template is caught by the law it breaks."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any, ClassVar, Self

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.game import Template
from aquelarre.games._template.rules import Choose, Deal, Reveal, Swap, own_face
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DRAW, SWAP
from aquelarre.kernel import Action, Event, Notice, Seat, State, Step, members
from aquelarre.laws import LawBroken, broken_laws, check_game
from aquelarre.laws.ending import check_end
from aquelarre.laws.vocabulary import check_events

GAMES = 24


def laws_broken_by(kind: type[Template]) -> set[str]:
    """Every law on its own: which of them catch the mistake?"""
    kind.__module__ = Template.__module__  # it has the template's files
    return {broken.law for broken in broken_laws(kind(), games=GAMES, sample=2, limit=300)}


def first_law_broken_by(kind: type[Template]) -> str:
    """All laws together: which one speaks up?"""
    kind.__module__ = Template.__module__
    with pytest.raises(LawBroken) as caught:
        check_game(kind(), games=GAMES, sample=2, limit=300)
    return caught.value.law


def started(s: TemplateState, *steps: Step[TemplateState]) -> TemplateState:
    """The template's set-up, with other steps after the deal."""
    s.then(*[Deal(seat) for seat in range(s.n)], *steps)
    return s


def test_the_template_itself_breaks_none() -> None:
    assert broken_laws(GAME, games=GAMES, sample=2, limit=300) == []


# -- clone -------------------------------------------------------------------------------


class SharedDeck(TemplateState):
    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.deck = self.deck
        return copy


class SharedKnowledge(TemplateState):
    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.cards.known = self.cards.known
        return copy


class ForgottenField(TemplateState):
    """Has a field more, which `clone` leaves at its first value."""

    __slots__ = ("turns",)

    def __init__(self, n: int, settings: Mapping[str, int]) -> None:
        super().__init__(n, settings)
        self.turns = 0

    def answer(self, seat: Seat, action: Action) -> None:
        self.turns += 1
        super().answer(seat, action)


class MissingField(ForgottenField):
    """Is copied without `__init__`, and without all its fields."""

    __slots__ = ()

    def clone(self) -> Self:
        copy = self.__new__(type(self))
        copy.n = self.n
        return copy


class WrongValue(TemplateState):
    __slots__ = ()

    def clone(self) -> Self:
        copy = super().clone()
        copy.shown = 0
        copy.settings = {"showing": 0}
        return copy


class TallyStep(Swap):
    """A step with a list of its own, which all clones would share."""

    __slots__ = ("tally",)

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.tally: list[int] = []


class StepsThatChange(TemplateState):
    __slots__ = ()

    def __init__(self, n: int, settings: Mapping[str, int]) -> None:
        super().__init__(n, settings)
        self.agenda.append(TallyStep(0))


class Marker:
    """A record that somebody writes into."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        self.moves = 0


class SharedMarker(TemplateState):
    __slots__ = ("marker",)

    def __init__(self, n: int, settings: Mapping[str, int]) -> None:
        super().__init__(n, settings)
        self.marker = Marker()

    def clone(self) -> Self:
        copy = super().clone()
        copy.marker = self.marker
        return copy

    def answer(self, seat: Seat, action: Action) -> None:
        self.marker.moves += 1
        super().answer(seat, action)


@pytest.mark.parametrize(
    "state",
    [
        SharedDeck,
        SharedKnowledge,
        ForgottenField,
        MissingField,
        WrongValue,
        StepsThatChange,
        SharedMarker,
    ],
)
def test_bad_copies_break_the_law_of_clones(state: type[TemplateState]) -> None:
    class BadCopies(Template):
        def new(self, n: int, settings: dict[str, int]) -> TemplateState:
            return started(state(n, settings), Choose(), Reveal())

    assert first_law_broken_by(BadCopies) == "clone"


# -- options -----------------------------------------------------------------------------


class SilenceMeansNothing(Choose):
    """What silence means is not on offer."""

    __slots__ = ()
    grace = 5.0
    lapse = DRAW.base


def test_silence_must_be_a_legal_answer() -> None:
    class Silent(Template):
        def new(self, n: int, settings: dict[str, int]) -> TemplateState:
            return started(TemplateState(n, settings), SilenceMeansNothing(), Reveal())

    assert first_law_broken_by(Silent) == "options"


# -- order -------------------------------------------------------------------------------


class FirstComeFirstServed(TemplateState):
    """Remembers who was the first to answer, which nobody may ask for."""

    __slots__ = ("first",)

    def __init__(self, n: int, settings: Mapping[str, int]) -> None:
        super().__init__(n, settings)
        self.first = -1

    def clone(self) -> Self:
        copy = super().clone()
        copy.first = self.first
        return copy

    def answer(self, seat: Seat, action: Action) -> None:
        if self.first < 0 and seat < self.n:
            self.first = seat
        super().answer(seat, action)


class AnswersLeaveATrace(FirstComeFirstServed):
    """Counts the answers, changed ones too."""

    __slots__ = ()

    def answer(self, seat: Seat, action: Action) -> None:
        self.first += 1
        State.answer(self, seat, action)


@pytest.mark.parametrize("state", [FirstComeFirstServed, AnswersLeaveATrace])
def test_arrival_must_not_matter(state: type[TemplateState]) -> None:
    class Hurried(Template):
        def new(self, n: int, settings: dict[str, int]) -> TemplateState:
            return started(state(n, settings), Choose(), Reveal())

    assert laws_broken_by(Hurried) == {"order"}


# -- conservation, ending, replay --------------------------------------------------------


class LossySwap(Swap):
    """The old card is not put away but overwritten."""

    __slots__ = ()

    def fell(self, s: TemplateState, outcome: Action) -> None:
        (face,) = DRAW.args(outcome)
        s.deck.take(face)
        s.cards.face[s.hand[self.seat]] = face


class LossyChoose(Choose):
    __slots__ = ()

    def decided(self, s: TemplateState, answers: list[Action]) -> None:
        s.then(*[LossySwap(seat) for seat in range(s.n) if answers[seat] == SWAP.at()])


class CardsGetLost(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, settings), LossyChoose(), Reveal())


class DoublingReveal(Reveal):
    """The first hand goes back into the deck, and is still in the hand."""

    __slots__ = ()

    def run(self, s: TemplateState) -> None:
        super().run(s)
        s.deck.put(own_face(s, 0))


class CardsAreDoubled(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, settings), Choose(), DoublingReveal())


def test_a_doubled_card_breaks_the_law_of_conservation() -> None:
    assert laws_broken_by(CardsAreDoubled) == {"conservation"}


def test_a_lost_card_breaks_the_law_of_conservation() -> None:
    assert first_law_broken_by(CardsGetLost) == "conservation"
    # What was lost in secret cannot be imagined any more, either.
    assert laws_broken_by(CardsGetLost) == {"conservation", "redaction"}


class OnceMore(Step[TemplateState]):
    __slots__ = ()

    def run(self, s: TemplateState) -> None:
        keeps_all = Choose()
        s.shown = 0b1111
        s.then(keeps_all, OnceMore())


class NeverEnds(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, settings), OnceMore())


class PaysTooMany(Template):
    def returns(self, s: TemplateState) -> list[float]:
        return [*super().returns(s), 0.0]


class PaysTooMuch(Template):
    def returns(self, s: TemplateState) -> list[float]:
        return [100 * worth for worth in super().returns(s)]


@pytest.mark.parametrize("kind", [NeverEnds, PaysTooMany, PaysTooMuch])
def test_games_end_with_a_result(kind: type[Template]) -> None:
    assert laws_broken_by(kind) == {"ending"}


class DependsOnTheDay(Template):
    """The table option is another one in every new game."""

    days = count(1)

    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, {"showing": next(self.days)}), Choose(), Reveal())


def test_the_same_answers_must_lead_to_the_same_game() -> None:
    assert laws_broken_by(DependsOnTheDay) == {"replay"}


# -- sides -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sides", "side", "sentence"),
    [
        (("witches", "village"), "witches", "side(s, 0) returns 'witches'"),
        (("witches", "village"), 2, "side(s, 0) returns 2"),
        (("witches", "village"), True, "side(s, 0) returns True"),
        ((), 0, "-1, for the game has no `sides`"),
    ],
)
def test_a_side_that_is_no_place_in_the_list(
    sides: tuple[str, ...], side: int, sentence: str
) -> None:
    class Teams(Template):
        def side(self, s: TemplateState, seat: Seat) -> int:
            return side

    Teams.sides = sides
    s = Teams().start(2)
    while not s.over:
        who = members(s.asked)[0]
        s.answer(who, s.options(who)[0])
    with pytest.raises(LawBroken) as caught:
        check_end(Teams(), s)
    assert sentence in caught.value.sentence
    if sides:
        assert "0 for 'witches', 1 for 'village', or -1 for nobody's" in caught.value.sentence


@pytest.mark.parametrize("role", [("side", 2), ("nobody", -1), "witch", ("side",)])
def test_a_role_that_is_nothing(role: Any) -> None:
    class Teams(Template):
        sides = ("witches", "village")

        def role(self, s: TemplateState, seat: Seat) -> tuple[str, int] | None:
            return ("side", 1) if seat else role

    s = Teams().start(2)
    while not s.over:
        who = members(s.asked)[0]
        s.answer(who, s.options(who)[0])
    with pytest.raises(LawBroken, match=r"role\(s, 0\) returns .*; a role is the kind"):
        check_end(Teams(), s)


def test_a_notice_with_a_side_that_is_none() -> None:
    class Teams(Template):
        sides = ("witches", "village")
        notices: ClassVar[list[Notice]] = [Notice("shown_side", "TPL-01", ("seat", "side"))]

    shown = Teams.notices[0]
    check_events(Teams(), [Event(shown, (0, 1), (), 0, ()), Event(shown, (0, -1), (), 0, ())])
    with pytest.raises(LawBroken, match="'shown_side' was told with side 2; a side is its place"):
        check_events(Teams(), [Event(shown, (0, 2), (), 0, ())])
