"""Lessons at a server's tables: who is taught, what the teacher says to whom, what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.games.walpurgisnacht import GAME
from aquelarre.kernel import Dice
from aquelarre.match import load
from aquelarre.school import Progress, lesson_of
from aquelarre.server.errors import NotKept
from aquelarre.server.limits import Limits, Rate
from aquelarre.server.store import put_lesson, put_table

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Live, Serving

Data = dict[str, Any]
WALPURGISNACHT = "walpurgisnacht"
LESSON = lesson_of(GAME, "village")
assert LESSON is not None
READY, STOP = GAME.action("ready"), GAME.action("stop")


def reveal(slot: str) -> int:
    return GAME.action("reveal", slot=slot)


def saying(live: Live) -> str:
    step: str = live.last["teacher"]["step"]
    return step


async def begun(server: Serving, lesson: str = "village") -> tuple[str, Guest, Live]:
    """A table with a lesson, and the learner at it."""
    ana = server.guest("Ana")
    made = await ana.post("/api/lessons", game=WALPURGISNACHT, lesson=lesson, name="Ana")
    assert sorted(made) == ["seat", "table"], "nobody else is invited"
    return made["table"], ana, await ana.live(made["table"], made["seat"])


async def go_on(live: Live, step: str) -> None:
    """Read this step, and wait for what the teacher says next."""
    await live.until(lambda: saying(live) == step, step)
    assert (await live.ask("learn", do="on", step=step))["t"] == "ack"
    await live.until(lambda: saying(live) != step, f"more than {step}")


async def to_first_card(live: Live) -> None:
    """Up to the learner's first decision."""
    for step in ("hello", "sides", "mountain", "slope", "edge"):
        await go_on(live, step)
    await live.answer(READY)
    for step in ("demo_purple", "demo_green", "gift_down", "gift_up", "demo_dance"):
        await go_on(live, step)
    await live.until(lambda: saying(live) == "first_card", "the first card")


async def test_a_lesson_is_a_table_with_bots_that_follow_its_script(server: Serving) -> None:
    table, ana, live = await begun(server)
    people = live.table["people"]
    assert [person["name"] for person in people] == ["Ana", "Walda", "Yaga", "Griselda"]
    assert [person["bot"] for person in people] == ["", "guide", "guide", "guide"]
    assert (live.table["lesson"], live.table["chat"]) == ("village", "off")
    assert live.last["teacher"]["lesson"] == "village"
    await to_first_card(live)
    assert live.position["view"]["players"][0]["down_cards"] == ["W27"]
    (mine,) = (await ana.get("/api/tables"))["mine"]
    assert (mine["table"], mine["lesson"]) == (table, "village")


async def test_everybody_waits_while_the_teacher_speaks(server: Serving) -> None:
    table, _, live = await begun(server)
    for step in ("hello", "sides", "mountain", "slope", "edge"):
        await go_on(live, step)
    await live.answer(READY)
    await live.until(lambda: saying(live) == "demo_purple", "a turn")
    length = len(server.match(table).answers)
    bots = server.table(table).bots
    bots.wake()
    await live.sync()
    assert not bots.thinking
    assert len(server.match(table).answers) == length
    await go_on(live, "demo_purple")
    await live.until(lambda: len(server.match(table).answers) > length, "the bots to go on")


async def test_a_poor_answer_is_answered_before_it_counts(server: Serving) -> None:
    table, _, live = await begun(server)
    await to_first_card(live)
    length = len(server.match(table).answers)
    assert (await live.answer(reveal("O1")))["t"] == "ack"
    reply = live.last["teacher"]["reply"]
    assert reply == {"says": "lesson-village-was_purple", "may": True, "action": reveal("O1")}
    assert len(server.match(table).answers) == length
    await live.ask("learn", do="else", step="first_card")
    assert live.last["teacher"]["reply"] is None
    await live.answer(reveal("O1"))
    await live.answer(reveal("O1"))
    assert len(server.match(table).answers) == length + 1, "she insisted"
    assert live.last["teacher"]["reply"] is None


async def test_no_coach_contradicts_the_teacher(server: Serving) -> None:
    """While she says what to do nobody else gives advice, neither asked nor unasked."""
    _, _, live = await begun(server)
    await to_first_card(live)
    question = live.question
    assert question["advice"] is False
    for wish in ({}, {"action": reveal("O1")}):
        reply = await live.ask("advise", question=question["number"], **wish)
        assert (reply["t"], reply["error"]) == ("refused", "error-teacher-speaks")
    await live.ask("learn", do="quiet")
    assert live.question["advice"] is True
    assert (await live.ask("advise", question=question["number"]))["t"] == "advice"


