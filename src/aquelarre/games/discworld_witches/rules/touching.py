"""What is meant by touching a thing on the table that the question does not speak of: the answer
that another question would take it for, so that a reason can be given."""

from __future__ import annotations

from aquelarre.games.discworld_witches import verbs
from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card
from aquelarre.games.discworld_witches.rules.holding import USE_OF
from aquelarre.games.discworld_witches.state import Lancre, Tackling
from aquelarre.kernel import SILENT, Action, Ask, Choice, Seat, Verb

MEANT = {  # by the kind of thing
    "space": verbs.WALK,
    "tile": verbs.LOSE,
    "apprentice": verbs.CHOOSE,
    "seat": verbs.TAKE_FROM,
}


class Settling(Ask[Lancre]):
    """A question in which no effect can be played: something is being settled. [Ruling N10]"""

    __slots__ = ()

    def meant(self, s: Lancre, seat: Seat, kind: str, number: int) -> Action:
        """Things that it speaks of are answers to it; others mean what they mean elsewhere."""
        return in_settling(self, s, seat, kind, number)


class SettlingChoice(Choice[Lancre]):
    """The same, put to one seat."""

    __slots__ = ()

    def meant(self, s: Lancre, seat: Seat, kind: str, number: int) -> Action:
        return in_settling(self, s, seat, kind, number)


def in_settling(question: Ask[Lancre], s: Lancre, seat: Seat, kind: str, number: int) -> Action:
    """What is meant while something is being settled. SILENT: the question itself knows."""
    spoken = {verbs.KINDS.get(name, name) for verb in question.verbs for name in verb.names}
    return SILENT if kind in spoken else touched(s, seat, kind, number)


def touched(s: Lancre, seat: Seat, kind: str, number: int) -> Action:
    """The answer that a thing stands for, whatever is asked. SILENT: none."""
    if kind in MEANT:
        return MEANT[kind].at(number)
    if kind in ("die", "face"):  # with no card that she holds: none is named
        return verbs.REROLL.at(no_card(s, seat), number if kind == "die" else _last_die(s))
    if kind == "number":
        return _cackles(s, seat, number)
    return played(s, USE_OF.get(s.edition.effect[number], verbs.DISCARD), number)


def no_card(s: Lancre, seat: Seat) -> Card:
    """A card that she does not hold, where a die was touched and none was named."""
    return next(card for card in s.edition.cards if card not in s.hands[seat])


def played(s: Lancre, verb: Verb, card: Card) -> Action:
    """An answer with this card; whatever else it takes, the first there is."""
    rest = [s.edition.spaces[0] if name == "space" else 0 for name in verb.names[1:]]
    return verb.at(card, *rest)


def _last_die(s: Lancre) -> int:
    found = s.inside(Tackling)
    return len(found.dice) - 1 if found and found.dice else 0


def _cackles(s: Lancre, seat: Seat, count: int) -> Action:
    """So many cackles given back: by a card for it, if it can do that, or else at tea. [LAN-25,
    LAN-39]"""
    known = [card for card in s.hands[seat] if s.edition.effect[card] == ids.E_KNOW]
    if known and count < verbs.KNOW.sizes[-1]:
        return verbs.KNOW.at(known[0], count)
    return verbs.GIVE_BACK.at(min(count, verbs.GIVE_BACK.sizes[-1] - 1))
