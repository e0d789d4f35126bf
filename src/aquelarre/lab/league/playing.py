"""One game of a league: played through a match, so that it can be saved and replayed."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from aquelarre.bots.arena import NoSides
from aquelarre.bots.seating import Seating
from aquelarre.bots.through import play_through
from aquelarre.kernel import Dice, Game
from aquelarre.lab.league.plan import Fixture, Plan
from aquelarre.lab.playing import fault_of, first_turn, told_faults
from aquelarre.match import Match
from aquelarre.match.match import Player
from aquelarre.match.saved import save

MOST_NAME = 20  # characters of a bot's name on a seat
# An engine that by its own hello does not play the title, or that never comes to say hello.
NEVER_PLAYS = {"engine-game", "engine-hello", "engine-start"}


class Outcome(msgspec.Struct, frozen=True):
    """How a game of a league went: one line of `results.jsonl`."""

    game: int
    table: int
    round: int
    turn: int
    bots: list[int]  # those of the fixture
    seats: list[int]  # the bot on each seat, as a place in the league's list
    dealt: list[str | None]  # the side of each seat when all were known; None where there is none
    first: int
    returns: list[float]
    points: list[int]
    decisions: int
    faults: list[dict[str, int | str]]  # of engines for which the guide had to answer
    file: str
    sha256: str

    def best(self, bot: int) -> float:
        """The result of a bot: that of its best seat, which in a team is everybody's."""
        return max(x for x, seat in zip(self.returns, self.seats, strict=True) if seat == bot)

    def side_of(self, bot: int) -> str:
        """The side that a bot had all for itself, as it was dealt; else ""."""
        names = {side for side, seat in zip(self.dealt, self.seats, strict=True) if seat == bot}
        return (names.pop() or "") if len(names) == 1 else ""

    @property
    def score(self) -> float:
        """What the first of the two bots has of the point: 1, 0, or a half where both did alike (or
        one of them had no seat at all, because its side has nobody)."""
        if set(self.bots) - set(self.seats):
            return 0.5
        one, two = (self.best(bot) for bot in self.bots)
        return 0.5 if one == two else float(one > two)

    @property
    def reached(self) -> bool:
        """Where all play together: have they won?"""
        return max(self.returns) > 0


def play(plan: Plan, fixture: Fixture) -> tuple[Outcome, str]:
    """Play a game; returns how it went, and its saved text."""
    table = plan.tables[fixture.table]
    game = table.found()
    match = Match(game, table.seats, table.settings, seed=plan.seed_of(fixture))
    kinds = [plan.bots[bot] for bot in fixture.bots]
    seating = Seating(game, match.state, kinds, table.by_sides, fixture.turn)
    if table.by_sides and seating.teams() in one_sided(game, table.seats):
        seating = Seating(game, match.state, kinds, False, fixture.turn)
    names = " ".join(str(bot) for bot in fixture.bots)
    dice = Dice(match.seed).child(f"bots {names} turn {fixture.turn}")
    players = seating.players(dice)
    decisions = play_through(match, players)
    faults = told_faults(players)
    for fault in faults:
        if fault["reason"] in NEVER_PLAYS:  # the guide's result would be rated as the engine's
            raise fault_of(fault)
    if table.by_sides and -1 in seating.teams():
        raise NoSides(f"Nobody is on a side in {game.key}.", game=game.key)
    seats = [fixture.bots[which] for which in seating.which()]
    match.players = [seated(plan.names[bot], seat) for seat, bot in enumerate(seats)]
    text = save(match)
    outcome = Outcome(
        game=fixture.number,
        table=fixture.table,
        round=fixture.round,
        turn=fixture.turn,
        bots=list(fixture.bots),
        seats=seats,
        dealt=[game.sides[side] if side >= 0 else None for side in seating.teams()],
        first=first_turn(match),
        returns=match.returns(),
        points=list(game.points(match.state)),
        decisions=decisions,
        faults=faults,
        file=f"games/{fixture.number:06}-{game.key}.aquelarre",
        sha256=sha256(text.encode()).hexdigest(),
    )
    return outcome, text


def one_sided(game: Game[Any], seats: int) -> list[list[int]]:
    """Deals in which all are on one side (New Salem has such): then the bots take turns on the
    seats, or one of them would not play at all."""
    return [[side] * seats for side in range(len(game.sides))]


def seated(kind: str, seat: int) -> Player:
    """A bot on its seat, with a name that tells it from others of its kind."""
    name = kind.replace("/", ":").rpartition(":")[2] or kind
    return Player(f"{name[:MOST_NAME]} {seat + 1}", kind)
