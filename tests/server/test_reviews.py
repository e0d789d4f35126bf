"""Reviews of finished games: made beside everything else, kept with the game, and not too many."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.games.carcassonne.rules import scoring
from aquelarre.kernel import Advice, Dice, Reason
from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.review import EDITION, VERDICTS, review
from aquelarre.server import crew, frames, reviews
from aquelarre.server.app import FILE
from aquelarre.server.errands import Past
from aquelarre.server.limits import Limits, Rate
from aquelarre.server.reviews import shown
from aquelarre.server.store import SqliteStore, back_up, put_review
from aquelarre.server.thinking import Thinkers

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

FEW = 3  # simulations: it is not about how well they judge


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its processes are as nice as can be: beside other tests they would wait for minutes."""
    monkeypatch.setattr(reviews, "PATIENCE", 0)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Event:
    """No process begins before this is set: else a review could be there before we have looked."""
    go_on, started = Event(), crew.started

    def when_it_may(patience: int) -> Any:
        go_on.wait(60)
        return started(patience)

    monkeypatch.setattr(crew, "started", when_it_may)
    return go_on


async def finished(server: Serving, game: str = "walpurgisnacht", seats: int = 3) -> Any:
    """A finished table, and who played there."""
    server.server.hall.reviews.simulations = FEW
    table, (ana,), (live,) = await server.party(game, seats, 1)
    await live.play(Dice(game))
    await live.until_over()
    return table, ana


async def made(server: Serving) -> None:
    """All reviews that were asked for are made."""
    works = [each.task for each in server.server.hall.reviews.under_way.values()]
    await asyncio.gather(*(work for work in works if work is not None))


async def reviewed(server: Serving, guest: Guest, table: str, seat: int = 0) -> Any:
    await guest.post(f"/api/tables/{table}/review", seat=seat)
    await made(server)
    return await guest.get(f"/api/tables/{table}/review?seat={seat}")


async def test_a_review_is_made_beside_and_kept_with_the_game(server: Serving, held: Event) -> None:
    table, ana = await finished(server)
    path = f"/api/tables/{table}/review"
    assert (await ana.get(f"{path}?seat=0"))["state"] == "none"
    begun = await ana.post(path, seat=0)
    assert (begun["state"], begun["done"]) == ("waiting", 0)
    joined = await server.guest().post(path, seat=0)
    assert joined["state"] in ("waiting", "making"), "whoever may see the replay may ask"
    assert len(server.server.hall.reviews.under_way) == 1, "it is made once for all"
    held.set()
    await made(server)
    found = await ana.get(f"{path}?seat=0")
    assert found["state"] == "ready"
    past = Past.of(server.match(table))
    assert found["review"]["luck"] == review(past.begun(), past.answers, 0, FEW)["luck"]
    assert found["review"]["decisions"]
    for each in found["review"]["decisions"]:
        assert each["verdict"] in VERDICTS
        assert {"verb", "args"} <= set(each["best"])
    await server.restart()
    assert await ana.get(f"{path}?seat=0") == found
    assert await ana.post(path, seat=0) == found, "it is not made again"
    assert server.server.hall.reviews.finished == 0


def test_reasons_are_told_as_those_of_the_coach() -> None:
    match = Match(find("las_brujas"), 4, seed="reasons")
    first, *_, last = match.window(match.asked[0]).options()
    said = Advice(last, [Reason("danger", 1.0, seat=1, side=0)])
    kept = {"key": "danger", "values": {"seat": 1, "side": 0}}
    decision = {"action": first, "best": last, "reasons": {"for": [kept], "against": []}}
    (told,) = shown(match.game, {"decisions": [decision]})["decisions"]
    assert told["reasons"]["for"] == frames.advice(match.game, said)["reasons"]
    assert told["reasons"]["for"][0]["values"] == {"seat": ["seat", 1], "side": ["side", "witches"]}
    assert told["best"] == frames.option(match.game, last)


async def test_what_cannot_be_reviewed_is_refused_in_one_sentence(server: Serving) -> None:
    ana = server.guest("Ana")
    running = (await ana.make(bots={"1": "random", "2": "random"}))["table"]
    path = f"/api/tables/{running}/review"
    assert (await ana.post(path, 409, seat=0))["error"] == "error-not-now"
    assert (await ana.get(f"{path}?seat=0", 409))["error"] == "error-not-now"
    table, _ = await finished(server)
    path = f"/api/tables/{table}/review"
    for seat in (-1, 3):
        assert (await ana.post(path, 400, seat=seat))["error"] == "error-bad-request"
        assert (await ana.get(f"{path}?seat={seat}", 400))["error"] == "error-bad-request"
    assert (await ana.post("/api/tables/nowhere/review", 404, seat=0))["error"] == "error-no-table"


