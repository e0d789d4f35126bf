"""What the guide would do, and why: its own reckoning, put into reasons.

A reason is a term of the weight of an answer, in chances to win, and its text is `advice-…`. A
living witch is told what a villager in her seat would reckon with, for that is what she does
(`mask`); what her side cannot afford is one term more. Turns are in `advice_turn`, trials in
`advice_trial`, and what is known of people, and from which deeds, in `advice_people`.
"""

from __future__ import annotations

from collections.abc import Callable

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.boxed import box_of
from aquelarre.games.las_brujas.box.cards import RUMOURS, Card
from aquelarre.games.las_brujas.guide.advice_beyond import haunting
from aquelarre.games.las_brujas.guide.advice_people import (
    about,
    burning,
    in_hundred,
    name,
    say,
    who,
)
from aquelarre.games.las_brujas.guide.advice_trial import passing, speaking, voting
from aquelarre.games.las_brujas.guide.advice_turn import acting, pilgrimage, swap
from aquelarre.games.las_brujas.guide.choices import (
    A_FAVOUR,
    AS_IT_IS,
    ASKED,
    HAND,
    SETTLED,
    place_of,
)
from aquelarre.games.las_brujas.guide.guide import values_of
from aquelarre.games.las_brujas.guide.hand import DRAWN, carrier, effect_of_rumour, gift, worth
from aquelarre.games.las_brujas.guide.mask import OUT, as_it_looks, price
from aquelarre.games.las_brujas.guide.outlook import Outlook
from aquelarre.games.las_brujas.rules.abilities import GiveBack
from aquelarre.games.las_brujas.rules.events import Prevent
from aquelarre.games.las_brujas.rules.spectres import Dream, Raise
from aquelarre.games.las_brujas.state import Village
from aquelarre.kernel import Action, Ask, Dice, Objection, Reason, Seat, Verb, Window, added

ENOUGH_SAID = 5  # reasons with which no more is told
ALL = 1.0  # all chances to win: what costs the witches more is a penalty, and no chance
FAR_WORSE = 0.06  # chances to win by which an answer is far worse
WINDOWS = ("floor", "verdict")


class Case:
    """One answer to the open question, as it is judged."""

    __slots__ = ("action", "asked", "look", "options", "question", "real", "values")

    def __init__(self, window: Window[Village], dice: Dice, action: Action) -> None:
        self.options, self.question = window.options(), window.question()
        self.action = action
        self.real = Outlook(window.view(), box_of(window))
        self.look = self.real.mask
        self.asked: Ask[Village] | None = None
        if self.question in ASKED:
            self.asked = window.imagine(dice).open_question()
        self.values = values_of(self.look, self.question, self.asked, self.options)

    @property
    def value(self) -> float:
        return self.values[self.options.index(self.action)]


def of_answer(
    window: Window[Village], shown: Window[Village], dice: Dice, action: Action
) -> list[Reason]:
    """What it says of one of the answers in a window, as it is `shown` to whoever looks ahead."""
    question = window.question()
    if question in WINDOWS:
        return briefly(passing(window, dice))
    if question == "speech":
        return briefly(speaking(window, dice))
    if len(window.options()) == 1:
        return [Reason("only")]
    case = Case(shown, dice, action)
    found = OF[question](case) + afforded(case)
    if not any(reason.key for reason in found):
        found.append(Reason("nothing-in-it"))
    return briefly(comment(case, found) + found) + (
        [Reason("as-villager")] if _hides(window) else []
    )


def briefly(found: list[Reason]) -> list[Reason]:
    """What counts most; and of what only explains, as much as somebody still listens to."""
    small = [reason for reason in found if not reason.key]
    counts = sorted([x for x in found if x.key and x.worth], key=lambda x: -abs(x.worth))
    if len(counts) > ENOUGH_SAID:
        rest = added([reason.worth for reason in counts[ENOUGH_SAID - 1 :]])
        counts = [*counts[: ENOUGH_SAID - 1], Reason("the-rest", rest)]
    explains = [reason for reason in found if reason.key and not reason.worth]
    return [*small, *counts, *explains[: max(1, ENOUGH_SAID - len(counts))]]


def _hides(window: Window[Village]) -> bool:
    """Is it a living witch who is advised? Then figures are those of a villager in her seat."""
    player = window.view()["players"][window.seat]
    return bool(player["alive"] and player["side"] == "witches")


def afforded(case: Case) -> list[Reason]:
    """What the witches cannot afford is out of the question, whatever it looks like. [BRU-06]"""
    if case.look is case.real:
        return []
    wanted = values_of(case.real, case.question, case.asked, case.options)
    final = as_it_looks(case.values, wanted, price(case.real, case.question))
    out = [after < before for after, before in zip(final, case.values, strict=True)]
    if not any(out):
        return []
    lost = [max(wanted) - mine for mine in wanted]
    place = case.options.index(case.action)
    if out[place]:
        if lost[place] >= ALL:
            return [Reason("unthinkable", -OUT / 2)]
        return [Reason("too-dear", -OUT / 2, more=in_hundred(lost[place]))]
    least = min(each for each, dear in zip(lost, out, strict=True) if dear)
    if least >= ALL:
        return [Reason("affordable-all", OUT / 2)]
    return [Reason("affordable", OUT / 2, more=in_hundred(least))]


