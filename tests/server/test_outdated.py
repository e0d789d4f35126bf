"""Rules that change under a table: it goes on only if its answers still lead to where they led;
else it is kept, readable and marked, and its people are told."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.rules import scoring
from aquelarre.games.carcassonne.rules.turn import LayTile, PlaceFollower
from aquelarre.kernel import Action, BadFile, Dice
from aquelarre.match import load
from aquelarre.server import loaded, noting, standing
from aquelarre.server.app import FILE
from aquelarre.server.telling import Telling

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving


@pytest.fixture
def other_scores(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The rules of tomorrow: every feature is worth one point more."""
    pay = scoring.pay

    def change() -> None:
        monkeypatch.setattr(scoring, "pay", lambda s, f, n, parts: pay(s, f, n, [*parts[:-1], 99]))

    return change


async def played(server: Serving, answers: int = 8) -> tuple[str, list[Guest], list[Live]]:
    """A table at which points have been made."""
    table, guests, lives = await server.party("carcassonne", 2, 2)
    dice = Dice("points")
    while server.table(table).course.length < answers or not any(server.match(table).state.score):
        for live in lives:
            await live.sync()
        await next(live for live in lives if live.my_turn()).play(dice, 1)
    return table, guests, lives


def on_the_disk(server: Serving, table: str) -> Any:
    return server.server.store.table(table)


async def stop(server: Serving, lives: list[Live]) -> None:
    await server.stop()
    for live in lives:
        await live.until_closed()


async def test_a_table_whose_scores_would_change_does_not_go_on(
    server: Serving, other_scores: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, bea), lives = await played(server)
    score = list(server.match(table).state.score)
    await lives[0].ask("say", text="until tomorrow")
    before = on_the_disk(server, table)
    await stop(server, lives)
    other_scores()
    await server.start()
    summary = await ana.get(f"/api/tables/{table}")
    assert (summary["status"], summary["outdated"]) == ("stopped", True)
    mine = (await ana.get("/api/tables"))["mine"]
    assert [(each["table"], each["status"]) for each in mine] == [(table, "stopped")]
    live = await ana.live(table, 0)
    assert live.position["view"]["players"], "it can be looked at"
    assert live.position["question"] is None
    for t, more in (("answer", {"question": 1, "action": 0}), ("undo", {}), ("why", {"thing": 1})):
        refused = await live.ask(t, **more)
        assert refused["error"] == "error-other-rules", t
    refusal = await ana.post(f"/api/tables/{table}/pause", 409, paused=True)
    assert refusal["error"] == "error-other-rules"
    assert (await live.ask("say", text="and now?"))["t"] == "ack", "people can talk"
    assert [line["text"] for line in live.chat] == ["until tomorrow", "and now?"]
    after = on_the_disk(server, table)
    assert after.answers == before.answers
    assert after.table.status == "playing"
    await stop(server, [live])
    monkeypatch.undo()
    await server.start()  # the rules are as they were: nothing was lost
    assert (await ana.get(f"/api/tables/{table}"))["status"] == "playing"
    assert server.match(table).state.score == score
    live = await bea.live(table, 1)
    assert live.position["question"] is not None


async def test_a_table_whose_answers_are_refused_can_be_looked_at_as_far_as_they_go(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, bea), lives = await played(server)
    stored = on_the_disk(server, table)
    await stop(server, lives)
    options = LayTile.options

    def few(self: LayTile, s: Any, seat: int) -> list[Action]:
        return options(self, s, seat)[:1] if len(s.faces) > 5 else options(self, s, seat)

    monkeypatch.setattr(LayTile, "options", few)
    await server.start()
    live = await bea.live(table, 1)
    assert live.table["status"] == "stopped"
    match = server.match(table)
    assert 0 < len(match.answers) < len(stored.answers)
    assert live.position["view"] == match.view(1)
    assert on_the_disk(server, table).answers == stored.answers
    refused = await bea.http.get(f"/api/tables/{table}/file")
    assert refused.status_code == 403, "it holds what others must not see"
    file = await ana.http.get(f"/api/tables/{table}/file")
    assert file.status_code == 200
    with pytest.raises(BadFile, match="is refused"):
        load(file.text)
    monkeypatch.undo()  # with the rules of that time the file can be played on
    again = load(file.text)
    assert again.answers == stored.answers
    assert not again.over


