"""The report: a page that anybody can read, in both languages, and a few lines for a terminal."""

from __future__ import annotations

from html import escape

from aquelarre.kernel.catalog import find
from aquelarre.proof.findings import AREAS, Finding, Findings
from aquelarre.words import LANGUAGES, Words

STYLE = """
:root { color-scheme: light dark; --ink: #1d1a26; --paper: #fbf9f4; --line: #d8d2c4;
  --good: #1f6b45; --bad: #a3212c; --soft: #665f75; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8f4; --paper: #17141f; --line: #3a3448;
  --good: #7fd3a6; --bad: #ff8b8f; --soft: #a9a2b8; } }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 4rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin-top: 2rem; }
nav a { margin-right: 1rem; } a { color: inherit; }
section + section { border-top: 3px double var(--line); margin-top: 3rem; padding-top: 1rem; }
.verdict { font-size: 1.15rem; font-weight: 600; } .good { color: var(--good); }
.bad { color: var(--bad); } .soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top;
  padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; font-size: .85rem; color: var(--soft); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
@media (max-width: 34rem) { td:first-child { hyphens: auto; } }
"""


def page(findings: Findings, first: str) -> str:
    """The whole page, the reader's language first."""
    order = sorted(LANGUAGES, key=lambda lang: lang != first)
    links = "".join(_link(Words(lang)) for lang in order)
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        _tag("title", Words(first).say("proof-title")),
        f"<style>{STYLE}</style>",
    ]
    body = [f"<nav>{links}</nav>", *(_section(findings, Words(lang)) for lang in order)]
    parts = ["<!doctype html>", f'<html lang="{first}">', "<head>", *head, "</head>"]
    return "\n".join([*parts, "<body>", *body, "</body>", "</html>", ""])


def _tag(name: str, text: str, kind: str = "") -> str:
    mark = f' class="{kind}"' if kind else ""
    return f"<{name}{mark}>{escape(text)}</{name}>"


def _link(words: Words) -> str:
    return f'<a href="#{words.lang}">{escape(words.say("proof-language"))}</a>'


def _section(findings: Findings, words: Words) -> str:
    parts = [
        f'<section id="{words.lang}" lang="{words.lang}">',
        _tag("h1", words.say("proof-title")),
        _tag("p", verdict(findings, words), f"verdict {_kind(findings.good)}"),
        _tag("p", words.say("proof-about")),
        _tag("p", circumstances(findings, words), "soft"),
    ]
    for area in AREAS:
        rows = findings.in_area(area)
        if rows:
            parts.append(_tag("h2", words.say(f"proof-area-{area}")))
            parts.append(_tag("p", words.say(f"proof-area-{area}.about")))
            parts.append(_table(rows, words))
    parts.append(_tag("p", words.say("proof-limits")))
    parts += [_tag("p", words.say("proof-again")), _tag("pre", "aquelarre prove"), "</section>"]
    return "\n".join(parts)


def _kind(good: bool) -> str:
    return "good" if good else "bad"


def _table(rows: list[Finding], words: Words) -> str:
    heads = [
        _tag("th", words.say("proof-what")),
        _tag("th", words.say("proof-tried"), "number"),
        _tag("th", words.say("proof-failed"), "number"),
    ]
    lines = ["<table>", f"<tr>{''.join(heads)}</tr>"]
    for row in rows:
        told = "".join(_tag("pre", each[:600]) for each in row.told)
        if not row.tried:
            told = _tag("p", words.say("proof-nothing"), "bad")
        cells = [
            f"<td>{escape(named(row, words))}{told}</td>",
            _tag("td", str(row.tried), "number"),
            _tag("td", str(row.failed), f"number {_kind(row.good)}"),
        ]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return "\n".join([*lines, "</table>"])


def named(row: Finding, words: Words) -> str:
    """What was tried, and with which game."""
    sentence = words.say(f"proof-{row.key}")
    if not row.game:
        return sentence
    return f"{Words(words.lang, find(row.game)).say('game-title')}: {sentence}"


def verdict(findings: Findings, words: Words) -> str:
    tried = sum(each.tried for each in findings.all)
    failed = sum(findings.summed(area)[1] for area in AREAS)
    if findings.good:
        return words.say("proof-good", tried=tried)
    return words.say("proof-bad", tried=tried, failed=failed)


def circumstances(findings: Findings, words: Words) -> str:
    return words.say(
        "proof-circumstances",
        version=findings.version,
        machine=findings.machine,
        minutes=f"{findings.seconds / 60:.1f}",
    )


def lines(findings: Findings, words: Words) -> list[str]:
    """The same in short, for the terminal."""
    found = []
    for area in AREAS:
        if findings.in_area(area):
            tried, failed = findings.summed(area)
            title = words.say(f"proof-area-{area}")
            found.append(words.say("proof-line", title=title, tried=tried, failed=failed))
    for each in findings.all:
        if not each.good:
            found.append(f"  ! {named(each, words)}")
            found += [f"    {told[:300]}" for told in each.told]
    return [*found, verdict(findings, words)]
