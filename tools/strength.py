"""How strong the bots are, for the page about them and for docs/BOTS.md.

    python tools/arena.py carcassonne seer guide --seats 2 --games 200 --out runs/carcassonne.jsonl
    python tools/strength.py runs/*.jsonl --said "two cores, CPython 3.11.7, compiled, 2026-11-17"

The files are those of `tools/arena.py`; what was measured replaces what both pages said before, or
with --keep only the rows of the same tables and bots (without files, nothing but what is reckoned
from them changes). The page reads it from a file beside each game's board.

From the rows of a title come the ratings of its bots, on the scale that chess players know: the
guide stands at 1000, and 400 more are ten times as many wins as the others have at the same table.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import hypot, log10
from pathlib import Path
from typing import Any

from aquelarre.kernel.catalog import find
from arena import ONE, SIDES, TURNS, Duel, Row, by_side, of_bot

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "aquelarre" / "games"
FILE = "ui/strength.json"  # in the folder of a game
DOCS = ROOT / "docs" / "BOTS.md"
BEGIN, END = "<!-- measured: tools/strength.py -->", "<!-- end of what was measured -->"
ANCHOR, BASE, TENFOLD = "guide", 1000, 400
LEAST = 0.5  # per cent that are never less: nobody loses always
RATED_HEAD = """| | {} |
| --- | {} |"""
HEAD = """| table | bot | against | games | won (95 %) | the others | lead | s a move |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--said", required=True, help="machine, versions and date")
    parser.add_argument("--keep", action="store_true", help="what was not measured anew stays")
    wishes = parser.parse_args()
    rows = [measured(*read(file)) for file in wishes.files]
    if wishes.keep:
        rows = renewed(told(GAMES), rows)
    write(rows, wishes.said, GAMES, DOCS)


def read(file: Path) -> tuple[Duel, list[Row]]:
    """The bots of a file, and its games."""
    head, *games = file.read_text("utf-8").splitlines()
    found = json.loads(head)
    return Duel(**{**found, "bots": tuple(found["bots"])}), [json.loads(each) for each in games]


def measured(duel: Duel, rows: Sequence[Row]) -> Row:
    """What the two pages say of a file: the first bot, and the second beside it."""
    game = find(duel.game)
    usual = {each.name: each.default for each in game.settings}
    first, second = of_bot(rows, 0), of_bot(rows, 1)
    alone = duel.seats == 1 or duel.bots[0] == duel.bots[1]
    sides = by_side(duel, rows)
    return {
        "game": duel.game,
        "seats": duel.seats,
        "settings": {name: n for name, n in duel.settings.items() if usual.get(name) != n},
        "way": "alone" if alone else duel.mode,
        "bot": duel.bots[0],
        "against": "" if alone else duel.bots[1],
        "games": len(rows),
        "won": first["won %"] if not sides else averaged(sides, duel),
        "others": [] if alone else second["won %"],
        "sides": {name: sides[f"{name} by {duel.bots[0]} (1)"] for name in game.sides if sides},
        "lead": first.get("lead", []) if duel.mode == TURNS and not alone else [],
        "seconds": first["s a move"],
    }


def averaged(sides: Row, duel: Duel) -> list[float]:
    """Both sides averaged, with the interval of that: of two that are independent."""
    found = [sides[f"{name} by {duel.bots[0]} (1)"] for name in find(duel.game).sides]
    value = sum(each[0] for each in found) / len(found)
    down = sum((each[0] - each[1]) ** 2 for each in found) ** 0.5 / len(found)
    up = sum((each[2] - each[0]) ** 2 for each in found) ** 0.5 / len(found)
    return [round(part, 1) for part in (value, value - down, value + up)]


def told(games: Path) -> list[Row]:
    """What the pages say now."""
    files = sorted(games.glob(f"*/{FILE}"))
    return [row for file in files for row in json.loads(file.read_text("utf-8"))["rows"]]


def renewed(before: Sequence[Row], now: Sequence[Row]) -> list[Row]:
    """Rows of the same tables and bots in their places, others behind those of their game."""
    same = ("game", "seats", "settings", "way", "bot", "against")
    rows = list(before)
    for row in now:
        places = [i for i, old in enumerate(rows) if all(old[key] == row[key] for key in same)]
        if places:
            rows[places[0]] = row
        else:
            own = [i for i, old in enumerate(rows) if old["game"] == row["game"]]
            rows.insert(own[-1] + 1 if own else len(rows), row)
    return rows