def comment(case: Case, found: list[Reason]) -> list[Reason]:
    """Of an answer against which nothing speaks but that another one does much more; and of the
    best one, if something speaks against all."""
    gap = max(case.values) - case.value
    against = [reason for reason in found if reason.key and reason.against]
    if not gap and against and all(reason.worth <= 0 for reason in found):
        return [Reason("least-bad")]
    return [] if gap < FAR_WORSE or against else [Objection("too-little")]


# -- cards of the hand -------------------------------------------------------------------


def choose(case: Case) -> list[Reason]:
    """A good name protects, and some abilities are worth one. [BRU-01]"""
    character = case.action - verbs.CHOOSE.base
    box = case.look.box
    places = [place_of(box, action - verbs.CHOOSE.base) for action in case.options]
    place = place_of(box, character)
    better = sum(other < place for other in places)
    worth = added([float(other) for other in places]) / len(places) - place
    base = box.base[character]
    found = Reason("choose", worth, character=character, more=better + 1, total=len(places))
    good = Reason("good-name" if base > 0 else "no-name" if base == 0 else "bad-name", points=base)
    return [found, good]


def ranked(case: Case, verb: Verb, key: str, sign: int) -> list[Reason]:
    """A card more (or less) in the hand, against the average one: how many are of less use."""
    card = case.action - verb.base
    cards = [action - verb.base for action in case.options if verb.owns(action)]
    prices = [worth(case.look, each) for each in cards]
    mine = worth(case.look, card)
    usual = 0.0 if case.question in WITH_NOTHING else added(prices) / len(prices)
    term = sign * (mine - usual)
    less = sum(each < mine for each in prices)
    more = sum(each > mine for each in prices)
    told = Reason(key, term, card=card, count=less, more=more, total=len(prices))
    if min(prices) == max(prices):
        told = Reason(ALL_SAME[key], term)
    return [told, *use(case.look, card)]


ALL_SAME = {"lose": "lose-same", "keep": "keep-same", "take": "take-same"}
# Questions with an answer that is worth nothing: to do nothing.
WITH_NOTHING = ("take", "rob_grave")


def use(look: Outlook, card: Card) -> list[Reason]:
    """What a rumour would be good for. [BRU-11]"""
    if not RUMOURS >> card & 1 or worth(look, card) <= 0:
        return []
    points = [(look.swing(seat, x), seat, x) for seat, x in _effects(look, card) if x]
    best = max(points, default=None)
    if best is None or best[0] <= 0:
        return []
    _, seat, change = best
    key = "use-me" if seat == look.me else "use-better" if change > 0 else "use-worse"
    return [Reason(key, card=card, points=abs(change), **_whom(look, seat))]


def _whom(look: Outlook, seat: Seat) -> dict[str, int]:
    return {} if seat == look.me else {"seat": seat}


def _effects(look: Outlook, card: Card) -> list[tuple[Seat, int]]:
    points = [(seat, effect_of_rumour(look, card, seat)) for seat in look.alive]
    return [(seat, change) for seat, change in points if change > 0 or seat != look.me]


def discard(case: Case) -> list[Reason]:
    if not verbs.TAKE_BACK.owns(case.action):
        return ranked(case, verbs.DISCARD, "lose", -1)
    cards = [value for value in case.values if value != AS_IT_IS]
    usual = added(cards) / len(cards) if cards else 0.0
    return [Reason("take-back", AS_IT_IS - usual)]


def keep(case: Case) -> list[Reason]:
    return ranked(case, verbs.KEEP, "keep", 1)


def take(case: Case) -> list[Reason]:
    if case.action == verbs.DONE.base:
        return nothing_of(case)
    return ranked(case, verbs.TAKE, "take", 1)


def nothing_of(case: Case) -> list[Reason]:
    """Doing nothing, or no more: is there something better?"""
    best = max(case.values)
    return [Objection("done-misses") if best > case.value else Reason("done-best")]


def given(look: Outlook, card: Card, receiver: Seat) -> list[Reason]:
    """A card in somebody else's hand: `hand.gift`. [BRU-15]"""
    value = gift(look, card, receiver)
    return say("gift", value, **who(look, receiver, False, value), card=card)


def kept_back(look: Outlook, card: Card, more: float = 0.0) -> list[Reason]:
    """A card of one's own is given away, for which one gets nothing."""
    price = worth(look, card) + more
    return say("given-up" if price > 0 else "no-use", -price, card=card)


def hand_on(case: Case) -> list[Reason]:
    card, receiver = case.action - verbs.HAND_ON.base, case.look.next_living
    return [*given(case.look, card, receiver), *kept_back(case.look, card)]


def give_back(case: Case) -> list[Reason]:
    assert isinstance(case.asked, GiveBack)
    card, receiver = case.action - verbs.RETURN.base, case.asked.other
    return [*given(case.look, card, receiver), *kept_back(case.look, card)]