async def test_after_a_kill_the_answers_up_to_the_last_note_are_compared(
    server: Serving, other_scores: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the server could not say goodbye, the position was noted on the way."""
    monkeypatch.setattr(standing, "EVERY", 8)
    table, (ana, _), lives = await played(server, 60)
    noted = on_the_disk(server, table).standpoint
    assert noted is not None
    assert 60 - 16 < noted.n <= server.table(table).course.length
    assert noted.position == server.match(table).at(noted.n).fingerprint()

    async def killed() -> None:
        pass

    monkeypatch.setattr(server.server.hall, "settle", killed)
    await stop(server, lives)
    other_scores()
    await server.start()
    assert (await ana.get(f"/api/tables/{table}"))["outdated"]


async def test_after_a_kill_before_any_note_what_was_told_is_compared(
    server: Serving, other_scores: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, _), lives = await played(server)
    assert on_the_disk(server, table).standpoint.position == "", "nothing was noted yet"

    async def killed() -> None:
        pass

    monkeypatch.setattr(server.server.hall, "settle", killed)
    await stop(server, lives)
    await server.start()
    assert not (await ana.get(f"/api/tables/{table}"))["outdated"], "by the same rules it goes on"
    monkeypatch.setattr(server.server.hall, "settle", killed)
    await server.stop()
    other_scores()
    await server.start()
    assert (await ana.get(f"/api/tables/{table}"))["outdated"]


async def test_what_is_told_is_kept_with_undo_and_after_a_failed_write(server: Serving) -> None:
    table, _, (live,) = await server.party("carcassonne", 2, 1)
    here = server.table(table)
    for _ in range(3):
        await live.until_asked()
        await live.answer(live.question["options"][0]["action"])
        await live.until(lambda: live.position["undo"] or live.my_turn(), "something to take back")
        if live.position["undo"]:
            await live.ask("undo", question=live.question["number"])
        async with here.lock:  # the bot may be about to answer: what it says is on the disk by now
            stored = on_the_disk(server, table)
            assert stored.told == Telling().digest(server.match(table))
    await live.until_asked()
    gate = here.keeping.store
    here.keeping.store = Broken(gate)
    reply = await live.answer(live.question["options"][0]["action"])
    assert reply["t"] == "refused"
    here.keeping.store = gate
    assert not here.course.standing.outdated
    await live.answer(live.question["options"][0]["action"])
    async with here.lock:
        assert on_the_disk(server, table).told == Telling().digest(server.match(table))


class Broken:
    """A store that takes nothing."""

    def __init__(self, store: Any) -> None:
        self.store = store

    async def write(self, *changes: Any, under: Any = ()) -> None:
        raise sqlite3.OperationalError("disk full")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)


@pytest.mark.parametrize("raised", [1, 0])
async def test_a_question_more_is_answered_for_those_who_can_only_go_on(
    server: Serving, monkeypatch: pytest.MonkeyPatch, raised: int
) -> None:
    """Where the rules have a new version. Where they have not, that is a mistake of ours, and the
    table does not go on by it."""
    table, (ana, bea), lives = await played(server, 120)
    stored = on_the_disk(server, table)
    await stop(server, lives)
    monkeypatch.setattr(PlaceFollower, "seats", lambda self, s: 1 << s.active)
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + raised)
    monkeypatch.setattr(type(GAME), "oldest_rules", 0)  # earlier rules are not kept
    await server.start()
    if not raised:
        assert (await ana.get(f"/api/tables/{table}"))["status"] == "stopped"
        return
    match = server.match(table)
    assert len(match.answers) > len(stored.answers), "somebody had nowhere to put a follower"
    assert not server.table(table).course.standing.outdated
    lives = [await ana.live(table, 0), await bea.live(table, 1)]
    for live in lives:
        await live.sync()
    await next(live for live in lives if live.my_turn()).play(Dice("on"), 1)
    answers = list(match.answers)
    assert on_the_disk(server, table).answers == answers
    assert on_the_disk(server, table).standpoint.rules == GAME.rules_version
    await server.restart()
    assert server.match(table).answers == answers


async def test_a_table_goes_on_by_the_rules_by_which_it_began(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ruling changed, and the game keeps the earlier one for games that began by it."""
    first = GAME.rules_version
    table, (ana, bea), lives = await played(server, 30)
    await stop(server, lives)
    before = PlaceFollower.options

    def nobody_sends(self: PlaceFollower, s: Any, seat: int) -> list[int]:
        found = before(self, s, seat)
        return found if s.rules == first else found[-1:]

    monkeypatch.setattr(PlaceFollower, "options", nobody_sends)
    monkeypatch.setattr(type(GAME), "rules_version", first + 1)
    monkeypatch.setattr(type(GAME), "oldest_rules", first)
    await server.start()
    assert not server.table(table).course.standing.outdated
    lives = [await ana.live(table, 0), await bea.live(table, 1)]
    for live in lives:
        await live.sync()
    await next(live for live in lives if live.my_turn()).play(Dice("on"), 1)
    assert server.match(table).rules == first
    answers = list(server.match(table).answers)
    await server.restart()
    assert server.match(table).answers == answers
    assert on_the_disk(server, table).standpoint.rules == first


async def test_a_new_table_is_played_by_todays_rules(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = GAME.rules_version
    monkeypatch.setattr(type(GAME), "rules_version", first + 1)
    monkeypatch.setattr(type(GAME), "oldest_rules", first)
    table, _, _ = await played(server, 6)
    assert server.match(table).rules == first + 1
    assert on_the_disk(server, table).standpoint.rules == first + 1
    await server.restart()
    assert server.match(table).rules == first + 1


async def test_tidying_the_code_stops_no_table(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, _), lives = await played(server)
    await stop(server, lives)
    monkeypatch.setattr(PlaceFollower, "note", "a new field", raising=False)
    PlaceFollower.__name__ = "PutMeeple"
    try:
        await server.start()
        live = await ana.live(table, 0)
        assert live.table["status"] == "playing"
    finally:
        PlaceFollower.__name__ = "PlaceFollower"


async def test_a_table_of_before_is_judged_by_its_answers_and_then_marked(server: Serving) -> None:
    table, (ana, _), lives = await played(server)
    await stop(server, lives)
    connection = sqlite3.connect(server.config.data / FILE)
    connection.execute("DELETE FROM marks")
    connection.commit()
    connection.close()
    await server.start()
    assert (await ana.get(f"/api/tables/{table}"))["status"] == "playing"
    match = server.match(table)
    await server.restart()
    noted = on_the_disk(server, table).standpoint
    assert noted == standing.standpoint(match)


async def test_a_table_of_newer_rules_does_not_go_on(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
    table, (ana, _), lives = await played(server, 4)
    await stop(server, lives)
    monkeypatch.undo()
    await server.start()
    assert (await ana.get(f"/api/tables/{table}"))["outdated"]


async def test_where_it_stands_is_noted_when_it_leaves_the_memory(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded, "KEPT", -1.0)
    table, (ana, _), lives = await played(server)
    match = server.match(table)
    assert on_the_disk(server, table).standpoint.n < len(match.answers)
    for live in lives:
        await live.close()
    here = server.table(table)
    while not here.idle:
        await asyncio.sleep(0)
    await ana.make("walpurgisnacht", 3)
    await ana.get("/api/tables")  # the write was before this answer, or waits for the lock
    async with here.lock:
        assert on_the_disk(server, table).standpoint == standing.standpoint(match)


async def test_an_undo_and_a_changed_mind_leave_a_true_note(server: Serving) -> None:
    table, _, (live,) = await server.party("carcassonne", 2, 1)
    await live.until_asked()
    await server.table(table).note_standing()
    noted = on_the_disk(server, table).standpoint
    assert noted.n == server.table(table).course.length
    await live.answer(live.question["options"][0]["action"])
    await live.until(lambda: live.position["undo"], "something to take back")
    await server.table(table).note_standing()
    await live.ask("undo", question=live.question["number"])
    noted = on_the_disk(server, table).standpoint
    assert noted == standing.standpoint(server.match(table))


async def test_the_file_of_a_running_game_with_secrets_is_nobodys(server: Serving) -> None:
    table, (ana, bea), lives = await server.party("walpurgisnacht", 3, 2)
    await stop(server, lives)
    with closing(sqlite3.connect(server.config.data / FILE)) as connection, connection:
        connection.execute("DELETE FROM answers")
        connection.execute("INSERT INTO answers VALUES (?, 0, 0, 99999, '')", (table,))
    await server.start()
    assert (await ana.get(f"/api/tables/{table}"))["status"] == "stopped"
    for guest, status in ((ana, 409), (bea, 403)):
        assert (await guest.http.get(f"/api/tables/{table}/file")).status_code == status


async def test_a_finished_table_of_other_rules_gives_the_file_of_its_own(
    server: Serving, other_scores: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, _), lives = await played(server)
    for live in lives:
        await live.sync()
    dice = Dice("end")
    while not server.match(table).over:
        for live in lives:
            await live.sync()
        await next(live for live in lives if live.my_turn()).play(dice, 1)
    true = await ana.http.get(f"/api/tables/{table}/file")
    await stop(server, lives)
    other_scores()
    await server.start()
    summary = await ana.get(f"/api/tables/{table}")
    assert (summary["status"], summary["outdated"]) == ("finished", True)
    file = await server.guest().http.get(f"/api/tables/{table}/file")
    assert file.text == true.text
    with pytest.raises(BadFile, match="lead to another position"):
        load(file.text)
    monkeypatch.undo()
    assert load(file.text).over


async def test_where_it_stands_is_noted_a_while_after_it_moved(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that it is known after a kill, too."""
    monkeypatch.setattr(noting, "AFTER", 0.0)
    table, _, lives = await server.party("carcassonne", 2, 2)
    for _ in range(3):
        for live in lives:
            await live.sync()
        await next(live for live in lives if live.my_turn()).play(Dice("noting"), 1)
    while on_the_disk(server, table).standpoint != standing.standpoint(server.match(table)):
        await lives[0].sync()
