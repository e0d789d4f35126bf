"""In an attempt: the power of three, and what cards do besides their symbols.
[LAN-06, LAN-08, LAN-17, LAN-23, LAN-24, LAN-29, LAN-31, LAN-32, LAN-33, LAN-36]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.ids import CARDS, TILES
from aquelarre.games.discworld_witches.tests.scenario import beside, tackling

# -- the power of three ------------------------------------------------------------------


@pytest.mark.rule("LAN-24")
def test_three_characters_solve_anything_before_the_dice() -> None:
    scene = beside("winter", "C01", "C02", "C03").acting().play("walk", "BA")
    assert scene.question == "tackle"
    assert scene.offered("trio") == ["trio C01a C02a C03a"]
    scene.play("trio", "C01", "C02", "C03")
    assert scene.won_by(0) == ["winter"]
    assert scene.player(0)["cackles"] == 0
    assert scene.view()["discard"] == ["C01a", "C02a", "C03a"]
    (told,) = scene.told("three")
    assert (told.values["tile"], scene.keys()[-1]) == (TILES.index("winter"), "won_tile")


@pytest.mark.rule("LAN-24")
def test_also_between_the_rolls_and_after_all_dice() -> None:
    between = beside("winter", "C01", "C02", "C03").acting().play("walk", "BA").play("roll")
    between.roll("cackle", "2").play("trio", "C01", "C02", "C03")
    assert between.won_by(0) == ["winter"]
    assert between.player(0)["cackles"] == 1, "the dice that lie there count"
    after = beside("winter", "C01", "C02", "C03").acting().play("walk", "BA").play("roll")
    after.roll("2", "2").play("roll_on").roll("cackle", "cackle").play("trio", "C01", "C02", "C03")
    assert after.won_by(0) == ["winter"]
    assert after.player(0)["cackles"] == 2
    assert not after.told("failed")


@pytest.mark.rule("LAN-24")
def test_agnes_and_perdita_are_two_and_two_grannies_are_one() -> None:
    scene = beside("winter", "C01", "C04", "C05").acting().play("walk", "BA")
    assert scene.offered("trio") == ["trio C01a C04a C05a"]
    grannies = beside("winter", "C01a", "C01b", "C04").acting().play("walk", "BA")
    assert grannies.offered("trio") == []
    both = beside("winter", "C01a", "C01b", "C02", "C04").acting().play("walk", "BA")
    assert both.offered("trio") == ["trio C01a C02a C04a", "trio C01b C02a C04a"]


@pytest.mark.rule("LAN-24")
def test_it_counts_as_solved_in_every_respect() -> None:
    scene = beside("bela", "C01", "C02", "C03").tile("CV", "vlad").crises("BA", 2)
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
        scene = beside(tile, *cards).acting().play("walk", "BA").roll("2", "2").play("roll_on")
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
    scene = beside("death", "C34").acting().play("walk", "BA")
    assert scene.question == "tackle"
    scene.play("face_death", "C34")
    assert scene.won_by(0) == ["death"]
    assert scene.view()["discard"] == ["C34a"]
    (told,) = scene.told("cured")
    assert told.values == {"seat": 0, "card": CARDS.index("C34a"), "tile": TILES.index("death")}


@pytest.mark.rule("LAN-31")
def test_or_after_a_failed_attempt_with_its_cackles() -> None:
    scene = beside("death", "C34").acting().play("walk", "BA").play("roll").roll("cackle", "2")
    scene.play("roll_on").roll("cackle", "2").play("face_death", "C34")
    assert scene.won_by(0) == ["death"]
    assert scene.player(0)["cackles"] == 2
    assert not scene.told("failed")


@pytest.mark.rule("LAN-31")
def test_it_helps_against_nothing_else() -> None:
    scene = beside("fever", "C34").acting().play("walk", "BA")
    assert scene.question == "roll_pair", "not even asked"
    scene.roll("2", "2")
    assert scene.offered("face_death") == []


@pytest.mark.rule("LAN-32")
def test_a_sheep_is_cured_in_the_same_way() -> None:
    scene = beside("sheep", "C26").acting().play("walk", "BA").play("cure_sheep", "C26")
    assert scene.won_by(0) == ["sheep"]
    assert scene.view()["discard"] == ["C26a"]
    assert scene.told("cured")
    late = beside("sheep", "C26").acting().play("walk", "BA").play("roll").roll("cackle", "2")
    late.play("roll_on").roll("2", "2").play("cure_sheep", "C26")
    assert late.won_by(0) == ["sheep"]
    assert late.player(0)["cackles"] == 1
    assert beside("pig", "C26").acting().play("walk", "BA").question == "roll_pair"
    full = beside("sheep", "C26", "C06", "C34").acting().play("walk", "BA")
    assert full.offered("cure_sheep") == ["cure_sheep C26a"], "other cards are no medicine"


@pytest.mark.rule("LAN-06")
def test_petulia_cures_a_pig_once_before_the_dice_or_after() -> None:
    scene = beside("pig", apprentices="petulia dimity").acting().play("walk", "BA")
    assert scene.options() == ["roll", "use_pig_token"]
    scene.play("use_pig_token")
    assert scene.won_by(0) == ["pig"]
    assert scene.player(0)["tokens"] == []
    assert scene.told("cured_pig")
    late = beside("pig", apprentices="petulia dimity").acting().play("walk", "BA").play("roll")
    late.roll("cackle", "2").play("roll_on").roll("2", "2").play("use_pig_token")
    assert late.won_by(0) == ["pig"]
    assert late.player(0)["cackles"] == 1, "cackles are kept"
    again = beside("pig", apprentices="petulia tiffany")
    again.s.token = 0b10  # only Tiffany has hers
    assert again.acting().play("walk", "BA").question == "roll_pair"
    for tile, apprentices in (("sheep", "petulia dimity"), ("pig", "tiffany petulia")):
        other = beside(tile, apprentices=apprentices).acting().play("walk", "BA")
        assert other.question == "roll_pair", "only Petulia, only pigs"


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
    scene = beside("death", "C10")
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
    scene = beside("death", "C10").acting().play("walk", "BA").roll("2", "2").play("roll_on")
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
    scene = beside("fever", "C02").crises("BA", 1).acting().play("walk", "BA")
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
    scene = beside("fever", "C01").cackles(0, 5).cackles(1, 3).acting().play("walk", "BA")
    scene.roll("4", "4").play("roll_on").roll("2", "cackle")
    assert scene.question == "second_pair"
    scene.play("know", "C01", "2")
    assert scene.player(0)["aliss"] == 0
    assert scene.player(0)["cackles"] == 4


@pytest.mark.rule("LAN-23")
def test_also_the_cackle_for_having_no_retreat_counts() -> None:
    def asked(*tiles: str) -> bool:
        scene = beside("death", "C01").cackles(0, 5).supply(cackle=1)
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
    scene = beside("vlad", "C02").tile("CV", "pig", crisis=1).supply(crisis=0)
    scene.acting().play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    assert scene.question == "second_pair"
    scene.play("help", "C02", "CV")
    assert not scene.s.over
    assert scene.at("BA")["tile"]["crisis"] == 1
    elves = beside("elves", "C02").tile("CV", "pig", crisis=1).supply(crisis=0)
    elves.acting().play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    assert elves.question == "retreat", "elsewhere it changes nothing"
