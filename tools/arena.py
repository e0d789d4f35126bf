"""Which of two bots is better, how sure is that, and how long does each think?

    python tools/arena.py carcassonne seer guide --seats 2 --games 200 --set mage_and_witch=0
    python tools/arena.py walpurgisnacht seer guide --seats 5 --games 200 --sides
    python tools/arena.py new_salem seer guide --seats 4 --games 200 --one --out runs/salem.jsonl

By default the two take turns on the seats; with --sides each has a whole side, in turn; with --one
the first bot has one seat, in turn, and the second all others. In every mode two games that follow
each other are dealt alike, and the bots have changed places. With --out every game is a line of a
file: the same command goes on where it was stopped, and one with more --games adds to it. The
number of --workers changes nothing but the time; CPU seconds are of the process that thinks.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from aquelarre.bots.hearing import end_of, name_of
from aquelarre.bots.named import checked, listening
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.protocol import Bot, Heard, listens
from aquelarre.bots.seating import Seating
from aquelarre.bots.tally import Margin, Mean, proportion
from aquelarre.bots.workers import spread
from aquelarre.kernel import Action, Dice, Seat, Window
from aquelarre.kernel.catalog import find

Row = dict[str, Any]  # one game as it went, as a line of JSON
TURNS, SIDES, ONE = "turns", "sides", "one"  # who sits where


class Duel(NamedTuple):
    """Two bots at a table: all that a process needs to play any of the games."""

    game: str
    seats: int
    settings: dict[str, int]
    bots: tuple[str, str]
    mode: str
    seed: str

    def kinds(self) -> list[str]:
        """The bots as they take turns on the seats, or on the sides."""
        first, second = self.bots
        return [first, *[second] * (self.seats - 1)] if self.mode == ONE else [first, second]


class Timed:
    """A bot with a stopwatch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.longest = 0.0
        self.answers = 0

    def answer(self, window: Window[Any]) -> Action:
        began = process_time()
        found = self.bot.answer(window)
        taken = process_time() - began
        self.seconds += taken
        self.longest = max(self.longest, taken)
        self.answers += 1
        return found

    def aside(self, window: Window[Any]) -> Action | None:
        began = process_time()
        found = self.bot.aside(window)
        self.seconds += process_time() - began
        return found


class TimedListener(Timed):
    """One that listens: what it makes of that is thinking, too."""

    def hear(self, window: Window[Any], heard: Heard) -> None:
        assert listens(self.bot)
        began = process_time()
        self.bot.hear(window, heard)
        self.seconds += process_time() - began

    def over(self, window: Window[Any], returns: Sequence[float]) -> None:
        end_of(self.bot, window, returns)


