"""Discworld: The Witches as a `Game`: where its parts are put together."""

from __future__ import annotations

from aquelarre.games.discworld_witches import (
    guide,
    guide_advice,
    hidden,
    imagining,
    lines,
    setup,
    why,
)
from aquelarre.games.discworld_witches.box import OURS, Edition
from aquelarre.games.discworld_witches.box_check import problems
from aquelarre.games.discworld_witches.edition import our_sheet
from aquelarre.games.discworld_witches.ending import points, results
from aquelarre.games.discworld_witches.ids import CARDS, FIRST_HARD, LABELS_OF, TILES
from aquelarre.games.discworld_witches.notices import NOTICES
from aquelarre.games.discworld_witches.state import COMPETITIVE, COOPERATIVE, EXPERT, Lancre
from aquelarre.games.discworld_witches.verbs import KINDS, VERBS
from aquelarre.kernel import (
    Action,
    Advice,
    Dice,
    Fault,
    Game,
    Say,
    Seat,
    Setting,
    View,
    Why,
    Window,
)
from aquelarre.kernel.plain_toml import Row


class DiscworldWitches(Game[Lancre]):
    """Mundodisco: Las brujas, for 1 to 4 players. [LAN-01]"""

    key = "discworld_witches"
    rules_version = 1
    least_seats = 1
    most_seats = 4
    settings = (
        Setting("mode", default=COMPETITIVE, values=(COMPETITIVE, COOPERATIVE, EXPERT)),
        Setting("many_crises"),
        Setting("inside"),
        Setting("felmet_refill", default=1),
        Setting("show_odds", default=1),
    )
    verbs = VERBS
    notices = NOTICES
    kinds = KINDS
    labels = LABELS_OF
    rules = tuple(f"LAN-{number:02}" for number in range(1, 56))
    yardsticks = ((3, {}),)
    advises = True

    def __init__(self, edition: Edition = OURS) -> None:
        super().__init__()
        self.edition = edition
        self.sheet = our_sheet()

    def new(self, n: int, settings: dict[str, int]) -> Lancre:
        return setup.new_lancre(n, self.edition, settings)

    def view(self, s: Lancre, seat: Seat) -> View:
        return hidden.view(s, seat)

    def imagine(self, s: Lancre, seat: Seat, dice: Dice) -> Lancre:
        imagined = imagining.imagine(s, seat, dice)
        self.forget_answers(imagined, seat)
        return imagined

    def returns(self, s: Lancre) -> list[float]:
        return results(s)

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

    def why_not(self, s: Lancre, seat: Seat, thing: Action | str) -> Why:
        return why.why_not(self, s, seat, thing)

    def guide(self, window: Window[Lancre], dice: Dice) -> Action:
        return guide.answer(window, dice)

    def advise(self, window: Window[Lancre], dice: Dice) -> Advice:
        return guide_advice.advise(window, dice)

    def draw(self, view: View, say: Say) -> list[str]:
        return lines.draw(view, say)

    def before(self, say: Say) -> list[str]:
        return lines.before(say, ours=self is self.ours)

    def faults(self, facts: Row) -> list[Fault]:
        return problems(facts)

    def corrected(self, facts: Row) -> Game[Lancre]:
        return DiscworldWitches(Edition(facts))

    def components(self, say: Say) -> list[str]:
        return lines.components(self.edition, say)
