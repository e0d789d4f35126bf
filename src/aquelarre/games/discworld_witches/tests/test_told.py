"""What is told, in which order: every step of a turn leaves a line in the log. [LAN-53]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.ids import CARDS, SPACES, TILES
from aquelarre.games.discworld_witches.tests.scenario import Scene


def at(tile: str, *cards: str, apprentices: str = "dimity petulia") -> Scene:
    scene = Scene(2, apprentices).witch(0, "MC").witch(1, "MT").tile("BA", tile)
    return scene.hand(0, *cards)


@pytest.mark.rule("LAN-17")
def test_an_attempt_from_the_first_dice_to_the_tile() -> None:
    """The fight with the Hiver, as the log tells it."""
    scene = Scene(2, "annagramma petulia").witch(0, "RH").witch(1, "MT")
    scene.won(0, "fever", "pig", "sheep", "arm", "duke", "lady")
    scene.hand(0, "C07", "C23", "C20", "C31", "C06").hidden("SL", "hiver").crises("SL", 1)
    scene.acting().play("walk", "SL").roll("cackle", "5").play("reroll", "C07", "1").roll("4")
    scene.play("play_headology", "C23").play("play_magic", "C31").play("use_magic_token")
    assert scene.view()["attempt"]["stayed"] is True
    scene.play("roll_on").roll("cackle", "4").play("reroll_both", "C20").roll("4", "3")
    assert scene.view()["attempt"]["cards"] == [
        {"card": "C23a", "as": "headology", "value": 1},
        {"card": "C31a", "as": "magic", "value": 2},
        {"card": None, "as": "magic", "value": 2},
    ]
    scene.play("add", "C06")
    assert scene.view()["attempt"] is None
    assert scene.keys() == [
        *("walked", "looked", "turned_up", "attempt", "rolled", "rerolled", "used_headology"),
        "used_magic",
        *("took_cackle", "used_magic_token", "took_cackle", "rolled", "rerolled_both", "added"),
        *("solved", "won_tile"),
    ]
    (attempt,) = scene.told("attempt")
    assert attempt.values == {
        "seat": 0,
        "tile": TILES.index("hiver"),
        "difficulty": 24,
        "space": SPACES.index("SL"),
    }
    totals = [told.values["total"] for told in scene.told() if "total" in told.values]
    assert totals == [11, 13, 15, 24, 24]


@pytest.mark.rule("LAN-29")
def test_cards_that_add_are_shown_with_the_attempt() -> None:
    scene = at("winter", "C06").acting().play("walk", "BA").roll("2", "2").play("roll_on")
    scene.roll("2", "2").hand(0, "C07").play("add", "C06")
    assert scene.view()["attempt"]["stayed"] is True
    assert scene.view()["attempt"]["cards"] == [{"card": "C06a", "as": "add", "value": 2}]


@pytest.mark.rule("LAN-22")
def test_a_flight_after_one_pair_is_over_at_once() -> None:
    scene = at("death", "C06").acting().play("walk", "BA").roll("cackle", "2")
    scene.play("flee_flying", "C06", "CV")
    assert scene.keys() == ["walked", "attempt", "rolled", "fled_flying", "took_cackle"]
    assert scene.view()["attempt"] is None


@pytest.mark.rule("LAN-33")
def test_slipping_away() -> None:
    scene = at("duke", "C10").acting().play("walk", "BA").roll("2", "2").play("roll_on")
    scene.roll("2", "cackle").play("slip_away", "C10").play("flee", "GW")
    assert scene.keys() == [
        *("walked", "attempt", "rolled", "rolled", "slipped_away", "took_cackle", "fled")
    ]


@pytest.mark.rule("LAN-21")
def test_a_failure_in_the_order_of_ruling_15() -> None:
    """The cackle, the consequence, the retreat."""
    scene = at("hiver").acting().play("walk", "BA").roll("2", "2").play("roll_on")
    scene.roll("2", "cackle").play("retreat", "GW")
    assert scene.keys()[3:] == [
        *("rolled", "failed", "took_cackle", "took_cackle", "took_aliss", "retreated")
    ]
    assert [told.values["left"] for told in scene.told("took_aliss")] == [11]


@pytest.mark.rule("LAN-43")
def test_into_the_dungeon() -> None:
    scene = at("duke").acting().play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    assert scene.keys()[4:] == ["failed", "took_cackle", "to_dungeon", "turn_lost"]
    assert scene.view()["attempt"] is None


@pytest.mark.rule("LAN-08")
def test_effects_are_told_with_their_card() -> None:
    scene = at("fever", "C01", "C02", "C37", "C29", "C25", "C32").crises("BA", 1).cackles(0, 2)
    scene.hidden("CV", "vlad", known_to=(1,)).hidden("DA", "lily", known_to=(1,)).acting()
    scene.play("know", "C01", "2").play("help", "C02", "BA").play("borrow", "C29")
    scene.play("look", "DA").play("stop_looking").play("shamble", "C37", "CV")
    scene.play("draw_two", "C25").draw("C06", "C07").play("transmute", "C32")
    scene.play("discard", "C06").play("draw_now").draw("C08", "C09")
    assert scene.keys() == [
        *("knew", "helped", "borrowed", "looked", "shambled", "turned_up", "draws_two", "drew"),
        *("drew", "transmutes", "discarded", "drew", "drew"),
    ]
    cards = [CARDS[told.values["card"]] for told in scene.told() if "card" in told.values]
    assert cards == [f"{kind}a" for kind in "C01 C02 C29 C37 C25 C06 C07 C32 C06 C08 C09".split()]


@pytest.mark.rule("LAN-09")
def test_a_placement_with_a_crisis() -> None:
    """Slice, where there is a problem, then Razorback; and the next easy tile in the box."""
    scene = Scene(2, "dimity petulia").witch(0, "MT").witch(1, "MT").next_tile("arm")
    scene.hidden("SL").turn().reveal("C15", "C14").nature("deal_tile", "pig")
    assert scene.keys() == [
        *("turn_began", "revealed", "crisis", "revealed", "placed", "box_shows")
    ]
    told = {each.key: each.values for each in scene.told()}
    assert told["crisis"] == {"space": SPACES.index("SL"), "count": 1}
    assert told["placed"] == {"tile": TILES.index("arm"), "space": SPACES.index("RB")}
    assert told["box_shows"] == {"box": 1, "tile": TILES.index("pig")}


@pytest.mark.rule("LAN-20")
def test_the_crises_of_a_solved_problem_are_gone() -> None:
    scene = at("fever", "C02").crises("BA", 1).acting().play("walk", "BA")
    scene.roll("6", "6").play("roll_on").roll("2", "2")
    assert scene.won_by(0) == ["fever"]
    assert scene.offered("help") == [], "no crisis is left to help with"
    assert scene.tile("BA", "pig").at("BA")["tile"]["crisis"] == 0
