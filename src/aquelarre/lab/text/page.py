"""Page: what one seat reads. Made of a sight, of what the seat was told, and of the locales."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from aquelarre.kernel import Game, Option, Seat, Told, View, Why
from aquelarre.lab.text.sight import Data, Sight
from aquelarre.words import Words
from aquelarre.words.things import Things

Lines = list[str]


class Page:
    """Everything that a seat is told, in its language and with the names of this table."""

    def __init__(
        self, game: Game[Any], lang: str, seat: Seat, players: Sequence[str], **more: Any
    ) -> None:
        self.game = game
        self.seat = seat
        self.words = Words(lang, game, players=players, reader=seat, **more)
        self.seats = len(players)

    def say(self, key: str, **values: int | str) -> str:
        return self.words.say(key, **values)

    # -- the rules -------------------------------------------------------------------------

    def rules_in_short(self, settings: dict[str, int]) -> Lines:
        """What the game is about, how this table plays it, and which rules can be read."""
        say = self.say
        names = ", ".join(self.words.seat(seat) for seat in range(self.seats))
        lines = [f"# {say('game-title')}", say("game-goal"), *self.game.before(say)]
        lines.append(say("welcome-players", names=names))
        lines += [self._setting(name, value) for name, value in settings.items()]
        titles = [f"{rule} {self.words.rule(rule)[0]}" for rule in self.game.rules]
        return [*lines, say("text-rules", rules="; ".join(titles))]

    def _setting(self, name: str, value: int) -> str:
        """A table option as it is set."""
        setting = next(each for each in self.game.settings if each.name == name)
        spoken = self.words.setting(setting, value)
        return self.say("text-setting", setting=self.say(f"setting-{name}"), value=spoken)

    def rule(self, wanted: str) -> Lines:
        """One rule by its id, or nothing if there is none of that id."""
        for rule in self.game.rules:
            if rule.casefold() == wanted.strip().casefold():
                title, text = self.words.rule(rule)
                return [f"{rule} {title}: {text}"]
        return []

    def all_rules(self) -> Lines:
        return [line for rule in self.game.rules for line in self.rule(rule)]

    # -- the position ----------------------------------------------------------------------

    def position(self, sight: Sight) -> Lines:
        """The table as the seat sees it."""
        if sight.view is None:
            return [self.say("text-not-begun")]
        return self.game.draw(sight.view, self.say)

    def news(self, events: Iterable[Told]) -> Lines:
        """What happened, each with the rule behind it."""
        return [
            f"- {text}" + (f" [{each.rule}]" if each.rule else "")
            for each, text in self.words.events(events)
        ]

    def talk(self, said: Iterable[Data]) -> Lines:
        """What people have written to each other (lines of chat). Nothing of it can pass for a line
        of ours: it stands between quotation marks, and has no line breaks."""
        lines = []
        for line in said:
            heard = line["to"]
            key = "text-said" if heard is None else "text-said-to-some"
            who = self._speaker(line)
            lines.append(self.say(key, who=who, words=" ".join(line["text"].split())))
        return lines

    def _speaker(self, line: Data) -> str:
        name = line["name"] or self.words.for_reader(-1).seat(line["seat"])
        own = line["seat"] == self.seat
        return self.say("player-own", name=name) if own else name

    # -- the question ----------------------------------------------------------------------

    def heading(self, sight: Sight) -> str:
        """Over the question: whose turn it is."""
        if sight.over:
            return self.say("text-result")
        return self.say("text-question") if sight.asked else self.say("text-waiting")

    def question(self, sight: Sight) -> Lines:
        """What the seat is asked, and all it may answer; or what it is waiting for."""
        if sight.over:
            return self.result(sight)
        lines: Lines = []
        if sight.asked:
            lines = [self.words.question(sight.question["key"], options=sight.options)]
            lines += self.numbered(sight.options, 1, sight.view)
        elif sight.begun:
            lines = [self.say("text-wait")]
        if sight.asides:
            first = 1 + (len(sight.options) if sight.asked else 0)
            lines += [self.say("list-asides"), *self.numbered(sight.asides, first)]
        return lines

    def numbered(self, options: Sequence[Option], first: int, view: View | None = None) -> Lines:
        return [
            f"  [{number}] {self.words.option(option, view)}"
            for number, option in enumerate(options, first)
        ]

    def result(self, sight: Sight) -> Lines:
        """How the game ended."""
        returns = sight.position["returns"]
        lines = [self.say("result-title")]
        sides = sight.position.get("sides", [])
        for number, side in enumerate(self.game.sides):
            team = [seat for seat, each in enumerate(sides) if each == side]
            if team:
                line = self._line("result-side", team, side=number)
                lines.append(line[:1].upper() + line[1:])
        worth = {"result-won": 1, "result-drawn": 0, "result-lost": -1}
        for key, sign in worth.items():
            seats = [seat for seat, each in enumerate(returns) if (each > 0) - (each < 0) == sign]
            if seats:
                lines.append(self._line(key, seats))
        return lines

    def _line(self, key: str, seats: list[Seat], **values: int) -> str:
        names = ", ".join(self.words.seat(seat) for seat in seats)
        return self.say(key, names=names, count=len(seats), **values)

    def whole(self, sight: Sight, events: Iterable[Told], said: Iterable[Data]) -> str:
        """What is new, the position and the question, under headings; what is empty is left out."""
        parts = [
            (self.say("text-news"), self.news(events)),
            (self.say("text-talk"), self.talk(said)),
            (self.say("text-position"), self.position(sight)),
            (self.heading(sight), self.question(sight)),
        ]
        return "\n\n".join("\n".join([f"## {title}", *lines]) for title, lines in parts if lines)

    # -- why -------------------------------------------------------------------------------

    def thing(self, name: str) -> str:
        """The ref of what somebody calls by this name, or by its ref; "" if there is no such thing.
        All things of a game are looked through only for a name."""
        kind, _, label = name.strip().partition(":")
        if label and kind in self.game.labels and self.game.thing(kind, label) is not None:
            return name.strip()
        return self._things.find(name)

    @cached_property
    def _things(self) -> Things:
        return Things(self.game, self.words, self.seats)

    def possible(self, sight: Sight, ref: str) -> Lines:
        """The answers that touch a thing, with the rules that give them."""
        listed = sight.answers
        touching = [
            (number, option) for number, option in enumerate(listed, 1) if ref in option.refs
        ]
        return self.allowed(touching or list(enumerate(listed, 1)))

    def allowed(self, options: Sequence[tuple[int, Option]]) -> Lines:
        """These answers are possible, by these rules."""
        lines = [self.say("why-possible")]
        lines += [f"  [{number}] {self.words.option(option)}" for number, option in options]
        for rule in dict.fromkeys(option.rule for _, option in options):
            lines += self.rule(rule)
        return lines

    def forbidden(self, why: Why) -> str:
        """The reason, with its rule."""
        return f"{self.words.why(why)} [{why.rule}]"
