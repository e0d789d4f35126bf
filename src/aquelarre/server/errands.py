"""Errands: what anybody may ask for and what costs work is done in processes of its own, beside
the event loop, for a limited time, and not too much of it at once.
"""

from __future__ import annotations

import asyncio
import io
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
import segno

from aquelarre.editions import edition_text, find
from aquelarre.kernel import Action, BadFile, Seat
from aquelarre.kernel.catalog import names
from aquelarre.match import Match, Player, save
from aquelarre.match.fair import redeal
from aquelarre.match.forking import first_answers, laid_out
from aquelarre.match.saved import Header, load
from aquelarre.match.saved import packed as text_of
from aquelarre.server.crew import Crew, Lost
from aquelarre.server.errors import TooMuch
from aquelarre.server.frames import why_not
from aquelarre.server.limits import AtOnce
from aquelarre.server.recaps import recap
from aquelarre.server.records import Standpoint
from aquelarre.server.replays import frame, replay
from aquelarre.server.standing import standpoint

PROCESSES = 2  # started when they are first needed
LONGEST = 10.0  # seconds; the longest games are played again in a tenth of one
MOST_LIMITS = 12  # of those on the clock: these processes let all others go first
MOST_WAITING = 32
MOST_IMPORTS = 5  # at a time: one is being played again, the others wait
MOST_LONG = 16  # at a time: one is done, the others wait
MOST_OF_ONE = 12  # for one address: a whole room may look at the game that it has just played
SHORT = 2000  # answers; what is made of more is long
PATIENCE = 10  # how nice these processes are: people at tables come first, and their bots
PACKING = 4  # of zlib: nearly as small as 9, and five times as fast
GZIP = 16 + zlib.MAX_WBITS
Answers = list[tuple[Seat, int]]
T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class Brought(msgspec.Struct):
    """A game out of a file."""

    game: str
    seats: int
    settings: dict[str, int]
    seed: str
    edition: str
    people: list[tuple[str, str]]  # name, and the kind of bot
    answers: Answers
    standpoint: Standpoint
    over: bool
    laid: int = 0  # of nature's first answers so many were laid out


class Forked(msgspec.Struct):
    """A game as it was after a step."""

    answers: Answers
    standpoint: Standpoint
    laid: int  # how many of the answers are nature's


class Past(msgspec.Struct):
    """A game as it goes to a process: nothing but its answers is needed."""

    game: str
    edition: str
    seats: int
    settings: dict[str, int]
    seed: str
    players: list[tuple[str, str]]
    answers: Answers
    bridged: list[int]
    rules: int
    stacked: list[int] = []  # what was laid out, in a lesson

    @classmethod
    def of(cls, match: Match[Any]) -> Past:
        game, players = match.game, [(who.name, who.bot) for who in match.players]
        box = game.key, edition_text(game), match.seats, match.settings
        log = match.answers, match.bridged, match.rules, list(match.stacked)
        return cls(*box, match.seed, players, *log)

    def begun(self) -> Match[Any]:
        """The match without its answers; nature waits."""
        return Match(
            find(self.game, self.edition),
            self.seats,
            self.settings,
            seed=self.seed,
            players=[Player(*who) for who in self.players],
            scripted=True,
            stacked=self.stacked,
            rules=self.rules,
        )

    def played(self) -> Match[Any]:
        """The match with its answers; nature waits."""
        match = self.begun()
        for answer in self.answers:
            match.play(*answer)
        return match


