"""Naming: the names that an owner's box has for its things, as texts in the place of ours."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast, parse, serialize

from aquelarre.words.entries import entries


def renamed(names: Mapping[str, str], source: str) -> str:
    """Fluent texts with these names by their keys. What else a text of ours says of a thing, in
    its attributes, stays."""
    ours = entries(source)
    body = [
        ast.Message(
            ast.Identifier(key),
            ast.Pattern([ast.Placeable(ast.StringLiteral(_escaped(name)))]),
            attributes_of(ours.get(key, "")),
        )
        for key, name in names.items()
    ]
    return str(serialize(ast.Resource(body=list(body))))


def attributes_of(entry: str) -> list[ast.Attribute]:
    """What one text says besides itself."""
    return [
        more
        for each in parse(entry).body
        if isinstance(each, ast.Message)
        for more in each.attributes
    ]


def _escaped(name: str) -> str:
    """As it stands between quotes, so that no brace in it means anything."""
    return name.replace("\\", "\\\\").replace('"', '\\"')
