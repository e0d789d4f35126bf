"""Game: a rulebook as an object, and Window: the only thing a bot or client may hold of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from aquelarre.kernel.advice import Advice
from aquelarre.kernel.dice import Dice
from aquelarre.kernel.errors import BadSetting, NoEditions
from aquelarre.kernel.events import Notice
from aquelarre.kernel.faults import Fault
from aquelarre.kernel.plain_toml import Row
from aquelarre.kernel.seats import ALL, SILENT, WATCHER, Action, Seat, Seats, holds
from aquelarre.kernel.sheet import Sheet
from aquelarre.kernel.steps import S
from aquelarre.kernel.verbs import Verb, Vocabulary

View = dict[str, Any]  # plain data: str keys; dict, list, str, int, bool or None as values
Say = Callable[..., str]  # say(key, **values): a text of the locales in the reader's language


class Setting:
    """A table option: a small number, 0 and 1 for off and on."""

    __slots__ = ("default", "name", "values")

    def __init__(self, name: str, default: int = 0, values: tuple[int, ...] = (0, 1)) -> None:
        self.name = name
        self.default = default
        self.values = values


class Option:
    """A legal answer as a client gets it: what it is, what it touches, which rule gives it."""

    __slots__ = ("action", "args", "refs", "rule", "verb")

    def __init__(
        self, action: Action, verb: str, args: dict[str, int], refs: list[str], rule: str
    ) -> None:
        self.action = action
        self.verb = verb
        self.args = args
        self.refs = refs
        self.rule = rule


class Why:
    """Why something is not possible now: the rule that forbids it and values for its text."""

    __slots__ = ("rule", "values")

    def __init__(self, rule: str, **values: int) -> None:
        self.rule = rule
        self.values = values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Why):
            return NotImplemented
        return (self.rule, self.values) == (other.rule, other.values)

    def __hash__(self) -> int:
        return hash((self.rule, tuple(self.values.items())))

    def __repr__(self) -> str:
        return f"Why({self.rule!r}, {self.values!r})"


class Game(Generic[S]):
    """A rulebook: holds no state, so one instance serves every table."""

    key: ClassVar[str]  # the folder's name
    rules_version: ClassVar[int] = 1  # moves when the same answers could lead elsewhere
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    settings: ClassVar[tuple[Setting, ...]] = ()
    verbs: ClassVar[list[Verb]]
    notices: ClassVar[list[Notice]]
    rules: ClassVar[tuple[str, ...]]  # the ids of all rules, in the rulebook's order
    advises: ClassVar[bool] = False  # can it say what it would do, and why? See `advise`
    secrets: ClassVar[bool] = True  # does anybody see what others do not?
    sides: ClassVar[tuple[str, ...]] = ()  # the teams, if there are any: see `side`
    talk: ClassVar[tuple[str, ...]] = ()  # rules about what may be said: people are reminded
    claims: ClassVar[tuple[Notice, ...]] = ()  # what is said by picking it from a menu, if anything
    claims_setting: ClassVar[str] = ""  # the table option that allows it, if it is one
    kinds: ClassVar[dict[str, str]] = {}  # what an argument or value is, where its name is not
    labels: ClassVar[Mapping[str, Sequence[str]]] = {}  # of the things of a kind, see `label`
    # The tables on which speed is measured, if not with the usual seats and settings.
    yardsticks: ClassVar[tuple[tuple[int, dict[str, int]], ...]] = ()

    def __init__(self) -> None:
        self.vocabulary = Vocabulary(self.verbs)
        self.ours: Game[S] = self  # the same game with our box, if this one has another edition
        self.sheet: Sheet | None = None  # what is in the box, if owners of it can correct that

    # -- what every game writes ----------------------------------------------------------

    def new(self, n: int, settings: dict[str, int]) -> S:
        """The state before set-up, with the set-up on its agenda."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> View:
        """All that the seat may see now, built from nothing."""
        raise NotImplementedError

    def imagine(self, s: S, seat: Seat, dice: Dice) -> S:
        """A clone in which what the seat cannot know is dealt afresh.

        Fits everything that the seat has seen, and depends on nothing else.
        """
        raise NotImplementedError

    def returns(self, s: S) -> list[float]:
        """What the finished game is worth to each seat: 1 won, 0 drawn, -1 lost."""
        raise NotImplementedError

    def census(self, s: S) -> dict[str, int]:
        """How many there are of everything that can neither appear nor vanish."""
        raise NotImplementedError

    def why_not(self, s: S, seat: Seat, thing: Action | str) -> Why:
        """The rule that forbids this answer, or any with this thing (a ref), to the seat now.

        A `Why` without a rule says that nothing forbids it."""
        raise NotImplementedError

    # -- what a game may write -----------------------------------------------------------

    def side(self, s: S, seat: Seat) -> int:
        """The team of a seat, as a place in `sides`; -1 where everyone plays alone."""
        return -1

    def points(self, s: S) -> list[int]:
        """What each seat has on the score track; empty for a game without one."""
        return []

    def label(self, kind: str, value: int) -> str:
        """The name of a thing in refs and in the locales: `slot` 12 may be `S2`."""
        if kind == "side":
            return self.sides[value]
        return self.labels[kind][value] if kind in self.labels else str(value)

    def thing(self, kind: str, label: str) -> int | None:
        """The number of the thing with this label, None if there is none (see `label`)."""
        if kind in self.labels:
            return self.labels[kind].index(label) if label in self.labels[kind] else None
        return int(label) if label.isascii() and label.isdigit() else None

    def guide(self, window: Window[S], dice: Dice) -> Action:
        """A sensible answer for a bot: this one just takes any."""
        options = window.options()
        return options[dice.below(len(options))]

    def advise(self, window: Window[S], dice: Dice) -> Advice:
        """What the guide would answer and why, for a person who plays alone."""
        raise NotImplementedError

    def guide_aside(self, window: Window[S], dice: Dice) -> Action | None:
        """What a bot says unasked, if anything."""
        return None

    def may_talk(self, s: S, seat: Seat) -> Why:
        """The rule that forbids the seat to talk now; a `Why` without a rule allows it."""
        return Why("")

    def hearers(self, s: S, seat: Seat) -> Seats:
        """Who hears what the seat says now, if it may talk: a set of seats, or `ALL` with the
        watchers. A spectre may be heard by spectres only."""
        return ALL

    def apart(self, s: S, seat: Seat) -> Why:
        """The rule by which not all hear the seat now, where `hearers` are not all."""
        return Why("")

    def rules_now(self, s: S, seat: Seat) -> list[str]:
        """The rules a person wants to read now: the question's, and those of the options."""
        question = s.open_question()
        if question is None:
            return []
        found = [question.rule] if question.rule else []
        for action in s.options(seat) + s.asides(seat):
            verb = self.vocabulary.find(action)
            if verb is not None and verb.rule not in found:
                found.append(verb.rule)
        return found

    def draw(self, view: View, say: Say) -> list[str]:
        """The position in plain lines for a terminal or a screen reader."""
        return [f"{name}: {value}" for name, value in view.items()]

    def before(self, say: Say) -> list[str]:
        """What players should know before their first game, in plain lines."""
        return []

    def components(self, say: Say) -> list[str]:
        """What is in the box and where we know it from, in plain lines."""
        return []

    # -- what a game writes whose box can be corrected: it has a `sheet` -------------------

    def faults(self, facts: Row) -> list[Fault]:
        """Everything that keeps these from being the facts of a box of this game."""
        raise NotImplementedError

    def corrected(self, facts: Row) -> Game[S]:
        """This game with another box, in which there are no faults; words and numbers stay."""
        raise NotImplementedError

    # -- what all games share ------------------------------------------------------------

    def edition_text(self) -> str:
        """The edition that is played, for owners of the box to correct; '' if there is none."""
        return self.sheet.text if self.sheet is not None else ""

    def with_edition(self, text: str) -> Game[S]:
        """This game with the box that the text describes; with our facts it is our own.

        Raises `BadEdition`, which names the line and the field."""
        if self.sheet is None or self.ours.sheet is None:
            raise NoEditions(f"{self.key} has no editions.", game=self.key)
        if text == self.sheet.text:
            return self
        sheet = Sheet(text)
        sheet.check_game(self.key)
        if sheet.fingerprint == self.ours.sheet.fingerprint:
            return self.ours
        faults = self.faults(sheet.facts)
        if faults:
            raise sheet.complaint(faults)
        found = self.corrected(sheet.facts)
        found.ours, found.sheet = self.ours, sheet
        return found

    def start(self, n: int, settings: dict[str, int] | None = None, *, listen: bool = False) -> S:
        """A new game at its first question. With `listen`, events are kept in `news`."""
        state = self.new(n, self.check(n, settings or {}))
        if listen:
            state.news = []
        state.settle()
        return state

    def check(self, n: int, settings: dict[str, int]) -> dict[str, int]:
        """The settings with defaults filled in; refuses what the game does not have."""
        if not self.least_seats <= n <= self.most_seats:
            raise BadSetting(
                f"{self.key} is for {self.least_seats} to {self.most_seats} players, not {n}.",
                name="seats",
                value=n,
                least=self.least_seats,
                most=self.most_seats,
            )
        full = {setting.name: setting.default for setting in self.settings}
        allowed = {setting.name: setting.values for setting in self.settings}
        for name, value in settings.items():
            if value not in allowed.get(name, ()):
                raise BadSetting(
                    f"{self.key} has no option {name!r} = {value}.", name=name, value=value
                )
            full[name] = value
        return full

    def may_advise(self, s: S) -> bool:
        """May a person ask what the guide would do? Only who plays alone against the board: it
        helps nobody against others, and nobody decides for them where they play together."""
        return self.advises and s.n == 1

    def kind(self, name: str) -> str:
        """What an argument or value of this name is: a seat, a card, a number…"""
        return self.kinds.get(name, name)

    def ref(self, kind: str, value: int) -> str:
        """The name of a thing on the table, the same in options, boards and `why_not`."""
        return f"{kind}:{self.label(kind, value)}"

    def describe(self, action: Action) -> Option:
        """A number as a verb with its arguments, the things it touches, and its rule."""
        verb = self.vocabulary.find(action)
        if verb is None:
            raise ValueError(f"{action} is no action of {self.key}")
        args = dict(zip(verb.names, verb.args(action), strict=True))
        refs = [self.ref(self.kind(name), value) for name, value in args.items()]
        return Option(action, verb.name, args, refs, verb.rule)

    def forget_answers(self, s: S, seat: Seat) -> None:
        """In an imagined state: others' answers to the open question are not known yet, and
        who may speak up follows from the new deal."""
        question = s.open_question()
        if question is None:
            return
        s.may = question.may(s)
        for chair, given in enumerate(s.heard):
            if chair != seat and given != SILENT:
                s.heard[chair] = SILENT
                s.asked |= 1 << chair


class Window(Generic[S]):
    """A game seen from one seat: all that a bot may hold. It never gives the state away."""

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: Game[S], state: S, seat: Seat) -> None:
        self.game = game
        self._state = state
        self.seat = seat

    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    def options(self) -> list[Action]:
        return self._state.options(self.seat) if self.seat != WATCHER else []

    def asides(self) -> list[Action]:
        return self._state.asides(self.seat) if self.seat != WATCHER else []

    def question(self) -> str:
        """The key of the open question, if this seat is asked (or nobody's secret)."""
        step = self._state.open_question()
        if step is None or (step.secret and not holds(self._state.owed, self.seat)):
            return ""
        return step.key

    def imagine(self, dice: Dice) -> S:
        """A state that could be the true one for all this seat knows."""
        return self.game.imagine(self._state, self.seat, dice)

    def why_not(self, thing: Action | str) -> Why:
        return self.game.why_not(self._state, self.seat, thing)
