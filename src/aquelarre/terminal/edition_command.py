"""`aquelarre edition`: our reconstruction of a box, for whoever owns the box to correct."""

from __future__ import annotations

from shlex import quote

import click

from aquelarre.editions import BadEdition, Sheet, boxed
from aquelarre.editions.spreadsheet import as_csv
from aquelarre.terminal import editions, shelf
from aquelarre.terminal.speaking import group_of, speaking
from aquelarre.terminal.trouble import Trouble, of_file
from aquelarre.terminal.wishes import game_of
from aquelarre.words import Words

WRONG = 2  # exit status: the edition cannot be played
MOST = 20  # faults that are told


def command(words: Words) -> click.Command:
    return group_of(words, "edition", [_export(words), _check(words)])


def _export(words: Words) -> click.Command:
    @speaking(words, "export", of="edition")
    @click.argument("game", metavar=words.say("mark-game"))
    @click.argument("file", metavar=words.say("mark-file"))
    @click.option("--csv", "as_sheet", is_flag=True, help=words.say("help-opt-edition-csv"))
    @click.option(
        "--edition", metavar=words.say("mark-name"), help=words.say("help-opt-edition-of-ours")
    )
    def export(game: str, file: str, as_sheet: bool, edition: str | None) -> None:
        ours = game_of(game)
        found = boxed(editions.with_shipped(ours, edition) if edition else ours)
        sheet, path = found.sheet, shelf.place(file)
        text = as_csv(found, Sheet(sheet.text)) if as_sheet else sheet.text
        if path.exists() or path.is_symlink():
            raise Trouble("file-exists", path=str(path))
        if not path.parent.is_dir():
            raise Trouble("folder-missing", path=str(path.parent))
        try:
            with path.open("x", encoding="utf-8", newline="" if as_sheet else "\n") as written:
                written.write(text)
        except OSError as problem:
            raise of_file(problem, path) from None
        click.echo(words.say("edition-exported", path=quote(str(path)), mark=sheet.mark))

    return export


def _check(words: Words) -> click.Command:
    @speaking(words, "check", of="edition")
    @click.argument("file", metavar=words.say("mark-file"))
    @click.pass_context
    def check(ctx: click.Context, file: str) -> None:
        try:
            found = editions.game_with(None, file)
        except BadEdition as problem:
            for each in problem.all[:MOST]:
                click.echo(words.error(each), err=True)
            if len(problem.all) > MOST:
                click.echo(words.say("edition-more", count=len(problem.all) - MOST), err=True)
            ctx.exit(WRONG)
        spoken = Words(words.lang, found)
        click.echo(spoken.say("game-title"))
        told = editions.checks(Sheet(editions.as_toml(file)), words)
        for line in [*editions.line(found, spoken), *told]:
            click.echo(line)
        click.echo(words.say("edition-good", path=quote(file)))

    return check
