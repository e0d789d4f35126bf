"""Scenes: Lancre laid out on purpose. For tests and puzzles.

Nature and the players give the rules' own answers, each checked to be legal; who can only go on
does so without being told. A scene begins after the set-up with an empty board and empty hands;
tiles, cards, witches and tokens are then put where they are wanted.

>>> scene = Scene(2).tile("BA", "fever").witch(0, "MC").acting()
>>> scene.play("walk", "BA").roll("5", "6").play("roll_on").roll("2", "cackle").won_by(0)
['fever']
"""

from __future__ import annotations

from bisect import insort

from aquelarre.games.discworld_witches.box.edition import OURS, Edition
from aquelarre.games.discworld_witches.box.ids import (
    APPRENTICES,
    CARD_KINDS,
    CARDS,
    COPIES,
    FIRST_HARD,
    SPACES,
    TILES,
    Card,
)
from aquelarre.games.discworld_witches.game import DiscworldWitches
from aquelarre.games.discworld_witches.rules.board import clear
from aquelarre.games.discworld_witches.rules.tiles import lay_down, lay_up
from aquelarre.games.discworld_witches.rules.turn import (
    ACTIONS,
    REFILL,
    TURN_END,
    Turn,
)
from aquelarre.games.discworld_witches.state import NO_TILE, UNSEEN, Lancre
from aquelarre.kernel import SILENT, Action, Seat, Told, View, members


def card_number(name: str) -> Card:
    """`C06b`, or `C06` for its first copy."""
    return CARDS.index(name) if name in CARDS else CARD_KINDS.index(name) * COPIES


