"""What the guide does in a trial: its vote, and what it plays when it can turn the verdict."""

from __future__ import annotations

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import NUMBER, Card
from aquelarre.games.las_brujas.guide.forecast import Forecast, of_trial
from aquelarre.games.las_brujas.guide.hand import effect_beyond, effect_of_rumour, worth
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.guide.suspicion import accusers_of, cases_of
from aquelarre.kernel import Action, Seat, Vocabulary, added

SHIRKED = 1.0  # nobody shirks a vote: that would be seen
RECANTED = 0.5  # nor votes for whom they have accused this week, unless much is at stake
MUCH = RECANTED / 2  # from there on a guide would; with less at stake nobody even thinks about it
LOST = 0.55  # who is condemned so likely cannot be saved
HEALS = 1 / 3  # the healer's die [P15]
FLIPS = (0.5, 0.3, 0.15, 0.05)  # how often a new vote ends otherwise, by how close the first was
SPARED = 0.03  # what must be at stake before a card is spent on a verdict that is certain
HELD = 0.012  # what using up an ability of once a game or week costs

WORDS = Vocabulary(verbs.VERBS)
AGAINST = ("guilty", "accused")  # ballots against the accused
IN_FAVOUR = ("innocent", "accuser")


def stake(look: Outlook) -> float:
    """What it is worth that the accused burns, in a double trial rather than the accuser."""
    trial = look.view["trial"]
    found: float = look.gain[trial["accused"]]
    return found - look.gain[trial["accuser"]] if trial["double"] else found


# -- the vote ----------------------------------------------------------------------------


def vote(look: Outlook, options: list[Action]) -> list[float]:
    """What each ballot is worth; a spectre casts that of the possessed alike. [BRU-21, U10]"""
    against = worth_of_guilty(look)
    recanted = price_of_recanting(look, against)
    return [_ballots(action, against, recanted) for action in options]


def worth_of_guilty(look: Outlook) -> float:
    """What a ballot against the accused is worth, by how likely it decides."""
    worth_it = stake(look)
    if look.posing and is_lost(look):
        worth_it = abs(worth_it)  # a good name is all that a fellow can still give her
    if (
        look.mask is not look and look.view["trial"]["phase"] != "tie"
    ):  # there one decides alone [BRU-23]
        worth_it *= _decides(look)
    return worth_it


def has_accused(look: Outlook) -> bool:
    """Has one accused whoever is on trial, now or in another trial of this week?"""
    accused, week = look.view["trial"]["accused"], look.view["week"]
    return look.me in accusers_of(accused, week, cases_of(look.view))


def price_of_recanting(look: Outlook, against: float) -> float:
    """What it costs to vote for whom one has accused. With little at stake so much that whoever
    looks ahead leaves it out, too (`Game.doubt`): in imagined worlds it might make a good name."""
    if not has_accused(look):
        return 0.0
    return RECANTED if abs(against) > MUCH else 2 * RECANTED


def is_lost(look: Outlook) -> bool:
    """Is a witch's fellow accused, and condemned whatever she votes?"""
    trial = look.view["trial"]
    if look.players[trial["accused"]]["side"] != "witches" or trial["phase"] == "tie":
        return False
    return without_help(look) > LOST


def without_help(look: Outlook) -> float:
    """How likely the accused is condemned though one votes innocent."""
    forecast = of_trial(look)
    return forecast.condemned(-forecast.weights(look.me)[1])


def _ballots(action: Action, against: float, recanted: float) -> float:
    """What these ballots are worth, if one against the accused is worth so much, and one in favour
    costs that beside."""
    signs = signs_of(action)
    return against * sum(signs) - SHIRKED * signs.count(0) - recanted * signs.count(-1)


def signs_of(action: Action) -> list[int]:
    """The ballots cast: 1 against the accused, -1 in favour, 0 to abstain."""
    verb = WORDS.find(action)
    assert verb is not None
    cast = [verbs.BALLOTS[ballot] for ballot in verb.args(action)]
    return [1 if x in AGAINST else -1 if x in IN_FAVOUR else 0 for x in cast]


def _decides(look: Outlook) -> float:
    """How likely one's own ballot decides."""
    forecast = of_trial(look)
    guilty, innocent = forecast.weights(look.me)
    return forecast.condemned(guilty) - forecast.condemned(-innocent)


# -- stepping in -------------------------------------------------------------------------


def step_in(look: Outlook, asides: list[Action]) -> list[float]:
    """What each card or ability is worth now. [BRU-18, BRU-19, BRU-20]"""
    if look.view["trial"]["phase"] != "open":
        return [_after_verdict(look, action) for action in asides]
    forecast = of_trial(look)
    return [_before_vote(look, forecast, action) for action in asides]


