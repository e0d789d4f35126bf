"""A table with an owner's box of Walpurgisnacht: played with bots, stopped, replayed, saved, played
again, and called what its owner calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from aquelarre.editions import edition_text, find
from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.kernel import Dice
from aquelarre.match import load

if TYPE_CHECKING:
    from tests.server.conftest import Opened

GAME = "walpurgisnacht"
OWL = IDS.index("W19")


@pytest.fixture
def mine() -> str:
    """The owl is a cross in this box, and called so."""
    text = edition_text(find(GAME)).replace('title = ""', 'title = "Mine"')
    name = 'name = { es = "Cruz del puente", en = "Cross on the bridge" }'
    return text.replace('"W19", kind = "plain"', f'"W19", {name}, kind = "crucifix"')


async def test_an_owners_box_lasts_through_the_whole_life_of_a_table(
    house: Opened, mine: str
) -> None:
    async with house(thinkers=1) as server:
        ana = server.guest("Ana")
        made = await ana.make(GAME, 3, bots={"1": "guide", "2": "guide"}, edition=mine)
        table = made["table"]
        live = await ana.live(table, 0)
        await live.play(Dice(4), 4)
        await live.close()
        async with server.table(table).lock:  # all that has happened is on the disk
            match = server.match(table)
            count, before = len(match.answers), match.fingerprint()
        await server.restart()
        again = server.match(table).at(count)  # bots may have gone on
        assert again.fingerprint() == before
        assert again.state.edition.crucifixes >> OWL & 1
        live = await ana.live(table, 0)
        await live.play(Dice(5))
        assert live.over
        assert live.table["edition"]["title"] == "Mine"
        match = server.match(table)
        faces = match.view(0)["faces"]
        assert faces.keys() == {"W19"}
        assert faces["W19"]["kind"] == "crucifix"
        pieces = await ana.get(f"/api/tables/{table}/pieces")
        assert pieces["card"][OWL]["kind"] == "crucifix"
        for lang, name in (("es", "Cruz del puente"), ("en", "Cross on the bridge")):
            said = await ana.http.get(f"/api/tables/{table}/names/{lang}")
            assert said.text.strip() == f'card-W19 = {{ "{name}" }}'
        last = len(match.answers)
        replayed = await ana.get(f"/api/tables/{table}/replay?seat=-2&from={last - 1}&to={last}")
        assert replayed["frames"][-1]["position"]["view"]["faces"] == faces
        saved = load((await ana.http.get(f"/api/tables/{table}/file")).text)
        assert saved.fingerprint() == match.fingerprint()
        assert edition_text(saved.game) == mine
        rematch = await ana.post(f"/api/tables/{table}/rematch")
        assert server.match(rematch["table"]).state.edition.crucifixes >> OWL & 1


async def test_tables_of_our_box_are_told_nothing_new(house: Opened) -> None:
    async with house() as server:
        ana = server.guest("Ana")
        made = await ana.make(GAME, 3, bots={"1": "random", "2": "random"})
        live = await ana.live(made["table"], 0)
        await live.play(Dice(1), 3)
        assert live.table["edition"]["ours"]
        assert "faces" not in server.match(made["table"]).view(0)
        assert (await ana.http.get(f"/api/tables/{made['table']}/names/es")).text == ""
