"""Boxes side by side: what studies of a game found, as tables for a report (docs/BALANCE-*.md).

    aquelarre study FILE.toml --out FOLDER
    python tools/boxes.py FOLDER [FOLDER …] [--least 20] [--numbers]

Reads the `findings.csv` of each folder. Of every table it tells who wins, and over all tables of a
box what is used in the smallest share of the games (less than `--least` of a hundred) and how those
in each role do. With `--numbers` it tells how often the first side (the witches) wins by how many
of them are at the table, from `games.jsonl`.
"""

from __future__ import annotations

import argparse
import csv
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

LEAST = 20.0  # of a hundred games: what comes up less often is told
HUNDRED = 100.0
AXES_END = "measure"  # the column after those of what varies
SKIPPED = ("won_used", "worth", "times")
Line = dict[str, str]


class Table(NamedTuple):
    """What was found at one table of a study."""

    name: str  # what varies there
    ours: bool
    lines: list[Line]

    def of(self, measure: str, group: str = "") -> list[Line]:
        return [x for x in self.lines if x["measure"] == measure and x["group"] == group]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--least", type=float, default=LEAST)
    parser.add_argument("--numbers", action="store_true")
    wishes = parser.parse_args()
    for folder in wishes.folders:
        print("\n".join(told(folder, wishes.least)))
        if wishes.numbers:
            print("\n".join(numbers(folder)))


def told(folder: Path, least: float) -> Iterator[str]:
    """The tables of a study in Markdown."""
    tables = tables_of(folder)
    yield from (f"## {folder.name}", "")
    yield from wins(tables)
    for ours in (True, False):
        alike = [table for table in tables if table.ours == ours]
        if alike:
            yield from ("", f"### {'Our box' if ours else 'The other box'}")
            yield from seldom(alike, least)
            yield from roles(alike)
    yield ""


def tables_of(folder: Path) -> list[Table]:
    with (folder / "findings.csv").open(encoding="utf-8", newline="") as text:
        lines = list(csv.DictReader(text))
    found: dict[str, list[Line]] = {}
    for line in lines:
        found.setdefault(line["table"], []).append(line)
    names = list(lines[0])
    axes = names[2 : names.index(AXES_END)]
    return [
        Table(
            ", ".join(f"{name} {each[0][name]}" for name in axes if each[0][name]),
            each[0]["our_box"] == "true",
            each,
        )
        for each in found.values()
    ]


def wins(tables: Iterable[Table]) -> Iterator[str]:
    """Who wins at each table: by side, or where there are none by the place in turn order."""
    yield "| table | box | games | wins (95 %) | nobody | drawn | decisions |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for table in tables:
        sides = table.of("won", "side") or table.of("won", "place") or table.of("won", "bot")
        shares = "; ".join(f"{line['name']} {interval(line)}" for line in sides)
        nobody, drawn = (share(table.of(each)) for each in ("nobody_won", "drawn"))
        length = [f"{float(line['value']):.0f}" for line in table.of("length")]
        games = max((int(line["games"]) for line in table.of("drawn")), default=0)
        box = "ours" if table.ours else "other"
        cells = [table.name, box, str(games), shares, nobody, drawn, "".join(length)]
        yield f"| {' | '.join(cells)} |"


def interval(line: Line) -> str:
    value, low, high = (HUNDRED * float(line[name]) for name in ("value", "low", "high"))
    return f"{value:.1f} % ({low:.1f}–{high:.1f})"


def share(lines: list[Line]) -> str:
    return "".join(f"{HUNDRED * float(line['value']):.1f} %" for line in lines)


def seldom(tables: list[Table], least: float) -> Iterator[str]:
    """What was used in few of the games, over all tables of a box."""
    games: dict[tuple[str, str], float] = {}
    used: dict[tuple[str, str], float] = {}
    for table in tables:
        for line in (x for x in table.lines if x["measure"] == "used"):
            key = line["group"], line["name"]
            games[key] = games.get(key, 0) + int(line["games"])
            used[key] = used.get(key, 0) + int(line["games"]) * float(line["value"])
    found = sorted((HUNDRED * used[key] / games[key], key) for key in games)
    few = [f"{group} {name} {value:.1f} %" for value, (group, name) in found if value < least]
    yield from ("", f"Used in less than {least:g} % of the games: {', '.join(few) or 'nothing'}.")


def roles(tables: list[Table]) -> Iterator[str]:
    """How often those in each role won, over all tables of a box, and how many were in it."""
    games: dict[str, int] = {}
    won: dict[str, float] = {}
    for table in tables:
        for line in table.of("won", "role"):
            games[line["name"]] = games.get(line["name"], 0) + int(line["games"])
            more = int(line["games"]) * float(line["value"])
            won[line["name"]] = won.get(line["name"], 0) + more
    if games:
        said = [
            f"{name} {HUNDRED * won[name] / games[name]:.1f} % of {games[name]}" for name in games
        ]
        yield from ("", f"Won by role: {', '.join(said)}.")


def numbers(folder: Path) -> Iterator[str]:
    """How often the first side wins by how many belong to it, at each table; of a game that has
    sides."""
    tables = json.loads((folder / "plan.json").read_text("utf-8"))["tables"]
    games, won = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for line in (folder / "games.jsonl").read_text("utf-8").splitlines():
        game = json.loads(line)
        returns = [x for x, side in zip(game["returns"], game["sides"], strict=True) if side == 0]
        games[game["table"], len(returns)] += 1
        won[game["table"], len(returns)] += any(x > 0 for x in returns)
    most = max(count for _, count in games)
    if most == 0:
        return  # a game without sides
    yield f"| players | {' | '.join(map(str, range(1, most + 1)))} |"
    yield f"|{' --- |' * (most + 1)}"
    for at, table in enumerate(tables):
        cells = [
            f"{HUNDRED * won[at, count] / games[at, count]:.0f} % of {games[at, count]}"
            if games[at, count]
            else ""
            for count in range(1, most + 1)
        ]
        box = "" if table["ours"] else ", other box"
        yield f"| {table['seats']}{box} | {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
