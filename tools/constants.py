"""Constants: what our names in capitals say to people, said to the compiler.

A name in capitals at the top of a module never changes. mypyc believes that only of `Final` names,
and reads all others anew from the module each time. So it is given a copy of the sources in which
they are `Final`, line by line the same otherwise; a type checker would find one that does change.
"""

from __future__ import annotations

import ast
from collections import Counter

FUTURE = "from __future__ import annotations"
FINAL = f"{FUTURE}; from typing import Final"


def with_finals(text: str) -> str:
    """The module with its constants marked, and every line where it was."""
    tree = ast.parse(text)
    lines = text.split("\n")
    bound = Counter(name for node in ast.walk(tree) for name in names_bound(node))
    bound.update(pairs_of_floats(tree))
    changed = False
    for node in tree.body:
        found = marked(node, bound)
        if found is not None:
            row, column, end, new = found
            line = lines[row - 1].encode()
            lines[row - 1] = (line[:column] + new.encode() + line[end:]).decode()
            changed = True
    if not changed or FUTURE not in lines:
        return text
    lines[lines.index(FUTURE)] = FINAL
    return "\n".join(lines)


def names_bound(node: ast.AST) -> list[str]:
    """The names to which it gives a value, wherever it stands."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        return [node.id]
    return list(node.names) if isinstance(node, ast.Global) else []


def pairs_of_floats(tree: ast.Module) -> list[str]:
    """Names of tuples with floats in them: mypyc (2.4) takes such constants for never set."""
    simple = [node for node in tree.body if isinstance(node, ast.Assign)]
    floats = {ast.unparse(node.targets[0]) for node in simple if has_float(node.value, set())}
    return [
        ast.unparse(node.targets[0])
        for node in simple
        if isinstance(node.value, ast.Tuple) and has_float(node.value, floats)
    ]


def has_float(value: ast.expr, floats: set[str]) -> bool:
    """Is there a float in it, or the name of one?"""
    return any(
        (isinstance(part, ast.Constant) and isinstance(part.value, float))
        or (isinstance(part, ast.Name) and part.id in floats)
        for part in ast.walk(value)
    )


def is_constant(name: str, bound: Counter[str]) -> bool:
    """In capitals, and bound once; `S` is the name of a type."""
    return name.isupper() and len(name) > 1 and bound[name] == 1


def marked(node: ast.stmt, bound: Counter[str]) -> tuple[int, int, int, str] | None:
    """The part of a line that becomes another one: its row, from and to which byte, and how."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
        name, kind = node.target.id, node.annotation
        if is_constant(name, bound) and node.lineno == kind.end_lineno:
            said = f"{name}: Final[{ast.unparse(kind)}]"
            return node.lineno, node.col_offset, kind.end_col_offset or 0, said
    if not isinstance(node, ast.Assign) or len(node.targets) != 1:
        return None
    target = node.targets[0]
    if isinstance(target, ast.Name) and is_constant(target.id, bound):
        return node.lineno, target.col_offset, target.end_col_offset or 0, f"{target.id}: Final"
    values = several(target, node.value)
    if values and node.lineno == node.end_lineno and all(is_constant(x, bound) for x in values):
        said = "; ".join(f"{name}: Final = {value}" for name, value in values.items())
        return node.lineno, node.col_offset, node.end_col_offset or 0, said
    return None


def several(target: ast.expr, value: ast.expr) -> dict[str, str]:
    """Of `A, B = 0, 1` or `A, B = range(2)`: each name with its own value."""
    if not isinstance(target, ast.Tuple):
        return {}
    names = [each.id for each in target.elts if isinstance(each, ast.Name)]
    if len(names) != len(target.elts):
        return {}
    if isinstance(value, ast.Tuple) and len(value.elts) == len(names):
        return dict(zip(names, map(ast.unparse, value.elts), strict=True))
    counted = isinstance(value, ast.Call) and ast.unparse(value.func) == "range"
    if counted and isinstance(value, ast.Call) and len(value.args) == 1:
        return {name: str(number) for number, name in enumerate(names)}
    return {}
