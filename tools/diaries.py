"""Diaries of a device for tests: games that nobody has played."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]
KEY = "aquelarre-diary"
DAY = 86_400_000
BEGIN = 1_780_000_000_000  # milliseconds
TITLES = ("carcassonne", "walpurgisnacht", "las_brujas", "new_salem", "discworld_witches")
SIDES = {
    "walpurgisnacht": ("villagers", "witches"),
    "las_brujas": ("villagers", "witches"),
    "new_salem": ("puritans", "witches"),
}
ROLES = {
    "las_brujas": [["character", "P05"], ["character", "P01"], ["character", "P16"]],
    "new_salem": [["character", "N02"], ["character", "N07"]],
    "discworld_witches": [["apprentice", "tiffany"], ["apprentice", "petulia"]],
}


def played(number: int, game: str = "carcassonne", **more: Any) -> Data:
    """A game like others, for the number in another way."""
    seats = 2 + number % 3 if game == "carcassonne" else 4 + number % 3
    sides = SIDES.get(game, ("",))
    side = sides[number % 7 == 3] if len(sides) > 1 else ""
    kind = "guide" if number % 4 else "seer"
    people = [
        {"bot": kind if seat else "", "agent": "", "side": sides[seat % len(sides)]}
        for seat in range(seats)
    ]
    people[0]["side"] = side
    roles = ROLES.get(game, [None])
    return {
        "table": f"table{number}",
        "seat": 0,
        "game": game,
        "at": BEGIN + number * DAY,
        "name": "Ana",
        "people": people,
        "side": side,
        "role": roles[number % len(roles)],
        "points": 40 + number * 7 % 60 if game == "carcassonne" else None,
        "result": ("won", "lost", "won", "drawn", "lost", "won", "won")[number * 5 % 7],
        "together": game == "discworld_witches" and number % 2 == 1,
        "times": [20 + (number * 13 + 7 * place) % 90 for place in range(25)],
        "flags": [],
        **more,
    }


def diary(count: int = 48) -> Data:
    games = [played(number, TITLES[number % len(TITLES)]) for number in range(count)]
    games[4]["flags"] = ["lesson"]
    games[9] |= {"flags": ["shared"], "name": "Bea"}
    return {"games": games, "gone": [], "since": 0}


def file(*games: Data) -> Data:
    return {"format": KEY, "version": 1, "games": list(games)}
