"""Why a card goes to somebody, or to nobody: what it changes if the receiver is a witch, and what
if a villager. [WAL-19 to WAL-24]"""

from __future__ import annotations

from math import tanh

from aquelarre.games.walpurgisnacht.box.cards import (
    GREEN,
    PURPLE,
    VILLAGERS,
    WITCHES,
    Card,
    CardSet,
)
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.guide.clues import clues
from aquelarre.games.walpurgisnacht.guide.guide import (
    GIFTS,
    TO_COME,
    general_worth,
    lead_after,
    lead_with,
)
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning, in_ten
from aquelarre.games.walpurgisnacht.rules.mephisto import HandOver
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.state import NOBODY, Night
from aquelarre.games.walpurgisnacht.verbs import COMMAND, HAND_OVER
from aquelarre.kernel import Action, Belief, Reason, Seat, added

NOTHING = 1e-9


def of_gift(
    reckoning: Reckoning,
    belief: Belief[Night] | None,
    options: list[Action],
    weights: list[float],
    action: Action,
) -> list[Reason]:
    """A gift, a card that is handed over, a command of Mephistopheles, or none of these."""
    if COMMAND.owns(action):
        return of_command(reckoning, belief, action)
    given = gift_of(reckoning.worlds[0], action)
    if given is None:
        return of_keeping(reckoning, options, weights)
    card, receiver = given
    return of_card(reckoning, belief, card, receiver)


def gift_of(world: Night, action: Action) -> tuple[Card, Seat] | None:
    """Which card goes to whom; None if none does."""
    for verb in GIFTS:
        if verb.owns(action):
            card, receiver = verb.args(action)
            return card, receiver
    if HAND_OVER.owns(action):
        question = world.open_question()
        assert isinstance(question, HandOver)
        return action - HAND_OVER.base, question.receiver
    return None


class Change:
    """What changes in the worlds where one player is of a certain team."""

    __slots__ = ("points", "share", "team", "worth")

    def __init__(self, team: int, share: float, worth: float, points: float) -> None:
        self.team = team
        self.share = share  # how likely the player is of that team
        self.worth = worth  # in chances, all of those worlds together
        self.points = points  # if the night ended then, on average there

    def told(self) -> int:
        """Points that go the way of the worth; none where they do not, or hardly."""
        return abs(round(self.points)) if self.points * self.worth > 0 else 0


def changes(
    reckoning: Reckoning, player: Seat, before: list[float], after: list[float], points: list[float]
) -> list[Change]:
    """By what a player may be: witch, then villager; as far as anything changes."""
    found = []
    for team in (WITCHES, VILLAGERS):
        here = [x for x, world in enumerate(reckoning.worlds) if team_of(world, player) == team]
        shares = [reckoning.shares[x] for x in here]
        gains = [gained(reckoning, before[x], after[x]) for x in here]
        worth, share = mixed(shares, gains), added(shares)
        if abs(worth) > NOTHING:
            found.append(
                Change(team, share, worth, mixed(shares, [points[x] for x in here]) / share)
            )
    return found


def gained(reckoning: Reckoning, before: float, after: float) -> float:
    """What another lead adds to the chance of winning."""
    return tanh(after / reckoning.spread) - tanh(before / reckoning.spread)


def mixed(shares: list[float], values: list[float]) -> float:
    """Each value by its share."""
    return added([share * value for share, value in zip(shares, values, strict=True)])


# -- a card that goes to somebody --------------------------------------------------------


def of_card(
    reckoning: Reckoning, belief: Belief[Night] | None, card: Card, receiver: Seat
) -> list[Reason]:
    """What the card does before its receiver; and what it no longer does before the giver."""
    seat, team, tallies = reckoning.seat, reckoning.team, reckoning.tallies
    found: list[Reason] = []
    without = [tally.lead_with(seat, NOBODY, card, team) for tally in tallies]
    before = [float(lead) for lead in without]
    if tallies[0].held[seat] >> card & 1:
        hope = TO_COME if team == WITCHES else -TO_COME
        before = [
            lead - hope * general_worth(tally, seat, card)
            for lead, tally in zip(without, tallies, strict=True)
        ]
        found = parting(reckoning, card, before, without)
    after = [lead_with(tally, seat, receiver, card, team) for tally in tallies]
    points = [
        float(tally.lead_with(seat, receiver, card, team) - lead)
        for lead, tally in zip(without, tallies, strict=True)
    ]
    parts = changes(reckoning, receiver, before, after, points)
    sure = reckoning.is_known(receiver)
    for part in parts:
        key = "gift-good" if part.worth > 0 else "gift-bad"
        values = {"receiver": receiver, "team": part.team, "points": part.told()}
        found.append(Reason(key, part.worth, count=in_ten(part.share, sure), **values))
    if not parts:
        return [*found, Reason("gift-nothing", card=card, receiver=receiver)]
    loudest = max(parts, key=lambda part: abs(part.worth))
    return (
        found
        + does(reckoning.mountain.edition, card, loudest.team)
        + clues(reckoning, belief, receiver)
    )


