"""Questions to the active player, in which the effects of cards are answers, too. [LAN-08]"""

from __future__ import annotations

from aquelarre.games.discworld_witches.effects import carry_out
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel import Action, Ask, Seat, Seats, Step


class ActiveAsk(Ask[Lancre]):
    """A question to whose turn it is. When an effect is played, `again` comes after it."""

    __slots__ = ()

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
