"""How an imagined village stands and goes on: by what people suspect, for they do not know."""

from __future__ import annotations

import pytest

from aquelarre.bots.playing import play_out
from aquelarre.bots.simple import GuideBot
from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.guide import standing
from aquelarre.games.las_brujas.guide.outlook import Outlook, villagers_chance
from aquelarre.games.las_brujas.guide.standing import hunt
from aquelarre.games.las_brujas.guide.suspicion import seen
from aquelarre.games.las_brujas.guide.village import posed, public, seen_in
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.games.las_brujas.tests.scenario_guide import look, suspect, trust, village
from aquelarre.kernel import WATCHER, Action, Dice, Window

FELLOW, OTHER = 5, 2  # a living witch and a living villager of `village()`


class Watched(GuideBot):
    """A guide beside which somebody compares what is seen in the state and in the view."""

    __slots__ = ("looked",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.looked = 0

    def answer(self, window: Window) -> Action:  # type: ignore[type-arg]
        s = window._state
        if window.question() in ("act", "vote"):
            assert seen_in(s) == seen(GAME.view(s, WATCHER), GAME.box)
            self.looked += 1
        return super().answer(window)


@pytest.mark.parametrize("settings", [{}, {"double_trial": 1, "random_sides": 1}])
def test_a_whole_world_shows_what_a_watcher_sees(settings: dict[str, int]) -> None:
    for number in range(3):
        dice = Dice("village").child(number)
        s = GAME.start(7, settings)
        bots = [Watched(dice.child(seat)) for seat in range(7)]
        play_out(GAME, s, bots, dice.child("nature"))
        assert sum(each.looked for each in bots) > 30


def test_people_there_think_what_they_think_here() -> None:
    scene = trust(suspect(village(), 3), 2)
    assert public(scene.s) == look(scene, 0).public
    assert posed(scene.s, 0) == look(scene, 0).own
    assert posed(scene.s, FELLOW) == look(scene, FELLOW).mask.own, "a witch as she shows herself"


@pytest.mark.rule("BRU-02")
def test_a_living_witch_thinks_in_worlds_in_which_she_is_none() -> None:
    """As many witches live there as a villager must expect, and any of the others may be one."""
    for sides in ("vvvvvww", "vvvwvvw"):
        scene = village(sides)
        window = Window(GAME, scene.s, 6)
        worlds = [GAME.suppose(window, Dice("pose").child(x)) for x in range(60)]
        living = [{seat for seat in range(7) if world.side[seat] == 0} for world in worlds]
        assert {len(each) for each in living} == {2}
        assert set().union(*living) == set(range(6))
        assert all(world.side[7:] == scene.s.side[7:] for world in worlds), "the dead are known"
        assert scene.s.side[6] == 0, "and the true village is as it was"


def test_villagers_and_burnt_witches_think_in_worlds_that_may_be_true() -> None:
    scene = village()
    for seat in (0, 7):
        window = Window(GAME, scene.s, seat)
        for number in range(20):
            same = [Dice("true").child(number) for _ in range(2)]
            assert GAME.suppose(window, same[0]).side == window.imagine(same[1]).side


def test_whoever_looks_ahead_weighs_as_a_villager_in_the_seat() -> None:
    """Also what to give; and so does a guide's witch there."""
    weights, plain = [], []
    for sides in ("vvvvvww", "vvvwvvw", "vvvwwvv"):
        scene = suspect(village(sides), 3)
        scene.s.reputation[0] = 2  # who is elected
        scene.rest_of_week().hold(6, "J1a", "C1a", "D1a", "R14a")
        assert scene.question == "share"
        window = Window(GAME, scene.s, 6)
        believed = GAME.weigh(window, Dice(1), GAME.belief(window, []))
        weights.append(dict(zip(window.options(), believed, strict=True)))
        plain.append(GAME.weigh(window, Dice(1)))
    assert weights[0] == weights[1] == weights[2]
    assert plain[0] == plain[1] == plain[2]


@pytest.mark.rule("BRU-02")
def test_weighed_by_belief_she_suspects_there_whom_she_shows_to_suspect() -> None:
    scene = trust(suspect(village("vvvwvvw"), 3, 2), 2)
    window = Window(GAME, scene.s, 6)
    belief = GAME.belief(window, [])
    worlds = [GAME.suppose(window, Dice("shown").child(x)) for x in range(400)]
    weights = [belief.weight(world) for world in worlds]
    shown = look(scene, 6).mask.own.witch
    for seat in (2, 3, 4):
        inside = [x for x, world in zip(weights, worlds, strict=True) if world.side[seat] == 0]
        assert sum(inside) / sum(weights) == pytest.approx(shown[seat], abs=0.06)


# -- how it stands -----------------------------------------------------------------------


def villagers(scene: Scene) -> float:
    """How the village stands for the villagers; for the witches it is the opposite."""
    found = GAME.outlook(scene.s)
    assert found[0] == -found[FELLOW]
    assert -1 < found[0] < 1
    return found[0]


@pytest.mark.rule("BRU-06")
def test_suspicion_of_a_witch_is_good_for_the_villagers_and_of_a_villager_bad() -> None:
    here = villagers(village())
    assert villagers(suspect(village(), FELLOW)) > here > villagers(suspect(village(), OTHER))
    assert villagers(trust(village(), FELLOW)) < here < villagers(trust(village(), OTHER))


@pytest.mark.rule("BRU-06")
def test_a_burnt_witch_is_worth_more_than_a_suspected_one() -> None:
    suspected = villagers(suspect(village(), FELLOW))
    assert villagers(suspect(village(), FELLOW).dead(FELLOW)) > suspected
    assert villagers(village().dead(OTHER)) < villagers(village()) < villagers(village().dead(6))


@pytest.mark.rule("BRU-06")
@pytest.mark.parametrize(("witches", "count"), [(1, 2), (1, 6), (2, 5), (3, 4), (4, 8)])
def test_where_nobody_is_suspected_the_numbers_decide(witches: int, count: int) -> None:
    seats = list(range(witches + count))
    found = hunt([0.3] * len(seats), seats[:witches], seats[witches:])
    assert found == pytest.approx(villagers_chance(witches, count))
    found = hunt([0.0] * len(seats), seats[:witches], seats[witches:])
    assert found == pytest.approx(0.0), "nobody burns a witch whom nobody suspects"


def test_nobody_stands_anywhere_before_sides_are_dealt() -> None:
    assert GAME.outlook(GAME.start(7)) == [0.0] * 7


def test_every_feature_has_its_weight() -> None:
    assert len(standing.WEIGHTS) == len(standing.NAMES) == len(standing.features(village().s))


# -- how it goes on ----------------------------------------------------------------------


def votes(scene: Scene, seat: int) -> float:
    """How often the seat votes guilty in an imagined game."""
    found = [GAME.rollout(scene.s, seat, Dice(number)) for number in range(60)]
    return found.count(verbs.VOTE.at(0)) / len(found)


def tried(scene: Scene, accused: int) -> Scene:
    return scene.hold(0, "J1a").trial(0, "J1a", accused).all_pass()


@pytest.mark.rule("BRU-21")
def test_people_vote_by_suspicion_and_not_by_the_truth() -> None:
    for accused in (FELLOW, OTHER):
        scene = tried(suspect(village(), accused), accused)
        assert all(votes(scene, seat) > 0.8 for seat in (1, 3, 6)), "a witch too: all would see it"
        scene = tried(trust(village(), accused), accused)
        assert all(votes(scene, seat) < 0.2 for seat in (1, 3, 6))


@pytest.mark.rule("BRU-21")
def test_mostly_they_vote_as_guides_do() -> None:
    scene = tried(suspect(village(), OTHER), OTHER)
    for seat in (1, 3, 4):
        guide = GAME.guide(Window(GAME, scene.s, seat), Dice(1))
        assert (guide == verbs.VOTE.at(0)) == (votes(scene, seat) > 0.5)
        gain = Outlook(GAME.view(scene.s, seat), GAME.box).gain[OTHER]
        assert (gain > 0) == (votes(scene, seat) > 0.5)


def test_whoever_may_do_nothing_does_nothing() -> None:
    scene = village().hold(0, "J1a", "R14a")
    assert GAME.rollout(scene.s, 0, Dice(1)) == verbs.END_TURN.base


def test_a_turn_of_a_week_is_one_and_so_is_the_assembly() -> None:
    scene = village()
    first = GAME.turn(scene.s, 0)
    scene.end_turn()
    assert GAME.turn(scene.s, 1) == first + 1
