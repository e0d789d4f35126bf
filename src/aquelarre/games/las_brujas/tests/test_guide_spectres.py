"""The guide after death: every afterlife card, for the side it died for. [BRU-08, A.8]"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.rules.spectres import Dream, Haunt, Raise
from aquelarre.games.las_brujas.state import Village
from aquelarre.games.las_brujas.tests.scenario import Scene
from aquelarre.games.las_brujas.tests.scenario_guide import (
    advice,
    advices,
    aside,
    suspect,
    trust,
    village,
)
from aquelarre.kernel import Step

VILLAGER, WITCH = 1, 6  # the two spectres
FRIEND, FOE = 2, 3  # whom the village trusts and suspects; both are villagers
VILLAGERS = {0, 2, 3, 4}


def after_death(spectre: int, *cards: str, step: Step[Village] | None = None) -> Scene:
    """It is the turn of a spectre that holds these cards; everybody has a card to lose."""
    scene = trust(suspect(village(first=spectre), FOE), FRIEND)
    for seat, name in zip((0, 2, 3, 4, 5), "abcde", strict=True):
        scene.hold(seat, f"J1{name}")
    scene.dead(VILLAGER).dead(WITCH).dead(spectre, *cards).s.agenda.clear()
    scene.s.then(step or Haunt(spectre))
    scene.s.settle()
    return scene


@pytest.mark.rule("BRU-08")
@pytest.mark.parametrize(
    ("name", "by_villager", "by_witch"),
    [
        ("U01a", {FOE}, VILLAGERS),
        ("U02", {FRIEND}, set()),
        ("U03", {FOE}, VILLAGERS),
        ("U04", {FOE}, VILLAGERS),
        ("U05", {FOE}, VILLAGERS),
        ("U06", {FOE}, VILLAGERS),
        ("U07a", {FOE}, VILLAGERS),
        ("U08", {FOE}, VILLAGERS),
        ("U09", {FRIEND}, set()),
        ("U10", {FOE}, VILLAGERS),
        ("U11", {FOE}, VILLAGERS),
    ],
)
def test_a_spectre_haunts_enemies_and_blesses_friends(
    name: str, by_villager: set[int], by_witch: set[int]
) -> None:
    """A dead villager goes by suspicion, a dead witch by what she knows. She need not hide, but
    whoever she blessed would be known for a witch: in printed games she did."""
    for spectre, wanted in ((VILLAGER, by_villager), (WITCH, by_witch)):
        scene = after_death(spectre, name).discarded("R12", "R26")
        haunts = {verbs.HAUNT.at(NUMBER[name], victim) for victim in wanted}
        assert advices(scene, spectre) <= (haunts or {verbs.END_TURN.base}), (spectre, name)


def test_a_desecration_takes_from_an_enemy_and_gives_to_a_friend() -> None:
    scene = after_death(VILLAGER, "U12")
    assert advices(scene, VILLAGER) == {verbs.HAUNT_TWO.at(NUMBER["U12"], FOE, FRIEND)}
    scene = after_death(WITCH, "U12")
    assert advices(scene, WITCH) == {verbs.END_TURN.base}, "seat 5 would be known for a witch"


def test_a_burnt_witch_makes_nobody_forget_what_is_said_of_a_fellow() -> None:
    scene = after_death(WITCH, "U13").rumours(5, "R26")
    assert advice(scene, WITCH) == verbs.END_TURN.base
    scene = after_death(WITCH, "U13").rumours(5, "R26").rumours(FRIEND, "R12")
    assert advice(scene, WITCH) == verbs.ERASE.at(NUMBER["U13"], NUMBER["R12"])


def test_oblivion_is_for_the_gossip_about_a_friend_or_the_praise_of_an_enemy() -> None:
    for bearer, worst in ((FRIEND, "R26"), (FOE, "R12")):
        scene = after_death(VILLAGER, "U13").rumours(bearer, "R14a", "R26", "R01a", "R12")
        assert advice(scene, VILLAGER) == verbs.ERASE.at(NUMBER["U13"], NUMBER[worst])


def test_a_card_that_would_only_harm_is_kept() -> None:
    """The last words to erase are good ones about a friend."""
    scene = after_death(VILLAGER, "U13").rumours(FRIEND, "R12")
    assert advice(scene, VILLAGER) == verbs.END_TURN.base


def test_what_a_spectre_raises_is_the_worst_for_a_foe_and_the_best_for_a_friend() -> None:
    for good, receiver, best in ((0, FOE, "R26"), (1, FRIEND, "R12")):
        raising = Raise(VILLAGER, receiver, good)
        scene = after_death(VILLAGER, step=raising).discarded("R14a", "R26", "R12", "R01a")
        assert advices(scene, VILLAGER) == {verbs.RAISE.at(NUMBER[best])}


def test_a_dream_takes_an_accusation_from_an_enemy_and_leaves_it_to_a_friend() -> None:
    scene = after_death(VILLAGER, step=Dream(VILLAGER, FOE)).hold(FOE, "J2a", "J4a")
    assert advices(scene, VILLAGER) == {verbs.TAKE.at(NUMBER["J4a"])}, "the better one"
    scene = after_death(VILLAGER, step=Dream(VILLAGER, FRIEND))
    assert advice(scene, VILLAGER) == verbs.DONE.base


# -- in trials ---------------------------------------------------------------------------


def trial(spectre: int, accused: int, *cards: str) -> Scene:
    """Seat 0 accuses; it may go either way."""
    scene = trust(suspect(village(), FOE), FRIEND).dead(VILLAGER).dead(WITCH)
    scene.dead(spectre, *cards).hold(0, "J1a")
    return scene.rumours(FOE, "R06a").trial(0, "J1a", accused)


@pytest.mark.rule("BRU-26")
def test_a_spectre_speaks_up_in_trials_for_its_side() -> None:
    for spectre, accused, cause in ((WITCH, 5, 0), (VILLAGER, FOE, 1), (WITCH, FOE, 1)):
        scene = trial(spectre, accused, "U14a")
        assert aside(scene, spectre) == verbs.PLEAD.at(NUMBER["U14a"])
        scene = trial(spectre, accused, "U15")
        assert aside(scene, spectre) == verbs.BEAR_WITNESS.at(NUMBER["U15"], cause)
        scene = trial(spectre, accused, "U14a").answer(verbs.PLEAD, "U14a", seat=spectre)
        assert advice(scene.all_pass(), spectre) == verbs.VOTE.at(1 - cause)


def test_a_dead_witch_need_not_blend_in_any_more() -> None:
    """Her fellow is lost: a living witch would vote against her."""
    scene = trial(WITCH, 5, "U14a").rumours(5, "R26", "R27")
    suspect(scene, 5).answer(verbs.PLEAD, "U14a", seat=WITCH).all_pass()
    assert advice(scene, WITCH) == verbs.VOTE.at(1)
    alive = suspect(village(), 5).hold(0, "J1a").rumours(5, "R26", "R27").trial(0, "J1a", 5)
    assert advice(alive.all_pass(), WITCH) == verbs.VOTE.at(0)


def test_the_mercy_of_the_dead_is_for_a_sister() -> None:
    for accused, saved in ((5, True), (FOE, False)):
        scene = trial(WITCH, accused, "U16").vote(guilty=[0, 2, 3, 4, 5])
        assert (aside(scene, WITCH) == verbs.COUNTER.at(NUMBER["U16"])) is saved


def test_the_icy_wind_blows_against_what_harms_the_side() -> None:
    for witness, blows in (("D1a", True), ("D2a", False)):
        scene = trial(VILLAGER, FOE, "U17").hold(4, witness)
        scene.answer(verbs.PLEAD, witness, seat=4)
        assert (aside(scene, VILLAGER) == verbs.PLEAD.at(NUMBER["U17"])) is blows, witness


def test_the_icy_wind_prevents_a_new_vote_that_would_harm() -> None:
    for spectre, blows in ((VILLAGER, True), (WITCH, False)):
        scene = trial(spectre, 5, "U17").hold(4, "D6")
        scene.s.week = 6
        suspect(scene, 5).vote(guilty=[0, 2], innocent=[4])
        scene.answer(verbs.PLEAD, "D6", seat=4)
        assert (aside(scene, spectre) == verbs.PLEAD.at(NUMBER["U17"])) is blows
