"""Phase 1: where a new problem goes, and what becomes a crisis. [LAN-09 … LAN-12]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.edition import OURS
from aquelarre.games.discworld_witches.box.ids import CARDS, PLACES, SPACES
from aquelarre.games.discworld_witches.tests.scenario import Scene, is_unseen

# One card for each place that the tests need.
TO = {
    PLACES[OURS.location[card]]: CARDS[card]
    for card in reversed(OURS.cards)  # the first card of every place
}


def ready(**options: int) -> Scene:
    """Witches out of the way, empty hands, an easy tile next."""
    scene = Scene(2, "dimity petulia", **options).witch(0, "MT").witch(1, "MT")
    return scene.next_tile("arm")


# -- the rulebook's example --------------------------------------------------------------


@pytest.mark.rule("LAN-09")
def test_slice_has_a_problem_so_it_becomes_a_crisis_and_razorback_gets_the_broken_arm() -> None:
    scene = ready().hidden("SL").turn()
    scene.reveal(TO["SL"])
    assert scene.at("SL")["tile"]["crisis"] == 1
    assert scene.view()["supply"]["crisis"] == 11
    assert scene.question == "reveal_card", "the tile is not placed yet"
    assert scene.view()["placing"] == {"tile": "arm", "box": 1}
    scene.reveal(TO["RB"])
    assert scene.at("RB")["tile"]["tile"] == "arm"
    assert scene.at("RB")["tile"]["up"] is True
    assert is_unseen(scene, "SL"), "a crisis shows nothing"


# -- which tile and where ----------------------------------------------------------------


@pytest.mark.rule("LAN-09")
def test_tiles_come_from_the_leftmost_box_easy_ones_before_hard_ones() -> None:
    scene = ready().turn()
    assert [box["next"] for box in scene.view()["boxes"]] == [True] + [False] * 5
    scene.reveal(TO["MC"])
    assert scene.question == "box_top", "the next easy tile comes to light"
    scene.nature("deal_tile", "pig")
    assert scene.view()["boxes"][0]["top"] == "pig"
    scene.acting().turn(1).chance()
    s = scene.s
    s.box_easy[0], s.box_hard[0] = 0, 1
    s.easy_bag.put(s.box_top[0])
    s.box_top[0] = -1
    scene.turn(0).reveal(TO["RH"])
    assert scene.at("RH")["tile"] == {
        **scene.at("RH")["tile"],
        "tile": None,
        "hard": True,
        "up": False,
    }
    assert [box["next"] for box in scene.view()["boxes"]] == [False, True] + [False] * 4


@pytest.mark.rule("LAN-10")
def test_hard_tiles_are_placed_face_down() -> None:
    scene = ready().next_tile().turn().reveal(TO["RH"])
    assert is_unseen(scene, "RH")
    assert scene.told("placed_hidden")
    assert not scene.told("placed")


@pytest.mark.rule("LAN-09")
def test_at_most_one_crisis_on_a_tile() -> None:
    scene = ready().tile("RH", "fever", crisis=1).turn().reveal(TO["RH"])
    assert scene.at("RH")["tile"]["crisis"] == 1
    assert scene.told("had_crisis")
    assert scene.question == "reveal_card"


@pytest.mark.rule("LAN-52")
def test_experts_put_another_crisis_on_a_tile() -> None:
    scene = ready(mode=2).tile("RH", "fever", crisis=1).turn().reveal(TO["RH"])
    assert scene.at("RH")["tile"]["crisis"] == 2
    assert scene.at("RH")["tile"]["difficulty"] == 7 + 4


@pytest.mark.rule("LAN-10")
def test_never_where_a_witch_is_and_without_a_crisis() -> None:
    scene = ready().witch(1, "RH").turn().reveal(TO["RH"])
    assert scene.at("RH")["tile"] is None
    assert scene.told("witch_in_way")
    assert not scene.told("crisis")
    scene.reveal(TO["RB"])
    assert scene.at("RB")["tile"]["tile"] == "arm"


@pytest.mark.rule("LAN-12")
def test_a_crisis_that_cannot_be_put_ends_the_game_and_all_lose() -> None:
    scene = ready().tile("RH", "fever").supply(crisis=0).turn().reveal(TO["RH"])
    assert scene.s.over
    assert (scene.view()["placing"], scene.view()["revealed"]) == (None, None)
    assert scene.view()["result"]["outcome"] == "crisis"
    assert scene.game.returns(scene.s) == [-1.0, -1.0]


@pytest.mark.rule("LAN-12")
def test_no_token_is_needed_where_there_is_a_crisis_already() -> None:
    """Ruling 5."""
    scene = ready().tile("RH", "fever", crisis=1).supply(crisis=0).turn().reveal(TO["RH"])
    assert not scene.s.over
    assert scene.question == "reveal_card"


# -- Town and Castle ---------------------------------------------------------------------


@pytest.mark.rule("LAN-11")
def test_in_town_the_player_chooses_an_empty_space() -> None:
    scene = ready().witch(1, "LT2").turn().reveal(TO["LT"])
    assert scene.question == "place"
    assert scene.options() == ["place_at LT1", "place_at LT3"]
    assert scene.view()["revealed"] == TO["LT"]
    assert [CARDS[told.values["card"]] for told in scene.told("revealed")] == [TO["LT"]]
    scene.play("place_at", "LT3")
    assert scene.at("LT3")["tile"]["tile"] == "arm"


@pytest.mark.rule("LAN-11")
def test_with_one_empty_space_nobody_is_asked() -> None:
    scene = ready().tile("LC1", "fever").tile("LC2", "pig").turn().reveal(TO["LC"])
    assert scene.at("LC3")["tile"]["tile"] == "arm"
    assert scene.at("LC1")["tile"]["crisis"] == 0
    first = ready().tile("LT2", "fever").tile("LT3", "pig").turn().reveal(TO["LT"])
    assert first.at("LT1")["tile"]["tile"] == "arm"


@pytest.mark.rule("LAN-11")
def test_with_one_problem_that_can_get_a_crisis_nobody_is_asked() -> None:
    scene = ready().tile("LT1", "fever")
    scene.tile("LT2", "pig", crisis=1).tile("LT3", "pig", crisis=1).turn().reveal(TO["LT"])
    assert scene.question == "reveal_card"
    assert scene.at("LT1")["tile"]["crisis"] == 1


@pytest.mark.rule("LAN-11")
def test_no_empty_space_but_a_witch_means_another_card_and_no_crisis() -> None:
    scene = ready().tile("LT1", "fever").tile("LT2", "pig").witch(1, "LT3")
    scene.turn().reveal(TO["LT"])
    assert scene.question == "reveal_card"
    assert scene.told("witch_in_way")
    assert scene.view()["supply"]["crisis"] == 12


@pytest.mark.rule("LAN-11")
def test_all_spaces_full_the_player_chooses_which_tile_gets_a_crisis() -> None:
    scene = ready().tile("LT1", "fever").tile("LT2", "pig", crisis=1).hidden("LT3")
    scene.turn().reveal(TO["LT"])
    assert scene.question == "crisis"
    assert scene.options() == ["crisis_on LT1", "crisis_on LT3"], "not where there is one already"
    scene.play("crisis_on", "LT3")
    assert scene.at("LT3")["tile"]["crisis"] == 1
    assert scene.question == "reveal_card"


@pytest.mark.rule("LAN-11")
def test_all_with_a_crisis_another_card() -> None:
    scene = ready()
    for number in (1, 2, 3):
        scene.tile(f"LT{number}", "fever", crisis=1)
    scene.turn().reveal(TO["LT"])
    assert scene.told("had_crisis")
    assert scene.view()["supply"]["crisis"] == 9


@pytest.mark.rule("LAN-52")
def test_experts_may_choose_any_tile_in_town() -> None:
    scene = ready(mode=2)
    for number in (1, 2, 3):
        scene.tile(f"LT{number}", "fever", crisis=1)
    scene.turn().reveal(TO["LT"])
    assert scene.options() == ["crisis_on LT1", "crisis_on LT2", "crisis_on LT3"]


# -- the deck runs out -------------------------------------------------------------------


@pytest.mark.rule("LAN-08")
def test_revealed_cards_are_discarded_and_shuffled_when_the_deck_is_empty() -> None:
    """Ruling 2."""
    scene = ready().tile("RH", "fever", crisis=1)
    keep = [card for card in scene.s.deck if PLACES[OURS.location[card]] == "RH"]
    others = [CARDS[card] for card in scene.s.deck if card not in keep]
    scene.discarded(*others).turn()
    scene.reveal(CARDS[keep[0]]).reveal(CARDS[keep[1]])
    assert [told.values["count"] for told in scene.told("shuffled")] == [55]
    assert scene.view()["discard"] == []
    scene.reveal(TO["RB"])
    assert scene.view()["discard"] == [TO["RB"]]


@pytest.mark.rule("LAN-09")
def test_when_the_deck_runs_out_twice_the_tile_goes_to_any_empty_space() -> None:
    """Ruling 4: all the useful cards are in hands."""
    scene = ready().tile("RH", "fever", crisis=1)
    useless = [CARDS[card] for card in OURS.cards if PLACES[OURS.location[card]] == "RH"]
    rest = [CARDS[card] for card in OURS.cards if CARDS[card] not in useless]
    scene.hand(1, *rest).turn()
    for _ in range(2):
        scene.reveal(*useless)
    assert scene.question == "place"
    assert scene.told("place_freely")
    assert len(scene.told("shuffled")) == 1, "it is not shuffled once more for nothing"
    goals = [option.partition(" ")[2] for option in scene.options()]
    assert sorted(goals) == sorted(SPACES[x] for x in OURS.spaces if SPACES[x] not in ("RH", "MT"))
    scene.play("place_at", "GG")
    assert scene.at("GG")["tile"]["tile"] == "arm"


@pytest.mark.rule("LAN-09")
def test_with_all_cards_in_hands_the_tile_is_placed_freely_at_once() -> None:
    scene = ready().hand(1, *(CARDS[card] for card in OURS.cards)).turn()
    assert scene.question == "place"


@pytest.mark.rule("LAN-09")
def test_no_card_and_no_space_left_everybody_loses() -> None:
    """Ruling N4: it can hardly happen, but nothing may get stuck."""
    scene = ready().hand(1, *(CARDS[card] for card in OURS.cards))
    scene.s.tiled = scene.s.up = OURS.board & ~(1 << SPACES.index("MT"))
    for space in OURS.spaces:
        if SPACES[space] != "MT":
            scene.s.tile[space] = 0
    scene.turn()
    assert scene.view()["result"]["outcome"] == "room"
    assert scene.game.returns(scene.s) == [-1.0, -1.0]


# -- before the reveal -------------------------------------------------------------------


@pytest.mark.rule("LAN-08")
def test_effects_may_be_played_before_the_first_card_is_revealed() -> None:
    """Ruling 36: help saves the game when the last crisis token is gone."""
    scene = ready().tile("RH", "fever").tile("RB", "pig", crisis=1).supply(crisis=0)
    scene.hand(0, "C02").turn()
    assert scene.question == "before"
    assert scene.options() == ["reveal", "help C02a RB"]
    scene.play("help", "C02", "RB").reveal(TO["RH"])
    assert not scene.s.over
    assert scene.at("RH")["tile"]["crisis"] == 1


@pytest.mark.rule("LAN-08")
def test_effects_may_be_played_between_two_reveals() -> None:
    """Ruling 36: the last token goes in the middle of the reveals, and help brings it back."""
    scene = ready().tile("RH", "fever").tile("RB", "pig").supply(crisis=1).hand(0, "C02").turn()
    scene.reveal(TO["RB"])
    assert scene.question == "before"
    scene.play("help", "C02", "RB").reveal(TO["RH"])
    assert not scene.s.over
    assert scene.at("RH")["tile"]["crisis"] == 1


@pytest.mark.rule("LAN-08")
def test_in_games_of_earlier_rules_effects_are_not_played_between_reveals() -> None:
    earlier = ready(rules=4).tile("RH", "fever", crisis=1).tile("RB", "pig").hand(0, "C02").turn()
    earlier.play("reveal").reveal(TO["RB"])
    assert earlier.question == "reveal_card", "the next card follows at once"


@pytest.mark.rule("LAN-09")
def test_who_holds_nothing_that_matters_is_not_asked() -> None:
    """Knowing oneself is the same a moment later; so is a look where nothing is chosen."""
    assert ready().hand(0, "C01", "C29").cackles(0, 2).hidden("RH").turn().question == (
        "reveal_card"
    )
    assert ready().hand(0, "C29").hidden("LT1").turn().question == "before"
    assert ready().hand(0, "C06").hidden("LT1").turn().question == "reveal_card"
    assert ready().hand(0, "C25").supply(crisis=3).turn().question == "reveal_card"
    assert ready().hand(0, "C02").turn().question == "reveal_card", "no crisis to help with"
    assert ready().hand(0, "C25").turn().question == "reveal_card", "drawing can wait"


@pytest.mark.rule("LAN-09")
def test_drawing_before_the_reveal_matters_when_help_is_needed_or_the_deck_is_short() -> None:
    scarce = ready().tile("RH", "fever", crisis=1).supply(crisis=3).hand(0, "C25").turn()
    assert scarce.question == "before"
    enough = ready().tile("RH", "fever", crisis=1).supply(crisis=4).hand(0, "C25").turn()
    assert enough.question == "reveal_card"
    short = ready().hand(0, "C25")
    short.discarded(*(CARDS[card] for card in short.s.deck[3:])).turn()
    assert short.question == "before"


@pytest.mark.rule("LAN-28")
def test_the_last_tile_is_announced() -> None:
    scene = ready().boxes(easy="arm").turn().reveal(TO["RH"])
    assert scene.view()["last"] is True
    assert scene.told("last_tile")
    assert not scene.s.over, "the turn is played to its end"
