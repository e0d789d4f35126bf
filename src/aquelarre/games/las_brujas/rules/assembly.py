"""The assembly at the end of each week: election and calming, then sharing and refill (sharing.py).
[BRU-10, BRU-13 … BRU-16]"""

from __future__ import annotations

from typing import ClassVar

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import CardSet, cards_in
from aquelarre.games.las_brujas.box.characters import PRIEST
from aquelarre.games.las_brujas.rules.burning import seat_of
from aquelarre.games.las_brujas.rules.claims import TALK
from aquelarre.games.las_brujas.rules.hands import RollOff, numbers
from aquelarre.games.las_brujas.rules.reputation import carrier, remove, remove_doll
from aquelarre.games.las_brujas.rules.sharing import Sharing
from aquelarre.games.las_brujas.rules.trial import OpenCase
from aquelarre.games.las_brujas.state import AT_ONCE, NOBODY, Assembly, Draft, Village
from aquelarre.games.las_brujas.verbs import CALM, DONE, ELECT, NAME, TAKE_BACK
from aquelarre.kernel import SILENT, Action, Ask, Choice, Seat, Seats, Step, Verb, Why, members


class HoldAssembly(Step[Village]):
    """When every seat has had its turn. What lasts until the assembly is over. [BRU-10]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        s.active = NOBODY
        s.truce = s.inquisitor = 0
        if s.possessed != NOBODY:
            s.tell(notices.POSSESSION_OVER, s.possessed)
            s.possessed = s.possessor = NOBODY
        s.tell(notices.ASSEMBLY, s.week)
        s.enter(Assembly(s.n), Election(), Calming(), PriestCalms(), Sharing(), EndAssembly())


# -- the election ------------------------------------------------------------------------


class Election(Step[Village]):
    """The living player of the highest reputation becomes the influential citizen. [BRU-13]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        living = members(s.alive)
        best = max(s.reputation[seat] for seat in living)
        leaders = [seat for seat in living if s.reputation[seat] == best]
        if len(leaders) == 1:
            s.influential = leaders[0]
            s.tell(notices.ELECTED, leaders[0], best)
            return
        s.influential = NOBODY
        s.assembly.tied = sum(1 << seat for seat in leaders)
        s.tell(notices.ELECTION_TIED, best)
        s.then(ElectionBallot())


class ElectionBallot(Ask[Village]):
    """In a tie all living vote for one of the tied, oneself allowed. [BRU-13, A10]"""

    __slots__ = ()
    key = "election"
    rule = "BRU-13"
    verbs = (ELECT,)
    refusal = Why("BRU-13", "tied")
    floor = TALK

    def seats(self, s: Village) -> Seats:
        return s.alive

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [ELECT.base + other for other in members(s.assembly.tied)]

    def left_out(self, s: Village, seat: Seat) -> Why:
        return Why("BRU-26", "elect")

    def decided(self, s: Village, answers: list[Action]) -> None:
        votes = [0] * s.n
        for seat in members(s.alive):
            choice = answers[seat] - ELECT.base
            votes[choice] += 1
            s.tell(notices.BALLOT_FOR, seat, choice)
        leaders = [seat for seat in members(s.assembly.tied) if votes[seat] == max(votes)]
        if len(leaders) == 1:
            s.influential = leaders[0]
            s.assembly.tied = 0
            s.tell(notices.ELECTED_BY_VOTE, leaders[0], max(votes))
            return
        s.assembly.tied = sum(1 << seat for seat in leaders)
        s.tell(notices.VOTE_TIED)
        s.then(RollOff(s.assembly.tied), NameOne())


class NameOne(Ask[Village]):
    """Still tied: those tied have rolled, and the highest names one of them. [BRU-13, A10]"""

    __slots__ = ()
    key = "name"
    rule = "BRU-13"
    verbs = (NAME,)
    refusal = Why("BRU-13", "tied")
    floor = TALK

    def seats(self, s: Village) -> Seats:
        return 1 << s.lucky

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [NAME.base + other for other in members(s.assembly.tied)]

    def decided(self, s: Village, answers: list[Action]) -> None:
        s.influential = answers[s.lucky] - NAME.base
        s.assembly.tied = 0
        s.tell(notices.NAMED, s.lucky, s.influential)


# -- calming -----------------------------------------------------------------------------


