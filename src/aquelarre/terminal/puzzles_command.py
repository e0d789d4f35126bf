"""`aquelarre puzzles`: positions in which one answer is clearly best; and `puzzles make`, which
looks for them in games of bots (docs/PUZZLES.md)."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from aquelarre.kernel import Game
from aquelarre.kernel.catalog import find, names
from aquelarre.match.saved import write_text
from aquelarre.puzzles import Puzzle, book
from aquelarre.puzzles.book import read, written
from aquelarre.puzzles.finding import Finding
from aquelarre.terminal import shelf, wishes
from aquelarre.terminal.console import Console, EndOfInput
from aquelarre.terminal.learn_command import optional
from aquelarre.terminal.puzzle_table import PuzzleTable, title
from aquelarre.terminal.speaking import Group, group_of, speaking, whole
from aquelarre.terminal.spoken import command as command_in
from aquelarre.terminal.trouble import Trouble, of_file
from aquelarre.terminal.turn import Leave
from aquelarre.terminal.wrapping import echo
from aquelarre.words import Words

INTERRUPTED = 130  # Ctrl-C, as shells know it
SOLVE = "solve"
SEEN = ("games", "questions", "candidates", "found")  # what is told while it is looked for
DROPPED = ("unclear", "unexplained", "doubted", "ends")


class Puzzles(Group):
    """`puzzles GAME` is short for `puzzles solve GAME`."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            args = [SOLVE, *args]
        return super().resolve_command(ctx, args)


def command(words: Words) -> click.Command:
    def alone() -> None:
        echo(*shelved(words))

    return group_of(words, "puzzles", [_solve(words), _make(words)], Puzzles, alone)


def _solve(words: Words) -> click.Command:
    @speaking(words, SOLVE, of="puzzles")
    @click.argument("game", metavar=words.say("mark-game"))
    @click.argument("puzzle", required=False, metavar=optional(words.say("mark-puzzle")))
    @click.option("--list", "listed", is_flag=True, help=words.say("help-opt-puzzles"))
    @click.pass_context
    def solve(ctx: click.Context, game: str, puzzle: str | None, listed: bool) -> None:
        found = chosen(wishes.game_of(game), puzzle)
        if listed:
            spoken = Words(words.lang, found[0].game)
            echo(*(title(each, spoken) for each in found))
            return
        ctx.exit(solved(found, words))

    return solve


def _make(words: Words) -> click.Command:
    @speaking(words, "make", of="puzzles")
    @click.argument("game", metavar=words.say("mark-game"))
    @click.option(
        "--count",
        type=whole(words, 1),
        default=30,
        metavar="N",
        help=words.say("help-opt-puzzle-count"),
    )
    @click.option(
        "--seed",
        default="puzzles",
        metavar=words.say("mark-seed"),
        help=words.say("help-opt-puzzle-seed"),
    )
    @click.option(
        "--games",
        type=whole(words),
        default=0,
        metavar="N",
        help=words.say("help-opt-puzzle-games"),
    )
    @click.option("--out", metavar=words.say("mark-file"), help=words.say("help-opt-puzzle-out"))
    @click.pass_context
    def make(
        ctx: click.Context, game: str, count: int, seed: str, games: int, out: str | None
    ) -> None:
        wanted = wishes.game_of(game)
        path = shelf.place(out or f"{wanted.key}-puzzles.json")
        ctx.exit(made(wanted, path, count, seed, games, words))

    return make


def shelved(words: Words) -> list[str]:
    """How many puzzles there are of each game."""
    return [
        words.say(
            "puzzles-line",
            name=name,
            title=Words(words.lang, find(name)).say("game-title"),
            count=len(book(find(name))),
        )
        for name in names()
    ]


def chosen(game: Game[Any], name: str | None) -> list[Puzzle]:
    """All puzzles of a game, the easiest first; from the one that is wished for on."""
    puzzles = book(game)
    if not puzzles:
        raise Trouble("no-puzzles", game=game.key)
    if name is None:
        return puzzles
    places = [place for place, each in enumerate(puzzles) if each.id == name.casefold()]
    if not places:
        raise Trouble("no-puzzle", name=name[:40], game=game.key)
    return puzzles[places[0] :]


