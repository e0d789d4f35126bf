"""The course of a turn, drawing cards, and the elves at its end. [LAN-26, LAN-27, LAN-53]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.edition import OURS
from aquelarre.games.discworld_witches.box.ids import CARDS, PLACES
from aquelarre.games.discworld_witches.tests.scenario import Scene

TO_CAVES = next(CARDS[card] for card in OURS.cards if PLACES[OURS.location[card]] == "CV")


def ready(seats: int = 2, *cards: str) -> Scene:
    names = "dimity petulia annagramma tiffany".split()[:seats]
    scene = Scene(seats, " ".join(names)).next_tile("arm")
    for seat in range(seats):
        scene.witch(seat, "MC")
    return scene.hand(0, *cards)


@pytest.mark.rule("LAN-53")
def test_place_two_actions_draw_then_the_next_clockwise() -> None:
    scene = ready(3).witch(1, "MT").witch(2, "GG").turn()
    assert scene.view()["stage"] == "place"
    scene.reveal(TO_CAVES).chance()
    assert scene.view()["stage"] == "act"
    scene.play("stay")
    assert scene.view()["action"] == 2
    scene.play("stay")
    assert scene.view()["stage"] == "refill"
    scene.draw("C06", "C07", "C08")
    assert scene.s.active == 1
    assert scene.view()["turn"] == 2
    assert [told.values["seat"] for told in scene.told("turn_began")] == [0, 1]


@pytest.mark.rule("LAN-53")
def test_after_the_last_seat_comes_the_first() -> None:
    scene = ready(3).witch(1, "MT").witch(2, "GG").acting(2).play("stay").play("stay").chance()
    assert scene.s.active == 0


@pytest.mark.rule("LAN-53")
def test_alone_it_is_always_ones_own_turn() -> None:
    scene = Scene(1, "dimity").witch(0, "MC").acting().play("stay").play("stay").chance()
    assert scene.s.active == 0
    assert scene.view()["turn"] == 2


@pytest.mark.rule("LAN-26")
def test_cards_are_drawn_up_to_the_limit() -> None:
    scene = ready(2, "C06").witch(1, "MT").won(0, "pig", "pig").acting().play("stay").play("stay")
    scene.draw("C07", "C08", "C09")
    assert scene.player(0)["hand"] == 4
    assert scene.s.active == 1


@pytest.mark.rule("LAN-26")
def test_cards_above_the_limit_are_kept_and_none_is_drawn() -> None:
    scene = ready(2, "C06", "C07", "C08", "C09", "C10").witch(1, "MT").acting()
    scene.play("stay").play("stay")
    assert scene.player(0)["hand"] == 5
    assert scene.s.active == 1


@pytest.mark.rule("LAN-26")
def test_effects_may_be_played_before_drawing() -> None:
    """Ruling 36."""
    scene = ready(2, "C01", "C06", "C07").witch(1, "MT").cackles(0, 2).acting()
    scene.play("stay").play("stay")
    assert scene.question == "finish"
    assert scene.options() == ["end_turn", "know C01a 1", "know C01a 2"]
    scene.play("know", "C01", "2")
    assert scene.question == "deal_card", "and one card takes its place"


@pytest.mark.rule("LAN-26")
def test_who_has_no_effect_to_play_is_not_asked() -> None:
    scene = ready(2, "C01", "C02").witch(1, "MT").acting().play("stay").play("stay")
    assert scene.question == "deal_card", "no cackles, no crises"


@pytest.mark.rule("LAN-27")
@pytest.mark.parametrize(
    ("tiles", "lost"),
    [
        (("elves", "elves"), False),
        (("elves", "elves", "elves"), True),
        (("king", "queen", "lankin"), True),
        (("elves", "queen", "vlad"), False),
    ],
)
def test_three_elves_face_up_at_the_end_of_a_turn(tiles: tuple[str, ...], lost: bool) -> None:
    scene = ready().witch(1, "MT")
    for space, tile in zip(("CV", "DA", "GG"), tiles, strict=False):
        scene.tile(space, tile)
    scene.acting().play("stay").play("stay").chance()
    assert scene.s.over == lost
    if lost:
        assert scene.view()["result"]["outcome"] == "elves"
        assert scene.view()["result"]["winners"] == []
        assert scene.view()["result"]["elves"] == ["CV", "DA", "GG"]
        assert scene.game.returns(scene.s) == [-1.0, -1.0]


@pytest.mark.rule("LAN-27")
def test_elves_face_down_or_won_do_not_count() -> None:
    scene = ready().witch(1, "MT").tile("CV", "elves").tile("DA", "elves").won(0, "queen")
    scene.hidden("GG", "king", known_to=(0, 1)).acting().play("stay").play("stay").chance()
    assert not scene.s.over


@pytest.mark.rule("LAN-27")
def test_the_end_of_the_turn_decides_not_the_middle() -> None:
    """Ruling 6: turning up the third and solving one in the same turn is fine."""
    scene = ready(2, "C37", "C01", "C02", "C03").witch(0, "GG").witch(1, "MT")
    scene.tile("CV", "elves").tile("DA", "elves").hidden("LM", "king", known_to=(0,)).acting()
    scene.play("shamble", "C37", "LM")
    assert not scene.s.over
    scene.play("walk", "CV").play("trio", "C01", "C02", "C03").play("stay").chance()
    assert not scene.s.over


@pytest.mark.rule("LAN-27")
def test_elves_are_looked_at_before_the_points_are_counted() -> None:
    scene = ready().witch(1, "MT").boxes(easy="arm").turn().reveal(TO_CAVES)
    for space in ("DA", "GG", "LM"):
        scene.tile(space, "elves")
    scene.play("stay").play("stay").chance()
    assert scene.view()["result"]["outcome"] == "elves"
    assert scene.view()["result"]["players"] == []
