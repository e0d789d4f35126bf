"""From which deeds a coach takes somebody for a witch or a villager.

How loudly a deed speaks is how much less likely all other deeds alone would make it (`Deeds`), over
all that the players may be. Clues explain a chance and are no part of any sum, so they are worth
nothing themselves.
"""

from __future__ import annotations

from itertools import product
from math import exp, log

from aquelarre.games.walpurgisnacht.box.cards import VILLAGERS, WITCHES
from aquelarre.games.walpurgisnacht.guide.belief import (
    Deeds,
    gift_says,
    wisps_say,
    worth_to_witches,
)
from aquelarre.games.walpurgisnacht.guide.reckoning import Reckoning
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.kernel import Belief, Reason, Seat, added

LOUD = 0.4  # what a deed must say to be told: its part in the logarithm of the odds
TOLD = 2  # deeds of one player
HUNCH = 0.7  # so likely, it is taken for more than what the deal says


class Clue:
    """Some deeds that are told in one sentence, and how loudly they speak for a witch."""

    __slots__ = ("reason", "says", "witch")

    def __init__(self, reason: Reason, says: list[float]) -> None:
        self.reason = reason
        self.says = says  # for each of the teams that may be
        self.witch = 0.0  # less than 0: for a villager


def clues(reckoning: Reckoning, belief: Belief[Night] | None, about: Seat) -> list[Reason]:
    """What was done that makes somebody look like a witch, or like a villager, the loudest first.
    Where nothing tells either way, that is said."""
    if about == reckoning.seat or reckoning.is_known(about):
        return []
    found = weighed(reckoning, belief, about) if isinstance(belief, Deeds) else []
    loud = [clue for clue in found if abs(clue.witch) >= LOUD]
    loud.sort(key=lambda clue: -abs(clue.witch))
    witch = reckoning.witches()[about]
    lean = 1.0 if likelier(witch) == WITCHES else -1.0
    told = [clue.reason for clue in loud if clue.witch * lean > 0 and fits(clue.reason, lean)]
    if told:
        return told[:TOLD]
    if max(witch, 1 - witch) >= HUNCH:
        return [Reason("hunch", seat=about)]
    return [] if loud else [Reason("no-clue", seat=about)]


def likelier(witch: float) -> int:
    """The team that somebody is taken for."""
    return WITCHES if witch >= 0.5 else VILLAGERS


def fits(reason: Reason, lean: float) -> bool:
    """Does the sentence say what the deed does? A gift may help either team, as its receiver may be
    a witch or not."""
    return (reason.values["side"] == WITCHES) == (lean > 0)


def weighed(reckoning: Reckoning, deeds: Deeds, about: Seat) -> list[Clue]:
    """All clues about somebody, with what each of them changes."""
    teams, edition = all_teams(reckoning), reckoning.mountain.edition
    whole = [
        added([gift_says(edition, gift, team) for gift in deeds.gifts])
        + added([wisps_say(taken, team) for taken in deeds.wisps])
        for team in teams
    ]
    found = of_wisps(deeds, teams, about) + of_gifts(deeds, reckoning, teams, about)
    odds = odds_of_witch(teams, whole, about)
    for clue in found:
        without = [all_of_it - part for all_of_it, part in zip(whole, clue.says, strict=True)]
        clue.witch = odds - odds_of_witch(teams, without, about)
    return found


def all_teams(reckoning: Reckoning) -> list[tuple[int, ...]]:
    """All that the players may be, as far as this seat knows."""
    may_be = [[WITCHES, VILLAGERS] for _ in range(reckoning.mountain.n)]
    for seat in range(reckoning.mountain.n):
        if seat == reckoning.seat:
            may_be[seat] = [reckoning.team]
        elif reckoning.is_known(seat):
            may_be[seat] = [WITCHES]
    return list(product(*may_be))


def odds_of_witch(teams: list[tuple[int, ...]], said: list[float], about: Seat) -> float:
    """The logarithm of the odds, if that is what the deeds say for each of the teams."""
    most = max(said)
    witch = villager = 0.0
    for team, each in zip(teams, said, strict=True):
        if team[about] == WITCHES:
            witch += exp(each - most)
        else:
            villager += exp(each - most)
    return log(witch or 1e-300) - log(villager or 1e-300)


# -- deeds -------------------------------------------------------------------------------


def of_wisps(deeds: Deeds, teams: list[tuple[int, ...]], about: Seat) -> list[Clue]:
    """The points that somebody took for either team in turns of their own."""
    found = []
    for side in (WITCHES, VILLAGERS):
        taken = [each for each in deeds.wisps if (each[0], each[1]) == (about, side)]
        if taken:
            points = sum([each[2] for each in taken])
            reason = Reason("clue-wisps", seat=about, side=side, points=points, count=len(taken))
            says = [added([wisps_say(each, team) for each in taken]) for team in teams]
            found.append(Clue(reason, says))
    return found


def of_gifts(
    deeds: Deeds, reckoning: Reckoning, teams: list[tuple[int, ...]], about: Seat
) -> list[Clue]:
    """What somebody gave, or was given by others. Who the others are is not certain either."""
    witches, seat, edition = reckoning.witches(), reckoning.seat, reckoning.mountain.edition
    found = []
    for gift in deeds.gifts:
        giver, receiver, card = gift
        if giver == about:
            team = likelier(witches[receiver])
            side = WITCHES if worth_to_witches(edition, card, team) > 0 else VILLAGERS
            reason = Reason("clue-gave-you", seat=about, card=card, side=side)
            if receiver != seat:
                values = {"receiver": receiver, "team": team}
                reason = Reason("clue-gave", seat=about, card=card, side=side, **values)
        elif receiver == about and giver != seat:
            team = likelier(witches[giver])
            gain = worth_to_witches(edition, card, WITCHES) - worth_to_witches(
                edition, card, VILLAGERS
            )
            side = WITCHES if (gain > 0) == (team == WITCHES) else VILLAGERS
            values = {"giver": giver, "card": card, "team": team}
            reason = Reason("clue-got", seat=about, side=side, **values)
        else:
            continue
        found.append(Clue(reason, [gift_says(edition, gift, x) for x in teams]))
    return found
