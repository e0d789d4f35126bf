"""What is written of a bot where others read it: of an engine the program's name, not its place on
this machine nor its arguments, among which may be a secret."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from aquelarre.bots.engine import command_of, is_engine


def public_name(kind: str) -> str:
    """The name of a bot of this kind."""
    return command_of(kind).shown if is_engine(kind) else kind


def public_names(kinds: Sequence[str]) -> list[str]:
    """The names of several kinds, each another one."""
    names = [public_name(kind) for kind in kinds]
    return [
        name if names.count(name) == 1 else f"{name} #{names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]


def public_kinds(kinds: Sequence[str]) -> list[str]:
    """The kinds as a plan notes them: the same command is known again, but not told."""
    return [
        f"{public_name(kind)} {sha256(kind.encode()).hexdigest()[:16]}" if is_engine(kind) else kind
        for kind in kinds
    ]
