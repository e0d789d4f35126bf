"""An owner's box of every game at a table: played, stopped, replayed, saved, and played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.editions.owners import GAMES, owned

from aquelarre.editions import edition_text, find
from aquelarre.kernel import Dice
from aquelarre.match import load

if TYPE_CHECKING:
    from tests.server.conftest import Opened


@pytest.mark.parametrize("game", GAMES)
async def test_it_lasts_from_the_first_answer_to_the_rematch(house: Opened, game: str) -> None:
    mine = owned(game)
    async with house(thinkers=1) as server:
        ana = server.guest("Ana")
        made = await ana.make(game, 3, bots={"1": "random", "2": "random"}, edition=mine)
        table = made["table"]
        live = await ana.live(table, 0)
        await live.play(Dice(4), 3)
        await live.close()
        async with server.table(table).lock:  # all that has happened is on the disk
            match = server.match(table)
            count, before = len(match.answers), match.fingerprint()
        await server.restart()
        match = server.match(table).at(count)  # bots may have gone on
        assert match.fingerprint() == before
        assert match.game is find(game, mine)
        live = await ana.live(table, 0)
        await live.play(Dice(5))
        assert live.over
        assert live.table["edition"]["title"] == "Mine"
        match = server.match(table)
        last = len(match.answers)
        replayed = await ana.get(f"/api/tables/{table}/replay?seat=-2&from={last - 1}&to={last}")
        assert replayed["frames"]
        saved = load((await ana.http.get(f"/api/tables/{table}/file")).text)
        assert (saved.fingerprint(), edition_text(saved.game)) == (match.fingerprint(), mine)
        rematch = await ana.post(f"/api/tables/{table}/rematch")
        assert server.match(rematch["table"]).game is find(game, mine)
