"""What is true of the village: fields and clone, nothing else."""

from __future__ import annotations

from aquelarre.games.las_brujas.cards import EVERY_CARD, NO_CARD, ROTATING_CARDS, Card, CardSet
from aquelarre.games.las_brujas.characters import IDS, NO_CHARACTER, Character, CharacterSet
from aquelarre.kernel import Seat, Seats, State

NOBODY: Seat = -1
WITCH, VILLAGER = 0, 1  # the two sides, as places in Game.sides
NO_SIDE = -1

# Where the week is.
SETTING_UP, TURNS, ASSEMBLY = range(3)

# Where the trial is. [A.9] CLOSED: it was cancelled or is decided; what is left of it is skipped.
PHASES = 8
NO_TRIAL, SPEECHES, OPEN, VOTING, TIED, VERDICT, EXECUTION, CLOSED = range(PHASES)

GUILTY, INNOCENT, ABSTAIN = range(3)  # ballots; in a double trial against the accused, the accuser
NO_BALLOT = -1
FOR, AGAINST = range(2)  # the accused
REVOTES = 3
NO_REVOTE, REVOTE_CALLED, REVOTE_HELD = range(REVOTES)

UNDECIDED, NO_WINNER = -2, -1  # else a side

DEEDS = 5  # what people are asked about: see claims.py

Vote = tuple[int, int, int, int, int]  # what, whose, cause, votes, why: see votes_shown.py


