"""A quick look: some hundred games with a box beside as many with ours, for the workshop's page.

It is a small study with two tables, told while it goes on. A server runs it as a process of its
own, which is as nice to all others as can be:

    python -m aquelarre.lab.studies.quick    a wish as a line of JSON in, lines of JSON out
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from typing import BinaryIO

import msgspec

from aquelarre.editions import edition_text, find, ours
from aquelarre.lab.studies.dead import dead_at
from aquelarre.lab.studies.figures import change
from aquelarre.lab.studies.findings import Row
from aquelarre.lab.studies.naming import figure, row_name
from aquelarre.lab.studies.page import (
    HEADS,
    LEAST_CLEAR,
    MOST_CLEAR,
    REPEATED,
    Page,
    cells,
    heading,
    of_what,
    ours_of,
    said_of,
)
from aquelarre.lab.studies.plan import MEASURES, VERSION, Plan, Table
from aquelarre.lab.studies.playing import play
from aquelarre.lab.studies.study import Study
from aquelarre.words import Words

SEED = "quick look"  # the same for everybody: so does the same box look the same
NICE = 19  # everybody else comes first
EVERY = 1.0  # seconds between two lines, so that there is always something to see and to stop
FIRST = ("won", "nobody_won")  # who wins
THEN = ("length", "points", "lead")


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be looked at."""

    game: str
    edition: str
    seats: int
    games: int  # with each box
    bot: str
    lang: str


class Section(msgspec.Struct):
    """A table in words, or lines of text."""

    title: str
    heads: list[str] = []
    lines: list[list[str]] = []
    notes: list[str] = []
    folded: bool = False


class Seen(msgspec.Struct):
    """How far it has come, and what was found so far."""

    played: int  # games with each box
    games: int
    over: bool
    compared: bool  # is it another box than ours?
    sections: list[Section]


def plan_of(wish: Wish) -> Plan:
    """Our box and theirs, or ours alone. Raises what the game refuses."""
    game = find(wish.game, wish.edition)
    settings = game.check(wish.seats, {})
    boxes = [ours(game)] if game is ours(game) else [ours(game), game]
    tables = [
        Table(wish.seats, settings, [wish.bot], place, box is ours(box), {})
        for place, box in enumerate(boxes)
    ]
    return Plan(
        aquelarre=version("aquelarre"),
        study=VERSION,
        title="",
        game=game.key,
        rules=game.rules_version,
        editions=[edition_text(box) for box in boxes],
        axes=[],
        tables=tables,
        by_sides=False,
        seed=SEED,
        games=wish.games,
        measures=list(MEASURES),
        stop=None,
    )


def look(wish: Wish, every: float = EVERY) -> Iterator[Seen]:
    """Plays, and tells now and then what was found; the last time when all is played."""
    study, words = Study(plan_of(wish)), Words(wish.lang)
    told = time.monotonic()
    for number in range(wish.games):
        for table in range(len(study.plan.tables)):
            study.add(play(study.plan.job(table, number)))
        now = time.monotonic()
        if now - told >= every and number + 1 < wish.games:
            yield seen(study, words)
            told = time.monotonic()
    yield seen(study, words)


def seen(study: Study, words: Words) -> Seen:
    """What a study of one box beside ours says so far."""
    shown = Page(study, words)
    at, plan = len(study.findings) - 1, study.plan
    rows = shown.rows[at]
    main = [row for row in rows.values() if row.measure in FIRST]
    more = [row for row in rows.values() if row.measure in THEN]
    sections = [
        _figures(shown, at, words.say("study-page-won"), main),
        _figures(shown, at, words.say("study-quick-more"), more),
        *([_clear(shown, at)] if shown.compared else []),
        _dead(shown, at),
        _uses(shown, at),
    ]
    played = study.findings[at].games
    return Seen(played, plan.games, played == plan.games, shown.compared, sections)


def _figures(shown: Page, at: int, title: str, rows: list[Row]) -> Section:
    lines = []
    for row in rows:
        name = heading(shown, row[:3])
        if row.measure in THEN and row.name == "" and row.group:
            name = f"{shown.say(HEADS[row.measure])}: {name}"
        lines.append([name, *cells(shown, at, row)[1:]])
    return Section(title, _heads(shown, "study-page-what"), lines)


def _heads(shown: Page, first: str) -> list[str]:
    if not shown.compared:
        return [shown.say(first), shown.say("study-page-figure-ours")]
    keys = (first, "study-quick-yours", "study-page-figure-ours", "study-page-change")
    return [shown.say(key) for key in keys]


def _clear(shown: Page, at: int) -> Section:
    """The differences whose interval does not reach 0, the clearest first."""
    found: list[tuple[float, Row]] = []
    tried = 0
    for key, row in shown.rows[at].items():
        beside = ours_of(shown, at).get(key)
        if beside is None or key[0] in REPEATED or min(row.games, beside.games) < LEAST_CLEAR:
            continue
        tried += 1
        differs = change(row.margin, beside.margin)
        if differs.bounded and (differs.low > 0 or differs.high < 0):
            found.append((-abs(differs.value) / max(differs.high - differs.low, 1e-9), row))
    found.sort(key=lambda each: each[0])
    note = shown.say("study-page-clear-note", tried=tried, found=len(found))
    lines = [[of_what(shown, row), *cells(shown, at, row)[1:]] for _, row in found[:MOST_CLEAR]]
    title = shown.say("study-page-clear")
    return Section(title, _heads(shown, "study-page-what") if lines else [], lines, [note])


def _dead(shown: Page, at: int) -> Section:
    """What never came up, by name."""
    dead = dead_at(shown.study.findings[at])
    notes = []
    for key, rows in (
        ("study-page-dead-things", dead.things),
        ("study-page-dead-verbs", dead.verbs),
        ("study-page-dead-rules", dead.rules),
    ):
        names = dict.fromkeys(row_name(shown.study.findings[at].game, x, shown.words) for x in rows)
        if names:
            notes.append(shown.say(key, count=len(rows), names="; ".join(names)))
    notes = notes or [shown.say("study-page-dead-none")]
    return Section(shown.say("study-page-dead"), notes=[*notes, shown.say("study-page-dead-note")])


def _uses(shown: Page, at: int) -> Section:
    """How often each thing is played, and what it is worth then."""
    rows, beside = shown.rows[at], ours_of(shown, at)
    game, lines = shown.study.findings[at].game, []
    for (measure, group, name), row in rows.items():
        if measure == "used" and group != "verb":
            said = [figure(measure, row.margin, shown.words)]
            said += [said_of(shown, beside.get(row[:3]))] if shown.compared else []
            said.append(said_of(shown, rows.get(("worth", group, name))))
            lines.append([row_name(game, row, shown.words), *said])
    keys = ["study-page-what", "study-page-used"]
    keys += ["study-page-figure-ours"] if shown.compared else []
    heads = [shown.say(key) for key in [*keys, "study-page-worth"]]
    note = shown.say("study-page-worth-note")
    return Section(shown.say("study-page-uses"), heads, lines, [note], folded=True)


def main(given: BinaryIO, out: BinaryIO) -> None:
    """Reads a wish, and writes a line for each time that there is something to tell."""
    with suppress(AttributeError, OSError):  # not every system knows how to be nice
        os.nice(NICE)
    wish = msgspec.json.decode(given.readline(), type=Wish)
    for found in look(wish):
        out.write(msgspec.json.encode(found) + b"\n")
        out.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # nobody wants to know any more
        main(sys.stdin.buffer, sys.stdout.buffer)
