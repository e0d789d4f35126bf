"""Redaction over the wire: two worlds that a seat cannot tell apart send it the same bytes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import WATCHER, Dice, Refusal, Seat
from aquelarre.kernel.catalog import find
from aquelarre.laws.compare import first_difference, impossible_things
from aquelarre.laws.walk import any_answer
from aquelarre.match import Match
from aquelarre.server import changes
from aquelarre.server.alarm import Alarm
from aquelarre.server.grace import Grace
from aquelarre.server.listeners import Listener

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving

Answers = list[tuple[Seat, int]]
PAIRS, DEEP_PAIRS = 40, 2000
TRIES = 6  # to find a twin of a game


@pytest.fixture(autouse=True)
def timeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a table still waits is the same in both worlds, but not the moment of looking; and
    on a slow machine the time must not run out between the two. Nor does a table go on for anybody
    while it is looked at."""

    def left(self: Grace, now: float) -> int | None:
        return None if self._until is None else 0

    monkeypatch.setattr(Grace, "left", left)
    monkeypatch.setattr(Alarm, "set", lambda self, seconds: None)


def random_match(game: str, seats: int, dice: Dice, most: int) -> Match[Any]:
    """A game played at random up to somewhere, asides included."""
    match: Match[Any] = Match(find(game), seats, seed=f"{dice.word()}")
    count = dice.below(most)
    while not match.over and len(match.answers) < count:
        match.play(*any_answer(match.state, dice))
    return match


def twin_of(match: Match[Any], seat: Seat, dice: Dice) -> Match[Any] | None:
    """The same game, in which somebody else has answered otherwise once and the seat has neither
    heard nor seen anything of it."""
    others = [place for place, (who, _) in enumerate(match.answers) if who != seat]
    if not others:
        return None
    place = others[dice.below(len(others))]
    true = match.at(place)
    who, action = match.answers[place]
    options = [each for each in true.state.options(who) if each != action]
    if not options:
        return None
    twin = match.at(place)
    answers = [(who, options[dice.below(len(options))]), *match.answers[place + 1 :]]
    for mine, other in zip(match.answers[place:], answers, strict=True):
        before = len(true.events)
        try:
            true.play(*mine)
            twin.play(*other)
        except Refusal:
            return None
        heard = [each.heard_by(seat) for each in true.events[before:]]
        if heard != [each.heard_by(seat) for each in twin.events[before:]]:
            return None
        if true.view(seat) != twin.view(seat):
            return None
    return twin


class Stage:
    """A table at which any match can be put, and what each seat is sent of it."""

    def __init__(self, server: Serving, table: str, lives: dict[Seat, Live]) -> None:
        self.table = server.table(table)
        self.server, self.lives = server, lives

    def changing(self, seat: Seat) -> Listener:
        """Somebody else on that seat, who asked for changes and has been told of no game yet."""
        found = Listener(seat)
        found.told = changes.Told({"table": {}, "position": None})
        self.table.listeners.add(found)
        return found

    async def shown(self, match: Match[Any], seat: Seat, things: list[Any]) -> list[str]:
        """All that the seat is sent: the news, the log after a reconnect, why, refusals."""
        table, live = self.table, self.lives[seat]
        await live.sync()  # what others were shown before has come
        table.course.match = match
        table.updates.told = table.updates.seq = 0
        start = len(live.raw)
        changing = self.changing(seat)
        table.broadcast()
        table.listeners.discard(changing)
        for number, thing in enumerate(things):
            await live.ask("why", thing=thing, id=f"why {number}")
        await live.ask("answer", question=match.question, action=2**50, id="illegal")
        await live.ask("answer", question=match.question + 1, action=0, id="stale")
        await live.sync()
        heard = [text for text in live.raw[start:] if '"t":"table"' not in text]
        heard.append((await changing.next() or b"").decode())
        again = await self.server.guests[0].open(table.record.id, seat)
        await again.send('{"t":"hello"}')
        heard += [str(await again.recv()), str(await again.recv())]
        await again.close()
        await live.until(lambda: len(table.listeners) == len(self.lives) or None, "the close")
        return heard


