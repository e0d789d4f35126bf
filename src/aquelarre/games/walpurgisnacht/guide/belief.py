"""Who is who, from deeds: people give to their own team what helps it, and take wisps for it.

Nothing here is certain: a deed that fits a world makes it somewhat more likely than one that does
not. Roles are few, so each imagined deal is simply weighed by all deeds that were seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from aquelarre.games.walpurgisnacht.box import cards
from aquelarre.games.walpurgisnacht.box.cards import GREEN, PURPLE, WISP, WITCHES, Card
from aquelarre.games.walpurgisnacht.rules.scoring import team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import (
    BESTOWED,
    EYE_GIVEN,
    GIVEN_DOWN,
    GIVEN_UP,
    TURN,
    WISPS_SCORED,
)
from aquelarre.kernel import Belief, Seat, Told

GIFTS = {notice.key for notice in (GIVEN_DOWN, GIVEN_UP, EYE_GIVEN, BESTOWED)}
A_POINT_GIVEN = 0.2  # how much a gift worth a point says about who gave it to whom
A_POINT_TAKEN = 0.6  # and a point of wisps about whose turn it was
MOST = 30.0  # no deeds together make a world more certain than this


class Deeds(Belief[Night]):
    """What everybody was seen to do: gifts of known cards, and wisps that scored."""

    def __init__(self, told: Sequence[Told]) -> None:
        self.gifts: list[tuple[Seat, Seat, Card]] = []
        self.wisps: list[tuple[Seat, int, int]] = []  # whose turn, for which team, how many points
        active = -1
        for each in told:
            values = each.values
            if each.key == TURN.key:
                active = values["seat"]
            elif each.key in GIFTS and "card" in values:
                self.gifts.append((values["seat"], values["receiver"], values["card"]))
            elif each.key == WISPS_SCORED.key and active >= 0:
                self.wisps.append((active, values["side"], values["points"]))

    def weight(self, world: Night) -> float:
        """Likely worlds are those in which people have helped their own team."""
        if len(world.roles) < world.n:
            return 1.0
        team = [team_of(world, seat) for seat in range(world.n)]
        said = 0.0
        for giver, receiver, card in self.gifts:
            gain = worth_to_witches(card, team[receiver])
            said += A_POINT_GIVEN * (gain if team[giver] == WITCHES else -gain)
        for seat, side, points in self.wisps:
            said += A_POINT_TAKEN * (points if team[seat] == side else -points)
        return exp(max(-MOST, min(MOST, said)))


def worth_to_witches(card: Card, holder: int) -> float:
    """About how many points the witches gain on the villagers if somebody of that team holds the
    card at the end. [WAL-29 to WAL-35]"""
    bit = 1 << card
    witch = holder == WITCHES
    if bit & cards.BROOMS:
        return 3.0 if witch else -3.0
    if bit & cards.SPECTRES:
        return -2.0 if witch else 2.0
    if bit & cards.FAMILIARS:
        return 1.5 if witch else 0.0
    if witch:
        return _of_a_witch(bit)
    return -1.0 if WISP[card] == GREEN else 1.0 if WISP[card] == PURPLE else 0.0


def _of_a_witch(bit: int) -> float:
    if bit & cards.FERTILITY:
        return 3.0
    if bit & cards.OINTMENTS:
        return 1.0
    if bit & cards.BONFIRES:
        return -2.0
    return -1.0 if bit & (cards.CRUCIFIXES | cards.HERBS) else 0.0
