"""Drawing: a position as text, or as a simple picture of that text, for `render`.

`ansi` is the position in plain lines, as the terminal shows it; `svg` the same lines as a picture.
"""

from __future__ import annotations

from html import escape
from typing import Any

from aquelarre.kernel import WATCHER, Game, Seat
from aquelarre.lab.environments.table import Table
from aquelarre.words import Words

RENDERS = ("ansi", "svg")
WIDE, HIGH, MARGIN = 9, 18, 16  # of a character, and around all of it: pixels
PAPER, INK = "#fbf6ea", "#2b2118"


def drawn(table: Table, mode: str | None, seat: Seat = WATCHER, language: str = "en") -> str | None:
    """The position as the seat sees it, in this mode; None if nothing is to be drawn."""
    if mode is None:
        return None
    found = lines(table.game, table, seat, language)
    return "\n".join(found) if mode == "ansi" else svg(found)


def lines(game: Game[Any], table: Table, seat: Seat, language: str) -> list[str]:
    """The position in plain lines."""
    words = Words(language, game, players=[f"player_{each}" for each in range(table.state.n)])
    return game.draw(table.view(seat), words.say)


def svg(lines: list[str]) -> str:
    """The lines as a picture, in letters that all have the same width."""
    wide = MARGIN * 2 + WIDE * max(map(len, lines), default=1)
    high = MARGIN * 2 + HIGH * len(lines)
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + HIGH * (row + 1) - 5}" xml:space="preserve">'
        f"{escape(line)}</text>"
        for row, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"'
        f' viewBox="0 0 {wide} {high}"><rect width="{wide}" height="{high}" fill="{PAPER}"/>'
        f'<g font-family="monospace" font-size="15" fill="{INK}">{rows}</g></svg>'
    )


def checked_render(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in RENDERS:
        raise ValueError(f"There is no render mode {mode!r}; there is: {', '.join(RENDERS)}.")
    return mode