class Calming(Step[Village]):
    """The influential citizen may discard as many negative rumours as their positive
    reputation, at most one of each player and none of their own. [BRU-14, A9]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        s.quota = max(0, s.reputation[s.influential])
        s.cleared = 1 << s.influential
        laden = [seat for seat in members(s.alive & ~s.cleared) if s.bad[seat]]
        if s.rules >= AT_ONCE and s.quota > 1 and len(laden) > 1:
            s.enter(Draft(s.n), CalmSome(s.influential))
        else:
            s.then(CalmOne(s.influential))


def calmable(s: Village) -> CardSet:
    """Negative rumours that may still be discarded."""
    found = 0
    for seat in members(s.alive & ~s.cleared):
        found |= s.bad[seat]
    return found


class CalmOne(Choice[Village]):
    """One more negative rumour, or enough. [BRU-14]"""

    __slots__ = ()
    key = "calm"
    rule = "BRU-14"
    verbs: ClassVar[tuple[Verb, ...]] = (CALM, DONE)
    floor = TALK

    def seats(self, s: Village) -> Seats:
        return 1 << self.seat if s.quota and calmable(s) else 0

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [DONE.base, *numbers(CALM.base, calmable(s))]

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        card = action - CALM.base
        owner = next((x for x in members(s.alive) if s.bad[x] >> card & 1), NOBODY)
        if owner == NOBODY:
            return Why("BRU-14", "kind", card=card)
        if owner == seat:
            return Why("BRU-14", "own")
        return Why("BRU-14", "each", seat=owner)

    def chose(self, s: Village, action: Action) -> None:
        if action == DONE.base:
            return
        s.quota -= 1
        s.cleared |= 1 << calm(s, self.seat, action)
        s.then(self)


class CalmSome(CalmOne):
    """Several are chosen in one question, and any of them taken back until it is enough. They are
    discarded together. [BRU-14, L27]"""

    __slots__ = ()
    verbs = (CALM, TAKE_BACK, DONE)
    parts = True

    def options(self, s: Village, seat: Seat) -> list[Action]:
        chosen = s.within(Draft).chosen[seat]
        full = chosen.bit_count() >= s.quota
        more = 0 if full else self._more(s, chosen)
        return [DONE.base, *numbers(CALM.base, more), *numbers(TAKE_BACK.base, chosen)]

    def _more(self, s: Village, chosen: CardSet) -> CardSet:
        """One of each player, so none of those of whom one is chosen."""
        found = 0
        for seat in members(s.alive & ~s.cleared):
            found |= 0 if s.bad[seat] & chosen else s.bad[seat]
        return found

    def is_part(self, s: Village, seat: Seat, action: Action) -> bool:
        return action != DONE.base

    def added(self, s: Village, seat: Seat, action: Action) -> None:
        verb = CALM if CALM.owns(action) else TAKE_BACK
        s.within(Draft).chosen[seat] ^= 1 << (action - verb.base)

    def takes_back(self, s: Village, seat: Seat, action: Action) -> Action:
        return CALM.at(action - TAKE_BACK.base) if TAKE_BACK.owns(action) else SILENT

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        chosen = s.within(Draft).chosen[seat]
        if TAKE_BACK.owns(action):
            return Why("BRU-09", "unmarked", card=action - TAKE_BACK.base)
        card = action - CALM.base
        if chosen >> card & 1:
            return Why("BRU-09", "marked", card=card)
        full = chosen.bit_count() >= s.quota and calmable(s) >> card & 1
        return Why("BRU-14", "quota", count=s.quota) if full else super().why(s, seat, action)

    def chose(self, s: Village, action: Action) -> None:
        for card in cards_in(s.within(Draft).chosen[self.seat]):
            s.quota -= 1
            s.cleared |= 1 << calm(s, self.seat, CALM.at(card))


def calm(s: Village, seat: Seat, action: Action) -> Seat:
    """A negative rumour is discarded; returns who had it."""
    card = action - CALM.base
    receiver = carrier(s, card)
    remove(s, receiver, card)
    s.tell(notices.CALMED, seat, receiver, card, s.reputation[receiver])
    return receiver


class PriestCalms(Ask[Village]):
    """Then the parish priest may discard one negative rumour of another player whose reputation
    is negative. [P02]"""

    __slots__ = ()
    key = "priest"
    rule = "BRU-14"
    verbs = (CALM, DONE)
    refusal = Why("BRU-14", "priest")
    floor = TALK

    def seats(self, s: Village) -> Seats:
        priest = seat_of(s, PRIEST)
        return 1 << priest if priest != NOBODY and self._rumours(s, priest) else 0

    def _rumours(self, s: Village, priest: Seat) -> CardSet:
        found = 0
        for seat in members(s.alive):
            if seat != priest and s.reputation[seat] < 0:
                found |= s.bad[seat]
        return found

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [DONE.base, *numbers(CALM.base, self._rumours(s, seat))]

    def decided(self, s: Village, answers: list[Action]) -> None:
        priest = seat_of(s, PRIEST)
        if answers[priest] != DONE.base:
            calm(s, priest, answers[priest])


# -- the end -----------------------------------------------------------------------------


class EndAssembly(Step[Village]):
    """Weekly abilities are ready again. A doll that has lain a whole week before the same player
    brings them to trial, without accuser. [BRU-16, BRU-33, S16]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        s.tell(notices.ASSEMBLY_ENDS)
        for seat in members(s.alive):
            if s.box.every[s.character[seat]] == "S":
                s.spent &= ~(1 << seat)
        victim = s.doll
        if victim == NOBODY or s.doll_week >= s.week:
            return
        remove_doll(s)
        s.tell(notices.DOLL_ACCUSES, victim)
        s.then(OpenCase(NOBODY, victim, s.box.doll))
