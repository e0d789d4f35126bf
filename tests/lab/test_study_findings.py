"""What a study finds: counts that are true of the games, intervals that hold, and what is dead."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from aquelarre.bots.tally import Margin, Mean, proportion
from aquelarre.kernel.catalog import find
from aquelarre.lab.studies.dead import dead_at
from aquelarre.lab.studies.figures import as_csv, change, fields_of, lines_of
from aquelarre.lab.studies.findings import Findings, Row, visible
from aquelarre.lab.studies.plan import Table
from aquelarre.lab.studies.playing import Outcome, play
from aquelarre.lab.studies.running import outcomes, run
from aquelarre.lab.studies.tables import plan_of
from aquelarre.lab.studies.things import Things, things_of


def table(seats: int, bots: list[str] | None = None, **settings: int) -> Table:
    return Table(seats, settings, bots or ["guide"], 0, True, {})


def played(returns: list[float], **other: Any) -> Outcome:
    n = len(returns)
    usual: dict[str, Any] = {"table": 0, "game": 0, "bots": [0] * n, "sides": [-1] * n}
    usual |= {"roles": [""] * n, "first": 0, "points": [], "decisions": 7, "verbs": {}}
    usual |= {"things": {}, "rules": [], "faults": []}
    return Outcome(returns=returns, **{**usual, **other})


def figures(found: Findings) -> dict[tuple[str, str, str], Row]:
    return {row[:3]: row for row in found.rows()}


# -- counting --------------------------------------------------------------------------------


def test_wins_by_side_place_and_role() -> None:
    found = Findings(table(3), find("walpurgisnacht"), ["wins"])
    roles = ["card:W05", "", "card:W11"]
    found.add(played([1.0, -1.0, 1.0], sides=[0, 1, 0], roles=roles, first=1))
    found.add(played([-1.0, 1.0, -1.0], sides=[0, 1, 0], roles=roles, first=0))
    found.add(played([1.0, -1.0, -1.0], sides=[0, 1, 0], roles=roles, first=0))
    rows = figures(found)
    assert rows["won", "side", "witches"].margin.value == pytest.approx(2 / 3)
    assert rows["won", "side", "villagers"].margin.value == pytest.approx(1 / 3)
    # In turn order: of the first game that is 1, 2, 0; of the others 0, 1, 2.
    places = [rows["won", "place", str(at)].margin.value for at in (1, 2, 3)]
    assert places == pytest.approx([1 / 3, 2 / 3, 1 / 3])
    assert rows["won", "role", "card:W05"].margin.value == pytest.approx(2 / 3)
    assert rows["won", "role", "card:W11"].margin.value == pytest.approx(1 / 3)
    assert rows["nobody_won", "", ""].margin.value == 0
    assert ("won", "bot", "guide") not in rows  # it plays against itself


def test_points_of_all_and_of_the_winner() -> None:
    found = Findings(table(2, ["a", "b"]), find("carcassonne"), ["points", "length"])
    found.add(played([1.0, -1.0], points=[30, 20], decisions=10))
    found.add(played([0.0, 0.0], points=[10, 10], decisions=20))
    rows = figures(found)
    assert rows["points", "seat", ""].margin.value == 17.5
    assert rows["points", "winner", ""].margin.value == 30
    assert rows["points", "winner", ""].games == 1
    assert rows["lead", "", ""].margin.value == 5
    assert rows["length", "", ""].margin.value == 15


def test_what_a_thing_is_worth_is_measured_against_its_side() -> None:
    """The witches win three of four games; those who play W05 win all of theirs."""
    found = Findings(table(3), find("walpurgisnacht"), ["uses"])
    for worth in (1.0, 1.0, 1.0, -1.0):
        uses = {"card:W05": {"0": 2}} if worth > 0 else {}
        found.add(played([worth, -worth, worth], sides=[0, 1, 0], things=uses))
    rows = figures(found)
    assert rows["used", "card", "W05"].margin.value == 0.75
    assert rows["times", "card", "W05"].margin.value == 1.5
    assert rows["won_used", "card", "W05"].margin.value == 1
    assert rows["worth", "card", "W05"].margin.value == pytest.approx(0.25)
    assert rows["used", "card", "W06"].margin.value == 0
    assert ("worth", "card", "W06") not in rows


def test_how_often_in_a_game_has_the_interval_of_all_games() -> None:
    found = Findings(table(2), find("_template"), ["uses"])
    counts = [0, 3, 0, 1, 2, 0]
    mean = Mean()
    for count in counts:
        mean.add(count)
        found.add(played([1.0, -1.0], verbs={"swap": {"0": count}} if count else {}))
    row = figures(found)["times", "verb", "swap"]
    assert row.margin.as_list() == mean.margin(least=0).as_list()


@pytest.mark.parametrize(
    ("name", "seats"),
    [("discworld_witches", 2), ("new_salem", 3), ("las_brujas", 3), ("walpurgisnacht", 3)],
)
def test_what_is_counted_is_in_the_box_and_in_the_rules(name: str, seats: int) -> None:
    game = find(name)
    plan = plan_of(f'game = "{name}"\nseats = {seats}\nbots = "random"\ngames = 1')
    outcome = play(plan.job(0, 0))
    assert set(outcome.things) <= set(things_of(game).refs)
    assert outcome.things
    assert set(outcome.verbs) <= {verb.name for verb in game.verbs}
    decisions = sum(sum(seats.values()) for seats in outcome.verbs.values())
    assert decisions == outcome.decisions
    assert set(outcome.rules) <= set(game.rules)
    assert visible(game) <= set(game.rules)


def test_tiles_that_no_answer_names_count_when_they_are_laid() -> None:
    """In Carcassonne nature draws the tile: an answer names the place only."""
    plan = plan_of('game = "carcassonne"\nseats = 2\nbots = "random"\ngames = 1\nseed = "owl"')
    outcome = play(plan.job(0, 0))
    tiles = {name: sum(x.values()) for name, x in outcome.things.items() if name[:5] == "tile:"}
    laid = sum(outcome.verbs["lay"].values())
    assert laid <= sum(tiles.values()) <= laid + 3  # some are drawn and set aside
    copies = {f"tile:{x['label']}": x["copies"] for x in find("carcassonne").pieces()["tile"]}
    assert all(count <= copies[name] for name, count in tiles.items())


def test_copies_of_a_card_are_one_thing() -> None:
    game = find("discworld_witches")
    things = Things(game)
    one, two = (game.thing("card", label) for label in ("C01a", "C01b"))
    assert one is not None
    assert two is not None
    play_it = game.verb("play_magic")
    assert things.in_answer(play_it.at(one)) == ("play_magic", ["card:C01"])
    assert things.in_answer(play_it.at(two)) == ("play_magic", ["card:C01"])
    assert things.first("card:C01") == ("card", one)
    trio = game.verb("trio").at(one, two, one)
    assert Counter(things.in_answer(trio)[1]) == {"card:C01": 3}


def test_what_never_comes_up_is_named(tmp_path: Path) -> None:
    """With `showing = 0` nobody may show a card: the verb and its rule are dead, and nothing is
    with 1 (after some games of bots that do anything)."""
    plan = plan_of(
        'game = "_template"\nseats = 3\nbots = "random"\ngames = 60\n[settings]\nshowing = [0, 1]'
    )
    study = run(plan, tmp_path)
    without, with_it = (dead_at(found) for found in study.findings)
    assert [row.name for row in without.verbs] == ["show"]
    assert "TPL-04" in [row.name for row in without.rules]
    assert with_it.verbs == []
    assert "TPL-04" not in [row.name for row in with_it.rules]
    [dead] = without.verbs
    assert dead.margin.low == 0
    assert 0 < dead.margin.high < 0.1  # so rare, or never


# -- intervals -------------------------------------------------------------------------------


def test_a_difference_of_shares_is_newcombes() -> None:
    """The example of his paper of 1998: 56 of 70 against 48 of 80."""
    found = change(proportion(56 / 70, 70), proportion(48 / 80, 80))
    assert [round(end, 4) for end in (found.value, found.low, found.high)] == [0.2, 0.0524, 0.3339]


def test_a_difference_of_means_is_the_usual_one() -> None:
    found = change(Margin(5.0, 4.0, 6.0), Margin(2.0, 0.0, 4.0))
    assert found.value == 3
    assert found.high == pytest.approx(3 + sqrt(5))


def test_intervals_hold_where_they_end_a_table() -> None:
    """Who looks often and ends when an interval is narrow may fool himself. Not much here: of 400
    made-up tables with known odds, about 95 in a hundred intervals hold the truth."""
    chance = Random(7)
    plan = plan_of('game = "_template"\ngames = 5000\n[stop]\nwins = 0.14\nafter = 50')
    for odds in (0.5, 0.2):
        held = 0
        for _ in range(400):
            wins, games = 0, 0
            for first, end in plan.looks():
                wins += sum(chance.random() < odds for _ in range(end - first))
                games = end
                margin = proportion(wins / games, games)
                if margin.high - margin.low <= 0.14:
                    break
            held += margin.low <= odds <= margin.high
        assert 0.92 < held / 400 < 0.99


# -- figures ---------------------------------------------------------------------------------


def test_the_long_table_has_ours_beside_every_other_box(tmp_path: Path) -> None:
    plan = plan_of(
        'game = "discworld_witches"\nseats = 2\nbots = "random"\ngames = 3\n'
        "[facts]\nhard.winter.difficulty = 20\n"
    )
    study = run(plan, tmp_path)
    lines = lines_of(study)
    names = [field.name for field in fields_of(plan)]
    assert all(list(line) == names for line in lines)
    assert as_csv(study).splitlines()[0] == ",".join(names)
    by_table = {at: [line for line in lines if line["table"] == at] for at in (0, 1)}
    ours = {(x["measure"], x["group"], x["name"]): x["value"] for x in by_table[0]}
    assert all(line["ours"] is None and line["our_box"] for line in by_table[0])
    assert {line["facts.hard.winter.difficulty"] for line in by_table[0]} == {"25"}
    compared = [line for line in by_table[1] if line["ours"] is not None]
    assert len(compared) > 50
    for line in compared:
        assert line["ours"] == ours[line["measure"], line["group"], line["name"]]
        assert line["change"] == pytest.approx(line["value"] - line["ours"], abs=2e-4)
    assert len(list(outcomes(tmp_path))) == 6


def test_only_what_was_asked_for_is_measured(tmp_path: Path) -> None:
    plan = plan_of('game = "_template"\ngames = 2\nmeasures = ["length"]')
    study = run(plan, tmp_path)
    assert {line["measure"] for line in lines_of(study)} == {"length"}
    assert all(not x.verbs and not x.things and not x.rules for x in outcomes(tmp_path))


def test_the_same_table_as_parquet(tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    plan = plan_of('game = "_template"\ngames = 3\nseats = [2, 3]\nbots = "random"')
    study = run(plan, tmp_path, format="parquet")
    assert parquet.read_table(tmp_path / "findings.parquet").to_pylist() == lines_of(study)
    before = (tmp_path / "findings.parquet").read_bytes()
    run(plan, tmp_path, format="parquet")
    assert (tmp_path / "findings.parquet").read_bytes() == before
