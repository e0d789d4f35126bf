"""Set-up and roles: rules WAL-01 to WAL-08, and what is told before a first game (WAL-39)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import (
    IDS,
    MEPHISTOPHELES,
    VILLAGERS,
    WALPURGA,
    WITCHES,
)
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.box.mountain import HIGH, UNSEEN
from aquelarre.games.walpurgisnacht.rules.dance import Movement
from aquelarre.games.walpurgisnacht.rules.scoring import score_night
from aquelarre.games.walpurgisnacht.rules.wisps import TurnUp
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario, slot, slot_name
from aquelarre.games.walpurgisnacht.verbs import (
    BEGIN,
    DEAL_ROLE,
    MOVE,
    READY,
    SEAT_DEVIL,
    TURN_UP,
)
from aquelarre.kernel import BadSetting, Chance, Dice
from aquelarre.kernel.seats import members

ROLES = ["W00", "W26", "W30", "W29"]


@pytest.mark.rule("WAL-01")
def test_there_are_31_play_cards_as_the_table_says() -> None:
    assert len(IDS) == 31
    others = [x for x in range(31) if x not in (MEPHISTOPHELES, WALPURGA)]
    assert Counter(OURS.wisp[x] for x in others) == {0: 13, 1: 10, 2: 6}
    assert Counter(OURS.role[x] for x in others) == {WITCHES: 11, VILLAGERS: 18}
    assert OURS.eyes.bit_count() == 7
    assert {mark for marks in OURS.sources for mark in marks} == {*"RDX"}


@pytest.mark.rule("WAL-01")
def test_three_to_eight_players() -> None:
    for seats in (2, 9, 0, -1):
        with pytest.raises(BadSetting):
            GAME.start(seats)
    for seats in range(3, 9):
        assert sum(GAME.census(GAME.start(seats)).values()) == 31 + 11 - seats


@pytest.mark.rule("WAL-02")
def test_players_minus_one_cards_and_mephistopheles_are_dealt_as_roles() -> None:
    s = GAME.start(5)
    assert s.options(5) == [SEAT_DEVIL.at(seat) for seat in range(5)]
    s.answer(5, SEAT_DEVIL.at(3))
    for seat in range(5):
        cards = [DEAL_ROLE.args(action)[0] for action in s.options(5)]
        assert WALPURGA not in cards
        assert (cards == [MEPHISTOPHELES]) == (seat == 3)
        assert seat == 3 or MEPHISTOPHELES not in cards
        s.answer(5, s.options(5)[0])
    assert s.roles.face[3] == MEPHISTOPHELES
    assert len(set(s.roles.face)) == 5


@pytest.mark.rule("WAL-02")
def test_a_role_counts_for_nothing_but_the_side() -> None:
    """A villager whose role card is the bells does not ring them."""
    bells = Scenario(["W00", "W05", "W26"]).hold(1, "W27", "W28", "W17", "W20", "W21").hold(2)
    assert score_night(bells.s) == [1, 1 + 2 * (3 - 2)]


@pytest.mark.rule("WAL-03")
def test_walpurga_hides_among_the_five_of_the_summit() -> None:
    scene = Scenario(ROLES)
    assert scene.s.mountain[:5] == [HIGH] * 5
    assert scene.s.mountain.count(HIGH) == 5
    for place in range(5):
        step = TurnUp(0, place)
        outcomes = [TURN_UP.args(action)[0] for action in step.options(scene.s, 4)]
        weights = dict(zip(outcomes, step.odds(scene.s), strict=True))
        assert weights[WALPURGA] * 5 == sum(weights.values()), "one in five"
        assert len(outcomes) == scene.s.deck.total + 1
    step = TurnUp(0, slot("I0"))
    assert TURN_UP.at(WALPURGA) not in step.options(scene.s, 4)


@pytest.mark.rule("WAL-03")
def test_the_last_unseen_card_of_the_summit_is_walpurga() -> None:
    scene = Scenario(ROLES)
    scene.s.mountain[:4] = [UNSEEN] * 4
    step = TurnUp(0, 4)
    assert step.options(scene.s, 4) == [TURN_UP.at(WALPURGA)]
    assert step.odds(scene.s) == [1]


@pytest.mark.rule("WAL-03")
def test_walpurga_stays_among_them_when_they_dance() -> None:
    scene = Scenario(ROLES)
    scene.s.lying &= ~(1 << slot("S0"))
    Movement(0).chose(scene.s, MOVE.at(slot("P0"), slot("S0")))
    step = TurnUp(0, slot("S0"))
    assert TURN_UP.at(WALPURGA) in step.options(scene.s, 4)


@pytest.mark.rule("WAL-04")
@pytest.mark.parametrize("seats", range(3, 9))
def test_five_cards_in_each_ring_and_the_rest_in_the_box_unseen(seats: int) -> None:
    scene = Scenario(["W00", *(f"W{x}" for x in range(20, 19 + seats))])
    s = scene.s
    assert [slot_name(x) for x in range(20) if s.lying >> x & 1] == [
        f"{ring}{at}" for ring in "PISO" for at in range(5)
    ]
    assert s.mountain[5:10] == [UNSEEN] * 5
    assert all(x >= 0 for x in s.mountain[10:20])
    assert GAME.census(s)["box"] == 11 - seats
    assert s.deck.total == (11 - seats) + 5 + 4


@pytest.mark.rule("WAL-05")
def test_both_markers_start_on_square_one() -> None:
    assert Scenario(ROLES).score == [1, 1]


@pytest.mark.rule("WAL-06")
def test_the_foot_is_shown_until_every_player_is_ready_and_never_again() -> None:
    scene = Scenario(ROLES, {"S0": "W20"}, ready=False)
    for seat in range(4):
        for watcher in (-1, *range(4)):
            faces = [x["face"] for x in GAME.view(scene.s, watcher)["mountain"]]
            assert faces[:10] == [None] * 10
            assert faces[10] == "W20"
            assert None not in faces[10:]
        assert members(scene.s.asked) == list(range(seat, 4))
        scene.answer(READY, seat=seat)
    for watcher in (-1, *range(4)):
        assert {x["face"] for x in GAME.view(scene.s, watcher)["mountain"]} == {None}


@pytest.mark.rule("WAL-06")
def test_the_memory_aid_follows_what_all_have_seen_through_moves_and_swaps() -> None:
    scene = Scenario(ROLES, {"O0": "W20", "O1": "W21"}, settings={"memory_aid": 1})
    scene.reveal("O2").stop()
    scene.give(IDS[scene.s.hand.bit_length() - 1], 1).swap("O0", "O1")
    faces = {x["slot"]: x["face"] for x in GAME.view(scene.s, 3)["mountain"]}
    assert (faces["O0"], faces["O1"], faces["P0"]) == ("W21", "W20", None)
    assert GAME.view(scene.s, 3)["players"][1]["down_cards"] is None


@pytest.mark.rule("WAL-07")
def test_the_first_player_is_drawn_and_play_goes_to_the_left() -> None:
    scene = Scenario(ROLES, first=2)
    assert scene.asked == 2
    order = []
    for _ in range(4):
        order.append(scene.asked)
        scene.reveal(next(x for x in "O0 O1 O2 O3".split() if scene.s.lying >> slot(x) & 1))
        scene.stop()
        scene.s.answer(scene.asked, scene.options()[0])
        scene.dance()
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("WAL-07")
def test_each_seat_begins_equally_often_and_only_after_the_look() -> None:
    scene = Scenario(ROLES, ready=False)
    for seat in range(4):
        assert scene.question == "preview"
        scene.answer(READY, seat=seat)
    step = scene.s.open_question()
    assert isinstance(step, Chance)
    assert step.options(scene.s, 4) == [BEGIN.at(seat) for seat in range(4)]
    assert step.odds(scene.s) == [1, 1, 1, 1]


@pytest.mark.rule("WAL-08")
def test_the_role_icon_decides_the_side_and_all_may_be_witches() -> None:
    scene = Scenario(["W02", "W00", "W05", "W22"])
    assert [GAME.side(scene.s, seat) for seat in range(4)] == [0, 0, 1, 0]
    everybody = Scenario(["W02", "W00", "W07", "W22"])
    assert {GAME.side(everybody.s, seat) for seat in range(4)} == {WITCHES}
    eight = Scenario(["W00", *"W02 W07 W10 W11 W13 W15 W17".split()])
    assert {GAME.side(eight.s, seat) for seat in range(8)} == {WITCHES}


@pytest.mark.rule("WAL-39")
def test_players_are_told_before_a_first_game() -> None:
    """More villager than witch icons, and yet everybody may be a witch."""
    icons = Counter(OURS.role[x] for x in range(31) if x not in (MEPHISTOPHELES, WALPURGA))
    assert icons[VILLAGERS] > icons[WITCHES] >= GAME.most_seats - 1
    folder = Path(__file__).parent.parent / "locale"
    for language in ("es", "en"):
        assert "game-before =" in (folder / f"{language}.ftl").read_text("utf-8")


@pytest.mark.rule("WAL-04")
def test_the_wide_foot_has_ten_slots_and_six_players_at_most() -> None:
    scene = Scenario(ROLES, {"O9": "W20"}, settings={"wide_foot": 1})
    assert scene.s.lying.bit_count() == 25
    assert scene.where("W20") == "O9"
    assert GAME.census(scene.s)["box"] == 6 - 4
    with pytest.raises(BadSetting):
        GAME.start(7, {"wide_foot": 1})


@pytest.mark.rule("WAL-02")
def test_each_seat_is_mephistopheles_equally_often() -> None:
    step = GAME.start(4).open_question()
    assert isinstance(step, Chance)
    assert step.odds(GAME.start(4)) == [1, 1, 1, 1]
    drawn = Counter(Dice(seed).pick([1, 1, 1, 1]) for seed in range(2000))
    assert all(abs(count - 500) < 90 for count in drawn.values())
