"""The guide's smaller choices: a character, a card to part with, a rumour, a name."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, person
from aquelarre.games.las_brujas.tests.scenario_guide import (
    PEOPLE,
    advice,
    advices,
    suspect,
    trust,
    village,
)
from aquelarre.kernel import Dice, Window, members
from aquelarre.laws.walk import any_answer


def with_person(who: str, first: int = 0) -> Scene:
    """Seat 0 is this person; seat 1 is trusted, seat 3 suspected."""
    rest = [PEOPLE[0] if each == who else each for each in PEOPLE[1:]]
    return trust(suspect(village(people=[who, *rest], first=first), 3), 1)


def with_neighbour(friend: bool, who: str = "P05") -> Scene:
    """The player on the right of seat 0 is trusted, or suspected."""
    scene = village(people=[who, *PEOPLE[1:]])
    return trust(scene, 1) if friend else suspect(scene, 1)


@pytest.mark.rule("BRU-01")
def test_it_keeps_the_character_with_the_best_name() -> None:
    s = GAME.start(5)
    while not s.asked & 1:
        s.answer(*any_answer(s, Dice("deal")))
    for offered, wanted in (("P21 P13 P09", "P13"), ("P21 P09 P16", "P16")):
        s.offered[0] = sum(1 << person(who) for who in offered.split())
        assert GAME.guide(Window(GAME, s, 0), Dice(1)) == verbs.CHOOSE.at(person(wanted))


# -- cards -------------------------------------------------------------------------------


def test_in_the_procession_a_friend_gets_something_and_an_enemy_nothing_of_use() -> None:
    """An accusation serves whoever gets it; a good word about oneself, only oneself."""
    for friend, wanted in ((True, "J1a"), (False, "R13")):
        scene = with_neighbour(friend).hold(0, "S15", "J1a", "R13").answer(verbs.EVENT, "S15")
        assert scene.question == "procession"
        assert advice(scene, 0) == verbs.HAND_ON.at(NUMBER[wanted])


@pytest.mark.rule("BRU-24")
def test_the_bailiff_keeps_the_best() -> None:
    scene = with_person("P03").hold(0, "J1a", "S02", "C2a", "S15", "C4").burn(0, "J1a", 4)
    assert scene.question == "keep"
    assert advice(scene, 0) in {verbs.KEEP.at(NUMBER[name]) for name in ("C2a", "C4")}


def test_of_a_hand_searched_it_takes_the_best() -> None:
    scene = with_person("P05").hold(0, "S05").hold(3, "S02", "C2a", "S15")
    scene.answer(verbs.EVENT_ON, "S05", 3)
    assert scene.question == "take"
    assert advice(scene, 0) == verbs.TAKE.at(NUMBER["C2a"])


@pytest.mark.rule("BRU-25")
def test_the_gravedigger_leaves_nothing() -> None:
    scene = with_person("P08").hold(4, "S02", "C2a").hold(0, "J4a").burn(0, "J4a", 4)
    assert scene.question == "rob_grave"
    assert advice(scene, 0) == verbs.TAKE.at(NUMBER["C2a"])
    scene.answer(verbs.TAKE, "C2a")
    assert advice(scene, 0) == verbs.TAKE.at(NUMBER["S02"]), "better than nothing"


def test_the_librarian_leaves_a_good_card_for_a_friend_and_a_bad_one_for_an_enemy() -> None:
    for friend, wanted in ((True, "C2a"), (False, "S02")):
        scene = with_neighbour(friend, "P01")
        scene.next_cards("J1a", "S02", "C2a", verb=verbs.TURN_UP).answer(verbs.USE, "P01")
        assert scene.question == "order"
        assert advice(scene, 0) == verbs.ORDER.at(NUMBER[wanted])


def test_the_innkeeper_pays_with_the_worst() -> None:
    scene = with_person("P06").hold(0, "C2a", "S02").hold(3, "J1a")
    scene.next_cards("J1a", verb=verbs.LOSE).answer(verbs.USE_ON, "P06", 3)
    assert scene.question == "give_back"
    assert advice(scene, 0) == verbs.RETURN.at(NUMBER["S02"])


# -- rumours -----------------------------------------------------------------------------


def test_in_a_storm_the_weakest_praise_goes() -> None:
    scene = with_person("P05", first=1).rumours(0, "R12", "R01a").hold(1, "S07")
    scene.answer(verbs.EVENT, "S07")
    assert scene.question == "storm"
    assert advices(scene, 0) == {verbs.DROP.at(NUMBER["R01a"])}


def test_a_sermon_frees_friends_of_the_worst_and_enemies_of_the_least() -> None:
    for sinner, wanted in ((1, "R26"), (3, "R14a")):
        scene = with_person("P05").rumours(sinner, "R14a", "R26").hold(0, "S08")
        scene.answer(verbs.EVENT, "S08")
        assert scene.question == "sermon"
        assert advices(scene, 0) == {verbs.DROP.at(NUMBER[wanted])}


def test_the_apothecary_cures_the_worst() -> None:
    scene = with_person("P07").rumours(0, "R14a", "R26").hold(0, "S02", "S15")
    assert advice(scene, 0) == verbs.USE.at(person("P07"))
    scene.answer(verbs.USE, "P07").answer(verbs.DISCARD, "S02").answer(verbs.DISCARD, "S15")
    assert scene.question == "cure"
    assert advices(scene, 0) == {verbs.DROP.at(NUMBER["R26"])}


def test_the_priest_calms_the_gossip_about_friends_only() -> None:
    for sinner, wanted in ((1, verbs.CALM.at(NUMBER["R26"])), (3, verbs.DONE.base)):
        scene = with_person("P02").rumours(sinner, "R26").rumours(4, "R12").rest_of_week()
        while scene.question == "calm":
            scene.answer(verbs.DONE)
        assert (scene.question, scene.asked) == ("priest", [0])
        assert advice(scene, 0) == wanted


# -- people ------------------------------------------------------------------------------


@pytest.mark.rule("BRU-13")
def test_who_may_name_the_influential_citizen_takes_the_office() -> None:
    scene = with_person("P05").rest_of_week()
    scene.dice(1, 6)
    for seat, choice in enumerate((1, 1, 1, 3, 3, 3, 2)):
        scene.answer(verbs.ELECT, choice, seat=seat)
    assert (scene.question, scene.asked) == ("name", [3])
    assert advices(scene, 3) == {verbs.NAME.at(3)}


def test_of_the_lowest_it_points_at_the_suspicious() -> None:
    scene = with_person("P05").rumours(3, "R14a").rumours(1, "R15a").hold(0, "S09")
    scene.answer(verbs.EVENT, "S09")
    assert scene.question == "point_at"
    assert advice(scene, 0) == verbs.POINT_AT.at(3)


def test_every_question_has_an_answer() -> None:
    """In games at random the guide is asked whatever is asked, and answers within the rules."""
    asked: set[str] = set()
    for seed in range(12):
        s, dice = GAME.start((6, 9, 12)[seed % 3]), Dice(f"questions {seed}")
        while not s.over:
            step = s.open_question()
            if step is not None and not s.nature_asked and step.key not in asked:
                for seat in members(s.asked):
                    assert GAME.guide(Window(GAME, s, seat), Dice(seed)) in s.options(seat)
                asked.add(step.key)
            s.answer(*any_answer(s, dice))
    assert asked >= {"choose", "act", "haunt", "vote", "floor", "share", "raise", "prevent"}
