"""Boxes that nobody has, and that could be; for tests of editions."""

from __future__ import annotations

from typing import Any

from tests.editions.written import Written

from aquelarre.games.new_salem import GAME
from aquelarre.games.new_salem.box.check import problems
from aquelarre.games.new_salem.box.edition import our_data
from aquelarre.games.new_salem.game import NewSalem

HERE = Written(GAME)
Rows = list[dict[str, Any]]


def game_with(**parts: Rows) -> NewSalem:
    """The game with other rows in some parts, as an owner could have written them."""
    facts = our_data() | parts
    assert problems(facts) == []
    return GAME.corrected(facts)


def events(**changes: dict[str, Any]) -> Rows:
    """Our events, some of them with another effect; the numbers of the old one go."""
    found = []
    for event in our_data()["events"]:
        own = {name: event[name] for name in ("id", "cost", "numbers", "sources")}
        found.append(own | changes[event["id"]] if event["id"] in changes else event)
    return found


ALIKE = [f"V{number:02}" for number in range(3, 22)]  # all but Cleansing and the Trial
# Every effect on another card than ours, with other numbers.
TURNED: dict[str, dict[str, Any]] = {
    "V01": {"effect": "remove", "count": 1, "once": True},
    "V03": {"effect": "letter", "points": 1},
    "V04": {"effect": "conscience"},
    "V05": {"effect": "safe_conduct"},
    "V06": {"effect": "absolve"},
    "V07": {"effect": "tithe", "least": 1},
    "V08": {"effect": "build", "draw": 5, "despair": 3},
    "V09": {"effect": "famine", "hope": 1},
    "V10": {"effect": "harvest", "hope": 2},
    "V11": {"effect": "exodus"},
    "V12": {"effect": "exorcise"},
    "V13": {"effect": "exchange"},
    "V14": {"effect": "seize"},
    "V15": {"effect": "burn"},
    "V16": {"effect": "neighbours"},
    "V17": {"effect": "confess"},
    "V18": {"effect": "question"},
    "V19": {"effect": "trial", "count": 3},
    "V20": {"effect": "safe_conduct"},
    "V21": {"effect": "conscience"},
}


def all_of(effect: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """This, on every card that may have any effect."""
    return dict.fromkeys(ALIKE, effect)


def boxes() -> dict[str, dict[str, Rows]]:
    ours = our_data()
    early = [3, 3, 3, 3, 3, 3, 3, 3]
    kept = {"effect": "conscience"}, {"effect": "safe_conduct"}, {"effect": "letter", "points": 9}
    trials = [
        event
        | {"numbers": {"V02": [3] * 8, "V03": [], "V04": [], "V05": [], "V06": []}[event["id"]]}
        if event["id"] in ("V02", "V03", "V04", "V05", "V06")
        else event
        for event in ours["events"]
    ]
    return {
        "upside down": {"events": events(**TURNED)},
        "all burns": {"events": events(**all_of({"effect": "burn"}))},
        "all are handed over": {
            "events": [
                event | {"cost": 5} if event["id"] == "V03" else event
                for event in events(
                    **{name: kept[n % 3] for n, name in enumerate(ALIKE) if name != "V03"}
                )
            ]
        },
        "all exchange": {"events": events(**all_of({"effect": "exchange"}))},
        "all build": {
            "events": [
                event if event["id"] in ("V01", "V02") else event | {"cost": 5}
                for event in events(**all_of({"effect": "build", "draw": 5, "despair": 0}))
            ]
        },
        "eight trials": {"events": trials},
        "no symbols": {"buildings": [card | {"symbols": []} for card in ours["buildings"]]},
        "nothing but despair": {
            "buildings": [card | {"symbols": ["despair"] * 4} for card in ours["buildings"]]
        },
        "nothing but hope": {
            "buildings": [card | {"symbols": ["hope"] * 2} for card in ours["buildings"]]
        },
        "nothing but removals": {
            "buildings": [card | {"symbols": ["removal"] * 4} for card in ours["buildings"]]
        },
        "all buildings for three": {
            "buildings": [card | {"numbers": early} for card in ours["buildings"]]
        },
        "few buildings": {
            "buildings": [
                card | {"numbers": [3, 3, 4, 4, 5, 6, 8, 8] if n % 2 else [3, 3, 3, 4, 5, 6, 7, 7]}
                for n, card in enumerate(ours["buildings"])
            ]
        },
        "dear": {
            "events": [
                event if event["id"] == "V02" else event | {"cost": 12} for event in ours["events"]
            ]
        },
        "death scores": {
            "characters": [
                one
                | ({"types": ["MUE", "JUS"]} if one["id"] in ("N01", "N03", "N05", "N06") else {})
                if "two_types" not in one
                else one | {"types": ["MUE", "JUS", "ENT"], "two_types": ["JUS", "MUE"]}
                for one in ours["characters"]
            ]
        },
    }
