"""New Salem: climb from the leanings as they are to better ones, step by step.

    python tools/salem_climb.py --seats 5 --rounds 12 --pairs 3000 --workers 2 --out climbed.toml

One seat among guides leans, and every deal is played twice: with the leanings moved by chance, and
moved by as much the other way. What is better of the two says where it goes up; chance that both
have in common says nothing. How a game ended is told half by who has won, and half by how near it
was (despair against the threshold, points against those of one's side), which is less a matter of
luck. Each round goes a step up by what the last rounds said; what is not clear of chance counts
less. At the end the places of the last third are averaged, and the leanings before and after are
held against each other in other deals. It needs numpy, for this tool only.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.protocol import Bot
from aquelarre.bots.simple import GuideBot
from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.cards import EVENTS, SIDE, SIDES, WITCHES, threshold
from aquelarre.games.new_salem.guide.leaning import ALIKE, Leaning, rows
from aquelarre.games.new_salem.state import Town
from aquelarre.kernel import Dice, Seat
from salem_leanings import (
    BY_PART,
    CHANCE,
    FACTOR,
    GROWTH,
    MOVED,
    TIMES,
    Leaner,
    Row,
    moved,
    name_of,
    normal,
    written,
)

Array = Any  # of numpy
ONWARD = 0.3  # of the way so far
KEPT = 0.75  # of what earlier rounds said
FIRST_STEP, LAST_STEP = 0.7, 0.2
NEAR_DESPAIR, NEAR_POINTS, OF_A_HOPE = 1.2, 0.7, 0.15  # how near is near
AT_ONCE = 20  # tasks that are handed to a process together


class Task(NamedTuple):
    """A deal, and how the seat leans in it."""

    seats: int
    side: int
    seed: str
    number: int
    leanings: list[Row]  # each in a game of its own


def deal(task: Task) -> tuple[Dice, Seat]:
    """A deal in which somebody is of the side, and who it is."""
    dice = Dice(task.seed).child(task.seats).child(task.side).child(task.number)
    while True:
        dice = dice.child("deal")
        s = GAME.start(task.seats, listen=True)
        let_nature_answer(s, dice.child("nature"))
        mine = [x for x in range(s.n) if SIDE[s.characters.face[x]] == task.side]
        if mine:
            return dice, mine[dice.child("seat").below(len(mine))]


def play(task: Task) -> list[tuple[float, bool]]:
    """How near the seat came, and whether it has won, leaning so."""
    dice, seat = deal(task)
    return [ended(task.seats, dice, seat, leaning) for leaning in task.leanings]


def ended(seats: int, dice: Dice, seat: Seat, leaning: Row) -> tuple[float, bool]:
    s = GAME.start(seats, listen=True)
    nature = dice.child("nature")
    let_nature_answer(s, nature)
    bots: list[Bot] = [GuideBot(dice.child(f"seat {x}")) for x in range(seats)]
    bots[seat] = Leaner(dice.child(f"seat {seat}"), Leaning(leaning))
    play_out(GAME, s, bots, nature)
    return near(s, seat), bool(s.winners >> seat & 1)


def near(s: Town, seat: Seat) -> float:
    """How near the seat was to winning at the end, from 0 to 1."""
    side = SIDE[s.characters.face[seat]]
    margin = (s.final_despair - threshold(s.n) + 0.5) / NEAR_DESPAIR
    reached = 1 / (1 + exp(-margin))
    score = [points + OF_A_HOPE * hope for points, hope in zip(s.points, s.wealth, strict=True)]
    strength = [
        exp((score[x] - score[seat]) / NEAR_POINTS)
        for x in range(s.n)
        if SIDE[s.characters.face[x]] == side
    ]
    return (reached if side == WITCHES else 1 - reached) / sum(strength)


Direction = dict[str, list[float]]  # by what it is called: how far each number is moved


def one_by_one() -> Direction:
    return {
        name_of(what): [float(x == place) for x in range(len(MOVED))]
        for place, what in enumerate(MOVED)
    }


def together(start: Row) -> Direction:
    """The few that may well matter, all parts of the game at once; and on from a guide's leanings
    the way that was found so far."""
    found = {
        name: [float(what == name) for what, _ in MOVED]
        for name in (*BY_PART, "whole", "finds", "removals", "rival", "deny", "reins")
    }
    found["on"] = [ONWARD * move for move in moves_of(start)]
    return found


def moves_of(row: Row) -> list[float]:
    """By how many moves a row differs from a guide's."""
    found = []
    for name, place in MOVED:
        if name in BY_PART:
            found.append(log(row.get(name, ALIKE)[place]) / FACTOR)
        elif name in TIMES:
            found.append(log(row.get(name, 1.0)) / FACTOR)
        elif name == "growth":
            found.append(row.get(name, 0.0) / GROWTH)
        elif name == "ends":
            found.append(row.get(name, [0.0, 0.0])[place] / CHANCE)
        else:
            found.append(row.get("events", {}).get(EVENTS[place], 0.0) / CHANCE)
    return found


