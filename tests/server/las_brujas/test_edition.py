"""A village with an owner's cards: played with bots that think elsewhere, kept over a restart, seen
again, saved, played once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aquelarre.editions import edition_text, find
from aquelarre.games.las_brujas.box.cards import NUMBER
from aquelarre.kernel import Dice
from aquelarre.match import load

if TYPE_CHECKING:
    from tests.server.conftest import Opened

CHANGES = (
    ('title = ""', 'title = "Ana"'),
    ('"R28", man = -3', '"R28", name = { es = "Baila sola" }, man = -5'),
    ('"C3", effect = "intercession"', '"C3", effect = "alibi"'),
    ('ability = "heal", every = "G"', 'ability = "", every = "P"'),
    ('"S16", effect = "doll", reputation = -1', '"S16", effect = "curfew"'),
)


def mine() -> str:
    text = edition_text(find("las_brujas"))
    for old, new in CHANGES:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


async def test_a_village_is_played_with_its_owners_cards(house: Opened) -> None:
    text = mine()
    bots = {str(seat): "guide" for seat in range(1, 5)}
    async with house(thinkers=1) as server:
        ana = server.guest("Ana")
        table = (await ana.make("las_brujas", 5, bots=bots, edition=text))["table"]
        shown = (await ana.get(f"/api/tables/{table}"))["edition"]
        assert (shown["title"], shown["ours"]) == ("Ana", False)
        names = (await ana.http.get(f"/api/tables/{table}/names/en")).text
        assert names.strip() == 'card-R28 = { "Baila sola" }', "one name does for both languages"
        pieces = await ana.get(f"/api/tables/{table}/pieces")
        assert [x["man"] for x in pieces["card"] if x["label"] == "R28"] == [-5]
        live = await ana.live(table, 0)
        await live.play(Dice(3), 8)
        await live.close()
        async with server.table(table).lock:  # all that has happened is on the disk
            match = server.match(table)
            count, before = len(match.answers), match.fingerprint()
        await server.restart()
        again = server.match(table).at(count)  # bots may have gone on
        assert again.fingerprint() == before
        assert again.state.box.man[NUMBER["R28"]] == -5
        live = await ana.live(table, 0)
        await live.play(Dice(4))
        assert live.over
        replayed = await ana.get(f"/api/tables/{table}/replay?seat=-2&from=0&to=1")
        view = replayed["frames"][0]["position"]["view"]
        assert sorted(view["printed"]["cards"]) == ["C3", "R28", "S16"]
        assert list(view["printed"]["characters"]) == ["P15"]
        saved = load((await ana.http.get(f"/api/tables/{table}/file")).text)
        assert edition_text(saved.game) == text
        assert saved.fingerprint() == server.match(table).fingerprint()
        rematch = (await ana.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await ana.get(f"/api/tables/{rematch}"))["edition"] == shown
        assert server.match(rematch).state.box.man[NUMBER["R28"]] == -5
