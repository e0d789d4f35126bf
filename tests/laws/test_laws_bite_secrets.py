"""The laws bite: whatever gives a secret away breaks the law of redaction, and no other."""

from __future__ import annotations

import pytest

from aquelarre.games._template.game import Template
from aquelarre.games._template.rules import Choose, Deal, Reveal, own_face, take
from aquelarre.games._template.seen import view as honest_view
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DEAL, DEALT, KEEP, WON
from aquelarre.kernel import ALL, Action, Dice, Seat, State, Step, View, Why, only
from aquelarre.laws import LawBroken, broken_laws


def broken_by(kind: type[Template]) -> list[LawBroken]:
    """Every law on its own: which of them catch the mistake?"""
    kind.__module__ = Template.__module__  # it has the template's files
    return broken_laws(kind(), games=24, sample=2, limit=300)


def other_seat(s: State, seat: Seat) -> Seat:
    return (seat + 1) % s.n


def started(s: TemplateState, *steps: Step[TemplateState]) -> TemplateState:
    """The template's set-up, with other steps after the deal."""
    s.then(*[Deal(seat) for seat in range(s.n)], *steps)
    return s


class ViewShowsAllHands(Template):
    def view(self, s: TemplateState, seat: Seat) -> View:
        seen = honest_view(s, seat)
        for player in seen["players"]:
            if player["dealt"]:
                player["card"] = own_face(s, player["seat"])
        return seen


class SaysThatItHasNoSecrets(Template):
    secrets = False


class ImagineCopiesTheTruth(Template):
    """`view` and `imagine` agree, and imagining twice gives the same: only twins tell."""

    def imagine(self, s: TemplateState, seat: Seat, dice: Dice) -> TemplateState:
        copy = s.clone()
        self.forget_answers(copy, seat)
        return copy


class ImagineKeepsTheAnswersOfOthers(Template):
    def imagine(self, s: TemplateState, seat: Seat, dice: Dice) -> TemplateState:
        copy = super().imagine(s, seat, dice)
        copy.heard, copy.asked = s.heard.copy(), s.asked
        return copy


class ImagineOnlyShuffles(Template):
    """What is dealt depends on the order in which the hidden cards lay."""

    def imagine(self, s: TemplateState, seat: Seat, dice: Dice) -> TemplateState:
        copy = s.clone()
        self.forget_answers(copy, seat)
        places = copy.cards.unknown_to(seat)
        faces = [copy.cards.face[place] for place in places]
        dice.shuffle(faces)
        for place, face in zip(places, faces, strict=True):
            copy.cards.face[place] = face
        return copy


class ImagineForgetsWhatIsKnown(Template):
    def imagine(self, s: TemplateState, seat: Seat, dice: Dice) -> TemplateState:
        copy = super().imagine(s, seat, dice)
        copy.cards.redeal(-1, copy.deck, dice)
        return copy


class ImagineLosesACard(Template):
    def imagine(self, s: TemplateState, seat: Seat, dice: Dice) -> TemplateState:
        copy = super().imagine(s, seat, dice)
        copy.deck.draw(dice)
        return copy

    def view(self, s: TemplateState, seat: Seat) -> View:
        return {**honest_view(s, seat), "deck": 0}


class ViewGivesAPartOfTheStateAway(Template):
    def view(self, s: TemplateState, seat: Seat) -> View:
        return {**honest_view(s, seat), "hand": s.hand}


class ViewIsNotPlain(Template):
    def view(self, s: TemplateState, seat: Seat) -> View:
        return {**honest_view(s, seat), "hand": tuple(s.hand)}


class LookingLeavesATrace(Template):
    def view(self, s: TemplateState, seat: Seat) -> View:
        if s.settings["showing"]:
            s.settings = {"showing": s.settings["showing"] + 1}
        return honest_view(s, seat)


class ReasonsTellTooMuch(Template):
    def why_not(self, s: TemplateState, seat: Seat, thing: Action | str) -> Why:
        why = super().why_not(s, seat, thing)
        if why.rule == "TPL-05":
            return Why("TPL-05", card=own_face(s, other_seat(s, seat)))
        return why


class BoldWhenOthersAreWeak(Choose):
    """The swap is offered only against a higher card: the options give it away."""

    __slots__ = ()

    def options(self, s: TemplateState, seat: Seat) -> list[Action]:
        if own_face(s, other_seat(s, seat)) < 3:
            return [KEEP.at()]
        return super().options(s, seat)


class OptionsTellTooMuch(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, settings), BoldWhenOthersAreWeak(), Reveal())


class LoudShow(Choose):
    """Who shows a card is told another's, in an event that could be taken back."""

    __slots__ = ()

    def interjected(self, s: TemplateState, seat: Seat, action: Action) -> None:
        super().interjected(s, seat, action)
        other = other_seat(s, seat)
        s.tell(WON, other, own_face(s, other))


class EventsTellTooMuch(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, settings), LoudShow(), Reveal())


class PeekAndUndo(Choose):
    """Who speaks up sees another's card without any event: an undo would hide the peek."""

    __slots__ = ()

    def interjected(self, s: TemplateState, seat: Seat, action: Action) -> None:
        s.cards.show(s.hand[other_seat(s, seat)], only(seat))
        s.shown |= only(seat)
        s.reopen()


class PeeksCanBeTakenBack(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, settings), PeekAndUndo(), Reveal())


class TellingOccasion(Choose):
    """Whether a standing pass goes on depends on a hidden card."""

    __slots__ = ()

    def occasion(self, s: TemplateState) -> int:
        return 1 + own_face(s, 0)


class OccasionsTellTooMuch(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, settings), TellingOccasion(), Reveal())


class LoudDeal(Deal):
    """Everybody is told which card was dealt."""

    __slots__ = ()

    def fell(self, s: TemplateState, outcome: Action) -> None:
        (face,) = DEAL.args(outcome)
        take(s, self.seat, face)
        s.tell(DEALT, self.seat, hidden=(face,), to=ALL)


class DealsTellTooMuch(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        s = TemplateState(n, settings)
        s.then(*[LoudDeal(seat) for seat in range(n)], Choose(), Reveal())
        return s


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (DealsTellTooMuch, "the hidden part of an event tells"),
        (ViewShowsAllHands, "sees more than imagine keeps: view['players']"),
        (SaysThatItHasNoSecrets, "says that it has no secrets"),
        (ImagineCopiesTheTruth, "which it never saw (field 'cards'"),
        (ImagineKeepsTheAnswersOfOthers, "which it never saw (field 'heard'"),
        (ImagineOnlyShuffles, "is not blind"),
        (ImagineForgetsWhatIsKnown, "sees more than imagine keeps"),
        (ImagineLosesACard, "loses or doubles things"),
        (ViewGivesAPartOfTheStateAway, "view['hand'] is a part of the state itself"),
        (ViewIsNotPlain, "view['hand'] is a tuple"),
        (LookingLeavesATrace, "looking has changed the state"),
        (ReasonsTellTooMuch, "why_not for"),
        (OptionsTellTooMuch, "options"),
        (EventsTellTooMuch, "is told [Told('won'"),
        (PeeksCanBeTakenBack, "can be taken back"),
        (OccasionsTellTooMuch, "question['occasion']"),
    ],
)
def test_leaks_break_the_law_of_redaction(kind: type[Template], told: str) -> None:
    (broken,) = broken_by(kind)
    assert broken.law == "redaction"
    assert told in broken.sentence
