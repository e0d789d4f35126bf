"""The guide's turn: which events and abilities it uses, when, and on whom. [A.2, A.7]"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.tests.scenario import Scene, person
from aquelarre.games.las_brujas.tests.scenario_guide import PEOPLE, advice, suspect, trust, village

FRIEND, FOE = 1, 3  # of seat 0, as far as seat 0 can tell


def turn(*cards: str, who: str = "P05", sides: str = "vvvvvww") -> Scene:
    """Seat 0 is this person, holds these cards and is to act."""
    rest = [PEOPLE[0] if each == who else each for each in PEOPLE[1:]]
    scene = trust(suspect(village(sides, people=[who, *rest]), FOE), FRIEND)
    return scene.hold(0, *cards)


def plays(scene: Scene, name: str) -> bool:
    """Whether the event is what the guide does now."""
    return advice(scene, 0) == verbs.EVENT.at(NUMBER[name])


# -- events ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["S02", "S03"])
def test_harvest_and_plague_are_for_enemies(name: str) -> None:
    for sufferer, wanted in ((FOE, True), (FRIEND, False)):
        scene = turn(name).hold(sufferer, "J1a", "J1b").rumours(sufferer, "R14a")
        assert plays(scene, name) is wanted


def test_a_harvest_costs_oneself_no_more_than_the_card_that_is_missed_least() -> None:
    """Who has a dull card loses nothing by it; who has none, a good one."""
    for dull, wanted in (("S07", True), ("C4", False)):
        scene = turn("S02", dull).hold(FOE, "J1a", "J1b")
        assert plays(scene, "S02") is wanted, dull


def test_the_plague_spares_those_of_good_repute() -> None:
    scene = turn("S03").hold(FOE, "J1a", "J1b").rumours(FOE, "R14a")
    for friend, name in ((FRIEND, "J1c"), (2, "J1d"), (4, "J1e")):
        trust(scene, friend).hold(friend, name)
    assert plays(scene, "S03")


def test_hands_are_exchanged_for_a_better_one() -> None:
    scene = turn("S04", "S02").hold(FOE, "J1a", "J1b", "J1c").hold(FRIEND, "J1d")
    assert advice(scene, 0) == verbs.EVENT_ON.at(NUMBER["S04"], FOE)
    scene = turn("S04", "C1a", "C2a", "C2b", "C4").hold(FOE, "J1a")
    assert advice(scene, 0) == verbs.END_TURN.base


def test_a_pilgrimage_for_oneself_or_against_an_enemy() -> None:
    for pilgrim, rumour in ((0, "R26"), (FOE, "R12")):
        scene = turn("S06").rumours(pilgrim, rumour)
        assert advice(scene, 0) == verbs.EVENT_ON.at(NUMBER["S06"], pilgrim)
    scene = turn("S06").rumours(0, "R12").rumours(FOE, "R26")
    assert advice(scene, 0) == verbs.END_TURN.base


def test_a_storm_for_the_enemies_and_a_sermon_for_the_friends() -> None:
    for name, rumour, bearer in (("S07", "R12", FOE), ("S08", "R26", FRIEND)):
        assert plays(turn(name).rumours(bearer, rumour), name)
        assert not plays(turn(name).rumours(FOE + FRIEND - bearer, rumour), name)


@pytest.mark.rule("BRU-33")
def test_a_child_is_missed_when_an_enemy_is_of_lowest_repute() -> None:
    assert plays(turn("S09").rumours(FOE, "R26"), "S09")
    assert not plays(turn("S09").rumours(FRIEND, "R26"), "S09")


def test_the_finger_is_played_where_it_may_point_at_an_enemy() -> None:
    assert plays(suspect(village(), 1).hold(0, "S10"), "S10")
    assert not plays(village().hold(0, "S10"), "S10")


def test_a_truce_when_the_village_is_after_oneself_and_the_inquisitor_when_it_is_not() -> None:
    for suspected, wanted in ((0, "S11"), (FOE, "S12")):
        scene = suspect(village(), suspected)
        for name in ("S11", "S12"):
            assert plays(scene.hold(0, name), name) is (name == wanted)


@pytest.mark.rule("BRU-32")
def test_the_bishops_letter_takes_the_office_from_an_enemy() -> None:
    for holder, wanted in ((-1, True), (0, False), (FOE, True), (FRIEND, False)):
        scene = turn("S14")
        scene.s.influential = holder
        assert plays(scene, "S14") is wanted, holder


def test_a_procession_to_get_rid_of_a_bad_card() -> None:
    assert plays(turn("S15", "S02"), "S15")
    assert not plays(turn("S15", "C2a", "C4"), "S15")


def test_the_doll_goes_on_to_an_enemy_for_two_cheap_cards() -> None:
    scene = turn("S02", "S15").doll(0)
    assert advice(scene, 0) == verbs.PASS_DOLL.at(FOE)
    scene = trust(village(), 0).hold(0, "C2a", "C4").doll(0).rumours(0, "R12")
    assert advice(scene, 0) == verbs.END_TURN.base, "too dear for who has nothing to fear"


# -- abilities ---------------------------------------------------------------------------


def test_the_merchant_trades_what_is_worth_little() -> None:
    assert advice(turn("S02", who="P11"), 0) == verbs.USE.at(person("P11"))
    assert advice(turn("C2a", who="P11"), 0) == verbs.END_TURN.base


def test_the_librarian_looks_at_the_deck() -> None:
    assert advice(turn(who="P01"), 0) == verbs.USE.at(person("P01"))


def test_the_innkeeper_swaps_with_an_enemy_when_he_has_nothing_to_lose() -> None:
    scene = turn("S02", who="P06").hold(FOE, "J1a").hold(FRIEND, "J1b")
    assert advice(scene, 0) == verbs.USE_ON.at(person("P06"), FOE)
    scene = turn("C2a", who="P06").hold(FOE, "J1a").hold(FRIEND, "J1b")
    assert advice(scene, 0) == verbs.END_TURN.base


def test_the_tavern_maid_looks_into_an_enemys_hand() -> None:
    scene = turn(who="P23").hold(FOE, "J1a").hold(FRIEND, "J1b")
    assert advice(scene, 0) == verbs.USE_ON.at(person("P23"), FOE)


def test_the_washerwoman_carries_gossip_from_friends_to_enemies() -> None:
    scene = turn(who="P17").rumours(FRIEND, "R26")
    assert advice(scene, 0) == verbs.MOVE.at(NUMBER["R26"], FOE)
    scene = turn(who="P17").rumours(FOE, "R26")
    assert advice(scene, 0) == verbs.END_TURN.base
