"""The guide: what it does with its suspicions, as a villager and as a witch."""

from __future__ import annotations

import pytest

from aquelarre.bots.playing import play_out
from aquelarre.bots.simple import GuideBot, RandomBot
from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.guide.forecast import of_accusation
from aquelarre.games.las_brujas.state import ONE_SHARING, Village
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.games.las_brujas.tests.scenario_guide import (
    PEOPLE,
    advice,
    advices,
    look,
    suspect,
    trust,
    village,
)
from aquelarre.kernel import Action, Dice, Window
from aquelarre.laws.walk import any_answer

GUILTY, INNOCENT = verbs.VOTE.at(0), verbs.VOTE.at(1)


# -- it sees no more than its seat -------------------------------------------------------


@pytest.mark.parametrize("settings", [{}, {"double_trial": 1}, {"random_sides": 1}])
def test_it_answers_the_same_whatever_it_cannot_see(settings: dict[str, int]) -> None:
    for seed in range(3):
        s = GAME.start((5, 8, 10)[seed], settings)
        dice = Dice(f"blind {seed}")
        while not s.over:
            everybody = range(s.n) if dice.below(30) == 0 else []
            for seat in everybody:
                other = GAME.imagine(s, seat, dice.child("other world"))
                here, there = Window(GAME, s, seat), Window(GAME, other, seat)
                if s.asked >> seat & 1:
                    assert GAME.guide(here, Dice(seed)) == GAME.guide(there, Dice(seed))
                for throw in range(3):
                    spoken = GAME.guide_aside(here, Dice(throw))
                    assert spoken == GAME.guide_aside(there, Dice(throw))
            s.answer(*any_answer(s, dice))


# -- the vote ----------------------------------------------------------------------------


def test_a_villager_votes_by_suspicion() -> None:
    for accused, wanted in ((3, GUILTY), (2, INNOCENT)):
        scene = trust(suspect(village(first=1), 3), 2).hold(1, "J1a").trial(1, "J1a", accused)
        scene.all_pass()
        assert advice(scene, 0) == wanted


def test_a_witch_votes_for_her_side_where_her_vote_decides() -> None:
    """Three are left. A villager in her seat would rather acquit."""
    for good, wanted in (("R01a", GUILTY), ("R12 R13", INNOCENT)):
        scene = village().dead(2).dead(3).dead(4).dead(5).rumours(1, *good.split())
        scene.hold(0, "J1a")
        scene.trial(0, "J1a", 1).all_pass()
        assert look(scene, 6).mask.gain[1] < 0 < look(scene, 6).gain[1]
        assert advice(scene, 6) == wanted


def test_a_witch_gives_up_a_fellow_who_is_lost() -> None:
    scene = suspect(village(), 5, 12).hold(0, "J1a").rumours(5, "R26", "R27")
    scene.trial(0, "J1a", 5).all_pass()
    assert [advice(scene, seat) for seat in (1, 2, 6)] == [GUILTY] * 3


def test_the_accused_of_a_double_trial_votes_against_the_accuser() -> None:
    scene = village(double_trial=1).hold(0, "J1a").trial(0, "J1a", 1).all_pass()
    assert advice(scene, 1) == verbs.VOTE.at(4)
    assert advice(scene, 0) == verbs.VOTE.at(3)


def test_a_spectre_votes_for_the_possessed() -> None:
    scene = village().dead(5).hold(0, "J1a")
    scene.s.possessed, scene.s.possessor = 2, 5
    scene.trial(0, "J1a", 6).all_pass()
    assert advice(scene, 5) == verbs.VOTE_AS.at(1), "a dead witch saves a witch"


def test_who_decides_a_tie_alone_saves_the_own_neck() -> None:
    scene = village().hold(0, "J1a").trial(0, "J1a", 1).dice(2, 5)
    scene.vote(guilty=[0], innocent=[2])
    assert scene.question == "decide"
    assert advice(scene, 1) == verbs.DECIDE.at(1)


def test_a_witch_who_decides_a_tie_alone_decides_for_her_side() -> None:
    scene = village(first=6).hold(6, "J1a").trial(6, "J1a", 1).dice(2, 5)
    scene.vote(guilty=[6], innocent=[2])
    assert scene.question == "decide"
    assert advice(scene, 6) == verbs.DECIDE.at(0)


# -- accusations -------------------------------------------------------------------------


def test_it_accuses_the_most_suspicious_and_nobody_without_reason() -> None:
    scene = village().hold(0, "J1a")
    assert advice(scene, 0) == verbs.END_TURN.base
    assert verbs.ACCUSE.args(advice(suspect(scene, 3), 0))[1] == 3


