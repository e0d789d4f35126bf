"""Scenes: a town laid out on purpose. For tests and puzzles.

Nature and the players give the rules' own answers, each checked to be legal. A scene may also
begin in the middle: streets, cubes and events are put on the table first.

>>> scene = Scene(4).street(1, "ENT-L").hope(0, 3).show("V07").launching()
>>> scene.play("launch", "V07").play("seize", "ENT-L-1").streets[0]
['ENT-L-1']
"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    CARDS,
    EVENTS,
    building_name,
    building_number,
    buildings_in,
)
from aquelarre.games.new_salem.game import NewSalem
from aquelarre.games.new_salem.rules.draft import Conscience
from aquelarre.games.new_salem.rules.launch import OPEN_PHASE
from aquelarre.games.new_salem.rules.rounds import EndRound
from aquelarre.games.new_salem.rules.scoring import FinalReckoning
from aquelarre.games.new_salem.rules.town import (
    add_despair,
    raise_building,
    receive,
    take_despair,
    take_hope,
)
from aquelarre.games.new_salem.state import NOBODY, Drafting, Town
from aquelarre.kernel import Action, Seat, Told, Verb, View, members

GAME = NewSalem()
WITCHY = ("MUE-L", "MUE-C", "MUE-R", "ENT-R", "COM-R", "FIN-R", "EDU-R")  # all despair
PIOUS = ("COM-L", "COM-C", "EDU-L", "EDU-C", "COM-L", "EDU-L", "JUS-L")  # two types, hope
BY_NAME = {verb.name: verb for verb in GAME.verbs}


class Scene:
    """A game with chosen characters and first constable, at its first deal."""

    def __init__(
        self,
        seats: int = 4,
        characters: str = "",
        constable: Seat = 0,
        rules: int | None = None,
        game: NewSalem = GAME,
        **options: int,
    ):
        """`characters` names them seat by seat; without it all are puritans, as far as there
        are any in the pool, and the rest witches. `rules`: an earlier version of them;
        `game`: with another edition."""
        self.s: Town = game.start(seats, options, listen=True, rules=rules)
        for name in characters.split():
            self.nature("deal_character", name)
        while self.question == "deal_character":
            chances = self.s.options(self.s.n)
            self.s.answer(self.s.n, chances[0])
        self.nature("first_constable", str(constable))

    # -- laying out ----------------------------------------------------------------------

    def street(self, seat: Seat, *cards: str) -> Scene:
        """Buildings out of the deck, without cubes."""
        s, news = self.s, self.s.news
        s.news = None
        for name in cards:
            card = CARDS.index(name)
            s.deck.take(card)
            building = raise_building(s, seat, card)
            take_hope(s, seat, building, s.edition.hope[card])
            if s.edition.despair[card]:
                take_despair(s, building, s.edition.despair[card])
        s.news = news
        return self

    def cubes(self, name: str, hope: int = 0, despair: int = 0) -> Scene:
        """Cubes on a building."""
        building = building_number(name)
        assert building is not None, name
        self.s.hope[building] += hope
        self.s.wealth[self.owner(name)] += hope
        if despair:
            add_despair(self.s, building, despair)
        return self

    def hope(self, seat: Seat, count: int) -> Scene:
        """Hope for a player, on the chest."""
        receive(self.s, seat, count)
        return self

    def show(self, *events: str) -> Scene:
        """Events out of the deck, face up."""
        for name in events:
            self.s.event_deck.take(EVENTS.index(name))
            self.s.shown.append(EVENTS.index(name))
        return self

    def keep(self, event: str, seat: Seat) -> Scene:
        """An event that was handed to a player earlier."""
        self.s.event_deck.take(EVENTS.index(event))
        self.s.keeper[EVENTS.index(event)] = seat
        return self

    def tried(self, *seats: Seat) -> Scene:
        """Players on trial."""
        for seat in seats:
            self.s.tried |= 1 << seat
            self.s.pile -= 1
        return self

    def badges(self, *seats: Seat) -> Scene:
        """Who has a badge."""
        self.s.badges = sum(1 << seat for seat in seats)
        return self

    def launching(self, number: int = 1) -> Scene:
        """Go to the launching phase of this round, without a draft."""
        self.s.round = number
        self.s.instead(OPEN_PHASE, EndRound())
        self.s.settle()
        return self

    def conscience(self) -> Scene:
        """Go to the end of the draft."""
        self.s.round = 2
        self.s.instead(EndRound())
        self.s.enter(Drafting([()] * self.s.n), Conscience())
        self.s.settle()
        return self

    def reckon(self) -> Scene:
        """Go to the end of the game."""
        self.s.instead(FinalReckoning())
        self.s.settle()
        return self

    # -- answering -----------------------------------------------------------------------

    def nature(self, verb: str, *labels: str) -> Scene:
        """What chance decides."""
        return self.play(verb, *labels, seat=self.s.n)

    def play(self, verb: str, *labels: str, seat: Seat | None = None) -> Scene:
        """An answer of the seat, or of the only one that is asked."""
        asked = members(self.s.asked)[0] if seat is None else seat
        action = number(verb, *labels)
        assert action in self.s.options(asked), f"{verb} {labels}: {self.options(asked)}"
        self.s.answer(asked, action)
        return self

    def say(self, seat: Seat, verb: str, *labels: str) -> Scene:
        """What a seat says unasked."""
        action = number(verb, *labels)
        assert action in self.s.asides(seat), f"{verb} {labels}: {self.asides(seat)}"
        self.s.answer(seat, action)
        return self

    def deal(self, *packs: str) -> Scene:
        """The packs of this round, seat by seat."""
        for pack in packs:
            for card in pack.split():
                self.nature("deal", card)
        return self

    def pick(self, *cards: str) -> Scene:
        """Everybody's pick, or what they do with the last pair (`both` discards both)."""
        verb = "pick" if self.question == "pick" else "keep"
        for seat, card in enumerate(cards):
            if card == "both":
                self.play("discard_both", seat=seat)
            else:
                self.play(verb, card, seat=seat)
        return self

    def let_pass(self) -> Scene:
        """Nobody gives any more."""
        while self.question == "last_call":
            self.play("let_pass")
        return self

    def go_on(self, until: str = "") -> Scene:
        """Anything goes, the last of the legal answers, until this question is asked."""
        while self.question not in (until, ""):
            seat = members(self.s.asked)[0]
            self.s.answer(seat, self.s.options(seat)[-1])
        return self

    # -- looking -------------------------------------------------------------------------

    @property
    def question(self) -> str:
        step = self.s.open_question()
        return step.key if step else ""

    @property
    def asked(self) -> list[Seat]:
        return members(self.s.asked)

    @property
    def streets(self) -> list[list[str]]:
        return [[building_name(x) for x in buildings_in(street)] for street in self.s.streets]

    @property
    def despair(self) -> int:
        return int(self.view()["town"]["despair"])

    def owner(self, name: str) -> Seat:
        owners = [seat for seat, street in enumerate(self.streets) if name in street]
        return owners[0] if owners else NOBODY

    def view(self, seat: Seat = -1) -> View:
        return GAME.view(self.s, seat)

    def building(self, name: str) -> View:
        """A building in town as all see it."""
        for player in self.view()["players"]:
            for building in player["street"]:
                if building["building"] == name:
                    return dict(building)
        raise LookupError(name)

    def options(self, seat: Seat | None = None) -> list[str]:
        """What the seat may answer, as `verb label`."""
        asked = members(self.s.asked)[0] if seat is None else seat
        return [said(action) for action in self.s.options(asked)]

    def asides(self, seat: Seat) -> list[str]:
        return [said(action) for action in self.s.asides(seat)]

    def told(self, key: str = "") -> list[Told]:
        """What has happened so far, or only the events of one key."""
        found = [event.whole() for event in self.s.news or []]
        return [told for told in found if key in ("", told.key)]

    def why(self, seat: Seat, verb: str, *labels: str) -> tuple[str, dict[str, int | str]]:
        """The rule that forbids an answer, and its values."""
        found = GAME.why_not(self.s, seat, number(verb, *labels))
        return found.rule, found.values


def number(verb: str, *labels: str) -> Action:
    """The number of an answer: `number("seize", "ENT-L-1")`."""
    found: Verb = BY_NAME[verb]
    things = [GAME.thing(GAME.kind(n), x) for n, x in zip(found.names, labels, strict=True)]
    assert None not in things, f"{verb} {labels}"
    return found.at(*[thing for thing in things if thing is not None])


def said(action: Action) -> str:
    option = GAME.describe(action)
    return " ".join([option.verb, *(ref.partition(":")[2] for ref in option.refs)])


def deed(key: str, **values: int) -> Told:
    """Something that everybody was told."""
    return Told(key, "SAL-14", values, False)
