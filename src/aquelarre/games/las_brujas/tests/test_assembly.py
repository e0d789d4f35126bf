"""The assembly: BRU-13 to BRU-16, and the office: BRU-32."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas.box.cards import GENERAL
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene, card
from aquelarre.games.las_brujas.verbs import CALM, DONE, ELECT, NAME
from aquelarre.kernel import Why

EQUAL = ["P05", "P17", "P10", "P22", "P06"]  # all of base 0


def assembly(characters: list[str], **rumours: list[str]) -> Scene:
    """Five players at the start of their first assembly."""
    scene = Scene("wwvvv", characters)
    for seat, names in rumours.items():
        scene.rumours(int(seat[1:]), *names)
    return scene.rest_of_week()


@pytest.mark.rule("BRU-13")
def test_the_highest_reputation_of_the_living_is_elected() -> None:
    scene = Scene("wwvvv", EQUAL).rumours(2, "R01a").rumours(3, "R12").dead(3)
    scene.rest_of_week()
    assert scene.s.influential == 2
    assert scene.last("elected") == {"seat": 2, "total": 1}


@pytest.mark.rule("BRU-13")
def test_in_a_tie_all_living_vote_among_the_tied() -> None:
    scene = assembly(EQUAL, s1=["R01a"], s3=["R02a"])
    assert (scene.question, scene.asked) == ("election", [0, 1, 2, 3, 4])
    assert scene.args(ELECT, 1) == [(1,), (3,)], "oneself is allowed"
    for seat, choice in enumerate([1, 1, 3, 3, 3]):
        scene.answer(ELECT, choice, seat=seat)
    assert scene.s.influential == 3
    assert scene.last("elected_by_vote") == {"seat": 3, "votes": 3}


@pytest.mark.rule("BRU-13")
def test_still_tied_they_roll_and_the_highest_names_one_of_them() -> None:
    scene = assembly(EQUAL, s1=["R01a"], s3=["R02a"], s4=["R03a"])
    scene.dice(4, 4, 6, 2)
    for seat, choice in enumerate([1, 1, 3, 3, 4]):
        scene.answer(ELECT, choice, seat=seat)
    assert scene.told("rolls_again"), "4 and 4"
    assert (scene.question, scene.asked) == ("name", [1])
    assert scene.args(NAME) == [(1,), (3,)], "seat 4 had fewer votes"
    scene.answer(NAME, 3)
    assert scene.s.influential == 3, "another of those tied"


@pytest.mark.rule("BRU-14")
def test_as_many_negative_rumours_as_positive_reputation_one_of_each_and_none_own() -> None:
    scene = assembly(EQUAL, s0=["R13", "R14a"], s1=["R15a", "R16a"], s2=["R17"], s3=["R18"])
    assert (scene.question, scene.asked) == ("calm", [0])
    assert scene.s.quota == 2
    assert "R14a" not in scene.cards(CALM)
    scene.answer(CALM, "R15a")
    assert scene.cards(CALM) == ["R17", "R18"], "not another one of seat 1"
    again = GAME.why_not(scene.s, 0, CALM.at(card("R16a")))
    assert again == Why("BRU-14", "each", seat=1), "and it is said whose"
    scene.answer(CALM, "R18")
    assert scene.cards(CALM) == [], "as many as they have reputation"
    assert scene.s.reputation[3] < 0, "nothing has happened yet"
    scene.answer(DONE).check()
    assert scene.question == "share"
    assert scene.s.reputation[3] == 0


@pytest.mark.rule("BRU-14")
def test_he_may_stop_and_without_positive_reputation_he_discards_nothing() -> None:
    scene = assembly(EQUAL, s0=["R13"], s1=["R15a"], s2=["R17"])
    scene.answer(CALM, "R17").answer(DONE)
    assert scene.question == "share"
    low = ["P01", "P07", "P08", "P09", "P20"]
    scene = assembly(low, s0=["R01a"], s1=["R15a"])
    assert scene.s.influential == 0
    assert scene.question == "share", "a reputation of 0 discards nothing"


# -- sharing -----------------------------------------------------------------------------


def sharing(*hands: list[str], rules: int | None = None) -> Scene:
    scene = Scene("wwvvv", ["P13", *EQUAL[1:]], rules=rules).turns(0, 1, 2, 3)
    for seat, names in enumerate(hands):
        scene.hold(seat, *names)
    return scene.end_turn()


@pytest.mark.rule("BRU-15")
def test_only_giver_and_receiver_know_a_gift() -> None:
    scene = sharing(["R01a"], ["R05"], ["R07"], ["R08"], ["R09"])
    scene.share((0, "R01a", 1), (1, "R05", 0), (2, "R07", 0), (3, "R08", 0), (4, "R09", 0))
    for seat in range(-1, 5):
        event = next(x for x in scene.s.news or [] if x.notice.key == "gave")
        assert ("card" in event.heard_by(seat).values) == (seat in (0, 1))
    assert GAME.view(scene.s, 0)["players"][1]["known"] == ["R01a"]
    assert GAME.view(scene.s, 2)["players"][1]["known"] == []


@pytest.mark.rule("BRU-16")
def test_everybody_living_draws_up_to_five_and_nobody_discards_down() -> None:
    scene = sharing(["R01a"], ["R05"], ["R07"], ["R08"], ["R09"])
    scene.hold(0, "R01a", "S01", "S02", "S03", "S04", "S05")
    scene.share((0, "R01a", 1), (1, "R05", 0), (2, "R07", 0), (3, "R08", 0), (4, "R09", 0))
    sizes = [len(scene.hand(seat)) for seat in range(5)]
    assert sizes == [10, 5, 5, 5, 5], "nine, and the card of the turn"
    assert scene.s.week == 2
    assert scene.asked == [0]


@pytest.mark.rule("BRU-16")
def test_who_draws_up_is_told_of_when_it_is_done_and_with_what_there_was() -> None:
    scene = sharing(["R01a"], ["R05"], ["R07"], ["R08"], ["R09"])
    few = sum(1 << card(name) for name in ("S06", "S07", "S08", "S09", "S10", "S11"))
    scene.s.deck, scene.s.discard = scene.s.deck & ~GENERAL | few, 0
    scene.share((0, "R01a", 1), (1, "R05", 0), (2, "R07", 0), (3, "R08", 0), (4, "R09", 0))
    told = [event.whole() for event in scene.s.news or []]
    drawn = [(x.key, *x.values.values()) for x in told if x.key in ("refilled", "nothing_to_draw")]
    assert drawn[:4] == [
        ("refilled", 0, 1),
        ("refilled", 1, 4),
        ("refilled", 2, 1),
        ("nothing_to_draw", 2),
    ]
    assert [len(scene.hand(seat)) for seat in range(1, 5)] == [5, 1, 0, 0]


# -- the office --------------------------------------------------------------------------


@pytest.mark.rule("BRU-32")
def test_there_is_no_influential_citizen_before_the_first_assembly_nor_after_death() -> None:
    scene = Scene("wwvvv", ["P13", *EQUAL[1:]])
    assert GAME.view(scene.s, 1)["influential"] is None
    scene.rest_of_week().share()
    assert GAME.view(scene.s, 1)["influential"] == 0
    scene.end_turn()
    scene.hold(1, "J1a").burn(1, "J1a", 0)
    assert GAME.view(scene.s, 1)["influential"] is None
    assert scene.told("office_empty")


@pytest.mark.rule("BRU-32")
def test_the_office_is_kept_until_the_next_election() -> None:
    scene = Scene("wwvvv", ["P13", *EQUAL[1:]]).rest_of_week().share()
    scene.rumours(1, "R12", "R13")
    assert scene.s.influential == 0, "though seat 1 has more by now"
    scene.rest_of_week()
    assert scene.s.influential == 1


def test_all_this_loses_no_card() -> None:
    scene = sharing(["R01a"], ["R05"], ["R07"], ["R08"], ["R09"]).share().check()
    assert scene.s.hand[0] >> card("R01a") & 1 == 0
