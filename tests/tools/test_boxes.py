"""`tools/boxes.py`: what studies found, as tables that agree with what was played."""

from __future__ import annotations

from pathlib import Path

import pytest

import boxes
from aquelarre.lab.studies.running import outcomes, run
from aquelarre.lab.studies.tables import plan_of

GAMES = 6


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Walpurgisnacht at two tables, with our box and with that for three or four."""
    plan = plan_of(
        'game = "walpurgisnacht"\nedition = "few"\nbots = "random"\nseed = "owl"\n'
        f"seats = [3, 4]\ngames = {GAMES}\n"
    )
    found = tmp_path_factory.mktemp("studies") / "few"
    run(plan, found)
    return found


def test_each_table_tells_who_wins(folder: Path) -> None:
    lines = [line for line in boxes.told(folder, 20.0) if line.startswith("| seats")]
    assert [line.split(" | ")[:3] for line in lines] == [
        [f"| seats {seats}", box, str(GAMES)] for seats in (3, 4) for box in ("ours", "other")
    ]
    first = [played for played in outcomes(folder) if played.table == 0]
    won = sum(
        any(x > 0 for x, side in zip(each.returns, each.sides, strict=True) if side == 0)
        for each in first
    )
    assert f"witches {100 * won / GAMES:.1f} %" in lines[0]


def test_what_is_seldom_used_is_told_for_each_box(folder: Path) -> None:
    text = "\n".join(boxes.told(folder, 101.0))
    assert text.index("### Our box") < text.index("### The other box")
    assert "card W00 0.0 %" in text, "a role is never given"
    assert text.count("Used in less than 101 % of the games") == 2
    assert "card W00" not in "\n".join(boxes.told(folder, 0.0))


def test_wins_by_the_number_of_witches_add_up(folder: Path) -> None:
    rows = [line.split(" | ") for line in boxes.numbers(folder)]
    assert [row[0] for row in rows[2:]] == ["| 3", "| 3, other box", "| 4", "| 4, other box"]
    for row in rows[2:]:
        assert sum(int(cell.split(" of ")[1].split()[0]) for cell in row if " of " in cell) == GAMES
