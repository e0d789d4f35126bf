"""How a trial will end: the votes that can be expected, reputation and cards counted in.

Villagers are expected to follow the village's opinion of the accused, witches their interest, and
everybody their word, where they have given it by a claim. The sum is taken for a bell curve.
"""

from __future__ import annotations

from math import erf, exp, sqrt

from aquelarre.games.las_brujas.box.cards import (
    BY_WATER,
    MIGHTY,
    MUTE_ACCUSED,
    SUMMARY,
    Card,
)
from aquelarre.games.las_brujas.box.characters import EXECUTIONER, MIDWIFE
from aquelarre.games.las_brujas.guide.outlook import Alike, Expected, Outlook
from aquelarre.kernel import Seat

SURE = 0.06  # so much more suspicion than usual makes a villager vote guilty 73 times of 100
WORD = 0.85  # how often people vote as they have said they think
ACCUSER = 0.97  # how often an accuser votes guilty
WITCH_VOTES = (0.85, 0.25)  # how often a witch votes guilty: of a villager, of a witch
UNSEEN = 1.0  # cards that others may still play: their spread, in votes squared
DEFENCE = 0.8  # votes that the accused may find in their hand
COUNTERED = 0.25  # how often a trial comes to nothing
HALF = 0.5  # an influential citizen's vote decides a tie: half a vote more


class Forecast:
    """Expected votes in a trial, against less for the accused, but for those of one seat."""

    def __init__(
        self, look: Outlook, accused: Seat, accuser: Seat | None, voters: list[Seat], duel: bool
    ) -> None:
        self.look = look
        self.accused = accused
        self.accuser = accuser
        self.duel = duel
        self.mean = 0.0
        self.spread = UNSEEN
        self.bribed: list[Seat] = []
        self.dice_in_tie = False
        self.voters = voters
        self._villager = -1.0  # how likely a villager votes guilty, once it was asked for
        self._witch = -1.0  # or a witch

    def count(self, votes: float) -> None:
        """Votes against the accused that are there already."""
        self.mean += votes

    def expect_ballots(self) -> Forecast:
        """Add what the others will vote."""
        inquisitor = self.look.view["effects"]["inquisitor"]
        if inquisitor:
            self.mean += HALF
        ballots, key = self.look.ballots, self._like()
        if key not in ballots:
            ballots[key] = [self._ballot(voter) for voter in self.voters if voter != self.look.me]
        for voter, votes, spread in ballots[key]:
            if voter not in self.bribed:
                self.mean += votes
                self.spread += spread
        return self

    def _like(self) -> Alike:
        """What is the same where everybody votes the same, whatever the card."""
        return self.accused, self.accuser, self.duel, self.dice_in_tie, tuple(self.voters)

    def _ballot(self, voter: Seat) -> Expected:
        """Votes against the accused less those in favour, and how far that is uncertain."""
        chance = self.votes_guilty(voter)
        guilty, innocent = self.weights(voter)
        votes = chance * guilty - (1 - chance) * innocent
        return voter, votes, chance * (1 - chance) * (guilty + innocent) ** 2

    def weights(self, voter: Seat) -> tuple[float, float]:
        """What a ballot counts, guilty and innocent: executioner, midwife, influential citizen.
        [P09, P14, BRU-23]"""
        view = self.look.view
        guilty = innocent = 1.0
        if self.look.has(voter, EXECUTIONER):
            guilty = 2.0
        woman = self.look.players[self.accused]["sex"] == "M" and voter != self.accused
        if woman and self.look.has(voter, MIDWIFE):
            innocent = 2.0
        if voter == view["influential"] and not self.dice_in_tie:
            more = 0.0 if view["effects"]["inquisitor"] else HALF
            guilty, innocent = guilty + more, innocent + more
        return guilty, innocent

    def votes_guilty(self, voter: Seat) -> float:
        """How likely somebody votes against the accused."""
        look, accused = self.look, self.accused
        if voter == self.accuser:
            return ACCUSER
        if voter == accused:
            return 1 - ACCUSER  # in a double trial
        as_witch = self._as_witch
        if look.own.witch[voter] == 1.0:
            return as_witch
        says = look.players[voter]["says"]
        as_villager = self._as_villager
        if accused in says["suspects"]:
            as_villager = max(WORD, as_villager)
        elif accused in says["trusts"]:
            as_villager = min(1 - WORD, as_villager)
        witch = look.own.witch[voter]
        return witch * as_witch + (1 - witch) * as_villager

    @property
    def _as_villager(self) -> float:
        if self._villager < 0:
            self._villager = self._of_a_villager()
        return self._villager

    def _of_a_villager(self) -> float:
        look = self.look
        if self.duel and self.accuser is not None:
            more = look.public.witch[self.accused] - look.public.witch[self.accuser]
        else:  # who is no witch must think the others a little likelier to be
            more = look.public.witch[self.accused] * look.living / (look.living - 1) - look.doubt
        return 1 / (1 + exp(-max(-9.0, min(9.0, more / SURE))))

    @property
    def _as_witch(self) -> float:
        if self._witch < 0:
            self._witch = self._of_a_witch()
        return self._witch

    def _of_a_witch(self) -> float:
        witch = self.look.own.witch[self.accused]
        of_villager, of_witch = WITCH_VOTES
        if self.duel and self.accuser is not None:
            rival = self.look.own.witch[self.accuser]
            return of_villager + (of_witch - of_villager) * (1 + witch - rival) / 2
        return witch * of_witch + (1 - witch) * of_villager

    def condemned(self, more: float = 0.0) -> float:
        """How likely the accused is found guilty, with so many more votes against."""
        return (1 + erf((self.mean + more) / sqrt(2 * self.spread))) / 2


def of_trial(look: Outlook) -> Forecast:
    """The trial that is going on, before its ballots are shown."""
    trial = look.view["trial"]
    found = Forecast(look, trial["accused"], trial["accuser"], trial["voters"], trial["double"])
    found.count(trial["no"] - trial["yes"])
    found.bribed = trial["bribed"]
    found.dice_in_tie = "mighty" in trial["marks"]
    if trial["phase"] in ("vote", "tie", "verdict"):
        found.spread = 0.1  # no cards any more
    return found.expect_ballots()


def of_accusation(look: Outlook, card: Card, accused: Seat, accuser: Seat | None) -> Forecast:
    """A trial that is not declared yet, by a trial card or (no marks) by something else."""
    marks = look.box.marks[card]
    duel = bool(look.view["options"]["double_trial"]) and accuser is not None
    voters = look.alive if duel else [seat for seat in look.alive if seat != accused]
    found = Forecast(look, accused, accuser, voters, duel)
    found.dice_in_tie = bool(marks & MIGHTY)
    found.count(look.box.against[card])
    if not marks & BY_WATER:
        found.count(-look.reputation(accused))
        if duel and accuser is not None:
            found.count(look.reputation(accuser))
    if not marks & (SUMMARY | MUTE_ACCUSED):
        found.count(-DEFENCE)
    if marks & SUMMARY:
        found.spread = 0.3
    return found.expect_ballots()
