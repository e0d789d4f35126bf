"""Walpurgisnacht's tools: the weights of its outlook, and whom bots give what."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import walpurgis_gifts
import walpurgis_outlook
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.guide.outlook import FACTS
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario, card
from aquelarre.games.walpurgisnacht.verbs import GIVE
from aquelarre.kernel import Dice


def test_facts_are_noted_when_turns_begin() -> None:
    found, result = walpurgis_outlook.night(["guide"], 5, Dice("tool"), 0)
    assert len(found) >= 3
    assert {len(row) for row in found} == {len(FACTS)}
    assert result in (0.0, 0.5, 1.0)


def test_weights_are_found_again() -> None:
    """Results drawn by known odds give those odds back."""
    dice = Dice("weights")
    x = np.array([[1.0, dice.below(100) / 25 - 2] for _ in range(4000)])
    chance = 1 / (1 + np.exp(-(0.5 + 1.5 * x[:, 1])))
    y = np.array([float(dice.below(1000) / 1000 < each) for each in chance])
    assert walpurgis_outlook.weights(x, y) == pytest.approx([0.5, 1.5], abs=0.15)
    guessed = walpurgis_outlook.foretold(x, y, np.arange(len(y)))
    assert walpurgis_outlook.loss(guessed, y) < walpurgis_outlook.loss(np.full(len(y), 0.5), y)


def test_gifts_are_counted_by_who_made_them() -> None:
    counts: walpurgis_gifts.Counts = Counter()
    for number in range(6):
        walpurgis_gifts.play(["guide"], 5, Dice("gifts").child(number), number, counts)
    assert counts["guide", "night", True] + counts["guide", "night", False] == 6
    assert sum(counts["guide", key, so] for key in ("brooms", "spectres") for so in (True, False))


def test_brooms_for_a_villager_from_a_witch_are_for_the_enemy() -> None:
    scene = Scenario(["W00", "W26", "W30"], {"O0": "W14"}, first=0).reveal("O0").stop()
    for receiver, enemy in ((1, True), (2, False)):
        counts: walpurgis_gifts.Counts = Counter()
        s = scene.s.clone()
        s.news = []
        s.answer(0, GIVE.at(card("W14"), receiver))
        for event in s.news:
            if event.notice in walpurgis_gifts.GIFTS:
                walpurgis_gifts.count_gift(s, event, ["guide"] * 3, counts)
        assert counts == {("guide", "brooms", enemy): 1}


def test_to_show_himself_saves_what_a_witch_would_lose() -> None:
    """Fertility and a crucifix before the devil. [WAL-31]"""
    s = Scenario(["W00", "W26", "W30"]).s.clone()
    assert walpurgis_gifts.saved(s) == 0
    s.up[s.mephisto] = OURS.fertility | (OURS.crucifixes & -OURS.crucifixes)
    assert walpurgis_gifts.saved(s) == 3
