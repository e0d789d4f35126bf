"""What the guide would do and why: the reasons are its own reckoning."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.ids import APPRENTICES
from aquelarre.games.discworld_witches.guide import advice_attempt
from aquelarre.games.discworld_witches.guide.advice_attempt import in_ten, percent
from aquelarre.games.discworld_witches.guide.advice_dice import FAILED
from aquelarre.games.discworld_witches.seen.odds import OUTCOMES, ways
from aquelarre.games.discworld_witches.tests.scenario import Scene, card_number
from aquelarre.games.discworld_witches.tests.scenario_advice import (
    GAME,
    WORDS,
    ask,
    at,
    of,
    tile,
    weight,
    why,
)
from aquelarre.games.discworld_witches.tests.scenario_guide import last_turn
from aquelarre.kernel import Chance, Dice, Reason, Window, advise


def alone(*cards: str, apprentice: str = "dimity") -> Scene:
    return Scene(1, apprentice).witch(0, "MC").hand(0, *cards)


def test_it_tells_the_chance_and_the_points() -> None:
    scene = alone().tile("BA", "arm").acting()
    assert scene.said(ask(scene).action) == "walk BA"
    likely = ways(4, 9) / OUTCOMES[4]
    solve = why(scene)["solve"]
    assert solve == {
        "count": round(10 * likely),
        "tile": tile("arm"),
        "space": at("BA"),
        "points": 2,
    }
    found = of(scene, "walk", "BA")
    assert found["solve"].worth == pytest.approx(2 * likely, abs=0.06), "gains are told to 0.1"
    assert found["dice"].values["count"] == 7, "four dice: two cackles in three attempts"


def test_it_tells_what_comes_then_or_would_have_been_instead() -> None:
    scene = alone().tile("BA", "arm").tile("RH", "fever").acting()
    assert why(scene)["then"]["space"] == at("RH"), "with the second action"
    scene = last_turn(alone().tile("BA", "arm").tile("MS", "fever")).acting().play("stay")
    other = why(scene)["runner-up"]
    assert (other["space"], other["tile"], other["points"]) == (at("MS"), tile("fever"), 1)
    better = of(scene, "walk", "MS")["better"]
    assert (better.values["space"], better.values["points"]) == (at("BA"), 2)
    assert better.against


def test_what_a_walk_promises_adds_up() -> None:
    scene = alone("C06", "C31").tile("BA", "death").tile("RH", "fever").hidden("MS").acting()
    one, other = of(scene, "walk", "BA"), of(scene, "walk", "MS")
    gap = weight(scene, "walk", "BA") - weight(scene, "walk", "MS")
    mine, theirs = (sum(reason.worth for reason in each.values()) for each in (one, other))
    assert mine - theirs == pytest.approx(gap, abs=1e-6)
    assert one["solve"].worth > 0 > one["cost"].worth


def test_it_tells_what_is_gained_beside_the_points() -> None:
    scene = alone().won(0, "arm").tile("BA", "arm").acting()
    assert why(scene)["hand-grows"] == {"limit": 4}
    assert why(alone().tile("BA", "arm").acting())["hand-half"] == {"limit": 4}
    scene = alone().tile("BA", "arm", crisis=1).supply(crisis=0)
    for space in ("SK", "MT", "GG", "CO"):  # on which another crisis may fall
        scene.hidden(space)
    scene.acting()
    assert why(scene)["crisis-back"] == {"left": 0}
    elves = alone("C09", "C09").tile("DA", "queen").tile("BA", "elves").acting()
    assert why(elves)["elves-away"] == {"count": 2}


def test_a_bonus_is_told_by_what_it_will_be() -> None:
    for won, key, amount in ((0, "bonus-half", 1), (1, "bonus-grows", 1), (2, "bonus-half", 2)):
        scene = alone("C06", "C31", "C09").tile("BA", "elves").won(0, *["vlad", "duke"][:won])
        assert of(scene.acting(), "walk", "BA")[key].values == {"amount": amount}


def test_a_tile_that_nobody_knows_is_what_it_may_be() -> None:
    scene = alone("C06", "C31", "C09").hidden("BA").acting()
    assert scene.said(ask(scene).action) == "walk BA"
    assert why(scene)["unknown"]["space"] == at("BA")
    assert "solve" not in why(scene)
    assert of(scene, "walk", "BA")["risk"].values["number"] == advice_attempt.ANY_HARD


def test_cackles_and_grannys_house() -> None:
    scene = alone().cackles(0, 4).aliss(0, 1).tile("MS", "fever").acting()
    assert scene.said(ask(scene).action) == "walk GW"
    assert why(scene)["granny"] == {"cackles": 4, "count": 2}
    assert why(scene)["near-aliss-alone"] == {"left": 0, "aliss": 3}
    knows = alone("C01").cackles(0, 3).acting()
    assert why(knows)["know"] == {"cackles": 3, "count": 2}


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("winter", advice_attempt.WINTER_ALONE),
        ("duke", advice_attempt.DUNGEON),
        ("cunning", advice_attempt.DUNGEON),
        ("lily", advice_attempt.ALISS),
        ("count", advice_attempt.CRISIS),
        ("queen", advice_attempt.ONLY_CACKLES),
    ],
)
def test_fleeing_tells_how_bad_it_looks_and_what_failing_costs(name: str, what: int) -> None:
    scene = alone().tile("BA", name).won(0, "pig").acting().play("walk", "BA").roll("2", "2")
    assert scene.said(ask(scene).action).startswith("flee ")
    assert why(scene)["flee"]["count"] <= 1
    assert why(scene)[FAILED[what]] == {}
    assert of(scene, "roll_on")["risk"].values["number"] == what


def test_a_game_lost_by_failing_is_told() -> None:
    for name in ("lily", "count"):
        scene = alone().tile("BA", name).supply(aliss=0, crisis=0).acting()
        scene.play("walk", "BA").roll("2", "2")
        assert why(scene)["fail"]["number"] == advice_attempt.LOST_ALONE


def test_symbols_tell_the_chance_without_and_with_them() -> None:
    scene = alone("C29").tile("BA", "death").acting().play("walk", "BA").roll("3", "3")
    assert scene.said(ask(scene).action) == "play_headology C29a"
    without, with_it = ways(2, 6) / 36, ways(2, 5) / 36
    assert why(scene)["symbols"] == {
        "amount": 1,
        "left": round(100 * without),
        "count": round(100 * with_it),
    }


def test_at_the_dice() -> None:
    scene = alone().tile("BA", "death").acting().play("walk", "BA").roll("5", "4")
    assert why(scene)["stay"] == {"count": in_ten(ways(2, 3) / 36), "missing": 3}
    scene = alone("C06").tile("BA", "arm").acting().play("walk", "BA").roll("2", "2")
    scene.play("roll_on").roll("3", "cackle")
    assert why(scene)["mend"] == {"card": card_number("C06"), "missing": 2}
    assert of(scene, "close")["fail-cackle"].worth < 0
    scene = alone("C34").cackles(0, 4).tile("BA", "death").acting().play("walk", "BA")
    assert "cure" in why(scene)
    scene = alone("C34").tile("BA", "death").acting().play("walk", "BA").play("roll")
    scene.roll("2", "cackle").play("roll_on").roll("2", "2")
    assert why(scene)["cure-after"] == {"missing": 6}, "dice have been rolled, and a cackle"
    scene = alone("C07").tile("BA", "death").acting().play("walk", "BA").roll("6", "cackle")
    scene.play("roll_on").roll("5", "cackle")
    chances = why(scene)["reroll"]
    assert chances == {"left": 0, "count": round(100 * 5 / 6)}
    assert why(scene)["spare"] == {"count": 1}
    assert why(scene)["risk"]["count"] == in_ten(1 / 6)


def test_to_flee_from_what_would_be_solved_is_objected_to() -> None:
    scene = alone().tile("BA", "fever").acting().play("walk", "BA").roll("5", "6")
    flee = scene.offered("flee")[0].split()
    told = of(scene, *flee)["flee"]
    assert told.values["count"] == 10
    assert told.against


def test_winter_takes_nothing_from_who_has_solved_nothing() -> None:
    for won, what in (([], advice_attempt.ONLY_CACKLES), (["pig"], advice_attempt.WINTER_ALONE)):
        scene = alone().tile("BA", "winter").won(0, *won).acting().play("walk", "BA")
        scene.roll("2", "2")
        assert scene.said(ask(scene).action).startswith("flee")
        assert FAILED[what] in why(scene)


def test_the_first_question_of_all() -> None:
    """Whom the guide takes is a habit, and it says so; to who plays alone Dimity is nobody."""
    s = GAME.start(1, {})
    while isinstance(question := s.open_question(), Chance):
        s.answer(1, question.options(s, 1)[0])
    window = Window(GAME, s, 0)
    found = advise(GAME, window, Dice(1))
    habit = Reason("choose", apprentice=APPRENTICES.index("petulia"))
    assert found.reasons == [Reason("choose-petulia"), habit]
    worths = [GAME.reasons(window, Dice(1), action)[0].worth for action in window.options()]
    assert worths == [-1.0, -2.0, 0.0, -3.0]
    assert APPRENTICES == ("tiffany", "annagramma", "petulia", "dimity")
    assert GAME.reasons(window, Dice(1), window.options()[-1])[0].key == "choose-alone"


@pytest.mark.parametrize(
    ("chance", "count", "hundred"),
    [(0.0, 0, 0), (0.001, 1, 1), (0.5, 5, 50), (0.96, 9, 96), (0.999, 9, 99), (1.0, 10, 100)],
)
def test_only_what_is_certain_is_called_so(chance: float, count: int, hundred: int) -> None:
    assert in_ten(chance) == count
    assert percent(chance) == hundred


def test_in_both_languages() -> None:
    scene = alone().tile("BA", "arm").acting()
    spanish, english = ([words.reason(each) for each in ask(scene).reasons] for words in WORDS)
    likely = round(10 * ways(4, 9) / OUTCOMES[4])
    assert f"2 puntos, y lo resuelves {likely} de cada 10 veces." in spanish[0]
    assert f"2 points, and you solve it {likely} times in 10." in english[0]
    risk, fail = Reason("risk", number=9, cackles=2, count=1), Reason("fail", number=3, cackles=1)
    assert [(words.reason(risk).partition(", ")[2], words.reason(fail)) for words in WORDS] == [
        (
            "y eso cuesta 2 carcajeos, y a las demás un problema sencillo.",
            "Fracasar cuesta un carcajeo y una ficha de Aliss la Negra.",
        ),
        (
            "and that costs 2 cackles, and the others an easy problem each.",
            "Failing costs a cackle and a Black Aliss token.",
        ),
    ]
