"""The explained tally stays what it was when somebody has burnt: BRU-22, BRU-23."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.tests.scenario import GAME, Scene


def shown(scene: Scene) -> tuple[int, int, str]:
    trial = GAME.view(scene.s, -1)["trial"]
    votes = trial["votes"]
    for cause, total in (("for", trial["yes"]), ("against", trial["no"])):
        assert total == sum(vote["votes"] for vote in votes if vote["cause"] == cause)
    return trial["yes"], trial["no"], trial["tie"]


@pytest.mark.rule("BRU-22")
def test_a_reputation_that_has_burnt_is_still_counted() -> None:
    """The bailiff keeps two cards when the burnt one is buried already."""
    scene = Scene("vwvvw", ["P03", "P05", "P17", "P10", "P22"]).rumours(2, "R14a")
    for seat in range(5):
        scene.hold(seat)
    scene.hold(0, "J1a", "R01a", "R02a", "R03a").trial(0, "J1a", 2)
    scene.vote(guilty=[0, 1], innocent=[3, 4])
    assert shown(scene) == (2, 3, "")
    scene.all_pass()
    assert (scene.question, scene.s.reputation[2]) == ("keep", 0)
    assert shown(scene) == (2, 3, "")


@pytest.mark.rule("BRU-19", "BRU-21")
def test_cards_and_the_possessed_are_told_and_shown() -> None:
    scene = Scene("vwvvw", ["P05", "P17", "P10", "P22", "P06"]).rumours(1, "R14a").dead(4)
    scene.hold(0, "J2a").hold(2, "D1a").trial(0, "J2a", 1).answer(verbs.PLEAD, "D1a", seat=2)
    scene.s.possessed, scene.s.possessor = 3, 4
    scene.all_pass()
    assert GAME.view(scene.s, 0)["trial"]["possession"] == {"victim": 3, "spectre": 4}
    scene.answer(verbs.VOTE_AS, 0, seat=4)
    scene.answer(verbs.VOTE, 1, seat=0).answer(verbs.VOTE, 0, seat=2)
    told = [tuple(event.values.values())[1:] for event in scene.told("card_votes")]
    assert told == [(1, 1), (0, 1)], "the accusation against, the witness for"
    assert scene.last("reputation_votes") == {"seat": 1, "total": -1, "cause": 1, "votes": 1}
    votes = GAME.view(scene.s, -1)["trial"]["votes"]
    assert [(vote["seat"], vote["why"]) for vote in votes if vote["what"] == "ballot"] == [
        (0, ""), (2, ""), (3, "possessed"),
    ]  # fmt: skip


@pytest.mark.rule("BRU-23")
def test_the_vote_that_broke_the_tie_is_still_shown_when_its_owner_has_burnt() -> None:
    """A double trial: the influential accuser, possessed, has voted against himself."""
    scene = Scene("vwvvwv", ["P09", "P05", "P17", "P08", "P22", "P10"], double_trial=1)
    for seat in range(6):
        scene.hold(seat)
    scene.hold(0, "J1a", "R01a").rumours(2, "R14a").dead(5)
    scene.s.influential = scene.s.possessed = 0
    scene.s.possessor = 5
    scene.trial(0, "J1a", 2).all_pass()
    for seat, ballot in ((1, 3), (2, 4), (3, 3), (4, 3)):
        scene.answer(verbs.VOTE, ballot, seat=seat)
    scene.answer(verbs.VOTE_AS, 4, seat=5)
    assert shown(scene) == (5, 4, "influential")
    before = GAME.view(scene.s, -1)["trial"]["votes"]
    scene.all_pass()
    assert (scene.question, scene.s.alive & 1, scene.s.influential) == ("rob_grave", 0, -1)
    assert shown(scene) == (5, 4, "influential")
    assert GAME.view(scene.s, -1)["trial"]["votes"] == before
