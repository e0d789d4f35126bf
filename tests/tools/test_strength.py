"""The figures about bots: what the arena played is what both pages say."""

from __future__ import annotations

import json
from pathlib import Path

import strength
from arena import ONE, SIDES, TURNS, Duel, Row


def game(who: list[int], returns: list[float], sides: list[int], points: list[int]) -> Row:
    seats = len(who)
    timed: Row = {"seconds": [0.5] * seats, "longest": [0.5] * seats, "answers": [5] * seats}
    return {"game": 0, "who": who, "returns": returns, "sides": sides, "points": points, **timed}


def kept(folder: Path, duel: Duel, rows: list[Row]) -> Path:
    file = folder / f"{duel.game}-{duel.mode}.jsonl"
    lines = [json.dumps(each) for each in (duel._asdict(), *rows)]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return file


def test_both_pages_say_what_was_played(tmp_path: Path) -> None:
    base = {"mage_and_witch": 0}
    duels = [
        Duel("carcassonne", 2, base, ("seer", "guide"), TURNS, "1"),
        Duel("walpurgisnacht", 3, {}, ("seer", "guide"), SIDES, "1"),
        Duel("new_salem", 4, {}, ("seer", "guide"), ONE, "1"),
        Duel("discworld_witches", 1, {}, ("seer", "seer"), ONE, "1"),
    ]
    games = [
        [game([0, 1], [1, -1], [0, 1], [60, 40]), game([1, 0], [1, -1], [0, 1], [50, 40])],
        [game([0, 1, 1], [1, -1, -1], [0, 1, 1], []), game([1, 0, 0], [1, -1, -1], [0, 1, 1], [])],
        [game([0, 1, 1, 1], [1, 1, -1, -1], [0, 0, 1, 1], [])],
        [game([0], [1], [0], [20])],
    ]
    files = [kept(tmp_path, *each) for each in zip(duels, games, strict=True)]
    docs = tmp_path / "BOTS.md"
    for duel in duels:
        (tmp_path / duel.game / "ui").mkdir(parents=True)
    docs.write_text(f"before\n{strength.BEGIN}\nold\n{strength.END}\nafter\n", "utf-8")
    rows = [strength.measured(*strength.read(file)) for file in files]
    strength.write(rows, "a machine", tmp_path, docs)
    by_game: dict[str, Row] = {}
    for file in tmp_path.glob(f"*/{strength.FILE}"):
        told = json.loads(file.read_text("utf-8"))
        assert told["said"] == "a machine"
        (by_game[file.parent.parent.name],) = told["rows"]
    carcassonne = by_game["carcassonne"]
    assert carcassonne["settings"] == base
    assert carcassonne["won"][0] == 50.0
    assert carcassonne["lead"][0] == 5.0
    assert carcassonne["seconds"] == 0.1
    sides = by_game["walpurgisnacht"]
    assert sides["won"][0] == 50.0, "one side won always, the other never"
    assert [each[0] for each in sides["sides"].values()] == [100.0, 0.0]
    assert by_game["new_salem"]["others"][0] == 33.3
    assert by_game["discworld_witches"]["way"] == "alone"
    text = docs.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text
    assert text.count("| `seer` |") == len(rows) + 1, "each row, and its ratings"


def test_what_is_published_is_complete() -> None:
    """Each row has its 95 % interval around what was won, and a number of games."""
    files = list(strength.GAMES.glob(f"*/{strength.FILE}"))
    assert files
    for row in (row for file in files for row in json.loads(file.read_text("utf-8"))["rows"]):
        won, low, high = row["won"]
        assert low <= won <= high
        assert row["games"] > 0
        assert f"| {row['games']} |" in strength.DOCS.read_text("utf-8")


def test_what_was_not_measured_anew_can_stay() -> None:
    def row(game: str, bot: str, games: int) -> Row:
        same = {"seats": 2, "settings": {}, "way": TURNS, "against": "guide"}
        return {"game": game, "bot": bot, "games": games, **same}

    before = [row("a", "seer", 1), row("a", "novice", 2), row("b", "seer", 3)]
    now = [row("a", "seer", 9), row("a", "sage", 8), row("c", "seer", 7)]
    found = strength.renewed(before, now)
    assert [(each["game"], each["bot"], each["games"]) for each in found] == [
        ("a", "seer", 9),
        ("a", "novice", 2),
        ("a", "sage", 8),
        ("b", "seer", 3),
        ("c", "seer", 7),
    ]


def duel(bot: str, games: int, won: list[float], others: list[float], **settings: int) -> Row:
    """A row of the arena against guides."""
    row = {"game": "g", "bot": bot, "against": "guide", "games": games, "settings": settings}
    return row | {"won": won, "others": others}


def test_ratings_are_those_that_chess_players_know() -> None:
    """Ten times as many wins are 400 points, and the guide stands at 1000."""
    even, tenfold = [50.0, 40.0, 60.0], ([90.9, 90.9, 90.9], [9.09, 9.09, 9.09])
    found = strength.ratings([duel("neighbour", 100, even, even), duel("seer@400", 100, *tenfold)])
    assert [each["bot"] for each in found] == ["seer", "neighbour", "guide"]
    assert found[0]["rating"] == [1400, 1400, 1400]
    at, low, high = found[1]["rating"]
    assert at == 1000
    assert (1000 - low, high - 1000) == (70, 70), "400 times the logarithm of 60 to 40"


def test_ratings_go_by_the_usual_table_and_are_bounded() -> None:
    """Who has lost every game is not infinitely weak; several tables are averaged."""
    never, always = [0.0, 0.0, 4.0], [100.0, 96.0, 100.0]
    other = duel("novice", 100, always, never, option=1)
    (guide, novice) = strength.ratings([duel("novice", 100, never, always), other])
    assert guide["rating"][0] == 1000
    assert novice["rating"][1] <= novice["rating"][0] < novice["rating"][2]
    assert -300 < novice["rating"][0] < 200
    two = [
        duel("seer", 300, [50.0, 45.0, 55.0], [50.0, 45.0, 55.0]),
        duel("seer", 100, always, never),
    ]
    assert 1000 < strength.ratings(two)[0]["rating"][0] < strength.ratings(two[1:])[0]["rating"][0]


def test_every_title_rates_the_bots_that_sit_down_at_tables() -> None:
    """The same on the page and in the docs."""
    docs = strength.DOCS.read_text("utf-8")
    for file in strength.GAMES.glob(f"*/{strength.FILE}"):
        told = json.loads(file.read_text("utf-8"))
        assert told["ratings"] == strength.ratings(told["rows"])
        assert {"novice", "neighbour", "guide", "seer"} <= {each["bot"] for each in told["ratings"]}
        for each in told["ratings"]:
            at, low, high = each["rating"]
            assert low <= at <= high
            assert str(at) in docs
