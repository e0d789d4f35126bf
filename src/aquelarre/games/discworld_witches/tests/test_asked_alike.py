"""Who is asked depends on what everybody sees: with a card to play or without, there are as many
questions and the same news. [LAN-08, LAN-37, ruling N6]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_why import touched

USELESS = ("LAN-08", {"case": "useless"})


def at(*cards: str) -> Scene:
    """Next to a Death at Bad Ass, with one space to retreat to, and a crisis somewhere."""
    scene = Scene(2, "dimity annagramma").witch(0, "MC").witch(1, "MT").tile("BA", "death")
    for space in ("RH", "LG", "GW"):
        scene.tile(space, "pig")
    return scene.crises("GW", 1).hand(0, *cards).hand(1, "C02")


def before(scene: Scene) -> Scene:
    """Before the reveal, and then no more."""
    return scene.turn()


def finish(scene: Scene) -> Scene:
    return scene.acting().play("stay").play("stay")


def tackle(scene: Scene) -> Scene:
    return scene.acting().play("walk", "BA")


def second_pair(scene: Scene) -> Scene:
    tackle(scene)
    if scene.question == "tackle":
        scene.play("roll")
    return scene.roll("2", "2").play("roll_on").roll("cackle", "2")


def dungeon(scene: Scene) -> Scene:
    return scene.witch(0, "DG").acting()


def look(scene: Scene) -> Scene:
    return scene.hidden("SL", "queen").witch(0, "CS").acting().play("walk", "SL")


CASES: list[tuple[str, Callable[[Scene], Scene], str, str, tuple[str, ...]]] = [
    ("before", before, "C02", "C06", ("reveal",)),
    ("finish", finish, "C25", "C06", ("end_turn",)),
    ("tackle", tackle, "C32", "C06", ("roll",)),
    ("second_pair", second_pair, "C07", "C29", ("close",)),
    ("dungeon", dungeon, "C21", "C29", ("wait",)),
    ("pass", look, "C21", "C29", ("face_it",)),
]


@pytest.mark.rule("LAN-08")
@pytest.mark.rule("LAN-37")
@pytest.mark.parametrize(
    ("question", "comes", "able", "unable", "goes_on"), CASES, ids=[each[0] for each in CASES]
)
def test_there_are_as_many_questions_with_a_card_to_play_and_without(
    question: str,
    comes: Callable[[Scene], Scene],
    able: str,
    unable: str,
    goes_on: tuple[str, ...],
) -> None:
    one, other = comes(at(able)), comes(at(unable))
    assert one.question == question, "who could play something is asked"
    assert len(one.options()) > 1
    one.play(*goes_on)
    if one.question == "tackle":  # the tile that was looked at
        one.play("roll")
    assert one.s.question == other.s.question
    assert one.keys() == other.keys()
    assert one.question == other.question


@pytest.mark.rule("LAN-21")
def test_a_broomstick_could_take_one_anywhere_so_the_retreat_is_asked() -> None:
    """One way on foot: who has a broomstick chooses, who has none goes there."""
    one, other = at("C21"), at("C29")
    assert "broomstick" in {card["symbol"] for card in one.view(0)["players"][0]["cards"]}
    for scene in (one, other):
        second_pair(scene)
        if scene.question == "second_pair":
            scene.play("close")
    assert one.question == "retreat"
    one.play("retreat", "MC")
    assert (one.s.question, one.keys(), one.question) == (
        other.s.question,
        other.keys(),
        other.question,
    )


@pytest.mark.rule("LAN-08")
def test_who_has_no_cards_is_not_asked_at_all() -> None:
    """That lies open."""
    scene = at()
    asked = finish(scene).s.question
    assert asked == at("C06").acting().s.question + 2


@pytest.mark.rule("LAN-08")
def test_what_would_change_nothing_is_said_to_be_useless() -> None:
    """Knowing oneself before the dice: it can be played, but not where only to roll is offered."""
    scene = at("C01").cackles(0, 2)
    scene.acting()
    scene.s.answer(0, scene.number("walk", "BA"))
    assert scene.question == "tackle"
    assert scene.options() == ["roll"]
    assert scene.why(0, "know", "C01", "1") == USELESS
    assert touched(scene, "card:C01a") == USELESS
