"""Secrecy: could everything that a seat was sent have been written by somebody who knows no more
than that seat may know?

A game is played through the server by people who keep all that comes. When it is over, its answers
are known; so each position can be set up again, everything that the seat must not know dealt anew
(`imagine`), and what it would be sent in that other world compared with what it was sent.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from typing import Any

from aquelarre.kernel import WATCHER, Dice, Game, Seat
from aquelarre.laws import LawBroken
from aquelarre.laws.check import check_random_game
from aquelarre.laws.compare import first_difference
from aquelarre.laws.walk import tables
from aquelarre.match import Match
from aquelarre.match.saved import load
from aquelarre.proof.chance import dealt_again
from aquelarre.proof.findings import Finding, Findings
from aquelarre.proof.guests import Data, Device, Person, party
from aquelarre.server import frames

COMPARED = ("key", "rule", "mine", "options", "asides", "rules", "window", "occasion")
POSITIONS = 20  # one in so many positions of a random game is looked at by the law
LAW = "redaction"


def plain(data: object) -> Any:
    return json.loads(frames.encode(data))


class Worlds:
    """What a seat would have been sent, had the secrets been others; by number of question."""

    def __init__(self, match: Match[Any], seat: Seat, dice: Dice) -> None:
        self.seat = seat
        self.shown: dict[int, list[Data]] = defaultdict(list)
        self.half_answered: set[int] = set()  # who has answered already, all see; worlds do not
        then = match.at(0)
        self._add(then, dice)
        for number, answer in enumerate(match.answers):
            then.play(*answer)
            self._add(then, dice.child(number))

    def _add(self, then: Match[Any], dice: Dice) -> None:
        state, step = then.state, then.state.open_question()
        if step is None or state.nature_asked:
            return
        if state.owed != state.asked and not step.window:
            self.half_answered.add(state.question)
            return
        then.state = then.game.imagine(state, self.seat, dice)
        try:
            shown = {"view": then.view(self.seat), "question": frames.question(then, self.seat)}
        finally:
            then.state = state
        self.shown[state.question].append(told(plain(shown)))

    def difference(self, position: Data) -> str | None:
        """How what was sent differs from all that would have been sent; '' if it does not, None
        where it cannot be said."""
        number = position["question"]["number"]
        worlds = self.shown.get(number, [])
        sent = told(position)
        if sent in worlds:
            return ""
        if not worlds or number in self.half_answered:
            return None
        return first_difference(sent, worlds[0], "sent") or "in the order of keys"


def told(position: Data) -> Data:
    """Of a position what must not depend on secrets."""
    question = position["question"]
    asked = [] if question["window"] else question["asked"]
    kept = {name: question[name] for name in COMPARED} | {"asked": asked}
    return {"view": position["view"], "question": kept}


def compare(match: Match[Any], person: Person, finding: Finding, dice: Dice) -> None:
    """Look at everything that one person was sent."""
    worlds = Worlds(match, person.seat, dice)
    for update in person.updates:
        position = update["position"]
        if position is None or position["over"]:
            continue
        problem = worlds.difference(position)
        if problem is not None:
            finding.note(problem and f"{who(person.seat)}: {problem}")


def compare_news(match: Match[Any], person: Person, finding: Finding) -> None:
    """What was told of events, against what the rules let the seat hear."""
    for update in person.updates:
        if update["position"] is not None and update["position"]["over"]:
            continue
        for event in update["events"]:
            true = match.events[event["n"]]
            heard = true.heard_by(person.seat), true.remembered_by(person.seat)
            allowed = [
                plain(frames.event(match.game, event["n"], each, true.notice.places))
                for each in heard
            ]
            finding.note("" if event in allowed else f"{who(person.seat)} heard {event}")


def who(seat: Seat) -> str:
    return "a watcher" if seat == WATCHER else f"seat {seat}"


async def through_the_server(
    findings: Findings, address: str, game: Game[Any], games: int, dice: Dice
) -> None:
    """Play whole games through the server, and look at what was sent and dealt."""
    sent = findings.of("secrets", "sent", game.key)
    heard = findings.of("secrets", "heard", game.key)
    dealt = findings.of("chance", "dealt", game.key)
    for number in range(games):
        chance = dice.child(number)
        seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
        table, people = await party(address, game.key, seats, chance)
        watcher = Person(Device(address), table, WATCHER, chance.child("watcher"))
        await watcher.until_told()
        await asyncio.gather(*(person.play() for person in people))
        await watcher.until_over()
        text = (await people[0].device.get(f"/api/tables/{table}/file")).decode()
        code = watcher.updates[0]["table"]["fair"]["code"]
        numbers = {person.seat: person.device.number for person in people}
        await asyncio.to_thread(dealt_again, dealt, text, code, numbers)
        match = load(text)
        for person in (*people, watcher):
            await person.leave()
            await asyncio.to_thread(compare, match, person, sent, chance.child("worlds"))
            await asyncio.to_thread(compare_news, match, person, heard)


def in_pairs(findings: Findings, game: Game[Any], games: int) -> None:
    """The law of secrets, on random games of all numbers of seats: what a seat sees, hears, may
    answer and is refused is the same in every world that it cannot tell from the true one."""
    finding = findings.of("secrets", "worlds", game.key)
    for seats, settings, number in tables(game, games, 0):
        try:
            check_random_game(game, seats, settings, number, sample=POSITIONS, laws=(LAW,))
        except LawBroken as broken:
            finding.note(str(broken))
        else:
            finding.note()
