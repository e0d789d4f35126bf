"""The tables of a study: every combination of what varies, and our own box beside each of them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import product
from math import prod
from typing import Any

from aquelarre.bots.arena import NoSides
from aquelarre.editions import (
    BadEdition,
    boxed,
    edition_text,
    fact_at,
    find,
    ours,
    shipped,
    with_facts,
)
from aquelarre.editions.facts import FactPath, spelled
from aquelarre.editions.faults import shown
from aquelarre.kernel import AquelarreError, Game
from aquelarre.lab.studies.plan import VERSION, BadStudy, Plan, Table, Value
from aquelarre.lab.studies.reading import Axes, Bots, Wish, named_bots

MOST_TABLES = 200
FACTS = "facts."
SETTINGS = "settings."
Choice = dict[str, Value]  # what varies, by name


class BadBox(AquelarreError):
    """Facts that make no box: `facts` says which, `what` why; `problem` is the edition's own."""

    key = "error-lab-study-box"

    def __init__(self, facts: str, problem: BadEdition) -> None:
        what = str(problem).partition(": ")[2]
        super().__init__(
            f"With {facts} there is no box to play with: {what}", facts=facts, what=what
        )
        self.facts = facts
        self.problem = problem


def no_file(name: str) -> str:
    raise BadStudy("edition", f"{name} cannot be read here.", field=name)


def plan_of(
    text: str, bots: Bots | None = None, read_edition: Callable[[str], str] = no_file
) -> Plan:
    """The plan of a study that somebody has written down. `bots` reads names of bots,
    `read_edition` the file of an edition that does not come with the game; both are for whoever
    knows where the study comes from."""
    wish = Wish(text)
    comes = shipped(find(wish.game)).get(wish.edition)
    named = comes.text if comes else read_edition(wish.edition) if wish.edition else ""
    game = find(wish.game, named)
    maker = Tables(game, wish, bots or named_bots())
    tables = list(maker.tables())
    if wish.sides and (len(game.sides) != 2 or any(len(table.bots) != 2 for table in tables)):
        raise NoSides("A study by sides needs a game with two teams and two bots.", game=game.key)
    return Plan(
        aquelarre=version("aquelarre"),
        study=VERSION,
        title=wish.title,
        game=game.key,
        rules=game.rules_version,
        editions=maker.editions,
        axes=maker.varying,
        tables=tables,
        by_sides=wish.sides,
        seed=wish.seed,
        games=wish.games,
        measures=wish.measures,
        stop=wish.stop,
    )


class Tables:
    """Makes the tables of a wish."""

    def __init__(self, game: Game[Any], wish: Wish, bots: Bots) -> None:
        self.game = game
        self.axes: Axes = dict(wish.axes)
        self.axes.setdefault("seats", [(game.least_seats + game.most_seats) // 2])
        self.axes.setdefault("bots", ["guide"])
        self.together = wish.together
        self.bots = bots
        self.editions: list[str] = []
        self.paths = {name: path_of(name) for name in self.axes if name.startswith(FACTS)}

    @property
    def varying(self) -> list[str]:
        """The names of what is not the same at all tables. A fact that has one value is there, too:
        our own box may have another."""
        return [name for name in self.axes if len(self.axes[name]) > 1 or name in self.paths]

    def tables(self) -> Iterator[Table]:
        """All tables; those that differ in their box only stand together, ours first."""
        by_others: dict[str, list[Choice]] = {}
        for choice in self.choices():
            others = {name: choice[name] for name in choice if name not in self.paths}
            by_others.setdefault(repr(others), []).append(choice)
        for choices in by_others.values():
            made = [self.table(choice, self.boxed(choice)) for choice in choices]
            if not any(table.ours for table in made):
                yield self.table(self.our_own(choices[0]), ours(self.game))
            yield from made

    def choices(self) -> Iterator[Choice]:
        """Every combination; what varies together counts as one thing."""
        tied = {name for group in self.together for name in group}
        groups = [*self.together, *([name] for name in self.axes if name not in tied)]
        columns = [list(zip(*(self.axes[name] for name in group), strict=True)) for group in groups]
        if prod(map(len, columns)) > MOST_TABLES:
            raise BadStudy("tables", "The study has too many tables.", field="", most=MOST_TABLES)
        names = [name for group in groups for name in group]
        for picked in product(*columns):
            values = dict(zip(names, (value for each in picked for value in each), strict=True))
            yield {name: values[name] for name in self.axes}

    def boxed(self, choice: Choice) -> Game[Any]:
        """The game with the facts of a choice."""
        if not self.paths:
            return self.game
        changes: dict[FactPath, Any] = {path: choice[name] for name, path in self.paths.items()}
        try:
            return with_facts(boxed(self.game), changes)
        except BadEdition as problem:
            said = ", ".join(f"{spelled(path)} = {shown(x)}" for path, x in changes.items())
            raise BadBox(said, problem) from None

    def our_own(self, choice: Choice) -> Choice:
        """The same choice with the facts of our own box; None where it has no such fact."""
        facts = boxed(ours(self.game)).sheet.facts
        found = dict(choice)
        for name, path in self.paths.items():
            try:
                found[name] = fact_at(facts, path)
            except AquelarreError:
                found[name] = None
        return found

    def table(self, choice: Choice, game: Game[Any]) -> Table:
        """The table of a choice, if the game can be played so."""
        seats, bots = choice["seats"], choice["bots"]
        assert isinstance(seats, int)
        assert isinstance(bots, str)
        settings: dict[str, Any] = {
            name.removeprefix(SETTINGS): value
            for name, value in choice.items()
            if name.startswith(SETTINGS)
        }
        text = edition_text(game)
        if text not in self.editions:
            self.editions.append(text)
        return Table(
            seats=seats,
            settings=game.check(seats, settings),
            bots=self.bots(bots),
            edition=self.editions.index(text),
            ours=game is ours(game),
            varied={name: choice[name] for name in self.varying},
        )


def path_of(name: str) -> FactPath:
    """The path of a fact that varies, from its name."""
    inner: Any = tomllib.loads(f"{name.removeprefix(FACTS)} = 0")
    path: list[str] = []
    while isinstance(inner, dict):
        [(part, inner)] = inner.items()
        path.append(part)
    return tuple(path)
