"""Encodings: fixed length, a name for every number, nothing beyond the view."""

from __future__ import annotations

from random import Random
from typing import Any

import encodings_page
from aquelarre import find
from aquelarre.games._template import GAME as TEMPLATE
from aquelarre.kernel import SILENT, WATCHER, BadSetting, Dice, Game
from aquelarre.kernel.encoding import (
    UNWRITTEN,
    Each,
    Encoding,
    Flag,
    Number,
    OneOf,
    Players,
    SeatOf,
    SeatsOf,
    Some,
)
from aquelarre.lab.environments.table import Table


def positions(game: Game[Any], seed: int, most: int) -> list[Table]:
    """Positions of a random game, at whatever table comes."""
    chance = Random(seed)
    seats = chance.randint(game.least_seats, game.most_seats)
    settings = {each.name: chance.choice(each.values) for each in game.settings}
    try:
        game.check(seats, settings)
    except BadSetting:  # not every setting fits every number of seats
        settings = {}
    table = Table(game, seats, settings, dice=Dice(seed))
    found = []
    while not table.ended and table.decisions < most:
        quiet = table.floor and chance.random() < 0.9
        table.act(SILENT if quiet else chance.choice(table.options))
        if chance.random() < 0.2:
            found.append(table.clone())
    return [*found, table]


def test_every_number_has_a_name_and_lies_between_minus_one_and_one(game: Game[Any]) -> None:
    encoding = game.encoding()
    names = encoding.fields()
    assert len(names) == len(set(names)) == encoding.size
    for table in positions(game, 1, 400):
        for seat in (WATCHER, *range(table.state.n)):
            numbers = encoding.encode(table.view(seat))
            assert len(numbers) == encoding.size
            assert all(-1.0 <= number <= 1.0 for number in numbers)


def test_the_question_is_always_written_down(game: Game[Any]) -> None:
    """A question that the encoding does not know would be all zeros."""
    names = game.encoding().fields()
    places = [place for place, name in enumerate(names) if name.startswith("question.")]
    if game.key == "carcassonne":  # its view names no question: the tile in hand and spots do
        assert places == []
        return
    for seed in range(4):
        for table in positions(game, seed, 400):
            numbers = game.encoding().encode(table.view(0))
            asked = [numbers[place] for place in places]
            assert sum(asked) == (0.0 if table.over else 1.0), table.view(0)["question"]


def test_a_glance_is_enough(game: Game[Any]) -> None:
    begun = [each for seed in range(3, 9) for each in positions(game, seed, 60)]
    for number, table in enumerate([*positions(game, 2, 600), *begun]):
        for seat in (WATCHER, number % table.state.n):
            whole = game.encoding().encode(table.view(seat))
            assert game.encoding().encode(game.glance(table.state, seat)) == whole


def test_what_is_written_in_one_go_is_what_its_parts_say(game: Game[Any]) -> None:
    """Parts that hurry (`Slots`, `Spaces`) write what the page says of them."""
    hurrying = [
        part
        for part, _ in game.encoding().parts
        if isinstance(part, Each) and type(part) not in (Each, Players)
    ]
    assert len(hurrying) == (game.key in ("walpurgisnacht", "discworld_witches"))
    for table in positions(game, 3, 400):
        for seat in range(table.state.n):
            view, n = table.view(seat), table.state.n
            for part in hurrying:
                quick, slow = [0.0] * part.size, [0.0] * part.size
                part.write(view, quick, 0, seat, n)
                Each.write(part, view, slow, 0, seat, n)
                assert quick == slow


def test_parts_say_what_they_say() -> None:
    encoding = Encoding(
        [
            Flag("over", "", lambda view: view["over"]),
            Number("deck", 10, "", lambda view: view["deck"]),
            OneOf("phase", ("draw", "play"), "", lambda view: view["phase"]),
            Some("hand", ("A", "B"), "", lambda view: view["hand"], most=2),
            SeatOf("active", 3, "", lambda view: view["active"]),
            SeatsOf("friends", 3, "", lambda view: view["friends"]),
            Each("box", "ab", "", lambda view: [None, {"n": 4}], [Number("n", 4, "", _number)]),
            Players(3, [Number("n", 4, "", _number)]),
        ]
    )
    view = {
        "seat": 1,
        "over": True,
        "deck": 25,
        "phase": "play",
        "hand": ["A", "A", "B", "C"],
        "active": 0,
        "friends": [1],
        "players": [{"n": 4}, {"n": 2}],
    }
    named = dict(zip(encoding.fields(), encoding.encode(view), strict=True))
    assert named == {
        "over": 1.0,
        "deck": 1.0,
        "phase.draw": 0.0,
        "phase.play": 1.0,
        "hand.A": 1.0,
        "hand.B": 0.5,
        "box.a.n": 0.0,
        "box.b.n": 1.0,
        "active.me": 0.0,
        "active.next": 1.0,
        "active.2": 0.0,  # of two, seat 0 follows seat 1
        "friends.me": 1.0,
        "friends.next": 0.0,
        "friends.2": 0.0,
        "player.me.there": 1.0,
        "player.me.n": 0.5,
        "player.next.there": 1.0,
        "player.next.n": 1.0,
        "player.2.there": 0.0,
        "player.2.n": 0.0,
    }


def _number(thing: Any) -> int:
    return int(thing["n"])


def test_none_and_what_is_not_listed_are_zeros() -> None:
    encoding = Encoding(
        [
            Number("deck", 10, "", lambda view: None),
            OneOf("phase", ("draw",), "", lambda view: None),
            Some("hand", ("A",), "", lambda view: None),
            SeatOf("active", 2, "", lambda view: None),
        ]
    )
    assert encoding.encode({"seat": -1, "players": [{}, {}]}) == [0.0] * 5


def test_a_game_without_an_encoding_has_one_that_tells_positions_apart() -> None:
    assert TEMPLATE.encoding() is UNWRITTEN
    tables = [Table(TEMPLATE, 2, dice=Dice(seed)) for seed in range(12)]
    views = [table.view(0) for table in tables]
    rows = [tuple(UNWRITTEN.encode(view)) for view in views]
    assert all(-1 < number < 1 for row in rows for number in row)
    cards = [view["players"][0]["card"] for view in views]
    assert len(set(rows)) == len(set(cards)) > 1
    assert UNWRITTEN.encode(views[0]) == UNWRITTEN.encode(tables[0].view(0))


def test_the_reader_stands_first() -> None:
    """Two seats that see the same of themselves read it in the same place."""
    game = find("carcassonne")
    table = Table(game, 2, dice=Dice(3))
    names = game.encoding().fields()
    mine = names.index("active.me")
    active = table.view(0)["active"]
    for seat in range(2):
        assert game.encoding().encode(table.view(seat))[mine] == float(seat == active)


def test_the_page_says_what_is_written() -> None:
    """If this fails: `python tools/encodings_page.py`."""
    assert encodings_page.FILE.read_text("utf-8") == encodings_page.page()
