"""Puzzles on the server: which there are, what the seat that is asked sees, and what is said of an
answer. Nothing is stored and no table is made by looking at one.

A position is played again in a process of its own (`errands`), once: what is sent of it is kept
packed, for it is the same for everybody. The answer is in none of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, NamedTuple

from msgspec import Raw

from aquelarre.bots.named import free_names
from aquelarre.editions import edition_text
from aquelarre.kernel import Action, Game, Refusal
from aquelarre.kernel.catalog import find, names
from aquelarre.puzzles import BadPuzzles, Puzzle, book
from aquelarre.server import frames
from aquelarre.server.errands import Errands, Past
from aquelarre.server.errors import BadRequest, Denied

Data = dict[str, Any]
MOST_KEPT = 256  # positions, some kilobytes each
log = logging.getLogger("aquelarre.server")


class NoPuzzle(Denied):
    """There is none of that name, or today's rules do not lead to it any more."""

    status = 404
    key = "error-puzzle-gone"


class Posed(NamedTuple):
    """A puzzle as it is sent."""

    packed: bytes  # what the seat sees, as JSON in gzip
    options: list[Action]  # what it may answer


class Puzzles:
    """The puzzles of all games, and the positions that were asked for."""

    def __init__(self, errands: Errands) -> None:
        self.errands = errands
        self._posed: OrderedDict[tuple[str, str], asyncio.Task[Posed]] = OrderedDict()

    def listed(self) -> list[Data]:
        """What there is to be solved, by game, the easiest first: nothing of the answers."""
        found = [(name, puzzles_of(find(name))) for name in names()]
        return [
            {"game": name, "puzzles": [_listed(each) for each in puzzles]}
            for name, puzzles in found
            if puzzles
        ]

    def puzzle(self, game: str, name: str) -> Puzzle:
        """The puzzle of that name; refused where there is none."""
        known = puzzles_of(find(game)) if game in names() else []
        for each in known:
            if each.id == name:
                return each
        raise NoPuzzle("There is no such puzzle.")

    async def posed(self, puzzle: Puzzle) -> Posed:
        """What the seat that is asked sees. It is made once, however many wait for it."""
        key = puzzle.game.key, puzzle.id
        making = self._posed.get(key)
        if making is None:
            making = self._posed[key] = asyncio.create_task(self._pose(puzzle))
            if len(self._posed) > MOST_KEPT:
                self._posed.popitem(last=False)
        self._posed.move_to_end(key)
        try:
            return await asyncio.shield(making)
        except Exception:
            if self._posed.get(key) is making:
                del self._posed[key]  # it may be made another time
            raise

    async def _pose(self, puzzle: Puzzle) -> Posed:
        head = {"game": puzzle.game.key, **_listed(puzzle), "seat": puzzle.seat}
        others = iter(free_names(set()))
        head["names"] = [
            "" if seat == puzzle.seat else next(others, "") for seat in range(puzzle.seats)
        ]
        try:
            return Posed(*await self.errands.posed(past_of(puzzle), puzzle.seat, head))
        except Refusal as problem:
            log.error("puzzle %s of %s: %s", puzzle.id, puzzle.game.key, problem)
            raise NoPuzzle("There is no such puzzle any more.") from None

    async def judged(self, puzzle: Puzzle, action: Action | None) -> Data:
        """What is said of an answer; without one, to somebody who gives up."""
        if action is not None and action not in (await self.posed(puzzle)).options:
            raise BadRequest("That is no answer to this question.")
        return judgement(puzzle, action)

    async def why_not(self, puzzle: Puzzle, thing: Action | str) -> Data:
        """Why is this not possible here?"""
        return await self.errands.why_not(past_of(puzzle), puzzle.seat, thing)


def puzzles_of(game: Game[Any]) -> list[Puzzle]:
    """The puzzles of a game, as far as they can be read."""
    try:
        return book(game)
    except BadPuzzles as problem:
        log.error("%s", problem)
        return []


def past_of(puzzle: Puzzle) -> Past:
    """The record of a puzzle, as it goes to a process."""
    game = puzzle.game
    people = [("", "")] * puzzle.seats
    box = game.key, edition_text(game), puzzle.seats, puzzle.settings
    return Past(*box, puzzle.seed, people, list(puzzle.answers), [], game.played_by(puzzle.rules))


def judgement(puzzle: Puzzle, action: Action | None) -> Data:
    """Is this answer right? With it the best one, the chances of all that were compared, and the
    reasons of the coach: for the best, and against what a plain player answers."""
    game = puzzle.game

    def option(action: Action) -> Raw:
        return frames.option(game, action)

    return {
        "right": action is not None and puzzle.right(action),
        "action": None if action is None else option(action),
        "best": option(puzzle.best),
        "also": [option(each) for each in puzzle.also],
        "plain": option(puzzle.plain),
        "chances": [{"action": option(each), "chance": chance} for each, chance in puzzle.chances],
        "reasons": {
            "for": frames.reasons(game, puzzle.praise),
            "against": frames.reasons(game, puzzle.blame),
        },
    }


def _listed(puzzle: Puzzle) -> Data:
    return {
        "id": puzzle.id,
        "difficulty": puzzle.difficulty,
        "seats": puzzle.seats,
        "settings": puzzle.settings,
    }
