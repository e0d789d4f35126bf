"""A box: what the cards and characters of an edition say, as unchangeable facts for the rules.

The rules read values, targets, effects and abilities from the `Box` of the state, never from this
module: whoever owns the game can play with what theirs says. `village.toml` is ours, with the
source of every fact. Whether data is sound is the business of `check.py`; a `Box` only turns sound
data into tuples and sets of cards.
"""

from __future__ import annotations

import tomllib
from ast import literal_eval
from functools import lru_cache
from importlib.resources import files
from typing import Any

from aquelarre.games.las_brujas.box import effects
from aquelarre.games.las_brujas.box.cards import (
    CARDS,
    COUNTERS,
    DURING,
    EVENTS,
    KIND,
    LABELS,
    NO_CARD,
    RUMOURS,
    SPECIAL,
    TRIALS,
    Card,
    CardSet,
    cards_in,
    set_of,
)
from aquelarre.games.las_brujas.box.characters import (
    BLACKSMITH,
    IDS,
    NO_ABILITY,
    SEX_NAMES,
    WOMAN,
    Ability,
    Character,
)
from aquelarre.kernel.spelling import in_short

Row = dict[str, Any]
DECKS = ("rumours", "trials", "counters", "during", "events", "afterlife")  # the parts with cards
NOBODY_HAS: Character = -2  # an ability that no character of this box has


