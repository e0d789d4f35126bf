"""Doubt in a trial: whom villagers let go, how a witch makes use of it, and what others expect."""

from __future__ import annotations

import pytest

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.games.las_brujas.guide.accusation import HOPELESS, condemned_by
from aquelarre.games.las_brujas.guide.forecast import of_accusation
from aquelarre.games.las_brujas.guide.mask import daring
from aquelarre.games.las_brujas.guide.outlook import (
    AGAIN,
    CARE,
    DOUBT,
    care_in,
    doubt_of,
    error,
    villagers_chance,
)
from aquelarre.games.las_brujas.tests.scenario import Scene
from aquelarre.games.las_brujas.tests.scenario_guide import (
    PEOPLE,
    VILLAGER,
    advice,
    look,
    suspect,
    village,
)

GUILTY, INNOCENT = verbs.VOTE.at(0), verbs.VOTE.at(1)


def burnt_in(scene: Scene, week: int) -> Scene:
    """All voted for the death of a villager, so that it says nothing of any of them."""
    scene.s.records += ((week, VILLAGER, -1, 0, VILLAGER, 1, 0b1111111, 0),)
    return scene


@pytest.mark.rule("BRU-06")
@pytest.mark.parametrize(("witches", "villagers"), [(1, 2), (1, 5), (2, 3), (2, 5), (3, 6)])
def test_who_is_as_suspect_as_all_others_is_not_worth_burning(witches: int, villagers: int) -> None:
    """By counting alone it would be: everybody but oneself."""
    others = witches / (witches + villagers - 1)
    now = villagers_chance(witches, villagers)
    gained = others * (villagers_chance(witches - 1, villagers) - now)
    assert gained + (1 - others) * error(witches, villagers, 1.0) == pytest.approx(0)
    assert gained + (1 - others) * error(witches, villagers, None) > 0


def test_patience_is_renewed_when_somebody_has_burnt_and_ends_in_doubt() -> None:
    assert care_in(1, 0) == CARE
    assert care_in(2, 0) < CARE
    assert care_in(6, 0) < care_in(6, 6) == AGAIN
    assert care_in(40, 0) == care_in(40, 6) == DOUBT


@pytest.mark.rule("BRU-21")
def test_a_villager_votes_innocent_where_the_belief_says_so() -> None:
    """To be accused is enough after weeks in which nobody has burnt, and not when one just has; far
    more suspect than the others is enough at any time."""
    for times, week, wanted in ((0, 12, GUILTY), (0, 6, INNOCENT), (1, 6, GUILTY)):
        scene = burnt_in(suspect(village(first=1), 3, times), 6)
        scene.s.week = week
        scene.hold(1, "J1a").trial(1, "J1a", 3).all_pass()
        seen = look(scene, 0)
        needed = doubt_of(seen.own, seen.living, seen.care)
        assert (seen.own.witch[3] > needed) is (wanted == GUILTY)
        assert advice(scene, 0) == wanted, (times, week)


@pytest.mark.rule("BRU-21")
def test_a_witch_shows_more_doubt_than_a_villager_in_her_seat_has() -> None:
    witch, villager = look(village("vvvvvww"), 6), look(village("vvvvwwv"), 6)
    assert witch.mask.care > villager.care
    assert witch.mask.own == villager.own, "and knows no more"


@pytest.mark.rule("BRU-17")
def test_nobody_expects_the_village_to_burn_without_a_reason_in_the_first_week() -> None:
    chances = []
    for week in (1, 3, 8):
        scene = Scene("vvvvvww", PEOPLE[:7])
        scene.s.week = week
        chances.append(of_accusation(look(scene, 0), NUMBER["J1a"], 3, 0).votes_guilty(1))
    assert chances == sorted(chances)
    assert chances[0] < HOPELESS


@pytest.mark.rule("BRU-17")
def test_a_witch_throws_no_stone_where_the_village_will_not_follow() -> None:
    """One of them dares in the first weeks, but in none of these places is it worth the tell."""
    for sides in ("vvvvvww", "vvvwvvw", "wvvvwvv"):
        for seat in (place for place in range(7) if sides[place] == "w"):
            scene = Scene(sides, PEOPLE[:7], first=seat)
            scene.hold(seat, "J1a")
            scene.s.reputation = [0] * 7
            mine = look(scene, seat)
            victim = sides.index("v")
            assert condemned_by(mine, NUMBER["J1a"], victim) < HOPELESS
            assert advice(scene, seat) == verbs.END_TURN.base, (sides, seat, daring(mine))
