"""Durability: the server is killed in the middle of games, again and again, while people play, talk
and send again what was not acknowledged, and the latest of what was. Nothing may be lost, and
nothing done twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Any

from aquelarre.editions import find
from aquelarre.kernel import Dice, Game, Seat
from aquelarre.match import Match
from aquelarre.proof.findings import Finding, Findings
from aquelarre.proof.guests import PATIENCE, Data, Person, Unanswered, party
from aquelarre.proof.house import ThrowAway
from aquelarre.server.app import FILE
from aquelarre.server.records import Stored
from aquelarre.server.store import SqliteStore

LEAST, MOST = 2, 14  # answers between two kills
TALKS = 3  # one in so many answers is followed by a word
SPEAKS_UP = 6  # one in so many chances to speak up is taken
SPEAKS_UP_IN = {"new_salem": 2}  # where there are few
RECENT = 20  # commands that a server surely remembers

Given = tuple[int, Seat, int]  # question, seat, action


class Stubborn:
    """A person who plays at random, talks, and gives nothing up."""

    def __init__(self, person: Person, speaks_up: int = SPEAKS_UP) -> None:
        self.person = person
        self.speaks_up = speaks_up
        person.doubted = self.doubted
        self.asides: set[str] = set()  # commands by which he spoke up
        self.said: list[str] = []

    async def play(self) -> None:
        person = self.person
        await self._talk()  # first: so it is tried however early the server is killed
        while True:
            await person.until(lambda: person.over or person.asked or self._aside(), "a question")
            if person.over:
                return
            await self._answer()
            if person.dice.below(TALKS) == 0:
                await self._talk()

    async def _talk(self) -> None:
        text = f"{self.person.seat} says {len(self.said)}"
        name = await self.person.do("say", text=text)
        await self.person.done(name)
        if any(each["id"] == name for each in self.person.acknowledged):
            self.said.append(text)

    def doubted(self) -> list[Data]:
        """The last word, the last answer and the last aside that were acknowledged."""
        found: dict[object, Data] = {}
        for command in self.person.acknowledged[-RECENT:]:
            found[command["t"], command["id"] in self.asides] = command
        return list(found.values())

    def _aside(self) -> bool:
        position = self.person.updates[-1]["position"] if self.person.updates else None
        question = position and position["question"]
        return bool(question and question["asides"] and self._likes_to())

    def _likes_to(self) -> bool:
        return self.person.dice.below(self.speaks_up) == 0

    async def _answer(self) -> None:
        person = self.person
        question = person.updates[-1]["position"]["question"]
        if question is None:
            return
        speaks = question["asides"] and (not person.asked or self._likes_to())
        options = question["asides"] if speaks else question["options"]
        action = options[person.dice.below(len(options))]["action"]
        name = await person.do("answer", question=question["number"], action=action)
        if speaks:
            self.asides.add(name)
        await person.done(name)

    @property
    def answered(self) -> int:
        """How many answers and asides were acknowledged."""
        return sum(command["t"] == "answer" for command in self.person.acknowledged)

    def promised(self, held: set[int]) -> Counter[Given]:
        """What was acknowledged: all asides, and the answers that were not `held` back."""
        return self._answers(
            command
            for command in self.person.acknowledged
            if command["id"] in self.asides or command.get("question") not in held
        )

    def open(self) -> Counter[Given]:
        """What was sent and may have been done, though nobody has said so."""
        return self._answers(self.person.unanswered)

    def _answers(self, commands: Iterable[Data]) -> Counter[Given]:
        return Counter(
            (command["question"], self.person.seat, command["action"])
            for command in commands
            if command["t"] == "answer"
        )


async def kill_it(
    findings: Findings, house: ThrowAway, game: Game[Any], kills: int, dice: Dice
) -> None:
    """Tables of one game, one after the other, until there were so many kills."""
    kept = findings.of("once", "kept", game.key)
    spoken = findings.of("once", "spoken", game.key)
    again = findings.of("once", "resent", game.key)
    killed = findings.of("once", "kills", game.key)
    speaks_up = SPEAKS_UP_IN.get(game.key, SPEAKS_UP)
    tables: dict[str, list[Stubborn]] = {}
    while killed.tried < kills:
        chance = dice.child(f"table {len(tables)}")
        seats = min(game.most_seats, max(game.least_seats, 3))
        table, people = await party(house.address, game.key, seats, chance)
        tables[table] = [Stubborn(person, speaks_up) for person in people]
        await _one_table(house, tables[table], killed, kills, chance)
    await house.stop()
    store = SqliteStore(house.data / FILE)
    try:
        for table, them in tables.items():
            _check(store.table(table), them, kept, spoken, again)
    finally:
        store.close()
    await house.start()


async def _one_table(
    house: ThrowAway, them: list[Stubborn], killed: Finding, kills: int, dice: Dice
) -> None:
    playing = asyncio.gather(*(each.play() for each in them))
    try:
        while killed.tried < kills and not playing.done():
            if not await _so_many_more(them, LEAST + dice.below(MOST), playing):
                break
            before = [each.person.comings for each in them]
            await house.kill()
            try:
                await house.start()
            except OSError as problem:
                killed.note(str(problem))
                raise
            killed.note()
            for each, comings in zip(them, before, strict=True):
                await each.person.until_back(comings)
        if playing.done():
            await playing  # tells what went wrong, if anything did
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for each in them:
            await each.person.leave()


async def _so_many_more(
    them: list[Stubborn], count: int, playing: asyncio.Future[list[None]]
) -> bool:
    """Wait for so many more answers to be acknowledged (words do not count: all begin with one);
    says whether they came before the end."""
    start = sum(each.answered for each in them)
    for _ in range(int(PATIENCE / 0.005)):
        if sum(each.answered for each in them) >= start + count:
            return True
        if playing.done():
            return False
        await asyncio.sleep(0.005)
    raise Unanswered("nobody gets on")


def _check(
    stored: Stored | None, them: list[Stubborn], kept: Finding, spoken: Finding, again: Finding
) -> None:
    """Everything that was acknowledged is in the store, as often as it was acknowledged under
    names of its own. (The same aside can be right several times: gifts go to and fro.)"""
    if stored is None:
        kept.note("a table is lost")
        return
    replayed = Replayed(stored)
    lines = Counter((line.seat, line.text) for line in stored.chat)
    for each in them:
        unsaid = each.open()
        for given, times in each.promised(replayed.held).items():
            found = replayed.given[given]
            good = times <= found <= times + unsaid[given]
            kept.note("" if good else f"{given}: acknowledged {times}, kept {found}")
        for text in each.said:
            found = lines[each.person.seat, text]
            spoken.note("" if found == 1 else f"{text!r}: kept {found} times")
        for _ in each.person.confirmed:
            again.note()
        for refusal in each.person.denied:
            command = refusal["command"]
            if command["id"] in each.asides or command.get("question") not in replayed.held:
                again.note(f"{command}: acknowledged, then refused with {refusal['error']}")


class Replayed:
    """The answers of a table, played again."""

    def __init__(self, stored: Stored) -> None:
        self.given: Counter[Given] = Counter()
        self.held: set[int] = set()  # questions to which an answer may only be remembered at first
        table = stored.table
        match: Match[Any] = Match(
            find(table.game, table.edition), table.seats, table.settings, seed="", scripted=True
        )
        self._look(match)
        for seat, action in stored.answers:
            self.given[match.question, seat, action] += 1
            match.play(seat, action)
            self._look(match)

    def _look(self, match: Match[Any]) -> None:
        step = match.state.open_question()
        if step is not None and (step.window or step.pause):
            self.held.add(match.question)
