"""Phase 1, the path of the wisps: revealing cards and what their colours score."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import COLOURLESS, WALPURGA, Card
from aquelarre.games.walpurgisnacht.box.edition import Edition
from aquelarre.games.walpurgisnacht.box.mountain import (
    EMPTY,
    HIGH,
    INNER,
    PENTAGRAM,
    Slot,
    SlotSet,
    blockers,
    free,
    slots_in,
)
from aquelarre.games.walpurgisnacht.rules.mephisto import NightChoice, acts_specially
from aquelarre.games.walpurgisnacht.rules.scoring import FinalScoring
from aquelarre.games.walpurgisnacht.state import Night, Turn
from aquelarre.games.walpurgisnacht.verbs import (
    NO_WISPS,
    REVEAL,
    REVEALED,
    STOP,
    STOPPED,
    TURN_UP,
    WALPURGA_COMES,
    WISPS_SCORED,
)
from aquelarre.kernel import ALL, Action, Chance, Seat, Seats, Why

MOST_REVEALS = 3
SAME_COLOUR = (0, 1, 3, 5)  # points for so many wisps of one colour
OTHER_COLOUR = (0, 0, 1, 2)  # points when the last of so many is the first of the other colour


def combination(edition: Edition, taken: list[Card]) -> tuple[int, int, bool]:
    """The team that would score, its points, and whether the phase is over by force.

    The first coloured wisp is worth 1 to its team [WAL-14]; a second of the same colour makes 3,
    of the other colour 1 for the team of that last card, and ends the phase [WAL-15]; a third
    makes 5 or, of the other colour, 2, and ends it [WAL-16]. Colourless cards use up one of the
    three reveals and nothing else [WAL-17]; after the third card the phase ends [WAL-10].
    """
    wisp = edition.wisp
    last = taken[0]
    coloured = 0
    mixed = False
    for card in taken:
        if wisp[card] != COLOURLESS:
            mixed = coloured > 0 and wisp[card] != wisp[last]
            last = card
            coloured += 1
    over = mixed or len(taken) == MOST_REVEALS
    points = OTHER_COLOUR[coloured] if mixed else SAME_COLOUR[coloured]
    return wisp[last], points, over


class FollowWisps(NightChoice):
    """Reveal one to three unblocked cards, one at a time; the first is compulsory. [WAL-10]

    Cards are blocked as [WAL-11, WAL-12, WAL-13] say. After any card that does not end the phase
    the player may stop.
    """

    __slots__ = ()
    key = "follow_wisps"
    rule = "WAL-10"
    verbs = (REVEAL, STOP)

    def seats(self, s: Night) -> Seats:
        return 0 if acts_specially(s, self.seat) else 1 << self.seat

    def options(self, s: Night, seat: Seat) -> list[Action]:
        slots = slots_in(free(s.lying, s.settings["wide_foot"]))
        reveals = [REVEAL.base + slot for slot in slots]
        return [STOP.base, *reveals] if s.hand else reveals

    def why(self, s: Night, seat: Seat, action: Action) -> Why:
        if action == STOP.base:
            return Why("WAL-10", "compulsory")
        slot = action - REVEAL.base
        if not s.lying >> slot & 1:
            return Why("WAL-10", "empty", slot=slot)
        return why_blocked(s, s.lying, slot)

    def chose(self, s: Night, action: Action) -> None:
        if action == STOP.base:
            s.tell(STOPPED, self.seat)
            score_wisps(s, s.within(Turn).taken)
            return
        slot = action - REVEAL.base
        if s.mountain[slot] >= 0:
            reveal(s, self.seat, slot, s.mountain[slot])
        else:
            s.then(TurnUp(self.seat, slot))


def why_blocked(s: Night, lying: SlotSet, slot: Slot) -> Why:
    """What holds the slot: both pentagram cards beside it [WAL-11], or a pentagon card outside
    [WAL-12]. Nothing, if it is not blocked on a mountain like that."""
    holding = slots_in(blockers(slot, lying, s.settings["wide_foot"]))
    if not holding:
        return Why("")
    first, second = holding[0], holding[-1]
    if INNER <= slot < PENTAGRAM:
        return Why("WAL-11", slot=slot, first=first, second=second)
    return Why(
        "WAL-12", "one" if first == second else "both", slot=slot, first=first, second=second
    )


class TurnUp(Chance[Night]):
    """A card that nobody has seen is turned up: any of those left. [WAL-10]

    Walpurga is one of the five that began on the summit, so among k of them still unseen each is
    she with odds 1 in k. [WAL-03]
    """

    __slots__ = ("seat", "slot")
    key = "turn_up"
    rule = "WAL-10"

    def __init__(self, seat: Seat, slot: Slot) -> None:
        self.seat = seat
        self.slot = slot

    def _weights(self, s: Night) -> list[int]:
        """Of all cards; those that it cannot be have none."""
        if s.mountain[self.slot] != HIGH:
            return s.deck.counts
        rivals = s.mountain.count(HIGH) - 1  # that could be Walpurga as well
        weights = [count * rivals for count in s.deck.counts]
        weights[WALPURGA] = s.deck.total if rivals else 1
        return weights

    def options(self, s: Night, seat: Seat) -> list[Action]:
        return [TURN_UP.base + card for card, weight in enumerate(self._weights(s)) if weight]

    def odds(self, s: Night) -> list[int]:
        return [weight for weight in self._weights(s) if weight]

    def fell(self, s: Night, outcome: Action) -> None:
        card = outcome - TURN_UP.base
        if card != WALPURGA:
            s.deck.take(card)
        reveal(s, self.seat, self.slot, card)


def reveal(s: Night, seat: Seat, slot: Slot, card: Card) -> None:
    """A revealed card is public and leaves the mountain at once. [WAL-10]"""
    s.mountain[slot] = EMPTY
    s.lying &= ~(1 << slot)
    taken = s.within(Turn).taken
    taken.append(card)
    s.hand |= 1 << card
    if card == WALPURGA:
        s.tell(WALPURGA_COMES, seat, slot)
        s.instead(FinalScoring())
        return
    s.tell(REVEALED, seat, slot, hidden=(card, s.edition.wisp[card]), to=ALL)
    if combination(s.edition, taken)[2]:
        score_wisps(s, taken)
    else:
        s.then(FollowWisps(seat))


def score_wisps(s: Night, taken: list[Card]) -> None:
    """Points are marked only now that the phase has ended. [WAL-18]"""
    team, points, _ = combination(s.edition, taken)
    if points:
        s.score[team] += points
        s.tell(WISPS_SCORED, team, points)
    else:
        s.tell(NO_WISPS, s.active)
