"""`aquelarre record`: many games among bots as data, decision by decision."""

from __future__ import annotations

from pathlib import Path

import click

from aquelarre.bots.engine import is_engine
from aquelarre.terminal import editions, wishes
from aquelarre.terminal.many_games import many_games
from aquelarre.terminal.progress import progress_of
from aquelarre.terminal.simulate_command import fault_lines
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.terminal.trouble import Trouble
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "record")
    @click.argument("game", metavar=words.say("mark-game"))
    @click.option(
        "--out", required=True, metavar=words.say("mark-folder"), help=words.say("help-opt-out")
    )
    @many_games(words, bots="guide")
    @click.option("--silences", is_flag=True, help=words.say("help-opt-silences"))
    @click.option(
        "--per-file",
        type=whole(words, 1),
        metavar="N",
        default=25,
        help=words.say("help-opt-per-file"),
    )
    @click.option(
        "--format",
        "form",
        default="jsonl",
        metavar="jsonl|parquet",
        help=words.say("help-opt-format"),
    )
    def record(
        game: str,
        out: str,
        games: int,
        seats: int | None,
        bots: str,
        jobs: int,
        seed: str,
        sides: bool,
        settings: tuple[str, ...],
        edition: str | None,
        silences: bool,
        per_file: int,
        form: str,
    ) -> None:
        from aquelarre.lab.records.plan import FORMATS, plan_of
        from aquelarre.lab.records.reading import faults_in
        from aquelarre.lab.records.recording import record as record_games

        formats = {name: name for name in FORMATS}
        if form not in formats:
            raise Trouble("lab-format", format=form, known=", ".join(formats))
        played = editions.game_with(game, edition)
        plan = plan_of(
            played,
            games=games,
            seats=wishes.seats_of(played, seats),
            settings=wishes.settings_of(played, settings),
            bots=wishes.bots_of(bots),
            seed=seed,
            by_sides=sides,
            per_file=per_file,
            silences=silences,
            format=formats[form],
        )
        with progress_of(games) as progress:
            rows = record_games(plan, Path(out), jobs, progress)
        click.echo(words.say("record-done", path=out, **rows))
        if any(map(is_engine, plan.bots)):
            for line in fault_lines(faults_in(Path(out)), words):
                click.echo(line)

    return record
