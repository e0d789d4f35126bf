"""Many games: fair seats, the same result with any number of processes, honest margins."""

from __future__ import annotations

import csv
import json
import tracemalloc
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor
from statistics import stdev
from typing import Any

import pytest

from aquelarre.bots import UnknownBot, arena, workers
from aquelarre.bots.arena import NoSides, Study, play_games, points_of, simulate
from aquelarre.bots.figures import as_csv, as_data
from aquelarre.bots.playing import let_nature_answer
from aquelarre.bots.seating import FirstTurn, Seating
from aquelarre.bots.tally import Tally, proportion
from aquelarre.kernel import BadSetting, Dice, Window
from aquelarre.kernel.catalog import find, names

TEMPLATE = find("_template")
WALPURGISNACHT = find("walpurgisnacht")


def test_one_process_and_two_find_the_same() -> None:
    def found(jobs: int) -> str:
        results = simulate(TEMPLATE, 60, 3, {}, ["random", "guide"], "study", jobs)
        return json.dumps(as_data(results))

    assert found(1) == found(2)


class Enough(Exception):
    """Stops a study that would take very long."""


def enough(_: int) -> None:
    raise Enough


def test_a_study_takes_no_memory_for_games_to_come() -> None:
    tracemalloc.start()
    with pytest.raises(Enough):
        simulate(TEMPLATE, 2_000_000, 2, {}, ["random"], 0, progress=enough)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 2_000_000


def test_few_games_are_asked_of_other_processes_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    submitted: list[object] = []

    class Counted(ProcessPoolExecutor):
        def submit(self, *args: Any, **extra: Any) -> Future[Any]:
            submitted.append(args)
            return super().submit(*args, **extra)

    monkeypatch.setattr(workers, "ProcessPoolExecutor", Counted)
    with pytest.raises(Enough):
        simulate(TEMPLATE, 10_000, 2, {}, ["random"], 0, 2, progress=enough)
    assert len(submitted) <= 2 * workers.AHEAD + 1


def test_the_number_of_processes_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def pool(count: int, *_: object, **__: object) -> None:
        asked.append(count)
        raise Enough

    monkeypatch.setattr(workers, "ProcessPoolExecutor", pool)
    for cores, most in ((2, 8), (500, 60), (None, 4)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        with pytest.raises(Enough):
            simulate(TEMPLATE, 10_000, 2, {}, ["random"], 0, 999_999)
        assert asked.pop() == most


def test_another_seed_is_another_study() -> None:
    def returns(seed: int) -> list[list[float]]:
        study = Study("_template", 3, {"showing": 1}, ["random"], seed, False)
        return [played.returns for played in play_games(study, 0, 20)]

    assert returns(1) == returns(1) != returns(2)


def test_a_game_does_not_depend_on_those_before_it() -> None:
    study = Study("_template", 3, {"showing": 1}, ["random", "guide"], 5, False)
    together = [played.returns for played in play_games(study, 0, 10)]
    apart = [
        played.returns for start in range(10) for played in play_games(study, start, start + 1)
    ]
    assert together == apart


def test_every_bot_plays_every_seat_equally() -> None:
    study = Study("_template", 3, {"showing": 1}, ["random", "guide", "random"], 0, False)
    seated = [played.bots for played in play_games(study, 0, 6)]
    assert seated == [[0, 1, 2], [1, 2, 0], [2, 0, 1]] * 2


def test_by_sides_each_bot_plays_a_whole_team_and_they_take_turns() -> None:
    study = Study("walpurgisnacht", 4, WALPURGISNACHT.check(4, {}), ["random", "random"], 0, True)
    for index, played in enumerate(play_games(study, 0, 6)):
        assert -1 not in played.sides
        assert played.bots == [(side + index) % 2 for side in played.sides]


def test_where_sides_are_dealt_late_each_bot_takes_over_its_side_then() -> None:
    game = find("las_brujas")
    state, nature = game.start(5), Dice("late")
    let_nature_answer(state, nature)
    seating = Seating(game, state, ["random", "guide"], True, 0)
    players = seating.players(Dice("seats"))
    assert seating.which() == [0, 1, 0, 1, 0], "nobody is on a side yet"
    for seat in range(5):
        state.answer(seat, players[seat].answer(Window(game, state, seat)))
    let_nature_answer(state, nature)
    teams = [game.side(state, seat) for seat in range(5)]
    assert seating.which() == seating.teams() == teams
    assert sorted(teams) == [0, 0, 1, 1, 1]
    study = Study("las_brujas", 4, game.check(4, {}), ["random", "random"], 0, True)
    for index, played in enumerate(play_games(study, 0, 4)):
        assert played.bots == [(side + index) % 2 for side in played.sides]


def test_the_tallies_of_teams_add_up() -> None:
    results = simulate(WALPURGISNACHT, 6, 4, {}, ["random", "random"], 1, sides=True)
    witches, villagers = results.by_side
    assert witches.games == 6  # Mephistopheles is always there
    assert villagers.games <= 6
    assert witches.wins + witches.draws + witches.losses == witches.games == witches.seats
    assert sum(row[0].games for row in results.by_both) == witches.games
    assert results.decisions > 6


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(TEMPLATE, 25, 2, {}, ["random"], 0, progress=told.append)
    assert sum(told) == 25


@pytest.mark.parametrize("bots", [["random"], ["random", "guide", "guide"]])
def test_a_study_by_sides_needs_two_bots(bots: list[str]) -> None:
    with pytest.raises(NoSides):
        simulate(WALPURGISNACHT, 1, 4, {}, bots, 0, sides=True)


def test_what_cannot_be_studied_is_refused() -> None:
    with pytest.raises(NoSides):
        simulate(TEMPLATE, 1, 2, {}, ["random", "guide"], 0, sides=True)
    with pytest.raises(UnknownBot):
        simulate(TEMPLATE, 1, 2, {}, ["oracle"], 0)
    with pytest.raises(BadSetting):
        simulate(TEMPLATE, 1, 9, {}, ["random"], 0)
    with pytest.raises(BadSetting):
        simulate(TEMPLATE, 0, 2, {}, ["random"], 0)
    with pytest.raises(BadSetting):
        simulate(TEMPLATE, 1, 2, {}, [], 0)


def test_wilsons_interval() -> None:
    """Against values worked out by hand from the formula."""
    half = proportion(0.5, 100)
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)
    never = proportion(0.0, 10)
    assert never.low == 0.0
    assert round(never.high, 4) == 0.2775
    always = proportion(1.0, 10)
    assert always.as_list() == [1.0, 0.7225, 1.0]
    assert proportion(0.0, 0).as_list() == [0.0, 0.0, 1.0]


