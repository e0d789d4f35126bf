"""The laws bite, too: options, odds, guides, notices, reasons and words gone wrong."""

from __future__ import annotations

import pytest
from tests.laws.coaches import Coach, coached_by, other_card

from aquelarre.bots.playing import let_nature_answer
from aquelarre.games._template.game import Template
from aquelarre.games._template.rules import Choose, Deal, Reveal, Showing
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DEAL, DEALT, KEEP, SHOW, SWAP
from aquelarre.kernel import (
    Action,
    Belief,
    Dice,
    Notice,
    Reason,
    Say,
    Seat,
    Step,
    View,
    Why,
    Window,
)
from aquelarre.laws import LawBroken, broken_laws, check_game, check_games
from aquelarre.laws.reasons import check_declared

PLANTED = Notice("planted", "TPL-03")


def laws_broken_by(kind: type[Template]) -> set[str]:
    kind.__module__ = Template.__module__  # it has the template's files
    return {broken.law for broken in broken_laws(kind(), games=24, sample=2, limit=300)}


def with_steps(*steps: Step[TemplateState], deal: type[Deal] = Deal) -> type[Template]:
    """The template with other steps after the deal, or another deal."""

    class Planted(Template):
        def new(self, n: int, settings: dict[str, int]) -> TemplateState:
            s = TemplateState(n, settings)
            s.then(*[deal(seat) for seat in range(n)], *steps)
            return s

    return Planted


class NothingToSay(Choose):
    __slots__ = ()

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return []


class Unsorted(Choose):
    __slots__ = ()

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return super().options(s, seat)[::-1]


class Twice(Choose):
    __slots__ = ()

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [KEEP.at(), *super().options(s, seat)]


class NoSuchVerb(Choose):
    __slots__ = ()

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [*super().options(s, seat), 999]


