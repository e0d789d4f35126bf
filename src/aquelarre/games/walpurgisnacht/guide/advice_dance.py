"""Why a card is put there, or dances: what those who come next will find. [WAL-25, WAL-26]"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.box.mountain import HIGH, Slot
from aquelarre.games.walpurgisnacht.guide.clues import clues
from aquelarre.games.walpurgisnacht.guide.dance import FADING, Mountains
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning, in_ten
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import MOVE, PUT_BACK, REST, SWAP
from aquelarre.kernel import Action, Belief, Reason, Seat, added


def of_dance(
    reckoning: Reckoning,
    belief: Belief[Night] | None,
    options: list[Action],
    action: Action,
    best: bool,
) -> list[Reason]:
    """What it changes on the mountain as it lies now."""
    mountains = Mountains(reckoning)
    s = mountains.s
    was = mountains.found(s.mountain, s.lying)
    if action == REST.base:
        first = "rest-best" if best else "rest"
        return [Reason(first), Reason("as-it-lies", witches=int(was[0]), villagers=int(was[1]))]
    found = differences(mountains, was, mountains.found(*mountains.left_by(action)))
    told = clues_of(reckoning, belief, found)
    if not found:
        found = [Reason("dance-same")]
    if best and added([reason.worth for reason in found]) <= 0:
        if PUT_BACK.owns(action):
            found.append(Reason("put-least"))
        elif REST.base not in options:
            found.append(Reason("dance-must"))
    return found + remembered(mountains, action) + told


def differences(
    mountains: Mountains, was: tuple[float, float, bool], now: tuple[float, float, bool]
) -> list[Reason]:
    """One after another: what a witch finds, what a villager finds, and the summit."""
    witches, villagers, high = was
    found = []
    for team in (WITCHES, VILLAGERS):
        before = mountains.worth(witches, villagers, high)
        old, new = was[team], now[team]
        if team == WITCHES:
            witches = now[0]
        else:
            villagers = now[1]
        gain = mountains.worth(witches, villagers, high) - before
        if gain:
            seat, count = who_comes(mountains, team)
            key = "finds" if seat == mountains.following[0] else "finds-later"
            values = {"seat": seat, "count": count, "team": team}
            found.append(Reason(key, gain, points=int(new), before=int(old), **values))
    gain = mountains.worth(*now) - mountains.worth(witches, villagers, high)
    if gain:
        rivals = mountains.s.mountain.count(HIGH)
        wins = mountains.reckoning.wins_now()
        found.append(Reason("opens" if now[2] else "covers", gain, rivals=rivals, count=wins))
    return found


def who_comes(mountains: Mountains, team: int) -> tuple[Seat, int]:
    """For whom of the team it counts most, of those who follow, and how likely that is."""
    reckoning = mountains.reckoning
    witches = reckoning.witches()
    chances = [witches[x] if team == WITCHES else 1 - witches[x] for x in mountains.following]
    counts = [fading * chance for fading, chance in zip(FADING, chances, strict=False)]
    place = counts.index(max(counts))
    seat = mountains.following[place]
    return seat, in_ten(chances[place], reckoning.is_known(seat))


def clues_of(
    reckoning: Reckoning, belief: Belief[Night] | None, found: list[Reason]
) -> list[Reason]:
    """From which deeds the one is judged who matters most."""
    named = [reason for reason in found if "seat" in reason.values]
    if not named:
        return []
    loudest = max(named, key=lambda reason: abs(reason.worth))
    return clues(reckoning, belief, loudest.values["seat"])


def remembered(mountains: Mountains, action: Action) -> list[Reason]:
    """The cards that dance, as far as they were ever seen. [WAL-06]"""
    if MOVE.owns(action):
        return [lies(mountains, MOVE.args(action)[0])]
    if SWAP.owns(action):
        return [lies(mountains, slot) for slot in SWAP.args(action)]
    return []


def lies(mountains: Mountains, slot: Slot) -> Reason:
    card = mountains.s.mountain[slot]
    if card < 0:
        return Reason("lies-unseen", slot=slot)
    return Reason("lies", slot=slot, card=card, wisp=mountains.wisp[card])