def test_a_tally_counts_seats_and_takes_means_over_games() -> None:
    tally = Tally()
    tally.add([1.0, -1.0])
    tally.add([1.0])
    tally.add([0.0, 0.0])
    tally.add([])  # did not play
    assert (tally.games, tally.seats) == (3, 5)
    assert (tally.wins, tally.draws, tally.losses) == (2, 2, 1)
    assert tally.won.value == pytest.approx(0.5)
    assert tally.mean.value == pytest.approx(1 / 3)
    assert tally.mean.low < 1 / 3 < tally.mean.high


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_a_mean_is_never_better_than_winning_nor_worse_than_losing(sign: float) -> None:
    tally = Tally()
    for worth in (sign, sign, -sign):
        tally.add([worth])
    margin = tally.mean
    assert -1 <= margin.low < margin.value < margin.high <= 1
    assert sign in (margin.low, margin.high)


def test_one_game_and_none_have_wide_margins() -> None:
    tally = Tally()
    assert tally.mean.as_list() == [0.0, 0.0, 0.0]
    tally.add([1.0])
    assert tally.mean.as_list() == [1.0, -1.0, 1.0]


def test_points_and_leads_are_counted_for_games_with_a_score_track() -> None:
    assert points_of([], [0]) == ([], [])
    assert points_of([7, 3, 9], [0, 2]) == ([7.0, 9.0], [-2.0, 2.0])
    assert points_of([7], [0]) == ([7.0], [0.0]), "who plays alone leads over nobody"
    tally = Tally()
    tally.add_points([], [])
    assert tally.points.games == 0
    tally.add_points([7.0, 9.0], [-2.0, 2.0])
    assert tally.points.margin().as_list() == [8.0, None, None]  # one game tells no interval
    assert not tally.points.margin().bounded
    tally.add_points([10.0], [4.0])
    assert tally.points.margin().value == 9.0
    assert tally.lead.margin().value == 2.0
    assert tally.points.margin().bounded


def test_a_team_has_won_if_its_best_player_has() -> None:
    """In New Salem only the best of a side wins: the others of it do not make it a loser."""
    study = Study("new_salem", 4, {}, ["guide", "random"], "best", True)
    results = arena.Results(study, find("new_salem").sides)
    results.add(arena.Played([0, 1, 1, 0], [0, 1, 1, 0], [-1.0, -1.0, -1.0, 1.0], [], 10))
    assert [tally.wins for tally in results.by_side] == [1, 0]
    assert [tally.wins for tally in results.by_bot] == [1, 0]


