"""Table: a game as a row of decisions, one seat after the other.

Every environment goes through it. The order is that of the arena (`bots/playing.py`): before a
question is answered, each seat that may speak up is polled once, in turn order, and may keep silent
(`SILENT`); then those who owe an answer give it, in turn order too. What a seat is asked does not
show what others have answered to the same question. A seat that can only go on is passed over. Of
an answer that is put together of parts, no part is taken back: whoever wants less lays less.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from msgspec.json import Encoder

from aquelarre.bots.playing import first, let_nature_answer
from aquelarre.kernel import (
    SILENT,
    Action,
    Ask,
    Dice,
    Game,
    Seat,
    Seats,
    State,
    View,
    Window,
)
from aquelarre.lab.environments.recall import Answered, Recall

NOBODY: Seat = -1
encode = Encoder(order="sorted").encode


class Table:
    """A game in progress and whose decision it is: `seat`, with its `options`.

    `over`: the rules have ended it. `stopped`: it was broken off, after `limit` decisions or for
    somebody's illegal answer.
    """

    __slots__ = (
        "cut",
        "decisions",
        "dice",
        "floor",
        "game",
        "limit",
        "options",
        "polled",
        "recall",
        "seat",
        "state",
        "stopped",
    )

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: dict[str, int] | None = None,
        *,
        dice: Dice | None = None,
        limit: int = 0,
        listen: bool = False,
    ) -> None:
        """A new game. Without `dice` nature waits to be answered for (`nature`); with `listen` the
        table keeps what information states are made of; `limit` decisions end it, 0: none."""
        self.game = game
        self.dice = dice
        self.limit = limit
        self.recall = Recall(game) if listen else None
        self.state: State = game.start(seats, settings, listen=listen)
        self.polled: Seats = 0
        self.seat: Seat = NOBODY
        self.options: list[Action] = []
        self.floor = False  # is this a chance to speak up, at which one may keep silent?
        self.cut = 0  # answers that are not among the options, because they are too many
        self.decisions = 0
        self.stopped = False
        self._advance()

    # -- looking -------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.owed == 0

    @property
    def ended(self) -> bool:
        """Is there nothing more to decide?"""
        return self.stopped or self.state.owed == 0

    @property
    def nature(self) -> bool:
        """Is nature asked, and waits?"""
        return bool(self.state.asked >> self.state.n)

    def view(self, seat: Seat) -> View:
        return self.game.view(self.state, seat)

    def question(self, seat: Seat) -> str:
        """The key of the open question, unless it is a secret from this seat."""
        return Window(self.game, self.state, seat).question()

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat; nothing where it was broken off."""
        if self.over:
            return self.game.returns(self.state)
        return [0.0] * self.state.n

    def information(self, seat: Seat) -> str:
        """A short text that stands for all that the seat knows: what it was told and has answered
        since the beginning, what it sees, and what it is asked now."""
        assert self.recall is not None, "this table does not listen"
        mark = self.recall.digest(seat)
        asked = [self.floor, self.options] if seat == self.seat else []
        seen = blake2b(encode([self.view(seat), asked]), digest_size=8).hexdigest()
        return f"{self.game.key}/{self.state.n}/{seat}/{mark}/{seen}"

    # -- answering -----------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """The answer of the seat whose decision it is: one of its options, or `SILENT` where it
        could only speak up. Not checked."""
        state, seat = self.state, self.seat
        question = state.question
        if self.recall is not None:
            self.recall.log.append(Answered(seat, self.question(seat), action))
        if action != SILENT:
            state.answer(seat, action)
            if state.question != question:
                self.polled = 0
        self.decisions += 1
        if self.decisions == self.limit:
            self.stopped = True
        self._advance()

    def nature_answers(self, outcome: Action) -> None:
        """The answer of nature, who waits for it."""
        self.state.answer(self.state.n, outcome)
        self._advance()

    def stop(self) -> None:
        """Break the game off."""
        self.stopped = True
        self.seat, self.options = NOBODY, []

    def _advance(self) -> None:
        """Go on to the next decision."""
        state = self.state
        self.seat, self.options, self.floor, self.cut = NOBODY, [], False, 0
        while True:
            if state.asked >> state.n:
                if self.dice is None:
                    break
                let_nature_answer(state, self.dice)
            if self.stopped or not state.asked:
                break
            waiting = state.may & ~self.polled
            if waiting:
                seat = first(waiting)
                self.polled |= 1 << seat
                options = state.asides(seat)
                if options:
                    self.offer(seat, options, True)
                    break
                continue
            seat = first(state.asked)
            question, going = state.question, state.goes_on(seat)
            if going == SILENT:
                self.offer(seat, answers(state, seat), False)
                break
            state.answer(seat, going)  # there is nothing to decide
            if state.question != question:
                self.polled = 0
        if self.recall is not None and state.news:
            self.recall.log.extend(state.news)
            state.news.clear()

    def offer(self, seat: Seat, options: list[Action], floor: bool) -> None:
        """Now it is this seat's decision."""
        most = self.game.most_options
        if len(options) > most:
            self.cut = len(options) - most
            options = options[:most]
        self.seat, self.options, self.floor = seat, options, floor

    @classmethod
    def before(cls, state: State, game: Game[Any], seat: Seat, floor: bool) -> Table:
        """A game that has come so far without this table, when this seat is to decide."""
        table = cls.__new__(cls)
        table.game, table.dice, table.limit, table.recall = game, None, 0, None
        table.state, table.polled, table.cut = state, 0, 0
        table.decisions, table.stopped = 0, False
        table.offer(seat, list(state.asides(seat) if floor else answers(state, seat)), floor)
        return table

    # -- copies --------------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy, to which the same will happen if the same is answered."""
        copy = self._with(self.state.clone(), self.recall.clone() if self.recall else None)
        copy.dice = self.dice.clone() if self.dice is not None else None
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        copy = self.clone()
        # Windows and other tables before the same game look at one copy of it.
        copy.state = memo.setdefault(id(self.state), copy.state)
        if copy.recall is not None and copy.state.news is None:
            copy.state.news = []
        return copy

    def beside(self) -> Table:
        """Another table before the same game: for who shows each seat its own decision."""
        return self._with(self.state, None)

    def imagined(self, seat: Seat, dice: Dice) -> Table:
        """A table that could be this one for all that the seat knows. It depends on nothing else:
        who else has answered already is not known, and asked again."""
        state = self.game.imagine(self.state, seat, dice)
        copy = self._with(state, self.recall.imagined(seat, state.n) if self.recall else None)
        copy.polled = (1 << state.n) - 1
        if self.dice is not None:  # what will happen is not known either
            copy.dice = dice.child("nature")
        if seat != self.seat:
            copy._advance()
        elif self.floor:  # polls go round in turn order, and nobody knows whom they have met
            copy.polled = (2 << seat) - 1
        return copy

    def _with(self, state: State, recall: Recall | None) -> Table:
        copy = Table.__new__(Table)
        copy.game, copy.dice, copy.limit = self.game, self.dice, self.limit
        copy.recall, copy.state = recall, state
        if recall is not None:
            state.news = []
        copy.polled, copy.seat, copy.options = self.polled, self.seat, self.options
        copy.floor, copy.cut = self.floor, self.cut
        copy.decisions, copy.stopped = self.decisions, self.stopped
        return copy


def answers(state: State, seat: Seat) -> list[Action]:
    """The legal answers of a seat that owes one, but for those that take a part back."""
    options = state.options(seat)
    step = state.agenda[-1]
    if not isinstance(step, Ask) or not step.parts:
        return options
    return [x for x in options if step.takes_back(state, seat, x) == SILENT] or options


def usual_seats(game: Game[Any]) -> int:
    """How many play it usually: the table at which its speed is measured."""
    if game.yardsticks:
        return game.yardsticks[0][0]
    return (game.least_seats + game.most_seats) // 2
