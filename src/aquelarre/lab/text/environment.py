"""TextTable: a game whose seats read text and write text, each seeing only what is its own.

    table = TextTable(find("walpurgisnacht"), 4, seed=1)
    while (seat := table.turn) is not None:
        reply = table.act(seat, model(table.observe(seat)))

What is refused changes nothing and is told in one sentence. Talk is heard as the game's rules say,
and is kept with the game (`talk`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from aquelarre.kernel import (
    ALL,
    SILENT,
    Action,
    AquelarreError,
    Dice,
    Finished,
    Game,
    Seat,
    Why,
    holds,
    members,
)
from aquelarre.lab.text.answers import MOST_SAID, Wish, out_of_range, understood
from aquelarre.lab.text.page import Lines, Page
from aquelarre.lab.text.sight import Data, Sight, seen
from aquelarre.match import Match, Player
from aquelarre.match.arguments import needs_seat

SAID_AT_ONCE = 5  # lines of talk of a seat between two answers to questions
ASIDES_AT_ONCE = 12  # and things that it says by the rules, though nobody asks
MOST_LINES = 5_000  # of talk in a game


class Reply(NamedTuple):
    """What came of a text: `kind` is `answered`, `said`, `told` (something was asked for) or
    `refused`. Only the first two have changed anything."""

    kind: str
    text: str

    @property
    def taken(self) -> bool:
        """Was it an answer to the question, or something said unasked by the rules?"""
        return self.kind == "answered"


class TextTable:
    """One game, in process, whose players are texts."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: dict[str, int] | None = None,
        *,
        seed: int | str | None = None,
        lang: str = "en",
        names: Sequence[str] = (),
    ) -> None:
        players = [Player(name) for name in names] if names else None
        self.match = Match(game, seats, settings, seed=seed, players=players)
        self.names = [who.name for who in self.match.players]
        self.pages = [Page(game, lang, seat, self.names) for seat in range(seats)]
        self.talk: list[Data] = []  # every line that was said, with who heard it
        self._told = [0] * seats  # how many events each seat has been told
        self._heard = [0] * seats  # and how many lines of talk it has been given to read
        self._lines = [0] * seats  # how many each has said since the last answer
        self._asides = [0] * seats  # and how often each has spoken up
        self._go_on()

    # -- whose turn ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def turn(self) -> Seat | None:
        """The first of the seats that are asked; None when the game is over. Of several who are
        asked at once none learns what the others have answered before all have."""
        asked = self.match.asked
        return asked[0] if asked else None

    @property
    def speakers(self) -> list[Seat]:
        """The seats that may say something by the rules though nobody asks them. Who they are may
        be a secret: it is for whoever runs the table, not for those who sit there."""
        state = self.match.state
        return [seat for seat in members(state.may) if seat < self.match.seats]

    def _go_on(self) -> None:
        """Nobody has to say that they go on where they can do nothing else."""
        going = True
        while going:
            going = False
            for seat in self.match.asked:
                action = self.match.state.goes_on(seat)
                if action != SILENT:
                    self.match.play(seat, action)
                    going = True
                    break

    # -- reading ---------------------------------------------------------------------------

    def page(self, seat: Seat) -> Page:
        """The words of a seat of this table."""
        needs_seat(seat, self.match.seats, 0)
        return self.pages[seat]

    def sight(self, seat: Seat) -> Sight:
        needs_seat(seat, self.match.seats, 0)
        return seen(self.match, seat)

    def introduction(self, seat: Seat, full: bool = False) -> str:
        """The rules in short (or in full), and how to answer: for the first message."""
        page = self.page(seat)
        lines = page.rules_in_short(self.match.settings)
        lines += page.all_rules() if full else []
        return "\n".join([*lines, page.say("text-help")])

    def observe(self, seat: Seat) -> str:
        """What the seat was told and heard since it last looked, the position, and the question
        with its numbered answers."""
        page, sight = self.page(seat), self.sight(seat)
        since, self._told[seat] = self._told[seat], len(self.match.events)
        heard = self.heard(seat, self._heard[seat])
        self._heard[seat] = len(self.talk)
        events = self.match.news(seat, since)
        if self.match.over:
            events = self.match.log(seat, since)
        return page.whole(sight, events, heard)

    def heard(self, seat: Seat, since: int = 0) -> list[Data]:
        """What was said to the seat, from a line on: a part of `talk`."""
        return [line for line in self.talk[since:] if line["to"] is None or seat in line["to"]]

    # -- writing ---------------------------------------------------------------------------

    def act(self, seat: Seat, text: str) -> Reply:
        """Do what the text says, if it is an answer; tell what it asks for, if it is a command."""
        wish = understood(text)
        page = self.page(seat)
        try:
            return self._done(seat, wish, page)
        except AquelarreError as problem:
            rule = getattr(problem, "rule", "")
            return Reply("refused", page.words.error(problem) + (f" [{rule}]" if rule else ""))

    def _done(self, seat: Seat, wish: Wish, page: Page) -> Reply:
        match wish.what:
            case "answer":
                return self._answer(seat, wish.number, page)
            case "say":
                return self._say(seat, wish.rest, page)
            case "why":
                return self._why(seat, wish.rest, page)
            case "rule":
                lines = page.rule(wish.rest)
                missing = page.say("error-unknown-rule", rule=wish.rest[:40], game=page.game.key)
                return _told(lines) if lines else Reply("refused", missing)
            case "rules":
                return _told(page.all_rules())
            case "look":
                sight = self.sight(seat)
                return _told([*page.position(sight), *page.question(sight)])
            case "log":
                return _told(page.news(self.match.log(seat)) or [page.say("log-empty")])
            case "help":
                return _told([page.say("text-help")])
        return Reply("refused", page.say(wish.rest))

    def _answer(self, seat: Seat, number: int, page: Page) -> Reply:
        if self.match.over:
            raise Finished("The game is over.")
        sight = self.sight(seat)
        answers = sight.answers
        if not 1 <= number <= len(answers):
            return Reply("refused", out_of_range(page, sight, number))
        action = answers[number - 1].action
        if action in self.match.state.asides(seat):
            if self._asides[seat] >= ASIDES_AT_ONCE:
                return Reply("refused", page.say("text-say-enough"))
            self._asides[seat] += 1
            return self.give(seat, action)
        reply = self.give(seat, action)
        self._lines, self._asides = [0] * self.match.seats, [0] * self.match.seats
        return reply

    def give(self, seat: Seat, action: Action) -> Reply:
        """Take a legal answer by its number in the game's vocabulary."""
        said = self.page(seat).words.option(self.match.game.describe(action))
        self.match.play(seat, action)
        self._go_on()
        return Reply("answered", said)

    def guide(self, seat: Seat) -> Reply:
        """What the game's guide answers for a seat that gives no answer that counts."""
        needs_seat(seat, self.match.seats, 0)
        dice = Dice(self.match.seed).child("guide").child(len(self.match.answers))
        return self.give(seat, self.match.game.guide(self.match.window(seat), dice))

    def _why(self, seat: Seat, name: str, page: Page) -> Reply:
        sight, wish = self.sight(seat), understood(name)
        if wish.what == "answer" and 1 <= wish.number <= len(sight.answers):
            return _told(page.allowed([(wish.number, sight.answers[wish.number - 1])]))
        ref = page.thing(name)
        if not ref:
            return Reply("refused", page.say("error-unknown-thing", name=name[:40]))
        why = self.match.why_not(seat, ref)
        return _told([page.forbidden(why)] if why.rule else page.possible(sight, ref))

    # -- talking ---------------------------------------------------------------------------

    def _say(self, seat: Seat, text: str, page: Page) -> Reply:
        """Say something as the rules allow: to all, or to those who hear this seat now."""
        state, game = self.match.state, self.match.game
        why = game.may_talk(state, seat) if not self.match.over else Why("")
        if why.rule:
            return Reply("refused", page.forbidden(why))
        if len(text) > MOST_SAID:
            return Reply("refused", page.say("text-say-long", most=str(MOST_SAID)))
        if self._lines[seat] >= SAID_AT_ONCE or len(self.talk) >= MOST_LINES:
            return Reply("refused", page.say("text-say-enough"))
        hearers = ALL if self.match.over else game.hearers(state, seat)
        to = None if hearers == ALL else [s for s in range(state.n) if holds(hearers, s)]
        line = {"n": len(self.talk), "seat": seat, "name": self.names[seat], "to": to}
        self.talk.append({**line, "text": text, "events": len(self.match.events)})
        self._lines[seat] += 1
        return Reply("said", page.say("text-say-done"))


def _told(lines: Lines) -> Reply:
    return Reply("told", "\n".join(lines))