def order(case: Case) -> list[Reason]:
    """The top card goes to the next player. [P01]"""
    look, card = case.look, case.action - verbs.ORDER.base
    seat = look.next_living
    value = gift(look, card, seat)
    found = say("next-draws", value, **who(look, seat, False, value), card=card)
    return [*(found or [Reason("order-same", seat=seat)]), *about(look, seat)]


def share(case: Case) -> list[Reason]:
    """What is given away is drawn anew. [BRU-15, BRU-16]"""
    look = case.look
    if case.action == verbs.DONE.base or case.action == verbs.READY.base:
        return nothing_of(case)
    if verbs.TAKE_BACK.owns(case.action):
        return [Reason("take-back", SETTLED)]
    card, receiver = verbs.GIVE.args(case.action)
    found = given(look, card, receiver)
    laid = look.view["assembly"]["laid"][look.me]
    if len(look.hand) - laid <= HAND:
        found += say("drawn-anew", DRAWN, count=HAND)
    return [*found, *kept_back(look, card, A_FAVOUR), *about(look, receiver)]


# -- rumours -----------------------------------------------------------------------------


def of_rumour(case: Case, verb: Verb) -> list[Reason]:
    """A rumour goes that lies before somebody. [BRU-12, BRU-14]"""
    if verbs.TAKE_BACK.owns(case.action):
        return [Reason("take-back", AS_IT_IS)]
    if case.action == verbs.DONE.base:
        return nothing_of(case)
    card = case.action - verb.base
    seat = carrier(case.look, card)
    found = name(case.look, seat, -case.look.rumour(card, seat))
    return [*(found or [Reason("rumour-nothing", card=card)]), *about(case.look, seat)]


def drop(case: Case) -> list[Reason]:
    return of_rumour(case, verbs.DROP)


def calm(case: Case) -> list[Reason]:
    return of_rumour(case, verbs.CALM)


def raise_up(case: Case) -> list[Reason]:
    assert isinstance(case.asked, Raise)
    card, seat = case.action - verbs.RAISE.base, case.asked.receiver
    points = effect_of_rumour(case.look, card, seat)
    found = name(case.look, seat, points) if points else []
    return [*(found or [Reason("rumour-nothing", card=card)]), *about(case.look, seat)]


# -- people ------------------------------------------------------------------------------


def trusted(case: Case, verb: Verb) -> list[Reason]:
    """Whom one trusts most, against the average candidate. [BRU-13]"""
    seat = case.action - verb.base
    usual = added(case.values) / len(case.values)
    worth = case.value - usual
    if seat == case.look.me:
        return [Reason("elect-me", worth)]
    key = "elect-trusted" if worth >= 0 else "elect-suspect"
    return [Reason(key, worth, **who(case.look, seat, False, worth)), *about(case.look, seat)]


def elect(case: Case) -> list[Reason]:
    return trusted(case, verbs.ELECT)


def name_one(case: Case) -> list[Reason]:
    return trusted(case, verbs.NAME)


def point_at(case: Case) -> list[Reason]:
    seat = case.action - verbs.POINT_AT.base
    return [*burning(case.look, seat, 1.0), *about(case.look, seat)]


def vote(case: Case) -> list[Reason]:
    return voting(case.look, case.action)


def prevent(case: Case) -> list[Reason]:
    """The spinner cancels an event, or lets it be. [P22]"""
    look, asked = case.look, case.asked
    assert isinstance(asked, Prevent)
    if case.action != verbs.LET_BE.base:
        told = Reason if max(case.values) <= 0 else Objection
        return [told("cancel" if told is Reason else "cancel-misses", card=asked.card)]
    kind = look.box.face[asked.card]
    if kind == "S06":
        return pilgrimage(look, look.me)
    if kind == "S04":
        return swap(look, asked.player)
    return [Reason("lets-happen", -DRAWN, card=asked.card)]


def dream(case: Case) -> list[Reason]:
    """A trial card is taken out of a hand. [U11]"""
    assert isinstance(case.asked, Dream)
    if case.action == verbs.DONE.base:
        return nothing_of(case)
    card, seat = case.action - verbs.TAKE.base, case.asked.other
    value = -gift(case.look, card, seat)
    found = say("dream-takes", value, **who(case.look, seat, True, value), card=card)
    return [*(found or [Reason("haunt-nothing")]), *about(case.look, seat)]


def act(case: Case) -> list[Reason]:
    return acting(case.look, case.options, case.values, case.action)


def haunt(case: Case) -> list[Reason]:
    return haunting(case.look, case.options, case.action)


OF: dict[str, Callable[[Case], list[Reason]]] = {
    "act": act,
    "haunt": haunt,
    "vote": vote,
    "decide": vote,
    "choose": choose,
    "discard": discard,
    "procession": hand_on,
    "keep": keep,
    "take": take,
    "rob_grave": take,
    "order": order,
    "share": share,
    "drop": drop,
    "cure": drop,
    "storm": drop,
    "sermon": drop,
    "calm": calm,
    "priest": calm,
    "election": elect,
    "name": name_one,
    "point_at": point_at,
    "give_back": give_back,
    "raise": raise_up,
    "prevent": prevent,
    "dream": dream,
}
