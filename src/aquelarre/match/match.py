"""Match: one game at one table, and the door that checks every answer.

A match is the game, its state, the log of answers (nature's included), nature herself and the
events. The log is the save file, the replay and the undo: the same answers always lead to the
same position.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Generic

from aquelarre.kernel import (
    SILENT,
    WATCHER,
    Action,
    BadSetting,
    Chance,
    Decks,
    Dice,
    Event,
    Finished,
    Game,
    Illegal,
    Misdealt,
    NotAsked,
    NotClean,
    Option,
    Seat,
    Stale,
    Told,
    View,
    Why,
    Window,
    holds,
    members,
)
from aquelarre.kernel.steps import S
from aquelarre.kernel.why import touched
from aquelarre.match import arguments
from aquelarre.match.chance import Outcome, chances, checked, impossible, stack
from aquelarre.match.fingerprint import fingerprint

SEED_BYTES = 32
# Whispers to nature what she answers now, or nothing: the script of a lesson. What she is told
# joins her stacked answers, so that a file of the game can be dealt again.
Prompter = Callable[[], Action | None]


def new_seed() -> str:
    """The chance of a live table, from the operating system's secure source."""
    return secrets.token_hex(SEED_BYTES)


def whole_text(text: str) -> str:
    """The text without halves of characters, which no file could keep."""
    return text.encode("utf-8", "replace").decode()


