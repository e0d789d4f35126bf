"""Agenda: at most one `then` or `enter` on any path through a method.

Steps that are put on the agenda later run earlier, so two calls in a row do what they say in
the wrong order: `s.then(Draft()); s.then(Vote())` votes first. Write `s.then(Draft(), Vote())`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any

from aquelarre.kernel import Game
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.rules import python_sources
from aquelarre.laws.snapshot import home_of

LAW = "agenda"
NEVER = -1  # no path goes this way


class Paths:
    """The most `then` calls on any path that goes on, leaves the loop, or leaves the method."""

    __slots__ = ("ends", "leaves", "on")

    def __init__(self, on: int, leaves: int = NEVER, ends: int = NEVER) -> None:
        self.on = on
        self.leaves = leaves
        self.ends = ends

    def before(self, after: Paths) -> Paths:
        """One after the other."""
        if self.on == NEVER:
            return self
        return Paths(
            _plus(self.on, after.on),
            max(self.leaves, _plus(self.on, after.leaves)),
            max(self.ends, _plus(self.on, after.ends)),
        )

    def either(self, other: Paths) -> Paths:
        """One or the other."""
        return Paths(
            max(self.on, other.on), max(self.leaves, other.leaves), max(self.ends, other.ends)
        )

    def repeated(self) -> Paths:
        """Any number of times, none included; a call in a loop counts twice."""
        rounds = 2 if self.on > 0 else 0
        return Paths(max(rounds, _plus(rounds, self.leaves)), NEVER, _plus(rounds, self.ends))

    @property
    def most(self) -> int:
        return max(self.on, self.leaves, self.ends)


def agenda_faults(game: Game[Any], home: Traversable | None = None) -> Iterator[LawBroken]:
    """Look at every function of the game's modules."""
    for path, source in python_sources(home_of(game, home)):
        if path.startswith("tests/"):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and _of_block(node.body).most > 1:
                yield LawBroken(
                    LAW,
                    f"{path}, line {node.lineno}: {node.name} can call `then` (or `enter`) more "
                    "than once. The later call runs first: put all steps into one, in the right "
                    "order.",
                )


def _plus(one: int, other: int) -> int:
    return NEVER if NEVER in (one, other) else one + other


def _of_block(block: list[ast.stmt]) -> Paths:
    paths = Paths(0)
    for statement in block:
        paths = paths.before(_of(statement))
    return paths


def _of(node: ast.stmt) -> Paths:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return Paths(0)  # looked at on its own
    if isinstance(node, ast.If):
        branches = _of_block(node.body).either(_of_block(node.orelse))
        return Paths(_calls(node.test)).before(branches)
    if isinstance(node, ast.Match):
        cases = Paths(0)
        for case in node.cases:
            cases = cases.either(_of_block(case.body))
        return Paths(_calls(node.subject)).before(cases)
    if isinstance(node, ast.For):
        loop = _of_block(node.body).repeated().before(_of_block(node.orelse))
        return Paths(_calls(node.iter)).before(loop)
    if isinstance(node, ast.While):
        once = Paths(_calls(node.test)).before(_of_block(node.body))
        return once.repeated().before(_of_block(node.orelse))
    if isinstance(node, ast.With):
        return _of_block(node.body)
    if isinstance(node, ast.Try):
        tried = _of_block(node.body)
        caught = Paths(0)
        for handler in node.handlers:
            caught = caught.either(_of_block(handler.body))
        return tried.before(caught).either(tried).before(_of_block(node.finalbody))
    calls = _calls(node)
    if isinstance(node, ast.Return | ast.Raise):
        return Paths(NEVER, NEVER, calls)
    if isinstance(node, ast.Break):
        return Paths(NEVER, calls, NEVER)
    return Paths(calls)


def _calls(node: ast.AST) -> int:
    """How often an expression calls `then` or `enter`; inside a comprehension it counts twice."""
    count = 0
    for part in ast.walk(node):
        if isinstance(part, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
            count += sum(1 for inner in ast.walk(part) if _is_then(inner))
        count += _is_then(part)
    return count


def _is_then(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("then", "enter")
    )