async def staged(server: Serving, game: str, seats: int) -> Stage:
    ana = server.guest("Ana")
    names = [f"Player {seat}" for seat in range(seats)]
    made = await ana.make(game, seats, names=names)
    places = [*range(seats), WATCHER]
    lives = {seat: await ana.live(made["table"], seat, changes=False) for seat in places}
    for live in lives.values():
        await live.sync()
        live.events = Forgetful()
    return Stage(server, made["table"], lives)


class Forgetful(list[Any]):
    """A log for a client that sees one world after the other."""

    def __delitem__(self, key: Any) -> None:
        self.clear()


def same(true: list[str], other: list[str]) -> None:
    """The bytes are the same; else where they differ first."""
    if true != other:
        here, there = [[json.loads(text) for text in each] for each in (true, other)]
        raise AssertionError(first_difference(here, there, "sent") or "the order of keys")


async def compare(
    server: Serving, game: str, seats: int, pairs: int, seed: str, most: int = 150
) -> int:
    """How many of the pairs were twins; the others were imagined. `most`: answers before them."""
    stage, dice = await staged(server, game, seats), Dice(seed)
    twins = 0
    for _ in range(pairs):
        match = random_match(game, seats, dice, most)
        if match.over:
            continue
        seat = dice.below(seats + 1) - 1
        things = impossible_things(match.game, match.state, max(seat, 0), dice)[:6]
        things = things if seat != WATCHER else []
        true = await stage.shown(match, seat, things)
        tries = (twin_of(match, seat, dice) for _ in range(TRIES))
        twin = next((found for found in tries if found is not None), None)
        if twin is not None:
            twins += 1
            same(true, await stage.shown(twin.resumed(match.seed), seat, things))
        step = match.state.open_question()
        if match.state.owed != match.state.asked and not (step and step.window):
            continue  # all may see who has answered already; imagine does not keep it
        match.state = match.game.imagine(match.state, seat, dice.child("world"))
        same(true, await stage.shown(match, seat, things))
    return twins


@pytest.mark.parametrize("seats", [3, 5, 8])
async def test_a_seat_cannot_tell_worlds_apart_by_what_it_is_sent(
    server: Serving, seats: int
) -> None:
    twins = await compare(server, "walpurgisnacht", seats, PAIRS, f"redaction {seats}")
    assert twins >= 3


@pytest.mark.parametrize("seats", [3, 8])
async def test_nor_in_new_salem(server: Serving, seats: int) -> None:
    await compare(server, "new_salem", seats, PAIRS, f"salem {seats}")


@pytest.mark.parametrize("seats", [3, 7, 12])
async def test_nor_in_las_brujas(server: Serving, seats: int) -> None:
    await compare(server, "las_brujas", seats, PAIRS // 3, f"brujas {seats}", most=50 * seats)


@pytest.mark.parametrize("seats", [1, 2, 4])
async def test_nor_in_discworld(server: Serving, seats: int) -> None:
    await compare(server, "discworld_witches", seats, PAIRS // 2, f"lancre {seats}", most=300)


async def test_nor_in_carcassonne(server: Serving) -> None:
    await compare(server, "carcassonne", 3, PAIRS // 4, "carcassonne")


@pytest.mark.deep
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("game", ["walpurgisnacht", "new_salem"])
async def test_a_seat_cannot_tell_many_worlds_apart(server: Serving, game: str, seats: int) -> None:
    twins = await compare(server, game, seats, DEEP_PAIRS, f"deep {seats}")
    assert twins >= DEEP_PAIRS // 20


@pytest.mark.deep
@pytest.mark.parametrize("seats", range(3, 13))
async def test_nor_many_of_las_brujas(server: Serving, seats: int) -> None:
    await compare(server, "las_brujas", seats, DEEP_PAIRS, f"deep {seats}", most=50 * seats)


@pytest.mark.deep
@pytest.mark.parametrize("seats", range(1, 5))
async def test_nor_many_of_discworld(server: Serving, seats: int) -> None:
    await compare(server, "discworld_witches", seats, DEEP_PAIRS, f"deep {seats}", most=300)


async def test_the_comparison_bites(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows one bit too much is found out."""
    game = find("walpurgisnacht")
    view = type(game).view

    def leaking(self: Any, s: Any, seat: Seat) -> Any:
        return {**view(self, s, seat), "devil": s.mephisto == 0}

    monkeypatch.setattr(type(game), "view", leaking)
    with pytest.raises(AssertionError, match="devil"):
        await compare(server, "walpurgisnacht", 3, PAIRS, "bite")
