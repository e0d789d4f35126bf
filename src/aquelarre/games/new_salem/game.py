"""New Salem as a `Game`: where its parts are put together."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.editions import Boxed, Fault, Part, Row
from aquelarre.games.new_salem.box import form, pieces
from aquelarre.games.new_salem.box.cards import (
    CARDS,
    CHARACTERS,
    EVENTS,
    SIDE,
    SIDES,
    THREE_TYPES,
    TRIAL,
    TWO_TYPES,
    TYPES,
    WITCHES,
    building_name,
    building_number,
    counts_of,
)
from aquelarre.games.new_salem.box.check import problems
from aquelarre.games.new_salem.box.edition import OURS, Edition
from aquelarre.games.new_salem.box.sheet import our_sheet
from aquelarre.games.new_salem.guide import advice, ahead, guide, offhand
from aquelarre.games.new_salem.guide.suspicion import Suspicion
from aquelarre.games.new_salem.rules import foresight, reasons, setup
from aquelarre.games.new_salem.rules.duty import NEW_WORDS
from aquelarre.games.new_salem.rules.scoring import results, side_of
from aquelarre.games.new_salem.seen import lines, view
from aquelarre.games.new_salem.state import MOST_SEATS, NOBODY, NOTHING, Launching, Town
from aquelarre.games.new_salem.verbs import (
    FIRST_NAMED,
    KINDS,
    NOTICES,
    VERBS,
)
from aquelarre.kernel import NOTHING as NOTHING_FORBIDS
from aquelarre.kernel import (
    WATCHER,
    Action,
    Belief,
    Dice,
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
)
from aquelarre.kernel.encoding import Encoding
from aquelarre.kernel.why import NATURE

NAMED_BY = {"buildings": "card", "characters": "character", "events": "event"}
LABELS_OF = {"card": CARDS, "character": CHARACTERS, "event": EVENTS, "type": TYPES}


class NewSalem(Boxed[Town]):
    """Nueva Salem, for 3 to 8 players. [SAL-01]"""

    key = "new_salem"
    rules_version = NEW_WORDS
    oldest_rules = 1
    least_seats = 3
    most_seats = MOST_SEATS
    settings = (
        Setting("witch_types", default=THREE_TYPES, values=(TWO_TYPES, THREE_TYPES), rule="SAL-24"),
    )
    most_options = 256
    sharpness = 60.0  # weights are chances to win
    simulations = 1500
    horizon = 1  # to the end of the phase: farther ahead the outlook sees better than chance does
    remembers = True  # suspicion goes by deeds
    foresees = foresight.FORESEES
    advises = True
    far_worse = advice.FAR_WORSE
    verbs = VERBS
    notices = NOTICES
    begins = FIRST_NAMED
    kinds = KINDS
    labels = LABELS_OF
    rules = tuple(f"SAL-{number:02}" for number in range(1, 30))
    rule_of_seats = "SAL-01"
    rule_of_turns = "SAL-06"
    rule_of_the_end = "SAL-20"
    sides = SIDES
    talk = ("SAL-28",)
    yardsticks = ((5, {}),)

    def __init__(self, edition: Edition = OURS) -> None:
        super().__init__(our_sheet())
        self.edition = edition

    def faults(self, facts: Row) -> list[Fault]:
        return problems(facts)

    def corrected(self, facts: Row) -> NewSalem:
        return NewSalem(Edition(facts, OURS))

    def named(self, part: str, row: str) -> tuple[str, ...]:
        """Buildings in town are called by their card."""
        return (f"{NAMED_BY[part]}-{row}",) if part in NAMED_BY else ()

    def form(self) -> tuple[Part, ...]:
        return form.form()

    def new(self, n: int, settings: dict[str, int]) -> Town:
        return setup.new_town(n, self.edition, settings)

    def view(self, s: Town, seat: Seat) -> View:
        return view.view(s, seat)

    def imagine(self, s: Town, seat: Seat, dice: Dice) -> Town:
        imagined = view.imagine(s, seat, dice)
        self.forget_answers(imagined, seat)
        return imagined

    def returns(self, s: Town) -> list[float]:
        return results(s)

    def missing(self, s: Town, kind: str, number: int) -> Why | None:
        """A player too many, or an event that stays in the box. [SAL-01, SAL-02]"""
        if kind == "event":
            return reasons.in_the_box(s, number) or None
        return super().missing(s, kind, number)

    def not_now(self, s: Town, seat: Seat, verb: Verb, action: Action) -> Why:
        """What the answer waits for, also where somebody else is asked. [SAL-06]"""
        elsewhere = super().not_now(s, seat, verb, action)
        if s.nature_asked or seat == WATCHER:
            return elsewhere
        return reasons.not_now(s, seat, verb) or elsewhere

    def why_not(self, s: Town, seat: Seat, thing: Action | str) -> Why:
        """That it is for others to answer says little: of a thing that the question is not about,
        when it could be touched, and of events that they are for the constable. [SAL-06, SAL-13]"""
        found = super().why_not(s, seat, thing)
        if found and isinstance(thing, str) and found.rule != self.rule_of_seats:
            misplaced = reasons.misplaced(s, seat, thing, found)
            if misplaced:
                return misplaced
        vague = found.rule == self.rule_of_turns and found.case != NATURE
        if not vague or seat == WATCHER:
            return found
        if isinstance(thing, str):
            kind, _, label = thing.partition(":")
            number = self.thing(kind, label)
            clear = NOTHING_FORBIDS if number is None else reasons.touched(s, seat, kind, number)
        else:
            clear = reasons.not_constable(s, seat, self.vocabulary.find(thing))
        return clear or reasons.asked_of_another(s, found)

    def side(self, s: Town, seat: Seat) -> int:
        return side_of(s, seat) if len(s.characters) == s.n else -1

    def role(self, s: Town, seat: Seat) -> tuple[str, int] | None:
        return ("character", s.characters.face[seat]) if len(s.characters) == s.n else None

    def points(self, s: Town) -> list[int]:
        """Points are counted at the end, and only then. [SAL-24]"""
        return s.points if s.over else []

    def census(self, s: Town) -> dict[str, int]:
        """Every building and every event is somewhere, each Trial too. [SAL-02, SAL-27]"""
        built = [a + b for a, b in zip(s.deck.counts, counts_of(s.standing), strict=True)]
        for cards in (*s.packs, *(cards for _, cards in s.bottom), s.drawn):
            for card in cards:
                built[card] += 1
        seen = twice = 0
        for street in s.streets:
            twice |= seen & street
            seen |= street
        events = s.event_deck.counts.copy()
        for event in (*s.event_bottom, *s.shown):
            if event != NOTHING:
                events[event] += 1
        for event, keeper in enumerate(s.keeper):
            events[event] += keeper != NOBODY
        if s.launched > TRIAL and s.keeper[s.launched] == NOBODY:
            events[s.launched] += 1
        events[TRIAL] = s.pile + s.tried.bit_count()
        counted = dict(zip(CARDS + EVENTS, built + events, strict=True))
        counted["strays"] = (twice | seen ^ s.standing).bit_count()  # in no street, or in two
        return counted

    def rules_now(self, s: Town, seat: Seat) -> list[str]:
        """A witch is reminded of the tips for her, in private. [SAL-29]"""
        found = super().rules_now(s, seat)
        dealt = found and 0 <= seat < len(s.characters)
        if dealt and SIDE[s.characters.face[seat]] == WITCHES:
            found.append("SAL-29")
        return found

    def label(self, kind: str, value: int) -> str:
        if kind == "building":
            return building_name(value)
        return super().label(kind, value)

    def thing(self, kind: str, label: str) -> int | None:
        if kind == "building":
            return building_number(label)
        return super().thing(kind, label)

    def foreseen(self, s: Town, seat: Seat) -> list[Foreseen]:
        return foresight.foreseen(s, seat)

    def guide(self, window: Window[Town], dice: Dice) -> Action:
        return guide.answer(window, dice)

    def guide_aside(self, window: Window[Town], dice: Dice) -> Action | None:
        return guide.aside(window, dice)

    def weigh(
        self, window: Window[Town], dice: Dice, belief: Belief[Town] | None = None
    ) -> list[float]:
        return guide.weigh(window, dice, belief)

    def plan(
        self, window: Window[Town], dice: Dice, belief: Belief[Town] | None = None
    ) -> list[float]:
        return guide.plan(window, dice, belief)

    def reasons(
        self,
        window: Window[Town],
        dice: Dice,
        action: Action,
        belief: Belief[Town] | None = None,
    ) -> list[Reason]:
        return advice.of_answer(window, dice, action, belief)

    def speak(
        self, window: Window[Town], dice: Dice, belief: Belief[Town] | None = None
    ) -> Action | None:
        return guide.aside(window, dice, belief)

    def outlook(self, s: Town) -> list[float]:
        return self.returns(s) if s.over else ahead.outlook(s)

    def rollout(self, s: Town, seat: Seat, dice: Dice) -> Action:
        return offhand.roll(s, seat, dice)

    def turn(self, s: Town, seat: Seat) -> int:
        """A phase of a round, for all who are asked in it. [SAL-06, SAL-12]"""
        return 2 * s.round + (s.inside(Launching) is not None)

    def belief(self, window: Window[Town], told: Sequence[Told]) -> Belief[Town]:
        return Suspicion(window, told, self.edition)

    def encoding(self) -> Encoding:
        from aquelarre.games.new_salem.seen.encoding import ENCODING  # only programs that learn

        return ENCODING

    def glance(self, s: Town, seat: Seat) -> View:
        from aquelarre.games.new_salem.seen.glance import glance  # only programs that learn

        return glance(s, seat)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(view, say)

    def before(self, say: Say) -> list[str]:
        return lines.before(say)

    def pieces(self) -> Pieces:
        return pieces.pieces(self.edition)

    def components(self, say: Say) -> list[str]:
        return lines.components(self.edition, say)
