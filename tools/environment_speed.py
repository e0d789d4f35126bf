"""How fast our games step as environments, beside other people's in the same run.

    python tools/environment_speed.py [--seconds 1] [--rounds 3]

PettingZoo's own classic games and OpenSpiel's Python games are measured in the same loop as ours,
by turns, so that a machine that gets slower does so for all. It needs what the classic games need:
`pip install "pettingzoo[classic]"`; what is not there is left out and named.

A step is one answer of an agent, drawn evenly from its legal ones: `last()` with the observation
and the mask, and `step()`. With OpenSpiel: `legal_actions()` and `apply_action()`, chance answered
in between. Figures are steps per second of CPU time; the median of the rounds.
"""

from __future__ import annotations

import argparse
import platform
import warnings
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel

from aquelarre import names
from aquelarre.lab.environments import aec, openspiel

CLASSICS = (
    "connect_four_v3",
    "tictactoe_v3",
    "texas_holdem_v4",
    "leduc_holdem_v4",
    "texas_holdem_no_limit_v6",
    "go_v5",
    "chess_v6",
)
PYTHON_GAMES = (
    "python_tic_tac_toe",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
)
REGISTERED = openspiel.PREFIX  # by importing it

Runner = Callable[[float], float]  # seconds in, steps per second out


def pettingzoo_runner(make: Callable[[], Any]) -> Runner:
    """Random games in an environment of PettingZoo."""
    env, chance = make(), Random(1)

    def run(seconds: float) -> float:
        steps, seed, began = 0, 0, process_time()
        while process_time() - began < seconds:
            env.reset(seed=seed)
            seed += 1
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                env.step(int(legal[int(chance.random() * len(legal))]))
                steps += 1
                if process_time() - began >= seconds:
                    break
        return steps / (process_time() - began)

    return run


def openspiel_runner(name: str) -> Runner:
    """Random games of OpenSpiel."""
    game, chance = pyspiel.load_game(name), Random(1)

    def run(seconds: float) -> float:
        steps, began = 0, process_time()
        while steps == 0 or process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal() and (steps == 0 or process_time() - began < seconds):
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, odds)[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(chance.random() * len(legal))])
                    steps += 1
        return steps / (process_time() - began)

    return run


def classics() -> Iterator[tuple[str, Runner]]:
    """PettingZoo's own, as far as what they need is installed."""
    for name in CLASSICS:
        try:
            make = import_module(f"pettingzoo.classic.{name}").env
            yield name, pettingzoo_runner(make)
        except Exception as problem:  # whatever they fail with: a module, a newer numpy
            print(f"{name} is left out: {problem}")


def ours() -> Iterator[tuple[str, Runner]]:
    for name in sorted(names()):
        yield f"aquelarre {name}", pettingzoo_runner(partial(aec.env, name))


def measured(runners: dict[str, Runner], rounds: int, seconds: float) -> dict[str, list[float]]:
    """The figures of each, round by round."""
    found: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(rounds):
        for name, run in runners.items():
            found[name].append(run(seconds))
    return found


def told(title: str, found: dict[str, list[float]]) -> None:
    print(f"\n| {title} | steps per second (lowest–highest) |\n| --- | --- |")
    for name, each in sorted(found.items(), key=lambda pair: -median(pair[1])):
        print(f"| {name} | {median(each):,.0f} ({min(each):,.0f}–{max(each):,.0f}) |")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="of each, in each round")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    warnings.simplefilter("ignore")  # of the classic games
    libraries = ", ".join(f"{name} {version(name)}" for name in ("pettingzoo", "open-spiel"))
    print(f"{date.today()}, CPython {platform.python_version()}, {libraries}")
    by_turns = {**dict(ours()), **dict(classics())}
    told("PettingZoo, AEC", measured(by_turns, given.rounds, given.seconds))
    spiel = {name: openspiel_runner(name) for name in PYTHON_GAMES}
    spiel |= {f"aquelarre {name}": openspiel_runner(REGISTERED + name) for name in sorted(names())}
    told("OpenSpiel, Python games", measured(spiel, given.rounds, given.seconds))


if __name__ == "__main__":
    import_module("open_spiel.python.games")
    main()
