"""The options of commands that let bots play many games, one for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from aquelarre.terminal.speaking import whole
from aquelarre.words import Words

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def many_games(words: Words, bots: str) -> Decorator:
    """How many games, who plays, on how many processes, and at which table; `bots` play unless
    others are named."""
    number = whole(words, 1)
    options = [
        click.option(
            "--games", type=number, metavar="N", default=100, help=words.say("help-opt-games")
        ),
        click.option("--seats", type=number, metavar="N", help=words.say("help-opt-seats")),
        click.option(
            "--bots", default=bots, metavar="random,guide,X", help=words.say("help-opt-bot-list")
        ),
        click.option(
            "--jobs", type=number, metavar="N", default=1, help=words.say("help-opt-jobs")
        ),
        click.option(
            "--seed",
            default="0",
            metavar=words.say("mark-seed"),
            help=words.say("help-opt-study-seed"),
        ),
        click.option("--sides", is_flag=True, help=words.say("help-opt-sides")),
        click.option(
            "--set", "settings", multiple=True, metavar="X=N", help=words.say("help-opt-set")
        ),
        click.option(
            "--edition", metavar=words.say("mark-file"), help=words.say("help-opt-edition")
        ),
    ]

    def added(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return added
