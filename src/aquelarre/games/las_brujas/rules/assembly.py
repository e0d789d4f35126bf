"""The assembly at the end of each week: election, calming, sharing, refill. [BRU-10, BRU-13 …
BRU-16]"""

from __future__ import annotations

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.cards import DOLL, CardSet, cards_in
from aquelarre.games.las_brujas.box.characters import BAKER, EVERY, HERMIT, MILLER, PRIEST
from aquelarre.games.las_brujas.rules import claims
from aquelarre.games.las_brujas.rules.burning import seat_of
from aquelarre.games.las_brujas.rules.claims import TALK
from aquelarre.games.las_brujas.rules.hands import DrawUp, RollOff, Steps, not_held, numbers
from aquelarre.games.las_brujas.rules.reputation import carrier, remove, remove_doll
from aquelarre.games.las_brujas.rules.trial import OpenCase
from aquelarre.games.las_brujas.seen import knowledge
from aquelarre.games.las_brujas.state import NOBODY, Assembly, Village
from aquelarre.games.las_brujas.verbs import CALM, DONE, ELECT, GIVE, NAME, SEATS
from aquelarre.kernel import Action, Ask, Choice, Seat, Seats, Step, Why, members, only

HAND = 5  # cards after the assembly
MILLERS_HAND = 6
MOST_GIFTS, BAKERS_GIFTS, BAKERS_DRAW = 3, 5, 2


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
        s.enter(Assembly(s.n), Election(), Calming(), PriestCalms(), Sharing())


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
        return Why("BRU-26", "vote")

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
    verbs = (CALM, DONE)
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
        return Why("BRU-14", "own" if owner == seat else "each")

    def chose(self, s: Village, action: Action) -> None:
        if action == DONE.base:
            return
        s.quota -= 1
        s.cleared |= 1 << calm(s, self.seat, action)
        s.then(self)


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


# -- sharing -----------------------------------------------------------------------------


def receivers(s: Village, seat: Seat) -> list[Seat]:
    """To whom a player may give: other living ones, but not the hermit. [BRU-15, BRU-26, P12]"""
    rest = s.alive & ~(1 << seat)
    return [other for other in members(rest) if s.character[other] != HERMIT]


def most_gifts(s: Village, seat: Seat) -> int:
    """Three cards; the baker five. [BRU-15, P19]"""
    return BAKERS_GIFTS if s.character[seat] == BAKER else MOST_GIFTS


class Sharing(Step[Village]):
    """Everybody who has cards lays one to three of them, face down, before others. The hermit
    neither gives nor gets. [BRU-15, P12]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        for seat in members(s.alive):
            if s.hand[seat] and s.character[seat] != HERMIT:
                s.assembly.generous |= 1 << seat
        s.then(ShareOne(1), HandOver())


def unlaid(s: Village, seat: Seat) -> CardSet:
    """The cards of a hand that are not laid before anybody yet."""
    held = s.hand[seat]
    for gift in s.assembly.gifts[seat]:
        held &= ~(1 << (gift >> 4))
    return held


class ShareOne(Ask[Village]):
    """All at once and sealed: the first card must be given, further ones may. [BRU-15, A11]"""

    __slots__ = ("number",)
    key = "share"
    rule = "BRU-15"
    verbs = (GIVE, DONE)
    floor = TALK

    def __init__(self, number: int) -> None:
        self.number = number

    def seats(self, s: Village) -> Seats:
        return s.assembly.generous

    def options(self, s: Village, seat: Seat) -> list[Action]:
        found = [DONE.base] if self.number > 1 else []
        others = receivers(s, seat)
        for card in cards_in(unlaid(s, seat)):
            base = GIVE.base + card * SEATS
            found += [base + other for other in others]
        return found

    def why(self, s: Village, seat: Seat, action: Action) -> Why:
        if action == DONE.base:
            return Why("BRU-15", "first")
        card, receiver = GIVE.args(action)
        if not unlaid(s, seat) >> card & 1:
            return not_held(s, seat, card) or Why("BRU-15", "laid", card=card)
        if not s.alive >> receiver & 1:
            return Why("BRU-26", "share")
        return Why("BRU-15", "oneself" if receiver == seat else "hermit")

    def left_out(self, s: Village, seat: Seat) -> Why:
        if not s.alive >> seat & 1:
            return Why("BRU-26", "share")
        return Why("BRU-15", "hermit" if s.character[seat] == HERMIT else "done")

    def decided(self, s: Village, answers: list[Action]) -> None:
        assembly = s.assembly
        for seat in members(assembly.generous):
            if answers[seat] == DONE.base:
                assembly.generous &= ~(1 << seat)
                continue
            card, receiver = divmod(answers[seat] - GIVE.base, SEATS)
            assembly.gifts[seat] += (card * 16 + receiver,)
            if self.number == most_gifts(s, seat) or not unlaid(s, seat):
                assembly.generous &= ~(1 << seat)
        if assembly.generous:
            s.then(ShareOne(self.number + 1))


class HandOver(Step[Village]):
    """All gifts are handed over and taken up together; then every living player draws up to five
    cards (the miller six), and the baker one more for each player she gave to, at most two.
    [BRU-15, BRU-16, P05, P19]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        transfers = []
        baked = 0
        gifts = s.assembly.gifts
        s.assembly.gifts = [()] * s.n
        for seat in range(s.n):
            for gift in gifts[seat]:
                card, receiver = gift >> 4, gift & 15
                transfers.append((seat, receiver, card))
                s.hand[seat] ^= 1 << card
                claims.did(s, claims.DID_GIVE, seat, receiver)
                claims.did(s, claims.DID_TAKE, receiver, seat)
                s.tell(notices.GAVE, seat, receiver, hidden=(card,), to=only(seat) | only(receiver))
            if s.character[seat] == BAKER:
                baked = len({gift & 15 for gift in gifts[seat]})
        for _, receiver, card in transfers:
            s.hand[receiver] |= 1 << card
        knowledge.handed_over(s, transfers)
        s.then(*_refill(s, min(baked, BAKERS_DRAW)), EndAssembly())


def _refill(s: Village, baked: int) -> Steps:
    """Draw up to the size of the hand, from the seat that begins the week on. [BRU-16]"""
    order = [(s.first + step) % s.n for step in range(s.n)]
    found: list[Step[Village]] = []
    for seat in order:
        if s.alive >> seat & 1:
            size = MILLERS_HAND if s.character[seat] == MILLER else HAND
            missing = size - s.hand[seat].bit_count()
            if missing > 0:
                s.tell(notices.REFILLED, seat, missing)
                found.append(DrawUp(seat, missing, quiet=True))
    baker = seat_of(s, BAKER)
    if baked and baker != NOBODY:
        found.append(DrawUp(baker, baked))
    return tuple(found)


# -- the end -----------------------------------------------------------------------------


class EndAssembly(Step[Village]):
    """Weekly abilities are ready again. A doll that has lain a whole week before the same player
    brings them to trial, without accuser. [BRU-16, BRU-33, S16]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        s.tell(notices.ASSEMBLY_ENDS)
        for seat in members(s.alive):
            if EVERY[s.character[seat]] == "S":
                s.spent &= ~(1 << seat)
        victim = s.doll
        if victim == NOBODY or s.doll_week >= s.week:
            return
        remove_doll(s)
        s.tell(notices.DOLL_ACCUSES, victim)
        s.then(OpenCase(NOBODY, victim, DOLL))
