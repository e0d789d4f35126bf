"""What the coach says in a scene. For its tests."""

from __future__ import annotations

from collections.abc import Iterator

from aquelarre.games.discworld_witches.box.ids import SPACES, TILES
from aquelarre.games.discworld_witches.game import DiscworldWitches
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.tests.scenario import Scene
from aquelarre.games.discworld_witches.tests.scenario_guide import asked
from aquelarre.kernel import Advice, Dice, Reason, Seat, Window, advise
from aquelarre.words import Words

GAME = DiscworldWitches()
NAMES = ["Ana", "Bea", "Cira", "Dora"]
WORDS = [Words(lang, GAME, players=NAMES, strict=True) for lang in ("es", "en")]
TABLES: list[tuple[int, dict[str, int]]] = [
    (1, {}),
    (2, {"mode": 0}),
    (3, {"mode": 1}),
    (4, {"mode": 2}),
]


def ask(scene: Scene, seat: Seat = 0) -> Advice:
    return advise(GAME, Window(GAME, scene.s, seat), Dice(1))


def why(scene: Scene, seat: Seat = 0) -> dict[str, dict[str, int]]:
    """The reasons of the advice, by their keys."""
    return {reason.key: reason.values for reason in ask(scene, seat).reasons}


def of(scene: Scene, verb: str, *labels: str, seat: Seat = 0) -> dict[str, Reason]:
    """What is said of an answer, by the keys."""
    window = Window(GAME, scene.s, seat)
    found = GAME.reasons(window, Dice(1), scene.number(verb, *labels))
    return {reason.key: reason for reason in found}


def weight(scene: Scene, verb: str, *labels: str, seat: Seat = 0) -> float:
    window = Window(GAME, scene.s, seat)
    place = window.options().index(scene.number(verb, *labels))
    return GAME.weigh(window, Dice(1))[place]


def adds_up(scene: Scene, seat: Seat = 0) -> bool:
    """Are the answers told by what they weigh, up to something common to all?"""
    window = Window(GAME, scene.s, seat)
    weights = GAME.weigh(window, Dice(1))
    rest = [
        weights[place] - sum(reason.worth for reason in GAME.reasons(window, Dice(1), action))
        for place, action in enumerate(window.options())
    ]
    return max(rest) - min(rest) < 1e-6


def at(space: str) -> int:
    return SPACES.index(space)


def tile(name: str) -> int:
    return TILES.index(name)


def decisions(seats: int, options: dict[str, int], seed: str) -> Iterator[tuple[Lancre, Seat]]:
    """Real choices of a game in which guides play, with an odd answer now and then."""
    s, dice = GAME.start(seats, options), Dice(seed)
    for seat in asked(s, dice):
        choices = s.options(seat)
        if len(choices) > 1:
            yield s, seat
        odd = dice.below(8) == 0
        own = choices[0] if len(choices) == 1 else GAME.guide(Window(GAME, s, seat), dice)
        s.answer(seat, choices[dice.below(len(choices))] if odd else own)
