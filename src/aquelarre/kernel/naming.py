"""Naming: an answer as a person writes it, by a verb and the labels of things.

`game.action("lay", place="0,1", rotation=2)` is a number of the vocabulary. Whatever is not there
is refused with the names that are (`Misnamed`). The labels of all games: docs/LABELS.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from aquelarre.kernel.errors import Misnamed
from aquelarre.kernel.seats import Action
from aquelarre.kernel.verbs import Verb

if TYPE_CHECKING:
    from aquelarre.kernel.game import Game

LISTED = 60  # labels, in a sentence; of more, the first and the last are named

Things = Mapping[str, int | str]  # an argument's name, and the label or the number of a thing


def verb_called(game: Game[Any], name: str) -> Verb:
    """The verb of this name."""
    for verb in game.verbs:
        if verb.name == name:
            return verb
    raise Misnamed("verb", name, ", ".join(verb.name for verb in game.verbs))


def action_called(game: Game[Any], name: str, things: Things) -> Action:
    """The number of the verb of this name with these things."""
    verb = verb_called(game, name)
    for argument in things:
        if argument not in verb.names:
            raise Misnamed("argument", argument, ", ".join(verb.names) or "—", verb=name)
    missing = [argument for argument in verb.names if argument not in things]
    if missing:
        raise Misnamed("missing", "", ", ".join(missing), verb=name)
    return verb.at(*(_value(game, verb, argument, things[argument]) for argument in verb.names))


def _value(game: Game[Any], verb: Verb, argument: str, thing: int | str) -> int:
    """The number of a thing that is given by its label or by its number."""
    size = verb.sizes[verb.names.index(argument)]
    value = game.thing(game.kind(argument), thing) if isinstance(thing, str) else thing
    if type(value) is int and 0 <= value < size:
        return value
    what = "label" if isinstance(thing, str) else "number"
    possible = _listed(labels_of(game, verb, argument))
    raise Misnamed(what, str(thing), possible, verb=verb.name, argument=argument)


def counted(game: Game[Any], kind: str, labels: Iterable[str], size: int) -> list[int]:
    """How many of each thing of a kind there are in a list of labels."""
    counts = [0] * size
    for label in labels:
        number = game.thing(kind, label)
        if number is None or number >= size:
            possible = _listed([game.label(kind, value) for value in range(size)])
            raise Misnamed("label", str(label), possible, verb="decks", argument=kind)
        counts[number] += 1
    return counts


def labels_of(game: Game[Any], verb: Verb, argument: str) -> list[str]:
    """The labels of all things that an argument of the verb can be."""
    size, kind = verb.sizes[verb.names.index(argument)], game.kind(argument)
    return [game.label(kind, value) for value in range(size)]


def check_things(game: Game[Any], named: object) -> None:
    """Refuse what is no thing of the game by its kind and label (`card:W05`), nor several of those
    with a space between them."""
    refs = (named.split() or [named]) if isinstance(named, str) else [repr(named)]
    kinds = {game.kind(name) for verb in game.verbs for name in verb.names}
    kinds.update(game.labels)
    kinds.update(["seat", "side"] if game.sides else ["seat"])
    for ref in refs:
        kind, _, label = ref.partition(":")
        if kind not in kinds:
            possible = ", ".join(f"{game.ref(each, 0)} …" for each in sorted(kinds))
            raise Misnamed("thing", ref, possible)
        if game.thing(kind, label) is None:
            labels = game.sides if kind == "side" else game.labels.get(kind, ())
            possible = _listed([f"{kind}:{each}" for each in labels])
            raise Misnamed("thing", ref, possible or f"{game.ref(kind, 0)} …")


def _listed(labels: list[str]) -> str:
    if len(labels) <= LISTED:
        return ", ".join(labels)
    return f"{labels[0]} … {labels[-1]}"
