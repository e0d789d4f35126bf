"""Games saved before the second edition of the code: the same answers lead to the same positions,
as every seat sees them, and everybody is told the same.

The files and what was seen in them were written by `tools/keep_games.py` of that day. If one of
these tests fails, a saved game of somebody or a stored table is broken: mend the code, not the
file. Only where a game tells something else on purpose may its `told` be written anew; tables that
run then stop, unless the game's `rules_version` rises.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from aquelarre.editions import ours
from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import names
from aquelarre.laws.walk import any_answer
from aquelarre.match import Match, load, save
from aquelarre.match.fair import redeal
from keep_games import WISHES, positions, told

FOLDER = Path(__file__).parent / "earlier" / "first-edition"
FILES = sorted(FOLDER.glob("*.aquelarre"))
FOR_EACH = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def seen(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.with_suffix(".seen").read_text(encoding="utf-8"))
    return found


@cache
def as_saved(path: Path) -> Match[Any]:
    """The match where its file ends; if nature was asked there, she is still asked."""
    match = load(path.read_text(encoding="utf-8"))
    return match.at(len(seen(path)["positions"].split()) - 1)


def settings_then(key: str) -> set[str]:
    """The table options that a game had when its files were written; it may have more by now."""
    headers = [json.loads(path.read_text(encoding="utf-8").splitlines()[0]) for path in FILES]
    return {name for header in headers if header["game"] == key for name in header["settings"]}


def test_every_game_is_there_with_its_settings_and_other_numbers_of_seats() -> None:
    assert {path.stem for path in FILES} == {*WISHES}
    matches = [as_saved(path) for path in FILES]
    over = Counter(match.game.key for match in matches if match.over)
    running = Counter(match.game.key for match in matches if not match.over)
    assert {*over} == {*running} == {*names()}
    for key in names():
        mine = [match for match in matches if match.game.key == key]
        assert len({match.seats for match in mine}) >= 3
        for name in settings_then(key):
            assert len({match.settings[name] for match in mine}) >= 2, name
    assert any(match.game is not ours(match.game) for match in matches), "an owner's edition"


@FOR_EACH
def test_every_answer_leads_to_the_position_it_led_to(path: Path) -> None:
    match = as_saved(path)
    now, then = positions(match), seen(path)["positions"].split()
    differ = [number for number, pair in enumerate(zip(now, then, strict=True)) if len({*pair}) > 1]
    assert not differ, f"position {differ[0]} (after {match.answers[differ[0] - 1 :][:1]})"


@FOR_EACH
def test_every_seat_is_told_what_it_was_told(path: Path) -> None:
    assert told(as_saved(path)) == seen(path)["told"]


@FOR_EACH
def test_its_cards_and_dice_still_come_of_its_seed(path: Path) -> None:
    match = as_saved(path)
    assert bool(redeal(match).wrong) == path.stem.endswith("-scripted")


@FOR_EACH
def test_it_goes_on_to_its_end(path: Path) -> None:
    match = load(path.read_text(encoding="utf-8"))
    dice = Dice(path.stem)
    while not match.over:
        match.play(*any_answer(match.state, dice))
    again = load(save(match))
    assert again.answers == match.answers
    assert again.returns() == match.returns()
