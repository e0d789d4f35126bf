"""Reviews: finished games are looked at again, decision by decision, in processes of their own.

These are as nice to all others as processes can be, so nobody's bot and nobody's table waits for
them; they are started with the first review and end with the last. What is found is kept with the
game. A server that stops forgets what it had not finished: whoever asks again begins it anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from aquelarre.kernel import Game, Reason, Seat
from aquelarre.match import Match
from aquelarre.review import EDITION, Piece, Review, decisions, joined
from aquelarre.server import frames
from aquelarre.server.crew import Crew, Lost, Stumbled
from aquelarre.server.errands import Past
from aquelarre.server.errors import NoThought, TooMuch
from aquelarre.server.limits import AtOnce
from aquelarre.server.store import put_review
from aquelarre.server.tasks import started

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall

Data = dict[str, Any]
Key = tuple[str, Seat]
LONGEST = 3600.0  # seconds for one decision; the slowest takes minutes of work, and others go first
TRIES = 2  # how often a decision is begun if its process dies
PATIENCE = 19  # how nice these processes are: everybody else comes first
SIMULATIONS = 0  # for a decision: as many as the seers of the game take
MOST = 24  # reviews that are being made or wait
MOST_OF_ONE = 4  # of these for one address
MOST_FAILED = 200  # of which it is remembered that nothing came of them
NONE, WAITING, MAKING, READY = "none", "waiting", "making", "ready"
log = logging.getLogger("aquelarre.server")


class Making:
    """A review that is being made, or waits for its turn."""

    def __init__(self, table: str, seat: Seat, past: Past) -> None:
        self.table = table
        self.seat = seat
        self.past = past
        self.count = 0  # decisions in all, as soon as it is known
        self.done = 0
        self.begun = False
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """All that are asked for."""

    def __init__(self, hall: Hall, processes: int = 1, most: int = MOST) -> None:
        self.hall = hall
        self.processes = processes
        self.most = most
        self.simulations = SIMULATIONS  # for a decision
        self.finished = 0  # since the start
        self._crew: Crew | None = None
        self.under_way: dict[Key, Making] = {}  # in the order of coming
        self._failed: OrderedDict[Key, None] = OrderedDict()
        self._turns = asyncio.Semaphore(processes)
        self._at_once = AtOnce()  # for each address

    # -- asking ------------------------------------------------------------------------------

    def begin(self, table: str, match: Match[Any], seat: Seat, whose: str) -> None:
        """Make the review of this seat, unless it is there or under way."""
        key = table, seat
        if not self.is_new(table, seat):
            return
        full = len(self.under_way) >= self.most
        if full or self._at_once.of(whose) >= MOST_OF_ONE:
            raise TooMuch("Too many reviews are being made just now: try again in a while.")
        self._failed.pop(key, None)
        making = self.under_way[key] = Making(table, seat, Past.of(match))
        making.task = started(self._make(making, whose))

    def is_new(self, table: str, seat: Seat) -> bool:
        """Is it neither there nor under way?"""
        return (table, seat) not in self.under_way and self.kept(table, seat) is None

    def progress(self, table: str, seat: Seat) -> Data:
        """How far the review of a seat has come; raises `NoThought` if nothing came of it."""
        key = table, seat
        making = self.under_way.get(key)
        if making is not None:
            before = sum(each is not making for each in self._before(making))
            state = MAKING if making.begun else WAITING
            return {"state": state, "done": making.done, "count": making.count, "before": before}
        if key in self._failed:
            raise NoThought("Nothing came of this review.")
        return {"state": NONE, "done": 0, "count": 0, "before": 0}

    def kept(self, table: str, seat: Seat) -> Data | None:
        """The review of a seat, if it was made, and made as we make them today."""
        return self.hall.store.review(table, seat, EDITION)

    def _before(self, making: Making) -> list[Making]:
        """Those that came before one that waits."""
        if making.begun:
            return []
        all_of_them = list(self.under_way.values())
        return all_of_them[: all_of_them.index(making)]

    # -- making ------------------------------------------------------------------------------

    async def _make(self, making: Making, whose: str) -> None:
        key = making.table, making.seat
        try:
            with self._at_once.one_more(whose):
                async with self._turns:
                    making.begun = True
                    found = await self._made(making)
            await self.hall.write(put_review(making.table, making.seat, EDITION, found))
            self.finished += 1
        except (Lost, Stumbled) as problem:
            log.error("a review came to nothing", exc_info=problem, extra={"table": making.table})
            self._fail(key)
        except Exception:
            self._fail(key)
            raise
        finally:
            if self.under_way.get(key) is making:
                del self.under_way[key]
            if not self.under_way:
                self._rest()

    async def _made(self, making: Making) -> Data:
        """One decision after the other, each a piece of work of its own."""
        crew = self._crew = self._crew or Crew(
            self.processes, limit=LONGEST, tries=TRIES, patience=PATIENCE
        )
        past, seat = making.past, making.seat
        places: list[int] = await crew.do(places_of, past, seat)
        making.count = len(places)
        pieces: list[Piece] = []
        for since in [0, *(place + 1 for place in places)]:
            pieces.append(await crew.do(piece_of, past, seat, since, self.simulations))
            making.done = min(len(pieces), making.count)
        return joined(seat, pieces)

    def _fail(self, key: Key) -> None:
        self._failed[key] = None
        if len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)

    def forget(self, table: str) -> None:
        """The table is gone."""
        for (name, _), making in list(self.under_way.items()):
            if name == table and making.task is not None:
                making.task.cancel()

    def _rest(self) -> None:
        """Nothing is to be done: the processes go."""
        crew, self._crew = self._crew, None
        if crew is not None:
            crew.close()

    def close(self) -> None:
        for making in list(self.under_way.values()):
            if making.task is not None:
                making.task.cancel()
        self._rest()

    def figures(self) -> dict[str, tuple[str, float]]:
        """For the host: what each figure is, and its value."""
        begun = sum(each.begun for each in self.under_way.values())
        return {
            "reviews_waiting": ("Reviews that wait", len(self.under_way) - begun),
            "reviews_running": ("Reviews that are being made", begun),
            "reviews": ("Reviews that were made since the start", self.finished),
        }


def shown(game: Game[Any], found: Data) -> Data:
    """A review as it is sent: answers and reasons as all others are."""

    def told(kept: list[Data]) -> list[Data]:
        return frames.reasons(game, [Reason(each["key"], **each["values"]) for each in kept])

    decisions = [
        {
            **each,
            "action": frames.option(game, each["action"]),
            "best": frames.option(game, each["best"]),
            "reasons": {side: told(reasons) for side, reasons in each["reasons"].items()},
        }
        for each in found["decisions"]
    ]
    return {**found, "decisions": decisions, "sides": list(game.sides)}


# -- in the process ----------------------------------------------------------------------------


def places_of(past: Past, seat: Seat) -> list[int]:
    """Where the seat could choose."""
    return [each.place for each in decisions(past.begun(), past.answers, seat)]


def piece_of(past: Past, seat: Seat, since: int, simulations: int) -> Piece:
    """The first decision from this place of the log on."""
    review = Review(past.begun(), past.answers, seat, simulations)
    review.skip(since)
    return review.next()
