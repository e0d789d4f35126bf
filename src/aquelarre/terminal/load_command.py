"""`aquelarre load`: how a server on this machine bears many tables."""

from __future__ import annotations

import asyncio
import json

import click

from aquelarre.terminal import wishes
from aquelarre.terminal.bench_command import machine
from aquelarre.terminal.speaking import seconds, speaking, whole
from aquelarre.words import Words

LONGEST = 3600


def command(words: Words) -> click.Command:
    @speaking(words, "load")
    @click.argument("game", metavar=words.say("mark-game"))
    @click.option(
        "--tables",
        type=whole(words, 1),
        metavar="N",
        default=100,
        help=words.say("help-opt-tables"),
    )
    @click.option("--seats", type=whole(words, 1), metavar="N", help=words.say("help-opt-seats"))
    @click.option(
        "--per-second", type=whole(words, 1), metavar="N", help=words.say("help-opt-per-second")
    )
    @click.option(
        "--seconds",
        "time",
        type=seconds(words, LONGEST),
        metavar="S",
        default=10.0,
        help=words.say("help-opt-load-seconds"),
    )
    @click.option(
        "--idle", type=whole(words), metavar="N", default=0, help=words.say("help-opt-idle")
    )
    @click.option(
        "--abandoned",
        type=whole(words),
        metavar="N",
        default=0,
        help=words.say("help-opt-abandoned"),
    )
    @click.option(
        "--bot-tables",
        type=whole(words),
        metavar="N",
        default=0,
        help=words.say("help-opt-bot-tables"),
    )
    @click.option(
        "--bot",
        metavar="guide|seer|random",
        default="guide",
        help=words.say("help-opt-bot-of-tables"),
    )
    @click.option("--json", "as_json", is_flag=True, help=words.say("help-opt-json"))
    def load(
        game: str,
        tables: int,
        seats: int | None,
        per_second: int | None,
        time: float,
        idle: int,
        abandoned: int,
        bot_tables: int,
        bot: str,
        as_json: bool,
    ) -> None:
        from aquelarre.server.collecting import collect_seldom
        from aquelarre.server.crowd import Crowd
        from aquelarre.server.swarm import measure

        played = wishes.game_of(game)
        count = wishes.seats_of(played, seats)
        crowd = Crowd(idle, abandoned, bot_tables, wishes.bots_of(bot)[0])
        collect_seldom()  # else we would measure ourselves
        measured = asyncio.run(measure(played.key, tables, count, time, per_second, crowd))
        report = measured.as_dict()
        if as_json:
            table = {"game": played.key, "tables": tables, "seats": count}
            click.echo(json.dumps({**table, **report, "machine": machine()}))
            return
        click.echo(machine())
        figures = {name: str(value) for name, value in report.items()}
        click.echo(words.say("load-line", game=played.key, tables=tables, seats=count, **figures))
        if bot_tables:
            click.echo(words.say("load-crowd", **figures))

    return load
