"""Figures: what a study found, for programs: as plain data for JSON, and as a table for CSV."""

from __future__ import annotations

import csv
import io
from typing import Any

from aquelarre.bots.arena import Results
from aquelarre.bots.tally import Mean, Tally

# The columns of the table: who it is about, counts, then each figure with its 95 % interval and
# the standard deviation of a single seat. What a study cannot say is left empty.
WHO = ("group", "bot", "side", "place")
COUNTS = ("games", "seats", "wins", "draws", "losses")
FIGURES = ("won_share", "mean_return", "points", "lead")
SPREADS = ("return_sd", "points_sd", "lead_sd")
COLUMNS = (
    *WHO,
    *COUNTS,
    *(name + end for name in FIGURES for end in ("", "_low", "_high")),
    *SPREADS,
)


def bot_name(bots: list[str], place: int) -> str:
    """A bot of the list by its kind; of several of a kind, with its place among them."""
    kind = bots[place]
    return kind if bots.count(kind) == 1 else f"{kind} #{bots[: place + 1].count(kind)}"


def as_data(results: Results) -> dict[str, Any]:
    """The results as plain data. `order` is by turn order: place 1 had the first turn."""
    study = results.study
    names = [bot_name(study.bots, place) for place in range(len(study.bots))]
    sides = results.side_names
    data: dict[str, Any] = {
        "game": study.game,
        "seats": study.seats,
        "settings": study.settings,
        "seed": str(study.seed),
        "by_sides": study.sides,
        "games": results.games,
        "decisions_per_game": round(results.decisions / results.games, 2),
        "bots": [
            {"bot": name, **_figures(tally)}
            for name, tally in zip(names, results.by_bot, strict=True)
            if tally.games
        ],
        "order": [
            {"place": place, **_figures(tally)}
            for place, tally in enumerate(results.by_order, start=1)
        ],
        "sides": [
            {"side": side, **_figures(tally)}
            for side, tally in zip(sides, results.by_side, strict=True)
            if tally.games
        ],
        "bots_on_sides": [
            {"bot": names[which], "side": side, **_figures(results.by_both[which][place])}
            for which in range(len(names))
            for place, side in enumerate(sides)
            if results.by_both[which][place].games
        ],
    }
    if results.winning_lead.games:
        data["winning_lead"] = results.winning_lead.margin().as_list()
        data["winning_lead_sd"] = _spread(results.winning_lead)
    if results.faults:  # of engines for which the guide had to answer
        data["faults"] = [
            {"count": count, **first.values, "sentence": str(first)}
            for count, first in results.faults
        ]
    return data


def _figures(tally: Tally) -> dict[str, Any]:
    found: dict[str, Any] = {
        "games": tally.games,
        "seats": tally.seats,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "won_share": tally.won.as_list(),
        "mean_return": tally.mean.as_list(),
        "return_sd": _spread(tally.each_return),
    }
    if tally.points.games:
        found["points"] = tally.points.margin().as_list()
        found["points_sd"] = _spread(tally.each_points)
        found["lead"] = tally.lead.margin().as_list()
        found["lead_sd"] = _spread(tally.each_lead)
    return found


def _spread(mean: Mean) -> float | None:
    return None if mean.deviation is None else round(mean.deviation, 4)


def as_csv(results: Results) -> str:
    """The same figures as a table: one line for each bot, place in turn order and side, and one
    for the winning lead."""
    data = as_data(results)
    text = io.StringIO()
    table = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    table.writeheader()
    for group in ("bots", "order", "sides", "bots_on_sides"):
        for row in data[group]:
            table.writerow({"group": group} | _cells(row))
    if results.winning_lead.games:
        row = {"lead": data["winning_lead"], "lead_sd": data["winning_lead_sd"]}
        table.writerow({"group": "winning_lead", "games": results.games} | _cells(row))
    return text.getvalue()


def _cells(row: dict[str, Any]) -> dict[str, Any]:
    """A figure with its interval fills three cells; what is not known, none."""
    cells: dict[str, Any] = {}
    for name, value in row.items():
        if name in FIGURES:
            cells |= zip((name, f"{name}_low", f"{name}_high"), value, strict=True)
        else:
            cells[name] = value
    return cells
