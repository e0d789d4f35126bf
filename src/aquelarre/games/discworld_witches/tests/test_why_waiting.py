"""What is told to whoever is not asked: whose turn it is and what is being decided, or what she
could not do in her own turn either. [LAN-53]"""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.rules.waiting import DOING, PROBLEM
from aquelarre.games.discworld_witches.state import COOPERATIVE, Lancre
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_why import (
    USED,
    Reason,
    hers,
    of,
    ready,
    tackling,
    touched,
)
from aquelarre.kernel import WATCHER, Why, members
from aquelarre.laws.texts import in_each_language


def turn(case: str, seat: int = 0) -> Reason:
    return "LAN-53", {"case": case, "seat": seat}


def tea_later(case: str, doing: str) -> Reason:
    return "LAN-25", {"case": case, "seat": 0, "doing": doing}


def said(scene: Scene, seat: int, thing: str) -> tuple[str, ...]:
    return in_each_language(scene.game, scene.game.why_not(scene.s, seat, thing))


def deal(s: Lancre) -> None:
    """Nature's part of the set-up: the first seat rolls most."""
    while s.nature_asked:
        rolled = s.rolls[0][2:] if s.rolls else False
        s.answer(s.n, s.options(s.n)[0 if rolled else -1])


@pytest.mark.rule("LAN-53")
def test_each_part_of_a_turn_says_what_is_being_decided() -> None:
    placing = ready("C02").tile("LM", "fever", crisis=1).next_tile("arm").turn()
    assert placing.question == "before"
    assert touched(placing, "space:BA", seat=1) == turn("placing")
    acting = ready().acting()
    assert touched(acting, "space:BA", seat=1) == turn("acting")
    assert acting.why(1, "flee", "BA") == turn("acting")
    problem = tackling("death")
    assert problem.question == "first_pair"
    assert touched(problem, "die:1", seat=1) == turn("problem")
    assert problem.why(WATCHER, "roll_on") == turn("problem")
    ending = ready("C01").cackles(0, 2).acting().play("stay").play("stay")
    assert ending.question == "finish"
    assert ending.why(1, "end_turn") == turn("ending")


@pytest.mark.rule("LAN-53")
def test_the_sentence_names_who_decides_what() -> None:
    names = [
        in_each_language(ready().game, Why("LAN-53", case, seat=0))
        for case in ("placing", "acting", "problem", "ending", "choosing", "starting")
    ]
    assert len(set(names)) == len(names)
    spanish, english = said(tackling("death"), 1, "space:BA")
    assert spanish.startswith("Es el turno de ")
    assert spanish.endswith(", que se ocupa de un problema.")
    assert english.startswith("It is ")
    assert english.endswith(" is dealing with a problem.")


@pytest.mark.rule("LAN-08")
def test_a_card_that_she_does_not_hold_will_not_be_played_in_her_turn_either() -> None:
    scene = ready().hand(1, "C06").acting()
    assert touched(scene, "card:C07a", seat=1) == of("LAN-08", "not-held", "C07a")
    assert touched(scene, "card:C06a", seat=1) == ("LAN-08", {"case": "others-turn", "seat": 0})
    assert scene.why(1, "fly", "C06", "BA") == ("LAN-08", {"case": "others-turn", "seat": 0})
    assert scene.why(1, "cure_sheep", "C06") == of("LAN-08", "no-effect", "C06a")


@pytest.mark.rule("LAN-06")
def test_another_apprentice_s_token_is_never_hers() -> None:
    scene = ready().acting()
    assert scene.why(1, "vanish_by_token") == hers("tiffany")
    assert scene.why(1, "use_pig_token") == ("LAN-08", {"case": "others-turn", "seat": 0})
    scene.s.token = 0
    assert scene.why(1, "use_pig_token") == USED


@pytest.mark.rule("LAN-20")
def test_what_is_over_and_what_is_solved_need_no_turn() -> None:
    scene = ready().acting()
    scene.s.easy[1] = (scene.game.thing("tile", "fever") or 0,)
    assert touched(scene, "tile:fever", seat=1)[1]["case"] == "kept"
    assert touched(scene, "tile:lily", seat=1) == turn("acting")
    assert touched(scene, "apprentice:tiffany", seat=1) == ("LAN-05", {"case": "later"})
    assert scene.why(1, "start_at", "BA") == ("LAN-07", {"case": "later"})
    assert scene.why(1, "leave", "BA") == ("LAN-44", {"case": "free"})


@pytest.mark.rule("LAN-25")
def test_at_tea_the_guests_are_awaited_and_not_whose_turn_it_is() -> None:
    scene = Scene(3, "dimity petulia tiffany").witch(0, "MC").witch(1, "BA").witch(2, "MT")
    scene.hand(0, "C02").hand(2, "C02b").cackles(1, 1).acting().play("walk", "BA")
    assert (scene.question, scene.asked) == ("tea", [1])
    assert touched(scene, "space:MT", seat=0) == turn("tea", 1)
    assert touched(scene, "card:C02a", seat=0) == turn("tea", 1)
    assert touched(scene, "card:C02b", seat=2) == ("LAN-08", {"case": "others-turn", "seat": 0})