class Village(State):
    """A game of Las Brujas in progress."""

    __slots__ = (
        # the table's options
        "double",
        "random_sides",
        "limit",
        "claiming",
        # who is who
        "undealt",
        "offered",
        "character",
        "side_bag",
        "side",
        "met",
        "peeked",
        "alive",
        # cards
        "deck",
        "top",
        "discard",
        "hand",
        "good",
        "bad",
        "reputation",
        "maybe",
        # the week
        "stage",
        "week",
        "first",
        "active",
        "influential",
        "spent",
        "truce",
        "inquisitor",
        "curfew",
        "doll",
        "doll_week",
        "bearer",
        "borne",
        "possessed",
        "possessor",
        "cast",
        # the turn
        "praised",
        "slandered",
        "barred",
        "rolls",
        "lucky",
        # the trial
        "trials",
        "phase",
        "accused",
        "accuser",
        "case",
        "cause_of",
        "marks",
        "pleas",
        "bribed",
        "confessed",
        "voices",
        "ballots",
        "last",
        "revote",
        "verdict",
        "condemned",
        "tally",
        "turned",
        # the assembly
        "tied",
        "quota",
        "cleared",
        "gifts",
        "generous",
        # what was said and done
        "claims",
        "trial_claims",
        "villagers_said",
        "suspects",
        "trusts",
        "deeds",
        "gossip",
        "records",
        "winner",
    )

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.double = 0  # every trial burns somebody [BRU-29]
        self.random_sides = 0  # one side card too many [BRU-30]
        self.limit = 1  # endless games are ended [A19]
        self.claiming = 1  # claims may be made from menus
        self.undealt: CharacterSet = (1 << len(IDS)) - 1
        self.offered: list[CharacterSet] = [0] * n  # to choose from, for their owner's eyes only
        self.character: list[Character] = [NO_CHARACTER] * n
        self.side_bag = [0, 0]  # side cards not dealt, witches and villagers
        self.side: list[int] = [NO_SIDE] * n
        self.met = 0  # 1 once the witches have recognised one another [BRU-04]
        self.peeked: list[Seats] = [0] * n  # whose side each seat has looked at (P20)
        self.alive: Seats = (1 << n) - 1
        self.deck: CardSet = EVERY_CARD  # of both decks, in no order
        self.top: list[Card] = []  # above it, the next card last: only the librarian knows them
        self.discard: CardSet = 0  # of both decks, face up
        self.hand: list[CardSet] = [0] * n  # a spectre's holds afterlife cards
        self.good: list[CardSet] = [0] * n  # positive rumours before each player
        self.bad: list[CardSet] = [0] * n
        self.reputation = [0] * n  # kept up by reputation.py
        # For each looker (the last one is the watcher) and each place (the last one is the
        # decks): which cards the looker must think possible there. See knowledge.py.
        self.maybe: list[CardSet] = ([0] * n + [EVERY_CARD]) * (n + 1)
        self.stage = SETTING_UP
        self.week = 1
        self.first: Seat = NOBODY  # began the game, and begins every week
        self.active: Seat = NOBODY  # whose turn it is
        self.influential: Seat = NOBODY
        self.spent: Seats = 0  # whose ability is used up for now
        self.truce = 0  # S11 until the assembly
        self.inquisitor = 0  # S12 until the assembly
        self.curfew: Seats = 0  # S13: they lose their next turn
        self.doll: Seat = NOBODY  # S16 lies before them
        self.doll_week = 0  # since that week
        self.bearer: list[Seat] = [NOBODY] * len(ROTATING_CARDS)
        self.borne: list[Seats] = [0] * len(ROTATING_CARDS)  # who has had it before them
        self.possessed: Seat = NOBODY  # U10: their next ballot of the week
        self.possessor: Seat = NOBODY  # is cast by this spectre
        self.cast = 0  # 1 once that has happened
        self.praised: Seats = 0  # who got a positive rumour of the active player this turn
        self.slandered: Seats = 0  # and who a negative one
        self.barred: Card = NO_CARD  # C5: this trial card waits until the next turn
        self.rolls = [0] * n  # the last dice of those who had to roll
        self.lucky: Seat = NOBODY  # who rolled highest
        self.trials = 0  # how many there have been, this one included
        self.phase = NO_TRIAL
        self.accused: Seat = NOBODY
        self.accuser: Seat = NOBODY
        self.case: Card = NO_CARD  # the trial card on the table, if one was played
        self.cause_of: Card = NO_CARD  # the card that brought the trial about, of whatever kind
        self.marks = 0  # what is special about it: cards.TRIAL_MARKS
        self.pleas: tuple[
            tuple[int, int, int], ...
        ] = ()  # (card or CARDS + character, cause, votes)
        self.bribed: Seats = 0  # D4
        self.confessed = 0  # D5
        self.voices: Seats = 0  # spectres that vote: U14
        self.ballots: list[int] = [NO_BALLOT] * n  # once they are shown
        self.last: Card = NO_CARD  # a card of A.6 that U17 could still annul
        self.revote = NO_REVOTE  # D6
        self.verdict = NO_BALLOT  # GUILTY or INNOCENT once it is known
        self.condemned: Seat = NOBODY  # who is to burn
        self.tally: tuple[Vote, ...] = ()  # the votes, from when somebody burns or goes free on
        self.turned = 0  # C4: the accuser will be accused
        self.tied: Seats = 0  # in the election
        self.quota = 0  # negative rumours the influential citizen may still discard
        self.cleared: Seats = 0  # who has lost one already
        self.gifts: list[tuple[int, ...]] = [
            ()
        ] * n  # laid but not handed over: card * 16 + receiver
        self.generous: Seats = 0  # who may lay another card
        self.claims = [0] * n  # claims left this week
        self.trial_claims = [0] * n  # and in this trial
        self.villagers_said: Seats = 0  # who claims to be a villager
        self.suspects: list[Seats] = [0] * n  # whom each says to suspect
        self.trusts: list[Seats] = [0] * n
        self.deeds: list[Seats] = [0] * DEEDS  # who has done what this week
        self.gossip: tuple[int, ...] = ()  # rumours played: (who * 16 + on whom) * 128 + card
        self.records: tuple[
            tuple[int, ...], ...
        ] = ()  # trials that came to a verdict: see trial.py
        self.winner = UNDECIDED

    def clone(self) -> Village:
        t = Village.__new__(Village)
        t.n = self.n
        t.news = None
        t.copy_kernel(self)
        t.double = self.double
        t.random_sides = self.random_sides
        t.limit = self.limit
        t.claiming = self.claiming
        t.undealt = self.undealt
        t.offered = self.offered.copy()
        t.character = self.character.copy()
        t.side_bag = self.side_bag.copy()
        t.side = self.side.copy()
        t.met = self.met
        t.peeked = self.peeked.copy()
        t.alive = self.alive
        t.deck = self.deck
        t.top = self.top.copy()
        t.discard = self.discard
        t.hand = self.hand.copy()
        t.good = self.good.copy()
        t.bad = self.bad.copy()
        t.reputation = self.reputation.copy()
        t.maybe = self.maybe.copy()
        t.stage = self.stage
        t.week = self.week
        t.first = self.first
        t.active = self.active
        t.influential = self.influential
        t.spent = self.spent
        t.truce = self.truce
        t.inquisitor = self.inquisitor
        t.curfew = self.curfew
        t.doll = self.doll
        t.doll_week = self.doll_week
        t.bearer = self.bearer.copy()
        t.borne = self.borne.copy()
        t.possessed = self.possessed
        t.possessor = self.possessor
        t.cast = self.cast
        t.praised = self.praised
        t.slandered = self.slandered
        t.barred = self.barred
        t.rolls = self.rolls.copy()
        t.lucky = self.lucky
        t.trials = self.trials
        t.phase = self.phase
        t.accused = self.accused
        t.accuser = self.accuser
        t.case = self.case
        t.cause_of = self.cause_of
        t.marks = self.marks
        t.pleas = self.pleas
        t.bribed = self.bribed
        t.confessed = self.confessed
        t.voices = self.voices
        t.ballots = self.ballots.copy()
        t.last = self.last
        t.revote = self.revote
        t.verdict = self.verdict
        t.condemned = self.condemned
        t.tally = self.tally
        t.turned = self.turned
        t.tied = self.tied
        t.quota = self.quota
        t.cleared = self.cleared
        t.gifts = self.gifts.copy()
        t.generous = self.generous
        t.claims = self.claims.copy()
        t.trial_claims = self.trial_claims.copy()
        t.villagers_said = self.villagers_said
        t.suspects = self.suspects.copy()
        t.trusts = self.trusts.copy()
        t.deeds = self.deeds.copy()
        t.gossip = self.gossip
        t.records = self.records
        t.winner = self.winner
        return t
