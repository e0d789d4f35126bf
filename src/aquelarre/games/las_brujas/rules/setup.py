"""Set-up: characters, sides, hands, the witches' one look, and who begins. [BRU-01 … BRU-05]"""

from __future__ import annotations

from aquelarre.games.las_brujas import notices
from aquelarre.games.las_brujas.box.edition import Box
from aquelarre.games.las_brujas.rules.hands import DrawUp, LuckOf, RollOff, numbers
from aquelarre.games.las_brujas.rules.turn import begin_week, turn_of
from aquelarre.games.las_brujas.state import VILLAGER, WITCH, Village
from aquelarre.games.las_brujas.verbs import CHOOSE, DEAL_CHARACTER, DEAL_SIDE
from aquelarre.kernel import Action, Ask, Notice, Seat, Seats, Step, Why, everyone

WITCHES = {3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 10: 4, 11: 4, 12: 4}  # [BRU-02]
RANDOM_SIDES = {5: (2, 4), 7: (3, 5), 8: (3, 6), 10: (4, 7)}  # witches, villagers [BRU-30]
THREE_OFFERED_UP_TO = 8  # players: the 24 characters last for three each [A2]
FIRST_HAND = 5


def new_village(n: int, box: Box, settings: dict[str, int]) -> Village:
    """The table before anything is dealt. [BRU-01, BRU-02, BRU-29, BRU-30]"""
    s = Village(n, settings, box=box)
    witches = WITCHES[n]
    s.side_bag = list(RANDOM_SIDES[n]) if settings["random_sides"] else [witches, n - witches]
    offers = 3 if n <= THREE_OFFERED_UP_TO else 2
    s.then(
        *[OfferCharacter(seat) for _ in range(offers) for seat in range(n)],
        Announce(notices.OFFERED, offers),
        ChooseCharacter(),
        *[DealSide(seat) for seat in range(n)],
        Announce(notices.SIDES_DEALT),
        *[DrawUp(seat, FIRST_HAND, quiet=True) for seat in range(n)],
        Announce(notices.HANDS_DEALT, FIRST_HAND),
        WitchesMeet(),
        RollOff(everyone(n)),
        FirstTurn(),
    )
    return s


class Announce(Step[Village]):
    """Something has been dealt to everybody. [BRU-01, BRU-02, BRU-03]"""

    __slots__ = ("notice", "values")

    def __init__(self, notice: Notice, *values: int) -> None:
        self.notice = notice
        self.values = values

    def run(self, s: Village) -> None:
        s.tell(self.notice, *self.values)


class OfferCharacter(LuckOf):
    """Three characters for each player, two from nine players on. [BRU-01, A2]"""

    __slots__ = ()
    key = "offer"
    rule = "BRU-01"

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(DEAL_CHARACTER.base, s.undealt)

    def odds(self, s: Village) -> list[int]:
        return [1] * s.undealt.bit_count()

    def fell(self, s: Village, outcome: Action) -> None:
        character = outcome - DEAL_CHARACTER.base
        s.undealt ^= 1 << character
        s.offered[self.seat] |= 1 << character


class ChooseCharacter(Ask[Village]):
    """Each keeps one, face up: it gives sex, base reputation and an ability. The others go back
    to the box unseen. [BRU-01]"""

    __slots__ = ()
    key = "choose"
    rule = "BRU-01"
    verbs = (CHOOSE,)
    refusal = Why("BRU-01", "offered")

    def seats(self, s: Village) -> Seats:
        return everyone(s.n)

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return numbers(CHOOSE.base, s.offered[seat])

    def decided(self, s: Village, answers: list[Action]) -> None:
        for seat in range(s.n):
            character = answers[seat] - CHOOSE.base
            s.character[seat] = character
            s.reputation[seat] = s.box.base[character]
            s.undealt |= s.offered[seat] & ~(1 << character)
            s.offered[seat] = 0
            s.tell(notices.CHOSEN, seat, character)


class DealSide(LuckOf):
    """A side card, face down, for its owner's eyes only. With random sides one is left over, and
    nobody sees it. [BRU-02, BRU-30]"""

    __slots__ = ()
    key = "deal_side"
    rule = "BRU-02"

    def options(self, s: Village, seat: Seat) -> list[Action]:
        return [DEAL_SIDE.base + side for side in (WITCH, VILLAGER) if s.side_bag[side]]

    def odds(self, s: Village) -> list[int]:
        return [count for count in s.side_bag if count]

    def fell(self, s: Village, outcome: Action) -> None:
        side = outcome - DEAL_SIDE.base
        s.side_bag[side] -= 1
        s.side[self.seat] = side


class WitchesMeet(Step[Village]):
    """All close their eyes, and the witches look at one another: from now on each of them knows
    every side. [BRU-04]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        s.met = 1
        s.tell(notices.MET)


class FirstTurn(Step[Village]):
    """The highest die begins; then to the right. [BRU-05]"""

    __slots__ = ()

    def run(self, s: Village) -> None:
        s.first = s.lucky
        s.tell(notices.BEGINS, s.first)
        begin_week(s)
        s.then(*turn_of(s.first))
