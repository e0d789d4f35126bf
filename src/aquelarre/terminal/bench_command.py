"""`aquelarre bench`: how fast the games play on this machine."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import click

from aquelarre.bots.bench import Speed, measure
from aquelarre.kernel import Game
from aquelarre.kernel.catalog import names
from aquelarre.terminal import editions, wishes
from aquelarre.terminal.progress import Progress, progress_of
from aquelarre.terminal.speaking import seconds, speaking, whole
from aquelarre.words import Words

LONGEST = 10  # seconds for one game
PARTS = 20  # steps of the bar


def command(words: Words) -> click.Command:
    @speaking(words, "bench")
    @click.argument("game", required=False, metavar=f"[{words.say('mark-game')}]")
    @click.option("--seats", type=whole(words, 1), metavar="N", help=words.say("help-opt-seats"))
    @click.option(
        "--seconds",
        "time",
        type=seconds(words, LONGEST),
        metavar="S",
        default=3.0,
        help=words.say("help-opt-seconds"),
    )
    @click.option("--bots", metavar="X,Y", default="", help=words.say("help-opt-bench-bots"))
    @click.option("--set", "settings", multiple=True, metavar="X=N", help=words.say("help-opt-set"))
    @click.option("--edition", metavar=words.say("mark-file"), help=words.say("help-opt-edition"))
    @click.option("--json", "as_json", is_flag=True, help=words.say("help-opt-json"))
    def bench(
        game: str | None,
        seats: int | None,
        time: float,
        bots: str,
        settings: tuple[str, ...],
        edition: str | None,
        as_json: bool,
    ) -> None:
        kinds = wishes.bots_of(bots) if bots else []
        if game or edition:
            games = [editions.game_with(game, edition)]
        else:
            games = [wishes.game_of(name) for name in names()]
        tables = [table for played in games for table in tables_of(played, seats, settings)]
        if not as_json:
            click.echo(machine())
        for played, count, chosen in tables:
            with progress_of(PARTS, f"{played.key} ({count})") as progress:
                speed = measure(
                    played, count, time, settings=chosen, bots=kinds, progress=parts(progress)
                )
            if as_json:
                click.echo(json.dumps({**speed.as_dict(), "machine": machine()}))
            else:
                click.echo(as_line(speed, words))

    return bench


def parts(progress: Progress | None) -> Callable[[float], None] | None:
    """Tells a bar of `PARTS` steps which part of the time is over."""
    if progress is None:
        return None
    told = 0

    def over(share: float) -> None:
        nonlocal told
        now = min(PARTS, int(share * PARTS))
        if now > told:
            progress(now - told)
            told = now

    return over


def tables_of(
    game: Game[Any], seats: int | None, settings: tuple[str, ...]
) -> list[tuple[Game[Any], int, dict[str, int]]]:
    """The tables asked for, or those that the game is usually measured at."""
    if game.yardsticks and seats is None and not settings:
        return [(game, count, dict(chosen)) for count, chosen in game.yardsticks]
    return [(game, wishes.seats_of(game, seats), wishes.settings_of(game, settings))]


def machine() -> str:
    """What ran it, and when: a speed means little without."""
    date = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{date}, {platform.system()} {platform.machine()}, {python}"


def as_line(speed: Speed, words: Words) -> str:
    figures = {name: str(value) for name, value in speed.as_dict().items()}
    figures["settings"] = f" ({figures['settings']})" if figures["settings"] else ""
    return words.say("bench-line", **figures)
