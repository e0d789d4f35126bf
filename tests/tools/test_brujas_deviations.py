"""`tools/brujas_deviations.py`: guides with one habit against plain guides."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.rules.claims import is_claim
from aquelarre.games.las_brujas.tests.scenario import GAME
from aquelarre.games.las_brujas.tests.scenario_guide import suspect, village
from aquelarre.kernel import Action, Dice, Window
from brujas_deviations import HABITS, Habit, Played, play, told


def given(habit: str) -> int:
    """How many cards somebody with this habit gives of a middling hand."""
    scene = village().hold(0, *"J1a S02 C1a C2a C4".split()).rumours(4, "R12").rest_of_week()
    bot, count = Habit(habit, Dice(1)), 0
    while verbs.GIVE.owns(action := bot.answer(Window(GAME, scene.s, 0))):
        scene.s.answer(0, action)
        count += 1
    return count


def test_who_gives_more_and_who_gives_less() -> None:
    assert given("gives least") <= given("stingy") <= given("plain")
    assert given("plain") < given("generous") <= given("gives all")


@pytest.mark.parametrize("suspected", [0, 2])
def test_ballots_are_cast_whatever_one_thinks(suspected: int) -> None:
    scene = suspect(village(), suspected).hold(0, "J1a").trial(0, "J1a", 2).all_pass()
    window = Window(GAME, scene.s, 1)
    for habit in ("guilty", "innocent"):
        answer = Habit(habit, Dice(1)).answer(window)
        assert verbs.BALLOTS[answer - verbs.VOTE.base] == habit


def test_who_is_peaceful_accuses_nobody_and_who_is_rash_anybody() -> None:
    accused: dict[str, set[Action]] = {name: set() for name in ("plain", "peaceful", "rash")}
    for name, whom in accused.items():
        for number in range(40):
            window = Window(GAME, suspect(village(), 3).hold(0, "J1a").s, 0)
            answer = Habit(name, Dice(number)).answer(window)
            if verbs.ACCUSE.owns(answer):
                whom.add(verbs.ACCUSE.args(answer)[1])
    assert accused["plain"] == {3}
    assert not accused["peaceful"]
    assert len(accused["rash"]) > 2


def test_who_is_mute_says_nothing() -> None:
    window = Window(GAME, suspect(village(), 3).s, 1)
    said = {
        name: [x for n in range(60) if (x := Habit(name, Dice(n)).aside(window)) is not None]
        for name in ("plain", "mute")
    }
    assert any(is_claim(x) for x in said["plain"])
    assert not any(is_claim(x) for x in said["mute"])


def test_plain_guides_play_as_they_always_do_and_change_sides() -> None:
    one, other = (play("plain", 5, "pair", index) for index in (0, 1))
    assert one[2:] == other[2:], "dealt alike, and nobody has a habit"
    assert (one.side, other.side) == (0, 1)
    assert one.won != other.won


def test_what_is_told() -> None:
    games = [Played(0, True, True, True, 0.25), Played(1, True, False, False, 0.25)]
    text = told("plain", games)
    assert "as witches 100.0 %" in text
    assert "witches won 50.0 %" in text
    assert "first burnt a witch 50.0 %" in text
    assert "by lot 25.0 %" in text
    assert "by lot" not in told("generous", games)
    assert next(iter(HABITS)) == "plain"
