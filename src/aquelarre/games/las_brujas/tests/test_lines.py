"""The village in plain lines: what a terminal or a screen reader gets."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.kernel.folding import WIDTH
from aquelarre.words import LANGUAGES, Words

NAMES = ["Ana", "Beto", "Carla", "Dani", "Eva"]


def lines(scene: Scene, seat: int, lang: str = "en") -> str:
    words = Words(lang, GAME, players=NAMES, strict=True)
    found = GAME.draw(GAME.view(scene.s, seat), words.say)
    assert max(len(line) for line in found) <= WIDTH
    return "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_can_be_said(lang: str) -> None:
    scene = Scene("wvvvw").hold(0, "J1a", "R14a").rumours(1, "R01a").doll(2).bears(3, "U02")
    for seat in range(-1, 5):
        assert lines(scene, seat, lang)
    scene.answer(verbs.ACCUSE, "J1a", 1)
    assert lines(scene, 2, lang)
    scene.speeches()
    assert lines(scene, 2, lang)
    scene.vote(guilty=[0, 2, 3, 4])
    assert lines(scene, 2, lang)
    scene.all_pass()
    assert lines(scene, 1, lang)


def test_the_own_side_and_hand_are_shown_and_no_others() -> None:
    scene = Scene("wvvvw").hold(0, "J1a").hold(1, "C1a")
    mine, watched = lines(scene, 1), lines(scene, -1)
    assert "You are a villager." in mine
    assert "Lack of evidence" in mine
    assert "Accusation of witchcraft" not in mine
    assert "Lack of evidence" not in watched
    assert "The witches: Ana, Eva." in lines(scene, 0)
    assert "The witches:" not in mine


def test_a_reputation_is_explained() -> None:
    scene = Scene("wvvvw", ["P05", "P13", "P10", "P22", "P06"]).rumours(1, "R20a")
    assert "reputation 0 = base +2, “Walks the woods by night” −2" in lines(scene, 2)


@pytest.mark.rule("BRU-22")
def test_the_tally_is_explained_vote_by_vote() -> None:
    scene = Scene("wvvvw", ["P09", "P13", "P10", "P22", "P06"]).hold(0, "J1a").hold(2, "D2a")
    scene.trial(0, "J1a", 1).answer(verbs.PLEAD, "D2a", seat=2).vote(guilty=[0, 2], innocent=[3])
    text = lines(scene, 4)
    for part in (
        "Votes so far: 3 in favour, 4 against.",
        "Ana: 2 against, as the executioner",
        "Carla: 1 against",
        "Eva: abstains",
        "Reputation of Beto: 2 in favour",
        "“Prosecution witness”: 1 against",
        "To burn: Beto.",
    ):
        assert part in text, part


@pytest.mark.rule("BRU-29")
def test_in_a_double_trial_votes_are_against_one_of_the_two() -> None:
    who = ["P02", "P09", "P10", "P22", "P06"]
    scene = Scene("wvvvw", who, double_trial=1).hold(0, "J1a").hold(2, "D1a").trial(0, "J1a", 1)
    scene.answer(verbs.PLEAD, "D1a", seat=2).vote(guilty=[2], innocent=[1, 3, 4])
    text = lines(scene, 4)
    for part in (
        "Votes so far: 3 against Beto, 2 against Ana.",
        "Beto: 1 against Ana",
        "Carla: 1 against Beto",
        "Reputation of Ana: −2 against Ana",
        "“Defence witness”: 1 against Ana",
    ):
        assert part in text, part
    assert "in favour" not in text


def test_the_end_shows_everybody() -> None:
    scene = Scene("wvv").hold(0, "J1a").burn(0, "J1a", 1)
    text = lines(scene, 2)
    assert text.splitlines()[0] == "The witches have won."
    assert "Ana (Miller) was a witch." in text


def test_what_newcomers_are_told() -> None:
    words = Words("es", GAME, players=NAMES, strict=True)
    assert len(GAME.before(words.say)) == 3


@pytest.mark.rule("BRU-14")
def test_an_option_says_before_whom_the_rumour_lies() -> None:
    """There are two of many cards, so the name alone would not do."""
    scene = Scene("wvvvw").rumours(1, "R14a").rumours(2, "R14b").rumours(0, "R15a")
    view = GAME.view(scene.s, 0)
    words = Words("en", GAME, players=NAMES, strict=True)

    def said(verb: str, **things: int | str) -> str:
        return words.option(GAME.describe(GAME.action(verb, **things)), view)

    assert said("calm", card="R14a") == "Discard the rumour “Skips mass” (in front of Beto)"
    assert said("calm", card="R14b") == "Discard the rumour “Skips mass” (in front of Carla)"
    assert said("erase", card="U13", rumour="R14b").endswith("(in front of Carla)")
    assert said("take_back", card="R14a").endswith("(in front of Beto)")
    assert not said("drop", card="R15a").endswith(")"), "one's own need not be told"
    assert not said("discard", card="J1a").endswith(")")
