"""Who may be a witch: every deed says something, and all of it adds up."""

from __future__ import annotations

from itertools import combinations
from math import exp

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.guide import suspicion
from aquelarre.games.las_brujas.guide.suspicion import TELLS, Chances, chances, known_sides, seen
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene
from aquelarre.kernel import Dice, members
from aquelarre.laws.walk import any_answer
from aquelarre.match import Match

EVEN = ["P05", "P06", "P10", "P12", "P17", "P22", "P14"]  # all of reputation 0


def village(sides: str = "wwvvvvv", **settings: int) -> Scene:
    return Scene(sides, EVEN, **settings)


def opinion(scene: Scene, seat: int) -> Chances:
    view = GAME.view(scene.s, seat)
    return chances(seen(view, GAME.box), known_sides(view), seat)


def believed(scene: Scene, seat: int) -> list[float]:
    """How likely a witch the seat thinks everybody."""
    return opinion(scene, seat).witch


def trial(
    scene: Scene, accuser: int, accused: int, guilty: list[int], innocent: list[int]
) -> Scene:
    """A trial that nobody interferes with, in the turn of the accuser."""
    while scene.asked != [accuser]:
        scene.end_turn()
    free = next(x for x in "abcdefgh" if not scene.s.discard >> number(f"J1{x}") & 1)
    for seat in range(scene.s.n):
        scene.hold(seat)
    scene.hold(accuser, f"J1{free}").trial(accuser, f"J1{free}", accused)
    return scene.vote(guilty=guilty, innocent=innocent).all_pass()


def number(label: str) -> int:
    return NUMBER[label]


# -- numbers -----------------------------------------------------------------------------


@pytest.mark.rule("BRU-02")
@pytest.mark.parametrize("sides", ["wvv", "wwvvv", "wwwvvvvv", "wwwwvvvvvvvv"])
def test_before_anything_happens_all_others_are_equally_likely(sides: str) -> None:
    scene = Scene(sides, None if len(sides) > 7 else EVEN)
    scene.s.reputation = [0] * len(sides)
    last = len(sides) - 1
    found = believed(scene, last)
    assert found[last] == 0
    assert found[:last] == pytest.approx([sides.count("w") / last] * last)


@pytest.mark.rule("BRU-04")
def test_witches_know_and_so_do_those_who_looked() -> None:
    scene = village()
    assert believed(scene, 0) == [1, 1, 0, 0, 0, 0, 0]
    scene.s.peeked[6] = 1 << 1
    found = believed(scene, 6)
    assert found[1] == 1
    assert sum(found) == pytest.approx(2)


@pytest.mark.rule("BRU-30")
def test_with_random_sides_their_number_is_not_known() -> None:
    found = opinion(village("wwvvvvv", random_sides=1), 6)
    shares = {witches: share for witches, share, _ in found.counts}
    assert shares == pytest.approx({3: 4 / 7, 2: 3 / 7}), "of 7 cards a villager does not see"
    scene = trial(village("wwvvvvv", random_sides=1), 2, 0, [2, 3, 4, 5, 6], [])
    scene = trial(scene, 3, 1, [2, 3, 4, 5, 6], [])
    left = {witches for witches, _, _ in opinion(scene, 6).counts}
    assert left == {0, 1}, "nobody can know whether all witches are burnt"


def test_it_is_the_sum_over_all_ways_the_witches_can_sit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suspicion, "MOST", 60.0)
    for n, settings in ((5, {}), (8, {"random_sides": 1}), (9, {})):
        s, dice = GAME.start(n, settings), Dice(f"sets {n}")
        while s.week < 3 and len(s.records) < 2:
            s.answer(*any_answer(s, dice))
        for seat in members(s.alive):
            view = GAME.view(s, seat)
            what, sides = seen(view, GAME.box), known_sides(view)
            chances.cache_clear()
            assert chances(what, sides, seat).witch == pytest.approx(slowly(what, sides, seat))
    chances.cache_clear()


