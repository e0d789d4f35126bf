"""Ratings: how strong somebody has been in a group, by title and kind of table (OpenSkill, after
Plackett and Luce), with how sure that is.

They are reckoned from the group's history, from its first game on, and kept nowhere: a game that is
struck out, counts again or is deleted is right at once. What counts is told in docs/GROUPS.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from aquelarre.server.groups.records import GUEST, Game, Player, Result

DUEL, MANY, SIDES = KINDS = "duel", "many", "sides"  # two; three and more; in teams
BASE, SCALE = 1000.0, 40.0  # a newcomer has this many points, and each of OpenSkill's is so many
SURE = 2.0  # standard deviations to each side: nineteen in twenty
PROVISIONAL = 6.25  # of OpenSkill's points: three quarters of what is not known of a newcomer
DIGITS = 9  # after which processors may differ
Key = int | str  # the number of a member, or the kind of a bot


class Rating(Struct, frozen=True):
    """What is known of somebody's strength."""

    member: int  # or GUEST: a bot
    bot: str
    points: int
    low: int
    high: int
    games: int
    provisional: bool


class Table(Struct, frozen=True):
    """The ratings of one title at one kind of table, the strongest first."""

    game: str
    kind: str
    games: int
    ratings: tuple[Rating, ...]


def installed() -> bool:
    """Is there what it takes? (The extra `ratings`.)"""
    return find_spec("openskill") is not None


def kind_of(result: Result) -> str:
    if any(who.side for who in result.players):
        return SIDES
    return DUEL if len(result.players) == 2 else MANY


def why_not(game: Game, bots: bool, same: Mapping[int, int]) -> str:
    """Why a game does not count for ratings; "" if it does. `same`: under which number somebody is
    reckoned who has several."""
    if game.struck:
        return "struck"
    players = game.result.players
    people = [who for who in players if not who.bot]
    numbers = [same.get(who.member, who.member) for who in people]
    if game.result.together or len(teams_of(game.result)) < 2:  # nobody to be better than
        return "together"
    if any(who.replaced for who in players):
        return "replaced"
    if any(who.agent for who in players):
        return "agent"
    if not people or any(number == GUEST for number in numbers):
        return "guest"
    if len(set(numbers)) < len(numbers):
        return "shared"
    if len(people) < len(players) and not bots:
        return "bots"
    return ""


def teams_of(result: Result) -> list[tuple[list[int], tuple[float, float]]]:
    """Who belonged together, and how well they did: more is better. Those of one side with the same
    result are a team. Who plays alone is ranked by the result, and where it is the same by points
    where there are any; but where all have lost, all have lost alike."""
    lost = all(who.result < 0 for who in result.players)
    found: dict[tuple[object, ...], list[int]] = {}
    for seat, who in enumerate(result.players):
        key = ("side", who.side, who.result) if who.side else ("seat", seat)
        found.setdefault(key, []).append(seat)
    return [(seats, _worth(result.players[seats[0]], lost)) for seats in found.values()]


def _worth(who: Player, lost: bool) -> tuple[float, float]:
    return who.result, 0.0 if who.side or lost else float(who.points or 0)


def ranks_of(result: Result) -> list[int]:
    """The place of each seat, from 0 on; those who did equally well share it."""
    teams = teams_of(result)
    worth = {seat: value for seats, value in teams for seat in seats}
    better = sorted(worth.values(), reverse=True)
    return [better.index(worth[seat]) for seat in range(len(result.players))]


class _Known:
    """What is known so far of one title at one kind of table."""

    def __init__(self) -> None:
        self.strength: dict[Key, tuple[float, float]] = {}
        self.played: dict[Key, int] = {}
        self.games = 0


def ratings(
    games: Iterable[Game], bots: bool, same: Mapping[int, int], left: frozenset[int]
) -> list[Table]:
    """Of games in the order in which they were over. Who has left is reckoned with, and not
    shown."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    tables: dict[tuple[str, str], _Known] = {}
    for game in games:
        if not why_not(game, bots, same):
            key = game.result.game, kind_of(game.result)
            _reckon(model, tables.setdefault(key, _Known()), game.result, same)
    return [
        Table(game, kind, known.games, _shown(known, left))
        for (game, kind), known in sorted(tables.items())
    ]


def _reckon(model: Any, known: _Known, result: Result, same: Mapping[int, int]) -> None:
    keys: list[Key] = [who.bot or same.get(who.member, who.member) for who in result.players]
    fresh = model.rating()
    now = {key: known.strength.get(key, (fresh.mu, fresh.sigma)) for key in keys}
    ranks = ranks_of(result)
    teams = [seats for seats, _ in teams_of(result)]
    rated = model.rate(
        [[model.rating(*now[keys[seat]]) for seat in seats] for seats in teams],
        ranks=[float(ranks[seats[0]]) for seats in teams],
    )
    after: dict[Key, list[tuple[float, float]]] = {}
    for seats, team in zip(teams, rated, strict=True):
        for seat, one in zip(seats, team, strict=True):
            after.setdefault(keys[seat], []).append((one.mu, one.sigma))
    for key, found in after.items():  # of one kind of bot several may sit there
        known.strength[key] = _mean([mu for mu, _ in found]), _mean([sd for _, sd in found])
        known.played[key] = known.played.get(key, 0) + 1
    known.games += 1


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), DIGITS)


def _shown(known: _Known, left: frozenset[int]) -> tuple[Rating, ...]:
    found = []
    for key, (mu, sigma) in known.strength.items():
        if key in left:
            continue
        middle, wide = BASE + SCALE * (mu - 25.0), SCALE * SURE * sigma
        member, bot = (GUEST, key) if isinstance(key, str) else (key, "")
        low, high, points = round(middle - wide), round(middle + wide), round(middle)
        found.append(Rating(member, bot, points, low, high, known.played[key], sigma > PROVISIONAL))
    return tuple(sorted(found, key=lambda one: (one.provisional, -one.points, one.member, one.bot)))
