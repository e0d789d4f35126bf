"""The coach at tables of several, against each other and together: what is true there."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.box.ids import APPRENTICES
from aquelarre.games.discworld_witches.guide import advice_attempt
from aquelarre.games.discworld_witches.rules.board import hard_left
from aquelarre.games.discworld_witches.state import COMPETITIVE, COOPERATIVE
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_advice import (
    GAME,
    WORDS,
    adds_up,
    ask,
    at,
    of,
    why,
)
from aquelarre.games.discworld_witches.tests.scenario_guide import last_turn, ready
from aquelarre.kernel import Chance, Dice, Reason, Window, warn


def test_whom_to_be_is_told_as_a_habit_at_a_table_of_several() -> None:
    """With others Dimity has the first turn; no apprentice is said to do best."""
    s = GAME.start(3, {})
    while isinstance(question := s.open_question(), Chance):
        s.answer(3, question.options(s, 3)[-1 if not s.rolls[0][2:] else 0])
    seat = next(seat for seat in range(3) if s.asked >> seat & 1)
    window = Window(GAME, s, seat)
    told = [GAME.reasons(window, Dice(1), action) for action in window.options()]
    petulia = Reason("choose", apprentice=APPRENTICES.index("petulia"))
    assert told[-1] == [Reason("choose-dimity"), petulia]
    assert all("alone" not in words.reason(told[-1][0]) for words in WORDS)
    assert warn(GAME, window, Dice(1), window.options()[-1]) is None, "a habit is no warning"


def test_together_a_hard_problem_is_told_by_how_many_are_left() -> None:
    scene = ready("C06", "C31", mode=COOPERATIVE).tile("BA", "elves").acting()
    waiting = sum(scene.s.box_hard)
    found = why(scene)["solve-hard"]
    assert found["left"] == hard_left(scene.s) + waiting == 1 + waiting
    assert "points" not in found, "they do not count"
    scene.boxes()
    assert "solve-spare" in of(scene, "walk", "BA"), "three may be left"
    easy = ready(mode=COOPERATIVE).tile("BA", "arm").acting()
    assert "solve-easy" in why(easy)


def test_points_are_told_in_a_competition_and_not_together() -> None:
    for mode, amount in ((COMPETITIVE, 1), (COOPERATIVE, 0)):
        scene = ready(mode=mode).tile("BA", "arm").tile("RH", "fever").acting()
        assert of(scene, "walk", "BA")["then"].values["points"] == amount


def test_who_else_could_walk_there_is_told_in_a_competition() -> None:
    near = ready().witch(1, "RH").tile("BA", "arm").acting()
    assert of(near, "walk", "BA")["rival-near"].values == {"seat": 1}
    assert "rival-near" not in of(ready().tile("BA", "arm").acting(), "walk", "BA"), "too far"
    friend = ready(mode=COOPERATIVE).witch(1, "RH").tile("BA", "arm").acting()
    assert "rival-near" not in of(friend, "walk", "BA")


def test_tea_with_others() -> None:
    """Against each other it helps rivals, too; together what all give back is counted."""
    for mode in (COMPETITIVE, COOPERATIVE):
        scene = ready(mode=mode).witch(1, "BA").cackles(0, 4 if mode == COMPETITIVE else 3)
        scene.cackles(1, 3 if mode == COMPETITIVE else 1).acting()
        found = of(scene, "walk", "BA")
        mine = scene.s.cackles[0]
        assert found["tea"].values == {"cackles": mine, "count": 3}
        assert found["tea"].worth > 0
        if mode == COMPETITIVE:
            assert found["tea-rivals"].values == {"count": 2}
            assert not found["tea-rivals"].worth, "it is no part of the reckoning"
        else:
            assert found["tea-guests"].values == {"count": 1}
            assert found["tea-guests"].worth > 0
    nothing = ready().witch(1, "BA").cackles(1, 2).acting()
    assert "tea-nothing" in of(nothing, "walk", "BA")
    friend = ready(mode=COOPERATIVE).witch(1, "BA").cackles(1, 2).acting()
    assert {"tea-others", "tea-guests"} <= set(of(friend, "walk", "BA"))


def test_at_tea_all_that_one_may() -> None:
    scene = ready().witch(1, "BA").cackles(0, 4).acting().play("walk", "BA")
    assert scene.question == "tea"
    assert why(scene)["give-back"] == {"count": 3}
    kept = of(scene, "give_back", "1")["keep"]
    assert (kept.values, kept.worth) == ({"count": 2}, -2.0)


def test_black_aliss_by_the_table() -> None:
    against = ready().cackles(0, 8).tile("BA", "arm").acting()
    assert against.s.cackle_supply == 0
    at_tea = ready().witch(1, "BA").cackles(0, 8).acting()
    assert of(at_tea, "walk", "BA")["near-aliss-rivals"].values == {"left": 0}
    richer = ready().witch(1, "BA").cackles(0, 3).cackles(1, 5).acting()
    assert "near-aliss-rivals" not in of(richer, "walk", "BA"), "they come from the other first"
    together = ready(mode=COOPERATIVE).witch(1, "BA").cackles(0, 6).acting()
    assert of(together, "walk", "BA")["near-aliss"].values == {"left": 0, "aliss": 5}


@pytest.mark.parametrize(
    ("name", "mode", "what"),
    [
        ("cunning", COMPETITIVE, advice_attempt.ALL_IN_DUNGEON),
        ("duke", COOPERATIVE, advice_attempt.DUNGEON),
        ("winter", COMPETITIVE, advice_attempt.WINTER_FOR_OTHERS),
        ("lily", COOPERATIVE, advice_attempt.ALL_LOST),
        ("lily", COMPETITIVE, advice_attempt.ONLY_CACKLES),
        ("count", COMPETITIVE, advice_attempt.ALL_LOST),
    ],
)
def test_what_failing_means_to_all(name: str, mode: int, what: int) -> None:
    """With no token of either kind left, and easy problems in the other's hands only."""
    scene = ready(mode=mode).tile("BA", name).won(1, "pig").supply(aliss=0, crisis=0).acting()
    scene.play("walk", "BA").roll("2", "2")
    assert of(scene, "roll_on")["risk"].values["number"] == what
    assert of(scene, "roll_on")["risk"].worth < 0


