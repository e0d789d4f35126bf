"""Naming: the names that an owner's box has for its things, as texts in the place of ours."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast, serialize


def renamed(names: Mapping[str, str], texts: ast.Resource) -> str:
    """Fluent texts with these names by their keys. What else a text of ours says of a thing, in
    its attributes, stays."""
    ours = {each.id.name: each for each in texts.body if isinstance(each, ast.Message)}
    body = [
        ast.Message(
            ast.Identifier(key),
            ast.Pattern([ast.Placeable(ast.StringLiteral(_escaped(name)))]),
            ours[key].attributes if key in ours else [],
        )
        for key, name in names.items()
    ]
    return str(serialize(ast.Resource(body=list(body))))


def _escaped(name: str) -> str:
    """As it stands between quotes, so that no brace in it means anything."""
    return name.replace("\\", "\\\\").replace('"', '\\"')
