"""Into the dungeon and out again. [LAN-42 … LAN-44]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.edition import OURS, Edition, our_data
from aquelarre.games.discworld_witches.box.ids import SPACES
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.words import Words

NO_BROOM = {"symbol": "headology"}
EVERYWHERE = [SPACES[space] for space in OURS.spaces]


def failing(
    tile: str,
    seats: int = 2,
    *cards: str,
    crisis_at: str = "",
    rules: int | None = None,
    **options: int,
) -> Scene:
    names = "dimity petulia annagramma".split()[:seats]
    scene = Scene(seats, " ".join(names), rules=rules, **options).witch(0, "MC").tile("BA", tile)
    for seat in range(1, seats):
        scene.witch(seat, "MT")
    if crisis_at == "BA":
        scene.crises("BA", 1)
    elif crisis_at:
        scene.tile(crisis_at, "fever", crisis=1)
    scene.hand(0, *cards).acting().play("walk", "BA")
    if scene.question == "tackle":
        scene.play("roll")
    scene.roll("2", "2").play("roll_on").roll("2", "2")
    return scene.play("close") if scene.question == "second_pair" else scene


def jailed(*cards: str, apprentices: str = "dimity petulia") -> Scene:
    scene = Scene(2, apprentices).witch(0, "DG").witch(1, "MT").hand(0, *cards)
    return scene.acting()


def goals(scene: Scene, verb: str) -> list[str]:
    return [option.split()[-1] for option in scene.offered(verb)]


# -- in ----------------------------------------------------------------------------------


@pytest.mark.rule("LAN-43")
@pytest.mark.parametrize("tile", ["duke", "lady"])
def test_the_felmets_send_the_witch_to_the_dungeon_and_end_the_turn(tile: str) -> None:
    scene = failing(tile)
    assert scene.player(0)["space"] == "DG"
    assert scene.player(0)["cackles"] == 1
    assert scene.player(1)["space"] == "MT"
    assert scene.question == "deal_card", "no second action: cards are drawn"
    scene.chance()
    assert scene.s.active == 1


@pytest.mark.rule("LAN-43")
def test_cards_are_drawn_after_the_felmets_unless_the_table_plays_otherwise() -> None:
    """Ruling 16."""
    usual = failing("duke").chance()
    assert usual.player(0)["hand"] == 3
    strict = failing("duke", felmet_refill=0)
    assert strict.player(0)["hand"] == 0
    assert strict.s.active == 1
    usual_turn = Scene(2, "dimity petulia", felmet_refill=0).witch(0, "MC").witch(1, "MT")
    usual_turn.acting().play("stay").play("stay").chance()
    assert usual_turn.player(0)["hand"] == 3, "any other turn ends with cards"


@pytest.mark.rule("LAN-08")
@pytest.mark.rule("LAN-43")
@pytest.mark.parametrize("tile", ["duke", "cunning"])
def test_effects_are_played_before_the_witch_is_thrown_into_the_dungeon(tile: str) -> None:
    """At any moment of her turn, and that is the last: help for a crisis elsewhere."""
    scene = failing(tile, 2, "C02", "C01", crisis_at="LM")
    assert scene.question == "last_word"
    assert scene.player(0)["space"] == "BA", "not yet"
    assert scene.player(0)["cackles"] == 1, "the cackle of the failure can be given back"
    assert scene.options() == ["go_down", "know C01a 1", "help C02a LM"]
    scene.play("help", "C02", "LM").play("know", "C01", "1")
    assert scene.at("LM")["tile"]["crisis"] == 0
    assert scene.player(0)["cackles"] == 0
    assert scene.player(0)["space"] == "DG", "no card is left, so nothing else is asked"
    assert scene.question == "deal_card"


@pytest.mark.rule("LAN-43")
def test_who_keeps_the_cards_goes_to_the_dungeon_with_them() -> None:
    scene = failing("duke", 2, "C02", crisis_at="LM").play("go_down")
    assert scene.player(0)["space"] == "DG"
    assert scene.cards(0) == ["C02a"]
    assert scene.keys()[-2:] == ["to_dungeon", "turn_lost"]


@pytest.mark.rule("LAN-43")
def test_the_attempt_is_over_by_then() -> None:
    """Drawing comes too late to solve it or to slip away; help lowers nothing any more."""
    scene = failing("duke", 2, "C04", "C02", crisis_at="BA")
    assert scene.question == "last_word"
    scene.play("draw_two", "C04").draw("C10", "C06").play("help", "C02", "BA")
    assert scene.won_by(0) == []
    assert scene.player(0)["space"] == "DG"


@pytest.mark.rule("LAN-43")
def test_by_earlier_rules_the_dungeon_comes_at_once() -> None:
    scene = failing("duke", 2, "C02", "C01", crisis_at="LM", rules=2)
    assert scene.question == "deal_card"
    assert scene.player(0)["space"] == "DG"
    assert scene.keys()[-2:] == ["to_dungeon", "turn_lost"]
    assert failing("cunning", 2, rules=2).keys()[-1] == "turn_lost"


@pytest.mark.rule("LAN-42")
def test_that_the_cunning_man_ends_the_turn_is_told_as_our_ruling() -> None:
    """Ruling 17."""
    assert failing("cunning", 2).keys()[-1] == "turn_lost_too"
    assert failing("duke", 2).keys()[-1] == "turn_lost"
    for lang, word in (("es", "reglamento"), ("en", "rulebook")):
        words = Words(lang, Scene().game, players=["Ana", "Eva"])
        for key in ("event-turn_lost_too", "event-no_aliss"):
            assert word in words.say(key, seat=0), "rulings 17 and 22"


@pytest.mark.rule("LAN-42")
def test_the_cunning_man_sends_all_witches_to_the_dungeon() -> None:
    """Ruling 17: and the turn ends."""
    scene = failing("cunning", 3)
    assert scene.view()["dungeon"] == [0, 1, 2]
    assert scene.at("MT")["witches"] == []
    scene.chance()
    assert scene.s.active == 1


@pytest.mark.rule("LAN-42")
def test_no_tea_in_the_dungeon() -> None:
    scene = failing("cunning", 3).cackles(1, 2).cackles(2, 3)
    assert not scene.told("tea")
    scene.acting(1)
    assert not scene.told("tea")
    assert scene.question == "leave", "nothing to get out with: the first action is lost"
    assert scene.player(1)["cackles"] == 2


@pytest.mark.rule("LAN-09")
def test_witches_in_the_dungeon_are_in_nobodys_way() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "DG").witch(1, "DG").next_tile("arm").turn()
    card = next(card for card in scene.s.deck if OURS.location[card] == OURS.place_of[10])
    scene.s.answer(2, scene.verbs["reveal_card"].at(card))
    assert scene.at("MC")["tile"]["tile"] == "arm"


# -- out ---------------------------------------------------------------------------------


class OtherBox(Scene):
    """A box in which Big Jim Beef lets one flee, but has no broomstick."""

    edition = Edition(
        our_data()
        | {"cards": [row | NO_BROOM if row["id"] == "C12" else row for row in our_data()["cards"]]}
    )


@pytest.mark.rule("LAN-44")
@pytest.mark.parametrize("card", ["C06", "C12", "C30"])
def test_a_broomstick_fleeing_or_invisibility_open_the_dungeon(card: str) -> None:
    scene = OtherBox(2, "dimity petulia").witch(0, "DG").witch(1, "MT").hand(0, card).acting()
    assert scene.question == "dungeon"
    assert goals(scene, "leave_by_card") == EVERYWHERE
    scene.play("leave_by_card", card, "LM")
    assert scene.player(0)["space"] == "LM"
    assert scene.player(0)["hand"] == 0
    assert scene.keys() == ["left_by_card"]
    assert scene.view()["action"] == 2, "it was the first action"
    assert "stay" in scene.options()


@pytest.mark.rule("LAN-44")
def test_tiffanys_token_does_it_too() -> None:
    scene = jailed(apprentices="tiffany petulia")
    assert goals(scene, "leave_by_token") == EVERYWHERE
    scene.play("leave_by_token", "LM")
    assert scene.player(0)["tokens"] == []
    assert scene.player(0)["space"] == "LM"
    assert scene.keys() == ["left_by_token"]


@pytest.mark.rule("LAN-44")
def test_without_the_first_action_is_lost_and_the_second_is_the_escape() -> None:
    scene = jailed("C01")
    assert scene.told("waited")
    assert scene.question == "leave"
    assert scene.view()["action"] == 2
    assert goals(scene, "leave") == EVERYWHERE
    scene.play("leave", "LM")
    assert scene.player(0)["space"] == "LM"
    assert scene.view()["stage"] != "act", "there is no other action"


@pytest.mark.rule("LAN-08")
def test_effects_may_be_played_on_the_way_out() -> None:
    scene = jailed("C01")
    scene.cackles(0, 2)
    assert scene.question == "leave"
    assert scene.offered("know") == ["know C01a 1", "know C01a 2"]


@pytest.mark.rule("LAN-44")
def test_nobody_has_to_spend_a_card() -> None:
    """Ruling 18."""
    scene = jailed("C06").play("wait").play("leave", "LM")
    assert scene.cards(0) == ["C06a"]
    assert scene.keys()[:2] == ["waited", "left"]


@pytest.mark.rule("LAN-44")
def test_the_turn_goes_on_as_if_she_had_moved_there() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "DG").witch(1, "MT").tile("LM", "fever")
    scene.hand(0, "C06").acting().play("leave_by_card", "C06", "LM")
    assert scene.view()["attempt"]["tile"] == "fever"
    tea = Scene(2, "dimity petulia").witch(0, "DG").witch(1, "MT").cackles(0, 2).acting()
    tea.play("leave", "MT")
    assert tea.told("tea")


@pytest.mark.rule("LAN-44")
def test_cards_may_be_drawn_to_find_a_way_out() -> None:
    scene = jailed("C25")
    assert scene.options() == ["wait", "draw_two C25a"]
    scene.play("draw_two", "C25").draw("C06", "C01")
    assert goals(scene, "leave_by_card") == EVERYWHERE


@pytest.mark.rule("LAN-44")
def test_an_invisible_card_that_opened_the_door_is_gone() -> None:
    scene = Scene(2, "dimity petulia").witch(0, "DG").witch(1, "MT").hidden("LM", "lily")
    scene.hand(0, "C30").acting().play("leave_by_card", "C30", "LM")
    assert scene.question == "roll_pair"
    two = Scene(2, "dimity petulia").witch(0, "DG").witch(1, "MT").hidden("LM", "lily")
    two.hand(0, "C30", "C06").acting().play("leave_by_card", "C06", "LM")
    assert two.question == "pass", "with another one she looks first"
