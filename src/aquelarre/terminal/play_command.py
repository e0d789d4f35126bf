"""`aquelarre play`: sit down at a table."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from aquelarre.bots import BotFailed
from aquelarre.kernel import AquelarreError, Game
from aquelarre.kernel.blame import line_of
from aquelarre.match import Match
from aquelarre.terminal import editions, forking, people, shelf, wishes
from aquelarre.terminal.console import Console, EndOfInput
from aquelarre.terminal.speaking import BESIDE, speaking, whole
from aquelarre.terminal.table import Table
from aquelarre.terminal.trouble import GameFailed, Trouble
from aquelarre.terminal.turn import Leave
from aquelarre.words import Words

FIRST_GAME = "walpurgisnacht"
INTERRUPTED = 130
OF_THE_FILE = ("game", "seats", "bots", "seed", "settings", "names", "edition")
OF_A_STEP = ("bots", "seed", "names")  # but who plays on from one of its steps sits down anew


def command(words: Words) -> click.Command:
    @speaking(words, "play")
    @click.argument("game", required=False, metavar=f"[{words.say('mark-game')}]")
    @click.option("--seats", type=whole(words, 1), metavar="N", help=words.say("help-opt-seats"))
    @click.option("--bots", metavar="N|X,Y", help=words.say("help-opt-bots"))
    @click.option("--bot", "kind", metavar="guide|random|X", help=words.say("help-opt-bot"))
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
    @click.option("--coach", is_flag=True, help=words.say("help-opt-coach"))
    @click.option("--from", "file", metavar=words.say("mark-file"), help=words.say("help-opt-from"))
    @click.option("--step", type=whole(words), metavar="N", help=words.say("help-opt-step"))
    @click.option(
        "--seat",
        "own",
        type=whole(words),
        multiple=True,
        metavar="N",
        help=words.say("help-opt-own-seat"),
    )
    @click.pass_context
    def play(
        ctx: click.Context,
        game: str | None,
        seats: int | None,
        bots: str | None,
        kind: str | None,
        names: tuple[str, ...],
        settings: tuple[str, ...],
        seed: str | None,
        edition: str | None,
        pause: bool,
        coach: bool,
        file: str | None,
        step: int | None,
        own: tuple[int, ...],
    ) -> None:
        beside = ctx.meta[BESIDE]
        if (step is not None and file is None) or (own and step is None):
            raise Trouble("step-alone")
        if file is not None and step is not None:
            _refuse_what_the_file_says(ctx, OF_A_STEP)
            past = shelf.fetch(shelf.place(file))
            number, kinds = people.bots_wished(bots, kind)
            if number is not None:
                raise Trouble("file-says", option="--bots")
            with _blaming(past.game):
                match = forking.forked(past, step, own, names, kinds, seed, words)
            table = Table(
                match, Console(), words.lang, pause=pause, begun=True, beside=beside, coach=coach
            )
        elif file is not None:
            _refuse_what_the_file_says(ctx)
            path = shelf.place(file)
            match = shelf.fetch(path)
            with _blaming(match.game):
                match.resumed(match.seed)  # nature may have been left waiting
            people.check_bots(match.players, leave=kind)
            table = Table(
                match, Console(), words.lang, pause=pause, file=path, beside=beside, coach=coach
            )
        else:
            played = editions.game_with(game or (None if edition else FIRST_GAME), edition)
            chosen = wishes.settings_of(played, settings)
            count = wishes.seats_of(played, seats)
            number, kinds = people.bots_wished(bots, kind)
            number = max(0, count - max(1, len(names))) if number is None else number
            players = people.seated(count, number, kinds, names, words)
            with _blaming(played):
                match = Match(played, count, chosen, seed=seed, players=players)
            table = Table(match, Console(), words.lang, pause=pause, beside=beside, coach=coach)
        ctx.exit(sit_down(table))

    return play


def _refuse_what_the_file_says(ctx: click.Context, but: Sequence[str] = ()) -> None:
    """A saved game brings its own table; a wish for another is a mistake worth telling."""
    for param in ctx.command.params:
        name = param.name or ""
        given = ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
        if name in OF_THE_FILE and name not in but and given:
            option = (
                param.opts[0] if isinstance(param, click.Option) else str(param.metavar).strip("[]")
            )
            raise Trouble("file-says", option=option)


def sit_down(table: Table) -> int:
    """Play until the end, or until somebody leaves; returns the exit status."""
    try:
        with _blaming(table.match.game):
            table.run()
    except (Leave, EndOfInput):
        table.console.tell(*table.farewell())
    except KeyboardInterrupt:
        table.console.tell("", *table.farewell())
        return INTERRUPTED
    except (BotFailed, GameFailed):  # a mistake of theirs must not cost anybody a game
        _rescue(table)
        raise
    except (AquelarreError, OSError):
        raise
    except Exception:  # nor must one of ours
        _rescue(table)
        raise
    sys.stdout.flush()
    return 0


@contextmanager
def _blaming(game: Game[Any]) -> Iterator[None]:
    """If something breaks off and it was the game, say so."""
    try:
        yield
    except (AquelarreError, EndOfInput, Leave, OSError):
        raise
    except Exception as problem:
        place = line_of(game, problem)
        if not place:
            raise
        what = " ".join(f"{type(problem).__name__}: {problem}".split())
        raise GameFailed(game.key, what, place) from problem


def _rescue(table: Table) -> None:
    """Save the game that cannot go on."""
    path = shelf.rescue(table.match)
    if path is not None:
        table.console.tell(table.words.say("left-rescued", path=str(path)))
