"""Train a small policy by self-play, and let it play in the arena and in a league.

    python examples/train_policy.py carcassonne --games 400 --out carcassonne.json
    AQUELARRE_POLICY=carcassonne.json PYTHONPATH=examples \
        aquelarre league carcassonne:2 --bots train_policy:Learned,random,guide --out league

Nothing has to be installed besides Aquelarre. The policy is a softmax over the legal answers: each
answer is described by a few features (what it is called, and what it would change in an imagined
position), each feature has a weight, and weights are changed by the policy gradient (REINFORCE). It
starts with zeros, that is at random, learns from nothing but the results of games against itself,
and is shown nobody's play.

What is here works for any game with points. It is meant to be read and to be outdone.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from math import exp, sqrt, tanh
from pathlib import Path
from typing import Any

from aquelarre import Dice, Match, find
from aquelarre.bots.arena import simulate
from aquelarre.bots.playing import let_nature_answer
from aquelarre.bots.tally import Tally
from aquelarre.bots.through import play_through
from aquelarre.kernel import Action, Game, Seat, State, Window

POLICY = "AQUELARRE_POLICY"  # the file with the weights of `Learned`
AHEAD = 6  # answers of the same seat that are looked ahead, at most
SCALE = 15.0  # points that make a clear difference
BATCH = 8  # games between two changes of the weights
STEP = 0.15  # by which a weight changes at most, about

Features = dict[str, float]
Weights = dict[str, float]


# -- what an answer looks like ---------------------------------------------------------------


def described(window: Window[Any], dice: Dice) -> list[Features]:
    """The features of each legal answer, as this seat can know them."""
    game, question = window.game, window.question()
    options = window.options()
    world = window.imagine(dice)
    side = game.side(world, window.seat)  # one's own, which one knows in every world
    asked = f"{question} as {game.sides[side]}" if side >= 0 else question
    luck = dice.word()  # the same for all answers, so that they can be compared
    found = []
    for action in options:
        option = game.describe(action)
        features = {f"{asked}: {option.verb}": 1.0}
        for name, ref in zip(option.args, option.refs, strict=True):
            label = ref.partition(":")[2].partition("-")[0]  # `city-N` is a city
            if label.replace("_", "").isalpha():  # a thing with a name, not a place on a map
                features[f"{asked}: {option.verb} {game.kind(name)} {label}"] = 1.0
        if len(options) > 1:
            features |= looked_ahead(game, world, window.seat, action, Dice(luck))
        found.append(features)
    return found


def looked_ahead(game: Game[Any], world: State, seat: Seat, action: Action, luck: Dice) -> Features:
    """What becomes of the points if this is answered and then nothing more is wanted: the first
    option, until somebody else is asked. In a copy of an imagined world, with imagined luck, so
    nothing is betrayed."""
    before = game.points(world)
    state = world.clone()
    state.answer(seat, action)
    for _ in range(AHEAD):
        let_nature_answer(state, luck)
        if not state.asked >> seat & 1:
            break
        state.answer(seat, state.options(seat)[0])
    gained = [after - now for after, now in zip(game.points(state), before, strict=False)]
    if not gained:
        return {}  # points are counted at the end, or never
    mine = gained.pop(seat)
    return {"mine": mine / SCALE, "theirs": max(gained, default=0) / SCALE}


# -- the policy ------------------------------------------------------------------------------


class Policy:
    """Weights, and the chances of the answers that follow from them."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = weights or {}

    def chances(self, options: Sequence[Features]) -> list[float]:
        worth = [sum(self.weights.get(name, 0.0) * x for name, x in f.items()) for f in options]
        best = max(worth)
        heat = [exp(each - best) for each in worth]
        return [each / sum(heat) for each in heat]


class Learner:
    """Plays by a policy and remembers, for each decision, in which direction the chosen answer
    becomes more likely."""

    def __init__(self, policy: Policy, dice: Dice) -> None:
        self.policy = policy
        self.dice = dice
        self.slopes: list[Features] = []

    def answer(self, window: Window[Any]) -> Action:
        options = described(window, self.dice)
        chances = self.policy.chances(options)
        chosen = self.dice.pick([1 + int(1_000_000 * chance) for chance in chances])
        if len(options) > 1:
            slope = dict(options[chosen])
            for features, chance in zip(options, chances, strict=True):
                for name, x in features.items():
                    slope[name] = slope.get(name, 0.0) - chance * x
            self.slopes.append(slope)
        return window.options()[chosen]

    def aside(self, window: Window[Any]) -> Action | None:
        return None


