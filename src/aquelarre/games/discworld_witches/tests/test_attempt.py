"""Trying to solve a problem. [LAN-17 … LAN-19, LAN-22, LAN-24, LAN-29, LAN-31 … LAN-33, LAN-38]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.tests.scenario import Scene, beside, tackling

# -- the rulebook's example --------------------------------------------------------------


@pytest.mark.rule("LAN-17")
def test_annagramma_fights_the_hiver_step_by_step() -> None:
    scene = Scene(2, "annagramma petulia").witch(0, "RH").witch(1, "MT")
    scene.won(0, "fever", "pig", "sheep", "arm", "duke", "lady")
    scene.hand(0, "C07", "C23", "C26", "C31", "C06").hidden("SL", "hiver").crises("SL", 1)
    scene.acting().play("walk", "SL")
    assert scene.view()["attempt"]["tile"] == "hiver"
    assert scene.view()["attempt"]["difficulty"] == 24
    scene.roll("cackle", "5")
    assert scene.question == "first_pair"
    scene.play("reroll", "C07", "1").roll("4")
    assert scene.player(0)["cackles"] == 1, "the first face is ignored; she began with one"
    scene.play("play_headology", "C23").play("play_headology", "C26").play("play_magic", "C31")
    scene.play("use_magic_token")
    attempt = scene.view()["attempt"]
    assert (attempt["total"], attempt["bonus"], attempt["missing"]) == (16, 1, 8)
    assert attempt["odds"] == {"of": 36, "ways": attempt["odds"]["ways"]}
    assert attempt["odds"]["ways"][0] == 15, "8 or more with two dice"
    scene.play("roll_on").roll("2", "4")
    assert scene.question == "second_pair"
    assert scene.view()["attempt"]["total"] == 22
    assert not scene.offered("play_headology", "play_magic")
    scene.play("add", "C06")
    assert "hiver" in scene.won_by(0)
    assert scene.player(0)["cackles"] == 1 + 2, "magic was used twice"
    assert scene.view()["supply"]["crisis"] == 12
    assert scene.player(0)["tokens"] == []
    assert scene.view()["discard"] == ["C07a", "C23a", "C26a", "C31a", "C06a"]
    assert [told.values["total"] for told in scene.told("solved")] == [24]


# -- dice and symbols --------------------------------------------------------------------


@pytest.mark.rule("LAN-17")
def test_reaching_the_difficulty_is_enough() -> None:
    scene = tackling("fever").roll("2", "2").play("roll_on").roll("3", "cackle")
    assert scene.won_by(0) == ["fever"]
    short = tackling("fever").roll("2", "2").play("roll_on").roll("2", "cackle")
    assert short.won_by(0) == []
    assert short.told("failed")


@pytest.mark.rule("LAN-17")
def test_every_crisis_adds_two_to_the_difficulty() -> None:
    scene = beside("fever").crises("BA", 1).acting().play("walk", "BA")
    assert scene.view()["attempt"] == {
        **scene.view()["attempt"],
        "base": 7,
        "crisis": 1,
        "difficulty": 9,
    }
    scene.roll("2", "2").play("roll_on").roll("4", "cackle")
    assert scene.told("failed"), "8 is not 9"
    lily = Scene(2, "dimity petulia").tile("BA", "lily", crisis=1)
    assert lily.at("BA")["tile"]["difficulty"] == 25


@pytest.mark.rule("LAN-17")
def test_all_four_dice_are_rolled_even_if_two_suffice() -> None:
    scene = tackling("fever").roll("6", "6")
    assert scene.question == "first_pair"
    scene.play("roll_on").roll("cackle", "cackle")
    assert scene.won_by(0) == ["fever"]
    assert scene.player(0)["cackles"] == 2


@pytest.mark.rule("LAN-17")
def test_one_more_for_every_two_hard_tiles_on_easy_problems_too() -> None:
    """Ruling 24: rounded down."""
    for hard, bonus in ((["duke"], 0), (["duke", "lady"], 1), (["duke", "lady", "vlad"], 1)):
        scene = beside("fever").won(0, *hard).acting().play("walk", "BA")
        assert scene.view()["attempt"]["bonus"] == bonus
        scene.roll("2", "2").play("roll_on").roll("2", "cackle")
        assert bool(scene.told("solved")) == (bonus == 1), "6 and the bonus against 7"


@pytest.mark.rule("LAN-17")
def test_headology_adds_one_magic_two_and_a_cackle() -> None:
    scene = tackling("arm", "C01", "C31").roll("2", "2")
    assert scene.view()["attempt"]["total"] == 4
    scene.play("play_headology", "C01")
    assert (scene.view()["attempt"]["total"], scene.player(0)["cackles"]) == (5, 0)
    scene.play("play_magic", "C31")
    assert (scene.view()["attempt"]["total"], scene.player(0)["cackles"]) == (7, 1)
    assert [card["as"] for card in scene.view()["attempt"]["cards"]] == ["headology", "magic"]


@pytest.mark.rule("LAN-17")
def test_symbols_are_played_between_the_rolls_and_not_before() -> None:
    scene = beside("arm", "C01", "C25").acting().play("walk", "BA")
    assert scene.question == "tackle"
    assert not scene.offered("play_headology", "play_magic")
    scene.play("roll").roll("2", "2")
    assert scene.offered("play_headology") == ["play_headology C01a", "play_headology C25a"]


@pytest.mark.rule("LAN-19")
def test_after_the_second_roll_only_effects() -> None:
    scene = tackling("death", "C01", "C31", "C06").roll("2", "2").play("roll_on").roll("2", "3")
    assert scene.question == "second_pair"
    assert not scene.offered("play_headology", "play_magic")
    assert scene.offered("add") == ["add C06a", "add C31a"]


@pytest.mark.rule("LAN-08")
def test_a_card_played_for_its_symbol_has_no_effect() -> None:
    scene = tackling("death", "C06", "C31").roll("6", "2").play("play_magic", "C31")
    scene.play("roll_on").roll("cackle", "cackle")
    assert scene.offered("add") == ["add C06a"]
    assert scene.view()["attempt"]["total"] == 10


@pytest.mark.rule("LAN-06")
def test_annagrammas_token_is_magic_once() -> None:
    scene = tackling("death", apprentices="annagramma petulia").roll("6", "2")
    scene.play("use_magic_token")
    assert scene.view()["attempt"]["total"] == 10
    assert scene.player(0)["cackles"] == 2
    assert not scene.offered("use_magic_token")
    assert scene.player(0)["tokens"] == []
    later = tackling("death", apprentices="petulia annagramma").roll("6", "2")
    assert not later.offered("use_magic_token"), "it is hers alone"


# -- cackles of the dice -----------------------------------------------------------------


@pytest.mark.rule("LAN-18")
def test_each_cackle_face_takes_a_token_when_its_pair_is_settled() -> None:
    """Ruling 12."""
    scene = tackling("fever").roll("cackle", "6")
    assert scene.player(0)["cackles"] == 0
    assert scene.view()["attempt"]["cackles"] == 1
    scene.play("roll_on")
    assert scene.player(0)["cackles"] == 1
    scene.roll("cackle", "6")
    assert scene.player(0)["cackles"] == 2


@pytest.mark.rule("LAN-38")
def test_one_or_both_dice_of_the_last_pair_are_rolled_again() -> None:
    scene = tackling("death", "C07", "C20").roll("cackle", "2")
    assert scene.offered("reroll", "reroll_both") == [
        *("reroll_both C07a", "reroll_both C20a"),
        *("reroll C07a 1", "reroll C07a 2", "reroll C20a 1", "reroll C20a 2"),
    ]
    scene.play("reroll", "C07", "1").roll("5")
    assert [die["face"] for die in scene.view()["attempt"]["dice"]] == ["5", "2"]
    scene.play("roll_on").roll("2", "cackle")
    assert scene.offered("reroll") == ["reroll C20a 3", "reroll C20a 4"], "the first pair stays"
    scene.play("reroll_both", "C20").roll("6", "cackle")
    assert [told.values["total"] for told in scene.told("solved")] == [13]
    assert scene.player(0)["cackles"] == 1, "only the final faces count"


@pytest.mark.rule("LAN-18")
def test_faces_that_are_rolled_again_are_forgotten() -> None:
    scene = tackling("fever", "C07").roll("cackle", "cackle").play("reroll_both", "C07")
    scene.roll("4", "4").play("roll_on").roll("2", "2")
    assert scene.player(0)["cackles"] == 0


@pytest.mark.rule("LAN-38")
def test_a_success_may_be_rolled_again_to_be_rid_of_a_cackle() -> None:
    scene = tackling("fever", "C07").roll("4", "4").play("roll_on").roll("2", "cackle")
    assert scene.question == "second_pair"
    scene.play("reroll", "C07", "4").roll("3")
    assert scene.won_by(0) == ["fever"]
    assert scene.player(0)["cackles"] == 0


# -- fleeing -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-24")
def test_who_could_draw_a_solution_is_asked_before_the_dice() -> None:
    def asked(tile: str, *cards: str) -> bool:
        return beside(tile, *cards).acting().play("walk", "BA").question == "tackle"

    assert asked("fever", "C25", "C01"), "two more for the power of three"
    assert not asked("fever", "C25", "C06"), "not from nothing"
    assert asked("fever", "C25", "C05"), "Perdita and two more"
    assert not asked("fever", "C05"), "her own card is gone when she draws"
    assert asked("death", "C25"), "a cure could be drawn"
    assert asked("fever", "C32"), "transmuting draws as many as one likes"
    assert not asked("fever", "C06", "C01")


@pytest.mark.rule("LAN-22")
def test_fleeing_goes_to_an_empty_space_next_to_it() -> None:
    scene = beside("fever").witch(1, "GW").tile("LG", "pig").acting().play("walk", "BA")
    scene.roll("cackle", "2")
    assert scene.offered("flee") == ["flee MC", "flee RH"], "no witch, no problem, next to it"
    scene.play("flee", "RH")
    assert scene.player(0)["space"] == "RH"
    assert scene.player(0)["cackles"] == 1, "the cackle of the dice, none for failing"
    assert not scene.told("failed")
    assert scene.at("BA")["tile"]["tile"] == "fever"


@pytest.mark.rule("LAN-22")
def test_or_to_an_empty_space_of_the_same_town() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "MC").witch(1, "LT3").tile("LT1", "fever")
    scene.acting().play("walk", "LT1").roll("2", "2")
    assert "flee LT2" in scene.options()
    assert "flee LT3" not in scene.options()


@pytest.mark.rule("LAN-22")
def test_or_by_broomstick_to_any_empty_space() -> None:
    scene = beside("fever", "C06").tile("CV", "pig").acting().play("walk", "BA").roll("2", "2")
    assert "flee_flying C06a DA" in scene.options()
    assert "flee_flying C06a CV" not in scene.options()
    assert "flee_flying C06a MT" not in scene.options(), "a witch is there"
    scene.play("flee_flying", "C06", "DA")
    assert scene.player(0)["space"] == "DA"
    assert scene.view()["discard"] == ["C06a"]


@pytest.mark.rule("LAN-22")
def test_nowhere_to_flee_means_staying() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "SN").witch(1, "MT").tile("SL", "fever")
    scene.tile("RB", "pig").tile("RH", "pig").acting().play("walk", "SL").roll("2", "2")
    assert scene.offered("flee") == ["flee SN"], "back where she came from"
    scene.witch(1, "SN")
    assert scene.offered("flee", "flee_flying") == []
    assert scene.options() == ["roll_on"]


@pytest.mark.rule("LAN-22")
def test_who_has_played_a_symbol_has_decided_to_stay() -> None:
    scene = tackling("fever", "C01").roll("2", "2").play("play_headology", "C01")
    assert scene.offered("flee", "flee_flying") == []
    assert scene.view()["attempt"]["stayed"] is True


@pytest.mark.rule("LAN-22")
def test_fleeing_is_over_with_the_second_roll() -> None:
    scene = tackling("death", "C06").roll("2", "2").play("roll_on").roll("2", "2")
    assert scene.question == "second_pair"
    assert scene.offered("flee", "flee_flying") == []


# -- the chance of success ---------------------------------------------------------------


@pytest.mark.rule("LAN-17")
def test_the_exact_chance_for_what_is_still_to_roll() -> None:
    scene = beside("death").acting()
    assert scene.at("BA")["tile"]["odds"] == {"of": 1296, "ways": 884}
    scene.play("walk", "BA").roll("6", "cackle")
    odds = scene.view()["attempt"]["odds"]
    assert odds["of"] == 36
    assert odds["ways"][:3] == [24, 28, 31], "6, 5 or 4 with two dice"
    scene.play("roll_on").roll("2", "2")
    assert scene.told("failed")


@pytest.mark.rule("LAN-17")
def test_the_own_bonus_counts_in_the_chances_on_the_board() -> None:
    scene = beside("death").won(0, "duke", "lady").acting()
    mine, theirs = scene.at("BA", seat=0)["tile"], scene.at("BA", seat=1)["tile"]
    assert mine["odds"]["ways"] > theirs["odds"]["ways"] == scene.at("BA")["tile"]["odds"]["ways"]


@pytest.mark.rule("LAN-17")
def test_a_table_may_hide_the_chances() -> None:
    scene = Scene(2, "dimity petulia", show_odds=0).witch(0, "MC").witch(1, "MT")
    scene.tile("BA", "fever").acting()
    assert scene.at("BA")["tile"]["odds"] is None
    assert scene.play("walk", "BA").roll("2", "2").view()["attempt"]["odds"] is None
