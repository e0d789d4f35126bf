"""Secrets: every byte that goes to a seat is checked against what the seat may know just then."""

from __future__ import annotations

import asyncio
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.patching import Holding

from aquelarre.games.walpurgisnacht.box.cards import IDS, cards_in
from aquelarre.games.walpurgisnacht.state import Night, Turn
from aquelarre.kernel import WATCHER, Dice, Seat, holds
from aquelarre.server import frames, loaded
from aquelarre.server.frames import encode
from aquelarre.server.listeners import Listener
from aquelarre.server.live import LiveTable
from aquelarre.server.updates import Updates

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

Data = dict[str, Any]
UPDATES = ("update", "change")
CARD = re.compile(r"W\d\d")
GAMES, DEEP_GAMES = 6, 1000  # for each of two fast tests; in all


def plain(data: object) -> Any:
    return json.loads(json.dumps(data))


def may_know(s: Night, seat: Seat) -> set[str]:
    """The cards that the seat sees now, worked out from the true state by the rules, without
    `view`: its own, open ones, and what the memory aid shows. [WAL-02, WAL-06, WAL-19, WAL-38]"""
    if s.over:
        return set(IDS)
    known = {card for up in s.up for card in cards_in(up)}
    memory_aid = s.settings["memory_aid"]
    for slot, card in enumerate(s.mountain):
        if card >= 0 and s.lying >> slot & 1 and (s.face_up >> slot & 1 or memory_aid):
            known.add(card)
    turn = s.inside(Turn)
    if turn is None or not turn.sealed or seat == s.active:
        known |= set(cards_in(s.hand))
    for other, card in enumerate(s.roles.face):
        if other == seat or (s.declared and other == s.mephisto):
            known.add(card)
    if seat != WATCHER:
        known |= set(cards_in(s.down[seat]))
    return {IDS[card] for card in known}


class Censor:
    """Reads everything that is put into the queue of a connection, with the truth in hand."""

    def __init__(self) -> None:
        self.frames = 0
        self.homes: dict[Listener, LiveTable] = {}
        self.holding: dict[Listener, Holding] = defaultdict(Holding)
        self.again = False
        self.fresh = 0
        self.problems: list[str] = []

    def read(self, listener: Listener, raw: bytes) -> None:
        self.frames += 1
        table = self.homes[listener]
        frame = json.loads(raw)
        if table.match is None:
            if frame["t"] in UPDATES:
                self.holding[listener].take(frame)
            return
        try:
            if frame["t"] in UPDATES:
                self._check_update(table, listener.seat, self.holding[listener].take(frame))
            if frame["t"] not in ("why", "refused"):  # they may name what they were asked about
                self._check_cards(table, listener.seat, frame, raw)
        except AssertionError as problem:
            self.problems.append(f"seat {listener.seat}, {frame['t']}: {problem}")

    def _check_update(self, table: LiveTable, seat: Seat, frame: Data) -> None:
        match = table.match
        assert match is not None
        state, game = match.state, match.game
        position, question = frame["position"], frame["position"]["question"]
        assert position["view"] == plain(game.view(state, seat))
        if question is not None:
            mine = seat != WATCHER and holds(state.owed, seat)
            options = state.options(seat) if mine else []
            asides = state.asides(seat) if seat != WATCHER else []
            assert [option["action"] for option in question["options"]] == options
            assert [option["action"] for option in question["asides"]] == asides
            assert question["mine"] == mine
        for event in frame["events"]:
            happened = match.events[event["n"]]
            told = happened.heard_by(seat)
            if match.over:
                told = happened.whole()
            elif self.again or event["n"] < self.fresh:
                told = match.log(seat)[event["n"]]
            expected = frames.event(game, event["n"], told, happened.notice.places)
            assert event == plain(expected)

    def _check_cards(self, table: LiveTable, seat: Seat, frame: Data, raw: bytes) -> None:
        match = table.match
        if match is None or match.game.key != "walpurgisnacht":
            return
        allowed = may_know(match.state, seat)
        if frame["t"] in UPDATES and not self.again:  # heard once, at the moment
            for event in match.events[self.fresh :]:
                if "card" in event.notice.shown or holds(event.to, seat):
                    card = event.whole().values.get("card")
                    allowed |= {IDS[card]} if card is not None else set()
        text = raw.decode().replace(table.record.id, "").replace(table.record.next, "")
        seen = set(CARD.findall(text))
        assert seen <= allowed, f"shows {sorted(seen - allowed)}"


@pytest.fixture
def censor(monkeypatch: pytest.MonkeyPatch) -> Iterator[Censor]:
    """Between the tables and the sockets."""
    found = Censor()
    send, connect, update = Listener.send, LiveTable.connect, Updates.update

    def reading(self: Listener, frame: bytes) -> None:
        if not self.gone:
            found.read(self, frame)
        send(self, frame)

    def connecting(self: LiveTable, listener: Listener, *more: Any) -> Any:
        found.homes[listener] = self
        return connect(self, listener, *more)

    def updating(self: Updates, seat: Seat, since: int, again: bool, *more: Any) -> Data:
        found.again, found.fresh = again, more[2] if more else since
        return update(self, seat, since, again, *more)

    monkeypatch.setattr(Listener, "send", reading)
    monkeypatch.setattr(LiveTable, "connect", connecting)
    monkeypatch.setattr(Updates, "update", updating)
    yield found
    assert not found.problems, found.problems[:3]


