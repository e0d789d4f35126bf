"""Saving, leaving, going on, and telling a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aquelarre.match import load, read
from aquelarre.terminal.shelf import keep
from aquelarre.terminal.trouble import Trouble

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
    assert "diary.txt is not a saved game of Aquelarre, so it is left as it is." in result.stdout
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
    for args, seat in (((), -1), (("--seat", "0"), 0)):
        told = run("replay", "night.aq", *args).stdout
        assert told.splitlines()[0].startswith("Walpurgisnacht")
        assert "still running" in told
        assert "was with the" not in told
        roles = told.count("gets the role") + told.count("role: “")
        assert roles == (1 if seat >= 0 else 0)  # only their own
        assert len(match.log(seat)) == told.count("[WAL-")
    curious = run("replay", "night.aq", "--seat", "2")
    assert curious.exit_code == 2
    assert curious.stderr.startswith("The game is not over: leave out --seat")
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


def test_another_saved_game_is_never_overwritten(run: Any, tmp_path: Path) -> None:
    run(*NEW, lines=[1, "save mine", "quit"])
    before = (tmp_path / "mine").read_text()
    other = run("play", "--seats", "3", "--seed", "another", lines=[1, "save mine", "quit"])
    assert "mine holds another saved game: choose another name." in other.stdout
    assert (tmp_path / "mine").read_text() == before


def test_the_same_game_may_be_saved_again_also_through_a_link(run: Any, tmp_path: Path) -> None:
    run(*NEW, lines=[1, "save mine", "quit"])
    (tmp_path / "link").symlink_to(tmp_path / "mine")
    later = run("play", "--from", "mine", lines=[1, "save", "save link", "quit"])
    assert later.stdout.count("Saved in") == 2
    assert (tmp_path / "link").is_symlink()
    assert len(read(tmp_path / "mine").answers) > 0


def test_a_mistake_of_ours_costs_nobody_a_game(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AQUELARRE_DEBUG")
    monkeypatch.setattr("aquelarre.terminal.listing.Listing.lines", lambda listing: 1 // 0)
    result = run(*NEW, lines=[1])
    assert result.exit_code == 1
    assert "The game so far was saved in rescued-" in result.stdout
    (rescued,) = tmp_path.glob("rescued-*.aquelarre")
    assert not read(rescued).over


def test_empty_lines_and_a_mark_at_the_beginning_harm_nobody(run: Any, tmp_path: Path) -> None:
    run(*NEW, lines=[1, "save mine", "quit"])
    text = (tmp_path / "mine").read_text()
    (tmp_path / "edited").write_text("\ufeff" + text + "\n\n", encoding="utf-8")
    position = read(tmp_path / "mine").fingerprint()
    assert read(tmp_path / "edited").fingerprint() == position


def test_how_to_go_on_is_said_as_it_was_called(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AQUELARRE_CALLED", "./play")
    assert "later: ./play --from mine" in run(*NEW, lines=[1, "save mine", "quit"]).stdout


def test_two_tables_of_one_file_do_not_overwrite_each_other(run: Any, tmp_path: Path) -> None:
    """Both resume the same game; whoever saves second has to choose another name."""
    run(*NEW, lines=[1, "save mine", "quit"])
    start = (tmp_path / "mine").read_text()
    first = run("play", "--from", "mine", lines=[1, 1, "save", "quit"])
    assert "Saved in mine." in first.stdout
    progress = (tmp_path / "mine").read_text()
    match = load(start)
    last = list(match.answers)
    seat = match.asked[0]
    match.play(seat, match.state.options(seat)[-1])  # the other table goes elsewhere
    with pytest.raises(Trouble) as refused:
        keep(match, tmp_path / "mine", last)
    assert refused.value.key == "error-file-other-game"
    assert (tmp_path / "mine").read_text() == progress


def test_after_an_undo_the_own_last_save_may_be_replaced(run: Any, tmp_path: Path) -> None:
    run(*NEW, lines=[1, "save mine", "quit"])
    match = read(tmp_path / "mine")
    seat = match.asked[0]
    here = len(match.answers)
    options = match.state.options(seat)
    one, other = match.at(here), match.at(here)
    one.play(seat, options[0])
    other.play(seat, options[-1])
    keep(one, tmp_path / "mine", match.answers)
    keep(other, tmp_path / "mine", list(one.answers))
    assert read(tmp_path / "mine").answers[: here + 1] == other.answers
