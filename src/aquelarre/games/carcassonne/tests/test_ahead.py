"""For bots that look ahead: weights, how a landscape looks, and games that roll on cheaply."""

from __future__ import annotations

import pytest

from aquelarre.bots.search.rolling import roll_on
from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.kinds import LABELS
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import ROTATIONS
from aquelarre.games.carcassonne.guide.ahead import glance, owner
from aquelarre.games.carcassonne.rules.mage_and_witch import SEND, THE_MAGE, THE_WITCH
from aquelarre.games.carcassonne.tests.scenario import Scene
from aquelarre.games.carcassonne.verbs import NO_FOLLOWER
from aquelarre.kernel import Dice, Window, heaviest


def rolled(scene: Scene, seed: int = 1) -> int:
    seat = scene.s.asked.bit_length() - 1
    return GAME.rollout(scene.s, seat, Dice(seed))


def test_the_guide_answers_what_weighs_most_and_nothing_is_planned_twice() -> None:
    """What comes to the same weighs the same, but nobody needs to think about it twice."""
    scene = Scene()
    scene.draw("B")  # a cloister, the same however it is turned
    window = Window(GAME, scene.s, 0)
    for weights in (GAME.weigh(window, Dice(1)), plans := GAME.plan(window, Dice(1))):
        assert heaviest(window.options(), weights) == GAME.guide(window, Dice(1))
    assert len(plans) > plans.count(min(plans)) >= len(plans) * 3 // 4
    weights = GAME.weigh(window, Dice(1))
    assert weights == [plans[place // 4 * 4] for place in range(len(plans))]


def test_who_leads_looks_better_the_later_the_better() -> None:
    scene = Scene()
    assert GAME.outlook(scene.s) == [0.0, 0.0]
    scene.s.score = [20, 0]
    early = GAME.outlook(scene.s)
    scene.s.bag.counts = [count // 4 for count in scene.s.bag.counts]
    late = GAME.outlook(scene.s)
    assert 0 < early[0] < late[0] < 1
    assert late[1] == pytest.approx(-late[0])


def test_at_a_glance_a_tile_helps_its_city_and_harms_the_others() -> None:
    scene = Scene()
    scene.play("F", 0, -1, turn=1, follower="city-N")  # of seat 0, open to the north
    place, closing = place_at(0, -2), LABELS.index("E") * ROTATIONS + 2
    assert glance(scene.s, 0, place, closing) > 4 > 0 > glance(scene.s, 1, place, closing)
    city = next(feature for feature, crowd in enumerate(scene.s.followers) if crowd)
    assert [owner(scene.s, city, seat) for seat in (0, 1)] == [1.0, -1.0]


def test_a_follower_goes_where_it_comes_back_at_once_and_not_onto_an_empty_farm() -> None:
    scene = Scene()
    scene.draw("E")
    scene.lay(0, -1, turn=2)  # completes the start tile's city
    assert GAME.describe(rolled(scene)).refs == ["spot:city-S"]
    scene.follower("city-S")
    scene.s.supply = [1, 1]  # the last one stays in hand for something better
    scene.draw("V")
    scene.lay(1, 0, turn=1)
    assert rolled(scene) == NO_FOLLOWER.at()


def test_nobody_throws_the_figures_about() -> None:
    """Over many dice the mage never goes to what is the other's alone, nor the witch to one's own,
    where anything better was looked at."""
    scene = Scene(mage_and_witch=1)
    scene.play("F", 0, -1, turn=1, follower="city-N")  # seat 0
    scene.play("F", 0, 1, turn=0, follower="city-E")  # seat 1
    scene.draw("MW1")
    scene.lay(1, 0)
    sent = [SEND.args(rolled(scene, seed)) for seed in range(40)]
    own, others = place_at(0, -1), place_at(0, 1)
    assert (THE_MAGE, others) not in [(figure, place) for figure, place, _ in sent]
    assert (THE_WITCH, own) not in [(figure, place) for figure, place, _ in sent]
    assert len(set(sent)) > 1


def test_rolled_games_look_like_games() -> None:
    """Random players score about 20 points; those who only glance, three times as many."""
    points = 0
    for seed in range(6):
        s = GAME.start(2, {"mage_and_witch": seed % 2})
        roll_on(GAME, s, Dice(seed), Dice(seed + 100), 0)
        assert s.over
        points += sum(s.score)
    assert points / 12 > 55
