"""Parts of pages that the laboratory writes: each is one file that needs nothing from elsewhere."""

from __future__ import annotations

from html import escape

from aquelarre.bots.tally import Margin
from aquelarre.words import Words

STYLE = """
:root { color-scheme: light dark; --ink: #1d1a26; --paper: #fbf9f4; --line: #d8d2c4;
  --soft: #665f75; --mark: #6a2f8f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8f4; --paper: #17141f; --line: #3a3448;
  --soft: #a9a2b8; --mark: #cda6f0; } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.25rem; margin-top: 2.2rem; }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
nav a { margin-right: 1rem; } a { color: inherit; }
section + section { border-top: 3px double var(--line); margin-top: 3rem; padding-top: 1rem; }
.soft { color: var(--soft); } .wide { overflow-x: auto; }
table { border-collapse: collapse; } caption { text-align: left; color: var(--soft); }
th, td { text-align: left; vertical-align: top; padding: .3rem 1rem .3rem 0;
  border-bottom: 1px solid var(--line); }
thead th { font-weight: 600; font-size: .85rem; color: var(--soft); }
tbody th { font-weight: 600; overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { display: block; width: 100%; max-width: 45rem; height: auto; margin: .6rem 0; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
.grid { stroke: var(--line); } .reach { stroke: var(--mark); stroke-width: 3; }
.spot { fill: var(--mark); }
ol { columns: 16rem; padding-left: 3.5rem; } summary { cursor: pointer; margin: .4rem 0; }
code { overflow-wrap: anywhere; } .wide + .wide { margin-top: 1.4rem; }
"""


def tag(name: str, text: str, kind: str = "") -> str:
    mark = f' class="{kind}"' if kind else ""
    return f"<{name}{mark}>{escape(text)}</{name}>"


def grid(heads: list[str], lines: list[list[str]], caption: str, texts: int = 1) -> str:
    """A table; the first columns are texts, the others numbers."""
    kinds = [' scope="col"' + ("" if at < texts else ' class="number"') for at in range(len(heads))]
    top = "".join(f"<th{k}>{escape(head)}</th>" for k, head in zip(kinds, heads, strict=True))
    rows = []
    for line in lines:
        cells = [f'<th scope="row">{escape(line[0])}</th>']
        for at, cell in enumerate(line[1:], 1):
            cells.append(tag("td", cell, "" if at < texts else "number"))
        rows.append(f"<tr>{''.join(cells)}</tr>")
    inside = f"<caption>{escape(caption)}</caption><thead><tr>{top}</tr></thead>"
    return f'<div class="wide"><table>{inside}<tbody>{"".join(rows)}</tbody></table></div>'


def number(value: float, places: int, words: Words) -> str:
    """A number as the language writes it."""
    text = format(round(value, places) + 0.0, f".{places}f").replace("-", "−")
    return text.replace(".", ",") if words.lang == "es" else text


def percent(share: Margin, words: Words) -> str:
    value, low, high = (number(100 * x, 1, words) for x in (share.value, share.low, share.high))
    return f"{value} % ({low} … {high})"


def interval(mean: Margin, words: Words) -> str:
    if not mean.bounded:
        return number(mean.value, 1, words)
    value, low, high = (number(x, 1, words) for x in (mean.value, mean.low, mean.high))
    return f"{value} ({low} … {high})"
