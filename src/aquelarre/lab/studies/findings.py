"""Findings: what the games at one table of a study amount to."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple, TypeVar

from aquelarre.bots.arena import best
from aquelarre.bots.faults import Faults
from aquelarre.bots.tally import Margin, Mean, Tally, proportion
from aquelarre.kernel import Game
from aquelarre.kernel.verbs import ChanceVerb
from aquelarre.lab.names import public_names
from aquelarre.lab.playing import fault_of
from aquelarre.lab.studies.plan import Measure, Table
from aquelarre.lab.studies.playing import Counts, Outcome
from aquelarre.lab.studies.things import things_of

SHARES = ("won", "nobody_won", "drawn", "used", "won_used", "worth", "came_up")  # in percent


Key = TypeVar("Key", int, str)


class Row(NamedTuple):
    """One figure: a measure of something (of a group, by its name) with its 95 % interval."""

    measure: str
    group: str
    name: str
    games: int  # that it is taken from
    margin: Margin


class Use:
    """How often something is done, and how those fare who do it."""

    def __init__(self) -> None:
        self.games = 0  # in which it was done
        self.times = 0
        self.squares = 0
        self.won = 0.0  # sum of the share of doers who won, per game
        self.by_side: dict[int, int] = {}  # of doers

    def add(self, counts: dict[str, int], fared: dict[str, tuple[int, bool]]) -> None:
        """One more game in which it was done, so often by each of these seats. `fared`: of each
        seat its side, and whether it won."""
        total, won, by_side = sum(counts.values()), 0, self.by_side
        self.games += 1
        self.times += total
        self.squares += total * total
        for seat in counts:
            side, has_won = fared[seat]
            won += has_won
            by_side[side] = by_side.get(side, 0) + 1
        self.won += won / len(counts)

    def per_game(self, games: int) -> Margin:
        """How often in a game, those without it included."""
        return Mean.of(games, self.times, self.squares).margin(least=0.0)


class Findings:
    """The games at a table, counted."""

    def __init__(self, table: Table, game: Game[Any], measures: list[Measure]) -> None:
        self.table = table
        self.game = game
        self.measures = measures
        self.games = 0
        self.nobody = 0
        self.drawn = 0
        self.by_bot = [Tally() for _ in table.bots]
        self.by_place = [Tally() for _ in range(table.seats)]
        self.by_side = [Tally() for _ in game.sides]
        self.seats_of_side: dict[int, Tally] = {}  # each seat for itself: what its people win
        self.by_role: dict[str, Tally] = {}
        self.length, self.points, self.winner, self.lead = Mean(), Mean(), Mean(), Mean()
        self.verbs: dict[str, Use] = {}
        self.things: dict[str, Use] = {}
        self.rules = Counter[str]()
        self.faults = Faults()

    @property
    def together(self) -> bool:
        """Do all win or lose together here?"""
        return self.game.together(self.table.seats, self.table.settings)

    def add(self, played: Outcome) -> None:
        self.games += 1
        self.length.add(played.decisions)
        self._add_wins(played)
        self._add_points(played)
        _add_uses(self.verbs, played.verbs, played)
        _add_uses(self.things, played.things, played)
        self.rules.update(played.rules)
        for told in played.faults:
            self.faults.note(fault_of(told), int(told["count"]))

    def _add_wins(self, played: Outcome) -> None:
        returns = played.returns
        self.nobody += max(returns) <= 0
        self.drawn += max(returns) == 0
        for which, tally in enumerate(self.by_bot):
            mine = [x for bot, x in zip(played.bots, returns, strict=True) if bot == which]
            tally.add(mine)
        for seat, tally in zip(played.order(), self.by_place, strict=True):
            tally.add([returns[seat]])
        for side in dict.fromkeys(played.sides):
            team = [x for each, x in zip(played.sides, returns, strict=True) if each == side]
            _tally(self.seats_of_side, side).add(team)
            if side >= 0:
                self.by_side[side].add(best(team))
        for role in dict.fromkeys(filter(None, played.roles)):
            mine = [x for each, x in zip(played.roles, returns, strict=True) if each == role]
            _tally(self.by_role, role).add(mine)

    def _add_points(self, played: Outcome) -> None:
        points = played.points
        if not points:
            return
        self.points.add(sum(points) / len(points))
        winners = [x for x, worth in zip(points, played.returns, strict=True) if worth > 0]
        if winners:
            self.winner.add(sum(winners) / len(winners))
        if len(points) > 1:
            last, first = sorted(points)[-2:]
            self.lead.add(first - last)

    # -- figures ---------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        """All figures of the measures that were asked for."""
        made = {
            "wins": self.wins,
            "length": self.lengths,
            "points": self.scores,
            "uses": self.uses,
            "rules": self.rules_seen,
        }
        return [row for measure in self.measures for row in made[measure]()] if self.games else []

    def wins(self) -> list[Row]:
        """Who wins: by side, by place in turn order, by bot where they differ, by role."""
        sides = zip(self.game.sides, self.by_side, strict=True)
        groups = [("side", name, tally) for name, tally in sides]
        if self.table.seats > 1 and not self.together:
            groups += [("place", str(at), x) for at, x in enumerate(self.by_place, start=1)]
        if len(self.by_bot) > 1 or self.together:
            kinds = self.table.bots
            groups += [("bot", kind_at(kinds, at), x) for at, x in enumerate(self.by_bot)]
        groups += [("role", role, self.by_role[role]) for role in sorted(self.by_role)]
        rows = [
            Row("won", group, name, tally.games, tally.won)
            for group, name, tally in groups
            if tally.games
        ]
        return [*rows, *(self._share(name, n) for name, n in self._ends())]

    def _ends(self) -> list[tuple[str, int]]:
        return [("nobody_won", self.nobody), ("drawn", self.drawn)]

    def _share(self, measure: str, games: int, group: str = "", name: str = "") -> Row:
        return Row(measure, group, name, self.games, proportion(games / self.games, self.games))

    def lengths(self) -> list[Row]:
        """How many decisions a game has."""
        return [Row("length", "", "", self.games, self.length.margin(least=0.0))]

    def scores(self) -> list[Row]:
        """Points of a seat and of the winner, and by how much the best leads."""
        named = [("points", "seat", self.points), ("points", "winner", self.winner)]
        named.append(("lead", "", self.lead))
        return [Row(name, group, "", x.games, x.margin()) for name, group, x in named if x.games]

    def uses(self) -> list[Row]:
        """How often each verb is chosen and each thing played, and what it is worth then."""
        rows = []
        for verb in self.game.verbs:
            if not isinstance(verb, ChanceVerb):
                rows += self._use("verb", verb.name, self.verbs.get(verb.name))
        for ref in things_of(self.game).refs:
            kind, _, label = ref.partition(":")
            rows += self._use(kind, label, self.things.get(ref))
        return rows

    def _use(self, group: str, name: str, use: Use | None) -> list[Row]:
        if use is None:
            return [self._share("used", 0, group, name)]
        rows = [
            self._share("used", use.games, group, name),
            Row("times", group, name, self.games, use.per_game(self.games)),
        ]
        won, usual = proportion(use.won / use.games, use.games), self._usual(use)
        rows.append(Row("won_used", group, name, use.games, won))
        worth = Margin(won.value - usual, won.low - usual, won.high - usual)
        rows.append(Row("worth", group, name, use.games, worth))
        return rows

    def _usual(self, use: Use) -> float:
        """How often seats of the same sides win, whatever they do."""
        total = sum(use.by_side.values())
        shares = (n * self.seats_of_side[side].won.value for side, n in sorted(use.by_side.items()))
        return sum(shares) / total

    def rules_seen(self) -> list[Row]:
        """In how many games each rule comes up: of those that questions, answers or events name."""
        rules = visible(self.game) | set(self.rules)
        order = [*self.game.rules, *sorted(rules - set(self.game.rules))]
        return [
            self._share("came_up", self.rules[rule], "rule", rule)
            for rule in order
            if rule in rules
        ]

    def narrow(self, widths: dict[str, float]) -> bool:
        """Are these intervals narrow enough? Of wins, all but those by role, which may be rare."""
        if not self.games:
            return False
        rows = {"wins": self.wins, "length": self.lengths, "points": self.scores}
        return all(
            row.margin.bounded and row.margin.high - row.margin.low <= width
            for name, width in widths.items()
            for row in rows[name]()
            if row.group != "role"
        )


def visible(game: Game[Any]) -> set[str]:
    """The rules that play can show: those behind answers of players and behind events."""
    verbs = {verb.rule for verb in game.verbs if not isinstance(verb, ChanceVerb)}
    return (verbs | {notice.rule for notice in game.notices}) - {""}


def kind_at(kinds: list[str], place: int) -> str:
    """A bot as others may read of it."""
    return public_names(kinds)[place]


def _tally(found: dict[Key, Tally], key: Key) -> Tally:
    """The tally of this key; one is made only where there is none."""
    tally = found.get(key)
    if tally is None:
        tally = found[key] = Tally()
    return tally


def _add_uses(found: dict[str, Use], counts: Counts, played: Outcome) -> None:
    sides = zip(played.sides, played.returns, strict=True)
    fared = {str(seat): (side, worth > 0) for seat, (side, worth) in enumerate(sides)}
    for name, by_seat in counts.items():
        use = found.get(name)
        if use is None:
            use = found[name] = Use()
        use.add(by_seat, fared)
