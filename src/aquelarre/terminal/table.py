"""Table: people and bots around one device, from the first question to the last.

Only the person at the device reads: what they are told goes to their eyes alone, and before
somebody else looks a curtain falls. Nothing that is printed, nor whether the game stops to ask,
lets the others know what one seat holds.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Any

from aquelarre.kernel import (
    SILENT,
    WATCHER,
    Action,
    AquelarreError,
    Refusal,
    Seat,
    Seats,
    holds,
    members,
)
from aquelarre.match import Match
from aquelarre.terminal import editions
from aquelarre.terminal.bot_players import BotPlayers
from aquelarre.terminal.coaching import Coach
from aquelarre.terminal.console import Console
from aquelarre.terminal.drawn import changes
from aquelarre.terminal.people import shown_names
from aquelarre.terminal.sayings import Sayings
from aquelarre.terminal.spoken import command
from aquelarre.terminal.trouble import Trouble
from aquelarre.terminal.turn import Leave, Turn
from aquelarre.words import Words
from aquelarre.words.things import Things, plain

CALLED_SETTING = "AQUELARRE_CALLED"  # how the person has called us, if not by our own name


class Table:
    """One match, played at one console."""

    def __init__(
        self,
        match: Match[Any],
        console: Console,
        lang: str,
        *,
        pause: bool = False,
        file: Path | None = None,
        begun: bool = False,
        beside: Sequence[str] = (),
        coach: bool = False,
    ) -> None:
        self.match = match
        self.coach = Coach(match, coach)
        self.console = console
        self.words = Words(lang, match.game, players=shown_names(match.players))
        self.pause = pause  # stop before each answer of a bot, so that people can speak up?
        self.file = file  # where the game was last saved
        self.beside = beside  # the folders of packages that were named with `--with`
        self.saved = list(match.answers) if file else None  # the answers that were saved last
        self.people = [seat for seat, who in enumerate(match.players) if not who.bot]
        self.reader: Seat = self.people[0] if len(self.people) == 1 else WATCHER
        # Of a resumed game only the log may be told again, not what was seen when it happened.
        start = len(match.events) if file or begun else 0
        self._told = dict.fromkeys((*self.people, WATCHER), start)
        self._sayings = Sayings(match)
        self._drawn: list[str] = []  # the position as it was last printed
        self._drawn_at = 0  # after so many answers
        self._polled: Seats = 0  # bots that had their chance to speak up
        self._announced = False
        self.taken_back = False  # was the last answer? Then nobody is hurried on
        self._looked_at = -1  # the secret question for which the device has been round
        self._things: dict[Seat, Things] = {}
        self.bots = BotPlayers(match, lambda fault: console.tell(self.words.error(fault)))

    # -- the course of the game ----------------------------------------------------------

    def run(self) -> None:
        """Play to the end."""
        self.welcome()
        while not self.match.over:
            self.next()
        self.bots.over()
        self.finale()

    def next(self) -> None:
        """One thing happens: a bot speaks up or answers, or a person is asked."""
        state = self.match.state
        step = state.open_question()
        assert step is not None
        if step.secret and len(self.people) > 1 and self._looked_at != state.question:
            self._go_round(state.question)
            return
        waiting = [seat for seat in members(state.may & ~self._polled) if self._is_bot(seat)]
        asked = members(state.asked)
        bots = [seat for seat in asked if self._is_bot(seat)]
        if waiting:
            self._poll(waiting[0])
            return
        question = state.question
        going = [] if self.taken_back else [seat for seat in asked if self._goes_on(seat)]
        self.taken_back = False
        if going:  # whoever it is has nothing to decide
            self.play(going[0], state.goes_on(going[0]))
        elif bots:
            self._turn_of_bot(bots[0])
        else:
            self._ask(asked[0])
        if self.match.question != question:
            self._polled = 0  # the bots have a new chance to speak up

    def _goes_on(self, seat: Seat) -> bool:
        """Can the seat only go on? A person who may talk is asked: there is no clock here."""
        if not self._is_bot(seat) and self.match.state.asides(seat):
            return False
        return bool(self.match.state.goes_on(seat) != SILENT)

    def _is_bot(self, seat: Seat) -> bool:
        return bool(self.match.players[seat].bot)

    def play(self, seat: Seat, action: int) -> None:
        try:
            self.match.play(seat, action)
        except Refusal as refusal:
            self.console.tell(self.words.error(refusal))
        if not self.match.over or len(self.people) <= 1:
            self.show_news()

    # -- bots ----------------------------------------------------------------------------

    def _poll(self, seat: Seat) -> None:
        self._polled |= 1 << seat
        aside = self.bot_says(seat)
        if aside is not None:
            self.play(seat, aside)

    def _turn_of_bot(self, seat: Seat) -> None:
        self._announce_asides()
        if self.pause and self._wants_to_speak(seat):
            return
        self.play(seat, self.bot_answers(seat))

    def bot_says(self, seat: Seat) -> Action | None:
        """What a bot says unasked."""
        return self.bots.aside(seat)

    def bot_answers(self, seat: Seat) -> Action:
        """What a bot answers."""
        return self.bots.answer(seat)

    # -- people --------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> None:
        self.hand_over(seat)
        self.show_position(seat)
        answer = Turn(self, seat).ask()
        if answer is not None:
            self.play(seat, answer)

    def meant(self, seat: Seat, action: Action) -> bool:
        """Is this answer given as it is? (A teacher or a coach may have something to say to it.)"""
        better = self.coach.objects(seat, action)
        return better is None or Turn(self, seat).insists(better)

    def hand_over(self, seat: Seat) -> None:
        """Let this person sit down at the device; and nobody else, where there are secrets."""
        if seat != self.reader and len(self.people) > 1 and self.match.game.secrets:
            self.console.curtain()
            self.console.tell(self.words.say("pass-device", seat=seat))
            if command(self.console.ask(self.words.say("press-enter") + " "))[0] == "quit":
                raise Leave  # before anything is shown
            self._drawn = []
        elif seat != self.reader and len(self.people) > 1:
            self.console.tell("", self.words.say("next-at-device", seat=seat))
        self.reader = seat
        self.show_news()
        self._tell_sayings()

    def _go_round(self, question: int) -> None:
        """Who is asked is a secret: everybody takes the device, asked or not."""
        self._looked_at = question
        for seat in self.people:
            self.hand_over(seat)
            if holds(self.match.state.asked, seat) and self.match.question == question:
                self._ask(seat)
            else:
                self.console.ask(self.words.say("nothing-to-do") + " ")

    # -- speaking up ---------------------------------------------------------------------

    def _announce_asides(self) -> None:
        """Tell a lone person once that they may speak up while others are asked."""
        if self._announced or self.pause or len(self.people) != 1:
            return
        if self._may_speak_only(self.people[0]):
            self._announced = True
            listing = Turn(self, self.people[0], speaking=True).listing
            self.console.paragraph([self.words.say("may-speak"), *listing.spoken_up()])

    def _may_speak_only(self, seat: Seat) -> bool:
        """May the seat speak up without being asked itself?"""
        state = self.match.state
        return holds(state.may, seat) and not holds(state.asked, seat)

    def _wants_to_speak(self, other: Seat) -> bool:
        """Before another seat answers: does anybody want to speak up? Has somebody?

        A lone person is only asked when there is something to say. Several are always asked, for
        a stop would tell the others that somebody here has something to say.
        """
        step = self.match.state.open_question()
        assert step is not None
        if len(self.people) == 1 and not self._may_speak_only(self.people[0]):
            return False
        if all(holds(self.match.state.asked, seat) for seat in self.people) and not step.secret:
            return False  # each of them will have the device anyway
        if not step.secret:
            self.console.tell("", self.words.question(step.key, other))
        if len(self.people) == 1:
            return self._speaks(self.people[0])
        names = ", ".join(self.words.seat(seat) for seat in self.people)
        line = self.console.ask(self.words.say("anybody-speaks", names=names) + " ")
        return bool(line) and self._heard(line)

    def _heard(self, line: str) -> bool:
        """The name of somebody who wants to speak, or a command that anybody may give; then
        everything is asked once more."""
        name, rest = command(line)
        try:
            if name:
                Turn(self, WATCHER, speaking=True).obey(name, rest)
            else:
                self.somebody_speaks(line, self.reader)
        except AquelarreError as trouble:
            self.console.tell(self.words.error(trouble))
        return True

    def somebody_speaks(self, name: str, back_to: Seat) -> bool:
        """Hand the device to the person of this name to speak up, and back. Was it done?"""
        wanted = plain(name)
        named = [s for s in self.people if wanted == plain(self.words.seat(s))]
        named = named or [s for s in self.people if wanted and wanted in plain(self.words.seat(s))]
        if not named and not wanted and len(self.people) == 1:
            named = self.people
        if len(named) != 1:
            raise Trouble("speak-who", names=", ".join(self.words.seat(s) for s in self.people))
        self._speaks(named[0])
        if back_to != WATCHER:
            self.hand_over(back_to)
        return True

    def _speaks(self, seat: Seat) -> bool:
        """The person may speak up now. Has anything changed (a word, an undo)?"""
        self.hand_over(seat)
        before = self.match.question, len(self.match.answers)
        aside = Turn(self, seat, speaking=True).speak_up()
        if aside is not None:
            self.play(seat, aside)
        return before != (self.match.question, len(self.match.answers))

    # -- showing -------------------------------------------------------------------------

    def show_news(self) -> None:
        """Tell the reader what has happened since they were last told."""
        reader = self.reader
        if reader == WATCHER and self.people:
            return  # several people, and nobody in particular is looking
        words = self.words.for_reader(reader)
        since = self._told[reader]
        news = self._sayings.story(reader, since, self.match.news(reader, since))
        self._told[reader] = len(self.match.events)
        if not self.match.game.secrets:  # everybody has read it over the reader's shoulder
            self._told = dict.fromkeys(self._told, len(self.match.events))
        self.console.tell(*[text for _, text in words.events(news)])
        if self._sayings.many(reader):
            self._tell_sayings()

    def _tell_sayings(self) -> None:
        """Tell the reader what was said meanwhile."""
        self.console.tell(*self._sayings.told(self.reader, self.words.for_reader(self.reader)))

    def forget_later_news(self) -> None:
        """After an undo there are fewer events."""
        count = len(self.match.events)
        self._sayings.forget_from(count)
        self._told = {seat: min(told, count) for seat, told in self._told.items()}

    def show_position(self, seat: Seat, again: bool = False) -> None:
        """Print what the seat sees. If only the reader has acted since it was last printed, what
        has changed is enough."""
        words = self.words.for_reader(seat)
        lines = self.match.game.draw(self.match.view(seat), words.say)
        others = {answered for answered, _ in self.match.answers[self._drawn_at :]}
        if again or not self._drawn or others - {seat, self.match.nature}:
            self.console.paragraph(lines)
        elif lines != self._drawn:
            changed = changes(self._drawn, lines)
            self.console.paragraph([words.say("position-changed"), *changed] if changed else [])
        self._drawn = lines
        self._drawn_at = len(self.match.answers)

    def things(self, words: Words) -> Things:
        """The things of the game as the reader calls them."""
        if words.reader not in self._things:
            self._things[words.reader] = Things(self.match.game, words, self.match.seats)
        return self._things[words.reader]

    def saved_in(self, path: Path) -> None:
        self.file = path
        self.saved = list(self.match.answers)

    def farewell(self) -> list[str]:
        """On leaving: was it saved, and how does it go on?"""
        if self.file is None:
            return [self.words.say("left-unsaved")]
        if self.match.over:
            return [self.words.say("left-kept", path=quote(str(self.file)))]
        lines = [] if self.saved == self.match.answers else [self.words.say("left-changed")]
        return [*lines, self.words.say("left-saved", command=self._going_on())]

    def _going_on(self) -> str:
        """The command that goes on with the saved game, ready to be pasted: with the packages that
        were named, and the leave for bots that a file may not start by itself."""
        how = os.environ.get(CALLED_SETTING, "aquelarre play")
        asked = dict.fromkeys(who.bot for who in self.match.players if ":" in who.bot)
        wishes = ["--from", str(self.file)]
        wishes += ["--bot", ",".join(asked)] if asked else []
        for folder in self.beside:
            wishes += ["--with", folder]
        return " ".join([how, *map(quote, wishes)])

    def welcome(self) -> None:
        """What is said before the first question."""
        say = self.words.say
        self.console.tell(say("game-title"), say("game-goal"))
        if self.file is None:
            self.console.tell(*self.match.game.before(say))
        self.console.tell(*editions.line(self.match.game, self.words))
        names = ", ".join(
            say("player-bot", name=self.words.seat(seat)) if who.bot else self.words.seat(seat)
            for seat, who in enumerate(self.match.players)
        )
        self.console.tell(say("welcome-players", names=names))
        if self.file is not None:
            self.console.tell(say("welcome-back"))
        if self.people:
            self.console.tell(say("welcome-help"))
        self.console.tell("")
        self.show_news()

    def finale(self) -> None:
        """The result and the whole truth, for all eyes."""
        self.show_result()
        self.end()

    def show_result(self) -> None:
        if len(self.people) > 1:
            self.reader = WATCHER
            start = min(self._told[seat] for seat in self.people)
            whole = [event.whole() for event in self.match.events[start:]]
            self.console.tell(*[text for _, text in self.words.events(whole)])
        else:
            self.show_news()
            self._tell_sayings()
        self.show_position(self.reader, again=True)
        self.console.paragraph(self._result())

    def end(self) -> None:
        """After the game, whoever is still here may look at it and save it."""
        if self.people:
            Turn(self, self.people[0]).end()

    def _result(self) -> list[str]:
        game, returns = self.match.game, self.match.returns()
        lines = [self.words.say("result-title")]
        for side in range(len(game.sides)):
            team = [s for s in range(len(returns)) if game.side(self.match.state, s) == side]
            if team:
                line = self._line("result-side", team, side=side)
                lines.append(line[:1].upper() + line[1:])  # a side is named as inside a sentence
        won = [seat for seat, worth in enumerate(returns) if worth > 0]
        drawn = [seat for seat, worth in enumerate(returns) if worth == 0]
        lost = [seat for seat, worth in enumerate(returns) if worth < 0]
        for key, seats in (("result-won", won), ("result-drawn", drawn), ("result-lost", lost)):
            if seats:
                lines.append(self._line(key, seats))
        return lines

    def _line(self, key: str, seats: list[Seat], **values: int) -> str:
        names = ", ".join(self.words.for_reader(self.reader).seat(seat) for seat in seats)
        return self.words.say(key, names=names, count=len(seats), **values)
