"""`aquelarre simulate`: many games among bots, and who won them."""

from __future__ import annotations

import json

import click

from aquelarre.bots.arena import Results, simulate
from aquelarre.bots.faults import Faults
from aquelarre.bots.figures import as_csv, as_data, bot_name
from aquelarre.bots.tally import Margin, Mean, Tally
from aquelarre.editions import sheet_of
from aquelarre.terminal import editions, wishes
from aquelarre.terminal.many_games import many_games
from aquelarre.terminal.progress import progress_of
from aquelarre.terminal.speaking import speaking
from aquelarre.terminal.trouble import Trouble
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "simulate")
    @click.argument("game", metavar=words.say("mark-game"))
    @many_games(words, bots="random,guide")
    @click.option("--json", "in_json", is_flag=True, help=words.say("help-opt-json"))
    @click.option("--csv", "in_csv", is_flag=True, help=words.say("help-opt-csv"))
    def study(
        game: str,
        games: int,
        seats: int | None,
        bots: str,
        jobs: int,
        seed: str,
        sides: bool,
        settings: tuple[str, ...],
        edition: str | None,
        in_json: bool,
        in_csv: bool,
    ) -> None:
        if in_json and in_csv:
            raise Trouble("json-or-csv")
        played = editions.game_with(game, edition)
        chosen = wishes.settings_of(played, settings)
        count = wishes.seats_of(played, seats)
        kinds = wishes.bots_of(bots)
        with progress_of(games) as progress:
            results = simulate(played, games, count, chosen, kinds, seed, jobs, sides, progress)
        if in_csv:
            click.echo(as_csv(results), nl=False)
            for line in fault_lines(results.faults, words):
                click.echo(line, err=True)
        elif in_json:
            sheet = sheet_of(played)
            mark = {"edition": sheet.mark} if sheet is not None else {}
            click.echo(json.dumps(as_data(results) | mark))
        else:
            spoken = Words(words.lang, played)
            for line in [*editions.line(played, spoken), *as_lines(results, spoken)]:
                click.echo(line)

    return study


def as_lines(results: Results, words: Words) -> list[str]:
    """The results for people."""
    study = results.study
    per_game = figure(results.decisions / results.games, words, ".1f")
    lines = [
        words.say("study-title", games=results.games, seats=study.seats, decisions=per_game),
        words.say("study-columns"),
    ]
    for place, tally in enumerate(results.by_bot):
        if tally.games:
            name = bot_name(study.bots, place)
            lines.append(_bot_row(name, tally, results, words))
            lines += _bot_points(tally, results, words)
    if study.seats > 1:
        for place, tally in enumerate(results.by_order, start=1):
            lines.append(_row(_place(results, place, words), tally, words, team=True))
            lines += _points(tally, words)
    for place, tally in enumerate(results.by_side):
        if tally.games:
            lines.append(_row(_side(results, place, words), tally, words, team=True))
    if study.sides:
        for which, sides in enumerate(results.by_both):
            for place, tally in enumerate(sides):
                if not tally.games:
                    continue
                name = f"{bot_name(study.bots, which)}, {_side(results, place, words)}"
                lines.append(_row(name, tally, words, team=True))
    return lines + fault_lines(results.faults, words)


def fault_lines(faults: Faults, words: Words) -> list[str]:
    """Under whose name the guide has played, and how often; and what engines did wrong, each kind
    of it once."""
    guided = [
        words.say("study-guided", name=kind, count=count) for kind, count in faults.by_bot().items()
    ]
    return guided + [
        words.say("study-fault", count=count, what=words.error(first)) for count, first in faults
    ]


def _place(results: Results, place: int, words: Words) -> str:
    """A place in turn order; where nobody has a first turn, a seat, as `--seat` counts them."""
    if results.turns:
        return words.say("study-place", number=place)
    return words.say("study-seat", number=place - 1)


def _side(results: Results, place: int, words: Words) -> str:
    return words.say(f"side-{results.side_names[place]}")


def _bot_row(name: str, tally: Tally, results: Results, words: Words) -> str:
    """How a bot did. Of one that plays against itself that says nothing: half of it wins."""
    if results.alone:
        return words.say("study-row-alone", name=name, games=tally.games, seats=tally.seats)
    return _row(name, tally, words, team=results.study.sides)


def _bot_points(tally: Tally, results: Results, words: Words) -> list[str]:
    """The points of a bot; of one that plays against itself, by how much its best seat leads."""
    if not results.alone or not tally.points.games:
        return _points(tally, words, leads=results.study.seats > 1)
    points = _spread(tally.points, tally.each_points, words, ".2f")
    lead = _spread(results.winning_lead, results.winning_lead, words, ".2f")
    return [words.say("study-points-alone", points=points, lead=lead)]


def _points(tally: Tally, words: Words, leads: bool = True) -> list[str]:
    """Points, where there are any, and the lead over the best of the others."""
    if not tally.points.games:
        return []
    points = _spread(tally.points, tally.each_points, words, ".2f")
    lead = _spread(tally.lead, tally.each_lead, words, "+.2f") if leads else "none"
    return [words.say("study-points", points=points, lead=lead)]


def _row(name: str, tally: Tally, words: Words, team: bool) -> str:
    """A team wins and loses whole games; a bot that sits here and there, seats."""
    counts: dict[str, int | str] = {
        "games": tally.games,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "won": _percent(tally.won, words),
        "mean": _interval(tally.mean, words, "+.3f"),
    }
    if team:
        return words.say("study-row-team", name=name, **counts)
    return words.say("study-row", name=name, seats=tally.seats, **counts)


def _percent(share: Margin, words: Words) -> str:
    value, low, high = (
        figure(100 * part, words, ".1f") for part in (share.value, share.low, share.high)
    )
    return f"{value} % ({low} … {high})"


def _interval(mean: Margin, words: Words, form: str) -> str:
    if not mean.bounded:
        return figure(mean.value, words, form)
    value, low, high = (figure(part, words, form) for part in (mean.value, mean.low, mean.high))
    return f"{value} ({low} … {high})"


def _spread(mean: Mean, each: Mean, words: Words, form: str) -> str:
    """A mean with its interval, and the standard deviation of a single value."""
    shown = _interval(mean.margin(), words, form)
    if each.deviation is None:
        return shown
    return f"{shown} ± {figure(each.deviation, words, '.2f')}"


def figure(value: float, words: Words, form: str) -> str:
    """A number with decimals as the language writes it; the locales write whole ones alike."""
    if words.lang == "es":
        return format(value, form).replace(".", ",")
    return format(value, form.replace(".", ",."))
