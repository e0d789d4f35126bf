"""Do bots give their secrets away? A detector learns from public deeds alone who is a witch.

    python tools/tells.py las_brujas --seats 7 --until assembly_ends:1 --games 1500
    python tools/tells.py new_salem --seats 5 --until phase_ended:2 --games 1500 --bots search
    python tools/tells.py walpurgisnacht --seats 5 --until turn:33% --games 1500

Bots play; each game is cut after the event that `--until` names was told so many times (or, with a
percentage, that part of all the times it is told in the game). What a watcher has heard and sees by
then is counted for every seat: each kind of event by who did it and to whom, with the things it
names, mutual pairs, and the public view. A gradient boosting learns who is of `--side` and is
asked about games that it has not seen (five folds, by game). A second one is also told how the
first judges those with whom a seat has to do. Printed is, with 95 % intervals over games:

  area      the area under the curve within a game: 0.5 is guessing, 1 is knowing
  first     how often the seat it names first is of that side, and how often by lot
  coven     how often the pair with most mutual gifts (`--pair`) is of that side (ties share)

and the same for shuffled labels, where a detector that finds anything would be wrong itself.
It needs scikit-learn, which nothing else of the project does: `pip install scikit-learn`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from aquelarre.bots.named import bot
from aquelarre.bots.playing import play_out
from aquelarre.bots.protocol import Bot, Heard, listens
from aquelarre.kernel import WATCHER, Action, Dice, Event, Game, Seat, State, Window
from aquelarre.kernel.catalog import find

Features = Counter[str]
GIFTS = {"las_brujas": "gave", "new_salem": "gave", "walpurgisnacht": "given_down"}
ROUNDS = 2  # of judging: the second knows how the first judged the others
FOLDS = 5
RARE = 0.01  # what fewer seats have than this says nothing


class Moment(NamedTuple):
    """Where a game is cut: after the `times`-th event of a kind, or a part of all of them."""

    key: str
    times: float
    share: bool

    @classmethod
    def called(cls, text: str) -> Moment:
        key, _, count = text.partition(":")
        share = count.endswith("%")
        number = float(count.rstrip("%") or 1)
        return cls(key, number / 100 if share else number, share)

    def place(self, events: Sequence[Event]) -> int | None:
        """How many events have been told by then; None if the game ended before."""
        there = [at for at, event in enumerate(events) if event.notice.key == self.key]
        count = round(self.times * len(there)) if self.share else int(self.times)
        return there[count - 1] + 1 if 0 < count <= len(there) else None


class Table(NamedTuple):
    """One game at the moment: what is known of each seat, who did what to whom, and the truth."""

    seats: list[Features]
    pairs: list[list[Features]]  # of who and whom: how often what
    side: list[bool]


class Noted:
    """A bot, and beside it a watcher who notes at each question what all see after the last event
    that may have been the moment."""

    def __init__(self, own: Bot, notes: Notes) -> None:
        self.own, self.notes = own, notes

    def answer(self, window: Window[Any]) -> Action:
        self.notes.look()
        return self.own.answer(window)

    def aside(self, window: Window[Any]) -> Action | None:
        self.notes.look()
        return self.own.aside(window)


class NotedListener(Noted):
    """The same for a bot that listens."""

    def hear(self, window: Window[Any], heard: Heard) -> None:
        assert listens(self.own)
        self.own.hear(window, heard)


class Enough(Exception):
    """The moment has come, and the rest of the game is of no use."""


class Notes:
    """Listens to a game. What is told goes into a plain list, `events`: the compiled engine adds to
    it without asking a list of ours."""

    def __init__(self, game: Game[Any], state: State, moment: Moment) -> None:
        self.game, self.state, self.moment = game, state, moment
        self.events: list[Event] = []
        state.news = self.events
        self.heard = 0  # so many of them have been looked through
        self.views: dict[int, dict[str, Any]] = {}  # what all saw when the moment may have come

    def look(self) -> None:
        """Before anybody does anything: if the moment has come since, keep what all see now."""
        new = range(self.heard, len(self.events))
        due = [at + 1 for at in new if self.events[at].notice.key == self.moment.key]
        self.heard = len(self.events)
        if due:
            self.views[due[-1]] = self.game.view(self.state, WATCHER)
            if not self.moment.share and self.moment.place(self.events) is not None:
                raise Enough


def played(key: str, seats: int, side: str, moment: Moment, kind: str, number: int) -> Table | None:
    """Game `number` as it stands at the moment; None if it ended before."""
    game = find(key)
    dice = Dice("tells").child(number)
    state = game.start(seats)
    notes = Notes(game, state, moment)
    own = [bot(kind, dice.child(f"seat {seat}")) for seat in range(seats)]
    bots = [NotedListener(x, notes) if listens(x, game) else Noted(x, notes) for x in own]
    with suppress(Enough):
        play_out(game, state, bots, dice.child("nature"))
    until = moment.place(notes.events)
    if until not in notes.views:
        return None
    wanted = game.sides.index(side)
    truth = [game.side(state, seat) == wanted for seat in range(seats)]
    return counted(game, notes.events[:until], notes.views[until], truth)


# -- what is counted ---------------------------------------------------------------------------


def counted(
    game: Game[Any], events: Sequence[Event], view: dict[str, Any], truth: list[bool]
) -> Table:
    """What a watcher could note down of each seat, and of each pair."""
    n = len(truth)
    table = Table(
        [Counter() for _ in range(n)], [[Counter() for _ in range(n)] for _ in range(n)], truth
    )
    for event in events:
        told = event.heard_by(WATCHER)
        people = [(name, x) for name, x in told.values.items() if game.kind(name) == "seat"]
        things = [
            f"{name}={game.label(game.kind(name), x)}"
            for name, x in told.values.items()
            if game.kind(name) != "seat" and name != "total"
        ]
        for name, seat in people:
            table.seats[seat][f"{told.key} {name}"] += 1
            for thing in things:
                table.seats[seat][f"{told.key} {name} {thing}"] += 1
        for (_, one), (_, other) in combinations(people, 2):
            table.pairs[one][other][told.key] += 1
    for seat, player in enumerate(view.get("players", ())):
        table.seats[seat].update(dict(numbers("view", player)))
    for seat in range(n):
        table.seats[seat].update(dict(mutual(table, seat)))
    return table


def numbers(name: str, value: Any) -> Iterator[tuple[str, int]]:
    """All numbers of a part of a view, by their way there; of lists how long they are, and what
    is in them."""
    if isinstance(value, bool | int):
        yield name, int(value)
    elif isinstance(value, str):
        yield f"{name}={value}", 1
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from numbers(f"{name}.{key}", each)
    elif isinstance(value, list):
        yield f"{name}#", len(value)
        yield from Counter(f"{name} {each}" for each in value if isinstance(each, str)).items()


def mutual(table: Table, seat: Seat) -> Iterator[tuple[str, int]]:
    """How a seat and those with whom it has to do answer one another."""
    others = [other for other in range(len(table.side)) if other != seat]
    kinds = {key for one in table.pairs for both in one for key in both}
    for key in sorted(kinds):
        out = [table.pairs[seat][other][key] for other in others]
        back = [table.pairs[other][seat][key] for other in others]
        both = [min(pair) for pair in zip(out, back, strict=True)]
        yield f"{key} most to one", max(out)
        yield f"{key} most from one", max(back)
        yield f"{key} to how many", sum(map(bool, out))
        yield f"{key} mutual", sum(both)
        yield f"{key} most mutual", max(both)


def coven_found(table: Table, gift: str) -> float:
    """Is the pair that gave one another most a pair of the side? A tie counts by its part."""
    best = 0
    right: list[bool] = []
    for one, other in combinations(range(len(table.side)), 2):
        there, back = table.pairs[one][other][gift], table.pairs[other][one][gift]
        both = there + back if there and back else 0
        if both > best:
            best, right = both, []
        if both and both == best:
            right.append(table.side[one] and table.side[other])
    return sum(right) / len(right) if right else 0.0


# -- the detector ------------------------------------------------------------------------------


def judged(
    tables: Sequence[Table], truth: Sequence[Sequence[bool]], seed: int
) -> list[list[float]]:
    """What the detector says of every seat of every game, never having seen that game."""
    chances: list[list[float]] | None = None
    for _ in range(ROUNDS):
        chances = one_round(tables, truth, chances, seed)
    assert chances is not None
    return chances


def one_round(
    tables: Sequence[Table],
    truth: Sequence[Sequence[bool]],
    before: list[list[float]] | None,
    seed: int,
) -> list[list[float]]:
    import numpy
    from sklearn.ensemble import HistGradientBoostingClassifier
    from sklearn.model_selection import GroupKFold

    rows: list[Features] = []
    for number, table in enumerate(tables):
        company = [Counter(each) for each in table.seats]
        if before is not None:
            for seat, features in enumerate(company):
                features.update(in_company(table, seat, before[number]))
        rows += beside_the_others(company)
    seen = Counter(name for row in rows for name, value in row.items() if value)
    names = sorted(name for name, count in seen.items() if count >= RARE * len(rows))
    data = numpy.array([[row[name] for name in names] for row in rows], dtype=float)
    labels = numpy.array([each for game in truth for each in game])
    games = numpy.array([number for number, table in enumerate(tables) for _ in table.side])
    found = numpy.zeros(len(rows))
    for learn, ask in GroupKFold(FOLDS).split(data, labels, games):
        model = HistGradientBoostingClassifier(
            max_iter=200, learning_rate=0.05, max_leaf_nodes=15, random_state=seed
        )
        found[ask] = model.fit(data[learn], labels[learn]).predict_proba(data[ask])[:, 1]
    places = iter(found.tolist())
    return [[next(places) for _ in table.side] for table in tables]


def in_company(table: Table, seat: Seat, chances: Sequence[float]) -> dict[str, Any]:
    """How suspect are those with whom a seat has to do, by kind of deed?"""
    found: dict[str, Any] = {"own chance": chances[seat]}
    kinds = {key for one in table.pairs for both in one for key in both}
    for key in sorted(kinds):
        for name, ways in (("to", table.pairs[seat]), ("from", [x[seat] for x in table.pairs])):
            times = [each[key] for each in ways]
            if any(times):
                weighed = sum(x * y for x, y in zip(times, chances, strict=True))
                found[f"{key} {name} suspects"] = weighed / sum(times)
    return found


def beside_the_others(seats: Sequence[Features]) -> list[Features]:
    """The same, and how much more than the others of the table."""
    mean: Features = Counter()
    for each in seats:
        mean.update(each)
    rows = []
    for each in seats:
        row = Counter(each)
        for name, total in mean.items():
            row[f"{name} beside others"] = each[name] - total / len(seats)  # type: ignore[assignment]
        rows.append(row)
    return rows


# -- what is told ------------------------------------------------------------------------------


def area(chances: Sequence[float], truth: Sequence[bool]) -> float:
    """How often, of one of the side and one who is not, the right one is more suspect."""
    yes = [x for x, y in zip(chances, truth, strict=True) if y]
    no = [x for x, y in zip(chances, truth, strict=True) if not y]
    return sum((x > y) + (x == y) / 2 for x in yes for y in no) / (len(yes) * len(no))


def interval(values: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    n = len(values)
    mean = sum(values) / n
    spread = (sum((x - mean) ** 2 for x in values) / max(1, n - 1) / n) ** 0.5
    return f"{mean:.3f} ({mean - 1.96 * spread:.3f}–{mean + 1.96 * spread:.3f})"


def told(tables: Sequence[Table], truth: Sequence[Sequence[bool]], seed: int) -> None:
    chances = judged(tables, truth, seed)
    pairs = list(zip(chances, truth, strict=True))
    mixed = [(x, y) for x, y in pairs if any(y) and not all(y)]
    first = [float(y[max(range(len(x)), key=x.__getitem__)]) for x, y in mixed]
    lot = sum(sum(y) / len(y) for _, y in mixed) / len(mixed)
    print(f"  area   {interval([area(x, y) for x, y in mixed])}")
    print(f"  first  {interval(first)}; by lot {lot:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--until", type=Moment.called, required=True, metavar="EVENT[:N|:P%]")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--bots", default="guide")
    parser.add_argument("--side", default="witches")
    parser.add_argument("--pair", default="", help="the event that is a gift")
    parser.add_argument("--workers", type=int, default=2)
    wishes = parser.parse_args()
    one = partial(played, wishes.game, wishes.seats, wishes.side, wishes.until, wishes.bots)
    with ProcessPoolExecutor(wishes.workers) as pool:
        found = list(pool.map(one, range(wishes.games), chunksize=10))
    tables = [table for table in found if table is not None]
    gift = wishes.pair or GIFTS.get(wishes.game, "")
    print(f"{wishes.game}, {wishes.seats} seats, {wishes.bots}, until {wishes.until.key}")
    print(f"  {len(tables)} of {wishes.games} games came so far")
    told(tables, [table.side for table in tables], 1)
    print(f"  coven  {interval([coven_found(table, gift) for table in tables])}")
    print(" shuffled labels")
    told(tables, shuffled(tables), 1)


def shuffled(tables: Sequence[Table]) -> list[list[bool]]:
    """Each game's sides, dealt to its seats anew."""
    dice = Dice("shuffled")
    found = []
    for table in tables:
        left, dealt = list(table.side), []
        while left:
            dealt.append(left.pop(dice.below(len(left))))
        found.append(dealt)
    return found


if __name__ == "__main__":
    main()
