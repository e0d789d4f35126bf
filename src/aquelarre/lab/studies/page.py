"""The page of a study: plots and tables in one file, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from aquelarre.lab.pages import STYLE, grid, number, tag
from aquelarre.lab.plot import Spot, plot
from aquelarre.lab.studies.dead import Dead, dead_at
from aquelarre.lab.studies.figures import change, told
from aquelarre.lab.studies.findings import SHARES, Row
from aquelarre.lab.studies.naming import (
    axis_name,
    difference,
    figure,
    row_name,
    short_axes,
    table_mark,
    table_name,
)
from aquelarre.lab.studies.plan import public
from aquelarre.lab.studies.study import Study
from aquelarre.words import Words

PLOTTED = ("won", "nobody_won", "length", "points", "lead")  # in this order, if they are there
UNPLOTTED = ("role",)  # groups with many names: a table is enough
USES = ("used", "times", "won_used", "worth")
MOST_CLEAR = 30  # differences from our box that are listed
LEAST_CLEAR = 10  # games that both figures come from
REPEATED = ("won_used", "drawn")  # what other figures say, too
Key = tuple[str, str, str]  # measure, group, name


class Page:
    """The figures of a study, as they are shown."""

    def __init__(self, study: Study, words: Words) -> None:
        self.study = study
        self.plan = study.plan
        self.words = words
        self.game = study.findings[0].game
        self.rows: list[dict[Key, Row]] = [
            {row[:3]: row for row in found.rows()} for found in study.findings
        ]
        places = range(len(self.plan.tables))
        self.names = [f"{at + 1}. {table_name(self.plan, at, words)}" for at in places]
        self.marks = [table_mark(self.plan, at) for at in places]  # for plots, which have no room
        self.ours = [self.plan.ours_beside(at) for at in places]

    @property
    def compared(self) -> bool:
        """Is there a table of another box beside one of ours?"""
        return any(place is not None for place in self.ours)

    def keys(self, measure: str) -> list[Key]:
        """What there is of a measure at any table."""
        found = dict.fromkeys(key for rows in self.rows for key in rows if key[0] == measure)
        return list(found)

    def say(self, key: str, **values: int | str) -> str:
        return self.words.say(key, **values)


def page(study: Study, words: Words) -> str:
    """The whole page."""
    shown = Page(study, words)
    title = study.plan.title or words.say("study-page-title", title=game_title(shown))
    sections: list[tuple[str, str, list[str]]] = [
        ("tables", words.say("study-page-tables"), tables(shown)),
        *((m, words.say(HEADS[m]), measured(shown, m)) for m in PLOTTED if shown.keys(m)),
    ]
    if shown.compared:
        sections.append(("clear", words.say("study-page-clear"), clear(shown)))
    if "uses" in study.plan.measures or "rules" in study.plan.measures:
        sections.append(("dead", words.say("study-page-dead"), dead(shown)))
    if "uses" in study.plan.measures:
        sections.append(("uses", words.say("study-page-uses"), uses(shown)))
    if "rules" in study.plan.measures:
        sections.append(("rules", words.say("study-page-rules"), rules(shown)))
    links = "".join(f'<a href="#{id}">{escape(head)}</a> ' for id, head, _ in sections)
    body = [tag("h1", title), *opening(shown), f"<nav>{links}</nav>"]
    for id, head, parts in sections:
        body += [f'<section id="{id}">', tag("h2", head), *parts, "</section>"]
    head_parts = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", title),
        f"<style>{STYLE}tbody th {{ min-width: 9rem; }}\n</style>",
    ]
    top = ["<!doctype html>", f'<html lang="{words.lang}">', "<head>", *head_parts, "</head>"]
    return "\n".join([*top, "<body>", "<main>", *body, "</main>", "</body>", "</html>", ""])


HEADS = {
    "won": "study-page-won",
    "nobody_won": "study-page-nobody",
    "length": "study-page-length",
    "points": "study-page-points",
    "lead": "study-page-lead",
}
SEAT_GROUPS = {"seat": "study-page-each-seat", "winner": "study-page-winner"}


def game_title(shown: Page) -> str:
    return Words(shown.words.lang, shown.game).say("game-title")


def opening(shown: Page) -> list[str]:
    """What was played, and how to read it."""
    plan, say = shown.plan, shown.say
    state = say(
        "study-page-state",
        title=game_title(shown),
        games=shown.study.games,
        tables=len(plan.tables),
    )
    parts = [tag("p", state), tag("p", say("study-page-about"))]
    if shown.compared:
        parts.append(tag("p", say("study-page-beside")))
    if plan.stop is not None:
        parts.append(tag("p", say("study-page-stop")))
    parts += [tag("p", line) for line in fault_lines(shown.study, shown.words)]
    told_so = say("study-page-circumstances", version=plan.aquelarre, seed=plan.seed)
    return [*parts, tag("p", told_so, "soft")]


def fault_lines(study: Study, words: Words) -> list[str]:
    """What engines did wrong, and that the guide answered for them."""
    return [
        words.say("study-fault", count=count, what=words.error(first))
        for count, first in study.faults()
    ]


def tables(shown: Page) -> list[str]:
    """What is played where, and how often."""
    plan, say = shown.plan, shown.say
    short = short_axes(plan)
    heads = [say("study-page-table"), *(axis_name(short[name], shown.words) for name in plan.axes)]
    several = not all(table.ours for table in plan.tables)
    heads += [say("study-page-box")] if several else []
    heads += [say("study-page-games")]
    lines = []
    for at, (table, found) in enumerate(zip(plan.tables, shown.study.findings, strict=True)):
        values = public(table.varied)
        line = [str(at + 1), *(told(values[name]) or "–" for name in plan.axes)]
        if several:
            line.append(say("study-page-ours") if table.ours else say("study-page-other"))
        lines.append([*line, str(found.games)])
    return [grid(heads, lines, say("study-page-tables"), texts=len(heads) - 1)]


def measured(shown: Page, measure: str) -> list[str]:
    """One measure at all tables: for each whom it is about, drawn and in figures."""
    parts = []
    rare: list[Key] = []
    for key in shown.keys(measure):
        if key[1] in UNPLOTTED:
            rare.append(key)
            continue
        title = heading(shown, key)
        if key[1]:
            parts.append(tag("h3", title))
        parts += [drawn(shown, key, title), compared(shown, [key], title)]
    if rare:
        parts += [tag("h3", shown.say("study-page-roles"))]
        parts += [compared(shown, rare, shown.say("study-page-roles"))]
    return parts


def heading(shown: Page, key: Key) -> str:
    """Whom a measure is about."""
    if key[1] in SEAT_GROUPS:
        return shown.say(SEAT_GROUPS[key[1]])
    if not key[2]:
        return shown.say(HEADS[key[0]])
    row = next(rows[key] for rows in shown.rows if key in rows)
    return row_name(shown.game, row, shown.words)


def drawn(shown: Page, key: Key, title: str) -> str:
    """A point with its interval for each table."""
    spots = []
    for name, rows in zip(shown.marks, shown.rows, strict=True):
        if key in rows:
            margin = rows[key].margin
            ends = (margin.low, margin.high) if margin.bounded else (margin.value, margin.value)
            spots.append(Spot(name, margin.value, *ends))
    label = f"{shown.say(HEADS[key[0]])}: {title}" if key[1] else title
    written: Callable[[float], str] = lambda value: number(value, 0, shown.words)  # noqa: E731
    if key[0] not in SHARES:
        return plot(spots, label, written)
    return plot(spots, label, lambda value: f"{written(100 * value)} %", (0.0, 1.0))


def compared(shown: Page, keys: list[Key], caption: str) -> str:
    """Figures at all tables, where boxes vary beside those of ours."""
    say, several = shown.say, len(keys) > 1
    heads = [say("study-page-table"), *([say("study-page-what")] if several else [])]
    heads += [say("study-page-games"), say("study-page-figure")]
    if shown.compared:
        heads += [say("study-page-figure-ours"), say("study-page-change")]
    lines = []
    for key in keys:
        for at, rows in enumerate(shown.rows):
            if key in rows:
                first = [shown.names[at], *([heading(shown, key)] if several else [])]
                lines.append(first + cells(shown, at, rows[key]))
    return grid(heads, lines, caption, texts=1 + several)


def cells(shown: Page, at: int, row: Row) -> list[str]:
    """A figure, that of our box, and the difference."""
    words = shown.words
    found = [str(row.games), figure(row.measure, row.margin, words)]
    if shown.compared:
        ours = ours_of(shown, at).get(row[:3])
        found.append(said_of(shown, ours))
        differs = change(row.margin, ours.margin) if ours else None
        found.append(difference(row.measure, differs, words) if differs else "–")
    return found


def clear(shown: Page) -> list[str]:
    """The differences from our box whose interval does not reach 0, the clearest first."""
    found: list[tuple[float, int, Row]] = []
    tried = 0
    for at, rows in enumerate(shown.rows):
        for key, row in rows.items():
            ours = ours_of(shown, at).get(key)
            if ours is None or key[0] in REPEATED or min(row.games, ours.games) < LEAST_CLEAR:
                continue
            tried += 1
            differs = change(row.margin, ours.margin)
            if differs.bounded and (differs.low > 0 or differs.high < 0):
                width = differs.high - differs.low
                found.append((-abs(differs.value) / max(width, 1e-9), at, row))
    found.sort(key=lambda each: each[:2])
    say = shown.say
    note = say("study-page-clear-note", tried=tried, found=len(found))
    heads = [*("study-page-table", "study-page-what", "study-page-games"), "study-page-figure"]
    heads += ["study-page-figure-ours", "study-page-change"]
    lines = [
        [shown.names[at], of_what(shown, row), *cells(shown, at, row)]
        for _, at, row in found[:MOST_CLEAR]
    ]
    if not lines:
        return [tag("p", note)]
    return [tag("p", note), grid([say(x) for x in heads], lines, say("study-page-clear"), texts=2)]


def of_what(shown: Page, row: Row) -> str:
    """A figure by its measure and whom it is about."""
    measure = shown.say(MEASURED[row.measure])
    if row.group in SEAT_GROUPS:
        return f"{measure}: {shown.say(SEAT_GROUPS[row.group])}"
    return f"{measure}: {row_name(shown.game, row, shown.words)}" if row.name else measure


MEASURED = {
    **HEADS,
    "used": "study-page-used",
    "times": "study-page-times",
    "worth": "study-page-worth",
    "came_up": "study-page-came-up",
}


def dead(shown: Page) -> list[str]:
    """What never came up, table by table."""
    parts = [tag("p", shown.say("study-page-dead-note"))]
    for at, found in enumerate(shown.study.findings):
        parts.append(tag("h3", shown.names[at]))
        lists = dead_lines(dead_at(found), shown)
        parts += lists or [tag("p", shown.say("study-page-dead-none"))]
    return parts


def dead_lines(found: Dead, shown: Page) -> list[str]:
    lines = []
    for key, rows in (
        ("study-page-dead-things", found.things),
        ("study-page-dead-verbs", found.verbs),
        ("study-page-dead-rules", found.rules),
    ):
        if rows:
            names = [row_name(shown.game, row, shown.words) for row in rows]
            listed = "; ".join(dict.fromkeys(names))
            lines.append(tag("p", shown.say(key, count=len(rows), names=listed)))
    return lines


def uses(shown: Page) -> list[str]:
    """How often everything is played, and what it is worth then; a table of each table."""
    say = shown.say
    parts = [tag("p", say("study-page-worth-note"))]
    for at, rows in enumerate(shown.rows):
        ours = ours_of(shown, at)
        heads = [
            "study-page-what",
            "study-page-used",
            *(["study-page-figure-ours"] if ours else []),
        ]
        heads += ["study-page-times", "study-page-won-used", "study-page-worth"]
        lines = []
        for measure, group, name in rows:
            if measure == "used":
                said = [said_of(shown, rows.get((each, group, name))) for each in USES]
                if ours:
                    said.insert(1, said_of(shown, ours.get((measure, group, name))))
                lines.append([row_name(shown.game, rows[measure, group, name], shown.words), *said])
        table = grid([say(key) for key in heads], lines, shown.names[at])
        parts.append(folded(shown.names[at], table))
    return parts


def rules(shown: Page) -> list[str]:
    """In how many games each rule came up."""
    parts = [tag("p", shown.say("study-page-rules-note"))]
    for at, rows in enumerate(shown.rows):
        ours = ours_of(shown, at)
        heads = ["study-page-rule", "study-page-came-up"]
        heads += ["study-page-figure-ours"] if ours else []
        lines = []
        for key, row in rows.items():
            if row.measure == "came_up":
                said = [said_of(shown, row), *([said_of(shown, ours.get(key))] if ours else [])]
                lines.append([row_name(shown.game, row, shown.words), *said])
        table = grid([shown.say(key) for key in heads], lines, shown.names[at])
        parts.append(folded(shown.names[at], table))
    return parts


def ours_of(shown: Page, at: int) -> dict[Key, Row]:
    """The figures of our own box at a table that is otherwise like this one, if there are any."""
    beside = shown.ours[at]
    return shown.rows[beside] if beside is not None else {}


def said_of(shown: Page, row: Row | None) -> str:
    return figure(row.measure, row.margin, shown.words) if row else "–"


def folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"
