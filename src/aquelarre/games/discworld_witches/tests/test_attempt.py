"""Trying to solve a problem. [LAN-17 … LAN-19, LAN-22, LAN-24, LAN-29, LAN-31 … LAN-33, LAN-38]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.scenario import Scene


def at(tile: str, *cards: str, apprentices: str = "dimity petulia", **options: int) -> Scene:
    """The first witch next to a problem at Bad Ass, with these cards."""
    scene = Scene(2, apprentices, **options).witch(0, "MC").witch(1, "MT").tile("BA", tile)
    return scene.hand(0, *cards)


def tackling(tile: str, *cards: str, apprentices: str = "dimity petulia") -> Scene:
    scene = at(tile, *cards, apprentices=apprentices).acting().play("walk", "BA")
    return scene.play("roll") if scene.question == "tackle" else scene


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
    scene = at("fever").crises("BA", 1).acting().play("walk", "BA")
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
        scene = at("fever").won(0, *hard).acting().play("walk", "BA")
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
    scene = at("arm", "C01", "C25").acting().play("walk", "BA")
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
        return at(tile, *cards).acting().play("walk", "BA").question == "tackle"

    assert asked("fever", "C25", "C01"), "two more for the power of three"
    assert not asked("fever", "C25", "C06"), "not from nothing"
    assert asked("death", "C25"), "a cure could be drawn"
    assert asked("fever", "C32"), "transmuting draws as many as one likes"
    assert not asked("fever", "C06", "C01")


@pytest.mark.rule("LAN-22")
def test_fleeing_goes_to_an_empty_space_next_to_it() -> None:
    scene = at("fever").witch(1, "GW").tile("LG", "pig").acting().play("walk", "BA")
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
    scene = at("fever", "C06").tile("CV", "pig").acting().play("walk", "BA").roll("2", "2")
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


# -- the power of three ------------------------------------------------------------------


@pytest.mark.rule("LAN-24")
def test_three_characters_solve_anything_before_the_dice() -> None:
    scene = at("winter", "C01", "C02", "C03").acting().play("walk", "BA")
    assert scene.question == "tackle"
    assert scene.offered("trio") == ["trio C01a C02a C03a"]
    scene.play("trio", "C01", "C02", "C03")
    assert scene.won_by(0) == ["winter"]
    assert scene.player(0)["cackles"] == 0
    assert scene.view()["discard"] == ["C01a", "C02a", "C03a"]


@pytest.mark.rule("LAN-24")
def test_also_between_the_rolls_and_after_all_dice() -> None:
    between = at("winter", "C01", "C02", "C03").acting().play("walk", "BA").play("roll")
    between.roll("cackle", "2").play("trio", "C01", "C02", "C03")
    assert between.won_by(0) == ["winter"]
    assert between.player(0)["cackles"] == 1, "the dice that lie there count"
    after = at("winter", "C01", "C02", "C03").acting().play("walk", "BA").play("roll")
    after.roll("2", "2").play("roll_on").roll("cackle", "cackle").play("trio", "C01", "C02", "C03")
    assert after.won_by(0) == ["winter"]
    assert after.player(0)["cackles"] == 2
    assert not after.told("failed")


@pytest.mark.rule("LAN-24")
def test_agnes_and_perdita_are_two_and_two_grannies_are_one() -> None:
    scene = at("winter", "C01", "C04", "C05").acting().play("walk", "BA")
    assert scene.offered("trio") == ["trio C01a C04a C05a"]
    grannies = at("winter", "C01a", "C01b", "C04").acting().play("walk", "BA")
    assert grannies.offered("trio") == []
    both = at("winter", "C01a", "C01b", "C02", "C04").acting().play("walk", "BA")
    assert both.offered("trio") == ["trio C01a C02a C04a", "trio C01b C02a C04a"]


@pytest.mark.rule("LAN-24")
def test_it_counts_as_solved_in_every_respect() -> None:
    scene = at("bela", "C01", "C02", "C03").tile("CV", "vlad").crises("BA", 2)
    scene.acting().play("walk", "BA").play("trio", "C01", "C02", "C03")
    assert scene.at("CV")["tile"] is None, "Bela's end is that of the others"
    assert scene.view()["supply"]["crisis"] == 12


# -- effects in an attempt ---------------------------------------------------------------


@pytest.mark.rule("LAN-29")
def test_adding_comes_after_all_four_dice() -> None:
    scene = tackling("arm", "C06").roll("2", "2")
    assert scene.offered("add") == []
    scene.play("roll_on").roll("3", "cackle")
    assert scene.offered("add") == ["add C06a"]
    scene.play("add", "C06")
    assert scene.won_by(0) == ["arm"]


@pytest.mark.rule("LAN-29")
def test_some_cards_add_only_against_their_enemies() -> None:
    """Ruling 31: Bela is a Magpyr."""
    cards = ("C08", "C09", "C19", "C28", "C33")
    offered = {}
    for tile in ("elves", "duke", "vlad", "bela", "hiver", "lily", "winter", "cunning", "death"):
        scene = at(tile, *cards).acting().play("walk", "BA").roll("2", "2").play("roll_on")
        scene.roll("2", "2")
        found = scene.offered("add") if scene.question == "second_pair" else []
        offered[tile] = [option.split()[1][:3] for option in found]
    assert offered == {
        "elves": ["C09"],
        "duke": ["C28"],
        "vlad": ["C08"],
        "bela": ["C08"],
        "hiver": ["C19"],
        "lily": ["C33"],
        "winter": ["C19"],
        "cunning": ["C19"],
        "death": [],
    }


@pytest.mark.rule("LAN-29")
def test_four_more() -> None:
    scene = tackling("vlad", "C08").roll("6", "6").play("roll_on").roll("2", "cackle")
    scene.play("add", "C08")
    assert scene.won_by(0) == ["vlad"]
    assert [told.values["total"] for told in scene.told("added")] == [18]


@pytest.mark.rule("LAN-31")
def test_death_is_dealt_with_before_the_dice() -> None:
    scene = at("death", "C34").acting().play("walk", "BA")
    assert scene.question == "tackle"
    scene.play("face_death", "C34")
    assert scene.won_by(0) == ["death"]


@pytest.mark.rule("LAN-31")
def test_or_after_a_failed_attempt_with_its_cackles() -> None:
    scene = at("death", "C34").acting().play("walk", "BA").play("roll").roll("cackle", "2")
    scene.play("roll_on").roll("cackle", "2").play("face_death", "C34")
    assert scene.won_by(0) == ["death"]
    assert scene.player(0)["cackles"] == 2
    assert not scene.told("failed")


@pytest.mark.rule("LAN-31")
def test_it_helps_against_nothing_else() -> None:
    scene = at("fever", "C34").acting().play("walk", "BA")
    assert scene.question == "roll_pair", "not even asked"
    scene.roll("2", "2")
    assert scene.offered("face_death") == []


@pytest.mark.rule("LAN-32")
def test_a_sheep_is_cured_in_the_same_way() -> None:
    scene = at("sheep", "C26").acting().play("walk", "BA").play("cure_sheep", "C26")
    assert scene.won_by(0) == ["sheep"]
    late = at("sheep", "C26").acting().play("walk", "BA").play("roll").roll("cackle", "2")
    late.play("roll_on").roll("2", "2").play("cure_sheep", "C26")
    assert late.won_by(0) == ["sheep"]
    assert late.player(0)["cackles"] == 1
    assert at("pig", "C26").acting().play("walk", "BA").question == "roll_pair"


@pytest.mark.rule("LAN-06")
def test_petulia_cures_a_pig_once_before_the_dice_or_after() -> None:
    scene = at("pig", apprentices="petulia dimity").acting().play("walk", "BA")
    assert scene.options() == ["roll", "use_pig_token"]
    scene.play("use_pig_token")
    assert scene.won_by(0) == ["pig"]
    assert scene.player(0)["tokens"] == []
    late = at("pig", apprentices="petulia dimity").acting().play("walk", "BA").play("roll")
    late.roll("cackle", "2").play("roll_on").roll("2", "2").play("use_pig_token")
    assert late.won_by(0) == ["pig"]
    assert late.player(0)["cackles"] == 1, "cackles are kept"
    again = at("pig", apprentices="petulia dimity")
    again.s.token = 0
    assert again.acting().play("walk", "BA").question == "roll_pair"
    assert at("sheep", apprentices="petulia dimity").acting().play("walk", "BA").question == (
        "roll_pair"
    )


@pytest.mark.rule("LAN-33")
def test_fleeing_by_card_after_a_failure() -> None:
    scene = tackling("duke", "C10").roll("cackle", "2").play("roll_on").roll("cackle", "2")
    scene.play("slip_away", "C10")
    assert scene.question == "flee_to"
    assert scene.offered("flee") == ["flee MC", "flee RH", "flee LG", "flee GW"]
    scene.play("flee", "LG")
    assert scene.player(0)["space"] == "LG", "not in the dungeon"
    assert scene.player(0)["cackles"] == 2, "of the dice, none for failing"
    assert scene.view()["action"] == 2
    assert not scene.told("failed")


@pytest.mark.rule("LAN-33")
def test_if_nothing_next_to_it_is_empty_the_card_leads_anywhere() -> None:
    scene = at("death", "C10")
    for space, tile in (("RH", "pig"), ("LG", "sheep"), ("GW", "sheep")):
        scene.tile(space, tile)
    scene.acting().play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    scene.witch(1, "MC").play("slip_away", "C10")
    assert "flee CV" in scene.options()
    assert "flee GW" not in scene.options()
    assert "flee MC" not in scene.options()


@pytest.mark.rule("LAN-33")
def test_where_nothing_is_empty_the_card_leaves_her_where_she_is() -> None:
    """Ruling N4: she has not failed, but there is nowhere to go."""
    scene = at("death", "C10").acting().play("walk", "BA").roll("2", "2").play("roll_on")
    s = scene.roll("2", "2").s
    for space in s.edition.spaces:
        if not s.tiled >> space & 1:
            s.tile[space], s.tiled, s.up = 0, s.tiled | 1 << space, s.up | 1 << space
    scene.play("slip_away", "C10")
    assert scene.options() == ["flee BA"]
    scene.play("flee", "BA")
    assert scene.player(0)["cackles"] == 0
    assert scene.view()["attempt"] is None


@pytest.mark.rule("LAN-33")
def test_it_is_no_use_when_the_problem_is_solved() -> None:
    scene = tackling("fever", "C10", "C07").roll("4", "4").play("roll_on").roll("2", "cackle")
    assert scene.question == "second_pair"
    assert scene.offered("slip_away") == []


@pytest.mark.rule("LAN-36")
def test_help_after_the_dice_lowers_the_difficulty() -> None:
    """Ruling 37."""
    scene = at("fever", "C02").crises("BA", 1).acting().play("walk", "BA")
    scene.roll("2", "2").play("roll_on").roll("3", "cackle")
    assert scene.view()["attempt"]["missing"] == 2
    scene.play("help", "C02", "BA")
    assert scene.won_by(0) == ["fever"]


@pytest.mark.rule("LAN-08")
def test_cards_drawn_after_the_second_roll_may_be_played_at_once() -> None:
    """The rulebook's example of drawing in the middle of an attempt."""
    scene = tackling("arm", "C25").roll("2", "2").play("roll_on").roll("3", "cackle")
    scene.play("draw_two", "C25").draw("C06", "C31")
    assert scene.question == "second_pair"
    scene.play("add", "C06")
    assert scene.won_by(0) == ["arm"]


