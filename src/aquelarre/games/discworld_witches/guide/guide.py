"""A sensible witch: weighs points against difficulty, keeps her cackles down, drinks tea, and
minds elves and crises where they would cost the game.

She judges from her window only. Everything is weighed in points (`prices`): what a problem
promises with exact odds (`odds`, `outlook`), where to go (`way`), what to do at the dice (`dice`),
and which cards to play beside (`cards`).
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches.guide import cards, dice, way
from aquelarre.games.discworld_witches.guide.outlook import Move, Outlook
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Action, Dice, Window


def answer(window: Window[Lancre], dice: Dice) -> Action:
    """One of the legal answers."""
    options = window.options()
    return options[0] if len(options) == 1 else choice(Outlook(window, dice)).action


def choice(look: Outlook) -> Move:
    """What she would answer to the open question."""
    question = look.s.open_question()
    assert question is not None
    return ANSWERS[question.key](look)


def _move(look: Outlook) -> Move:
    return cards.free_effect(look) or way.act(look)


ANSWERS: dict[str, Callable[[Outlook], Move]] = {
    "choose": cards.choose,
    "start": way.start,
    "before": cards.before,
    "place": cards.place,
    "crisis": cards.put_crisis,
    "act": _move,
    "pass": way.pass_or_face,
    "walk_on": _move,
    "dungeon": _move,
    "leave": _move,
    "tackle": dice.tackle,
    "first_pair": dice.first_pair,
    "second_pair": dice.second_pair,
    "flee_to": way.get_away,
    "retreat": way.get_away,
    "last_word": cards.last_word,
    "look": cards.look_at,
    "transmute": cards.transmute,
    "tea": cards.tea,
    "take_from": cards.take_from,
    "lose": cards.lose,
    "finish": cards.finish,
}