class Errands:
    """The processes for what strangers ask for."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.crew = Crew(
            PROCESSES,
            limit=longest,
            most_waiting=MOST_WAITING,
            patience=PATIENCE,
            most_limits=MOST_LIMITS,
        )
        self.refused = 0  # because there was too much to do
        self._one_long = asyncio.Lock()
        self._long_ones = 0  # that are done or wait
        self._imports = 0
        self._at_once = AtOnce()  # what is done or waits for each address

    @contextmanager
    def of(self, whose: str) -> Iterator[None]:
        """Something is done for this address, for which not too much may wait."""
        if self._at_once.of(whose) >= MOST_OF_ONE:
            raise self._too_much()
        with self._at_once.one_more(whose):
            yield

    async def bring_in(self, text: str) -> Brought:
        """The game of a saved text, played again and checked."""
        if self._imports >= MOST_IMPORTS:
            raise self._too_much()
        self._imports += 1
        try:
            found: Brought = await self._do_long(brought, text)
            return found
        except Lost:
            raise BadFile("slow", 2, "it takes too long to play this game again.") from None
        finally:
            self._imports -= 1

    async def replay(self, match: Match[Any], seat: Seat, start: int, stop: int) -> bytes:
        """Some steps of a finished game as JSON, packed with gzip."""
        return await self._made(len(match.answers), steps, Past.of(match), seat, start, stop)

    async def recap(self, match: Match[Any], seat: Seat, since: int, looked: int) -> bytes:
        """What has happened in a running game since an event, as JSON, packed with gzip; with how
        far the seat has `looked`."""
        past = msgspec.structs.replace(
            Past.of(match), answers=list(match.answers), bridged=list(match.bridged)
        )  # it may go on while this waits
        return await self._made(len(past.answers), missed, past, match.steps(), seat, since, looked)

    async def fork(self, match: Match[Any], step: int) -> Forked:
        """A finished game as it was after a step."""
        return await self._timely(len(match.answers), forked, Past.of(match), step)

    async def posed(
        self, past: Past, seat: Seat, head: dict[str, Any]
    ) -> tuple[bytes, list[Action]]:
        """The position of a puzzle as its seat sees it, as JSON packed with gzip, after what is
        said of it (`head`); and the answers it may give."""
        return await self._timely(len(past.answers), posed, past, seat, head)

    async def why_not(self, past: Past, seat: Seat, thing: Action | str) -> dict[str, Any]:
        """Why this is not possible where the answers lead."""
        return await self._timely(len(past.answers), reason, past, seat, thing)

    async def laid(self, past: Past) -> Forked:
        """A game as it is after all its answers."""
        return await self._timely(len(past.answers), as_laid, past)

    async def file(self, match: Match[Any]) -> bytes:
        """The saved text of a finished game, packed with gzip."""
        return await self._made(len(match.answers), written, Past.of(match))

    async def old_file(self, head: Header, seed: str, answers: Answers, position: str) -> bytes:
        """The same of answers that today's rules do not take."""
        return await self._made(len(answers), copied, head, seed, answers, position)

    async def redeal(self, match: Match[Any]) -> dict[str, Any]:
        """What comes of dealing a finished game again."""
        found = await self._made(len(match.answers), dealt, Past.of(match))
        return msgspec.json.decode(unpacked(found), type=dict[str, Any])

    async def qr(self, text: str) -> bytes:
        """A QR code as an SVG image."""
        return await self._made(0, drawn, text)

    async def reckon(self, length: int, work: Callable[..., T], *given: Any) -> T:
        """Something about a group, made of so much: its ratings, the draw of a contest."""
        return await self._timely(length, work, *given)

    async def _made(self, length: int, work: Callable[..., bytes], *given: Any) -> bytes:
        """What is made of so many answers."""
        return await self._timely(length, work, *given)

    async def _timely(self, length: int, work: Callable[..., T], *given: Any) -> T:
        do = self._do_long if length > SHORT else self._do
        try:
            found: T = await do(work, *given)
            return found
        except Lost:
            raise TooMuch("That takes too long.") from None

    async def _do_long(self, work: Callable[..., Any], *given: Any) -> Any:
        """One long piece of work at a time: the other process is for short ones."""
        if self._long_ones >= MOST_LONG:
            raise self._too_much()
        self._long_ones += 1
        try:
            async with self._one_long:
                return await self._do(work, *given)
        finally:
            self._long_ones -= 1

    def _too_much(self) -> TooMuch:
        self.refused += 1
        return TooMuch("There is too much to do just now: wait a little.")

    async def _do(self, work: Callable[..., Any], *given: Any) -> Any:
        try:
            return await self.crew.do(work, *given)
        except TooMuch:
            self.refused += 1
            raise

    def figures(self) -> dict[str, tuple[str, float]]:
        """For the host: what each figure is, and its value."""
        crew = self.crew
        return {
            "errands_waiting": ("Imports, replays and images that wait", crew.waiting),
            "errands_running": ("Imports, replays and images that are being made", crew.busy),
            "errands": ("Imports, replays and images since the start", crew.done),
            "errands_killed": ("Of these, ended for taking too long", crew.killed),
            "errands_refused": ("Refused because too many waited", self.refused),
        }

    def close(self) -> None:
        self.crew.close()