def play(duel: Duel, index: int) -> Row:
    """Game number `index`: two that follow each other are dealt alike (`--one`: as many as there
    are seats), and everybody has moved on."""
    game = find(duel.game)
    kinds = duel.kinds()
    dice = Dice(duel.seed).child(index // len(kinds))
    state = game.new(duel.seats, duel.settings)
    if any(listening(kind, game) for kind in kinds):
        state.news = []
    state.settle()
    nature = dice.child("nature")
    let_nature_answer(state, nature)
    seating = Seating(game, state, kinds, duel.mode == SIDES, index)
    made = seating.players(dice.child(index % len(kinds)))
    players = [TimedListener(each) if listens(each, game) else Timed(each) for each in made]
    play_out(game, state, players, nature, name=name_of(dice))
    return {
        "game": index,
        "who": [min(1, which) for which in seating.which()],
        "sides": seating.teams(),
        "returns": game.returns(state),
        "points": list(game.points(state)),
        "seconds": [round(each.seconds, 4) for each in players],
        "longest": [round(each.longest, 4) for each in players],
        "answers": [each.answers for each in players],
    }


def played(duel: Duel, games: int, out: Path | None, workers: int) -> Iterator[Row]:
    """All games in order; what the file has is not played again."""
    found = kept(duel, out)
    yield from found[:games]
    with closing(spread(partial(play, duel), range(len(found), games), workers)) as rows:
        for row in rows:
            if out is not None:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
            yield row


def kept(duel: Duel, out: Path | None) -> list[Row]:
    """The games of the file, which begins with what is played. A line that was cut off goes."""
    if out is None:
        return []
    head = json.dumps(duel._asdict())
    out.parent.mkdir(parents=True, exist_ok=True)
    lines = out.read_text("utf-8").split("\n") if out.exists() else [head, ""]
    if lines[0] != head:
        raise SystemExit(f"{out} holds other games: {lines[0]}")
    out.write_text("".join(f"{line}\n" for line in lines[:-1]), "utf-8")
    return [json.loads(line) for line in lines[1:-1]]


# -- what was found ----------------------------------------------------------------------


def summary(duel: Duel, rows: Sequence[Row]) -> Row:
    """Each bot: how often it won with its 95 % interval, its lead, its thinking."""
    return {
        "games": len(rows),
        **{f"{name} ({place + 1})": of_bot(rows, place) for place, name in enumerate(duel.bots)},
        **by_side(duel, rows),
    }


def of_bot(rows: Sequence[Row], who: int) -> Row:
    """A game counts once: with the share of its seats that won, a draw as half a win."""
    won, lead, wins = Mean(), Mean(), Mean()
    seconds, answers, longest = 0.0, 0, 0.0
    for row in rows:
        seats = [seat for seat, each in enumerate(row["who"]) if each == who]
        if not seats:
            continue  # a side that nobody was dealt
        won.add(sum(row["returns"][seat] > 0 for seat in seats) / len(seats))
        wins.add(sum((1 + row["returns"][seat]) / 2 for seat in seats) / len(seats))
        if len(row["points"]) > 1:
            lead.add(sum(lead_of(row["points"], seat) for seat in seats) / len(seats))
        seconds += sum(row["seconds"][seat] for seat in seats)
        answers += sum(row["answers"][seat] for seat in seats)
        longest = max([longest, *(row["longest"][seat] for seat in seats)])
    found: Row = {
        "won %": percent(proportion(won.margin().value, won.games)),
        "score %": percent(proportion(wins.margin().value, wins.games)),
        "s a move": round(seconds / max(1, answers), 4),
        "longest s": round(longest, 3),
    }
    if lead.games:
        margin = lead.margin()
        found["lead"] = [round(x, 1) for x in (margin.value, margin.low, margin.high)]
    return found


def by_side(duel: Duel, rows: Sequence[Row]) -> Row:
    """With --sides: how each bot did on each side, and the first on both averaged."""
    if duel.mode != SIDES:
        return {}
    found: Row = {}
    shares = []
    for side, name in enumerate(find(duel.game).sides):
        for who, bot in enumerate(duel.bots):
            results = [result for row in rows if (result := side_won(row, side, who)) is not None]
            margin = proportion(sum(results) / max(1, len(results)), len(results))
            found[f"{name} by {bot} ({who + 1})"] = [*percent(margin), len(results)]
            if who == 0 and results:
                shares.append(margin.value)
    found["both sides averaged %"] = round(100 * sum(shares) / max(1, len(shares)), 1)
    return found


def side_won(row: Row, side: int, who: int) -> bool | None:
    """Has this side, played by this bot, won? None: it was not played by it."""
    seats = [
        seat
        for seat, (team, each) in enumerate(zip(row["sides"], row["who"], strict=True))
        if team == side and each == who
    ]
    return any(row["returns"][seat] > 0 for seat in seats) if seats else None


def lead_of(points: list[int], seat: Seat) -> int:
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def percent(margin: Margin) -> list[float]:
    return [round(100 * part, 1) for part in (margin.value, margin.low, margin.high)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--sides", action="store_true")
    parser.add_argument("--one", action="store_true")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", dest="settings", action="append", default=[], metavar="X=N")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--every", type=int, default=0, metavar="N", help="tell after each N games")
    wishes = parser.parse_args()
    game = find(wishes.game)
    seats = wishes.seats or game.least_seats
    pairs = [wish.partition("=") for wish in wishes.settings]
    settings = game.check(seats, {name: int(value) for name, _, value in pairs})
    bots = checked(wishes.first), checked(wishes.second)
    if wishes.sides and len(game.sides) != 2:
        parser.error(f"{game.key} has no two sides.")
    mode = SIDES if wishes.sides else ONE if wishes.one else TURNS
    duel = Duel(game.key, seats, settings, bots, mode, wishes.seed)
    rows: list[Row] = []
    for row in played(duel, wishes.games, wishes.out, wishes.workers):
        rows.append(row)
        if wishes.every and len(rows) % wishes.every == 0 and len(rows) < wishes.games:
            print(json.dumps(summary(duel, rows)), flush=True)
    for name, value in summary(duel, rows).items():
        print(f"{name}: {value}")


if __name__ == "__main__":
    main()
