"""What a stranger asks for may cost work, but never the time of those who play."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any
from zlib import compress

import pytest

from aquelarre.bots.simple import RandomBot
from aquelarre.kernel import BadFile, Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, save
from aquelarre.match.saved import MOST_ANSWERS, load
from aquelarre.server import course, errands, listeners, long_tables
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving

NEVER = 1e-9  # a second: a bucket that is empty stays so
HANG = "def hang(*given):\n    while True: pass\n"


def limits(**changed: Any) -> Limits:
    """No limits but these."""
    free = Limits.none()
    given = {name: getattr(free, name) for name in Limits.__struct_fields__}
    return Limits(**{**given, **changed})


@pytest.fixture
def hang(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Work without an end, where workers find it."""
    (tmp_path / "work_without_end.py").write_text(HANG, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import work_without_end  # type: ignore[import-not-found]  # made just above

    return work_without_end.hang


def to_and_fro(times: int) -> tuple[str, int]:
    """A sealed file in which somebody changes his answer so often, and the number of the answers
    before that."""
    match = Match(find("new_salem"), 5, seed=1)
    dice = Dice(1)
    while True:
        seat = match.asked[0]
        options = match.state.options(seat)
        if len(match.asked) > 1 and len(options) > 1:
            break
        match.play(seat, RandomBot(dice).answer(match.window(seat)))
    before = len(match.answers)
    changed = [(seat, options[n % 2]) for n in range(times)]
    header, _, end = save(match).splitlines(keepends=True)
    match.play(*changed[-1])
    secret = {"seed": match.seed, "answers": [*match.answers[:before], *changed]}
    packed = b64encode(compress(json.dumps(secret, separators=(",", ":")).encode(), 9)).decode()
    lines = [header, json.dumps({"sealed": packed}, separators=(",", ":")) + "\n"]
    check = sha256("".join(lines).encode()).hexdigest()
    position = match.fingerprint()
    end = json.dumps({"count": before + times, "position": position, "check": check})
    return "".join(lines) + end + "\n", before


def test_a_log_has_one_answer_of_a_seat_to_each_question() -> None:
    text, before = to_and_fro(1000)
    with pytest.raises(BadFile) as caught:
        load(text)
    assert caught.value.reason == "answer"
    assert caught.value.values["answer"] == before + 2, "the first one that is changed"


@pytest.mark.parametrize("answers", [MOST_ANSWERS + 1, 500_000])
def test_a_file_with_too_many_answers_is_not_played_again(answers: int) -> None:
    text, _ = to_and_fro(answers)
    assert len(text) < 20_000
    with pytest.raises(BadFile) as caught:
        load(text)
    assert caught.value.reason == "large"


def test_an_open_file_with_too_many_answers_is_not_played_again() -> None:
    match = Match(find("carcassonne"), 2, seed=1)
    header, *_, end = save(match, sealed=False).splitlines(keepends=True)
    with pytest.raises(BadFile) as caught:
        load(header + "[0,1]\n" * (MOST_ANSWERS + 1) + end)
    assert caught.value.reason == "large"


async def test_the_file_that_stopped_the_server_is_refused(server: Serving) -> None:
    for times, reason in ((500_000, "large"), (1000, "answer")):
        text, _ = to_and_fro(times)
        answer = await server.guest().http.post("/api/import", content=text.encode())
        assert (answer.status_code, answer.json()["error"]) == (409, "error-bad-file")
        assert answer.json()["values"]["reason"] == reason


async def test_who_plays_does_not_wait_for_an_import_and_one_without_end_is_ended(
    server: Serving, hang: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, (live,) = await server.party("walpurgisnacht", 3, 1)
    monkeypatch.setattr(errands, "brought", hang)
    monkeypatch.setattr(errands, "MOST_IMPORTS", 1)
    crew = server.server.hall.errands.crew
    crew.limit, crew.most_limits = 600.0, 1
    importing = asyncio.create_task(server.guest().http.post("/api/import", content=b"x"))
    while not crew.busy:
        await live.sync()
    second = await server.guest().http.post("/api/import", content=b"x")
    assert (second.status_code, second.json()["error"]) == (429, "error-too-much")
    await live.play(Dice(1))
    assert live.over
    assert not importing.done()
    crew._workers[0]._out_of_time()
    while not importing.done():  # it may have been killed before it was started
        await live.sync()
    answer = importing.result()
    assert (answer.status_code, answer.json()["values"]["reason"]) == (409, "slow")
    assert server.server.hall.errands.figures()["errands_killed"][1] == 1
    assert server.server.hall.errands.figures()["errands_refused"][1] == 1


async def test_a_replay_is_made_elsewhere_and_comes_packed_or_not(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice(1))
    path = f"/api/tables/{table}/replay?seat=-2&from=5&to=25"
    before = server.server.hall.errands.crew.done
    packed = await ana.http.get(path)
    assert packed.headers["content-encoding"] == "gzip"
    plain = await ana.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert [frame["n"] for frame in plain.json()["frames"]] == list(range(5, 26))
    assert server.server.hall.errands.crew.done == before + 2


async def test_what_is_dear_has_a_rate_for_each_address(house: Opened) -> None:
    once = Rate(1, NEVER)
    given = limits(imports=once, replays=once, images=once)
    async with house(limits=given) as server:
        table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
        await live.play(Dice(1))
        replay = f"/api/tables/{table}/replay"
        link = {"text": f"{server.base}/t/{table}"}
        for _ in range(2):
            answers = [
                await ana.http.post("/api/import", content=b"x"),
                await ana.http.get(replay),
                await ana.http.post("/api/qr", json=link),
            ]
            statuses = [answer.status_code for answer in answers]
        assert statuses == [429, 429, 429]
        assert all(answer.json()["error"] == "error-too-much" for answer in answers)


async def test_undoing_and_asking_for_advice_have_a_rate_for_each_seat(house: Opened) -> None:
    once = Rate(1, NEVER)
    async with house(limits=limits(undos=once, advice=once)) as server:
        ana = server.guest("Ana")
        made = await ana.make("discworld_witches", 1)
        live = await ana.live(made["table"], 0)
        number = (await live.until_asked())["number"]
        assert (await live.ask("advise", question=number))["t"] == "advice"
        assert (await live.ask("advise", question=number))["error"] == "error-too-much"
        await live.ask("undo", question=number)
        assert (await live.ask("undo", question=number))["error"] == "error-too-much"


async def test_coming_again_and_again_has_a_rate(house: Opened) -> None:
    """Everybody who comes is told the whole log."""
    async with house(limits=limits(greetings=Rate(3, NEVER))) as server:
        table, (ana, _), _ = await server.party("walpurgisnacht", 3, 2)
        await ana.live(table, -1)
        async with ana.http.stream("GET", f"/api/tables/{table}/stream") as answer:
            assert [line async for line in answer.aiter_lines()] == []


async def test_a_long_log_may_be_told_to_who_comes(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana,), (live,) = await server.party("carcassonne", 2, 1)
    await live.play(Dice(1))
    monkeypatch.setattr(listeners, "MOST_WAITING", 5000)
    late = await ana.live(table, -1)
    assert len(late.raw[0]) > 10_000
    await late.sync()
    assert late.over


async def test_a_long_table_is_opened_beside_the_loop_and_only_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_tables, "SHORT", 0)
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice(1))
    before = server.match(table).fingerprint()
    await server.restart()
    opened = []
    hall = server.server.hall
    made = hall.live

    def watched(stored: Any) -> Any:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()  # there is none in a thread
        opened.append(stored.table.id)
        return made(stored)

    monkeypatch.setattr(hall, "live", watched)
    await asyncio.gather(*(ana.get(f"/api/tables/{table}") for _ in range(5)))
    assert opened == [table]
    assert server.match(table).fingerprint() == before
    assert (await ana.http.get("/api/tables/nowhere")).status_code == 404


