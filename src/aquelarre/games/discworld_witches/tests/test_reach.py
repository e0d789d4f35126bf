"""How far one walks: whole sets of spaces, and what a walk leaves of its steps. [LAN-14, LAN-37]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.tests.scenario import Scene

TOWN = {"LT1", "LT2", "LT3"}
CASTLE = {"LC1", "LC2", "LC3"}


def ready(space: str, *cards: str, **options: int) -> Scene:
    return Scene(2, "dimity petulia", **options).witch(0, space).witch(1, "MT").hand(0, *cards)


def goals(scene: Scene, verb: str = "walk") -> set[str]:
    return {option.split()[-1] for option in scene.offered(verb)}


@pytest.mark.rule("LAN-14")
@pytest.mark.parametrize("inside", [0, 1])
@pytest.mark.parametrize(
    ("here", "reached"),
    [
        ("GG", {"CO", "CV", "SH", "MS", "LM", "GW", "SN"}),
        ("SK", {"BO", "BR", "MT", "CS", "ST"} | TOWN),
        ("RB", {"CS", "LG", "SL", "BO", "BR", "BA", "RH", "SN"} | CASTLE),
    ],
)
def test_one_or_two_spaces_along_the_paths(here: str, reached: set[str], inside: int) -> None:
    """Inside the Town a third step would be needed."""
    scene = ready(here, inside=inside).witch(1, "DG").acting()
    assert goals(scene) == reached


@pytest.mark.rule("LAN-14")
@pytest.mark.parametrize("inside", [0, 1])
def test_a_witch_on_the_first_space_of_the_town_stops_like_any_other(inside: int) -> None:
    scene = ready("MC", inside=inside).witch(1, "LT1").tile("LT2", "fever").tile("LT3", "pig")
    assert goals(scene.acting()) == {"BA", "MS", "RH", "LG", "GW", "CO"} | TOWN


@pytest.mark.rule("LAN-14")
def test_inside_the_town_one_goes_though_every_way_out_is_closed() -> None:
    """Ruling 8: it is a movement of its own, not a walk round by Magrat's."""
    scene = ready("LT1", "C21").hidden("LT2", "lily")
    for number, space in enumerate(("MC", "NO", "BR", "LC1", "LC2", "LC3")):
        scene.tile(space, ("fever", "pig", "sheep")[number % 3])
    assert goals(scene.acting()) == {"MC", "NO", "BR", "LT2", "LT3"} | CASTLE
    scene.play("walk", "LT3")
    assert scene.view()["action"] == 2, "it was the whole movement"


@pytest.mark.rule("LAN-14")
@pytest.mark.rule("LAN-37")
@pytest.mark.parametrize("inside", [0, 1])
@pytest.mark.parametrize("around", ["", "MC NO BR LC1 LC2 LC3"])
@pytest.mark.parametrize(("steps", "cards"), [(2, ["C21"]), (4, ["C21", "C15"])])
def test_another_space_costs_the_same_whatever_lies_around(
    inside: int, around: str, steps: int, cards: list[str]
) -> None:
    """With the second action, too: the secret look is never lost."""
    scene = ready("LT1", *cards, inside=inside).hidden("LT2", "lily")
    for number, space in enumerate(around.split()):
        scene.tile(space, ("fever", "pig", "sheep")[number % 3])
    scene.acting().play("stay")
    for card in cards[1:]:
        scene.play("hurry", card)
    scene.play("walk", "LT2")
    assert scene.question == "pass"
    scene.play("vanish", "C21")
    assert scene.question == "walk_on"
    assert scene.view()["walk"]["steps"] == steps


@pytest.mark.rule("LAN-14")
def test_in_games_by_earlier_rules_it_takes_all_the_steps() -> None:
    scene = ready("LT1", "C21", rules=2).hidden("LT2", "lily").acting()
    scene.play("walk", "LT2").play("vanish", "C21")
    assert scene.view()["action"] == 2, "nothing was left of the first"
    late = ready("LT1", "C21", rules=2).hidden("LT2", "lily").acting().play("stay")
    assert late.play("walk", "LT2").question == "roll_pair", "no look with the second action"
    step = ready("LT1", "C21", rules=2, inside=1).hidden("LT2", "lily").acting()
    step.play("walk", "LT2")
    assert step.view()["walk"]["steps"] == 1, "one step, given back to who goes on unseen"
    assert step.play("vanish", "C21").view()["walk"]["steps"] == 2


@pytest.mark.rule("LAN-14")
def test_where_it_is_one_step_problems_stop_there_too() -> None:
    scene = ready("LT1", inside=1).tile("LT2", "fever").tile("LC1", "pig")
    for space in ("MC", "NO", "BR"):
        scene.tile(space, "sheep")
    reached = goals(scene.acting())
    assert reached == {"LT2", "LT3", "MC", "NO", "BR", "LG"} | CASTLE
    closed = ready("LT1", inside=1).tile("LC1", "fever").tile("LC2", "pig").tile("LC3", "arm")
    assert "LG" not in goals(closed.acting())


@pytest.mark.rule("LAN-37")
@pytest.mark.parametrize("inside", [0, 1])
def test_a_walk_round_what_stops_costs_the_longer_way(inside: int) -> None:
    """To the Gorge in two steps through Bad Ass, or in three through Town and Castle."""
    scene = ready("MC", "C15", "C21", inside=inside).tile("BA", "fever").tile("LG", "pig")
    scene.acting().play("hurry", "C15").play("pass_by", "C21", "LG")
    assert scene.view()["walk"]["steps"] == 1
    free = ready("MC", "C15", "C21", inside=inside).tile("LG", "pig").acting()
    free.play("hurry", "C15").play("pass_by", "C21", "LG")
    assert free.view()["walk"]["steps"] == 2


@pytest.mark.rule("LAN-37")
def test_two_steps_to_the_town_leave_none() -> None:
    scene = ready("MS", "C21").tile("LT1", "fever").acting().play("pass_by", "C21", "LT1")
    assert scene.view()["action"] == 2
    assert "stay" not in scene.options()


@pytest.mark.rule("LAN-37")
def test_an_empty_space_is_nothing_to_look_at() -> None:
    """Though tiles lie face down elsewhere."""
    scene = ready("MC", "C21").hidden("MT", "lily").acting().play("walk", "BA")
    assert scene.question == "act"
    assert not scene.told("looked")


@pytest.mark.rule("LAN-54")
def test_a_witch_on_the_first_space_of_the_town_is_in_the_way() -> None:
    scene = ready("LT2").witch(1, "LT1").tile("LT3", "fever").acting().play("walk", "LT3")
    scene.roll("2", "2")
    assert "flee LT2" in scene.options()
    assert "flee LT1" not in scene.options()
