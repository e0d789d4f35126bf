"""Refusals choose their words by names, not by numbers that only the code can tell apart."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import aquelarre

HOME = Path(aquelarre.__file__).parent
TEXTS = sorted(path.relative_to(HOME).as_posix() for path in HOME.rglob("locale/*.ftl"))
COUNTED = 3  # numbers with words of their own: none, one or two; more are an enumeration


class Numbered(Visitor):
    """Selectors with words for many numbers."""

    def __init__(self) -> None:
        self.found: list[list[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        numbers = [
            variant.key.value
            for variant in node.variants
            if isinstance(variant.key, ast.NumberLiteral)
        ]
        if len(numbers) > COUNTED:
            self.found.append(numbers)
        self.generic_visit(node)


@pytest.mark.parametrize("path", TEXTS)
def test_no_refusal_enumerates_by_number(path: str) -> None:
    visitor = Numbered()
    for entry in FluentParser().parse((HOME / path).read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("why-"):
            visitor.visit(entry)
    assert visitor.found == []
