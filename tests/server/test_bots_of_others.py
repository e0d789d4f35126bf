"""Other people's bots at tables: by the host's leave only, and their mistakes stop no table."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from aquelarre.bots import named
from aquelarre.bots.named import NoSuchBot
from aquelarre.kernel import AquelarreError, Dice, LeftOut, catalog
from aquelarre.match import Match
from aquelarre.server.app import Server
from aquelarre.server.config import Config
from aquelarre.server.thinking import Thinkers

if TYPE_CHECKING:
    from tests.server.conftest import Opened

CODE = """
import os
from pathlib import Path
from aquelarre.bots import GuideBot

Path(__file__).with_name("was-imported").touch()

class Owl(GuideBot):
    pass

class Wrong(GuideBot):
    def answer(self, window):
        return -7

class Sleepy(GuideBot):
    def answer(self, window):
        raise SystemExit("good night")

class Gone(GuideBot):
    def answer(self, window):
        os._exit(3)
"""


@pytest.fixture
def owls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    home = tmp_path / "owls"
    home.mkdir()
    (home / "owls.py").write_text(CODE, "utf-8")
    monkeypatch.syspath_prepend(home)
    named.look_again()
    yield home / "was-imported"
    sys.modules.pop("owls", None)
    named.look_again()


async def test_without_leave_no_bot_but_ours_sits_down(house: Opened, owls: Path) -> None:
    async with house() as server:
        guest = server.guest()
        assert all(game["bots"] == named.kinds() for game in await guest.get("/api/games"))
        wish = {"game": "walpurgisnacht", "seats": 3, "name": "Ana", "bots": {"1": "owls:Owl"}}
        refused = await guest.post("/api/tables", 409, **wish)
        assert refused["error"] == "error-unknown-bot"
        assert refused["values"] == {"kind": "owls:Owl", "known": ", ".join(named.kinds())}
        made = await guest.make("walpurgisnacht", 3)
        refused = await guest.seat(made["table"], 1, "bot", 409, bot="owls:Owl")
        assert refused["error"] == "error-unknown-bot"
    assert not owls.exists(), "a name in a request must not have code run"


@pytest.mark.parametrize("thinkers", [0, 1])
async def test_with_leave_it_plays(house: Opened, owls: Path, thinkers: int) -> None:
    async with house(bots=["owls:Owl"], thinkers=thinkers) as server:
        guest = server.guest()
        games = await guest.get("/api/games")
        assert {tuple(game["bots"]) for game in games} == {(*named.kinds(), "owls:Owl")}
        made = await guest.make("walpurgisnacht", 3, bots={"1": "owls:Owl", "2": "guide"})
        live = await guest.live(made["table"], 0)
        await live.play(Dice(1))
        assert live.over
        assert server.match(made["table"]).players[1].bot == "owls:Owl"
        assert server.server.hall.thinkers.given_up == 0
    assert owls.exists()


@pytest.mark.parametrize("thinkers", [0, 1])
@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("owls:Wrong", "The bot owls:Wrong gave the answer -7 (lay), which is not one of"),
        ("owls:Sleepy", "The bot owls:Sleepy has failed. SystemExit: good night ("),
    ],
)
async def test_a_bot_that_fails_stops_no_table_and_is_named_in_the_log(
    house: Opened,
    owls: Path,
    caplog: pytest.LogCaptureFixture,
    thinkers: int,
    kind: str,
    told: str,
) -> None:
    async with house(bots=[kind], thinkers=thinkers) as server:
        guest = server.guest()
        made = await guest.make("carcassonne", 2, bots={"1": kind})
        live = await guest.live(made["table"], 0)
        await live.play(Dice(1))
        assert live.over
        assert server.server.hall.thinkers.given_up > 0
    assert any(record.getMessage().startswith(told) for record in caplog.records)


async def test_a_bot_whose_process_dies_is_named_in_the_log(
    owls: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Thinkers(1, allowed=["owls:Gone"])
    match = Match(catalog.find("_template"), 2, seed=1)
    try:
        seat = match.asked[0]
        found = await thinkers.answer(match.game, match.state, seat, "owls:Gone", Dice(1))
    finally:
        thinkers.close()
    assert found in match.window(seat).options()
    assert any("The bot owls:Gone could not think" in r.getMessage() for r in caplog.records)


async def test_where_the_leave_is_gone_the_guide_goes_on(house: Opened, owls: Path) -> None:
    async with house(bots=["owls:Owl"]) as server:
        guest = server.guest()
        made = await guest.make("carcassonne", 2, bots={"1": "owls:Owl"})
        live = await guest.live(made["table"], 0)
        await live.play(Dice(1), 2)
        await live.close()
        server.config.bots = []
        sys.modules.pop("owls", None)
        owls.unlink()
        await server.restart()
        live = await guest.live(made["table"], 0)
        await live.play(Dice(1))
        assert live.over
    assert not owls.exists()


async def test_a_game_that_cannot_be_described_leaves_the_lobby_to_the_others(
    house: Opened, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(type(catalog.find("carcassonne")), "settings", (3,))
    async with house() as server:
        games = await server.guest().get("/api/games")
    assert {game["key"] for game in games} == set(catalog.names()) - {"carcassonne"}
    assert "the game carcassonne was left out of the lobby" in caplog.text


async def test_what_is_left_out_is_in_the_log_and_takes_nothing_down(
    house: Opened, tmp_path: Path, owls: Path, caplog: pytest.LogCaptureFixture
) -> None:
    info = tmp_path / "owls" / "owls-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: owls\nVersion: 1.0\n")
    offers = [
        "[aquelarre.games]",
        "night_owls = owls_gone:GAME",
        "[aquelarre.bots]",
        "bad = owls:X",
    ]
    (info / "entry_points.txt").write_text("\n".join([*offers, ""]))
    catalog.look_again()
    named.look_again()
    try:
        async with house() as server:
            games = await server.guest().get("/api/games")
        assert len(games) == len(catalog.names()) > 0
        assert "Left out: night_owls (from owls), which cannot be loaded." in caplog.text
        assert "Left out: bad (from owls): owls has no X." in caplog.text
    finally:
        (info / "entry_points.txt").unlink()
        catalog.look_again()


@pytest.mark.parametrize(
    ("kind", "error", "sentence"),
    [
        ("seer:8", LeftOut, "There is no bot seer:8, because there is no module called seer."),
        ("owls:Hawk", LeftOut, "There is no bot owls:Hawk, because its module has no Hawk."),
        ("owl", NoSuchBot, "There is no bot called 'owl'; there is: novice, "),
        ("cmd:./no-such-owl", AquelarreError, "There is no program called ./no-such-owl."),
    ],
)
def test_a_server_does_not_begin_with_bots_that_nobody_can_make(
    owls: Path, tmp_path: Path, kind: str, error: type[AquelarreError], sentence: str
) -> None:
    """Protects from a table that waits for ever for such a bot. The command refused it, a program
    that sets up a server of its own did not."""
    data = tmp_path / "data"
    with pytest.raises(error) as told:
        Server(Config(data=data, bots=["guide", kind], thinkers=0))
    assert str(told.value).startswith(sentence)
    assert not data.exists()  # nothing was opened
