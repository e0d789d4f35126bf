"""Suspicion: what streets and deeds say about who is a witch."""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import CARDS, COPIES, WITCHES
from aquelarre.games.new_salem.guide.suspicion import Suspicion, witch_chances
from aquelarre.games.new_salem.tests.scenario import PIOUS, WITCHY, Scene, deed
from aquelarre.kernel import Dice, Window

# -- suspicion ---------------------------------------------------------------------------


def test_before_anything_is_built_the_pool_decides() -> None:
    scene = Scene(5, "N01 N07 N02 N03 N08")
    assert witch_chances(scene.s, 0) == pytest.approx([0.0, 0.4, 0.4, 0.4, 0.4])
    assert witch_chances(scene.s, 1) == pytest.approx([0.2, 1.0, 0.2, 0.2, 0.2])


def test_dark_streets_are_suspected() -> None:
    scene = Scene(5, "N01 N07 N02 N03 N08").street(1, *WITCHY).street(2, *PIOUS)
    chances = witch_chances(scene.s, 0)
    assert chances[1] > 0.8
    assert chances[2] < 0.2
    assert chances[2] < chances[3] == chances[4] < chances[1]
    assert sum(chances) == pytest.approx(2 * 5 / 6, abs=0.4)  # two witches in a pool of six


def test_a_character_that_was_seen_leaves_no_doubt() -> None:
    scene = Scene(5, "N01 N07 N02 N03 N08").street(1, *PIOUS).street(2, *WITCHY)
    scene.s.characters.show(1, 1 << 0)
    scene.s.characters.show(4, 1 << 0)
    assert witch_chances(scene.s, 0) == pytest.approx([0, 1, 0, 0, 1])  # there are no more
    assert witch_chances(scene.s, 3)[1] < 0.4


def test_a_world_with_every_puritan_seen_can_be_judged() -> None:
    scene = Scene(8)
    for seat in range(8):
        scene.s.characters.show(seat, 1 << 0)
    known = witch_chances(scene.s, 0)
    assert known == [float(GAME.side(scene.s, seat) == WITCHES) for seat in range(8)]


def test_who_tries_the_trusted_is_suspected() -> None:
    scene = Scene(5, "N01 N07 N02 N03 N08")
    window = Window(GAME, scene.s, 0)
    built = [
        deed("built", seat=seat, building=COPIES * CARDS.index(name), hope=0, despair=0)
        for seat, names in ((1, PIOUS), (2, WITCHY))
        for name in names
    ]
    for target, suspect in ((1, True), (2, False)):
        tried = deed("on_trial", seat=3, receiver=target, left=2)
        before = Suspicion(window, built).clues
        after = Suspicion(window, [*built, tried]).clues
        more = witch_chances(scene.s, 0, after)[3] - witch_chances(scene.s, 0, before)[3]
        assert (more > 0) is suspect


def test_a_belief_weighs_worlds_by_who_would_have_done_it() -> None:
    scene = Scene(5, "N01 N07 N02 N03 N08")
    gifts = [deed("gave", seat=2, receiver=0)] * 2 + [deed("phase_ended", round=4)]
    belief = Suspicion(Window(GAME, scene.s, 0), [deed("round_began", round=4), *gifts])
    weights: dict[bool, set[float]] = {True: set(), False: set()}
    for seed in range(40):
        world = GAME.imagine(scene.s, 0, Dice(seed))
        sides = [GAME.side(world, seat) for seat in range(5)]
        if sides.count(WITCHES) == 1:
            weights[sides[2] == WITCHES].add(belief.weight(world))
    assert max(weights[True]) < min(weights[False])  # witches do not give so late
