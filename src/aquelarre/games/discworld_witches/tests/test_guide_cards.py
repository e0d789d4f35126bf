"""The guide with cackles, elves, crises, cards and small questions."""

from __future__ import annotations

from aquelarre.games.discworld_witches.state import COMPETITIVE, COOPERATIVE
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_guide import (
    alone,
    answer_in,
    last_turn,
    ready,
)

# -- cackles ----------------------------------------------------------------------------


def test_it_gives_cackles_back() -> None:
    assert answer_in(ready("C01").cackles(0, 3).acting()) == "know C01a 2"
    scene = ready().witch(1, "BA").cackles(0, 4).acting().play("walk", "BA")
    assert answer_in(scene) == "give_back 3"


def test_tea_is_for_who_cackles() -> None:
    def scene(cackles: int) -> Scene:
        made = ready().witch(1, "BA").cackles(0, cackles).tile("MS", "fever", crisis=1)
        return made.won(0, *["arm"] * 4, *["pig"] * 4).supply(cackle=0).acting()

    assert answer_in(scene(4)) == "walk BA"
    assert answer_in(scene(0)) == "walk MS"


def test_alone_she_rests_at_grannys() -> None:
    scene = alone().cackles(0, 4).tile("MS", "fever").acting()
    assert answer_in(scene) == "walk GW"
    assert answer_in(alone().cackles(0, 0).tile("MS", "fever").acting()) == "walk MS"


def test_the_last_black_aliss_is_not_gambled_with() -> None:
    """None left, and the next cackle would lose the game. [LAN-49]"""
    scene = alone().cackles(0, 4).aliss(0, 4).witch(0, "RB").tile("LG", "fever").acting()
    assert not answer_in(scene).endswith("LG")
    scene = alone().cackles(0, 0).aliss(0, 0).witch(0, "RB").tile("LG", "fever").acting()
    assert answer_in(scene) == "walk LG"


# -- elves and crises -------------------------------------------------------------------


def test_a_third_elf_is_not_risked() -> None:
    """With two face up, a tile that nobody knows may lose the game. [LAN-27]"""

    def scene(*elves: str) -> Scene:
        made = ready("C06", "C31", "C07", mode=COOPERATIVE).hidden("BA").tile("MS", "fever")
        made.won(0, *["arm"] * 4, *["pig"] * 4)
        for place, elf in zip(("DA", "LM"), elves, strict=False):
            made.tile(place, elf)
        return made.acting()

    assert answer_in(scene()) == "walk BA"
    assert not answer_in(scene("elves", "lankin")).endswith("BA"), "rather one of those two"


def test_three_elves_must_not_stay() -> None:
    scene = ready("C10", mode=COOPERATIVE).tile("MS", "fever").tile("DA", "queen")
    scene = scene.tile("LM", "king").tile("BA", "elves").acting()
    assert answer_in(scene) == "walk BA", "or everybody loses at the end of this turn"


def test_crises_that_run_out_are_helped() -> None:
    def scene(left: int) -> Scene:
        made = ready("C23", mode=COOPERATIVE).tile("BA", "arm", crisis=1)
        for place in "MS RH LG SL RB BO CS SN LM CV NO DA".split():
            made.hidden(place)
        return made.supply(crisis=left).acting()

    assert answer_in(scene(0)) == "help C23a BA"
    assert not answer_in(scene(8)).startswith("help")


def test_together_hard_problems_count_whatever_their_points() -> None:
    def scene(mode: int) -> Scene:
        made = ready("C29", mode=mode).tile("BA", "elves").tile("MS", "death")
        return made.won(0, *["arm"] * 4, *["pig"] * 4).acting()

    assert answer_in(scene(COOPERATIVE)) == "walk BA", "four points, but a hard one"
    assert answer_in(scene(COMPETITIVE)) == "walk MS", "three points at less risk"


def test_a_crisis_is_put_where_it_does_least_harm() -> None:
    scene = ready().tile("LT1", "pregnancy").tile("LT2", "fever").tile("LT3", "death").turn()
    scene.reveal("C09")
    assert scene.question == "crisis"
    assert answer_in(scene) == "crisis_on LT2"


# -- cards and small questions ----------------------------------------------------------


