"""Where the time of a game goes: CPU time for each kind of question, early and late in the game.

    python tools/time_steps.py carcassonne --seats 2 --set mage_and_witch=0 --games 300

For every question it times listing all options and taking one, at random, with what follows from
it until the next question. The columns are the quarters of a game: a step whose cost grows with
what lies on the table shows there. `--functions` adds the functions in which most time is spent.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
from collections import defaultdict
from random import Random
from time import perf_counter_ns
from typing import Any

from aquelarre.bots.playing import first
from aquelarre.kernel import Chance, Game, State
from aquelarre.kernel.catalog import find

QUARTERS = 4
Times = dict[str, list[list[int]]]  # by question: nanoseconds in each quarter


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="X=N")
    parser.add_argument("--functions", action="store_true")
    wishes = parser.parse_args()
    game = find(wishes.game)
    seats = wishes.seats or game.least_seats
    pairs = [wish.partition("=") for wish in wishes.settings]
    settings = game.check(seats, {name: int(value) for name, _, value in pairs})
    if wishes.functions:
        show_functions(game, seats, settings, wishes.games)
    else:
        show_times(timed(game, seats, settings, wishes.games), wishes.games)


def timed(game: Game[Any], seats: int, settings: dict[str, int], games: int) -> Times:
    """Play random games; every question's time in the quarter of the game in which it came."""
    times: Times = defaultdict(lambda: [[] for _ in range(QUARTERS)])
    for number in range(games):
        chance = Random(number)
        state = game.start(seats, settings)
        steps: list[tuple[str, int]] = []
        while state.asked:
            question = state.open_question()
            assert question is not None
            began = perf_counter_ns()
            step(state, chance)
            steps.append((question.key, perf_counter_ns() - began))
        for place, (key, spent) in enumerate(steps):
            times[key][place * QUARTERS // len(steps)].append(spent)
    return times


def step(state: State, chance: Random) -> None:
    """One random answer of whoever is asked."""
    if state.nature_asked:
        question = state.open_question()
        assert isinstance(question, Chance)
        outcomes = question.options(state, state.n)
        state.answer(state.n, chance.choices(outcomes, question.odds(state))[0])
        return
    seat = first(state.asked)
    options = state.options(seat)
    state.answer(seat, options[int(chance.random() * len(options))])


def show_times(times: Times, games: int) -> None:
    print(f"{'question':<16}{'per game':>10}  µs in each quarter of the game{'':6}share of time")
    whole = sum(sum(map(sum, quarters)) for quarters in times.values())
    for key, quarters in sorted(times.items(), key=lambda item: -sum(map(sum, item[1]))):
        count = sum(map(len, quarters))
        means = [sum(each) / len(each) / 1000 if each else 0.0 for each in quarters]
        columns = "".join(f"{mean:>9.1f}" for mean in means)
        share = sum(map(sum, quarters)) / whole
        print(f"{key:<16}{count / games:>10.1f}{columns}{share:>12.0%}")
    print(f"{'all':<16}{whole / games / 1e6:>10.2f} ms for a game")


def show_functions(game: Game[Any], seats: int, settings: dict[str, int], games: int) -> None:
    profile = cProfile.Profile()
    profile.enable()
    for number in range(games):
        chance = Random(number)
        state = game.start(seats, settings)
        while state.asked:
            step(state, chance)
    profile.disable()
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(18)


if __name__ == "__main__":
    main()
