"""Cards that cost no action, and the small questions. [LAN-08, LAN-11, LAN-23, LAN-30, LAN-34,
LAN-36, LAN-39, LAN-41, LAN-47]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card
from aquelarre.games.discworld_witches.guide.outlook import Move, Outlook
from aquelarre.games.discworld_witches.guide.prices import REFILLED
from aquelarre.games.discworld_witches.rules.ending import points

FAVOURITES = (ids.PETULIA, ids.TIFFANY, ids.ANNAGRAMMA, ids.DIMITY)
DRAW_AT = 0.35  # the most that the cackle of a drawing card may cost
DULL = 0.55  # a card worth less than this may go
HELPFUL = 0.3  # a danger of this many points is worth a helping card


def free_effect(look: Outlook) -> Move | None:
    """What is better played before anything else is done."""
    return drawing(look) or knowing(look) or helping(look)


def drawing(look: Outlook) -> Move | None:
    """Two cards for one, while there is an action to use them in; the hand may grow beyond its
    limit. [LAN-34]"""
    if look.s.action > 1 and look.prices.after:
        return None
    for move in look.of("draw_two"):
        cost = look.s.edition.cackle[move.args[0]] * look.prices.cackles(1)
        if cost <= DRAW_AT and not completes(look, move.args[0]):
            return move
    return None


def completes(look: Outlook, card: Card) -> bool:
    """Is it one of three witches in hand? [LAN-24]"""
    return card in look.three()


def knowing(look: Outlook) -> Move | None:
    """Two cackles back, or one if that is worth the card. [LAN-39]"""
    moves = look.of("know")
    if not moves:
        return None
    best = max(
        moves, key=lambda move: look.prices.relief(move.args[1]) - look.prices.card(move.args[0])
    )
    count, card = best.args[1], best.args[0]
    if completes(look, card):
        return None
    if count < 2 and look.prices.after:
        return None
    return best if look.prices.relief(count) > look.prices.card(card) else None


def helping(look: Outlook) -> Move | None:
    """A crisis less, when they are getting scarce. [LAN-12, LAN-36]"""
    moves = look.of("help")
    if not moves:
        return None
    prices = look.prices
    if prices.crisis_danger() - prices.crisis_danger(0, 1) < max(
        HELPFUL, prices.card(moves[0].args[0])
    ):
        return None
    return max(moves, key=lambda move: look.prospect(move.space).value)


def before(look: Outlook) -> Move:
    return helping(look) or look.of("reveal")[0]


def finish(look: Outlook) -> Move:
    """Before new cards are drawn, those that do some good are played, and dull ones go."""
    prices = look.prices
    found = knowing(look) or helping(look)
    if found:
        return found
    if prices.after:
        for move in look.of("borrow", "transmute"):
            if prices.keeping(move.args[0]) < REFILLED + 0.3:
                return move
    return look.of("end_turn")[0]


def last_word(look: Outlook) -> Move:
    """Before the dungeon, what does some good now: the turn has no other end. [LAN-43]"""
    return knowing(look) or helping(look) or look.of("go_down")[0]


def transmute(look: Outlook) -> Move:
    """Dull cards go; what is drawn for them is better on average. [LAN-41]"""
    dull = [x for x in look.of("discard") if look.prices.keeping(x.args[0]) < DULL]
    if dull:
        return min(dull, key=lambda move: look.prices.keeping(move.args[0]))
    return look.of("draw_now")[0]


def look_at(look: Outlook) -> Move:
    """What lies nearest. [LAN-30]"""
    near = look.within(look.here) if look.here >= 0 else 0
    return max(look.of("look"), key=lambda move: near >> move.space & 1, default=look.moves[0])


def choose(look: Outlook) -> Move:
    return min(look.moves, key=lambda move: FAVOURITES.index(move.args[0]))


def place(look: Outlook) -> Move:
    return look.moves[-1]


def put_crisis(look: Outlook) -> Move:
    """Where it does least harm: on an easy problem, and one that others will meet first."""
    s = look.s

    def harm(move: Move) -> float:
        tile = s.tile[move.space]
        hard = tile < 0 or tile >= ids.FIRST_HARD
        return 10.0 * hard + (s.edition.difficulty[tile] if tile >= 0 else 19)

    return min(look.moves, key=harm)


def tea(look: Outlook) -> Move:
    """All that one may give back. [LAN-25]"""
    return look.moves[-1]


def take_from(look: Outlook) -> Move:
    """From who has fewest points: ties are decided by cackles, so help who cannot win."""
    return min(look.moves, key=lambda move: points(look.s, move.args[0]))


def lose(look: Outlook) -> Move:
    """The tile that is worth least. [LAN-47]"""
    return min(look.moves, key=lambda move: look.s.edition.points[move.args[0]])
