"""How much a study costs beside the games themselves: processor time of both, in alternation.

    AQUELARRE_FAST=1 python tools/study_speed.py walpurgisnacht --seats 3 [--games 40] [--rounds 7]

The same games among random bots are played as `aquelarre bench --bots random` plays them and as a
study does, which notes each game as a line and counts it. Says the median ratio per decision, with
few measures (wins, length, points) and with all.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from time import process_time

import msgspec

from aquelarre.bots.bench import Speed, _play_bots
from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.lab.studies.plan import MEASURES
from aquelarre.lab.studies.playing import play
from aquelarre.lab.studies.study import Study
from aquelarre.lab.studies.tables import plan_of

FEW = ("wins", "length", "points")
SEED, BOT = "0", "random"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=7)
    wishes = parser.parse_args()
    for measures in (FEW, MEASURES):
        found = ratio(wishes.game, wishes.seats, wishes.games, wishes.rounds, list(measures))
        print(f"{wishes.game}, {wishes.seats} seats, {', '.join(measures)}: {found:.2f} of bench")


def ratio(game: str, seats: int, games: int, rounds: int, measures: list[str]) -> float:
    """The median over rounds of what a decision costs in a study, by what it costs in bench. The
    first round, which fills what is kept, is not counted."""
    plan = plan_of(
        f'game = "{game}"\nseats = {seats}\nbots = "{BOT}"\nseed = "{SEED}"\n'
        f"games = {games * (rounds + 1)}\nmeasures = {json.dumps(measures)}\n"
    )
    study, found = Study(plan), []
    for first in range(0, games * (rounds + 1), games):
        numbers = range(first, first + games)
        plain, noted = bench(game, seats, numbers), studied(study, numbers)
        if plain[1] != noted[1]:
            raise SystemExit(f"These were other games: {plain[1]} and {noted[1]} decisions.")
        found.append(noted[0] / plain[0])
    return median(found[1:])


def bench(key: str, seats: int, numbers: range) -> tuple[float, int]:
    """Processor time, and decisions."""
    game = find(key)
    speed, settings = Speed(key, seats, {}), game.check(seats, {})
    began = process_time()
    for number in numbers:
        _play_bots(game, game.new(seats, settings), speed, [BOT], Dice(SEED).child(number))
    return process_time() - began, speed.decisions


def studied(study: Study, numbers: range) -> tuple[float, int]:
    began, decisions = process_time(), 0
    for number in numbers:
        played = play(study.plan.job(0, number))
        msgspec.json.encode(played)
        study.add(played)
        decisions += played.decisions
    return process_time() - began, decisions


if __name__ == "__main__":
    main()
