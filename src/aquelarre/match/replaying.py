"""Replaying: stored answers are given again, of a saved file and of a table alike.

They lead to the same position for ever, unless the rules have changed meanwhile; and a game may
keep earlier rules for those that began by them (`Game.played_by`). Where it does not and today's
rules ask more than those by which a game was stored, and the only thing to be said is that one goes
on, that is said for those who were not asked then (`older`). Anything else that does not fit ends
the replay: whoever asked for it decides what becomes of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple

from aquelarre.kernel import SILENT, Action, Game, NotAsked, Refusal, Seat, holds
from aquelarre.kernel.steps import S
from aquelarre.match.match import Match, Player

Answer = tuple[Seat, Action]


class Mark(NamedTuple):
    """Where a game stood: the fingerprint of the position after `n` of its answers."""

    n: int
    position: str


class Replay(Generic[S]):
    """How far the answers of a game could be given again."""

    __slots__ = ("bridged", "match", "refusal", "strayed", "taken")

    def __init__(self, match: Match[S]) -> None:
        self.match = match  # as far as it goes; nature waits
        self.taken = 0  # stored answers that were given
        self.bridged = 0  # answers that were added, since today's rules ask for them
        self.refusal: Refusal | None = None  # why the next one could not be given
        self.strayed = False  # the answers led elsewhere than to the mark

    @property
    def whole(self) -> bool:
        """Do the answers still lead to where they led?"""
        return self.refusal is None and not self.strayed


def replayed(
    game: Game[S],
    seats: int,
    settings: dict[str, int],
    seed: str,
    players: list[Player],
    answers: Iterable[Answer],
    *,
    older: bool = False,
    mark: Mark | None = None,
    rules: int | None = None,
) -> Replay[S]:
    """The game that these answers lead to, by these rules. `older`: they were given by earlier
    ones. With a mark, the position there is compared."""
    match = Match(game, seats, settings, seed=seed, players=players, scripted=True, rules=rules)
    return give_again(match, answers, older=older, mark=mark)


def give_again(
    match: Match[S], answers: Iterable[Answer], *, older: bool = False, mark: Mark | None = None
) -> Replay[S]:
    """Give a new match these answers, until one is refused or they stray from the mark."""
    found = Replay(match)
    found.strayed = _strays(found, mark, older)
    for seat, action in answers:
        if found.strayed:
            break
        try:
            _give(found, seat, action, older)
        except Refusal as refusal:
            found.refusal = refusal
            break
        found.taken += 1
        found.strayed = _strays(found, mark, older)
    if mark is not None and found.taken < mark.n and found.refusal is None:
        found.strayed = True  # there were more
    while older and found.whole and _goes_on_alone(found.match) and _go_on(found):
        pass  # today's rules may ask where the last answer ended the game
    return found


def _goes_on_alone(match: Match[S]) -> bool:
    """Is a question open to which all who are asked can only say that they go on?"""
    asked = [] if match.state.nature_asked else match.asked
    return bool(asked) and all(match.state.goes_on(seat) != SILENT for seat in asked)


def _strays(found: Replay[S], mark: Mark | None, older: bool) -> bool:
    if mark is None or mark.n != found.taken:
        return False
    while found.match.fingerprint() != mark.position:
        if not (older and _go_on(found)):  # today's rules may ask before they come there
            return True
    return False


def _give(found: Replay[S], seat: Seat, action: Action, older: bool) -> None:
    """One stored answer; first what today's rules ask before it."""
    match = found.match
    while older and _has_answered(match, seat, action) and _go_on(found):
        pass  # it cannot belong to this question: a log has one answer of a seat to each
    while True:
        try:
            match.play(seat, action)
            if len(match.answers) <= found.taken + found.bridged:
                raise NotAsked("the seat has answered this question before.")  # a log has one
            return
        except Refusal:
            if not (older and _go_on(found)):
                raise


def _has_answered(match: Match[S], seat: Seat, action: Action) -> bool:
    state = match.state
    if not 0 <= seat < len(state.heard) or state.heard[seat] == SILENT:
        return False
    return action not in state.asides(seat)


def _go_on(found: Replay[S]) -> bool:
    """Close the open question if all who are still asked have nothing to say but that they go on:
    one option, or what their silence means."""
    match = found.match
    step = match.state.open_question()
    if step is None or match.state.nature_asked:
        return False
    given: list[Answer] = []
    for seat in match.asked:
        options = match.state.options(seat)
        said = options[0] if len(options) == 1 else step.lapses(match.state, seat)
        if said not in options:
            return False
        given.append((seat, said))
    question = match.question
    for seat, said in given:
        if match.question == question and holds(match.state.asked, seat):
            match.bridged.append(len(match.answers))
            match.play(seat, said)
            found.bridged += 1
    return True
