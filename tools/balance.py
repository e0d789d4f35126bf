"""Is a game balanced? Many games among bots: which side wins, with how many points, and why.

    python tools/balance.py new_salem --seats 5 --games 1000 --seed 1 --jobs 2 \
        launched launched.event sets_summed.total on_trial.receiver first_named.seat

A side has won a game if any player of it has. What else is measured are events of the game, by
the keys of its notices, and their values:

    launched            how many there are in a game
    sets_summed.total   a number: the last one of each game
    on_trial.receiver   a seat: of which side they were, and how often they won
    launched.event      anything else: how often each of them
    launched.event/seat for each of them: how often the seat named with it won, and how often any
                        seat of its side did
    elves?              the share of the games in which it was told, with its interval

The bots take turns on the seats, or with --sides on the sides, as in `aquelarre simulate`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import mean, quantiles
from typing import Any, NamedTuple

from aquelarre.bots.named import checked
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.seating import Seating
from aquelarre.bots.tally import proportion
from aquelarre.kernel import Dice, Game, Told
from aquelarre.kernel.catalog import find

Row = dict[str, Any]  # a game as it went, or what was found over many
CHUNK = 10  # games that a process plays at a time


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("measures", nargs="*", metavar="KEY[.VALUE[/SEAT]]")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="guide")
    parser.add_argument("--sides", action="store_true")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="X=N")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_intermixed_args()
    game = find(wishes.game)
    for measure in wishes.measures:
        kind_of(game, measure)  # a slip shows at once, not after a thousand games
    pairs = [wish.partition("=") for wish in wishes.settings]
    settings = {name: int(value) for name, _, value in pairs}
    bots = [checked(kind) for kind in wishes.bots.split(",")]
    if wishes.sides and (len(bots) != 2 or len(game.sides) != 2):
        parser.error("A study by sides needs a game with two sides, and two bots.")
    for seats in wishes.seats or [game.least_seats]:
        chosen = game.check(seats, settings)
        table = Table(game.key, seats, chosen, bots, wishes.sides, wishes.seed)
        found = summary(game, list(played(table, wishes)), wishes.measures)
        if wishes.json:
            print(json.dumps({"game": game.key, "seats": seats, "seed": wishes.seed} | found))
        else:
            print(f"{game.key}, {seats} seats, {wishes.games} games, seed {wishes.seed}")
            print(*(f"  {name}: {shown(value)}" for name, value in found.items()), sep="\n")


class Table(NamedTuple):
    """Who plays what: all that a process needs to play any of the games."""

    game: str
    seats: int
    settings: dict[str, int]
    bots: list[str]
    sides: bool
    seed: str


def played(table: Table, wishes: argparse.Namespace) -> Iterator[Row]:
    """All games in order, on as many processes as wished."""
    play = partial(play_game, table, measures=wishes.measures)
    if wishes.jobs == 1:
        yield from map(play, range(wishes.games))
        return
    with ProcessPoolExecutor(wishes.jobs, get_context("spawn")) as pool:
        yield from pool.map(play, range(wishes.games), chunksize=CHUNK)


def play_game(table: Table, index: int, measures: list[str]) -> Row:
    """Game number `index`: sides, bots and results of the seats, and what was measured."""
    game = find(table.game)
    dice = Dice(table.seed).child(index)
    state = game.start(table.seats, table.settings, listen=True)
    nature = dice.child("nature")
    let_nature_answer(state, nature)
    seating = Seating(game, state, table.bots, table.sides, index)
    decisions = play_out(game, state, seating.players(dice), nature)
    told = [event.whole() for event in state.news or []]
    found = {measure: values_of(told, measure) for measure in measures}
    return {
        "sides": seating.teams(),
        "bots": [table.bots[kind] for kind in seating.which()],
        "won": [worth > 0 for worth in game.returns(state)],
        "points": game.points(state),
        "decisions": decisions,
        "found": found,
    }


def values_of(told: list[Told], measure: str) -> list[Any]:
    """What one game tells for a measure, in order."""
    key, value, seat = parts(measure)
    values = [each.values for each in told if each.key == key]
    if seat:
        return [(each[value], each[seat]) for each in values]
    return [each[value] if value else 1 for each in values]


def parts(measure: str) -> tuple[str, str, str]:
    """Key, value and seat of a measure, "" where there is none."""
    key, _, rest = measure.removesuffix("?").partition(".")
    value, _, seat = rest.partition("/")
    return key, value, seat


# -- what was found ----------------------------------------------------------------------


def summary(game: Game[Any], rows: list[Row], measures: list[str]) -> Row:
    """Shares with their 95 % intervals, and what was measured."""
    found: Row = {"nobody won": share([not any(row["won"]) for row in rows])}
    seats = [[*zip(row["sides"], row["bots"], row["won"], strict=True)] for row in rows]
    kinds = sorted({kind for row in rows for kind in row["bots"]})
    for side, name in enumerate(game.sides):
        teams = [[(kind, won) for each, kind, won in row if each == side] for row in seats]
        results = [({kind for kind, _ in team}, any(won for _, won in team)) for team in teams]
        found[f"{name} won"] = share([won for who, won in results if who])
        for kind in kinds if len(kinds) > 1 else []:
            alone = [won for who, won in results if who == {kind}]
            found[f"{name} won, all of them {kind}"] = share(alone)
    for kind in kinds:
        found[f"a seat won, {kind}"] = part(
            [won for row in seats for _, k, won in row if k == kind]
        )
    pairs = [pair for row in rows for pair in zip(row["points"], row["won"], strict=False)]
    if pairs:
        found["points of winners"] = spread([points for points, won in pairs if won])
        found["points of the others"] = spread([points for points, won in pairs if not won])
        found["lead of the winner"] = spread([lead for row in rows for lead in leads(row)])
    found["decisions"] = spread([row["decisions"] for row in rows if "decisions" in row])
    return found | {measure: measured(game, rows, measure) for measure in measures}


def leads(row: Row) -> list[int]:
    """By how many points one seat has won against the others, if one has."""
    if row["won"].count(True) != 1 or len(row["points"]) < 2:
        return []
    winner = row["won"].index(True)
    return [row["points"][winner] - max(row["points"][:winner] + row["points"][winner + 1 :])]


def measured(game: Game[Any], rows: list[Row], measure: str) -> Row:
    """One measure over all games."""
    lists = [row["found"][measure] for row in rows]
    kind = kind_of(game, measure)
    if measure.endswith("?"):
        return share([bool(values) for values in lists])
    if parts(measure)[2]:
        return by_value(game, kind, rows, lists)
    if kind == "":
        return spread([len(values) for values in lists])
    if kind == "number":
        return spread([values[-1] for values in lists if values])
    if kind == "seat":
        named = [(row, x) for row, values in zip(rows, lists, strict=True) for x in values]
        found: Row = {"a game": round(len(named) / len(rows), 2)}
        how_often = share if max(map(len, lists)) < 2 else part
        for side, name in enumerate(game.sides):
            found[name] = how_often([row["sides"][x] == side for row, x in named])
        return found | {"won": how_often([row["won"][x] for row, x in named])}
    counts = Counter(value for values in lists for value in values).most_common()
    return {game.label(kind, value): round(count / len(rows), 3) for value, count in counts}


def by_value(game: Game[Any], kind: str, rows: list[Row], lists: list[list[Any]]) -> Row:
    """For each value: how often, how often its seat won, and how often the seats of its side do:
    what is to be expected if the value makes no difference."""
    seats = [pair for row in rows for pair in zip(row["sides"], row["won"], strict=True)]
    usual = {side: mean(won for each, won in seats if each == side) for side, _ in seats}
    named: dict[int, list[tuple[bool, float]]] = {}
    for row, pairs in zip(rows, lists, strict=True):
        for value, seat in pairs:
            result = row["won"][seat], usual[row["sides"][seat]]
            named.setdefault(value, []).append(result)
    return {
        game.label(kind, value): {
            "times": len(results),
            "won": round(100 * mean(won for won, _ in results), 1),
            "its side": round(100 * mean(share for _, share in results), 1),
        }
        for value, results in sorted(named.items())
    }


def kind_of(game: Game[Any], measure: str) -> str:
    """What a measure gives: "" for a count, else the kind of its value."""
    key, value, seat = parts(measure)
    names = [(*each.shown, *each.hidden) for each in game.notices if each.key == key]
    if not names or not {value, seat} - {""} <= {*names[0]}:
        raise SystemExit(f"{game.key} tells no {measure!r}.")
    if seat and game.kind(seat) != "seat":
        raise SystemExit(f"{seat!r} in {measure!r} is no seat.")
    return game.kind(value) if value else ""


def part(results: list[bool]) -> Row:
    """How often, in percent. Without an interval: what comes several times in a game shares its
    luck, and would look surer than it is."""
    return {"%": round(100 * sum(results) / max(1, len(results)), 1), "of": len(results)}


def share(results: list[bool]) -> Row:
    """How often, in percent with its 95 % interval, for what comes once in a game."""
    margin = proportion(sum(results) / max(1, len(results)), len(results))
    percent = [round(100 * part, 1) for part in (margin.value, margin.low, margin.high)]
    return {"%": percent[0], "from": percent[1], "to": percent[2], "of": len(results)}


def spread(values: list[int]) -> Row:
    """Mean, quartiles and ends."""
    cuts = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [*values] * 3
    found = dict(zip(("quarter", "half", "three quarters"), cuts, strict=False))
    ends = {"least": min(values), "most": max(values)} if values else {}
    return {"mean": round(mean(values or [0]), 2), **found, **ends, "of": len(values)}


def shown(value: Any) -> str:
    if not isinstance(value, dict):
        return str(value)
    return ", ".join(f"{name} {shown(each)}" for name, each in value.items())


if __name__ == "__main__":
    main()
