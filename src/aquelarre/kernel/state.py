"""State: everything true of a game in progress, and the agenda that carries it on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from aquelarre.kernel.events import Event, Notice
from aquelarre.kernel.native import mypyc_attr
from aquelarre.kernel.procedures import END, Procedure
from aquelarre.kernel.seats import SILENT, Action, Seat, Seats
from aquelarre.kernel.steps import Ask, Chance, Step

P = TypeVar("P", bound=Procedure)
PLAIN: Mapping[str, int] = {}  # the settings of a game that has none
NEWEST = 1 << 30  # above every `rules_version`
# No answers yet, by how many play: copied for each question, which is the quickest way.
QUIET = [[SILENT] * (n + 1) for n in range(16)]


def silence(n: int) -> list[Action]:
    """The answers of so many players and of nature, before anybody has answered."""
    return QUIET[n].copy() if n < len(QUIET) else [SILENT] * (n + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything true of a game in progress: no dice, no log, no players, no callbacks.

    A game's own state is a subclass with `__slots__` and a hand-written `clone`.
    """

    __slots__ = (
        "agenda",
        "asked",
        "heard",
        "may",
        "n",
        "news",
        "owed",
        "procedures",
        "question",
        "rules",
        "settings",
    )

    def __init__(
        self, n: int, settings: Mapping[str, int] = PLAIN, of: State | None = None
    ) -> None:
        """A game before its set-up; or what the kernel keeps of another one, for a `clone` that
        makes nothing only to replace it."""
        self.n = n
        if of is not None:
            self.copy_kernel(of)
            self.news: list[Event] | None = None
            return
        self.settings = settings  # the table options: never altered, shared by all clones
        self.rules = NEWEST  # by which version of its rules the game is played (see `Game.start`)
        self.procedures: list[Procedure] = []  # entered and not left yet, the innermost last
        self.agenda: list[Step[Any]] = []  # still to do, next step last
        self.owed: Seats = 0  # whose answers the open question needs; 0: the game is over
        self.asked: Seats = 0  # those of them who have not answered yet
        self.may: Seats = 0  # who may speak up meanwhile
        self.heard: list[Action] = silence(n)  # answers in, not yet in effect
        self.question = 0  # moves on when a question closes, so that a late answer is noticed
        self.news = None  # None while a bot is only imagining

    def clone(self) -> Self:
        """An independent copy. It is silent: events go only to the original's listener."""
        raise NotImplementedError(type(self).__name__)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """For `copy.deepcopy` of what holds a state: steps are shared there, too."""
        return self.clone()

    def copy_kernel(self, other: State) -> None:
        """Take over what the kernel keeps of `other`; for `clone`. Steps are shared."""
        self.settings = other.settings
        self.rules = other.rules
        self.agenda = other.agenda.copy()
        self.procedures = [each.clone() for each in other.procedures]
        self.owed = other.owed
        self.asked = other.asked
        self.may = other.may
        self.heard = other.heard.copy()
        self.question = other.question

    # -- what rules say ------------------------------------------------------------------

    def then(self, *steps: Step[Any]) -> None:
        """Do these next, in the order written, before anything already waiting."""
        # Compiled, no object is made for this; `reversed` of such steps mypyc (2.4) cannot take.
        for place in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[place])

    def instead(self, *steps: Step[Any]) -> None:
        """Drop whatever was still to do and do only these: the game ends at once. Procedures are
        over, too."""
        self.procedures.clear()
        self.agenda.clear()
        self.then(*steps)

    def enter(self, procedure: Procedure, *steps: Step[Any]) -> None:
        """Begin a procedure: these steps are next, and when they and all that they lead to are
        done, its facts are gone."""
        self.procedures.append(procedure)
        self.agenda.append(END)
        self.then(*steps)

    def leave(self, kind: type[Procedure]) -> None:
        """Break off the innermost procedure of this kind, with all that was entered inside it:
        what was still to do in it is dropped, an open question and its answers included."""
        self.heard = silence(self.n)
        while True:
            while self.agenda.pop() is not END:
                pass
            if isinstance(self.procedures.pop(), kind):
                return

    def inside(self, kind: type[P]) -> P | None:
        """The innermost procedure of this kind that is under way, if there is one."""
        if not self.procedures:
            return None
        for procedure in reversed(self.procedures):
            if isinstance(procedure, kind):
                return procedure
        return None

    def within(self, kind: type[P]) -> P:
        """The same, by a rule that only holds inside such a procedure."""
        innermost = self.procedures[-1] if self.procedures else None
        found = innermost if isinstance(innermost, kind) else self.inside(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} is under way")
        return found

    def tell(
        self,
        notice: Notice,
        *shown: int,
        hidden: tuple[int, ...] = (),
        to: Seats = 0,
        places: tuple[int, ...] = (),
    ) -> None:
        """Let the seats know what happened, `hidden` only those in `to`; all see `places`."""
        if self.news is not None:
            self.news.append(Event(notice, shown, hidden, to, places))

    def reopen(self) -> None:
        """Forget the answers given so far to the open question (after an interjection)."""
        self.heard = silence(self.n)
        self.question += 1

    # -- what tables and bots do ---------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.owed == 0

    @property
    def nature_asked(self) -> bool:
        """Is it nature's turn to answer?"""
        return bool(self.asked >> self.n)

    def open_question(self) -> Ask[Any] | None:
        """The question on the table, or None when the game is over."""
        if self.owed == 0:
            return None
        step = self.agenda[-1]
        assert isinstance(step, Ask)
        return step

    def settle(self) -> None:
        """Work through the agenda until someone must answer or nothing is left to do."""
        agenda = self.agenda
        nature = 1 << self.n  # while she decides nobody speaks up
        while agenda:
            step = agenda[-1]
            if isinstance(step, Ask):
                owed = step.seats(self)
                if owed:
                    self.owed = self.asked = owed
                    self.may = step.may(self) if owed < nature else 0
                    return
                agenda.pop()  # nobody to ask: the step is skipped
            else:
                agenda.pop()
                step.run(self)
        self.owed = self.asked = self.may = 0

    def options(self, seat: Seat) -> list[Action]:
        """Legal answers of a seat to the open question; it may change one already given."""
        step = self.agenda[-1] if self.owed >> seat & 1 else None
        return step.options(self, seat) if isinstance(step, Ask) else []

    def goes_on(self, seat: Seat) -> Action:
        """The only answer of a seat that is asked but can do nothing but go on; else SILENT. Where
        mere talk is no reason to wait (`Ask.acts`), it may still talk meanwhile."""
        step = self.agenda[-1] if self.asked >> seat & 1 else None
        if not isinstance(step, Ask) or not step.pause:
            return SILENT
        options = step.options(self, seat)
        if len(options) != 1 or (self.may >> seat & 1 and step.acts(self, seat)):
            return SILENT
        return options[0]

    def partial(self, seat: Seat) -> list[Action]:
        """Those of the options that only add to an answer or take something back (`Ask.parts`)."""
        step = self.agenda[-1] if self.owed >> seat & 1 else None
        if not isinstance(step, Ask) or not step.parts:
            return []
        return [x for x in step.options(self, seat) if step.is_part(self, seat, x)]

    def asides(self, seat: Seat) -> list[Action]:
        """What the seat may say though nobody waits for it."""
        step = self.agenda[-1] if self.may >> seat & 1 else None
        return step.asides(self, seat) if isinstance(step, Ask) else []

    def chances(self) -> tuple[list[Action], list[int]]:
        """What nature may answer now, and how likely each of it is beside the others."""
        step = self.agenda[-1]
        assert isinstance(step, Chance)
        return step.options(self, self.n), step.odds(self)

    def befall(self, part: float) -> None:
        """Let nature answer with what lies at this part of all that can happen, from 0 up to 1 (and
        never 1): the outcomes side by side, each as long as it is likely. With a random number that
        is a fair draw, and the one that `random.choices` would make of it."""
        outcomes, odds = self.chances()
        total = 0
        for weight in odds:
            total += weight
        left = int(part * total)
        place = 0
        while left >= odds[place]:
            left -= odds[place]
            place += 1
        self.answer(self.n, outcomes[place])

    def answer(self, seat: Seat, action: Action) -> None:
        """Take one legal answer, or a part of one; when the last one owed is in, all take effect
        together.

        Not checked: the door for people is `aquelarre.match`, which refuses what is not legal.
        """
        step = self.agenda[-1]
        assert isinstance(step, Ask)
        if self.may >> seat & 1 and step.is_aside(self, seat, action):
            self._interject(step, seat, action)
            return
        if seat < self.n and step.parts and step.is_part(self, seat, action):
            step.added(self, seat, action)
            self.heard[seat] = SILENT  # whoever goes on with an answer has not completed it
            self.asked |= 1 << seat
            return
        self.heard[seat] = action
        self.asked &= ~(1 << seat)
        if not self.asked:
            self._close(step)

    def _close(self, step: Ask[Any]) -> None:
        self.agenda.pop()
        answers = self.heard
        self.heard = silence(self.n)
        self.question += 1
        step.decided(self, answers)
        self.settle()

    def _interject(self, step: Ask[Any], seat: Seat, action: Action) -> None:
        """Let an aside take effect, then put the question again to those who still owe.

        Answers already given stand as long as they are owed and legal, unless the aside leads
        to another question first (then everything may change) or the step calls `reopen`.
        """
        step.interjected(self, seat, action)
        self.settle()
        if not self.agenda or self.agenda[-1] is not step:
            self.reopen()  # another question comes first, or this one has fallen away
            return
        for chair, given in enumerate(self.heard):
            if given == SILENT:
                continue
            if self.owed >> chair & 1 and given in step.options(self, chair):
                self.asked &= ~(1 << chair)
            else:
                self.heard[chair] = SILENT
        if not self.asked:
            self._close(step)
