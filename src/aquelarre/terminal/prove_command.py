"""`aquelarre prove`: see for yourself that secrets are kept, nothing is lost and nobody gets in."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from aquelarre.terminal import wishes
from aquelarre.terminal.bench_command import machine
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.terminal.trouble import Trouble
from aquelarre.words import Words

REPORT = "aquelarre-proof.html"
FAILED = 1  # the exit status where something did


def command(words: Words) -> click.Command:
    @speaking(words, "prove")
    @click.argument("game", required=False, metavar=f"[{words.say('mark-game')}]")
    @click.option(
        "--times",
        type=whole(words, 1),
        metavar="N",
        default=1,
        help=words.say("help-opt-times"),
    )
    @click.option(
        "--report",
        metavar=words.say("mark-file"),
        default=REPORT,
        help=words.say("help-opt-report"),
    )
    def prove(game: str | None, times: int, report: str) -> int:
        from aquelarre.kernel.catalog import find, names
        from aquelarre.proof.proving import prove as prove_all
        from aquelarre.proof.report import lines, page

        games = [wishes.game_of(game)] if game else [find(name) for name in names()]
        target = Path(report)
        if not target.parent.is_dir():
            raise Trouble("folder-missing", path=str(target.parent))

        def step(area: str, name: str) -> None:
            title = words.say(f"proof-area-{area}")
            what = f"{Words(words.lang, find(name)).say('game-title')}: {title}" if name else title
            click.echo(words.say("prove-step", what=what), err=True)

        findings = asyncio.run(prove_all(games, times, machine(), step))
        target.write_text(page(findings, words.lang), encoding="utf-8")
        for line in lines(findings, words):
            click.echo(line)
        click.echo(words.say("prove-done", path=str(target)))
        return 0 if findings.good else FAILED

    return prove