async def test_a_table_that_is_deleted_while_it_is_opened_does_not_come_back(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_tables, "SHORT", 0)
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice(1))
    await server.restart()
    hall = server.server.hall
    made, begun, go_on = hall.live, Event(), Event()

    def slowly(stored: Any) -> Any:
        begun.set()
        assert go_on.wait(60)
        return made(stored)

    monkeypatch.setattr(hall, "live", slowly)
    asking = asyncio.create_task(ana.http.get(f"/api/tables/{table}"))
    await asyncio.to_thread(begun.wait)
    await hall.throw_away(table, "deleted")
    go_on.set()
    assert (await asking).status_code == 404
    assert not hall.has(table)


async def test_a_log_does_not_grow_without_end_by_asides(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The gifts of New Salem cost nothing on the whole; what is asked for is taken all the same."""
    monkeypatch.setattr(course, "FULL", 0)
    table, _, (live,) = await server.party("new_salem", 3, 1)
    await live.until_asked()
    while not live.question["asides"]:
        await live.play(Dice(1), 1)
        await live.until_asked()
    while server.table(table).bots.thinking:  # they answer beside her
        await live.sync()
    before = list(server.match(table).answers)
    refused = await live.answer(live.question["asides"][0]["action"])
    assert (refused["t"], refused["error"]) == ("refused", "error-too-long")
    assert server.match(table).answers == before
    await live.play(Dice(1))
    assert live.over


async def test_a_file_is_made_elsewhere(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice(1))
    path, crew = f"/api/tables/{table}/file", server.server.hall.errands.crew
    before = crew.done
    packed = await ana.http.get(path)
    assert packed.headers["content-encoding"] == "gzip"
    plain = await ana.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text == save(server.match(table))
    assert crew.done == before + 2


async def test_cards_are_dealt_again_once_for_all_who_ask(house: Opened) -> None:
    async with house(limits=limits(replays=Rate(6, NEVER))) as server:
        table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
        await live.play(Dice(1))
        path, crew = f"/api/tables/{table}/fair/redeal", server.server.hall.errands.crew
        before = crew.done
        answers = await asyncio.gather(*(ana.get(path) for _ in range(5)))
        assert all(answer == answers[0] for answer in answers)
        assert answers[0]["wrong"] == 0
        await ana.get(path)
        assert crew.done == before + 1
        assert (await ana.get(path, 429))["error"] == "error-too-much"


async def test_long_work_leaves_a_process_for_short_work(
    server: Serving, hang: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one address has not more in the queue than a room of people would."""
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice(1))
    errand = server.server.hall.errands
    errand.crew.limit = 600.0
    monkeypatch.setattr(errands, "SHORT", 0)
    monkeypatch.setattr(errands, "MOST_OF_ONE", 4)
    monkeypatch.setattr(errands, "steps", hang)
    link = {"text": f"{server.base}/t/{table}"}
    path = f"/api/tables/{table}/replay"
    waiting = [asyncio.create_task(ana.http.get(path)) for _ in range(3)]
    while errand._long_ones < 3:
        await live.sync()
    assert (await ana.http.post("/api/qr", json=link)).status_code == 200
    waiting.append(asyncio.create_task(ana.http.get(path)))
    while errand._long_ones < 4:
        await live.sync()
    assert errand.crew.busy == 1
    assert (await ana.http.post("/api/qr", json=link)).status_code == 429
    errand.close()
    for each in waiting:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def test_who_keeps_order_opens_long_tables_beside_the_loop(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_tables, "SHORT", 0)
    table, (ana, _), (live, other) = await server.party("carcassonne", 3, 2)
    while not server.table(table).course.length:
        for each in (live, other):
            await each.sync()
            if each.my_turn():  # and not the bot's
                await each.play(Dice(1), 1)
    token = {"Authorization": "Bearer the-token-of-the-admin"}
    seen = (await ana.http.get(f"/api-admin/tables/{table}", headers=token)).json()
    ban = {"device": next(each["device"] for each in seen["devices"] if each["seat"] == 1)}
    where = f"/api-admin/tables/{table}"
    for path, body in (("/api-admin/ban", ban), (f"{where}/close", {}), (where, None)):
        await server.restart()
        hall = server.server.hall
        made = hall.live

        def watched(stored: Any, made: Any = made) -> Any:
            with pytest.raises(RuntimeError):
                asyncio.get_running_loop()  # there is none in a thread
            return made(stored)

        monkeypatch.setattr(hall, "live", watched)
        method = "GET" if body is None else "POST"
        answer = await ana.http.request(method, path, json=body, headers=token)
        assert answer.status_code == 200, path
        assert hall.has(table)


async def test_the_log_of_a_finished_game_is_packed_once(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice(1))
    first = await ana.live(table, 0)
    packed = server.table(table).updates._packed_log[1]
    again = await server.guest().live(table, -1)
    assert server.table(table).updates._packed_log[1] is packed
    assert first.events == again.events
    assert len(first.events) == len(server.match(table).events)
