"""The examples run, in a short form, and do what they say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import sizes
import train_policy
from aquelarre.kernel import Dice, Window
from aquelarre.kernel.catalog import find
from aquelarre.match import Match

CARCASSONNE = find("carcassonne")


def test_a_policy_that_has_learned_beats_random(tmp_path: Path) -> None:
    """Sixteen games are enough for Carcassonne; the docs have figures of longer runs."""
    out = tmp_path / "policy.json"
    wish = ["carcassonne", "--set", "mage_and_witch=0", "--games", "16", "--measure", "12"]
    learned, _ = train_policy.main([*wish, "--out", str(out)])
    assert learned.won.low > 0.5
    assert json.loads(out.read_text("utf-8"))["mine"] > 0  # one's own points are worth something


def test_training_gives_the_same_policy_each_time() -> None:
    one, two = (
        train_policy.train(CARCASSONNE, 2, {"mage_and_witch": 0}, 2, "owl").weights
        for _ in range(2)
    )
    assert one == two
    assert one


def test_a_policy_looks_at_nothing_that_its_seat_cannot_know() -> None:
    """In two worlds that look the same to a seat its answers look the same."""
    for name in ("discworld_witches", "new_salem"):
        game = find(name)
        match = Match(game, 3, seed="owl")
        seat = match.asked[0]
        one = train_policy.described(match.window(seat), Dice("luck"))
        other = game.imagine(match.state, seat, Dice("another world"))
        assert train_policy.described(Window(game, other, seat), Dice("luck")) == one


def test_the_example_runs_by_itself(tmp_path: Path) -> None:
    script = Path(train_policy.__file__)
    told = subprocess.run(
        [sys.executable, str(script), "_template", "--games", "2", "--measure", "2"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.startswith("_template: 2 games of training, then 2 against random\n")
    assert (tmp_path / "policy.json").is_file()


def test_the_sizes_of_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find("walpurgisnacht")
    monkeypatch.setattr(sizes, "tables", lambda: iter([(game, 3, {})]))
    monkeypatch.setattr(
        sys, "argv", ["sizes.py", "--games", "2", "--guided", "1", "--seconds", "0"]
    )
    sizes.main()
    head, _, row, *_ = capsys.readouterr().out.splitlines()
    cells = dict(zip(head.strip("| ").split(" | "), row.strip("| ").split(" | "), strict=True))
    assert cells["seats"] == "3 of 3–8"
    assert float(cells["options"]) > 1
    assert int(cells["chance"]) > 10
    assert cells["decisions/s"] == "–"