async def test_a_game_of_other_rules_is_not_reviewed(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ana = await finished(server, "carcassonne", 2)
    await server.stop()
    pay = scoring.pay
    monkeypatch.setattr(scoring, "pay", lambda s, f, n, parts: pay(s, f, n, [*parts[:-1], 99]))
    await server.start()
    for answer in (
        await ana.post(f"/api/tables/{table}/review", 409, seat=0),
        await ana.get(f"/api/tables/{table}/review?seat=0", 409),
    ):
        assert answer["error"] == "error-no-review"


async def test_another_edition_is_made_anew(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ana = await finished(server)
    await server.server.hall.write(put_review(table, 0, EDITION, {"decisions": []}))
    assert (await ana.get(f"/api/tables/{table}/review?seat=0"))["state"] == "ready"
    monkeypatch.setattr(reviews, "EDITION", EDITION + 1)
    assert (await ana.get(f"/api/tables/{table}/review?seat=0"))["state"] == "none"


async def test_a_review_goes_with_its_table_and_into_backups(server: Serving, data: Path) -> None:
    table, ana = await finished(server)
    found = await reviewed(server, ana, table)
    back_up(server.config.data / FILE, data / "copy")
    copy = SqliteStore(data / "copy")
    assert (copy.review(table, 0, EDITION) or {})["luck"] == found["review"]["luck"]
    copy.close()
    store, hall = server.server.store, server.server.hall
    await ana.post(f"/api/tables/{table}/review", seat=1)
    await hall.throw_away(table, "removed")
    assert not hall.reviews.under_way, "what is not needed any more is not made"
    await hall.write(put_review(table, 2, EDITION, {}))
    assert [store.review(table, seat, EDITION) for seat in range(3)] == [None] * 3


async def test_too_many_are_refused_and_nobody_else_notices(
    server: Serving, monkeypatch: pytest.MonkeyPatch, held: Event
) -> None:
    table, ana = await finished(server)
    monkeypatch.setattr(reviews, "MOST_OF_ONE", 1)
    path = f"/api/tables/{table}/review"
    await ana.post(path, seat=0)
    refused = await ana.post(path, 429, seat=1)
    assert refused["error"] == "error-too-much"
    assert (await ana.post(path, seat=0))["state"] in ("waiting", "making"), "to join costs nothing"
    monkeypatch.setattr(reviews, "MOST_OF_ONE", 10)
    assert (await ana.post(path, seat=1))["before"] == 1
    server.server.hall.reviews.most = 2
    assert (await ana.post(path, 429, seat=2))["error"] == "error-too-much"
    held.set()
    await made(server)
    assert (await ana.get(f"{path}?seat=1"))["state"] == "ready"


async def test_one_address_may_not_ask_for_one_after_the_other(house: Opened) -> None:
    free = Limits.none()
    given = {name: getattr(free, name) for name in Limits.__struct_fields__}
    async with house(limits=Limits(**{**given, "reviews": Rate(1, 1e-9)})) as server:
        table, ana = await finished(server)
        await reviewed(server, ana, table, 0)
        refused = await ana.post(f"/api/tables/{table}/review", 429, seat=1)
        assert refused["error"] == "error-too-much"
        assert (await ana.post(f"/api/tables/{table}/review", seat=0))["state"] == "ready"


async def test_bots_do_not_wait_for_reviews(server: Serving) -> None:
    """Reviews have processes of their own, which end with the last of them."""
    table, ana = await finished(server)
    hall = server.server.hall
    hall.thinkers = Thinkers(1)
    await ana.post(f"/api/tables/{table}/review", seat=0)
    assert hall.thinkers.crew is not None
    assert (hall.thinkers.crew.busy, hall.thinkers.crew.waiting) == (0, 0)
    await made(server)
    assert hall.reviews._crew is None
    assert hall.thinkers.crew.done == 0


async def test_a_review_that_stumbles_is_told_and_can_be_tried_again(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ana = await finished(server)
    with monkeypatch.context() as broken:
        broken.setattr(Past, "of", classmethod(lambda cls, match: None))
        await ana.post(f"/api/tables/{table}/review", seat=0)
        await made(server)
    refused = await ana.get(f"/api/tables/{table}/review?seat=0", 500)
    assert refused["error"] == "error-stumbled"
    assert (await reviewed(server, ana, table))["state"] == "ready"


async def test_a_server_that_stops_ends_its_reviews(server: Serving) -> None:
    table, ana = await finished(server)
    server.server.hall.reviews.simulations = 10**9  # it will not be there before
    await ana.post(f"/api/tables/{table}/review", seat=0)
    await server.restart()
    server.server.hall.reviews.simulations = FEW
    assert (await ana.get(f"/api/tables/{table}/review?seat=0"))["state"] == "none"
    assert (await reviewed(server, ana, table))["state"] == "ready"
