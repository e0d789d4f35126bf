"""Who looks ahead leans otherwise than a guide where that was found to pay, and nowhere else."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from aquelarre.bots import GuideBot
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import CARDS, EVENTS, PURITANS, SIDES, WITCHES
from aquelarre.games.new_salem.box.edition import OURS
from aquelarre.games.new_salem.guide import leaning
from aquelarre.games.new_salem.guide.buildings import Appraiser
from aquelarre.games.new_salem.guide.guide import weigh
from aquelarre.games.new_salem.guide.leaning import (
    LEANINGS,
    PLAIN,
    Leaning,
    leaning_of,
    part_of,
    rows,
    trust_of,
)
from aquelarre.games.new_salem.guide.outlook import Outlook
from aquelarre.games.new_salem.tests.scenario import WITCHY, Scene
from aquelarre.games.new_salem.verbs import END_PHASE, LAUNCH
from aquelarre.kernel import Action, Dice, Window, heaviest


class Compares(GuideBot):
    """A guide that looks at what it would plan, too."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.same: list[bool] = []

    def answer(self, window: Window[Any]) -> Action:
        game, dice, belief = window.game, self.dice.child(self.dice.word()), self.belief(window)
        weights = game.weigh(window, dice.clone(), belief)
        self.same.append(game.plan(window, dice.clone(), belief) == weights)
        return heaviest(window.options(), weights)


def compared(seats: int) -> list[bool]:
    """For all answers of a game with several options: is the plan the guide's?"""
    s = GAME.start(seats, listen=True)
    dice = Dice("compared").child(seats)
    bots = [Compares(dice.child(seat)) for seat in range(seats)]
    let_nature_answer(s, dice.child("deal"))
    play_out(GAME, s, bots, dice.child("nature"))
    return [each for player in bots for each in player.same]


@pytest.mark.parametrize("seats", [3, 6])
def test_where_nothing_was_found_the_plan_is_the_guides(seats: int) -> None:
    found = compared(seats)
    assert found
    assert all(found)


@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_and_five_the_plan_is_another(seats: int) -> None:
    assert not all(compared(seats))


def test_with_four_players_one_leans_and_trusts_as_with_five() -> None:
    assert rows()["4"] == rows()["5"]
    assert [trust_of(4, left) for left in (0, 7, 8)] == [trust_of(5, left) for left in (0, 7, 8)]


def test_a_puritan_of_five_cares_more_for_points_and_a_guide_as_before() -> None:
    s = Scene(5, "N01 N02 N03 N07 N08").s
    plain, leaning_one = Outlook(s, 0), Outlook(s, 0, leaning=leaning_of(5, PURITANS))
    assert leaning_one.point > plain.point
    assert abs(leaning_one.cube) < abs(plain.cube)
    assert Outlook(s, 0, leaning=PLAIN).point == plain.point


def test_a_witch_who_looks_ahead_hides_until_the_third_round() -> None:
    scene = Scene(5, "N01 N02 N03 N07 N08")
    for turn, hides in ((1, True), (3, True), (4, False)):
        scene.s.round = turn
        look = Outlook(scene.s, 3, leaning=leaning_of(5, WITCHES))
        assert (look.candour == 0.0) is hides


def test_each_leaning_moves_the_answer_that_it_is_about() -> None:
    """Ending the phase, and each event."""
    scene = Scene(5, "N01 N02 N03 N07 N08").launching().hope(0, 4)
    window = Window(GAME, scene.s, 0)
    options, plain = window.options(), weigh(window, Dice(1))
    for action in options:
        ends = action == END_PHASE.base
        row = {"ends": [1, 1]} if ends else {"events": {EVENTS[action - LAUNCH.base]: 1}}
        moved = weigh(window, Dice(1), leaning=Leaning(row))
        found = [after - before for after, before in zip(moved, plain, strict=True)]
        assert found == pytest.approx([float(each == action) for each in options])


def looking(row: dict[str, Any], seat: int = 0) -> Outlook:
    """From a seat that lacks one theatre, while somebody else seems a witch."""
    s = Scene(5, "N01 N02 N03 N07 N08").street(0, "ENT-L", "ENT-C").street(4, *WITCHY).s
    return Outlook(s, seat, leaning=Leaning(row))


@pytest.mark.parametrize("name", ["whole", "finds"])
def test_one_may_care_more_for_a_set_or_hope_more_for_it(name: str) -> None:
    """Its last building is worth more if the set is; one less likely found adds less to have."""
    last, more = CARDS.index("ENT-R"), {name: 1.2}
    plain, other = Appraiser(looking({})), Appraiser(looking(more))
    if name == "whole":
        assert other.building(last) > plain.building(last)
    else:
        assert other.finds[last] == pytest.approx(1.2 * plain.finds[last])
        assert max(Appraiser(looking({name: 9.0})).finds) <= 1


def test_one_may_care_less_for_what_a_symbol_removes() -> None:
    removes = next(card for card in range(len(CARDS)) if OURS.removals[card])
    plain, other = looking({}), looking({"removals": 0.5})
    change = Appraiser(other).building(removes) - Appraiser(plain).building(removes)
    assert change == pytest.approx(0.5 * OURS.removals[removes] * plain.cube)
    assert change < 0  # to a puritan


def test_one_may_care_more_for_trials() -> None:
    plain, other = looking({}), looking({"trial": [1.5, 2.0, 3.0]})
    assert plain.trial(4) > 0
    assert other.trial(4) == pytest.approx(1.5 * plain.trial(4))


def test_the_plan_counts_the_more_the_more_there_is_to_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(leaning.TRUSTS, 5, (0.5, 0.1, 11))
    assert [trust_of(5, left) for left in (0, 10, 11, 12)] == [0.5, 1.5, pytest.approx(1.6), inf]
    assert trust_of(6, 14) == 0.0  # where nothing was found


def test_a_seer_of_five_trusts_its_plan_by_what_is_left() -> None:
    """What everybody can see: the round, and how many cards one holds."""
    scene = Scene(5, "N01 N02 N03 N07 N08")
    scene.deal(*[f"{kind}-L {kind}-C COM-R" for kind in ("ENT", "FIN", "EDU", "MUE", "JUS")])
    window = Window(GAME, scene.s, 1)
    assert GAME.belief(window, []).trust(window) == trust_of(5, 14) == inf
    scene.s.round = 5
    assert GAME.belief(window, []).trust(window) == trust_of(5, 2) > 0


def test_what_was_found_names_only_what_there_is() -> None:
    assert set(leaning.told()) <= {*leaning.rows(), leaning.TRUST}
    known = {*Leaning.__slots__, "events"} - {"launches"}
    for seats, sides in leaning.rows().items():
        for side, row in sides.items():
            assert set(row) <= known
            assert set(row.get("events", {})) <= set(EVENTS)
            assert (int(seats), SIDES.index(side)) in LEANINGS
    assert [part_of(turn) for turn in range(6)] == [0, 0, 0, 1, 2, 2]
