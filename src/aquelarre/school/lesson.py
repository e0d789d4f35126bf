"""A lesson as it was written down: who plays, how it begins, and what the teacher says when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aquelarre.kernel import Option, Seat, Told

ANY = "*"  # in a pattern: whatever it is called
NATURE: Seat = -1  # who answers in a script, before the number of seats is known
GO_ON, ANSWER, NEWS = "on", "answer", "news"  # what a step waits for
MEANT = "page:answer"  # to point at: the answers that it waits for
MISSED = "-missed"  # what the text ends in for who did not come to the scene
COACH = "page:advice"  # and whoever else gives advice


class Pattern(NamedTuple):
    """A kind of answer or event: what it may be called, and which things it may be about. What is
    not named may be anything."""

    names: tuple[str, ...]
    things: Mapping[str, frozenset[int]] = {}

    def fits(self, name: str, values: Mapping[str, int]) -> bool:
        if name not in self.names and ANY not in self.names:
            return False
        return all(values.get(each) in numbers for each, numbers in self.things.items())

    def fits_option(self, option: Option) -> bool:
        return self.fits(option.verb, option.args)

    def fits_told(self, told: Told) -> bool:
        return self.fits(told.key, told.values)


class Line(NamedTuple):
    """A line of the script: who answers, and what. A `soft` one waits until it is possible; a
    `spare` one only until the line after it is."""

    number: int  # in the script, from 1 on
    seat: Seat
    pattern: Pattern
    soft: bool
    spare: bool = False


class Moment(NamedTuple):
    """When a step is due: when all that is named here holds, as the learner knows of it."""

    asked: tuple[str, ...] = ()  # the learner is asked one of these questions
    told: tuple[Pattern, ...] = ()  # and has been told one of these at some time
    can: tuple[Pattern, ...] = ()  # and may do one of these now
    sees: Mapping[str, Any] = {}  # and sees this: "score.villagers": 3, or {least: 3}
    after: tuple[str, ...] = ()  # and these steps are behind her
    before: tuple[str, ...] = ()  # and none of these is
    over: bool | None = None  # and the game is over, or is not


class Poor(NamedTuple):
    """A poor answer to a step: it is not given before the teacher has said why. `may`: the learner
    may insist on it."""

    does: tuple[Pattern, ...]
    says: str  # the text of the reply
    may: bool
    before: tuple[str, ...] = ()  # in the head of a lesson: until one of these is behind her


class Step(NamedTuple):
    """One thing that the teacher says."""

    name: str
    when: Moment | None  # None: as soon as the step before it is done
    waits: str  # for `GO_ON`, `ANSWER` or `NEWS`
    does: tuple[Pattern, ...] = ()  # the answers that it waits for
    until: tuple[Pattern, ...] = ()  # the events that it waits for
    point: tuple[str, ...] = ()  # what it points at: refs, `board:…`, `page:…`
    rules: tuple[str, ...] = ()  # what it teaches
    poor: tuple[Poor, ...] = ()
    sometimes: bool = False  # not everybody who follows the lesson is told this
    missed: bool = False  # it has other words for who did not come to its scene
    anywhere: bool = False  # its own words speak of no scene, and are true without it
    late: bool = False  # it is said without its scene, which did not come

    @property
    def says(self) -> str:
        """The text of it, as it is said now."""
        return self.name + MISSED if self.in_other_words else self.name

    @property
    def in_other_words(self) -> bool:
        """Is it said in the words for who did not come to its scene? What is true anywhere is said
        as to everybody."""
        return self.late and self.missed

    @property
    def can_be_late(self) -> bool:
        """Has it words that are true for who did not come to its scene?"""
        return self.missed or self.anywhere

    def without_scene(self) -> Step:
        """The same as mere words: nothing is done, awaited or pointed at."""
        assert self.can_be_late, f"{self.name} speaks of a scene that did not come"
        bare = self._replace(does=(), until=(), point=(), poor=())
        return bare._replace(waits=GO_ON, late=True)


class Lesson(NamedTuple):
    """A guided first game."""

    game: str
    name: str
    seats: int
    you: Seat
    minutes: int
    settings: dict[str, int]
    partners: tuple[str, ...]  # the names on the seats, "" where any will do
    bots: str  # the kind that plays where the script says nothing
    script: tuple[Line, ...]
    steps: tuple[Step, ...]
    poor: tuple[Poor, ...] = ()  # answers that are poor whatever is being said

    @property
    def title(self) -> str:
        """The key of what it is called; `.about` says what it is about."""
        return f"lesson-{self.name}"

    def text(self, says: str) -> str:
        """The key of a text of its steps and replies."""
        return f"lesson-{self.name}-{says}"

    def texts(self) -> list[str]:
        """The keys of all that is said in it."""
        said = dict.fromkeys(step.name for step in self.steps)
        said |= dict.fromkeys(step.name + MISSED for step in self.steps if step.missed)
        said |= dict.fromkeys(poor.says for step in self.steps for poor in step.poor)
        said |= dict.fromkeys(poor.says for poor in self.poor)
        return [self.title, f"{self.title}.about", *map(self.text, said)]

    def step(self, name: str) -> Step | None:
        return next((step for step in self.steps if step.name == name), None)

    @property
    def essential(self) -> tuple[Step, ...]:
        """The steps after which the essentials are taught, those that everybody meets. What comes
        later with time alone, what is said at the end and what is said only sometimes are remarks:
        nobody need wait for them."""
        found = [step for step in self.steps if not step.sometimes]
        ends = next((k for k, step in enumerate(found) if step.when and step.when.over), len(found))
        found = found[:ends]
        while len(found) > 1 and _comes_with_time(found[-1].when):
            found.pop()
        return tuple(found)

    @property
    def leave(self) -> tuple[Step, ...]:
        """The last of the essential steps, and those before it that lead straight to it: with them
        the learner is left alone."""
        steps = self.essential
        first = len(steps) - 1
        while first > 0 and steps[first].when is None:
            first -= 1
        return steps[first:]

    @property
    def rules(self) -> list[str]:
        """The rules that it teaches to everybody, each once, in the order of the lesson."""
        always = [step for step in self.steps if not step.sometimes]
        return list(dict.fromkeys(rule for step in always for rule in step.rules))


def _comes_with_time(moment: Moment | None) -> bool:
    """Is it only a matter of how far the game is, whatever was said and done?"""
    if moment is None or moment.told or moment.can or moment.after or moment.before:
        return False
    return bool(moment.sees)
