"""A check of the tables: what is wrong with them, in sentences. Tests and tools run it."""

from __future__ import annotations

from typing import Any

MARKS = {"R", "D", "F", "X"}
NEEDED = {
    "rumour": {"id", "copies", "man", "woman", "source"},
    "trial": {"id", "copies", "target", "source"},
    "counter": {"id", "copies", "source"},
    "during": {"id", "copies", "source"},
    "event": {"id", "copies", "target", "source"},
    "afterlife": {"id", "copies", "type", "source"},
}
MAY = {"trial": {"against", "mute_accused", "unpaid", "by_water", "summary", "mighty"}}
TARGETS = {
    "trial": {"any", "ill_repute", "woman", "man", "influential"},
    "event": {"none", "other", "with_cards", "any"},
}
TYPES = {"rotating", "once", "in_trial"}
POSITIVE, NEGATIVE = 18, 20  # rumours of each kind
CHARACTERS, MEN = 24, 12


def card_problems(data: dict[str, Any]) -> list[str]:
    """Everything in cards.toml that cannot be right."""
    found = []
    ids: list[str] = []
    for family, wanted in NEEDED.items():
        kinds = data["cards"].get(family, [])
        ids += [kind["id"] for kind in kinds]
        count = sum(kind["copies"] for kind in kinds)
        if count != data["family"].get(family):
            found.append(f"there are {count} cards of {family}, not {data['family'].get(family)}")
        for kind in kinds:
            found += [f"{kind['id']}: {what}" for what in _problems_of(family, kind, wanted)]
    found += [f"{name} stands there twice" for name in sorted({i for i in ids if ids.count(i) > 1})]
    return found + _rumours(data["cards"].get("rumour", []))


def _problems_of(family: str, kind: dict[str, Any], wanted: set[str]) -> list[str]:
    found = [f"has no {name}" for name in sorted(wanted - kind.keys())]
    found += [f"has a strange {x}" for x in sorted(kind.keys() - wanted - MAY.get(family, set()))]
    if kind.get("source") not in MARKS:
        found.append(f"comes from {kind.get('source')!r}, which is no mark")
    if kind.get("copies", 0) < 1:
        found.append("is not in the box")
    if family in TARGETS and kind.get("target") not in TARGETS[family]:
        found.append(f"aims at {kind.get('target')!r}")
    if family == "afterlife" and kind.get("type") not in TYPES:
        found.append(f"is of the type {kind.get('type')!r}")
    if family == "rumour" and kind.get("man", 0) * kind.get("woman", 0) <= 0:
        found.append("is good for one sex and bad for the other, or worth nothing")
    return found


def _rumours(kinds: list[dict[str, Any]]) -> list[str]:
    good = sum(kind["copies"] for kind in kinds if kind["man"] > 0)
    bad = sum(kind["copies"] for kind in kinds if kind["man"] < 0)
    if (good, bad) != (POSITIVE, NEGATIVE):
        return [f"{good} rumours are positive and {bad} negative"]
    return []


def character_problems(characters: list[dict[str, Any]]) -> list[str]:
    """Everything in characters.toml that cannot be right."""
    found = []
    if len(characters) != CHARACTERS:
        found.append(f"there are {len(characters)} characters")
    if sum(who["sex"] == "H" for who in characters) != MEN:
        found.append("half of the characters are men and half are women")
    if sum(who["base"] for who in characters) != 0:
        found.append("the bases do not add up to 0")
    for number, who in enumerate(characters, start=1):
        if who["id"] != f"P{number:02}":
            found.append(f"{who['id']} stands in the place of P{number:02}")
        if who["sex"] not in ("H", "M") or who["every"] not in ("P", "T", "S", "G"):
            found.append(f"{who['id']}: sex {who['sex']!r}, every {who['every']!r}")
        if not {who["source"], who["base_source"]} <= MARKS:
            found.append(f"{who['id']}: comes from nowhere")
    return found
