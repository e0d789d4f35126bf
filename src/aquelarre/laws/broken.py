"""LawBroken: what a law says when a game does not keep it; several faults are told together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any


class LawBroken(AssertionError):
    """A game does not keep a law: which one, and where to look.

    `about` is the part of the sentence that says of what, where many faults could be alike: then
    they are told together, see `told_once`. `mistake` is what went wrong inside the game, if
    something did: one mistake is told once, whatever led to it."""

    def __init__(self, law: str, sentence: str, *, about: str = "", mistake: str = "") -> None:
        super().__init__(f"[{law}] {sentence}")
        self.law = law
        self.sentence = sentence
        self.about = about
        self.mistake = mistake
        self.faults: list[LawBroken] = [self]


class GameFails(LawBroken):
    """The game itself stumbles when a law looks at it."""


class NotPublished(LawBroken):
    """What a snapshot says is not what the game says: a draft has published nothing yet."""


class LawsBroken(LawBroken):
    """Several faults at once; `law` is that of the first."""

    def __init__(self, faults: Sequence[LawBroken]) -> None:
        listed = "\n".join(f"  {line}" for line in told_once(faults))
        super().__init__(faults[0].law, f"{len(faults)} faults:\n{listed}")
        self.faults = list(faults)


class ToDo(UserWarning):
    """What a draft still lacks to keep every law."""


def told_once(faults: Iterable[LawBroken]) -> list[str]:
    """The faults in lines, each thing said once: of many that are alike the first is told in full,
    and then what else it is true of."""
    alike: dict[tuple[str, str], list[LawBroken]] = {}
    for fault in faults:
        said = fault.sentence.replace(fault.about, "…") if fault.about else fault.sentence
        alike.setdefault((fault.law, said), []).append(fault)
    lines = []
    for first, *others in alike.values():
        about = dict.fromkeys(fault.about for fault in others if fault.about != first.about)
        same = f" The same of: {', '.join(about)}." if about else ""
        lines.append(f"{first}{same}")
    return lines


def gathered(faults: Iterable[LawBroken]) -> Iterator[LawBroken]:
    """All faults that are found; one that ends the looking is the last."""
    try:
        yield from faults
    except LawBroken as broken:
        yield from broken.faults


def caught(check: Callable[..., None], *given: Any) -> Iterator[LawBroken]:
    """The fault that a check finds, if it finds one."""
    try:
        check(*given)
    except LawBroken as broken:
        yield from broken.faults


def told(faults: Sequence[LawBroken]) -> None:
    """Raise what was found, if anything was."""
    if len(faults) == 1:
        raise faults[0]
    if faults:
        raise LawsBroken(faults) from faults[0].__cause__
