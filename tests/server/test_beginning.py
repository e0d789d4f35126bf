"""A table begins when everybody sits, whatever becomes of the first try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server import fair
from aquelarre.server.errors import Moved, NotKept
from aquelarre.server.fair import Fairness
from aquelarre.server.keeping import Keeping

if TYPE_CHECKING:
    from tests.server.conftest import Serving


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "AGAIN", 0.01)


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two deals are not kept; what became of each, by its table."""
    found: list[str] = []
    deal = Keeping.deal

    async def fails_first(self: Keeping, *given: Any) -> None:
        found.append(self.course.record.id)
        if len(found) < 3:
            raise NotKept("The disk did not take it: nothing was changed.")
        await deal(self, *given)

    monkeypatch.setattr(Keeping, "deal", fails_first)
    return found


async def test_whoever_took_the_last_seat_has_it_even_if_the_deal_is_not_kept(
    server: Serving, deals: list[str]
) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
    assert await bea.join(made["table"], made["invite"]) == {"seat": 1}
    live = await bea.live(made["table"], 1)
    near = await ana.live(made["table"], 0)
    await near.until(lambda: near.position and near.position["question"], "the deal")
    assert len(deals) == 3, "it was tried until it was kept, and not again"
    await near.play(Dice(1), 1)
    await live.sync()


async def test_a_table_is_made_even_if_the_deal_is_not_kept(
    server: Serving, deals: list[str]
) -> None:
    ana = server.guest("Ana")
    made = await ana.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"})
    live = await ana.live(made["table"], 0)
    await live.play(Dice(1), 2)
    assert deals == [made["table"]] * 3


async def test_a_table_that_was_cut_short_before_its_deal_begins_when_somebody_comes(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server was killed when the last seat was kept, and the deal was not."""

    async def never(self: Any) -> None:
        pass

    with monkeypatch.context() as killed:
        killed.setattr(Fairness, "begin", never)
        killed.setattr(fair, "AGAIN", 1e6)
        ana, bea = server.guest("Ana"), server.guest("Bea")
        made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
        await bea.join(made["table"], made["invite"])
        await server.restart()
    live = await ana.live(made["table"], 0)
    await live.until(lambda: live.position and live.position["question"], "the deal")


async def test_a_table_that_has_become_another_servers_does_not_try_for_ever(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[str] = []

    async def gone(self: Keeping, *given: Any) -> None:
        name = self.course.record.id
        tries.append(name)
        server.server.hall.let_go(name)
        raise Moved("The table has become another server's.")

    ana = server.guest("Ana")
    with monkeypatch.context() as moved:
        moved.setattr(Keeping, "deal", gone)
        made = await ana.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"})
        before = len(tries)
        other = await ana.make("carcassonne", 2, open=True)
        live = await ana.live(other["table"], 0)  # meanwhile an alarm would have rung
        for _ in range(20):
            await live.sync()
        assert len(tries) == before == 1
    live = await ana.live(made["table"], 0)
    await live.play(Dice(1), 1)
