"""Cards that cost no action, and the small questions. [LAN-08, LAN-11, LAN-23, LAN-30, LAN-34,
LAN-36, LAN-39, LAN-41, LAN-47]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card
from aquelarre.games.discworld_witches.guide.moves import Move, Weights
from aquelarre.games.discworld_witches.guide.outlook import Outlook
from aquelarre.games.discworld_witches.rules.ending import points
from aquelarre.kernel import Action, added

FAVOURITES = (ids.PETULIA, ids.TIFFANY, ids.ANNAGRAMMA, ids.DIMITY)
DRAW_AT = 0.45  # the most that the cackle of a drawing card may cost
HELPFUL = 0.3  # a danger of this many points is worth a helping card
A_NEW_CARD = 0.6  # what a card is worth to who holds it, on average over the deck
IDLE = 0.3  # how much worse than the best it is to play a card for nothing
WASTED = 2.0  # the same of one that brings no cards and gives no cackles back
FREE = ("draw_two", "know", "help", "borrow", "shamble", "transmute")


def beside(look: Outlook, found: Weights, *chosen: Action) -> Weights:
    """The same with the effects that could be played beside: those chosen come before everything
    else, in this order; the others would be for nothing."""
    best = max(found.values())
    for move in look.of(*FREE):
        if move.action not in found:
            found[move.action] = best - idling(move) - look.prices.card(move.args[0])
    for place, action in enumerate(reversed(chosen)):
        found[action] = best + IDLE * (place + 1)
    return found


def idling(move: Move) -> float:
    """How much worse than the best it is to play it for nothing."""
    return IDLE if move.verb in ("draw_two", "know") else WASTED


def free_effects(look: Outlook) -> list[Action]:
    """What is better played before anything else is done."""
    return [*drawing(look), *knowing(look), *helping(look)]


def drawing(look: Outlook) -> list[Action]:
    """Two cards for one, while there is an action to use them in; the hand may grow beyond its
    limit. [LAN-34]"""
    if look.s.action > 1 and look.prices.after:
        return []
    for move in look.of("draw_two"):
        cost = look.s.edition.cackle[move.args[0]] * look.prices.cackles(1)
        if cost <= DRAW_AT and not completes(look, move.args[0]):
            return [move.action]
    return []


def completes(look: Outlook, card: Card) -> bool:
    """Is it one of three witches in hand? [LAN-24]"""
    return card in look.three()


def knowing(look: Outlook) -> list[Action]:
    """Two cackles back, or one if that is worth the card. [LAN-39]"""
    prices = look.prices
    found, best = [], 0.0
    for move in look.of("know"):
        card, count = move.args
        worth = prices.relief(count) - prices.card(card)
        if worth > best and not completes(look, card) and (count > 1 or not prices.after):
            found, best = [move.action], worth
    return found


def helping(look: Outlook) -> list[Action]:
    """A crisis less, when they are getting scarce. [LAN-12, LAN-36]"""
    moves = look.of("help")
    if not moves:
        return []
    prices = look.prices
    if prices.crisis_danger() - prices.crisis_danger(0, 1) < max(
        HELPFUL, prices.card(moves[0].args[0])
    ):
        return []
    return [max(moves, key=lambda move: look.prospect(move.space).value).action]


def before(look: Outlook) -> Weights:
    return {look.of("reveal")[0].action: 0.0}


def finish(look: Outlook) -> Weights:
    return {look.of("end_turn")[0].action: 0.0}


def relieving(look: Outlook) -> list[Action]:
    """What does some good at any time."""
    return [*knowing(look), *helping(look)]


def tidying(look: Outlook) -> list[Action]:
    """Before new cards are drawn, those that do some good are played, and dull ones go: as long as
    another is drawn for them."""
    prices, found = look.prices, relieving(look)
    if prices.after and len(look.hand) <= prices.limit:
        borrowed, changed = look.of("borrow"), look.of("transmute")
        found += [x.action for x in borrowed if prices.keeping(x.args[0]) < A_NEW_CARD]
        found += [x.action for x in changed if exchange(look, x.args[0]) > 0]
    return found


def exchange(look: Outlook, card: Card) -> float:
    """What it is worth to change this card and all dull ones for new ones. [LAN-41]"""
    going = [card, *look.dull(without=card)]
    return added([A_NEW_CARD - look.prices.keeping(each) for each in going])


def last_word(look: Outlook) -> Weights:
    """Before the dungeon: the turn has no other end. [LAN-43]"""
    return {look.of("go_down")[0].action: 0.0}


def transmute(look: Outlook) -> Weights:
    """Dull cards go; what is drawn for them is better on average. [LAN-41]"""
    dull = look.dull()
    found = {look.of("draw_now")[0].action: 0.0}
    for move in look.of("discard"):
        card = move.args[0]
        worth = A_NEW_CARD - look.prices.keeping(card)
        found[move.action] = 1.0 + worth if card in dull else min(-0.1, worth)
    return found


def look_at(look: Outlook) -> Weights:
    """What lies nearest. [LAN-30]"""
    near = look.within(look.here) if look.here >= 0 else 0
    return {move.action: 1.0 + (near >> move.space & 1) for move in look.of("look")}


def choose(look: Outlook) -> Weights:
    return {move.action: -float(FAVOURITES.index(move.args[0])) for move in look.moves}


def place(look: Outlook) -> Weights:
    return {move.action: float(place) for place, move in enumerate(look.moves)}


def put_crisis(look: Outlook) -> Weights:
    """Where it does least harm: on an easy problem, and one that others will meet first."""
    return {move.action: -harm(look, move) for move in look.moves}


def harm(look: Outlook, move: Move) -> float:
    """A problem face down counts as a hard one. [LAN-17]"""
    tile, difficulty = look.s.tile[move.space], look.s.edition.difficulty
    hard = tile < 0 or tile >= ids.FIRST_HARD
    return 10.0 * hard + (difficulty[tile] if tile >= 0 else 19)


def tea(look: Outlook) -> Weights:
    """All that one may give back. [LAN-25]"""
    return {move.action: float(move.args[0]) for move in look.moves}


def take_from(look: Outlook) -> Weights:
    """From who has fewest points: ties are decided by cackles, so help who cannot win."""
    return {move.action: -float(points(look.s, move.args[0])) for move in look.moves}


def lose(look: Outlook) -> Weights:
    """The tile that is worth least. [LAN-47]"""
    return {move.action: -float(look.s.edition.points[move.args[0]]) for move in look.moves}
