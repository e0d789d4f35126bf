"""At the dice: roll, flee or stay, with which cards; and what still mends an attempt.
[LAN-17 … LAN-19, LAN-22, LAN-24, LAN-29, LAN-33, LAN-38]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import VALUES, Card
from aquelarre.games.discworld_witches.guide.kit import A_CRISIS_LESS, CURES, SYMBOL
from aquelarre.games.discworld_witches.guide.moves import Move, Weights
from aquelarre.games.discworld_witches.guide.odds import (
    A_HAIR,
    AT_LEAST,
    MOST,
    Attempt,
    Prospect,
    cheapest,
)
from aquelarre.games.discworld_witches.guide.outlook import Outlook
from aquelarre.games.discworld_witches.guide.way import flights
from aquelarre.games.discworld_witches.rules.attempt import adds
from aquelarre.games.discworld_witches.rules.effects import DRAWN
from aquelarre.games.discworld_witches.rules.reckoning import missing, pending
from aquelarre.games.discworld_witches.state import Tackling
from aquelarre.kernel import added

SURE = ("use_pig_token", "cure_sheep", "face_death", "trio")
SYMBOLS = ("play_headology", "play_magic", "use_magic_token")
HEADS, MAGICS = KINDS = (("play_headology",), ("play_magic", "use_magic_token"))
NO_PLAN = 1.0  # how much worse it is to add what is meant for something else


def tackle(look: Outlook) -> Weights:
    """Solve it at once, if dice and cards would not do as well. [Ruling 25]"""
    attempt = look.attempt()
    found = {look.of("roll")[0].action: attempt.rolling().value}
    for cure in look.of(*SURE):
        found[cure.action] = attempt.task.gain - cure_price(look, cure) + A_HAIR
    return found


def cure_price(look: Outlook, move: Move) -> float:
    return added([look.prices.card(card) for card in move.args])


# -- after the first pair ----------------------------------------------------------------


def first_pair(look: Outlook) -> Weights:
    """Whatever promises most: solve it, flee, roll again, add symbols, roll on."""
    attempt, need = look.attempt(), missing(look.s, look.seat)
    lying = look.prices.cackles(pending(look.s.within(Tackling)))
    found = {look.of("roll_on")[0].action: attempt.after_first(need).value - lying}
    for action, worth in symbols(look, attempt, need).items():
        found[action] = worth - lying - 2 * A_HAIR
    if attempt.task.flee is not None:
        for action, worth in flights(look).items():
            found[action] = attempt.task.flee + worth - lying - A_HAIR
    for cure in look.of(*SURE):
        found[cure.action] = attempt.task.gain - cure_price(look, cure) - lying + A_HAIR
    return found | rerolls(look, attempt, need)


def symbols(look: Outlook, attempt: Attempt, need: int) -> Weights:
    """What it is worth to add a symbol, and all that is best added with it."""
    found: Weights = {}
    for kind in KINDS:
        moves = look.of(*kind)
        if not moves:
            continue
        some = meant(look, moves)
        prices = {move.action: symbol_price(look, move) for move in moves}
        heads = int(kind == HEADS)
        worth = attempt.adding(need, heads, 1 - heads) if some else attempt.after_first(need).value
        least = min([prices[move.action] for move in some], default=-NO_PLAN)
        for move in moves:
            found[move.action] = worth - (prices[move.action] - least)
            if move not in some:
                found[move.action] -= NO_PLAN
    return found


def meant(look: Outlook, moves: list[Move]) -> list[Move]:
    """Those whose card is best used as a symbol here, or that take none."""
    s = look.s
    tile, crises = s.tile[look.here], s.crisis[look.here]
    kept = look.kept_for(tile)
    return [
        move
        for move in moves
        if not move.args
        or (move.args[0] not in kept and look.use_of(move.args[0], tile, crises)[0] == SYMBOL)
    ]


def symbol_price(look: Outlook, move: Move) -> float:
    return look.prices.card(move.args[0]) if move.args else look.token_price()


def rerolls(look: Outlook, attempt: Attempt, need: int) -> Weights:
    """One die of the last pair, or both, once more. [LAN-38]"""
    found: Weights = {}
    for move in look.of("reroll", "reroll_both"):
        falls = rolled_again(look, attempt, need, move)
        worth = added([each.value for each in falls]) / len(falls)
        found[move.action] = worth - look.prices.card(move.args[0]) - A_HAIR
    return found


def rolled_again(look: Outlook, attempt: Attempt, need: int, move: Move) -> list[Prospect]:
    """What every outcome of rolling again would come to, with the cackles it shows."""
    dice, cackles = look.dice, look.prices.cackles
    one, other = (VALUES[face] for face in dice[-2:])
    before, later = need + one + other, attempt.at_first if len(dice) == 2 else attempt.mended
    pairs = [(a, b) for a in VALUES for b in VALUES]
    if move.verb == "reroll":
        kept = other if move.args[1] % 2 == 0 else one
        pairs = [(a, kept) for a in VALUES]
    found = []
    for a, b in pairs:
        value, chance, flight = later(before - a - b)
        found.append(Prospect(value - cackles((a == 0) + (b == 0)), chance, flight))
    return found


# -- after the second pair ---------------------------------------------------------------


def second_pair(look: Outlook) -> Weights:
    """Close it, or mend it: with what adds, another roll, a cure, new cards, or by getting away."""
    attempt, short = look.attempt(), missing(look.s, look.seat)
    task, lying = attempt.task, look.prices.cackles(pending(look.s.within(Tackling)))
    worth = task.gain if short <= 0 else -attempt.lost
    found = {look.of("close")[0].action: worth - lying}
    if short > 0:
        for action, value in (mends(look, attempt, short) | draws(look, attempt, short)).items():
            found[action] = value - lying - A_HAIR
    return found | rerolls(look, attempt, short)


def mends(look: Outlook, attempt: Attempt, short: int) -> Weights:
    """What solves it now, or gets her away, and what that is worth."""
    prices, task = look.prices, attempt.task
    found: Weights = {}
    for place, move in enumerate(adding(look)):
        enough = enough_with(look, place, short)
        price = prices.card(move.args[0])
        worth = task.gain - enough if enough is not None else -attempt.lost - price
        found[move.action] = worth
    for cure in look.of(*SURE):
        found[cure.action] = task.gain - cure_price(look, cure)
    for move in look.of("slip_away"):
        found[move.action] = task.away - prices.card(move.args[0])
    return found


def adding(look: Outlook) -> list[Move]:
    """What adds something after all dice: cards for it, and a crisis less here."""
    helps = [move for move in look.of("help") if move.space == look.here]
    return look.of("add") + helps[: look.s.crisis[look.here]]


def enough_with(look: Outlook, place: int, short: int) -> float | None:
    """The least that it costs to solve it with this one of them; None: it cannot be."""
    some = adding(look)
    amounts = [amount_of(look, move) for move in some]
    priced = [(amounts[i], look.prices.card(x.args[0])) for i, x in enumerate(some)]
    points, price = priced[place]
    rest = cheapest(tuple(priced[:place] + priced[place + 1 :]))
    return min([price + left for more, left in rest if more >= short - points], default=None)


def amount_of(look: Outlook, move: Move) -> int:
    """What it adds."""
    return look.s.edition.amount[move.args[0]] if move.verb == "add" else A_CRISIS_LESS


def draws(look: Outlook, attempt: Attempt, short: int) -> Weights:
    """New cards, if they may save it. [LAN-34, LAN-41]"""
    found: Weights = {}
    moves = look.of("draw_two", "transmute")
    if not moves:
        return found
    share = saving_share(look, short)
    for move in moves:
        price = look.prices.card(move.args[0])
        if move.verb == "draw_two":
            price += drawing_price(look, move)
        hope = drawn_hope(look, move, share) * (attempt.task.gain + attempt.lost)
        found[move.action] = hope - attempt.lost - price
    return found


def saving_share(look: Outlook, short: int) -> float:
    """Of the cards that may come, those that would save it."""
    cards = coming(look)
    return added([saves(look, card, short) for card in cards]) / max(1, len(cards))


def coming(look: Outlook) -> list[Card]:
    """The cards of which the next may be one: those in the deck and, for all that she knows, in
    other hands; once the deck is empty, the discard pile. [LAN-08]"""
    s = look.s
    others = [card for x in range(s.n) if x != look.seat for card in s.hands[x]]
    return sorted(s.deck + others) if s.deck else sorted(s.discard)


def drawn_hope(look: Outlook, move: Move, share: float) -> float:
    """How likely one of the cards that such an effect brings is one of those."""
    drawn = DRAWN if move.verb == "draw_two" else 1 + len(look.dull(without=move.args[0]))
    return float(1 - (1 - share) ** drawn)


def drawing_price(look: Outlook, move: Move) -> float:
    """The cackle of a card that draws two. [LAN-34]"""
    return look.s.edition.cackle[move.args[0]] * look.prices.cackles(1)


def saves(look: Outlook, card: Card, short: int) -> float:
    """How likely this card, drawn now, would solve it after all dice. [LAN-19]"""
    s, edition = look.s, look.s.edition
    effect, tile = edition.effect[card], s.tile[look.here]
    if effect == ids.E_ADD:
        return float(adds(s, card) and edition.amount[card] >= short)
    if effect == ids.E_HELP:
        return float(s.crisis[look.here] > 0 and short <= A_CRISIS_LESS)
    if effect == ids.E_REROLL:
        one, other = sorted([VALUES[face] for face in look.dice[-2:]])
        both, lesser = short + one + other, short + one
        again = AT_LEAST[both] if both <= MOST else 0.0
        return max(again, sum(value >= lesser for value in VALUES) / len(VALUES))
    return float(effect == CURES.get(tile, -1))
