"""A sensible witch: weighs points against difficulty, keeps her cackles down, drinks tea, and
minds elves and crises where they would cost the game.

She judges from her window only. Everything is weighed in points (`guide_prices`): what a problem
promises with exact odds (`guide_odds`, `guide_outlook`), where to go (`guide_way`), what to do at
the dice (`guide_dice`), and which cards to play beside (`guide_cards`).
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches import guide_cards, guide_dice, guide_way
from aquelarre.games.discworld_witches.guide_outlook import Move, Outlook
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
    return guide_cards.free_effect(look) or guide_way.act(look)


def _first_pair(look: Outlook) -> Move:
    return guide_dice.first_pair(look)


ANSWERS: dict[str, Callable[[Outlook], Move]] = {
    "choose": guide_cards.choose,
    "start": guide_way.start,
    "before": guide_cards.before,
    "place": guide_cards.place,
    "crisis": guide_cards.put_crisis,
    "act": _move,
    "pass": guide_way.pass_or_face,
    "walk_on": _move,
    "dungeon": _move,
    "leave": _move,
    "tackle": guide_dice.tackle,
    "first_pair": _first_pair,
    "second_pair": guide_dice.second_pair,
    "flee_to": guide_way.get_away,
    "retreat": guide_way.get_away,
    "look": guide_cards.look_at,
    "transmute": guide_cards.transmute,
    "tea": guide_cards.tea,
    "take_from": guide_cards.take_from,
    "lose": guide_cards.lose,
    "finish": guide_cards.finish,
}
