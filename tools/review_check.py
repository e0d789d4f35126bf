"""Do reviews agree with themselves, and is what they advise better?

    python tools/review_check.py carcassonne --decisions 200 --twice 60

Games of guides, novices and neighbours with one who errs (every other answer is any answer); the
seeds are fixed. Decisions of the one who errs and of a novice, spread over each game, are judged.
The first of them are judged twice, with different seeds: the same verdict? And wherever one was
judged imprecise or worse, guides play on to the end 200 times from worlds that the seat had to
think of, the likely ones more often: in each world once after the advice and once after the answer,
with the same luck. Worlds and luck are others than those of the judge. Does the advice do better on
average? Figures come with 95 % intervals (Wilson). With `--out FILE` every case is kept there, and
what is in it already is not done again.

Most decisions are good ones, and of them there is nothing to be played on. `--errors` looks only at
answers that were any answer: there is more to find among them, in less time. With `--worst` the one
who errs gives, every fourth time, the answer that the guide weighs least, and only these are looked
at: of them most are worse, and what comes of the advice can be seen in an hour.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from aquelarre import compiled
from aquelarre.bots import bot
from aquelarre.bots.hearing import answer_after
from aquelarre.kernel import Action, Dice, Game, Told, Window
from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.review import judge
from aquelarre.review.judge import GOOD, side_by_side
from aquelarre.review.playing_on import PlayingOn
from aquelarre.review.reviewing import is_decision

GAMES = 200  # that are played on after each of the two answers
OF_A_GAME = 12  # decisions, spread over it
ERRS, NOVICE = 0, 1  # the seats whose decisions are judged
ERRORS, WORST = "errors", "worst"  # only these of the one who errs
WORST_EVERY = 4  # answers of the one who errs: more, and the game is lost before it can be lost
KINDS = ("guide", "novice", "neighbour")  # by seat, over and over
SURE = 1.96
Data = dict[str, Any]


class Case(NamedTuple):
    """A decision of one of those who err."""

    window: Window[Any]
    told: list[Told]
    action: Action


def cases(game: Game[Any], seats: int, seed: str, only: str = "") -> Iterator[Case]:
    """Decisions of one game after the other, without end."""
    number = 0
    while True:
        found = list(_game(game, seats, f"{seed} {number}", only))
        every = max(1, len(found) // OF_A_GAME)
        yield from found[number % every :: every]
        number += 1


def _game(game: Game[Any], seats: int, seed: str, only: str) -> Iterator[Case]:
    match, dice = Match(game, seats, seed=seed), Dice(f"errs {seed}")
    players = [bot(KINDS[x % len(KINDS)], Dice(f"{seed} {x}")) for x in range(seats)]
    every = WORST_EVERY if only == WORST else 2
    while not match.over:
        seat = match.asked[0]
        window = match.window(seat)
        action, errs = answer_after(players[seat], window, match.news(seat)), False
        if seat == ERRS and not dice.below(every):
            chance, errs = dice.child(len(match.answers)), True
            action = (
                worst(window, match.news(seat), chance)
                if only == WORST
                else bot("random", chance).answer(window)
            )
        looked = errs if only else seat in (ERRS, NOVICE)
        if looked and is_decision(match, seat, action):
            then = Window(game, match.state.clone(), seat)
            yield Case(then, list(match.news(seat)), action)
        match.play(seat, action)


def worst(window: Window[Any], told: Sequence[Told], dice: Dice) -> Action:
    """What the guide weighs least of all that may be answered."""
    game, options = window.game, window.options()
    weights = game.plan(window, dice, game.belief(window, told))
    least = min(weights)
    found = [each for each, one in zip(options, weights, strict=True) if one == least]
    return found[dice.below(len(found))]


def looked_at(case: Case, number: int, given: argparse.Namespace) -> Data:
    """One case: how it was judged, and what came of the advice."""
    found: Data = {"seat": case.window.seat, "key": case.window.question(), "judged": []}
    for time in range(2 if number < given.twice else 1):
        began = process_time()
        one = judge(*case, Dice(f"{number} {time}"), given.simulations)
        took = round(process_time() - began, 3)
        if not time:
            advice = one.best
        found["judged"].append([one.verdict, one.lost, one.error, one.worlds, took])
    if found["judged"][0][0] != GOOD:
        belief = case.window.game.belief(case.window, case.told)
        on = PlayingOn(case.window, case.told, belief, Dice(f"{number} played on"))
        gap = side_by_side(on.worth_of, case.action, advice, given.games)
        found["on"] = [gap.lead, gap.error]
    return found


def in_words(number: int, found: Data) -> str:
    judged = [f"{x[0]:9} {100 * x[1]:5.1f} ± {100 * x[2]:.1f}" for x in found["judged"]]
    line = f"{number:4} {found['key']:20} " + ", ".join(judged)
    if "on" in found:
        line += f"; played on {100 * found['on'][0]:+.1f} ± {100 * found['on'][1]:.1f}"
    return line


def share(found: int, count: int) -> str:
    """A share with its interval."""
    if not count:
        return "none"
    part, z = found / count, SURE * SURE / count
    middle = (part + z / 2) / (1 + z)
    half = SURE * sqrt(part * (1 - part) / count + z / count / 4) / (1 + z)
    low, high = 100 * (middle - half), 100 * (middle + half)
    return f"{found} of {count}: {100 * part:.0f} % ({low:.0f} to {high:.0f} %)"


def summed_up(rows: list[Data]) -> list[str]:
    """What all cases say together."""
    words = Counter(row["judged"][0][0] for row in rows)
    twice = [[each[0] for each in row["judged"]] for row in rows if len(row["judged"]) > 1]
    poor = [row for row in rows if "on" in row]
    better = sum(row["on"][0] > 0 for row in poor)
    plainly = sum(row["on"][0] > 2 * row["on"][1] for row in poor)
    worse = sum(row["on"][0] < -2 * row["on"][1] for row in poor)
    times = sorted(each[4] for row in rows for each in row["judged"])
    lines = [
        f"  {len(rows)} decisions: {dict(words)}",
        f"  the same verdict twice: {share(sum(a == b for a, b in twice), len(twice))}",
        f"  the advice did better:  {share(better, len(poor))}",
        f"  better by two errors:   {share(plainly, len(poor))}",
        f"  worse by two errors:    {share(worse, len(poor))}",
        f"  seconds for a decision: {sum(times) / len(times):.1f}, at most {times[-1]:.1f}",
    ]
    if poor:
        told = sum(row["judged"][0][1] for row in poor) / len(poor)
        was = sum(row["on"][0] for row in poor) / len(poor)
        lines.append(
            f"  chances lost, on average: {100 * told:.1f} told, {100 * was:.1f} played on"
        )
    return lines


def main() -> int:
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    asked.add_argument("game")
    asked.add_argument("--decisions", type=int, default=200)
    asked.add_argument("--twice", type=int, default=60, help="of these are judged twice")
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--simulations", type=int, default=0, help="0: as many as reviews take")
    asked.add_argument("--games", type=int, default=GAMES)
    asked.add_argument("--seed", default="review check")
    only = asked.add_mutually_exclusive_group()
    only.add_argument(
        "--errors", dest="only", action="store_const", const=ERRORS, default="", help="any answer"
    )
    only.add_argument(
        "--worst",
        dest="only",
        action="store_const",
        const=WORST,
        help="what the guide weighs least",
    )
    asked.add_argument("--out", type=Path)
    given = asked.parse_args()
    game = find(given.game)
    seats = given.seats or max(3, game.least_seats)
    rows: list[Data] = []
    if given.out and given.out.exists():
        rows = [json.loads(line) for line in given.out.read_text("utf-8").splitlines()]
    with suppress(KeyboardInterrupt):  # what is known by then is told
        every = enumerate(islice(cases(game, seats, given.seed, given.only), given.decisions))
        for number, case in islice(every, len(rows), None):
            rows.append(looked_at(case, number, given))
            print(in_words(number, rows[-1]), flush=True)
            if given.out:
                with given.out.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(rows[-1]) + "\n")
    print(f"{given.game}, {seats} seats, {'compiled' if compiled.runs() else 'interpreted'}:")
    print(*(summed_up(rows) if rows else ["  no decision yet"]), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