def _before_vote(look: Outlook, forecast: Forecast, action: Action) -> float:
    """What something played before the vote is worth: the votes that it moves, by how likely they
    decide, less the card."""
    if action < verbs.FAVOUR.end:
        if action < verbs.FAVOUR.base:
            return 0.0
        votes = 1.0 if action - verbs.FAVOUR.base else -1.0
        price = added(sorted(worth(look, card) for card in look.hand)[:2]) + HELD
        return _moved(look, forecast, votes) - price
    if verbs.PLEAD.base <= action < verbs.PLEAD.end:
        card = action - verbs.PLEAD.base
        return _moved(look, forecast, _plea(look, card)) - worth(look, card)
    if verbs.SPREAD.base <= action < verbs.SPREAD.end:
        card, accused = verbs.SPREAD.args(action)
        return _rumour(look, forecast, card, accused, effect_of_rumour(look, card, accused))
    if action >= verbs.SPEND.base:
        return _rumour(look, forecast, *effect_beyond(look, action))
    if verbs.BRIBE.base <= action < verbs.BRIBE.end:
        card, voter = verbs.BRIBE.args(action)
        return _moved(look, forecast, _bribe(look, forecast, voter)) - worth(look, card)
    card, cause = verbs.BEAR_WITNESS.args(action)
    votes = float(look.box.votes[card])
    return _moved(look, forecast, votes if cause else -votes) - worth(look, card)


def _moved(look: Outlook, forecast: Forecast, votes: float) -> float:
    """What so many more votes against the accused are worth, with one's own ballot as it will
    be."""
    at_stake = stake(look)
    own = 0.0
    if look.me in forecast.voters and look.me not in forecast.bribed:
        guilty, innocent = forecast.weights(look.me)
        own = guilty if stake(look.mask) > 0 else -innocent
    return at_stake * (forecast.condemned(own + votes) - forecast.condemned(own))


def _rumour(look: Outlook, forecast: Forecast, card: Card, accused: Seat, points: int) -> float:
    """A rumour on the accused that is worth so much: it moves votes now, and stays. [BRU-18]"""
    votes = 0.0 if "by_water" in look.view["trial"]["marks"] else -float(points)
    if look.view["trial"]["confession"] and look.reputation(accused) > 0:
        votes = 0.0
    return _moved(look, forecast, votes) - worth(look, card)


def _plea(look: Outlook, card: Card) -> float:
    """Votes against the accused that a card of A.6, a voice or a wind brings."""
    trial, kind = look.view["trial"], look.box.face[card]
    if kind == "D5":
        return float(max(0, look.reputation(trial["accused"])))
    if kind == "U14":
        return 1.0 if stake(look) > 0 else -1.0
    if kind == "U17":
        return -_plea(look, NUMBER[trial["last"]]) if trial["last"] else 0.0
    return {"D1": -1.0, "D2": 1.0, "D3": 1.0}.get(kind, 0.0) * look.box.votes[card]


def _bribe(look: Outlook, forecast: Forecast, voter: Seat) -> float:
    """Votes against that come of silencing a voter. [D4]"""
    if voter == look.me:
        return 0.0
    chance = forecast.votes_guilty(voter)
    guilty, innocent = forecast.weights(voter)
    return (1 - chance) * innocent - chance * guilty


def _after_verdict(look: Outlook, action: Action) -> float:
    """What undoing the verdict is worth: counter-trial, healer, a new vote. [BRU-20, P15, D6]"""
    trial = look.view["trial"]
    condemned = trial["condemned"]
    lost = -look.gain[condemned] if condemned is not None else 0.0
    called = trial["revote"] == "called"
    if condemned != look.me and _voted_against(look):
        return 0.0  # nobody votes guilty and then saves the condemned
    if verbs.COUNTER.base <= action < verbs.COUNTER.end:
        return 0.0 if called else lost - SPARED
    if action == verbs.HEAL.base:
        return HEALS * lost - HELD
    if verbs.PLEAD.base <= action < verbs.PLEAD.end:
        return _new_vote(look, action - verbs.PLEAD.base)
    return 0.0


def _voted_against(look: Outlook) -> bool:
    """Has one's own ballot gone against the accused?"""
    cast = [vote for vote in look.view["trial"]["votes"] if vote["what"] == "ballot"]
    return any(vote["seat"] == look.me and vote["cause"] == "against" for vote in cast)


def _new_vote(look: Outlook, card: Card) -> float:
    """The outcry has all vote again; the icy wind prevents that. [D6, U17]"""
    trial = look.view["trial"]
    close = abs(trial["yes"] - trial["no"])
    flips = FLIPS[min(close, len(FLIPS) - 1)]
    wanted = stake(look)
    if (trial["condemned"] == trial["accused"]) != (look.box.face[card] == "U17"):
        wanted = -wanted
    return flips * wanted - worth(look, card)
