"""Guides and seers that think in a process of their own, as at a table: a program for `test_smoke`.

python thinks.py TITLE…    the answers of both; at the table of the last title to its end
"""

from __future__ import annotations

import asyncio
import sys

from aquelarre import Dice, Match, compiled, find
from aquelarre.bots import Heard
from aquelarre.server.thinking import Thinkers

KINDS = ("guide", "seer@4")
SOME = 8  # answers at the other tables


async def play(thinkers: Thinkers, title: str, most: int) -> None:
    game = find(title)
    match = Match(game, game.least_seats, seed="thinks")
    while not match.over and most > 0:
        most -= 1
        seat, number = match.asked[0], len(match.answers)
        heard = Heard(0, match.news(seat))
        kind, dice = KINDS[number % 2], Dice(f"{title} {number}")
        action = await thinkers.answer(game, match.state, seat, kind, dice, heard=heard)
        print(title, number, kind, action)
        match.play(seat, action)


async def main(titles: list[str]) -> None:
    print("compiled" if compiled.runs() else "interpreted")
    thinkers = Thinkers(1, allowed=KINDS)
    try:
        for title in titles:
            await play(thinkers, title, 10_000 if title == titles[-1] else SOME)
        assert thinkers.given_up == 0
        assert thinkers.crew is not None
        assert thinkers.crew.died == 0
    finally:
        thinkers.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
