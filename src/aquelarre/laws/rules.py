"""Rules: every rule is cited by the code, listed, explained in each language and tested."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.kernel import Chance, Dice, Game, Seat, State
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.compare import impossible_things
from aquelarre.laws.questions import questions
from aquelarre.laws.snapshot import home_of
from aquelarre.laws.texts import LANGUAGES, read_texts

LAW = "rules"


def check_rules(game: Game[Any], home: Traversable | None = None) -> None:
    """No rule is missing anywhere, and no rule is cited that does not exist."""
    home = home_of(game, home)
    sources = dict(python_sources(home))
    _check_names(game)
    _check_own(game)
    _check_unknown(game, home, sources)
    cited: set[str] = set()
    tested: dict[str, set[str]] = {}  # by rule: the tests, and the files they are in
    for path, source in sources.items():
        if path.startswith("tests/"):
            file = path.removeprefix("tests/").removesuffix(".py")
            for rule, tests in _marked(source).items():
                tested.setdefault(rule, set()).update(tests, {file})
        else:
            cited |= _ids(game, " ".join(_notes(source)))
    rows = _rows(home)
    texts = {language: read_texts(home, language) for language in LANGUAGES}
    for rule in game.rules:
        if rule not in cited:
            raise LawBroken(
                LAW, f"{rule} is cited by no docstring or comment: which step carries it out?"
            )
        if rule not in rows:
            raise LawBroken(LAW, f"RULES.md has no row for {rule}: `| {rule} | … |`.")
        if rule not in tested:
            raise LawBroken(
                LAW, f'no test in tests/ is marked `@pytest.mark.rule("{rule}")`: write one.'
            )
        strange = sorted(set(re.findall(r"`(test_\w+)`", rows[rule])) - tested[rule])
        if strange:
            raise LawBroken(
                LAW, f"RULES.md says that {strange[0]} tests {rule}, but it is not marked so."
            )
        for language in LANGUAGES:
            if f"rule-{rule}" not in texts[language]:
                raise LawBroken(LAW, f"rule-{rule} has no text in locale/{language}.ftl.")


def check_reasons(game: Game[Any], s: State, seat: Seat, dice: Dice) -> None:
    """`why_not` has an answer for whatever a person may try, and it is a rule of the game."""
    for thing in impossible_things(game, s, seat, dice):
        try:
            why = game.why_not(s, seat, thing)
        except Exception as problem:
            raise LawBroken(
                LAW,
                f"why_not fails with {type(problem).__name__} ({problem}) when seat {seat} asks "
                f"about {thing!r}: it needs an answer for anything a person may try.",
            ) from problem
        if why.rule not in game.rules:
            raise LawBroken(LAW, f"why_not names the rule {why.rule!r}, which does not exist.")
        if {"rule", "sentence"} & why.values.keys():
            raise LawBroken(LAW, "a value of why_not may not be called 'rule' or 'sentence'.")


def python_sources(home: Traversable, under: str = "") -> Iterator[tuple[str, str]]:
    """The path and the text of every Python file of a game."""
    for entry in sorted(home.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from python_sources(entry, f"{under}{entry.name}/")
        elif entry.name.endswith(".py"):
            yield f"{under}{entry.name}", entry.read_text(encoding="utf-8")


def _check_names(game: Game[Any]) -> None:
    doubled = sorted({rule for rule in game.rules if game.rules.count(rule) > 1})
    if doubled:
        raise LawBroken(LAW, f"{doubled[0]} stands twice in the game's `rules`.")
    for rule in game.rules:
        if not re.fullmatch(r"[A-Z]{3}-[0-9]{2,3}", rule):
            raise LawBroken(LAW, f"{rule!r} is no rule id: three letters, a dash, a number.")


def _check_own(game: Game[Any]) -> None:
    """Verbs, notices and questions name the rule they come from."""
    named = [(f"the verb {verb.name!r}", verb.rule) for verb in game.verbs]
    named += [(f"the notice {notice.key!r}", notice.rule) for notice in game.notices]
    for question in questions(game):
        if question.rule or not issubclass(question, Chance):
            named.append((f"the question {question.__name__}", question.rule))
    for what, rule in named:
        if rule not in game.rules:
            raise LawBroken(LAW, f"{what} has the rule {rule!r}, which is none of the game's.")


def _check_unknown(game: Game[Any], home: Traversable, sources: dict[str, str]) -> None:
    texts = dict(sources)
    texts["RULES.md"] = _rules_page(home)
    for language in LANGUAGES:
        texts[f"locale/{language}.ftl"] = " ".join(read_texts(home, language))
    for path, text in texts.items():
        strange = sorted(_ids(game, text) - set(game.rules))
        if strange:
            raise LawBroken(LAW, f"{path} cites {strange[0]}, which is no rule of the game.")


def _ids(game: Game[Any], text: str) -> set[str]:
    """Everything in a text that looks like one of the game's rule ids."""
    prefixes = "|".join(sorted({rule.partition("-")[0] for rule in game.rules}))
    return set(re.findall(rf"\b(?:{prefixes})-[0-9]+\b", text)) if prefixes else set()


def _notes(source: str) -> Iterator[str]:
    """The docstrings and comments of a Python file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def _marked(source: str) -> dict[str, set[str]]:
    """The rules that the tests of a file are marked with, one by one or all of them, and the
    names of those that are marked one by one."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for rule in _rules_in(node.decorator_list):
                found.setdefault(rule, set()).add(node.name)
        elif isinstance(node, ast.Assign):  # pytestmark
            for rule in _rules_in([node.value]):
                found.setdefault(rule, set())
    return found


def _rules_in(marks: list[ast.expr]) -> Iterator[str]:
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule":
                yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def _rules_page(home: Traversable) -> str:
    page = home / "RULES.md"
    if not page.is_file():
        raise LawBroken(LAW, "RULES.md is missing: a table of every rule, its step and its test.")
    return page.read_text(encoding="utf-8")


def _rows(home: Traversable) -> dict[str, str]:
    """The rows of the page by rule."""
    found = re.findall(r"^\|\s*`?([A-Z]{3}-[0-9]+)`?\s*\|(.*)$", _rules_page(home), re.MULTILINE)
    return dict(found)