def slowly(what: suspicion.Seen, sides: suspicion.Sides, looker: int) -> list[float]:
    """The same, set by set."""
    unknown = [seat for seat, side in enumerate(sides) if side is None]
    known = {seat for seat, side in enumerate(sides) if side == "witches"}
    total, inside = 0.0, [0.0] * len(sides)
    for size, prior in suspicion._sizes(what, sides):
        for some in combinations(unknown, size):
            witches = known | set(some)
            told = -sum(suspicion.ILL_REPUTE * what.repute[seat] for seat in some)
            for actor, target, deed in what.done:
                tell, on_witch = TELLS[deed], target in witches
                if actor == looker:
                    continue
                if actor in witches:
                    told += tell.witch_on_witch if on_witch else tell.witch_on_villager
                elif on_witch:
                    told += tell.villager_on_witch
            total += prior * exp(told)
            for seat in some:
                inside[seat] += prior * exp(told)
    return [1.0 if seat in known else inside[seat] / total for seat in range(len(sides))]


@pytest.mark.rule("BRU-30")
def test_the_witches_have_not_won_yet() -> None:
    """Three of five are left: two witches among them would have won."""
    scene = village("wvvvv", random_sides=1).dead(3)
    assert {witches for witches, _, _ in opinion(scene, 4).counts} == {1, 2}
    assert {witches for witches, _, _ in opinion(scene.dead(2), 4).counts} == {1}


# -- what deeds say ----------------------------------------------------------------------


def test_what_counts_as_a_deed() -> None:
    """Who accuses or votes, and who could have voted and did not: not the accused, nor the dead."""
    scene = village().turns(0).hold(1, "R01a").answer(verbs.SPREAD, "R01a", 1)
    trial(trial(scene, 2, 5, [2, 3], [4]), 3, 6, [3, 1], [4])
    assert set(seen(GAME.view(scene.s, 0), GAME.box).done) == {
        *[(2, 5, "stones"), (3, 5, "guilty"), (4, 5, "innocent")],
        *[(seat, 5, "abstains") for seat in (0, 1, 6)],
        *[(3, 6, "accuses"), (1, 6, "guilty"), (4, 6, "innocent")],
        *[(seat, 6, "abstains") for seat in (0, 2)],
    }


@pytest.mark.rule("BRU-29")
def test_in_a_double_trial_the_own_ballot_of_the_accused_says_nothing() -> None:
    scene = village(double_trial=1).turns(0, 1)
    trial(scene, 2, 5, [2, 3, 4], [5, 0])
    assert set(seen(GAME.view(scene.s, 0), GAME.box).done) == {
        *[(2, 5, "stones"), (3, 5, "guilty"), (4, 5, "guilty"), (0, 5, "innocent")],
        *[(seat, 5, "abstains") for seat in (1, 6)],
    }


def test_who_burns_a_villager_is_suspicious_and_who_burns_a_witch_is_not() -> None:
    for accused, more in ((5, True), (1, False)):
        scene = village()
        scene.s.week = suspicion.FIRST_WEEKS + 1
        found = believed(trial(scene, 2, accused, [2, 3, 4], []), 6)
        neutral = (2 - (accused == 1)) / 5
        assert (found[2] > neutral) is more
        assert (found[3] > neutral) is more, "so are those who voted so"
        assert (found[2] > found[0]) is more


def test_an_accusation_counts_at_once() -> None:
    scene = village().turns(0, 1).hold(2, "J1a")
    scene.s.week = suspicion.FIRST_WEEKS + 1
    before = believed(scene, 6)
    after = believed(scene.answer(verbs.ACCUSE, "J1a", 3), 6)
    assert after[3] > before[3]
    assert after[2] > before[2], "it may be a witch who wants a villager burnt"
    assert after[3] - before[3] > after[0] - before[0]


@pytest.mark.rule("BRU-17")
def test_who_accuses_without_a_reason_in_the_first_weeks_is_suspected_more_than_the_accused() -> (
    None
):
    scene = village().turns(0, 1).hold(2, "J1a").answer(verbs.ACCUSE, "J1a", 3)
    found = believed(scene, 6)
    assert found[2] > found[0] > found[3]


@pytest.mark.rule("BRU-17")
def test_a_stone_is_an_early_accusation_of_one_who_has_accused_nobody() -> None:
    first, n, late = 2, 7, suspicion.FIRST_WEEKS + 1
    early: list[suspicion.Case] = [(1, 0, 3, False), (1, 3, 0, False), (2, 4, 5, False)]
    found = suspicion.accusations(early, first, n)
    assert found == [(3, 0, "stones"), (0, 3, "accuses"), (4, 5, "stones")], "3 has its turn first"
    assert suspicion.accusations([(late, 0, 3, False)], first, n) == [(0, 3, "accuses")]
    burnt: list[suspicion.Case] = [(1, 2, 6, True), (1, 4, 5, False), (2, None, 3, False)]
    assert suspicion.accusations(burnt, first, n) == [(2, 6, "stones"), (4, 5, "accuses")]


