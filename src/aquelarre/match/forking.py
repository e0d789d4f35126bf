"""Forking: a new match that begins as another did up to a step, and goes on by itself.

A step is the answer of a player with all that chance brings after it; the first is the beginning,
with all that is dealt before anybody is asked. What was answered until then stays as it was,
nature's answers included: whatever was dealt, face down or in somebody's hand, lies where it lay.
What comes after it is dealt from another seed, so that nobody finds again what the first game had
in store. The new match is played by the rules of the other.
"""

from __future__ import annotations

from aquelarre.kernel import AquelarreError, Seat
from aquelarre.kernel.steps import S
from aquelarre.match.match import Match, Player, new_seed
from aquelarre.match.replaying import Answer


class NoStep(AquelarreError):
    """A step that the game does not have, or after which it was over."""

    key = "error-no-step"


def steps_of(answers: list[Answer], nature: Seat) -> list[int]:
    """How many answers have been given after each step."""
    ends = [number for number, (seat, _) in enumerate(answers) if seat != nature]
    return [*ends, len(answers)]


def first_answers(answers: list[Answer], nature: Seat, step: int, over: bool) -> list[Answer]:
    """The answers up to a step after which there is still something to play: in a game that is
    `over` not the last one."""
    ends = steps_of(answers, nature)
    last = len(ends) - 1 - over
    if not 0 <= step <= last:
        raise NoStep(f"The game can be played on from its steps 0 to {last}.", step=step, last=last)
    return answers[: ends[step]]


def laid_out(answers: list[Answer], nature: Seat) -> list[int]:
    """Nature's answers among these."""
    return [action for seat, action in answers if seat == nature]


def fork(
    match: Match[S], step: int, *, players: list[Player], seed: int | str | None = None
) -> Match[S]:
    """A new match of these players, from this step on. Nature's answers until then are stacked, so
    that a file of it says what was taken over."""
    answers = first_answers(match.answers, match.nature, step, match.over)
    new = Match(
        match.game,
        match.seats,
        match.settings,
        seed=new_seed() if seed is None else seed,
        players=players,
        scripted=True,
        stacked=laid_out(answers, match.nature),
        decks=match.decks,
        rules=match.rules,
    )
    for seat, action in answers:
        new.play(seat, action)
    return new.resumed(new.seed)
