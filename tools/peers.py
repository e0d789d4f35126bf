"""Beside others: our games and OpenSpiel's C++ card games, both driven from Python, by turns.

    python tools/peers.py --install    once: OpenSpiel into an environment of its own, .cache/peers
    ./fast                             so that ours run compiled
    python tools/peers.py [GAME…] [--rounds 5] [--seconds 1] [--own-draws]

Decisions of players in a CPU second: all legal answers are listed, one is taken with Python's
ordinary random generator, and chance is answered in between without being counted: on both sides
with `random.choices`, as the study did. With `--own-draws` both sides leave that to the library
(`pyspiel.sample_action`, `State.befall`), which helps OpenSpiel more than us. No observation is
made on either side. The loop itself is interpreted on both sides. Carcassonne is counted in
games: in stages (a placement, then its followers), and in whole turns (`whole_turns`); a study of
2026-11-16 counted 250 games (stages) and 83 games (whole turns) in a CPU second for a full-rules
engine in Go on a machine where OpenSpiel's hearts made 182,000 decisions and our interpreted loop
440 games. There is no Go here: the last lines compare by way of hearts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".cache" / "peers"
THEIRS = ("hearts", "crazy_eights", "spades")
OURS = (("walpurgisnacht", 5), ("new_salem", 5), ("las_brujas", 7), ("discworld_witches", 3))
WANTED = {"walpurgisnacht": 1.0, "new_salem": 1.0, "las_brujas": 0.7, "discworld_witches": 0.5}
SPEAKS_UP = 16  # who may speak up unasked does so once in so many chances
# Of the study, in a CPU second: hearts, and the engine in Go.
HEARTS, GO_STAGES, GO_TURNS = 182_000, 250, 83
Speeds = dict[str, float]


def theirs(seconds: float, own_draws: bool = False) -> Speeds:
    """OpenSpiel's games, in an interpreter that has them."""
    import pyspiel

    found: Speeds = {}
    for name in THEIRS:
        game, chance = pyspiel.load_game(name), Random(0)
        decisions, began = 0, process_time()
        while process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    state.apply_action(chance.choice(state.legal_actions()))
                    decisions += 1
                elif own_draws:
                    drawn, _ = pyspiel.sample_action(state.chance_outcomes(), chance.random())
                    state.apply_action(drawn)
                else:
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, odds)[0])
        found[name] = decisions / (process_time() - began)
    return found


def ours(seconds: float, own_draws: bool = False, games: Sequence[str] = ()) -> Speeds:
    """Our games (or only these), as `aquelarre bench` plays them; Carcassonne in games."""
    found: Speeds = {}
    for name, seats in OURS:
        if not games or name in games:
            found[name] = played(name, seats, {}, seconds, own_draws)[0]
    if not games or "carcassonne" in games:
        base = {"mage_and_witch": 0}
        found["stages"] = played("carcassonne", 2, base, seconds, own_draws)[1]
        found["turns"] = turns(seconds)
    return found


def played(
    name: str, seats: int, wishes: dict[str, int], seconds: float, own_draws: bool = False
) -> tuple[float, float]:
    """Decisions and games in a second. The loop is here, and interpreted, as that of `theirs`; the
    one of `aquelarre bench` may be compiled."""
    from aquelarre import find

    game, chance = find(name), Random(0)
    settings = game.check(seats, wishes)
    games, decisions, began = 0, 0, process_time()
    while process_time() - began < seconds:
        state: Any = game.start(seats, settings)
        while asked := state.asked:
            if asked >> seats:
                if own_draws:
                    state.befall(chance.random())
                    continue
                state.answer(seats, chance.choices(*state.chances())[0])
                continue
            decisions += 1
            may = state.may
            if may and not int(chance.random() * SPEAKS_UP):
                seat = (may & -may).bit_length() - 1
                asides = state.asides(seat)
                if asides:
                    state.answer(seat, asides[int(chance.random() * len(asides))])
                    continue
            seat = (asked & -asked).bit_length() - 1
            options = state.options(seat)
            state.answer(seat, options[int(chance.random() * len(options))])
        games += 1
    taken = process_time() - began
    return decisions / taken, games / taken


def turns(seconds: float) -> float:
    """Games of Carcassonne in which every whole turn is listed and one of them is taken."""

    from aquelarre import find

    game: Any = find("carcassonne")
    chance = Random(0)
    settings = game.check(2, {"mage_and_witch": 0})
    games, began = 0, process_time()
    while process_time() - began < seconds:
        state: Any = game.start(2, settings)
        while state.asked:
            if state.nature_asked:
                state.answer(2, chance.choices(*state.chances())[0])
            else:
                listed = game.whole_turns(state)
                game.take_turn(state, listed[int(chance.random() * len(listed))])
        games += 1
    return games / (process_time() - began)


def asked(python: Path | str, side: str, wishes: argparse.Namespace) -> Speeds:
    """One side in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    environment.setdefault("AQUELARRE_FAST", "1")
    command = [str(python), __file__, *wishes.games, "--side", side]
    command += ["--seconds", str(wishes.seconds), *["--own-draws"] * wishes.own_draws]
    told = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found: Speeds = json.loads(told.stdout)
    return found


def install() -> int:
    """OpenSpiel, for this tool only."""
    commands = [
        [sys.executable, "-m", "venv", str(HOME)],
        [str(HOME / "bin" / "python"), "-m", "pip", "install", "open_spiel"],
    ]
    return max(subprocess.run(command).returncode for command in commands)


def report(rounds: list[tuple[Speeds, Speeds]], own_draws: bool) -> None:
    """Ratios of each round, their median, the lowest and the highest. The study's hearts drew with
    `random.choices`, so the libraries' own draws say nothing about its engine in Go."""
    for name in THEIRS:
        print(f"{name}: {median(them[name] for them, _ in rounds):,.0f} decisions/s")
    measured = rounds[0][1]
    for name, _ in OURS:
        if name not in measured:
            continue
        rate = median(us[name] for _, us in rounds)
        said = spread([us[name] / them["hearts"] for them, us in rounds])
        print(f"{name}: {rate:,.0f} decisions/s, {said} of hearts; wanted {WANTED[name]}")
    for name, go, wanted in (("stages", GO_STAGES, 4), ("turns", GO_TURNS, 2)):
        if name not in measured:
            continue
        rate = median(us[name] for _, us in rounds)
        if own_draws:
            print(f"carcassonne, {name}: {rate:,.0f} games/s")
            continue
        said = spread([us[name] / them["hearts"] * HEARTS / go for them, us in rounds])
        print(f"carcassonne, {name}: {rate:,.0f} games/s, by way of hearts {said} of the study's")
        print(f"    engine in Go ({go} games/s beside {HEARTS:,} of hearts); wanted {wanted}")


def spread(ratios: list[float]) -> str:
    """The median with the lowest and the highest."""
    return f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--own-draws", action="store_true", help="chance is drawn by the libraries")
    parser.add_argument("--side", choices=("ours", "theirs"), help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.install:
        return install()
    if wishes.side:
        given = wishes.seconds, wishes.own_draws
        print(json.dumps(theirs(*given) if wishes.side == "theirs" else ours(*given, wishes.games)))
        return 0
    there = find_spec("pyspiel") is not None  # the environment of the tests has it, too
    python = Path(sys.executable) if there else HOME / "bin" / "python"
    if not python.exists():
        print("OpenSpiel is not there: python tools/peers.py --install")
        return 1
    report(
        [
            (asked(python, "theirs", wishes), asked(sys.executable, "ours", wishes))
            for _ in range(wishes.rounds)
        ],
        wishes.own_draws,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
