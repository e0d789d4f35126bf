"""A referee of our own: follows a game by what is told, and reckons everything once more.

The engine keeps sums and sets up to date; the referee keeps plain facts (who lives, what lies
before whom, how many cards each holds) and finds the rest afresh from the rulebook: reputation and
its limits, turn order and week, hand sizes, draws and refill, election, sharing, and who has won.
Trials are in referee_trial.py. Of the engine it uses the tables of cards and characters and the
events; whatever does not fit is an AssertionError.
"""

from __future__ import annotations

from collections import Counter

from aquelarre.games.las_brujas.box.cards import AFTERLIFE
from aquelarre.games.las_brujas.box.characters import IDS
from aquelarre.games.las_brujas.box.edition import Box
from aquelarre.games.las_brujas.box.effects import ABILITIES
from aquelarre.games.las_brujas.state import Village
from aquelarre.games.las_brujas.tests.referee_facts import ON_THE_TABLE, Facts
from aquelarre.kernel import Told, members


class Following(Facts):
    """Hears everything but trials: each method is an event."""

    def __init__(self, n: int, settings: dict[str, int], box: Box) -> None:
        super().__init__(n, settings, box)
        self.spread_good: list[int] = []  # on whom in this turn
        self.spread_bad: list[int] = []
        self.tied: list[int] = []
        self.ballots_for: Counter[int] = Counter()
        self.voted: set[int] = set()
        self.quota = 0
        self.calmed_from: list[int] = []
        self.before_sharing: list[int] = []
        self.given: list[list[int]] = []
        self.shared = False

    # -- set-up, turns, week ---------------------------------------------------------------

    def on_chosen(self, seat: int, character: int) -> None:
        self.character[seat] = IDS[character]
        can = self._character(seat)["ability"]
        self.who[seat] = IDS[ABILITIES.index(str(can))] if can else ""

    def on_hands_dealt(self, count: int) -> None:
        assert count == 5
        self.hand = [5] * self.n

    def on_rolled(self, seat: int, die: int) -> None:
        self.rolls[seat] = die

    def on_rolls_again(self) -> None:
        self.rolls = {}

    def on_begins(self, seat: int) -> None:
        assert seat == self.highest_roller()
        self.first = seat

    def on_week(self, week: int) -> None:
        assert week == self.week + 1
        assert self.turns in (0, self.n)
        self.week, self.turns = week, 0

    def _turn(self, seat: int) -> None:
        assert seat == (self.first + self.turns) % self.n
        self.turns += 1
        self.active = seat
        self.spread_good, self.spread_bad = [], []

    def on_turn(self, seat: int) -> None:
        """One card; two for a poor beggar; none in the grave chill. [BRU-09, P21, U06]"""
        self._turn(seat)
        assert seat in self.living - self.curfew
        poor = self.who[seat] == "P21" and self.hand[seat] <= 3
        self.owed[seat] += 0 if self.bears(seat, "U06") else 2 if poor else 1

    def on_spectre_turn(self, seat: int) -> None:
        self._turn(seat)
        assert seat not in self.living
        self.owed[seat] += 1

    def on_turn_lost(self, seat: int) -> None:
        self._turn(seat)
        assert seat in self.living
        self.curfew.remove(seat)

    # -- cards in hands --------------------------------------------------------------------

    def on_drew_afterlife(self, seat: int, card: int) -> None:
        assert seat not in self.living
        self.on_drew(seat, card)

    def on_drew(self, seat: int, card: int) -> None:
        assert (AFTERLIFE >> card & 1) == (seat not in self.living)
        if self.active is None and not self.shared:
            self._sharing_is_over()
        self.owed[seat] -= 1
        assert self.owed[seat] >= 0, f"seat {seat} draws a card too many"
        self.hand[seat] += 1

    def on_nothing_to_draw(self, seat: int) -> None:
        self.dry = True
        self.owed[seat] = 0

    def on_discarded(self, seat: int, card: int) -> None:
        self.hand[seat] -= 1

    def on_taken(self, seat: int, owner: int, card: int) -> None:
        self.hand[owner] -= 1
        self.hand[seat] += 1

    def on_passed(self, giver: int, receiver: int, card: int) -> None:
        self.hand[giver] -= 1
        self.hand[receiver] += 1

    def on_swapped(self, seat: int, owner: int) -> None:
        self.hand[seat], self.hand[owner] = self.hand[owner], self.hand[seat]

    # -- what is played in turns -----------------------------------------------------------

    def on_event_played(self, seat: int, card: int) -> None:
        assert seat == self.active
        self.hand[seat] -= 1
        if self.face[card] == "S01":
            for other in self.living:
                self.owed[other] += self.rows[card]["amount"]

    def on_event_aimed(self, seat: int, card: int, victim: int) -> None:
        assert seat == self.active
        assert victim in self.living
        assert self.who[victim] != "P12" or seat == victim
        if not (self.face[card] == "S16" and self.doll == seat):  # which is passed on
            self.hand[seat] -= 1

    def on_ability_used(self, seat: int, character: int) -> None:
        assert self.character[seat] == IDS[character]
        self.owed[seat] += self.who[seat] == "P11"

    def on_truce(self) -> None:
        self.truce = True

    def on_inquisitor(self) -> None:
        self.inquisitor = True

    def on_curfew(self, victim: int) -> None:
        self.curfew.add(victim)

    def on_vacant(self, seat: int) -> None:
        assert self.influential == seat
        self.influential = None

    def on_appointed(self, seat: int) -> None:
        assert self.influential is None
        self.influential = seat

    def on_lowest(self, victim: int, total: int) -> None:
        assert total == self.reputation(victim) == min(map(self.reputation, self.living))

    # -- rumours and what lies there -------------------------------------------------------

    def lay(self, receiver: int, card: int, total: int) -> None:
        assert receiver in self.living
        self.rumours[receiver].append(card)
        assert total == self.reputation(receiver)

    def lift(self, receiver: int, card: int, total: int) -> None:
        self.rumours[receiver].remove(card)
        assert total == self.reputation(receiver)

    def on_raised(self, seat: int, receiver: int, card: int, total: int) -> None:
        self.lay(receiver, card, total)

    def on_dropped(self, receiver: int, card: int, total: int) -> None:
        self.lift(receiver, card, total)

    def on_erased(self, seat: int, card: int, receiver: int, rumour: int, total: int) -> None:
        self.hand[seat] -= 1
        self.lift(receiver, rumour, total)

    def on_moved(self, seat: int, owner: int, receiver: int, card: int) -> None:
        assert seat not in (owner, receiver)
        assert self.of_sign(receiver, False) < 2
        self.rumours[owner].remove(card)
        self.rumours[receiver].append(card)

    def on_doll_laid(self, seat: int, receiver: int) -> None:
        assert receiver != seat
        self.doll = receiver

    def on_doll_accuses(self, accused: int) -> None:
        assert self.doll == accused
        self.doll = None

    def on_haunted(self, seat: int, card: int, victim: int) -> None:
        assert seat == self.active
        assert victim in self.living
        self.hand[seat] -= 1
        if self.face[card] in ON_THE_TABLE:
            self.borne[card] = victim
        if self.face[card] == "U10":
            self.possession = (seat, victim)

    def on_haunted_two(self, seat: int, card: int, victim: int, receiver: int) -> None:
        assert seat == self.active
        self.hand[seat] -= 1

    def on_rotates(self, card: int, receiver: int) -> None:
        assert receiver in self.living
        self.borne[card] = receiver

    def on_rotated_out(self, card: int) -> None:
        del self.borne[card]

    # -- the assembly ----------------------------------------------------------------------

    def on_assembly(self, week: int) -> None:
        assert self.turns == self.n
        assert week == self.week
        self.active = None
        self.truce = self.inquisitor = False
        self.before_sharing = self.hand.copy()
        self.given = [[] for _ in range(self.n)]
        self.shared = False

    def _leaders(self) -> list[int]:
        best = max(map(self.reputation, self.living))
        return [seat for seat in sorted(self.living) if self.reputation(seat) == best]

    def on_elected(self, seat: int, total: int) -> None:
        assert self._leaders() == [seat]
        self._takes_office(seat)

    def on_election_tied(self, total: int) -> None:
        self.influential = None  # the old office has ended
        self.tied = self._leaders()
        assert len(self.tied) > 1
        assert total == self.reputation(self.tied[0])
        self.ballots_for, self.voted, self.rolls = Counter(), set(), {}

    def on_ballot_for(self, seat: int, victim: int) -> None:
        assert seat in self.living - self.voted
        assert victim in self.tied
        self.voted.add(seat)
        self.ballots_for[victim] += 1

    def _most_voted(self) -> list[int]:
        assert self.voted == self.living
        most = max(self.ballots_for.values())
        return [seat for seat in self.tied if self.ballots_for[seat] == most]

    def on_elected_by_vote(self, seat: int, votes: int) -> None:
        assert self._most_voted() == [seat]
        self._takes_office(seat)

    def on_vote_tied(self) -> None:
        self.tied = self._most_voted()
        assert len(self.tied) > 1

    def on_named(self, seat: int, victim: int) -> None:
        assert seat == self.highest_roller()
        assert {seat, victim} <= set(self.tied)
        self._takes_office(victim)

    def _takes_office(self, seat: int) -> None:
        self.influential = seat
        self.quota = max(0, self.reputation(seat))
        self.calmed_from = [seat]

    def on_calmed(self, seat: int, receiver: int, card: int, total: int) -> None:
        """By the influential citizen, or once by the priest. [BRU-14, P02]"""
        office = seat == self.influential and self.quota > 0 and receiver not in self.calmed_from
        if not office:
            assert self.who[seat] == "P02"
            assert receiver != seat
            assert self.reputation(receiver) < 0
            self.quota = 0
        self.quota -= 1
        self.calmed_from.append(receiver)
        self.lift(receiver, card, total)

    def on_gave(self, giver: int, receiver: int, card: int) -> None:
        assert {giver, receiver} <= self.living
        assert "P12" not in (self.who[giver], self.who[receiver])
        assert giver != receiver
        self.given[giver].append(receiver)
        self.hand[giver] -= 1
        self.hand[receiver] += 1

    def _sharing_is_over(self) -> None:
        """One to three cards of everybody who had some; the baker five. [BRU-15, A11]"""
        if self.shared:
            return
        self.shared = True
        for seat in self.living:
            held, count = self.before_sharing[seat], len(self.given[seat])
            if not held or self.who[seat] == "P12":
                assert count == 0
            else:
                assert 1 <= count <= min(held, 5 if self.who[seat] == "P19" else 3)
            if self.who[seat] == "P19":
                self.owed[seat] += min(2, len(set(self.given[seat])))

    def on_refilled(self, seat: int, count: int) -> None:
        self._sharing_is_over()
        self.hand[seat] += count
        assert self.hand[seat] == (6 if self.who[seat] == "P05" else 5)

    def on_assembly_ends(self) -> None:
        self._sharing_is_over()
        assert all(self.hand[seat] >= 5 + (self.who[seat] == "P05") for seat in self.living)


def whole_events(s: Village) -> list[Told]:
    """All that was told since the last look, hidden parts too."""
    found = [event.whole() for event in s.news or []]
    s.news = []
    return found


def sizes(s: Village) -> list[int]:
    return [hand.bit_count() for hand in s.hand]


def alive(s: Village) -> set[int]:
    return set(members(s.alive))
