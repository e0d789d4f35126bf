"""The league: fair pairings, the same bytes in any case, and games that can be replayed."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from aquelarre import load
from aquelarre.kernel.catalog import find
from aquelarre.lab.folders import OtherPlan
from aquelarre.lab.league import running
from aquelarre.lab.league.plan import BadLeague, Plan, Table, plan_of, table_of
from aquelarre.lab.league.playing import Outcome, play, seated
from aquelarre.lab.league.running import ChangedLeague, outcomes, run
from aquelarre.lab.league.standings import OVERALL
from aquelarre.lab.plot import Spot, marks, plot
from aquelarre.match.fair import redeal
from aquelarre.terminal.cli import main

BOTS = ["random", "guide"]


def table(name: str = "_template", seats: int = 0, **settings: int) -> Table:
    game = find(name)
    return table_of(game, seats or game.least_seats, settings)


def small(*tables: Table, bots: list[str] = BOTS, rounds: int = 3) -> Plan:
    return plan_of(tables or [table()], bots, rounds, "owl")


def contents(folder: Path) -> dict[str, bytes]:
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot of one's own, as `module:Class`."""
    (tmp_path / "owls_of_mine.py").write_text(
        "class Owl:\n"
        "    def __init__(self, dice): pass\n"
        "    def answer(self, window): return window.options()[0]\n"
        "    def aside(self, window): return None\n"
        "class Broken(Owl):\n"
        "    def answer(self, window): raise OSError('out of ideas')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    return "owls_of_mine"


# -- pairings --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [("_template", 3), ("carcassonne", 2)])
def test_everybody_has_every_seat_as_often_as_the_other(name: str, seats: int) -> None:
    plan = small(table(name, seats), rounds=1)
    seen = Counter[tuple[int, int]]()
    for fixture in plan.fixtures():
        outcome, _ = play(plan, fixture)
        seen.update(enumerate(outcome.seats))
    assert seen == {(seat, bot): 1 for seat in range(seats) for bot in (0, 1)}


@pytest.mark.parametrize(
    ("name", "seats"), [("walpurgisnacht", 3), ("las_brujas", 3), ("new_salem", 5)]
)
def test_everybody_has_each_side_once_for_each_deal(name: str, seats: int) -> None:
    plan = small(table(name, seats), rounds=1)
    played = [play(plan, fixture)[0] for fixture in plan.fixtures()]
    sides = find(name).sides
    assert [{outcome.side_of(bot) for outcome in played} for bot in (0, 1)] == [set(sides)] * 2
    for outcome in played:
        assert outcome.side_of(0) != outcome.side_of(1)
        for side, bot in zip(outcome.dealt, outcome.seats, strict=True):
            assert side == outcome.side_of(bot)


def test_where_a_deal_has_one_side_the_bots_take_turns_on_the_seats(tmp_path: Path) -> None:
    """Three in New Salem can all be puritans."""
    plan = small(table("new_salem"), rounds=1)
    standings = run(plan, tmp_path)
    one, two = standings.outcomes
    assert set(one.dealt) == {"puritans"}
    assert (one.seats, two.seats) == ([0, 1, 0], [1, 0, 1])
    assert standings.sides(0) == {}
    assert result([1.0, 1.0], [1, 1]).score == 0.5


def test_all_pairs_play_the_same_deals_and_others_from_round_to_round() -> None:
    plan = small(table("walpurgisnacht"), rounds=2)
    deals: dict[int, list[Any]] = {}
    for fixture in plan.fixtures():
        match = load(play(plan, fixture)[1])
        first = next(x for x, (seat, _) in enumerate(match.answers) if seat != match.nature)
        deals.setdefault(fixture.round, []).append(match.answers[:first])
    assert all(deal == found[0] for found in deals.values() for deal in found)
    assert deals[0][0] != deals[1][0]


def test_where_all_play_together_each_has_the_table_for_itself() -> None:
    plan = small(table("discworld_witches", 2, mode=1), table("discworld_witches", 1), rounds=2)
    fixtures = list(plan.fixtures())
    assert [fixture.bots for fixture in fixtures] == [(0,), (1,)] * 4
    assert plan.games == len(fixtures)
    assert play(plan, fixtures[0])[0].seats == [0, 0]
    assert plan_of([table("discworld_witches", 1)], ["random"], 1).games == 1


@pytest.mark.parametrize(
    ("bots", "rounds", "reason"),
    [(["random", "random"], 1, "twice"), (["random"], 1, "alone"), (BOTS, 0, "none")],
)
def test_leagues_that_cannot_be_played(bots: list[str], rounds: int, reason: str) -> None:
    with pytest.raises(BadLeague) as caught:
        plan_of([table()], bots, rounds)
    assert caught.value.values["reason"] == reason


def result(returns: list[float], seats: list[int], **other: Any) -> Outcome:
    usual: dict[str, Any] = {"game": 0, "table": 0, "round": 0, "turn": 0, "bots": [0, 1]}
    usual |= {"dealt": [None] * len(seats), "first": 0, "points": [], "decisions": 1, "faults": []}
    usual |= {"file": "", "sha256": "", "returns": returns, "seats": seats}
    return Outcome(**{**usual, **other})


@pytest.mark.parametrize(
    ("returns", "seats", "score"),
    [
        ([1.0, -1.0], [0, 1], 1.0),
        ([1.0, -1.0], [1, 0], 0.0),
        ([-1.0, -1.0, 1.0], [0, 1, 0], 1.0),
        ([0.0, 0.0, -1.0], [0, 1, 0], 0.5),
        ([-1.0, -1.0], [0, 1], 0.5),
    ],
)
def test_the_best_seat_of_a_bot_counts(
    returns: list[float], seats: list[int], score: float
) -> None:
    assert result(returns, seats).score == score


# -- the same bytes --------------------------------------------------------------------------


def test_any_number_of_processes_gives_the_same_league(tmp_path: Path) -> None:
    plan = small(table(), table("walpurgisnacht"), rounds=2)
    for jobs in (1, 2):
        run(plan, tmp_path / str(jobs), jobs)
    one, two = contents(tmp_path / "1"), contents(tmp_path / "2")
    assert one == two
    assert len([name for name in one if name.startswith("games/")]) == plan.games == 8


@pytest.mark.parametrize("cut", ["line", "file", "between"])
def test_a_killed_league_goes_on_and_ends_alike(
    cut: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed while it writes a line, a file, or between the two."""
    plan = small()
    run(plan, tmp_path / "whole")
    killed = tmp_path / "killed"

    def stop(_: int) -> None:
        if len(list(outcomes(killed))) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, killed, progress=stop)
    assert not (killed / "index.html").exists()
    lines = (killed / "results.jsonl").read_bytes()
    if cut == "line":
        (killed / "results.jsonl").write_bytes(lines[:-20])
    elif cut == "file":
        (killed / "games" / ".draft-1-000003-_template.aquelarre").write_text("half a ga")
    else:
        (killed / "games" / "000003-_template.aquelarre").write_text("not in the results yet")
    played: list[int] = []

    def counted(*args: Any) -> Any:
        played.append(args[1].number)
        return play(*args)

    monkeypatch.setattr(running, "play", counted)
    run(plan, killed)
    assert played == ([2, 3, 4, 5] if cut == "line" else [3, 4, 5])
    assert contents(killed) == contents(tmp_path / "whole")


def test_more_rounds_go_on_with_the_games_that_are_there(tmp_path: Path) -> None:
    run(small(rounds=3), tmp_path / "at once")
    run(small(rounds=1), tmp_path / "grown")
    run(small(rounds=3), tmp_path / "grown")
    assert contents(tmp_path / "grown") == contents(tmp_path / "at once")
    with pytest.raises(OtherPlan):
        run(small(rounds=2), tmp_path / "grown")
    with pytest.raises(OtherPlan):
        run(small(table("walpurgisnacht"), rounds=9), tmp_path / "grown")


@pytest.mark.parametrize("how", ["changed", "missing", "line"])
def test_a_league_whose_games_were_changed_is_refused(how: str, tmp_path: Path) -> None:
    run(small(), tmp_path)
    file = tmp_path / "games" / "000001-_template.aquelarre"
    if how == "changed":
        file.write_bytes(file.read_bytes() + b"\n")
    elif how == "missing":
        file.unlink()
    else:
        (tmp_path / "results.jsonl").write_text('{"game": 0}\n')
    with pytest.raises(ChangedLeague):
        run(small(), tmp_path)


# -- games, page, figures --------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["walpurgisnacht", "carcassonne", "new_salem", "las_brujas", "discworld_witches"]
)
def test_every_game_can_be_replayed_and_dealt_again(name: str) -> None:
    plan = small(table(name), bots=["random", "guide"], rounds=1)
    for fixture in plan.fixtures():
        outcome, text = play(plan, fixture)
        match = load(text)
        assert match.over
        assert match.returns() == outcome.returns
        assert not redeal(match).wrong
        assert [who.bot for who in match.players] == [plan.bots[bot] for bot in outcome.seats]


def test_replay_and_verify_open_the_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(small(table("walpurgisnacht"), rounds=1), tmp_path)
    [one, _] = [str(tmp_path / each.file) for each in outcomes(tmp_path)]
    assert main(["replay", one, "--lang", "en"]) == 0
    assert "random 1" in capsys.readouterr().out
    # Everything came from the seed; but who wrote the file chose the seed, so nothing is proved.
    assert main(["verify", one, "--lang", "en"]) == 2
    assert "tiles and dice came from the seed" in capsys.readouterr().out


class Links(HTMLParser):
    """All that a page refers to, and the elements it has."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.tags = Counter[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.targets += [value or "" for name, value in attrs if name in ("href", "src")]


def test_the_page_links_every_game_and_nothing_outside(tmp_path: Path) -> None:
    plan = small(table("walpurgisnacht"), table("discworld_witches", 1), table(), rounds=1)
    run(plan, tmp_path, lang="es")
    text = (tmp_path / "index.html").read_text("utf-8")
    links = Links()
    links.feed(text)
    files = [target for target in links.targets if not target.startswith("#")]
    assert sorted(files) == sorted(each.file for each in outcomes(tmp_path))
    assert all((tmp_path / file).is_file() for file in files)
    assert not re.search(r"https?:|@import|url\(|<script|<link", text)
    assert links.tags["svg"] == 2 * 4  # overall and for each table, in both languages
    assert text.index('lang="es"') < text.index('id="en"')
    assert "Una liga de bots" in text
    assert "A league of bots" in text
    assert "prefers-color-scheme: dark" in text


def test_names_of_bots_harm_no_page(tmp_path: Path, mine: str) -> None:
    plan = small(bots=["random", f"{mine}:Owl"])
    run(plan, tmp_path / "out")
    assert f"{mine}:Owl" in (tmp_path / "out" / "index.html").read_text("utf-8")
    odd = plot([Spot('<b title="x">&', 0, -1, 1)], "<i>", str)
    assert "<b" not in odd
    assert "<i>" not in odd
    assert seated("cmd:./bin/a long name of a program", 0).name == "a long name of a pro 1"


def test_figures_for_programs(tmp_path: Path) -> None:
    plan = small(table(seats=2), table("walpurgisnacht"), table("discworld_witches", 1), rounds=4)
    standings = run(plan, tmp_path)
    data = json.loads((tmp_path / "ratings.json").read_bytes())
    assert (data["games"], data["of"]) == (24, 24)
    plain, sides, alone = data["tables"]
    assert sum(row["games"] for row in plain["ratings"]) == 2 * 8
    one, two = plain["meetings"]
    assert (one["wins"], one["draws"], one["losses"]) == (two["losses"], two["draws"], two["wins"])
    assert [row["side"] for row in sides["sides"]] == ["villagers", "witches"] * 2
    assert {row["games"] for row in sides["sides"]} == {4}
    assert [row["games"] for row in alone["together"]] == [4, 4]
    for row in [*data["overall"], *plain["ratings"]]:
        value, low, high = row["rating"]
        assert low < value < high
    pairs = standings.ratings(OVERALL)
    assert sum(row.rating.value for row in pairs) == pytest.approx(0)


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (-130, 240, [-200, -100, 0, 100, 200, 300]),
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (5, 5, None),
    ],
)
def test_round_numbers_around_a_plot(low: float, high: float, found: list[float] | None) -> None:
    ticks = marks(low, high)
    assert ticks[0] <= low
    assert ticks[-1] >= high
    assert ticks[0] < ticks[-1]
    assert found is None or ticks == found


