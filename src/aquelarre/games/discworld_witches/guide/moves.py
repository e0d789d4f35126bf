"""Legal answers as the guide reads them: their verbs, what they touch, what they are worth."""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import Space
from aquelarre.games.discworld_witches.verbs import VERBS
from aquelarre.kernel import Action, Vocabulary

VOCABULARY = Vocabulary(VERBS)

Weights = dict[Action, float]  # what answers are worth, in points; what is not in it nobody gives


class Move:
    """A legal answer: its number, its verb, and what it touches."""

    __slots__ = ("action", "args", "verb")

    def __init__(self, action: Action, verb: str, args: tuple[int, ...]) -> None:
        self.action = action
        self.verb = verb
        self.args = args

    @property
    def space(self) -> Space:
        """Where it leads: the space is the last thing it names."""
        return self.args[-1]


def moves_of(options: list[Action]) -> list[Move]:
    """The answers with their verbs."""
    found: list[Move] = []
    verb = None
    for action in options:  # those of a verb stand together
        if verb is None or not verb.owns(action):
            verb = VOCABULARY.find(action)
            assert verb is not None
        found.append(Move(action, verb.name, verb.args(action)))
    return found
