"""Positions on their way from one engine to another. A program, for `test_smoke`:

    python packs.py pack FILE TITLE…     play, and now and then pack what is true on the table
    python packs.py unpack FILE TITLE…   unpack that

Both play on from each of these positions, with the same dice, and tell where that leads.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from aquelarre import Dice, compiled, find
from aquelarre.kernel import Game, Procedure, State, Step, members
from aquelarre.kernel.packing import packed, unpacked
from aquelarre.match.fingerprint import fingerprint

LOOKS, EVERY, AHEAD = 6, 23, 40  # positions of a game, answers in between, and answers after each


def play(state: State, dice: Dice, answers: int) -> None:
    """So many answers at random; nature answers, too."""
    for _ in range(answers):
        if state.owed:
            asked = members(state.asked)
            seat = asked[dice.below(len(asked))]
            options = state.options(seat)
            state.answer(seat, options[dice.below(len(options))])


def where_it_leads(game: Game[Any], state: State) -> str:
    """What is told on the way counts, too."""
    state.news = []
    before = fingerprint(game, state)
    play(state, Dice("ahead"), AHEAD)
    told = [(each.notice.key, each.shown, each.hidden, each.to) for each in state.news]
    return f"{before} {fingerprint(game, state)} {told}"


def positions(title: str) -> list[State]:
    game = find(title)
    state: State = game.start(game.most_seats, game.check(game.most_seats, {}))
    found: list[State] = []
    for look in range(LOOKS):
        found.append(state.clone())
        play(state, Dice(f"{title} {look}"), EVERY)
    return found


def main(way: str, file: Path, titles: list[str]) -> None:
    if way == "pack":
        file.write_bytes(packed({title: positions(title) for title in titles}))
    there = unpacked(file.read_bytes()) if way == "unpack" else None
    print("compiled" if compiled.runs() else "interpreted")
    for title in titles:
        for state in positions(title) if there is None else there[title]:
            assert all(isinstance(each, Step) for each in state.agenda)
            assert all(isinstance(each, Procedure) for each in state.procedures)
            print(title, where_it_leads(find(title), state))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
