"""`aquelarre mcp`: an assistant takes a seat, by the Model Context Protocol."""

from __future__ import annotations

import sys

import click

from aquelarre.terminal.serve_command import port_number
from aquelarre.terminal.speaking import speaking
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "mcp")
    @click.option("--server", metavar="URL", default="", help=words.say("help-opt-mcp-server"))
    @click.option(
        "--http", type=port_number(words), metavar="N", help=words.say("help-opt-mcp-http")
    )
    def mcp(server: str, http: int | None) -> None:
        # Imported here: nobody who only plays needs it.
        from aquelarre.lab.assistant.serving import run

        def opened(address: str, tables: str) -> None:
            click.echo(words.say("mcp-serving", address=address, tables=tables))
            sys.stdout.flush()

        run(server, words.lang, http, opened)

    return mcp
