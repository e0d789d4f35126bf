"""A sensible witch: weighs points against difficulty, keeps her cackles down, drinks tea, and
minds elves and crises where they would cost the game.

She judges from her window only. Everything is weighed in points (`prices`): what a problem
promises with exact odds (`odds`, `outlook`), where to go (`way`), what to do at the dice (`dice`),
and which cards to play beside (`cards`).
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches.guide import cards, dice, way
from aquelarre.games.discworld_witches.guide.leaning import PLAIN, Leaning
from aquelarre.games.discworld_witches.guide.moves import Move, Weights
from aquelarre.games.discworld_witches.guide.outlook import Outlook, through
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Action, Dice, Seat, Window

UNTHOUGHT = 1.0  # how much worse than all others is what nobody would do


def weigh(window: Window[Lancre], dice: Dice, leaning: Leaning = PLAIN) -> list[float]:
    """What each of the legal answers is worth, in points."""
    return weights(through(window, dice, leaning))


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
    found = plain(look)
    key = asked(look)
    if key in CHOSEN:
        found = cards.beside(look, found, *CHOSEN[key](look))
    least = min(found.values()) - UNTHOUGHT
    return [found.get(move.action, least) for move in look.moves]


def asked(look: Outlook) -> str:
    question = look.s.open_question()
    assert question is not None
    return question.key


def plain(look: Outlook) -> Weights:
    """What the question itself is about, without the effects that may be played beside."""
    return WEIGHED[asked(look)](look)


def nothing(look: Outlook) -> list[Action]:
    """No effect is worth playing then."""
    return []


WEIGHED: dict[str, Callable[[Outlook], Weights]] = {
    "choose": cards.choose,
    "start": way.start,
    "before": cards.before,
    "place": cards.place,
    "crisis": cards.put_crisis,
    "act": way.act,
    "pass": way.pass_or_face,
    "walk_on": way.act,
    "dungeon": way.act,
    "leave": way.act,
    "tackle": dice.tackle,
    "first_pair": dice.first_pair,
    "second_pair": dice.second_pair,
    "flee_to": way.flights,
    "retreat": way.flights,
    "last_word": cards.last_word,
    "look": cards.look_at,
    "transmute": cards.transmute,
    "tea": cards.tea,
    "take_from": cards.take_from,
    "lose": cards.lose,
    "finish": cards.finish,
}
CHOSEN: dict[str, Callable[[Outlook], list[Action]]] = {  # effects to play beside, by the question
    "before": cards.helping,
    **dict.fromkeys(("act", "walk_on", "dungeon", "leave"), cards.free_effects),
    **dict.fromkeys(("pass", "tackle", "first_pair", "second_pair"), nothing),
    **dict.fromkeys(("flee_to", "retreat"), nothing),
    "last_word": cards.relieving,
    "finish": cards.tidying,
}