def test_it_draws_two_before_it_acts() -> None:
    assert answer_in(ready("C25").tile("BA", "arm").acting()) == "draw_two C25a"


def test_it_draws_only_what_is_of_use() -> None:
    dear = alone("C38").cackles(0, 4).tile("BA", "arm").acting()
    assert answer_in(dear) != "draw_two C38a", "it would be a Black Aliss"
    cheap = ready("C38").tile("BA", "arm").acting()
    assert answer_in(cheap) == "draw_two C38a"
    second = ready("C25").tile("BA", "arm").acting().play("stay")
    assert answer_in(second) == "walk BA", "the hand is filled at the end of the turn anyway"
    assert answer_in(last_turn(second)) == "draw_two C25a", "unless there is no other turn"


def test_three_witches_stay_together() -> None:
    drawing = ready("C01", "C02", "C04").hidden("BA", "winter", known_to=(0,)).acting()
    assert answer_in(drawing) == "walk BA", "Agnes is one of them"
    knowing = ready("C01", "C02", "C03").cackles(0, 2).hidden("BA", "winter", known_to=(0,))
    assert answer_in(knowing.acting()) == "walk BA", "and so is Granny"


def test_one_cackle_is_not_worth_a_card_yet() -> None:
    scene = alone("C27").cackles(0, 1).tile("BA", "arm").acting()
    assert not answer_in(scene).startswith("know")
    assert answer_in(alone("C27").cackles(0, 2).tile("BA", "arm").acting()) == "know C27a 2"


def test_help_goes_where_it_makes_most_worth_solving() -> None:
    def scene() -> Scene:
        made = ready("C23", mode=COOPERATIVE).tile("BA", "death", crisis=1)
        made.tile("CO", "fever", crisis=1)
        for place in "RH LG SL RB BO CS SN LM CV NO DA ST".split():
            made.hidden(place)
        return made.supply(crisis=0)

    assert answer_in(scene().acting()) == "help C23a CO"
    before = scene().turn()
    assert before.question == "before"
    assert answer_in(before).startswith("help C23a"), "a card revealed now may ask for a token"
    assert answer_in(scene().supply(crisis=9).turn()) == "reveal"


def test_it_looks_at_what_is_near() -> None:
    scene = ready("C14").hidden("LT1").hidden("DA").hidden("BA").witch(0, "GW").acting()
    assert answer_in(scene.play("borrow", "C14")) == "look BA"


def test_dull_cards_go_before_new_ones_are_drawn() -> None:
    scene = ready("C14").hidden("BA").acting().play("stay").play("stay")
    assert scene.question == "finish"
    assert answer_in(scene) == "borrow C14a"
    scene = last_turn(ready("C14").hidden("BA").acting().play("stay").play("stay"))
    assert answer_in(scene) == "end_turn"


def test_transmuting_changes_what_is_dull() -> None:
    scene = ready("C32", "C14", "C36").acting().play("transmute", "C32")
    assert answer_in(scene) == "discard C14a"
    assert answer_in(scene.play("discard", "C14")) == "draw_now", "a card to roll again is kept"


def test_unseen_it_goes_on_from_what_is_bad() -> None:
    scene = ready(apprentices="tiffany dimity").hidden("BA", "winter").tile("RH", "arm").acting()
    scene.play("walk", "BA")
    assert scene.question == "pass"
    assert answer_in(scene) == "vanish_by_token"
    scene = ready("C09", "C09", apprentices="tiffany dimity").hidden("BA", "elves").acting()
    assert answer_in(scene.play("walk", "BA")) == "face_it"


def test_it_gives_up_what_is_worth_least() -> None:
    scene = ready().tile("BA", "winter").won(0, "death", "arm", "pig").acting().play("walk", "BA")
    scene.roll("2", "2").play("roll_on").roll("2", "2")
    assert answer_in(scene) == "lose pig"


def test_it_takes_cackles_from_who_is_behind() -> None:
    scene = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "MT").witch(2, "SK")
    scene.cackles(1, 6).cackles(2, 6).cackles(0, 0).won(1, "death").tile("BA", "winter").acting()
    scene.supply(cackle=0).play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "3")
    assert scene.question == "take_from"
    assert answer_in(scene) == "take_from 2"
