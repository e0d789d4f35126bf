"""Why accuse, why vote so, and what to play or say in a trial: the reckoning of `accusation`,
`trial` and `talk`, term by term, for a coach."""

from __future__ import annotations

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.boxed import box_of
from aquelarre.games.las_brujas.box.cards import UNPAID, Card
from aquelarre.games.las_brujas.guide.accusation import (
    HOPELESS,
    REWARD,
    caution,
    condemned_by,
    for_anybody,
    has_asylum,
)
from aquelarre.games.las_brujas.guide.advice_people import about, burning, in_ten, say
from aquelarre.games.las_brujas.guide.forecast import COUNTERED, Forecast, of_accusation, of_trial
from aquelarre.games.las_brujas.guide.guide import may_matter, worth_doing
from aquelarre.games.las_brujas.guide.hand import DRAWN, worth
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.guide.talk import things_to_say
from aquelarre.games.las_brujas.guide.trial import (
    SHIRKED,
    has_accused,
    is_lost,
    price_of_recanting,
    signs_of,
    stake,
    without_help,
    worth_of_guilty,
)
from aquelarre.games.las_brujas.rules.claims import SUSPECT, is_claim, topic
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import Action, Dice, Reason, Seat, Window, added

HOPED = 0.5  # more likely than not


# -- accusing ----------------------------------------------------------------------------


def accusing(look: Outlook, card: Card, accused: Seat) -> list[Reason]:
    """`accusation`. The abbess's asylum costs a card, and then another one is needed. [P24]"""
    if not has_asylum(look, accused):
        return [*_accusing(look, card, accused), *about(look, accused)]
    more = for_anybody(look, card)
    price = say("asylum", -worth(look, card), seat=accused, card=card)
    if not more:
        return [Reason("asylum-alone", -1.0 - worth(look, card), seat=accused, card=card)]
    values = [accusation_after(look, held, accused) for held in more]
    best = more[values.index(max(values))]
    return [*price, *_accusing(look, best, accused), *about(look, accused)]


def accusation_after(look: Outlook, card: Card, accused: Seat) -> float:
    """What a second accusation is worth, once the asylum is used up."""
    return added([reason.worth for reason in _accusing(look, card, accused)])


def _accusing(look: Outlook, card: Card, accused: Seat) -> list[Reason]:
    chance = condemned_by(look, card, accused)
    if chance < HOPELESS:
        return [Reason("hopeless", -1.0, seat=accused, count=in_ten(chance))]
    week: int = look.view["week"]
    price = worth(look, card) + caution(look)
    return [*at_trial(look, card, accused, chance), *say("price", -price, card=card, week=week)]


def at_trial(look: Outlook, card: Card, accused: Seat, chance: float) -> list[Reason]:
    """What a trial is worth to its accuser, who is no witch to be seen. [BRU-24, BRU-29]"""
    chance *= 1 - COUNTERED
    found = [*burning(look, accused, chance), Reason("chance", seat=accused, count=in_ten(chance))]
    if look.view["options"]["double_trial"]:
        lost = 1 - COUNTERED - chance
        found += say("own-neck", lost * look.gain[look.me], count=in_ten(lost))
    if not look.box.marks[card] & UNPAID:
        witch = look.own.witch[accused]
        rest = [worth(look, held) for held in look.hand if held != card]
        cards = chance * (REWARD * witch * DRAWN - (1 - witch) * added(rest))
        if cards > 0:
            found += say("reward", cards, count=in_ten(chance * witch))
        else:
            lose = in_ten(chance * (1 - witch))
            found += say("forfeit", cards, count=lose, total=len(rest))
    return found


def lonely(look: Outlook, card: Card, accused: Seat, times: float) -> list[Reason]:
    """`accusation.lonely`, so many times: a trial without an accuser. [BRU-33]"""
    forecast = of_accusation(look, card, accused, None)
    own = 0.0
    if accused != look.me:
        own = 1.0 if look.gain[accused] > 0 else -1.0
    chance = (1 - COUNTERED) * forecast.condemned(own)
    if accused == look.me:
        return say("tried-me", times * chance * look.gain[accused], count=in_ten(chance))
    told = [Reason("tried-alone", seat=accused, count=in_ten(chance))]
    return [*burning(look, accused, times * chance), *told]


# -- the vote ----------------------------------------------------------------------------


def voting(look: Outlook, action: Action) -> list[Reason]:
    """`trial.vote`. [BRU-21, BRU-23]"""
    trial = look.view["trial"]
    accused = trial["accused"]
    signs = signs_of(action)
    votes = sum(signs)
    found = say("abstain", -SHIRKED * signs.count(0))
    if has_accused(look):
        price = price_of_recanting(look, worth_of_guilty(look))
        found += say("recanted", -price * signs.count(-1), seat=accused)
    at_stake = stake(look)
    if look.posing and at_stake < 0 and is_lost(look):
        key = "fellow-lost" if votes > 0 else "fellow-kept"
        lost = in_ten(without_help(look))
        found += say(key, votes * -at_stake, seat=accused, count=lost)
    elif votes:
        found += burning(look, accused, votes)
        if trial["double"]:
            found += burning(look, trial["accuser"], -votes)
    return [*found, *_weight_of_ballot(look), *about(look, accused)]


