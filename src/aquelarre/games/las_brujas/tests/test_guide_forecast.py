"""How a guide expects a trial to end: who votes how, and what else counts. [BRU-21 … BRU-23]"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.guide.forecast import Forecast, of_accusation, of_trial
from aquelarre.games.las_brujas.tests.scenario import Scene
from aquelarre.games.las_brujas.tests.scenario_guide import PEOPLE, look, suspect, trust, village

MAN, WOMAN = 3, 4  # of PEOPLE


def impatient(scene: Scene) -> Scene:
    """Nobody has burnt for weeks."""
    scene.s.week = 8
    return scene


def expected(scene: Scene, card: str = "J1a", accused: int = MAN) -> Forecast:
    """What seat 0 expects if it accuses."""
    return of_accusation(look(scene, 0), NUMBER[card], accused, 0)


def with_voter(who: str) -> Scene:
    """Seat 2 is this person."""
    return village(people=[*PEOPLE[:2], who, *PEOPLE[3:]])


# -- ballots -----------------------------------------------------------------------------


def test_villagers_follow_the_village() -> None:
    suspected, neither, trusted = (
        expected(impatient(scene)).votes_guilty(1)
        for scene in (suspect(village(), MAN), village(), trust(village(), MAN))
    )
    assert suspected > 0.8 > neither > 0.5 > 0.4 > trusted


def test_witches_follow_their_interest() -> None:
    """A witch knows who will vote for whom, and a villager only if he has looked."""
    scene = impatient(village())
    for voter, accused, likely in ((5, MAN, True), (5, 1, True)):
        forecast = of_accusation(look(scene, 6), NUMBER["J1a"], accused, 6)
        assert (forecast.votes_guilty(voter) > 0.8) is likely
    assert of_accusation(look(scene, 6), NUMBER["J1a"], 5, 6).votes_guilty(5) < 0.5
    before = of_accusation(look(scene, 0), NUMBER["J1a"], 6, 0).votes_guilty(5)
    scene.s.peeked[0] = 0b1100000
    assert of_accusation(look(scene, 0), NUMBER["J1a"], 6, 0).votes_guilty(5) < before


def test_an_accuser_stands_by_the_accusation() -> None:
    scene = trust(village(first=1), MAN).hold(1, "J1a").trial(1, "J1a", MAN)
    assert of_trial(look(scene, 0)).votes_guilty(1) > 0.9


def test_who_is_bribed_does_not_count() -> None:
    scene = suspect(village(), MAN).hold(0, "J1a").hold(1, "D4").trial(0, "J1a", MAN)
    before = of_trial(look(scene, 0)).mean
    scene.answer(verbs.BRIBE, "D4", 2, seat=1)
    assert of_trial(look(scene, 0)).mean < before - 0.5


@pytest.mark.parametrize(
    ("who", "accused", "weights"),
    [
        ("P09", MAN, (2, 1)),
        ("P14", WOMAN, (1, 2)),
        ("P14", MAN, (1, 1)),
        ("P12", WOMAN, (1, 1)),
    ],
)
def test_executioner_and_midwife_count_twice(
    who: str, accused: int, weights: tuple[float, float]
) -> None:
    scene = with_voter(who)
    assert expected(scene, accused=accused).weights(2) == weights
    assert expected(scene.dead(2), accused=accused).weights(2) == (1, 1), "not after death"


@pytest.mark.rule("BRU-23")
def test_the_influential_citizen_breaks_ties_but_not_for_the_inquisitor_nor_the_mighty() -> None:
    scene = village()
    scene.s.influential = 2
    assert expected(scene).weights(2) == (1.5, 1.5)
    scene.s.influential = MAN
    assert expected(scene, "J9").weights(MAN) == (1, 1)
    scene.s.influential = 2
    scene.s.inquisitor = 1
    assert expected(scene).weights(2) == (1, 1)


@pytest.mark.rule("BRU-23")
def test_while_the_inquisitor_is_here_a_tie_condemns() -> None:
    scene = village()
    calm = expected(scene).mean
    scene.s.inquisitor = 1
    assert expected(scene).mean == pytest.approx(calm + 0.5)


# -- what else counts --------------------------------------------------------------------


@pytest.mark.rule("BRU-22")
def test_reputation_counts_but_not_in_a_trial_by_water() -> None:
    """A little is left of it there: who is well spoken of is less suspected."""
    for card, votes in (("J1a", 2), ("J5a", 0)):
        plain = expected(village(), card).mean
        praised = expected(village().rumours(MAN, "R07"), card).mean
        assert votes < plain - praised < votes + 0.6


@pytest.mark.rule("BRU-29")
def test_in_a_double_trial_the_reputation_of_the_accuser_counts_too() -> None:
    scene = village(double_trial=1)
    plain = expected(scene).mean
    assert 2 < expected(scene.rumours(0, "R07")).mean - plain < 2.6


def test_some_trial_cards_bring_a_vote_and_some_silence_the_defence() -> None:
    scene = village()
    plain = expected(scene).mean
    assert expected(scene, "J8").mean == pytest.approx(plain + 1)
    assert expected(scene, "J3a").mean > plain
    assert expected(scene, "J6a").mean > plain


def test_where_no_cards_are_played_any_more_it_is_surer() -> None:
    scene = suspect(village(), MAN).hold(0, "J1a")
    assert expected(scene, "J6a").spread < expected(scene).spread
    scene.trial(0, "J1a", MAN)
    before = of_trial(look(scene, 0)).spread
    assert of_trial(look(scene.all_pass(), 0)).spread < before


def test_votes_that_are_there_already_count() -> None:
    scene = village().hold(0, "J1a").hold(1, "D2a").trial(0, "J1a", MAN)
    before = of_trial(look(scene, 0)).mean
    scene.answer(verbs.PLEAD, "D2a", seat=1)
    assert of_trial(look(scene, 0)).mean == pytest.approx(before + 1)
