"""Las Brujas as a `Game`: where its parts are put together."""

from __future__ import annotations

from aquelarre.games.las_brujas import guide, hidden, imagining, lines, setup, talk, why
from aquelarre.games.las_brujas.burning import results
from aquelarre.games.las_brujas.cards import DOLL, LABELS, NO_CARD, ROTATING_CARDS
from aquelarre.games.las_brujas.characters import IDS, NO_CHARACTER
from aquelarre.games.las_brujas.notices import (
    ASKED_WHY,
    CLAIMED_SUSPECT,
    CLAIMED_TRUST,
    CLAIMED_VILLAGER,
    NOTICES,
)
from aquelarre.games.las_brujas.state import NOBODY, Village
from aquelarre.games.las_brujas.verbs import BALLOTS, CAUSES, DEEDS, KINDS, REASONS, VERBS
from aquelarre.kernel import (
    Action,
    BadSetting,
    Dice,
    Game,
    Say,
    Seat,
    Seats,
    Setting,
    View,
    Why,
    Window,
)

LABELS_OF = {
    "card": LABELS,
    "character": IDS,
    "ballot": BALLOTS,
    "cause": CAUSES,
    "deed": DEEDS,
    "reason": REASONS,
}


class LasBrujas(Game[Village]):
    """The village, its trials and its ghosts, for 3 to 12 players. [BRU-01]"""

    key = "las_brujas"
    rules_version = 1
    least_seats = 3
    most_seats = 12
    settings = (
        Setting("double_trial"),
        Setting("random_sides"),
        Setting("limit", default=1),
        Setting("claims", default=1),
    )
    verbs = VERBS
    notices = NOTICES
    kinds = KINDS
    labels = LABELS_OF
    rules = tuple(f"BRU-{number:02}" for number in range(1, 34))
    sides = hidden.SIDES
    talk = ("BRU-17", "BRU-26")
    claims = (CLAIMED_VILLAGER, CLAIMED_SUSPECT, CLAIMED_TRUST, ASKED_WHY)
    claims_setting = "claims"
    yardsticks = ((7, {}),)

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
        return setup.new_village(n, settings)

    def view(self, s: Village, seat: Seat) -> View:
        return hidden.view(s, seat)

    def imagine(self, s: Village, seat: Seat, dice: Dice) -> Village:
        imagined = imagining.imagine(s, seat, dice)
        self.forget_answers(imagined, seat)
        return imagined

    def returns(self, s: Village) -> list[float]:
        return results(s)

    def side(self, s: Village, seat: Seat) -> int:
        return s.side[seat]

    def census(self, s: Village) -> dict[str, int]:
        """Every card of both decks once, every character once, and all side cards. [BRU-01,
        BRU-02, BRU-28]"""
        places = [s.deck, s.discard, *s.hand, *s.good, *s.bad]
        places += [1 << card for card in s.top]
        places += [1 << card for card in (s.case,) if card != NO_CARD]
        places += [1 << DOLL] if s.doll != NOBODY else []
        places += [
            1 << card
            for card, bearer in zip(ROTATING_CARDS, s.bearer, strict=True)
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

    def why_not(self, s: Village, seat: Seat, thing: Action | str) -> Why:
        return why.why_not(self, s, seat, thing)

    def may_talk(self, s: Village, seat: Seat) -> Why:
        return talk.may_talk(s, seat)

    def hearers(self, s: Village, seat: Seat) -> Seats:
        return talk.hearers(s, seat)

    def apart(self, s: Village, seat: Seat) -> Why:
        return talk.apart(s, seat)

    def guide(self, window: Window[Village], dice: Dice) -> Action:
        return guide.answer(window, dice)

    def guide_aside(self, window: Window[Village], dice: Dice) -> Action | None:
        return guide.aside(window, dice)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(view, say)

    def before(self, say: Say) -> list[str]:
        return lines.before(say)

    def components(self, say: Say) -> list[str]:
        return lines.components(say)
