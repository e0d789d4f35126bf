"""What tests of Las Brujas at live tables share: a village of five, put at a table as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.games.las_brujas.rules.ballot import Ballot
from aquelarre.games.las_brujas.rules.trial import Floor, Speech, Verdict
from aquelarre.games.las_brujas.tests.scenario import Scene
from aquelarre.kernel import Verb

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

Data = dict[str, Any]
FIVE = ["P05", "P17", "P10", "P22", "P06"]  # all of base 0


class Square:
    """Where the village meets; `square.at(server, scene)` is a table of five people there."""

    long = 1000.0  # seconds in which nothing runs out
    short = 0.02

    def village(self, **hands: list[str]) -> Scene:
        """Seat 0 has a trial card; all other hands are empty unless they are filled (`_1=[…]`)."""
        scene = Scene("wvvvw", FIVE)
        for seat in range(5):
            scene.hold(seat, *hands.get(f"_{seat}", []))
        return scene.hold(0, "J1a", *hands.get("_0", []))

    async def seated(self, server: Serving, **more: Any) -> tuple[str, list[Guest], list[Live]]:
        table, guests, lives = await server.party("las_brujas", 5, 5, **more)
        for live in lives:
            await live.sync()
        return table, guests, lives

    async def show(self, server: Serving, table: str, lives: list[Live], scene: Scene) -> None:
        """The table goes on from this scene, and everybody has heard of it."""
        here, match = server.table(table), server.match(table)
        match.state = scene.s
        match.events.clear()
        match._gather()
        here.updates.told, here.updates.seq = 0, 0
        here.broadcast()
        for live in lives:
            await live.sync()

    async def at(
        self, server: Serving, scene: Scene, **more: Any
    ) -> tuple[str, list[Guest], list[Live]]:
        """A table of five people at this scene."""
        table, guests, lives = await self.seated(server, **more)
        await self.show(server, table, lives, scene)
        return table, guests, lives

    async def say(self, live: Live, verb: Verb, *args: int) -> Data:
        """An answer or an aside."""
        await live.sync()
        reply = await live.answer(verb.at(*args))
        assert reply["t"] == "ack", reply
        return reply

    async def everybody(self, lives: list[Live]) -> None:
        for live in lives:
            await live.sync()


@pytest.fixture
def square() -> Square:
    return Square()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's silence counts unless a test wants it."""
    for kind in (Speech, Floor, Verdict, Ballot):
        monkeypatch.setattr(kind, "grace", Square.long)
