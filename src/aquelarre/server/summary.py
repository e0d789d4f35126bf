"""The table as anybody may see it: who sits there, how it is played, whose time runs. And the games
that there are."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from typing import Any

from aquelarre.editions import shipped
from aquelarre.kernel import Game, Seat
from aquelarre.kernel.catalog import find, folder, names
from aquelarre.school import BadLesson, lessons_of
from aquelarre.server import frames
from aquelarre.server.absence import Absences
from aquelarre.server.clock import Timer
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.fair import Fairness
from aquelarre.server.grace import Grace
from aquelarre.server.puzzles import puzzles_of
from aquelarre.server.records import (
    FINISHED,
    PLAYING,
    RUNNING,
    Holiday,
    SeatRecord,
    SlowRecord,
    TableRecord,
)

Data = dict[str, Any]
log = logging.getLogger("aquelarre.server")
STOPPED = "stopped"  # how a table is called that the rules of today do not let go on


def brief(
    record: TableRecord,
    people: list[SeatRecord],
    edition: Data | None,
    here: Collection[Seat] = (),
    slow: SlowRecord | None = None,
    watchers: int = 0,
) -> Data:
    """A table that is not in memory: nobody is there, and no clock runs but a slow one."""
    unseen = record.clock.slow and record.status in RUNNING
    return {
        "table": record.id,
        "game": record.game,
        "seats": record.seats,
        "settings": record.settings,
        "edition": edition,
        "status": record.status,
        "outdated": False,
        "open": record.open,
        "invited": bool(record.invite),
        "created": record.created,
        "clock": {
            "kind": record.clock.kind,
            "seconds": record.clock.seconds,
            "extra": record.clock.extra,
            "holidays": record.clock.holidays,
            "left": _left(record, people, slow) if slow is not None else {},
            "grace": None,
            "away": _away(record, slow.away) if slow is not None else {},
            "spare": {},
        },
        "chat": record.chat,
        "next": record.next,
        "lesson": record.lesson,
        "coach": record.coach,
        "origin": {"table": record.origin, "step": record.origin_step} if record.origin else None,
        "fair": None,
        "watchers": watchers,
        "people": [
            {
                "seat": number,
                "name": who.name,
                "bot": who.bot,
                "agent": who.agent,
                "free": not who.taken,
                # Who has the page open, and when, is nobody's business where it need not be.
                "here": bool(who.bot) or number in here or (unseen and who.taken),
            }
            for number, who in enumerate(people)
        ],
        "absent": [],
    }


def _left(record: TableRecord, people: list[SeatRecord], slow: SlowRecord) -> dict[str, int]:
    """Milliseconds of each seat that was asked when the clock was written down."""
    timer, now = Timer(record.clock), time.time()
    timer.restore(slow, slow.question)
    found: dict[str, int] = {}
    others = sum(not who.bot for who in people) > 1  # as in `Absences.limits`
    asked = [seat for seat in slow.since if seat >= 0]  # not the silence of all
    for seat in asked if others and record.status == PLAYING else ():
        at, back = timer.limit(seat, 0.0) or now, timer.holidays.until(seat)
        found[str(seat)] = max(0, round((at - max(now, back)) * 1000))
    return found


def _away(record: TableRecord, away: dict[Seat, Holiday]) -> dict[str, int]:
    """Until when people are on holiday, in seconds of the calendar."""
    if record.status not in RUNNING:
        return {}
    now = time.time()
    return {str(seat): round(each.until) for seat, each in away.items() if each.until > now}


def summary(
    course: Course, company: Company, fairness: Fairness, absences: Absences, grace: Grace
) -> Data:
    """In the lobby, and at the head of every update."""
    now = absences.now()
    found = brief(course.record, company.people, frames.edition(course.game), company.here())
    found["fair"] = fairness.brief()
    found["clock"]["left"] = absences.time_left(now)
    found["clock"]["grace"] = grace.left(time.monotonic())
    found["clock"]["away"] = _away(course.record, absences.holidays.away)
    if absences.holidays.days:
        spare = {str(seat): absences.holidays.spare(seat) for seat in company.persons()}
        found["clock"]["spare"] = spare
    if course.standing.outdated:
        found["outdated"] = True
        if course.record.status != FINISHED:
            found["status"] = STOPPED
    found["watchers"] = company.watchers()
    found["absent"] = [
        {"seat": absent, "votes": list(absences.votes.get(absent, {}).values())}
        for absent in absences.overdue(now)
    ]
    return found


def boxes(bots: list[str]) -> list[Data]:
    """All games for the lobby; one that cannot be described is left out, and the others are not."""
    found = []
    for name in names():
        try:
            found.append(box(name, bots))
        except Exception as problem:
            log.error("the game %s was left out of the lobby", name, exc_info=problem)
    return found


def lessons(game: Game[Any]) -> list[Data]:
    """The lessons of a game, as far as they can be read."""
    try:
        return [{"name": each.name, "minutes": each.minutes} for each in lessons_of(game)]
    except BadLesson as problem:
        log.error("%s", problem)
        return []


def box(name: str, bots: list[str]) -> Data:
    """A game as the lobby needs it, with the kinds of bots that may sit down."""
    game = find(name)
    return {
        "key": game.key,
        "least": game.least_seats,
        "most": game.most_seats,
        "settings": [
            {"name": each.name, "default": each.default, "values": list(each.values)}
            for each in game.settings
        ],
        "rules": list(game.rules),
        "secrets": game.secrets,
        "sides": list(game.sides),
        "talk": list(game.talk),
        "claims": {
            "setting": game.claims_setting,
            "events": [notice.key for notice in game.claims],
        },
        "bots": bots,
        "edition": frames.edition(game),
        "editions": list(shipped(game)),
        "lessons": lessons(game),
        "coach": game.advises,
        "puzzles": len(puzzles_of(game)),
        "pictured": folder(game).joinpath("ui", "thumb.es.webp").is_file(),
    }
