"""Tested: which rules the tests of a game are marked with, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def marked(source: str) -> dict[str, set[str]]:
    """The rules that the tests of a file are marked with, one by one or all of them, and the
    names of those that are marked one by one."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for rule in rules_in(node.decorator_list):
                found.setdefault(rule, set()).add(node.name)
        elif isinstance(node, ast.Assign):  # pytestmark
            for rule in rules_in([node.value]):
                found.setdefault(rule, set())
    return found


def rules_in(marks: list[ast.expr]) -> Iterator[str]:
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule":
                yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def tests_of(source: str, rule: str) -> Iterator[ast.FunctionDef]:
    """The tests of a file that are marked with a rule, one by one or all of them."""
    tree = ast.parse(source)
    whole = any(
        rule in rules_in([node.value]) for node in tree.body if isinstance(node, ast.Assign)
    )
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test"):
            continue
        if whole or rule in rules_in(node.decorator_list):
            yield node
