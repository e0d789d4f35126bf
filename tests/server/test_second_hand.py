"""A guest takes no second hand before the cards are dealt either; the host may bring somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Serving

SECRETS = "error-seat-secrets"


@pytest.mark.parametrize("game", ["walpurgisnacht", "las_brujas"])
async def test_a_guest_takes_no_second_hand_before_the_deal(server: Serving, game: str) -> None:
    ana, bea, caz = (server.guest(name) for name in ("Ana", "Bea", "Caz"))
    made = await ana.make(game, 5, open=True)
    table = made["table"]
    path = f"/api/tables/{table}"
    await bea.join(table)
    for seat in (2, -1):
        assert (await bea.join(table, made["invite"], seat, status=409))["error"] == SECRETS
    await caz.join(table)
    code = await caz.post(f"{path}/pass", seat=2)
    assert (await bea.post(f"{path}/claim", 409, **code))["error"] == SECRETS
    shown = (await bea.get(path))["people"]
    assert [each["offered"] for each in shown] == [False, True, False, False, False]
    await bea.seat(table, 1, "leave")
    assert await bea.join(table, seat=3) == {"seat": 3}, "another chair, but one"
    assert await ana.join(table, seat=4) == {"seat": 4}, "the host may bring somebody along"


async def test_where_nothing_is_secret_a_guest_may_bring_somebody_along(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    table = (await ana.make("carcassonne", 4, open=True))["table"]
    assert [(await bea.join(table))["seat"] for _ in range(2)] == [1, 2]
