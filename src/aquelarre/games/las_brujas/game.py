"""Las Brujas as a `Game`: where its parts are put together."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.editions import Boxed, Fault, Part, Row
from aquelarre.games.las_brujas.box import form, pieces
from aquelarre.games.las_brujas.box.boxed import InBox, box_of
from aquelarre.games.las_brujas.box.cards import KIND, LABELS, NO_CARD
from aquelarre.games.las_brujas.box.characters import IDS, NO_CHARACTER
from aquelarre.games.las_brujas.box.check import problems
from aquelarre.games.las_brujas.box.edition import OURS, Box
from aquelarre.games.las_brujas.guide import advice, guide, rollout, standing, village
from aquelarre.games.las_brujas.guide.belief import Suspicion
from aquelarre.games.las_brujas.guide.gist import gist
from aquelarre.games.las_brujas.notices import (
    ASKED_ABOUT,
    ASKED_ABOUT_ME,
    ASKED_WHY,
    BEGINS,
    CLAIMED_REASON,
    CLAIMED_REASON_ME,
    CLAIMED_SUSPECT,
    CLAIMED_TRUST,
    CLAIMED_VILLAGER,
    NOTICES,
    REPLIED,
)
from aquelarre.games.las_brujas.rules import asking, foresight, moments, setup, talk
from aquelarre.games.las_brujas.rules.burning import results
from aquelarre.games.las_brujas.seen import components, history, imagine, lines, view
from aquelarre.games.las_brujas.state import ACCOUNTS, NOBODY, Case, Village
from aquelarre.games.las_brujas.verbs import (
    BALLOTS,
    CAUSES,
    DEEDS,
    DOINGS,
    FACTS,
    KINDS,
    REASONS,
    REPLIES,
    STANCES,
    VERBS,
)
from aquelarre.kernel import (
    NOTHING,
    WATCHER,
    Action,
    BadSetting,
    Belief,
    Dice,
    Foreseen,
    Option,
    Pieces,
    Reason,
    Say,
    Seat,
    Seats,
    Setting,
    Told,
    Verb,
    View,
    Why,
    Window,
)
from aquelarre.kernel.encoding import Encoding

LABELS_OF = {
    "card": LABELS,
    "character": IDS,
    "ballot": BALLOTS,
    "cause": CAUSES,
    "deed": DEEDS,
    "reason": REASONS,
    "stance": STANCES,
    "fact": FACTS,
    "fact_me": FACTS,
    "doing": DOINGS,
    "doing_me": DOINGS,
    "reply": REPLIES,
    "side": history.SIDES,
}


class LasBrujas(InBox):
    """The village, its trials and its ghosts, for 3 to 12 players. [BRU-01]"""

    key = "las_brujas"
    rules_version = ACCOUNTS
    oldest_rules = 1
    simulations = 64  # games are long, and a village's standing is smooth
    horizon = 1  # to the end of the turn, or of the assembly: what comes after it is in the outlook
    doubt = 0.5  # characters are chosen as the guide does
    least_seats = 3
    most_seats = 12
    settings = (
        Setting("double_trial", rule="BRU-29"),
        Setting("random_sides", rule="BRU-30"),
        Setting("limit", default=1, rule="BRU-10"),
        Setting("claims", default=1, rule="BRU-17"),
    )
    most_options = 1024
    sharpness = 60.0  # weights are chances to win: a hundredth is much
    verbs = VERBS
    notices = NOTICES
    begins = BEGINS
    kinds = KINDS
    labels = LABELS_OF
    rule_of_seats = "BRU-01"
    rule_of_turns = "BRU-05"
    rule_of_the_end = "BRU-06"
    rules = tuple(f"BRU-{number:02}" for number in range(1, 34))
    sides = history.SIDES
    talk = ("BRU-17", "BRU-26")
    foresees = foresight.FORESEES
    claims = (
        CLAIMED_VILLAGER,
        CLAIMED_SUSPECT,
        CLAIMED_TRUST,
        ASKED_WHY,
        CLAIMED_REASON,
        CLAIMED_REASON_ME,
        ASKED_ABOUT,
        ASKED_ABOUT_ME,
        REPLIED,
    )
    claims_setting = "claims"
    yardsticks = ((7, {}),)
    advises = True
    far_worse = advice.FAR_WORSE

    def __init__(self, box: Box = OURS) -> None:
        super().__init__(box)

    def check(self, n: int, settings: dict[str, int]) -> dict[str, int]:
        """Random sides are for 5, 7, 8 or 10 players. [BRU-30]"""
        full = super().check(n, settings)
        if full["random_sides"] and n not in setup.RANDOM_SIDES:
            raise BadSetting(
                f"With random_sides there are side cards for 5, 7, 8 or 10 players, not {n}.",
                name="random_sides",
                value=1,
            )
        return full

    def new(self, n: int, settings: dict[str, int]) -> Village:
        return setup.new_village(n, self.box, settings)

    def view(self, s: Village, seat: Seat) -> View:
        return view.view(s, seat)

    def imagine(self, s: Village, seat: Seat, dice: Dice) -> Village:
        imagined = imagine.imagine(s, seat, dice)
        self.forget_answers(imagined, seat)
        return imagined

    def returns(self, s: Village) -> list[float]:
        return results(s)

    def side(self, s: Village, seat: Seat) -> int:
        return s.side[seat]

    def role(self, s: Village, seat: Seat) -> tuple[str, int] | None:
        who = s.character[seat]
        return None if who == NO_CHARACTER else ("character", who)

    def census(self, s: Village) -> dict[str, int]:
        """Every card of both decks once, every character once, and all side cards. [BRU-01,
        BRU-02, BRU-28]"""
        places = [s.deck, s.discard, *s.hand, *s.good, *s.bad]
        places += [1 << card for card in s.top]
        case = s.inside(Case)
        places += [1 << case.card] if case is not None and case.card != NO_CARD else []
        places += [1 << s.box.doll] if s.doll != NOBODY else []
        places += [
            1 << card
            for card, bearer in zip(s.box.rotating_cards, s.bearer, strict=True)
            if bearer != NOBODY
        ]
        together = 0
        for cards in places:
            together |= cards
        own = [1 << character for character in s.character if character != NO_CHARACTER]
        people = [s.undealt, *s.offered, *own]
        return {
            "cards": sum(cards.bit_count() for cards in places),
            "different cards": together.bit_count(),
            "characters": sum(some.bit_count() for some in people),
            "witches": s.side_bag[0] + s.side.count(0),
            "villagers": s.side_bag[1] + s.side.count(1),
        }

    def not_now(self, s: Village, seat: Seat, verb: Verb, action: Action) -> Why:
        found = moments.not_now(s, seat, verb, action) if seat != WATCHER else NOTHING
        return found or super().not_now(s, seat, verb, action)

    def why_not(self, s: Village, seat: Seat, thing: Action | str) -> Why:
        return asking.in_other_words(s, seat, thing, super().why_not(s, seat, thing))

    def missing(self, s: Village, kind: str, number: int) -> Why | None:
        return super().missing(s, kind, number) and Why("BRU-01", "no-seat")

    def may_talk(self, s: Village, seat: Seat) -> Why:
        return talk.may_talk(s, seat)

    def hearers(self, s: Village, seat: Seat) -> Seats:
        return talk.hearers(s, seat)

    def apart(self, s: Village, seat: Seat) -> Why:
        return talk.apart(s, seat)

    def foreseen(self, s: Village, seat: Seat) -> list[Foreseen]:
        return foresight.foreseen(s, seat)

    def guide(self, window: Window[Village], dice: Dice) -> Action:
        return guide.answer(window, dice)

    def weigh(
        self, window: Window[Village], dice: Dice, belief: Belief[Village] | None = None
    ) -> list[float]:
        return guide.weigh(self._shown(window, dice, belief), dice, guide.bluff_of(belief))

    def _shown(
        self, window: Window[Village], dice: Dice, belief: Belief[Village] | None
    ) -> Window[Village]:
        """A mind that looks ahead (and so believes something) keeps its secret altogether; others
        as well as they can pretend."""
        if belief is None or belief.bluff < 1.0:
            return window
        return Window(self, self.suppose(window, dice.child("supposed")), window.seat)

    def reasons(
        self,
        window: Window[Village],
        dice: Dice,
        action: Action,
        belief: Belief[Village] | None = None,
    ) -> list[Reason]:
        return advice.of_answer(window, self._shown(window, dice, belief), dice, action)

    def belief(self, window: Window[Village], told: Sequence[Told]) -> Belief[Village]:
        return Suspicion(window.view(), box_of(window))

    def suppose(self, window: Window[Village], dice: Dice) -> Village:
        return village.as_villager(window.imagine(dice), window.seat, dice)

    def outlook(self, s: Village) -> list[float]:
        return self.returns(s) if s.over else standing.standing(s)

    def rollout(self, s: Village, seat: Seat, dice: Dice) -> Action:
        return rollout.rollout(s, seat, dice)

    def turn(self, s: Village, seat: Seat) -> int:
        """Each seat's turn of each week is one, and so is the assembly. [BRU-09, BRU-10]"""
        return s.week * (s.n + 1) + s.active + 1

    def guide_aside(self, window: Window[Village], dice: Dice) -> Action | None:
        return guide.aside(window, dice)

    def speak(
        self, window: Window[Village], dice: Dice, belief: Belief[Village] | None = None
    ) -> Action | None:
        return guide.aside(window, dice, guide.bluff_of(belief))

    def encoding(self) -> Encoding:
        from aquelarre.games.las_brujas.seen.encoding import ENCODING  # only programs that learn

        return ENCODING

    def glance(self, s: Village, seat: Seat) -> View:
        from aquelarre.games.las_brujas.seen.glance import glance  # only programs that learn

        return glance(s, seat)

    def gist(self, s: Village, seat: Seat) -> View:
        return gist(s, seat)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(view, say)

    def whereabouts(self, view: View, option: Option, say: Say) -> str:
        return lines.whereabouts(view, option, say)

    def before(self, say: Say) -> list[str]:
        return lines.before(say)

    def faults(self, facts: Row) -> list[Fault]:
        return problems(facts)

    def corrected(self, facts: Row) -> Boxed[Village]:
        return LasBrujas(Box(facts))

    def named(self, part: str, row: str) -> tuple[str, ...]:
        """A row about a kind names all its cards. [BRU-01]"""
        if part == "characters":
            return (f"character-{row}",) if row in IDS else ()
        pairs = zip(LABELS, KIND, strict=True)
        return tuple([f"card-{label}" for label, kind in pairs if row in (label, kind)])

    def form(self) -> tuple[Part, ...]:
        return form.form()

    def pieces(self) -> Pieces:
        return pieces.pieces(self.box)

    def components(self, say: Say) -> list[str]:
        return components.components(self.box, say)
