"""The guide at the dice: roll, flee, stay, spend, mend."""

from __future__ import annotations

from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_guide import (
    alone,
    answer_in,
    last_turn,
    ready,
)


def test_it_flees_from_what_is_hopeless_and_stays_where_it_is_good() -> None:
    hopeless = ready().tile("BA", "winter").acting().play("walk", "BA").roll("2", "2")
    assert answer_in(hopeless).startswith("flee ")
    good = ready().tile("BA", "fever").acting().play("walk", "BA").roll("6", "5")
    assert answer_in(good) == "roll_on"


def test_it_adds_what_is_missing_and_no_more() -> None:
    scene = ready("C06", "C09").tile("BA", "elves").acting().play("walk", "BA").roll("6", "5")
    scene.play("roll_on").roll("3", "cackle")
    assert answer_in(scene) == "add C06a", "two are missing: the card for two, not the one for four"
    scene = ready("C06").tile("BA", "arm").acting().play("walk", "BA").roll("2", "2")
    scene.play("roll_on").roll("cackle", "cackle")
    assert answer_in(scene) != "add C06a", "it would not be enough"


def test_of_several_that_add_the_cheapest_are_taken() -> None:
    scene = ready("C06", "C09").tile("BA", "elves").acting().play("walk", "BA").roll("5", "4")
    scene.play("roll_on").roll("3", "cackle")
    assert answer_in(scene) == "add C09a", "four are missing: one card, not two"


def test_new_cards_may_still_save_what_would_fail() -> None:
    scene = ready("C25").tile("BA", "duke").acting().play("walk", "BA").roll("5", "4")
    scene.play("roll_on").roll("5", "cackle")
    assert answer_in(scene) == "draw_two C25a"


def test_symbols_are_spent_when_they_decide_something() -> None:
    scene = ready("C29").tile("BA", "death").acting().play("walk", "BA").roll("3", "3")
    assert answer_in(scene) == "play_headology C29a"
    scene = ready("C29").tile("BA", "fever").acting().play("walk", "BA").roll("6", "6")
    assert answer_in(scene) == "roll_on"


def test_headology_comes_before_magic_when_cackles_are_dear() -> None:
    def scene(cackles: int) -> Scene:
        made = ready("C41", "C27", "C30").cackles(0, cackles).tile("BA", "death").acting()
        return made.play("walk", "BA").roll("4", "4")

    dear = scene(4).supply(cackle=0)
    assert answer_in(dear).startswith("play_headology"), "each cackle would be a Black Aliss"
    assert answer_in(dear.play("play_headology", "C30")) == "play_headology C27a"


def test_what_adds_after_the_dice_is_not_spent_before_them() -> None:
    scene = ready("C09").tile("BA", "elves").acting().play("walk", "BA").roll("6", "6")
    assert answer_in(scene) == "roll_on", "four more against elves, if they are needed"
    scene = last_turn(ready("C09", "C25").tile("BA", "elves").acting().play("stay"))
    scene.play("walk", "BA").roll("4", "4")
    assert answer_in(scene) == "play_headology C25a", "even when cards are worth nothing any more"
    scene = ready("C09").tile("BA", "duke").acting().play("walk", "BA").roll("6", "5")
    assert answer_in(scene) == "play_headology C09a", "against the Duke it is good for nothing else"


def test_it_rolls_again_what_is_bad() -> None:
    scene = ready("C07").tile("BA", "death").acting().play("walk", "BA").roll("cackle", "cackle")
    assert answer_in(scene) == "reroll_both C07a"
    scene = ready("C07").tile("BA", "death").acting().play("walk", "BA").roll("6", "cackle")
    scene.play("roll_on").roll("5", "cackle")
    assert answer_in(scene) == "reroll C07a 4", "one is missing: the five may lie"
    scene = ready("C07").tile("BA", "death").acting().play("walk", "BA").roll("6", "5")
    assert answer_in(scene) == "roll_on"


def test_it_gets_away_from_what_would_cost_much() -> None:
    scene = ready("C11", "C23").tile("BA", "duke").acting().play("walk", "BA").roll("6", "5")
    scene.play("roll_on").roll("cackle", "2")
    assert answer_in(scene) == "slip_away C11a", "rather than to the dungeon"


def test_cures_save_the_dice() -> None:
    pig = ready(apprentices="petulia dimity").tile("BA", "pig").acting().play("walk", "BA")
    assert answer_in(pig) == "use_pig_token"
    death = alone("C34").cackles(0, 4).tile("BA", "death").acting().play("walk", "BA")
    assert answer_in(death) == "face_death C34a", "every cackle would be a Black Aliss"
    many = ready("C34", "C14", "C15", "C16").tile("BA", "death").acting().play("walk", "BA")
    assert answer_in(many) == "roll", (
        "with more cards than one draws up to none comes for it, and it can be faced after the dice"
    )


def test_three_witches_are_for_what_is_hard() -> None:
    three = ("C01", "C02", "C03")
    winter = ready(*three).tile("BA", "winter").acting().play("walk", "BA")
    assert answer_in(winter).startswith("trio ")
    fever = ready(*three).tile("BA", "fever").acting().play("walk", "BA")
    assert answer_in(fever) == "roll"


def test_in_the_last_action_cards_are_worth_nothing_unspent() -> None:
    def scene(turn_left: bool) -> Scene:
        made = ready("C07", "C01", "C01").tile("BA", "arm").acting().play("stay")
        return (made if turn_left else last_turn(made)).play("walk", "BA").roll("4", "4")

    assert answer_in(scene(turn_left=False)).startswith("play_headology")
    assert answer_in(scene(turn_left=True)) == "roll_on"


def test_a_witch_of_three_is_spent_last() -> None:
    scene = ready("C01", "C02", "C27").tile("BA", "death").acting().play("walk", "BA")
    assert answer_in(scene.roll("4", "3")) == "play_headology C27a", (
        "Granny and Nanny wait for a third"
    )


def test_help_makes_a_problem_in_crisis_easier() -> None:
    scene = ready("C23").tile("BA", "arm", crisis=1).acting().play("walk", "BA").roll("4", "3")
    assert answer_in(scene) == "roll_on", "it is kept for after the dice"
    assert answer_in(scene.play("roll_on").roll("2", "cackle")) == "help C23a BA"
