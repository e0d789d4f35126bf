"""Walpurgisnacht as a `Game`: where its parts are put together."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.editions import Boxed, Fault, Part, Row
from aquelarre.games.walpurgisnacht.box import form, pieces
from aquelarre.games.walpurgisnacht.box.cards import (
    COLOUR_OF_WISP,
    IDS,
    MEPHISTOPHELES,
    WALPURGA,
    cards_in,
)
from aquelarre.games.walpurgisnacht.box.check import problems
from aquelarre.games.walpurgisnacht.box.edition import OURS, Edition
from aquelarre.games.walpurgisnacht.box.mountain import HIGH, SLOT_NAMES, UNSEEN, all_slots
from aquelarre.games.walpurgisnacht.box.sheet import our_sheet
from aquelarre.games.walpurgisnacht.guide import advice, ahead, guide, mephisto, outlook, plan
from aquelarre.games.walpurgisnacht.guide import belief as beliefs
from aquelarre.games.walpurgisnacht.rules import foresight, reasons, setup
from aquelarre.games.walpurgisnacht.rules.scoring import results, team_of
from aquelarre.games.walpurgisnacht.seen import lines, view
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import BEGINS, KINDS, NOTICES, VERBS
from aquelarre.kernel import (
    Action,
    BadSetting,
    Belief,
    Dice,
    Event,
    Foreseen,
    Pieces,
    Reason,
    Say,
    Seat,
    Setting,
    Told,
    Verb,
    View,
    Why,
    Window,
    holds,
)
from aquelarre.kernel.encoding import Encoding
from aquelarre.kernel.folding import folded

WIDE_FOOT_SEATS = 6  # 31 cards, 25 of them in the mountain

LABELS_OF = {"card": IDS, "slot": SLOT_NAMES, "wisp": tuple(COLOUR_OF_WISP)}


class Walpurgisnacht(Boxed[Night]):
    """La danza de las brujas, for 3 to 8 players. [WAL-01]"""

    key = "walpurgisnacht"
    rules_version = 3
    oldest_rules = 1
    simulations = 800
    horizon = 2  # the own turn and the next: what they leave says more than what may come of it
    shortlist = 8
    sharpness = 8.0  # weights are chances of winning
    remembers = True  # what people did says who they are
    foresees = foresight.FORESEES
    advises = True
    far_worse = advice.FAR_WORSE
    least_seats = 3
    most_seats = 8
    talk = ("WAL-37",)
    settings = (
        Setting("memory_aid", rule="WAL-06", reminds=True),
        Setting("wide_foot", rule="WAL-04"),
    )
    most_options = 128
    verbs = VERBS
    notices = NOTICES
    begins = BEGINS
    kinds = KINDS
    labels = LABELS_OF
    rules = tuple(f"WAL-{number:02}" for number in range(1, 40))
    rule_of_seats = "WAL-01"
    rule_of_turns = "WAL-07"
    rule_of_the_end = "WAL-28"
    sides = view.SIDES

    def __init__(self, edition: Edition = OURS) -> None:
        super().__init__(our_sheet())
        self.edition = edition

    def check(self, n: int, settings: dict[str, int]) -> dict[str, int]:
        """With ten slots at the foot there are cards for six players at most. [Ruling W2]"""
        full = super().check(n, settings)
        if full["wide_foot"] and n > WIDE_FOOT_SEATS:
            raise BadSetting(
                f"With wide_foot there are cards for {WIDE_FOOT_SEATS} players at most, not {n}.",
                name="seats",
                value=n,
                least=self.least_seats,
                most=WIDE_FOOT_SEATS,
            )
        return full

    def new(self, n: int, settings: dict[str, int]) -> Night:
        return setup.new_night(n, self.edition, settings)

    def view(self, s: Night, seat: Seat) -> View:
        return view.view(s, seat)

    def imagine(self, s: Night, seat: Seat, dice: Dice) -> Night:
        imagined = view.imagine(s, seat, dice)
        self.forget_answers(imagined, seat)
        return imagined

    def returns(self, s: Night) -> list[float]:
        return results(s)

    def side(self, s: Night, seat: Seat) -> int:
        return team_of(s, seat) if len(s.roles) == s.n else -1

    def role(self, s: Night, seat: Seat) -> tuple[str, int] | None:
        """Mephistopheles is somebody; of every other role card only its icon counts. [WAL-08]"""
        own = s.roles.face[seat] if len(s.roles) == s.n else -1
        return ("card", own) if own == MEPHISTOPHELES else None

    def census(self, s: Night) -> dict[str, int]:
        """Every card once; and as many unseen ones in the box as there were. [WAL-01, WAL-04]"""
        count = dict.fromkeys(IDS, 0)
        for card, copies in enumerate(s.deck.counts):
            count[IDS[card]] += copies
        held = [*s.up, *s.down, s.hand]
        seen = [card for cards in held for card in cards_in(cards)]
        for card in [*s.roles.face, *seen, *(card for card in s.mountain if card >= 0)]:
            count[IDS[card]] += 1
        dealt = MEPHISTOPHELES in s.roles.face
        count[IDS[MEPHISTOPHELES]] += not dealt
        high = s.mountain.count(HIGH)
        if not s.hand >> WALPURGA & 1:
            count[IDS[WALPURGA]] += 1
            high -= 1
        roles_to_deal = s.n - len(s.roles) - (not dealt)
        count["box"] = s.deck.total - s.mountain.count(UNSEEN) - high - roles_to_deal
        return count

    def lies_open(self, s: Night, event: Event) -> bool:
        return view.lies_open(s, event)

    def missing(self, s: Night, kind: str, number: int) -> Why | None:
        """Only a mountain with a wide foot has all the places. [WAL-04]"""
        if kind == "slot" and not all_slots(s.settings["wide_foot"]) >> number & 1:
            return Why("WAL-04", slot=number)
        return super().missing(s, kind, number)

    def not_now(self, s: Night, seat: Seat, verb: Verb, action: Action) -> Why:
        """Everything has its moment: who is asked is told which. [WAL-07]"""
        if not holds(s.owed, seat):
            return super().not_now(s, seat, verb, action)
        named = dict(zip(verb.names, verb.args(action), strict=True))
        return reasons.not_now(s, seat, verb, named.get("card", reasons.NO_CARD))

    def why_not(self, s: Night, seat: Seat, thing: Action | str) -> Why:
        """Of a thing that the question is not about: when it could be touched. [WAL-07]"""
        found = super().why_not(s, seat, thing)
        if not isinstance(thing, str) or found != Why("WAL-07", "other"):
            return found
        kind, _, label = thing.partition(":")
        number = self.thing(kind, label)
        return found if number is None else reasons.touched(s, seat, kind, number)

    def thing(self, kind: str, label: str) -> int | None:
        return super().thing(kind, label.upper() if kind in ("card", "slot") else label)

    def guide(self, window: Window[Night], dice: Dice) -> Action:
        return guide.answer(window, dice)

    def weigh(
        self, window: Window[Night], dice: Dice, belief: Belief[Night] | None = None
    ) -> list[float]:
        return guide.weigh(window, dice, belief)

    def reasons(
        self,
        window: Window[Night],
        dice: Dice,
        action: Action,
        belief: Belief[Night] | None = None,
    ) -> list[Reason]:
        return advice.reasons(window, dice, action, belief)

    def plan(
        self, window: Window[Night], dice: Dice, belief: Belief[Night] | None = None
    ) -> list[float]:
        return plan.plan(window, dice, belief)

    def outlook(self, s: Night) -> list[float]:
        return self.returns(s) if s.over else outlook.outlook(s)

    def rollout(self, s: Night, seat: Seat, dice: Dice) -> Action:
        return ahead.roll(s, seat, dice)

    def turn(self, s: Night, seat: Seat) -> int:
        return s.active

    def belief(self, window: Window[Night], told: Sequence[Told]) -> Belief[Night]:
        return beliefs.Deeds(told, window.seat)

    def foreseen(self, s: Night, seat: Seat) -> list[Foreseen]:
        return foresight.foreseen(s, seat)

    def guide_aside(self, window: Window[Night], dice: Dice) -> Action | None:
        return self.speak(window, dice)

    def speak(
        self, window: Window[Night], dice: Dice, belief: Belief[Night] | None = None
    ) -> Action | None:
        return mephisto.speak(window, dice, belief)

    def glance(self, s: Night, seat: Seat) -> View:
        return view.glance(s, seat)

    def encoding(self) -> Encoding:
        from aquelarre.games.walpurgisnacht.seen.encoding import (
            encoding,  # only programs that learn
        )

        return encoding(self.edition)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(self.edition, view, say)

    def before(self, say: Say) -> list[str]:
        """What players are told before a first game. [WAL-39]"""
        return folded(say("game-before").splitlines())

    def faults(self, facts: Row) -> list[Fault]:
        return problems(facts)

    def corrected(self, facts: Row) -> Boxed[Night]:
        return Walpurgisnacht(Edition(facts, OURS))

    def named(self, part: str, row: str) -> tuple[str, ...]:
        """A card may be called otherwise. [WAL-01]"""
        return (f"card-{row}",) if part == "cards" else ()

    def form(self) -> tuple[Part, ...]:
        return form.form()

    def pieces(self) -> Pieces:
        return pieces.pieces(self.edition)

    def components(self, say: Say) -> list[str]:
        return lines.components(self.edition, say, ours=self is self.ours)
