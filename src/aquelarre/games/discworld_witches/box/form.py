"""What rows about places, paths, tiles and cards are made of, for the workshop. [LAN-02 … 09]"""

from __future__ import annotations

from aquelarre.editions.form import Field, Part, choice, keys, mark, number, several
from aquelarre.games.discworld_witches.box.check import (
    EFFECT_FIELDS,
    FIELDS,
    LISTS,
    LOCATIONS,
    MOST,
    SOURCES,
)
from aquelarre.games.discworld_witches.box.ids import (
    CARD_KINDS,
    CHARACTERS,
    EASY,
    EFFECTS,
    FAILURES,
    GROUPS,
    HARD,
    MOST_SPACES,
    SUCCESSES,
    SYMBOLS,
    WIDE,
)

PLACE = keys("place-*", LOCATIONS)
GROUP = keys("group-*", ("", *GROUPS), "box-none")


def form() -> tuple[Part, ...]:
    return (_easy(), _hard(), _cards(), _places(), _paths())


def _tile(part: str) -> list[Field]:
    copies = FIELDS[part]["copies"]
    return [
        number("difficulty", "box-difficulty", range(1, MOST), source="difficulty"),
        number("points", "box-points", range(MOST), source="points"),
        number("copies", "box-copies", [int(x) for x in copies], source="copies"),
    ]


def _easy() -> Part:
    return Part("easy", "box-easy", _tile("easy"), EASY, SOURCES["easy"])


def _hard() -> Part:
    failures = keys("failure-*", FAILURES, "box-none")
    successes = keys("success-*", SUCCESSES, "box-none")
    fields = [
        *_tile("hard"),
        choice("group", "box-group", ("", *GROUPS), GROUP),
        choice("failure", "box-failure", FAILURES, failures, source="failure"),
        choice("success", "box-success", SUCCESSES, successes),
    ]
    return Part("hard", "box-hard", fields, HARD, SOURCES["hard"])


def _cards() -> Part:
    does = {effect: (f"effect-{effect}.name", f"effect-{effect}") for effect in EFFECTS}
    trio = keys("character-*", ("", *CHARACTERS), "box-none")
    fields = [
        choice("symbol", "box-symbol", SYMBOLS, keys("symbol-*", SYMBOLS), source="symbol"),
        choice("effect", "box-effect", EFFECTS, does, source="effect"),
        *(
            number(name, f"box-{name}", values, {"effect": (effect,)}, "effect")
            for effect, named in EFFECT_FIELDS.items()
            for name, values in named.items()
        ),
        _list("against", "box-against", GROUP, {"effect": ("add",)}, "effect"),
        choice("trio", "box-trio", ("", *CHARACTERS), trio, source="trio"),
        _list("locations", "box-locations", PLACE, {}, "locations"),
    ]
    return Part("cards", "box-cards", fields, CARD_KINDS, SOURCES["cards"])


def _list(
    name: str,
    text: str,
    said: dict[str, tuple[str, ...]],
    where: dict[str, tuple[str, ...]],
    source: str,
) -> Field:
    least, most, values = LISTS[name]
    return several(name, text, values, least, most, said, where, source)


def _places() -> Part:
    """Only the Town and the Castle have several spaces. [LAN-11]"""
    starts = {
        "": ("start-none",),
        "green": ("start-green",),
        "violet": ("start-violet",),
    }
    several_spaces = range(2, MOST_SPACES + 1)
    fields = [
        number("spaces", "box-spaces", several_spaces, {"id": WIDE}, "spaces"),
        number("spaces", "box-spaces", (1,), source="spaces"),
        choice("start", "box-start", tuple(starts), starts, source="start"),
    ]
    return Part("places", "box-places", fields, LOCATIONS, SOURCES["places"], "place-*")


def _paths() -> Part:
    between = _list("between", "box-between", PLACE, {}, "")
    return Part("paths", "box-paths", [between, mark("source", "box-source")])
