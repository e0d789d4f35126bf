"""Who accuses stands by it: nobody gets a good name by voting for whom they have accused."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.guide.suspicion import seen
from aquelarre.games.las_brujas.guide.trial import MUCH, RECANTED, price_of_recanting
from aquelarre.games.las_brujas.guide.village import seen_in
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.games.las_brujas.tests.scenario_guide import advice, look, trust, village
from aquelarre.games.las_brujas.tests.test_advice import said
from aquelarre.games.las_brujas.tests.test_suspicion import believed, trial
from aquelarre.games.las_brujas.tests.test_suspicion import village as strangers
from aquelarre.kernel import Dice, Window

GUILTY, INNOCENT = verbs.VOTE.at(0), verbs.VOTE.at(1)
TRUSTED = 3


def accused_by(seat: int, sides: str = "vvvvvww") -> Scene:
    """Somebody whom all trust is accused by this player."""
    scene = trust(village(sides, first=seat), TRUSTED)
    return scene.hold(seat, "J1a").trial(seat, "J1a", TRUSTED).all_pass()


@pytest.mark.rule("BRU-21")
@pytest.mark.parametrize("accuser", [0, 6], ids=["villager", "witch"])
def test_the_accuser_votes_guilty_and_the_others_do_as_they_think(accuser: int) -> None:
    scene = accused_by(accuser)
    assert look(scene, accuser).mask.gain[TRUSTED] < 0
    assert advice(scene, accuser) == GUILTY
    assert advice(scene, 1) == INNOCENT


@pytest.mark.parametrize("accuser", [0, 6], ids=["villager", "witch"])
def test_whoever_looks_ahead_does_not_even_think_of_it(accuser: int) -> None:
    """In imagined worlds a vote for the accused, or none, might make a good name."""
    window = Window(GAME, accused_by(accuser).s, accuser)
    weights = dict(zip(window.options(), GAME.plan(window, Dice(1)), strict=True))
    assert len(weights) == 3
    assert all(weights[GUILTY] - weights[other] > GAME.doubt for other in weights.keys() - {GUILTY})


def test_with_much_at_stake_it_may() -> None:
    seen_by = look(accused_by(0), 0)
    assert price_of_recanting(seen_by, -1.1 * MUCH) == RECANTED
    assert price_of_recanting(seen_by, -0.9 * MUCH) > RECANTED
    assert price_of_recanting(look(accused_by(0), 1), -0.9 * MUCH) == 0


def test_the_coach_says_why() -> None:
    scene = accused_by(0)
    assert said(scene, 0, verbs.VOTE, 1)["recanted"].worth == -2 * RECANTED
    assert "recanted" not in said(scene, 0, verbs.VOTE, 0)
    assert "recanted" not in said(scene, 1, verbs.VOTE, 1)


def test_in_an_imagined_game_too() -> None:
    scene = accused_by(0)
    found = [GAME.rollout(scene.s, 0, Dice(number)) for number in range(60)]
    assert found.count(GUILTY) > found.count(INNOCENT)


def test_to_recant_makes_nobody_look_better() -> None:
    stood_by = trial(strangers(), 2, 5, [2, 3, 4], [])
    recanted = trial(strangers(), 2, 5, [3, 4], [2])
    assert believed(recanted, 6) == believed(stood_by, 6)
    for scene in (stood_by, recanted):
        done = seen(GAME.view(scene.s, 6), GAME.box).done
        assert set(done) == set(seen_in(scene.s).done)
        assert {what for who, _, what in done if who == 2} == {"stones"}


def test_nor_in_the_next_trial_of_that_week() -> None:
    """Two accuse the same player, one after the other; the first votes innocent the second time."""
    scene = trial(strangers(), 2, 5, [2], [3, 4])
    trial(scene, 3, 5, [3], [2, 4])
    done = seen(GAME.view(scene.s, 6), GAME.box).done
    assert set(done) == set(seen_in(scene.s).done)
    assert [what for who, _, what in done if who == 2] == ["stones"]
    assert (4, 5, "innocent") in done


def test_but_whoever_has_learnt_better_by_the_next_week_may_say_so() -> None:
    scene = trial(strangers(), 2, 5, [2], [3, 4])
    scene.s.records = tuple([(0, *each[1:]) for each in scene.s.records])
    trial(scene, 3, 5, [3], [2, 4])
    assert (2, 5, "innocent") in seen(GAME.view(scene.s, 6), GAME.box).done
    scene = accused_by(0)
    scene.s.week += 1
    scene.s.records += ((scene.s.week - 1, TRUSTED, 1, 0, -1, 1, 0b10, 0b100),)
    assert advice(scene, 1) == INNOCENT


def test_what_nobody_would_do_is_not_told_as_chances_lost() -> None:
    """A trial that nobody would follow weighs less than all chances there are."""
    scene = village(first=6).hold(6, "J1a")
    good = said(scene, 6, verbs.END_TURN)
    assert "affordable-all" in good
    assert "affordable" not in good
    bad = said(scene, 6, verbs.ACCUSE, "J1a", TRUSTED)
    assert "unthinkable" in bad
