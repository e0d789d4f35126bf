"""Why something is not possible while a question of another kind waits for its answer: what every
thing on the table would be for, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.ids import CARDS, TILES
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_why import (
    Reason,
    all_dice,
    at,
    ready,
    tackling,
    touched,
)
from aquelarre.kernel import members
from aquelarre.laws.texts import NAMES, in_each_language
from aquelarre.match import Match

THINGS = {  # that the questions below do not speak of, if not otherwise said
    "face:5": ("LAN-38", {"case": "no-dice"}),
    "die:1": ("LAN-38", {"case": "no-dice"}),
    "apprentice:tiffany": ("LAN-05", {"case": "later"}),
    "seat:1": ("LAN-23", {"case": "later"}),
    "number:3": ("LAN-25", {"case": "later"}),
    "tile:lily": ("LAN-16", {"case": "unseen", "tile": TILES.index("lily")}),
}


def revealed(scene: Scene, place: int) -> Scene:
    """A card of a place with several spaces is revealed: of the Town (0), or the Castle (1)."""
    scene.next_tile("arm").turn()
    if scene.question == "before":
        scene.play("reveal")
    card = next(card for card in scene.s.deck if scene.s.edition.location[card] == place)
    return scene.reveal(CARDS[card])


def placing() -> Scene:
    return revealed(ready("C04"), 0)


def crisis() -> Scene:
    """The Castle is full: which problem gets the crisis?"""
    return revealed(ready("C04").tile("LC1", "fever").tile("LC2", "sheep").tile("LC3", "arm"), 1)


def looking() -> Scene:
    return ready("C29", "C04").hidden("CV").hidden("DA").acting().play("borrow", "C29")


def transmuting() -> Scene:
    return ready("C32", "C04").acting().play("transmute", "C32")


def tea() -> Scene:
    scene = ready("C04").witch(1, "BA").cackles(0, 2).cackles(1, 2).hand(1, "C25")
    return scene.acting().play("walk", "BA")


def said(scene: Scene, ref: str, seat: int = 0) -> tuple[str, ...]:
    return in_each_language(scene.game, scene.game.why_not(scene.s, seat, ref))


@pytest.mark.rule("LAN-53")
@pytest.mark.parametrize(
    ("make", "key", "card", "space"),
    [
        (placing, "place", ("LAN-08", "settling"), None),
        (crisis, "crisis", ("LAN-08", "settling"), None),
        (looking, "look", ("LAN-08", "settling"), None),
        (transmuting, "transmute", None, ("LAN-13", "transmute")),
        (tea, "tea", ("LAN-08", "settling"), ("LAN-13", "tea")),
    ],
)
def test_things_that_a_question_does_not_speak_of(
    make: Callable[[], Scene],
    key: str,
    card: tuple[str, str] | None,
    space: tuple[str, str] | None,
) -> None:
    """Each is told by what it is for, never by a general sentence."""
    scene = make()
    assert scene.question == key
    for ref, wanted in THINGS.items():
        if not (key == "tea" and ref == "number:3"):
            assert touched(scene, ref) == wanted, ref
    if card:
        assert touched(scene, "card:C04a") == (card[0], {"case": card[1]})
    if space:
        assert touched(scene, "space:MT") == (space[0], {"case": space[1]})


@pytest.mark.rule("LAN-25")
def test_at_tea_a_number_is_an_answer_and_guests_are_not_in_their_turn() -> None:
    scene = tea()
    assert touched(scene, "number:3") == ("LAN-25", {"case": "most", "count": 2})
    assert touched(scene, "card:C25a", seat=1) == ("LAN-08", {"case": "others-turn", "seat": 0})
    assert touched(scene, "space:MT", seat=1) == ("LAN-13", {"case": "own-turn", "seat": 0})
    assert said(scene, "space:MT", 1) == (
        f"Te mueves en tu propio turno, y ahora es el de {NAMES[0]}.",
        f"You move in your own turn, and now it is {NAMES[0]}’s.",
    )


@pytest.mark.rule("LAN-39")
def test_a_number_is_for_tea_or_for_the_card_that_gives_cackles_back() -> None:
    assert touched(tackling("death", "C04"), "number:3") == ("LAN-25", {"case": "later"})
    assert touched(tackling("death", "C04"), "number:1") == ("LAN-25", {"case": "later"})
    knowing = ready("C01").cackles(0, 1).acting()
    assert touched(knowing, "number:0") == ("LAN-39", {"case": "most", "count": 1})
    assert touched(knowing, "number:3") == ("LAN-25", {"case": "later"})  # no card gives back three


@pytest.mark.rule("LAN-07")
def test_before_the_first_turn() -> None:
    match: Match[Any] = Match(GAME, 2, seed="lancre")
    things = {"space:BA": ("LAN-13", "choosing"), "face:2": ("LAN-38", "no-dice")}
    for ref, wanted in things.items():
        found = match.why_not(members(match.state.owed)[0], ref)
        assert (found.rule, found.case) == wanted


@pytest.mark.rule("LAN-13")
def test_nobody_moves_before_the_new_problem_is_placed() -> None:
    scene = ready("C02").tile("SK", "pig", crisis=1).next_tile("arm").turn()
    assert scene.question == "before"
    assert touched(scene, "space:BA") == ("LAN-13", {"case": "placing"})
    assert said(scene, "space:BA") == (
        "Primero se coloca el problema nuevo; después vienen tus dos acciones.",
        "The new problem is placed first; then come your two actions.",
    )


@pytest.mark.rule("LAN-37")
def test_who_has_looked_decides_before_she_goes_on() -> None:
    scene = ready("C21").hidden("BA").acting().play("walk", "BA").nature("turn_up", "lily")
    assert scene.question == "pass"
    assert touched(scene, "space:RH") == ("LAN-37", {"case": "decide"})
    assert said(scene, "space:RH") == (
        "Para seguir tendrías que hacerte invisible; si no, afronta lo que hay aquí.",
        "To go on you would have to vanish; otherwise face what is here.",
    )


@pytest.mark.rule("LAN-20")
def test_problems_that_are_touched() -> None:
    scene = ready("C34").won(0, "pig", "lily").tile("BA", "death").acting()
    assert touched(scene, "tile:pig") == tile("LAN-20", "kept", "pig")
    assert touched(scene, "tile:lily") == tile("LAN-20", "won", "lily")
    assert said(scene, "tile:lily") == (
        "Ese problema ya lo has resuelto: Lily Ceravieja. Los complicados no se pierden: al final "
        "te dará sus puntos.",
        "You have solved that problem already: Lily Weatherwax. Hard ones are never lost: it will "
        "give you its points at the end.",
    )
    found = touched(scene, "tile:death")
    assert found == at("LAN-16", "elsewhere", "BA", tile=TILES.index("death"))
    scene.play("walk", "BA")
    assert scene.question == "tackle"
    assert touched(scene, "tile:death") == tile("LAN-16", "here", "death")


def tile(rule: str, case: str, name: str) -> Reason:
    return rule, {"case": case, "tile": TILES.index(name)}


@pytest.mark.rule("LAN-17")
def test_dice_while_a_card_is_being_settled() -> None:
    first = tackling("death", "C32", "C04").play("transmute", "C32")
    assert first.question == "transmute"
    assert first.why(0, "roll_on") == ("LAN-17", {"case": "settling"})
    assert first.why(0, "roll") == ("LAN-17", {"case": "pair-rolled"})
    assert first.why(0, "flee", "MC") == ("LAN-22", {"case": "settling"})
    assert first.why(0, "close") == ("LAN-17", {"case": "close"})
    last = all_dice("death", "C32", "C04").play("transmute", "C32")
    assert last.why(0, "close") == ("LAN-17", {"case": "close-later"})
    assert last.why(0, "flee", "MC") == ("LAN-22", {"case": "rolled"})


@pytest.mark.rule("LAN-22")
def test_a_space_is_to_go_to_even_where_a_card_could_help() -> None:
    """Help at the Caves would change nothing before the dice: nobody means that by the space."""
    scene = ready("C02").tile("CV", "pig", crisis=1).tile("BA", "fever").acting()
    scene.s.answer(0, scene.number("walk", "BA"))
    assert (scene.question, scene.options()) == ("tackle", ["roll"])
    assert touched(scene, "space:CV") == ("LAN-22", {"case": "before-dice"})
    assert touched(scene, "card:C02a") == ("LAN-08", {"case": "useless"})
