"""The end: trials, sets, despair, points, ties; the rulebook's examples. [SAL-21 … SAL-25]"""

from __future__ import annotations

import pytest

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.tests.scenario import Scene


def sets(*kinds: str) -> list[str]:
    return [f"{kind}-{position}" for kind in kinds for position in "LCR"]


def numbers(scene: Scene, key: str) -> list[dict[str, int]]:
    return [told.values for told in scene.told(key)]


def verdict(scene: Scene) -> tuple[str, list[int]]:
    """Which side has won, and who of it."""
    result = scene.view()["result"]
    return result["side"], result["winners"]


# -- the rulebook's examples -------------------------------------------------------------


@pytest.mark.rule("SAL-21")
def test_example_of_the_trials_seven_cubes_become_nine() -> None:
    """Two witches, one of them on trial; two puritans, one of them on trial."""
    scene = Scene(4, "N07 N08 N01 N02").street(0, "MUE-L").cubes("MUE-L-1", despair=7)
    scene.tried(0, 2).reckon()
    assert numbers(scene, "witch_tried") == [{"seat": 0, "change": -2}]
    assert numbers(scene, "witch_free") == [{"seat": 1, "change": 2}]
    assert numbers(scene, "puritan_tried") == [{"seat": 2, "change": 2}]
    assert numbers(scene, "trials_summed") == [{"before": 7, "change": 2, "total": 9}]
    assert scene.view()["town"]["despair"] == 9, "the town shows what was counted at the end"
    assert scene.view()["players"][0]["despair"] == 7, "the cubes stay where they lie"


@pytest.mark.rule("SAL-22")
def test_example_of_the_sets_one_of_justice_and_two_of_death() -> None:
    """Nine and three more are twelve: with four players enough for the witches. (The rulebook's
    next example speaks of five: it is another town.)"""
    scene = Scene(4, "N07 N08 N01 N02").street(0, "ENT-L").cubes("ENT-L-1", despair=7)
    scene.street(1, *sets("JUS")).street(2, *sets("MUE")).street(3, *sets("MUE"))
    scene.tried(0, 2).reckon()
    assert numbers(scene, "justice_sets") == [{"seat": 1, "sets": 1, "change": -3}]
    assert [each["seat"] for each in numbers(scene, "death_sets")] == [2, 3]
    assert numbers(scene, "sets_summed") == [{"before": 9, "change": 3, "total": 12}]
    assert numbers(scene, "witches_reach") == [{"total": 12, "threshold": 8}]
    assert scene.view()["result"]["side"] == "witches"


@pytest.mark.rule("SAL-23")
def test_example_of_the_despair_five_are_too_few_for_four_players() -> None:
    scene = Scene(4, "N07 N08 N01 N02").street(3, "ENT-L").cubes("ENT-L-1", despair=5)
    scene.tried(0).reckon()
    assert numbers(scene, "witches_fail") == [{"total": 5, "threshold": 8}]
    assert verdict(scene) == ("puritans", [3])


@pytest.mark.rule("SAL-24")
def test_examples_of_the_points_eight_and_seven() -> None:
    """Player 3 (commerce, finance): a set of commerce, a building of finance, a set of death.
    Player 4 (entertainment, finance): a set of education, three own buildings, a set of death."""
    scene = Scene(4, "N07 N08 N04 N02")
    scene.street(2, *sets("COM"), "FIN-L", *sets("MUE"))
    scene.street(3, *sets("EDU"), "ENT-L", "ENT-L", "FIN-R", *sets("MUE"))
    scene.tried(0, 1).reckon()
    assert GAME.points(scene.s)[2:] == [8, 7]
    parts = [told for told in scene.told("set_scored") if told.values["seat"] == 2]
    assert [(told.values["points"], len(told.places)) for told in parts] == [(2, 3), (2, 3)]
    assert verdict(scene) == ("puritans", [2])
    assert GAME.returns(scene.s) == [-1, -1, 1, -1]


# -- despair -----------------------------------------------------------------------------


