"""Who sees what: the rules about looking, told from each chair."""

from __future__ import annotations

import pytest

from aquelarre.games._template import GAME
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import DEAL, DRAW, KEEP, SHOW, SWAP
from aquelarre.kernel import WATCHER, Dice
from aquelarre.match import Match


def dealt(*values: int) -> Match[TemplateState]:
    match = Match(GAME, len(values), scripted=True)
    for value in values:
        match.play(match.nature, DEAL.at(value - 1))
    return match


def cards(match: Match[TemplateState], seat: int) -> list[int | None]:
    return [player["card"] for player in match.view(seat)["players"]]


@pytest.mark.rule("TPL-02")
def test_only_its_owner_sees_a_card() -> None:
    match = dealt(2, 5, 4)
    assert cards(match, 0) == [1, None, None]
    assert cards(match, 1) == [None, 4, None]
    assert cards(match, WATCHER) == [None, None, None]


@pytest.mark.rule("TPL-02")
def test_only_its_owner_is_told_what_was_dealt() -> None:
    match = dealt(2, 5)
    first = match.events[0]
    assert first.heard_by(0).values == {"seat": 0, "card": 1}
    assert first.heard_by(1).values == {"seat": 0}
    assert first.heard_by(WATCHER).values == {"seat": 0}


@pytest.mark.rule("TPL-04")
def test_a_shown_card_is_seen_by_all_even_by_watchers() -> None:
    match = dealt(2, 5)
    match.play(1, SHOW.at())
    assert cards(match, 0) == [1, 4]
    assert cards(match, WATCHER) == [None, 4]


@pytest.mark.rule("TPL-07")
def test_a_card_put_away_is_known_to_its_former_owner_alone() -> None:
    match = dealt(2, 5)
    match.play(0, SWAP.at())
    match.play(1, SWAP.at())
    match.play(match.nature, DRAW.at(0))
    assert match.view(0)["away"] == [1]
    assert match.view(1)["away"] == [None]
    assert match.view(WATCHER)["away"] == [None]
    assert cards(match, 0) == [0, None]
    assert cards(match, 1) == [None, 4]


@pytest.mark.rule("TPL-08")
def test_in_the_end_hands_are_open_and_what_was_put_away_stays_hidden() -> None:
    match = dealt(2, 5)
    match.play(0, SWAP.at())
    match.play(1, KEEP.at())
    match.play(match.nature, DRAW.at(5))
    assert match.over
    assert cards(match, 1) == cards(match, WATCHER) == [5, 4]
    assert match.view(1)["away"] == [None]


def test_imagining_keeps_what_is_known_and_deals_the_rest_from_all_that_is_left() -> None:
    match = dealt(6, 1)
    seen = set()
    for seed in range(60):
        state = GAME.imagine(match.state, 0, Dice(seed))
        assert state.cards.face[0] == 5
        seen.add(state.cards.face[1])
    assert seen == {0, 1, 2, 3, 4}  # anything but the one Moon, which seat 0 holds
