"""Discworld: The Witches as a `Game`: where its parts are put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from aquelarre.editions import Boxed, Fault, Part, Row
from aquelarre.games.discworld_witches.box import form, pieces
from aquelarre.games.discworld_witches.box.check import problems
from aquelarre.games.discworld_witches.box.edition import OURS, Edition
from aquelarre.games.discworld_witches.box.ids import CARDS, DUNGEON, FIRST_HARD, LABELS_OF, TILES
from aquelarre.games.discworld_witches.box.sheet import our_sheet
from aquelarre.games.discworld_witches.guide import advice, ahead, guide, haste, plan
from aquelarre.games.discworld_witches.notices import BEGINS, NOTICES
from aquelarre.games.discworld_witches.rules import setup, waiting
from aquelarre.games.discworld_witches.rules.ending import points, results
from aquelarre.games.discworld_witches.rules.holding import wrong_card
from aquelarre.games.discworld_witches.rules.moments import moment
from aquelarre.games.discworld_witches.rules.placing import BETWEEN_REVEALS
from aquelarre.games.discworld_witches.rules.touching import touched
from aquelarre.games.discworld_witches.seen import imagine, lines, view
from aquelarre.games.discworld_witches.state import COMPETITIVE, COOPERATIVE, EXPERT, Lancre
from aquelarre.games.discworld_witches.verbs import DRAW_TWO, KINDS, VERBS
from aquelarre.kernel import (
    SILENT,
    Action,
    Belief,
    Dice,
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
from aquelarre.kernel.why import SEVERAL, WAITING


class DiscworldWitches(Boxed[Lancre]):
    """Mundodisco: Las brujas, for 1 to 4 players. [LAN-01]"""

    key = "discworld_witches"
    rules_version = BETWEEN_REVEALS
    oldest_rules = 2  # all are asked alike, whatever they hold
    least_seats = 1
    most_seats = 4
    settings = (
        Setting(
            "mode", default=COMPETITIVE, values=(COMPETITIVE, COOPERATIVE, EXPERT), rule="LAN-01"
        ),
        Setting("many_crises", rule="LAN-52"),
        Setting("inside", rule="LAN-14"),
        Setting("tea_by_space", rule="LAN-25"),
        Setting("felmet_refill", default=1, rule="LAN-43"),
        Setting("show_odds", default=1, rule="LAN-17"),
    )
    most_options = 256
    verbs = VERBS
    notices = NOTICES
    begins = BEGINS
    kinds = KINDS
    labels = LABELS_OF
    manners = MappingProxyType({DRAW_TWO.name: ("cackle",)})
    rule_of_seats = "LAN-01"
    rule_of_turns = "LAN-53"
    rule_of_the_end = "LAN-28"
    rules = tuple(f"LAN-{number:02}" for number in range(1, 56))
    yardsticks = ((3, {}),)
    advises = True
    far_worse = 3.2  # points
    simulations = 200
    doubt = 1.5  # points
    horizon = 3  # turns: to the end of one's next one, for two

    def __init__(self, edition: Edition = OURS) -> None:
        super().__init__(our_sheet())
        self.edition = edition

    def manner(self, action: Action) -> str:
        """Two cards cost a cackle, with some cards. [LAN-34]"""
        draws = DRAW_TWO.owns(action) and self.edition.cackle[DRAW_TWO.args(action)[0]]
        return "cackle" if draws else ""

    def new(self, n: int, settings: dict[str, int]) -> Lancre:
        return setup.new_lancre(n, self.edition, settings)

    def view(self, s: Lancre, seat: Seat) -> View:
        return view.view(s, seat)

    def imagine(self, s: Lancre, seat: Seat, dice: Dice) -> Lancre:
        imagined = imagine.imagine(s, seat, dice)
        self.forget_answers(imagined, seat)
        return imagined

    def returns(self, s: Lancre) -> list[float]:
        return results(s)

    def together(self, n: int, settings: Mapping[str, int]) -> bool:
        """The apprentices save Lancre together, or one does alone. [LAN-01]"""
        return n == 1 or settings["mode"] == COOPERATIVE

    def role(self, s: Lancre, seat: Seat) -> tuple[str, int] | None:
        """Each apprentice has a token of her own. [LAN-06]"""
        who = s.apprentice[seat]
        return None if who < 0 else ("apprentice", who)

    def points(self, s: Lancre) -> list[int]:
        return [points(s, seat) for seat in range(s.n)]

    def census(self, s: Lancre) -> dict[str, int]:
        """Every tile, card and token is somewhere. Hard tiles that nobody has seen are still in
        their bag, wherever they lie. [LAN-04, LAN-08]"""
        tiles = [a + b for a, b in zip(s.easy_bag.counts, s.hard_bag.counts, strict=True)]
        for some in (s.tile, s.box_top, s.removed, *s.easy, *s.hard):
            for tile in some:
                if tile >= 0:
                    tiles[tile] += 1
        found = {f"tile {name}": count for name, count in zip(TILES, tiles, strict=True)}
        cards = [0] * len(CARDS)
        for pile in (s.deck, s.discard, *s.hands):
            for card in pile:
                cards[card] += 1
        found["cards"] = sum(cards)
        found["cards twice"] = sum(count > 1 for count in cards)
        found["cackles"] = s.cackle_supply + sum(s.cackles)
        found["aliss"] = s.aliss_supply + sum(s.aliss)
        found["crises"] = s.crisis_supply + sum(s.crisis)
        found["hard tiles"] = self._hard_tiles(s)
        return found

    def _hard_tiles(self, s: Lancre) -> int:
        """On the board, in boxes, won and gone: those in play."""
        there = [tile for tile in s.tile if tile >= FIRST_HARD or tile < -1]
        gone = [tile for tile in s.removed if tile >= FIRST_HARD]
        return len(there) + sum(s.box_hard) + len(gone) + sum(map(len, s.hard))

    def missing(self, s: Lancre, kind: str, number: int) -> Why | None:
        """Another edition may have more spaces, cards and tiles. [LAN-08, LAN-14, LAN-20]"""
        if kind == "space" and number != DUNGEON and number not in s.edition.spaces:
            return Why("LAN-14", "off-board", space=number)
        if kind == "card" and number not in s.edition.cards:
            return Why("LAN-08", "no-card", card=number)
        if kind == "tile" and not s.edition.copies[number]:
            return Why("LAN-20", "no-tile", tile=number)
        return super().missing(s, kind, number)

    def not_now(self, s: Lancre, seat: Seat, verb: Verb, action: Action) -> Why:
        """Somebody else is asked; or the wrong card, or not the moment for it. [LAN-08]"""
        elsewhere = super().not_now(s, seat, verb, action)
        if elsewhere.case != "other":
            return elsewhere
        if seat != s.active or not s.turn:  # she is asked in another's turn, or before the first
            never = waiting.nor_in_her_turn(s, seat, verb, action)
        else:
            never = wrong_card(s, seat, verb, action)
        return never or moment(s, seat, verb, action) or elsewhere

    def why_not(self, s: Lancre, seat: Seat, thing: Action | str) -> Why:
        """Who is not asked is told what others decide, unless she could not do it in her own turn
        either. [LAN-53]"""
        found = super().why_not(s, seat, thing)
        if found.rule != self.rule_of_turns or found.case not in (WAITING, SEVERAL):
            return found
        if 0 <= seat < s.n:
            action = self._meant(s, seat, thing) if isinstance(thing, str) else thing
            verb = self.vocabulary.find(action)
            never = waiting.nor_in_her_turn(s, seat, verb, action) if verb else None
            then = waiting.when_she_could(s, seat, verb) if verb else None
            if never and (not then or never.case != waiting.OTHERS_TURN):
                return never
            if then:
                return then
        return waiting.who_decides_what(s, found)

    def _meant(self, s: Lancre, seat: Seat, thing: str) -> Action:
        kind, _, label = thing.partition(":")
        number = self.thing(kind, label)
        return SILENT if number is None else touched(s, seat, kind, number)

    def guide(self, window: Window[Lancre], dice: Dice) -> Action:
        return guide.answer(window, dice)

    def weigh(
        self, window: Window[Lancre], dice: Dice, belief: Belief[Lancre] | None = None
    ) -> list[float]:
        return guide.weigh(window, dice)

    def plan(
        self, window: Window[Lancre], dice: Dice, belief: Belief[Lancre] | None = None
    ) -> list[float]:
        return plan.plan(window, dice)

    def belief(self, window: Window[Lancre], told: Sequence[Told]) -> Belief[Lancre]:
        return plan.belief(window)

    def outlook(self, s: Lancre) -> list[float]:
        return self.returns(s) if s.over else ahead.outlook(s)

    def rollout(self, s: Lancre, seat: Seat, dice: Dice) -> Action:
        return haste.go_on(s, seat, dice)

    def turn(self, s: Lancre, seat: Seat) -> int:
        """Who plays alone has turns, too. [LAN-53]"""
        return s.turn

    def reasons(
        self,
        window: Window[Lancre],
        dice: Dice,
        action: Action,
        belief: Belief[Lancre] | None = None,
    ) -> list[Reason]:
        return advice.of_answer(window, dice, action)

    def encoding(self) -> Encoding:
        from aquelarre.games.discworld_witches.seen.encoding import (
            ENCODING,  # only programs that learn
        )

        return ENCODING

    def glance(self, s: Lancre, seat: Seat) -> View:
        return view.glance(s, seat)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(view, say)

    def before(self, say: Say) -> list[str]:
        return lines.before(say, ours=self is self.ours)

    def faults(self, facts: Row) -> list[Fault]:
        return problems(facts)

    def named(self, part: str, row: str) -> tuple[str, ...]:
        """Tiles and cards, of which there are copies, may be called otherwise; places not, for
        texts of ours say which way leads there."""
        if part == "cards":
            return tuple([f"card-{card}" for card in CARDS if card[:-1] == row])
        return (f"tile-{row}",) if part in ("easy", "hard") and row in TILES else ()

    def form(self) -> tuple[Part, ...]:
        return form.form()

    def corrected(self, facts: Row) -> Boxed[Lancre]:
        return DiscworldWitches(Edition(facts))

    def pieces(self) -> Pieces:
        return pieces.pieces(self.edition)

    def components(self, say: Say) -> list[str]:
        return lines.components(self.edition, say)
