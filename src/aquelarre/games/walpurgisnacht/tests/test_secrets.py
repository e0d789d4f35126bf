"""Who sees what, what is forgotten, and what a seat may still work out.

Rules WAL-06, WAL-19, WAL-21, WAL-24, WAL-37 and WAL-38.
"""

from __future__ import annotations

import json

import pytest

from aquelarre.games.walpurgisnacht import GAME, verbs
from aquelarre.games.walpurgisnacht.box.cards import IDS, WITCHES, cards_in
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.seen import view
from aquelarre.games.walpurgisnacht.seen.view import Dealer
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario, card
from aquelarre.kernel import Dice, members
from aquelarre.laws.position import position
from aquelarre.laws.walk import walk
from aquelarre.match import Match, save

ROLES = ["W00", "W26", "W30", "W29"]
FOOT = {"O0": "W20", "O1": "W21", "O2": "W22", "O3": "W05", "O4": "W06"}
DEALS = 60  # imagined deals for each question


def worlds(scene: Scenario, seat: int) -> list[tuple[tuple[str, ...], ...]]:
    """The face-down cards before each seat in many deals that the seat can imagine."""
    found = set()
    for seed in range(DEALS):
        s = GAME.imagine(scene.s, seat, Dice(seed))
        found.add(tuple(tuple(IDS[x] for x in cards_in(down)) for down in s.down))
    return sorted(found)


def random_match(seed: int, seats: int = 5, answers: int = 10_000) -> Match[Night]:
    match = Match(GAME, seats, seed=seed)
    dice = Dice(f"players {seed}")
    while not match.over and len(match.answers) < answers:
        seat = members(match.state.asked)[0]
        options = match.state.options(seat)
        match.play(seat, options[dice.below(len(options))])
    return match


# -- seeing ------------------------------------------------------------------------------


@pytest.mark.rule("WAL-02")
def test_only_the_owner_sees_a_role() -> None:
    scene = Scenario(ROLES, FOOT)
    for seat in range(4):
        roles = [player["role"] for player in GAME.view(scene.s, seat)["players"]]
        assert roles == [ROLES[seat] if other == seat else None for other in range(4)]
    assert {player["role"] for player in GAME.view(scene.s, -1)["players"]} == {None}


@pytest.mark.rule("WAL-38")
def test_all_see_how_many_face_down_cards_and_all_face_up_ones() -> None:
    scene = Scenario(ROLES, FOOT).hold(1, "W15", face_up=False).hold(1, "W14")
    for seat in (-1, 0, 1, 2, 3):
        player = GAME.view(scene.s, seat)["players"][1]
        assert (player["down"], player["up"]) == (1, ["W14"])
        assert player["down_cards"] == (["W15"] if seat == 1 else None), "the holder looks again"


@pytest.mark.rule("WAL-19")
def test_once_a_card_is_given_face_down_the_others_no_longer_see_the_hand() -> None:
    scene = Scenario(ROLES, FOOT).reveal("O0").reveal("O1").stop()
    assert GAME.view(scene.s, 3)["hand"]["cards"] == ["W20", "W21"]
    scene.give("W20", 2)
    assert GAME.view(scene.s, 3)["hand"] == {"count": 1, "cards": None}
    assert GAME.view(scene.s, 0)["hand"]["cards"] == ["W21"]


@pytest.mark.rule("WAL-37")
def test_nothing_in_play_shows_a_role_or_a_face_down_card_but_mephistopheles_himself() -> None:
    """Talk is free and no rule of the program touches it; showing a card is no action."""
    for seed in range(20):
        match = Match(GAME, 5, seed=seed)
        dice = Dice(seed)
        while not match.over:
            for seat in range(5):
                owns = match.view(seat)["players"][seat]["role"] == "W00"
                asides = match.state.asides(seat)
                assert asides in ([], [verbs.DECLARE.base] if owns else [])
            before = [match.view(-1)["players"][x]["role"] for x in range(5)]
            assert before == [None] * 5, "nobody has declared in this walk"
            seat = members(match.state.asked)[0]
            options = match.state.options(seat)
            match.play(seat, options[dice.below(len(options))])


# -- forgetting --------------------------------------------------------------------------


