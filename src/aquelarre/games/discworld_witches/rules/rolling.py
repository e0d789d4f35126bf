"""The dice of an attempt: nature rolls, and cards let one roll again. [LAN-17, LAN-18, LAN-38]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box.ids import E_REROLL, FACES, Card
from aquelarre.games.discworld_witches.notices import REROLLED, REROLLED_BOTH, ROLLED
from aquelarre.games.discworld_witches.rules.cards import play
from aquelarre.games.discworld_witches.rules.touching import no_card
from aquelarre.games.discworld_witches.state import Lancre, Tackling
from aquelarre.games.discworld_witches.verbs import REROLL, REROLL_BOTH, ROLL_ONE, ROLL_PAIR
from aquelarre.kernel import Action, Chance, Seat, Step, Why

PAIR = 2
CHOOSE_DIE = Why("LAN-38", "choose")
PAIRS: list[Action] = list(range(ROLL_PAIR.base, ROLL_PAIR.end))  # all outcomes of two dice


class Pair(Chance[Lancre]):
    """Two witch dice. [LAN-17]"""

    __slots__ = ()
    key = "roll_pair"
    rule = "LAN-17"

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return PAIRS.copy()

    def odds(self, s: Lancre) -> list[int]:
        return [1] * ROLL_PAIR.size

    def fell(self, s: Lancre, outcome: Action) -> None:
        faces = divmod(outcome - ROLL_PAIR.base, len(FACES))
        s.within(Tackling).dice += faces
        s.tell(ROLLED, s.active, *faces)


class Again(Pair):
    """Both dice of the last pair once more: only the new faces count. [LAN-18, LAN-38]"""

    __slots__ = ("card",)
    rule = "LAN-38"

    def __init__(self, card: Card) -> None:
        self.card = card

    def fell(self, s: Lancre, outcome: Action) -> None:
        faces = divmod(outcome - ROLL_PAIR.base, len(FACES))
        attempt = s.within(Tackling)
        attempt.dice = attempt.dice[:-PAIR] + faces
        s.tell(REROLLED_BOTH, s.active, self.card, *faces)


class OneAgain(Chance[Lancre]):
    """One die of the last pair once more. [LAN-18, LAN-38]"""

    __slots__ = ("card", "die")
    key = "roll_one"
    rule = "LAN-38"

    def __init__(self, card: Card, die: int) -> None:
        self.card = card
        self.die = die

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        return list(range(ROLL_ONE.base, ROLL_ONE.end))

    def odds(self, s: Lancre) -> list[int]:
        return [1] * ROLL_ONE.size

    def fell(self, s: Lancre, outcome: Action) -> None:
        face = outcome - ROLL_ONE.base
        attempt = s.within(Tackling)
        attempt.dice = (*attempt.dice[: self.die], face, *attempt.dice[self.die + 1 :])
        s.tell(REROLLED, s.active, self.card, self.die, face)


def rerolls(s: Lancre, seat: Seat, attempt: Tackling) -> list[Action]:
    """Cards for rolling one or both dice of the last pair again. [LAN-38]"""
    effect, last = s.edition.effect, len(attempt.dice) - PAIR
    found: list[Action] = []
    for card in s.hands[seat]:
        if effect[card] == E_REROLL:
            found += [REROLL_BOTH.base + card, REROLL.at(card, last), REROLL.at(card, last + 1)]
    return found


def reroll(s: Lancre, seat: Seat, action: Action) -> Step[Lancre]:
    """Play the card; the dice are nature's."""
    if action < REROLL_BOTH.end:
        card = action - REROLL_BOTH.base
        play(s, seat, card)
        return Again(card)
    card, die = REROLL.args(action)
    play(s, seat, card)
    return OneAgain(card, die)


def why_die(s: Lancre, seat: Seat, card: Card, die: int) -> Why:
    """Only the pair just rolled, and with a card for it. [LAN-38]"""
    rolled = len(s.within(Tackling).dice)
    if die >= rolled:
        return Why("LAN-38", "unrolled")
    if die < rolled - PAIR:
        return Why("LAN-38", "before")
    if not any(s.edition.effect[held] == E_REROLL for held in s.hands[seat]):
        return Why("LAN-38", "no-card")
    if card == no_card(s, seat):
        return CHOOSE_DIE
    return Why("LAN-08", "no-effect" if card in s.hands[seat] else "not-held", card=card)


def is_reroll(action: Action) -> bool:
    both = REROLL_BOTH.base <= action < REROLL_BOTH.end
    return both or REROLL.base <= action < REROLL.end


ROLL_TWO = Pair()
