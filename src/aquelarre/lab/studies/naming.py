"""Naming: tables, things, verbs, rules and figures of a study in the reader's words."""

from __future__ import annotations

from typing import Any

from aquelarre.bots.tally import Margin
from aquelarre.kernel import Game
from aquelarre.lab.pages import interval, number, percent
from aquelarre.lab.plot import MOST_LABEL
from aquelarre.lab.studies.figures import told
from aquelarre.lab.studies.findings import SHARES, Row
from aquelarre.lab.studies.plan import Plan, public
from aquelarre.lab.studies.things import things_of
from aquelarre.words import Words

ANY = "…"  # in place of what a verb names
SIGNED = ("worth",)  # differences


def short_axes(plan: Plan) -> dict[str, str]:
    """What varies by the last part of its name, if nothing else has the same."""
    last = {name: name.rpartition(".")[2].strip('"') for name in plan.axes}
    return {
        name: end if list(last.values()).count(end) == 1 else name.partition(".")[2]
        for name, end in last.items()
    }


def table_name(plan: Plan, place: int, words: Words) -> str:
    """A table by what is its own."""
    table, short = plan.tables[place], short_axes(plan)
    parts = [
        words.say("study-page-axis", name=axis_name(short[name], words), value=told(value) or "–")
        for name, value in public(table.varied).items()
    ]
    parts = parts or [words.say("study-page-seats", count=str(table.seats))]
    if table.ours and not all(each.ours for each in plan.tables):
        parts.append(words.say("study-page-ours"))
    return ", ".join(parts)


def table_mark(plan: Plan, place: int) -> str:
    """A table by its number and, as far as there is room, the values that are its own."""
    values = [told(value) or "–" for value in public(plan.tables[place].varied).values()]
    mark = f"{place + 1}. {' · '.join(values)}" if values else f"{place + 1}"
    return mark if len(mark) <= MOST_LABEL else f"{place + 1}"


def axis_name(name: str, words: Words) -> str:
    """What varies: seats and bots by our words, settings and facts as they are written."""
    known = {"seats": "study-page-axis-seats", "bots": "study-page-axis-bots"}
    return words.say(known[name]) if name in known else name


def row_name(game: Game[Any], row: Row, words: Words) -> str:
    """Whom or what a figure is about."""
    spoken = Words(words.lang, game)
    group, name = row.group, row.name
    if group == "side":
        return spoken.say(f"side-{name}")
    if group == "place":
        key = "study-place" if game.begins is not None else "study-seat"
        return words.say(key, number=int(name) - (game.begins is None))
    if group == "rule":
        title = f"rule-{name}.title"
        return f"{name} {spoken.say(title)}" if spoken.has(title) else name
    if group == "verb":
        return verb_name(game, name, spoken)
    if group == "role":
        kind, _, label = name.partition(":")
        return thing_name(kind, game.thing(kind, label), label, spoken)
    if group in ("bot", "seat", "winner", ""):
        return name
    found = things_of(game).first(f"{group}:{name}")
    return thing_name(group, found[1] if found else None, name, spoken)


def thing_name(kind: str, value: int | None, label: str, spoken: Words) -> str:
    if value is None or not spoken.names(kind, value):
        return label
    return spoken.thing(kind, value)


def verb_name(game: Game[Any], name: str, spoken: Words) -> str:
    """What a verb does, whatever it is done with."""
    if not spoken.has(f"verb-{name}"):
        return name
    names = game.verb(name).names
    values: dict[str, str] = {each + end: ANY for each in names for end in ("", "_one")}
    return spoken.say(f"verb-{name}", **values)


def figure(measure: str, margin: Margin, words: Words) -> str:
    """A figure with its interval: shares in percent."""
    if measure in SIGNED:
        return points_of_hundred(margin, words)
    return percent(margin, words) if measure in SHARES else interval(margin, words)


def difference(measure: str, margin: Margin, words: Words) -> str:
    """By how much a figure differs."""
    if measure in SHARES:
        return points_of_hundred(margin, words)
    if not margin.bounded:
        return signed(margin.value, words)
    value, low, high = (signed(x, words) for x in (margin.value, margin.low, margin.high))
    return f"{value} ({low} … {high})"


def points_of_hundred(margin: Margin, words: Words) -> str:
    ends = (margin.value, margin.low, margin.high)
    value, low, high = (signed(100 * x, words) for x in ends)
    return f"{value} ({low} … {high})"


def signed(value: float, words: Words) -> str:
    text = number(value, 1, words)
    return f"+{text}" if round(value, 1) > 0 else text
