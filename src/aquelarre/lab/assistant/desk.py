"""Desk: what an assistant can do at tables, each as one call with a text for an answer.

It comes through the network door like anybody else, so it sees what its seats may see and nothing
more. Every seat has a name of its own that cannot be guessed: whoever does not know it cannot use
the seat, also where several assistants share one desk.
"""

from __future__ import annotations

import secrets
from contextlib import AsyncExitStack

from aquelarre.kernel import AquelarreError, Setting
from aquelarre.kernel.catalog import find, names
from aquelarre.lab.door import ASSISTANT, Door, FarSeat
from aquelarre.lab.far import Data, Link, Turned
from aquelarre.lab.text.answers import MOST_SAID
from aquelarre.lab.text.page import Lines, Page
from aquelarre.lab.text.sight import Sight, forbidden, told
from aquelarre.words import Words

MOST_SEATS = 20  # at one desk
LONGEST_WAIT = 60  # seconds
MOST_NEWS = 100  # events that are told at once: the newest
MOST_LINES = 50  # and lines of talk
MOST_NAME = 24  # characters


class DeskError(AquelarreError):
    """Something that an assistant wants and cannot have."""

    key = "error-desk"


class Place:
    """A seat of an assistant's, and how much of what happened there it has been told."""

    def __init__(self, seat: FarSeat, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self._page: Page | None = None
        self.events = 0
        self.past = ""
        self.line = 0  # the next line of talk that it has not read
        self.shown: Sight | None = None  # what it saw last: its numbers are those of that list

    @property
    def page(self) -> Page:
        """In the names that people have now."""
        if self._page is None or self._page.words.players != self.seat.names:
            self._page = Page(self.seat.game, self.lang, self.seat.seat, self.seat.names)
        return self._page

    def unread(self) -> list[Data]:
        return [line for line in self.seat.chat if line["n"] >= self.line]

    def news(self) -> tuple[list[Data], list[Data]]:
        """What happened and what was said since it was last told; it is told now."""
        seat = self.seat
        if self.past != seat.update["past"]:  # something was taken back
            self.events = min(self.events, seat.update["since"])
            self.past = seat.update["past"]
        events = seat.events[min(self.events, len(seat.events)) :][-MOST_NEWS:]
        said = self.unread()[-MOST_LINES:]
        self.events = len(seat.events)
        self.line = seat.chat[-1]["n"] + 1 if seat.chat else self.line
        return events, said


class Desk:
    """All seats of the assistants that use it."""

    def __init__(self, address: str, lang: str, door: Door | None = None) -> None:
        """`address` is the server at which tables are made; links may lead elsewhere."""
        self.address = address
        self.lang = lang
        self.words = Words(lang)
        self._door = door or Door(address, agent=ASSISTANT)
        self._places: dict[str, Place] = {}
        self._lines = AsyncExitStack()

    async def close(self) -> None:
        """Hang up. The seats stay where they are."""
        self._places.clear()
        await self._lines.aclose()

    def say(self, key: str, **values: int | str) -> str:
        return self.words.say(key, **values)

    # -- coming ----------------------------------------------------------------------------

    async def games(self) -> str:
        """What can be played, and how many can play it."""
        lines: Lines = []
        for box in await self._door.games():
            if box["key"] not in names():
                continue
            words = Words(self.lang, find(box["key"]))
            seats = words.say("mcp-seats", least=box["least"], most=box["most"])
            lines.append(f"{box['key']}: {words.say('game-title')}, {seats}")
            lines.append(f"  {words.say('game-goal')}")
            lines += [f"  {words.settable(setting)}" for setting in map(_setting, box["settings"])]
        return "\n".join(lines)

    async def create(
        self, game: str, seats: int, people: int, settings: dict[str, int], name: str
    ) -> str:
        """A table of our own: so many others are people who are invited, the rest are bots."""
        self._check_room()
        rules = find(game)
        count = seats or max(rules.least_seats, min(rules.most_seats, people + 1))
        if not 0 <= people < count:
            raise DeskError("So many people do not fit.", reason="people")
        bots = {str(seat): "guide" for seat in range(1 + people, count)}
        wish = {"settings": settings, "bots": bots}
        seat, link = await self._door.create(game, count, _name(name), **wish)
        lines = [await self._sits(seat)]
        if people:
            lines.append(self.say("mcp-invite", link=str(link)))
        else:
            lines.append(self.say("mcp-watch", link=f"{link.address}/t/{link.table}"))
        return "\n".join(lines)

    async def take(self, link: str, name: str) -> str:
        """Sit down where a link leads to: an invitation, or a pass."""
        self._check_room()
        to = Link.read(link)
        door = self._door
        if to.address != door.device.address:
            door = Door(to.address, agent=ASSISTANT)
        return await self._sits(await door.take(to, _name(name)))

    def _check_room(self) -> None:
        if len(self._places) >= MOST_SEATS:
            raise DeskError("There are too many seats here.", reason="room")

    async def _sits(self, seat: FarSeat) -> str:
        await self._lines.enter_async_context(seat)
        return self.add(seat)

    def add(self, seat: FarSeat) -> str:
        """A seat that is entered already: its name for the assistant, and the rules in short."""
        name = secrets.token_hex(6)
        place = self._places[name] = Place(seat, self.lang)
        lines = [self.say("mcp-seat", seat=name), *self.told_to_others()]
        lines += place.page.rules_in_short(seat.summary["settings"])
        return "\n".join(lines)

    def told_to_others(self) -> list[str]:
        """What everybody at the table is told of the assistant."""
        return [self.say("mcp-consent")]

    def _at(self, seat: str) -> Place:
        found = self._places.get(seat.strip())
        if found is None:
            raise DeskError("There is no such seat.", reason="seat")
        if found.seat.lost is not None:
            raise found.seat.lost
        return found

    # -- looking ---------------------------------------------------------------------------

    async def look(self, seat: str) -> str:
        """What is new, the position, and the question."""
        place = self._at(seat)
        return self.looked(place)

    def looked(self, place: Place) -> str:
        page, sight = place.page, place.seat.sight
        place.shown = sight
        events, said = place.news()
        text = page.whole(sight, [told(page.game, each) for each in events], said)
        return "\n\n".join([text, *self._standing(place)])

    def _standing(self, place: Place) -> Lines:
        """How the table stands, where nobody can answer: it is paused, or seats are free."""
        seat = place.seat
        status = seat.summary["status"]
        if status in ("paused", "stopped", "closed"):
            return [self.say("mcp-status", status=status)]
        free = sum(person["free"] for person in seat.summary["people"])
        if status == "waiting":
            return [self.say("mcp-free", count=free)]
        return []

    async def options(self, seat: str) -> str:
        """Only what may be answered now."""
        place = self._at(seat)
        place.shown = place.seat.sight
        return "\n".join(place.page.question(place.shown))

    async def wait(self, seat: str, seconds: float) -> str:
        """Until we are asked, or something is said to us, or the game is over; then look."""
        place = self._at(seat)
        far = place.seat
        seconds = min(max(seconds, 0), LONGEST_WAIT)
        try:
            await far.until(lambda: far.asked or far.ended or place.unread(), seconds)
        except TimeoutError:
            return "\n".join([self.say("mcp-nothing-yet"), *self._standing(place)])
        return self.looked(place)

    async def result(self, seat: str) -> str:
        """How the game ended; or that it has not."""
        place = self._at(seat)
        if not place.seat.over:
            raise DeskError("The game is not over yet.", reason="running")
        place.shown = place.seat.sight
        return "\n".join(place.page.result(place.shown))

    async def rule(self, game: str, rule: str) -> str:
        """A rule of a game by its id; without one, all of them."""
        rules = find(game)
        page = Page(rules, self.lang, -1, [])
        lines = page.rule(rule) if rule else page.all_rules()
        if not lines:
            return page.say("error-unknown-rule", rule=rule[:40], game=game)
        return "\n".join(lines)

    async def why(self, seat: str, thing: str) -> str:
        """The rule that keeps a thing from being an answer, or those that give one with it."""
        place = self._at(seat)
        page, sight = place.page, place.seat.sight
        number = thing.strip().strip("[]")
        if number.isascii() and number.isdigit() and 1 <= int(number[:6]) <= len(sight.answers):
            at = int(number[:6])
            return "\n".join(page.allowed([(at, sight.answers[at - 1])]))
        ref = page.thing(thing[:80])
        if not ref:
            raise DeskError("There is nothing of that name.", reason="thing", name=thing[:40])
        reason = forbidden(page.game, await place.seat.why(ref))
        return page.forbidden(reason) if reason.rule else "\n".join(page.possible(sight, ref))

    # -- acting ----------------------------------------------------------------------------

    async def answer(self, seat: str, number: int) -> str:
        """Give the answer of this number in the list that was shown, and look at what came of it.
        If the table has moved on meanwhile it is refused: the number would mean something else."""
        place = self._at(seat)
        far, sight = place.seat, place.shown or place.seat.sight
        answers = sight.answers
        if far.summary["status"] != "playing" or not answers:
            raise DeskError("Nobody waits for an answer.", reason="turn")
        if not 1 <= number <= len(answers):
            raise DeskError("No such number.", reason="number", count=str(len(answers)))
        chosen = answers[number - 1]
        said = place.page.words.option(chosen)
        await far.answer(chosen.action, sight.question["number"])
        return self.say("mcp-answered", option=said) + "\n\n" + self.looked(place)

    async def talk(self, seat: str, text: str) -> str:
        """Say something to the others, as the rules allow it now."""
        place = self._at(seat)
        if not text.strip() or len(text) > MOST_SAID:
            raise DeskError("Too long, or nothing.", reason="text", most=str(MOST_SAID))
        silent = place.seat.update.get("silent")
        if silent and silent["rule"]:
            told_why = place.page.forbidden(forbidden(place.page.game, silent))
            raise DeskError(told_why, reason="told", told=told_why)
        await place.seat.say(" ".join(text.split()))
        apart = place.seat.update.get("apart")
        if not apart:
            return self.say("text-say-done")
        return place.page.forbidden(forbidden(place.page.game, apart))

    async def leave(self, seat: str) -> str:
        """Stand up; a bot plays on."""
        place = self._at(seat)
        await place.seat.leave()
        self._places.pop(seat.strip(), None)
        await place.seat.leave_line()
        return self.say("mcp-left")


def _setting(told: Data) -> Setting:
    """A table option as the server has it."""
    return Setting(told["name"], told["default"], tuple(told["values"]))


def _name(name: str) -> str:
    return " ".join(name.split())[:MOST_NAME] or "Assistant"


def refusal(words: Words, problem: AquelarreError) -> str:
    """One sentence about what was refused, in the reader's language where it has one for it."""
    if isinstance(problem, Turned) and words.has(problem.error):
        said = AquelarreError(str(problem), **problem.values)
        said.key = problem.error  # the server's own, for which the house has a text
        return words.error(said)
    return words.error(problem)