def crises(mode: int) -> Scene:
    """No crisis token is left, problems lie everywhere, and she could take a crisis away."""
    scene = ready("C02", mode=mode).tile("BA", "fever", crisis=1).supply(crisis=0)
    for space in ("RH", "MS", "SN", "CO", "GG", "BR", "DA", "ST"):
        scene.hidden(space)
    return scene


def test_a_danger_to_all_is_told_with_who_leads() -> None:
    for won, key in (((), "level"), ((["arm"], []), "lead"), (([], ["arm"]), "behind")):
        scene = crises(COMPETITIVE)
        for seat, some in enumerate(won):
            scene.won(seat, *some)
        scene.acting()
        assert scene.said(ask(scene).action).startswith("help")
        assert why(scene)["help"] == {"left": 0}
        assert why(scene)["help-room"] == {"count": 8}, "the ninth is in crisis"
        assert why(scene)[key] == {"points": 0 if key == "level" else 2}
    friends = crises(COOPERATIVE).acting()
    assert why(friends)["help"] == {"left": 0}
    assert not {"level", "lead", "behind"} & set(why(friends))


def test_elves_face_up_are_a_danger_to_all() -> None:
    for mode in (COMPETITIVE, COOPERATIVE):
        scene = ready("C09", "C09", mode=mode).tile("DA", "queen").tile("BA", "elves").acting()
        assert of(scene, "walk", "BA")["elves-away"].values == {"count": 2}


