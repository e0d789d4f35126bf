"""One game of a study, and what is noted of it.

It is played as in the arena, from the same chance: `aquelarre simulate` with the same seed plays
the same games.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import msgspec

from aquelarre.bots.arena import NoSides
from aquelarre.bots.hearing import name_of
from aquelarre.bots.playing import let_nature_answer, play_out
from aquelarre.bots.protocol import listens
from aquelarre.bots.seating import Seating
from aquelarre.editions import boxed
from aquelarre.kernel import Action, Dice, Event, Game, Seat, State
from aquelarre.kernel.catalog import find
from aquelarre.lab.playing import told_faults
from aquelarre.lab.studies.plan import Job
from aquelarre.lab.studies.tables import MOST_TABLES
from aquelarre.lab.studies.things import Things, Uses, things_of

Counts = dict[str, dict[str, int]]  # by verb or ref, how often each seat


class Outcome(msgspec.Struct, frozen=True):
    """How a game of a study went: one line of `games.jsonl`."""

    table: int
    game: int
    bots: list[int]  # the bot on each seat, as a place in the table's list
    sides: list[int]
    roles: list[str]  # who each seat was in the end; "" for nobody special
    first: int
    returns: list[float]
    points: list[int]
    decisions: int
    verbs: Counts
    things: Counts
    rules: list[str]  # that came up
    faults: list[dict[str, int | str]]  # of engines for which the guide had to answer

    def order(self) -> list[Seat]:
        """The seats in turn order."""
        n = len(self.bots)
        return [(self.first + place) % n for place in range(n)]


class Noting:
    """What is decided in one game. While it goes on it is only kept, which costs next to nothing;
    what it amounts to is counted afterwards."""

    def __init__(self, state: State, things: Things) -> None:
        self.state = state
        self.things = things
        self.answers: list[tuple[Action, Seat]] = []
        self.questions: set[str] = set()  # the rules behind them

    def note(self, seat: Seat, action: Action | None, unasked: bool) -> None:
        """A decision that is about to take effect."""
        question = self.state.open_question()
        if question is not None:
            self.questions.add(question.rule)
        if action is not None:
            self.answers.append((action, seat))

    def verbs(self) -> Uses:
        verb_of = self.things.verb_of
        return Counter([(verb_of[action], seat) for action, seat in self.answers])

    def used(self) -> Uses:
        refs_of = self.things.refs_of
        return Counter([(ref, seat) for action, seat in self.answers for ref in refs_of[action]])

    def rules(self) -> set[str]:
        """Those behind all questions and answers."""
        rule_of = self.things.rule_of
        return self.questions | {rule_of[action] for action, _ in self.answers}


class Beginning:
    """Hears whose the first turn is, and then stops listening: telling takes a fifth of the time of
    players who hardly think."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        self.seat: Seat | None = None

    def note(self, seat: Seat, action: Action | None, unasked: bool) -> None:
        """Before a decision takes effect, for whoever wants to hear nothing else."""
        news = self.state.news
        if news is not None:
            self.seat = first_turn(self.game, news)
            if self.seat is not None or self.game.begins is None:
                self.state.news = None

    def whose(self) -> Seat:
        """Where nobody begins, seat 0."""
        if self.seat is None:
            self.seat = first_turn(self.game, self.state.news or [])
        return self.seat or 0


@lru_cache(maxsize=MOST_TABLES)
def with_edition(game: Game[Any], edition: str) -> Game[Any]:
    """The game with this box. All boxes of a study are kept ready, for its tables take turns."""
    return boxed(game).with_edition(edition) if edition else game


def play(job: Job) -> Outcome:
    """Play a game."""
    game = with_edition(find(job.key), job.edition)
    dice = Dice(job.seed).child(job.game)
    state = game.start(job.seats, job.settings, listen=True)
    nature = dice.child("nature")
    let_nature_answer(state, nature)
    seating = Seating(game, state, job.bots, job.by_sides, job.game)
    players = seating.players(dice)
    wanted = {"uses", "rules"} & set(job.measures)
    heard = bool(wanted) or any(listens(bot, game) for bot in players)
    noting = Noting(state, things_of(game))
    beginning = Beginning(game, state)
    note = noting.note if wanted else None if heard else beginning.note
    decisions = play_out(game, state, players, nature, name_of(dice), note)
    sides = seating.teams()
    if job.by_sides and -1 in sides:
        raise NoSides(f"Nobody is on a side in {game.key}.", game=game.key)
    events: list[Event] = state.news or []
    uses, rules = "uses" in wanted, "rules" in wanted
    things = noting.used() + noting.things.in_events(events) if uses else Counter()
    came_up = noting.rules() | {event.notice.rule for event in events} if rules else set()
    return Outcome(
        table=job.table,
        game=job.game,
        bots=seating.which(),
        sides=sides,
        roles=[role_of(game, state, seat) for seat in range(job.seats)],
        first=beginning.whose(),
        returns=game.returns(state),
        points=list(game.points(state)),
        decisions=decisions,
        verbs=by_name(noting.verbs() if uses else Counter()),
        things=by_name(things),
        rules=sorted(came_up - {""}),
        faults=told_faults(players),
    )


def role_of(game: Game[Any], state: State, seat: Seat) -> str:
    role = game.role(state, seat)
    return game.ref(*role) if role is not None else ""


def first_turn(game: Game[Any], events: list[Event]) -> Seat | None:
    """The seat that had the first turn, if that has been told; some games never tell."""
    for event in events:
        if game.begins is not None and event.notice is game.begins:
            seat: Seat = event.shown[game.begins.shown.index("seat")]
            return seat
    return None


def by_name(uses: Uses) -> Counts:
    """Counts as plain data, in an order that depends on nothing but the counts."""
    found: Counts = {}
    for (name, seat), count in sorted(uses.items()):
        found.setdefault(name, {})[str(seat)] = count
    return found