@pytest.mark.rule("LAN-17")
def test_who_can_change_nothing_is_not_asked() -> None:
    scene = tackling("death", "C01").roll("2", "2").play("roll_on").roll("2", "2")
    assert scene.question == "retreat"
    fine = tackling("fever", "C07", "C06").roll("4", "4").play("roll_on").roll("2", "2")
    assert fine.won_by(0) == ["fever"], "solved, and no cackle to be rid of"


@pytest.mark.rule("LAN-23")
def test_cackles_may_be_given_back_before_they_run_out() -> None:
    """Knowing oneself matters at the end of an attempt when the supply is short."""
    scene = at("fever", "C01").cackles(0, 5).cackles(1, 3).acting().play("walk", "BA")
    scene.roll("4", "4").play("roll_on").roll("2", "cackle")
    assert scene.question == "second_pair"
    scene.play("know", "C01", "2")
    assert scene.player(0)["aliss"] == 0
    assert scene.player(0)["cackles"] == 4


@pytest.mark.rule("LAN-23")
def test_also_the_cackle_for_having_no_retreat_counts() -> None:
    def asked(*tiles: str) -> bool:
        scene = at("death", "C01").cackles(0, 5).supply(cackle=1)
        for space in tiles:
            scene.tile(space, "pig")
        scene.acting().play("walk", "BA").roll("2", "2").play("roll_on")
        scene.witch(1, "MC").roll("2", "2")
        return scene.question == "second_pair"

    assert asked("RH", "LG", "GW"), "two cackles, and one in the supply"
    assert not asked("RH", "LG"), "one is enough with a retreat"


