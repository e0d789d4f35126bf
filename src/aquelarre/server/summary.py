"""The table as anybody may see it: who sits there, how it is played, whose time runs. And the games
that there are."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from typing import Any

from aquelarre.kernel import Game, Seat
from aquelarre.kernel.catalog import find, folder, names
from aquelarre.school import BadLesson, lessons_of
from aquelarre.server import frames
from aquelarre.server.absence import Absences
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.fair import Fairness
from aquelarre.server.grace import Grace
from aquelarre.server.puzzles import puzzles_of
from aquelarre.server.records import FINISHED, SeatRecord, TableRecord

Data = dict[str, Any]
log = logging.getLogger("aquelarre.server")
STOPPED = "stopped"  # how a table is called that the rules of today do not let go on


def brief(
    record: TableRecord,
    people: list[SeatRecord],
    edition: Data | None,
    here: Collection[Seat] = (),
) -> Data:
    """A table that is not in memory: nobody is there, and no clock runs."""
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
            "left": {},
            "grace": None,
        },
        "chat": record.chat,
        "next": record.next,
        "lesson": record.lesson,
        "coach": record.coach,
        "origin": {"table": record.origin, "step": record.origin_step} if record.origin else None,
        "fair": None,
        "watchers": 0,
        "people": [
            {
                "seat": number,
                "name": who.name,
                "bot": who.bot,
                "agent": who.agent,
                "free": not who.taken,
                "here": bool(who.bot) or number in here,
            }
            for number, who in enumerate(people)
        ],
        "absent": [],
    }


def summary(
    course: Course, company: Company, fairness: Fairness, absences: Absences, grace: Grace
) -> Data:
    """In the lobby, and at the head of every update."""
    now = time.monotonic()
    found = brief(course.record, company.people, frames.edition(course.game), company.here())
    found["fair"] = fairness.brief()
    found["clock"]["left"] = absences.time_left(now)
    found["clock"]["grace"] = grace.left(now)
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
        "lessons": lessons(game),
        "coach": game.advises,
        "puzzles": len(puzzles_of(game)),
        "pictured": folder(game).joinpath("ui", "thumb.es.webp").is_file(),
    }
