"""What is printed on the things of a box: texts for cards and abilities, and where another edition
says something else than ours. [BRU-01, A.2 … A.8]"""

from __future__ import annotations

from functools import lru_cache

from aquelarre.games.las_brujas.box.cards import (
    CARDS,
    LABELS,
    RUMOURS,
    SPECIAL,
    TRIALS,
    Card,
)
from aquelarre.games.las_brujas.box.characters import IDS, NO_ABILITY, SEX_NAMES, Character
from aquelarre.games.las_brujas.box.edition import OURS, Box
from aquelarre.kernel import Say, View

MOST_BOXES = 32


def printed(box: Box) -> View:
    """Of another edition, what its cards and characters say otherwise than ours; for its shape see
    view.py."""
    cards, characters = _otherwise(box)
    return {
        "cards": {label: row | {"values": dict(row["values"])} for label, row in cards.items()},
        "characters": {name: dict(row) for name, row in characters.items()},
    }


@lru_cache(maxsize=MOST_BOXES)
def _otherwise(box: Box) -> tuple[dict[str, View], dict[str, View]]:
    cards = [card for card in range(CARDS) if _facts(box, card) != _facts(OURS, card)]
    people = [who for who in range(len(IDS)) if _person(box, who) != _person(OURS, who)]
    return (
        {LABELS[card]: _card(box, card) for card in cards},
        {IDS[who]: _person(box, who) for who in people},
    )


def _facts(box: Box, card: Card) -> tuple[object, ...]:
    """All that the rules read of a card."""
    numbers = (box.votes[card], box.amount[card], box.reputation[card])
    return box.face[card], box.man[card], box.woman[card], box.trial_like(card), numbers


def _card(box: Box, card: Card) -> View:
    text, values = text_of(box, card)
    found: View = {"text": text, "values": values, "like": box.face[card]}
    if RUMOURS >> card & 1:
        found["good"] = bool(box.positive >> card & 1)
    return found


def _person(box: Box, who: Character) -> View:
    ability = box.ability[who]
    text, every = "ability-none", box.every[who]
    if ability != NO_ABILITY:  # as often as in our own box, or not
        usual = every == OURS.every[ability]
        text = f"ability-{IDS[ability]}" if usual else f"printed-{IDS[ability]}"
    return {
        "sex": SEX_NAMES[box.sex[who]],
        "base": box.base[who],
        "ability": "" if ability == NO_ABILITY else IDS[ability],
        "every": every,
        "text": text,
    }


def text_of(box: Box, card: Card) -> tuple[str, dict[str, int | str]]:
    """The text for what is printed on a card, and its values. What the rules know with just the
    numbers of our own box has a text of its own there."""
    if RUMOURS >> card & 1:
        man, woman = box.man[card], box.woman[card]
        key = "printed-rumour" if man == woman else "printed-rumour-by-sex"
        return key, {"man": man, "woman": woman}
    if TRIALS >> card & 1:
        values: dict[str, int | str] = {"target": box.target[card], "against": box.against[card]}
        marks = box.marks[card]
        return "printed-trial", values | {name: int(marks & x != 0) for name, x in SPECIAL.items()}
    face = box.face[card]
    usual = next(other for other in range(CARDS) if OURS.face[other] == face)
    for name, own, ours in (
        ("votes", box.votes[card], OURS.votes[usual]),
        ("amount", box.amount[card], OURS.amount[usual]),
        ("reputation", box.reputation[card], OURS.reputation[usual]),
    ):
        if own != ours:
            return f"printed-{face}", {name: own}
    return f"effect-{face}", {}


def effect(view: View, label: str, kind: str, say: Say) -> str:
    """What a card does, as a reader of this view has it before them."""
    other = view.get("printed", NOTHING_ELSE)["cards"].get(label)
    return say(other["text"], **other["values"]) if other else say(f"effect-{kind}")


def ability(person: View | None, label: str, say: Say) -> str:
    """What a character can do, and how often: of another edition, as `person` says."""
    if person is None:
        return say(f"ability-{label}")
    return say(person["text"], every=person["every"])


def person_of(view: View, label: str) -> View | None:
    """What this edition says otherwise of a character."""
    found: View | None = view.get("printed", NOTHING_ELSE)["characters"].get(label)
    return found


NOTHING_ELSE: View = {"cards": {}, "characters": {}}
