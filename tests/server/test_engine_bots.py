"""Engines at tables: by the host's leave only, called by their program's name, told everything by
whichever process thinks; and their faults stop no table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.bots import BotFailed, Heard, RandomBot, named
from aquelarre.bots.engine import command
from aquelarre.bots.engine.player import POOL
from aquelarre.kernel import Dice, Window
from aquelarre.server.thinking import Thinkers, shown_engines
from aquelarre.words import LANGUAGES, Words

if TYPE_CHECKING:
    from tests.server.conftest import Opened

SAMPLE = Path(__file__).parents[1] / "bots" / "sample_engine.py"
SHOWN = "cmd:sample_engine.py"
Said = list[dict[str, Any]]


@pytest.fixture(autouse=True)
def _all_leave() -> Iterator[None]:
    yield
    POOL.close()
    named.look_again()


def sample(fault: str, diary: Path | None = None, ms: int = 20_000) -> str:
    return f"cmd@{ms}:{sys.executable} -I {SAMPLE} {fault}" + (f" {diary}" if diary else "")


def read(diary: Path) -> Said:
    return [json.loads(line) for line in diary.read_text("utf-8").splitlines()]


async def test_without_leave_no_program_runs(house: Opened, tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    async with house(bots=[sample("good")]) as server:
        guest = server.guest()
        for kind in (f"cmd:touch {trap}", sample("good"), sample("dies"), f"{SHOWN} good"):
            wish = {"game": "new_salem", "seats": 3, "name": "Ana", "bots": {"1": kind}}
            refused = await guest.post("/api/tables", 409, **wish)
            assert refused["error"] == "error-unknown-bot"
            assert refused["values"]["known"] == ", ".join((*named.kinds(), SHOWN))
    assert not trap.exists()


@pytest.mark.parametrize("thinkers", [0, 1])
async def test_with_leave_it_plays_and_hears_what_its_seat_is_told(
    house: Opened, tmp_path: Path, thinkers: int
) -> None:
    diary = tmp_path / "diary"
    async with house(bots=[sample("good", diary)], thinkers=thinkers) as server:
        guest = server.guest()
        games = await guest.get("/api/games")
        assert {tuple(game["bots"]) for game in games} == {(*named.kinds(), SHOWN)}
        made = await guest.make("walpurgisnacht", 3, name="Ana", bots={"1": SHOWN, "2": "guide"})
        live = await guest.live(made["table"], 0)
        await live.play(Dice(1))
        assert live.over
        match = server.match(made["table"])
        assert match.players[1].bot == SHOWN
        assert server.server.hall.thinkers.given_up == 0
        comings = (await guest.get(f"/api/tables/{made['table']}"))["comings"]
        assert comings == []
    said = read(diary)
    (new,) = [each for each in said if each["t"] == "new"]
    assert (new["seat"], new["players"][0]["name"]) == (1, "Ana")
    told = {event["n"]: event for each in said if each["t"] == "told" for event in each["events"]}
    for number, event in told.items():
        heard = match.events[number].heard_by(1)
        assert (event["key"], event["known"]) == (heard.key, heard.known)
    assert list(told) == list(range(len(told))), "each once, from the first on"
    assert len(told) > 20


async def test_after_a_restart_it_hears_everything_again(house: Opened, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    async with house(bots=[sample("good", diary)], thinkers=1) as server:
        guest = server.guest()
        made = await guest.make("carcassonne", 2, bots={"1": SHOWN})
        live = await guest.live(made["table"], 0)
        await live.play(Dice(1), 4)
        await live.until_asked()  # it has written down all that it was told so far
        await live.close()
        await server.restart()
        before = len(read(diary))
        live = await guest.live(made["table"], 0)
        await live.play(Dice(1), 4)
        events = server.match(made["table"]).events
    first, later = read(diary)[:before], read(diary)[before:]
    assert [each["t"] for each in later[:3]] == ["hello", "new", "told"]
    assert later[1] in first
    assert later[2]["from"] == 0
    keys = [event["key"] for event in later[2]["events"]]
    assert keys == [event.notice.key for event in events[: len(keys)]]


@pytest.mark.parametrize(("fault", "what"), [("illegal", "wrong"), ("dies", "gone")])
async def test_its_faults_are_told_once_to_the_host_and_to_the_table(
    house: Opened, caplog: pytest.LogCaptureFixture, fault: str, what: str
) -> None:
    async with house(bots=[sample(fault)], thinkers=0) as server:
        guest = server.guest()
        made = await guest.make("carcassonne", 2, bots={"1": SHOWN})
        live = await guest.live(made["table"], 0)
        await live.play(Dice(1), 30)
        summary = await guest.get(f"/api/tables/{made['table']}")
        assert [(line["seat"], line["what"]) for line in summary["comings"]] == [(1, what)]
    logged = [record.getMessage() for record in caplog.records if "The engine" in record.message]
    assert len(logged) == len(set(logged)) > 0
    for lang in LANGUAGES:
        page = (Path(named.__file__).parents[1] / "web" / "locale" / f"{lang}.ftl").read_text(
            "utf-8"
        )
        assert f"\nweb-coming-{what} = " in page


async def test_that_it_could_have_spoken_up_is_told_to_nobody_at_the_table(
    house: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    """In a game where this itself is a secret, the table must not learn it from a fault."""
    async with house() as server:
        guest = server.guest()
        made = await guest.make(
            "walpurgisnacht", 4, bots={"1": "guide", "2": "guide", "3": "guide"}
        )
        live = await guest.live(made["table"], 0)
        bots = server.server.hall.table(made["table"]).bots
        fault = BotFailed("It failed.", kind=sample("illegal"), reason="engine-option", what="7")
        bots._report(1, fault, False)
        await live.sync()
        assert (await guest.get(f"/api/tables/{made['table']}"))["comings"] == []
        assert [each for each in caplog.records if "not offered" in each.getMessage()]


def test_engines_of_the_same_name_can_be_told_apart() -> None:
    kinds = [sample("good"), "guide", sample("dies"), sample("illegal")]
    found = shown_engines(kinds)
    assert list(found.values()) == [kinds[0], kinds[2], kinds[3]]
    assert list(found) == [SHOWN, f"{SHOWN} 2", f"{SHOWN} 3"]


def test_a_worker_has_time_enough_for_the_slowest_engine() -> None:
    thinkers = Thinkers(1, allowed=[sample("good", ms=20_000)])
    assert thinkers.crew is not None
    assert thinkers.crew.limit > command.HELLO + 20.0


class Rememberer(RandomBot):
    """Answers with the last option of as many as it has heard events, to be found out."""

    def hear(self, window: Window[Any], heard: Heard) -> None:
        HEARD.append((window.seat, heard.since, len(heard.told), heard.names, heard.game))


HEARD: list[tuple[int, int, int, list[str], str]] = []


async def test_a_bot_in_python_hears_too(house: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(named._MAKERS, "rememberer", Rememberer)
    HEARD.clear()
    async with house(thinkers=0) as server:
        guest = server.guest()
        made = await guest.make("carcassonne", 2, name="Ana", bots={"1": "rememberer"})
        live = await guest.live(made["table"], 0)
        await live.play(Dice(1), 5)
        events = len(server.match(made["table"]).events)
    assert {(seat, since) for seat, since, *_ in HEARD} == {(1, 0)}
    counts = [count for _, _, count, _, _ in HEARD]
    assert counts == sorted(counts)
    assert events >= counts[-1] > counts[0]
    assert {names[0] for *_, names, _ in HEARD} == {"Ana"}
    assert len({game for *_, game in HEARD}) == 1


def test_the_host_reads_a_sentence_for_each_fault() -> None:
    fault = BotFailed("It failed.", kind="cmd:x", reason="engine-slow", what="1000")
    assert (
        Words("en", strict=True).error(fault)
        == "The engine cmd:x did not answer in time (1000 ms)."
    )