class Scene:
    """A game after the set-up, on an empty board."""

    edition: Edition = OURS

    def __init__(
        self, seats: int = 2, apprentices: str = "", *, rules: int | None = None, **options: int
    ) -> None:
        """`apprentices` names them seat by seat; without it they come in the order of the box.
        `rules` is the version by which a game goes on that began earlier."""
        self.game = DiscworldWitches(self.edition)
        self.verbs = {verb.name: verb for verb in self.game.verbs}
        self.s: Lancre = self.game.start(seats, options, listen=True, rules=rules)
        names = apprentices.split() or list(APPRENTICES[:seats])
        while self.question != "choose":
            self.s.answer(seats, self._dealt())
        for name in names:
            self.play("choose", name)
        while self.question == "deal_card":
            self.s.answer(seats, self.s.options(seats)[0])
        while self.question == "start":
            self.play("start_at", "GW")
        self._empty()

    def _dealt(self) -> Action:
        """The first seat rolls most, and of every easy tile there are some left."""
        s = self.s
        options = s.options(s.n)
        if self.question == "opening_roll":
            return options[0 if s.rolls[0][2:] else -1]
        faces = s.easy_bag.weights()
        return options[faces.index(max(faces))]

    def _empty(self) -> None:
        """Everything that was dealt goes back to where it came from."""
        s = self.s
        for space in s.edition.spaces:
            tile = s.tile[space]
            if tile >= 0:
                (s.hard_bag if tile >= FIRST_HARD else s.easy_bag).put(tile)
            clear(s, space)
        s.deck = list(s.edition.cards)
        s.discard = []
        s.hands = [[] for _ in range(s.n)]
        s.age = [0] * len(CARDS)
        s.turn = 0
        s.news = []

    # -- laying out ----------------------------------------------------------------------

    def tile(self, space: str, name: str, crisis: int = 0) -> Scene:
        """A problem face up, perhaps with crises on it."""
        s, tile = self.s, TILES.index(name)
        (s.hard_bag if tile >= FIRST_HARD else s.easy_bag).take(tile)
        lay_up(s, SPACES.index(space), tile)
        return self.crises(space, crisis)

    def crises(self, space: str, count: int) -> Scene:
        self.s.crisis[SPACES.index(space)] += count
        self.s.crisis_supply -= count
        return self

    def hidden(self, space: str, name: str = "", *, known_to: tuple[Seat, ...] = ()) -> Scene:
        """A hard problem face down: one that nobody has seen, or one that these have looked at."""
        s, where = self.s, SPACES.index(space)
        lay_down(s, where)
        if name:
            s.hard_bag.take(TILES.index(name))
            s.tile[where] = TILES.index(name)
            s.known[where] = sum(1 << seat for seat in known_to)
        return self

    def witch(self, seat: Seat, space: str) -> Scene:
        self.s.witch[seat] = SPACES.index(space)
        return self

    def hand(self, seat: Seat, *cards: str) -> Scene:
        """Cards out of the deck, by kind or by copy."""
        for name in cards:
            card = card_number(name)
            while card not in self.s.deck:  # another copy of the kind
                card += 1
                assert card // COPIES == card_number(name) // COPIES, f"no {name} left"
            self.s.deck.remove(card)
            insort(self.s.hands[seat], card)
        return self

    def discarded(self, *cards: str) -> Scene:
        """Cards that lie on the discard pile already."""
        for name in cards:
            self.s.deck.remove(card_number(name))
            self.s.discard.append(card_number(name))
        return self

    def cackles(self, seat: Seat, count: int) -> Scene:
        self.s.cackle_supply += self.s.cackles[seat] - count
        self.s.cackles[seat] = count
        assert self.s.cackle_supply >= 0
        return self

    def aliss(self, seat: Seat, count: int) -> Scene:
        self.s.aliss_supply += self.s.aliss[seat] - count
        self.s.aliss[seat] = count
        return self

    def supply(self, **left: int) -> Scene:
        """So many tokens left in the supply; the others are put aside."""
        for name, count in left.items():
            setattr(self.s, f"{name}_supply", count)
        return self

    def won(self, seat: Seat, *names: str) -> Scene:
        """Tiles that were solved before."""
        s = self.s
        for name in names:
            tile = TILES.index(name)
            if tile >= FIRST_HARD:
                s.hard_bag.take(tile)
                s.hard[seat] += (tile,)
            else:
                s.easy_bag.take(tile)
                s.easy[seat] += (tile,)
        return self

    def next_tile(self, name: str = "") -> Scene:
        """The next tile of the first box: an easy one, or else a hard one."""
        s = self.s
        if s.box_top[0] != NO_TILE:
            s.easy_bag.put(s.box_top[0])
        if name:
            s.easy_bag.take(TILES.index(name))
            s.box_top[0] = TILES.index(name)
            s.box_easy[0] = max(1, s.box_easy[0])
        else:
            s.box_top[0], s.box_easy[0], s.box_hard[0] = NO_TILE, 0, max(1, s.box_hard[0])
        return self

    def boxes(self, *, hard: int = 0, easy: str = "") -> Scene:
        """Nothing waits but this in the first box."""
        s = self.s
        for box, tile in enumerate(s.box_top):
            if tile != NO_TILE:
                s.easy_bag.put(tile)
            s.box_top[box], s.box_easy[box], s.box_hard[box] = NO_TILE, 0, 0
        s.box_hard[0] = hard
        return self.next_tile(easy) if easy else self

    # -- where the game goes on ----------------------------------------------------------

    def turn(self, seat: Seat = 0) -> Scene:
        """The turn of a player begins."""
        self.s.instead(Turn(seat))
        self.s.settle()
        return self._without_choice()

    def acting(self, seat: Seat = 0) -> Scene:
        """Phase 1 is over: the first action of a player."""
        s = self.s
        s.turn, s.active = s.turn + 1, seat
        s.instead(ACTIONS, REFILL, TURN_END)
        s.settle()
        return self._without_choice()

    # -- answering -----------------------------------------------------------------------

    def play(self, verb: str, *labels: str, seat: Seat | None = None) -> Scene:
        """An answer of the seat, or of the first that is asked."""
        asked = members(self.s.asked)[0] if seat is None else seat
        action = self.number(verb, *labels)
        assert action in self.s.options(asked), (
            f"{self.question}: {verb} {labels}: {self.options(asked)}"
        )
        self.s.answer(asked, action)
        return self._without_choice()

    def _without_choice(self) -> Scene:
        """Who can only go on does, as at a table."""
        while self.asked and self.s.goes_on(self.asked[0]) != SILENT:
            self.s.answer(self.asked[0], self.s.goes_on(self.asked[0]))
        return self

    def nature(self, verb: str, *labels: str) -> Scene:
        """What chance decides."""
        return self.play(verb, *labels, seat=self.s.n)

    def roll(self, *faces: str) -> Scene:
        """A pair of dice, or one that is rolled again."""
        return self.nature("roll_pair" if len(faces) > 1 else "roll_one", *faces)

    def reveal(self, *cards: str) -> Scene:
        """The next location cards."""
        for name in cards:
            self.nature("reveal_card", CARDS[card_number(name)])
        return self

    def draw(self, *cards: str) -> Scene:
        """The next cards that are drawn."""
        for name in cards:
            self.nature("deal_card", CARDS[card_number(name)])
        return self

    def go_on(self, until: str = "") -> Scene:
        """Chance does anything, and players what comes first, until this is asked."""
        while self.question not in (until, ""):
            seat = members(self.s.asked)[0]
            self.s.answer(seat, self.s.options(seat)[0])
        return self

    def chance(self) -> Scene:
        """Let chance do anything until a player is asked."""
        while self.s.nature_asked:
            self.s.answer(self.s.n, self.s.options(self.s.n)[0])
            self._without_choice()
        return self

    # -- looking -------------------------------------------------------------------------

    @property
    def question(self) -> str:
        step = self.s.open_question()
        return step.key if step else ""

    @property
    def asked(self) -> list[Seat]:
        return members(self.s.asked)

    def number(self, verb: str, *labels: str) -> Action:
        """The number of an answer: `number("walk", "BA")`. Cards may be named by kind."""
        found, game = self.verbs[verb], self.game
        things: list[int] = []
        for name, label in zip(found.names, labels, strict=True):
            kind = game.kind(name)
            if kind == "card":
                things.append(self._card(label))
                continue
            thing = game.thing(kind, label)
            assert thing is not None, f"{verb} {labels}"
            things.append(thing)
        return found.at(*(sorted(things) if verb == "trio" else things))

    def _card(self, label: str) -> Card:
        """A card by its name; by its kind, the one in the hand of who is asked."""
        if label in CARDS:
            return CARDS.index(label)
        seat = members(self.s.asked)[0]
        kind = CARD_KINDS.index(label)
        held = self.s.hands[seat] if seat < self.s.n else []
        return next((card for card in held if card // COPIES == kind), kind * COPIES)

    def options(self, seat: Seat | None = None) -> list[str]:
        """What the seat may answer, as `verb label`."""
        asked = members(self.s.asked)[0] if seat is None else seat
        return [self.said(action) for action in self.s.options(asked)]

    def offered(self, *verbs: str) -> list[str]:
        """Of the answers to the open question, those with one of these verbs."""
        return [option for option in self.options() if option.partition(" ")[0] in verbs]

    def said(self, action: Action) -> str:
        option = self.game.describe(action)
        return " ".join([option.verb, *(ref.partition(":")[2] for ref in option.refs)])

    def view(self, seat: Seat = -1) -> View:
        return self.game.view(self.s, seat)

    def player(self, seat: Seat) -> View:
        """What all see of a player."""
        return dict(self.view()["players"][seat])

    def at(self, space: str, seat: Seat = -1) -> View:
        """A space as a seat sees it."""
        return next(dict(each) for each in self.view(seat)["spaces"] if each["space"] == space)

    def cards(self, seat: Seat) -> list[str]:
        """The cards in a hand."""
        return [CARDS[card] for card in self.s.hands[seat]]

    def won_by(self, seat: Seat) -> list[str]:
        return [TILES[tile] for tile in self.s.easy[seat] + self.s.hard[seat]]

    def told(self, key: str = "") -> list[Told]:
        """What has happened so far, or only the events of one key."""
        found = [event.whole() for event in self.s.news or []]
        return [told for told in found if key in ("", told.key)]

    def keys(self) -> list[str]:
        return [told.key for told in self.told()]

    def why(self, seat: Seat, verb: str, *labels: str) -> tuple[str, dict[str, int | str]]:
        """The rule that forbids an answer, and its values."""
        found = self.game.why_not(self.s, seat, self.number(verb, *labels))
        return found.rule, found.values


def is_unseen(scene: Scene, space: str) -> bool:
    """Has nobody looked at the tile there?"""
    return scene.s.tile[SPACES.index(space)] == UNSEEN


def beside(tile: str, *cards: str, apprentices: str = "dimity petulia", **options: int) -> Scene:
    """The first witch next to a problem at Bad Ass, with these cards."""
    scene = Scene(2, apprentices, **options).witch(0, "MC").witch(1, "MT").tile("BA", tile)
    return scene.hand(0, *cards)


def tackling(tile: str, *cards: str, apprentices: str = "dimity petulia") -> Scene:
    """She has gone there and rolled the first two dice."""
    scene = beside(tile, *cards, apprentices=apprentices).acting().play("walk", "BA")
    return scene.play("roll") if scene.question == "tackle" else scene
