"""Are the games the same? By the compiled engine, by the code of another checkout, by another
Python: every answer of every game, and what is true on the table on the way and at the end.

    python tools/same_games.py                          compiled beside interpreted, all titles
    python tools/same_games.py carcassonne --random 0 --guide 20
    python tools/same_games.py --against ../before      this code beside that of another checkout
    python tools/same_games.py --python pypy3           this Python beside another one

Games vary in seats and table options. Exit status 1 if any digest differs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RANDOM, GUIDE = "random", "guide"
EVERY = 40  # answers between two looks at the whole table


def table(game: Any, number: int) -> tuple[int, dict[str, int]]:
    """Seats and options of the game of this number: the usual ones first, then others by turns."""
    from aquelarre import AquelarreError, Dice

    seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
    dice = Dice(number).child("table")
    settings = {}
    if number % 2:
        for setting in game.settings:
            settings[setting.name] = setting.values[dice.below(len(setting.values))]
    try:
        return seats, dict(game.check(seats, settings))
    except AquelarreError:
        return usual(game)


def usual(game: Any) -> tuple[int, dict[str, int]]:
    """A table that the game has for certain."""
    return (game.yardsticks or ((game.least_seats, {}),))[0]


def digest_of(game: Any, kind: str, number: int) -> str:
    """One game: every answer, every so often the fingerprint, and that of the end."""
    from aquelarre import Dice, bot
    from aquelarre.bots.playing import play_out
    from aquelarre.match.fingerprint import fingerprint

    seats, settings = table(game, number)
    dice = Dice(f"same games {number}")
    state = game.start(seats, settings)
    told = sha256(f"{seats} {sorted(settings.items())}".encode())
    count = 0

    def note(seat: int, action: int | None, unasked: bool) -> None:
        nonlocal count
        if action is None:
            return  # kept silent
        if count % EVERY == 0:
            told.update(fingerprint(game, state).encode())
        told.update(f" {seat}:{action}".encode())
        count += 1

    players = [bot(kind, dice.child(seat)) for seat in range(seats)]
    play_out(game, state, players, dice.child("nature"), note=note)
    told.update(fingerprint(game, state).encode())
    return told.hexdigest()[:12]


def tell(games: Sequence[str], counts: dict[str, int], first: int) -> None:
    """Play here, and write a line for each title and kind of player."""
    from aquelarre import find, names
    from aquelarre.kernel import state

    for name in games or names():
        game = find(name)
        for kind, count in counts.items():
            began = process_time()
            digests = [digest_of(game, kind, number) for number in range(first, first + count)]
            line = {
                "game": name,
                "kind": kind,
                "digests": digests,
                "cpu": round(process_time() - began, 2),
                "compiled": not str(state.__file__).endswith(".py"),
            }
            print(json.dumps(line), flush=True)


def start(wishes: Any, python: str, source: Path, fast: str) -> subprocess.Popen[str]:
    """Another process that tells."""
    environment = {**os.environ, "PYTHONPATH": str(source), "AQUELARRE_FAST": fast}
    counts = ["--random", str(wishes.random), "--guide", str(wishes.guide)]
    command = [python, __file__, *wishes.games, *counts, "--first", str(wishes.first), "--tell"]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def compare(one: subprocess.Popen[str], other: subprocess.Popen[str], names: Sequence[str]) -> int:
    """Read what both tell, line by line; the exit status."""
    assert one.stdout is not None
    assert other.stdout is not None
    wrong = 0
    for left, right in zip(one.stdout, other.stdout, strict=False):
        a, b = json.loads(left), json.loads(right)
        pairs = zip(a["digests"], b["digests"], strict=True)
        differ = [place for place, (mine, theirs) in enumerate(pairs) if mine != theirs]
        wrong += len(differ)
        if names[0] == "compiled" and not a["compiled"]:
            print("there is no fresh build: ./fast")
            return 1
        said = f"{a['game']}, {a['kind']}: {len(a['digests'])} games, {len(differ)} differ"
        print(f"{said}; CPU {a['cpu']} s {names[0]}, {b['cpu']} s {names[1]}", differ[:10])
    if one.wait() or other.wait():
        print("a process has failed")
        return 1
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--random", type=int, default=1000)
    parser.add_argument("--guide", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--against", type=Path, help="another checkout")
    parser.add_argument("--python", help="another Python")
    parser.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.tell:
        counts = {RANDOM: wishes.random, GUIDE: wishes.guide}
        tell(wishes.games, {kind: count for kind, count in counts.items() if count}, wishes.first)
        return 0
    here, fast = ROOT / "src", os.environ.get("AQUELARRE_FAST", "0")
    if wishes.against:
        names = ["here", "there"]
        one = start(wishes, sys.executable, here, fast)
        other = start(wishes, sys.executable, wishes.against.resolve() / "src", "0")
    elif wishes.python:
        names = ["here", wishes.python]
        one = start(wishes, sys.executable, here, fast)
        other = start(wishes, wishes.python, here, "0")
    else:
        names = ["compiled", "interpreted"]
        one = start(wishes, sys.executable, here, "1")
        other = start(wishes, sys.executable, here, "0")
    return compare(one, other, names)


if __name__ == "__main__":
    sys.exit(main())
