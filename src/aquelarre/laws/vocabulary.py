"""Vocabulary: verbs and notices are in order, and their numbers and names never move."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from aquelarre.kernel import Event, Game
from aquelarre.laws.broken import LawBroken
from aquelarre.laws.ending import check_side
from aquelarre.laws.snapshot import home_of, snapshot_faults, update_snapshot

LAW = "vocabulary"
FILE = "vocabulary.txt"
BUILT_IN = ("seat", "number", "side")  # kinds that every game has


def vocabulary_faults(game: Game[Any], home: Traversable | None = None) -> Iterator[LawBroken]:
    """The vocabulary is sound, and all that was published of it still stands."""
    yield from _doubled([verb.name for verb in game.verbs], "verbs")
    yield from _doubled([notice.key for notice in game.notices], "notices")
    yield from _mislabelled(game)
    yield from snapshot_faults(game, home_of(game, home), LAW, FILE, lines(game), has_grown)


def has_grown(before: str, now: str) -> bool:
    """Is this the same verb with more things to name? All numbers mean what they meant, as long as
    it is the first argument that names more: the others count within it."""
    was, is_now = before.split(), now.split()
    if was[:3] != is_now[:3] or was[0] != "verb" or len(was) != len(is_now) or len(was) < 4:
        return False
    name, _, size = was[3].partition("=")
    other, _, more = is_now[3].partition("=")
    return name == other and int(more) > int(size) and was[4:] == is_now[4:]


def update(game: Game[Any], home: Traversable | None = None, *, afresh: bool = False) -> Path:
    """Append what is new to the snapshot."""
    return update_snapshot(home_of(game, home), FILE, lines(game), afresh=afresh)


def lines(game: Game[Any]) -> list[str]:
    """The vocabulary in words: one line for each verb and each notice."""
    found = []
    for verb in game.verbs:
        sizes = [f"{name}={size}" for name, size in zip(verb.names, verb.sizes, strict=True)]
        found.append(" ".join(["verb", verb.name, str(verb.base), *sizes]))
    for notice in game.notices:
        hidden = [f"({name})" for name in notice.hidden]
        places = [f"@{notice.places}"] if notice.places else []
        found.append(" ".join(["notice", notice.key, *notice.shown, *hidden, *places]))
    return found


def things(game: Game[Any]) -> dict[str, int]:
    """The kinds of things that verbs speak of, and how many there are of each."""
    found: dict[str, int] = {}
    for verb in game.verbs:
        for name, size in zip(verb.names, verb.sizes, strict=True):
            kind = game.kind(name)
            if kind not in BUILT_IN:
                found[kind] = max(size, found.get(kind, 0))
    return found


def check_events(game: Game[Any], events: list[Event] | None) -> None:
    """Everything that was told is a notice of the game and has all its values."""
    for event in events or []:
        notice = event.notice
        if notice not in game.notices:
            raise LawBroken(LAW, f"{notice.key!r} was told, but is not among the game's notices.")
        if len(event.shown) != len(notice.shown) or len(event.hidden) != len(notice.hidden):
            raise LawBroken(
                LAW,
                f"{notice.key!r} was told with {len(event.shown)} shown and {len(event.hidden)} "
                f"hidden values; it has {notice.shown} and {notice.hidden}.",
            )
        told = (*notice.shown, *notice.hidden), (*event.shown, *event.hidden)
        for name, value in zip(*told, strict=True):
            if game.kind(name) == "side":
                check_side(game, value, f"{notice.key!r} was told with {name}")
        if event.places and not notice.places:
            raise LawBroken(
                LAW, f"{notice.key!r} points at places, but its notice does not say of which kind."
            )
        if event.to and not notice.hidden:
            raise LawBroken(
                LAW, f"{notice.key!r} was told to some seats only, but hides nothing from others."
            )


def _doubled(names: list[str], what: str) -> Iterator[LawBroken]:
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield LawBroken(LAW, f"two {what} are called {name!r}: names must be unique.")


def _mislabelled(game: Game[Any]) -> Iterator[LawBroken]:
    """Each thing has a label of its own, and the label leads back to it."""
    for kind, size in things(game).items():
        for value in range(size):
            label = game.label(kind, value)
            if game.thing(kind, label) != value:
                yield LawBroken(
                    LAW,
                    f"{kind} {value} has the label {label!r}, but thing({kind!r}, {label!r}) is "
                    f"{game.thing(kind, label)}: `label` and `thing` must be each other's inverse.",
                )
                break  # the others of the kind are wrong in the same way
