"""The command `aquelarre`: finds the language, runs a command, and turns every trouble into one
sentence and an exit status."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

import click

from aquelarre.kernel import AquelarreError
from aquelarre.terminal import (
    backup_command,
    bench_command,
    beside,
    edition_command,
    engine_command,
    games_command,
    join_command,
    laws_command,
    league_command,
    learn_command,
    load_command,
    mcp_command,
    migrate_command,
    new_game_command,
    play_command,
    prove_command,
    puzzles_command,
    record_command,
    replay_command,
    restore_command,
    review_command,
    rules_command,
    serve_command,
    simulate_command,
    study_command,
    think_command,
    verify_command,
    version_command,
)
from aquelarre.terminal.speaking import complaint, group
from aquelarre.terminal.trouble import GameFailed, of_file
from aquelarre.words import Words, chosen
from aquelarre.words.language import of_system

WRONG = 2  # the command line, a file or a wish cannot be fulfilled
BROKEN = 1  # a mistake of ours or of a game, or nobody reads any more
INTERRUPTED = 130  # Ctrl-C, as shells know it
DEBUG_SETTING = "AQUELARRE_DEBUG"  # set: show where a mistake of ours happened

COMMANDS = (
    serve_command,
    play_command,
    learn_command,
    games_command,
    rules_command,
    simulate_command,
    record_command,
    league_command,
    study_command,
    replay_command,
    review_command,
    puzzles_command,
    verify_command,
    edition_command,
    bench_command,
    backup_command,
    migrate_command,
    restore_command,
    think_command,
    load_command,
    prove_command,
    join_command,
    mcp_command,
    new_game_command,
    laws_command,
    engine_command,
    version_command,
)


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    _open_streams()
    try:
        status = _main(list(sys.argv[1:] if args is None else args))
        sys.stdout.flush()
    except BrokenPipeError:
        _close_streams()
        return BROKEN
    return status


def _main(args: list[str]) -> int:
    words = Words(of_system(os.environ))
    try:
        words = Words(chosen(wished(args, "--lang"), os.environ))
        beside.use(wishes(args, "--with"))
        commands = group(words, [module.command(words) for module in COMMANDS])
        result = commands.main(args, prog_name="aquelarre", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except GameFailed as problem:
        if os.environ.get(DEBUG_SETTING):
            raise
        _failed(words.error(problem))
        return BROKEN
    except AquelarreError as problem:
        return _failed(words.error(problem))
    except click.ClickException as problem:
        return _failed(complaint(problem, words))
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as problem:
        return _failed(words.error(of_file(problem, problem.filename or "")))
    except Exception as mistake:
        if os.environ.get(DEBUG_SETTING):
            raise
        what = f"{type(mistake).__name__}: {mistake}"
        _failed(words.say("error-ours", what=what, setting=DEBUG_SETTING))
        return BROKEN


def _failed(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG


def wishes(args: Sequence[str], option: str) -> list[str]:
    """The values of an option that is looked at before anything else, wherever it stands: the
    language of the help, and the packages whose games there are."""
    found = []
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg == option and place + 1 < len(args):
            found.append(args[place + 1])
        elif arg.startswith(f"{option}="):
            found.append(arg.partition("=")[2])
    return found


def wished(args: Sequence[str], option: str) -> str | None:
    """The last of these values, if there is one."""
    found = wishes(args, option)
    return found[-1] if found else None


def _open_streams() -> None:
    """A character that the terminal cannot show, or that was typed wrongly, stops nobody; nor
    does a stream that was closed before we began."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115  (for as long as we run)
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _close_streams() -> None:
    """Let Python's last flush go nowhere, or it would complain about the closed pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
