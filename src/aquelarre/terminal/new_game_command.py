"""`aquelarre new-game`: begin a game of one's own."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

import click

from aquelarre.terminal import shelf
from aquelarre.terminal.new_game import new_game
from aquelarre.terminal.new_package import checkout, new_package
from aquelarre.terminal.speaking import speaking
from aquelarre.terminal.trouble import Trouble, of_file
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "new-game")
    @click.argument("name", metavar=words.say("mark-name"))
    @click.option("--package", metavar=words.say("mark-folder"), help=words.say("help-opt-package"))
    def make(name: str, package: str | None) -> None:
        if package is not None:
            told = _packaged(name, shelf.place(package), words)
        else:
            games = checkout()
            if games is None:
                raise Trouble("new-game-installed", name=name)
            folder = quote(str(new_game(name, games)))
            told = words.say("new-game-made", name=name, folder=folder)
        for line in told.splitlines():
            click.echo(line)

    return make


def _packaged(name: str, place: Path, words: Words) -> str:
    try:
        folder = quote(str(new_package(name, place)))
    except FileNotFoundError:  # some places take no folders, /proc for example
        raise Trouble("folder-not-made", path=str(place)) from None
    except OSError as problem:
        raise of_file(problem, problem.filename or place) from None
    where = "installed" if checkout() is None else "checkout"
    return words.say("new-game-packaged", name=name, folder=folder, where=where)
