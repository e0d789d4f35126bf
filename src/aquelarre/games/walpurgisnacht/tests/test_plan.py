"""Who looks ahead counts whose wisps are left on the mountain, beside the points."""

from __future__ import annotations

import pytest

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import GREEN, PURPLE, VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.box.edition import OURS
from aquelarre.games.walpurgisnacht.box.mountain import HIGH, UNSEEN
from aquelarre.games.walpurgisnacht.guide.outlook import (
    FACTS,
    WEIGHT,
    facts,
    odds,
    of_a_wisp,
    outlook,
)
from aquelarre.games.walpurgisnacht.guide.plan import plan
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario, card, slot
from aquelarre.games.walpurgisnacht.tests.test_belief import night, told_to
from aquelarre.games.walpurgisnacht.verbs import GIVE, REVEAL, STOP
from aquelarre.kernel import Dice, Window, heaviest

ROLES = ["W00", "W26", "W30", "W29", "W28"]  # two witches, of whom one is the devil


def counted(scene: Scenario) -> dict[str, float]:
    return dict(zip(FACTS, facts(scene.s), strict=True))


def test_every_fact_has_a_weight_and_the_right_sign() -> None:
    assert set(WEIGHT) == set(FACTS)
    assert WEIGHT["lead"] + WEIGHT["lead_per_card"] > 0
    assert WEIGHT["purple"] > 0 > WEIGHT["green"]
    assert WEIGHT["summit_for_next"] > 0


def test_what_is_counted_of_a_night() -> None:
    scene = Scenario(ROLES, {"O0": "W20", "O1": "W21", "O2": "W27"}, first=1)
    found = counted(scene)
    known = [OURS.wisp[x] for x in scene.s.mountain if x >= 0]
    assert found["purple"] == known.count(PURPLE)
    assert found["green"] == known.count(GREEN)
    assert found["lead"] == 0.0
    assert found["majority"] == pytest.approx(-0.5)  # two witches of five
    assert (found["next"], found["after_next"], found["third"]) == (-1.0, 1.0, -1.0)
    hidden = scene.s.mountain.count(UNSEEN) / scene.s.deck.total
    green = sum(scene.s.deck.counts[x] for x in range(31) if OURS.wisp[x] == GREEN)
    assert found["green_unseen"] == pytest.approx(hidden * green)


def test_a_summit_that_lies_free_helps_who_leads() -> None:
    scene = Scenario(ROLES, first=0)
    s = scene.s.clone()
    s.score[WITCHES] += 2
    before = odds(s)
    s.lying = sum(1 << x for x, lies in enumerate(s.mountain) if lies == HIGH)
    for x in range(5, 25):
        s.mountain[x] = -1
    found = dict(zip(FACTS, facts(s), strict=True))
    assert found["summit_for_next"] == pytest.approx(1 / 5)
    assert odds(s) != before
    s.score[WITCHES], s.score[VILLAGERS] = 1, 1
    assert dict(zip(FACTS, facts(s), strict=True))["summit_free"] == 0.0


def test_a_wisp_helps_its_own_side_and_the_side_with_more_players_more() -> None:
    few = Scenario(ROLES).s
    many = Scenario(["W00", "W30", "W27", "W22", "W28"]).s
    for s in (few, many):
        assert of_a_wisp(s, PURPLE) > 0 > of_a_wisp(s, GREEN)
    assert of_a_wisp(many, PURPLE) > of_a_wisp(few, PURPLE)


def test_the_others_wisps_are_given_away_and_ones_own_put_back() -> None:
    """A villager holds a card of either colour that scores alike: the purple one goes."""
    foot = {"O0": "W20", "O1": "W27"}
    scene = Scenario(ROLES, foot, first=1).reveal("O0").reveal("O1")
    window = Window(GAME, scene.s, 1)
    weights = GAME.plan(window, Dice(1))
    given, _ = GIVE.args(heaviest(window.options(), weights))
    assert given == card("W20")


@pytest.mark.rule("WAL-10")
def test_nobody_throws_points_away_when_the_night_is_won() -> None:
    """Two purple wisps lie there, and a third would be five points for the witches."""
    foot = {"O0": "W20", "O1": "W21", "O2": "W22"}
    scene = Scenario(ROLES, foot, first=1)
    assert {OURS.wisp[card(name)] for name in foot.values()} == {PURPLE}
    for ahead in (0, 40):
        scene.s.score[VILLAGERS] += ahead
        before = outlook(scene.s)[1]
        scene.s.score[VILLAGERS] += 5
        assert outlook(scene.s)[1] > before
    scene.reveal("O0").reveal("O1")
    window = Window(GAME, scene.s, 1)
    weights = dict(zip(window.options(), GAME.plan(window, Dice(1)), strict=True))
    assert weights[STOP.base] > weights[REVEAL.at(slot("O2"))] + 0.001


def test_a_plan_is_blind_and_has_a_number_for_every_answer() -> None:
    looked = 0
    for seed in range(5):
        for decisions in (3, 14, 30):
            s = night(decisions, seed)
            if s.over:
                continue
            seat = (s.asked & -s.asked).bit_length() - 1
            window = Window(GAME, s, seat)
            belief = GAME.belief(window, told_to(s, seat))
            weights = plan(window, Dice(7), belief)
            assert len(weights) == len(window.options())
            assert all(-1 <= weight <= 1 for weight in weights)
            other = Window(GAME, GAME.imagine(s, seat, Dice(seed)), seat)
            assert plan(other, Dice(7), belief) == weights
            looked += 1
    assert looked >= 8


def test_outlooks_are_those_of_the_teams_at_any_table() -> None:
    for seats in (3, 4, 6, 8):
        s = night(20, seats, seats=seats)
        if s.over:
            continue
        found = GAME.outlook(s)
        assert len(found) == seats
        assert len({found[x] for x in range(seats) if team_of(s, x) == WITCHES}) == 1
        assert all(-1 < value < 1 for value in found)
