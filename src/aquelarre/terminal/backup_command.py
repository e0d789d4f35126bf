"""`aquelarre backup`: a copy of all tables, also while they are being played."""

from __future__ import annotations

from pathlib import Path

import click

from aquelarre.terminal.speaking import speaking
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "backup")
    @click.argument("file", metavar=words.say("mark-file"))
    @click.option("--data", metavar=words.say("mark-folder"), help=words.say("help-opt-data"))
    def backup(file: str, data: str | None) -> None:
        from aquelarre.server.app import FILE
        from aquelarre.server.config import default_data
        from aquelarre.server.store import back_up

        target = Path(file)
        back_up((Path(data) if data else default_data()) / FILE, target)
        click.echo(words.say("backup-done", path=str(target)))

    return backup
