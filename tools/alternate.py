"""How much faster is it? This engine beside that of another checkout, by turns, in CPU time.

    python tools/alternate.py --against ../before [GAME…] [--rounds 5] [--seconds 1.5]
    AQUELARRE_FAST=1 python tools/alternate.py --against ../before    compiled, if there is a build

The speed of a machine moves by as much as what we want to know, so both sides take turns, and a
figure is the median of the ratios, with the lowest and the highest. Random play and clones are as
in `aquelarre bench`; guides play whole games among themselves, the same on both sides; `imagine`
deals positions of random games again for the seat that is asked.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
Speeds = dict[str, float]  # what was measured: so many in a CPU second


def measure_all(name: str, seconds: float) -> Speeds:
    """Everything about one game, in this process."""
    from aquelarre import find

    game = find(name)
    found: Speeds = {}
    for seats, settings in game.yardsticks or ((5, {}),):
        label = name + "".join(f" {key}={value}" for key, value in settings.items())
        found |= {f"{label}, {what}": rate for what, rate in rates(game, seats, settings, seconds)}
    return found


def rates(game: Any, seats: int, settings: dict[str, int], seconds: float) -> Any:
    """Random decisions, clones, decisions of guides, imagined deals."""
    from aquelarre.bots.bench import measure

    speed = measure(game, seats, seconds, settings=settings)
    yield "random", speed.decisions / speed.playing_s
    yield "clone", 1e6 / speed.clone_us
    yield "guide", guides(game, seats, settings, seconds)
    yield "imagine", imagined(game, seats, settings, seconds / 3)


def guides(game: Any, seats: int, settings: dict[str, int], seconds: float) -> float:
    """Decisions of guides in a second, over whole games."""
    from aquelarre import Dice, bot
    from aquelarre.bots.playing import play_out

    decisions, number, began = 0, 0, process_time()
    while number == 0 or process_time() - began < seconds:
        dice = Dice(f"alternate {number}")
        players = [bot("guide", dice.child(seat)) for seat in range(seats)]
        state = game.start(seats, settings)
        decisions += play_out(game, state, players, dice.child("nature"))
        number += 1
    return decisions / (process_time() - began)


def imagined(game: Any, seats: int, settings: dict[str, int], seconds: float) -> float:
    """Deals in a second, of positions in the middle of random games."""
    from random import Random

    from aquelarre import Dice
    from aquelarre.bots import bench
    from aquelarre.bots.playing import first

    samples: list[Any] = []
    chance = Random(1)
    settings = game.check(seats, settings)
    while len(samples) < bench.SAMPLES:
        bench._sample(game.new(seats, settings), samples, chance)
    dice = Dice(0)
    done, began = 0, process_time()
    while done == 0 or process_time() - began < seconds:
        for state in samples:
            game.imagine(state, first(state.asked) % state.n, dice)
        done += len(samples)
    return done / (process_time() - began)


def asked(name: str, seconds: float, source: Path, fast: str) -> Speeds:
    """The same in another process, with the engine of that folder."""
    environment = {**os.environ, "PYTHONPATH": str(source), "AQUELARRE_FAST": fast}
    command = [sys.executable, __file__, name, "--seconds", str(seconds), "--tell"]
    done = subprocess.run(
        command, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    found: Speeds = json.loads(done)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--against", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.tell:
        print(json.dumps(measure_all(wishes.games[0], wishes.seconds)))
        return 0
    from aquelarre import names

    there = (wishes.against or ROOT).resolve() / "src"
    fast = os.environ.get("AQUELARRE_FAST", "0")
    for name in wishes.games or names():
        pairs = []
        for _ in range(wishes.rounds):
            before = asked(name, wishes.seconds, there, "0")
            pairs.append((before, asked(name, wishes.seconds, ROOT / "src", fast)))
        for what in pairs[0][0]:
            ratios = sorted(after[what] / before[what] for before, after in pairs)
            was, now = (median(side[what] for side in sides) for sides in zip(*pairs, strict=True))
            spread = f"{ratios[0]:.2f}–{ratios[-1]:.2f}"
            print(f"{what}: {was:,.0f} → {now:,.0f} a second, {median(ratios):.2f} ({spread})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
