"""Turn: one person at the device, from the question to an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from aquelarre.kernel import (
    WATCHER,
    Action,
    Advice,
    AquelarreError,
    Finished,
    NotAsked,
    Option,
    Seat,
)
from aquelarre.terminal import shelf
from aquelarre.terminal.listing import Listing
from aquelarre.terminal.spoken import command
from aquelarre.terminal.trouble import Trouble
from aquelarre.words.things import plain

if TYPE_CHECKING:
    from aquelarre.terminal.table import Table


YES = ("y", "yes", "s", "si")


class Leave(Exception):
    """The person wants to stop playing."""


class Turn:
    """What a person on a seat is asked, and all they may type instead of an answer."""

    def __init__(self, table: Table, seat: Seat, *, speaking: bool = False) -> None:
        """`speaking`: the person is not asked, but may speak up. A watcher is anybody at the
        device, who may give commands."""
        self.table = table
        self.match = table.match
        self.console = table.console
        self.seat = seat
        self.words = table.words.for_reader(seat)
        state = self.match.state
        describe = self.match.game.describe
        self.listing = Listing(
            [] if speaking else [describe(action) for action in state.options(seat)],
            [describe(action) for action in state.asides(seat)] if seat != WATCHER else [],
            self.words,
            self.match.view(seat),
        )
        self._commands: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "look": self._look,
            "list": self._list,
            "log": self._log,
            "rules": self._rules,
            "why": self._why,
            "advice": self._advice,
            "coach": self._coach,
            "undo": self._undo,
            "save": self._save,
            "pause": self._pause,
            "speak": self._speak,
            "quit": self._quit,
        }

    # -- the conversation ----------------------------------------------------------------

    def ask(self) -> Action | None:
        """Put the question until there is an answer; None if the position has changed meanwhile
        (somebody spoke up, an answer was taken back) and must be looked at afresh."""
        question = self.match.state.open_question()
        assert question is not None
        self.console.tell("", self.words.question(question.key, options=self.listing.options))
        self.console.tell(*self.listing.lines())
        if self.listing.asides:
            self.console.tell(self.words.say("list-asides"), *self.listing.spoken_up())
        return self._answer(self._unknown)

    def speak_up(self) -> Action | None:
        """Let the person say something unasked, or nothing."""
        if not self.listing.asides:
            self.console.tell(self.words.say("speak-nothing"))
            self.console.ask(self.words.say("press-enter") + " ")
            return None
        self.console.tell(self.words.say("speak-which"), *self.listing.spoken_up())
        return self._answer(lambda line: not line or self._unknown(line))

    def go_on(self) -> Action | None:
        """Wait until the person has read something; meanwhile they may look and speak up."""
        self.console.tell(self.words.say("press-enter"))
        return self._answer(lambda line: not line or self._unknown(line))

    def end(self) -> None:
        """After the game: it may be looked at and saved."""
        self.console.tell("", self.words.say("end-prompt"))
        self._answer(lambda line: not line or self._unknown(line))

    def _answer(self, otherwise: Callable[[str], bool]) -> Action | None:
        """Read lines until one is an answer. A command that returns True ends the turn."""
        while True:
            line = self.console.ask()
            chosen = self.listing.numbered(line)
            if chosen is not None and self._is_meant(chosen, line):
                if self.table.meant(self.seat, chosen.action):
                    return chosen.action
                continue
            if chosen is not None:
                continue
            name, rest = command(line)
            try:
                if self._commands[name](rest) if name else otherwise(line):
                    return None
            except AquelarreError as problem:
                self.console.tell(self.words.error(problem))

    def _is_meant(self, chosen: Option, line: str) -> bool:
        """What is said unasked is heard by all and seldom taken back: a slip of the finger must
        not do it."""
        if chosen not in self.listing.asides:
            return True
        option = self.words.option(chosen)
        again = self.console.ask(self.words.say("confirm-aside", option=option, letter=line) + " ")
        return plain(again) == plain(line)

    def obey(self, name: str, rest: str) -> None:
        """Carry out a command given where nobody in particular is asked."""
        self._commands[name](rest)

    def _unknown(self, line: str) -> bool:
        """No number and no command: perhaps the name of a thing, which narrows the list."""
        if not line:
            return False
        if line.isascii() and line.isdigit():
            count = len(self.listing.options)
            raise Trouble("no-such-number", number=line[:12], count=count)
        spoken = self.listing.spoken_of(line) if len(line) == 1 else []
        if spoken:
            self.console.tell(*spoken)
            return False
        places = self.listing.touching(line)
        if places:
            self.console.tell(*self.listing.some(places))
        elif self.table.things(self.words).find(line):
            raise Trouble("not-touched", name=line)
        else:
            raise Trouble("not-understood", line=line[:40])
        return False

    # -- commands: each returns True when the turn is over --------------------------------

    def _help(self, rest: str) -> bool:
        self.console.tell(*self.words.say("help-in-play").splitlines())
        return False

    def _look(self, rest: str) -> bool:
        self.table.show_position(self.seat, again=True)
        return False

    def _list(self, rest: str) -> bool:
        self.console.tell(*self.listing.all(), *self.listing.spoken_up())
        return False

    def _log(self, rest: str) -> bool:
        log = self.words.events(self.match.log(self.seat))
        lines = [f"{text} [{told.rule}]" for told, text in log]
        self.console.tell(*(lines or [self.words.say("log-empty")]))
        return False

    def _rules(self, rest: str) -> bool:
        game = self.match.game
        if rest:
            wanted = [rule for rule in game.rules if rule.casefold() == rest.casefold()]
            if not wanted:
                raise Trouble("unknown-rule", rule=rest[:40], game=game.key)
        else:
            wanted = game.rules_now(self.match.state, self.seat)
        for rule in wanted:
            title, text = self.words.rule(rule)
            self.console.tell(f"{rule} {title}: {text}")
        return False

    def _why(self, rest: str) -> bool:
        """A legal answer is told with the rule that gives it, anything else with the one that
        forbids it."""
        if not rest:
            raise Trouble("why-what")
        chosen = self.listing.numbered(rest)
        if chosen is not None:
            self._possible([chosen])
            return False
        ref = self.listing.named(rest) or self.table.things(self.words).find(rest)
        touching = [option for option in self.listing.options if ref in option.refs]
        if touching:
            self._possible(touching)
        elif ref:
            why = self.match.why_not(self.seat, ref)
            if why.rule:
                self.console.tell(f"{self.words.why(why)} [{why.rule}]")
            else:  # it is what all choices are about
                self._possible(self.listing.options)
        else:
            raise Trouble("unknown-thing", name=rest[:40])
        return False

    def _possible(self, options: list[Option]) -> None:
        listed = self.listing.options
        self.console.tell(self.words.say("why-possible"))
        self.console.tell(
            *self.listing.some([listed.index(option) for option in options if option in listed]),
            *[f"  {self.words.option(aside)}" for aside in options if aside not in listed],
        )
        for rule in dict.fromkeys(option.rule for option in options):
            title, text = self.words.rule(rule)
            self.console.tell(f"{rule} {title}: {text}")

    def _advice(self, rest: str) -> bool:
        """What the guide would do, and why."""
        self._needs_a_running_game()
        if not self.table.coach.on:
            raise Trouble("no-advice")
        if not self.listing.options:
            raise NotAsked("Nobody waits for an answer of this seat now.", seat=self.seat)
        if self.table.coach.hushed():
            raise Trouble("teacher-speaks")
        self._tell_advice(self.table.coach.advise(self.seat))
        return False

    def _tell_advice(self, found: Advice) -> None:
        actions = [option.action for option in self.listing.options]
        self.console.tell(
            self.words.say("would-do"),
            *self.listing.some([actions.index(found.action)]),
            *[self.words.reason(reason) for reason in found.reasons],
        )

    def insists(self, better: Advice) -> bool:
        """The coach finds an answer far worse: does the person give it all the same?"""
        against = [self.words.reason(reason) for reason in better.against]
        doubt = self.words.say("coach-objects") if against else self.words.say("coach-doubts")
        self.console.tell(doubt, *against)
        self._tell_advice(better)
        again = self.console.ask(self.words.say("coach-insist") + " ")
        return plain(again) in YES

    def _coach(self, rest: str) -> bool:
        """From now on the coach says something before a poor answer, or no longer."""
        self._needs_a_running_game()
        if not self.table.coach.on:
            raise Trouble("no-advice")
        self.table.coach.warns = not self.table.coach.warns
        on = self.table.coach.warns
        self.console.tell(self.words.say("coach-on") if on else self.words.say("coach-off"))
        return False

    def _undo(self, rest: str) -> bool:
        self.match.undo(self.seat)
        self.table.taken_back = True
        self.table.forget_later_news()
        self.console.tell(self.words.say("undone"))
        return True

    def _save(self, rest: str) -> bool:
        if not rest and self.table.file is None:
            raise Trouble("save-where")
        path = shelf.place(rest) if rest else self.table.file
        assert path is not None
        shelf.keep(self.match, path, self.table.saved)
        self.table.saved_in(path)
        self.console.tell(self.words.say("saved", path=str(path)))
        return False

    def _pause(self, rest: str) -> bool:
        self._needs_a_running_game()
        self.table.pause = not self.table.pause
        self.console.tell(self.words.say("pause-on" if self.table.pause else "pause-off"))
        return False

    def _speak(self, rest: str) -> bool:
        """Hand the device to another person who wants to say something now."""
        self._needs_a_running_game()
        return self.table.somebody_speaks(rest, self.seat)

    def _needs_a_running_game(self) -> None:
        if self.match.over:
            raise Finished("The game is over.")

    def _quit(self, rest: str) -> bool:
        raise Leave
