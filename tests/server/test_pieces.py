"""What is in the box of a table, as facts for its page: everybody may ask, and is sent it once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from aquelarre.editions import boxed, find
from aquelarre.kernel.catalog import names
from aquelarre.server.pieces import pieces_of

if TYPE_CHECKING:
    from tests.server.conftest import Serving

SMALL = 100_000  # bytes before packing


@pytest.mark.parametrize("name", names())
def test_a_box_is_sent_as_it_is_and_is_small(name: str) -> None:
    found, _ = pieces_of(find(name))
    wanted = msgspec.json.decode(msgspec.json.encode(find(name).pieces()))
    assert wanted
    assert msgspec.json.decode(found) == wanted
    assert len(found) < SMALL


async def test_anybody_may_ask_and_is_sent_the_same_only_once(server: Serving) -> None:
    made = await server.guest("Ana").make("carcassonne", 2)
    guest, path = server.guest(), f"/api/tables/{made['table']}/pieces"
    answer = await guest.http.get(path)
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(find("carcassonne").pieces()))
    assert answer.headers["cache-control"] == "no-cache"
    again = await guest.http.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await guest.http.get("/api/tables/nowhere/pieces")).status_code == 404


async def test_a_table_tells_its_own_edition(server: Serving) -> None:
    ours = boxed(find("discworld_witches"))
    text = ours.edition_text()
    first = next(line for line in text.splitlines() if "points = " in line)
    other = text.replace(first, first.replace("points = ", "points = 1", 1), 1)
    ana = server.guest("Ana")
    tables = [
        (await ana.make("discworld_witches", 2))["table"],
        (await ana.make("discworld_witches", 2, edition=other))["table"],
    ]
    told = [await ana.get(f"/api/tables/{table}/pieces") for table in tables]
    assert told[0] == msgspec.json.decode(msgspec.json.encode(ours.pieces()))
    assert told[1] == msgspec.json.decode(msgspec.json.encode(ours.with_edition(other).pieces()))
    assert told[0] != told[1]
