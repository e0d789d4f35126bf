"""Around the game: start, pause, hot seat, rematch, saved games, replays, and no secrets."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.games.walpurgisnacht.box.cards import IDS
from aquelarre.kernel import Dice
from aquelarre.match import Match
from aquelarre.match.saved import load
from aquelarre.server import frames
from aquelarre.server.frames import encode

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

Data = dict[str, Any]


def heard(match: Match[Any], seat: int, since: int) -> Any:
    """What the seat was told as it happened, whatever became of the game."""
    game, events = match.game, list(enumerate(match.events))[since:]
    told = [frames.event(game, n, each.heard_by(seat), each.notice.places) for n, each in events]
    return json.loads(encode(told))


async def finished(server: Serving, game: str = "walpurgisnacht", seats: int = 3) -> str:
    """A table at which one person and bots have played to the end."""
    table, _, lives = await server.party(game, seats, 1)
    await lives[0].play(Dice("finished"))
    return table


# -- host, pause, hot seat ---------------------------------------------------------------


async def test_only_the_host_starts_and_only_a_full_table(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(seats=3)
    path = f"/api/tables/{made['table']}/start"
    await bea.join(made["table"], made["invite"])
    await bea.post(path, 403)
    assert (await ana.post(path, 409))["error"] == "error-not-now"
    await ana.seat(made["table"], 2, "bot")
    assert (await ana.post(path, 409))["error"] == "error-not-now"


async def test_a_paused_table_takes_no_answers_and_bots_wait(server: Serving) -> None:
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 4, 2)
    stranger = server.guest()
    path = f"/api/tables/{table}/pause"
    await stranger.post(path, 403, paused=True)
    await bea.post(path, paused=True)
    await first.until(lambda: first.table["status"] == "paused", "the pause")
    asked = first if first.my_turn() else second
    before = server.match(table).fingerprint()
    refused = await asked.answer(asked.question["options"][0]["action"])
    assert (refused["t"], refused["error"]) == ("refused", "error-not-now")
    assert (await first.ask("undo"))["error"] == "error-not-now"
    assert server.match(table).fingerprint() == before
    assert (await first.ask("why", thing="slot:S0"))["t"] == "why"
    await ana.post(path, paused=False)
    await asyncio.gather(first.play(Dice(1)), second.play(Dice(2)))
    assert (await ana.post(path, 409, paused=True))["error"] == "error-not-now"


async def test_several_people_on_one_device(server: Serving) -> None:
    """Hot seat: one device holds several seats and connects as each of them."""
    ana = server.guest()
    made = await ana.make("walpurgisnacht", 4, names=["Ana", "Bea", "Caz"], bots={"3": "random"})
    shown = await ana.get(f"/api/tables/{made['table']}")
    assert [each["mine"] for each in shown["people"]] == [True, True, True, False]
    assert [each["name"] for each in shown["people"]][:3] == ["Ana", "Bea", "Caz"]
    lives = [await ana.live(made["table"], seat) for seat in range(3)]
    for seat, live in enumerate(lives):
        roles = [player["role"] for player in live.position["view"]["players"]]
        assert [role is not None for role in roles] == [other == seat for other in range(4)]
    await asyncio.gather(*(live.play(Dice(seat)) for seat, live in enumerate(lives)))
    assert all(live.over for live in lives)


# -- rematch -----------------------------------------------------------------------------


async def test_a_rematch_keeps_the_people_and_is_made_once(server: Serving) -> None:
    table, (ana, bea), (first, second) = await server.party("walpurgisnacht", 3, 2)
    stranger = server.guest()
    await ana.post(f"/api/tables/{table}/rematch", 409)
    await asyncio.gather(first.play(Dice(1)), second.play(Dice(2)))
    await stranger.post(f"/api/tables/{table}/rematch", 403)
    made, again = await asyncio.gather(
        ana.post(f"/api/tables/{table}/rematch"), bea.post(f"/api/tables/{table}/rematch")
    )
    assert made["table"] == again["table"] != table
    assert (made["seat"], again["seat"]) == (0, 1)
    await first.until(lambda: first.table["next"] == made["table"], "the next table")
    shown = await bea.get(f"/api/tables/{made['table']}")
    assert shown["status"] == "playing"
    assert shown["host"] is False
    assert [each["name"] for each in shown["people"]] == [
        each["name"] for each in first.table["people"]
    ]
    assert [each["mine"] for each in shown["people"]] == [False, True, False]
    assert server.table(table).record.seed != server.table(made["table"]).record.seed
    live = await ana.live(made["table"], 0)
    assert live.position["view"]["players"][0]["role"] in IDS


async def test_a_rematch_after_somebody_has_left(server: Serving) -> None:
    table, (ana, bea), (first, _) = await server.party("walpurgisnacht", 3, 2)
    await bea.seat(table, 1, "leave")
    await first.play(Dice(1))
    made = await ana.post(f"/api/tables/{table}/rematch")
    assert made["table"] != table


# -- saved games and replays -------------------------------------------------------------


async def test_export_and_import(server: Serving) -> None:
    table = await finished(server)
    ana, stranger = server.guests[0], server.guest()
    saved = await stranger.http.get(f"/api/tables/{table}/file")
    assert saved.status_code == 200
    assert "attachment" in saved.headers["content-disposition"]
    match = load(saved.text)
    assert match.fingerprint() == server.match(table).fingerprint()
    brought = await stranger.http.post("/api/import", content=saved.text.encode())
    copy = brought.json()["table"]
    assert copy != table
    assert server.match(copy).fingerprint() == match.fingerprint()
    shown = await ana.get(f"/api/tables/{copy}")
    assert (shown["status"], shown["host"]) == ("finished", False)
    assert (await ana.http.get(f"/api/tables/{copy}/file")).text == saved.text
    watching = await stranger.live(copy, -1)
    assert watching.over


@pytest.mark.parametrize("change", ["cut", "answer", "binary", "empty", "running"])
async def test_a_file_that_is_no_finished_game_is_refused(server: Serving, change: str) -> None:
    table = await finished(server)
    guest = server.guests[0]
    text = (await guest.http.get(f"/api/tables/{table}/file")).text
    lines = text.splitlines(keepends=True)
    wrong = {
        "cut": "".join(lines[:-1]).encode(),
        "answer": text.replace(lines[5], "[0,0]\n").encode(),
        "binary": b"\x00\xff" * 50,
        "empty": b"",
        "running": text.replace('"finished"', '"running"').encode(),
    }[change]
    answer = await guest.http.post("/api/import", content=wrong)
    assert answer.status_code in (400, 409)
    assert answer.json()["sentence"]
    assert len(server.server.store.tables("finished", "playing", "waiting")) == 1


async def test_nothing_of_a_running_game_is_replayed_or_saved(server: Serving) -> None:
    table, (ana, _), _ = await server.party("walpurgisnacht", 3, 2)
    for seat in (-2, -1, 0, 1):
        path = f"/api/tables/{table}/replay?seat={seat}&from=0&to=40"
        assert (await ana.get(path, 409))["error"] == "error-not-now"
    assert (await ana.get(f"/api/tables/{table}/file", 409))["error"] == "error-not-now"


async def whole_replay(guest: Guest, table: str, seat: int) -> list[Data]:
    found: list[Data] = []
    while True:
        at = len(found)
        path = f"/api/tables/{table}/replay?seat={seat}&from={max(0, at - 1)}&to={at + 39}"
        part = await guest.get(path)
        found += part["frames"][1 if at else 0 :]
        if len(found) == part["count"] + 1:
            return found


def steps_of(match: Match[Any]) -> list[int]:
    """The answers before each step but the first: those of players, with what chance adds."""
    return [at for at, (seat, _) in enumerate(match.answers) if seat != match.nature]


async def test_the_replay_of_each_seat_shows_what_it_knew_then(server: Serving) -> None:
    table = await finished(server, seats=4)
    guest, match = server.guests[0], server.match(table)
    ends = [*steps_of(match), len(match.answers)]
    assert ends[0] > 1, "chance deals before anybody is asked"
    for seat in (-1, 0, 1, 2, 3):
        shown = await whole_replay(guest, table, seat)
        assert [frame["n"] for frame in shown] == list(range(len(ends)))
        assert shown[0]["answer"] is None
        for step, frame in enumerate(shown):
            then = match.at(ends[step])
            assert frame["position"] == json.loads(encode(frames.position(then, seat)))
            if step:
                since = len(match.at(ends[step - 1]).events)
                assert frame["events"] == heard(then, seat, since)
                who, action = match.answers[ends[step - 1]]
                assert frame["answer"]["seat"] == who != match.nature
                shown_option = frame["answer"]["option"]
                assert (shown_option is not None) == (who == seat)
                assert shown_option is None or shown_option["action"] == action


async def test_where_nothing_is_secret_every_answer_is_told_to_all(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("carcassonne", 2, 1)
    await live.play(Dice(1))
    for seat in (-2, -1, 0, 1):
        shown = await whole_replay(ana, table, seat)
        assert all(frame["answer"]["option"] for frame in shown[1:])


async def test_the_replay_of_everything_tells_all(server: Serving) -> None:
    table = await finished(server)
    shown = await whole_replay(server.guests[0], table, -2)
    roles = [x["values"]["card"] for f in shown for x in f["events"] if x["key"] == "role_dealt"]
    state = server.match(table).state
    assert [label for _, label in roles] == [IDS[card] for card in state.roles.face]
    assert all(frame["answer"]["option"] for frame in shown[1:])


@pytest.mark.parametrize("query", ["seat=9", "seat=x", "from=x", "seat=1&to=-7", "from=99999999"])
async def test_odd_replay_requests(server: Serving, query: str) -> None:
    table = await finished(server)
    answer = await server.guests[0].http.get(f"/api/tables/{table}/replay?{query}")
    assert answer.status_code in (200, 400)


# -- what no summary shows ---------------------------------------------------------------


def words_of(server: Serving, table: str, guests: list[Guest], codes: list[str]) -> list[str]:
    record = server.table(table).record
    return [record.seed, record.invite.hex(), *codes, *(guest.cookie for guest in guests)]


async def test_no_summary_or_frame_contains_codes_cookies_or_the_seed(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(seats=3, bots={"2": "random"}, open=True)
    table = made["table"]
    lobby = [(await guest.http.get("/api/tables")).text for guest in (ana, bea, server.guest())]
    await bea.join(table, made["invite"])
    code = (await ana.post(f"/api/tables/{table}/pass", seat=0))["pass"]
    lives: list[Live] = [await ana.live(table, 0), await bea.live(table, 1)]
    lives.append(await server.guest().live(table, -1))
    await asyncio.gather(*(live.play(Dice(live.seat)) for live in lives[:2]))
    await lives[2].until(lambda: lives[2].over, "the end")
    sent = [*lobby, (await bea.http.get(f"/api/tables/{table}")).text]
    sent.append((await bea.http.get(f"/api/tables/{table}/replay?seat=-2&to=40")).text)
    admin = {"Authorization": "Bearer the-token-of-the-admin"}
    sent.append((await ana.http.get("/api-admin/tables", headers=admin)).text)
    sent.append((await ana.http.get("/metrics", headers=admin)).text)
    sent += [text for live in lives for text in live.raw]
    for word in words_of(server, table, [ana, bea], [made["invite"], code]):
        assert len(word) >= 32
        assert not any(word in text for text in sent)