@pytest.mark.rule("SAL-21")
def test_all_characters_are_shown() -> None:
    scene = Scene(4, "N07 N08 N01 N02").reckon()
    for seat in range(-1, 4):
        names = [player["character"] for player in scene.view(seat)["players"]]
        assert names == ["N07", "N08", "N01", "N02"]
    assert len(scene.told("character_shown")) == 4


@pytest.mark.rule("SAL-21")
def test_the_town_never_has_less_than_no_despair() -> None:
    """Ruling C12: each step is summed first, and ends at zero or more."""
    scene = Scene(4, "N07 N08 N01 N02").street(0, "MUE-L").cubes("MUE-L-1", despair=1)
    scene.tried(0, 1).street(2, *sets("MUE")).reckon()
    assert numbers(scene, "trials_summed") == [{"before": 1, "change": -1, "total": 0}]
    assert numbers(scene, "town_emptied") == [{"before": 1, "count": 4}], "why four takes one"
    assert numbers(scene, "sets_summed") == [{"before": 0, "change": 3, "total": 3}]
    assert scene.s.final_despair == 3
    both = Scene(4, "N07 N08 N01 N02").street(0, "MUE-L").cubes("MUE-L-1", despair=1)
    both.tried(0, 2).reckon()
    assert both.s.final_despair == 1 - 2 + 2 + 2, "within a step nothing is cut off"
    assert not both.told("town_emptied")
    just = Scene(4, "N07 N01 N03 N02").street(1, *sets("JUS")).reckon()
    assert just.s.final_despair == 0
    assert numbers(just, "town_emptied") == [{"before": 2, "count": 3}]
    even = Scene(4, "N07 N08 N01 N02").street(0, "MUE-L").cubes("MUE-L-1", despair=4)
    even.tried(0, 1).reckon()
    assert even.s.final_despair == 0
    assert not even.told("town_emptied"), "four take four: nothing is cut off"


@pytest.mark.rule("SAL-22")
def test_a_set_counts_also_before_a_player_on_trial_but_never_during_play() -> None:
    """Ruling C14."""
    scene = Scene(4, "N01 N02 N03 N04").street(1, *sets("MUE")).tried(1)
    assert scene.despair == 0
    assert scene.view()["players"][1]["sets"] == {"MUE": 1}
    scene.reckon()
    assert scene.s.final_despair == 2 + 3


@pytest.mark.rule("SAL-22")
def test_several_sets_of_a_type() -> None:
    """Ruling C13: as many as of the rarest of the three."""
    scene = Scene(4, "N01 N02 N03 N04")
    scene.street(0, *sets("MUE"), *sets("MUE"), "MUE-L", "MUE-C").reckon()
    assert numbers(scene, "death_sets") == [{"seat": 0, "sets": 2, "change": 6}]
    assert numbers(scene, "set_scored")[0]["points"] == 4
    for told in (*scene.told("death_sets"), *scene.told("set_scored")):
        assert len(told.places) == 6, "a building belongs to one set"


@pytest.mark.rule("SAL-22")
def test_three_alike_are_no_set() -> None:
    scene = Scene(4).street(0, "MUE-L", "MUE-L", "MUE-C", "MUE-C").reckon()
    assert not scene.told("death_sets")
    assert not scene.told("set_scored")


@pytest.mark.rule("SAL-23")
@pytest.mark.parametrize("n", range(3, 9))
def test_twice_as_much_despair_as_players_is_enough(n: int) -> None:
    for cubes, side in ((2 * n - 3, "puritans"), (2 * n - 2, "witches")):
        scene = Scene(n, "N07 " + " ".join(f"N0{x}" for x in range(1, min(n, 5))))
        more = sum(x >= 6 for x in scene.s.characters.face) - 1  # witches beside the first
        scene.street(0, "MUE-L").cubes("MUE-L-1", despair=cubes - 2 * more).reckon()
        assert scene.s.final_despair == cubes + 2
        assert scene.view()["result"]["side"] == side
        reached = numbers(scene, "witches_reach" if side == "witches" else "witches_fail")
        assert reached == [{"total": cubes + 2, "threshold": 2 * n}]


