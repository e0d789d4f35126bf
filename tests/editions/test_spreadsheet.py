"""An edition as a spreadsheet: out and in again, and faults by row and column."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

from aquelarre.editions import BadEdition, Sheet, boxed, edition_text, find
from aquelarre.editions.form import LIST
from aquelarre.editions.spreadsheet import MOST_ROWS, Spread, _cells, _value, as_csv, is_csv
from aquelarre.kernel import AquelarreError, Game
from aquelarre.words import LANGUAGES, Words

GAMES = ("discworld_witches", "las_brujas", "new_salem", "walpurgisnacht")
OURS = {game: edition_text(find(game)) for game in GAMES}


def sheet_of(game: str, text: str = "") -> str:
    return as_csv(boxed(find(game)), Sheet(text or OURS[game]))


def played(text: str) -> Game[Any]:
    """The game with the edition of a sheet, as the command has it."""
    spread = Spread(text)
    try:
        return find(spread.game.key, spread.text)
    except BadEdition as problem:
        raise spread.told(problem) from None


def refused(text: str) -> BadEdition:
    """What is said of a sheet that cannot be played."""
    with pytest.raises(BadEdition) as caught:
        played(text)
    for lang in LANGUAGES:
        assert "\n" not in Words(lang, strict=True).error(caught.value)
    return caught.value


def row_of(text: str, part: str, name: str) -> int:
    rows = csv.reader(io.StringIO(text))
    return next(n for n, row in enumerate(rows, start=1) if row[:2] == [part, name])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_our_box_comes_back(game: str, delimiter: str) -> None:
    text = sheet_of(game)
    assert is_csv(text)
    assert not is_csv(OURS[game])
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter).writerows(csv.reader(io.StringIO(text)))
    spread = Spread(out.getvalue())
    assert find(game, spread.text) is find(game)


def test_names_titles_and_checks_come_back() -> None:
    text = OURS["walpurgisnacht"].replace('title = ""', 'title = "=1+1; Ana"')
    row = '{ id = "W30", kind = "plain", wisp = "none"'
    assert row in text
    text = text.replace(row, row.replace("none", "green").replace('W30",', 'W30", name = "@x",'))
    checks = '{ fact = "cards.W30", by = "Ana B", on = "2026-11-18" }, { fact = "cards.W29.eye" }'
    before = Sheet(f"{text}checked = [{checks}]\n")
    written = as_csv(boxed(find("walpurgisnacht")), before)
    cells = [cell for row in csv.reader(io.StringIO(written)) for cell in row]
    assert not any(cell.startswith(("=", "@")) for cell in cells)
    after = Sheet(Spread(written).text)
    assert after.title == before.title
    assert [x.as_row() for x in after.checked] == [x.as_row() for x in before.checked][::-1]
    assert boxed(played(written)).names["card-W30"] == {"es": "@x", "en": "@x"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", ["=1+1", "@x", "-a", "+a", "\\t=1", "＝1"])
@pytest.mark.parametrize("written", ['"{}"', '["{}", "b"]', '{{ es = "{}" }}'])
def test_nothing_in_a_box_of_strangers_becomes_a_formula(
    game: str, text: str, written: str
) -> None:
    """Wherever it stands: such a box is not looked at more closely before it is spread out."""
    lines = [f'game = "{game}"', 'title = ""']
    for part in boxed(find(game)).form():
        lines += [f"[[{part.name}]]"]
        lines += [f"{name} = {written.format(text)}" for name in dict.fromkeys(part.names())]
    rows = list(csv.reader(io.StringIO(sheet_of(game, "\n".join(lines)).removeprefix("\ufeff"))))
    cells = {cell for row in rows for cell in row if "1" in cell or "a" in cell or "x" in cell}
    assert not [cell for cell in cells if cell.startswith(("=", "@", "-", "+", "\t", "＝"))]


@pytest.mark.parametrize("listed", [["=a", "b"], ["-a", "2b"], [-1, 2], ["'c"], []])
def test_lists_come_back(listed: list[Any]) -> None:
    """With the mark that keeps the first of them a text, and numbers as numbers."""
    cell = _cells({"id": "x", "listed": listed})["listed"]
    assert _value(LIST, cell) == listed


@pytest.mark.parametrize(
    ("part", "name", "column", "cell", "reason"),
    [
        ("hard", "winter", "difficulty", "240", "value"),
        ("hard", "winter", "difficulty", "many", "value"),
        ("hard", "winter", "difficulty", "", "missing"),
        ("hard", "winter", "sources.points", "Q", "value"),
        ("hard", "winter", "symbol", "magic", "unknown"),
        ("cards", "C01", "locations", "GW, NOWHERE", "value"),
        ("cards", "C01", "checked", "nothing: Ana", "absent"),
    ],
)
def test_faults_are_told_by_row_and_column(
    part: str, name: str, column: str, cell: str, reason: str
) -> None:
    text = sheet_of("discworld_witches")
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))
    at = row_of(text, part, name)
    rows[at - 1][rows[0].index(column)] = cell
    out = io.StringIO()
    csv.writer(out).writerows(rows)
    problem = refused(out.getvalue())
    assert (problem.line, problem.reason) == (at, reason)
    if column != "checked":
        assert problem.field == f"{column} ({part}.{name})"


def test_what_is_no_sheet_is_refused() -> None:
    text = sheet_of("walpurgisnacht")
    assert refused("part,id\r\n").reason == "missing"
    assert refused(text + "tarot,T1\r\n").reason == "unknown"
    assert refused(text + "," * 10 + "x\r\n" * 10).reason == "unknown"
    assert refused(text + "cards,W99\r\n" * MOST_ROWS).reason == "many"
    assert refused(text + "x" * 200_000).reason == "large"
    for name in ("nothing", "carcass", ""):
        with pytest.raises(AquelarreError):
            Spread(f"part,id\r\ngame,{name}\r\n")
