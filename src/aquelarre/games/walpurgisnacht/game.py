"""Walpurgisnacht as a `Game`: where its parts are put together."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht import guide, hidden, lines, setup, why
from aquelarre.games.walpurgisnacht.cards import (
    COLOUR_OF_WISP,
    IDS,
    MEPHISTOPHELES,
    WALPURGA,
    cards_in,
)
from aquelarre.games.walpurgisnacht.mountain import HIGH, UNSEEN, slot_name, slot_number
from aquelarre.games.walpurgisnacht.scoring import results, team_of
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.games.walpurgisnacht.verbs import KINDS, NOTICES, VERBS
from aquelarre.kernel import Action, BadSetting, Dice, Game, Say, Seat, Setting, View, Why, Window

WIDE_FOOT_SEATS = 6  # 31 cards, 25 of them in the mountain

LABELS_OF = {"card": IDS, "wisp": tuple(COLOUR_OF_WISP)}


class Walpurgisnacht(Game[Night]):
    """La danza de las brujas, for 3 to 8 players. [WAL-01]"""

    key = "walpurgisnacht"
    rules_version = 1
    least_seats = 3
    most_seats = 8
    talk = ("WAL-37",)
    settings = (Setting("memory_aid"), Setting("wide_foot"))
    verbs = VERBS
    notices = NOTICES
    kinds = KINDS
    labels = LABELS_OF
    rules = tuple(f"WAL-{number:02}" for number in range(1, 40))
    sides = hidden.SIDES

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
        return setup.new_night(n, settings["memory_aid"], settings["wide_foot"])

    def view(self, s: Night, seat: Seat) -> View:
        return hidden.view(s, seat)

    def imagine(self, s: Night, seat: Seat, dice: Dice) -> Night:
        imagined = hidden.imagine(s, seat, dice)
        self.forget_answers(imagined, seat)
        return imagined

    def returns(self, s: Night) -> list[float]:
        return results(s)

    def side(self, s: Night, seat: Seat) -> int:
        return team_of(s, seat) if len(s.roles) == s.n else -1

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

    def why_not(self, s: Night, seat: Seat, thing: Action | str) -> Why:
        return why.why_not(self, s, seat, thing)

    def label(self, kind: str, value: int) -> str:
        return slot_name(value) if kind == "slot" else super().label(kind, value)

    def thing(self, kind: str, label: str) -> int | None:
        if kind == "slot":
            return slot_number(label)
        return super().thing(kind, label.upper() if kind == "card" else label)

    def guide(self, window: Window[Night], dice: Dice) -> Action:
        return guide.answer(window, dice)

    def guide_aside(self, window: Window[Night], dice: Dice) -> Action | None:
        return guide.aside(window, dice)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(view, say)

    def before(self, say: Say) -> list[str]:
        return lines.before(say)

    def components(self, say: Say) -> list[str]:
        return lines.components(say)
