"""Whom to accuse, and what it is worth: suspicion, the votes to be expected, and the price."""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import NUMBER, SUMMARY, TRIALS, UNPAID, Card
from aquelarre.games.las_brujas.box.characters import ABBESS
from aquelarre.games.las_brujas.guide.forecast import COUNTERED, of_accusation
from aquelarre.games.las_brujas.guide.hand import DRAWN, effect_of_rumour, worth
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.kernel import Seat, added

CAUTION = 0.012  # an accusation must be worth more than this in the first week
PATIENCE = 0.002  # and so much less in each week after
HOPELESS = 0.3  # nobody is accused whom the village will not condemn
REWARD = 3  # cards, for a witch [BRU-24]
BACKED = 0.7  # how far an accuser's own cards for the trial count
MISSING_CHILD, FINGER = NUMBER["S09"], NUMBER["S10"]  # stand for a trial without a trial card


def accusation(look: Outlook, card: Card, accused: Seat) -> float:
    """What accusing somebody is worth. The first card against the abbess is lost on her asylum:
    that needs another one in the hand. [BRU-17, P24]"""
    if not has_asylum(look, accused):
        return _accusation(look, card, accused)
    more = for_anybody(look, card)
    again = [_accusation(look, held, accused) for held in more]
    return max(again, default=-1.0) - worth(look, card)


def has_asylum(look: Outlook, accused: Seat) -> bool:
    """Would the first trial card against them come to nothing? [P24]"""
    return look.has(accused, ABBESS) and bool(look.players[accused]["ability"]["ready"])


def for_anybody(look: Outlook, card: Card) -> list[Card]:
    """The other trial cards in the hand that anybody can be put to trial with."""
    trials = [held for held in look.hand if TRIALS >> held & 1 and held != card]
    return [held for held in trials if look.box.target[held] == "any"]


def _accusation(look: Outlook, card: Card, accused: Seat) -> float:
    """The same if it comes to a trial. Nobody is accused in vain, and in the first weeks nobody
    lightly. [BRU-17]"""
    condemned = condemned_by(look, card, accused)
    if condemned < HOPELESS:
        return -1.0
    return _trial(look, card, accused, condemned) - worth(look, card) - caution(look)


def condemned_by(look: Outlook, card: Card, accused: Seat) -> float:
    """How likely an accusation of one's own is followed, if nothing stops the trial."""
    forecast = of_accusation(look, card, accused, look.me)
    guilty, _ = forecast.weights(look.me)
    return forecast.condemned(guilty + BACKED * _support(look, card, accused))


def caution(look: Outlook) -> float:
    """What an accusation must be worth in this week."""
    week: int = look.view["week"]
    return max(0.0, CAUTION - PATIENCE * (week - 1))


def _trial(look: Outlook, card: Card, accused: Seat, condemned: float) -> float:
    """What a trial is worth to its accuser: what the death would bring, if the village follows,
    and the cards to be won or lost; in a double trial their own neck. [BRU-24, BRU-29]"""
    condemned *= 1 - COUNTERED
    value = condemned * look.gain[accused]
    if value < 0 and look.witch:  # a fellow whom the village suspects is lost anyway
        value *= (1 - max(0.0, look.suspicion(look.public, accused))) ** 2
    if look.view["options"]["double_trial"]:
        value += (1 - COUNTERED - condemned) * look.gain[look.me]
    if not look.box.marks[card] & UNPAID:
        witch = look.own.witch[accused]
        rest = added([worth(look, held) for held in look.hand if held != card])
        value += condemned * (REWARD * witch * DRAWN - (1 - witch) * rest)
    return value


def _support(look: Outlook, card: Card, accused: Seat) -> float:
    """Votes against the accused in one's own hand."""
    if look.box.marks[card] & SUMMARY:
        return 0.0
    points = sorted(
        (
            -effect_of_rumour(look, held, accused)
            for held in look.hand
            if look.box.negative >> held & 1
        ),
        reverse=True,
    )
    faces = ("D2", "D3") if look.reputation(accused) < 0 else ("D2",)
    pleas = [float(look.box.votes[held]) for held in look.hand if look.box.face[held] in faces]
    return sum(points[:2]) + added(pleas)


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
