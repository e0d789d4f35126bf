"""Interpreter: what a page on a seat would be sent, put into messages of the engine protocol
(docs/ENGINE-PROTOCOL.md). It is made of those updates and of nothing else."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from aquelarre.bots.engine import messages
from aquelarre.bots.engine.messages import ANSWER, ASIDE, AT_ONCE
from aquelarre.kernel import Action, Game, Seat, Told
from aquelarre.words import Words

Data = dict[str, Any]
UNHURRIED = 60_000  # milliseconds for a thought where no clock runs


class Asked:
    """What the engine is being asked: an answer or an aside, to which question, out of what."""

    __slots__ = ("actions", "kind", "question")

    def __init__(self, kind: str, question: int, actions: list[Action]) -> None:
        self.kind = kind
        self.question = question
        self.actions = actions

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Asked):
            return NotImplemented
        mine = self.kind, self.question, self.actions
        return mine == (other.kind, other.question, other.actions)

    __hash__ = None  # type: ignore[assignment]


class Interpreter:
    """One engine on one seat: what it has been told, and what it is being asked."""

    def __init__(self, game: Game[Any], seat: Seat, lang: str) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.over = False
        self._update: Data = {}
        self._parts: Collection[Action] = ()  # options that do not complete an answer
        self._begun = False
        self._told = 0  # events
        self._number = 0  # of the last `go`
        self._asked: Asked | None = None
        self._silent_at = -1  # the question at which it has had its say

    # -- to the engine ---------------------------------------------------------------------

    def take(self, update: Data, parts: Collection[Action] = ()) -> list[bytes]:
        """An update has come; what the engine is told of it."""
        self._update, self._parts = update, parts
        position = update["position"]
        if position is None:
            return []
        lines = [] if self._begun else [self._new()]
        self._begun = True
        lines += self._news(update["since"], update["events"])
        if position["over"]:
            self.over = True
            sides = position.get("sides", [])
            lines += self._stop()
            lines.append(self._position())
            lines.append(messages.line("over", returns=position["returns"], sides=sides))
            return lines
        return lines + self.ask()

    def ask(self) -> list[bytes]:
        """Ask what is to be asked now, if it is not being asked already."""
        wanted = self._wanted()
        if wanted == self._asked:
            return []
        lines = self._stop()
        if wanted is not None:
            self._asked = wanted
            self._number += 1
            lines += [self._position(), self._options(wanted)]
            lines.append(messages.go(self._number, self._time(), secrets.randbits(32)))
        return lines

    def _wanted(self) -> Asked | None:
        """An aside is offered once for each question, before the answer is asked for."""
        question = self._question
        if not question or self._update["table"]["status"] != "playing":
            return None
        number = question["number"]
        asides = [each["action"] for each in question["asides"]]
        if asides and self._silent_at != number:
            return Asked(ASIDE, number, asides)
        if question["mine"] and not question["answered"]:
            return Asked(ANSWER, number, [each["action"] for each in question["options"]])
        return None

    @property
    def _question(self) -> Data:
        found: Data = (self._update["position"] or {}).get("question") or {}
        return found

    def _stop(self) -> list[bytes]:
        if self._asked is None:
            return []
        self._asked = None
        return [messages.stop(self._number)]

    def _time(self) -> int:
        clock = self._update["table"]["clock"]
        limits: list[float | None] = [clock["left"].get(str(self.seat)), clock["grace"]]
        return max(1, round(min([each for each in limits if each] or [UNHURRIED])))

    def _words(self) -> Words | None:
        names = [person["name"] for person in self._update["table"]["people"]]
        return Words(self.lang, self.game, players=names, reader=self.seat) if self.lang else None

    def _new(self) -> bytes:
        table = self._update["table"]
        players = [
            {"seat": who["seat"], "name": who["name"], "bot": bool(who["bot"] or who["agent"])}
            for who in table["people"]
        ]
        return messages.line(
            "new",
            id=table["table"],
            game=self.game.key,
            rules=self.game.rules_version,
            seats=table["seats"],
            settings=table["settings"],
            edition=table["edition"],
            seat=self.seat,
            players=players,
        )

    def _news(self, since: int, events: list[Data]) -> list[bytes]:
        if not events and since == self._told:
            return []
        words, self._told = self._words(), since + len(events)
        texts = [self._told_event(words, each) for each in events]
        return [
            messages.line("told", **{"from": since + at}, events=texts[at : at + AT_ONCE])
            for at in range(0, max(len(texts), 1), AT_ONCE)
        ]

    def _told_event(self, words: Words | None, event: Data) -> Data:
        if words is None:
            return event
        values = {name: self._number_of(value) for name, value in event["values"].items()}
        told = Told(event["key"], event["rule"], values, event["known"])
        return {**event, "text": words.event(told)}

    def _number_of(self, value: Any) -> int:
        """A value of an event as the game has it, of which pages get the label."""
        if not isinstance(value, list):
            return int(value)
        kind, label = value
        if kind == "seat":
            return int(label)
        found = self.game.thing(kind, str(label))
        return -1 if found is None else found

    def _position(self) -> bytes:
        key, words = self._question.get("key", ""), self._words()
        text = {} if words is None else {"text": words.question(key) if key else ""}
        return messages.line(
            "position", question=key, **text, view=self._update["position"]["view"]
        )

    def _options(self, asked: Asked) -> bytes:
        words = self._words()
        name = "options" if asked.kind == ANSWER else "asides"
        listed = []
        for number, option in enumerate(self._question[name]):
            part = asked.kind == ANSWER and option["action"] in self._parts
            found = {"n": number, **option, "part": part}
            if words is not None:
                found["text"] = words.option(self.game.describe(option["action"]))
            listed.append(found)
        return messages.line("options", ask=asked.kind, options=listed)

    # -- from the engine -------------------------------------------------------------------

    def answered(self, number: int, n: int | None) -> tuple[int, Action] | None:
        """What the engine wants to answer: the question and the action; None if it is silent, or
        too late. Raises `ValueError` for what is none of the options: it is asked again."""
        asked = self._asked
        if asked is None or number != self._number:
            return None
        if n is None and asked.kind == ANSWER:
            self._asked = None
            raise ValueError("A question must be answered: n was null.")
        if n is not None and not 0 <= n < len(asked.actions):
            self._asked = None
            raise ValueError(f"The answer {n} is none of the {len(asked.actions)} options.")
        self._asked = None
        if asked.kind == ASIDE:
            self._silent_at = asked.question
        return None if n is None else (asked.question, asked.actions[n])