# -- in the process ----------------------------------------------------------------------------


def brought(text: str) -> Brought:
    match = load(text)
    key = match.game.key
    if key not in names():  # a template is no game to be shown
        raise BadFile("game", 1, f"there is no game {key} here.", game=key[:60])
    if match.decks:  # tables have whole ones
        raise BadFile("decks", 1, "the game is played with a short deck: open it in the terminal.")
    if not match.over and (match.scripted or match.stacked):
        raise BadFile("stacked", 1, "chance was laid out by hand: go on in the terminal.")
    return Brought(
        match.game.key,
        match.seats,
        match.settings,
        match.seed,
        edition_text(match.game),
        [(who.name, who.bot) for who in match.players],
        match.answers,
        standpoint(match),
        match.over,
        len(match.stacked),
    )


def forked(past: Past, step: int) -> Forked:
    answers = first_answers(past.answers, past.seats, step, over=True)
    return as_laid(msgspec.structs.replace(past, answers=answers))


def as_laid(past: Past) -> Forked:
    match = past.played()
    laid = len(laid_out(match.answers, match.nature))
    return Forked(match.answers, standpoint(match), laid)


def posed(past: Past, seat: Seat, head: dict[str, Any]) -> tuple[bytes, list[Action]]:
    match = past.played()
    found = frame(match, None, seat, 0)
    shown = {**head, "position": found["position"], "events": found["events"]}
    return packed(encode(shown)), match.state.options(seat)


def reason(past: Past, seat: Seat, thing: Action | str) -> dict[str, Any]:
    return why_not(past.played(), seat, thing)


def steps(past: Past, seat: Seat, start: int, stop: int) -> bytes:
    """The steps of a game as they are sent."""
    return packed(encode(replay(past.begun(), past.answers, seat, start, stop)))


def missed(past: Past, steps: list[int], seat: Seat, since: int, looked: int) -> bytes:
    """What has happened since then as it is sent."""
    found = recap(past.begun(), past.answers, steps, seat, since)
    return packed(encode({"looked": looked, **found}))


def written(past: Past) -> bytes:
    return packed(save(past.played()).encode("utf-8", "surrogatepass"))


def copied(header: Header, seed: str, answers: Answers, position: str) -> bytes:
    return packed(text_of(header, seed, answers, position).encode("utf-8", "surrogatepass"))


def dealt(past: Past) -> bytes:
    match = past.begun()
    match.answers, match.bridged = past.answers, past.bridged
    found = redeal(match, len(past.stacked))
    wrong = found.wrong[0] if found.wrong else 0
    rules = dict(sorted(found.checked.items()))
    return packed(
        encode({"count": found.count, "given": found.given, "wrong": wrong, "rules": rules})
    )


def drawn(text: str) -> bytes:
    image = io.BytesIO()
    segno.make(text, error="m").save(image, kind="svg", border=2, scale=8, xmldecl=False)
    return image.getvalue()


def packed(data: bytes) -> bytes:
    packing = zlib.compressobj(PACKING, zlib.DEFLATED, GZIP)
    return packing.compress(data) + packing.flush()


def unpacked(data: bytes) -> bytes:
    return zlib.decompress(data, GZIP)
