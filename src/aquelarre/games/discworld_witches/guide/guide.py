"""A sensible witch: weighs points against difficulty, keeps her cackles down, drinks tea, and
minds elves and crises where they would cost the game.

She judges from her window only. Everything is weighed in points (`prices`): what a problem
promises with exact odds (`odds`, `outlook`), where to go (`way`), what to do at the dice (`dice`),
and which cards to play beside (`cards`).
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches.guide import cards, dice, way
from aquelarre.games.discworld_witches.guide.moves import Move, Weights
from aquelarre.games.discworld_witches.guide.outlook import Outlook, through
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Action, Dice, Seat, Window

UNTHOUGHT = 1.0  # how much worse than all others is what nobody would do


def weigh(window: Window[Lancre], dice: Dice) -> list[float]:
    """What each of the legal answers is worth, in points."""
    return weights(through(window, dice))


def answer(window: Window[Lancre], dice: Dice) -> Action:
    """One of the legal answers."""
    options = window.options()
    return options[0] if len(options) == 1 else choice(through(window, dice)).action


def go_on(s: Lancre, seat: Seat) -> Action:
    """The same in a world that is only imagined, where everything lies open: she looks at no more
    than her seat would see."""
    options = s.options(seat)
    return options[0] if len(options) == 1 else choice(Outlook(s, seat, options)).action


def choice(look: Outlook) -> Move:
    """What she would answer to the open question."""
    found = weights(look)
    return look.moves[found.index(max(found))]


def weights(look: Outlook) -> list[float]:
    """What she thinks of each answer to the open question."""
    question = look.s.open_question()
    assert question is not None
    found = WEIGHED[question.key](look)
    least = min(found.values()) - UNTHOUGHT
    return [found.get(move.action, least) for move in look.moves]


def _move(look: Outlook) -> Weights:
    return cards.beside(look, way.act(look), *cards.free_effects(look))


def _tackle(look: Outlook) -> Weights:
    return cards.beside(look, dice.tackle(look))


def _first_pair(look: Outlook) -> Weights:
    return cards.beside(look, dice.first_pair(look))


def _second_pair(look: Outlook) -> Weights:
    return cards.beside(look, dice.second_pair(look))


def _pass(look: Outlook) -> Weights:
    return cards.beside(look, way.pass_or_face(look))


def _get_away(look: Outlook) -> Weights:
    return cards.beside(look, way.flights(look))


WEIGHED: dict[str, Callable[[Outlook], Weights]] = {
    "choose": cards.choose,
    "start": way.start,
    "before": cards.before,
    "place": cards.place,
    "crisis": cards.put_crisis,
    "act": _move,
    "pass": _pass,
    "walk_on": _move,
    "dungeon": _move,
    "leave": _move,
    "tackle": _tackle,
    "first_pair": _first_pair,
    "second_pair": _second_pair,
    "flee_to": _get_away,
    "retreat": _get_away,
    "last_word": cards.last_word,
    "look": cards.look_at,
    "transmute": cards.transmute,
    "tea": cards.tea,
    "take_from": cards.take_from,
    "lose": cards.lose,
    "finish": cards.finish,
}
