"""`python -m aquelarre.laws NAME…`: say which laws the games break, or write their snapshots."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from aquelarre.kernel import AquelarreError, Game, catalog
from aquelarre.kernel.catalog import folder
from aquelarre.laws import broken_laws, update_snapshots
from aquelarre.laws.broken import told_once
from aquelarre.laws.check import is_to_do
from aquelarre.laws.snapshot import left_behind

NOT_RUN = (
    "what they, their snapshots and RULES.md must have was not checked: that needs the source "
    "folder (--with FOLDER)."
)


def say_what_is_wrong(game: Game[Any], games: int, draft: bool = False, seed: int = 0) -> int:
    """Print the faults of a game; returns how many there are, without what a draft has to do."""
    broken = broken_laws(game, games=games, seed=seed)
    to_do = [fault for fault in broken if draft and is_to_do(fault)]
    wrong = [fault for fault in broken if fault not in to_do]
    for line in told_once(to_do):
        print(f"{game.key}, to do: {line}")
    for line in told_once(wrong):
        print(f"{game.key}: {line}")
    if left_behind(folder(game)):
        print(f"{game.key} is installed without its tests, so {NOT_RUN}")
    if not wrong:
        print(f"{game.key} keeps every law{' of play' if to_do else ''}.")
    return len(wrong)


def write_snapshots(game: Game[Any], afresh: bool) -> None:
    """Write down what the game says, and say where."""
    for path in update_snapshots(game, afresh=afresh):
        print(f"{game.key}: {path}")


def main(words: list[str]) -> int:
    """Returns 0 if all is well."""
    parser = argparse.ArgumentParser(prog="python -m aquelarre.laws", description=__doc__)
    parser.add_argument("names", nargs="*", help="games; all of them if none is named")
    parser.add_argument("--games", type=int, default=24, help="random games to play (24)")
    parser.add_argument("--seed", type=int, default=0, help="other random games (0)")
    parser.add_argument(
        "--draft", action="store_true", help="what is not written down yet is to do, not wrong"
    )
    parser.add_argument("--update", action="store_true", help="append what is new to snapshots")
    parser.add_argument("--afresh", action="store_true", help="write the snapshots anew")
    asked = parser.parse_args(words)
    faults = 0
    for name in asked.names or catalog.names():
        try:
            game = catalog.find(name)
        except AquelarreError as problem:
            print(problem, file=sys.stderr)
            return 2
        if asked.update or asked.afresh:
            write_snapshots(game, asked.afresh)
        else:
            faults += say_what_is_wrong(game, asked.games, asked.draft, asked.seed)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
