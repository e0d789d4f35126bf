"""`aquelarre think`: this machine thinks for bots of servers elsewhere, and does no more."""

from __future__ import annotations

import os
import sys

import click

from aquelarre.terminal.speaking import speaking, whole
from aquelarre.words import Words


def command(words: Words) -> click.Command:
    @speaking(words, "think")
    @click.option("--bus", metavar=words.say("mark-address"), help=words.say("help-opt-think-bus"))
    @click.option(
        "--store", metavar=words.say("mark-address"), help=words.say("help-opt-think-store")
    )
    @click.option(
        "--bot-processes",
        type=whole(words, 1),
        metavar="N",
        help=words.say("help-opt-think-processes"),
    )
    def think(bus: str | None, store: str | None, bot_processes: int | None) -> None:
        from aquelarre.server.journal import write_lines
        from aquelarre.server.many.opening import (
            BusProblem,
            check_bus,
            default_bus,
            shown_bus,
        )
        from aquelarre.server.store.choosing import default_store

        bus = default_bus() if bus is None else bus
        store = default_store() if store is None else store
        if not bus:
            raise BusProblem("none", bus)
        check_bus(bus, store)
        from aquelarre.server.many.thinker import think as run

        processes = bot_processes or os.cpu_count() or 1

        def opened() -> None:
            click.echo(words.say("think-here", processes=processes, bus=shown_bus(bus)))
            sys.stdout.flush()

        write_lines()
        run(bus, store, processes, opened)
        click.echo(words.say("think-bye"))

    return think
