"""Questions to the active player, in which the effects of cards are answers, too. [LAN-08]"""

from __future__ import annotations

from typing import ClassVar

from aquelarre.games.discworld_witches.box.ids import BROOMSTICK, Card
from aquelarre.games.discworld_witches.rules.effects import carry_out, why_idle
from aquelarre.games.discworld_witches.rules.holding import USE_OF, wrong_card
from aquelarre.games.discworld_witches.rules.touching import played, touched
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.games.discworld_witches.verbs import DISCARD, KINDS, WALK
from aquelarre.kernel import Action, Ask, Seat, Seats, Step, Verb, Why

Args = tuple[int, ...]


class ActiveAsk(Ask[Lancre]):
    """A question to whose turn it is. When an effect is played, `again` comes after it."""

    __slots__ = ()
    goal: ClassVar[Verb] = WALK  # what is meant by touching a space
    broom: ClassVar[Verb | None] = None  # and by a broomstick, rather than the effect beside it

    def seats(self, s: Lancre) -> Seats:
        return 1 << s.active

    def decided(self, s: Lancre, answers: list[Action]) -> None:
        action = answers[s.active]
        steps = carry_out(s, s.active, action)
        if steps is None:
            self.chose(s, s.active, action)
        else:
            s.then(*steps, self.again())

    def chose(self, s: Lancre, seat: Seat, action: Action) -> None:
        """What was answered is no effect."""
        raise NotImplementedError(type(self).__name__)

    def again(self) -> Step[Lancre]:
        """What comes after an effect: the same question, as a rule."""
        return self

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        """The wrong card, or one without use, or what the question itself says."""
        verb = self.verb_of(action)
        args = verb.args(action)
        wrong = wrong_card(s, seat, verb, action) or why_idle(s, seat, verb, args)
        return wrong or self.obstacle(s, seat, verb, args)

    def obstacle(self, s: Lancre, seat: Seat, verb: Verb, args: Args) -> Why:
        """What forbids an answer with the right card, or without any."""
        raise NotImplementedError(type(self).__name__)

    def verb_of(self, action: Action) -> Verb:
        return next(verb for verb in self.verbs if verb.owns(action))

    def meant(self, s: Lancre, seat: Seat, kind: str, number: int) -> Action:
        """A space is to go to, a card to do what it does."""
        if kind == "space":
            return self.goal.at(number)
        if kind == "card":
            return played(s, self.use_of(s, number), number)
        return touched(s, seat, kind, number)

    def use_of(self, s: Lancre, card: Card) -> Verb:
        """What is meant by touching a card. It may be in no box."""
        broom = self.broom if s.edition.symbol[card] == BROOMSTICK else None
        return broom or USE_OF.get(s.edition.effect[card], DISCARD)


class PausingAsk(ActiveAsk):
    """Put to whoever could have something to play there, for all that everybody sees: her cards
    are hidden, so it may not depend on them. The table goes on for who can do nothing else.
    [Ruling N6]"""

    __slots__ = ()
    pause = 1.0


class OpenAsk(PausingAsk):
    """A question of this kind in which a card may be held that would change nothing: who has
    nothing that matters can only go on. [Ruling N6]"""

    __slots__ = ()

    def options(self, s: Lancre, seat: Seat) -> list[Action]:
        if self.matters(s, s.active):
            return self.ways(s, s.active)
        return [self.lapses(s, s.active)]

    def matters(self, s: Lancre, seat: Seat) -> bool:
        """Does she hold anything that could change something here?"""
        raise NotImplementedError(type(self).__name__)

    def ways(self, s: Lancre, seat: Seat) -> list[Action]:
        """What she can answer if she does, in the order of the numbers."""
        raise NotImplementedError(type(self).__name__)

    def why(self, s: Lancre, seat: Seat, action: Action) -> Why:
        """It could be played, but would change nothing just now."""
        if action in self.ways(s, seat):
            return Why("LAN-08", "useless")
        return super().why(s, seat, action)

    def meant(self, s: Lancre, seat: Seat, kind: str, number: int) -> Action:
        """A space is still to go to, even where a card could do something there."""
        for action in self.ways(s, seat) if kind != "space" else []:
            verb = self.verb_of(action)
            kinds = [KINDS.get(name, name) for name in verb.names]
            if (kind, number) in zip(kinds, verb.args(action), strict=True):
                return action
        return super().meant(s, seat, kind, number)
