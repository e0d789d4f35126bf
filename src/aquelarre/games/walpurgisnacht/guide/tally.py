"""Who leads in a world, and who would after a gift: as the scoring says, and much faster.

The scoring tells what it does, step by step, and works on all seats in turn. Here each seat's part
is one number, and a gift changes those of two seats. That both come to the same is a law of tests.
"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import (
    GREEN,
    PURPLE,
    VILLAGERS,
    WITCHES,
    Card,
    CardSet,
)
from aquelarre.games.walpurgisnacht.guide.belief import worths
from aquelarre.games.walpurgisnacht.rules.scoring import FAMILIAR_POINTS, team_of
from aquelarre.games.walpurgisnacht.state import NOBODY, Night
from aquelarre.kernel import Seat


class Tally:
    """What lies before everybody in one world, and by how much the witches lead with it."""

    __slots__ = (
        *("devil", "edition", "familiars", "held", "parts", "rung", "s", "start", "team"),
        *("to_villager", "to_witch"),
    )

    def __init__(self, s: Night, of: Tally | None = None) -> None:
        """`s` may be dealt again later: what hangs on the deal is read now, or taken `of` another
        tally."""
        self.s = s
        self.edition = s.edition
        # What every card is worth to the witches in general: before a witch, before a villager.
        self.to_witch, self.to_villager = worths(s.edition)
        self.team: list[int] = [team_of(s, seat) for seat in range(s.n)] if of is None else of.team
        self.held: list[CardSet] = (
            [s.up[seat] | s.down[seat] for seat in range(s.n)] if of is None else of.held.copy()
        )
        devil = s.mephisto if s.declared else NOBODY  # keeps what witches lose
        self.devil: Seat = devil if of is None else of.devil
        self.rung = False
        self.familiars = 0  # that witches hold
        self.parts: list[int] = []
        self._reckon()
        self.start = s.score[WITCHES] - s.score[VILLAGERS] + sum(self.parts)

    def _reckon(self) -> None:
        """What hangs on where the bells are, and each seat's part."""
        self.rung = self._are_rung()
        self.familiars = 0
        for seat, own in enumerate(self.held):
            if own & self.edition.familiars and self.team[seat] == WITCHES:
                self.familiars += (own & self.edition.familiars).bit_count()
        self.parts = [self._part(seat, own) for seat, own in enumerate(self.held)]

    def lead(self, team: int) -> int:
        """By how much the team would win if the night ended now."""
        witches = self.start + FAMILIAR_POINTS[self.familiars]
        return witches if team == WITCHES else -witches

    def lead_with(self, giver: Seat, receiver: Seat, card: Card, team: int) -> int:
        """The same with the card no longer before the giver, if it was, but before its receiver,
        or NOBODY."""
        bit = 1 << card
        if giver == receiver or bit & self.edition.bells:
            return self._anew(giver, receiver, bit).lead(team)
        witches, familiars = self.start, self.familiars
        familiar = 1 if bit & self.edition.familiars else 0
        own = self.held[giver]
        if own & bit:
            witches += self._part(giver, own & ~bit) - self.parts[giver]
            if self.team[giver] == WITCHES:
                familiars -= familiar
        if receiver != NOBODY:
            own = self.held[receiver]
            if not own & bit:
                witches += self._part(receiver, own | bit) - self.parts[receiver]
                if self.team[receiver] == WITCHES:
                    familiars += familiar
        witches += FAMILIAR_POINTS[familiars]
        return witches if team == WITCHES else -witches

    def _anew(self, giver: Seat, receiver: Seat, bit: CardSet) -> Tally:
        """All of it after the gift: the bells may ring before others."""
        found = Tally(self.s, self)
        found.held[giver] &= ~bit
        if receiver != NOBODY:
            found.held[receiver] |= bit
        found.start -= sum(found.parts)
        found._reckon()
        found.start += sum(found.parts)
        return found

    def _are_rung(self) -> bool:
        """Does a villager hold the bells? [WAL-30]"""
        for seat, own in enumerate(self.held):
            if own & self.edition.bells:
                return self.team[seat] == VILLAGERS
        return False

    def _part(self, seat: Seat, own: CardSet) -> int:
        """What a seat that holds this adds to the witches' lead, but for familiars of witches."""
        edition = self.edition
        if self.team[seat] != WITCHES:
            return self._of_a_villager(own)
        if seat != self.devil:
            own = self._left_to_a_witch(own)
        found = 0
        if own & edition.brooms:
            found += 3
        if own & edition.spectres:
            found -= 2
        ointments, bonfires = own & edition.ointments, own & edition.bonfires
        if ointments:
            found += ointments.bit_count()
        if own & edition.fertility:
            found += 3
        if bonfires:
            found -= 2 * bonfires.bit_count()
        return found

    def _left_to_a_witch(self, own: CardSet) -> CardSet:
        """Who has not shown himself loses cards. [WAL-31, WAL-32]"""
        edition = self.edition
        crucifixes = own & edition.crucifixes
        if own & edition.fertility and crucifixes:
            own &= ~(edition.fertility | (crucifixes & -crucifixes))
        if own & edition.herbs and own & edition.ointments:
            own &= ~(edition.herbs | edition.ointments)
        return own

    def _of_a_villager(self, own: CardSet) -> int:
        """Wisps count twice; brooms and spectres as for a witch. [WAL-33, WAL-35]"""
        edition = self.edition
        if self.rung:
            own &= ~edition.familiars
        found = 0
        if own & edition.brooms:
            found -= 3
        if own & edition.spectres:
            found += 2
        green, purple = own & edition.wisps[GREEN], own & edition.wisps[PURPLE]
        if green:
            found -= max(0, 2 * (green.bit_count() - purple.bit_count()))
        return found
