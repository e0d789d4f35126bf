"""The Fluent files of a game, read as keys and placeholders."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from aquelarre.kernel import Game, Why
from aquelarre.laws.broken import LawBroken
from aquelarre.words import Words

LAW = "locale"
LANGUAGES = ("es", "en")
ONE = "_one"
NAMES = [f"player {seat}" for seat in range(32)]  # who sits at any table

Texts = dict[str, frozenset[str]]  # placeholders by `key` or `key.attribute`


def in_each_language(game: Game[Any], why: Why) -> tuple[str, ...]:
    """The sentences of a refusal, for tests that want to read them: Spanish and English."""
    return tuple(Words(lang, game, players=NAMES, strict=True).why(why) for lang in LANGUAGES)


class _Holes(visitor.Visitor):
    """Gathers the placeholders and references of a text."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix(ONE))  # of a side, see `Words`

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


def read_texts(home: Traversable, language: str) -> Texts:
    """All texts of a game in a language, by key."""
    file = home / "locale" / f"{language}.ftl"
    if not file.is_file():
        raise LawBroken(LAW, f"locale/{language}.ftl is missing.")
    return _parsed(file.read_text(encoding="utf-8"), language)


@cache
def _parsed(source: str, language: str) -> Texts:
    found: Texts = {}
    references: dict[str, set[str]] = {}
    names: set[str] = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise LawBroken(
                LAW, f"locale/{language}.ftl, line {line}: {entry.annotations[0].message}."
            )
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        if name in names:
            raise LawBroken(LAW, f"locale/{language}.ftl has two texts called {name}.")
        names.add(name)
        patterns = [(name, entry.value)] if entry.value else []
        patterns += [(f"{name}.{each.id.name}", each.value) for each in entry.attributes]
        for key, pattern in patterns:
            holes = _Holes()
            holes.visit(pattern)
            references[key] = holes.references
            if isinstance(entry, ast.Message):
                found[key] = frozenset(holes.names)
    for key, referred in references.items():
        lost = sorted(referred - names)
        if lost:
            raise LawBroken(LAW, f"locale/{language}.ftl: {key} refers to {lost[0]}: no such text.")
    return found
