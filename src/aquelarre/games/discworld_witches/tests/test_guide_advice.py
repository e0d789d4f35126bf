"""What the guide would do and why: the reasons are its own reckoning."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches import GAME
from aquelarre.games.discworld_witches.box.ids import APPRENTICES, SPACES, TILES
from aquelarre.games.discworld_witches.guide.advice import in_ten
from aquelarre.games.discworld_witches.seen.odds import OUTCOMES, ways
from aquelarre.games.discworld_witches.tests.scenario import Scene, card_number
from aquelarre.kernel import Advice, Chance, Dice, Reason, Window
from aquelarre.words import Words

WORDS = [Words(lang, GAME, players=["Ana"], strict=True) for lang in ("es", "en")]


def alone(*cards: str, apprentice: str = "dimity") -> Scene:
    return Scene(1, apprentice).witch(0, "MC").hand(0, *cards)


def ask(scene: Scene) -> Advice:
    return GAME.advise(Window(GAME, scene.s, 0), Dice(1))


def why(scene: Scene) -> dict[str, dict[str, int]]:
    """The reasons of the advice, by their keys."""
    return {reason.key: reason.values for reason in ask(scene).reasons}


def at(space: str) -> int:
    return SPACES.index(space)


def tile(name: str) -> int:
    return TILES.index(name)


def test_it_tells_the_chance_and_the_points() -> None:
    scene = alone().tile("BA", "arm").acting()
    assert scene.said(ask(scene).action) == "walk BA"
    chances = round(10 * ways(4, 9) / OUTCOMES[4])
    solve = why(scene)["solve"]
    assert solve == {"count": chances, "tile": tile("arm"), "space": at("BA"), "points": 2}


def test_it_tells_what_comes_then_or_would_have_been_instead() -> None:
    scene = alone().tile("BA", "arm").tile("RH", "fever").acting()
    assert why(scene)["then"]["space"] == at("RH")
    scene.play("stay")
    scene = alone().tile("BA", "arm").tile("MS", "fever").acting().play("stay")
    other = why(scene)["runner-up"]
    assert (other["space"], other["tile"], other["points"]) == (at("MS"), tile("fever"), 1)


def test_it_tells_what_is_gained_beside_the_points() -> None:
    scene = alone().won(0, "arm").tile("BA", "arm").acting()
    assert why(scene)["hand-grows"] == {"limit": 4}
    assert "hand-grows" not in why(alone().tile("BA", "arm").acting())
    scene = alone().tile("BA", "arm", crisis=1).supply(crisis=1).acting()
    assert why(scene)["crisis-back"] == {"left": 1}
    elves = alone("C09", "C09").tile("DA", "queen").tile("BA", "elves").acting()
    assert why(elves)["elves-away"] == {"count": 2}


def test_a_tile_that_nobody_knows_is_what_it_may_be() -> None:
    scene = alone("C06", "C31", "C09").hidden("BA").acting()
    assert scene.said(ask(scene).action) == "walk BA"
    assert why(scene)["unknown"]["space"] == at("BA")
    assert "solve" not in why(scene)


def test_cackles_and_grannys_house() -> None:
    scene = alone().cackles(0, 4).aliss(0, 1).tile("MS", "fever").acting()
    assert scene.said(ask(scene).action) == "walk GW"
    assert why(scene)["granny"] == {"cackles": 4, "count": 2}
    assert why(scene)["near-aliss"] == {"left": 0, "aliss": 3}
    knows = alone("C01").cackles(0, 3).acting()
    assert why(knows)["know"] == {"cackles": 3, "count": 2}


def test_fleeing_tells_how_bad_it_looks_and_what_failing_costs() -> None:
    for name, key in (
        ("winter", "fail-winter"),
        ("duke", "fail-dungeon"),
        ("lily", "fail-aliss"),
        ("count", "fail-crisis"),
        ("queen", "fail-cackle"),
    ):
        scene = alone().tile("BA", name).won(0, "pig").acting().play("walk", "BA").roll("2", "2")
        assert scene.said(ask(scene).action).startswith("flee ")
        assert why(scene)["flee"]["count"] <= 1
        assert key in why(scene)


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


def test_winter_takes_nothing_from_who_has_solved_nothing() -> None:
    for won, reason in (([], "fail-cackle"), (["pig"], "fail-winter")):
        scene = alone().tile("BA", "winter").won(0, *won).acting().play("walk", "BA")
        scene.roll("2", "2")
        assert scene.said(ask(scene).action).startswith("flee")
        assert reason in why(scene)


def test_the_first_question_of_all() -> None:
    s = GAME.start(1, {})
    while isinstance(question := s.open_question(), Chance):
        s.answer(1, question.options(s, 1)[0])
    found = GAME.advise(Window(GAME, s, 0), Dice(1))
    assert found.reasons == [Reason("choose", apprentice=APPRENTICES.index("petulia"))]


@pytest.mark.parametrize(
    ("chance", "count"), [(0.0, 0), (0.01, 1), (0.5, 5), (0.96, 9), (0.999, 9), (1.0, 10)]
)
def test_only_what_is_certain_is_called_so(chance: float, count: int) -> None:
    assert in_ten(chance) == count


@pytest.mark.parametrize("seed", range(4))
def test_it_can_be_said_in_both_languages_all_through_a_game(seed: int) -> None:
    """Half the answers are its own, half are any: odd positions, too."""
    s, dice = GAME.start(1, {}), Dice(f"advice {seed}")
    while not s.over:
        question = s.open_question()
        options = s.options(0 if s.asked & 1 else 1)
        if isinstance(question, Chance):
            s.answer(1, options[dice.pick(question.odds(s))])
            continue
        found = GAME.advise(Window(GAME, s, 0), dice)
        assert found.action in options
        assert found.reasons
        if len(options) > 1:
            assert found.action == GAME.guide(Window(GAME, s, 0), dice)
        for words in WORDS:
            assert all(words.reason(reason) for reason in found.reasons)
        any_other = options[dice.below(len(options))]
        s.answer(0, found.action if dice.below(2) else any_other)
