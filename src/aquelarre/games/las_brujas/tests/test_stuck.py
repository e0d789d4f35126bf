"""No game gets stuck: empty hands, empty decks, the last few alive, trials in odd places."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.kernel import Dice
from aquelarre.laws.walk import walk

FIVE = ["P05", "P17", "P10", "P22", "P06"]
GENERAL = (1 << 93) - 1


def play_on(scene: Scene, seeds: int = 6) -> None:
    """From here random games come to their end."""
    for seed in range(seeds):
        s = scene.s.clone()
        s.news = []
        for _ in walk(GAME, s, Dice(seed), limit=6000):
            pass
        assert s.over
        census = GAME.census(s)
        assert census["cards"] == census["different cards"] == 113


def test_with_empty_hands() -> None:
    scene = Scene("wvvvw", FIVE)
    for seat in range(5):
        scene.hold(seat)
    scene.rest_of_week()
    assert scene.question != "share", "nobody has anything to share"
    play_on(scene)


def test_with_hardly_a_card_to_draw() -> None:
    """All but a handful of cards is out of reach, in the hand of a hoarding seat."""
    scene = Scene("wvvvw", FIVE)
    scene.s.hand[3] |= scene.s.deck & GENERAL
    scene.s.deck &= ~GENERAL
    scene.end_turn()
    assert scene.told("nothing_to_draw")
    play_on(scene)


def test_with_three_alive_and_all_others_spectres() -> None:
    scene = Scene("wvvvwvv", ["P05", "P17", "P10", "P22", "P06", "P03", "P04"])
    for seat in (1, 2, 4, 5):
        scene.dead(seat)
    play_on(scene)


@pytest.mark.rule("BRU-32")
def test_with_the_influential_citizen_on_trial() -> None:
    scene = Scene("wvvvw", FIVE).hold(0, "J1a")
    scene.s.influential = 1
    scene.trial(0, "J1a", 1).dice(6, 1).vote(guilty=[0, 2], innocent=[3, 4])
    assert scene.question == "decide"
    play_on(scene)


@pytest.mark.rule("BRU-33")
def test_a_trial_inside_an_event_goes_back_to_the_turn() -> None:
    scene = Scene("wvvvw", ["P05", "P17", "P10", "P22", "P09"]).hold(0, "S09", "R01a")
    scene.answer(verbs.EVENT, "S09").speeches()
    play_on(scene)
    scene.vote(innocent=[0, 1, 2, 3]).all_pass()
    assert (scene.question, scene.asked) == ("act", [0])


@pytest.mark.rule("BRU-20")
def test_false_witness_against_the_player_whose_turn_it_is() -> None:
    scene = Scene("wvvvw", FIVE).hold(0, "J1a", "C2a").hold(1, "C4")
    scene.answer(verbs.ACCUSE, "J1a", 1).answer(verbs.COUNTER, "C4", seat=1)
    assert scene.options(verbs.COUNTER, 0), "which can be countered in turn"
    play_on(scene)


def test_all_pass_and_all_abstain() -> None:
    """Nobody ever does anything: with the limit the game still ends."""
    scene = Scene("wvvv")
    s = scene.s
    answers = 0
    while not s.over:
        if s.nature_asked:
            scene.script = [verbs.ROLL.at(6), verbs.ROLL.at(1), verbs.ROLL.at(2), verbs.ROLL.at(3)]
            scene.nature()
            continue
        seat = scene.asked[0]
        s.answer(seat, s.options(seat)[0])
        answers += 1
    assert GAME.view(s, 0)["winner"] == "nobody"
    assert s.week == 52
    assert answers < 3000


@pytest.mark.parametrize("n", range(3, 13))
def test_random_games_of_all_sizes_end_soon_enough(n: int) -> None:
    for seed in range(3):
        s = GAME.start(n, {"limit": seed % 2, "double_trial": seed // 2})
        count = sum(1 for _ in walk(GAME, s, Dice(f"{n} {seed}"), limit=8000))
        assert s.over
        assert count > 20
