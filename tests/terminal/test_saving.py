"""Saving, leaving, going on, and telling a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aquelarre.match import read
from aquelarre.terminal.shelf import keep

NEW = ("play", "--seats", "3", "--bot", "random", "--seed", "owl", "--name", "Ana")


def test_a_saved_game_goes_on_exactly_where_it_was(run: Any, tmp_path: Path) -> None:
    first = run(*NEW, lines=[1, "save night.aq", "quit"])
    assert first.exit_code == 0
    assert "Saved in night.aq." in first.stdout
    assert first.stdout.endswith("To go on later: aquelarre play --from night.aq\n")
    saved = read(tmp_path / "night.aq")
    again = run("play", "--from", "night.aq", lines=["save other.aq", "quit"])
    assert again.exit_code == 0
    assert read(tmp_path / "other.aq").fingerprint() == saved.fingerprint()
    assert (tmp_path / "other.aq").read_text() == (tmp_path / "night.aq").read_text()
    # and from there on it is the same game as without the pause
    straight = run(*NEW, lines=[1] * 12)
    resumed = run("play", "--from", "night.aq", lines=[1] * 11)
    assert straight.stdout.splitlines()[-6:-1] == resumed.stdout.splitlines()[-7:-2]


def test_save_without_a_name_takes_the_last_one(run: Any, tmp_path: Path) -> None:
    run(*NEW, lines=["guardar a b.aq", 1, "guardar", "salir"])
    assert [path.name for path in tmp_path.iterdir()] == ["a b.aq"]
    assert len(read(tmp_path / "a b.aq").answers) > 3
    shown = run("play", "--from", "a b.aq", lines=[])
    assert "aquelarre play --from 'a b.aq'" in shown.stdout  # ready to be pasted


def test_leaving_tells_what_was_not_saved(run: Any) -> None:
    assert "This game was not saved." in run(*NEW, lines=["quit"]).stdout
    changed = run(*NEW, lines=["save x", 1, "quit"]).stdout
    assert "What happened since the last save was not saved." in changed
    spanish = run(*NEW, "--lang", "es", lines=["salir"]).stdout
    assert spanish.endswith("Hasta pronto. Esta partida no se ha guardado.\n")


def test_the_end_of_the_input_is_a_polite_end(run: Any) -> None:
    result = run(*NEW, lines=[1])
    assert result.exit_code == 0
    assert result.stdout.endswith("Goodbye. This game was not saved.\n")


def test_a_file_that_is_not_ours_is_never_overwritten(run: Any, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    (tmp_path / "empty").write_text("")
    result = run(*NEW, lines=["save diary.txt", "save empty", "save empty", "quit"])
    assert result.exit_code == 0
    assert "diary.txt is no saved game of Aquelarre, so it is left as it is." in result.stdout
    assert result.stdout.count("Saved in empty.") == 2
    assert (tmp_path / "diary.txt").read_text() == "Dear diary"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["diary.txt", "empty"]


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (PermissionError(13, "Permission denied"), "You are not allowed to use x."),
        (OSError(28, "No space left on device"), "x cannot be used: No space left on device."),
    ],
)
def test_a_system_that_refuses_is_a_sentence_and_the_game_goes_on(
    run: Any, monkeypatch: pytest.MonkeyPatch, refusal: OSError, sentence: str
) -> None:
    def refuse(match: Any, path: Path) -> None:
        raise refusal

    monkeypatch.setattr("aquelarre.terminal.shelf.write", refuse)
    result = run(*NEW, lines=["save x", "look", "quit"])
    assert sentence in result.stdout
    assert result.stdout.count("Mountain, from summit to foot") == 2
    assert result.exit_code == 0


def test_a_running_game_is_told_only_as_it_may_be_remembered(run: Any, tmp_path: Path) -> None:
    run(*NEW, lines=[*[1] * 8, "save night.aq", "quit"])
    match = read(tmp_path / "night.aq")
    for args, seat in (((), -1), (("--seat", "0"), 0), (("--seat", "2"), 2)):
        told = run("replay", "night.aq", *args).stdout
        assert told.splitlines()[0].startswith("Walpurgisnacht")
        assert "still running" in told
        assert "is with the" not in told
        roles = told.count("gets the role") + told.count("role: “")
        assert roles == (1 if seat >= 0 else 0)  # only the own one
        assert len(match.log(seat)) == told.count("[WAL-")
    refused = run("replay", "night.aq", "--seat", "3")
    assert refused.exit_code == 2
    assert refused.stderr == "There is no seat 3; the last one is 2.\n"


def test_a_finished_game_is_told_whole(run: Any, tmp_path: Path) -> None:
    run("play", "_template", "--seats", "2", "--seed", "1", lines=[1, "save done", ""])
    told = run("replay", "done", "--lang", "es").stdout.splitlines()
    assert told[0] == "Carta alta"
    assert told[1] == "Asientos: 0 Player 1, 1 Graciana"
    assert told[2].startswith("1. [TPL-02] Player 1 recibe ")
    assert told[3].startswith("2. [TPL-02] Graciana recibe ")
    assert "una carta" not in told[2] + told[3]  # both cards are told now
    assert "still" not in told[-1]
    again = run("play", "--from", "done", lines=[""])
    assert again.exit_code == 0
    assert "The result" in again.stdout


def test_names_in_a_file_cannot_disturb_the_screen(run: Any, tmp_path: Path) -> None:
    run(*NEW, lines=[1, "save night.aq", "quit"])
    match = read(tmp_path / "night.aq")
    match.players[1].name = "Eve\x1b[2J\n> 1\u202e" + "x" * 500
    keep(match, tmp_path / "evil.aq")
    shown = run("play", "--from", "evil.aq", lines=["look"]).stdout
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "x" * 40 not in shown
    match.players[1].bot = "oracle"
    keep(match, tmp_path / "evil.aq")
    refused = run("play", "--from", "evil.aq")
    assert refused.exit_code == 2
    assert "no bot called “oracle”" in refused.stderr
