"""Whom to accuse, and what it is worth: suspicion, the votes to be expected, and the price."""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import (
    FACE,
    NEGATIVE,
    NUMBER,
    SUMMARY,
    TRIAL_MARKS,
    UNPAID,
    Card,
)
from aquelarre.games.las_brujas.guide.forecast import COUNTERED, of_accusation
from aquelarre.games.las_brujas.guide.hand import DRAWN, effect_of_rumour, worth
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.kernel import Seat, added

CAUTION = 0.012  # an accusation must be worth more than this in the first week
PATIENCE = 0.002  # and so much less in each week after
HOPELESS = 0.3  # nobody is accused whom the village will not condemn
REWARD = 3  # cards, for a witch [BRU-24]
BACKED = 0.7  # how far an accuser's own cards for the trial count
ANYBODY = ("J1", "J3", "J4", "J5", "J6")  # trials that anybody can be put to
MISSING_CHILD, FINGER = NUMBER["S09"], NUMBER["S10"]


def accusation(look: Outlook, card: Card, accused: Seat) -> float:
    """What accusing somebody is worth. The first card against the abbess is lost on her asylum:
    that needs another one in the hand. [BRU-17, P24]"""
    player = look.players[accused]
    if player["character"] != "P24" or not player["ability"]["ready"]:
        return _accusation(look, card, accused)
    more = [held for held in look.hand if held != card and FACE[held] in ANYBODY]
    again = [_accusation(look, held, accused) for held in more]
    return max(again, default=-1.0) - worth(look, card)


def _accusation(look: Outlook, card: Card, accused: Seat) -> float:
    """The same if it comes to a trial. Nobody is accused in vain, and in the first weeks nobody
    lightly. [BRU-17]"""
    forecast = of_accusation(look, card, accused, look.me)
    guilty, _ = forecast.weights(look.me)
    condemned = forecast.condemned(guilty + BACKED * _support(look, card, accused))
    if condemned < HOPELESS:
        return -1.0
    week: int = look.view["week"]
    caution = max(0.0, CAUTION - PATIENCE * (week - 1))
    return _trial(look, card, accused, condemned) - worth(look, card) - caution


def _trial(look: Outlook, card: Card, accused: Seat, condemned: float) -> float:
    """What a trial is worth to its accuser: what the death would bring, if the village follows,
    and the cards to be won or lost; in a double trial their own neck. [BRU-24, BRU-29]"""
    condemned *= 1 - COUNTERED
    value = condemned * look.gain[accused]
    if value < 0 and look.witch:  # a fellow whom the village suspects is lost anyway
        value *= (1 - max(0.0, look.suspicion(look.public, accused))) ** 2
    if look.view["options"]["double_trial"]:
        value += (1 - COUNTERED - condemned) * look.gain[look.me]
    if not TRIAL_MARKS[card] & UNPAID:
        witch = look.own.witch[accused]
        rest = added([worth(look, held) for held in look.hand if held != card])
        value += condemned * (REWARD * witch * DRAWN - (1 - witch) * rest)
    return value


def _support(look: Outlook, card: Card, accused: Seat) -> float:
    """Votes against the accused in one's own hand."""
    if TRIAL_MARKS[card] & SUMMARY:
        return 0.0
    points = sorted(
        (-effect_of_rumour(look, held, accused) for held in look.hand if NEGATIVE >> held & 1),
        reverse=True,
    )
    votes = {"D2": 1.0, "D3": 2.0 if look.reputation(accused) < 0 else 0.0}
    return sum(points[:2]) + added([votes.get(FACE[held], 0.0) for held in look.hand])


def lonely(look: Outlook, accused: Seat) -> float:
    """What a trial without accuser is worth. [BRU-33]"""
    forecast = of_accusation(look, MISSING_CHILD, accused, None)
    own = 0.0
    if accused != look.me:
        own = 1.0 if look.gain[accused] > 0 else -1.0
    return (1 - COUNTERED) * forecast.condemned(own) * look.gain[accused]


def pointed_at(look: Outlook, accused: Seat) -> float:
    """What it is worth to have to accuse somebody, without a trial card. [S10]"""
    forecast = of_accusation(look, FINGER, accused, look.me)
    own = 1.0 if look.gain[accused] > 0 else -1.0
    return _trial(look, FINGER, accused, forecast.condemned(own))
