"""`aquelarre study`: what a change does to a game, from a file that says what varies."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from aquelarre.editions import BadEdition
from aquelarre.terminal import editions, shelf, wishes
from aquelarre.terminal.progress import progress_of
from aquelarre.terminal.speaking import speaking, whole
from aquelarre.terminal.trouble import Trouble
from aquelarre.words import Words

if TYPE_CHECKING:
    from aquelarre.bots.workers import Spread
    from aquelarre.lab.studies.plan import Plan
    from aquelarre.lab.studies.study import Study


def command(words: Words) -> click.Command:
    @speaking(words, "study")
    @click.argument("file", metavar=words.say("mark-file"))
    @click.option("--out", metavar=words.say("mark-folder"), help=words.say("help-opt-study-out"))
    @click.option("--jobs", type=whole(words, 1), metavar="N", help=words.say("help-opt-jobs"))
    @click.option("--on", metavar="ray[://X]", help=words.say("help-opt-study-on"))
    @click.option(
        "--format",
        "form",
        default="csv",
        metavar="csv|parquet",
        help=words.say("help-opt-study-format"),
    )
    @click.option("--bot", "bots", multiple=True, metavar="X", help=words.say("help-opt-study-bot"))
    @click.option("--json", "in_json", is_flag=True, help=words.say("help-opt-json"))
    @click.option("--csv", "in_csv", is_flag=True, help=words.say("help-opt-csv"))
    def study(
        file: str,
        out: str | None,
        jobs: int | None,
        on: str | None,
        form: str,
        bots: tuple[str, ...],
        in_json: bool,
        in_csv: bool,
    ) -> None:
        from aquelarre.lab.studies.figures import FORMATS, as_csv, as_json
        from aquelarre.lab.studies.running import PAGE, run

        if in_json and in_csv:
            raise Trouble("json-or-csv")
        if on and jobs:
            raise Trouble("jobs-or-on")
        formats = {name: name for name in FORMATS}
        if form not in formats:
            raise Trouble("lab-format", format=form, known=", ".join(formats))
        path = shelf.place(file)
        plan = plan_in(path, bots, words)
        folder = shelf.place(out) if out else path.with_name(f"{path.stem}-study")
        games = plan.games * len(plan.tables)
        with place_of(on) as over, progress_of(games) as progress:
            found = run(plan, folder, jobs or 1, progress, words.lang, formats[form], over)
        if in_json:
            click.echo(as_json(found), nl=False)
        elif in_csv:
            click.echo(as_csv(found), nl=False)
        else:
            for line in lines(found, words):
                click.echo(line)
            click.echo(words.say("study-done", path=str(folder / PAGE)))

    return study


def place_of(on: str | None) -> AbstractContextManager[Spread | None]:
    """Where the games are played: here, or on a cluster."""
    if on is None:
        return nullcontext()
    from aquelarre.lab.cluster import cluster

    return cluster(on)


def plan_in(path: Path, bots: tuple[str, ...], words: Words) -> Plan:
    """The study of a file; its edition lies beside it."""
    from aquelarre.lab.studies.plan import BadStudy
    from aquelarre.lab.studies.reading import named_bots
    from aquelarre.lab.studies.tables import BadBox, plan_of

    for wish in bots:
        wishes.bots_of(wish)  # a module of one's own may lie in this folder
    try:
        text = editions.read(str(path))
    except BadEdition as problem:  # too large, or no text
        raise BadStudy("toml", str(problem), line=problem.line) from None
    try:
        return plan_of(text, named_bots(bots), lambda name: editions.read(str(path.parent / name)))
    except BadBox as problem:
        # The edition that was made has lines that nobody has written: only the field is said.
        said = words.error(problem.problem)
        what = said.partition(", ")[2] if problem.problem.field else said
        raise Trouble("lab-study-box", facts=problem.facts, what=what) from None


def lines(study: Study, words: Words) -> list[str]:
    """What was found, for a terminal: who wins, how long and with how many points; the page has
    the rest."""
    from aquelarre.lab.studies.dead import dead_at
    from aquelarre.lab.studies.naming import figure, table_name
    from aquelarre.lab.studies.page import PLOTTED, Page, fault_lines, of_what

    shown = Page(study, words)
    said = []
    for at, found in enumerate(study.findings):
        name = table_name(study.plan, at, words)
        said.append(words.say("study-table", name=name, games=found.games))
        for row in found.rows():
            if row.measure in PLOTTED and row.group != "role":
                value = figure(row.measure, row.margin, words)
                said.append(words.say("study-line", name=of_what(shown, row), value=value))
        dead = dead_at(found)
        counts = {"things": len(dead.things), "verbs": len(dead.verbs), "rules": len(dead.rules)}
        if any(counts.values()):
            said.append(words.say("study-dead", **counts))
    return said + fault_lines(study, words)