@pytest.mark.rule("LAN-36")
def test_help_can_save_the_token_that_failing_against_a_magpyr_needs() -> None:
    """Ruling 19: without one all lose, so who holds the card is asked."""
    scene = at("vlad", "C02").tile("CV", "pig", crisis=1).supply(crisis=0)
    scene.acting().play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    assert scene.question == "second_pair"
    scene.play("help", "C02", "CV")
    assert not scene.s.over
    assert scene.at("BA")["tile"]["crisis"] == 1
    elves = at("elves", "C02").tile("CV", "pig", crisis=1).supply(crisis=0)
    elves.acting().play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    assert elves.question == "retreat", "elsewhere it changes nothing"


# -- the chance of success ---------------------------------------------------------------


@pytest.mark.rule("LAN-17")
def test_the_exact_chance_for_what_is_still_to_roll() -> None:
    scene = at("death").acting()
    assert scene.at("BA")["tile"]["odds"] == {"of": 1296, "ways": 884}
    scene.play("walk", "BA").roll("6", "cackle")
    odds = scene.view()["attempt"]["odds"]
    assert odds["of"] == 36
    assert odds["ways"][:3] == [24, 28, 31], "6, 5 or 4 with two dice"
    scene.play("roll_on").roll("2", "2")
    assert scene.told("failed")


@pytest.mark.rule("LAN-17")
def test_the_own_bonus_counts_in_the_chances_on_the_board() -> None:
    scene = at("death").won(0, "duke", "lady").acting()
    mine, theirs = scene.at("BA", seat=0)["tile"], scene.at("BA", seat=1)["tile"]
    assert mine["odds"]["ways"] > theirs["odds"]["ways"] == scene.at("BA")["tile"]["odds"]["ways"]


@pytest.mark.rule("LAN-17")
def test_a_table_may_hide_the_chances() -> None:
    scene = Scene(2, "dimity petulia", show_odds=0).witch(0, "MC").witch(1, "MT")
    scene.tile("BA", "fever").acting()
    assert scene.at("BA")["tile"]["odds"] is None
    assert scene.play("walk", "BA").roll("2", "2").view()["attempt"]["odds"] is None
