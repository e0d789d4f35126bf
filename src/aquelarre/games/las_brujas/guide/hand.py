"""What a card is worth in a player's own hand, and in somebody else's.

The coin is the side's chance to win. Rumours are worth what they would do where they do most; the
other cards have a price of ours, because what they are good for comes later.
"""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import (
    AFTERLIFE,
    LABELS,
    NUMBER,
    RUMOURS,
    Card,
)
from aquelarre.games.las_brujas.box.characters import SCHOOLMISTRESS
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.verbs import SPEND, SUPPLANT
from aquelarre.kernel import Action, Seat

DRAWN = 0.008  # what an unknown card of the general deck is worth
AFTER = 0.003  # an afterlife card: a spectre has no limit, and draws one each week
LIMIT = 2  # rumours of each kind [BRU-12]
SAVED = 0.6  # a rumour in the hand is worth so much of what it would do on the table
A_POINT = 0.003  # and in somebody else's hand so much for each point
PRICES = {
    "J1": 0.011,
    "J2": 0.009,
    "J3": 0.012,
    "J4": 0.013,
    "J5": 0.011,
    "J6": 0.012,
    "J7": 0.011,
    "J8": 0.011,
    "J9": 0.004,
    "C1": 0.014,
    "C2": 0.018,
    "C3": 0.004,
    "C4": 0.018,
    "C5": 0.012,
    "C6": 0.010,
    "D1": 0.006,
    "D2": 0.006,
    "D3": 0.008,
    "D4": 0.006,
    "D5": 0.005,
    "D6": 0.006,
    "S01": 0.002,
    "S02": 0.001,
    "S03": 0.003,
    "S04": 0.004,
    "S05": 0.006,
    "S06": 0.005,
    "S07": 0.002,
    "S08": 0.003,
    "S09": 0.006,
    "S10": 0.004,
    "S11": 0.004,
    "S12": 0.003,
    "S13": 0.005,
    "S14": 0.003,
    "S15": 0.001,
    "S16": 0.007,
}


def worth(look: Outlook, card: Card) -> float:
    """What it is worth to keep the card."""
    if card not in look.prices:
        look.prices[card] = _worth(look, card)
    return look.prices[card]


def _worth(look: Outlook, card: Card) -> float:
    if AFTERLIFE >> card & 1:
        return AFTER
    if RUMOURS >> card & 1:
        return SAVED * best_use(look, card)
    kind = look.box.like[card]
    if kind == "C3" and look.view["influential"] == look.me:
        return PRICES["C2"]
    return PRICES[kind]


def best_use(look: Outlook, card: Card) -> float:
    """What a rumour would do where it does most."""
    good = look.box.positive >> card & 1
    others = [seat for seat in look.alive if good or seat != look.me]
    return max([look.swing(x, effect_of_rumour(look, card, x)) for x in others], default=0.0)


def effect_of_rumour(look: Outlook, card: Card, seat: Seat) -> int:
    """By how much the rumour would change a reputation: beyond the limit it takes the place of a
    weaker one, or of none. [BRU-12, P18]"""
    player = look.players[seat]
    points = look.rumour(card, seat)
    good = look.box.positive >> card & 1
    lying = [look.rumour(NUMBER[label], seat) for label in player["good" if good else "bad"]]
    room = LIMIT + (1 if good and look.has(seat, SCHOOLMISTRESS) else 0)
    if len(lying) < room:
        return points
    return max(0, points - min(lying)) if good else min(0, points - max(lying))


def effect_beyond(look: Outlook, action: Action) -> tuple[Card, Seat, int]:
    """A rumour beyond the limit, before whom, and by how much it changes their reputation with the
    one that goes. [BRU-12]"""
    if SPEND.owns(action):
        card, seat = SPEND.args(action)
        return card, seat, 0
    card, seat, goes = SUPPLANT.args(action)
    return card, seat, look.rumour(card, seat) - look.rumour(goes, seat)


def carrier(look: Outlook, card: Card) -> Seat:
    """Before whom the rumour lies."""
    label = LABELS[card]
    for player in look.players:
        if label in player["good"] or label in player["bad"]:
            seat: Seat = player["seat"]
            return seat
    raise AssertionError(f"{label} lies before nobody")


def loss_of_rumour(look: Outlook, card: Card) -> float:
    """What it is worth that a rumour before somebody goes."""
    bearer = carrier(look, card)
    return look.swing(bearer, -look.rumour(card, bearer))


def gift(look: Outlook, card: Card, receiver: Seat) -> float:
    """What it is worth that somebody else has the card: good with a friend, bad with a foe.
    [BRU-15]"""
    return -useful(look, card, receiver) * look.foe(receiver)


def useful(look: Outlook, card: Card, receiver: Seat) -> float:
    """What the card is worth to somebody else."""
    if RUMOURS >> card & 1:
        return A_POINT * abs(look.rumour(card, receiver))
    return PRICES.get(look.box.like[card], DRAWN)