@pytest.mark.rule("SAL-23")
def test_enough_despair_and_no_witch_and_everybody_loses() -> None:
    scene = Scene(4, "N01 N02 N03 N04").street(0, "MUE-L").cubes("MUE-L-1", despair=8).reckon()
    assert scene.told("all_lost")
    assert verdict(scene) == ("nobody", [])
    assert GAME.returns(scene.s) == [-1, -1, -1, -1]


@pytest.mark.rule("SAL-23")
def test_without_witches_little_despair_is_a_victory_of_the_best_puritan() -> None:
    scene = Scene(3, "N01 N02 N03").street(1, "ENT-L").reckon()
    assert verdict(scene) == ("puritans", [1])


# -- points ------------------------------------------------------------------------------


@pytest.mark.rule("SAL-24")
def test_one_point_for_each_building_of_an_own_type_and_none_for_others() -> None:
    scene = Scene(4, "N01 N02 N03 N04").street(0, "ENT-L", "ENT-L", "COM-R", "FIN-C", "JUS-L")
    scene.reckon()
    assert GAME.points(scene.s)[0] == 3
    assert [each["points"] for each in numbers(scene, "type_scored")] == [2, 1]


@pytest.mark.rule("SAL-24")
def test_a_witch_scores_three_types_or_with_the_option_two() -> None:
    """Ruling C1."""
    street = ("ENT-L", "COM-L", "FIN-L", "EDU-L")
    three = Scene(4, "N07 N01 N02 N03").street(0, *street).reckon()
    assert GAME.points(three.s)[0] == 3
    two = Scene(4, "N07 N01 N02 N03", witch_types=2).street(0, *street).reckon()
    assert GAME.points(two.s)[0] == 2


@pytest.mark.rule("SAL-24")
def test_a_set_of_any_type_is_worth_two_more() -> None:
    scene = Scene(4, "N01 N02 N03 N04").street(0, *sets("ENT", "JUS", "FIN")).reckon()
    assert GAME.points(scene.s)[0] == 3 + 2 + 2 + 2


@pytest.mark.rule("SAL-24")
def test_the_letter_is_worth_two_points_to_its_holder() -> None:
    scene = Scene(4, "N01 N02 N03 N04").keep("V21", 2).reckon()
    assert GAME.points(scene.s) == [0, 0, 2, 0]
    assert numbers(scene, "letter_scored") == [{"seat": 2, "event": 20, "points": 2}]


def test_points_are_nobodys_business_before_the_end() -> None:
    scene = Scene(4).street(0, "ENT-L")
    assert GAME.points(scene.s) == []
    assert scene.view(0)["players"][0]["score"] is None


# -- who wins ----------------------------------------------------------------------------


@pytest.mark.rule("SAL-25")
def test_only_the_winning_side_competes() -> None:
    scene = Scene(4, "N07 N01 N02 N03").street(0, *sets("ENT", "COM"))
    scene.street(1, "ENT-L").reckon()
    assert max(GAME.points(scene.s)) == GAME.points(scene.s)[0]
    assert verdict(scene) == ("puritans", [1])


@pytest.mark.rule("SAL-25")
def test_a_tie_goes_to_most_hope() -> None:
    scene = Scene(4, "N01 N02 N03 N04").street(0, "ENT-L").street(1, "ENT-L").street(2, "ENT-L")
    scene.hope(1, 2).hope(2, 1).hope(3, 9).reckon()
    assert numbers(scene, "hope_counted") == [
        {"seat": 0, "hope": 0},
        {"seat": 1, "hope": 2},
        {"seat": 2, "hope": 1},
    ]
    assert scene.view()["result"]["winners"] == [1]
    assert numbers(scene, "won") == [{"seat": 1, "winner": 1, "points": 1}]