def test_before_anybody_begins_there_is_nothing_to_put_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While characters are chosen nobody is the first yet: the compiled engine stumbled over it."""
    match = Match(GAME, 5, seed=1)
    assert match.view(0)["first"] is None

    def ordered(cases: list[suspicion.Case], first: int, n: int) -> list[suspicion.Deed]:
        raise AssertionError("there were no accusations")

    monkeypatch.setattr(suspicion, "accusations", ordered)
    assert GAME.belief(match.window(0), match.news(0)).weight(match.state) > 0


@pytest.mark.rule("BRU-15")
def test_how_many_cards_somebody_gives_says_nothing() -> None:
    """What costs nothing would be done by whoever wants to look innocent."""
    scene = village()
    given = scene.s.given
    for giver in range(7):
        given[giver * 7 + (giver + 1) % 7] = 1
    before = believed(scene, 6)
    given[0 * 7 + 1], given[3 * 7 + 4] = 12, 4
    assert believed(scene, 6) == before


def test_who_spared_a_witch_is_suspicious() -> None:
    found = believed(trial(village(), 2, 1, [2, 3, 4, 6], [5]), 6)
    assert found[5] > found[0] > found[3]


def test_who_shirks_the_vote_is_a_little_suspicious(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = trial(village(), 2, 5, [2, 3, 6], [0, 4])
    found = believed(scene, 6)
    monkeypatch.setitem(TELLS, "abstains", suspicion.Tell(0, 0, 0))
    chances.cache_clear()
    assert found[1] > believed(scene, 6)[1]
    chances.cache_clear()


def test_rumours_about_a_witch_tell_when_she_is_shown() -> None:
    scene = village()
    scene.hold(2, "R01a").hold(3, "R14a").hold(6, "J1a")
    scene.turns(0, 1).answer(verbs.SPREAD, "R01a", 1).end_turn()
    scene.answer(verbs.SPREAD, "R14a", 1).end_turn()
    before = believed(scene, 6)
    trial(scene, 6, 1, [6], [])
    assert not scene.s.alive >> 1 & 1
    after = believed(scene, 6)
    assert after[2] > after[4] > after[3]
    assert after[2] / after[4] > before[2] / before[4]


def test_what_a_witch_said_counts_the_other_way_round() -> None:
    scene = village()
    scene.answer(verbs.SAY_TRUST, 2, seat=1).answer(verbs.SAY_SUSPECT, 3, seat=1)
    before = believed(scene, 6)
    after = believed(trial(scene, 4, 1, [4, 5, 6], []), 6)
    assert after[2] > after[0] > after[3]
    assert after[2] / after[0] > before[2] / before[0]


def test_a_suspects_word_counts_less() -> None:
    """The same claim, once by somebody who burnt an innocent and once by somebody trusted."""
    weights = []
    for speaker in (2, 4):
        scene = trial(village(), 2, 5, [2, 0], [4])
        before = believed(scene, 6)[3]
        weights.append(believed(scene.answer(verbs.SAY_SUSPECT, 3, seat=speaker), 6)[3] - before)
    assert weights[0] < weights[1]


def test_nobody_learns_from_the_own_deeds() -> None:
    scene = village("wwvvvvv")
    before = believed(scene, 6)
    assert believed(scene.answer(verbs.SAY_SUSPECT, 3, seat=6), 6) == pytest.approx(before)
    assert believed(scene, 5)[3] == pytest.approx(believed(scene, 5)[6], abs=0.2)


def test_people_talk_about_those_of_ill_repute() -> None:
    scene = village().rumours(3, "R26")
    assert believed(scene, 6)[3] > believed(scene, 6)[2]


def test_who_thinks_before_anybody_begins_knows_of_no_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Characters are chosen before it is known who begins; the compiled engine refuses a None where
    it is told of a seat."""
    given: list[object] = []

    def noted(cases: list[suspicion.Case], first: int, n: int) -> list[suspicion.Deed]:
        given.append(first)
        return []

    monkeypatch.setattr(suspicion, "accusations", noted)
    view = Match(GAME, 4, seed="early").view(0)
    assert view["first"] is None
    seen(view, GAME.box)
    assert all(isinstance(each, int) for each in given)