class Learned:
    """The policy of a file, as a bot that anybody can name: it takes the likeliest answer."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.policy = Policy(json.loads(Path(os.environ[POLICY]).read_text("utf-8")))

    def answer(self, window: Window[Any]) -> Action:
        chances = self.policy.chances(described(window, self.dice))
        return window.options()[chances.index(max(chances))]

    def aside(self, window: Window[Any]) -> Action | None:
        return None


# -- learning --------------------------------------------------------------------------------


def worth(match: Match[Any], seat: Seat) -> float:
    """What a game was worth to a seat, from -1 to 1: half of it is the result, half how far it was
    ahead, where there are points."""
    points, result = match.game.points(match.state), match.returns()[seat]
    if not points:
        return result
    others = [each for other, each in enumerate(points) if other != seat]
    return (result + tanh((points[seat] - max(others, default=0)) / SCALE)) / 2


def train(game: Game[Any], seats: int, settings: dict[str, int], games: int, seed: str) -> Policy:
    """A policy that has played so many games against itself."""
    policy, squares = Policy(), dict[str, float]()
    usual = 0.0  # what a game is usually worth; against oneself about nothing, alone not
    root = Dice(seed)
    for batch in range(0, games, BATCH):
        slope: Features = {}
        for number in range(batch, min(games, batch + BATCH)):
            dice = root.child(number)
            match = Match(game, seats, settings, seed=f"{seed} {number}")
            players = [Learner(policy, dice.child(seat)) for seat in range(seats)]
            play_through(match, players)
            for seat, player in enumerate(players):
                surprise = worth(match, seat) - usual
                usual += 0.02 * surprise
                for each in player.slopes:
                    for name, x in each.items():
                        slope[name] = slope.get(name, 0.0) + surprise * x
        for name, x in slope.items():  # each weight at its own pace (RMSprop)
            squares[name] = 0.9 * squares.get(name, x * x) + 0.1 * x * x
            if squares[name]:
                change = STEP * x / sqrt(squares[name])
                policy.weights[name] = policy.weights.get(name, 0.0) + change
    return policy


def against_random(
    game: Game[Any], seats: int, settings: dict[str, int], file: Path, games: int, jobs: int
) -> list[Tally]:
    """How the policy of a file does against random: its results, and those of random."""
    os.environ[POLICY] = str(file)
    bots = ["train_policy:Learned", "random"]
    sides = len(game.sides) == 2
    results = simulate(game, games, seats, settings, bots, "measured", jobs, sides)
    return results.by_bot


def main(args: Sequence[str] | None = None) -> list[Tally]:
    parser = argparse.ArgumentParser(description="Train a small policy by self-play.")
    parser.add_argument("game", nargs="?", default="carcassonne")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="X=N")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--measure", type=int, default=200, help="games against random")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=1, help="processes for the measure")
    parser.add_argument("--out", type=Path, default=Path("policy.json"))
    wish = parser.parse_args(args)
    game = find(wish.game)
    settings = {name: int(value) for name, _, value in (x.partition("=") for x in wish.settings)}
    policy = train(game, wish.seats, settings, wish.games, wish.seed)
    wish.out.write_text(json.dumps(policy.weights, indent=1, sort_keys=True), "utf-8")
    found = against_random(game, wish.seats, settings, wish.out, wish.measure, wish.jobs)
    print(f"{game.key}: {wish.games} games of training, then {wish.measure} against random")
    for name, tally in zip(("learned", "random"), found, strict=True):
        won, points = tally.won, tally.points.margin()
        line = f"{name}: won {100 * won.value:.1f} % ({100 * won.low:.1f} … {100 * won.high:.1f})"
        if tally.points.games:
            line += f", points {points.value:.1f} ({points.low:.1f} … {points.high:.1f})"
        print(line)
    return found


if __name__ == "__main__":
    main()
