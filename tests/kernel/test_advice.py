"""What the coach says is what the guide reckons with, for any game that says it."""

from __future__ import annotations

from tests.laws.coaches import coached_by

from aquelarre.games._template.box import VALUES
from aquelarre.games._template.game import Template
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import KEEP, SWAP
from aquelarre.kernel import Action, Dice, Objection, Reason, Window, advise, warn
from aquelarre.match import Match

GAME = Template()


def holding(value: int) -> Window[TemplateState]:
    """The first seat of a game in which it was dealt a card of this value."""
    for seed in range(1000):
        window = Match(GAME, 2, seed=seed).window(0)
        if VALUES[window.view()["players"][0]["card"]] == value:
            return window
    raise AssertionError("no such card is ever dealt")


def test_the_answer_that_weighs_most_with_its_reasons() -> None:
    low = advise(GAME, holding(1), Dice(1))
    assert (low.action, low.reasons) == (SWAP.at(), [Reason("swapped", 3.0, number=3)])
    high = advise(GAME, holding(6), Dice(1))
    assert (high.action, high.reasons) == (KEEP.at(), [Reason("kept", 6.0, number=6)])


def test_the_same_dice_say_the_same_and_are_not_thrown() -> None:
    dice = Dice(5)
    before = dice.clone().word()
    for _ in range(3):
        found = advise(GAME, holding(3), dice)
        other = KEEP.at() if found.action == SWAP.at() else SWAP.at()
        assert warn(GAME, holding(3), dice, other) is None, "a toss-up is no reason to warn"
    assert dice.clone().word() == before


def test_a_warning_says_what_would_be_better_and_only_where_it_is_far_better() -> None:
    assert warn(GAME, holding(2), Dice(1), KEEP.at()) is None
    found = warn(GAME, holding(1), Dice(1), KEEP.at())
    assert found is not None
    assert (found.action, found.reasons) == (SWAP.at(), [Reason("swapped", number=3)])
    assert warn(GAME, holding(1), Dice(1), SWAP.at()) is None


def grumbling(window: Window[TemplateState], action: Action, own: list[Reason]) -> list[Reason]:
    poor = [Reason("low", -0.25), Reason("", 0.5), Reason("lower", -3.0)]
    return [Reason("fact"), Objection("undone", card=3), *poor]


def test_what_speaks_against_an_answer_is_told_in_order_and_trifles_are_not() -> None:
    found = warn(coached_by(grumbling)(), holding(1), Dice(1), KEEP.at())
    assert found is not None
    assert [reason.key for reason in found.against] == ["lower", "low", "undone"]
    assert [reason.key for reason in found.reasons] == ["lower", "low", "undone", "fact"]


def test_an_objection_is_no_part_of_the_sum() -> None:
    found = Objection("undone", card=3)
    assert (found.worth, found.against, found.values) == (0.0, True, {"card": 3})
    assert found == Reason("undone", card=3)


def test_reasons_are_compared_by_what_they_say() -> None:
    assert Reason("solve", count=8) == Reason("solve", 2.0, count=8)
    assert len({Reason("solve", count=8), Reason("solve", count=8)}) == 1
    assert Reason("solve", count=8) != Reason("solve", count=7)
    assert Reason("solve") != "solve"
    assert repr(Reason("solve", 2.0, count=8)) == "Reason('solve', 2.0, {'count': 8})"
