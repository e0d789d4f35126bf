"""`aquelarre new-game`: begin a game of one's own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from shlex import quote

import click

from aquelarre.kernel.catalog import HOME
from aquelarre.terminal.new_game import new_game
from aquelarre.terminal.speaking import speaking
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "new-game")
    @click.argument("name", metavar=words.say("mark-name"))
    def make(name: str) -> None:
        folder = new_game(name, Path(str(files(HOME))))
        for line in words.say("new-game-made", name=name, folder=quote(str(folder))).splitlines():
            click.echo(line)

    return make
