"""`aquelarre league`: bots against each other at many tables, with ratings and a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from aquelarre.terminal import wishes
from aquelarre.terminal.progress import progress_of
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.words import Words

if TYPE_CHECKING:
    from aquelarre.lab.league.plan import Table
    from aquelarre.lab.league.standings import Standings


def command(words: Words) -> click.Command:
    table = words.say("mark-table")

    @speaking(words, "league")
    @click.argument("tables", nargs=-1, metavar=f"[{table}]…")
    @click.option(
        "--out", required=True, metavar=words.say("mark-folder"), help=words.say("help-opt-out")
    )
    @click.option(
        "--bots",
        default="random,guide",
        metavar="random,guide,X",
        help=words.say("help-opt-bot-list"),
    )
    @click.option(
        "--rounds",
        type=whole(words, 1),
        metavar="N",
        default=50,
        help=words.say("help-opt-rounds"),
    )
    @click.option(
        "--jobs", type=whole(words, 1), metavar="N", default=1, help=words.say("help-opt-jobs")
    )
    @click.option(
        "--seed", default="0", metavar=words.say("mark-seed"), help=words.say("help-opt-study-seed")
    )
    @click.option("--json", "in_json", is_flag=True, help=words.say("help-opt-json"))
    def league(
        tables: tuple[str, ...],
        out: str,
        bots: str,
        rounds: int,
        jobs: int,
        seed: str,
        in_json: bool,
    ) -> None:
        from aquelarre.kernel.catalog import names
        from aquelarre.lab.league.plan import plan_of
        from aquelarre.lab.league.running import PAGE, run

        wished = [table_wished(each) for each in tables or names()]
        plan = plan_of(wished, wishes.bots_of(bots), rounds, seed)
        folder = Path(out)
        with progress_of(plan.games) as progress:
            standings = run(plan, folder, jobs, progress, words.lang)
        if in_json:
            click.echo(standings.encoded(), nl=False)
            return
        for line in lines(standings, words):
            click.echo(line)
        click.echo(words.say("league-done", path=str(folder / PAGE)))

    return league


def table_wished(wish: str) -> Table:
    """A table as it is typed: `GAME`, `GAME:SEATS` or `GAME:SEATS:X=N:Y=N`."""
    from aquelarre.lab.league.plan import table_of

    name, *rest = wish.split(":")
    game = wishes.game_of(name)
    seats = wishes.usual_seats(game) if game.sides else max(2, game.least_seats)
    if rest and rest[0].isascii() and rest[0].isdigit():
        seats = wishes.seats_of(game, int(rest.pop(0)[:9]))
    return table_of(game, seats, wishes.settings_of(game, rest))


def lines(standings: Standings, words: Words) -> list[str]:
    """The standings for a terminal."""
    from aquelarre.lab.league.page import fault_lines, named, points, state
    from aquelarre.lab.league.standings import OVERALL
    from aquelarre.lab.pages import interval, percent

    bots = standings.plan.names
    found = [state(standings, words)]

    def rated(title: str, table: int) -> None:
        found.append(title)
        for row in standings.ratings(table):
            value, low, high = (points(end, words) for end in row.rating)
            ends = {"value": value, "low": low, "high": high}
            found.append(words.say("league-line", bot=bots[row.bot], games=row.games, **ends))

    if len(standings.against) > 1:
        rated(words.say("league-overall"), OVERALL)
    for place, table in enumerate(standings.plan.tables):
        if not standings.together[place]:
            rated(named(table, words), place)
            continue
        found.append(named(table, words))
        for row in standings.reached(place):
            mean = interval(row.points, words) if row.points else "none"
            figures = {"share": percent(row.share, words), "points": mean}
            found.append(
                words.say("league-line-together", bot=bots[row.bot], games=row.games, **figures)
            )
    return found + fault_lines(standings, words)
