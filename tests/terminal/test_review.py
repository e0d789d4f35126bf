"""`aquelarre review`: a finished game judged in plain lines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.review.test_review import holding, played

from aquelarre.games._template.game import Template
from aquelarre.games._template.verbs import KEEP
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, save
from aquelarre.review import playing_on


@pytest.fixture
def poor(tmp_path: Path) -> str:
    """Somebody has kept the lowest card."""
    match = holding(1)
    match.play(0, KEEP.at())
    while not match.over:
        match.play(match.asked[0], match.window(match.asked[0]).options()[0])
    (tmp_path / "poor").write_text(save(match), "utf-8")
    return "poor"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("blunder", "Better: ", "Luck")), ("es", ("error grave", "Mejor: ", "Suerte"))],
)
def test_a_poor_answer_is_told_with_a_better_one(
    run: Any, poor: str, lang: str, words: tuple[str, ...]
) -> None:
    result = run("review", poor, "--seat", "0", "--simulations", "100", "--lang", lang)
    assert result.exit_code == 0, result.stderr
    assert all(word in result.stdout for word in words), result.stdout
    assert "review-" not in result.stdout


def test_as_json_and_for_all_seats(run: Any, poor: str) -> None:
    one = json.loads(run("review", poor, "--seat", "0", "--simulations", "100", "--json").stdout)
    assert [each["verdict"] for each in one["decisions"]] == ["blunder"]
    both = json.loads(run("review", poor, "--simulations", "100", "--json").stdout)
    assert [each["seat"] for each in both] == [0, 1]
    assert both[0] == one


def test_a_whole_game_of_sides_is_told(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_on, "PLAYERS", "random")  # it is about words
    match = played(find("walpurgisnacht"), ["random", "guide", "guide"], "told")
    (tmp_path / "night").write_text(save(match), "utf-8")
    for lang in ("en", "es"):
        result = run("review", "night", "--seat", "0", "--simulations", "12", "--lang", lang)
        assert result.exit_code == 0, result.stderr
        assert "review-" not in result.stdout
        assert "advice-" not in result.stdout


def test_what_cannot_be_reviewed_is_one_sentence(run: Any, poor: str, tmp_path: Path) -> None:
    (tmp_path / "running").write_text(save(Match(Template(), 2, seed=1)), "utf-8")
    running = run("review", "running", "--lang", "en")
    assert (running.exit_code, running.stderr) == (
        2,
        "The game is not over: only finished games are reviewed.\n",
    )
    nobody = run("review", poor, "--seat", "7", "--lang", "en")
    assert (nobody.exit_code, nobody.stderr) == (2, "There is no seat 7; the last one is 1.\n")