# -- turn order and spread ---------------------------------------------------------------


def results_of(bots: list[str], seats: int, game: str = "carcassonne") -> arena.Results:
    return arena.Results(Study(game, seats, {}, bots, 0, False), [])


def test_results_are_counted_by_turn_order() -> None:
    results = results_of(["guide", "random"], 3)
    results.add(arena.Played([0, 1, 0], [-1] * 3, [1.0, -1.0, -1.0], [30, 20, 10], 9, first=2))
    results.add(arena.Played([1, 0, 1], [-1] * 3, [-1.0, 1.0, -1.0], [10, 35, 5], 9, first=1))
    assert [tally.wins for tally in results.by_order] == [1, 1, 0]
    assert [tally.points.margin().value for tally in results.by_order] == [22.5, 17.5, 15.0]
    assert [tally.lead.margin().value for tally in results.by_order] == [2.5, -10.0, -17.5]
    assert results.winning_lead.margin().value == 17.5


@pytest.mark.parametrize("name", names())
def test_who_has_the_first_turn_is_noticed(name: str) -> None:
    """It is somebody else each time, and so it is with the first turns that are counted."""
    game = find(name)
    seats = min(4, game.most_seats)
    study = Study(name, seats, game.check(seats, {}), ["random"], "first", False)
    firsts = {played.first for played in play_games(study, 0, 12)}
    assert len(firsts) > 2
    assert game.begins in game.notices


def test_listening_changes_nothing_and_ends_with_the_first_turn() -> None:
    state = WALPURGISNACHT.new(4, WALPURGISNACHT.check(4, {}))
    turns = FirstTurn(WALPURGISNACHT, state)
    listener = state.news
    assert listener is turns
    state.settle()
    let_nature_answer(state, Dice(3))
    for seat in range(4):
        state.answer(seat, state.options(seat)[0])
    let_nature_answer(state, Dice(3))
    assert state.news is None
    assert turns == []
    assert state.asked == 1 << turns.seat
    template = TEMPLATE.new(2, TEMPLATE.check(2, {}))
    assert FirstTurn(TEMPLATE, template).seat == 0
    assert template.news is None  # nobody begins there


def test_the_spread_is_that_of_single_seats() -> None:
    results = results_of(["guide"], 2)
    for points in ([10, 30], [30, 10]):
        results.add(arena.Played([0, 0], [-1, -1], [-1.0, 1.0], points, 5))
    (tally,) = results.by_bot
    assert tally.points.deviation == 0  # both games have a mean of 20
    assert tally.each_points.deviation == pytest.approx(stdev([10, 30, 30, 10]))
    assert tally.each_lead.deviation == pytest.approx(stdev([-20, 20, 20, -20]))
    assert tally.each_return.deviation == pytest.approx(stdev([-1, 1, -1, 1]))
    assert Tally().each_points.deviation is None


def test_a_table_has_a_line_for_each_bot_place_and_side() -> None:
    results = simulate(WALPURGISNACHT, 6, 4, {}, ["random", "random"], 1, sides=True)
    lines = list(csv.DictReader(as_csv(results).splitlines()))
    groups = Counter(line["group"] for line in lines)
    assert groups["bots"] == 2
    assert groups["order"] == 4
    assert groups["sides"] == len(as_data(results)["sides"])
    assert [line["place"] for line in lines if line["group"] == "order"] == ["1", "2", "3", "4"]
    row = as_data(results)["bots"][0]
    assert float(lines[0]["won_share"]) == row["won_share"][0]
    assert float(lines[0]["won_share_high"]) == row["won_share"][2]
    assert lines[0]["points"] == ""  # the game has no score track


def test_a_bot_that_never_played_has_no_line() -> None:
    results = simulate(find("discworld_witches"), 1, 1, {}, ["guide", "random"], 1)
    assert [row["bot"] for row in as_data(results)["bots"]] == ["guide"]


def test_the_winning_lead_has_a_line_of_the_table() -> None:
    results = simulate(find("carcassonne"), 3, 2, {}, ["random"], 1)
    data = as_data(results)
    *_, last = csv.DictReader(as_csv(results).splitlines())
    assert (last["group"], last["games"], last["bot"]) == ("winning_lead", "3", "")
    assert [float(last[name]) for name in ("lead", "lead_low", "lead_high", "lead_sd")] == [
        *data["winning_lead"],
        data["winning_lead_sd"],
    ]
