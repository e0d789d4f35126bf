"""What is noted of the ballots of villagers: what they thought, and what was so."""

from __future__ import annotations

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario_guide import look, suspect, trust, village
from brujas_votes import BINS, Ballot, cast, played, rows, told

GUILTY, INNOCENT = verbs.VOTE.at(0), verbs.VOTE.at(1)


def test_a_ballot_is_noted_with_what_its_voter_thought() -> None:
    scene = suspect(village("vvvvvww", first=1), 5)
    scene.hold(1, "J1a").trial(1, "J1a", 5).all_pass()
    found = cast(scene.s, 0, GUILTY, (3, 1))
    assert found is not None
    assert found.chance == look(scene, 0).own.witch[5]
    assert found.guilty
    assert found.witch
    assert found.times > 1


def test_who_is_trusted_is_less_suspect_than_the_others() -> None:
    scene = trust(village("vvvvvww", first=1), 3)
    scene.hold(1, "J1a").trial(1, "J1a", 3).all_pass()
    found = cast(scene.s, 0, INNOCENT, (3, 1))
    assert found is not None
    assert not found.guilty
    assert not found.witch
    assert found.times < 1


def test_what_somebody_knows_is_no_guess() -> None:
    scene = village("vvvvvww", first=1)
    scene.hold(1, "J1a").trial(1, "J1a", 6).all_pass()
    assert cast(scene.s, 5, GUILTY, (3, 1)) is None, "witches know one another"


def test_a_trial_counts_once_however_many_vote_in_it() -> None:
    one = Ballot((1, 1), True, 1.2, 0.4, 0.3, True)
    other = Ballot((1, 2), False, 1.2, 0.4, 0.3, False)
    some = [one, one, one, other]
    assert told(some).split()[:5] == ["4", "2", "75.0", "40.0", "75.0"]
    assert [name for name, each in rows(some).items() if each] == [
        "1.1 to 1.5 times",
        "all that were guilty",
        "all that were innocent",
    ]
    assert len(rows(some)) == len(BINS) + 3


def test_ballots_of_a_whole_game_are_those_of_its_trials() -> None:
    found = next(some for number in range(9) if (some := played("guide", 5, "votes", number)))
    assert all(0 < each.chance <= 1 for each in found)
    assert len({(each.trial, each.witch) for each in found}) == len({each.trial for each in found})
