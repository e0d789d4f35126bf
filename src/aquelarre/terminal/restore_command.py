"""`aquelarre restore`: a copy of all tables takes the place of those that are there."""

from __future__ import annotations

from pathlib import Path

import click

from aquelarre.terminal.speaking import speaking
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "restore")
    @click.argument("file", metavar=words.say("mark-file"))
    @click.option("--data", metavar=words.say("mark-folder"), help=words.say("help-opt-data"))
    def restore(file: str, data: str | None) -> None:
        from aquelarre.server.app import FILE
        from aquelarre.server.config import default_data
        from aquelarre.server.store import restore as put_back

        copy = Path(file)
        kept = put_back(copy, (Path(data) if data else default_data()) / FILE)
        click.echo(words.say("restore-done", path=str(copy)))
        if kept is not None:
            click.echo(words.say("restore-kept", path=str(kept)))

    return restore
