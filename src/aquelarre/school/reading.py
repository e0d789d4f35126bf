"""Reading a lesson: `lessons/NAME.toml` in a game's folder (docs/LESSONS.md).

What is wrong with it is said with the place where it stands, all of it before anybody plays.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Any

from aquelarre.editions import ours
from aquelarre.kernel import AquelarreError, BadSetting, ChanceVerb, Game, Seat
from aquelarre.kernel.catalog import folder
from aquelarre.school.lesson import (
    ANSWER,
    ANY,
    GO_ON,
    MEANT,
    NATURE,
    NEWS,
    Lesson,
    Line,
    Moment,
    Pattern,
    Poor,
    Step,
)

FOLDER = "lessons"
NAME = re.compile(r"[a-z][a-z0-9_]*")
POINT = re.compile(r"[a-z_]+:\S+")
OF_LESSON = {
    *("seats", "you", "minutes", "settings", "partners"),
    *("bots", "script", "step", "place", "poor"),
}
OF_STEP = {
    *("name", "when", "does", "until", "point", "rules", "poor"),
    *("sometimes", "missed", "anywhere"),
}
OF_MOMENT = {"asked", "told", "can", "sees", "after", "before", "over"}
OF_POOR = {"does", "says", "may"}
OF_POOR_ANYWHERE = OF_POOR | {"before"}
YOU = "you"
OF_NATURE = "nature"


class BadLesson(AquelarreError):
    """A lesson that cannot be read: where, and what is wrong."""

    key = "error-bad-lesson"

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}", where=where, what=what)


def lessons_of(game: Game[Any], home: Traversable | None = None) -> tuple[Lesson, ...]:
    """The lessons of a game, that for beginners first. `home`: where its files are, if not in its
    own folder."""
    return _lessons(ours(game)) if home is None else _found(ours(game), home)


def lesson_of(game: Game[Any], name: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game) if lesson.name == name), None)


@lru_cache(maxsize=64)
def _lessons(game: Game[Any]) -> tuple[Lesson, ...]:
    return _found(game, folder(game))


def _found(game: Game[Any], home: Traversable) -> tuple[Lesson, ...]:
    place = home / FOLDER
    if not place.is_dir():
        return ()
    found = [_read(game, file) for file in place.iterdir() if file.name.endswith(".toml")]
    found.sort(key=lambda each: (each[0], each[1].name))
    return tuple(lesson for _, lesson in found)


def _read(game: Game[Any], file: Traversable) -> tuple[int, Lesson]:
    name, where = file.name.removesuffix(".toml"), f"{FOLDER}/{file.name}"
    if not NAME.fullmatch(name):
        raise BadLesson(where, "a lesson is called with small letters, digits and _.")
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as problem:
        raise BadLesson(where, str(problem)) from None
    return int(data.get("place", 0)), Reader(game, name, where).lesson(data)


class Reader:
    """Reads one lesson of one game."""

    def __init__(self, game: Game[Any], name: str, where: str) -> None:
        self.game = game
        self.name = name
        self.where = where
        self.you: Seat = 0
        self.seats = 0

    def wrong(self, what: str) -> BadLesson:
        return BadLesson(self.where, what)

    def lesson(self, data: dict[str, Any]) -> Lesson:
        self._only(data, OF_LESSON)
        self.seats, self.you = self._number(data, "seats"), int(data.get("you", 0))
        try:
            settings = self.game.check(self.seats, data.get("settings", {}))
        except BadSetting as problem:
            raise self.wrong(str(problem)) from None
        if not 0 <= self.you < self.seats:
            raise self.wrong(f"`you` is a seat from 0 to {self.seats - 1}.")
        partners = tuple(data.get("partners", [""] * self.seats))
        if len(partners) != self.seats:
            raise self.wrong(f"`partners` are {self.seats} names, one for each seat (yours, too).")
        home = self.where
        script = tuple(self._script(str(data.get("script", ""))))
        steps = []
        for number, each in enumerate(data.get("step", []), 1):
            self.where = f"{home}, step {number} ({each.get('name', '?')})"
            steps.append(self._step(each))
        self.where = home
        if not steps:
            raise self.wrong("a lesson has steps: `[[step]]`.")
        poor = tuple(self._poor(each, OF_POOR_ANYWHERE) for each in data.get("poor", []))
        self._check_names(steps, poor)
        return Lesson(
            self.game.key,
            self.name,
            self.seats,
            self.you,
            self._number(data, "minutes"),
            settings,
            partners,
            str(data.get("bots", "guide")),
            script,
            tuple(steps),
            poor,
        )

    def _script(self, text: str) -> Iterator[Line]:
        home, number = self.where, 0
        for at, raw in enumerate(text.splitlines(), 1):
            line = raw.partition("#")[0].strip()
            if not line:
                continue
            self.where, number = f"{home}, line {at} of the script ({line})", number + 1
            who, _, rest = line.partition(" ")
            soft, seat = who.endswith("?"), self._who(who.rstrip("?"))
            pattern = self.answer(rest)
            verbs = [self.game.verb(name) for name in pattern.names if name != ANY]
            if any(isinstance(verb, ChanceVerb) != (seat == NATURE) for verb in verbs):
                raise self.wrong("nature answers with verbs of chance, and nobody else does.")
            yield Line(number, seat, pattern, soft, spare=who.endswith("??"))
        self.where = home

    def _who(self, word: str) -> Seat:
        if word == OF_NATURE:
            return NATURE
        if word == YOU:
            return self.you
        if word.isascii() and word.isdigit() and int(word) < self.seats:
            return int(word)
        raise self.wrong(f"{word!r} is nobody: write nature, you, or the number of a seat.")

    def _step(self, data: dict[str, Any]) -> Step:
        self._only(data, OF_STEP)
        name = str(data.get("name", ""))
        if not NAME.fullmatch(name):
            raise self.wrong("a step has a `name` of small letters, digits and _.")
        does, until = self._patterns(data, "does"), self._patterns(data, "until", told=True)
        if does and until:
            raise self.wrong("a step waits for an answer (`does`) or for news (`until`).")
        when = data.get("when")
        poor = tuple(self._poor(each) for each in data.get("poor", []))
        if poor and not does:
            raise self.wrong("poor answers belong to a step that waits for a better one (`does`).")
        if data.get("missed") and data.get("anywhere"):
            raise self.wrong("what is true `anywhere` needs no other words (`missed`).")
        rules = tuple(data.get("rules", ()))
        for rule in rules:
            if rule not in self.game.rules:
                raise self.wrong(f"{rule} is no rule of the game.")
        return Step(
            name,
            None if when is None else self._moment(when),
            ANSWER if does else NEWS if until else GO_ON,
            does,
            until,
            self._points(data),
            rules,
            poor,
            bool(data.get("sometimes", False)),
            bool(data.get("missed", False)),
            bool(data.get("anywhere", False)),
        )

    def _moment(self, data: dict[str, Any]) -> Moment:
        self._only(data, OF_MOMENT)
        over = data.get("over")
        return Moment(
            tuple(_listed(data.get("asked", ()))),
            self._patterns(data, "told", told=True),
            self._patterns(data, "can"),
            data.get("sees", {}),
            tuple(_listed(data.get("after", ()))),
            tuple(_listed(data.get("before", ()))),
            None if over is None else bool(over),
        )

    def _poor(self, data: dict[str, Any], known: set[str] = OF_POOR) -> Poor:
        self._only(data, known)
        says = str(data.get("says", ""))
        if not NAME.fullmatch(says) or "does" not in data:
            raise self.wrong("a poor answer has `does`, and `says` names its text.")
        before = tuple(_listed(data.get("before", ())))
        return Poor(self._patterns(data, "does"), says, bool(data.get("may", True)), before)

    def _patterns(self, data: dict[str, Any], name: str, told: bool = False) -> tuple[Pattern, ...]:
        read = self.event if told else self.answer
        return tuple(read(text) for text in _listed(data.get(name, ())))

    def answer(self, text: str) -> Pattern:
        """`reveal slot=O0|O4`: a kind of answer; `move|swap`: one of two."""
        verbs = {verb.name: verb.names for verb in self.game.verbs}
        return self._pattern(text, verbs | {ANY: ()}, "verb")

    def event(self, text: str) -> Pattern:
        """`given_down receiver=you`: a kind of event."""
        notices = {notice.key: notice.shown + notice.hidden for notice in self.game.notices}
        return self._pattern(text, notices, "event")

    def _pattern(self, text: str, known: dict[str, tuple[str, ...]], what: str) -> Pattern:
        first, *rest = str(text).split() or [""]
        names = tuple(first.split("|"))
        for name in names:
            if name not in known:
                raise self.wrong(f"there is no {what} {name!r}; there are: {', '.join(known)}.")
        numbers: dict[str, frozenset[int]] = {}
        for word in rest:
            thing, equals, labels = word.partition("=")
            if not equals or not labels:
                raise self.wrong(f"{text!r} should read `name thing=label other=label|label`.")
            for name in names:
                if thing not in known[name]:
                    has = ", ".join(known[name]) or "-"
                    raise self.wrong(f"{name} has no {thing!r}; it has: {has}.")
            numbers[thing] = frozenset(self._thing(thing, each) for each in labels.split("|"))
        return Pattern(names, numbers)

    def _thing(self, name: str, label: str) -> int:
        kind = self.game.kind(name)
        if kind == "seat" and label == YOU:
            return self.you
        if kind == "number" and label.lstrip("-").isdigit():
            return int(label)
        found = self.game.thing(kind, label)
        if found is None:
            raise self.wrong(f"{label!r} is no {kind}: docs/LABELS.md has the labels.")
        return found

    def _points(self, data: dict[str, Any]) -> tuple[str, ...]:
        points = tuple(self._point(each) for each in data.get("point", ()))
        if MEANT in points and "does" not in data:
            raise self.wrong(f"{MEANT!r} points at the answer of `does`, and there is none.")
        return points

    def _point(self, text: str) -> str:
        """A ref of the game (or several, each inside the one before), a part of its board or of the
        page; seats may be called `you`."""
        found = []
        for part in str(text).split() or [""]:
            kind, _, label = part.partition(":")
            if not POINT.fullmatch(part):
                raise self.wrong(
                    f"{text!r} points at nothing: write kind:label, verb:…, board:… or page:…."
                )
            if (kind, label) == ("seat", YOU):
                label = str(self.you)
            if kind not in ("board", "page") and not self._is_there(kind, label):
                raise self.wrong(f"{text!r} points at nothing: there is no such {kind}.")
            found.append(f"{kind}:{label}")
        return " ".join(found)

    def _is_there(self, kind: str, label: str) -> bool:
        if kind == "verb":
            return any(verb.name == label for verb in self.game.verbs)
        return self.game.thing(kind, label) is not None

    def _check_names(self, steps: list[Step], poor: tuple[Poor, ...]) -> None:
        names = [step.name for step in steps]
        for name in names:
            if names.count(name) > 1:
                raise self.wrong(f"two steps are called {name}.")
        for step in steps:
            for name in step.when.after + step.when.before if step.when else ():
                if name not in names:
                    raise self.wrong(f"{step.name} waits for {name}, and there is no such step.")
        for before, step in pairwise(steps):
            if step.when is None and before.can_be_late and not step.can_be_late:
                raise self.wrong(
                    f"{step.name} goes on from {before.name}, which may be said without its scene: "
                    "it needs `missed = true` or `anywhere = true`, too."
                )
        for name in (name for each in poor for name in each.before):
            if name not in names:
                raise self.wrong(f"an answer is poor before {name}, and there is no such step.")

    def _number(self, data: dict[str, Any], name: str) -> int:
        found = data.get(name)
        if type(found) is not int or found < 1:
            raise self.wrong(f"`{name}` is missing: a number.")
        return found

    def _only(self, data: Any, known: set[str]) -> None:
        if not isinstance(data, dict):
            raise self.wrong(f"here should stand a table with some of: {', '.join(sorted(known))}.")
        strange = sorted(set(data) - known)
        if strange:
            raise self.wrong(f"`{strange[0]}` means nothing here; {', '.join(sorted(known))} do.")


def _listed(given: Any) -> list[str]:
    """One text, or several."""
    return [given] if isinstance(given, str) else [str(each) for each in given]
