"""Reviewing: a game is played again, and every decision of a seat is judged as it comes.

What comes of it is plain data, so that it can be kept with the game: shares of 1 as whole
thousandths, actions as numbers, reasons as keys and values of the game's texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from aquelarre.kernel import Action, Dice, Seat, State, holds
from aquelarre.match import Match
from aquelarre.review.judge import GOOD
from aquelarre.review.looking import Data, looked_at, thousandths
from aquelarre.review.luck import Fortune, fortune

Answer = tuple[Seat, Action]
Progress = Callable[[int, int], None]
TURNS = 3  # turning points that are told
LEAST = 0.08  # of the chances must have changed at one
EDITION = 2  # of what is kept: another one is reviewed anew


class Decision(NamedTuple):
    """A place in the log of answers at which the seat could choose."""

    place: int  # in the log
    step: int  # of the replay: players' answers before it, and one more


class Piece(NamedTuple):
    """A decision that was judged, with the luck since the one before it; after the last decision
    there is only luck. Each can be made by itself, wherever there is time for it."""

    found: Data | None
    luck: Fortune


class Review:
    """The review of one seat, decision by decision: each takes a while."""

    def __init__(
        self, match: Match[Any], answers: Sequence[Answer], seat: Seat, simulations: int = 0
    ) -> None:
        """`match` has no answers yet, and its nature waits."""
        self.match = match
        self.answers = answers
        self.seat = seat
        self.simulations = simulations
        self.dice = Dice(match.seed).child("review").child(seat)
        self.pieces: list[Piece] = []
        self._luck = Fortune(match.seats)  # since the last decision
        self._before: State | None = None  # where chance was asked, while it is
        self._steps = 0  # answers of players until now

    def skip(self, place: int) -> None:
        """Go on to this place of the log without a look at anything."""
        for seat, action in self.answers[len(self.match.answers) : place]:
            self._steps += seat != self.match.nature
            self.match.play(seat, action)

    def steps(self) -> Iterator[int]:
        """Work through the game; yields after each decision how many have been judged."""
        while self.next().found is not None:
            yield len(self.pieces)

    def next(self) -> Piece:
        """The next decision, or the luck that came after the last one."""
        found: Data | None = None
        while found is None and (place := len(self.match.answers)) < len(self.answers):
            seat, action = self.answers[place]
            if seat == self.match.nature:
                if self._steps and self._before is None:
                    self._before = self.match.state.clone()
            else:
                self._chance_has_fallen(place)
                self._steps += 1
                if seat == self.seat and is_decision(self.match, seat, action):
                    found = self._judged(Decision(place, self._steps), action)
            self.match.play(seat, action)
        if found is None:
            self._chance_has_fallen(len(self.answers))
        piece = Piece(found, self._luck)
        self.pieces.append(piece)
        self._luck = Fortune(self.match.seats)
        return piece

    def _chance_has_fallen(self, place: int) -> None:
        """What is dealt at first is the game itself, and no luck."""
        if self._before is None:
            return
        dice = self.dice.child(f"luck {place}")
        self._luck.add(fortune(self.match.game, self._before, self.match.state, dice))
        self._before = None

    def _judged(self, decision: Decision, action: Action) -> Data:
        match, dice = self.match, self.dice.child(decision.place)
        window, told = match.window(self.seat), match.news(self.seat)
        return {
            "place": decision.place,
            "step": decision.step,
            "luck": thousandths(self._luck.gained[self.seat]),
            **looked_at(window, told, action, dice, self.simulations),
        }

    def data(self) -> Data:
        """All of it, when the last decision has been judged."""
        return joined(self.seat, self.pieces)


def joined(seat: Seat, pieces: Sequence[Piece]) -> Data:
    """The review of a seat, of all its pieces in their order."""
    luck = Fortune(len(pieces[0].luck.gained))
    for piece in pieces:
        luck.add(piece.luck)
    found = [piece.found for piece in pieces if piece.found is not None]
    return {
        "edition": EDITION,
        "seat": seat,
        "decisions": found,
        "luck": [
            [thousandths(gain), thousandths(luck.error(each))]
            for each, gain in enumerate(luck.gained)
        ],
        "lost": sum(each["lost"] for each in found if each["verdict"] != GOOD),
        "turns": turning_points(found),
    }


def review(
    match: Match[Any],
    answers: Sequence[Answer],
    seat: Seat,
    simulations: int = 0,
    progress: Progress | None = None,
) -> Data:
    """The review of a seat at once."""
    whole = Review(match, answers, seat, simulations)
    count = 0 if progress is None else len(decisions(again(match), answers, seat))
    for done in whole.steps():
        if progress is not None:
            progress(done, count)
    return whole.data()


def decisions(match: Match[Any], answers: Sequence[Answer], seat: Seat) -> list[Decision]:
    """The places at which the seat could choose; the match is played through."""
    found, step = [], 0
    for place, (who, action) in enumerate(answers):
        step += who != match.nature
        if who == seat and is_decision(match, who, action):
            found.append(Decision(place, step))
        match.play(who, action)
    return found


def is_decision(match: Match[Any], seat: Seat, action: Action) -> bool:
    """Was the seat asked, and could it have answered otherwise? What is said unasked is none."""
    options = match.state.options(seat)
    return holds(match.state.owed, seat) and action in options and len(options) > 1


def turning_points(found: Sequence[Data]) -> list[Data]:
    """Where the chances changed most from one decision to the next, in the order of the game; and
    by what: the seat's own answer (the chances are those that it left), luck, or what others did.
    """
    changes = []
    for before, after in pairwise(found):
        change = after["chance"] - before["chance"]
        if abs(change) < thousandths(LEAST):
            continue
        cause = "others"
        if change < 0 and after["verdict"] != GOOD and 2 * after["lost"] >= -change:
            cause = "own"
        elif change * after["luck"] > 0 and 2 * abs(after["luck"]) >= abs(change):
            cause = "luck"
        changes.append({"step": after["step"], "change": change, "cause": cause})
    largest = sorted(changes, key=lambda each: -abs(each["change"]))[:TURNS]
    return sorted(largest, key=lambda each: each["step"])


def again(match: Match[Any]) -> Match[Any]:
    """The same table before its first answer."""
    return Match(
        match.game,
        match.seats,
        match.settings,
        seed=match.seed,
        scripted=True,
        decks=match.decks,
        rules=match.rules,
    )