async def test_the_counter_counts_what_everybody_meets_and_ends(server: Serving) -> None:
    """It never goes back, counts no remark that may not come, and is full when all that matters
    was said: the page says so, long before the game is over."""
    _, _, live = await begun(server)
    numbers, dice, taught = [], Dice("counter"), False
    while not live.over and not taught:
        teacher = await live.until(
            lambda: (
                (live.over or live.my_turn() or live.last["teacher"]["waits"] == "on")
                and live.last["teacher"]
            ),
            "something to do",
        )
        taught = teacher["taught"]
        numbers.append(teacher["number"])
        if teacher["waits"] == "on":
            await live.ask("learn", do="on", step=teacher["step"])
        else:
            options = live.question["options"]
            number, option = live.question["number"], options[dice.below(len(options))]
            for _ in range(2):  # and insists
                await live.ask("answer", question=number, action=option["action"])
    counted = [number for number in numbers if number]
    assert counted == sorted(counted)
    assert taught
    assert counted[-1] == live.last["teacher"]["of"]


async def test_what_the_rules_forbid_is_refused_by_the_rules(server: Serving) -> None:
    _, _, live = await begun(server)
    await to_first_card(live)
    reply = await live.answer(reveal("S0"))
    assert (reply["t"], reply["rule"]) == ("refused", "WAL-12")


async def test_only_the_learner_hears_the_teacher(server: Serving) -> None:
    table, _, live = await begun(server)
    bea = server.guest("Bea")
    watching = await bea.live(table, -1)
    await to_first_card(live)
    await watching.sync()
    assert not any("teacher" in frame for frame in watching.frames)
    assert not any("lesson-" in raw for raw in watching.raw)
    reply = await watching.ask("learn", do="on", step="first_card")
    assert reply["t"] == "refused"


async def test_a_table_without_a_lesson_has_no_teacher(server: Serving) -> None:
    _, _, (ana,) = await server.party(WALPURGISNACHT, 3, 1)
    assert "teacher" not in ana.last
    assert (await ana.ask("learn", do="on", step="hello"))["t"] == "refused"


async def test_a_restart_finds_the_lesson_where_it_was(server: Serving) -> None:
    table, ana, live = await begun(server)
    await to_first_card(live)
    await live.answer(reveal("O4"))
    await live.until(lambda: saying(live) == "second_card", "the second card")
    before = live.last["teacher"]
    await server.restart()
    live = await ana.live(table, 0)
    assert live.last["teacher"] == before
    match = server.match(table)
    given = [action for seat, action in match.answers if seat == match.nature]
    assert list(match.stacked) == given, "all of it was laid out"
    await live.answer(reveal("O0"))
    await live.until(lambda: saying(live) == "third_card", "the third card")


async def test_what_is_taken_back_is_said_again(server: Serving) -> None:
    table, _, live = await begun(server)
    await to_first_card(live)
    for slot in ("O4", "O0", "S0"):
        await live.answer(reveal(slot))
    for step in ("three_points", "values", "values_more"):
        await go_on(live, step)
    await live.until(lambda: saying(live) == "give", "the gift")
    await live.answer(GAME.action("give", card="W16", receiver=1))
    await live.until(lambda: saying(live) == "give_more", "the second gift")
    await live.answer(GAME.action("keep"))
    await live.until(lambda: saying(live) == "third_gift", "what else there is")
    await live.ask("undo")
    await live.until(lambda: saying(live) == "give_more", "once more")
    assert "give_more" not in server.table(table).course.teaching.progress.passed  # type: ignore[union-attr]


async def test_a_learner_may_play_on_without_the_teacher(server: Serving) -> None:
    table, ana, live = await begun(server)
    await live.ask("learn", do="quiet")
    assert (saying(live), live.last["teacher"]["quiet"]) == ("", True)
    await live.play(Dice(1), most=3)
    assert saying(live) == ""
    await server.restart()
    live = await ana.live(table, 0)
    assert live.last["teacher"]["quiet"]
    await live.ask("learn", do="aloud")
    assert saying(live) != ""