class Climb:
    """One side's way up."""

    def __init__(self, seats: int, side: int, broad: bool = False) -> None:
        self.seats, self.side = seats, side
        self.start: Row = rows().get(str(seats), {}).get(SIDES[side], {})
        directions = together(self.start) if broad else one_by_one()
        self.names = list(directions)
        self.directions = np.array([directions[name] for name in self.names])
        self.place = np.zeros(len(self.names))  # in moves from the start
        self.said, self.error = np.zeros(len(self.names)), np.zeros(len(self.names))
        self.places: list[Array] = []

    def at(self, place: Array) -> Row:
        """The leanings at a place."""
        return moved(self.start, [float(move) for move in place @ self.directions])

    def tasks(self, seed: str, first: int, pairs: int, scale: float) -> tuple[list[Task], Array]:
        """Deals for a round, each with the leanings moved both ways; and how they are moved."""
        chance = Dice(seed).child("moves").child(self.side).child(first)
        moves = np.array([[scale * normal(chance) for _ in self.names] for _ in range(pairs)])
        found = [
            Task(
                *(self.seats, self.side, seed, first + x),
                [self.at(self.place + moves[x]), self.at(self.place - moves[x])],
            )
            for x in range(pairs)
        ]
        return found, moves

    def learn(self, moves: Array, ends: Sequence[Sequence[tuple[float, bool]]], step: float) -> str:
        """Go up by what these games said; and in words how they went."""
        scores = np.array([[(near_ + won) / 2 for near_, won in pair] for pair in ends])
        better = (scores[:, 0] - scores[:, 1]) / 2
        square = np.linalg.inv(moves.T @ moves + 1e-9 * np.eye(len(self.names)))
        slope = square @ (moves.T @ better)
        rest = float((better - moves @ slope).std())
        error = rest * np.sqrt(np.diag(square))
        self.said = KEPT * self.said + (1 - KEPT) * slope
        self.error = np.sqrt((KEPT * self.error) ** 2 + ((1 - KEPT) * error) ** 2)
        clear = np.clip(1 - (self.error / np.maximum(np.abs(self.said), 1e-9)) ** 2, 0.1, 1)
        way = self.said * clear
        self.place = self.place + step * way / max(1e-9, float(np.linalg.norm(way)))
        self.places.append(self.place)
        won = np.mean([won for pair in ends for _, won in pair])
        slope_ = f"slope {np.linalg.norm(way):.4f}"
        return f"{SIDES[self.side]}: won {won:.1%}, near {scores.mean():.4f}, {slope_}"

    def reached(self) -> Array:
        """The average of the last third: each single one is a matter of chance."""
        last = self.places[-max(1, len(self.places) // 3) :]
        return np.mean(last, axis=0)


def climb(
    wishes: argparse.Namespace, ways: list[Climb], run: Callable[[list[Task]], list[Any]]
) -> None:
    for turn in range(wishes.rounds):
        tasks, moves = [], []
        for way in ways:
            mine, how = way.tasks(wishes.seed, turn * wishes.pairs, wishes.pairs, wishes.scale)
            tasks += mine
            moves.append(how)
        ends = run(tasks)
        part = turn / max(1, wishes.rounds - 1)
        step = FIRST_STEP + (LAST_STEP - FIRST_STEP) * part
        for place, way in enumerate(ways):
            mine_ = ends[place * wishes.pairs : (place + 1) * wishes.pairs]
            print(f"round {turn + 1}", way.learn(moves[place], mine_, step), flush=True)
        if wishes.out is not None:
            keep(ways, wishes.out)


def keep(ways: Sequence[Climb], out: Path) -> None:
    lines: list[str] = []
    for way in ways:
        lines += written(way.seats, way.side, way.at(way.reached()))
    out.write_text("\n".join(lines) + "\n", "utf-8")


def held_against(
    wishes: argparse.Namespace, ways: Sequence[Climb], run: Callable[[list[Task]], list[Any]]
) -> None:
    """Plain guides, the leanings before, and those reached, in deals that none of them knows."""
    for way in ways:
        three = [{}, way.start, way.at(way.reached())]
        tasks = [
            Task(way.seats, way.side, f"{wishes.seed} held", x, three) for x in range(wishes.held)
        ]
        ends = np.array([[won for _, won in each] for each in run(tasks)], float)
        error = (ends[:, 2] - ends[:, 1]).std() / max(1, len(ends)) ** 0.5
        said = ", ".join(f"{x:.2%}" for x in ends.mean(0))
        print(f"held {SIDES[way.side]}: guide, before, after {said} (+-{error:.2%} of the gain)")


def pooled(workers: int) -> tuple[Executor | None, Callable[[list[Task]], list[Any]]]:
    if workers == 1:
        return None, lambda tasks: [play(task) for task in tasks]
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    return pool, lambda tasks: list(pool.map(play, tasks, chunksize=AT_ONCE))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--pairs", type=int, default=3000, help="of games for each side and round")
    parser.add_argument("--held", type=int, default=4000, help="deals at the end, for each side")
    parser.add_argument("--scale", type=float, default=0.4, help="how far numbers are moved")
    parser.add_argument("--together", action="store_true", help="parts of a game at once")
    parser.add_argument("--seed", default="climb")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    wishes = parser.parse_args()
    pool, run = pooled(wishes.workers)
    ways = [Climb(wishes.seats, side, wishes.together) for side in range(len(SIDES))]
    climb(wishes, ways, run)
    for way in ways:
        print(SIDES[way.side])
        clear = way.said / np.maximum(way.error, 1e-9)
        for name, place, sure in zip(way.names, way.reached(), clear, strict=True):
            print(f"  {name}: {place:+.2f} ({sure:+.1f})")
    held_against(wishes, ways, run)
    if pool is not None:
        pool.shutdown()


if __name__ == "__main__":
    main()