class Player:
    """Who sits on a seat: a name, and the kind of bot that answers for it ('' for a person)."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str = "", bot: str = "") -> None:
        if not isinstance(name, str):
            raise TypeError(f"The name of a player is a text, not {name!r}.")
        self.name = whole_text(name)
        self.bot = bot


class Match(Generic[S]):
    """A game being played. Every answer is checked; a refused one changes nothing."""

    def __init__(
        self,
        game: Game[S],
        seats: int,
        settings: dict[str, int] | None = None,
        *,
        seed: int | str | None = None,
        players: list[Player] | None = None,
        scripted: bool = False,
        stacked: Sequence[Action] = (),
        decks: Decks | None = None,
        rules: int | None = None,
    ) -> None:
        """Set up a table. Without a seed, chance comes from the secure source.

        `stacked` are nature's first answers, in the order in which she is asked; then the seed goes
        on. `scripted` leaves all her answers to the caller (`do(match.nature, …)`): she waits for
        them. Either way any deal can be laid out from outside. `decks` are short ones, where the
        game allows it: `{"tile": ["W", "E", "E"]}`, in no order. `rules` is the version by which a
        game began that was kept since then (`Game.played_by`); a new one is played by today's.
        """
        arguments.needs_game(game)
        arguments.needs_decks(decks)
        arguments.needs_players(players, Player)
        self.game = game
        self.settings = game.check(seats, settings or {})
        if players is not None and len(players) != seats:
            raise BadSetting(
                f"There are {len(players)} players for {seats} seats.",
                name="players",
                value=len(players),
            )
        self.seed = new_seed() if seed is None else whole_text(str(seed))
        self.players = players or [Player() for _ in range(seats)]
        self.scripted = scripted
        self.stacked = stack(stacked)
        self.decks = {kind: list(labels) for kind, labels in (decks or {}).items()}
        self.answers: list[tuple[Seat, Action]] = []
        self.events: list[Event] = []
        self._marks: list[int] = []  # how many events there were before each answer
        self._joint: list[bool] = []  # did the answer close a question put to several?
        self.bridged: list[int] = []  # places of answers that earlier rules did not ask for
        self.prompter: Prompter | None = None
        self._dice = Dice(self.seed)
        self.state: S = game.start(seats, self.settings, listen=True, decks=self.decks, rules=rules)
        self._gather()
        self._let_nature_answer()

    # -- looking -------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.state.n

    @property
    def rules(self) -> int:
        """The version of the game's rules by which this match is played."""
        return self.state.rules

    @property
    def nature(self) -> Seat:
        """The chair of chance."""
        return self.state.n

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def asked(self) -> list[Seat]:
        """The seats whose answers are awaited, in turn order."""
        return members(self.state.asked)

    @property
    def question(self) -> int:
        """The number of the open question; an answer may carry it to show that it is fresh."""
        return self.state.question

    def view(self, seat: Seat) -> View:
        """What the seat may see now, or a watcher (-1, as any mark of nobody that is below)."""
        if type(seat) is not int or seat >= self.state.n:
            arguments.needs_seat(seat, self.state.n)
        return self.game.view(self.state, seat)

    def window(self, seat: Seat) -> Window[S]:
        """The match as a bot on this seat may hold it."""
        if type(seat) is not int or not WATCHER <= seat < self.state.n:
            arguments.needs_seat(seat, self.state.n)
        return Window(self.game, self.state, seat)

    def options(self, seat: Seat) -> list[Option]:
        """The legal answers of a seat, asides last."""
        if not 0 <= seat < self.seats:
            return []
        actions = self.state.options(seat) + self.state.asides(seat)
        return [self.game.describe(action) for action in actions]

    def chances(self) -> list[Outcome]:
        """What nature may answer now, and with which odds; nothing if she is not asked. She is
        never seen waiting unless the match is `scripted` or was taken back (`at`)."""
        return chances(self.game, self.state)

    def why_not(self, seat: Seat, thing: Action | str) -> Why:
        """The rule that keeps the seat from doing this now: an answer, any with this thing, or one
        with several that are named one after the other (`card:R16a seat:5`). Raises `Misnamed` for
        what is no thing of the game."""
        arguments.needs_seat(seat, self.state.n)
        arguments.needs_things(self.game, thing)
        return touched(self.game, self.state, seat, thing)

    def news(self, seat: Seat, since: int = 0) -> list[Told]:
        """What the seat is told about the events from number `since` on, at that moment.

        For news only, each event once: asked again for older events it would repeat what has
        been turned face down since. That is what `log` is for.
        """
        arguments.needs_seat(seat, self.state.n)
        return [event.heard_by(seat) for event in self.events[since:]]

    def log(self, seat: Seat, since: int = 0) -> list[Told]:
        """What may be told again of the events from number `since` on: without what has been
        turned face down meanwhile.

        When the game is over it may be seen whole.
        """
        arguments.needs_seat(seat, self.state.n)
        if self.over:
            return [event.whole() for event in self.events[since:]]
        kept = max(since, self.forgotten())
        old = [event.remembered_by(seat) for event in self.events[since:kept]]
        return old + [event.heard_by(seat) for event in self.events[kept:]]

    def forgotten(self) -> int:
        """How many events, from the first on, have nothing fleeting any more: the newest of which
        something was turned down, and all before it. (What lies open again later was told again.)
        """
        if not self.game.forgets:
            return len(self.events)
        for number in range(len(self.events), 0, -1):
            event = self.events[number - 1]
            if event.notice.fleeting and not self.game.lies_open(self.state, event):
                return number
        return 0

    def steps(self) -> list[int]:
        """How many events there had been after each step: the answer of a player with all that
        chance brought after it. The first is the beginning."""
        marks = zip(self._marks, self.answers, strict=True)
        return [*(mark for mark, (seat, _) in marks if seat != self.nature), len(self.events)]

    def returns(self) -> list[float]:
        """What the finished game is worth to each seat."""
        if not self.over:
            raise NotAsked("The game is not over yet.")
        return self.game.returns(self.state)

    def fingerprint(self) -> str:
        """A short text that stands for the whole position, secrets included: not for players,
        who could try out which secrets it fits."""
        return fingerprint(self.game, self.state)

    # -- answering -----------------------------------------------------------------------

    def play(self, seat: Seat, action: Action, question: int | None = None) -> list[Event]:
        """Take one answer and let nature follow; returns what happened.

        Raises a `Refusal` and leaves everything as it was if the answer cannot be taken.
        """
        self._check(seat, action, question)
        before, count = len(self.events), len(self.answers)
        self._take(seat, action)
        try:
            self._let_nature_answer()
        except Misdealt:
            self._go_back(count)
            raise
        return self.events[before:]

    def do(self, seat: Seat, verb: str, /, **things: int | str) -> list[Event]:
        """Take one answer by its name, with labels or numbers of things:
        `do(0, "lay", place="0,1", rotation=2)`. Raises `Misnamed` for what the game does not have,
        and else what `play` raises."""
        return self.play(seat, self.game.action(verb, **things))

    def _check(self, seat: Seat, action: Action, question: int | None) -> None:
        state = self.state
        if state.over:
            raise Finished("The game is over.")
        if question is not None and question != state.question:
            raise Stale(
                f"Question {question} is closed; the open one is {state.question}.",
                question=question,
                open=state.question,
            )
        if type(seat) is not int or not 0 <= seat <= state.n:
            raise NotAsked(f"There is no seat {seat!r} at this table.", seat=str(seat))
        if type(action) is not int:  # True would pass for 1, and not come back from a file
            raise Illegal(f"{action!r} is no number of an action.", "", seat=seat)
        if action in state.options(seat) or action in state.asides(seat):
            return
        if seat == state.n:
            raise impossible(self.game, state, action)
        if self.game.vocabulary.find(action) is None:
            raise Illegal(f"{action} is no possible answer now.", "", seat=seat)
        why = self.game.why_not(state, seat, action)
        if not holds(state.owed, seat):
            raise NotAsked("Nobody waits for an answer of this seat now.", why.rule, seat=seat)
        raise Illegal(f"The rules do not allow that now ({why.rule}).", why.rule, **why.values)

    def _take(self, seat: Seat, action: Action) -> None:
        state, step = self.state, self.state.open_question()
        if state.heard[seat] != SILENT and action not in state.asides(seat):
            self._drop_answer(seat, state.heard[seat])
        if step is not None and step.parts:
            before = step.takes_back(state, seat, action)
            if before != SILENT:
                self._drop_answer(seat, before)
                state.answer(seat, action)
                return
        several, question = state.owed & (state.owed - 1), state.question
        self._marks.append(len(self.events))
        self.answers.append((seat, action))
        state.answer(seat, action)
        self._joint.append(bool(several) and state.question != question)
        self._gather()

    def _drop_answer(self, seat: Seat, action: Action) -> None:
        """The seat changes its answer, or takes a part of it back, while the question is open: the
        old one had no effect and leaves the log."""
        place = max(x for x, answer in enumerate(self.answers) if answer == (seat, action))
        del self.answers[place], self._marks[place], self._joint[place]

    def _gather(self) -> None:
        news = self.state.news
        if news:
            self.events.extend(news)
            news.clear()

    def _let_nature_answer(self) -> None:
        while not self.scripted and self.state.nature_asked:
            self._take(self.nature, self._next_of_nature())

    def _next_of_nature(self) -> Action:
        """The next of her stacked answers; when all have been given, what the seed says."""
        whispered = self.prompter() if self.prompter is not None else None
        if whispered is not None:
            earlier = [action for seat, action in self.answers if seat == self.nature]
            self.stacked = (*earlier, whispered)
        if not self.stacked:
            return self.nature_says()
        given = sum(seat == self.nature for seat, _ in self.answers)
        if given >= len(self.stacked):
            return self.nature_says()
        return checked(self.game, self.state, self.stacked[given], given + 1)

    def nature_says(self, number: int | None = None) -> Action:
        """What the seed answers to the question that nature is asked now. Her answer number k
        depends on the seed and k only, so a resumed game goes on as it would have. `number`: if
        another k than that of the next answer."""
        step = self.state.open_question()
        assert isinstance(step, Chance)
        outcomes = step.options(self.state, self.nature)
        dice = self._dice.child(len(self.answers) if number is None else number)
        return outcomes[dice.pick(step.odds(self.state))]

    # -- going back ----------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        """Was the last answer this seat's own, and did it show nothing that stays seen?

        Who was the last to answer a question put to several has seen the others' answers; and
        while a window is open nobody learns in this way whether others have passed since, nor
        whether they put an answer together: its parts are taken back one by one."""
        if not self.answers or self.answers[-1][0] != seat or self.over or self._joint[-1]:
            return False
        if seat == self.nature:  # what she answers has come to stay
            return False
        step = self.state.open_question()
        if step is not None and (step.window or step.parts):
            return False
        return all(event.undoable for event in self.events[self._marks[-1] :])

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer; it is a shorter log."""
        if not self.can_undo(seat):
            raise NotClean("That cannot be taken back.", seat=seat)
        self._go_back(len(self.answers) - 1)

    def _go_back(self, count: int) -> None:
        """Be again what it was after the first `count` answers."""
        earlier = self.at(count)
        self.state, self.answers = earlier.state, earlier.answers
        self.events, self._marks, self._joint = earlier.events, earlier._marks, earlier._joint

    def at(self, count: int) -> Match[S]:
        """The match as it was after the first `count` answers, replayed; nature waits there."""
        if type(count) is not int or not 0 <= count <= len(self.answers):
            raise ValueError(f"there are {len(self.answers)} answers, not {count!r}")
        earlier = Match(
            self.game,
            self.seats,
            self.settings,
            seed=self.seed,
            players=self.players,
            scripted=True,
            stacked=self.stacked,
            decks=self.decks,
            rules=self.rules,
        )
        for seat, action in self.answers[:count]:
            earlier.play(seat, action)
        return earlier

    def resumed(self, seed: int | str) -> Match[S]:
        """This match, with nature taking up her chair again where the log ends."""
        self.seed = str(seed)
        self._dice = Dice(self.seed)
        self.scripted = False
        self._let_nature_answer()
        return self
