"""Scenes for tests and puzzles: a village laid out on purpose and played by the rules' own answers.

>>> scene = Scene("wvv", ["P05", "P18", "P04"]).hold(0, "J1a").trial(0, "J1a", 1)
>>> scene.vote(guilty=[0, 2]).all_pass().s.alive == 0b101
True

Cards are named by label, characters by id. Every answer is checked to be a legal one. Chance is
scripted with `dice` and `next_cards`; draws that nobody scripted take the first card there is.
"""

from __future__ import annotations

from aquelarre.games.las_brujas import verbs
from aquelarre.games.las_brujas.box.cards import LABELS, NUMBER, labels
from aquelarre.games.las_brujas.box.characters import IDS
from aquelarre.games.las_brujas.game import LasBrujas
from aquelarre.games.las_brujas.rules import reputation, rotating
from aquelarre.games.las_brujas.state import NO_SIDE, Village
from aquelarre.kernel import Action, Dice, Seat, Told, Verb, members

GAME = LasBrujas()
BLAND = "P05 P18 P04 P03 P11 P10 P13 P19 P17 P06 P22 P01".split()  # who, if nobody says
SIDE = {"w": 0, "v": 1}


def card(label: str) -> int:
    return NUMBER[label]


def person(name: str) -> int:
    return IDS.index(name)