def solved(puzzles: Sequence[Puzzle], words: Words) -> int:
    """One after the other, until somebody has enough; returns the exit status."""
    console = Console()
    try:
        for place, puzzle in enumerate(puzzles):
            if place:
                console.tell("", words.say("puzzle-next"))
                if command_in(console.ask())[0] == "quit":
                    break
            PuzzleTable(puzzle, console, Words(words.lang, puzzle.game)).run()
    except (Leave, EndOfInput):
        pass
    except KeyboardInterrupt:
        console.tell("")
        return INTERRUPTED
    sys.stdout.flush()
    return 0


def made(game: Game[Any], path: Path, count: int, seed: str, games: int, words: Words) -> int:
    """Look for puzzles, and keep each as soon as it is found; returns the exit status."""
    before = kept(game, path)
    mark = Mark(path, seed)
    show = _shown(words)

    def progress(finding: Finding) -> None:
        mark.set(finding.number)
        show(finding)

    finding = Finding(game, seed, count, before, progress=progress)
    finding.number = max(finding.number, mark.number())
    if before:
        click.echo(words.say("puzzles-goes-on", count=len(before), path=str(path)), err=True)
    status = 0
    try:
        for _ in finding.puzzles(games):
            keep(finding.found, path)
    except KeyboardInterrupt:
        status = INTERRUPTED
    mark.set(finding.number)
    if len(finding.found) >= count:
        mark.remove()
    if sys.stderr.isatty():
        click.echo("", err=True)
    click.echo(words.say("puzzles-made", count=len(finding.found), path=str(path)))
    dropped = {name: finding.seen[name] for name in DROPPED}
    seen = {name: finding.seen[name] for name in SEEN}
    click.echo(words.say("puzzles-seen", **seen, **dropped), err=True)
    return status


class Mark:
    """How many games have been looked through, in a small file beside that of the puzzles: many
    games have none, and whoever goes on need not look through them again."""

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path.with_name(f"{path.name}.mark")
        self.seed = seed
        self._last = 0

    def number(self) -> int:
        """The next game; 0 if nothing is known of games of this seed."""
        try:
            count, _, seed = self.path.read_text("utf-8").rstrip("\n").partition(" ")
        except (OSError, UnicodeDecodeError):
            return 0
        return int(count) if seed == self.seed and count.isdecimal() else 0

    def set(self, number: int) -> None:
        if number > self._last:
            self._last = number
            try:
                write_text(f"{number} {self.seed}\n", self.path)
            except OSError as problem:
                raise of_file(problem, self.path) from None

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)


def kept(game: Game[Any], path: Path) -> list[Puzzle]:
    """What was found before and lies in this file."""
    try:
        if path.is_dir():
            raise Trouble("file-is-folder", path=str(path))
        if not path.parent.is_dir():
            raise Trouble("folder-missing", path=str(path.parent))
        if not path.exists():
            return []
        if not path.is_file() or path.stat().st_size > shelf.LARGEST:
            raise Trouble("file-not-ours", path=str(path))
        if not os.access(path, os.W_OK):
            raise Trouble("file-forbidden", path=str(path))
        return list(read(game, path.read_bytes(), path.name))
    except OSError as problem:
        raise of_file(problem, path) from None


def keep(puzzles: Sequence[Puzzle], path: Path) -> None:
    """Write them, whole or not at all."""
    try:
        write_text(written(puzzles).decode(), path)
    except OSError as problem:
        raise of_file(problem, path) from None


def _shown(words: Words) -> Callable[[Finding], None]:
    """A line that says how far it has come, where a person watches."""

    def show(finding: Finding) -> None:
        if sys.stderr.isatty():
            seen = {name: finding.seen[name] for name in SEEN}
            line = words.say("puzzles-progress", **seen, wanted=finding.count)
            click.echo(f"\r{line}", nl=False, err=True)

    return show
