"""Settings: a table option is a rule like any other: it has an id, a row and a test.

The row stands in a table of RULES.md, `| `showing` | TPL-04 | what it does |`; the test is marked
with that rule and names the option (`Scene(showing=0)`, `{"showing": 0}`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Any

from aquelarre.kernel import Game
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.tested import tests_of

LAW = "rules"
ROW = re.compile(r"^\|\s*`(\w+)`\s*\|(.*)$", re.MULTILINE)


def settings_without_a_rule(game: Game[Any]) -> Iterator[LawBroken]:
    """Table options that name no rule of the game."""
    for setting in game.settings:
        if setting.rule not in game.rules:
            name, rule = setting.name, setting.rule
            yield LawBroken(
                LAW,
                f"the table option {name!r} has the rule {rule!r}, which is none of the game's: "
                f'name the rule that it changes, Setting("{name}", rule="…").',
            )


def setting_rows(game: Game[Any], page: str) -> Iterator[LawBroken]:
    """Table options that RULES.md does not list with their rule."""
    rows = dict(ROW.findall(page))
    for name, rule in _ruled(game):
        if rule not in rows.get(name, ""):
            yield LawBroken(
                LAW,
                f"RULES.md has no row for the table option {name}: `| `{name}` | {rule} | … |`.",
            )


def untried_settings(game: Game[Any], sources: Mapping[str, str]) -> Iterator[LawBroken]:
    """Table options that no test tries."""
    tests = [source for path, source in sources.items() if path.startswith("tests/")]
    for name, rule in _ruled(game):
        if not any(_names(test, name) for source in tests for test in tests_of(source, rule)):
            yield LawBroken(
                LAW,
                f"no test marked with {rule} tries the table option {name!r}: write one that plays "
                "with it and without.",
            )


def _ruled(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """The table options that have a rule, and which."""
    return ((each.name, each.rule) for each in game.settings if each.rule in game.rules)


def _names(test: ast.FunctionDef, option: str) -> bool:
    """Does the test name the option, as a text or as an argument?"""
    for node in ast.walk(test):
        if isinstance(node, ast.Constant) and node.value == option:
            return True
        if isinstance(node, ast.keyword | ast.arg) and node.arg == option:
            return True
    return False
