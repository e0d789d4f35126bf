"""`aquelarre simulate`: many games among bots, and who won them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click

from aquelarre.bots.arena import Progress, Results, simulate
from aquelarre.bots.tally import Margin, Tally
from aquelarre.terminal import editions, wishes
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "simulate")
    @click.argument("game", metavar=words.say("mark-game"))
    @click.option(
        "--games", type=whole(words, 1), metavar="N", default=100, help=words.say("help-opt-games")
    )
    @click.option("--seats", type=whole(words, 1), metavar="N", help=words.say("help-opt-seats"))
    @click.option(
        "--bots",
        default="random,guide",
        metavar="random,guide",
        help=words.say("help-opt-bot-list"),
    )
    @click.option(
        "--jobs", type=whole(words, 1), metavar="N", default=1, help=words.say("help-opt-jobs")
    )
    @click.option(
        "--seed", default="0", metavar=words.say("mark-seed"), help=words.say("help-opt-study-seed")
    )
    @click.option("--sides", is_flag=True, help=words.say("help-opt-sides"))
    @click.option("--set", "settings", multiple=True, metavar="X=N", help=words.say("help-opt-set"))
    @click.option("--edition", metavar=words.say("mark-file"), help=words.say("help-opt-edition"))
    @click.option("--json", "as_json", is_flag=True, help=words.say("help-opt-json"))
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
        as_json: bool,
    ) -> None:
        played = editions.game_with(game, edition)
        chosen = wishes.settings_of(played, settings)
        count = wishes.seats_of(played, seats)
        kinds = [kind.strip() for kind in bots.split(",")]
        with progress_of(games) as progress:
            results = simulate(played, games, count, chosen, kinds, seed, jobs, sides, progress)
        if as_json:
            mark = {"edition": played.sheet.mark} if played.sheet is not None else {}
            click.echo(json.dumps(as_data(results) | mark))
        else:
            spoken = Words(words.lang, played)
            for line in [*editions.line(played, spoken), *as_lines(results, spoken)]:
                click.echo(line)

    return study


@contextmanager
def progress_of(games: int) -> Iterator[Progress | None]:
    """A bar on the error stream, if a person is watching it."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=games, file=sys.stderr) as bar:
        yield bar.update


def as_lines(results: Results, words: Words) -> list[str]:
    """The results for people."""
    study = results.study
    per_game = figure(results.decisions / results.games, words, ".1f")
    lines = [
        words.say("study-title", games=results.games, seats=study.seats, decisions=per_game),
        words.say("study-columns"),
    ]
    for place, tally in enumerate(results.by_bot):
        lines.append(_row(bot_name(study.bots, place), tally, words, team=study.sides))
        if tally.points.games:
            points, lead = tally.points.margin(), tally.lead.margin()
            lines.append(
                words.say(
                    "study-points",
                    points=_interval(points, words, ".2f"),
                    lead=_interval(lead, words, "+.2f") if study.seats > 1 else "none",
                )
            )
    for place, tally in enumerate(results.by_side):
        lines.append(_row(_side(results, place, words), tally, words, team=True))
    if study.sides:
        for which, sides in enumerate(results.by_both):
            for place, tally in enumerate(sides):
                name = f"{bot_name(study.bots, which)}, {_side(results, place, words)}"
                lines.append(_row(name, tally, words, team=True))
    return lines


def bot_name(bots: list[str], place: int) -> str:
    """A bot of the list by its kind; of several of a kind, with its place among them."""
    kind = bots[place]
    return kind if bots.count(kind) == 1 else f"{kind} #{bots[: place + 1].count(kind)}"


def _side(results: Results, place: int, words: Words) -> str:
    return words.say(f"side-{results.side_names[place]}")


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


def figure(value: float, words: Words, form: str) -> str:
    """A number with decimals as the language writes it; the locales write whole ones alike."""
    if words.lang == "es":
        return format(value, form).replace(".", ",")
    return format(value, form.replace(".", ",."))


def as_data(results: Results) -> dict[str, object]:
    """The results for programs."""
    study = results.study
    names = [bot_name(study.bots, place) for place in range(len(study.bots))]
    both = [
        {"bot": names[which], "side": side, **_data(results.by_both[which][place])}
        for which in range(len(names))
        for place, side in enumerate(results.side_names)
    ]
    return {
        "game": study.game,
        "seats": study.seats,
        "settings": study.settings,
        "seed": str(study.seed),
        "by_sides": study.sides,
        "games": results.games,
        "decisions_per_game": round(results.decisions / results.games, 2),
        "bots": [
            {"bot": name, **_data(tally)} for name, tally in zip(names, results.by_bot, strict=True)
        ],
        "sides": [
            {"side": side, **_data(tally)}
            for side, tally in zip(results.side_names, results.by_side, strict=True)
        ],
        "bots_on_sides": both,
    }


def _data(tally: Tally) -> dict[str, object]:
    found: dict[str, object] = {
        "games": tally.games,
        "seats": tally.seats,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "won_share": tally.won.as_list(),
        "mean_return": tally.mean.as_list(),
    }
    if tally.points.games:
        found["points"] = tally.points.margin().as_list()
        found["lead"] = tally.lead.margin().as_list()
    return found
