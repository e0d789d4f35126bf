"""Who is asked, and what is offered: nothing that does nothing, and everything that could matter.
[LAN-08, LAN-19, LAN-23, LAN-36]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.tests.scenario import Scene


def at(tile: str, *cards: str, **options: int) -> Scene:
    """The first witch next to a problem at Bad Ass, with these cards."""
    scene = Scene(2, "dimity petulia", **options).witch(0, "MC").witch(1, "MT").tile("BA", tile)
    return scene.hand(0, *cards)


def rolled(scene: Scene, *faces: str) -> str:
    """The question after all four dice."""
    scene.acting().play("walk", "BA")
    if scene.question == "tackle":
        scene.play("roll")
    scene.roll(*faces[:2]).play("roll_on").roll(*faces[2:])
    return scene.question


# -- free effects ------------------------------------------------------------------------


@pytest.mark.rule("LAN-08")
def test_only_cards_with_a_free_effect_are_played_at_any_moment() -> None:
    """Adding, rolling again, fleeing, cures, invisibility and more steps have their own moments."""
    scene = at("fever", "C06", "C07", "C10", "C22", "C34").hidden("CV").crises("BA", 1)
    scene.cackles(0, 2).acting()
    assert {option.split()[0] for option in scene.options()} == {"stay", "walk", "fly"}


@pytest.mark.rule("LAN-08")
@pytest.mark.parametrize(
    ("card", "verb", "more"),
    [
        ("C02", "help", ("BA",)),
        ("C01", "know", ("2",)),
        ("C37", "shamble", ("CV",)),
        ("C29", "borrow", ()),
        ("C25", "draw_two", ()),
        ("C32", "transmute", ()),
    ],
)
def test_a_card_is_gone_when_it_was_played(card: str, verb: str, more: tuple[str, ...]) -> None:
    scene = at("fever", card).crises("BA", 1).hidden("CV").cackles(0, 2).acting()
    scene.play(verb, card, *more)
    assert scene.cards(0) == []
    assert scene.view()["discard"] == [f"{card}a"]


# -- after all dice ----------------------------------------------------------------------


@pytest.mark.rule("LAN-29")
def test_one_point_short_is_short() -> None:
    scene = at("fever", "C06")
    assert rolled(scene, "2", "2", "2", "cackle") == "second_pair"
    assert scene.view()["attempt"]["missing"] == 1
    assert scene.offered("add") == ["add C06a"]


@pytest.mark.rule("LAN-29")
def test_with_just_enough_there_is_nothing_to_add() -> None:
    scene = at("death", "C06", "C34", "C10", "C07")
    assert rolled(scene, "6", "4", "2", "cackle") == "second_pair", "a cackle to be rid of"
    assert scene.view()["attempt"]["missing"] == 0
    assert {option.split()[0] for option in scene.options()} == {"close", "reroll", "reroll_both"}


@pytest.mark.rule("LAN-24")
def test_what_is_solved_needs_no_power_of_three() -> None:
    assert rolled(at("fever", "C01", "C02", "C04"), "4", "4", "2", "2") == "act"


@pytest.mark.rule("LAN-36")
def test_help_is_asked_for_only_where_a_crisis_less_would_matter() -> None:
    crisis = at("death", "C29").crises("BA", 1)
    assert rolled(crisis, "2", "2", "2", "2") == "retreat", "a crisis, but no card against it"
    enough = at("vlad", "C02").tile("CV", "pig", crisis=1)
    assert rolled(enough, "2", "2", "2", "2") == "retreat", "there are tokens for the Magpyr"
    none = at("vlad", "C02").supply(crisis=0)
    assert rolled(none, "2", "2", "2", "2") == "", "no crisis to take away: all have lost"
    assert none.view()["result"]["outcome"] == "crisis"


@pytest.mark.rule("LAN-23")
def test_knowing_oneself_is_asked_for_only_before_cackles_run_out() -> None:
    solved = at("fever", "C01").cackles(0, 3).supply(cackle=0)
    assert rolled(solved, "4", "4", "2", "2") == "act", "nothing is to be taken"
    none = at("death", "C01").supply(cackle=0)
    assert rolled(none, "2", "2", "2", "2") == "retreat", "nothing to give back"
    one = at("death", "C01").cackles(0, 1).supply(cackle=0)
    assert rolled(one, "2", "2", "2", "2") == "second_pair"


@pytest.mark.rule("LAN-23")
@pytest.mark.parametrize(("left", "asked"), [(1, True), (2, False)])
def test_without_a_retreat_failing_takes_two_cackles(left: int, asked: bool) -> None:
    scene = at("death", "C01").cackles(0, 5).supply(cackle=left)
    for space in ("RH", "LG", "GW"):
        scene.tile(space, "pig")
    scene.acting().play("walk", "BA").roll("2", "2").play("roll_on")
    scene.witch(1, "MC").roll("2", "2")
    assert (scene.question == "second_pair") is asked


# -- cackles -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-23")
def test_after_the_choice_the_rest_is_taken_too() -> None:
    """Two faces, two who have most: first one is chosen, then the other has most."""
    scene = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "MT").witch(2, "MT")
    scene.tile("BA", "death").cackles(1, 6).cackles(2, 6).acting().play("walk", "BA")
    scene.roll("cackle", "cackle").play("roll_on")
    assert scene.question == "take_from"
    scene.play("take_from", "1")
    assert [player["cackles"] for player in scene.view()["players"]] == [2, 5, 5]
    assert scene.question == "roll_pair"


@pytest.mark.rule("LAN-49")
def test_a_game_is_lost_only_once() -> None:
    scene = at("arm", mode=1).cackles(0, 6).supply(cackle=0, aliss=0).acting().play("walk", "BA")
    scene.roll("cackle", "cackle").play("roll_on")
    assert scene.keys()[-1] == "no_aliss_left"
    assert len(scene.told("no_aliss_left")) == 1


@pytest.mark.rule("LAN-25")
def test_tea_for_a_guest_alone() -> None:
    scene = Scene(3, "dimity petulia tiffany").witch(0, "SK").witch(1, "BO").witch(2, "BO")
    scene.cackles(2, 3).acting().play("walk", "BO")
    assert scene.asked == [2]
    scene.play("give_back", "2", seat=2)
    assert [player["cackles"] for player in scene.view()["players"]] == [0, 0, 1]
    assert [told.values for told in scene.told("gave_back")] == [{"seat": 2, "count": 2}]


@pytest.mark.rule("LAN-51")
def test_alone_no_other_house_will_do() -> None:
    scene = Scene(1, "dimity").witch(0, "MC").cackles(0, 3).acting().play("walk", "NO")
    assert scene.player(0)["cackles"] == 3
