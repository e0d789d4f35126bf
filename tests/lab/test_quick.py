"""A quick look: the figures of a small study, told in words while it is played."""

from __future__ import annotations

import io

import msgspec
import pytest

from aquelarre.editions import edition_text, find
from aquelarre.lab.studies import quick
from aquelarre.lab.studies.findings import Findings
from aquelarre.lab.studies.playing import play
from aquelarre.lab.studies.quick import Seen, Wish, look, plan_of

GAME = "walpurgisnacht"
OURS = edition_text(find(GAME))
MINE = OURS.replace(
    '"W20", kind = "plain", wisp = "purple"', '"W20", kind = "plain", wisp = "green"'
)
HEADS = ["What", "Your box", "Our box", "Difference"]


def wish(edition: str, games: int = 4, lang: str = "en") -> Wish:
    return Wish(GAME, edition, 3, games, "random", lang)


def test_a_box_stands_beside_ours() -> None:
    *before, last = look(wish(MINE), every=0.0)
    assert [seen.played for seen in before] == [1, 2, 3]
    assert (last.played, last.games, last.over, last.compared) == (4, 4, True, True)
    assert not any(seen.over for seen in before)
    wins, more, clear, dead, uses = last.sections
    assert wins.heads == more.heads == HEADS
    assert [line[0] for line in wins.lines][:2] == ["witches", "villagers"]
    assert all(len(line) == 4 and "…" in line[1] for line in wins.lines[:2])
    assert clear.notes
    assert any("Mephistopheles" in note for note in dead.notes)
    assert ["Calf" in line[0] for line in uses.lines].count(True) == 1


def test_the_figures_are_those_of_a_study() -> None:
    plan = plan_of(wish(MINE))
    found = Findings(plan.tables[1], plan.found(plan.tables[1]), plan.measures)
    for number in range(4):
        found.add(play(plan.job(1, number)))
    (length,) = found.lengths()
    *_, last = look(wish(MINE), every=1e9)
    said = next(line for line in last.sections[1].lines if line[0].startswith("Length"))
    assert said[1].startswith(f"{length.margin.value:.1f} ")


def test_our_own_box_is_alone_and_spanish_is_spoken() -> None:
    (last,) = look(wish(OURS, 2, "es"), every=1e9)
    assert not last.compared
    assert last.sections[0].heads == ["Qué", "Nuestra caja"]
    assert all(len(line) == 2 for line in last.sections[0].lines)


def test_the_program_reads_a_wish_and_writes_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    patient: list[int] = []
    monkeypatch.setattr("os.nice", patient.append)
    out = io.BytesIO()
    quick.main(io.BytesIO(msgspec.json.encode(wish(MINE, 1)) + b"\n"), out)
    (line,) = out.getvalue().splitlines()
    assert msgspec.json.decode(line, type=Seen).over
    assert patient == [quick.NICE]
