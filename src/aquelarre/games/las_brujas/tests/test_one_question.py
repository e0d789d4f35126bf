"""Several cards are chosen in one question, and nobody is asked who can only go on. [L25, L26]"""

from __future__ import annotations

import pytest

from aquelarre.bots import bot
from aquelarre.games.las_brujas import GAME
from aquelarre.games.las_brujas.rules.hands import DiscardSeveral
from aquelarre.games.las_brujas.state import SECOND_READING
from aquelarre.games.las_brujas.tests.scenario import Scene, card
from aquelarre.games.las_brujas.verbs import (
    CALM,
    DISCARD,
    DROP,
    END_TURN,
    EVENT,
    PASS,
    SAY_SUSPECT,
    TAKE_BACK,
)
from aquelarre.kernel import SILENT, Dice, Why
from aquelarre.match import Match

FIVE = ["P05", "P17", "P10", "P22", "P06"]


def sermon() -> Scene:
    scene = Scene("wvvvw", FIVE).hold(0, "S08")
    return scene.rumours(1, "R14a", "R26").rumours(2, "R15a", "R16a")


@pytest.mark.rule("BRU-09")
def test_the_sermon_is_one_question_and_takes_effect_as_a_whole() -> None:
    scene = sermon().answer(EVENT, "S08")
    number = scene.s.question
    scene.answer(DROP, "R26")
    assert (scene.question, scene.s.question) == ("sermon", number)
    assert GAME.view(scene.s, 0)["draft"] == ["R26"]
    assert GAME.view(scene.s, 3)["draft"] == []
    assert scene.s.bad[1].bit_count() == 2, "nothing has happened yet"
    assert GAME.why_not(scene.s, 0, DROP.at(card("R26"))) == Why(
        "BRU-09", "marked", card=card("R26")
    )
    scene.answer(DROP, "R15a").check()
    assert (scene.s.bad[1], scene.s.bad[2]) == (1 << card("R14a"), 1 << card("R16a"))


@pytest.mark.rule("BRU-09")
def test_in_an_earlier_game_the_sermon_goes_from_player_to_player() -> None:
    scene = sermon()
    scene.s.rules = SECOND_READING
    scene.answer(EVENT, "S08")
    number = scene.s.question
    scene.answer(DROP, "R26")
    assert scene.s.question > number
    assert scene.s.bad[1].bit_count() == 1


@pytest.mark.rule("BRU-09")
@pytest.mark.parametrize("rules", [SECOND_READING, GAME.rules_version])
def test_two_cards_are_discarded_in_one_question(rules: int) -> None:
    scene = Scene("wvvvw", ["P07", *FIVE[1:]]).hold(0, "R01a", "R02a", "R03a").rumours(0, "R14a")
    scene.s.rules = rules
    scene.s.answer(0, GAME.action("use", character="P07"))
    number = scene.s.question
    scene.answer(DISCARD, "R01a")
    one = rules > SECOND_READING
    assert (scene.s.question == number, scene.hand(0) == ["R01a", "R02a", "R03a"]) == (one, one)
    scene.answer(DISCARD, "R02a")
    assert scene.hand(0) == ["R03a"]


@pytest.mark.rule("BRU-09", "BRU-14")
def test_what_is_chosen_can_be_taken_back_until_the_answer_is_complete() -> None:
    pay = Scene("wvvvw", ["P07", *FIVE[1:]]).hold(0, "R01a", "R02a", "R03a").rumours(0, "R14a")
    pay.s.answer(0, GAME.action("use", character="P07"))
    preach = sermon().answer(EVENT, "S08")
    calm = Scene("wvvvw", ["P13", *FIVE[1:]]).rumours(0, "R12", "R01a")
    calm = calm.rumours(1, "R14a").rumours(2, "R15a").rest_of_week()
    cases = ((pay, DISCARD, "R01a"), (preach, DROP, "R26"), (calm, CALM, "R15a"))
    for scene, verb, name in cases:
        assert scene.cards(TAKE_BACK) == []
        scene.answer(verb, name)
        assert scene.cards(TAKE_BACK) == [name]
        assert GAME.why_not(scene.s, 0, verb.at(card(name))) == Why(
            "BRU-09", "marked", card=card(name)
        )
        scene.answer(TAKE_BACK, name)
        assert scene.cards(TAKE_BACK) == []
        assert GAME.view(scene.s, 0)["draft"] == []
        assert verb.at(card(name)) in scene.s.options(0)
        assert GAME.why_not(scene.s, 0, TAKE_BACK.at(card(name))) == Why(
            "BRU-09", "unmarked", card=card(name)
        )


@pytest.mark.rule("BRU-09")
def test_nobody_reads_in_the_log_what_was_taken_back() -> None:
    match = Match(GAME, 5, seed="taken back")
    while not isinstance(match.state.open_question(), DiscardSeveral):
        seat = match.asked[0]
        match.play(seat, bot("guide", Dice(len(match.answers))).answer(match.window(seat)))
        assert not match.over
    seat = match.asked[0]
    before = list(match.answers)
    chosen = next(x for x in match.state.options(seat) if DISCARD.owns(x))
    match.play(seat, chosen)
    assert match.answers == [*before, (seat, chosen)]
    match.play(seat, TAKE_BACK.at(chosen - DISCARD.base))
    assert match.answers == before


@pytest.mark.rule("BRU-09")
def test_the_turn_of_who_can_only_end_it_ends_by_itself() -> None:
    scene = Scene("wvvvw", FIVE).hold(0, "C1a")
    assert scene.s.options(0) == [END_TURN.base]
    assert scene.s.asides(0), "one may still talk, and later too"
    assert scene.s.goes_on(0) == END_TURN.base
    assert scene.hold(0, "C1a", "R01a").s.goes_on(0) == SILENT


@pytest.mark.rule("BRU-19", "BRU-27")
def test_a_table_passes_only_for_who_has_nothing_to_play() -> None:
    scene = Scene("wvvvw", FIVE)
    for seat in range(5):
        scene.hold(seat, *(["J1a"] if seat == 0 else ["D1a"] if seat == 2 else []))
    scene.trial(0, "J1a", 1)
    assert SAY_SUSPECT.base in scene.s.asides(3)
    assert [scene.s.goes_on(seat) for seat in range(5)] == [
        PASS.base,
        PASS.base,
        SILENT,
        PASS.base,
        PASS.base,
    ]
