"""A witch does as a villager in her seat would, unless it costs her side too much."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.guide.mask import PRICES, as_it_looks
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.tests.scenario import GAME
from aquelarre.games.las_brujas.tests.scenario_guide import (
    WITCH,
    aside,
    look,
    suspect,
    village,
)


def test_it_shows_what_a_villager_would_until_that_costs_too_much() -> None:
    dear = PRICES["vote"]
    assert as_it_looks([1.0, 0.0], [0.0, dear / 2], "vote", hunted=False) == [1.0, 0.0]
    shown = as_it_looks([1.0, 0.5, 0.2], [0.0, dear, 2 * dear], "vote", hunted=False)
    assert shown.index(max(shown)) == 1, "of what can be afforded, what looks best"


@pytest.mark.rule("BRU-02")
def test_who_poses_knows_no_more_than_all_do() -> None:
    witch, villager = look(village("vvvvvww"), 6), look(village("vvvvwwv"), 6)
    assert witch.own.witch[5] == 1.0
    assert witch.mask.own == villager.own
    assert villager.mask is villager
    dead = Outlook(GAME.view(village().s, 7))
    assert dead.mask is dead, "a spectre has shown its side"


@pytest.mark.rule("BRU-20")
def test_nobody_votes_guilty_and_then_saves_the_condemned() -> None:
    for guilty, saves in (([0, 1, 2, 3, 6], False), ([0, 1, 2, 3], True)):
        scene = suspect(village(), 5, 3).hold(0, "J1a").hold(6, "C1a")
        scene.trial(0, "J1a", 5).vote(guilty=guilty)
        assert (aside(scene, 6) == verbs.COUNTER.at(NUMBER["C1a"])) is saves


@pytest.mark.rule("BRU-20")
def test_all_remember_who_broke_off_a_trial() -> None:
    scene = village().hold(0, "J1a").hold(1, "C1a").trial(0, "J1a", 2)
    scene.vote(guilty=[0, 3]).answer(verbs.COUNTER, "C1a", seat=1)
    assert GAME.view(scene.s, -1)["history"]["cancelled"] == [
        {"week": 1, "accused": 2, "accuser": 0, "by": 1, "guilty": [0, 3], "innocent": []}
    ]


@pytest.mark.rule("BRU-15")
def test_all_remember_who_gave_to_whom_and_think_the_worse_of_a_witchs_friend() -> None:
    scene = village("vvvvvww")
    before = look(scene, 0).own.witch[1]
    scene.s.given[WITCH * 9 + 1] = 2
    scene.s.given[1 * 9 + WITCH] = 2
    assert GAME.view(scene.s, -1)["history"]["gifts"][1][WITCH] == 2
    assert look(scene, 0).own.witch[1] > before


@pytest.mark.rule("BRU-06")
def test_the_village_stands_better_with_a_witch_dead_and_worse_with_a_villager_dead() -> None:
    now = GAME.outlook(village().s)
    witch, villager = GAME.outlook(village().dead(6).s), GAME.outlook(village().dead(0).s)
    assert villager[1] < now[1] < witch[1]
    assert now[5] == -now[1]
    assert GAME.outlook(village().dead(6).s)[6] == witch[5], "the dead stand with their side"