def test_whose_cackle_is_taken() -> None:
    """From who has fewest points in a competition; together that is said to matter little."""
    for mode in (COMPETITIVE, COOPERATIVE):
        supply = 12 if mode == COMPETITIVE else 9
        scene = Scene(3, "dimity petulia tiffany", mode=mode).witch(0, "MC").witch(1, "MT")
        scene.witch(2, "SK").won(1, "arm").tile("BA", "death").hand(0, "C05")
        scene.cackles(1, supply // 2).cackles(2, supply // 2).supply(cackle=0).acting()
        scene.play("draw_two", "C05")
        assert scene.question == "take_from"
        assert scene.said(ask(scene).action) == "take_from 2"
        worse = of(scene, "take_from", "1")
        if mode == COMPETITIVE:
            assert why(scene)["take"] == {"seat": 2, "points": 0}
            assert worse["take-rival"].values == {"seat": 1, "points": 2}
        else:
            assert "take-together" in worse


def test_winter_by_the_table() -> None:
    for mode, key in ((COMPETITIVE, "lose"), (COOPERATIVE, "all-same")):
        scene = ready(mode=mode).tile("BA", "winter").won(0, "fever", "death").acting()
        scene.play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
        assert scene.question == "lose"
        assert key in why(scene)
        if mode == COMPETITIVE:
            dear = of(scene, "lose", "death")["lose-more"]
            assert (dear.values["points"], dear.values["total"], dear.worth) == (3, 1, -2.0)


def test_where_a_crisis_does_least_harm() -> None:
    scene = ready().tile("LT1", "fever").tile("LT2", "elves").hidden("LT3").next_tile("arm")
    town = next(card for card in scene.s.edition.cards if scene.s.edition.location[card] == 0)
    name = GAME.label("card", town)
    scene.turn().nature("reveal_card", name)
    assert scene.question == "crisis"
    fever = scene.s.tile[at("LT1")]
    assert why(scene)["crisis"] == {"tile": fever}
    worse = of(scene, "crisis_on", "LT2")["crisis-worse"]
    elves = scene.s.tile[at("LT2")]
    assert worse.values["difficulty"] == scene.s.edition.difficulty[elves] + 2
    assert worse.worth < -9
    assert of(scene, "crisis_on", "LT3")["crisis-unknown"].worth < -9


def test_in_the_dungeon() -> None:
    scene = ready("C06").witch(0, "DG").tile("BA", "arm").acting()
    assert scene.question == "dungeon"
    told = of(scene, "wait")
    assert told["wait"].worth == 0
    assert told["then"].values["space"] == at("BA")
    out = of(scene, "leave_by_card", "C06", "BA")
    assert out["solve"].values["space"] == at("BA")
    assert out["fare"].worth < 0
    scene.play("wait")
    assert "solve" in of(scene, "leave", "BA")


def test_the_last_turn_is_told_by_what_counts() -> None:
    for mode, key in ((COMPETITIVE, "end-last"), (COOPERATIVE, "end-together")):
        scene = last_turn(ready("C01", mode=mode).cackles(0, 1).hidden("SK"))
        scene.acting().play("stay").play("stay")
        assert scene.question == "finish"
        told = of(scene, "end_turn")[key].values
        assert told == ({"points": 0} if mode == COMPETITIVE else {"left": 1})


def test_who_has_looked_with_her_second_action_may_go_on_to_nothing() -> None:
    """What comes then is the next turn's: it is told, and counted."""
    scene = ready("C06", "C08", apprentices="tiffany dimity", mode=COOPERATIVE)
    scene.hidden("BA", "bela").crises("BA", 6).tile("SK", "arm")
    scene.acting().play("stay").play("walk", "BA").chance()
    assert scene.question == "pass"
    assert adds_up(scene)
    later = of(scene, "vanish_by_token")["then-later"]
    assert (later.values["space"], later.worth > 0) == (at("SK"), True)
