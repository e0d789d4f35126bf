"""Steps: the lines of a rulebook's procedure, small and never altered once made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from aquelarre.kernel.native import mypyc_attr
from aquelarre.kernel.seats import SILENT, Action, Seat, Seats
from aquelarre.kernel.verbs import Verb
from aquelarre.kernel.why import Why

if TYPE_CHECKING:
    from aquelarre.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of a rulebook's procedure. Never altered once made, so clones share it."""

    __slots__ = ()

    def run(self, s: S) -> None:
        """Carry the rule out; what follows from it is pushed with `s.then`."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that waits for answers: of one seat, or of several at once.

    Legality (`options`), refusal (`why`) and effect (`decided`) of a rule stand in the same class.

    Who is asked depends on what everybody sees, never on what somebody holds: the question itself
    would betray it. So who holds nothing to play is asked like the others, with one option: to go
    on. For such a question (`pause`) a live table goes on for a seat that can do nothing else, and
    that going on (`lapses`) counts for nobody before the pause is over.
    """

    __slots__ = ()

    key: ClassVar[str] = "choose"  # names the question in the locales
    rule: ClassVar[str] = ""  # the rule that asks it
    # The kinds of answers it takes; what is said unasked is named by its `floor`. Of several that
    # speak of the same kind of thing, the first is what a person means by touching one.
    verbs: ClassVar[tuple[Verb, ...]] = ()
    # Those of them that need no reason beyond the rule of the question itself: see `why`.
    general: ClassVar[tuple[Verb, ...]] = ()
    refusal: ClassVar[Why] = Why("")  # the reason, where it is always the same: see `why`
    floor: ClassVar[Floor[Any] | None] = None  # what may be said meanwhile, see `Floor`
    secret: ClassVar[bool] = False  # is who is being asked itself a secret?
    grace: ClassVar[float] = 0.0  # seconds after which a live table takes silence for an answer
    lapse: ClassVar[Action] = SILENT  # that answer, where it is the same for all: see `lapses`
    pause: ClassVar[float] = 0.0  # seconds: put to all alike, though some can only go on, see below
    renews: ClassVar[bool] = True  # does that time begin anew with whatever happens meanwhile?
    window: ClassVar[bool] = (
        False  # a chance to react: nobody learns who has passed: see `occasion`
    )
    parts: ClassVar[bool] = False  # is an answer put together of several? See `is_part`

    def seats(self, s: S) -> Seats:
        """Who owes an answer. Nobody: the step is skipped."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: S, seat: Seat) -> list[Action]:
        """The legal answers of a seat that owes one, in the order of their numbers."""
        raise NotImplementedError(type(self).__name__)

    def decided(self, s: S, answers: list[Action]) -> None:
        """The last answer owed is in: all take effect together."""
        raise NotImplementedError(type(self).__name__)

    def why(self, s: S, seat: Seat, action: Action) -> Why:
        """The rule that keeps the seat from this answer. It is asked or may speak up, the answer
        is of one of the `verbs`, and it is neither an option nor an aside of the seat. Nothing
        here looks at what the seat cannot see."""
        return self.refusal or Why(self.rule)

    def left_out(self, s: S, seat: Seat) -> Why:
        """Why this seat is not asked, where that needs saying: the accused has no vote. A `Why`
        without a rule: it is simply for others to answer."""
        return Why("")

    def meant(self, s: S, seat: Seat, kind: str, number: int) -> Action:
        """The answer that a person means by touching this thing, of which no legal one speaks.
        SILENT: the likely one, see `verbs`."""
        return SILENT

    def lapses(self, s: S, seat: Seat) -> Action:
        """What silence of the seat means when the grace is over, and how it goes on after a
        `pause`: one of its `options`. SILENT: there is no such answer, it has to choose."""
        return self.lapse

    def occasion(self, s: S) -> int:
        """Which chance to react a window is: the same number each time it comes again because
        somebody has acted, another one as soon as the game has moved on. Who wants to keep passing
        is passed for on this occasion. It depends on what everybody sees. 0: none."""
        return 0

    def is_part(self, s: S, seat: Seat, action: Action) -> bool:
        """Is this only a part of the seat's answer, or does it complete it? For questions with
        `parts`. A part is `added` at once, and the seat is asked on; who has completed an answer
        and adds to it or takes something back is asked again. Nobody else may notice anything of a
        part before the question closes, so what is put together lies where only its owner sees
        it."""
        return False

    def added(self, s: S, seat: Seat, action: Action) -> None:
        """A part of the seat's answer: it changes nothing but what this seat has put together."""
        raise NotImplementedError(type(self).__name__)

    def takes_back(self, s: S, seat: Seat, action: Action) -> Action:
        """The part given before that this part takes back, so that neither leaves a trace. SILENT:
        it takes nothing back."""
        return SILENT

    def acts(self, s: S, seat: Seat) -> list[Action]:
        """What a seat could do unasked, so that no table goes on for it: its `asides`, but for mere
        talk where a question goes on without it. See `State.goes_on`."""
        return self.asides(s, seat)

    def may(self, s: S) -> Seats:
        """Who may speak up meanwhile without being waited for. Itself possibly a secret."""
        floor = self.floor
        return floor.seats(s) if floor is not None else 0

    def asides(self, s: S, seat: Seat) -> list[Action]:
        """What a seat in `may` may say. Never one of its `options`."""
        floor = self.floor
        return floor.words(s, seat) if floor is not None else []

    def is_aside(self, s: S, seat: Seat, action: Action) -> bool:
        """Is it one of the `asides` of a seat in `may`? They are listed only for what the floor is
        for: an answer to the question itself is asked about most often, and is none of it."""
        floor = self.floor
        if floor is not None and not floor.is_for(action):
            return False
        return action in self.asides(s, seat)

    def interjected(self, s: S, seat: Seat, action: Action) -> None:
        """An aside takes effect at once; the question stays open."""
        if self.floor is None:
            raise NotImplementedError(type(self).__name__)
        self.floor.said(s, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Floor(Generic[S]):
    """What may be said while questions are open: by whom, and what it does. One floor serves every
    question during which the same may be said (`Ask.floor`)."""

    __slots__ = ()
    verbs: ClassVar[tuple[Verb, ...]] = ()  # what can be said, by somebody, at some time

    def is_for(self, action: Action) -> bool:
        """Is the action of one of the `verbs`? A floor that names none may be for anything."""
        verbs = self.verbs
        if not verbs:
            return True
        for verb in verbs:  # noqa: SIM110 - asked for every answer: `any` takes twice as long
            if verb.base <= action < verb.base + verb.size:
                return True
        return False

    def seats(self, s: S) -> Seats:
        """Who may speak up: see `Ask.may`."""
        raise NotImplementedError(type(self).__name__)

    def words(self, s: S, seat: Seat) -> list[Action]:
        """What this seat may say: see `Ask.asides`."""
        raise NotImplementedError(type(self).__name__)

    def said(self, s: S, seat: Seat, action: Action) -> None:
        """The seat has said it: see `Ask.interjected`."""
        raise NotImplementedError(type(self).__name__)

    def why(self, s: S, seat: Seat, action: Action) -> Why:
        """The rule that keeps the seat from saying this now, though it is of one of the `verbs`:
        see `Ask.why`. The seat need not be one of those who may speak up."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
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
