"""The law of foresight bites: what people could prepare, gone wrong."""

from __future__ import annotations

import pytest

from aquelarre.games._template.game import Template
from aquelarre.games._template.state import TemplateState
from aquelarre.kernel import Foreseen, Seat
from aquelarre.laws import LawBroken
from aquelarre.laws.check import check_games

KEY = "choose"


class Peeping(Template):
    foresees = (KEY,)

    def foreseen(self, s: TemplateState, seat: Seat) -> list[Foreseen]:
        card, face = s.hand[(seat + 1) % s.n], s.cards.face
        return [Foreseen(KEY, 0, [face[card] if 0 <= card < len(face) else len(face)])]


class Unlisted(Template):
    def foreseen(self, s: TemplateState, seat: Seat) -> list[Foreseen]:
        return [Foreseen(KEY, 0, [1])]


class Twice(Template):
    foresees = (KEY,)

    def foreseen(self, s: TemplateState, seat: Seat) -> list[Foreseen]:
        return [Foreseen(KEY, 0, [1]), Foreseen(KEY, 1, [1])]


class Nothing(Template):
    foresees = (KEY,)

    def foreseen(self, s: TemplateState, seat: Seat) -> list[Foreseen]:
        return [Foreseen(KEY, 0, [])]


class NoSuchQuestion(Template):
    foresees = ("nonsense",)


@pytest.mark.parametrize("broken", [Peeping, Unlisted, Twice, Nothing, NoSuchQuestion])
def test_what_cannot_be_prepared_breaks_the_law(broken: type[Template]) -> None:
    with pytest.raises(LawBroken, match=r"\[foresight\]"):
        check_games(broken(), ["foresight"], games=4, sample=1)


def test_the_template_foresees_nothing_and_keeps_the_law() -> None:
    check_games(Template(), ["foresight"], games=4, sample=1)
