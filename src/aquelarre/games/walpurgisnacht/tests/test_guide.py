"""The guide plays sensibly, and from its window only."""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht import GAME, verbs
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario
from aquelarre.kernel import Dice, Window, members
from aquelarre.laws.walk import any_answer

ROLES = ["W00", "W26", "W30", "W29"]  # witch, villager, witch, villager
FOOT = {"O0": "W20", "O1": "W21", "O2": "W22", "O3": "W05", "O4": "W06"}


def advice(scene: Scenario) -> int:
    return GAME.guide(Window(GAME, scene.s, scene.asked), Dice("advice"))


def test_it_answers_the_same_whatever_it_cannot_see() -> None:
    """Bots are blind: hidden things dealt otherwise never change the answer."""
    for seed in range(12):
        s = GAME.start(3 + seed % 6)
        dice = Dice(f"blind {seed}")
        while not s.over:
            for seat in members(s.asked & ~(1 << s.n)):
                if dice.below(6) == 0:
                    other = GAME.imagine(s, seat, dice.child("other world"))
                    here, there = Window(GAME, s, seat), Window(GAME, other, seat)
                    assert GAME.guide(here, Dice(seed)) == GAME.guide(there, Dice(seed))
                    assert GAME.guide_aside(here, Dice(1)) == GAME.guide_aside(there, Dice(1))
            s.answer(*any_answer(s, dice))


@pytest.mark.parametrize(("first", "wanted"), [(0, {"O0", "O1", "O2"}), (1, {"O3", "O4"})])
def test_it_follows_its_own_wisps(first: int, wanted: set[str]) -> None:
    scene = Scenario(ROLES, FOOT, first=first)
    assert advice(scene) in {verbs.REVEAL.at(15 + int(name[1])) for name in wanted}


def test_a_villager_gives_no_fertility_to_a_declared_witch() -> None:
    scene = Scenario(ROLES, {**FOOT, "O0": "W09"}, first=1).declare(0).reveal("O0").stop()
    _, receiver = verbs.GIVE.args(advice(scene))
    assert receiver != 0


def test_a_witch_gives_the_bonfire_to_no_declared_witch() -> None:
    scene = Scenario(ROLES, {**FOOT, "O0": "W18"}, first=2).declare(0).reveal("O0").stop()
    _, receiver = verbs.GIVE.args(advice(scene))
    assert receiver != 0


def test_mephistopheles_shows_himself_to_save_fertility_when_the_end_is_near() -> None:
    scene = Scenario(ROLES, FOOT, first=1).hold(0, "W09", "W07")
    window = Window(GAME, scene.s, 0)
    assert GAME.guide_aside(window, Dice(0)) is None, "the summit is still covered"
    scene.s.lying &= ~sum(1 << place for place in range(5, 20))
    assert GAME.guide_aside(window, Dice(0)) == verbs.DECLARE.base
    assert GAME.guide_aside(Window(GAME, scene.s, 2), Dice(0)) is None


@pytest.mark.rule("WAL-24")
def test_mephistopheles_does_nothing_rather_than_lose_what_helps_the_witches() -> None:
    """He alone has a card, an ointment: any gift could only help the villagers."""
    scene = Scenario(ROLES, FOOT, first=0).hold(0, "W11").declare(0)
    assert advice(scene) == verbs.FORBEAR.base
    rich = Scenario(ROLES, FOOT, first=0).hold(1, "W11").declare(0)
    assert advice(rich) == verbs.COMMAND.at(1, 0), "but he fetches one for himself"


def test_it_beats_chance_on_either_side() -> None:
    """Thirty games a side are enough to tell; `aquelarre simulate --sides` measures it."""
    won = [0, 0]
    for seed in range(60):
        s = GAME.start(3 + seed % 6)
        dice, mine = Dice(f"either side {seed}"), seed % 2
        while not s.over:
            seat, action = any_answer(s, dice)
            if seat < s.n and GAME.side(s, seat) == mine and action in s.options(seat):
                action = GAME.guide(Window(GAME, s, seat), dice)
            s.answer(seat, action)
        won[mine] += GAME.view(s, -1)["winner"] == GAME.sides[mine]
    assert min(won) >= 19
