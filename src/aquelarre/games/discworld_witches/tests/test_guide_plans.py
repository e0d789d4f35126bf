"""The guide keeps to what it said, and gives reasons that are true."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.ids import SPACES
from aquelarre.games.discworld_witches.guide.outlook import through
from aquelarre.games.discworld_witches.seen.odds import OUTCOMES, ways
from aquelarre.games.discworld_witches.state import COOPERATIVE, Lancre
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_guide import (
    alone,
    answer_in,
    asked,
    last_turn,
    ready,
)
from aquelarre.kernel import Dice, Window, advise
from aquelarre.words import Words

WORDS = {lang: Words(lang, GAME, players=["Ana"], strict=True) for lang in ("es", "en")}


def reasons(s: Lancre, seat: int = 0) -> dict[str, dict[str, int]]:
    found = advise(GAME, Window(GAME, s, seat), Dice(1)).reasons
    return {reason.key: reason.values for reason in found}


def told(s: Lancre, lang: str) -> list[str]:
    found = advise(GAME, Window(GAME, s, 0), Dice(1)).reasons
    return [WORDS[lang].reason(reason) for reason in found]


# -- who has stayed does not flee ---------------------------------------------------------


def test_who_has_stayed_reckons_with_no_flight() -> None:
    scene = ready("C29", "C20").tile("BA", "winter").acting().play("walk", "BA").roll("2", "3")
    before = through(Window(GAME, scene.s, 0), Dice(1)).attempt()
    assert before.task.flee is not None
    assert before.at_first(20).flight == 1
    scene.play("play_headology", "C29")
    after = through(Window(GAME, scene.s, 0), Dice(1)).attempt()
    assert after.task.flee is None
    assert after.at_first(20).flight == 0
    assert not scene.offered("flee", "flee_flying")


def test_getting_away_by_card_is_still_possible_then() -> None:
    scene = ready("C29", "C11").tile("BA", "duke").acting().play("walk", "BA").roll("2", "3")
    scene.play("play_headology", "C29")
    attempt = through(Window(GAME, scene.s, 0), Dice(1)).attempt()
    assert attempt.mended(10).value > -attempt.lost


# -- a plan is carried out ----------------------------------------------------------------


def broken_plans(seats: int, seed: str, mode: int) -> tuple[int, int]:
    """A game that the advice plays: how many plans to add symbols it told of, and in how many it
    then added more or less than it had said."""
    s, dice = GAME.start(seats, {"mode": mode} if seats > 1 else {}), Dice(seed)
    plans = broken = 0
    meant = added = 0
    for seat in asked(s, dice):
        found = advise(GAME, Window(GAME, s, seat), Dice(1))
        by_key = {reason.key: reason.values for reason in found.reasons}
        plan = by_key.get("symbols") or by_key.get("symbols-spare")
        if plan:
            if not meant:
                plans, meant, added = plans + 1, plan["amount"], 0
            added += 1 if GAME.describe(found.action).verb == "play_headology" else 2
        elif meant:
            broken += meant != added
            meant = 0
        s.answer(seat, found.action)
    return plans, broken


@pytest.mark.parametrize(
    ("seats", "seed", "mode"),
    [(1, "promise 10", 0), (2, "promise 3", 0), (2, "promise 4", 0), (2, "promise 0", COOPERATIVE)],
)
def test_what_was_said_is_done(seats: int, seed: str, mode: int) -> None:
    plans, broken = broken_plans(seats, seed, mode)
    assert plans
    assert not broken


# -- changing cards -----------------------------------------------------------------------


def at_the_end_of_the_turn(*cards: str) -> Scene:
    scene = alone(*cards).hidden("CV").acting().play("stay").play("stay")
    assert scene.question == "finish"
    return scene


def test_transmuting_is_for_dull_cards_and_says_so() -> None:
    scene = at_the_end_of_the_turn("C32", "C15", "C36")
    assert answer_in(scene) == "transmute C32a"
    assert reasons(scene.s) == {"transmute": {"count": 2}}
    assert told(scene.s, "en") == [
        "You change 2 cards of little use, this one included, for as many new ones."
    ]
    assert told(scene.s, "es") == [
        "Cambias 2 cartas que dan poco de sí, contando esta, por otras tantas nuevas."
    ]


def test_good_cards_are_not_changed_for_any() -> None:
    assert answer_in(at_the_end_of_the_turn("C03", "C36", "C07")) == "end_turn"


def test_a_card_for_which_none_is_drawn_is_not_thrown_away() -> None:
    assert answer_in(at_the_end_of_the_turn("C14", "C36", "C07")) == "borrow C14a"
    above = at_the_end_of_the_turn("C14", "C36", "C07", "C20")
    assert answer_in(above) == "end_turn", "with four in hand only three are drawn up to"


def test_new_cards_are_hoped_for_only_where_they_could_save_it() -> None:
    """Nothing in the deck adds twelve."""

    def scene(one: str, other: str) -> Scene:
        made = ready("C25", "C32").tile("BA", "duke").acting().play("walk", "BA")
        made = made.play("roll") if made.question == "tackle" else made
        return made.roll(one, other).play("roll_on").roll("5", "cackle")

    assert answer_in(scene("5", "4")) == "draw_two C25a", "three short"
    assert answer_in(scene("cackle", "cackle")) == "close"


def test_in_the_last_action_of_all_every_card_may_go_for_a_better_one() -> None:
    scene = last_turn(alone("C03", "C19", "C42").tile("BA", "arm", crisis=1).acting().play("stay"))
    scene.play("walk", "BA").play("roll").roll("cackle", "4").play("roll_on").roll("cackle", "4")
    assert answer_in(scene) == "transmute C03a", "three short"
    scene.play("transmute", "C03")
    assert answer_in(scene).startswith("discard ")
    scene.play(*answer_in(scene).split())
    assert answer_in(scene).startswith("discard "), "none of them is good for anything else"


# -- tea ----------------------------------------------------------------------------------


def thirsty(cackles: int, left: int) -> Scene:
    scene = ready().witch(1, "BA").tile("MS", "fever").cackles(0, cackles)
    return scene.won(0, *["arm"] * 4, *["pig"] * 4).supply(cackle=left).acting()


def test_tea_before_black_aliss_comes() -> None:
    """Three cackles back while there are turns left in which they would cost points."""
    scene = thirsty(4, 1)
    assert answer_in(scene) == "walk BA"
    found = reasons(scene.s)
    assert found["tea"] == {"cackles": 4, "count": 3}
    assert found["near-aliss-rivals"] == {"left": 1}
    assert found["then"]["space"] == SPACES.index("MS")
    assert "runner-up" not in found, "it is what comes then"
    assert answer_in(thirsty(1, 7)) == "walk MS"


def test_who_retreats_to_rest_says_so() -> None:
    scene = alone("C15").witch(0, "CS").cackles(0, 3).tile("BR", "arm")
    scene.acting().play("walk", "BR").roll("2", "2").play("roll_on").roll("2", "2")
    assert scene.question == "retreat"
    assert answer_in(scene) in ("retreat_flying C15a MC", "retreat_flying C15a GW")
    assert "then-granny" in reasons(scene.s)


# -- ways ---------------------------------------------------------------------------------


def test_with_nothing_near_it_goes_on_instead_of_staying_twice() -> None:
    """The Long Man is six steps from Razorback: both actions are a walk towards it."""
    scene = ready().witch(0, "RB").tile("LM", "death").acting()
    assert answer_in(scene).startswith("walk "), "nothing can be reached in this turn"
    scene.play(*answer_in(scene).split())
    assert answer_in(scene).startswith("walk ")


def test_a_card_that_takes_her_there_is_not_counted_on_twice() -> None:
    """The Feegles carry her or add two."""
    scene = alone("C06").witch(0, "RB").tile("DA", "death").acting().play("stay")
    assert answer_in(scene) == "fly C06a DA"
    dice_alone = round(10 * ways(4, 12) / OUTCOMES[4])
    assert reasons(scene.s)["solve"]["count"] == dice_alone
    near = alone("C06").tile("BA", "death").acting()
    assert reasons(near.s)["solve"]["count"] > dice_alone


def test_of_two_broomsticks_the_one_goes_that_helps_no_more_there() -> None:
    scene = alone("C18", "C15").tile("DA", "elves").won(0, *["arm"] * 4, *["pig"] * 4).acting()
    assert answer_in(scene) == "fly C15a DA", "the Morris men add four against elves"


def test_where_she_slips_away_to_is_not_told_as_a_flight_from_the_first_dice() -> None:
    scene = ready("C11", "C23").tile("BA", "duke").acting().play("walk", "BA").roll("6", "5")
    scene.play("roll_on").roll("cackle", "2").play("slip_away", "C11")
    assert scene.question == "flee_to"
    assert "flee" not in reasons(scene.s)
