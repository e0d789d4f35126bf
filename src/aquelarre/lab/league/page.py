"""The page of a league: tables, plots and all its games, in both languages, from one file."""

from __future__ import annotations

from html import escape
from urllib.parse import quote

from aquelarre.lab.league.plan import Table
from aquelarre.lab.league.playing import Outcome
from aquelarre.lab.league.standings import OVERALL, Standings
from aquelarre.lab.pages import STYLE, grid, interval, number, percent, tag
from aquelarre.lab.plot import Spot, plot
from aquelarre.words import LANGUAGES, Words


def page(standings: Standings, first: str) -> str:
    """The whole page, the reader's language first."""
    order = sorted(LANGUAGES, key=lambda lang: lang != first)
    said = [Words(lang) for lang in order]
    links = "".join(
        f'<a href="#{words.lang}">{escape(words.say("proof-language"))}</a>' for words in said
    )
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        tag("title", said[0].say("league-title")),
        f"<style>{STYLE}</style>",
    ]
    games = " · ".join(words.say("league-games") for words in said)
    links += f'<a href="#games">{escape(games)}</a>'
    body = [f"<nav>{links}</nav>", *(section(standings, words) for words in said)]
    body += ['<section id="games">', tag("h1", games), *kept_games(standings, said), "</section>"]
    parts = ["<!doctype html>", f'<html lang="{first}">', "<head>", *head, "</head>"]
    return "\n".join([*parts, "<body>", *body, "</body>", "</html>", ""])


def named(table: Table, words: Words) -> str:
    """A table in words: its game, its seats, and the options that are not the usual ones."""
    game = table.found()
    spoken = Words(words.lang, game)
    usual = {setting.name: setting.default for setting in game.settings}
    other = [f"{x}={value}" for x, value in table.settings.items() if value != usual[x]]
    title, options = spoken.say("game-title"), ", ".join(other) or "none"
    return words.say("league-table", title=title, seats=table.seats, options=options)


def section(standings: Standings, words: Words) -> str:
    """Everything that is said of the league, in one language."""
    plan, say = standings.plan, words.say
    parts = [
        f'<section id="{words.lang}" lang="{words.lang}">',
        tag("h1", say("league-title")),
        tag("p", state(standings, words)),
        tag("p", say("league-about")),
        tag("p", say("league-circumstances", version=plan.aquelarre, seed=plan.seed), "soft"),
    ]
    parts += [tag("p", line) for line in fault_lines(standings, words)]
    if len(standings.against) > 1:
        parts += [tag("h2", say("league-overall")), *rated(standings, OVERALL, words)]
    for place, table in enumerate(plan.tables):
        parts.append(tag("h2", named(table, words)))
        if standings.together[place]:
            parts += together(standings, place, words)
        else:
            parts += rated(standings, place, words)
            parts += crossed(standings, place, words)
            parts += by_side(standings, place, words)
    return "\n".join([*parts, "</section>"])


def state(standings: Standings, words: Words) -> str:
    return words.say("league-state", games=standings.games, of=standings.plan.games)


def fault_lines(standings: Standings, words: Words) -> list[str]:
    """What engines did wrong, and that the guide answered for them."""
    return [
        words.say("study-fault", count=count, what=words.error(first))
        for count, first in standings.faults()
    ]


def rated(standings: Standings, table: int, words: Words) -> list[str]:
    """The ratings of a table, drawn and in figures."""
    rows, bots = standings.ratings(table), standings.plan.names
    if not rows:
        return []
    spots = [Spot(bots[row.bot], *row.rating) for row in rows]
    lines = [
        [bots[row.bot], str(row.games), *(points(end, words) for end in row.rating)] for row in rows
    ]
    heads = ["league-bot", "league-played", "league-rating", "league-low", "league-high"]
    title = words.say("league-plot")
    return [
        plot(spots, title, lambda value: points(value, words)),
        grid([words.say(key) for key in heads], lines, title),
    ]


def crossed(standings: Standings, table: int, words: Words) -> list[str]:
    """Who has done what against whom."""
    found, bots = standings.meetings(table), standings.plan.names
    heads = ["league-bot", "league-against", "league-won", "league-drawn", "league-lost"]
    lines = [
        [bots[one], bots[two], str(x.wins), str(x.draws), str(x.losses), percent(x.share, words)]
        for (one, two), x in sorted(found.items())
    ]
    heads.append("league-share")
    return [grid([words.say(key) for key in heads], lines, words.say("league-meetings"), texts=2)]


def by_side(standings: Standings, table: int, words: Words) -> list[str]:
    """How the bots did on each side."""
    found, bots = standings.sides(table), standings.plan.names
    if not found:
        return []
    spoken = Words(words.lang, standings.plan.tables[table].found())
    heads = ["league-bot", "league-side", "league-played", "league-share"]
    lines = [
        [bots[bot], spoken.say(f"side-{side}"), str(x.games), percent(x.share, words)]
        for (bot, side), x in found.items()
    ]
    return [grid([words.say(key) for key in heads], lines, words.say("league-sides"), texts=2)]


def together(standings: Standings, table: int, words: Words) -> list[str]:
    """Where all win or lose together, each bot for itself."""
    rows, bots = standings.reached(table), standings.plan.names
    if not rows:
        return []
    title = words.say("league-together")
    spots = [Spot(bots[x.bot], x.share.value, x.share.low, x.share.high) for x in rows]
    heads = ["league-bot", "league-played", "league-reached", "league-share-won", "league-points"]
    lines = []
    for row in rows:
        mean = interval(row.points, words) if row.points else "–"
        share = percent(row.share, words)
        lines.append([bots[row.bot], str(row.games), str(row.wins), share, mean])
    return [
        tag("p", title),
        plot(spots, title, lambda value: f"{number(100 * value, 0, words)} %", (0.0, 1.0)),
        grid([words.say(key) for key in heads], lines, title),
    ]


def kept_games(standings: Standings, said: list[Words]) -> list[str]:
    """Every game as a file that can be replayed, by table and by who met whom."""
    parts = [tag("p", words.say("league-replay")) for words in said]
    parts.append("<p><code>aquelarre replay games/000000-….aquelarre</code></p>")
    for place, table in enumerate(standings.plan.tables):
        parts.append(tag("h2", " · ".join(dict.fromkeys(named(table, words) for words in said))))
        by_pair: dict[tuple[int, ...], list[Outcome]] = {}
        for outcome in standings.at(place):
            by_pair.setdefault(tuple(outcome.bots), []).append(outcome)
        for pair, outcomes in sorted(by_pair.items()):
            names = " – ".join(standings.plan.names[bot] for bot in pair)
            parts.append(f"<details><summary>{escape(names)} ({len(outcomes)})</summary><ol>")
            parts += [link(standings, outcome) for outcome in outcomes]
            parts.append("</ol></details>")
    return parts


def link(standings: Standings, outcome: Outcome) -> str:
    """A game: its file, and how it ended."""
    if standings.together[outcome.table]:
        told = "1" if outcome.reached else "0"
    else:
        told = {1.0: "1 – 0", 0.5: "½ – ½", 0.0: "0 – 1"}[outcome.score]
    file = escape(quote(outcome.file))
    return (
        f'<li value="{outcome.game}"><a href="{file}" download>'
        f"{outcome.round + 1}.{outcome.turn + 1}</a> {told}</li>"
    )


def points(value: float, words: Words) -> str:
    """A rating: +120, −35, 0."""
    rounded = round(value)
    return f"+{rounded}" if rounded > 0 else number(rounded, 0, words)
