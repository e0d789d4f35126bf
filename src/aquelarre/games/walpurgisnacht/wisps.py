"""Phase 1, the path of the wisps: revealing cards and what their colours score."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.cards import COLOURLESS, WALPURGA, WISP, Card
from aquelarre.games.walpurgisnacht.mephisto import NightChoice, acts_specially
from aquelarre.games.walpurgisnacht.mountain import EMPTY, HIGH, Slot, free, slots_in
from aquelarre.games.walpurgisnacht.scoring import FinalScoring
from aquelarre.games.walpurgisnacht.state import Night
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
from aquelarre.kernel import ALL, Action, Chance, Seat, Seats

MOST_REVEALS = 3
SAME_COLOUR = (0, 1, 3, 5)  # points for so many wisps of one colour
OTHER_COLOUR = (0, 0, 1, 2)  # points when the last of so many is the first of the other colour


def combination(taken: list[Card]) -> tuple[int, int, bool]:
    """The team that would score, its points, and whether the phase is over by force.

    The first coloured wisp is worth 1 to its team [WAL-14]; a second of the same colour makes 3,
    of the other colour 1 for the team of that last card, and ends the phase [WAL-15]; a third
    makes 5 or, of the other colour, 2, and ends it [WAL-16]. Colourless cards use up one of the
    three reveals and nothing else [WAL-17]; after the third card the phase ends [WAL-10].
    """
    last = taken[0]
    coloured = 0
    mixed = False
    for card in taken:
        if WISP[card] != COLOURLESS:
            mixed = coloured > 0 and WISP[card] != WISP[last]
            last = card
            coloured += 1
    over = mixed or len(taken) == MOST_REVEALS
    points = OTHER_COLOUR[coloured] if mixed else SAME_COLOUR[coloured]
    return WISP[last], points, over


class FollowWisps(NightChoice):
    """Reveal one to three unblocked cards, one at a time; the first is compulsory. [WAL-10]

    Cards are blocked as [WAL-11, WAL-12, WAL-13] say. After any card that does not end the phase
    the player may stop.
    """

    __slots__ = ()
    key = "follow_wisps"
    rule = "WAL-10"

    def seats(self, s: Night) -> Seats:
        return 0 if acts_specially(s, self.seat) else 1 << self.seat

    def options(self, s: Night, seat: Seat) -> list[Action]:
        reveals = [REVEAL.base + slot for slot in slots_in(free(s.lying, s.wide))]
        return [STOP.base, *reveals] if s.taken else reveals

    def chose(self, s: Night, action: Action) -> None:
        if action == STOP.base:
            s.tell(STOPPED, self.seat)
            score_wisps(s)
            return
        slot = action - REVEAL.base
        if s.mountain[slot] >= 0:
            reveal(s, self.seat, slot, s.mountain[slot])
        else:
            s.then(TurnUp(self.seat, slot))


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

    def _rivals(self, s: Night) -> int:
        """How many other unseen cards of the summit could be Walpurga; -1: this one cannot."""
        return s.mountain.count(HIGH) - 1 if s.mountain[self.slot] == HIGH else -1

    def options(self, s: Night, seat: Seat) -> list[Action]:
        rivals = self._rivals(s)
        if rivals == 0:
            return [TURN_UP.base + WALPURGA]
        faces = s.deck.faces()
        if rivals > 0:
            faces.append(WALPURGA)
            faces.sort()
        return [TURN_UP.base + card for card in faces]

    def odds(self, s: Night) -> list[int]:
        rivals = self._rivals(s)
        if rivals < 0:
            return s.deck.weights()
        if rivals == 0:
            return [1]
        weights = [count * rivals for count in s.deck.counts]
        weights[WALPURGA] = s.deck.total
        return [weight for weight in weights if weight]

    def fell(self, s: Night, outcome: Action) -> None:
        card = outcome - TURN_UP.base
        if card != WALPURGA:
            s.deck.take(card)
        reveal(s, self.seat, self.slot, card)


def reveal(s: Night, seat: Seat, slot: Slot, card: Card) -> None:
    """A revealed card is public and leaves the mountain at once. [WAL-10]"""
    s.mountain[slot] = EMPTY
    s.lying &= ~(1 << slot)
    s.taken.append(card)
    s.hand |= 1 << card
    if card == WALPURGA:
        s.tell(WALPURGA_COMES, seat, slot)
        s.instead(FinalScoring())
        return
    s.tell(REVEALED, seat, slot, hidden=(card, WISP[card]), to=ALL)
    if combination(s.taken)[2]:
        score_wisps(s)
    else:
        s.then(FollowWisps(seat))


def score_wisps(s: Night) -> None:
    """Points are marked only now that the phase has ended. [WAL-18]"""
    team, points, _ = combination(s.taken)
    if points:
        s.score[team] += points
        s.tell(WISPS_SCORED, team, points)
    else:
        s.tell(NO_WISPS, s.active)
