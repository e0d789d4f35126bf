"""Standings: what a league has found so far, table by table and over all of them."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from aquelarre.bots.faults import Faults
from aquelarre.bots.tally import Margin, Mean, proportion
from aquelarre.lab.league.plan import Plan
from aquelarre.lab.league.playing import Outcome
from aquelarre.lab.league.rating import Rating, Result, ratings
from aquelarre.lab.playing import fault_of

OVERALL = -1  # in place of a table: over all tables where players are against each other


class Meeting:
    """What two bots have done against each other."""

    def __init__(self) -> None:
        self.wins = 0
        self.draws = 0
        self.losses = 0

    def add(self, score: float) -> None:
        self.wins += score == 1
        self.draws += score == 0.5
        self.losses += score == 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> Margin:
        """The share of the points that the first has got. Games count as independent, which makes
        the interval rather too wide where they share their deals in turned-round seats."""
        return proportion((self.wins + self.draws / 2) / self.games, self.games)


class Row(NamedTuple):
    """A bot in a table of ratings."""

    bot: int
    games: int
    rating: Rating


class Reached(NamedTuple):
    """A bot where all play together: how often they won, and with how many points."""

    bot: int
    games: int
    wins: int
    share: Margin
    points: Margin | None


class Standings:
    """The games of a league, counted."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.outcomes: list[Outcome] = []
        self.together = [table.together for table in plan.tables]

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)

    @property
    def games(self) -> int:
        return len(self.outcomes)

    @property
    def against(self) -> list[int]:
        """The tables where players are against each other."""
        return [place for place, alike in enumerate(self.together) if not alike]

    def at(self, table: int) -> list[Outcome]:
        """The games at a table, or at all tables where players are against each other."""
        if table == OVERALL:
            return [each for each in self.outcomes if not self.together[each.table]]
        return [each for each in self.outcomes if each.table == table]

    def ratings(self, table: int) -> list[Row]:
        """The bots from the best to the worst; those who are alike, in the league's order."""
        games = self.at(table)
        if not games:
            return []
        results = [
            Result(each.bots[0], each.bots[1], each.score, (each.table, each.round))
            for each in games
        ]
        found = ratings(len(self.plan.bots), results)
        played = [sum(bot in each.bots for each in games) for bot in range(len(found))]
        rows = [Row(bot, played[bot], rating) for bot, rating in enumerate(found)]
        return sorted(rows, key=lambda row: -round(row.rating.value, 6))

    def meetings(self, table: int) -> dict[tuple[int, int], Meeting]:
        """What each pair has done, from both sides."""
        found: dict[tuple[int, int], Meeting] = {}
        for each in self.at(table):
            one, two = each.bots
            found.setdefault((one, two), Meeting()).add(each.score)
            found.setdefault((two, one), Meeting()).add(1 - each.score)
        return found

    def sides(self, table: int) -> dict[tuple[int, str], Meeting]:
        """What each bot has done on each side, against all others."""
        found: dict[tuple[int, str], Meeting] = {}
        if not self.plan.tables[table].by_sides:
            return found
        for each in self.at(table):
            sides = [each.side_of(bot) for bot in each.bots]
            if sides[0] == sides[1]:
                continue  # a deal with one side only
            for bot, side, score in zip(
                each.bots, sides, (each.score, 1 - each.score), strict=True
            ):
                found.setdefault((bot, side), Meeting()).add(score)
        return dict(sorted(found.items()))

    def reached(self, table: int) -> list[Reached]:
        """How often each bot has won where all play together, the best first."""
        found = []
        for bot in range(len(self.plan.bots)):
            games = [each for each in self.at(table) if each.bots == [bot]]
            wins, points = sum(each.reached for each in games), Mean()
            for each in games:
                if each.points:
                    points.add(sum(each.points) / len(each.points))
            if games:
                share = proportion(wins / len(games), len(games))
                margin = points.margin() if points.games else None
                found.append(Reached(bot, len(games), wins, share, margin))
        return sorted(found, key=lambda row: -row.share.value)

    def faults(self) -> Faults:
        """What engines did wrong in all games, each kind of it once."""
        found = Faults()
        for each in self.outcomes:
            for told in each.faults:
                found.note(fault_of(told), int(told["count"]))
        return found

    def encoded(self) -> bytes:
        """All figures for programs: `ratings.json`."""
        return msgspec.json.format(msgspec.json.encode(as_data(self)), indent=2) + b"\n"


def as_data(standings: Standings) -> dict[str, Any]:
    """The standings as plain data, with the names of the bots."""
    plan, names = standings.plan, standings.plan.names
    data: dict[str, Any] = {"games": standings.games, "of": plan.games, "tables": []}
    data["faults"] = [{**first.values, "count": count} for count, first in standings.faults()]
    if len(standings.against) > 1:
        data["overall"] = _ratings(standings, OVERALL)
    for place, table in enumerate(plan.tables):
        found: dict[str, Any] = {
            "game": table.game,
            "seats": table.seats,
            "settings": table.settings,
        }
        if standings.together[place]:
            found["together"] = [
                {
                    "bot": names[row.bot],
                    "games": row.games,
                    "won": row.wins,
                    "won_share": row.share.as_list(),
                    "points": row.points.as_list() if row.points else None,
                }
                for row in standings.reached(place)
            ]
        else:
            found["ratings"] = _ratings(standings, place)
            found["meetings"] = [
                {"bot": names[one], "against": names[two], **_meeting(meeting)}
                for (one, two), meeting in sorted(standings.meetings(place).items())
            ]
            found["sides"] = [
                {"bot": names[bot], "side": side, **_meeting(meeting)}
                for (bot, side), meeting in standings.sides(place).items()
            ]
        data["tables"].append(found)
    return data


def _ratings(standings: Standings, table: int) -> list[dict[str, Any]]:
    names = standings.plan.names
    return [
        {
            "bot": names[row.bot],
            "games": row.games,
            "rating": [round(end, 1) + 0.0 for end in row.rating],
        }
        for row in standings.ratings(table)
    ]


def _meeting(meeting: Meeting) -> dict[str, Any]:
    return {
        "games": meeting.games,
        "wins": meeting.wins,
        "draws": meeting.draws,
        "losses": meeting.losses,
        "share": meeting.share.as_list(),
    }