def _weight_of_ballot(look: Outlook) -> list[Reason]:
    """How likely one's own ballot decides, and how the trial looks without it."""
    if look.view["trial"]["phase"] == "tie":
        return [Reason("decides-alone")]
    forecast = of_trial(look)
    if look.me not in forecast.voters:
        return []
    guilty, innocent = forecast.weights(look.me)
    decides = forecast.condemned(guilty) - forecast.condemned(-innocent)
    return [Reason("decides", count=in_ten(decides))]


# -- what to play ------------------------------------------------------------------------


def passing(window: Window[Village], dice: Dice) -> list[Reason]:
    """Before passing in a trial: is there something to play or to say first? [BRU-18 to BRU-20]"""
    look, question = Outlook(window.view(), box_of(window)), window.question()
    asides = window.asides()
    acts = [action for action in asides if may_matter(action, question)]
    found: list[Reason] = []
    chosen = worth_doing(look, question, acts, 1.0) if acts else None
    if chosen is not None:
        found = to_play(look, chosen)
    elif acts:
        found = [Reason("hold-back")]
    else:
        found = [Reason("nothing-to-play")]
    if question == "verdict":
        return [*found, *_verdict(look)]
    return [*found, *to_say(look, window, dice), *how_it_stands(look.mask, of_trial(look.mask))]


def _verdict(look: Outlook) -> list[Reason]:
    condemned = look.view["trial"]["condemned"]
    if condemned is None:
        return [Reason("nobody-burns", seat=look.view["trial"]["accused"])]
    if condemned == look.me:
        return [Reason("you-burn")]
    return [Reason("will-burn", **who_is(look.mask, condemned))]


def who_is(look: Outlook, seat: Seat) -> dict[str, int]:
    return {"seat": seat, "count": in_ten(look.own.witch[seat])}


def how_it_stands(look: Outlook, forecast: Forecast) -> list[Reason]:
    """How the trial looks, with one's own ballot as it will be."""
    count = in_ten(forecast.condemned(_own_ballot(look, forecast)))
    if forecast.accused == look.me:
        return [Reason("stands-me", count=count)]
    found = [Reason("stands", seat=forecast.accused, count=count)]
    if look.players[forecast.accused]["side"] is None:
        found.append(Reason("taken-for", **who_is(look, forecast.accused)))
    return [*found, *about(look, forecast.accused)]


def _own_ballot(look: Outlook, forecast: Forecast) -> float:
    if look.me not in forecast.voters or look.me in forecast.bribed:
        return 0.0
    guilty, innocent = forecast.weights(look.me)
    return guilty if stake(look) > 0 else -innocent


def to_play(look: Outlook, action: Action) -> list[Reason]:
    """What the guide would play now."""
    if verbs.FAVOUR.owns(action):
        (cause,) = verbs.FAVOUR.args(action)
        return [Reason("play-favour", cause=cause)]
    if verbs.BEAR_WITNESS.owns(action):
        card, cause = verbs.BEAR_WITNESS.args(action)
        return [Reason("play-witness", card=card, cause=cause)]
    if verbs.BRIBE.owns(action):
        card, seat = verbs.BRIBE.args(action)
        return [Reason("play-bribe", card=card, seat=seat)]
    if verbs.COUNTER.owns(action):
        return [Reason("play-counter", card=action - verbs.COUNTER.base)]
    if verbs.HEAL.owns(action):
        return [Reason("play-heal")]
    for verb in (verbs.SPREAD, verbs.SUPPLANT, verbs.SPEND):
        if verb.owns(action):
            card, seat = verb.args(action)[:2]
            key = "play-rumour-me" if seat == look.me else "play-rumour"
            return [Reason(key, card=card, seat=seat)]
    return [Reason("play-card", card=action - verbs.PLEAD.base)]


# -- what to say -------------------------------------------------------------------------


def speaking(window: Window[Village], dice: Dice) -> list[Reason]:
    """A speech. [BRU-17]"""
    look = Outlook(window.view(), box_of(window))
    found = to_say(look, window, dice) or [Reason("say-nothing")]
    return [*found, *how_it_stands(look.mask, of_trial(look.mask))]


def to_say(look: Outlook, window: Window[Village], dice: Dice) -> list[Reason]:
    """What the guide would most readily say now, if anything."""
    words = [action for action in window.asides() if is_claim(action)]
    if not words:
        return []
    asked = topic(window.imagine(dice), window.seat) if verbs.REPLY.base in words else None
    said = things_to_say(look.mask, words, asked)
    if not said:
        return []
    return [_said(max(said, key=lambda claim: claim[1])[0])]


def _said(action: Action) -> Reason:
    if verbs.SAY_VILLAGER.owns(action):
        return Reason("say-villager")
    if verbs.REPLY.owns(action):
        return Reason("say-reply", reply=action - verbs.REPLY.base)
    if verbs.SAY_SUSPECT.owns(action):
        return Reason("say-suspect", seat=action - verbs.SAY_SUSPECT.base)
    if verbs.SAY_TRUST.owns(action):
        return Reason("say-trust", seat=action - verbs.SAY_TRUST.base)
    for verb in (verbs.SAY_REASON, verbs.SAY_REASON_ME):
        if verb.owns(action):
            stance, seat = verb.args(action)[:2]
            return Reason("say-suspect" if stance == SUSPECT else "say-trust", seat=seat)
    if verbs.ASK_WHY.owns(action):
        return Reason("say-ask", seat=verbs.ASK_WHY.args(action)[1])
    asks = verbs.ASK_ABOUT if verbs.ASK_ABOUT.owns(action) else verbs.ASK_ABOUT_ME
    return Reason("say-ask", seat=asks.args(action)[0])
