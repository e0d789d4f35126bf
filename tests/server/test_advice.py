"""What the guide would do: asked by who plays alone, and by nobody else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from aquelarre.bots import Heard
from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.server.thinking import Thinkers
from aquelarre.words import Words

if TYPE_CHECKING:
    from tests.server.conftest import Serving

GAME = "discworld_witches"


async def test_it_is_one_of_the_options_and_changes_nothing(server: Serving) -> None:
    table, _, (ana,) = await server.party(GAME, 1, 1)
    for _ in range(40):
        question = await ana.until_asked()
        assert question["advice"] is True
        before = server.match(table).fingerprint(), ana.last["seq"]
        reply = await ana.ask("advise", question=question["number"])
        assert reply["t"] == "advice"
        assert reply["action"] in [option["action"] for option in question["options"]]
        assert reply["reasons"]
        await ana.sync()
        assert (server.match(table).fingerprint(), ana.last["seq"]) == before
        await ana.answer(reply["action"])


async def test_its_reasons_have_texts_with_their_values(server: Serving) -> None:
    table, _, (ana,) = await server.party(GAME, 1, 1)
    await ana.play(Dice(2), most=6)
    question = await ana.until_asked()
    reply = await ana.ask("advise", question=question["number"])
    for lang in ("es", "en"):
        words = Words(lang, server.match(table).game, strict=True)
        texts = await server.guest().http.get(f"/api/text/{lang}/{GAME}/advice")
        for reason in reply["reasons"]:
            assert f"advice-{reason['key']} =" in texts.text
            assert words.has(f"advice-{reason['key']}")
            for value in reason["values"].values():
                assert isinstance(value, int) or words.has("-".join(map(str, value)))


async def test_the_texts_come_only_when_they_are_wanted(server: Serving) -> None:
    http = server.guest().http
    assert "advice-" not in (await http.get(f"/api/text/en/{GAME}/table")).text
    assert "advice-" not in (await http.get(f"/api/text/en/{GAME}/brief")).text


async def test_who_plays_with_others_is_refused(server: Serving) -> None:
    _, _, (ana, bea) = await server.party(GAME, 2, 2)
    for one in (ana, bea):
        await one.sync()
    assert ana.my_turn() or bea.my_turn()
    for one in (ana, bea):
        assert one.question["advice"] is False
        reply = await one.ask("advise", question=one.question["number"])
        assert reply["t"] == "refused"
        assert reply["error"] == "error-no-advice"
        assert reply["sentence"] == "There is no coach at this table."


async def test_unless_the_table_says_so_for_all_to_see(server: Serving) -> None:
    table, (ana, *_), lives = await server.party(GAME, 2, 2, coach=True)
    for one in lives:
        await one.sync()
    asked = next(one for one in lives if one.my_turn())
    assert all(one.last["table"]["coach"] is True for one in lives)
    assert (await asked.ask("advise", question=asked.question["number"]))["t"] == "advice"
    await server.restart()
    assert (await ana.get(f"/api/tables/{table}"))["coach"] is True, "it is kept"


async def test_whoever_sits_down_later_ends_it(server: Serving) -> None:
    """Alone with bots one may ask; not any more when somebody else plays, too."""
    table, (ana, *_), (live,) = await server.party(GAME, 2, 1, open=True)
    question = await live.until_asked()
    assert question["advice"] is True
    assert (await live.ask("advise", question=question["number"]))["t"] == "advice"
    await ana.seat(table, 1, "open")
    invite = (await ana.post(f"/api/tables/{table}/invite"))["invite"]
    await server.guest("Bea").join(table, invite)
    reply = await live.ask("advise", question=question["number"])
    assert (reply["t"], reply["error"]) == ("refused", "error-no-advice")


async def test_a_poor_answer_is_told_before_it_is_given(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find(GAME)), "far_worse", 0.2)
    _, _, (ana,) = await server.party(GAME, 1, 1)
    objections = 0
    for _ in range(12):
        question = await ana.until_asked()
        best = (await ana.ask("advise", question=question["number"]))["action"]
        for action in [option["action"] for option in question["options"]][-3:]:
            reply = await ana.ask("advise", question=question["number"], action=action)
            objections += reply["action"] != action
            assert reply["action"] in (action, best)
            assert bool(reply["reasons"]) == (reply["action"] != action)
        await ana.answer(best)
    assert objections
    question = await ana.until_asked()
    reply = await ana.ask("advise", question=question["number"], action=7_000_000)
    assert (reply["t"], reply["error"]) == ("refused", "error-illegal")


async def test_a_game_without_one_has_none(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find("carcassonne")), "advises", False)
    _, _, (ana,) = await server.party("carcassonne", 2, 1)
    question = await ana.until_asked()
    assert question["advice"] is False
    reply = await ana.ask("advise", question=question["number"])
    assert (reply["t"], reply["error"]) == ("refused", "error-no-advice")
    wish = {"game": "carcassonne", "seats": 2, "name": "Ana", "coach": True}
    await server.guest("Bea").post("/api/tables", 400, **wish)


async def test_only_the_open_question_is_answered(server: Serving) -> None:
    _, _, (ana,) = await server.party(GAME, 1, 1)
    question = await ana.until_asked()
    reply = await ana.ask("advise", question=question["number"] + 1)
    assert (reply["t"], reply["error"]) == ("refused", "error-stale")
    await ana.play(Dice(3))
    await ana.until_over()
    reply = await ana.ask("advise", question=question["number"])
    assert (reply["t"], reply["error"]) == ("refused", "error-finished")


async def test_a_watcher_is_refused(server: Serving) -> None:
    table, (ana, *_), _ = await server.party(GAME, 1, 1, open=True)
    watching = await server.guest("Bea").live(table, -1)
    reply = await watching.ask("advise", question=watching.question["number"])
    assert (reply["t"], reply["error"]) == ("refused", "error-not-yours")
    assert ana.name == "Ana"


async def test_a_paused_game_gives_none(server: Serving) -> None:
    table, (ana, *_), (live,) = await server.party(GAME, 1, 1)
    question = await live.until_asked()
    await ana.post(f"/api/tables/{table}/pause", paused=True)
    reply = await live.ask("advise", question=question["number"])
    assert (reply["t"], reply["error"]) == ("refused", "error-not-now")


@pytest.mark.parametrize(
    "wrong", [{}, {"question": "now"}, {"question": -5}, {"question": 1, "seat": 0}]
)
async def test_what_cannot_be_understood_is_refused(server: Serving, wrong: dict[str, int]) -> None:
    table, _, (ana,) = await server.party(GAME, 1, 1)
    await ana.until_asked()
    before, start = server.match(table).fingerprint(), len(ana.frames)
    await ana.send(t="advise", id="x", **wrong)
    reply = await ana.until(
        lambda: next((x for x in ana.frames[start:] if x["t"] == "refused"), None), "a refusal"
    )
    assert reply["error"] == "error-bad-request"
    assert server.match(table).fingerprint() == before


async def test_where_sockets_do_not_get_through(server: Serving) -> None:
    table, (ana, *_), (live,) = await server.party(GAME, 1, 1)
    question = await live.until_asked()
    message = {"t": "advise", "id": "a", "question": question["number"]}
    reply = await ana.post(f"/api/tables/{table}/send?seat=0", **message)
    assert reply["t"] == "advice"
    assert reply["action"] in [option["action"] for option in question["options"]]
    assert json.dumps(reply)


async def test_it_thinks_in_another_process(server: Serving) -> None:
    """With what the seat imagines, like any bot."""
    table, _, (ana,) = await server.party(GAME, 1, 1)
    await ana.until_asked()
    match, thinkers = server.match(table), Thinkers(1)
    try:
        far = await thinkers.advise(match.game, match.state, 0, Dice(1), Heard(0, []))
    finally:
        thinkers.close()
    here = await Thinkers(0).advise(match.game, match.state, 0, Dice(1), Heard(0, []))
    assert (far.action, far.reasons) == (here.action, here.reasons)
