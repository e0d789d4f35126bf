"""`aquelarre engine check`: does a program speak the engine protocol as it should?"""

from __future__ import annotations

import shlex
from collections.abc import Sequence

import click

from aquelarre.bots.engine import command_of, is_engine
from aquelarre.terminal.speaking import group_of, speaking, whole
from aquelarre.terminal.wishes import game_of
from aquelarre.words import Words

WRONG = 1  # exit status: something is wrong with the engine


def command(words: Words) -> click.Command:
    return group_of(words, "engine", [_check(words)])


def _check(words: Words) -> click.Command:
    @speaking(words, "check", of="engine")
    @click.argument("program", nargs=-1, required=True, metavar=words.say("mark-program"))
    @click.option(
        "--game",
        "games",
        multiple=True,
        metavar=words.say("mark-game"),
        help=words.say("help-opt-engine-game"),
    )
    @click.option("--ms", type=whole(words, 1), metavar="N", help=words.say("help-opt-engine-ms"))
    @click.pass_context
    def check(
        ctx: click.Context, program: tuple[str, ...], games: tuple[str, ...], ms: int | None
    ) -> None:
        # Imported here: whoever only plays needs none of it.
        from aquelarre.bots.engine.check import check_engine

        wanted = [game_of(name).key for name in games]
        engine = command_of(kind_of(program, ms))
        wrong = 0
        for found in check_engine(engine, wanted):
            if found.fault is None:
                click.echo(words.say(f"engine-check-{found.tried}", **found.values))
            else:
                wrong += 1
                tried = words.say(f"engine-tried-{found.tried}", **found.values)
                line = words.say("engine-check-fault", tried=tried, what=words.error(found.fault))
                click.echo(line)
        click.echo(words.say("engine-check-result", count=wrong))
        ctx.exit(WRONG if wrong else 0)

    check.ignore_unknown_options = True  # those after the program are its own
    check.allow_interspersed_args = False
    return check


def kind_of(program: Sequence[str], ms: int | None) -> str:
    """The engine as `--bots` names it. Somebody may have typed it so here, too."""
    if not is_engine(program[0]):
        return f"cmd{'' if ms is None else f'@{ms}'}:{shlex.join(program)}"
    before, _, command = program[0].partition(":")
    time = before if ms is None else f"cmd@{ms}"
    return f"{time}:{command} {shlex.join(program[1:])}".rstrip()