@pytest.mark.rule("WAL-06")
def test_the_log_of_a_running_game_repeats_no_face_that_was_turned_down() -> None:
    """At the moment all hear the card; later the log has only what still lies open."""
    for seed in range(10):
        match = random_match(seed, answers=60)
        if match.over:
            continue
        heard = match.news(1)
        assert any(told.key == "revealed" and "card" in told.values for told in heard)
        open_cards = {x for player in match.view(1)["players"] for x in player["up"]}
        open_cards |= set(match.view(1)["hand"]["cards"] or [])
        open_cards |= {x["face"] for x in match.view(1)["mountain"] if x["open"]}
        open_cards.add(match.view(1)["players"][1]["role"])
        for told in match.log(1):
            if "card" in told.values:
                assert IDS[told.values["card"]] in open_cards, told


@pytest.mark.rule("WAL-06")
def test_what_was_told_of_a_card_is_forgotten_when_it_no_longer_lies_open() -> None:
    """Two cards from their reveal until one is given and the other turned down. [WAL-10, WAL-25]"""
    scene = Scenario(ROLES, FOOT).reveal("O0").reveal("O1").stop()

    def lie_open() -> list[str]:
        told = [event for event in scene.news if event.notice.fleeting]
        return [event.notice.key for event in told if GAME.lies_open(scene.s, event)]

    assert lie_open() == ["revealed", "revealed"]
    scene.give("W20", 2)
    assert lie_open() == [], "the hand is covered, and what was given lies face down"
    scene.keep().put_back("W21", "O0")
    assert lie_open() == ["put_down"]
    scene.turn_down()
    assert lie_open() == []


@pytest.mark.rule("WAL-06")
def test_what_the_log_has_forgotten_it_never_tells_again_before_the_end() -> None:
    for seed in range(8):
        match, dice, before = Match(GAME, 4, seed=seed), Dice(seed), 0
        while not match.over:
            seat = members(match.state.asked)[0]
            options = match.state.options(seat)
            match.play(seat, options[dice.below(len(options))])
            if not match.over:
                assert before <= match.forgotten() <= len(match.events)
                before = match.forgotten()


@pytest.mark.rule("WAL-06")
def test_the_saved_file_of_a_running_game_shows_no_card() -> None:
    match = random_match(3, answers=40)
    assert not match.over
    header, secret, _ = save(match).splitlines()
    assert json.loads(header)["status"] == "running"
    assert "seed" not in json.loads(header)
    assert set(json.loads(secret)) == {"sealed"}


@pytest.mark.rule("WAL-06")
def test_undo_never_brings_back_what_was_turned_down() -> None:
    """Whatever can be undone shows no face that was not shown just before."""
    for seed in range(15):
        match = Match(GAME, 4, seed=seed)
        dice = Dice(seed)
        while not match.over:
            seat = members(match.state.asked)[0]
            options = match.state.options(seat)
            match.play(seat, options[dice.below(len(options))])
            if match.can_undo(seat):
                now = {x["slot"]: x["face"] for x in match.view(seat)["mountain"]}
                back = match.at(len(match.answers) - 1).view(seat)["mountain"]
                assert all(x["face"] in (None, now[x["slot"]]) for x in back)


def test_what_has_been_shown_cannot_be_taken_back() -> None:
    """A declaration, a card given face up out of a hidden hand, a card bestowed."""
    for notice in (verbs.DECLARED, verbs.GIVEN_UP, verbs.BESTOWED, verbs.WALPURGA_COMES):
        assert notice.final, notice.key
    match = Match(GAME, 3, seed=1)
    devil = match.state.mephisto
    match.play(devil, verbs.DECLARE.base)
    assert not match.can_undo(devil)


@pytest.mark.rule("WAL-06")
def test_the_finished_game_may_be_seen_whole() -> None:
    match = random_match(4)
    assert match.over
    assert all("card" in told.values for told in match.log(-1) if told.key == "revealed")
    assert len(save(match).splitlines()) == 1 + len(match.answers) + 1


# -- working out -------------------------------------------------------------------------


@pytest.mark.rule("WAL-06")
def test_imagined_mountains_remember_the_preview_the_moves_and_what_was_put_back() -> None:
    scene = Scenario(ROLES, FOOT).reveal("O0").reveal("O1").stop().give("W20", 2).keep()
    scene.put_back("W21", "O0").turn_down().swap("O0", "O3").rest()
    for seat in (-1, 0, 3):
        s = GAME.imagine(scene.s, seat, Dice(1))
        assert s.mountain == scene.s.mountain
        assert IDS[s.mountain[18]] == "W21"


