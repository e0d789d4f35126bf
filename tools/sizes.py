"""How large are the games? What a researcher asks first, of all titles, as a table for the docs.

    python tools/sizes.py --games 100 --guided 20 --seconds 2 > sizes.md

For each game, at the tables on which it is usually measured: how many verbs and numbers it has,
how long games are among players at random and among guides, how many options a decision has, how
often several seats decide at the same time, how much chance there is, how large a view is, and how
fast it plays at random (`aquelarre bench`). All but the speed is the same on every machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import mean
from typing import Any

import msgspec

from aquelarre.bots.bench import measure
from aquelarre.bots.named import bot
from aquelarre.bots.through import play_through
from aquelarre.kernel import Action, Dice, Game, Seat
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match
from aquelarre.terminal.bench_command import machine
from aquelarre.terminal.wishes import usual_seats

COLUMNS = (
    *("game", "seats", "verbs", "numbers", "decisions at random", "of guides", "options"),
    *("most", "at once", "unasked", "chance", "view kB", "decisions/s"),
)


class Lengths:
    """What is counted in some games among bots of one kind."""

    def __init__(self, game: Game[Any], seats: int, settings: dict[str, int]) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.decisions: list[int] = []  # of each game
        self.chance: list[int] = []
        self.options: list[int] = []  # of each decision
        self.views: list[int] = []  # bytes
        self.at_once = 0  # decisions of a question that several owe an answer to
        self.spoken = 0  # decisions to say something unasked

    def play(self, kind: str, games: int) -> Lengths:
        for number in range(games):
            match = Match(self.game, self.seats, self.settings, seed=f"sizes {number}")
            bots = [bot(kind, Dice(match.seed).child(seat)) for seat in range(self.seats)]

            def note(
                seat: Seat, action: Action | None, unasked: bool, match: Match[Any] = match
            ) -> None:
                self._note(match, seat, action, unasked)

            self.decisions.append(play_through(match, bots, note))
            self.chance.append(sum(seat == match.nature for seat, _ in match.answers))
        return self

    def _note(self, match: Match[Any], seat: Seat, action: Action | None, unasked: bool) -> None:
        if action is None:
            return
        if unasked:
            self.spoken += 1
            return
        owed = match.state.owed
        self.at_once += bool(owed & (owed - 1))
        self.options.append(len(match.state.options(seat)))
        if len(self.options) % 10 == 1:
            self.views.append(len(msgspec.json.encode(match.view(seat))))


def tables() -> Iterator[tuple[Game[Any], int, dict[str, int]]]:
    """The tables on which games are usually measured."""
    for name in names():
        game = find(name)
        for seats, settings in game.yardsticks or ((usual_seats(game), {}),):
            yield game, seats, dict(settings)


def names_of(game: Game[Any], seats: int, settings: dict[str, int]) -> list[str]:
    """What is known before anybody plays: the table, and the size of the vocabulary."""
    options = ", ".join(f"{name}={value}" for name, value in settings.items())
    return [
        f"{game.key} ({options})" if options else game.key,
        f"{seats} of {game.least_seats}–{game.most_seats}",
        str(len(game.verbs)),
        f"{sum(verb.end - verb.base for verb in game.verbs):,}",
    ]


def row(
    game: Game[Any], seats: int, settings: dict[str, int], wish: argparse.Namespace
) -> list[str]:
    """A line of the table."""
    chance = Lengths(game, seats, settings).play("random", wish.games)
    guided = Lengths(game, seats, settings).play("guide", wish.guided)
    speed = measure(game, seats, wish.seconds, settings=settings) if wish.seconds else None
    all_given = len(chance.options) + chance.spoken
    return [
        *names_of(game, seats, settings),
        spread(chance.decisions),
        spread(guided.decisions),
        f"{mean(chance.options):.1f}",
        str(max(chance.options)),
        f"{100 * chance.at_once / all_given:.0f} %",
        f"{100 * chance.spoken / all_given:.0f} %",
        f"{mean(chance.chance):.0f}",
        f"{mean(chance.views) / 1000:.1f}",
        f"{speed.decisions / speed.playing_s:,.0f}" if speed else "–",
    ]


def spread(lengths: list[int]) -> str:
    """The mean, and from the shortest to the longest."""
    return f"{mean(lengths):.0f} ({min(lengths)}–{max(lengths)})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100, help="at random")
    parser.add_argument("--guided", type=int, default=20, help="among guides")
    parser.add_argument("--seconds", type=float, default=2.0, help="for the speed; 0: leave it out")
    wish = parser.parse_args()
    print(f"| {' | '.join(COLUMNS)} |")
    print(f"|{' --- |' * len(COLUMNS)}")
    for game, seats, settings in tables():
        print(f"| {' | '.join(row(game, seats, settings, wish))} |", flush=True)
    print(f"\n`python tools/sizes.py --games {wish.games} --guided {wish.guided}`, {machine()}.")


if __name__ == "__main__":
    main()