def test_it_does_not_accuse_in_vain() -> None:
    scene = suspect(village(), 3).hold(0, "J1a").rumours(3, "R12", "R06a")
    scene.s.week = 6
    assert advice(scene, 0) == verbs.END_TURN.base, "five votes of reputation"
    scene.hold(0, "J5a")
    assert verbs.ACCUSE.args(advice(scene, 0))[1] == 3, "in a trial by water they do not count"


def test_it_accuses_with_cards_to_back_it() -> None:
    """Two witnesses make up for a good name, but not in a summary trial, where none is heard."""
    for cards, accuses in (("J1a", False), ("J1a D2a D2b", True), ("J6a D2a D2b", False)):
        scene = suspect(village(), 3).hold(0, *cards.split()).rumours(3, "R12", "R13")
        assert (advice(scene, 0) in scene.options(verbs.ACCUSE)) is accuses


@pytest.mark.rule("BRU-24")
def test_who_has_much_to_lose_accuses_anonymously() -> None:
    """A villager burnt costs the accuser the whole hand."""
    for rest, wanted in (([], "J1a"), (["C2a", "C2b", "C4", "C1a"], "J4a")):
        scene = suspect(village(), 3, 2).hold(0, "J1a", "J4a", *rest)
        assert advice(scene, 0) == verbs.ACCUSE.at(NUMBER[wanted], 3)


def test_it_counts_on_what_people_have_said() -> None:
    scene = suspect(village(), 3, 3).rumours(3, "R07").hold(0, "J1a")
    assert verbs.ACCUSE.args(advice(scene, 0))[1] == 3
    before = of_accusation(look(scene, 0), NUMBER["J1a"], 3, 0)
    scene.answer(verbs.SAY_TRUST, 3, seat=1)
    after = of_accusation(look(scene, 0), NUMBER["J1a"], 3, 0)
    assert before.votes_guilty(1) > 0.8
    assert after.votes_guilty(1) < 0.4
    for seat in (2, 4, 5, 6):
        scene.answer(verbs.SAY_TRUST, 3, seat=seat)
    assert advice(scene, 0) == verbs.END_TURN.base


def test_people_lose_patience() -> None:
    scene = suspect(village(), 3, 1).rumours(3, "R06a", "R07").hold(0, "J1a")
    assert advice(scene, 0) == verbs.END_TURN.base
    scene.s.week = 6
    assert verbs.ACCUSE.args(advice(scene, 0))[1] == 3


def test_the_abbess_is_accused_by_who_can_do_it_twice() -> None:
    """The first card is lost on her asylum."""
    people = [*PEOPLE[:3], "P24", *PEOPLE[4:]]
    scene = suspect(village(people=people), 3).hold(0, "J1a")
    assert advice(scene, 0) == verbs.END_TURN.base
    scene.hold(0, "J1a", "J1b")
    assert verbs.ACCUSE.args(advice(scene, 0))[1] == 3
    scene.answer(verbs.ACCUSE, "J1a", 3)
    assert scene.told("asylum")
    assert advice(scene, 0) == verbs.ACCUSE.at(NUMBER["J1b"], 3)
    scene = village(people=people).hold(0, "J1a", "J1b")
    assert advice(scene, 0) == verbs.END_TURN.base, "not without reason"


def test_rumours_come_before_the_accusation() -> None:
    scene = suspect(village(), 3).hold(0, "J1a", "R20a")
    assert advice(scene, 0) in scene.options(verbs.SPREAD)
    scene.answer(verbs.SPREAD, "R20a", 3)
    assert verbs.ACCUSE.args(advice(scene, 0))[1] == 3


def test_a_witch_accuses_whom_the_village_suspects() -> None:
    scene = suspect(village(first=6), 3).hold(6, "J1a")
    assert verbs.ACCUSE.args(advice(scene, 6))[1] == 3


def test_a_witch_does_not_accuse_her_own_until_she_is_lost() -> None:
    """A villager in her seat would, and so does she if it is a villager."""
    for sides, accuses in (("vvvwvwv", True), ("vvvwvvw", True), ("vvvvvww", False)):
        scene = suspect(village(sides, first=6), 5, 1).rumours(5, "R14a").hold(6, "J1a")
        scene.s.week = 6
        assert (verbs.ACCUSE.at(NUMBER["J1a"], 5) == advice(scene, 6)) is accuses
    suspect(scene, 5, 9)
    assert verbs.ACCUSE.args(advice(scene, 6))[1] == 5, "not to accuse her would look strange"


def test_in_a_double_trial_it_is_more_careful() -> None:
    for double in (0, 1):
        scene = suspect(village(double_trial=double), 3, 6).hold(0, "J1a").rumours(3, "R01a")
        scene.rumours(0, "R20a")
        assert (advice(scene, 0) == verbs.END_TURN.base) is bool(double)


