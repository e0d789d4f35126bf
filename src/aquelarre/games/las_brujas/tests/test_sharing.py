"""Sharing in the assembly: one question, put together in parts. [BRU-15]"""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import GAME
from aquelarre.games.las_brujas.state import AT_ONCE, SECOND_READING
from aquelarre.games.las_brujas.tests.scenario import Scene
from aquelarre.games.las_brujas.tests.test_assembly import EQUAL, sharing
from aquelarre.games.las_brujas.verbs import DONE, GIVE, READY, TAKE_BACK
from aquelarre.kernel import WATCHER, Dice, Why
from aquelarre.match import Match, load, save

HANDS = (["R01a", "R02a", "R03a", "R04a"], ["R05"], ["R07"], ["R08"], ["R09"])


def earlier(*hands: list[str]) -> Scene:
    """A game that began before gifts were put together in one question."""
    scene = Scene("wwvvv", ["P13", *EQUAL[1:]]).turns(0, 1, 2, 3)
    scene.s.rules = SECOND_READING
    for seat, names in enumerate(hands):
        scene.hold(seat, *names)
    return scene.end_turn()


@pytest.mark.rule("BRU-15")
def test_one_to_three_cards_to_others_in_one_question() -> None:
    scene = sharing(*HANDS)
    number = scene.s.question
    assert scene.asked == [0, 1, 2, 3, 4]
    assert {seat for _, seat in scene.args(GIVE, 0)} == {1, 2, 3, 4}
    assert not scene.options(READY, 0), "at least one must be given"
    for name, receiver in (("R01a", 1), ("R02a", 1), ("R03a", 2)):
        scene.answer(GIVE, name, receiver, seat=0)
        assert scene.asked == [0, 1, 2, 3, 4], "nobody waits for anybody yet"
    assert scene.cards(GIVE, 0) == [], "three are the most"
    assert scene.cards(TAKE_BACK, 0) == ["R01a", "R02a", "R03a"]
    scene.answer(READY, seat=0)
    for seat, name in ((1, "R05"), (2, "R07"), (3, "R08")):
        scene.answer(GIVE, name, 0, seat=seat).answer(READY, seat=seat)
    scene.answer(GIVE, "R09", 0, seat=4)
    assert scene.hand(1) == ["R05"], "nothing is handed over yet"
    assert (scene.asked, scene.s.question) == ([4], number)
    scene.answer(READY, seat=4).nature()
    assert set(scene.hand(0)) >= {"R04a", "R05", "R07", "R08", "R09"}
    assert {"R01a", "R02a"} <= set(scene.hand(1))
    assert "R03a" in scene.hand(2)
    gifts = GAME.view(scene.s, WATCHER)["history"]["gifts"]
    assert gifts[0] == [0, 2, 1, 0, 0], "all remember who got how many"


@pytest.mark.rule("BRU-15")
def test_gifts_change_until_all_are_ready_and_leave_no_trace() -> None:
    scene = sharing(*HANDS)
    scene.answer(GIVE, "R01a", 1, seat=0).answer(READY, seat=0)
    assert scene.asked == [1, 2, 3, 4]
    scene.answer(TAKE_BACK, "R01a", seat=0)
    assert scene.asked == [0, 1, 2, 3, 4], "who changes something is not ready"
    assert not scene.options(READY, 0)
    scene.answer(GIVE, "R04a", 2, seat=0).answer(READY, seat=0)
    scene.share()
    assert "R04a" in scene.hand(2)
    assert "R01a" in scene.hand(0)


@pytest.mark.rule("BRU-15")
def test_nobody_sees_what_others_put_together() -> None:
    scene = sharing(*HANDS)
    before = {seat: GAME.view(scene.s, seat) for seat in (WATCHER, 1, 2)}
    scene.answer(GIVE, "R01a", 1, seat=0).answer(GIVE, "R02a", 2, seat=0)
    for seat, seen in before.items():
        assert GAME.view(scene.s, seat) == seen
        assert GAME.imagine(scene.s, seat, Dice(1)).assembly.gifts[0] == ()
    mine = GAME.view(scene.s, 0)["assembly"]
    assert mine["laid"] == [2, 0, 0, 0, 0]
    assert mine["gifts"] == [{"card": "R01a", "receiver": 1}, {"card": "R02a", "receiver": 2}]


