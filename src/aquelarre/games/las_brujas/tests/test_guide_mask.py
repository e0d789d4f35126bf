"""A witch does as a villager in her seat would, unless it costs her side too much."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.guide.mask import (
    STONE,
    as_it_looks,
    daring,
    may_throw_a_stone,
    price,
)
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.guide.suspicion import FIRST_WEEKS
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.games.las_brujas.tests.scenario_guide import (
    PEOPLE,
    VILLAGER,
    WITCH,
    advice,
    advices,
    aside,
    look,
    suspect,
    trust,
    village,
)


def test_it_shows_what_a_villager_would_until_that_costs_too_much() -> None:
    dear = 0.1
    assert as_it_looks([1.0, 0.0], [0.0, dear / 2], dear) == [1.0, 0.0]
    shown = as_it_looks([1.0, 0.5, 0.2], [0.0, dear, 2 * dear], dear)
    assert shown.index(max(shown)) == 1, "of what can be afforded, what looks best"


@pytest.mark.rule("BRU-02")
def test_who_poses_knows_no_more_than_all_do() -> None:
    witch, villager = look(village("vvvvvww"), 6), look(village("vvvvwwv"), 6)
    assert witch.own.witch[5] == 1.0
    assert witch.mask.own == villager.own
    assert villager.mask is villager
    dead = Outlook(GAME.view(village().s, 7), GAME.box)
    assert dead.mask is dead, "a spectre has shown its side"


@pytest.mark.rule("BRU-20")
def test_nobody_votes_guilty_and_then_saves_the_condemned() -> None:
    for guilty, saves in (([0, 1, 4, 5, 6], False), ([0, 4, 5, 6], True)):
        scene = trust(village(), 2).hold(0, "J1a").hold(1, "C1a")
        scene.trial(0, "J1a", 2).vote(guilty=guilty)
        assert (aside(scene, 1) == verbs.COUNTER.at(NUMBER["C1a"])) is saves


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
    for giver in range(7):
        scene.s.given[giver * 9 + VILLAGER] = 2 * (giver != 1)
    before = look(scene, 0).own.witch[2]
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


# -- what a secret costs -----------------------------------------------------------------


@pytest.mark.rule("BRU-06")
def test_the_nearer_the_end_the_less_a_secret_is_worth() -> None:
    """Witches 5 and 6: with each villager who burns they need one less."""
    scene = village()
    prices = [price(look(scene, 6), "act")]
    prices += [price(look(scene.dead(seat), 6), "act") for seat in (0, 1, 2)]
    assert prices == sorted(prices, reverse=True)
    assert prices[0] > 10 * prices[-1], "one more death, and they have won"


def test_who_is_found_out_has_nothing_to_hide() -> None:
    hidden, found = look(village(), 6), look(suspect(village(), 6), 6)
    assert price(found, "act") < price(hidden, "act") / 2


@pytest.mark.rule("BRU-21")
def test_it_costs_more_to_stand_up_for_a_fellow_than_to_join_in_against_a_villager() -> None:
    of_fellow = village().hold(0, "J1a").trial(0, "J1a", 5).all_pass()
    of_villager = village().hold(0, "J1a").trial(0, "J1a", 1).all_pass()
    assert price(look(of_fellow, 6), "vote") > 5 * price(look(of_villager, 6), "vote")


@pytest.mark.rule("BRU-04")
def test_of_several_witches_one_takes_risks() -> None:
    for sides in ("vvvvvww", "wvvvvvw", "vwwvvvv"):
        scene = village(sides)
        bold = [daring(look(scene, seat)) for seat in range(7) if sides[seat] == "w"]
        assert sum(bold) <= 1, "the third, who is dead, may have been the one"


@pytest.mark.rule("BRU-17")
def test_one_of_the_witches_may_throw_a_stone_once_in_the_first_weeks() -> None:
    for sides in ("vvvvvww", "vvvwvvw", "wvvvwvv"):
        scene = Scene(sides, PEOPLE[:7])
        witches = [seat for seat, side in enumerate(sides) if side == "w"]
        bold = [seat for seat in witches if may_throw_a_stone(look(scene, seat))]
        assert bold == [seat for seat in witches if daring(look(scene, seat))]
        assert len(bold) == 1
        cheap = [price(look(scene, seat), "act") == STONE for seat in witches]
        assert cheap == [seat in bold for seat in witches]
        scene.s.cancelled = ((1, 1, bold[0], 2, 0, 0),)
        assert not may_throw_a_stone(look(scene, bold[0])), "once"
        scene.s.cancelled, scene.s.week = (), FIRST_WEEKS + 1
        assert not may_throw_a_stone(look(scene, bold[0]))


@pytest.mark.rule("BRU-15")
def test_a_witch_gives_what_and_to_whom_a_villager_in_her_seat_would() -> None:
    for hand in ("J1a C1a C2a C4 J4a", "S02 S15 S01 C2a C4"):
        given = []
        for sides in ("vvvvvww", "vvvvwwv"):
            scene = village(sides).hold(6, *hand.split()).rumours(4, "R12").rest_of_week()
            given.append(advices(scene, 6))
        assert given[0] == given[1]


# -- no silly moves ----------------------------------------------------------------------


@pytest.mark.rule("BRU-15")
def test_nobody_shares_without_need() -> None:
    """One card must be given; the good ones stay, and what is of no use may go."""
    for hand, gives in (("J1a C1a C2a C4 J4a", 1), ("S02 S15 S01 C2a C4", 3)):
        scene = village().hold(0, *hand.split()).rumours(4, "R12").rest_of_week()
        given = 0
        while verbs.GIVE.owns(found := advice(scene, 0)):
            scene.answer(verbs.GIVE, *verbs.GIVE.args(found), seat=0)
            given += 1
        assert found == verbs.READY.base
        assert given == gives


@pytest.mark.rule("BRU-12")
def test_nobody_spreads_a_rumour_that_is_dropped_at_once() -> None:
    scene = village().dead(2).dead(3).dead(4).hold(0, "R14a", "R01a")
    scene.rumours(1, "R20a", "R21a").rumours(5, "R22", "R23").rumours(6, "R26", "R27")
    for seat, good in ((0, ("R06a", "R07")), (1, ("R08", "R09")), (5, ("R12", "R13"))):
        scene.rumours(seat, *good)
    scene.rumours(6, "R06b", "R10")
    assert advices(scene, 0) == {verbs.END_TURN.base}


@pytest.mark.rule("BRU-10")
def test_nothing_that_lasts_for_the_week_is_played_at_its_end() -> None:
    for suspected, card in ((0, "S11"), (3, "S12"), (3, "S14")):
        for first, plays in ((0, True), (1, False)):
            scene = suspect(village(), suspected).hold(0, card)
            scene.s.first = first
            assert (advice(scene, 0) == verbs.EVENT.at(NUMBER[card])) is plays, (card, first)
    scene = village()
    assert look(scene, 0).week_left == 1.0
    scene.s.first = 1
    assert look(scene, 0).week_left == 0.0
    scene.s.first = 3
    assert look(scene, 0).week_left == pytest.approx(2 / 6), "seats 1 and 2 of six others"


@pytest.mark.rule("BRU-09")
def test_what_would_do_nothing_is_left_undone() -> None:
    scene = village().hold(0, "S07", "S08")
    assert advices(scene, 0) == {verbs.END_TURN.base}, "nobody has a rumour to lose"


# -- games of earlier rules --------------------------------------------------------------


@pytest.mark.rule("BRU-15")
def test_a_game_of_earlier_rules_is_seen_as_it_was_and_its_bots_play_on() -> None:
    for rules, more in ((5, False), (6, True)):
        scene = Scene("vvvvvww", PEOPLE[:7], rules=rules)
        seen = GAME.view(scene.s, 0)["history"]
        assert ("gifts" in seen, "cancelled" in seen) == (more, more)
        assert len(look(scene, 0).own.witch) == 7
