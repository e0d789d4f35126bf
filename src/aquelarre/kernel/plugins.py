"""Plug-ins: what other packages offer through entry points. One that fails is named, with the
reason, and left out; it never takes anything else down."""

from __future__ import annotations

import traceback
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any

from aquelarre.kernel.errors import LeftOut


def offered(group: str) -> list[EntryPoint]:
    """What other packages offer in a group, in the order of their names."""
    return sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value))


def load(entry: EntryPoint, default: str) -> Any:
    """The thing that an entry point names, `package:THING` or a module that has `default`.

    Raises `LeftOut`, whatever goes wrong."""
    module, _, name = entry.value.partition(":")
    name = name.split("[")[0].strip() or default
    try:
        found: Any = import_module(module.strip())
    except KeyboardInterrupt:
        raise
    except BaseException as problem:
        raise left_out(entry, "import", told(problem)) from problem
    for part in name.split("."):
        if not hasattr(found, part):
            raise left_out(entry, "missing", name)
        found = getattr(found, part)
    if isinstance(found, ModuleType):
        if not hasattr(found, default):
            raise left_out(entry, "missing", f"{name}.{default}")
        return getattr(found, default)
    return found


def left_out(entry: EntryPoint, reason: str, what: str, sentence: str = "") -> LeftOut:
    """Why an offer is not taken; `reason` is one word of the locales, `what` is put into it. For
    programs there may be a `sentence` that says it better than both."""
    package = entry.dist.name if entry.dist is not None else entry.value
    return LeftOut(
        sentence or f"{entry.name} (from {package}) was left out: {reason}: {what}.",
        name=entry.name,
        package=package,
        module=entry.value.partition(":")[0].strip(),
        reason=reason,
        what=what,
    )


def told(problem: BaseException) -> str:
    """A mistake in one line, with the line of code that made it, for whoever wrote that."""
    said = " ".join(f"{type(problem).__name__}: {problem}".split())
    if isinstance(problem, SyntaxError):  # it says where by itself
        return said
    frames = [
        frame
        for frame in traceback.extract_tb(problem.__traceback__)
        if not frame.filename.startswith("<frozen") and frame.filename != __file__
    ]
    if not frames or frames[-1].filename.endswith("importlib/__init__.py"):
        return said
    return f"{said} ({frames[-1].filename}, line {frames[-1].lineno})"