class Box:
    """The facts of a box. Nothing in it is ever altered: all states and clones share it.

    Tuples are by the number of a card or character; a card has 0 of what it does not know of.
    `face` is what a card does: the kind that does so in our own box; of a trial card `like` is the
    kind there that is most like it, for guides, who know what those are worth. `holder` is, for
    each ability, the character who has it.
    """

    __slots__ = (
        *("sex", "base", "every", "ability", "holder"),  # of characters
        *("face", "like", "positive", "negative", "worth"),
        *("target", "against", "marks"),  # of trial cards; events have a target, too
        *("votes", "amount", "reputation"),
        *("plain_events", "aimed_events", "doll"),
        *("rotating", "rotating_cards", "rotating_value", "places"),
        *("one_shot", "haunting", "desecration", "oblivion"),
        *("in_trial", "mercy", "can_cancel", "only_in_trial", "before_vote"),
        *("bribe", "outcry", "torches", "voice", "witness", "wind"),
        *("man", "woman"),  # of rumours
        *("written", "is_ours", "spelling"),
    )

    def __init__(self, facts: Row, *, is_ours: bool = False) -> None:
        """From data that `check.problems` has nothing to say against."""
        self.written = repr(facts)  # as text, which nobody can alter
        self.is_ours = is_ours
        self.spelling: str = in_short((self.written, is_ours))  # stands for all of it
        self._read_characters({row["id"]: row for row in facts["characters"]})
        self._read_cards(rows_of(facts))
        self.like: tuple[str, ...] = tuple([self._like(card) for card in range(CARDS)])
        self._sort_events()
        self._sort_afterlife()
        self._sort_trial_cards()

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes go the facts alone, and of ours nothing."""
        return box_again, ("" if self.is_ours else self.written,)

    @property
    def facts(self) -> Row:
        """All that is written down about the box."""
        found: Row = literal_eval(self.written)
        return found

    def _read_characters(self, rows: dict[str, Row]) -> None:
        every = [rows[name] for name in IDS]
        self.sex: tuple[int, ...] = tuple([SEX_NAMES.index(row["sex"]) for row in every])
        self.base: tuple[int, ...] = tuple([int(row["base"]) for row in every])
        self.every: tuple[str, ...] = tuple([str(row["every"]) for row in every])
        self.ability: tuple[Ability, ...] = tuple(
            [
                effects.ABILITIES.index(row["ability"]) if row["ability"] else NO_ABILITY
                for row in every
            ]
        )
        self.holder: tuple[Character, ...] = tuple(
            [
                self.ability.index(ability) if ability in self.ability else NOBODY_HAS
                for ability in range(len(effects.ABILITIES))
            ]
        )

    def _read_cards(self, rows: tuple[Row, ...]) -> None:
        self.face: tuple[str, ...] = tuple([_face(card, rows[card]) for card in range(CARDS)])
        self.man: tuple[int, ...] = tuple([int(row.get("man", 0)) for row in rows])
        self.woman: tuple[int, ...] = tuple([int(row.get("woman", 0)) for row in rows])
        self.positive: CardSet = set_of([x for x in cards_in(RUMOURS) if self.man[x] > 0])
        self.negative: CardSet = RUMOURS & ~self.positive
        self.worth: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self._worth(who, card) for card in range(CARDS)]) for who in range(len(IDS))]
        )
        self.target: tuple[str, ...] = tuple(
            [self._target(card, rows[card]) for card in range(CARDS)]
        )
        self.against: tuple[int, ...] = tuple([int(row.get("against", 0)) for row in rows])
        self.marks: tuple[int, ...] = tuple(
            [sum([SPECIAL[name] for name in row.get("special", ())]) for row in rows]
        )
        self.votes: tuple[int, ...] = tuple([int(row.get("votes", 0)) for row in rows])
        self.amount: tuple[int, ...] = tuple([int(row.get("amount", 0)) for row in rows])
        self.reputation: tuple[int, ...] = tuple([int(row.get("reputation", 0)) for row in rows])

    def _worth(self, character: Character, card: Card) -> int:
        """What a rumour is worth to who carries it: by sex, and the blacksmith shrugs off a -1.
        [BRU-11, P04]"""
        value = self.woman[card] if self.sex[character] == WOMAN else self.man[card]
        return 0 if self.ability[character] == BLACKSMITH and value == -1 else value

    def _target(self, card: Card, row: Row) -> str:
        """Whom a trial card may accuse, or an event choose. [A.4, A.7]"""
        if EVENTS >> card & 1:
            return effects.AIMED.get(self.face[card], "none")
        return str(row.get("target", ""))

    def _sort_events(self) -> None:
        self.aimed_events: CardSet = set_of(
            [card for card in cards_in(EVENTS) if self.target[card] != "none"]
        )
        self.plain_events: CardSet = EVENTS & ~self.aimed_events
        dolls = cards_in(self.that("S16"))
        self.doll: Card = dolls[0] if dolls else NO_CARD

    def _sort_afterlife(self) -> None:
        self.rotating: CardSet = self.that(*effects.ROTATING)
        self.rotating_cards: tuple[Card, ...] = tuple(cards_in(self.rotating))
        self.rotating_value: tuple[int, ...] = tuple(
            [self.reputation[card] for card in self.rotating_cards]
        )
        # A place among the rotating cards stands for such a card: those of each kind.
        faces = [self.face[card] for card in self.rotating_cards]
        self.places: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([place for place, other in enumerate(faces) if other == face])
                for face in effects.ROTATING
            ]
        )
        self.in_trial: CardSet = self.that(*effects.IN_TRIAL)
        once = [face for face in effects.EFFECTS["afterlife"].values() if face not in OTHER_MOMENTS]
        self.one_shot: CardSet = self.that(*once)
        self.desecration: CardSet = self.that("U12")
        self.oblivion: CardSet = self.that("U13")
        self.haunting: CardSet = self.rotating | self.one_shot & ~(self.desecration | self.oblivion)

    def _sort_trial_cards(self) -> None:
        self.mercy: CardSet = self.that("U16")
        self.can_cancel: CardSet = COUNTERS | self.mercy
        self.only_in_trial: CardSet = self.can_cancel | DURING | self.in_trial
        self.bribe: CardSet = self.that("D4")
        self.outcry: CardSet = self.that("D6")
        self.torches: CardSet = self.that("D3")
        self.before_vote: CardSet = DURING & ~self.outcry
        self.voice: CardSet = self.that("U14")
        self.witness: CardSet = self.that("U15")
        self.wind: CardSet = self.that("U17")

    def that(self, *faces: str) -> CardSet:
        """All cards that do one of these things."""
        return set_of([card for card in range(CARDS) if self.face[card] in faces])

    def trial_like(self, card: Card) -> tuple[str, int, int]:
        """What is printed on a trial card. [A.4]"""
        return self.target[card], self.against[card], self.marks[card]

    def _like(self, card: Card) -> str:
        if self.is_ours or not TRIALS >> card & 1:
            return self.face[card]
        wanted = self.trial_like(card)
        alike = [other for other in cards_in(TRIALS) if OURS.trial_like(other) == wanted]
        return KIND[alike[0]] if alike else "J1"


OTHER_MOMENTS = (*effects.ROTATING, *effects.IN_TRIAL)


def _face(card: Card, row: Row) -> str:
    """What the card does, by the kind that does so in our own box."""
    for kinds in effects.EFFECTS.values():
        if row.get("effect") in kinds:
            return kinds[row["effect"]]
    return KIND[card]


def rows_of(facts: Row) -> tuple[Row, ...]:
    """For each card the row that is about it: by its kind, or by its own label."""
    named = {row["id"]: row for part in DECKS for row in facts[part]}
    return tuple([named.get(LABELS[card]) or named[KIND[card]] for card in range(CARDS)])


def our_data() -> Row:
    """`village.toml` as it was read."""
    folder = files("aquelarre.games.las_brujas.box")
    return tomllib.loads(folder.joinpath("village.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def box_again(text: str) -> Box:
    """A box that came from another process."""
    return Box(literal_eval(text)) if text else OURS


OURS = Box(our_data(), is_ours=True)
