"""Words: ids and values in, sentences out.

The kernel and the games never form a sentence: they give a key and values, and this is where
they become text. Keys are the same in all languages. A game's `locale/es.ftl` and `en.ftl` have:

    game-title, game-goal           setting-<name>  .help, setting-<name>-<value>
    ask-<question>  .others ($seat) side-<name>  .one
    verb-<verb>  .<manner>          rule-<id>  .title
    event-<notice>  .known  .all    why-<id>
    advice-<reason>                 what the guide has to say for an answer
    <kind>-<label>, or <kind> ($label) for things too many to be named one by one, or <kind>.way for
                                    places of a grid ($x, $y and the steps $east, $west, …)
    show-…                          for the game's own drawing in plain lines

Placeholders are the names of the arguments and values; each is put into words by its kind.
`.known` is the text for those who were told the hidden values too, `.all` the one about several
players of whom the same is told one after the other; `$seat` is then all of them. A side is named
by its people (`$side`: “witches”) or as one of them is called (`$side_one`, from `.one`: “a
witch”). What a number adds or takes is `SIGNED($number)`: +2, −6; what it stands at is
`PLAIN($number)`: 2, −6.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.editions import manner, names_of, ours
from aquelarre.kernel import (
    WATCHER,
    AquelarreError,
    Game,
    Illegal,
    Option,
    Reason,
    Seat,
    Setting,
    Told,
    View,
    Why,
)
from aquelarre.kernel.catalog import folder
from aquelarre.words.entries import Texts
from aquelarre.words.language import checked
from aquelarre.words.naming import renamed

STRICT_SETTING = "AQUELARRE_STRICT_WORDS"  # set by the tests: a missing text is an error there
GRID = re.compile(r"(-?\d+),(-?\d+)", re.ASCII)  # a place: how many to the east and south
SOUNDS_LIKE_I = re.compile(r"h?[ií](?!e)", re.IGNORECASE)  # “Ana e Inés”, but “agua y hielo”
KNOWN_NAMES = 16  # texts with names of an owner's own that are kept ready
Value = int | str


class MissingText(LookupError):
    """A text that the locales lack: a mistake of ours, never of the person who plays."""


class Words:
    """The texts of the house and of one game in one language, for one reader.

    `players` are the names on the seats and `reader` is the seat of the person who reads, which
    is marked wherever it is named.
    """

    def __init__(
        self,
        lang: str,
        game: Game[Any] | None = None,
        *,
        players: Sequence[str] = (),
        reader: Seat = WATCHER,
        strict: bool | None = None,
    ) -> None:
        self.lang = checked(lang)
        self.game = game
        self.players = list(players)
        self.reader = reader
        self.strict = bool(os.environ.get(STRICT_SETTING)) if strict is None else strict

    @cached_property
    def _bundle(self) -> Texts:
        """Read when something is first said."""
        return bundle_of(self.lang, self.game)

    def for_reader(self, reader: Seat) -> Words:
        """The same words for the person on another seat."""
        return Words(self.lang, self.game, players=self.players, reader=reader, strict=self.strict)

    # -- any text ------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Is there a text of this key? `key.attribute` names an attribute."""
        return self._pattern(key) is not None

    def say(self, key: str, **values: Value) -> str:
        """The text of a key; numbers that stand for a seat or a thing are put into words."""
        if not self.strict and self._pattern(key) is None:
            return self._draft(key, values)
        spoken = {name: self._spoken(name, value) for name, value in values.items()}
        return self._format(key, spoken | self._ones(values))

    def _format(self, key: str, values: Mapping[str, Value]) -> str:
        pattern = self._pattern(key)
        if pattern is None:
            return self._missing(f"{self.lang} has no text {key!r}", key)
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems:
            self._missing(f"{self.lang}: {key!r} with {dict(values)}: {problems[0]}", key)
        return str(text)

    def _pattern(self, key: str) -> Any:
        """What Fluent formats: the value of a message, or one of its attributes."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _missing(self, complaint: str, instead: str) -> str:
        """In tests a missing text is an error; at a table the bare key is better than none."""
        if self.strict:
            raise MissingText(complaint)
        return instead

    def _draft(self, key: str, values: Mapping[str, Value]) -> str:
        """A text that has not been written yet: its key, and what it would tell. So a prototype
        can be played."""
        told = ", ".join(f"{name}: {self._value(name, value)}" for name, value in values.items())
        return f"{key} ({told})" if told else key

    # -- values --------------------------------------------------------------------------

    def seat(self, seat: Seat) -> str:
        """Who sits there, by name; the reader's own seat is marked."""
        if 0 <= seat < len(self.players) and self.players[seat]:
            name = self.players[seat]
        else:
            name = self._format("player-unnamed", {"number": str(seat + 1)})
        return self._format("player-own", {"name": name}) if seat == self.reader else name

    def seats(self, seats: Sequence[Seat]) -> str:
        """Who sits there, in a sentence: “Ana, Beto and Carla”."""
        *others, last = [self.seat(seat) for seat in seats]
        if not others:
            return last
        names: dict[str, Value] = {"names": ", ".join(others), "last": last}
        if SOUNDS_LIKE_I.match(last):
            return self._format("player-and-i", names)
        return self._format("player-and", names)

    def thing(self, kind: str, value: int) -> str:
        """A card, a place, a team… by its own text `<kind>-<label>`.

        Things too many to be named one by one share the text `<kind>`, which gets the label.
        """
        if kind == "seat":
            return self.seat(value)
        label = self._label(kind, value)
        if self.has(f"{kind}-{label}"):
            return self._format(f"{kind}-{label}", {})
        if self.has(kind):
            way = _steps(label) if self.has(f"{kind}.way") else {}
            return self._format(f"{kind}.way" if way else kind, {"label": label} | way)
        return self._missing(f"{self.lang} has no text '{kind}-{label}'", label)

    def names(self, kind: str, value: int) -> bool:
        """Does the thing have a text?"""
        return kind == "seat" or self.has(kind) or self.has(f"{kind}-{self._label(kind, value)}")

    def _label(self, kind: str, value: int) -> str:
        assert self.game is not None, "things belong to a game"
        if kind == "side" and 0 <= value < len(self.game.sides):
            return self.game.sides[value]
        return self.game.label(kind, value)

    def _value(self, name: str, value: Value) -> Value:
        """An argument or value of the game, by its kind."""
        kind = self.game.kind(name) if self.game is not None else name
        return value if isinstance(value, str) or kind == "number" else self.thing(kind, value)

    def _spoken(self, name: str, value: Value) -> Value:
        """A value given to `say`, which may also be a plain number under any name."""
        if isinstance(value, str):
            return value
        kind = self.game.kind(name) if self.game is not None else name
        if kind == "seat":
            return self.seat(value)
        if kind == "number" or self.game is None or not self.names(kind, value):
            return value
        return self.thing(kind, value)

    def _values(self, values: Mapping[str, Value]) -> dict[str, Value]:
        spoken = {name: self._value(name, value) for name, value in values.items()}
        return spoken | self._ones(values)

    def one_of(self, side: str) -> str:
        """What one person of a side is called: “a witch”."""
        key = f"side-{side}.one"
        return self._format(key if self.has(key) else f"side-{side}", {})

    def _ones(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Beside each side, what one of its people is called."""
        if self.game is None or not self.game.sides:
            return {}
        return {
            f"{name}_one": self.one_of(self._label("side", value))
            for name, value in values.items()
            if isinstance(value, int) and self.game.kind(name) == "side" and value >= 0
        }

    # -- what a game says ----------------------------------------------------------------

    def option(self, option: Option, view: View | None = None) -> str:
        """A legal answer. In a draft without texts, its key and what it touches. With a view, also
        where the thing lies, if there are others of its name."""
        key = f"verb-{option.verb}"
        if not self.strict and not self.has(key):
            return f"{key} ({', '.join(option.refs)})" if option.refs else key
        how = manner(self.game, option.action) if self.game is not None else ""
        text = self._format(f"{key}.{how}" if how else key, self._values(option.args))
        if view is None or self.game is None:
            return text
        where = self.game.whereabouts(view, option, self.say)
        return f"{text} ({where})" if where else text

    def event(self, told: Told) -> str:
        """What happened, as far as the reader was told."""
        key = f"event-{told.key}.known" if told.known else f"event-{told.key}"
        if not self.strict and not self.has(key):
            return self._draft(key, told.values)
        return self._format(key, self._values(told.values))

    def events(self, told: Iterable[Told]) -> list[tuple[Told, str]]:
        """What happened, each event with its sentence. What is told of several players alike, one
        after the other, is one sentence about them all, if the game has one (`.all`)."""
        found: list[tuple[Told, str]] = []
        alike: list[Told] = []
        for each in told:
            if alike and not self._is_alike(alike, each):
                found.append((alike[0], self._of_all(alike)))
                alike = []
            alike.append(each)
        if alike:
            found.append((alike[0], self._of_all(alike)))
        return found

    def _is_alike(self, told: Sequence[Told], other: Told) -> bool:
        """Is the same told of somebody else?"""
        first = told[0]
        if first.key != other.key or not self.has(f"event-{first.key}.all"):
            return False
        seats = [each.values["seat"] for each in told]
        same = first.values | {"seat": other.values["seat"]}
        return other.values["seat"] not in seats and same == other.values

    def _of_all(self, told: Sequence[Told]) -> str:
        if len(told) == 1:
            return self.event(told[0])
        names = self.seats([each.values["seat"] for each in told])
        return self._format(
            f"event-{told[0].key}.all", self._values(told[0].values) | {"seat": names}
        )

    def why(self, why: Why) -> str:
        """Why something is not possible now."""
        return self._refusal(why.rule, why.values)

    def _refusal(self, rule: str, values: Mapping[str, Value]) -> str:
        """Without a case it is the sentence that a text has for all others."""
        return self._format(f"why-{rule}", {"case": "", **self._values(values)})

    def reason(self, reason: Reason) -> str:
        """Why the guide would do something."""
        return self._format(f"advice-{reason.key}", self._values(reason.values))

    def rule(self, rule: str) -> tuple[str, str]:
        """The title and the text of a rule."""
        return self._format(f"rule-{rule}.title", {}), self._format(f"rule-{rule}", {})

    def setting(self, setting: Setting, value: int) -> str:
        """What a table option is set to: yes or no, or the name of the choice."""
        if setting.values == (0, 1):
            return self._format("text-on" if value else "text-off", {})
        return self._format(f"setting-{setting.name}-{value}", {})

    def settable(self, setting: Setting) -> str:
        """A table option: what it may be, what it usually is, and what it does."""
        named = setting.values != (0, 1)
        values = [
            f"{value} ({self.setting(setting, value)})" if named else str(value)
            for value in setting.values
        ]
        return self.say(
            "games-setting",
            name=setting.name,
            title=self.say(f"setting-{setting.name}"),
            help=self.say(f"setting-{setting.name}.help"),
            values=", ".join(values),
            default=str(setting.default),
        )

    def edition(self, name: str) -> str:
        """A box that comes with the game beside ours: how it is asked for, and what it is."""
        title, help = self.say(f"edition-{name}"), self.say(f"edition-{name}.help")
        return self.say("games-edition", name=name, title=title, help=help)

    def question(self, key: str, seat: Seat | None = None, options: Iterable[Option] = ()) -> str:
        """The question to the reader; with a seat, what others are told about it. Where the kinds
        of answer that are open make it another one, it has a text for them: `ask-launch.launch`."""
        if seat is None:
            kinds = "-".join(sorted({option.verb for option in options}))
            asked = f"ask-{key}.{kinds}"
            return self._format(asked if kinds and self.has(asked) else f"ask-{key}", {})
        return self._format(f"ask-{key}.others", {"seat": self.seat(seat)})

    # -- what goes wrong -----------------------------------------------------------------

    def error(self, error: AquelarreError) -> str:
        """One sentence about it; what the locales do not know is said in English."""
        if isinstance(error, Illegal) and error.rule and self.has(f"why-{error.rule}"):
            return self._refusal(error.rule, error.values)
        if not self.has(error.key):
            return str(error)
        return self._format(error.key, error.values | _more(error.values))


def _steps(label: str) -> dict[str, Value]:
    """How far a place of a grid is from its first: `3,-2` is 3 to the east, 2 to the north."""
    found = GRID.fullmatch(label)
    if found is None:
        return {}
    x, y = int(found[1]), int(found[2])
    steps = {"east": max(x, 0), "west": max(-x, 0), "south": max(y, 0), "north": max(-y, 0)}
    return {"x": x, "y": y, **steps}


def _more(values: Mapping[str, Value]) -> dict[str, Value]:
    """From `least` to `most`: how many more that is. Where it is none, only one number is said."""
    least, most = values.get("least"), values.get("most")
    return {"more": most - least} if isinstance(least, int) and isinstance(most, int) else {}


def signed(number: Any) -> Any:
    """`SIGNED($points)` of a text: +2, or with the sign of the books −6; nothing is 0."""
    return f"+{int(number)}" if number > 0 else plain(number)


def plain(number: Any) -> Any:
    """`PLAIN($points)` of a text: 2, or with the sign of the books −6."""
    return str(int(number)).replace("-", "−")


FUNCTIONS = {"SIGNED": signed, "PLAIN": plain}


def bundle_of(lang: str, game: Game[Any] | None) -> Texts:
    """All texts of a language. All editions of a game share ours, but for what an owner calls
    things (`name = …` of a row)."""
    common = None if game is None else ours(game)
    own = names_text(lang, game) if names_of(game) else ""
    return _with_names(lang, common, own) if own else _bundle(lang, common)


def names_text(lang: str, game: Game[Any] | None) -> str:
    """The names of an owner's own as a Fluent text; "" if there are none."""
    names = {key: spoken[lang] for key, spoken in names_of(game).items()}
    return renamed(names, _sources(lang, ours(game))[-1]) if game is not None and names else ""


@cache
def _bundle(lang: str, game: Game[Any] | None) -> Texts:
    return Texts(lang, _sources(lang, game), FUNCTIONS)


@lru_cache(maxsize=KNOWN_NAMES)
def _with_names(lang: str, game: Game[Any] | None, own: str) -> Texts:
    return Texts(lang, [*_sources(lang, game), own], FUNCTIONS)


def _sources(lang: str, game: Game[Any] | None) -> list[str]:
    """The house's texts and the game's, which come last and may replace those of the house."""
    homes = [files("aquelarre.words"), *([folder(game)] if game is not None else [])]
    sources = [_locale(home, lang) for home in homes]
    return [each.read_text(encoding="utf-8") if each.is_file() else "" for each in sources]


def _locale(home: Traversable, lang: str) -> Traversable:
    return home / "locale" / f"{lang}.ftl"
