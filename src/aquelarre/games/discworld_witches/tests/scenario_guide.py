"""Plain positions in which the guide's answer is asked for. For its tests.

>>> answer_in(ready().tile("BA", "arm").acting())
'walk BA'
"""

from __future__ import annotations

from collections.abc import Iterator

from aquelarre.games.discworld_witches.game import DiscworldWitches
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.kernel import Chance, Dice, Seat, Window, members

GAME = DiscworldWitches()


def answer_in(scene: Scene, seat: int = 0) -> str:
    """What the guide would answer there."""
    return scene.said(GAME.guide(Window(GAME, scene.s, seat), Dice(1)))


def asked(s: Lancre, dice: Dice) -> Iterator[Seat]:
    """Who is asked next, to the end of the game, once nature has answered."""
    while not s.over:
        question = s.open_question()
        if isinstance(question, Chance):
            s.answer(s.n, question.options(s, s.n)[dice.pick(question.odds(s))])
        else:
            yield members(s.asked)[0]


def ready(*cards: str, apprentices: str = "dimity petulia", **options: int) -> Scene:
    """Two players, the first at Magrat's with these cards, the other far away."""
    scene = Scene(2, apprentices, **options)
    return scene.witch(0, "MC").witch(1, "MT").hand(0, *cards)


def alone(*cards: str, apprentice: str = "dimity") -> Scene:
    """One player at Magrat's with these cards."""
    return Scene(1, apprentice).witch(0, "MC").hand(0, *cards)


def last_turn(scene: Scene) -> Scene:
    """No tile waits any more."""
    scene.boxes()
    scene.s.last = 1
    return scene
