"""The workshop's requests: what a box is made of, what is wrong with one, and hostile ones."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.editions import edition_text, find
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving

GAMES = ("discworld_witches", "las_brujas", "new_salem", "walpurgisnacht")
HOSTILE: list[Any] = [
    {},
    {"title": "", "facts": []},
    {"title": 3, "facts": {}},
    {"title": "", "facts": {"cards": {}}},
    {"title": "", "facts": {"cards": [3]}},
    {"title": "", "facts": {"cards": [{"id": None}]}},
    {"title": "", "facts": {"cards": [{"id": 1.5}]}},
    {"title": "", "facts": {"cards": [{"id": [["deep"]]}]}},
    {"title": "", "facts": {}, "checked": {"fact": "x"}},
    {"title": "", "facts": {}, "more": 1},
]
ODD: list[Any] = [  # boxes in the right shape, and nonsense
    {},
    {"cards": []},
    {"cards": [{}]},
    {"cards": [{"id": "W00"}] * 300},
    {'odd "name"\n[x]': [{"a\nb = 1": "\u2028"}]},
    {"game": [{}], "title": [{}]},
    {"cards": [{"id": 10**12}]},
    {"cards": [{"id": "x" * 70_000}]},
]


def handed(box: dict[str, Any]) -> dict[str, Any]:
    return {"title": "", "facts": deepcopy(box["facts"]), "checked": []}


@pytest.mark.parametrize("game", GAMES)
async def test_our_box_comes_back_as_ours(server: Serving, game: str) -> None:
    ana = server.guest("Ana")
    assert set(GAMES) <= set(await ana.get("/api/workshop"))
    for lang in ("es", "en"):
        box = await ana.get(f"/api/workshop/{game}/{lang}")
        found = await ana.post(f"/api/workshop/{game}/{lang}", **handed(box))
        assert (found["ours"], found["faults"], found["mark"]) == (True, [], box["mark"])
        assert find(game, found["text"]) is find(game)
    opened = await ana.post("/api/workshop/en", text=edition_text(find(game)))
    assert (opened["game"], opened["facts"]) == (game, box["facts"])


async def test_faults_have_their_place_and_the_words_of_the_command(server: Serving) -> None:
    ana = server.guest("Ana")
    box = handed(await ana.get("/api/workshop/discworld_witches/es"))
    hard = box["facts"]["hard"]
    place = next(n for n, row in enumerate(hard) if row["id"] == "winter")
    hard[place]["difficulty"] = 240
    box["checked"] = [{"fact": "easy.pig", "by": "Ana"}]
    found = await ana.post("/api/workshop/discworld_witches/en", **box)
    assert [fault["path"] for fault in found["faults"]] == [["hard", place, "difficulty"]]
    assert found["faults"][0]["said"] == "this cannot be 240; it can be: 1 … 98."
    spanish = await ana.post("/api/workshop/discworld_witches/es", **box)
    assert spanish["faults"][0]["said"].startswith("no puede ser 240")
    hard[place]["difficulty"] = 24
    found = await ana.post("/api/workshop/discworld_witches/en", **box)
    assert (found["faults"], found["ours"]) == ([], False)
    opened = await ana.post("/api/workshop/es", text=found["text"])
    assert opened["checked"] == [{"fact": "easy.pig", "by": "Ana"}]
    made = await ana.make("discworld_witches", 2, edition=found["text"])
    assert (await ana.get(f"/api/tables/{made['table']}"))["edition"]["mark"] == found["mark"]


async def test_what_is_no_box_is_one_sentence(server: Serving) -> None:
    ana = server.guest("Ana")
    for body in HOSTILE:
        answer = await ana.http.post("/api/workshop/walpurgisnacht/en", json=body)
        assert answer.status_code == 400, body
    for facts in ODD:
        found = await ana.post("/api/workshop/walpurgisnacht/en", title="", facts=facts)
        assert found["faults"], facts
        assert all(fault["said"] for fault in found["faults"])
    for text in (
        "",
        "?",
        'game = "walpurgisnacht"',
        "x" * 70_000,
        'game = "walpurgisnacht"\ncards = 3',
        "part,id\n",
        "part,id\na,b",
    ):
        found = await ana.post("/api/workshop/es", text=text)
        assert found["faults"], text
    for path in ("carcass/en", "walpurgisnacht/xx"):
        assert (await ana.http.get(f"/api/workshop/{path}")).status_code in (400, 409)
    many = await ana.http.post("/api/workshop/walpurgisnacht/en", content=b"x" * 300_000)
    assert many.status_code in (413, 429)


async def test_nobody_asks_too_often(house: Opened) -> None:
    async with house(limits=Limits(workshop=Rate(1, 0))) as server:
        ana = server.guest("Ana")
        await ana.post("/api/workshop/en", text="?")
        answer = await ana.http.post("/api/workshop/en", json={"text": "?"})
        assert answer.status_code == 429