async def play_and_pry(server: Serving, game: str, seats: int, dice: Dice) -> int:
    """One game with people on all seats but some; they drop out, come back and ask everything.
    The number of cards that the answers to curious requests have shown must be none."""
    aid = {"memory_aid": 1} if game == "walpurgisnacht" and dice.below(4) == 0 else {}
    ana = server.guest("Ana")
    people = 1 + dice.below(seats)
    names = [f"Player {seat}" for seat in range(people)]
    bots = {str(seat): "random" for seat in range(people, seats)}
    made = await ana.make(game, seats, names=names, bots=bots, settings=aid)
    table = made["table"]
    lives = [await ana.live(table, seat) for seat in range(people)]
    watcher = await server.guest().live(table, WATCHER)
    while not (server.match(table).over):
        for live in lives:
            if live.my_turn():
                await one_answer(server, table, live, dice)
        await asyncio.gather(*(live.sync() for live in lives))
        if dice.below(5) == 0:
            place = dice.below(people)
            await lives[place].close()
            lives[place] = await ana.live(table, place, lives[place])
        if dice.below(15) == 0:
            await pry(server, ana, table)
    await asyncio.gather(*(live.until_over() for live in [*lives, watcher]))
    for guest in server.guests:
        await guest.close()
    server.guests.clear()
    return len(watcher.frames)


def counts(server: Serving, table: str) -> tuple[int, int]:
    """What changes when something happens: what all were told, and what a bot has answered that is
    only on its way to the disk."""
    return server.table(table).seq, len(server.match(table).answers)


async def one_answer(server: Serving, table: str, live: Live, dice: Dice) -> None:
    """Ask why, perhaps speak up, answer, and perhaps take it back."""
    match = server.match(table)
    verb = match.game.verbs[dice.below(len(match.game.verbs))]
    for thing in (verb.base + dice.below(verb.size), f"slot:S{dice.below(5)}", "card:W03"):
        state, count = server.match(table).state, counts(server, table)
        imagined = match.game.imagine(state, live.seat, dice.child("why"))
        expected = frames.why(match.game, match.game.why_not(imagined, live.seat, thing))
        reply = await live.ask("why", thing=thing)
        if counts(server, table) == count and server.match(table).state is state:
            found = {"rule": reply["rule"], "values": reply["values"]}
            assert found == plain(expected), f"why {thing!r} tells a secret"
    if not live.my_turn():
        return
    question = live.question
    asides = question["asides"]
    speaks = asides and dice.below(12) == 0
    options = asides if speaks else question["options"]
    await live.answer(options[dice.below(len(options))]["action"], question["number"])
    await live.sync()
    if live.position["undo"] and dice.below(4) == 0:
        await live.ask("undo")


async def pry(server: Serving, guest: Guest, table: str) -> None:
    """What one may try while a game runs shows no card."""
    seats = server.match(table).seats
    paths = [f"/api/tables/{table}/replay?seat={seat}&to=40" for seat in (-2, -1, seats - 1)]
    paths += [f"/api/tables/{table}/file", f"/api/tables/{table}", "/api/tables"]
    for path in paths:
        answer = await guest.http.get(path)
        if server.match(table).over:
            return
        assert answer.status_code == (409 if path in paths[:4] else 200)
        assert not CARD.search(re.sub(r'"(table|next)":"[^"]*"', "", answer.text))


@pytest.mark.parametrize("part", range(2))  # a thousand games below
async def test_no_hidden_card_is_ever_sent(server: Serving, censor: Censor, part: int) -> None:
    for number in range(GAMES):
        seats = 3 + (part * GAMES + number) % 6
        await play_and_pry(server, "walpurgisnacht", seats, Dice(f"secrets {part} {number}"))
        assert not censor.problems
    assert censor.frames > 100 * GAMES


async def test_carcassonne_sends_what_the_rules_show(server: Serving, censor: Censor) -> None:
    for number in range(2):
        await play_and_pry(server, "carcassonne", 2 + number, Dice(f"open {number}"))
    assert censor.frames > 200


@pytest.mark.deep
@pytest.mark.parametrize("game", ["walpurgisnacht", "carcassonne"])
async def test_no_secret_in_a_thousand_games(
    server: Serving, censor: Censor, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded, "KEPT", 0.0)  # a thousand games do not fit into the memory
    for number in range(DEEP_GAMES):
        seats = 3 + number % 6 if game == "walpurgisnacht" else 2 + number % 4
        await play_and_pry(server, game, seats, Dice(f"deep {game} {number}"))
        assert not censor.problems
        censor.homes.clear()


async def test_the_censor_bites(server: Serving) -> None:
    """A server that sends seat 1 the view of seat 0, or somebody's role, is found out."""
    table, _, _ = await server.party("walpurgisnacht", 3, 3)
    here, state = server.table(table), server.match(table).state
    other = next(seat for seat in (0, 2) if IDS[state.roles.face[seat]] not in may_know(state, 1))
    leaks: list[Data] = [
        here.updates.update(other, 0, True),
        {"t": "chat", "lines": [IDS[state.roles.face[other]]]},
    ]
    for leak in leaks:
        censor, listener = Censor(), Listener(1)
        censor.again = True
        censor.homes[listener] = here
        censor.read(listener, encode(here.updates.update(1, 0, True)))
        assert not censor.problems
        censor.read(listener, encode(leak))
        assert censor.problems