def write(rows: Sequence[Row], said: str, games: Path, docs: Path) -> None:
    for old in games.glob(f"*/{FILE}"):
        old.unlink()
    for game in sorted({row["game"] for row in rows}):
        found = [row for row in rows if row["game"] == game]
        own = {"said": said, "ratings": ratings(found), "rows": found}
        (games / game / FILE).write_text(json.dumps(own, indent=1) + "\n", "utf-8")
    before, _, rest = docs.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    table = "\n".join([HEAD, *(line(row) for row in rows)])
    parts = [before + BEGIN, rated(rows), table, f"Measured on {said}.", END + after]
    docs.write_text("\n\n".join(parts), "utf-8")


def ratings(rows: Sequence[Row]) -> list[Row]:
    """Of one title, by how often each won and the others did, the strongest first; at the usual
    table, if it was measured there."""
    duels = [row for row in rows if row["against"] == ANCHOR and row["others"]]
    usual = [row for row in duels if not row["settings"]] or duels
    kinds = dict.fromkeys(kind(row) for row in usual)
    found = [{"bot": each, "rating": _rating(usual, each)} for each in kinds]
    if found:
        found.append({"bot": ANCHOR, "rating": [BASE, BASE, BASE]})
    return sorted(found, key=lambda each: -each["rating"][0])


def kind(row: Row) -> str:
    """A bot, whatever it is told about its thinking."""
    return str(row["bot"]).partition("@")[0]


def _rating(rows: Sequence[Row], bot: str) -> list[int]:
    """Its rating, with the interval in which it lies; of several tables the average."""
    own = [row for row in rows if kind(row) == bot]
    whole = sum(row["games"] for row in own)
    at = low = high = 0.0
    for row in own:
        part = row["games"] / whole
        (won, less, more), (lost, fewer, others) = row["won"], row["others"]
        here = _lead(won, lost)
        at += part * here
        low = hypot(low, part * (here - _lead(less, others)))
        high = hypot(high, part * (_lead(more, fewer) - here))
    return [round(BASE + at), round(BASE + at - low), round(BASE + at + high)]


def _lead(won: float, others: float) -> float:
    share, rest = (min(100 - LEAST, max(LEAST, each)) for each in (won, others))
    return TENFOLD * log10(share / rest)


def rated(rows: Sequence[Row]) -> str:
    """The ratings as a table: titles beside each other."""
    games = sorted({row["game"] for row in rows})
    found = {
        game: {
            each["bot"]: each["rating"] for each in ratings([r for r in rows if r["game"] == game])
        }
        for game in games
    }
    bots = sorted({bot for each in found.values() for bot in each}, key=_order)
    head = RATED_HEAD.format(" | ".join(games), " | ".join("---" for _ in games))
    lines = [
        f"| `{bot}` | {' | '.join(_in_words(found[game].get(bot)) for game in games)} |"
        for bot in bots
    ]
    return "\n".join([head, *lines])


def _order(bot: str) -> tuple[int, str]:
    """From the weakest on, as people are told of them."""
    known = ("novice", "neighbour", ANCHOR, "seer", "sage")
    return (known.index(bot) if bot in known else len(known), bot)


def _in_words(rating: Sequence[int] | None) -> str:
    if rating is None:
        return ""
    at, low, high = rating
    return f"{at}" if low == high else f"{at} ({low}–{high})"


def line(row: Row) -> str:
    """A row of the table in the docs."""
    settings = "".join(f", {name}={value}" for name, value in row["settings"].items())
    alone = ", alone" if row["seats"] == 1 else ", all seats"
    where = {ONE: ", one seat", SIDES: ", a whole side", TURNS: "", "alone": alone}[row["way"]]
    sides = "; ".join(f"{name} {spread(each)}" for name, each in row["sides"].items())
    cells = [
        f"{row['game']}, {row['seats']} seats{settings}{where}",
        f"`{row['bot']}`",
        f"`{row['against']}`" if row["against"] else "",
        row["games"],
        spread(row["won"]) + (f": {sides}" if sides else ""),
        spread(row["others"]),
        "{:+} ({:+} to {:+})".format(*row["lead"]) if row["lead"] else "",
        row["seconds"],
    ]
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def spread(margin: Sequence[Any]) -> str:
    """A share with its interval."""
    return "{} % ({}–{})".format(*margin[:3]) if margin else ""


if __name__ == "__main__":
    main()
