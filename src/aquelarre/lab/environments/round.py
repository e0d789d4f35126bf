"""Round: a step of all seats together, for the parallel form of an environment.

In a step every seat has a decision or silence. Who owes an answer chooses among the answers and
what it may say unasked; who only may speak up, among that and silence. First what is said takes
effect, in turn order, then the answers. What somebody says can close the question or open it anew:
then the answers of this step came too late, and everybody is asked again. On one question a seat
speaks up once.
"""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.bots.playing import let_nature_answer
from aquelarre.kernel import SILENT, Action, Dice, Seat, Seats, State, members
from aquelarre.lab.environments.sight import Sight
from aquelarre.lab.environments.table import NOBODY, Table, answers


class Round:
    """A game in progress, with a table before each seat: all show the same game, each the decision
    of its own seat."""

    def __init__(self, sight: Sight, seed: int, limit: int = 0) -> None:
        self.mode = sight.mode
        self.limit = limit
        self.dice = Dice(seed).child("nature")
        first = Table(sight.game, sight.seats, sight.settings)  # nature waits
        self.state: State = first.state
        self.tables = [first.beside() for _ in range(sight.seats)]
        self.spoken: Seats = 0
        self.steps = 0
        self._advance()

    def step(self, numbers: Sequence[int]) -> list[Seat]:
        """What all answer. Gives those whose answers are not legal: they end the game."""
        chosen: dict[Seat, Action] = {}
        culprits: list[Seat] = []
        for seat, number in enumerate(numbers):
            table = self.tables[seat]
            action = self.mode.action(table, number) if table.seat == seat else SILENT
            if action is None or (table.seat != seat and number != 0):
                culprits.append(seat)
            elif action != SILENT:
                chosen[seat] = action
        if culprits:
            self._stop()
            return culprits
        self._take(chosen)
        self.steps += 1
        if self.steps == self.limit:
            self._stop()
        self._advance()
        return []

    def _take(self, chosen: dict[Seat, Action]) -> None:
        state, question = self.state, self.state.question
        said = {seat: x for seat, x in chosen.items() if x in state.asides(seat)}
        for seat, action in said.items():
            if state.question == question and action in state.asides(seat):
                self.spoken |= 1 << seat
                state.answer(seat, action)
        for seat, action in chosen.items():
            open_still = state.question == question and bool(state.asked >> seat & 1)
            if seat not in said and open_still and action in state.options(seat):
                state.answer(seat, action)
        if state.question != question:
            self.spoken = 0

    def _advance(self) -> None:
        """Go on until somebody has something to decide."""
        state = self.state
        while not self.tables[0].ended:
            let_nature_answer(state, self.dice)
            going = [(seat, state.goes_on(seat)) for seat in members(state.asked)]
            only = [(seat, action) for seat, action in going if action != SILENT]
            if not only:
                break
            question = state.question
            for seat, action in only:
                if state.question == question:
                    state.answer(seat, action)
            if state.question != question:
                self.spoken = 0
        for seat, table in enumerate(self.tables):
            self._ask(seat, table)

    def _ask(self, seat: Seat, table: Table) -> None:
        state = self.state
        table.seat, table.options, table.floor, table.cut = NOBODY, [], False, 0
        table.decisions = self.steps
        if table.ended:
            return
        asked = bool(state.asked >> seat & 1)
        words = state.asides(seat) if not self.spoken >> seat & 1 else []
        options = answers(state, seat) + words if asked else words
        if options:
            table.offer(seat, options, floor=not asked)

    def _stop(self) -> None:
        for table in self.tables:
            table.stop()