class Scene:
    """A game with chosen sides (one letter for each seat), characters and first player; by earlier
    `rules`, if a version is given."""

    def __init__(
        self,
        sides: str,
        characters: list[str] | None = None,
        *,
        first: Seat = 0,
        rules: int | None = None,
        **settings: int,
    ) -> None:
        n = len(sides)
        self.s: Village = GAME.start(n, settings, listen=True, rules=rules)
        self.script: list[Action] = []
        chosen = [person(name) for name in (characters or BLAND)[:n]]
        for seat in [*range(n)] * (3 if n <= 8 else 2):
            wanted = chosen[seat]
            free = [x for x in range(len(IDS)) if self.s.undealt >> x & 1 and x not in chosen]
            pick = wanted if self.s.undealt >> wanted & 1 else free[0]
            self.s.answer(n, verbs.DEAL_CHARACTER.at(pick))
        self.script = [verbs.DEAL_SIDE.at(SIDE[side]) for side in sides]
        self.script += [verbs.ROLL.at(6 if seat == first else 1) for seat in range(n)]
        for seat in range(n):
            self.answer(verbs.CHOOSE, chosen[seat], seat=seat)

    # -- chance ----------------------------------------------------------------------------

    def nature(self) -> Scene:
        """Let chance answer, as scripted."""
        s = self.s
        while s.nature_asked:
            options = s.options(s.n)
            if self.script and self.script[0] in options:
                s.answer(s.n, self.script.pop(0))
            else:
                step = s.open_question()
                assert step is not None
                assert step.key in ("draw", "lose", "turn_up"), f"{step.key} is not scripted"
                s.answer(s.n, options[0])
        return self

    def dice(self, *faces: int) -> Scene:
        """The next throws of the die."""
        self.script += [verbs.ROLL.at(face) for face in faces]
        return self

    def next_cards(self, *names: str, verb: Verb = verbs.DRAW) -> Scene:
        """The next cards that are drawn (or lost, or turned up)."""
        self.script += [verb.at(card(name)) for name in names]
        return self

    # -- laying out ------------------------------------------------------------------------

    def fetch(self, name: str) -> int:
        """Take a card from wherever it lies unseen or discarded, or out of a hand."""
        s, bit = self.s, 1 << card(name)
        s.deck &= ~bit
        s.discard &= ~bit
        s.hand = [held & ~bit for held in s.hand]
        return bit

    def hold(self, seat: Seat, *names: str) -> Scene:
        """The seat holds exactly these cards."""
        s = self.s
        s.deck |= s.hand[seat]
        s.hand[seat] = 0
        for name in names:
            bit = self.fetch(name)  # which makes the hands anew
            s.hand[seat] |= bit
        return self

    def rumours(self, seat: Seat, *names: str) -> Scene:
        """These rumours lie before the seat."""
        for name in names:
            self.fetch(name)
            reputation.put(self.s, seat, card(name))
        return self

    def discarded(self, *names: str) -> Scene:
        """These cards lie in the discard pile."""
        for name in names:
            bit = self.fetch(name)
            self.s.discard |= bit
        return self

    def dead(self, seat: Seat, *names: str) -> Scene:
        """The seat is a spectre with these afterlife cards."""
        s = self.s
        s.alive &= ~(1 << seat)
        s.reputation[seat] = 0
        return self.hold(seat, *names)

    def bears(self, seat: Seat, name: str) -> Scene:
        """A rotating card lies before the seat."""
        self.fetch(name)
        rotating.lay(self.s, card(name), seat)
        return self

    def doll(self, seat: Seat, week: int | None = None) -> Scene:
        """The wax doll lies before the seat."""
        self.fetch("S16")
        reputation.lay_doll(self.s, seat)
        self.s.doll_week = self.s.week if week is None else week
        return self

    # -- playing ---------------------------------------------------------------------------

    def answer(self, verb: Verb, *args: int | str, seat: Seat | None = None) -> Scene:
        """An answer or an aside; cards and characters may be given by name."""
        action = verb.at(*(self._number(arg) for arg in args))
        asked = members(self.s.asked)[0] if seat is None else seat
        legal = self.s.options(asked) + self.s.asides(asked)
        assert action in legal, f"seat {asked}: {verb.name} {args} is not possible"
        self.s.answer(asked, action)
        return self.nature()

    @staticmethod
    def _number(arg: int | str) -> int:
        if isinstance(arg, int):
            return arg
        return NUMBER[arg] if arg in NUMBER else IDS.index(arg)

    def end_turn(self) -> Scene:
        return self.answer(verbs.END_TURN)

    def turns(self, *seats: Seat) -> Scene:
        """These seats do nothing in their turns."""
        for seat in seats:
            assert self.asked == [seat], f"{self.asked} is asked {self.question}, not {seat}"
            self.end_turn()
        return self

    def rest_of_week(self) -> Scene:
        """Nobody does anything until the assembly."""
        while self.question in ("act", "haunt") and self.s.active >= 0:
            self.end_turn()
        return self

    def next_week(self) -> Scene:
        """Nobody does anything that must not be done, until the first turn of the next week."""
        week = self.rest_of_week().s.week
        while self.s.week == week and not self.s.over:
            seat = self.asked[0]
            self.s.answer(seat, self.s.options(seat)[0])
            self.script += [verbs.ROLL.at(6), verbs.ROLL.at(1)] if not self.script else []
            self.nature()
        self.script = []
        return self

    def share(self, *gifts: tuple[Seat, str, Seat]) -> Scene:
        """Sharing: these gifts; everybody else gives the first card to the first they may."""
        waiting = list(gifts)
        for seat in self.asked:
            mine = [gift for gift in waiting if gift[0] == seat]
            for _, name, receiver in mine:
                self.answer(verbs.GIVE, name, receiver, seat=seat)
            if not mine:
                self.s.answer(seat, self.s.options(seat)[0])
            self.s.answer(seat, verbs.READY.base)
        return self.nature()

    def trial(self, accuser: Seat, name: str, accused: Seat) -> Scene:
        """A trial card is played and both have spoken."""
        self.answer(verbs.ACCUSE, name, accused, seat=accuser)
        return self.speeches()

    def speeches(self) -> Scene:
        while self.question == "speech":
            self.answer(verbs.END_SPEECH)
        return self

    def all_pass(self) -> Scene:
        """Everybody passes in the window that is open."""
        question = self.question
        assert question in ("floor", "verdict"), question
        while self.question == question and verbs.PASS.base in self.options():
            self.answer(verbs.PASS)
        return self

    def vote(self, guilty: list[Seat] | None = None, innocent: list[Seat] | None = None) -> Scene:
        """The window before the vote closes, if it is open, and these vote; others abstain."""
        if self.question == "floor":
            self.all_pass()
        assert self.question == "vote", self.question
        duel = GAME.view(self.s, -1)["trial"]["double"]
        for seat in self.asked:
            ballot = 0 if seat in (guilty or []) else 1 if seat in (innocent or []) else 2
            self.answer(verbs.VOTE, (3, 4, 2)[ballot] if duel else ballot, seat=seat)
        return self

    def burn(self, accuser: Seat, name: str, accused: Seat) -> Scene:
        """A trial in which all vote guilty and nobody steps in."""
        return self.trial(accuser, name, accused).vote(guilty=[*range(self.s.n)]).all_pass()

    # -- looking ---------------------------------------------------------------------------

    @property
    def question(self) -> str:
        step = self.s.open_question()
        return step.key if step else ""

    @property
    def asked(self) -> list[Seat]:
        return members(self.s.asked)

    def options(self, verb: Verb | None = None, seat: Seat | None = None) -> list[Action]:
        """The legal answers and asides of a seat, or those of one verb."""
        asked = self.asked[0] if seat is None else seat
        found = self.s.options(asked) + self.s.asides(asked)
        return [x for x in found if verb is None or GAME.vocabulary.find(x) is verb]

    def args(self, verb: Verb, seat: Seat | None = None) -> list[tuple[int, ...]]:
        """What may be chosen with this verb."""
        return [verb.args(action) for action in self.options(verb, seat)]

    def cards(self, verb: Verb, seat: Seat | None = None) -> list[str]:
        """The cards that may be chosen with this verb (its first argument)."""
        return list(dict.fromkeys(LABELS[args[0]] for args in self.args(verb, seat)))

    def hand(self, seat: Seat) -> list[str]:
        return labels(self.s.hand[seat])

    def told(self, key: str) -> list[Told]:
        """All events of one key so far, whole."""
        return [event.whole() for event in self.s.news or [] if event.notice.key == key]

    def last(self, key: str) -> dict[str, int]:
        """The values of the last event of this key."""
        return self.told(key)[-1].values

    def check(self) -> Scene:
        """Nothing is lost or doubled, and reputations are the sum of their parts."""
        census = GAME.census(self.s)
        assert census["cards"] == census["different cards"] == len(LABELS)
        for seat in members(self.s.alive):
            if self.s.side[seat] != NO_SIDE:
                parts = reputation.parts(self.s, seat)
                assert self.s.reputation[seat] == sum(value for _, value in parts)
        return self

    def worlds(self, seat: Seat, count: int = 60) -> list[Village]:
        """Worlds that the seat may imagine."""
        return [GAME.imagine(self.s, seat, Dice(seed)) for seed in range(count)]
