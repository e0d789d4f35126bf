"""Live play: whole games, who may answer what and when, changing and taking back, why."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server import doorstep

if TYPE_CHECKING:
    from tests.server.conftest import Live, Serving

Data = dict[str, Any]


async def turn_of(lives: list[Live]) -> Live:
    """The first of them who is asked now; all of them know of the same question."""
    for live in lives:
        await live.sync()
    return next(live for live in lives if live.my_turn())


# -- whole games -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "people", "settings"),
    [
        ("walpurgisnacht", 3, 3, {}),
        ("walpurgisnacht", 8, 4, {"memory_aid": 1}),
        ("carcassonne", 2, 2, {}),
        ("carcassonne", 4, 2, {"mage_and_witch": 1, "crop_circles": 1}),
    ],
)
async def test_a_whole_game_of_people_bots_and_a_watcher(
    server: Serving, game: str, seats: int, people: int, settings: dict[str, int]
) -> None:
    table, _, lives = await server.party(game, seats, people, settings=settings)
    watcher = await server.guest().live(table, -1)
    await asyncio.gather(*(live.play(Dice(f"{game} {live.seat}")) for live in lives))
    await watcher.until(lambda: watcher.over, "the end")
    match = server.match(table)
    assert match.over
    stored = server.server.store.table(table)
    assert stored is not None
    assert stored.answers == match.answers
    assert stored.table.status == "finished"
    for live in [*lives, watcher]:
        assert live.position["returns"] == match.returns()
        assert live.position["view"] == match.view(live.seat)
        assert len(live.events) == len(match.events)
        seqs = [frame["seq"] for frame in live.frames if frame["t"] == "update"]
        assert seqs == sorted(set(seqs)), "every update has a later number"
        assert seqs[-1] == server.table(table).seq
        assert live.undone == 0


async def test_bots_think_in_another_process(house: Any) -> None:
    async with house(thinkers=1) as server:
        _, _, (live,) = await server.party("walpurgisnacht", 3, 1)
        await live.play(Dice(1))
        assert live.over


async def test_update_and_acknowledgement_have_the_same_number(server: Serving) -> None:
    _, _, (live,) = await server.party("carcassonne", 2, 1)
    question = await live.until_asked()
    before = live.last["seq"]
    reply = await live.answer(question["options"][0]["action"])
    assert reply["t"] == "ack"
    assert reply["seq"] > before
    numbers = [frame["seq"] for frame in live.frames if frame["t"] == "update"]
    assert reply["seq"] in numbers


# -- what is refused changes nothing -----------------------------------------------------


async def test_stale_foreign_and_illegal_answers_are_refused_harmlessly(server: Serving) -> None:
    table, _, lives = await server.party("carcassonne", 3, 3)
    asked = await turn_of(lives)
    other = next(live for live in lives if live is not asked)
    action, number = asked.question["options"][0]["action"], asked.question["number"]
    before = server.match(table).fingerprint()
    answers = list(server.match(table).answers)
    seen = [len(live.frames) for live in lives]
    tries = [
        (asked, number + 1, action, "error-stale"),
        (asked, max(0, number - 1), action, "error-stale"),
        (asked, number, 2**53, "error-illegal"),
        (asked, number, -1, "error-illegal"),
        (other, number, action, "error-not-asked"),
    ]
    for live, question, wanted, error in tries:
        reply = await live.answer(wanted, question)
        assert (reply["t"], reply["error"]) == ("refused", error)
        assert reply["sentence"]
    for live, frames in zip(lives, seen, strict=True):
        await live.sync()
        kinds = {frame["t"] for frame in live.frames[frames:]}
        assert kinds <= {"refused", "pong"}, "nobody else hears of it"
    assert server.match(table).fingerprint() == before
    assert server.match(table).answers == answers
    assert (await asked.answer(action))["t"] == "ack"
    assert (await asked.answer(action, number))["error"] == "error-stale"


async def test_a_command_that_is_sent_again_is_acknowledged_and_not_done_twice(
    server: Serving,
) -> None:
    table, (ana, *_), lives = await server.party("carcassonne", 2, 2)
    asked = await turn_of(lives)
    action, number = asked.question["options"][0]["action"], asked.question["number"]
    guest = server.guests[asked.seat]
    first = await asked.answer(action, number, id="once")
    assert first["t"] == "ack"
    count = len(server.match(table).answers)
    again = await guest.live(table, asked.seat)
    for live in (asked, again):
        assert (await live.answer(action, number, id="once"))["t"] == "ack"
    assert len(server.match(table).answers) == count
    line = {"text": "hello", "id": "said once"}
    for _ in range(3):
        assert (await lives[0].ask("say", **line))["t"] == "ack"
    assert len(server.table(table).talk.lines) == 1
    assert ana.cookie


async def test_a_watcher_is_refused_everything_but_looking(server: Serving) -> None:
    table, _, _ = await server.party("walpurgisnacht", 3, 3)
    watcher = await server.guest().live(table, -1)
    before = server.match(table).fingerprint()
    assert watcher.question["options"] == watcher.question["asides"] == []
    for command, more in (
        ("answer", {"question": watcher.question["number"], "action": 0}),
        ("undo", {}),
        ("vote", {"vote": "bot"}),
        ("say", {"text": "psst"}),
        ("why", {"thing": 10}),
    ):
        reply = await watcher.ask(command, **more)
        assert reply["t"] == "refused", command
    assert server.match(table).fingerprint() == before
    assert server.table(table).talk.lines == []


async def test_nothing_can_be_answered_before_the_start_or_after_the_end(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make(seats=3)
    waiting = await ana.live(made["table"], 0)
    for command, more in (("answer", {"question": 0, "action": 0}), ("undo", {})):
        assert (await waiting.ask(command, **more))["error"] == "error-not-now"
    assert (await waiting.ask("why", thing=1))["error"] == "error-not-now"
    _, _, (live,) = await server.party("walpurgisnacht", 3, 1)
    await live.play(Dice(1))
    assert (await live.answer(0, 0))["error"] == "error-finished"
    assert (await live.ask("undo"))["error"] == "error-not-clean"
    assert (await live.ask("why", thing="slot:S0"))["t"] == "why"
    assert (await live.ask("vote", vote="bot"))["error"] == "error-not-now"


# -- changing and taking back ------------------------------------------------------------


async def test_an_answer_to_all_can_be_given_again_until_the_last_one_is_in(
    server: Serving,
) -> None:
    """The first look of Walpurgisnacht is put to everybody."""
    table, _, lives = await server.party("walpurgisnacht", 3, 3)
    first, second, third = lives
    ready, number = first.question["options"][0]["action"], first.question["number"]
    assert first.question["asked"] == [0, 1, 2]
    assert (await first.answer(ready))["t"] == "ack"
    await first.until(lambda: first.question["answered"], "my answer to be in")
    assert first.question["mine"] is True
    assert first.question["options"], "it can still be changed"
    assert (await first.answer(ready))["t"] == "ack"
    assert [answer for answer in server.match(table).answers if answer[0] == 0] == [(0, ready)]
    assert (await second.answer(ready))["t"] == "ack"
    await third.until(lambda: third.question["asked"] == [2], "the others' answers")
    assert third.question["number"] == number
    assert (await third.answer(ready))["t"] == "ack"
    await first.until(lambda: first.question["number"] > number, "the next question")
    assert (await first.answer(ready, number))["error"] == "error-stale"
    stored = server.server.store.table(table)
    assert stored is not None
    assert stored.answers == server.match(table).answers


async def test_an_aside_is_offered_to_mephistopheles_alone_and_works(server: Serving) -> None:
    table, _, lives = await server.party("walpurgisnacht", 3, 3)
    devil = server.match(table).state.mephisto
    for live in lives:
        assert bool(live.question["asides"]) == (live.seat == devil)
    declare = lives[devil].question["asides"][0]["action"]
    other = lives[(devil + 1) % 3]
    refused = await other.answer(declare)
    assert refused["t"] == "refused"
    assert (await lives[devil].answer(declare))["t"] == "ack"
    for live in lives:
        await live.sync()
        assert live.position["view"]["players"][devil]["declared"] is True
    assert (await lives[devil].ask("undo"))["error"] == "error-not-clean"


async def test_undo_only_while_it_is_clean(server: Serving) -> None:
    """At random points: the flag, the reply and the position agree, for every seat."""
    table, _, lives = await server.party("walpurgisnacht", 3, 3)
    dice = Dice("undo")
    undone = refused = 0
    while not lives[0].over and undone + refused < 60:
        asked = await turn_of(lives)
        match = server.match(table)
        fingerprint, answers = match.fingerprint(), list(match.answers)
        options = asked.question["options"]
        await asked.answer(options[dice.below(len(options))]["action"])
        for live in lives:
            await live.sync()
        match = server.match(table)
        if match.over:
            break
        assert [live.position["undo"] for live in lives] == [match.can_undo(s) for s in range(3)]
        for live in lives:
            if live is not asked:
                assert (await live.ask("undo"))["error"] == "error-not-clean"
        if not asked.position["undo"]:
            refused += 1
            assert (await asked.ask("undo"))["error"] == "error-not-clean"
        elif dice.below(2):
            undone += 1
            assert (await asked.ask("undo"))["t"] == "ack"
            for live in lives:
                await live.sync()
                assert len(live.events) == len(server.match(table).events)
            if len(answers) == len(server.match(table).answers):
                assert server.match(table).fingerprint() == fingerprint
                assert server.match(table).answers == answers
            stored = server.server.store.table(table)
            assert stored is not None
            assert stored.answers == server.match(table).answers
    assert undone
    assert refused


# -- why ---------------------------------------------------------------------------------


async def test_why_not_says_what_the_game_says(server: Serving) -> None:
    table, _, lives = await server.party("walpurgisnacht", 3, 3)
    match = server.match(table)
    for live in lives:
        for thing in ("slot:S0", "slot:Q9", "card:W00", "", ":", "seat:7", 0, 5, 10, -1, 2**53):
            reply = await live.ask("why", thing=thing)
            assert reply["t"] == "why"
            assert reply["rule"] == match.game.why_not(match.state, live.seat, thing).rule
    asked = await turn_of(lives)
    assert (await asked.ask("why", thing=asked.question["options"][0]["action"]))["rule"] == ""


# -- two windows on one seat -------------------------------------------------------------


async def test_two_tabs_on_one_seat_show_the_same_and_the_last_to_act_wins(
    server: Serving,
) -> None:
    table, (ana, _), (tab, other) = await server.party("carcassonne", 2, 2)
    second = await ana.live(table, 0)
    dice = Dice("tabs")
    for _ in range(12):
        asked = await turn_of([tab, other])
        if asked is other:
            await other.play(dice, 1)
            continue
        await second.sync()
        assert second.position == tab.position
        options, number = tab.question["options"], tab.question["number"]
        choices = [options[dice.below(len(options))]["action"] for _ in range(2)]
        replies = await asyncio.gather(
            tab.answer(choices[0], number), second.answer(choices[1], number)
        )
        assert sorted(reply["t"] for reply in replies) == ["ack", "refused"]
    for live in (tab, second):
        await live.sync()
    assert tab.position == second.position
    await second.close()
    await other.until(lambda: other.table["people"][0]["here"], "still here with one tab")


async def test_an_update_and_the_answer_to_who_brought_it_about_go_in_one_piece(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each piece is a call of the system, and they were a tenth of the server's work."""
    pieces: list[list[str]] = []
    let_go = doorstep.Line._let_go

    def watched(line: doorstep.Line) -> None:
        pieces.append([kind for kind in ("change", "update", "ack") if said(line, kind)])
        let_go(line)

    def said(line: doorstep.Line, kind: str) -> bool:
        return any(f'"t":"{kind}"'.encode() in frame for frame in line.conn.writes)

    monkeypatch.setattr(doorstep.Line, "_let_go", watched)
    _, _, (live,) = await server.party("carcassonne", 2, 1)
    await live.until_asked()
    pieces.clear()
    reply = await live.answer(live.question["options"][0]["action"])
    assert reply["t"] == "ack"
    together = next(piece for piece in pieces if "ack" in piece)
    assert together[0] in ("change", "update")


async def test_a_goodbye_is_said_before_the_line_is_closed(server: Serving) -> None:
    _, _, (live,) = await server.party("carcassonne", 2, 1)
    await server.stop()
    await live.until_closed()
    assert live.frames[-1] == {"t": "bye", "reason": "restart"}
    await server.start()
