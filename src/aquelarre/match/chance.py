"""Chance: what nature may answer, with which odds, and whether a stacked answer is one of them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from aquelarre.kernel import Action, Chance, Game, Illegal, Misdealt, Option
from aquelarre.kernel.steps import S

HANDFUL = 5  # answers, in a sentence


class Outcome(Option):
    """A possible answer of nature, and how likely it is."""

    __slots__ = ("odds", "weight")

    def __init__(self, option: Option, weight: int, all_weights: int) -> None:
        super().__init__(option.action, option.verb, option.args, option.refs, option.rule)
        self.weight = weight  # for example, how many such cards there are
        self.odds = Fraction(weight, all_weights)


def chances(game: Game[S], s: S) -> list[Outcome]:
    """What nature may answer to the question that she is asked; nothing if it is another's."""
    step = s.open_question()
    if not isinstance(step, Chance):
        return []
    weights = step.odds(s)
    described = [game.describe(action) for action in step.options(s, s.n)]
    total = sum(weights)
    return [
        Outcome(option, weight, total) for option, weight in zip(described, weights, strict=True)
    ]


def impossible(game: Game[S], s: S, action: Action) -> Illegal:
    """The refusal of an answer that nature cannot give now, with some that she can."""
    possible = [_named(game, each) for each in s.options(s.n)[:HANDFUL]]
    if len(s.options(s.n)) > HANDFUL:
        possible.append("…")
    told = f"possible: {', '.join(possible)}" if possible else "nature is not asked"
    return Illegal(f"{_named(game, action)} is no possible answer now; {told}.", "", seat=s.n)


def stack(answers: Sequence[Action]) -> tuple[Action, ...]:
    """Nature's stacked answers, each of which must be a number: a verb alone is no answer."""
    for number, action in enumerate(answers, 1):
        if type(action) is not int:
            raise Misdealt(
                f"Stacked answer {number} is {action!r}, which is no number of an action:"
                f" game.action gives it.",
                number=number,
                name=str(action),
            )
    return tuple(answers)


def checked(game: Game[S], s: S, action: Action, number: int) -> Action:
    """Nature's stacked answer of this number, if she can give it now."""
    possible = s.options(s.n)
    if action in possible:
        return action
    raise Misdealt(
        f"Stacked answer {number} ({_named(game, action)}) cannot be given now;"
        f" possible: {', '.join(_named(game, each) for each in possible)}.",
        number=number,
        name=_named(game, action),
    )


def _named(game: Game[S], action: Action) -> str:
    """An action by its verb and the things that it touches."""
    if game.vocabulary.find(action) is None:
        return str(action)
    return repr(game.describe(action))