@pytest.mark.rule("SAL-25")
def test_who_is_still_tied_shares_the_victory() -> None:
    scene = Scene(4, "N01 N02 N03 N04").street(0, "ENT-L").street(1, "ENT-L").reckon()
    assert scene.view()["result"]["winners"] == [0, 1]
    assert GAME.returns(scene.s) == [1, 1, -1, -1]
    assert [each["seat"] for each in numbers(scene, "shared")] == [0, 1]


@pytest.mark.rule("SAL-25")
def test_who_is_on_trial_may_win() -> None:
    """Ruling C14."""
    scene = Scene(4, "N01 N02 N03 N04").street(0, "ENT-L").tried(0).reckon()
    assert scene.view()["result"]["winners"] == [0]


def test_the_end_is_told_step_by_step_and_every_sum_adds_up() -> None:
    for seed in range(6):
        scene = Scene(3 + seed)
        scene.go_on()
        keys = [told.key for told in scene.told()]
        order = ["character_shown", "town_counted", "trials_summed", "sets_summed"]
        assert [key for key in dict.fromkeys(keys) if key in order] == order
        for seat in range(3 + seed):
            parts = [
                told.values["points"]
                for told in scene.told()
                if told.key in ("type_scored", "set_scored", "letter_scored")
                and told.values["seat"] == seat
            ]
            (total,) = [x for x in numbers(scene, "points_counted") if x["seat"] == seat]
            assert total["points"] == sum(parts) == GAME.points(scene.s)[seat]


# -- the end can still be followed later -------------------------------------------------

SEEN_ONCE = ("character_shown", "phase_ended")  # players' characters stand in the view anyway


def plain(values: dict[str, int]) -> dict[str, object]:
    """Values as the view shows them: numbers, or a kind and a label."""
    found: dict[str, object] = {}
    for name, value in values.items():
        kind = GAME.kind(name)
        label = value if kind == "seat" else GAME.label(kind, value)
        found[name] = value if kind == "number" else [kind, label]
    return found


@pytest.mark.rule("SAL-21")
@pytest.mark.rule("SAL-24")
def test_the_view_tells_the_end_again_line_by_line() -> None:
    """Who comes back later has no news, only the view: it has the same lines, with the same
    numbers and buildings, in the same order, and everybody sees them."""
    for n in range(3, 9):
        scene = Scene(n, constable=n - 1)
        scene.go_on()
        told = scene.told()
        first = next(x for x, each in enumerate(told) if each.key == "town_counted")
        expected = [
            {
                "key": each.key,
                "rule": each.rule,
                "values": plain(each.values),
                "places": [GAME.ref("building", place) for place in each.places],
            }
            for each in told[first:]
        ]
        for seat in range(-1, n):
            assert scene.view(seat)["result"]["steps"] == expected
        assert not {each["key"] for each in expected} & set(SEEN_ONCE)


@pytest.mark.rule("SAL-23")
def test_there_are_no_steps_of_the_end_before_the_end() -> None:
    """They would tell everybody's side."""
    scene = Scene(3).street(0, "ENT-L").launching(number=5)
    assert scene.view()["result"] is None
    steps = scene.play("end_phase").view()["result"]["steps"]
    assert [step["key"] for step in steps][:1] == ["town_counted"]
    assert [step["key"] for step in steps][-1] in ("won", "shared", "all_lost")


@pytest.mark.rule("SAL-24")
def test_a_step_names_types_sides_cards_and_buildings() -> None:
    scene = Scene(4, "N07 N01 N02 N03").street(1, *sets("ENT")).keep("V21", 1).tried(0).reckon()
    steps = {step["key"]: step for step in scene.view()["result"]["steps"]}
    assert steps["witch_tried"]["values"] == {"seat": ["seat", 0], "change": -2}
    assert steps["set_scored"]["values"]["type"] == ["type", "ENT"]
    assert steps["set_scored"]["places"] == [f"building:ENT-{x}-1" for x in "LCR"]
    assert steps["letter_scored"]["values"]["event"] == ["event", "V21"]
    assert steps["won"]["values"]["winner"] == ["side", "puritans"]
