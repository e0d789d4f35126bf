"""Scenarios: a night laid out on purpose, by answering as nature. For tests and puzzles.

>>> night = Scenario(["W00", "W05", "W07"], {"O0": "W06"})
>>> night.reveal("O0").stop().give("W06", 1).score
[1, 2]
"""

from __future__ import annotations

from aquelarre.games.walpurgisnacht import verbs
from aquelarre.games.walpurgisnacht.box.cards import IDS, MEPHISTOPHELES, WALPURGA
from aquelarre.games.walpurgisnacht.box.mountain import SLOT_NAMES
from aquelarre.games.walpurgisnacht.game import Walpurgisnacht
from aquelarre.games.walpurgisnacht.rules.setup import LayCard
from aquelarre.games.walpurgisnacht.state import Night
from aquelarre.kernel import Action, Event, Seat, Verb, members

GAME = Walpurgisnacht()


def card(name: str) -> int:
    return IDS.index(name)


def slot(name: str) -> int:
    return SLOT_NAMES.index(name)


def slot_name(number: int) -> str:
    return SLOT_NAMES[number]


class Scenario:
    """A game with chosen roles, foot of the mountain and first player.

    Every answer is checked to be one of the options, so a scenario is a real game.
    """

    def __init__(
        self,
        roles: list[str],
        foot: dict[str, str] | None = None,
        *,
        first: Seat = 0,
        settings: dict[str, int] | None = None,
        ready: bool = True,
        rules: int | None = None,
    ) -> None:
        """Slots that `foot` does not name get the lowest cards that nobody asked for. `rules`: an
        earlier version of them."""
        self.game = GAME
        self.s: Night = GAME.start(len(roles), settings, listen=True, rules=rules)
        foot = foot or {}
        self._nature(verbs.SEAT_DEVIL.at(roles.index(IDS[MEPHISTOPHELES])))
        for role in roles:
            self._nature(verbs.DEAL_ROLE.at(card(role)))
        wanted = set(foot.values())
        while isinstance(self.s.agenda[-1], LayCard):
            name = foot.get(slot_name(self.s.agenda[-1].slot))
            spare = (x for x in self.s.deck.faces() if IDS[x] not in wanted)
            self._nature(verbs.LAY.at(card(name) if name else next(spare)))
        if ready:
            for seat in range(self.s.n):
                self.answer(verbs.READY, seat=seat)
            self.begin(first)

    # -- looking -------------------------------------------------------------------------

    @property
    def asked(self) -> Seat:
        """The seat whose answer is awaited."""
        return members(self.s.asked)[0]

    @property
    def question(self) -> str:
        step = self.s.open_question()
        return step.key if step else ""

    @property
    def score(self) -> list[int]:
        return list(self.s.score)

    @property
    def news(self) -> list[Event]:
        assert self.s.news is not None
        return self.s.news

    def told(self) -> list[str]:
        """The keys of all events so far."""
        return [event.notice.key for event in self.news]

    def options(self, verb: Verb | None = None) -> list[Action]:
        """The legal answers of the asked seat, or those of one verb."""
        actions = self.s.options(self.asked)
        return [a for a in actions if verb is None or self.game.vocabulary.find(a) is verb]

    def slots(self, verb: Verb) -> list[str]:
        """The slots that the asked seat may name with this verb (its last argument)."""
        return [slot_name(verb.args(action)[-1]) for action in self.options(verb)]

    def where(self, name: str) -> str:
        """The slot on which a card lies that all have seen."""
        return slot_name(self.s.mountain.index(card(name)))

    # -- answering -----------------------------------------------------------------------

    def _nature(self, action: Action) -> None:
        assert action in self.s.options(self.s.n), f"nature cannot answer {action}"
        self.s.answer(self.s.n, action)

    def begin(self, first: Seat) -> Scenario:
        """All have looked: nature says who begins."""
        self._nature(verbs.BEGIN.at(first))
        return self

    def answer(self, verb: Verb, *args: int, seat: Seat | None = None) -> Scenario:
        """Answer for the asked seat, or for another one that may speak."""
        chair = self.asked if seat is None else seat
        action = verb.at(*args)
        assert action in self.s.options(chair) + self.s.asides(chair), f"not legal: {verb.name}"
        self.s.answer(chair, action)
        return self

    def reveal(self, name: str, face: str | None = None) -> Scenario:
        """Reveal a card; where nobody has seen it, `face` says what nature turns up."""
        self.answer(verbs.REVEAL, slot(name))
        if self.s.nature_asked:
            assert face is not None, f"{name} has not been seen: say which card it is"
            self._nature(verbs.TURN_UP.at(card(face)))
        return self

    def reveal_walpurga(self) -> Scenario:
        """End the night, on a mountain whose summit is free."""
        name = next(x for x in self.slots(verbs.REVEAL) if x.startswith("P"))
        return self.reveal(name, IDS[WALPURGA])

    def stop(self) -> Scenario:
        return self.answer(verbs.STOP)

    def give(self, name: str, receiver: Seat) -> Scenario:
        return self.answer(verbs.GIVE, card(name), receiver)

    def give_open(self, name: str, receiver: Seat) -> Scenario:
        return self.answer(verbs.GIVE_OPEN, card(name), receiver)

    def pass_on(self, name: str, receiver: Seat) -> Scenario:
        return self.answer(verbs.PASS_ON, card(name), receiver)

    def keep(self) -> Scenario:
        return self.answer(verbs.KEEP)

    def put_back(self, name: str, place: str) -> Scenario:
        return self.answer(verbs.PUT_BACK, card(name), slot(place))

    def turn_down(self) -> Scenario:
        return self.answer(verbs.TURN_DOWN)

    def move(self, place: str, to: str) -> Scenario:
        return self.answer(verbs.MOVE, slot(place), slot(to))

    def swap(self, place: str, other: str) -> Scenario:
        return self.answer(verbs.SWAP, slot(place), slot(other))

    def rest(self) -> Scenario:
        return self.answer(verbs.REST)

    def dance(self) -> Scenario:
        """Any one movement, then the end of the turn."""
        self.s.answer(self.asked, self.options(verbs.SWAP)[0])
        return self.rest() if self.question == "movement" else self

    def declare(self, seat: Seat) -> Scenario:
        return self.answer(verbs.DECLARE, seat=seat)

    def hold(self, seat: Seat, *names: str, face_up: bool = True) -> Scenario:
        """Lay cards before a seat, as if delivered earlier. One that lies in the mountain is
        exchanged for another that nobody has seen."""
        s = self.s
        for name in names:
            if card(name) in s.mountain:
                spare = s.deck.faces()[-1]
                s.mountain[s.mountain.index(card(name))] = spare
                s.deck.take(spare)
            else:
                s.deck.take(card(name))
            (s.up if face_up else s.down)[seat] |= 1 << card(name)
        return self
