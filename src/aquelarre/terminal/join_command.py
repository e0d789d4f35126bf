"""`aquelarre join`: a program of one's own sits at a friend's table."""

from __future__ import annotations

import asyncio

import click

from aquelarre.terminal.speaking import speaking
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "join")
    @click.argument("link", metavar=words.say("mark-link"))
    @click.option("--bot", required=True, metavar="cmd:X", help=words.say("help-opt-join-bot"))
    @click.option("--name", metavar="X", default="", help=words.say("help-opt-join-name"))
    def join(link: str, bot: str, name: str) -> None:
        # Imported here: nobody who only plays needs it.
        from aquelarre.bots.engine.command import command_of
        from aquelarre.lab.far import Link
        from aquelarre.lab.joining import Joining

        def seated(seat: int) -> None:
            click.echo(words.say("join-sits", number=str(seat + 1)))

        joining = Joining(Link.read(link), command_of(bot).args, name, seated)
        asyncio.run(joining.play())
        click.echo(words.say("join-over", worth=joining.worth))

    return join
