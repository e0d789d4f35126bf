"""`aquelarre play`: sit down at a table."""

from __future__ import annotations

import sys

import click

from aquelarre.kernel import AquelarreError
from aquelarre.match import Match
from aquelarre.terminal import editions, people, shelf, wishes
from aquelarre.terminal.console import Console, EndOfInput
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.terminal.table import Table
from aquelarre.terminal.trouble import Trouble
from aquelarre.terminal.turn import Leave
from aquelarre.words import Words

FIRST_GAME = "walpurgisnacht"
INTERRUPTED = 130
OF_THE_FILE = ("game", "seats", "bots", "kind", "seed", "settings", "names", "edition")


def command(words: Words) -> click.Command:
    @speaking(words, "play")
    @click.argument("game", required=False, metavar=f"[{words.say('mark-game')}]")
    @click.option("--seats", type=whole(words, 1), metavar="N", help=words.say("help-opt-seats"))
    @click.option("--bots", type=whole(words), metavar="N", help=words.say("help-opt-bots"))
    @click.option(
        "--bot", "kind", default="guide", metavar="guide|random", help=words.say("help-opt-bot")
    )
    @click.option(
        "--name",
        "names",
        multiple=True,
        metavar=words.say("mark-name"),
        help=words.say("help-opt-name"),
    )
    @click.option("--set", "settings", multiple=True, metavar="X=N", help=words.say("help-opt-set"))
    @click.option("--seed", metavar=words.say("mark-seed"), help=words.say("help-opt-seed"))
    @click.option("--edition", metavar=words.say("mark-file"), help=words.say("help-opt-edition"))
    @click.option("--pause", is_flag=True, help=words.say("help-opt-pause"))
    @click.option("--from", "file", metavar=words.say("mark-file"), help=words.say("help-opt-from"))
    @click.pass_context
    def play(
        ctx: click.Context,
        game: str | None,
        seats: int | None,
        bots: int | None,
        kind: str,
        names: tuple[str, ...],
        settings: tuple[str, ...],
        seed: str | None,
        edition: str | None,
        pause: bool,
        file: str | None,
    ) -> None:
        if file is not None:
            _refuse_what_the_file_says(ctx)
            path = shelf.place(file)
            table = Table(shelf.fetch(path), Console(), words.lang, pause=pause, file=path)
        else:
            played = editions.game_with(game or (None if edition else FIRST_GAME), edition)
            chosen = wishes.settings_of(played, settings)
            count = wishes.seats_of(played, seats)
            bots = max(0, count - max(1, len(names))) if bots is None else bots
            players = people.seated(count, bots, kind, names, words)
            match = Match(played, count, chosen, seed=seed, players=players)
            table = Table(match, Console(), words.lang, pause=pause)
        ctx.exit(sit_down(table))

    return play


def _refuse_what_the_file_says(ctx: click.Context) -> None:
    """A saved game brings its own table; a wish for another is a mistake worth telling."""
    for param in ctx.command.params:
        name = param.name or ""
        given = ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
        if name in OF_THE_FILE and given:
            option = (
                param.opts[0] if isinstance(param, click.Option) else str(param.metavar).strip("[]")
            )
            raise Trouble("file-says", option=option)


def sit_down(table: Table) -> int:
    """Play until the end, or until somebody leaves; returns the exit status."""
    try:
        table.run()
    except (Leave, EndOfInput):
        table.console.tell(*table.farewell())
    except KeyboardInterrupt:
        table.console.tell("", *table.farewell())
        return INTERRUPTED
    except (AquelarreError, OSError):
        raise
    except Exception:  # a mistake of ours must not cost anybody a game
        path = shelf.rescue(table.match)
        if path is not None:
            table.console.tell(table.words.say("left-rescued", path=str(path)))
        raise
    sys.stdout.flush()
    return 0
