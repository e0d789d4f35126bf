"""A plot drawn by hand: a point and its interval for each bot or table, on one line each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, LINE, LEFT, RIGHT, FOOT = 720, 30, 190, 24, 34
TICKS = 6  # at most about so many
MOST_LABEL = 24  # characters


class Spot(NamedTuple):
    """One line of the plot."""

    name: str
    value: float
    low: float
    high: float


def plot(
    spots: Sequence[Spot],
    title: str,
    written: Callable[[float], str],
    span: tuple[float, float] | None = None,
) -> str:
    """The plot as SVG. It takes its colours from the page; `written` says a number as the reader
    writes it."""
    ticks = marks(*(span or (min(s.low for s in spots), max(s.high for s in spots))))
    first, last = ticks[0], ticks[-1]
    height = LINE * len(spots) + FOOT

    def across(value: float) -> float:
        share = (min(max(value, first), last) - first) / (last - first)
        return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
    ]
    for tick in ticks:
        x = across(tick)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{height - FOOT + 6}"/>')
        parts.append(
            f'<text x="{x}" y="{height - 8}" text-anchor="middle">{escape(written(tick))}</text>'
        )
    for place, spot in enumerate(spots):
        y = LINE * place + LINE // 2 + 4
        low, value, high = across(spot.low), across(spot.value), across(spot.high)
        name = shortened(spot.name)
        parts += [
            f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(name)}</text>',
            f'<line class="reach" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>',
            f'<circle class="spot" cx="{value}" cy="{y}" r="5"/>',
        ]
    return "\n".join([*parts, "</svg>"])


def shortened(name: str) -> str:
    """A long name by its end, which tells most of `package.module:Class`."""
    return name if len(name) <= MOST_LABEL else "…" + name[1 - MOST_LABEL :]


def marks(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest."""
    if high - low < 1e-6:  # all the same: some room around it
        low, high = low - 0.5, high + 0.5
    raw = (high - low) / TICKS
    size = 10.0 ** floor(log10(raw))
    step = next(size * each for each in (1, 2, 5, 10) if size * each >= raw)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 9) for number in range(first, max(last, first + 1) + 1)]
