"""Playing on from a step of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player, fork, read, write
from aquelarre.match.forking import steps_of


@pytest.fixture
def night(tmp_path: Path) -> Match[Any]:
    """A finished game in night.aq."""
    people = [Player("Ana"), Player("Bea"), Player("Owl", "random")]
    match: Match[Any] = Match(find("walpurgisnacht"), 3, seed="night", players=people)
    dice = Dice("night")
    while not match.over:
        options = match.state.options(match.asked[0])
        match.play(match.asked[0], options[dice.below(len(options))])
    write(match, tmp_path / "night.aq")
    return match


FROM = ("play", "--from", "night.aq")


def test_another_game_begins_there(run: Any, tmp_path: Path, night: Match[Any]) -> None:
    file = (tmp_path / "night.aq").read_bytes()
    wish = ("--step", "7", "--seat", "1", "--name", "Eva", "--bot", "random", "--seed", "owl")
    result = run(*FROM, *wish, lines=["save other.aq", "quit"])
    assert result.exit_code == 0
    new, count = read(tmp_path / "other.aq"), steps_of(night.answers, night.nature)[7]
    assert new.answers[:count] == night.answers[:count]
    assert new.seed == "owl"
    assert [(who.name, who.bot) for who in new.players] == [
        ("Ana", "random"),
        ("Eva", ""),
        ("Owl", "random"),
    ]
    assert (tmp_path / "night.aq").read_bytes() == file, "the other game is untouched"
    again = run("play", "--from", "other.aq", lines=["quit"])
    assert again.exit_code == 0


def test_without_more_one_sits_where_the_first_person_sat(
    run: Any, tmp_path: Path, night: Match[Any]
) -> None:
    assert run(*FROM, "--step", "0", lines=["save other.aq", "quit"]).exit_code == 0
    new = read(tmp_path / "other.aq")
    assert [(who.name, who.bot) for who in new.players] == [
        ("Ana", ""),
        ("Bea", "guide"),
        ("Owl", "guide"),
    ]
    assert new.seed != night.seed


def test_a_bot_does_not_take_the_name_of_who_plays_on(
    run: Any, tmp_path: Path, night: Match[Any]
) -> None:
    wish = ("--step", "3", "--seat", "2", "--seat", "1", "--name", "ANA")
    run(*FROM, *wish, lines=["", "save other.aq", "quit"])
    names = [who.name for who in read(tmp_path / "other.aq").players]
    assert names[1:] == ["Bea", "ANA"]
    assert names[0] not in ("", "Ana")


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        (("--step", "9999"), "choose one of its steps from 0 to"),
        (("--step", "2", "--seat", "5"), "There is no seat 5; the last one is 2."),
        (("--step", "2", "--name", "A", "--name", "B"), "There are 2 names for 1 people"),
        (("--step", "2", "--seats", "4"), "leave out --seats"),
        (("--step", "2", "--bots", "2"), "leave out --bots"),
        (("--seat", "1"), "A step belongs to a saved game"),
    ],
)
def test_what_is_not_possible_gets_one_sentence(
    run: Any, night: Match[Any], wish: tuple[str, ...], told: str
) -> None:
    result = run(*FROM, *wish, lines=[])
    assert result.exit_code == 2
    assert told in result.stderr


def test_a_step_needs_a_file(run: Any) -> None:
    result = run("play", "--step", "2", lines=[])
    assert result.exit_code == 2
    assert "--from FILE --step N" in result.stderr


def test_nobody_looks_into_a_running_game_in_that_way(
    run: Any, tmp_path: Path, night: Match[Any]
) -> None:
    write(night.at(len(night.answers) // 2), tmp_path / "night.aq")
    result = run(*FROM, "--step", "1", "--seat", "1", lines=[])
    assert result.exit_code == 2
    assert "This game is not over" in result.stderr


def test_verify_says_what_was_taken_over(run: Any, tmp_path: Path, night: Match[Any]) -> None:
    new = fork(night, 4, players=night.players, seed="other")
    dice = Dice("on")
    while not new.over:
        options = new.state.options(new.asked[0])
        new.play(new.asked[0], options[dice.below(len(options))])
    write(new, tmp_path / "other.aq")
    result = run("verify", "other.aq")
    assert result.exit_code == 1
    assert f"the first {len(new.stacked)} answers of chance were laid out" in result.stdout
    assert "All the others come from the seed." in result.stdout