@pytest.mark.parametrize("lesson", ["village", "witch"])
async def test_who_answers_anyhow_comes_to_the_end(server: Serving, lesson: str) -> None:
    table, ana, live = await begun(server, lesson)
    dice = Dice(lesson)
    while not live.over or live.last["teacher"]["waits"] == "on":
        teacher = await live.until(
            lambda: (
                (live.over or live.my_turn() or live.last["teacher"]["waits"] == "on")
                and live.last["teacher"]
            ),
            "something to do",
        )
        if teacher["waits"] == "on":
            await live.ask("learn", do="on", step=teacher["step"])
        elif not live.over:
            options = live.question["options"]
            number, option = live.question["number"], options[dice.below(len(options))]
            for _ in range(2):  # and insists
                await live.ask("answer", question=number, action=option["action"])
    assert live.last["teacher"]["number"] > 4
    answer = await ana.http.get(f"/api/tables/{table}/file")
    match = server.match(table)
    assert load(answer.text).stacked == match.stacked, "the file says what was laid out"


async def test_a_rematch_is_an_ordinary_game(server: Serving) -> None:
    table, ana, live = await begun(server)
    await live.ask("learn", do="quiet")
    await live.play(Dice(3))
    await live.until_over()
    made = await ana.post(f"/api/tables/{table}/rematch")
    again = await ana.live(made["table"], 0)
    assert (again.table["lesson"], "teacher" in again.last) == ("", False)


async def test_the_first_lesson_is_the_usual_one(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.post("/api/lessons", game=WALPURGISNACHT)
    assert (await ana.live(made["table"], 0)).table["lesson"] == "village"
    games = {game["key"]: game for game in await ana.get("/api/games")}
    assert [each["name"] for each in games[WALPURGISNACHT]["lessons"]] == ["village", "witch"]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "nothing"},
        {"game": WALPURGISNACHT, "lesson": "nothing"},
        {"game": WALPURGISNACHT, "lesson": "../village"},
        {"game": WALPURGISNACHT, "seats": 3},
    ],
)
async def test_what_is_no_lesson_is_refused(server: Serving, wish: Data) -> None:
    await server.guest("Ana").post("/api/lessons", 400, **wish)


async def test_lessons_are_bounded_like_tables(house: Any) -> None:
    few = Rate(2, 0.001)
    async with house(limits=Limits(new_tables=few, lessons=few)) as server:
        _, ana, live = await begun(server)
        await ana.post("/api/lessons", game=WALPURGISNACHT)
        await ana.post("/api/lessons", 429, game=WALPURGISNACHT)
        for what in ("quiet", "aloud"):
            assert (await live.ask("learn", do=what))["t"] == "ack"
        assert (await live.ask("learn", do="quiet"))["error"] == "error-too-much"


async def test_a_lesson_that_is_gone_leaves_an_ordinary_table(server: Serving) -> None:
    table, ana, live = await begun(server)
    await live.answer(READY)
    record = server.table(table).record
    record.lesson = "nothing"
    await server.server.hall.write(put_table(record))
    await server.restart()
    live = await ana.live(table, 0)
    assert "teacher" not in live.last
    await live.play(Dice(1), most=3)


async def test_what_is_not_kept_is_not_learnt(server: Serving, monkeypatch: Any) -> None:
    table, _, live = await begun(server)
    classroom, keeping = server.table(table).classroom, server.table(table).keeping
    before = classroom.frame(0)

    async def full(*changes: Any) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(keeping.store, "write", full)
    assert (await live.ask("learn", do="on", step="hello"))["error"] == NotKept.key
    assert classroom.frame(0) == before


async def test_progress_comes_back_from_the_disk(server: Serving) -> None:
    table, ana, _ = await begun(server)
    kept = Progress({"hello": 0, "sides": 0}, strayed=3)
    await server.server.hall.write(put_lesson(table, kept))
    await server.restart()
    live = await ana.live(table, 0)
    assert saying(live) == "mountain"
    teaching = server.table(table).course.teaching
    assert teaching is not None
    assert teaching.progress == kept


async def test_bots_wait_longer_for_a_learner_until_she_plays_on_alone(house: Any) -> None:
    """She reads the table for the first time; elsewhere nobody is kept waiting."""
    async with house(pace=0.01) as server:
        table, _, live = await begun(server)
        bots = server.table(table).bots
        assert bots.pace == 0.02
        await live.ask("learn", do="quiet")
        assert bots.pace == 0.01
        other, _, _ = await server.party(WALPURGISNACHT, 3, 1)
        assert server.table(other).bots.pace == 0.01
