"""Effects at any moment of a witch's turn. [LAN-08, LAN-30, LAN-34, LAN-36, LAN-39 … LAN-41]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.edition import OURS
from aquelarre.games.discworld_witches.box.ids import CARDS
from aquelarre.games.discworld_witches.state import FOUND_AFTER_LOOK
from aquelarre.games.discworld_witches.tests.scenario import Scene


def ready(*cards: str, **options: int) -> Scene:
    scene = Scene(2, "dimity petulia", **options).witch(0, "MC").witch(1, "MT")
    return scene.hand(0, *cards)


# -- any moment --------------------------------------------------------------------------


@pytest.mark.rule("LAN-08")
def test_an_effect_costs_no_action_and_any_number_may_be_played() -> None:
    scene = ready("C01", "C27").cackles(0, 4).acting()
    scene.play("know", "C01", "2").play("know", "C27", "1")
    assert scene.player(0)["cackles"] == 1
    assert scene.view()["action"] == 1
    assert scene.view()["discard"] == ["C01a", "C27a"]


@pytest.mark.rule("LAN-08")
def test_effects_in_every_question_of_the_own_turn() -> None:
    scene = ready("C01", "C34").cackles(0, 2).tile("BA", "death").acting()
    asked = [("act", bool(scene.offered("know")))]
    scene.play("walk", "BA")
    asked.append((scene.question, bool(scene.offered("know"))))
    scene.play("roll").roll("2", "2")
    asked.append((scene.question, bool(scene.offered("know"))))
    scene.play("roll_on").roll("2", "2")
    asked.append((scene.question, bool(scene.offered("know"))))
    scene.play("face_death", "C34").play("stay")
    asked.append((scene.question, bool(scene.offered("know"))))
    assert asked == [
        ("act", True),
        ("tackle", True),
        ("first_pair", True),
        ("second_pair", True),
        ("finish", True),
    ]


@pytest.mark.rule("LAN-08")
def test_effects_before_deciding_where_to_retreat_or_to_flee_to() -> None:
    """A look may show what waits there, and cards that are drawn may have a broomstick."""
    scene = ready("C29", "C25").hidden("SL").tile("BA", "death").acting().play("walk", "BA")
    scene.play("roll").roll("2", "2").play("roll_on").roll("2", "2").play("close")
    assert scene.question == "retreat"
    scene.play("borrow", "C29").play("look", "SL").nature("turn_up", "lily")
    assert scene.question == "retreat"
    assert scene.offered("retreat_flying") == []
    scene.play("draw_two", "C25").draw("C06", "C01").play("retreat_flying", "C06", "CV")
    assert scene.player(0)["space"] == "CV"
    assert scene.question == "act"
    away = ready("C10", "C29").hidden("SL").tile("BA", "death").acting().play("walk", "BA")
    away.roll("2", "2").play("roll_on").roll("2", "2").play("slip_away", "C10")
    assert away.question == "flee_to"
    away.play("borrow", "C29").play("look", "SL").nature("turn_up", "lily").play("flee", "RH")
    assert away.player(0)["space"] == "RH"


@pytest.mark.rule("LAN-08")
def test_effects_before_deciding_whether_to_face_what_was_looked_at() -> None:
    scene = ready("C21", "C25").hidden("BA", "lily").acting().play("walk", "BA")
    assert scene.options() == ["face_it", "draw_two C25a", "vanish C21a"]
    scene.play("draw_two", "C25").draw("C06", "C01")
    assert scene.question == "pass"
    assert scene.options() == ["face_it", "vanish C21a"]


@pytest.mark.rule("LAN-08")
@pytest.mark.rule("LAN-37")
def test_who_has_looked_may_still_draw_what_makes_her_invisible() -> None:
    """Drawing and transmuting may bring the card that takes her past the tile."""
    drawing = ready("C25").hidden("BA", "lily").acting().play("walk", "BA")
    assert drawing.options() == ["face_it", "draw_two C25a"]
    drawing.play("draw_two", "C25").draw("C21", "C01")
    assert drawing.options() == ["face_it", "vanish C21a"]
    transmuting = ready("C32").hidden("BA", "lily").acting().play("walk", "BA")
    assert transmuting.options() == ["face_it", "transmute C32a"]
    transmuting.play("transmute", "C32").draw("C21")
    assert transmuting.options() == ["face_it", "vanish C21a"]
    earlier = ready("C25").hidden("BA", "lily")
    earlier.s.rules = FOUND_AFTER_LOOK - 1
    earlier.acting().play("walk", "BA")
    assert not earlier.offered("draw_two"), "a game that began before goes on as it was"


@pytest.mark.rule("LAN-08")
def test_not_in_the_turn_of_others() -> None:
    scene = ready("C01").cackles(0, 2).acting(1)
    assert scene.s.options(0) == []
    assert scene.s.asides(0) == []


# -- borrowing ---------------------------------------------------------------------------


@pytest.mark.rule("LAN-30")
def test_borrowing_looks_at_two_tiles_at_two_locations() -> None:
    scene = ready("C29").hidden("LT1").hidden("LT2").hidden("CV").hidden("DA").tile("GG", "elves")
    scene.acting().play("borrow", "C29")
    assert scene.question == "look"
    assert scene.options() == ["look LT1", "look LT2", "look CV", "look DA"], "what lies face down"
    scene.play("look", "LT1").nature("turn_up", "vlad")
    wanted = ["stop_looking", "look CV", "look DA"]
    assert scene.options() == wanted, "the Town counts as one location"
    scene.play("look", "CV").nature("turn_up", "queen")
    assert scene.question == "act", "two looks and no more"
    assert scene.at("LT1", seat=0)["tile"]["tile"] == "vlad"
    assert scene.at("CV", seat=0)["tile"]["tile"] == "queen"
    assert scene.at("CV", seat=1)["tile"]["tile"] is None
    assert scene.at("CV")["tile"]["up"] is False


@pytest.mark.rule("LAN-30")
def test_one_look_may_be_enough() -> None:
    scene = ready("C29").hidden("LT1").hidden("CV").acting().play("borrow", "C29")
    scene.play("look", "CV").nature("turn_up", "queen").play("stop_looking")
    assert scene.question == "act"
    assert scene.at("LT1", seat=0)["tile"]["tile"] is None


@pytest.mark.rule("LAN-30")
def test_a_tile_that_another_has_seen_needs_no_chance() -> None:
    scene = ready("C29").hidden("CV", "queen", known_to=(1,)).acting().play("borrow", "C29")
    scene.play("look", "CV")
    assert scene.question == "act"
    assert scene.at("CV", seat=0)["tile"]["tile"] == "queen"


@pytest.mark.rule("LAN-30")
def test_borrowing_needs_something_to_look_at() -> None:
    assert ready("C29").acting().offered("borrow") == []
    known = ready("C29").hidden("CV", "queen", known_to=(0,)).acting()
    assert known.offered("borrow") == []


# -- drawing -----------------------------------------------------------------------------


@pytest.mark.rule("LAN-34")
def test_two_cards_even_above_the_limit() -> None:
    scene = ready("C25", "C01", "C02").acting().play("draw_two", "C25").draw("C06", "C07")
    assert scene.cards(0) == ["C01a", "C02a", "C06a", "C07a"]
    assert scene.player(0)["hand"] > scene.player(0)["limit"]
    assert scene.player(0)["cackles"] == 0


@pytest.mark.rule("LAN-34")
def test_some_of_them_cost_a_cackle() -> None:
    scene = ready("C05").acting().play("draw_two", "C05")
    assert scene.player(0)["cackles"] == 1
    scene.draw("C06", "C07")
    assert scene.player(0)["hand"] == 2


@pytest.mark.rule("LAN-08")
def test_an_empty_deck_is_shuffled_from_the_discard_pile() -> None:
    scene = ready("C25")
    rest = [CARDS[card] for card in scene.s.deck if CARDS[card] != "C06a"]
    scene.discarded(*rest).acting().play("draw_two", "C25").draw("C06a")
    assert [told.values["count"] for told in scene.told("shuffled")] == [54]
    assert "deal_card C25a" in scene.options(2), "the card just played is in it"
    assert "deal_card C06a" not in scene.options(2)


@pytest.mark.rule("LAN-08")
def test_nothing_is_drawn_when_all_cards_are_in_hands() -> None:
    others = [CARDS[card] for card in OURS.cards if CARDS[card] != "C25a"]
    scene = ready("C25").hand(1, *others).acting().play("draw_two", "C25")
    scene.draw("C25a")
    assert scene.question == "act"
    assert scene.told("no_cards")


# -- help, know, shamble -----------------------------------------------------------------


@pytest.mark.rule("LAN-36")
def test_help_takes_one_crisis_from_any_tile() -> None:
    scene = ready("C02").tile("CV", "vlad", crisis=2).tile("GG", "fever", crisis=1)
    scene.tile("DA", "pig").acting()
    assert scene.offered("help") == ["help C02a CV", "help C02a GG"]
    scene.play("help", "C02", "CV")
    assert scene.at("CV")["tile"]["crisis"] == 1
    assert scene.view()["supply"]["crisis"] == 10


@pytest.mark.rule("LAN-39")
def test_know_yourself_returns_up_to_two_cackles() -> None:
    scene = ready("C01").cackles(0, 3).acting()
    assert scene.offered("know") == ["know C01a 1", "know C01a 2"]
    scene.play("know", "C01", "2")
    assert scene.player(0)["cackles"] == 1
    assert scene.view()["supply"]["cackle"] == 7
    assert ready("C01").cackles(0, 1).acting().offered("know") == ["know C01a 1"]
    assert ready("C01").acting().offered("know") == []
    together = ready("C01", mode=1).cackles(0, 3).acting()
    assert together.offered("know") == ["know C01a 2"], "nobody keeps any for a common cause"


@pytest.mark.rule("LAN-40")
def test_shamble_turns_any_hard_tile_face_up() -> None:
    scene = ready("C37").hidden("CV").hidden("GG", "vlad", known_to=(0,)).tile("DA", "elves")
    scene.acting()
    assert scene.offered("shamble") == ["shamble C37a CV", "shamble C37a GG"]
    scene.play("shamble", "C37", "CV").nature("turn_up", "king")
    assert scene.at("CV", seat=1)["tile"]["tile"] == "king"
    assert scene.at("CV")["tile"]["up"] is True
    assert scene.question == "act", "nobody has to face it"


@pytest.mark.rule("LAN-40")
def test_a_tile_somebody_knew_is_shown_without_chance() -> None:
    scene = ready("C37").hidden("GG", "vlad", known_to=(1,)).acting().play("shamble", "C37", "GG")
    assert scene.at("GG")["tile"]["tile"] == "vlad"
    assert scene.question == "act"


# -- transmuting -------------------------------------------------------------------------


@pytest.mark.rule("LAN-41")
def test_transmute_draws_as_many_as_are_discarded_this_one_included() -> None:
    scene = ready("C03", "C01", "C02", "C06").acting().play("transmute", "C03")
    assert scene.question == "transmute"
    scene.play("discard", "C01").play("discard", "C06")
    assert scene.view()["transmute"] == {"seat": 0, "cards": ["C03a", "C01a", "C06a"]}
    scene.play("draw_now").draw("C07", "C08", "C09")
    assert scene.cards(0) == ["C02a", "C07a", "C08a", "C09a"]
    assert scene.view()["discard"] == ["C03a", "C01a", "C06a"]
    assert scene.question == "act"


@pytest.mark.rule("LAN-41")
def test_with_no_other_card_it_draws_one() -> None:
    """Ruling 30."""
    scene = ready("C03").acting().play("transmute", "C03").draw("C07")
    assert scene.cards(0) == ["C07a"]
