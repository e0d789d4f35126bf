"""`python -m aquelarre.laws NAME…`: say which laws the games break, or write their snapshots."""

from __future__ import annotations

import argparse
import sys

from aquelarre.kernel import AquelarreError, catalog
from aquelarre.laws import broken_laws, update_snapshots


def main(words: list[str]) -> int:
    """Returns 0 if all is well."""
    parser = argparse.ArgumentParser(prog="python -m aquelarre.laws", description=__doc__)
    parser.add_argument("names", nargs="*", help="games; all of them if none is named")
    parser.add_argument("--games", type=int, default=24, help="random games to play (24)")
    parser.add_argument("--seed", type=int, default=0, help="other random games (0)")
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
            for path in update_snapshots(game, afresh=asked.afresh):
                print(f"{name}: {path}")
            continue
        broken = broken_laws(game, games=asked.games, seed=asked.seed)
        for law in broken:
            print(f"{name}: {law}")
        if not broken:
            print(f"{name} keeps every law.")
        faults += len(broken)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
