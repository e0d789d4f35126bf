"""`aquelarre migrate`: all tables go from a file into a database, or back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from aquelarre.terminal.speaking import speaking
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "migrate")
    @click.argument("source", metavar=words.say("mark-from"))
    @click.argument("target", metavar=words.say("mark-to"))
    def migrate(source: str, target: str) -> None:
        from aquelarre.server.app import FILE
        from aquelarre.server.store.moving import move
        from aquelarre.server.store.postgres.problems import is_address, shown

        places = [each if is_address(each) else str(Path(each) / FILE) for each in (source, target)]
        moved = asyncio.run(move(*places))
        names = [shown(each) if is_address(each) else each for each in places]
        text = words.say("migrate-done", source=names[0], target=names[1], count=moved.rows)
        click.echo(text)

    return migrate
