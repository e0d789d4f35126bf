"""Tables that play another edition: made with it, shown, kept, replayed, saved, played again."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.editions import Boxed, edition_text, find
from aquelarre.games._template.verbs import KEEP, SWAP
from aquelarre.games.discworld_witches.box.ids import TILES
from aquelarre.kernel import Dice, catalog
from aquelarre.match import load
from aquelarre.server import api, frames
from aquelarre.server.app import FILE
from aquelarre.server.store import SqliteStore
from aquelarre.words import LANGUAGES, Words

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving


@pytest.fixture
def moons(boxed: Boxed[Any]) -> str:
    """An edition with eight moons, in which bots swap."""
    text = boxed.edition_text().replace('title = ""', 'title = "Moons"').replace('"keep"', '"swap"')
    return text.replace('"C6", copies = 1', '"C6", copies = 8')


def shown(game: Boxed[Any], title: str, ours: bool) -> dict[str, Any]:
    return {"title": title, "mark": game.sheet.mark, "ours": ours}


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> str:
    """The template as a game that tables are made of: it has no editions."""
    monkeypatch.setattr(api, "names", lambda: [*catalog.names(), "_template"])
    return "_template"


async def test_the_lobby_knows_which_games_have_editions(
    server: Serving, boxed: Boxed[Any]
) -> None:
    games = {game["key"]: game for game in await server.guest().get("/api/games")}
    assert games["carcassonne"]["edition"]["printed"], "nothing is reconstructed"
    assert games["boxed"]["edition"] == shown(boxed, "", ours=True)
    ours = await server.guest().http.get("/api/editions/boxed")
    assert ours.text == boxed.edition_text()
    assert ours.headers["content-disposition"].startswith("attachment")
    for path in ("/api/editions/_template", "/api/editions/poker"):
        assert (await server.guest().http.get(path)).status_code == 409


async def test_a_table_shows_which_edition_it_plays(
    server: Serving, boxed: Boxed[Any], moons: str, bare: str
) -> None:
    other = boxed.with_edition(moons)
    ana = server.guest("Ana")
    made = await ana.make("boxed", 2, open=True, edition=moons)
    plain = await ana.make("boxed", 2)
    none = await ana.make(bare, 3)
    tables = [made["table"], plain["table"], none["table"]]
    expected = [shown(other, "Moons", ours=False), shown(boxed, "", ours=True), None]
    summaries = [await ana.get(f"/api/tables/{table}") for table in tables]
    assert [summary["edition"] for summary in summaries] == expected
    listed = await server.guest().get("/api/tables")
    assert [table["edition"] for table in listed["open"]] == expected[:1]
    live = await ana.live(made["table"], 0)
    assert live.table["edition"] == expected[0]
    text = await server.guest().http.get(f"/api/tables/{made['table']}/edition")
    assert text.text == moons
    assert (await ana.http.get(f"/api/tables/{none['table']}/edition")).status_code == 409


async def test_a_page_is_told_what_an_owner_calls_things(
    server: Serving, boxed: Boxed[Any], moons: str
) -> None:
    """As texts in the place of ours, of which the others stay as they are."""
    named = moons.replace('"C6",', '"C6", name = { es = "Lunón", en = "Big { moon" },')
    ana = server.guest("Ana")
    tables = [
        (await ana.make("boxed", 2, edition=edition))["table"] for edition in (named, moons, "")
    ]
    for lang, name in (("es", "Lunón"), ("en", "Big { moon")):
        texts = [await ana.http.get(f"/api/tables/{table}/names/{lang}") for table in tables]
        assert texts[0].text.strip() == f'card-C6 = {{ "{name}" }}'
        assert [each.text for each in texts[1:]] == ["", ""]
        assert Words(lang, find("boxed", named)).say("card-C6") == name
    for path in (f"/api/tables/{tables[0]}/names/xx", "/api/tables/nowhere/names/es"):
        assert (await ana.http.get(path)).status_code in (404, 409)


async def test_an_edition_lasts_through_the_whole_life_of_a_table(
    server: Serving, boxed: Boxed[Any], moons: str
) -> None:
    """A restart in the middle, the end, the replay, the file, the import, the rematch."""
    edition = shown(boxed.with_edition(moons), "Moons", ours=False)
    table, (ana, bea), lives = await server.party("boxed", 2, 2, edition=moons)
    assert server.match(table).state.deck.counts[5] >= 6
    await (await first_asked(lives)).play(Dice(1), 1)
    before = server.match(table).fingerprint()
    for live in lives:
        await live.close()
    await server.restart()
    assert server.match(table).fingerprint() == before
    assert edition_text(server.table(table).game) == moons
    lives = [await guest.live(table, seat) for seat, guest in enumerate((ana, bea))]
    await asyncio.gather(*(live.play(Dice(2)) for live in lives))
    assert lives[0].over
    assert lives[0].table["edition"] == edition
    replayed = await ana.get(f"/api/tables/{table}/replay?seat=-2&from=0&to=40")
    assert replayed["frames"][-1]["position"]["view"] == server.match(table).view(-1)
    file = (await ana.http.get(f"/api/tables/{table}/file")).text
    saved = load(file)
    assert edition_text(saved.game) == moons
    assert saved.fingerprint() == server.match(table).fingerprint()
    brought = (await ana.http.post("/api/import", content=file)).json()["table"]
    assert (await bea.get(f"/api/tables/{brought}"))["edition"] == edition
    assert server.match(brought).fingerprint() == server.match(table).fingerprint()
    again = await ana.post(f"/api/tables/{table}/rematch")
    assert (await bea.get(f"/api/tables/{again['table']}"))["edition"] == edition
    assert server.match(again["table"]).state.deck.counts[5] >= 6


async def test_the_witches_play_with_a_corrected_box(house: Opened) -> None:
    """The same in earnest: exported, one number edited, played by bots in a process of their own,
    with a restart in between."""
    text = edition_text(find("discworld_witches"))
    mine = text.replace('"winter", difficulty = 25', '"winter", difficulty = 24')
    winter = TILES.index("winter")
    async with house(thinkers=1) as server:
        ana = server.guest("Ana")
        made = await ana.make("discworld_witches", 2, bots={"1": "guide"}, edition=mine)
        table = made["table"]
        for more in (6, 6):
            live = await ana.live(table, 0)
            await live.play(Dice(more), more)
            await live.close()
            async with server.table(table).lock:  # all that has happened is on the disk
                match = server.match(table)
                count, before = len(match.answers), match.fingerprint()
            await server.restart()
            again = server.match(table).at(count)  # bots may have gone on
            assert again.fingerprint() == before
            assert edition_text(again.game) == mine
            assert again.state.edition.difficulty[winter] == 24


async def test_new_salem_lasts_with_a_corrected_box(house: Opened) -> None:
    """Exported, edited, played by bots in a process of their own, with a restart in between; its
    file, its replay, its rematch; and what its owner calls a card."""
    text = edition_text(find("new_salem")).replace('title = ""', 'title = "Mine"')
    mine = text.replace('"V06", cost = 2', '"V06", name = "Flood", cost = 1')
    mine = mine.replace('effect = "burn"', 'effect = "seize"')
    async with house(thinkers=1) as server:
        ana = server.guest("Ana")
        made = await ana.make("new_salem", 3, bots={"1": "guide", "2": "guide"}, edition=mine)
        table = made["table"]
        live = await ana.live(table, 0)
        await live.play(Dice(6), 6)
        await live.close()
        async with server.table(table).lock:  # all that has happened is on the disk
            match = server.match(table)
            count, before = len(match.answers), match.fingerprint()
        await server.restart()
        again = server.match(table).at(count)  # bots may have gone on
        assert again.fingerprint() == before
        assert edition_text(again.game) == mine
        assert again.view(0)["otherwise"] == {"V06": {"effect": "seize"}}
        pieces = await ana.get(f"/api/tables/{table}/pieces")
        assert next(each for each in pieces["event"] if each["label"] == "V06")["cost"] == 1
        live = await ana.live(table, 0)
        await live.play(Dice(7))
        assert live.over
        file = (await ana.http.get(f"/api/tables/{table}/file")).text
        assert load(file).fingerprint() == server.match(table).fingerprint()
        replayed = await ana.get(f"/api/tables/{table}/replay?seat=-2&from=0&to=40")
        assert replayed["frames"][-1]["position"]["view"]["otherwise"]["V06"]["effect"] == "seize"
        rematch = await ana.post(f"/api/tables/{table}/rematch")
        assert edition_text(server.table(rematch["table"]).game) == mine
        names = await ana.http.get(f"/api/tables/{table}/names/en")
        assert "Flood" in names.text


async def first_asked(lives: list[Any]) -> Any:
    for live in lives:
        await live.until_asked()
    return lives[0]


@pytest.mark.parametrize("thinkers", [0, 1])
async def test_bots_think_with_the_edition_of_their_table(
    house: Opened, boxed: Boxed[Any], moons: str, thinkers: int
) -> None:
    """Also in processes of their own: the habit of bots is a fact of the box."""
    async with house(thinkers=thinkers) as server:
        for edition, habit in (("", KEEP), (moons, SWAP), (boxed.edition_text(), KEEP)):
            ana = server.guest("Ana")
            made = await ana.make("boxed", 2, bots={"1": "guide"}, edition=edition)
            live = await ana.live(made["table"], 0)
            await live.play(Dice(1))
            assert (1, habit.at()) in server.match(made["table"]).answers


WRONG = [
    ("x", 1, "x", "expected"),
    ('game = "boxed"\ntitle = "a"\nhabit = nan', 3, "habit", "kind"),
    ('game = "boxed"\ncards = 3\nhabit = "keep"', 2, "cards", "rows"),
    ('game = "boxed"\nwind = 3\nhabit = "keep"', 1, "cards", "rows"),
    ('game = "carcassonne"', 1, "game", "game"),
    ('game = "boxed"\na = ' + "[" * 60_000, 2, "a", "deep"),
    ("# " + "x" * 65_536, 1, "", "large"),
    ("a = '\x00'", 1, "", "character"),
]


@pytest.mark.parametrize(("text", "line", "field", "reason"), WRONG)
async def test_an_edition_that_cannot_be_played_changes_nothing(
    server: Serving, boxed: Boxed[Any], text: str, line: int, field: str, reason: str
) -> None:
    wish = {"game": "boxed", "seats": 2, "edition": text}
    answer = await server.guest("Ana").post("/api/tables", 409, **wish)
    assert answer["error"] == "error-bad-edition"
    found = {name: answer["values"][name] for name in ("line", "reason")}
    assert found == {"line": line, "reason": reason}
    assert answer["values"]["field"].startswith(field)
    assert len(answer["sentence"]) < 200
    assert "\n" not in answer["sentence"]
    for lang in LANGUAGES:
        words = Words(lang, strict=True)
        assert words._format(answer["error"], answer["values"])
    assert server.server.store.tables("waiting", "playing") == []


async def test_an_edition_for_a_game_without_editions_changes_nothing(
    server: Serving, bare: str
) -> None:
    wish = {"game": bare, "seats": 3, "edition": 'game = "_template"'}
    answer = await server.guest("Ana").post("/api/tables", 409, **wish)
    assert answer["error"] == "error-no-editions"
    assert server.server.store.tables("waiting", "playing") == []


async def test_a_wish_that_is_far_too_large_is_not_even_read(server: Serving) -> None:
    wish = {"game": "carcassonne", "seats": 3, "edition": "x" * 400_000}
    assert (await server.guest("Ana").post("/api/tables", 429, **wish))["error"] == "error-too-much"


async def test_a_table_whose_edition_is_no_longer_right_is_told_to_have_other_rules(
    server: Serving, boxed: Boxed[Any], moons: str
) -> None:
    ana = server.guest("Ana")
    made = await ana.make("boxed", 2, edition=moons)
    await server.stop()
    connection = sqlite3.connect(server.config.data / FILE)
    connection.execute("UPDATE tables SET edition = 'nonsense'")
    connection.commit()
    connection.close()
    await server.start()
    answer = await ana.get(f"/api/tables/{made['table']}", 409)
    assert answer["error"] == "error-other-rules"
    assert (await ana.get("/api/tables"))["mine"] == []


async def test_tables_of_the_second_version_play_our_box(
    server: Serving, boxed: Boxed[Any]
) -> None:
    ana = server.guest("Ana")
    made = await ana.make("boxed", 2)
    await server.stop()
    connection = sqlite3.connect(server.config.data / FILE)
    connection.executescript(
        "ALTER TABLE tables DROP COLUMN edition; ALTER TABLE answers DROP COLUMN told;"
        "ALTER TABLE tables DROP COLUMN lesson; ALTER TABLE seats DROP COLUMN agent;"
        "ALTER TABLE tables DROP COLUMN coach; ALTER TABLE tables DROP COLUMN origin;"
        "ALTER TABLE tables DROP COLUMN origin_step; ALTER TABLE tables DROP COLUMN laid;"
        "PRAGMA user_version = 2;"
    )
    connection.close()
    await server.start()
    assert server.table(made["table"]).game is boxed
    assert (await ana.get(f"/api/tables/{made['table']}"))["edition"] == shown(boxed, "", ours=True)
    await server.stop()
    store = SqliteStore(server.config.data / FILE)
    assert [record.edition for record in store.tables("waiting")] == [""]
    store.close()
    await server.start()


async def test_what_is_kept_of_options_does_not_keep_editions(
    boxed: Boxed[Any], moons: str
) -> None:
    """The words are the same in all editions, so they are packed once."""
    other = boxed.with_edition(moons)
    frames._option.cache_clear()
    assert frames.option(other, KEEP.at()) is frames.option(boxed, KEEP.at())
    assert frames._option.cache_info().currsize == 1


def test_an_answer_that_another_box_says_otherwise_is_packed_for_it_alone() -> None:
    """What two cards cost in Discworld depends on the card."""
    game = find("discworld_witches")
    text = edition_text(game)
    dear = next(line for line in text.split("\n") if 'id = "C04",' in line)
    theirs = find(game.key, text.replace(dear, dear.replace("cackle = 0", "cackle = 1")))
    action, other = (game.action("draw_two", card=card) for card in ("C04a", "C05a"))
    frames._option.cache_clear()
    assert [b"manner" in bytes(frames.option(each, action)) for each in (theirs, game)] == [
        True,
        False,
    ]
    assert frames.option(theirs, other) is frames.option(game, other)
    assert frames._option.cache_info().currsize == 2