class AsideIsAnAnswer(Choose):
    __slots__ = ()

    def asides(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [KEEP.at(), SHOW.at()]


class NotCarriedOut(Choose):
    """Offers a swap that the rules then fail to carry out."""

    __slots__ = ()

    def decided(self, s: TemplateState, answers: list[Action]) -> None:
        if SWAP.at() in answers:
            raise KeyError("swap")
        super().decided(s, answers)


@pytest.mark.parametrize("step", [NothingToSay, Unsorted, Twice, NotCarriedOut])
def test_bad_lists_break_the_law_of_options(step: type[Choose]) -> None:
    assert laws_broken_by(with_steps(step(), Reveal())) == {"options"}


class OtherWords(Showing):
    """What may be said is not among its verbs."""

    __slots__ = ()
    verbs = (SWAP,)


class Unheard(Choose):
    """Then it is no aside for the kernel, though the question names it."""

    __slots__ = ()
    verbs = (KEEP, SHOW)
    floor = OtherWords()


def test_a_floor_names_what_may_be_said() -> None:
    game = with_steps(Unheard(), Reveal())()
    s = game.start(3, {"showing": 1})
    let_nature_answer(s, Dice(1))
    with pytest.raises(LawBroken, match=r"show\(\).*the `verbs` of the floor do not name that"):
        check_declared(game, s)


@pytest.mark.parametrize("step", [NoSuchVerb, AsideIsAnAnswer])
def test_the_law_of_options_speaks_before_others_stumble(step: type[Choose]) -> None:
    kind = with_steps(step(), Reveal())
    kind.__module__ = Template.__module__
    with pytest.raises(LawBroken) as caught:
        check_game(kind(), games=24, sample=2)
    assert caught.value.law == "options"


class OddsTooShort(Deal):
    __slots__ = ()

    def odds(self, s: TemplateState) -> list[int]:
        return super().odds(s)[:-1]


class OddsOfNothing(Deal):
    __slots__ = ()

    def odds(self, s: TemplateState) -> list[int]:
        return [0, *super().odds(s)[1:]]


class DealsWhatIsGone(Deal):
    __slots__ = ()

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        return [DEAL.at(face) for face in range(6)]

    def odds(self, s: TemplateState) -> list[int]:
        return [1] * 6


@pytest.mark.parametrize("deal", [OddsTooShort, OddsOfNothing, DealsWhatIsGone])
def test_bad_odds_break_the_law_of_options(deal: type[Deal]) -> None:
    assert laws_broken_by(with_steps(Choose(), Reveal(), deal=deal)) == {"options"}


class BadGuide(Template):
    advises = False  # the coach says what the template weighs

    def guide(self, window: Window[TemplateState], dice: Dice) -> Action:
        return SWAP.at()  # which those who have shown their card may not

    def weigh(
        self,
        window: Window[TemplateState],
        dice: Dice,
        belief: Belief[TemplateState] | None = None,
    ) -> list[float]:
        return super(Template, self).weigh(window, dice)  # as it answers: no other law is broken


class RashGuide(Template):
    def guide_aside(self, window: Window[TemplateState], dice: Dice) -> Action | None:
        return SHOW.at()  # as often as asked


def silent(window: Window[TemplateState], action: Action, own: list[Reason]) -> list[Reason]:
    return []


def lying(window: Window[TemplateState], action: Action, own: list[Reason]) -> list[Reason]:
    """Each of its own reasons is true, but another one decides."""
    return [Reason("kept", 1.0 if action == SWAP.at() else 0.5, number=1)]


def coy(window: Window[TemplateState], action: Action, own: list[Reason]) -> list[Reason]:
    """It all adds up, but what decides is not told."""
    return [Reason("kept", number=1), *[Reason("", reason.worth) for reason in own]]


def speechless(window: Window[TemplateState], action: Action, own: list[Reason]) -> list[Reason]:
    return [Reason("no-such-text")]


def knowing(window: Window[TemplateState], action: Action, own: list[Reason]) -> list[Reason]:
    """It has seen what another holds."""
    return [Reason("kept", number=other_card(window))]


@pytest.mark.parametrize(
    ("say", "law"),
    [
        (silent, "coach"),
        (lying, "coach"),
        (coy, "coach"),
        (knowing, "coach"),
        (speechless, "locale"),
    ],
)
def test_a_coach_says_why_and_tells_the_truth(say: Coach, law: str) -> None:
    assert law in laws_broken_by(coached_by(say))


@pytest.mark.parametrize("kind", [BadGuide, RashGuide])
def test_bad_advice_breaks_the_law_of_options(kind: type[Template]) -> None:
    assert laws_broken_by(kind) == {"options"}


class TellsAnUnknownNotice(Step[TemplateState]):
    __slots__ = ()

    def run(self, s: TemplateState) -> None:
        s.tell(PLANTED)


class TellsTooFewValues(Step[TemplateState]):
    __slots__ = ()

    def run(self, s: TemplateState) -> None:
        s.tell(DEALT, 0)


def test_an_unlisted_notice_breaks_the_law_of_vocabulary() -> None:
    kind = with_steps(TellsAnUnknownNotice(), Choose(), Reveal())
    assert "vocabulary" in laws_broken_by(kind)  # it has no text, either


def test_a_notice_without_its_values_breaks_the_law_of_vocabulary() -> None:
    kind = with_steps(Choose(), Reveal(), TellsTooFewValues())
    kind.__module__ = Template.__module__
    broken = broken_laws(kind(), games=4, sample=0)
    assert {each.law for each in broken} == {"vocabulary"}


class WrongLabels(Template):
    def thing(self, kind: str, label: str) -> int | None:
        return 0 if kind == "card" else super().thing(kind, label)


def test_labels_that_lead_nowhere_break_the_law_of_vocabulary() -> None:
    assert laws_broken_by(WrongLabels) == {"vocabulary"}


class NamesAnUnknownRule(Template):
    def why_not(self, s: TemplateState, seat: Seat, thing: Action | str) -> Why:
        return Why("TPL-77")


class HasNoReason(Template):
    def why_not(self, s: TemplateState, seat: Seat, thing: Action | str) -> Why:
        raise KeyError(thing)


def test_an_unknown_rule_in_a_refusal_breaks_the_law_of_rules() -> None:
    assert "rules" in laws_broken_by(NamesAnUnknownRule)  # it has no text, either


def test_a_refusal_without_a_reason_breaks_the_law_of_rules() -> None:
    HasNoReason.__module__ = Template.__module__
    with pytest.raises(LawBroken, match=r"\[rules\] why_not fails with KeyError"):
        check_games(HasNoReason(), ("rules",), games=6, sample=1)


class DrawsWithoutWords(Template):
    def draw(self, view: View, say: Say) -> list[str]:
        return [say("show-nothing")]


class ReasonsWithoutWords(Template):
    def why_not(self, s: TemplateState, seat: Seat, thing: Action | str) -> Why:
        return Why("TPL-06")  # a rule that forbids nothing and has no why-text


@pytest.mark.parametrize("kind", [DrawsWithoutWords, ReasonsWithoutWords])
def test_words_that_are_missing_in_play_break_the_law_of_locales(kind: type[Template]) -> None:
    assert laws_broken_by(kind) == {"locale"}
