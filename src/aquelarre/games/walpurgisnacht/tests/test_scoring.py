"""The end and the scoring: rules WAL-28 to WAL-36."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.games.walpurgisnacht.box.cards import VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.rules.scoring import score_night
from aquelarre.games.walpurgisnacht.tests.scenario import Scenario
from aquelarre.kernel import Dice, Event, Told
from aquelarre.match import Match

# seats: 0 Mephistopheles (witch), 1 and 2 villagers, 3 witch; none of these icons is scored
ROLES = ["W00", "W29", "W23", "W30"]


def night(roles: list[str] = ROLES) -> Scenario:
    return Scenario(roles, {"O0": "W24", "S0": "W19"})


def points(scene: Scenario) -> tuple[int, int]:
    """What the seven steps bring, without the track."""
    witches, villagers = score_night(scene.s)
    return witches - scene.score[0], villagers - scene.score[1]


def end(scene: Scenario) -> Scenario:
    """Walpurga comes: the summit is laid bare and its first card is she."""
    for place in range(5, 20):
        scene.s.lying &= ~(1 << place)
    return scene.reveal_walpurga()


def told(scene: Scenario, key: str) -> list[Told]:
    return [event.whole() for event in scene.news if event.notice.key == key]


OF_THE_WITCHES = ("familiars_scored", "ointments_scored", "fertility_scored", "bonfires_scored")


def told_points(events: Iterable[Event]) -> list[int]:
    """The points of each team, added up from everything that was told."""
    found = [0, 0]
    for event in events:
        values = event.whole().values
        if "points" in values:
            key = event.notice.key
            team = WITCHES if key in OF_THE_WITCHES else values.get("side", VILLAGERS)
            found[int(team)] += int(values["points"])
    return found


@pytest.mark.rule("WAL-05")
def test_where_the_points_come_from_adds_up() -> None:
    """What the log tells is all there is, from the first square of the track on."""
    for seed in range(20):
        match = Match(GAME, 3 + seed % 6, seed=str(seed))
        dice = Dice(str(seed))
        while not match.over:
            seat = match.asked[0]
            options = match.state.options(seat)
            match.play(seat, options[dice.below(len(options))])
        assert told_points(match.events) == match.state.score, seed


@pytest.mark.rule("WAL-05")
def test_an_earlier_game_is_told_as_it_was() -> None:
    assert "marker_set" in night().told()
    assert "marker_set" not in Scenario(ROLES, rules=2).told()


@pytest.mark.rule("WAL-28")
def test_walpurga_ends_the_game_at_once_without_this_turns_points() -> None:
    scene = night().reveal("O0")
    scene.s.lying &= ~sum(1 << place for place in range(5, 20))
    before = scene.score
    scene.reveal_walpurga()
    assert scene.s.over
    assert scene.score == before, "one purple wisp was worth 1, but Walpurga came"
    assert "wisps_scored" not in scene.told()


@pytest.mark.rule("WAL-28")
def test_cards_revealed_this_turn_belong_to_nobody() -> None:
    scene = Scenario(ROLES, {"O0": "W14"}).reveal("O0")  # the brooms
    scene.s.lying &= ~sum(1 << place for place in range(5, 20))
    scene.reveal_walpurga()
    assert scene.score == [1, 1]
    assert "brooms_scored" not in scene.told()


@pytest.mark.rule("WAL-28")
def test_all_roles_and_delivered_cards_are_shown() -> None:
    scene = end(night().hold(1, "W06", face_up=False))
    view = GAME.view(scene.s, -1)
    assert [player["role"] for player in view["players"]] == ROLES
    assert view["players"][1]["down_cards"] == ["W06"]
    assert told(scene, "card_shown")[0].values == {"seat": 1, "card": 6}
    assert len(told(scene, "role_shown")) == 4


@pytest.mark.rule("WAL-29")
@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [(["W02"], [], 0), (["W02"], ["W03"], 2), (["W02", "W04"], ["W03"], 5)],
)
def test_familiars_of_the_witches_count_together(
    first: list[str], second: list[str], expected: int
) -> None:
    assert points(night().hold(0, *first).hold(3, *second)) == (expected, 0)


@pytest.mark.rule("WAL-29")
def test_familiars_of_villagers_bring_the_witches_nothing() -> None:
    assert points(night().hold(1, "W02", "W03", "W04")) == (0, 0)


@pytest.mark.rule("WAL-30")
def test_bells_with_any_villager_chase_the_familiars_of_all_villagers() -> None:
    """Seat 2's two purple familiars no longer count against the green wisps."""
    quiet = night().hold(2, "W02", "W04", "W06", "W07", "W27")
    assert points(quiet) == (0, 2 * (3 - 2))
    rung = night().hold(2, "W02", "W04", "W06", "W07", "W27").hold(1, "W05")
    assert points(rung) == (0, 2 * 3 + 2 * 1)


@pytest.mark.rule("WAL-30")
def test_bells_with_a_witch_do_nothing() -> None:
    scene = night().hold(2, "W02", "W04", "W06", "W07", "W27").hold(3, "W05")
    assert points(scene) == (0, 2)


@pytest.mark.rule("WAL-30")
def test_bells_leave_the_witches_their_familiars() -> None:
    scene = night().hold(1, "W05").hold(3, "W02", "W04").hold(2, "W03")
    assert points(scene) == (2, 2)
    assert told(end(scene), "bells_rung")[0].values == {"seat": 1, "count": 1}


@pytest.mark.rule("WAL-31")
def test_a_witch_with_fertility_and_a_crucifix_discards_both() -> None:
    assert points(night().hold(3, "W09")) == (3, 0)
    assert points(night().hold(3, "W09", "W06")) == (0, 0)
    assert points(night().hold(3, "W09").hold(0, "W06")) == (3, 0), "the same witch holds both"


