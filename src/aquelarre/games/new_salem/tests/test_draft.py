"""Phase 1: deal, pick and pass, the last pair, symbols, a guilty conscience. [SAL-06 … SAL-10]"""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import CARDS, DEALT
from aquelarre.games.new_salem.rules.rounds import Round
from aquelarre.games.new_salem.tests.scenario import Scene, number
from aquelarre.kernel import members


def first_picks() -> Scene:
    """Three players with three cards each."""
    packs = "ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R"
    return Scene(3).deal(*packs)


def last_pair() -> Scene:
    return first_picks().pick("COM-L", "COM-C", "EDU-L")


def hand(scene: Scene, seat: int) -> list[str]:
    return [card["card"] for card in scene.view(seat)["pack"]]


# -- the deal ----------------------------------------------------------------------------


@pytest.mark.rule("SAL-06")
def test_every_round_deals_and_plays_what_its_card_says() -> None:
    """The table of the rulebook, also in round 2, where its example shows three cards."""
    assert DEALT == (3, 4, 5, 4, 3)
    scene = Scene(3)
    built = []
    for number_of_round in range(1, 6):
        assert scene.s.round == number_of_round
        before = sum(len(street) for street in scene.streets)
        while scene.question == "deal":
            scene.s.answer(3, scene.s.options(3)[0])
        assert [len(pack) for pack in scene.s.packs] == [DEALT[number_of_round - 1]] * 3
        scene.go_on("draw_event")
        built.append((sum(len(street) for street in scene.streets) - before) // 3)
        scene.go_on("launch")
        while scene.question and scene.s.round == number_of_round:
            seat = members(scene.s.asked)[0]
            scene.s.answer(seat, scene.s.options(seat)[0])  # end the phase as soon as possible
    assert built[0] == 2
    assert [told.values["play"] for told in scene.told("round_began")] == [2, 3, 4, 3, 2]


@pytest.mark.rule("SAL-06")
def test_a_deck_too_short_gives_everybody_as_many() -> None:
    """Ruling N5: it can hardly happen, but nothing may get stuck."""
    scene = Scene(3)
    scene.s.deck.counts = [0] * len(CARDS)
    scene.s.deck.counts[0] = 8
    scene.s.round = 0
    scene.s.instead(Round())
    scene.s.settle()
    while scene.question == "deal":
        scene.nature("deal", "ENT-L")
    assert [len(pack) for pack in scene.s.packs] == [2, 2, 2]
    scene.s.deck.counts[0] = 0
    scene.s.instead(Round())
    scene.s.settle()
    assert scene.question == "draw_event", "with nothing to deal the draft is skipped"


# -- picking and passing -----------------------------------------------------------------


@pytest.mark.rule("SAL-07")
def test_all_pick_at_once_and_nothing_shows_before_the_last() -> None:
    scene = first_picks()
    assert scene.asked == [0, 1, 2]
    scene.play("pick", "COM-L", seat=0).play("pick", "COM-C", seat=1)
    assert scene.streets == [[], [], []]
    assert scene.view(0)["picked"] == "card:COM-L"
    assert scene.view(2)["picked"] is None
    assert scene.view(-1)["picked"] is None
    scene.play("pick", "EDU-L", seat=2)
    assert scene.streets == [["COM-L-1"], ["COM-C-1"], ["EDU-L-1"]]


@pytest.mark.rule("SAL-07")
def test_a_pick_may_be_changed_until_all_have_picked() -> None:
    scene = first_picks().play("pick", "COM-L", seat=0).play("pick", "ENT-L", seat=0)
    assert scene.view(0)["picked"] == "card:ENT-L"
    scene.play("pick", "COM-C", seat=1).play("pick", "EDU-L", seat=2)
    assert scene.streets[0] == ["ENT-L-1"]


@pytest.mark.rule("SAL-07")
def test_the_rest_goes_to_the_left() -> None:
    scene = last_pair()
    assert hand(scene, 1) == ["ENT-L", "JUS-L"]
    assert hand(scene, 2) == ["ENT-C", "MUE-R"]
    assert hand(scene, 0) == ["ENT-R", "FIN-C"]


@pytest.mark.rule("SAL-07")
def test_two_buildings_of_a_kind_are_two_buildings() -> None:
    scene = Scene(3).deal("ENT-L ENT-L COM-L", "ENT-L COM-C MUE-R", "EDU-L FIN-C ENT-R")
    assert scene.options(0) == ["pick ENT-L", "pick COM-L"]
    scene.pick("ENT-L", "ENT-L", "EDU-L")
    assert scene.streets == [["ENT-L-1"], ["ENT-L-2"], ["EDU-L-1"]]


# -- symbols -----------------------------------------------------------------------------


@pytest.mark.rule("SAL-08")
def test_hope_and_despair_are_put_on_the_card() -> None:
    scene = Scene(3).deal("ENT-L COM-L JUS-C", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R")
    scene.pick("JUS-C", "MUE-R", "FIN-C")
    cubes = {
        name: (scene.building(name)["hope"], scene.building(name)["despair"])
        for name in ("JUS-C-1", "MUE-R-1", "FIN-C-1")
    }
    assert cubes == {"JUS-C-1": (1, 0), "MUE-R-1": (0, 2), "FIN-C-1": (2, 1)}


@pytest.mark.rule("SAL-08")
def test_all_cubes_come_first_then_removals_from_the_constable_on() -> None:
    scene = Scene(3, constable=1).street(0, "MUE-L").cubes("MUE-L-1", despair=1)
    scene.deal("JUS-L COM-L JUS-C", "ENT-C COM-C MUE-R", "JUS-R FIN-C ENT-R")
    scene.pick("JUS-L", "MUE-R", "JUS-R")
    assert scene.question == "remove"
    assert scene.asked == [2], "seat 1 is constable and removes nothing; seat 2 is next"
    assert scene.options() == ["remove MUE-L-1", "remove MUE-R-1"], "the new cubes lie there"
    scene.play("remove", "MUE-R-1")
    assert scene.asked == [0]
    scene.play("remove", "MUE-R-1")
    assert scene.building("MUE-R-1")["despair"] == 0
    assert [told.values["seat"] for told in scene.told("removed")] == [2, 0]


@pytest.mark.rule("SAL-08")
def test_a_removal_takes_from_anybody_and_is_compulsory() -> None:
    scene = Scene(3).street(1, "MUE-L", "MUE-C").cubes("MUE-L-1", despair=1)
    scene.cubes("MUE-C-1", despair=1)
    scene.deal("JUS-L COM-L JUS-C", "ENT-L COM-C MUE-R", "JUS-C FIN-C EDU-L")
    scene.pick("JUS-L", "ENT-L", "EDU-L")
    assert scene.options() == ["remove MUE-L-1", "remove MUE-C-1"], "there is no way round it"


@pytest.mark.rule("SAL-08")
def test_without_despair_a_removal_is_lost() -> None:
    scene = first_picks().pick("JUS-L", "COM-C", "EDU-L")
    assert scene.question == "last_pick"
    assert [told.values["seat"] for told in scene.told("not_removed")] == [0]
    assert scene.despair == 0
    scene.pick("both", "ENT-L", "ENT-C").nature("redraw", "MUE-L")
    assert scene.despair == 2, "the lost removal is not made up for"


@pytest.mark.rule("SAL-08")
def test_where_there_is_only_one_cube_nobody_is_asked() -> None:
    scene = Scene(3).deal("JUS-L COM-L JUS-C", "ENT-C COM-C MUE-L", "EDU-L FIN-C ENT-L")
    scene.pick("JUS-L", "MUE-L", "ENT-L")
    assert scene.question == "last_pick"
    assert scene.despair == 0
    assert len(scene.told("removed")) == 1


@pytest.mark.rule("SAL-10")
def test_cubes_never_run_out() -> None:
    """There are 35 of each in the box; more may lie on the table."""
    scene = Scene(3).street(0, "MUE-R").cubes("MUE-R-1", despair=40, hope=40)
    scene.deal("MUE-R COM-L JUS-C", "FIN-C COM-C MUE-L", "EDU-L FIN-C ENT-L")
    scene.pick("MUE-R", "FIN-C", "FIN-C")
    assert scene.despair == 40 + 2 + 1 + 1
    assert scene.view()["town"]["hope"] == 40 + 2 + 2


# -- the last pair -----------------------------------------------------------------------


@pytest.mark.rule("SAL-09")
def test_keep_either_or_discard_both() -> None:
    scene = last_pair()
    assert scene.question == "last_pick"
    assert scene.options(1) == ["discard_both", "keep ENT-L", "keep JUS-L"]
    scene.pick("FIN-C", "JUS-L", "ENT-C")
    assert scene.streets == [["COM-L-1", "FIN-C-1"], ["COM-C-1", "JUS-L-1"], ["ENT-C-1", "EDU-L-1"]]
    assert all(scene.view(seat)["pack"] == [] for seat in range(3))


@pytest.mark.rule("SAL-09")
def test_who_discards_both_builds_the_top_card() -> None:
    scene = last_pair().pick("both", "ENT-L", "ENT-C")
    assert scene.question == "redraw"
    scene.nature("redraw", "COM-R")
    assert scene.streets[0] == ["COM-L-1", "COM-R-1"]
    assert scene.despair == 1 + 1
    assert [told.values["seat"] for told in scene.told("redrew")] == [0]


@pytest.mark.rule("SAL-09")
def test_redraws_come_after_all_discards_and_in_order_from_the_constable() -> None:
    scene = Scene(3, constable=2).deal(
        "ENT-L COM-L JUS-L", "ENT-C COM-C MUE-R", "EDU-L FIN-C ENT-R"
    )
    scene.pick("COM-L", "COM-C", "EDU-L").pick("both", "ENT-L", "both")
    assert len(scene.s.bottom) == 3, "all discards lie at the bottom before anybody draws"
    scene.nature("redraw", "COM-R").nature("redraw", "MUE-C")
    assert [told.values["seat"] for told in scene.told("redrew")] == [2, 0]
    assert "COM-R-1" in scene.streets[2]


@pytest.mark.rule("SAL-09")
def test_discards_go_to_the_bottom_and_cannot_be_drawn() -> None:
    """All copies of the theatre are in hands: who discards it cannot draw it."""
    scene = Scene(3).deal("ENT-L ENT-L COM-L", "ENT-C COM-C MUE-R", "ENT-L FIN-C ENT-R")
    scene.pick("COM-L", "COM-C", "FIN-C")
    assert hand(scene, 1) == ["ENT-L", "ENT-L"]
    scene.pick("both", "both", "MUE-R")
    assert "redraw ENT-L" not in scene.options(3)


@pytest.mark.rule("SAL-09")
def test_symbols_of_the_redrawn_are_resolved_with_those_of_all() -> None:
    scene = last_pair().pick("both", "ENT-L", "ENT-C").nature("redraw", "JUS-R")
    assert len(scene.told("removed")) == 1
    keys = [told.key for told in scene.told()]
    assert keys.index("removed") > max(x for x, key in enumerate(keys) if key == "built")


@pytest.mark.rule("SAL-09")
def test_when_only_discards_are_left_they_are_shuffled() -> None:
    """Ruling N4."""
    scene = last_pair()
    scene.s.deck.counts = [0] * len(CARDS)
    scene.pick("both", "ENT-L", "ENT-C")
    assert scene.told("deck_ended")
    drawn = [option.partition(" ")[2] for option in scene.options(3)]
    assert sorted(drawn) == ["ENT-R", "FIN-C", "JUS-L", "MUE-R"]


# -- a guilty conscience -----------------------------------------------------------------


@pytest.mark.rule("SAL-14")
def test_v20_is_paid_off_with_one_hope() -> None:
    scene = Scene(3).street(1, "ENT-L", "COM-L").hope(1, 2).keep("V20", 1).conscience()
    assert scene.asked == [1]
    assert scene.options() == ["ease_conscience", "bear ENT-L-1", "bear COM-L-1"]
    scene.play("ease_conscience")
    assert scene.view()["players"][1]["hope"] == 1
    assert scene.view()["players"][1]["kept"] == []
    assert number("launch", "V20") - number("launch", "V01") in scene.s.event_bottom


@pytest.mark.rule("SAL-14")
def test_v20_or_borne_with_one_despair_and_kept() -> None:
    scene = Scene(3).street(1, "ENT-L", "COM-L").hope(1, 1).keep("V20", 1).conscience()
    scene.play("bear", "COM-L-1")
    assert scene.building("COM-L-1")["despair"] == 1
    assert scene.view()["players"][1]["kept"] == ["V20"], "next round it comes again"


@pytest.mark.rule("SAL-14")
def test_v20_without_hope_it_must_be_borne() -> None:
    scene = Scene(3).street(1, "ENT-L", "COM-L").keep("V20", 1).conscience()
    assert scene.options() == ["bear ENT-L-1", "bear COM-L-1"]
    alone = Scene(3).street(1, "ENT-L").keep("V20", 1).conscience()
    assert alone.building("ENT-L-1")["despair"] == 1, "one building: nobody is asked"
    nothing = Scene(3).keep("V20", 1).conscience()
    assert nothing.view()["players"][1]["loose"] == {"hope": 0, "despair": 1}
    assert nothing.despair == 1
    hopeful = Scene(3).hope(1, 1).keep("V20", 1).conscience()
    assert hopeful.options() == ["ease_conscience", "bear_loose"]
    assert hopeful.play("bear_loose").despair == 1


@pytest.mark.rule("SAL-14")
def test_v20_comes_in_every_later_round_at_the_end_of_phase_1() -> None:
    scene = Scene(3).street(0, "ENT-L").hope(0, 2).hope(1, 1).street(1, "COM-L", "COM-C")
    scene.show("V20").launching().play("launch", "V20").play("hand", "1")
    scene.nature("draw_event", "V12").play("name", "1").play("end_phase").let_pass()
    assert scene.s.round == 2
    scene.go_on("conscience")
    assert scene.s.phase == "build"
    assert scene.asked == [1]


@pytest.mark.rule("SAL-20")
def test_the_draft_is_played_to_the_end_from_any_seat_count() -> None:
    for seats in range(3, 9):
        s = GAME.start(seats)
        while s.round < 2:
            seat = members(s.asked)[0]
            s.answer(seat, s.options(seat)[0])
        assert all(street.bit_count() >= 2 for street in s.streets)
