"""`aquelarre games`: what can be played."""

from __future__ import annotations

from typing import Any

import click

from aquelarre.bots import named
from aquelarre.editions import shipped
from aquelarre.kernel import Game, catalog
from aquelarre.kernel.catalog import find, names
from aquelarre.terminal.speaking import speaking
from aquelarre.terminal.wrapping import echo
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "games")
    def games() -> None:
        for name in names():
            echo(*described(find(name), words.lang))
        for problem in [*catalog.left_out(), *named.left_out()]:
            echo(words.error(problem))

    return games


def described(game: Game[Any], lang: str) -> list[str]:
    """A game in a few lines: its name, title, seats, goal, table options and boxes."""
    words = Words(lang, game)
    say = words.say
    least, most = game.least_seats, game.most_seats
    seats = {"least": least, "most": most, "more": most - least}
    lines = [
        say("games-line", name=game.key, title=say("game-title"), **seats),
        "    " + say("game-goal"),
    ]
    lines += ["    " + words.settable(setting) for setting in game.settings]
    return lines + ["    " + words.edition(name) for name in shipped(game)]