def parting(
    reckoning: Reckoning, card: Card, after: list[float], without: list[int]
) -> list[Reason]:
    """A card of one's own leaves, which may be a loss or a relief."""
    pairs = list(zip(reckoning.leads, after, without, strict=True))
    worth = mixed(reckoning.shares, [gained(reckoning, float(lead), x) for lead, x, _ in pairs])
    points = mixed(reckoning.shares, [float(x - lead) for lead, _, x in pairs])
    if abs(worth) <= NOTHING:
        return []
    key = "part-good" if worth > 0 else "part-bad"
    return [Reason(key, worth, card=card, points=Change(-1, 1.0, worth, points).told())]


def does(edition: Edition, card: Card, team: int) -> list[Reason]:
    """What the card does before somebody of that team."""
    for key, kind in to_a_witch(edition) if team == WITCHES else to_a_villager(edition):
        if kind >> card & 1:
            return [Reason(key, card=card)]
    return []


def to_a_witch(edition: Edition) -> list[tuple[str, CardSet]]:
    """What cards do before a witch; a card does the first of these that it belongs to."""
    return [
        ("does-brooms", edition.brooms),
        ("does-spectres", edition.spectres),
        ("does-familiar", edition.familiars),
        ("does-fertility", edition.fertility),
        ("does-ointment", edition.ointments),
        ("does-bonfire", edition.bonfires),
        ("does-crucifix", edition.crucifixes),
        ("does-herbs", edition.herbs),
    ]


def to_a_villager(edition: Edition) -> list[tuple[str, CardSet]]:
    """The same before a villager."""
    return [
        ("does-brooms", edition.brooms),
        ("does-spectres", edition.spectres),
        ("does-bells", edition.bells),
        ("does-green", edition.wisps[GREEN]),
        ("does-purple", edition.wisps[PURPLE]),
    ]


# -- nothing, or a command ---------------------------------------------------------------


def of_keeping(reckoning: Reckoning, options: list[Action], weights: list[float]) -> list[Reason]:
    """To give nothing: is there anything better? It changes nothing, so it is worth nothing."""
    others = [(weight, x) for x, weight in zip(options, weights, strict=True) if changes_hands(x)]
    most, best = max(others, key=lambda pair: pair[0])
    first = Reason("keep" if most <= reckoning.chance(0.0) + NOTHING else "keep-misses")
    if COMMAND.owns(best):
        giver, receiver = COMMAND.args(best)
        return [first, Reason("next-best-command", giver=giver, receiver=receiver)]
    given = gift_of(reckoning.worlds[0], best)
    assert given is not None
    card, receiver = given
    return [first, Reason("next-best", card=card, receiver=receiver)]


def changes_hands(action: Action) -> bool:
    return COMMAND.owns(action) or any(verb.owns(action) for verb in GIFTS)


def of_command(reckoning: Reckoning, belief: Belief[Night] | None, action: Action) -> list[Reason]:
    """Somebody has to hand on a card and picks it: a witch what helps, a villager what hurts least.
    [WAL-24]"""
    giver, receiver = COMMAND.args(action)
    before = [float(lead) for lead in reckoning.leads]
    after = [lead_after(x, reckoning.seat, reckoning.team, action) for x in reckoning.tallies]
    points = [b - a for a, b in zip(before, after, strict=True)]
    found = []
    for part in changes(reckoning, giver, before, after, points):
        key = "command-good" if part.worth > 0 else "command-bad"
        values = {"giver": giver, "team": part.team, "points": part.told()}
        found.append(Reason(key, part.worth, count=in_ten(part.share, False), **values))
    if not found:
        return [Reason("command-nothing", giver=giver, receiver=receiver)]
    if receiver != reckoning.seat:
        witch = reckoning.witches()[receiver]
        team = WITCHES if witch >= 0.5 else VILLAGERS
        count = in_ten(witch if team == WITCHES else 1 - witch, False)
        found.append(Reason("takes", seat=receiver, team=team, count=count))
    return found + clues(reckoning, belief, giver)