# -- the command -----------------------------------------------------------------------------


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "out")
    wish = ["league", "_template:3:showing=0", "discworld-witches:1", "--rounds", "2"]
    assert main([*wish, "--out", out, "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "8 games of 8."
    assert told[1].endswith("3 players (showing=0)")
    assert re.fullmatch(r"  \w+: [+−]?\d+ \([+−]\d+ … [+−]\d+\), 4 games", told[2])
    assert re.fullmatch(r"  \w+: won [\d.]+ % \(.*\), points .*, 2 games", told[5])
    assert told[-1] == f"The page with all games is {Path(out) / 'index.html'}."
    assert main([*wish, "--out", out, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 8


def test_a_bot_of_ones_own_plays_in_other_processes(
    tmp_path: Path, mine: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = ["league", "_template", "--rounds", "2", "--bots", f"random,{mine}:Owl", "--lang", "es"]
    assert main([*wish, "--jobs", "2", "--out", str(tmp_path / "out")]) == 0
    assert f"{mine}:Owl: " in capsys.readouterr().out


def test_a_bot_that_fails_is_named_and_what_was_played_stays(
    tmp_path: Path, mine: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    bots = f"random,guide,{mine}:Broken"
    wish = ["league", "_template", "--rounds", "1", "--bots", bots, "--out", str(out)]
    assert main([*wish, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert complaint.count("\n") == 1
    assert "out of ideas" in complaint
    assert f"{mine}:Broken" in complaint
    assert len(list(outcomes(out))) == 2


def test_the_command_refuses_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path / "out"), "--lang", "es"]
    for wish, told in (
        (["_template", "--bots", "random,random"], "dos veces"),
        (["_template", "--bots", "random"], "al menos dos"),
        (["carcasonne"], "carcassonne"),
        (["_template:99"], "99"),
        (["_template:2:nothing=1"], "nothing"),
    ):
        assert main(["league", *wish, *out]) == 2
        complaint = capsys.readouterr().err
        assert told in complaint
        assert complaint.count("\n") == 1
    assert not (tmp_path / "out").exists()