@pytest.mark.rule("BRU-30")
def test_with_random_sides_it_goes_on_when_all_witches_may_be_burnt() -> None:
    """Two of at most three witches are burnt: if there is none left, only few may remain."""
    scene = Scene("vvvvvwwv", PEOPLE, random_sides=1)
    scene.s.reputation = [0] * 8
    for seat in range(8):
        scene.hold(seat)
    for witch in (5, 6):
        scene.s.records += ((1, witch, -1, 0, witch, 0, 0b10011111, 0),)
        scene.dead(witch)
    assert {witches for witches, _, _ in look(scene, 0).own.counts} == {0, 1}
    scene.s.week = 5
    scene.hold(0, "J1a").rumours(3, "R14a")
    assert verbs.ACCUSE.args(advice(scene, 0))[1] == 3


# -- rumours -----------------------------------------------------------------------------


def test_rumours_go_where_they_belong() -> None:
    scene = suspect(village(), 3).hold(0, "R20a")
    assert verbs.SPREAD.args(advice(scene, 0))[1] == 3
    scene = suspect(village(), 3).hold(0, "R07")
    assert verbs.SPREAD.args(advice(scene, 0))[1] == 0, "one trusts oneself most"


def test_it_listens_to_claims() -> None:
    scene = village(first=1).hold(1, "R14a")
    for seat in (0, 2, 4):
        scene.answer(verbs.SAY_SUSPECT, 3, seat=seat)
    assert verbs.SPREAD.args(advice(scene, 1))[1] == 3


def test_a_witch_slanders_like_a_villager() -> None:
    """Whom the village suspects, be it her own."""
    for suspected in (3, 5):
        scene = suspect(village(first=6), suspected).hold(6, "R20a")
        assert verbs.SPREAD.args(advice(scene, 6))[1] == suspected


@pytest.mark.rule("BRU-12")
def test_of_a_third_rumour_the_weakest_good_one_goes_and_the_weakest_bad_one_too() -> None:
    scene = village().rumours(0, "R01a", "R07").hold(0, "R06a")
    assert advices(scene, 0) == {verbs.SUPPLANT.at(NUMBER["R06a"], 0, NUMBER["R01a"])}
    scene = suspect(village(), 3).rumours(3, "R14a", "R20a").hold(0, "R21a")
    scene.s.rules = ONE_SHARING
    scene.answer(verbs.SPREAD, "R21a", 3)
    assert advices(scene, 0) == {verbs.DROP.at(NUMBER["R14a"])}


@pytest.mark.rule("BRU-12")
def test_no_rumour_is_wasted_on_who_has_worse_ones() -> None:
    scene = suspect(suspect(village(), 3), 4, 3).rumours(3, "R26", "R27").hold(0, "R14a")
    assert advices(scene, 0) == {verbs.SPREAD.at(NUMBER["R14a"], 4)}


# -- whole games -------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [{}, {"double_trial": 1}, {"random_sides": 1}, {"limit": 0}])
def test_games_among_guides_end_and_they_talk(settings: dict[str, int]) -> None:
    said: set[str] = set()
    for seed, n in enumerate((5, 7, 10, 7, 8)):
        s = GAME.start(n, settings, listen=True)
        play_out(GAME, s, [GuideBot(Dice(f"{seed} {seat}")) for seat in range(n)], Dice(seed))
        assert s.over
        said |= {event.notice.key for event in s.news or []}
    assert said >= {
        "claimed_villager",
        "claimed_suspect",
        "claimed_reason",
        "replied",
    }
    assert said & {"asked_about", "asked_about_me"}


def test_the_guide_is_better_than_chance_on_both_sides() -> None:
    games, won = 30, [0, 0]
    for side in (0, 1):
        for game in range(games):
            s, dice = GAME.start(6), Dice(f"better {game}")
            players = [Turncoat(s, seat, side, dice.child(seat)) for seat in range(6)]
            play_out(GAME, s, players, dice.child("nature"))
            won[side] += s.winner == side
    assert won[0] >= 24
    assert won[1] >= 17


class Turncoat:
    """A guide on one side, chance on the other."""

    def __init__(self, s: Village, seat: int, side: int, dice: Dice) -> None:
        self.s, self.seat, self.side = s, seat, side
        self.guide, self.chance = GuideBot(dice), RandomBot(dice)

    def answer(self, window: Window[Village]) -> Action:
        ours = self.s.side[self.seat] == self.side
        return self.guide.answer(window) if ours else self.chance.answer(window)

    def aside(self, window: Window[Village]) -> Action | None:
        ours = self.s.side[self.seat] == self.side
        return self.guide.aside(window) if ours else self.chance.aside(window)
