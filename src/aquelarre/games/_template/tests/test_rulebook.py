"""The rules, one test for each line of the rulebook and each ruling."""

from __future__ import annotations

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DEAL, DRAW, KEEP, SHOW, SWAP
from aquelarre.kernel import BadSetting, Illegal
from aquelarre.match import Match


def dealt(*values: int, showing: int = 1) -> Match[TemplateState]:
    """A match in which seat 0 got the first of these values, seat 1 the second…"""
    match = Match(GAME, len(values), {"showing": showing}, scripted=True)
    for value in values:
        match.play(match.nature, DEAL.at(value - 1))
    return match


def answer(match: Match[TemplateState], *actions: int) -> None:
    """Seat 0 gives the first of these answers, seat 1 the second…"""
    for seat, action in enumerate(actions):
        match.play(seat, action)


def told(match: Match[TemplateState]) -> list[str]:
    return [event.notice.key for event in match.events]


@pytest.mark.rule("TPL-01")
def test_the_deck_has_nine_cards() -> None:
    state = GAME.new(2, GAME.check(2, {}))
    assert state.deck.counts == [2, 2, 2, 1, 1, 1]


@pytest.mark.rule("TPL-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetting, match="2 to 4 players"):
        Match(GAME, seats)


@pytest.mark.rule("TPL-02")
def test_everyone_is_dealt_one_card() -> None:
    match = dealt(6, 1, 1, 4)
    assert [player["dealt"] for player in match.view(0)["players"]] == [True] * 4
    assert match.view(0)["deck"] == 5
    assert told(match) == ["dealt"] * 4


@pytest.mark.rule("TPL-02")
def test_a_card_that_is_gone_from_the_deck_is_not_dealt_again() -> None:
    match = dealt(6, 1)
    answer(match, KEEP.at(), SWAP.at())
    assert DRAW.at(5) not in match.state.options(match.nature)
    assert match.state.deck.weights() == [1, 2, 2, 1, 1]


@pytest.mark.rule("TPL-03")
def test_decisions_are_revealed_together() -> None:
    match = dealt(3, 4)
    match.play(1, SWAP.at())
    assert "swapped" not in told(match)
    assert match.view(0) == dealt(3, 4).view(0)
    match.play(0, KEEP.at())
    assert told(match)[2:] == ["kept", "swapped"]


@pytest.mark.rule("TPL-03")
def test_a_decision_may_be_changed_until_all_are_in() -> None:
    match = dealt(3, 4)
    match.play(1, SWAP.at())
    match.play(1, KEEP.at())
    match.play(0, KEEP.at())
    assert told(match)[2:4] == ["kept", "kept"]


@pytest.mark.rule("TPL-04")
def test_a_card_may_be_shown_once() -> None:
    match = dealt(3, 4)
    match.play(1, SHOW.at())
    assert match.events[-1].heard_by(0).values == {"seat": 1, "card": 3}
    assert match.state.asides(1) == []
    with pytest.raises(Illegal) as refusal:
        match.play(1, SHOW.at())
    assert refusal.value.rule == "TPL-04"


@pytest.mark.rule("TPL-04")
def test_the_table_may_play_without_showing() -> None:
    match = dealt(3, 4, showing=0)
    assert match.state.asides(0) == []
    with pytest.raises(Illegal) as refusal:
        match.play(0, SHOW.at())
    assert refusal.value.rule == "TPL-04"


@pytest.mark.rule("TPL-05")
def test_a_shown_card_may_not_be_swapped() -> None:
    match = dealt(3, 4)
    match.play(0, SHOW.at())
    with pytest.raises(Illegal) as refusal:
        match.play(0, SWAP.at())
    assert refusal.value.rule == "TPL-05"
    assert refusal.value.values == {"card": 2}
    assert match.state.options(0) == [KEEP.at()]
    assert match.state.options(1) == [KEEP.at(), SWAP.at()]


@pytest.mark.rule("TPL-06")
def test_a_show_lets_everyone_decide_anew() -> None:
    match = dealt(1, 2, 3)
    match.play(0, SWAP.at())
    match.play(1, SWAP.at())
    match.play(1, SHOW.at())  # ruling 1: her earlier decision falls, too
    assert match.state.asked == 0b111
    answer(match, KEEP.at(), KEEP.at(), KEEP.at())
    assert told(match)[4:7] == ["kept", "kept", "kept"]


@pytest.mark.rule("TPL-07")
def test_swaps_are_made_in_turn_order() -> None:
    match = dealt(1, 2, 3)
    match.play(2, SWAP.at())
    match.play(1, KEEP.at())
    match.play(0, SWAP.at())
    match.play(match.nature, DRAW.at(3))
    match.play(match.nature, DRAW.at(4))
    cards = [player["card"] for player in match.view(0)["players"]]
    assert cards == [3, 1, 4]
    assert told(match)[6:8] == ["drew", "drew"]
    assert len(match.view(0)["away"]) == 2


@pytest.mark.rule("TPL-08")
def test_the_highest_card_wins() -> None:
    match = dealt(2, 5, 4)
    answer(match, KEEP.at(), KEEP.at(), KEEP.at())
    assert match.over
    assert match.returns() == [-1.0, 1.0, -1.0]
    assert match.events[-1].whole().values == {"seat": 1, "card": 4}
    assert match.why_not(0, KEEP.at()).rule == "TPL-08"


@pytest.mark.rule("TPL-09")
def test_of_equal_cards_a_shown_one_wins() -> None:
    match = dealt(3, 3, 1)
    match.play(1, SHOW.at())
    answer(match, KEEP.at(), KEEP.at(), KEEP.at())
    assert match.returns() == [-1.0, 1.0, -1.0]


@pytest.mark.rule("TPL-09")
def test_who_is_still_equal_shares_the_victory() -> None:
    match = dealt(3, 3, 1)
    answer(match, KEEP.at(), KEEP.at(), KEEP.at())
    assert match.returns() == [0.0, 0.0, -1.0]
    assert told(match)[-2:] == ["shared", "shared"]