@pytest.mark.rule("BRU-15")
def test_who_has_no_cards_gives_none_and_is_told_why() -> None:
    scene = sharing(["R01a", "R02a", "R03a", "R04a"], [], [], [], ["R09"])
    assert scene.asked == [0, 4]
    assert GAME.why_not(scene.s, 1, READY.base) == Why("BRU-15", "empty")
    assert GAME.why_not(scene.s, 0, READY.base) == Why("BRU-15", "first")
    held = scene.args(GIVE, 0)[0][0]
    assert GAME.why_not(scene.s, 0, TAKE_BACK.at(held)) == Why("BRU-15", "not-laid", card=held)
    for name in ("R01a", "R02a", "R03a"):
        scene.answer(GIVE, name, 1, seat=0)
    fourth = GAME.action("give", card="R04a", seat=1)
    assert GAME.why_not(scene.s, 0, fourth) == Why("BRU-15", "most", count=3)


@pytest.mark.rule("BRU-15")
def test_what_was_taken_back_is_not_in_the_file_and_a_draft_is() -> None:
    match = Match(GAME, 5, seed="sharing")
    while match.window(match.asked[0]).question() != "share":
        match.play(match.asked[0], match.options(match.asked[0])[0].action)
    seat, count = match.asked[0], len(match.answers)
    give = match.options(seat)[0]
    match.play(seat, give.action)
    assert not match.can_undo(seat), "undo would tell whether others lay something"
    assert load(save(match)).view(seat) == match.view(seat)
    match.do(seat, "take_back", card=give.args["card"])
    assert len(match.answers) == count
    match.play(seat, give.action)
    match.do(seat, "ready")
    match.do(seat, "take_back", card=give.args["card"])
    assert len(match.answers) == count, "nor is it kept that one was ready"


@pytest.mark.rule("BRU-15")
def test_in_an_earlier_game_it_goes_card_by_card() -> None:
    scene = earlier(["R01a", "R02a", "R03a", "R04a"], ["R05"], ["R07"], ["R08"], ["R09"])
    assert scene.asked == [0, 1, 2, 3, 4]
    assert {seat for _, seat in scene.args(GIVE, 0)} == {1, 2, 3, 4}
    assert not scene.options(DONE, 0), "the first one must be given"
    scene.answer(GIVE, "R01a", 1, seat=0)
    for seat, name in ((1, "R05"), (2, "R07"), (3, "R08"), (4, "R09")):
        scene.answer(GIVE, name, 0, seat=seat)
    assert scene.asked == [0], "the others have nothing left"
    assert scene.cards(GIVE, 0) == ["R02a", "R03a", "R04a"]
    assert scene.hand(1) == ["R05"], "nothing is handed over yet"
    assert GAME.view(scene.s, 3)["assembly"]["laid"] == [1, 1, 1, 1, 1]
    assert GAME.view(scene.s, 3)["assembly"]["gifts"] == [{"card": "R08", "receiver": 0}]
    scene.answer(GIVE, "R02a", 1).next_cards("R21a", "R21b")
    scene.answer(GIVE, "R03a", 2)
    assert set(scene.hand(0)) >= {"R04a", "R05", "R07", "R08", "R09"}
    assert {"R01a", "R02a"} <= set(scene.hand(1))
    assert "R03a" in scene.hand(2)


def test_in_an_earlier_game_nothing_is_taken_back() -> None:
    scene = earlier(*HANDS)
    assert GAME.why_not(scene.s, 0, READY.base) == Why("BRU-15", "earlier")


@pytest.mark.rule("BRU-15")
def test_in_an_earlier_game_three_are_the_most() -> None:
    scene = earlier(["R01a", "R02a", "R03a", "R04a"], [], [], [], ["R09"])
    assert scene.asked == [0, 4]
    scene.answer(GIVE, "R01a", 1, seat=0).answer(GIVE, "R09", 0, seat=4)
    scene.answer(GIVE, "R02a", 1).answer(GIVE, "R03a", 1)
    assert scene.question == "act", "no fourth card"


@pytest.mark.rule("BRU-15")
@pytest.mark.parametrize(("rules", "told"), [(AT_ONCE, 0), (GAME.rules_version, 1)])
def test_that_nothing_is_shared_is_told(rules: int, told: int) -> None:
    scene = sharing([], [], [], [], [], rules=rules)
    assert scene.question == "act"
    assert [x.notice.key for x in scene.s.news or []].count("nothing_shared") == told
