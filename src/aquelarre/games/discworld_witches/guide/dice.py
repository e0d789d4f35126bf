"""At the dice: roll, flee or stay, with which cards; and what still mends an attempt.
[LAN-17 … LAN-19, LAN-22, LAN-24, LAN-29, LAN-33, LAN-38]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import VALUES
from aquelarre.games.discworld_witches.guide.odds import Attempt, Prospect, cheapest
from aquelarre.games.discworld_witches.guide.outlook import A_CRISIS_LESS, SYMBOL, Move, Outlook
from aquelarre.games.discworld_witches.guide.way import best_flight, fare
from aquelarre.games.discworld_witches.rules.attempt import BY_HEADOLOGY, BY_MAGIC
from aquelarre.games.discworld_witches.rules.reckoning import missing, pending
from aquelarre.games.discworld_witches.state import Tackling
from aquelarre.kernel import added

SURE = ("use_pig_token", "cure_sheep", "face_death", "trio")
SYMBOLS = ("play_headology", "play_magic", "use_magic_token")
DRAWING = ("draw_two", "transmute")
A_HAIR = 1e-9  # sums of the same prices may differ by so much
HOPES_OF_A_DRAW = 0.25  # how much of what is lost two new cards may mend


def tackle(look: Outlook) -> Move:
    """Solve it at once, if dice and cards would not do as well. [Ruling 25]"""
    cure = cheapest_cure(look)
    attempt = look.attempt()
    if cure and attempt.task.gain - cure_price(look, cure) >= attempt.rolling().value:
        return cure
    return look.of("roll")[0]


def cheapest_cure(look: Outlook) -> Move | None:
    cures = look.of(*SURE)
    return min(cures, key=lambda move: cure_price(look, move)) if cures else None


def cure_price(look: Outlook, move: Move) -> float:
    return added([look.prices.card(card) for card in move.args])


# -- after the first pair ----------------------------------------------------------------


def first_pair(look: Outlook) -> Move:
    """Whatever promises most: solve it, flee, roll again, add symbols, roll on."""
    attempt, need = look.attempt(), missing(look.s, look.seat)
    lying = look.prices.cackles(pending(look.s.within(Tackling)))
    stay, spend = attempt.staying(need)
    best, found = stay.value - lying, look.of("roll_on")[0]
    if spend:
        found = symbol_for(look, spend)
    flights = look.of("flee", "flee_flying")
    if flights and attempt.task.flee is not None:
        flight = best_flight(look, flights)
        worth = attempt.task.flee - lying - fare(look, flight)
        if worth > best:
            best, found = worth, flight
    cure = cheapest_cure(look)
    if cure and attempt.task.gain - cure_price(look, cure) - lying >= best:
        best, found = attempt.task.gain - cure_price(look, cure) - lying, cure
    again, worth = best_reroll(look, attempt, need)
    if again and worth > best:
        return again
    return found


def symbol_for(look: Outlook, spend: int) -> Move:
    """One of the cards with which so many points are reached at the least cost."""
    s, magic = look.s, look.prices.cackles(1)
    tile, crises = s.tile[look.here], s.crisis[look.here]
    choices: list[tuple[Move, int, float]] = []
    for move in look.of(*SYMBOLS):
        points = BY_HEADOLOGY if move.verb == "play_headology" else BY_MAGIC
        price = look.prices.card(move.args[0]) if move.args else look.token_price()
        if not move.args or look.use_of(move.args[0], tile, crises)[0] == SYMBOL:
            choices.append((move, points, price + magic if points == BY_MAGIC else price))
    priced = [(points, price) for _, points, price in choices]
    least = dict(cheapest(tuple(priced)))[spend]
    for place, (move, points, price) in enumerate(choices):
        others = dict(cheapest(tuple(priced[:place] + priced[place + 1 :])))
        if spend - points in others and others[spend - points] + price <= least + A_HAIR:
            return move
    raise AssertionError(f"no symbols for {spend}")


def best_reroll(look: Outlook, attempt: Attempt, need: int) -> tuple[Move | None, float]:
    """One die of the last pair, or both, once more. [LAN-38]"""
    found, best = None, 0.0
    for move in look.of("reroll", "reroll_both"):
        falls = rolled_again(look, attempt, need, move)
        value = added([each.value for each in falls]) / len(falls) - look.prices.card(move.args[0])
        if found is None or value > best:
            found, best = move, value
    return found, best


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


def second_pair(look: Outlook) -> Move:
    """Close it, or mend it: with what adds, another roll, a cure, new cards, or by getting away."""
    attempt, short = look.attempt(), missing(look.s, look.seat)
    task, lying = attempt.task, look.prices.cackles(pending(look.s.within(Tackling)))
    found = look.of("close")[0]
    best = (task.gain if short <= 0 else -task.fail) - lying
    if short > 0:
        for move, worth in mends(look, attempt, short):
            if worth - lying > best:
                best, found = worth - lying, move
    again, worth = best_reroll(look, attempt, short)
    if again and worth > best:
        best, found = worth, again
    draws = look.of(*DRAWING)
    if short > 0 and draws and best < 0:
        lost = task.gain + task.fail
        draw = min(draws, key=lambda move: look.prices.card(move.args[0]))
        if best + HOPES_OF_A_DRAW * lost - look.prices.card(draw.args[0]) > best:
            return draw
    return found


def mends(look: Outlook, attempt: Attempt, short: int) -> list[tuple[Move, float]]:
    """What solves it now, or gets her away, and what that is worth."""
    s, prices, task = look.s, look.prices, attempt.task
    found: list[tuple[Move, float]] = []
    helps = [move for move in look.of("help") if move.space == look.here]
    adding = look.of("add") + helps[: s.crisis[look.here]]
    amounts = [s.edition.amount[x.args[0]] if x.verb == "add" else A_CRISIS_LESS for x in adding]
    priced = [(amounts[i], prices.card(x.args[0])) for i, x in enumerate(adding)]
    enough = [(cost, points) for points, cost in cheapest(tuple(priced)) if points >= short]
    if enough:
        cost = min(enough)[0]
        for place, move in enumerate(adding):
            points, price = priced[place]
            rest = cheapest(tuple(priced[:place] + priced[place + 1 :]))
            if any(more >= short - points and price + left <= cost + A_HAIR for more, left in rest):
                found.append((move, task.gain - cost))
                break
    cure = cheapest_cure(look)
    if cure:
        found.append((cure, task.gain - cure_price(look, cure)))
    if task.flee is not None:
        found += [(x, task.flee - prices.card(x.args[0])) for x in look.of("slip_away")]
    return found
