"""`aquelarre learn`: a lesson in plain lines, left and taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from aquelarre.terminal import learnt

ON = ""  # Enter
TEMPLATE = "_template"


@pytest.fixture(autouse=True)
def _kept_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AQUELARRE_DATA", str(tmp_path / "kept"))


def said(output: str) -> list[str]:
    return [line for line in output.splitlines() if line.startswith("Teacher: ")]


def test_a_lesson_from_its_first_word_to_its_last(run: Any) -> None:
    result = run("learn", TEMPLATE, "--name", "Ana", lines=[ON, 2, ON, ON])
    assert result.exit_code == 0
    assert [line[:26] for line in said(result.output)] == [
        "Teacher: Everybody gets a ",
        "Teacher: At the same time ",
        "Teacher: All cards are tur",
    ]
    assert "You have the Goat (5)." in result.output or "Ana (you)" in result.output
    assert "Winner: Ana (you)" in result.output, "what was drawn was laid out"
    assert learnt.all_learnt()[TEMPLATE]["first"].done


def test_a_poor_answer_is_answered_and_may_be_given_again(run: Any) -> None:
    result = run("learn", TEMPLATE, lines=[ON, 1, 1, ON, ON])
    assert "Teacher: You may keep it, but nearly all" in result.output
    assert "say the same again to do it all the same" in result.output
    assert "Player 1 (you) keeps the card." in result.output


def test_it_goes_on_where_it_was_left(run: Any) -> None:
    left = run("learn", "walpurgisnacht", lines=[*[ON] * 5, 1, ON, "quit"])
    assert left.exit_code == 0
    assert "The lesson goes on where you leave it" in left.output
    again = run("learn", "walpurgisnacht", lines=["quit"])
    assert said(again.output)[0] == said(left.output)[-1]
    assert len(said(again.output)) == 1
    afresh = run("learn", "walpurgisnacht", "--afresh", lines=["quit"])
    assert said(afresh.output)[0] == said(left.output)[0]


def test_commands_work_while_the_teacher_speaks(run: Any) -> None:
    result = run("learn", "walpurgisnacht", lines=["rules WAL-06", "look", "nonsense", ON, "quit"])
    assert "WAL-06" in result.output
    assert "“nonsense”" in result.output
    assert len(said(result.output)) == 2


def test_things_that_are_pointed_at_are_named(run: Any) -> None:
    result = run("learn", "walpurgisnacht", lines=[*[ON] * 5, "quit"])
    assert "(Look at: Rooster.)" in result.output
    assert "(Look at: outer 5, outer 1, pentagram 1.)" in result.output


def test_what_is_taken_back_is_said_again(run: Any) -> None:
    before = [*[ON] * 5, 1, *[ON] * 5, 4, 3, 3, *[ON] * 3]
    lines = [*before, "give bonfire walda", 1, 1, "undo", "quit"]
    result = run("learn", "walpurgisnacht", lines=lines)
    asked = [line for line in said(result.output) if "Another one?" in line]
    assert len(asked) == 2


def test_the_next_lesson_is_the_first_that_was_not_done(run: Any) -> None:
    kept = {"walpurgisnacht": {"village": learnt.Learnt(done=True)}}
    learnt.place().parent.mkdir(parents=True)
    learnt.place().write_bytes(msgspec.json.encode(kept))
    assert "Mephistopheles" in said(run("learn", lines=["quit"]).output)[0]
    result = run("learn", "walpurgisnacht", "village", lines=["quit"])
    assert "Good evening!" in said(result.output)[0]


def test_lessons_are_listed(run: Any) -> None:
    run("learn", TEMPLATE, lines=[ON, 2, ON, ON])
    assert "first: Your first card. One card, one decision and an end. (3 min; done)" in (
        run("learn", TEMPLATE, "--list").output
    )
    listed = run("learn", "--list", "--lang", "es").output
    assert "witch: Una noche de bruja." in listed


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nothing",), "nothing"),
        (("walpurgisnacht", "nothing"), "There are: village, witch."),
        (("walpurgisnacht", "--name", ""), ""),
    ],
)
def test_wishes_that_cannot_be_fulfilled(run: Any, words: tuple[str, ...], told: str) -> None:
    result = run("learn", *words, lines=["quit"])
    assert told in result.output
    assert result.exit_code == (2 if told else 0)


def test_a_register_that_makes_no_sense_is_begun_anew(run: Any) -> None:
    learnt.place().parent.mkdir(parents=True)
    learnt.place().write_text("{", "utf-8")
    assert run("learn", TEMPLATE, lines=[ON, 2, ON, ON]).exit_code == 0
    assert learnt.all_learnt()[TEMPLATE]["first"].done


def test_a_folder_that_takes_nothing_stops_nobody(run: Any, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file, and no folder", "utf-8")
    assert run("learn", TEMPLATE, lines=[ON, 2, ON, ON]).exit_code == 0
    assert learnt.all_learnt() == {}
