"""What is true of the village: fields and clone, nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from aquelarre.games.las_brujas.box.cards import EVERY_CARD, NO_CARD, Card, CardSet
from aquelarre.games.las_brujas.box.characters import IDS, NO_CHARACTER, Character, CharacterSet
from aquelarre.games.las_brujas.box.edition import OURS, Box
from aquelarre.games.las_brujas.verbs import FACTS
from aquelarre.kernel import Procedure, Seat, Seats, State

NOBODY: Seat = -1
# The rules version after a second reading of the rulebook: a death that decides the game ends it
# [BRU-06], reasons and answers among the claims [BRU-17], who speaks from beyond [BRU-26], the
# hermit's own pilgrimage [P12], and a limit that nobody reaches [A19].
SECOND_READING = 2
# The rules version in which gifts, and several cards to be discarded, are put together in one
# question [BRU-15, L25]: before, card by card.
ONE_SHARING = 3
# The rules version in which what is drawn up is told when it is drawn [BRU-16], and what counts in
# a double trial by whom it is against [BRU-29].
TOLD_AS_IT_IS = 4
# The rules version in which whoever plays a rumour too many says with it which one goes [BRU-12],
# and the influential citizen chooses all rumours to be discarded in one question [BRU-14, L27].
AT_ONCE = 4
# The rules version in which a spectre's card is told to come from its own deck [BRU-27], and that
# nothing is shared when nobody can give [BRU-15].
NOTHING_UNTOLD = 5
# The rules version in which all see what all could note down: who gave whom how many cards
# [BRU-15], and who broke off which trial [BRU-20].
ACCOUNTS = 6
WITCH, VILLAGER = 0, 1  # the two sides, as places in Game.sides
NO_SIDE = -1

# Where a trial is. [A.9]
SPEECHES, OPEN, VOTING, TIED = "speeches", "open", "vote", "tie"
VERDICT, EXECUTION = "verdict", "execution"

GUILTY, INNOCENT, ABSTAIN = range(3)  # ballots; in a double trial against the accused, the accuser
NO_BALLOT = -1
FOR, AGAINST = range(2)  # the accused
REVOTES = 3
NO_REVOTE, REVOTE_CALLED, REVOTE_HELD = range(REVOTES)

UNDECIDED, NO_WINNER = -2, -1  # else a side

DEEDS = 5  # what people were asked about before the second reading: see rules/claims.py
NO_QUESTION = -1

Vote = tuple[int, int, int, int, int]  # what, whose, cause, votes, why: see seen/votes.py
Plea = tuple[int, int, int]  # card or CARDS + character, cause, votes
Gifts = tuple[int, ...]  # card * 16 + receiver


class Turn(Procedure):
    """The turn of somebody living. [BRU-09]"""

    __slots__ = ("barred", "praised", "slandered")

    def __init__(self) -> None:
        self.praised: Seats = 0  # who got a positive rumour of the active player
        self.slandered: Seats = 0  # and who a negative one
        self.barred: Card = NO_CARD  # C5: this trial card waits until the next turn

    def clone(self) -> Turn:
        t = Turn()
        t.praised = self.praised
        t.slandered = self.slandered
        t.barred = self.barred
        return t


class Case(Procedure):
    """What lies on the table from an accusation until its trial is over, however it ends, and
    what that has cost is paid. [BRU-17, BRU-20]"""

    __slots__ = ("card", "cast", "turned", "weekly")

    def __init__(self, card: Card, weekly: list[int]) -> None:
        self.card = card  # the trial card, if one was played
        self.weekly = weekly  # the claims of the week, which others replace meanwhile
        self.cast = 0  # 1 once a spectre has cast the ballot of the possessed [U10]
        self.turned: tuple[Seat, Seat, Card] | None = None  # C4: who accuses whom next, by it

    def clone(self) -> Case:
        t = Case(self.card, self.weekly.copy())
        t.cast = self.cast
        t.turned = self.turned
        return t


class Trial(Procedure):
    """A trial, from the speeches to the execution. Counter-trials and the healer break it off.
    [BRU-17 … BRU-24]"""

    __slots__ = (
        "accused",
        "accuser",
        "ballots",
        "bribed",
        "bribed_before",
        "cause",
        "condemned",
        "confessed",
        "double",
        "last",
        "marks",
        "pleas",
        "revote",
        "tally",
        "verdict",
        "voices",
    )

    def __init__(
        self,
        n: int,
        accuser: Seat,
        accused: Seat,
        cause: Card,
        *,
        double: bool,
        marks: int = 0,
        against: int = 0,
    ) -> None:
        self.accuser = accuser  # nobody in some trials [BRU-33]
        self.accused = accused
        self.cause = cause  # the card that brought it about, of whatever kind
        self.double = double  # does it burn one of two? [BRU-29]
        self.marks = marks  # what is special about it
        self.pleas: tuple[Plea, ...] = ((cause, AGAINST, against),) if against else ()
        self.bribed: Seats = 0  # D4
        self.bribed_before: Seats = 0  # the last of them
        self.confessed = 0  # D5: how often
        self.voices: Seats = 0  # spectres that vote: U14
        self.ballots: list[int] = [NO_BALLOT] * n  # once they are shown
        self.last: Card = NO_CARD  # a card of A.6 that U17 could still annul
        self.revote = NO_REVOTE  # D6
        self.verdict = NO_BALLOT  # GUILTY or INNOCENT once it is known
        self.condemned: Seat = NOBODY  # who is to burn
        self.tally: tuple[Vote, ...] = ()  # the votes, from when somebody burns or goes free on

    @property
    def voted(self) -> bool:
        """Have the ballots been shown?"""
        return any(ballot != NO_BALLOT for ballot in self.ballots)

    def clone(self) -> Trial:
        t = Trial(0, self.accuser, self.accused, self.cause, double=self.double, marks=self.marks)
        t.pleas = self.pleas
        t.bribed = self.bribed
        t.bribed_before = self.bribed_before
        t.confessed = self.confessed
        t.voices = self.voices
        t.ballots = self.ballots.copy()
        t.last = self.last
        t.revote = self.revote
        t.verdict = self.verdict
        t.condemned = self.condemned
        t.tally = self.tally
        return t


class Assembly(Procedure):
    """The assembly at the end of a week. [BRU-10, BRU-13, BRU-15]"""

    __slots__ = ("generous", "gifts", "tied")

    def __init__(self, n: int) -> None:
        self.tied: Seats = 0  # in the election
        self.gifts: list[Gifts] = [()] * n  # laid but not handed over
        self.generous: Seats = 0  # who shares, or (before `ONE_SHARING`) may lay another card

    def clone(self) -> Assembly:
        t = Assembly(len(self.gifts))
        t.tied = self.tied
        t.gifts = self.gifts.copy()
        t.generous = self.generous
        return t


class Draft(Procedure):
    """What each player has chosen so far, of several cards that are chosen in one question."""

    __slots__ = ("chosen",)

    def __init__(self, n: int) -> None:
        self.chosen: list[CardSet] = [0] * n

    def clone(self) -> Draft:
        t = Draft(0)
        t.chosen = self.chosen.copy()
        return t


class Village(State):
    """A game of Las Brujas in progress."""

    __slots__ = (
        "box",
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
        "week",
        "trials",
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
        # dice
        "rolls",
        "lucky",
        # the office
        "quota",
        "cleared",
        # what was said and done
        "claims",
        "villagers_said",
        "suspects",
        "trusts",
        "deeds",
        "facts",
        "questions",
        "topics",
        "gossip",
        "given",
        "records",
        "cancelled",
        "winner",
    )

    def __init__(
        self, n: int, settings: Mapping[str, int], of: Village | None = None, box: Box = OURS
    ) -> None:
        """A new game with what is in this box, or a copy `of` one."""
        if of is not None:
            self._take_over(of)
            return
        super().__init__(n, settings)
        self.box = box  # what cards and characters say
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
        self.reputation = [0] * n  # kept up by rules/reputation.py
        # For each looker (the last one is the watcher) and each place (the last one is the
        # decks): which cards the looker must think possible there. See seen/knowledge.py.
        self.maybe: list[CardSet] = ([0] * n + [EVERY_CARD]) * (n + 1)
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
        self.bearer: list[Seat] = [NOBODY] * len(box.rotating_cards)
        self.borne: list[Seats] = [0] * len(box.rotating_cards)  # who has had it before them
        self.possessed: Seat = NOBODY  # U10: their next ballot of the week
        self.possessor: Seat = NOBODY  # is cast by this spectre
        self.rolls = [0] * n  # the last dice of those who had to roll
        self.lucky: Seat = NOBODY  # who rolled highest
        self.trials = 0  # how many there have been, this one included
        # Of the latest calming: the view shows both until the next one.
        self.quota = 0  # negative rumours the influential citizen may still discard
        self.cleared: Seats = 0  # who has lost one already
        self.claims = [0] * n  # claims left this week, or in this trial
        self.villagers_said: Seats = 0  # who claims to be a villager
        self.suspects: list[Seats] = [0] * n  # whom each says to suspect
        self.trusts: list[Seats] = [0] * n
        self.deeds: list[Seats] = [0] * DEEDS  # who has done what this week
        self.facts: list[Seats] = [0] * (len(FACTS) * n)  # by deed and doer: to whom it was done
        self.questions = [NO_QUESTION] * n  # who has asked each player something, not answered yet
        self.topics = [NO_QUESTION] * n  # the latest one's: deed * 16 + to whom it was done
        self.gossip: tuple[int, ...] = ()  # rumours played: (who * 16 + on whom) * 128 + card
        self.given = [0] * (n * n)  # by giver and receiver: how many cards
        # Trials that came to a verdict: see rules/trial.py.
        self.records: tuple[tuple[int, ...], ...] = ()
        # Trials that somebody broke off: see rules/counter_trials.py.
        self.cancelled: tuple[tuple[int, ...], ...] = ()
        self.winner = UNDECIDED

    @property
    def turn(self) -> Turn:
        """The turn of somebody living that is under way."""
        return self.within(Turn)

    @property
    def case(self) -> Case:
        """What lies on the table while somebody is tried."""
        return self.within(Case)

    @property
    def trial(self) -> Trial:
        """The trial that is under way."""
        return self.within(Trial)

    @property
    def assembly(self) -> Assembly:
        """The assembly that is under way."""
        return self.within(Assembly)

    def clone(self) -> Village:
        return Village(self.n, self.settings, self)

    def _take_over(self, of: Village) -> None:
        """All that is true of another village."""
        self.n = of.n
        self.news = None
        self.copy_kernel(of)
        self.box = of.box
        self.undealt = of.undealt
        self.offered = of.offered.copy()
        self.character = of.character.copy()
        self.side_bag = of.side_bag.copy()
        self.side = of.side.copy()
        self.met = of.met
        self.peeked = of.peeked.copy()
        self.alive = of.alive
        self.deck = of.deck
        self.top = of.top.copy()
        self.discard = of.discard
        self.hand = of.hand.copy()
        self.good = of.good.copy()
        self.bad = of.bad.copy()
        self.reputation = of.reputation.copy()
        self.maybe = of.maybe.copy()
        self.week = of.week
        self.first = of.first
        self.active = of.active
        self.influential = of.influential
        self.spent = of.spent
        self.truce = of.truce
        self.inquisitor = of.inquisitor
        self.curfew = of.curfew
        self.doll = of.doll
        self.doll_week = of.doll_week
        self.bearer = of.bearer.copy()
        self.borne = of.borne.copy()
        self.possessed = of.possessed
        self.possessor = of.possessor
        self.rolls = of.rolls.copy()
        self.lucky = of.lucky
        self.trials = of.trials
        self.quota = of.quota
        self.cleared = of.cleared
        self.claims = of.claims.copy()
        self.villagers_said = of.villagers_said
        self.suspects = of.suspects.copy()
        self.trusts = of.trusts.copy()
        self.deeds = of.deeds.copy()
        self.facts = of.facts.copy()
        self.questions = of.questions.copy()
        self.topics = of.topics.copy()
        self.gossip = of.gossip
        self.given = of.given.copy()
        self.records = of.records
        self.cancelled = of.cancelled
        self.winner = of.winner
