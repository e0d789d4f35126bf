"""Refusals: the cases of every `Why(…)` are read from the code, so that none can be forgotten."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from itertools import count
from typing import Any

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from aquelarre.kernel import Game, Why
from aquelarre.kernel.why import NATURE, OTHER, SEVERAL, WAITING
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.rules import python_sources
from aquelarre.laws.texts import LANGUAGES, LAW, NAMES
from aquelarre.words import MissingText, Words

ANY = 1  # a sample of the values beside the case
TURNS = (WAITING, SEVERAL, NATURE, OTHER)  # the cases of a game's `rule_of_turns`
PLURALS = {"zero", "one", "two", "few", "many", "other"}  # by which a text chooses for numbers
Case = int | str  # the name of a reason; older games have numbers


class Refusals:
    """What the code of a game can refuse with."""

    def __init__(self) -> None:
        self.whys: list[Why] = []  # a sample of each
        self.cases: dict[str, set[Case]] = {}  # by rule
        self.anywhere: set[Case] = set()  # where the rule is that of the question asked
        self.unread: set[str] = set()  # rules some of whose cases only the running game knows

    def add(self, call: ast.Call, names: dict[str, Case]) -> None:
        given = {str(each.arg): each.value for each in call.keywords}
        if len(call.args) > 1:
            given["case"] = call.args[1]
        cases = _cases(given["case"], names) if "case" in given else set()
        rules = _rules(call.args[0])
        for rule in rules:
            if cases is None:
                self.unread.add(rule)
            self.cases.setdefault(rule, set()).update(cases or ())
            for case in cases or ():
                self.whys.append(_why(rule, case, dict.fromkeys(given, ANY)))
            if "case" not in given:
                self.whys.append(Why(rule, **dict.fromkeys(given, ANY)))
        if not rules:
            self.anywhere |= cases or set()


def _why(rule: str, case: Case, values: dict[str, int]) -> Why:
    if isinstance(case, int):
        return Why(rule, **values | {"case": case})
    return Why(rule, case, **{name: value for name, value in values.items() if name != "case"})


def check_refusals(game: Game[Any], home: Traversable) -> None:
    """Each refusal can be said, and the cases that a text tells apart are cases of the code that
    read differently."""
    found = _refusals(home)
    _add_common(game, found)
    for language in LANGUAGES:
        words = Words(language, game, players=NAMES, strict=True)
        source = (home / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        known, choosing = _known_cases(source), _choosing_values(source)
        said: dict[tuple[str, str], Case] = {}
        for why in found.whys:
            try:
                sentence = words.why(_named(why, choosing))
            except MissingText as problem:
                raise LawBroken(LAW, f"{why} cannot be said: {problem}.") from None
            case = why.values.get("case", "")
            told_apart = case in known.get(why.rule, ())
            if told_apart and said.setdefault((why.rule, sentence), case) != case:
                raise LawBroken(LAW, f"why-{why.rule} says the same twice in {language}.ftl.")
        _check_for_nothing(found, known, language)


def _named(why: Why, choosing: dict[str, str]) -> Why:
    """The same, with a name for each value by which texts choose their words."""
    values = {name: choosing.get(name, value) for name, value in why.values.items()}
    case = values.pop("case", "")
    return Why(why.rule, case, **values) if isinstance(case, str) else why


def _check_for_nothing(found: Refusals, known: dict[str, frozenset[Case]], language: str) -> None:
    for rule in sorted(known.keys() - found.unread):
        strange = known[rule] - found.cases.get(rule, set()) - found.anywhere
        if strange:
            raise LawBroken(
                LAW,
                f"why-{rule} has a sentence for case {min(map(str, strange))} in {language}.ftl, "
                "which the code never gives.",
            )


def _add_common(game: Game[Any], found: Refusals) -> None:
    """What the kernel refuses for every game, by the rules that the game names for it."""
    found.whys += [Why(rule) for rule in (game.rule_of_seats, game.rule_of_the_end) if rule]
    if game.rule_of_turns:
        found.cases.setdefault(game.rule_of_turns, set()).update(TURNS)
        found.whys += [Why(game.rule_of_turns, case, seat=ANY) for case in TURNS]


def _refusals(home: Traversable) -> Refusals:
    found = Refusals()
    for path, source in python_sources(home):
        if path.startswith("tests/"):
            continue
        tree = ast.parse(source)
        names = dict(_named_cases(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Why":
                found.add(node, names)
    return found


def _named_cases(tree: ast.Module) -> Iterator[tuple[str, Case]]:
    """`SHUT = "shut"`, `SHUT, FULL = 1, 2` and `SHUT, FULL = range(2)` at the top of a module."""
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for target, number in zip(_items(node.targets[0]), _values(node.value), strict=False):
                if isinstance(target, ast.Name) and number is not None:
                    yield target.id, number


def _values(node: ast.expr) -> Iterator[Case | None]:
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "range":
        first = _case(node.args[0]) if len(node.args) > 1 else 0
        return count(first) if isinstance(first, int) else iter(())
    return (_case(each) for each in _items(node))


def _case(node: ast.expr) -> Case | None:
    found = node.value if isinstance(node, ast.Constant) else None
    return found if type(found) is int or isinstance(found, str) else None


def _items(node: ast.expr) -> list[ast.expr]:
    return list(node.elts) if isinstance(node, ast.Tuple) else [node]


def _rules(node: ast.expr) -> set[str]:
    """The rules that an expression can be; none where the running game puts it in."""
    if isinstance(node, ast.IfExp):
        return _rules(node.body) | _rules(node.orelse)
    return {str(node.value)} - {""} if isinstance(node, ast.Constant) else set()


def _cases(node: ast.expr, names: dict[str, Case]) -> set[Case] | None:
    """The cases that an expression can be, or None if only the running game knows."""
    if (case := _case(node)) is not None:
        return {case}
    if isinstance(node, ast.Name) and node.id in names:
        return {names[node.id]}
    if isinstance(node, ast.IfExp):
        one, other = _cases(node.body, names), _cases(node.orelse, names)
        return None if one is None or other is None else one | other
    return None


class _Cases(visitor.Visitor):
    """Gathers the cases between which a text chooses by its `$case`."""

    def __init__(self) -> None:
        self.found: set[Case] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ftl.VariableReference) and selector.id.name == "case":
            for each in node.variants:
                if isinstance(each.key, ftl.NumberLiteral):
                    self.found.add(int(each.key.value))
                elif not each.default or each.key.name != "other":
                    self.found.add(each.key.name)
        self.generic_visit(node)


@cache
def _known_cases(source: str) -> dict[str, frozenset[Case]]:
    """By rule: the cases that its text of `why-` tells apart."""
    known: dict[str, frozenset[Case]] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("why-") and entry.value:
            cases = _Cases()
            cases.visit(entry.value)
            known[entry.id.name.removeprefix("why-")] = frozenset(cases.found)
    return known


class _Choosing(visitor.Visitor):
    """Gathers the values, other than `$case`, by whose names texts choose their words: of each the
    first name."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        selector, keys = node.selector, [each.key for each in node.variants]
        names = [key.name for key in keys if isinstance(key, ftl.Identifier)]
        named = [name for name in names if name not in PLURALS]
        if isinstance(selector, ftl.VariableReference) and selector.id.name != "case" and named:
            self.found.setdefault(selector.id.name, named[0])
        self.generic_visit(node)


@cache
def _choosing_values(source: str) -> dict[str, str]:
    """By value: a name by which some text of `why-` chooses."""
    choosing = _Choosing()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("why-"):
            choosing.visit(entry)
    return choosing.found