@pytest.mark.rule("WAL-31")
def test_one_crucifix_goes_only() -> None:
    scene = end(night().hold(3, "W09", "W06", "W07"))
    assert [x.values["card"] for x in told(scene, "fertility_lost")] == [6]


@pytest.mark.rule("WAL-31")
@pytest.mark.rule("WAL-32")
def test_mephistopheles_is_spared_only_if_he_showed_himself_in_play() -> None:
    held = ("W09", "W06", "W10", "W11", "W13")
    assert points(night().hold(0, *held)) == (0, 0)
    hidden = end(night().hold(0, *held))
    assert hidden.score == [1, 1], "being shown at the end does not count"
    assert points(night().hold(0, *held).declare(0)) == (3 + 2, 0)


@pytest.mark.rule("WAL-31")
@pytest.mark.rule("WAL-32")
def test_villagers_discard_neither_fertility_nor_herbs() -> None:
    scene = end(night().hold(1, "W09", "W06", "W07").hold(2, "W10", "W11", "W27", "W28"))
    assert told(scene, "fertility_lost") == []
    assert told(scene, "ointments_lost") == []
    assert scene.score == [1, 1 + 2 * (2 - 1) + 2 * (3 - 1)]


@pytest.mark.rule("WAL-31")
def test_declared_mephistopheles_spares_nobody_else() -> None:
    assert points(night().hold(3, "W09", "W06").declare(0)) == (0, 0)


@pytest.mark.rule("WAL-32")
def test_a_witch_with_herbs_discards_them_and_all_her_ointments() -> None:
    assert points(night().hold(3, "W11", "W12", "W13")) == (3, 0)
    assert points(night().hold(3, "W10", "W11", "W12", "W13")) == (0, 0)
    assert points(night().hold(3, "W11", "W12").hold(0, "W10", "W13")) == (2, 0)


@pytest.mark.rule("WAL-33")
@pytest.mark.parametrize(("seat", "expected"), [(3, (3, 0)), (1, (0, 3))])
def test_brooms_bring_three_to_the_holders_team(seat: int, expected: tuple[int, int]) -> None:
    assert points(night().hold(seat, "W14")) == expected


@pytest.mark.rule("WAL-33")
@pytest.mark.parametrize(("seat", "expected"), [(3, (0, 2)), (1, (2, 0))])
def test_spectres_bring_two_to_the_other_team(seat: int, expected: tuple[int, int]) -> None:
    assert points(night().hold(seat, "W15")) == expected


@pytest.mark.rule("WAL-34")
def test_witches_score_ointments_and_fertility_and_pay_for_bonfires() -> None:
    assert points(night().hold(3, "W11", "W12", "W09", "W16", "W18")) == (1 + 1 + 3 - 4, 0)
    assert points(night().hold(3, "W16", "W17", "W18")) == (-6, 0), "there is no floor"


@pytest.mark.rule("WAL-34")
def test_villagers_neither_score_ointments_nor_pay_for_bonfires() -> None:
    assert points(night().hold(1, "W18", "W11")) == (0, 0)


@pytest.mark.rule("WAL-35")
def test_a_villager_with_three_green_and_one_purple_wisp_scores_four() -> None:
    """The rulebook's example."""
    assert points(night().hold(1, "W06", "W07", "W27", "W20")) == (0, 4)


@pytest.mark.rule("WAL-35")
def test_each_villager_counts_alone_and_never_below_zero() -> None:
    assert points(night().hold(1, "W06", "W07").hold(2, "W20", "W21", "W27")) == (0, 4)
    assert points(night().hold(1, "W20", "W06")) == (0, 0)


@pytest.mark.rule("WAL-29")
@pytest.mark.rule("WAL-35")
def test_the_worked_example_of_the_contract() -> None:
    """Witches 5 + 0 + 2 − 2 + 2 = 7; villagers 4 + 3 = 7, plus the track."""
    roles = ["W00", "W29", "W23", "W30", "W22"]
    scene = Scenario(roles, {"O0": "W24", "S0": "W19"})
    scene.hold(0, "W02", "W03", "W04", "W09", "W08")
    scene.hold(3, "W11", "W12").hold(4, "W18")
    scene.hold(1, "W06", "W07", "W27", "W20").hold(2, "W14", "W15")
    assert points(scene) == (7, 7)
    assert end(scene).score == [8, 8]


@pytest.mark.rule("WAL-36")
def test_the_team_with_more_points_wins_with_all_its_players() -> None:
    assert GAME.returns(end(night().hold(3, "W09")).s) == [1, -1, -1, 1]
    assert GAME.returns(end(night().hold(1, "W14")).s) == [-1, 1, 1, -1]


@pytest.mark.rule("WAL-36")
def test_equal_points_are_a_draw() -> None:
    scene = end(night())
    assert GAME.returns(scene.s) == [0, 0, 0, 0]
    assert scene.told()[-1] == "drawn"


@pytest.mark.rule("WAL-36")
def test_if_all_are_witches_and_the_villagers_have_more_everybody_loses() -> None:
    witches = ["W00", "W22", "W30"]
    scene = end(night(witches).hold(1, "W15"))
    assert GAME.returns(scene.s) == [-1, -1, -1]
    assert scene.told()[-1] == "all_lost"
    drawn = end(night(witches))
    assert GAME.returns(drawn.s) == [0, 0, 0]


def test_the_events_of_the_scoring_add_up_to_the_result() -> None:
    scene = end(night().hold(3, "W09", "W11", "W16").hold(1, "W14", "W06").hold(2, "W15", "W02"))
    assert told_points(scene.news) == scene.score