@pytest.mark.rule("LAN-25")
def test_tea_in_somebody_else_s_turn_has_its_moment_told() -> None:
    acting = ready().cackles(1, 2).acting()
    assert acting.why(1, "give_back", "1") == tea_later("others-turn", "acting")
    problem = tackling("death")
    problem.s.cackles[1] = 1
    assert problem.why(1, "give_back", "1") == tea_later("others-turn", "problem")
    spanish, english = in_each_language(
        GAME, GAME.why_not(problem.s, 1, problem.number("give_back", "1"))
    )
    assert (
        "en tu turno, o cuando alguien lo tome donde está tu bruja. Ahora es el turno de" in spanish
    )
    assert spanish.endswith(", que se ocupa de un problema.")
    assert english.startswith("You give cackles back at tea: in your own turn, or when somebody")
    assert english.endswith(" is dealing with a problem.")
    together = ready(mode=COOPERATIVE).acting()
    assert together.why(1, "give_back", "1") == tea_later("others-together", "acting")


@pytest.mark.rule("LAN-44")
def test_the_dungeon_in_somebody_else_s_turn_has_its_moment_told() -> None:
    scene = ready().witch(1, "DG").hand(1, "C06").acting()
    told = ("LAN-44", {"case": "others-turn", "seat": 0, "doing": "acting"})
    assert scene.why(1, "leave", "BA") == told
    assert scene.why(1, "wait") == told
    assert scene.why(1, "leave_by_card", "C06a", "BA") == told, "it has a broomstick"
    other = ready().witch(1, "DG").hand(1, "C02").acting()
    assert other.why(1, "leave_by_card", "C02a", "BA") == of("LAN-44", "card", "C02a")
    assert scene.why(1, "leave_by_token", "BA") == hers("tiffany")
    spanish, english = in_each_language(GAME, GAME.why_not(scene.s, 1, scene.number("wait")))
    assert "con la segunda, sin gastar nada. Ahora es el turno de" in spanish
    assert spanish.endswith("que va a moverse o a quedarse donde está.")
    assert "for nothing with the second. It is" in english
    assert english.endswith("is about to move or to stay.")


def test_each_part_of_a_turn_has_its_own_words() -> None:
    """No two are told alike, and none is left out."""
    parts = sorted(set(DOING.values()) - {"choosing", "starting"} | {PROBLEM})
    for language in (0, 1):
        told = [
            in_each_language(GAME, Why("LAN-44", "others-turn", seat=0, doing=doing))[language]
            for doing in parts
        ]
        assert len(set(told)) == len(parts)


@pytest.mark.rule("LAN-47")
def test_in_winter_the_others_are_told_who_still_chooses() -> None:
    scene = ready().tile("BA", "winter").acting()
    fever, arm = (scene.game.thing("tile", name) or 0 for name in ("fever", "arm"))
    scene.s.easy = [(fever, fever), (fever, arm)]
    scene.play("walk", "BA").roll("2", "2").play("roll_on").roll("2", "2")
    assert (scene.question, scene.asked) == ("lose", [1])
    assert touched(scene, "tile:fever", seat=0) == turn("lose", 1), "she has lost hers already"
    assert touched(scene, "space:MC", seat=0) == turn("lose", 1)


@pytest.mark.rule("LAN-05")
def test_before_the_first_turn_each_has_her_moment() -> None:
    s = GAME.start(2, {}, listen=True)
    deal(s)
    found = GAME.why_not(s, 1, "apprentice:tiffany")
    assert (found.rule, found.values) == turn("choosing", 0)
    assert GAME.why_not(s, 1, "seat:0") == found
    for name in ("tiffany", "petulia"):
        seat = members(s.owed)[0]
        s.answer(seat, GAME.action("choose", apprentice=name))
    deal(s)
    first = members(s.owed)[0]
    found = GAME.why_not(s, 1 - first, "space:MC")
    assert (found.rule, found.values) == turn("starting", first)
    assert GAME.why_not(s, 1 - first, GAME.ref("card", s.hands[1 - first][0])).case == "own-turn"
    assert GAME.why_not(s, first, "apprentice:dimity") == Why("LAN-05", "later")


@pytest.mark.rule("LAN-23")
def test_alone_there_is_nobody_to_take_cackles_from() -> None:
    scene = Scene(1, "dimity").witch(0, "MC").acting()
    assert touched(scene, "seat:0") == ("LAN-23", {"case": "alone"})
    assert touched(ready().acting(), "seat:0") == ("LAN-23", {"case": "self"})


@pytest.mark.rule("LAN-08")
def test_a_card_without_use_now_is_not_said_to_have_only_its_effect() -> None:
    """Each has a symbol beside the effect: a broomstick, headology or magic."""
    for rule in ("LAN-31", "LAN-32", "LAN-33", "LAN-35"):
        spanish, english = in_each_language(ready().game, Why(rule))
        assert "efecto" in spanish, spanish
        assert "effect" in english, english
