"""What a seat believes: imagined worlds are weighed by what all have seen, and by nothing else."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas.guide.belief import Suspicion
from aquelarre.games.las_brujas.state import WITCH, Village
from aquelarre.games.las_brujas.tests.scenario import GAME
from aquelarre.games.las_brujas.tests.scenario_guide import look, suspect, trust, village
from aquelarre.kernel import Belief, Dice, Window


def believed(
    window: Window[Village], belief: Belief[Village], seat: int, count: int = 400
) -> float:
    """How likely the seat is a witch, by the weights of imagined worlds."""
    inside = total = 0.0
    for number in range(count):
        world = window.imagine(Dice("belief").child(number))
        weight = belief.weight(world)
        total += weight
        inside += weight * (world.side[seat] == WITCH)
    return inside / total


@pytest.mark.rule("BRU-02")
def test_it_weighs_worlds_as_suspicion_weighs_seats() -> None:
    scene = trust(suspect(village(), 3, 2), 2)
    window = Window(GAME, scene.s, 0)
    belief = GAME.belief(window, [])
    assert isinstance(belief, Suspicion)
    own = look(scene, 0).own.witch
    for seat in (2, 3, 4):
        assert believed(window, belief, seat) == pytest.approx(own[seat], abs=0.06)


@pytest.mark.rule("BRU-02")
def test_it_is_blind_to_what_its_seat_cannot_see() -> None:
    one, other = suspect(village("vvvvvww"), 3), suspect(village("vvvwvwv"), 3)
    beliefs = [GAME.belief(Window(GAME, scene.s, 0), []) for scene in (one, other)]
    for world in one.worlds(0, 20):
        assert beliefs[0].weight(world) == beliefs[1].weight(world)


def test_before_sides_are_dealt_all_worlds_are_alike() -> None:
    s = GAME.start(7)
    assert GAME.belief(Window(GAME, s, 0), []).weight(s) == 1.0
