"""Game: a rulebook as an object."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from aquelarre.kernel.advice import Reason
from aquelarre.kernel.dice import Dice
from aquelarre.kernel.encoding import UNWRITTEN, Encoding
from aquelarre.kernel.errors import BadSetting, UnknownSetting
from aquelarre.kernel.events import Event, Notice, Told
from aquelarre.kernel.foresight import Foreseen
from aquelarre.kernel.minds import Belief, any_option, guide_alone, likelihood
from aquelarre.kernel.naming import action_called, verb_called
from aquelarre.kernel.native import mypyc_attr
from aquelarre.kernel.option import Option
from aquelarre.kernel.pieces import Piece, Pieces
from aquelarre.kernel.seats import ALL, SILENT, Action, Seat, Seats
from aquelarre.kernel.setting import Setting, by_name, whole
from aquelarre.kernel.steps import S
from aquelarre.kernel.verbs import Verb, Vocabulary
from aquelarre.kernel.why import Why, elsewhere, why_not

if TYPE_CHECKING:
    from aquelarre.kernel.window import Window

View = dict[str, Any]  # plain data: str keys; dict, list, str, int, bool or None as values
Decks = Mapping[str, Sequence[str]]  # by kind of thing, the labels of those in a short deck
Say = Callable[..., str]  # say(key, **values): a text of the locales in the reader's language


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A rulebook: holds no state, so one instance serves every table."""

    key: ClassVar[str]  # the folder's name
    rules_version: ClassVar[int] = 1  # moves when the same answers could lead elsewhere
    # The earliest version whose games still go on by it: rules ask `s.rules`. 0: only today's.
    oldest_rules: ClassVar[int] = 0
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    settings: ClassVar[tuple[Setting, ...]] = ()
    verbs: ClassVar[list[Verb]]
    notices: ClassVar[list[Notice]]
    rules: ClassVar[tuple[str, ...]]  # the ids of all rules, in the rulebook's order
    # The rules behind what all games refuse alike: how many may play, whose turn it is (its text
    # has the cases `waiting`, `several`, `nature` and `other`), and that the game is over.
    rule_of_seats: ClassVar[str] = ""
    rule_of_turns: ClassVar[str] = ""
    rule_of_the_end: ClassVar[str] = ""
    advises: ClassVar[bool] = False  # can it say why it would do something? See `reasons`
    far_worse: ClassVar[float] = inf  # a coach warns of what weighs so much less than the best
    secrets: ClassVar[bool] = True  # does anybody see what others do not?
    sides: ClassVar[tuple[str, ...]] = ()  # the teams, if there are any: see `side`
    talk: ClassVar[tuple[str, ...]] = ()  # rules about what may be said: people are reminded
    claims: ClassVar[tuple[Notice, ...]] = ()  # what is said by picking it from a menu, if anything
    claims_setting: ClassVar[str] = ""  # the table option that allows it, if it is one
    foresees: ClassVar[
        tuple[str, ...]
    ] = ()  # questions that can be answered beforehand: `foreseen`
    begins: ClassVar[Notice | None] = None  # tells whose the first turn is: its value `seat`
    kinds: ClassVar[dict[str, str]] = {}  # what an argument or value is, where its name is not
    labels: ClassVar[Mapping[str, Sequence[str]]] = {}  # of the things of a kind, see `label`
    # No seat has more answers to choose from at once: for programs that keep room for them.
    most_options: ClassVar[int] = 512
    # How much a difference of 1 between weights decides, see `weigh` and `likelihood`.
    sharpness: ClassVar[float] = 1.0
    remembers: ClassVar[bool] = False  # does its guide go by what the seat was told? See `belief`
    # How far and wide bots that look ahead think, and what they do not try: see docs/MINDS.md.
    simulations: ClassVar[int] = 300
    horizon: ClassVar[int] = 0
    shortlist: ClassVar[int] = 6
    doubt: ClassVar[float] = inf
    guard: ClassVar[float] = 1.0
    clear_lead: ClassVar[float] = 0.0
    ponders_asides: ClassVar[bool] = False
    # The tables on which speed is measured, if not with the usual seats and settings.
    yardsticks: ClassVar[tuple[tuple[int, dict[str, int]], ...]] = ()

    def __init__(self) -> None:
        self.vocabulary = Vocabulary(self.verbs)
        self.forgets = any(notice.fleeting for notice in self.notices)  # is anything fleeting?

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A rulebook holds nothing that changes: one serves all copies of what holds it."""
        return self

    # -- what every game writes ----------------------------------------------------------

    def new(self, n: int, settings: dict[str, int]) -> S:
        """The state before set-up, with the set-up on its agenda."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat) -> View:
        """All that the seat may see now, built from nothing."""
        raise NotImplementedError

    def imagine(self, s: S, seat: Seat, dice: Dice) -> S:
        """A clone in which what the seat cannot know is dealt afresh. It fits everything that the
        seat has seen, and depends on nothing else."""
        raise NotImplementedError

    def returns(self, s: S) -> list[float]:
        """What the finished game is worth to each seat: 1 won, 0 drawn, -1 lost."""
        raise NotImplementedError

    def census(self, s: S) -> dict[str, int]:
        """How many there are of everything that can neither appear nor vanish."""
        raise NotImplementedError

    # -- what a game may write -----------------------------------------------------------

    def missing(self, s: S, kind: str, number: int) -> Why | None:
        """Why there is no such thing at this table: a player too many, say. None: it is there."""
        return Why(self.rule_of_seats) if kind == "seat" and number >= s.n else None

    def not_now(self, s: S, seat: Seat, verb: Verb, action: Action) -> Why:
        """Why an answer of this kind is none to the question that is open now, whoever tries it (a
        watcher, too): when could it be one?"""
        return elsewhere(self, s, seat)

    def side(self, s: S, seat: Seat) -> int:
        """The team of a seat, as a place in `sides`; -1 where everyone plays alone."""
        return -1

    def role(self, s: S, seat: Seat) -> tuple[str, int] | None:
        """Who the seat was in the end, as kind and number (see `label`); None: nobody special."""
        return None

    def together(self, n: int, settings: Mapping[str, int]) -> bool:
        """Do all win or lose together at such a table? One alone has the board against them."""
        return n == 1

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
        if kind == "side":
            return self.sides.index(label) if label in self.sides else None
        if kind in self.labels:
            return self.labels[kind].index(label) if label in self.labels[kind] else None
        return int(label) if label.isascii() and label.isdigit() else None

    def guide(self, window: Window[S], dice: Dice) -> Action:
        """A sensible answer for a bot: this one just takes any."""
        options = window.options()
        return options[dice.below(len(options))]

    def guide_aside(self, window: Window[S], dice: Dice) -> Action | None:
        """What a bot says unasked, if anything."""
        return None

    # What a game tells minds, which look ahead: see docs/MINDS.md.

    def weigh(self, window: Window[S], dice: Dice, belief: Belief[S] | None = None) -> list[float]:
        """What the guide thinks of each of `window.options()`, in any unit: a finite number each,
        and what `guide` answers (with the same dice) weighs most."""
        return guide_alone(self, window, dice)

    def reasons(
        self, window: Window[S], dice: Dice, action: Action, belief: Belief[S] | None = None
    ) -> list[Reason]:
        """What the guide says of one of the options: what it reckons with in `weigh`."""
        return []

    def plan(self, window: Window[S], dice: Dice, belief: Belief[S] | None = None) -> list[float]:
        """Like `weigh`, for a mind that looks ahead: by what the whole turn leaves."""
        return self.weigh(window, dice, belief)

    def speak(
        self, window: Window[S], dice: Dice, belief: Belief[S] | None = None
    ) -> Action | None:
        """What the guide says unasked, if anything, by what it holds for likely."""
        return self.guide_aside(window, dice)

    def suppose(self, window: Window[S], dice: Dice) -> S:
        """A world to think in; whoever has a secret may think in worlds where they have none."""
        return window.imagine(dice)

    def outlook(self, s: S) -> list[float]:
        """How this world looks for each seat, from -1, lost, to 1, won; at the end, the result."""
        return self.returns(s) if s.over else [0.0] * s.n

    def rollout(self, s: S, seat: Seat, dice: Dice) -> Action:
        """A cheap answer of a seat that is asked, for games that are only imagined."""
        return any_option(s, seat, dice)

    def turn(self, s: S, seat: Seat) -> int:
        """A number that is another one in another turn, for minds that look so many ahead."""
        return seat

    def likelihood(self, s: S, seat: Seat, action: Action, dice: Dice) -> float:
        """How likely the seat, if this world is true, gives this one of its options."""
        return likelihood(self, s, seat, action, dice)

    def belief(self, window: Window[S], told: Sequence[Told]) -> Belief[S]:
        """What the seat holds for likely after all that it was told since the game began."""
        return Belief()

    def may_talk(self, s: S, seat: Seat) -> Why:
        """The rule that forbids the seat to talk now; a `Why` without a rule allows it."""
        return Why("")

    def hearers(self, s: S, seat: Seat) -> Seats:
        """Who hears what the seat says now, if it may talk: some seats, or `ALL` with watchers."""
        return ALL

    def apart(self, s: S, seat: Seat) -> Why:
        """The rule by which not all hear the seat now, where `hearers` are not all."""
        return Why("")

    def foreseen(self, s: S, seat: Seat) -> list[Foreseen]:
        """Questions that may come to the seat later and that it can answer now, or that are put to
        it just now. Depends on what the seat sees; each is one of `foresees`, and comes once."""
        return []

    def lies_open(self, s: S, event: Event) -> bool:
        """Does what a fleeting event told still lie open to who heard it? Else it is forgotten."""
        return False

    def rules_now(self, s: S, seat: Seat) -> list[str]:
        """The rules a person wants to read now: the question's, and those of the options."""
        question = s.open_question()
        if question is None:
            return []
        found = [question.rule] if question.rule else []
        first, end = 0, 0  # the numbers of the verb before: they stand together
        for action in s.options(seat) + s.asides(seat):
            verb = None if first <= action < end else self.vocabulary.find(action)
            if verb is not None:
                first, end = verb.base, verb.end
                if verb.rule not in found:
                    found.append(verb.rule)
        return found

    def draw(self, view: View, say: Say) -> list[str]:
        """The position in plain lines for a terminal or a screen reader."""
        return [f"{name}: {value}" for name, value in view.items()]

    def whereabouts(self, view: View, option: Option, say: Say) -> str:
        """Which of several things that are called alike an option means; "" if that is plain."""
        return ""

    def before(self, say: Say) -> list[str]:
        """What players should know before their first game, in plain lines."""
        return []

    def components(self, say: Say) -> list[str]:
        """What is in the box and where we know it from, in plain lines."""
        return []

    def pieces(self) -> Pieces:
        """What is in the box, for programs: by the kind of thing, each with its `label` and facts.
        Plain data that can be written as JSON, and a copy."""
        return {}

    def features(self, view: View) -> list[Piece]:
        """What the pieces on the table have grown into, for programs: the roads and cities of a
        landscape. Made of a view alone; too much to be sent to pages with each."""
        return []

    def encoding(self) -> Encoding:
        """How a view is written as numbers, for programs that learn. This one fits any game and
        mixes its facts up; a game does better with one of its own (`seen/encoding.py`)."""
        return UNWRITTEN

    def glance(self, s: S, seat: Seat) -> View:
        """As much of the view as the encoding reads. Encoded, it gives the same as all of it."""
        return self.view(s, seat)

    def gist(self, s: S, seat: Seat) -> View:
        """As much of the view as the guide reads, where that is all it goes by."""
        return self.view(s, seat)

    def shorten(self, s: S, kind: str, labels: Sequence[str]) -> None:
        """Before set-up: let the deck of things of this kind hold just these, fewer than usual. For
        studies of endings; a game offers it where the rules hold with any number."""
        raise BadSetting(
            f"{self.key} has no deck of {kind!r} to shorten.", name="decks", value=kind
        )

    # -- what all games share ------------------------------------------------------------

    def start(
        self,
        n: int,
        settings: dict[str, int] | None = None,
        *,
        listen: bool = False,
        decks: Decks = MappingProxyType({}),
        rules: int | None = None,
    ) -> S:
        """A new game at its first question. With `listen`, events are kept in `news`. `decks` are
        short ones: by kind, the labels of what is in them. `rules`: the version by which a game
        that began earlier is played, see `played_by`."""
        state = self.new(n, self.check(n, settings or {}))
        state.rules = self.rules_version if rules is None else rules
        for kind, labels in decks.items():
            self.shorten(state, kind, labels)
        if listen:
            state.news = []
        state.settle()
        return state

    def played_by(self, rules: int) -> int:
        """By which version of the rules a game goes on that began by this one: by its own, if that
        is still kept, else by the earliest that is."""
        return max(rules, self.oldest_rules or self.rules_version)

    def check(self, n: int, settings: dict[str, int]) -> dict[str, int]:
        """The settings with defaults filled in; refuses what the game does not have."""
        by_name(settings)
        if not self.least_seats <= (whole(n) or 0) <= self.most_seats:
            usual = dict.fromkeys((self.least_seats, self.most_seats))  # one number, or from… to…
            raise BadSetting(
                f"{self.key} is for {' to '.join(map(str, usual))} players, not {n!r}.",
                name="seats",
                value=n,
                least=self.least_seats,
                most=self.most_seats,
            )
        full = {setting.name: setting.default for setting in self.settings}
        allowed = {setting.name: setting.values for setting in self.settings}
        for name, value in settings.items():
            if name not in allowed:
                raise UnknownSetting(self.key, name, ", ".join(allowed) or "-")
            number = whole(value)
            if number is None or number not in allowed[name]:
                possible = ", ".join(map(str, allowed[name]))
                raise BadSetting(
                    f"{self.key} has no option {name!r} = {value!r}; possible: {possible}.",
                    name=name,
                    value=value,
                )
            full[name] = number
        return full

    def kind(self, name: str) -> str:
        """What an argument or value of this name is: a seat, a card, a number…"""
        return self.kinds.get(name, name)

    def ref(self, kind: str, value: int) -> str:
        """The name of a thing on the table, the same in options, boards and `why_not`."""
        return f"{kind}:{self.label(kind, value)}"

    def why_not(self, s: S, seat: Seat, thing: Action | str) -> Why:
        """The rule that forbids this answer, or any with this thing (a ref), to the seat now.

        A `Why` without a rule says that nothing forbids it. The reasons stand in the steps: see
        `Ask.why`."""
        return why_not(self, s, seat, thing)

    def describe(self, action: Action) -> Option:
        """A number as a verb with its arguments, the things it touches, and its rule."""
        verb = self.vocabulary.find(action)
        if verb is None:
            raise ValueError(f"{action} is no action of {self.key}")
        args = dict(zip(verb.names, verb.args(action), strict=True))
        refs = [self.ref(self.kind(name), value) for name, value in args.items()]
        return Option(action, verb.name, args, refs, verb.rule)

    def verb(self, name: str) -> Verb:
        """The verb of this name; raises `Misnamed`, which has those that there are."""
        return verb_called(self, name)

    def action(self, verb: str, /, **things: int | str) -> Action:
        """A verb with its arguments as a number; each is a label or the number of a thing. Raises
        `Misnamed`, which says what there is instead."""
        return action_called(self, verb, things)

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
