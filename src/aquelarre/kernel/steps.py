"""Steps: the lines of a rulebook's procedure, small and never altered once made."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from aquelarre.kernel.seats import SILENT, Action, Seat, Seats

if TYPE_CHECKING:
    from aquelarre.kernel.state import State

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """One line of a rulebook's procedure. Never altered once made, so clones share it."""

    __slots__ = ()

    def run(self, s: S) -> None:
        """Carry the rule out; what follows from it is pushed with `s.then`."""
        raise NotImplementedError(type(self).__name__)


class Ask(Step[S]):
    """A step that waits for answers: of one seat, or of several at once.

    Legality (`options`) and effect (`decided`) of a rule stand in the same class.
    """

    __slots__ = ()

    key: ClassVar[str] = "choose"  # names the question in the locales
    rule: ClassVar[str] = ""  # the rule that asks it
    secret: ClassVar[bool] = False  # is who is being asked itself a secret?
    grace: ClassVar[float] = 0.0  # seconds after which a live table takes silence for an answer
    lapse: ClassVar[Action] = SILENT  # that answer, where it is the same for all: see `lapses`
    renews: ClassVar[bool] = True  # does that time begin anew with whatever happens meanwhile?
    window: ClassVar[bool] = (
        False  # a chance to react: nobody learns who has passed: see `occasion`
    )

    def seats(self, s: S) -> Seats:
        """Who owes an answer. Nobody: the step is skipped."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: S, seat: Seat) -> list[Action]:
        """The legal answers of a seat that owes one, in the order of their numbers."""
        raise NotImplementedError(type(self).__name__)

    def decided(self, s: S, answers: list[Action]) -> None:
        """The last answer owed is in: all take effect together."""
        raise NotImplementedError(type(self).__name__)

    def lapses(self, s: S, seat: Seat) -> Action:
        """What silence of the seat means when the grace is over: one of its `options`."""
        return self.lapse

    def occasion(self, s: S) -> int:
        """Which chance to react a window is: the same number each time it comes again because
        somebody has acted, another one as soon as the game has moved on. Who wants to keep passing
        is passed for on this occasion. It depends on what everybody sees. 0: none."""
        return 0

    def may(self, s: S) -> Seats:
        """Who may speak up meanwhile without being waited for. Itself possibly a secret."""
        return 0

    def asides(self, s: S, seat: Seat) -> list[Action]:
        """What a seat in `may` may say. Never one of its `options`."""
        return []

    def interjected(self, s: S, seat: Seat, action: Action) -> None:
        """An aside takes effect at once; the question stays open."""
        raise NotImplementedError(type(self).__name__)


class Choice(Ask[S]):
    """A question to one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self, s: S) -> Seats:
        return 1 << self.seat

    def decided(self, s: S, answers: list[Action]) -> None:
        self.chose(s, answers[self.seat])

    def chose(self, s: S, action: Action) -> None:
        """The seat has answered."""
        raise NotImplementedError(type(self).__name__)


class Chance(Ask[S]):
    """A question to nature, who answers with these odds."""

    __slots__ = ()

    def seats(self, s: S) -> Seats:
        return 1 << s.n

    def odds(self, s: S) -> list[int]:
        """The weight of each of the `options`, in the same order."""
        raise NotImplementedError(type(self).__name__)

    def decided(self, s: S, answers: list[Action]) -> None:
        self.fell(s, answers[s.n])

    def fell(self, s: S, outcome: Action) -> None:
        """Nature has answered."""
        raise NotImplementedError(type(self).__name__)
