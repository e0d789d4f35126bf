"""What bots that look ahead go by: how people go on offhand, and how a world looks."""

from __future__ import annotations

import pytest

from aquelarre.bots import bot
from aquelarre.bots.playing import play_out
from aquelarre.bots.search.rolling import roll_on
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import CARDS, EVENTS, threshold
from aquelarre.games.new_salem.box.edition import OURS
from aquelarre.games.new_salem.guide import ahead, offhand, suspicion
from aquelarre.games.new_salem.guide.deeds import Record
from aquelarre.games.new_salem.tests.scenario import PIOUS, WITCHY, Scene, deed
from aquelarre.games.new_salem.verbs import GIVE, LET_PASS, TRY
from aquelarre.kernel import Dice, Told

DICE = Dice("offhand")


# -- what was told goes on from what was heard -------------------------------------------


def same(one: Record, other: Record) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in ("builders", "lean", "bonds"))


def told_in_a_game(seats: int) -> list[Told]:
    s = GAME.start(seats, listen=True)
    dice = Dice(f"told {seats}")
    play_out(GAME, s, [bot("guide", dice.child(x)) for x in range(seats)], dice.child("nature"))
    assert s.news is not None
    return [event.heard_by(0) for event in s.news]


def test_a_record_that_goes_on_is_the_one_made_at_once() -> None:
    told = told_in_a_game(5)
    for count in range(0, len(told) + 1, 7):
        record = suspicion.heard(5, 3, told[:count])
        assert same(record, Record(5, 3).hear(told[:count]))
    assert same(suspicion.heard(5, 3, told), Record(5, 3).hear(told))


def test_what_was_heard_stays_as_it_was() -> None:
    """A belief that somebody holds does not change when more is told to another."""
    told = told_in_a_game(4)
    half = suspicion.heard(4, 3, told[: len(told) // 2])
    before = Record(4, 3).hear(told[: len(told) // 2])
    suspicion.heard(4, 3, told)
    assert same(half, before)


def test_another_past_is_not_gone_on_from() -> None:
    """As when a turn is taken back: the same length, another story."""
    told = told_in_a_game(4)
    suspicion.heard(4, 3, told)
    other = [*told[:40], deed("on_trial", seat=3, receiver=1, left=2), *told[41:]]
    assert same(suspicion.heard(4, 3, other), Record(4, 3).hear(other))
    assert not same(suspicion.heard(4, 3, other), suspicion.heard(4, 3, told))
    assert len(suspicion.RECENT) <= suspicion.MANY


# -- offhand answers ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 9))
def test_an_imagined_game_comes_to_its_end(seats: int) -> None:
    for seed in range(3):
        s = GAME.start(seats)
        roll_on(GAME, s, Dice(seed).child("nature"), Dice(seed).child("players"), 0)
        assert s.over


def test_a_set_is_wanted_and_more_so_of_an_own_type() -> None:
    taste = offhand.OUR_MANNERS.tastes[1][3]
    scene = Scene(4, "N01 N02 N03 N07").street(0, "COM-L", "COM-C", "FIN-L", "FIN-C")
    street, types = scene.s.streets[0], OURS.types_of(scene.s.characters.face[0], 3)
    likes = {
        name: offhand.liking(taste, types, street, CARDS.index(name))
        for name in ("COM-L", "COM-R", "FIN-R", "EDU-R")
    }
    assert likes["COM-R"] > likes["FIN-R"] > likes["EDU-R"]
    assert likes["COM-R"] > likes["EDU-R"]


def test_puritans_try_a_dark_street_and_witches_no_witch() -> None:
    scene = Scene(5, "N01 N07 N08 N03 N04").street(1, *WITCHY).street(3, *PIOUS)
    everybody = [TRY.base + seat for seat in range(5)]
    assert offhand.try_player(scene.s, 0, everybody, DICE) == TRY.base + 1
    assert offhand.try_player(scene.s, 2, everybody, DICE) not in (TRY.base + 1, TRY.base + 2)


def test_hope_is_given_to_a_pious_constable_who_lacks_it() -> None:
    scene = Scene(4, "N01 N02 N03 N07").street(0, *PIOUS).street(3, *WITCHY)
    scene.cubes("MUE-L-1", despair=2).hope(1, 4).launching()
    scene.play("end_phase")
    assert scene.question == "last_call"
    assert offhand.roll(scene.s, 1, DICE) == GIVE.base
    scene.s.constable = 3
    assert offhand.gift(scene.s, 1) == LET_PASS.base


# -- the outlook -------------------------------------------------------------------------


def test_a_street_is_read() -> None:
    scene = Scene(4, "N01 N02 N03 N07")
    scene.street(0, "COM-L", "COM-C", "COM-R", "FIN-L", "FIN-C", "MUE-L", "JUS-L", "JUS-C")
    found = ahead.street_of(scene.s.streets[0], OURS.types_of(scene.s.characters.face[0], 3))
    assert found[ahead.NOW] == 3 + 2  # three of an own type, and a set
    assert (found[ahead.NEAR], found[ahead.NEAR_OWN]) == (2, 0)
    assert (found[ahead.BEGUN], found[ahead.BEGUN_OWN]) == (1, 0)
    assert (found[ahead.NEAR_DEATH], found[ahead.NEAR_JUSTICE]) == (0, 1)


@pytest.mark.parametrize("seats", [4, 5])
def test_two_witches_win_more_often_than_one(seats: int) -> None:
    """It is what decides which side wins, more than anything else."""
    faces = "N07 N01 N02 N03 N04".split()
    one = Scene(seats, " ".join(faces[:seats]))
    two = Scene(seats, " ".join(["N07", "N08", *faces[1 : seats - 1]]))
    puritan = seats - 1
    assert GAME.outlook(one.s)[puritan] > GAME.outlook(two.s)[puritan]
    assert sum(x > -1 for x in GAME.outlook(two.s)) == seats


def test_despair_and_a_trial_count_at_once() -> None:
    scene = Scene(4, "N07 N01 N02 N03").street(0, "MUE-L")
    before = GAME.outlook(scene.s)
    scene.cubes("MUE-L-1", despair=threshold(4))
    darker = GAME.outlook(scene.s)
    assert darker[0] > before[0]
    assert all(darker[seat] < before[seat] for seat in (1, 2, 3))
    scene.tried(0)
    assert GAME.outlook(scene.s)[0] < darker[0]


def test_a_set_that_is_near_is_worth_something() -> None:
    """To a puritan among puritans."""
    scene = Scene(4, "N01 N02 N03 N07").street(0, "COM-L", "COM-C").street(1, "ENT-L", "ENT-L")
    found = GAME.outlook(scene.s)
    assert found[0] > found[1]
    assert len(EVENTS) == len(offhand.OUR_MANNERS.launches[0][0]) - 1