@pytest.mark.rule("WAL-19")
def test_which_card_was_given_is_open_until_the_rest_of_the_hand_is_put_back() -> None:
    scene = Scenario(ROLES, FOOT).reveal("O0").reveal("O1").stop().give("W20", 2)
    assert {x[2] for x in worlds(scene, 3)} == {("W20",), ("W21",)}
    assert {x[2] for x in worlds(scene, 0)} == {("W20",)}, "the giver knows"
    assert {x[2] for x in worlds(scene, 2)} == {("W20",)}, "the receiver knows"
    scene.keep().put_back("W21", "O0")
    assert {x[2] for x in worlds(scene, 3)} == {("W20",)}, "now all can work it out"


@pytest.mark.rule("WAL-22")
def test_a_card_with_the_eye_cannot_be_the_one_given_face_down() -> None:
    scene = Scenario(ROLES, {**FOOT, "O1": "W19"}).reveal("O0").reveal("O1").stop()
    scene.give("W20", 2)
    assert {x[2] for x in worlds(scene, 3)} == {("W20",)}


@pytest.mark.rule("WAL-24")
def test_which_of_two_face_down_cards_was_handed_over_is_open_to_the_others() -> None:
    """Seat 2 gets W20 and W21 by the rules, then Mephistopheles makes it hand one to seat 3."""
    scene = Scenario(ROLES, FOOT, first=1)
    scene.reveal(scene.where("W20")).stop().give("W20", 2).dance()
    scene.reveal(scene.where("W05")).stop().give("W05", 1).dance()
    scene.reveal(scene.where("W21")).stop().give("W21", 2).dance()
    assert scene.asked == 0
    scene.declare(0).answer(verbs.COMMAND, 2, 3).answer(verbs.HAND_OVER, card("W21"))
    one, other = ("W20",), ("W21",)
    assert {(x[2], x[3]) for x in worlds(scene, 1)} == {(one, other), (other, one)}
    assert {(x[2], x[3]) for x in worlds(scene, 0)} == {(one, other), (other, one)}
    assert {(x[2], x[3]) for x in worlds(scene, 2)} == {(one, other)}
    assert {(x[2], x[3]) for x in worlds(scene, 3)} == {(one, other)}
    assert {x[1] for x in worlds(scene, 3)} == {("W05",)}


def test_imagined_roles_hold_mephistopheles_once_and_fit_what_was_seen() -> None:
    scene = Scenario(ROLES, FOOT)
    devils = set()
    for seed in range(DEALS):
        s = GAME.imagine(scene.s, 1, Dice(seed))
        assert s.roles.face.count(0) == 1
        assert s.roles.face[1] == card("W26")
        assert not set(s.roles.face) & {x for x in s.mountain if x >= 0}
        assert s.may == 1 << s.mephisto
        devils.add(s.mephisto)
    assert devils == {0, 2, 3}
    assert {GAME.imagine(scene.s, 0, Dice(x)).mephisto for x in range(9)} == {0}
    scene.declare(0)
    assert {GAME.imagine(scene.s, 1, Dice(x)).mephisto for x in range(9)} == {0}


def test_imagined_roles_follow_the_odds() -> None:
    """A stranger is Mephistopheles one time in three, else any card that seat 1 has not seen."""
    scene = Scenario(ROLES, FOOT)
    unseen = [*scene.s.deck.faces(), card("W30"), card("W29")]
    witches = sum(OURS.role[x] == WITCHES for x in unseen) / len(unseen)
    found = sum(GAME.side(GAME.imagine(scene.s, 1, Dice(x)), 2) == WITCHES for x in range(900))
    assert abs(found - 900 * (1 / 3 + 2 / 3 * witches)) < 60


def test_a_night_dealt_again_is_the_one_that_would_have_been_imagined() -> None:
    """Protects the guide, which deals one night again and again: what lies there leaves no trace,
    cards passed on and given face down included."""
    passed = sealed = 0
    for seed in range(6):
        s = GAME.start(5, {})
        for number, _ in enumerate(walk(GAME, s, Dice(f"dealt {seed}"))):
            if len(s.roles) < s.n or number % 4:
                continue
            for seat in range(s.n):
                dealer = Dealer(view.imagine(s, seat, Dice(f"first {number}")), seat)
                passed += dealer.passed
                sealed += bool(s.hand) and seat != s.active
                for again in range(3):
                    dealer.deal(Dice(f"{number} {again}"))
                    one = view.imagine(s, seat, Dice(f"{number} {again}"))
                    assert position(dealer.t) == position(one)
    assert passed > 20
    assert sealed > 20
