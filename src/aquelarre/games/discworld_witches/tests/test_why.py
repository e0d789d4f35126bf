"""Why something is not possible now: the rule and the values of its sentence."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.ids import CARDS, SPACES, TILES
from aquelarre.games.discworld_witches.scenario import Scene
from aquelarre.words import Words


def ready(*cards: str, apprentices: str = "dimity petulia") -> Scene:
    return Scene(2, apprentices).witch(0, "MC").witch(1, "MT").hand(0, *cards)


def space(name: str) -> int:
    return SPACES.index(name)


def touched(scene: Scene, ref: str, seat: int = 0) -> tuple[str, dict[str, int]]:
    found = GAME.why_not(scene.s, seat, ref)
    return found.rule, found.values


# -- walking -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-14")
def test_a_problem_stops_the_way() -> None:
    scene = ready().tile("BA", "fever").acting()
    wanted = "LAN-14", {"case": 1, "space": space("RH"), "stop": space("BA")}
    assert scene.why(0, "walk", "RH") == wanted
    assert touched(scene, "space:RH") == wanted
    assert touched(scene, "space:BA") == ("", {}), "that is possible"


@pytest.mark.rule("LAN-14")
def test_a_witch_stops_the_way() -> None:
    scene = ready().witch(1, "BA").acting()
    wanted = "LAN-14", {"case": 2, "space": space("LG"), "stop": space("BA")}
    assert scene.why(0, "walk", "LG") == wanted


@pytest.mark.rule("LAN-14")
def test_the_way_by_which_least_stops_is_told() -> None:
    """All of the town is full: the way to the Castle ends there."""
    scene = ready().tile("LT1", "fever").tile("LT2", "pig").tile("LT3", "arm").acting()
    rule, values = scene.why(0, "walk", "LC2")
    assert (rule, values["case"]) == ("LAN-14", 1)
    assert SPACES[values["stop"]].startswith("LT")


@pytest.mark.rule("LAN-14")
def test_too_far_and_how_far() -> None:
    scene = ready().acting()
    assert scene.why(0, "walk", "SL") == (
        "LAN-14",
        {"case": 3, "space": space("SL"), "count": 3, "steps": 2},
    )
    assert scene.why(0, "walk", "P1") == ("LAN-14", {"case": 0, "space": space("P1")})
    assert scene.why(0, "walk", "LT5") == ("LAN-14", {"case": 0, "space": space("LT5")})
    assert scene.why(0, "walk", "DG") == ("LAN-44", {"case": 3})
    assert scene.why(0, "walk", "MC") == ("LAN-13", {"case": 0})


@pytest.mark.rule("LAN-14")
def test_who_walks_on_unseen_is_promised_no_broomstick() -> None:
    scene = ready("C21").tile("BA", "fever").acting().play("pass_by", "C21", "BA")
    assert scene.why(0, "walk", "SL") == (
        "LAN-14",
        {"case": 4, "space": space("SL"), "count": 2, "steps": 1},
    )


@pytest.mark.rule("LAN-14")
def test_another_space_of_the_town_is_a_whole_movement() -> None:
    scene = ready("C21").tile("LT1", "fever").acting().play("pass_by", "C21", "LT1")
    assert touched(scene, "space:LT2") == ("LAN-14", {"case": 5})
    step = Scene(2, "dimity petulia", inside=1).witch(0, "MC").witch(1, "MT").hand(0, "C21")
    step.tile("LT1", "fever").acting().play("pass_by", "C21", "LT1")
    assert touched(step, "space:LT2") == ("", {}), "one step, where the table plays it so"


@pytest.mark.rule("LAN-13")
def test_who_passed_unseen_cannot_stay() -> None:
    scene = ready("C21").tile("BA", "fever").acting().play("pass_by", "C21", "BA").play("linger")
    assert scene.why(0, "stay") == ("LAN-13", {"case": 1})


@pytest.mark.rule("LAN-15")
def test_flying() -> None:
    scene = ready("C01", "C06").acting()
    card = CARDS.index("C01a")
    assert scene.why(0, "fly", "C01", "CV") == ("LAN-15", {"case": 0, "card": card})
    assert scene.why(0, "fly", "C06", "DG") == ("LAN-15", {"case": 1})
    assert scene.why(0, "fly", "C06", "MC") == ("LAN-15", {"case": 2})
    assert scene.why(0, "fly", "C06", "P1") == ("LAN-14", {"case": 0, "space": space("P1")})
    assert scene.why(0, "fly", "C08a", "CV") == ("LAN-08", {"case": 0, "card": CARDS.index("C08a")})


@pytest.mark.rule("LAN-37")
def test_passing_unseen() -> None:
    scene = ready("C21").tile("BA", "fever").hidden("LT1").acting()
    assert scene.why(0, "pass_by", "C21", "RH") == ("LAN-37", {"case": 3, "space": space("RH")})
    assert scene.why(0, "pass_by", "C21", "MS") == ("LAN-37", {"case": 4, "space": space("MS")})
    assert scene.why(0, "pass_by", "C21", "LT1") == ("LAN-37", {"case": 5, "space": space("LT1")})
    assert scene.why(0, "pass_by_token", "BA") == ("LAN-06", {"case": 0})
    assert scene.why(0, "vanish", "C21") == ("LAN-37", {"case": 0})
    scene.play("stay")
    last = ready("C21").tile("RH", "fever").acting().play("stay")
    assert last.why(0, "pass_by", "C21", "RH") == ("LAN-37", {"case": 1})


# -- attempts ----------------------------------------------------------------------------


def tackling(tile: str, *cards: str) -> Scene:
    scene = ready(*cards).tile("BA", tile).acting().play("walk", "BA")
    return (scene.play("roll") if scene.question == "tackle" else scene).roll("2", "2")


@pytest.mark.rule("LAN-22")
def test_fleeing() -> None:
    scene = tackling("death", "C01").tile("RH", "pig").witch(1, "LG")
    assert scene.why(0, "flee", "RH") == ("LAN-22", {"case": 2, "space": space("RH")})
    assert scene.why(0, "flee", "LG") == ("LAN-22", {"case": 3, "space": space("LG")})
    assert touched(scene, "space:CV") == ("LAN-22", {"case": 4, "space": space("CV")})
    scene.play("play_headology", "C01")
    assert scene.why(0, "flee", "GW") == ("LAN-22", {"case": 1})
    assert ready().acting().why(0, "flee", "BA") == ("LAN-22", {"case": 0})


@pytest.mark.rule("LAN-22")
def test_fleeing_by_a_card_after_the_second_roll() -> None:
    """Who has stayed may still flee by a card: what is wrong is the space."""
    scene = tackling("death", "C10").tile("RH", "pig").play("roll_on").roll("2", "2")
    assert touched(scene, "space:GW") == ("LAN-22", {"case": 0}), "the card comes first"
    scene.play("slip_away", "C10")
    assert scene.why(0, "flee", "RH") == ("LAN-22", {"case": 2, "space": space("RH")})
    assert touched(scene, "space:CV") == ("LAN-22", {"case": 4, "space": space("CV")})


@pytest.mark.rule("LAN-19")
def test_symbols() -> None:
    scene = tackling("death", "C01", "C31", "C07")
    card = CARDS.index("C31a")
    assert scene.why(0, "play_headology", "C31") == ("LAN-17", {"case": 1, "card": card})
    assert scene.why(0, "play_magic", "C01")[1]["case"] == 2
    scene.play("roll_on").roll("2", "2")
    assert scene.question == "second_pair"
    assert scene.why(0, "play_headology", "C01") == ("LAN-19", {})
    assert ready("C01").acting().why(0, "play_headology", "C01") == ("LAN-17", {"case": 0})


@pytest.mark.rule("LAN-29")
def test_adding() -> None:
    scene = tackling("vlad", "C06", "C09", "C07")
    assert scene.why(0, "add", "C06") == ("LAN-29", {"case": 0})
    scene.play("roll_on").roll("2", "2")
    wanted = {"case": 1, "card": CARDS.index("C09a"), "tile": TILES.index("vlad")}
    assert scene.why(0, "add", "C09") == ("LAN-29", wanted)
    assert scene.why(0, "add", "C07") == ("LAN-08", {"case": 2, "card": CARDS.index("C07a")})
    fine = tackling("fever", "C06", "C07").play("roll_on").roll("4", "cackle")
    assert fine.why(0, "add", "C06") == ("LAN-29", {"case": 2})


@pytest.mark.rule("LAN-38")
def test_rolling_again() -> None:
    scene = tackling("death", "C07", "C20").play("roll_on").roll("2", "2")
    assert scene.why(0, "reroll", "C07", "1") == ("LAN-38", {"case": 1})
    assert touched(scene, "die:2") == ("LAN-38", {"case": 1})
    assert touched(scene, "die:3") == ("", {})
    first = tackling("death", "C07")
    assert first.why(0, "reroll", "C07", "3") == ("LAN-38", {"case": 0})
    assert ready("C07").acting().why(0, "reroll_both", "C07") == ("LAN-38", {"case": 2})


@pytest.mark.rule("LAN-24")
def test_the_power_of_three() -> None:
    scene = tackling("death", "C01a", "C01b", "C02", "C06")
    assert scene.why(0, "trio", "C01a", "C01b", "C02a") == ("LAN-24", {"case": 1})
    assert scene.why(0, "trio", "C01a", "C02a", "C06a") == (
        "LAN-24",
        {"case": 0, "card": CARDS.index("C06a")},
    )
    walk = ready("C01", "C02", "C03").acting()
    assert walk.why(0, "trio", "C01", "C02", "C03") == ("LAN-24", {"case": 2})


@pytest.mark.rule("LAN-31")
def test_cures() -> None:
    scene = tackling("fever", "C34", "C26")
    assert scene.why(0, "face_death", "C34") == ("LAN-31", {})
    assert scene.why(0, "cure_sheep", "C26") == ("LAN-32", {})
    assert scene.why(0, "use_pig_token") == ("LAN-06", {"case": 0})
    petulia = ready(apprentices="petulia dimity").tile("BA", "fever").acting().play("walk", "BA")
    assert petulia.roll("2", "2").why(0, "use_pig_token") == ("LAN-06", {"case": 1})
    assert ready().acting().why(0, "use_magic_token") == ("LAN-17", {"case": 0})


@pytest.mark.rule("LAN-33")
def test_slipping_away_comes_after_failing() -> None:
    scene = tackling("fever", "C10", "C07")
    assert scene.why(0, "slip_away", "C10") == ("LAN-33", {})
    scene.play("roll_on").roll("6", "cackle")
    assert scene.why(0, "slip_away", "C10") == ("LAN-33", {})


@pytest.mark.rule("LAN-21")
def test_retreats() -> None:
    scene = tackling("death", "C06").tile("RH", "pig").play("roll_on").roll("2", "2")
    scene.play("close")
    assert scene.question == "retreat"
    assert scene.why(0, "retreat", "RH") == ("LAN-21", {"case": 2, "space": space("RH")})
    assert touched(scene, "space:P1") == ("LAN-14", {"case": 0, "space": space("P1")})
    assert scene.why(0, "stray", "CV") == ("LAN-21", {"case": 5})
    assert scene.why(0, "retreat_flying", "C06", "RH")[1]["case"] == 2
    assert scene.why(0, "retreat_flying", "C06", "MT")[1]["case"] == 3


# -- effects -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-36")
def test_effects_that_would_do_nothing() -> None:
    scene = ready("C02", "C01", "C29", "C37").acting()
    assert scene.why(0, "help", "C02", "BA") == ("LAN-36", {"case": 0})
    assert scene.why(0, "know", "C01", "2") == ("LAN-39", {"count": 0})
    assert scene.why(0, "borrow", "C29") == ("LAN-30", {"case": 3})
    assert scene.why(0, "shamble", "C37", "BA") == ("LAN-40", {"case": 0})
    scene.tile("CV", "fever", crisis=1).hidden("DA")
    assert scene.why(0, "help", "C02", "BA") == ("LAN-36", {"case": 1, "space": space("BA")})
    assert scene.why(0, "shamble", "C37", "BA") == ("LAN-40", {"case": 1, "space": space("BA")})


@pytest.mark.rule("LAN-30")
def test_looking() -> None:
    scene = ready("C29").hidden("LT1").hidden("LT2").hidden("CV").tile("GG", "fever")
    scene.hidden("DA", "vlad", known_to=(0,)).acting().play("borrow", "C29")
    assert scene.why(0, "look", "GG") == ("LAN-30", {"case": 0, "space": space("GG")})
    assert scene.why(0, "look", "DA") == ("LAN-30", {"case": 1, "space": space("DA")})
    assert scene.why(0, "stop_looking") == ("LAN-30", {"case": 4})
    scene.play("look", "LT1").nature("turn_up", "lily")
    assert touched(scene, "space:LT2") == ("LAN-30", {"case": 2, "space": space("LT2")})


@pytest.mark.rule("LAN-08")
def test_a_card_that_is_of_no_use_now() -> None:
    scene = ready("C34").acting()
    assert touched(scene, "card:C34a") == ("LAN-31", {})
    assert touched(scene, "card:C06a") == ("LAN-08", {"case": 0, "card": CARDS.index("C06a")})
    fight = tackling("fever", "C10")
    assert touched(fight, "card:C10a") == ("", {}), "its broomstick"
    dungeon = ready("C01", "C06").witch(0, "DG").acting()
    assert touched(dungeon, "card:C01a") == ("LAN-44", {"case": 1, "card": CARDS.index("C01a")})
    hurry = tackling("fever", "C15", "C07").play("roll_on").roll("2", "cackle")
    assert touched(hurry, "card:C15a") == ("LAN-35", {})


# -- other questions ---------------------------------------------------------------------


@pytest.mark.rule("LAN-53")
def test_whose_turn_it_is() -> None:
    scene = ready().acting()
    assert scene.why(1, "stay") == ("LAN-53", {"case": 0, "seat": 0})
    assert touched(scene, "space:BA", seat=1) == ("LAN-53", {"case": 0, "seat": 0})
    assert scene.why(0, "roll_on") == ("LAN-53", {"case": 2})
    assert scene.why(0, "deal_tile", "pig") == ("LAN-53", {"case": 1})
    assert scene.why(0, "end_turn") == ("LAN-26", {})
    roll = ready().tile("BA", "fever").acting().play("walk", "BA")
    assert roll.why(0, "stay") == ("LAN-53", {"case": 1})


@pytest.mark.rule("LAN-11")
def test_placing() -> None:
    scene = ready().witch(1, "LT2").tile("LT1", "fever").next_tile("arm")
    scene.tile("LC1", "pig", crisis=1).tile("LC2", "sheep").tile("LC3", "arm").turn()
    cards = [CARDS[card] for card in scene.s.deck if scene.s.edition.location[card] == 1]
    scene.reveal(cards[0])
    assert scene.question == "crisis"
    assert scene.why(0, "crisis_on", "LC1") == ("LAN-11", {"case": 4, "space": space("LC1")})
    assert scene.why(0, "crisis_on", "BA") == ("LAN-11", {"case": 3, "space": space("BA")})
    assert scene.why(0, "crisis_on", "LT1") == ("LAN-11", {"case": 0, "space": space("LT1")})
    town = ready().witch(1, "LT2").next_tile("arm").turn()
    cards = [CARDS[card] for card in town.s.deck if town.s.edition.location[card] == 0]
    town.reveal(cards[0])
    assert town.question == "place"
    assert touched(town, "space:LT2") == ("LAN-11", {"case": 2, "space": space("LT2")})
    assert touched(town, "space:BA") == ("LAN-11", {"case": 0, "space": space("BA")})


@pytest.mark.rule("LAN-44")
def test_the_dungeon() -> None:
    scene = ready("C01", "C06").acting()
    assert scene.why(0, "leave", "BA") == ("LAN-44", {"case": 0})
    assert scene.why(0, "leave_by_card", "C06", "BA") == ("LAN-44", {"case": 0})
    assert scene.why(0, "leave_by_card", "C01", "BA")[1]["case"] == 1
    jailed = ready("C06").witch(0, "DG").acting()
    assert jailed.why(0, "leave_by_card", "C06", "DG") == ("LAN-44", {"case": 3})
    assert jailed.why(0, "leave_by_token", "BA") == ("LAN-06", {"case": 0})
    nothing = ready("C25").witch(0, "DG").acting()
    assert nothing.question == "dungeon"
    assert touched(nothing, "space:BA") == ("LAN-44", {"case": 2}), "with the second action, yes"


@pytest.mark.rule("LAN-47")
def test_tea_tiles_and_cackles() -> None:
    tea = ready().witch(1, "BA").cackles(0, 2).acting().play("walk", "BA")
    assert tea.why(0, "give_back", "3") == ("LAN-25", {"count": 2})
    winter = ready().tile("BA", "winter").won(0, "pig", "arm").acting().play("walk", "BA")
    winter.roll("2", "2").play("roll_on").roll("2", "2")
    assert touched(winter, "tile:fever") == ("LAN-47", {"tile": TILES.index("fever")})
    three = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "MT").witch(2, "MT")
    three.tile("BA", "arm").cackles(1, 6).cackles(2, 6).acting().play("walk", "BA")
    three.roll("2", "2").play("roll_on").roll("2", "2")
    assert three.question == "take_from"
    assert three.why(0, "take_from", "0") == ("LAN-23", {"count": 6})
    assert three.why(0, "take_from", "3") == ("LAN-01", {})


@pytest.mark.rule("LAN-28")
def test_after_the_end() -> None:
    scene = ready().tile("CV", "elves").tile("DA", "elves").tile("GG", "elves").acting()
    scene.play("stay").play("stay").chance()
    assert scene.why(0, "stay") == ("LAN-28", {})


def test_every_reason_can_be_said() -> None:
    """The cases of each text are those of the code: no number falls through to the first."""
    scene = ready("C06").tile("BA", "fever").acting()
    for lang in ("es", "en"):
        words = Words(lang, GAME, players=["Ana", "Bea"], strict=True)
        far = words.why(GAME.why_not(scene.s, 0, scene.number("walk", "SL")))
        stop = words.why(GAME.why_not(scene.s, 0, scene.number("walk", "RH")))
        assert far != stop
        assert words.thing("space", space("BA")) in stop
