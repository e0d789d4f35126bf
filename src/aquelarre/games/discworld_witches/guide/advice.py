"""What the guide would do, and why: the terms of its own reckoning, put into reasons.

`guide.weights` says what each answer is worth; here the same is told part by part, each with what
it adds (see `kernel.advice`, and the law of the coach). Texts are `advice-…`. What it reckons with
is in `advice_attempt`, `advice_way`, `advice_dice` and `advice_cards`.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.discworld_witches.guide import advice_cards, advice_dice, advice_way, guide
from aquelarre.games.discworld_witches.guide.advice_attempt import standing
from aquelarre.games.discworld_witches.guide.cards import FREE
from aquelarre.games.discworld_witches.guide.dice import SURE, SYMBOLS
from aquelarre.games.discworld_witches.guide.moves import Move
from aquelarre.games.discworld_witches.guide.outlook import Outlook, through
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Action, Dice, Reason, Window

GOING = ("walk", "fly", "leave", "leave_by_card", "leave_by_token", "stay")
AWAY = ("flee", "flee_flying", "retreat", "retreat_flying", "stray")
MOST = 5  # reasons for one answer
SMALL_PRINT = 0.07  # what is left untold of an answer, in points, together
PRICES = (
    "risk",
    "cards",
    "cards-there",
    "fare",
    "broom",
    "token",
    "dice",
)  # of nothing they are not told
DANGERS = ("elves-away", "crisis-back", "crisis-room", "elf-stays")

Explained = Callable[[Outlook, Move], list[Reason]]


def of_answer(window: Window[Lancre], dice: Dice, action: Action) -> list[Reason]:
    """What she says of one of her answers."""
    look = through(window, dice)
    return reasons(look, look.moves[window.options().index(action)])


def reasons(look: Outlook, move: Move) -> list[Reason]:
    """Why this answer, or why not; at least one reason."""
    if len(look.moves) == 1:
        return [Reason("only")]
    found = terms(look, move)
    if any(reason.key in DANGERS and abs(reason.worth) > SMALL_PRINT for reason in found):
        found += standing(look)
    best = guide.choice(look)
    if move.verb in GOING and best.verb in GOING:
        space = look.here if move.verb == "stay" else move.space
        if best is move and found[0].key == "nothing-there":
            found.insert(0, Reason("nothing-better"))
        named = [each.values.get("space", -1) for each in found]
        other = advice_way.compared(look, space, best)
        found += [each for each in other if each.values["space"] not in named]
    return worth_telling(found)


def terms(look: Outlook, move: Move) -> list[Reason]:
    """What her weight of the answer is made of, up to something common to all."""
    key, found = guide.asked(look), guide.plain(look)
    if key in guide.CHOSEN:
        chosen, best = guide.CHOSEN[key](look), max(found.values())
        if move.action in chosen:
            worth = guide.weights(look)[look.moves.index(move)] - best
            return advice_cards.beside(look, move, best, worth)
        if move.action not in found and move.verb in FREE:
            return advice_cards.idle(look, move, best)
    if move.action not in found:
        least = guide.weights(look)[look.moves.index(move)]
        return [Reason("unthought" if move.verb != "stop_looking" else "stop-looking", least)]
    return explained(look, move)


def explained(look: Outlook, move: Move) -> list[Reason]:
    """An answer to what the question is about."""
    verb, dice = move.verb, len(look.dice)
    if verb in GOING:
        return advice_way.going(look, move)
    if verb in ("flee", "flee_flying") and guide.asked(look) == "first_pair":
        return advice_dice.fleeing(look, move)
    if verb in AWAY:
        return advice_way.refuge(look, move)
    if verb in SURE:
        return advice_dice.curing(look, move)
    if verb in SYMBOLS:
        return advice_dice.adding_symbols(look, move)
    if verb == "help":  # the crisis of the problem itself, after all dice
        return advice_dice.mending(look, move)
    if verb in ("draw_two", "transmute"):
        assert dice == 4
        return advice_dice.hoping(look, move)
    return EXPLAINED[verb](look, move)


def worth_telling(found: list[Reason]) -> list[Reason]:
    """The first is always told. What is too little to be told is small print, all together; of what
    is no part of the sum there is as much as there is room for, and no price of nothing."""
    told, small = [found[0]], 0.0
    some = [each for each in found[1:] if each.worth or each.key not in PRICES]
    facts = [each for each in some if each.key and not each.worth]
    for reason in sorted(some, key=lambda each: abs(each.worth)):
        if not reason.worth:
            continue
        if not reason.key or abs(small + reason.worth) <= SMALL_PRINT:
            small += reason.worth
        else:
            told.append(reason)
    told += facts[: max(0, MOST - len(told))]
    return [*told, Reason("", small)] if small else told


EXPLAINED: dict[str, Explained] = {
    "roll": advice_dice.rolling,
    "roll_on": advice_dice.rolling_on,
    "reroll": advice_dice.rolling_again,
    "reroll_both": advice_dice.rolling_again,
    "add": advice_dice.mending,
    "close": advice_dice.closing,
    "slip_away": advice_dice.slipping,
    "start_at": advice_way.starting,
    "wait": advice_way.waiting,
    "linger": advice_way.lingering,
    "hurry": advice_way.hurrying,
    "pass_by": advice_way.passing,
    "pass_by_token": advice_way.passing,
    "face_it": advice_way.facing,
    "vanish": advice_way.vanishing,
    "vanish_by_token": advice_way.vanishing,
    "reveal": advice_cards.revealing,
    "go_down": advice_cards.going_down,
    "end_turn": advice_cards.ending,
    "choose": advice_cards.choosing,
    "place_at": advice_cards.placing,
    "crisis_on": advice_cards.putting_crisis,
    "give_back": advice_cards.giving_back,
    "take_from": advice_cards.taking_from,
    "lose": advice_cards.losing,
    "look": advice_cards.looking,
    "discard": advice_cards.discarding,
    "draw_now": advice_cards.drawing_now,
}
